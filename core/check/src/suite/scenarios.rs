//! The scenarios of a game, and that its states can be written as such.

use super::Suite;
use crate::random_game::RandomGame;
use crate::scenario::{Checked, Games, Lesson, Scenario, write};
use clade_engine::{Module, Setup, Tools};
use clade_table::LANGUAGES;
use std::collections::BTreeMap;

impl Suite {
    /// The files of the crate's folder `scenarios` and of the folders in it, by their names within.
    ///
    /// # Panics
    /// If they cannot be read.
    pub fn scenarios(&self) -> BTreeMap<String, String> {
        let (root, mut files) = (self.path("scenarios"), BTreeMap::new());
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
                files.insert(path.strip_prefix(&root).unwrap_or(&path).display().to_string(), text);
            }
        }
        files
    }

    /// Every scenario holds, and what is told in lessons and examples is told in every language. Says how much was checked.
    ///
    /// # Panics
    /// With all faults of all scenarios.
    pub fn scenarios_hold(&self) -> Checked {
        let (mut checked, mut untold) = (Checked::default(), Vec::new());
        for (name, text) in self.scenarios() {
            checked.add(self.check(&name, &text));
            let lesson = Scenario::read(&name, &text).ok().and_then(|scenario| scenario.lesson());
            for told in lesson.iter().flat_map(Lesson::told) {
                let missing: Vec<&str> = LANGUAGES.into_iter().filter(|language| !told.languages().any(|has| has == *language)).collect();
                if !missing.is_empty() {
                    untold.push(format!("{name}: '{}' is not told in {}", told.text("en"), missing.join(", ")));
                }
            }
        }
        let faults: Vec<String> = checked.faults.iter().map(ToString::to_string).chain(untold).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        checked
    }

    /// What comes of a scenario of this game, without mods.
    pub fn check(&self, name: &str, text: &str) -> Checked {
        let no_mods = |_: &str, _: &str| Err("no mods here".to_owned());
        let modules: [&dyn Module; 1] = [self.module];
        let games = Games { modules: &modules, read_mod: &no_mods, tools: Tools::default() };
        match Scenario::read(name, text) {
            Ok(scenario) => scenario.check(&games),
            Err(fault) => Checked { faults: vec![fault], ..Checked::default() },
        }
    }

    /// States of random games of these set-ups read back equal from their words: each n-th one and each inside a card; of every
    /// seventh n-th one also the scenario holds that is written from it. Says how many were inside cards.
    ///
    /// # Panics
    /// If one does not.
    pub fn states_read_back(&self, setups: &[Setup], games: u64, nth: usize) -> usize {
        let mut inside = 0;
        for setup in setups {
            let rules = self.module.ruleset(setup, &[]).unwrap_or_else(|e| panic!("{e}"));
            let mut face = rules.open(Tools::default()).expect("it opens");
            for seed in 0..games {
                let whole_game = RandomGame::each(&mut *face, seed, |face, at, step| {
                    let audit = face.audit(at).expect("an audit");
                    if audit.open_scripts == 0 && !step.is_multiple_of(nth) {
                        return;
                    }
                    inside += usize::from(audit.open_scripts > 0);
                    let text = face.position(at).expect("words");
                    let other = face.place(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                    assert_eq!(face.save(other), face.save(at), "{text}");
                    face.free(other);
                    if step.is_multiple_of(7 * nth) {
                        let game = self.module.about().id;
                        let written = write(game, "a random state", setup, &[], rules.hash(), face, at).expect("a scenario");
                        let checked = self.check("random.toml", &written);
                        assert_eq!((checked.cases, checked.faults), (1, Vec::new()), "{written}");
                    }
                });
                whole_game.expect("it is played");
            }
        }
        inside
    }
}
