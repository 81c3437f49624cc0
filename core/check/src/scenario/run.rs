//! Plays the cases of a scenario and says what was otherwise than expected.

use super::file::{Case, Expect, Play};
use super::{Checked, Scenario, positions};
use clade_engine::face::{self, FaceError};
use clade_engine::{Actor, CardFault, Face, Handle, Misplaced, Msg, Observer, Ruleset, nearest};
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
    /// Cards that failed since then, each fault once, with the path of what made it fail.
    failed: Vec<(String, CardFault)>,
    pub(super) checked: &'a mut Checked,
}

/// The case cannot go on; why is among the faults.
pub(super) struct Stop;

impl Scenario {
    /// Plays one case; `at` is its path in the file.
    pub(super) fn story(&self, case: &Case, at: &str, rules: &dyn Ruleset, face: &mut dyn Face, checked: &mut Checked) {
        let mut position = self.head.position.clone();
        positions::lay_over(&mut position, &case.position);
        drop(face.faults()); // those of the case before are told
        let handle = match face.place(&position.to_string()) {
            Ok(handle) => handle,
            Err(misplaced) => return self.misplaced(&misplaced, at, &case.name, checked),
        };
        let mut story = Story { scenario: self, rules, face, handle, name: &case.name, log: Vec::new(), failed: Vec::new(), checked };
        // Whatever stopped the case is told already.
        let _ = story.tell(case, at);
        story.failed(&[], at);
        story.face.free(handle);
    }

    /// A key of the position is wrong: in the case, or in the common position.
    pub(super) fn misplaced(&self, misplaced: &Misplaced, at: &str, case: &str, checked: &mut Checked) {
        let own = format!("{at}.position.{}", misplaced.key);
        let common = format!("position.{}", misplaced.key);
        let depth = |path: &str, root: &str| self.lines.find(path).1.saturating_sub(root.len());
        let in_case = !at.is_empty() && depth(&own, &format!("{at}.position")) >= depth(&common, "position");
        let path = if in_case && self.lines.find(&own).1 > at.len() { own } else { common };
        checked.fault(self, &path, case, format!("position: {misplaced}"));
    }
}

impl Story<'_> {
    fn tell(&mut self, case: &Case, at: &str) -> Result<(), Stop> {
        self.face.listen(self.handle, true).map_err(|e| self.stop(at, &e.to_string()))?;
        // What happened by itself before the first question is told, too.
        self.log = self.ask(at, |face, table, host| face.log(table, host))?;
        self.note_failed(at);
        self.part(&case.play, case.expect.as_ref(), at, case.step.is_empty())?;
        for (i, step) in case.step.iter().enumerate() {
            let at = format!("{at}.step[{i}]");
            self.part(&step.play, step.expect.as_ref(), &at, i + 1 == case.step.len())?;
        }
        Ok(())
    }

    /// Plays on, then looks.
    fn part(&mut self, play: &Play, expect: Option<&Expect>, at: &str, last: bool) -> Result<(), Stop> {
        let answers = play.answers();
        for (i, answer) in answers.iter().enumerate() {
            let path = format!("{at}.play[{i}]");
            self.answer(answer, &path)?;
        }
        let chance = expect.is_some_and(|expect| expect.asked.as_deref() == Some("chance"));
        // Only what was played can leave a roll out: a position may begin with one.
        if !answers.is_empty() && (last || expect.is_some()) && !chance && self.actor(at)? == Actor::Chance {
            let wanted = list(&self.texts(at)?);
            let what = format!("expected an outcome of chance at the end of 'play' ({wanted}), found no answer more");
            return Err(self.stop(&format!("{at}.play"), &what));
        }
        if let Some(expect) = expect {
            self.expect(expect, &format!("{at}.expect"))?;
            self.log.clear();
        }
        Ok(())
    }

    /// Gives one answer by its text.
    fn answer(&mut self, answer: &str, at: &str) -> Result<(), Stop> {
        let actor = self.actor(at)?;
        let texts = self.texts(at)?;
        let Some(index) = texts.iter().position(|text| text == answer) else {
            let why = self.why_not(answer, &texts, at)?;
            return Err(self.stop(at, &why));
        };
        let played = match actor {
            Actor::Chance => self.face.answer_chance(self.handle, index as u32),
            _ => self.face.advance(self.handle, index as u32),
        };
        played.map_err(|e| self.stop(at, &format!("'{answer}': {e}")))?;
        self.checked.answers += 1;
        let told: Vec<Msg> = self.ask(at, |face, table, host| face.log(table, host))?;
        self.log.extend(told);
        self.note_failed(at);
        Ok(())
    }

    /// Notes the cards that have failed by now; `at` is the path of what made them.
    fn note_failed(&mut self, at: &str) {
        for fault in self.face.faults() {
            if !self.failed.iter().any(|(_, known)| *known == fault) {
                self.failed.push((at.to_owned(), fault));
            }
        }
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
        let found = match nearest(answer, texts.iter().map(String::as_str)) {
            Some(near) => format!("found '{answer}'; did you mean '{near}'?"),
            None => format!("found '{answer}'"),
        };
        if asked == "over" {
            return Ok(format!("expected no answer more, since the game is over, {found}"));
        }
        let refusals: Vec<face::Refusal> = self.ask(at, |face, table, host| face.refusals(table, host))?;
        if let Some(refusal) = refusals.iter().find(|refusal| refusal.text == answer) {
            let reasons: Vec<String> = refusal.reasons.iter().map(super::expect::reason).collect();
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

    /// Something that the face says to the host.
    pub(super) fn ask<T>(&mut self, at: &str, ask: impl FnOnce(&dyn Face, Handle, Observer) -> Result<T, FaceError>) -> Result<T, Stop> {
        ask(&*self.face, self.handle, Observer::Host).map_err(|e| self.stop(at, &e.to_string()))
    }

    /// The whole position as a table.
    pub(super) fn written(&mut self, at: &str) -> Result<Table, Stop> {
        let text = self.face.position(self.handle).map_err(|e| self.stop(at, &e.to_string()))?;
        text.parse().map_err(|e| self.stop(at, &format!("the game writes a position that is no TOML: {e}")))
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
