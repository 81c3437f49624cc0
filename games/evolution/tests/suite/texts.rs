//! Texts that follow options and tables.

use clade_engine::{Game, Module, Msg, Observer, Seat, Setup, Shown, Translate};
use clade_evolution::action::Action;
use clade_evolution::state::Id;
use clade_evolution::{MODULE, options};
use clade_table::{LANGUAGES, Texts};
use std::collections::BTreeSet;

#[test]
fn each_colour_has_a_kind_of_animal_of_its_own() {
    let colours = ["red", "blue", "green", "yellow", "orange", "purple", "white", "black"];
    for language in LANGUAGES {
        let words = Texts::new(language, &[&MODULE.texts(language)]).expect("the texts parse");
        let kinds: BTreeSet<String> = colours.iter().map(|colour| words.text(&Msg::new(format!("evolution-species-{colour}")))).collect();
        assert_eq!(kinds.len(), colours.len(), "{language}: {kinds:?}");
    }
}

#[test]
fn a_text_follows_each_option_that_changes_its_card() {
    for varies in options::VARIES {
        let texts = |value: &str| {
            let mut setup = Setup { seats: 2, options: MODULE.options_for_all_cards() };
            setup.options.insert(varies.option.to_owned(), value.to_owned());
            let rules = MODULE.ruleset(&setup, &[]).expect("the shipped cards load");
            LANGUAGES.map(|language| rules.texts(language).to_string())
        };
        let [one, other] = [texts(varies.values[0]), texts(varies.values[1])];
        let same: Vec<&str> = (0..LANGUAGES.len()).filter(|&i| one[i] == other[i]).map(|i| LANGUAGES[i]).collect();
        assert_eq!(same, [""; 0], "{}: the same text for both values", varies.option);
    }
}

/// "It can get no food now" stands at a hunt that is offered all the same (A6), not at one that is refused.
#[test]
fn only_a_hunt_that_is_offered_is_in_vain() {
    let says_so = |hunter: &str| {
        let position = format!(
            "bank = {{ table = 2 }}\n[red.animals.1]\n{hunter}\n[red.animals.3]\ntraits = [\"symbiosis with 1\"]\n[blue.animals.2]\n"
        );
        let table = crate::common::Table::of(crate::common::open_with(&clade_check::setup(2, &[]), &[]), &position);
        let view = table.game.view(&table.state, Observer::Seat(Seat(0)));
        format!("{:?}", table.game.label(&view, Action::Hunt(Id(0)))).contains("evolution-in-vain")
    };
    assert!(says_so("traits = [\"carnivorous\"]"), "its symbiont is hungry");
    assert!(!says_so("traits = [\"carnivorous used\"]"), "it has attacked");
    assert!(!says_so("traits = [\"carnivorous\"]\nfood = \"2 red\""), "it is fed");
}
