//! One case while it is played: the table, its messages, which cards failed, and how its faults are reported.

use super::read::{Checked, Scenario};
use clade_engine::did_you_mean;
use clade_engine::face::{self, FaceError};
use clade_engine::{Actor, CardFault, CardNotes, Face, Handle, Misplaced, Msg, Objection, Observer, Ruleset, Translate as _};
use clade_table::Texts;
use toml::Table;

/// One case while it is played.
pub(super) struct Story<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) rules: &'a dyn Ruleset,
    pub(super) face: &'a mut dyn Face,
    pub(super) handle: Handle,
    pub(super) name: &'a str,
    /// What was told since the last expectation.
    pub(super) log: Vec<Msg>,
    /// The answers that could have been given instead of those that were, where something is told of such.
    pub(super) open: Option<Vec<String>>,
    /// What cards logged for their authors during the case; the last line stands for all others.
    pub(super) logged: Vec<String>,
    /// Cards that failed since then, each fault once, with the path of what made it fail.
    pub(super) failed: Vec<(String, CardFault)>,
    pub(super) checked: &'a mut Checked,
}

/// How many logged lines of a case are kept.
const MOST_LOGGED: usize = 20;

/// The case cannot go on; why is among the faults.
pub(super) struct Stop;

impl Story<'_> {
    /// Notes the cards that have failed by now; `at` is the path of what made them.
    pub(super) fn note_failed(&mut self, at: &str) {
        for fault in self.face.faults() {
            if !self.failed.iter().any(|(_, known)| *known == fault) {
                self.failed.push((at.to_owned(), fault));
            }
        }
    }

    /// Notes what cards logged while the last answer was played.
    pub(super) fn note_log(&mut self, at: &str) -> Result<(), Stop> {
        let notes: CardNotes = self.ask(at, |face, table, _| face.card_notes(table))?;
        for log in &notes.log {
            match self.logged.len() {
                ..MOST_LOGGED => self.logged.push(log.to_string()),
                MOST_LOGGED => self.logged.push("…".to_owned()),
                _ => {}
            }
        }
        Ok(())
    }

    /// A card that failed is a fault of the case, unless it is expected to; one that is expected to has failed.
    pub(super) fn failed(&mut self, expected: &[String], at: &str) {
        self.note_failed(at); // while somebody only looked
        let failed = std::mem::take(&mut self.failed);
        for (path, fault) in failed.iter().filter(|(_, fault)| !expected.contains(&fault.card)) {
            let card = &fault.card;
            self.fault(path, format!("the card '{card}' failed: {fault} (a case that expects it says failed = [\"{card}\"])"));
        }
        for (i, card) in expected.iter().enumerate().filter(|(_, card)| failed.iter().all(|(_, fault)| fault.card != **card)) {
            let others: Vec<String> = failed.iter().map(|(_, fault)| fault.card.clone()).collect();
            let found = if others.is_empty() { "that no card does".to_owned() } else { list(&others) };
            self.fault(&format!("{at}.failed[{i}]"), format!("failed: expected that the card '{card}' fails, found {found}"));
        }
    }

    /// Why a text is no answer here.
    pub(super) fn why_not(&mut self, answer: &str, texts: &[String], at: &str) -> Result<String, Stop> {
        let asked = self.asked(at)?;
        let found = format!("found '{answer}'{}", did_you_mean(answer, texts.iter().map(String::as_str)));
        if asked == "over" {
            return Ok(format!("expected no answer more, since the game is over, {found}"));
        }
        let refusals: Vec<face::Refusal> = self.ask(at, |face, table, host| face.refusals(table, host))?;
        if let Some(refusal) = refusals.iter().find(|refusal| refusal.text == answer) {
            let words = Texts::new("en", &[&self.rules.texts("en")]).ok();
            let in_words = |why: &Objection| words.as_ref().map_or_else(String::new, |words| format!(": {}", words.text(&why.reason)));
            let reasons: Vec<String> = refusal.reasons.iter().map(|why| reason(why) + &in_words(why)).collect();
            return Ok(format!(
                "expected an answer of {asked} ({}), found '{answer}', which is refused: {}",
                list(texts),
                reasons.join(", ")
            ));
        }
        let whose = if asked == "chance" { "outcome of chance".to_owned() } else { format!("answer of {asked}") };
        Ok(format!("expected an {whose} ({}), {found}", list(texts)))
    }

    /// Who is asked: the word of a side, `chance` or `over`.
    pub(super) fn asked(&mut self, at: &str) -> Result<String, Stop> {
        Ok(match self.actor(at)? {
            Actor::Chance => "chance".to_owned(),
            Actor::Over => "over".to_owned(),
            Actor::Seat(seat) => {
                let mut sides = (0..self.face.sides()).map(clade_engine::Side);
                sides.find(|&side| self.face.seat_of(side) == seat).map_or_else(|| seat.0.to_string(), |side| self.face.side_word(side))
            }
        })
    }

    pub(super) fn actor(&mut self, at: &str) -> Result<Actor, Stop> {
        self.face.turn(self.handle).map(|turn| turn.actor).map_err(|e| self.stop(at, &e.to_string()))
    }

    pub(super) fn texts(&mut self, at: &str) -> Result<Vec<String>, Stop> {
        let texts = self.face.texts(self.handle).map_err(|e| self.stop(at, &e.to_string()))?;
        Ok(texts.lines().map(str::to_owned).collect())
    }

    pub(super) fn ask<T>(&mut self, at: &str, ask: impl FnOnce(&dyn Face, Handle, Observer) -> Result<T, FaceError>) -> Result<T, Stop> {
        ask(&*self.face, self.handle, Observer::Host).map_err(|e| self.stop(at, &e.to_string()))
    }

    /// The whole position as a table.
    pub(super) fn written(&mut self, at: &str) -> Result<Table, Stop> {
        let text = self.face.position(self.handle).map_err(|e| self.stop(at, &e.to_string()))?;
        text.parse().map_err(|e| self.stop(at, &format!("the game writes a position that is not TOML: {e}")))
    }

    /// Whether a position is the one on the table.
    pub(super) fn is_here(&mut self, position: &Table) -> Result<bool, Misplaced> {
        let broken = |e: FaceError| Misplaced::new("", e.to_string(), "a table");
        let other = self.face.place(&position.to_string())?;
        let same = self.face.hash(other).map_err(broken)? == self.face.hash(self.handle).map_err(broken)?;
        self.face.free(other);
        Ok(same)
    }

    pub(super) fn stop(&mut self, at: &str, what: &str) -> Stop {
        self.fault(at, what.to_owned());
        Stop
    }

    pub(super) fn fault(&mut self, at: &str, what: String) {
        self.checked.fault(self.scenario, at, self.name, what);
    }
}

/// Texts for people: not more than a dozen of them.
pub(super) fn list(texts: &[String]) -> String {
    const SHOWN: usize = 12;
    let shown = texts.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    if texts.len() > SHOWN { format!("{shown} … {} in all", texts.len()) } else { shown }
}

/// A reason with the section of the rules behind it.
pub(super) fn reason(objection: &Objection) -> String {
    format!("{} {}", objection.reason.id, objection.section).trim_end().to_owned()
}
