//! Every message has its text in en, ru and pl with the right arguments; nothing is left over. What is drawn, asked and told in
//! random games is told apart and translated.

use clade_check::Suite;
use clade_engine::face::{About, Refusal};
use clade_engine::{Actor, Module, Msg, Observer, Scene, Setup, Tools, Translate, chance};
use clade_marine::{MODULE, texts};
use clade_table::{LANGUAGES, Texts, Words};
use std::collections::BTreeSet;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn texts_are_complete() {
    SUITE.texts(texts::ALL);
}

/// Plays the first questions of games with these options and looks at each as its seat does.
fn read_along(seats: u8, options: &[(&str, &str)], seed: u64) {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let rules = MODULE.ruleset(&Setup { seats, options }, &[]).expect("the shipped cards load");
    let languages = LANGUAGES.map(|language| Texts::new(language, &[&rules.texts(language)]).expect("the texts parse"));
    let mut face = rules.open(Tools::default()).expect("it opens");
    let mut words = Words::new(seed);
    let at = face.start();
    face.listen(at, true).expect("a table");
    for _ in 0..1500 {
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
        let labels: Vec<Msg> = face.ask(at, observer, About::Labels).expect("labels");
        let prompt: Msg = face.ask(at, observer, About::Prompt).expect("a prompt");
        for texts in &languages {
            let told = labels.iter().map(|label| texts.text(label)).collect::<BTreeSet<_>>();
            assert_eq!(told.len(), labels.len(), "{}: equal labels {told:?}", texts.text(&prompt));
        }
        let mut said = labels;
        said.extend(face.ask::<Vec<Msg>>(at, observer, About::Log).expect("a log"));
        said.push(prompt);
        said.extend(refusals.into_iter().flat_map(|refusal| refusal.reasons).map(|objection| objection.reason));
        said.extend(scene.nodes.into_iter().flat_map(|node| node.badges.into_iter().chain([node.name, node.mark])));
        for (msg, texts) in said.iter().flat_map(|msg| languages.iter().map(move |texts| (msg, texts))) {
            let text = texts.text(msg);
            assert!(!["marine-", "card-", "{"].iter().any(|raw| text.contains(raw)), "{text}");
        }
        match turn.actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, words.next()).expect("a roll")),
            Actor::Seat(_) => drop(face.advance(at, chance::below(words.next(), turn.count)).expect("a legal answer")),
        }
    }
}

#[test]
fn in_a_game_everything_has_its_own_word_and_every_text_is_there() {
    read_along(4, &[], 7);
    read_along(3, &[("edition", "phalanx2023"), ("superheroes", "yes")], 8);
}

#[test]
fn the_variants_are_told_as_well() {
    read_along(2, &[("two-animals", "outer-inner"), ("earth", "random"), ("mats", "alternative"), ("length", "quick")], 9);
}

fn unique<'a>(words: impl Iterator<Item = &'a str>) -> usize {
    words.collect::<BTreeSet<_>>().len()
}
