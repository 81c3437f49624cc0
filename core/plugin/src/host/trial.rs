//! A trial: a random game with everything asked. Most accidents of a library happen here, in a process of its own, and end with one line.

use super::{LoadError, Loaded, Unusable};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Module as _, Observer, Seat, Setup, SplitMix, Tools};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long a trial may take. A game that takes longer is not asked for its end.
const LONGEST: Duration = Duration::from_secs(10);

impl Loaded {
    /// Plays a random game with the fewest players, and asks everything that can be asked.
    ///
    /// # Errors
    /// What it failed in.
    pub fn try_out(&self) -> Result<(), LoadError> {
        self.tried().map_err(|why| LoadError { path: self.path().to_owned(), why: Unusable::Trial(why) })
    }

    fn tried(&self) -> Result<(), String> {
        let begun = Instant::now();
        let setup = Setup { seats: *self.about().seats.start(), options: BTreeMap::new() };
        let rules = self.ruleset(&setup, &[]).map_err(|error| error.to_string())?;
        if ["en", "ru", "pl"].into_iter().all(|language| rules.texts(language).is_empty()) {
            return Err("it has no texts".to_owned());
        }
        drop((rules.cards(), rules.printed(), self.authoring()));
        let mut face = rules.open(Tools::default()).map_err(|error| error.to_string())?;
        let at = face.start();
        face.listen(at, true).map_err(|error| error.to_string())?;
        let mut words = SplitMix::new(1);
        while begun.elapsed() < LONGEST {
            match step(&mut *face, at, &mut words) {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(error) => return Err(error.to_string()),
            }
        }
        Ok(())
    }
}

/// Asks everything about a table and plays on; whether the game goes on.
fn step(face: &mut dyn Face, at: Handle, words: &mut SplitMix) -> Result<bool, FaceError> {
    for by in [Observer::Seat(Seat(0)), Observer::Public, Observer::Host] {
        drop((face.prompt(at, by)?, face.explained(at, by)?, face.labels(at, by)?, face.refusals(at, by)?, face.log(at, by)?));
        drop((face.staged(at, by)?, face.points(at, by)?, face.events(at, by)?, face.view(at, by)?, face.listed(at, by)?));
    }
    drop((face.texts(at)?, face.scores(at)?, face.tie_breaks(at)?, face.outcome(at)?, face.audit(at)?, face.hash(at)?));
    let saved = face.save(at)?;
    let loaded = face.load(&saved)?;
    face.free(loaded);
    match face.turn(at)?.actor {
        Actor::Over => return Ok(false),
        Actor::Chance => drop((face.weights(at)?, face.roll(at, words.word())?)),
        Actor::Seat(_) => {
            let index = face.any_answer(at, words.word())?;
            face.advance(at, index)?;
        }
    }
    Ok(true)
}
