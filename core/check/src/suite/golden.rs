//! Golden games: random games as they were when somebody last looked.

use super::Suite;
use crate::Playthrough;
use clade_engine::Setup;

impl Suite {
    /// A random game is the one that was kept: what a person reads of it in `tests/golden/NAME.txt`, two hashes of each question in
    /// `NAME.hashes`. With `CLADE_UPDATE` they are rewritten; the diff shows what a change does to play.
    ///
    /// # Panics
    /// If it is another one; with the first question that changed.
    pub fn golden(&self, name: &str, setup: Setup) {
        let game = Playthrough { setup, seed: 1 };
        let rules = self.module.ruleset(&game.setup, &[]).unwrap_or_else(|e| panic!("{e}"));
        let played = game.play(self.module.about().id, &*rules).unwrap_or_else(|e| panic!("{e}"));
        let (text, hashes) = (format!("tests/golden/{name}.txt"), format!("tests/golden/{name}.hashes"));
        let kept = std::fs::read_to_string(self.path(&hashes)).unwrap_or_default();
        if let Some(at) = played.first_change(&kept).filter(|_| std::env::var_os("CLADE_UPDATE").is_none()) {
            let told = &played.steps()[at].text;
            panic!(
                "{name}: question {at} is not as it was; now it is{told}\n{} prints it, in the program of any commit",
                command(self, &game, at)
            );
        }
        self.kept(&hashes, &played.hashes());
        self.kept(&text, &played.readable());
    }
}

/// The command that prints a question in full.
fn command(suite: &Suite, game: &Playthrough, at: usize) -> String {
    let options: String = game.setup.options.iter().map(|(name, value)| format!(" -o {name}={value}")).collect();
    let (id, seats, seed) = (suite.module.about().id, game.setup.seats, game.seed);
    format!("clade check --playthrough {id} --seats {seats}{options} --seed {seed} --at {at}")
}
