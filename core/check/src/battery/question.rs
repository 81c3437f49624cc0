//! Laws about one question and about the step that led to it.

use super::law::{Law, Lawful, demand};
use super::walk::{OpenQuestion, Walk, World, allowed};
use clade_engine::{Actor, Handle, Observer};

impl Walk<'_> {
    /// What the last step did: ledgers moved by what events said, no card failed, no derived data is out of date.
    pub(super) fn of_the_step(&mut self, question: &OpenQuestion, before: Option<&[(i64, i64)]>) -> Lawful {
        let audit = &question.audit;
        self.tally.acted(&audit.causes);
        self.demand(Law::Recounted, audit.is_recounted, || "what follows from the state is out of date".to_owned())?;
        // A card that fails is taken back and the game goes on, and so does the walk: all of them are named.
        self.tally.checked(Law::NoFailure);
        self.note_failures(World::Game);
        let unknown = audit.failures > 0 && self.tally.failures.is_empty();
        demand(Law::NoFailure, !unknown, || "a card failed, and the game does not say which".to_owned())?;
        let Some(before) = before else { return Ok(()) };
        let wrong = before.iter().zip(&audit.ledgers).position(|((old, _), (new, change))| old + change != *new);
        if wrong.is_some() || before.len() != audit.ledgers.len() {
            let ledger = wrong.and_then(|at| self.face.ledgers().get(at).cloned()).unwrap_or_default();
            let (old, (new, change)) = wrong.map_or((0, (0, 0)), |at| (before[at].0, audit.ledgers[at]));
            return self.demand(Law::Ledgers, false, || format!("{ledger}: {old} before, {new} now, but events say {change:+}"));
        }
        self.tally.checked(Law::Ledgers);
        Ok(())
    }

    /// What the last step gave; at the end it adds up. A game that never gives points keeps no such count.
    pub(super) fn of_the_points(&mut self, at: Handle, first: &[i64], over: bool) -> Lawful {
        let gains = allowed(self.face.points(at, Observer::Host))?;
        for gain in gains {
            let points = self.points.get_or_insert_with(|| first.to_vec());
            let known = points.get_mut(gain.side.ix()).map(|sum| *sum += gain.points).is_some();
            self.demand(Law::Points, known, || format!("{:?} gets points and does not play", gain.side))?;
        }
        match self.points.take_if(|_| over) {
            Some(points) => {
                let scores = allowed(self.face.scores(at))?;
                self.demand(Law::Points, points == scores, || format!("the scores are {scores:?}, but events say {points:?}"))
            }
            None => Ok(()),
        }
    }

    /// The list: there is one, with texts that differ, found in the asked seat's view, and nothing else is taken.
    pub(super) fn of_the_question(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let OpenQuestion { turn, texts, audit, .. } = question;
        let lines: Vec<&str> = texts.lines().collect();
        self.tally.inside += u64::from(audit.open_scripts > 0);
        let open = match turn.actor {
            Actor::Seat(_) => turn.count > 0 && lines.len() == turn.count as usize,
            _ => allowed(self.face.weights(at))?.iter().any(|&weight| weight > 0),
        };
        let table = if open { String::new() } else { allowed(self.face.position(at))? };
        self.demand(Law::Answerable, open, || format!("{:?} is asked and cannot answer. The table:\n{table}", turn.actor))?;
        let mut sorted = lines.clone();
        sorted.sort_unstable();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| &pair[0]);
        let odd = lines.iter().find(|text| text.is_empty() || text.trim() != **text).or(twice);
        self.demand(Law::UniqueTexts, odd.is_none(), || format!("'{}' is no text of its own", odd.unwrap_or(&"")))?;
        let Actor::Seat(seat) = turn.actor else { return Ok(()) };
        let listed = allowed(self.face.listed(at, Observer::Seat(seat)))?;
        let same = listed.0 == turn.actor && listed.1 == lines;
        self.demand(Law::OwnList, same, || format!("in its view {seat:?} finds {}, not {}", listed.1.join(", "), join(texts)))?;
        let refused = allowed(self.face.reasons(at, Observer::Host))?;
        let bare = refused.iter().find(|(text, reasons)| reasons.is_empty() || sorted.binary_search(&&**text).is_ok());
        self.demand(Law::Reasons, bare.is_none(), || format!("'{}' is refused without a reason", bare.map_or("", |(text, _)| text)))?;
        self.tally.refusals += refused.len() as u64;
        refused.iter().flat_map(|(_, reasons)| reasons).for_each(|objection| self.tally.forbade(&objection.reason));
        self.nothing_else_is_taken(at, question)
    }

    /// An index behind the list, and an answer by somebody else, are refused; the table is as it was.
    fn nothing_else_is_taken(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let refused = self.face.advance(at, question.turn.count).is_err()
            && self.face.roll(at, 0).is_err()
            && self.face.answer_chance(at, 0).is_err()
            && allowed(self.face.is_like(at, &*self.face, question.copy))?;
        self.demand(Law::Accepted, refused, || "an answer that is not in the list was taken".to_owned())
    }
}

/// The texts of a list in one line.
pub(super) fn join(texts: &str) -> String {
    texts.lines().collect::<Vec<_>>().join(", ")
}
