//! No card is special: under other ids, or from a user's folder, the shipped cards play the same.

use super::CardSuite;
use crate::random_game::RandomGame;
use clade_engine::{Observer, Setup, Tools, hash};
use clade_script::ModFolder;

impl CardSuite {
    /// Random games play the same, answer for answer and event for event, when each shipped card in turn has another id, when all do,
    /// and when the shipped mods have other ids, as if a user had written them. Says how many cards were renamed.
    ///
    /// # Panics
    /// With the card that plays differently.
    pub fn no_card_is_special(&self, setup: &Setup, games: u64) -> usize {
        let cards = self.cards();
        let ids: Vec<&str> = cards.iter().map(|card| card.short_id()).collect();
        let same = self.played(setup, &self.shipped(), games);
        let checks = |what: &str, folders: &[ModFolder]| assert!(self.played(setup, folders, games) == same, "{what} plays otherwise");
        for id in &ids {
            checks(id, &self.renamed(&[id]));
        }
        checks("each card under another id", &self.renamed(&ids));
        checks("a user's mod", &self.as_users());
        ids.len()
    }

    /// What happens in random games: after each answer the state, how many answers there are, and the events that led there.
    fn played(&self, setup: &Setup, folders: &[ModFolder], games: u64) -> Vec<u64> {
        let rules = (self.module.ruleset)(setup, folders, self.module.texts).unwrap_or_else(|e| panic!("{e}"));
        let mut face = rules.open_as(0, Tools::default()).unwrap_or_else(|e| panic!("{e}")); // states do not say which ruleset it is
        let mut seen = Vec::new();
        for seed in 0..games {
            let played = RandomGame::each(&mut *face, seed, |face, at, step| {
                if step == 0 {
                    face.listen(at, true).expect("a table");
                }
                let events = face.events(at, Observer::Host).expect("events");
                let count = face.turn(at).expect("a table").count;
                seen.push(hash::of(&(face.hash(at).expect("a table"), count, events)));
            });
            played.expect("it is played");
        }
        seen
    }

    /// The shipped mods with these ids of cards replaced wherever they stand.
    fn renamed(&self, ids: &[&str]) -> Vec<ModFolder> {
        let mut folders = self.shipped();
        for id in ids {
            let (from, to, mut found) = (format!("\"{id}\""), format!("\"zz_{id}\""), 0);
            let files = folders.iter_mut().flat_map(|folder| &mut folder.files).filter(|(name, _)| name != "mod.toml");
            for (_, text) in files {
                found += text.matches(&from).count();
                // A text may follow an option that is called like a card.
                *text = text.replace(&from, &to).replace(&format!("by = {to}"), &format!("by = {from}"));
            }
            assert!(found > 0, "{id} is in its file");
        }
        folders
    }

    /// The shipped mods under other ids.
    fn as_users(&self) -> Vec<ModFolder> {
        let mut folders = self.shipped();
        for folder in &mut folders {
            let head = folder.files.iter_mut().find(|(name, _)| name == "mod.toml").expect("a head");
            head.1 = head.1.replacen("id = \"", "id = \"my_", 1);
        }
        assert!(folders.iter().all(|folder| folder.id().is_some_and(|id| id.starts_with("my_"))), "each mod has another id");
        folders
    }
}
