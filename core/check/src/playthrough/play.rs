//! Plays a random game and writes it down.

use super::page::Page;
use super::{LONGEST, Played, PlaythroughError};
use crate::random_game::{RandomGame, answer};
use clade_engine::{Ruleset, Setup, Tools};
use clade_table::Texts;

/// A random game to be written.
#[derive(Clone, Debug)]
pub struct Playthrough {
    /// Seats and options.
    pub setup: Setup,
    /// The seed of Chance and of the random bot.
    pub seed: u64,
}

impl Playthrough {
    /// Plays the game of this name and writes it down.
    ///
    /// # Errors
    /// A [`PlaythroughError`].
    pub fn play(&self, game: &str, rules: &dyn Ruleset) -> Result<Played, PlaythroughError> {
        let head = self.head(game);
        let texts = Texts::new("en", &[&rules.texts("en")])?;
        let mut face = rules.open(Tools::default())?;
        let at = face.start();
        face.listen(at, true)?;
        let mut game = RandomGame::new(self.seed);
        let page = Page::new(&*face, &texts, at);
        let mut steps = Vec::new();
        while steps.len() < LONGEST {
            let next = game.choose(&mut *face, at)?;
            let mut step = page.question(&*face, steps.len())?;
            if steps.is_empty() || next.is_none() {
                step.drawn = page.drawings(&*face)?;
            }
            match next {
                Some(index) => {
                    let text = face.texts(at)?.lines().nth(index as usize).unwrap_or_default().to_owned();
                    answer(&mut *face, at, index)?;
                    step.text += &page.answered(&*face, &text)?;
                }
                None => step.text += &page.scores(&*face)?,
            }
            steps.push(step.hashed());
            if next.is_none() {
                return Ok(Played { head, steps });
            }
        }
        Err(PlaythroughError::Endless)
    }

    fn head(&self, game: &str) -> String {
        let options = self.setup.options.iter().map(|(name, value)| format!("{name} = {value}\n"));
        format!("{game}, {} seats, seed {}, every answer at random\n{}", self.setup.seats, self.seed, options.collect::<String>())
    }
}
