//! Reading along in random games: everything on the table, in every question and in the log has a text of its own in every language.

use super::Suite;
use clade_engine::{Actor, Face, Handle, Msg, Observer, Setup, Tools, Translate, chance, hash};
use clade_table::{LANGUAGES, Rulebook, Texts, WordStream};
use std::collections::BTreeSet;

/// The first so many questions of a game are read.
const QUESTIONS: usize = 1500;

/// What was read in a game.
#[derive(Default)]
struct Known {
    /// The sections of the rules that reasons have named.
    sections: BTreeSet<String>,
    /// The hashes of what was said.
    said: BTreeSet<u64>,
}

/// What is read in each language, the rules of the game there, and what was read before.
type Books<'a> = (&'a [Texts], &'a [Option<Rulebook>], &'a mut Known);

impl Suite {
    /// A random game of each of these set-ups, as the asked seat reads it: texts of actions are ASCII and differ, so do the ids of what
    /// lies on the table, and what the answers are called in each language; prompts, labels, reasons, log lines and all names on the
    /// table have their texts; the section that a reason names is in the rules page.
    ///
    /// # Panics
    /// With what is missing, or has the same name.
    pub fn read_along(&self, setups: &[Setup]) {
        for (seed, setup) in (7..).zip(setups) {
            let rules = self.module.ruleset(setup, &[]).unwrap_or_else(|e| panic!("{e}"));
            let languages = LANGUAGES.map(|language| Texts::new(language, &[&rules.texts(language)]).expect("the texts parse"));
            let id = self.module.about().id;
            let books = languages.each_ref().map(|texts| Rulebook::of(texts, id));
            let mut face = rules.open(Tools::default()).expect("it opens");
            let (mut words, at) = (WordStream::new(seed), face.start());
            let mut known = Known::default();
            face.listen(at, true).expect("a table");
            for _ in 0..QUESTIONS {
                let turn = face.turn(at).expect("a table");
                self.reads(&*face, at, turn.actor, (&languages, &books, &mut known));
                match turn.actor {
                    Actor::Over => break,
                    Actor::Chance => drop(face.roll(at, words.next()).expect("a roll")),
                    Actor::Seat(_) => drop(face.advance(at, chance::below(words.next(), turn.count)).expect("a legal answer")),
                }
            }
        }
    }

    /// One question as the asked seat reads it.
    fn reads(&self, face: &dyn Face, at: Handle, actor: Actor, (languages, books, known): Books<'_>) {
        let observer = if let Actor::Seat(seat) = actor { Observer::Seat(seat) } else { Observer::Public };
        let list = face.texts(at).expect("a list");
        assert_eq!(twice(list.lines()), None, "two answers have this text: {list}");
        assert!(list.is_ascii(), "{list}");
        let scene = face.scene(at, observer).expect("a scene");
        assert_eq!(twice(scene.nodes.iter().map(|node| &*node.id)), None, "two things on the table have this id");
        let prompt = face.prompt(at, observer).expect("a prompt");
        let labels = face.labels(at, observer).expect("labels");
        for texts in languages {
            let called: Vec<String> = labels.iter().map(|label| texts.text(label)).collect();
            assert_eq!(twice(called.iter().map(String::as_str)), None, "two answers are called so: {}", texts.text(&prompt));
        }
        let refusals = face.refusals(at, observer).expect("refusals");
        for section in refusals.iter().flat_map(|refusal| &refusal.reasons).map(|objection| &objection.section) {
            let is_new = !section.is_empty() && known.sections.insert(section.to_string());
            for (texts, book) in languages.iter().zip(books).filter(|_| is_new) {
                let Some(book) = book else { continue };
                let heading = texts.text(&Msg::new(section.to_string()));
                assert!(book.about(&heading).is_some(), "no chapter of the rules is “{heading}”");
            }
        }
        let mut said = labels;
        said.push(prompt);
        said.extend(face.log(at, observer).expect("a log"));
        said.extend(refusals.into_iter().flat_map(|refusal| refusal.reasons).map(|objection| objection.reason));
        said.extend(scene.nodes.into_iter().flat_map(|node| node.badges.into_iter().chain([node.name, node.mark]).chain(node.because)));
        let own = format!("{}-", self.module.about().id);
        said.retain(|msg| known.said.insert(hash::of(msg)));
        for (msg, texts) in said.iter().flat_map(|msg| languages.iter().map(move |texts| (msg, texts))) {
            let text = texts.text(msg);
            assert!(![&*own, "card-", "{"].iter().any(|raw| text.contains(raw)), "{text}");
        }
    }
}

/// The first word that was there before.
fn twice<'a>(words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let (mut seen, mut words) = (BTreeSet::new(), words);
    words.find(|word| !seen.insert(*word))
}
