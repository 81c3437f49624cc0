//! Every message has its text in en, ru and pl with the right arguments; nothing is left over. What is drawn and asked in random
//! games is told apart and translated.

use clade_check::Suite;
use clade_engine::face::{About, Refusal};
use clade_engine::{Actor, Game, Module, Msg, Observer, Scene, Seat, Setup, Tools, Translate, chance};
use clade_evolution::action::Action;
use clade_evolution::state::Id;
use clade_evolution::{MODULE, options, texts};
use clade_table::{LANGUAGES, Texts, Words};
use std::collections::BTreeSet;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn texts_are_complete() {
    SUITE.texts(texts::ALL);
}

#[test]
fn each_colour_has_a_letter_of_its_own() {
    let colours = ["red", "blue", "green", "yellow", "orange", "purple", "white", "black"];
    for language in LANGUAGES {
        let words = Texts::new(language, &[&MODULE.texts(language)]).expect("the texts parse");
        let letters: BTreeSet<String> = colours.iter().map(|colour| words.text(&Msg::new(format!("evolution-letter-{colour}")))).collect();
        assert_eq!(letters.len(), colours.len(), "{language}: {letters:?}");
        assert!(letters.iter().all(|letter| letter.chars().count() == 1), "{language}: {letters:?}");
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

/// Plays a random game with all sets and looks at each question as its seat does.
#[test]
fn in_a_game_everything_has_its_own_word_and_every_text_is_there() {
    let setup = Setup { seats: 4, options: MODULE.options_for_all_cards() };
    let rules = MODULE.ruleset(&setup, &[]).expect("the shipped cards load");
    let languages = LANGUAGES.map(|language| Texts::new(language, &[&rules.texts(language)]).expect("the texts parse"));
    let mut face = rules.open(Tools::default()).expect("it opens");
    let mut words = Words::new(7);
    let at = face.start();
    face.listen(at, true).expect("a table");
    for _ in 0..500 {
        let turn = face.turn(at).expect("a table");
        let observer = match turn.actor {
            Actor::Seat(seat) => Observer::Seat(seat),
            _ => Observer::Public,
        };
        let list = face.texts(at).expect("a list");
        assert_eq!(unique(list.lines()), list.lines().count(), "{list}");
        assert!(list.is_ascii(), "{list}");
        let scene: Scene = face.ask(at, observer, About::Scene).expect("a scene");
        assert_eq!(unique(scene.nodes.iter().map(|node| &*node.id)), scene.nodes.len(), "{scene:?}");

        let refusals: Vec<Refusal> = face.ask(at, observer, About::Refusals).expect("refusals");
        let mut said: Vec<Msg> = face.ask(at, observer, About::Labels).expect("labels");
        if let Actor::Seat(_) = turn.actor {
            let labels: Vec<String> = said.iter().map(|label| languages[0].text(label)).collect();
            assert_eq!(unique(labels.iter().map(String::as_str)), labels.len(), "two answers are called alike: {labels:?}");
        }
        said.extend(face.ask::<Vec<Msg>>(at, observer, About::Log).expect("a log"));
        said.push(face.ask(at, observer, About::Prompt).expect("a prompt"));
        said.extend(refusals.into_iter().flat_map(|refusal| refusal.reasons).map(|objection| objection.reason));
        said.extend(scene.nodes.into_iter().flat_map(|node| node.badges.into_iter().chain([node.name, node.mark])));
        for (msg, texts) in said.iter().flat_map(|msg| languages.iter().map(move |texts| (msg, texts))) {
            let text = texts.text(msg);
            assert!(!["evolution-", "card-", "{"].iter().any(|raw| text.contains(raw)), "{text}");
        }
        match turn.actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, words.next()).expect("a roll")),
            Actor::Seat(_) => drop(face.advance(at, chance::below(words.next(), turn.count)).expect("a legal answer")),
        }
    }
}

/// "It can get no food now" stands at a hunt that is offered all the same (A6), not at one that is refused.
#[test]
fn only_a_hunt_that_is_offered_is_in_vain() {
    let says_so = |hunter: &str| {
        let position = format!(
            "bank = {{ table = 2 }}\n[red.animals.1]\n{hunter}\n[red.animals.3]\ntraits = [\"symbiosis with 1\"]\n[blue.animals.2]\n"
        );
        let table = crate::common::Table::of(crate::common::open_with(&crate::common::setup(2, &[]), &[]), &position);
        let view = table.game.view(&table.state, Observer::Seat(Seat(0)));
        format!("{:?}", table.game.label(&view, Action::Hunt(Id(0)))).contains("evolution-in-vain")
    };
    assert!(says_so("traits = [\"carnivorous\"]"), "its symbiont is hungry");
    assert!(!says_so("traits = [\"carnivorous used\"]"), "it has attacked");
    assert!(!says_so("traits = [\"carnivorous\"]\nfood = \"2 red\""), "it is fed");
}

fn unique<'a>(words: impl Iterator<Item = &'a str>) -> usize {
    words.collect::<BTreeSet<_>>().len()
}
