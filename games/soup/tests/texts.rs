//! Every message has its text in en, ru and pl with the right arguments; nothing is left over.

use clade_engine::Module;
use clade_soup::{MODULE, options::ROWS, texts};

#[test]
fn texts_are_complete() {
    let mut declared = texts::ALL.to_vec();
    declared.extend(ROWS.iter().map(|row| (row.help, &[][..])));
    assert_eq!(clade_table::check(&declared, texts::FILES), Vec::<String>::new());
}

#[test]
fn shipped_cards_speak_all_languages() {
    let setup = clade_engine::Setup { seats: 4, options: Default::default() };
    let rules = MODULE.ruleset(&setup, &[]).expect("the shipped cards load");
    for language in clade_table::LANGUAGES {
        let texts = clade_table::Texts::new(language, &[&rules.texts(language)]).expect("the texts parse");
        assert!(texts.has("card-soup-speed") && texts.has("soup-ask-feeding"), "{language}");
    }
}
