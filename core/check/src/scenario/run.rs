//! Plays the cases of a scenario and reports what differs from the expectation.

use super::file::{Case, Expect, Play, Setup as SetupText, Step};
use super::positions;
use super::read::{Checked, Games, Scenario};
use super::story::{Stop, Story, list};
use clade_engine::{Actor, Face, Misplaced, Msg, Ruleset, Setup, Tools, did_you_mean};
use std::sync::Arc;

type Opened = (Arc<dyn Ruleset>, Box<dyn Face>);

impl Scenario {
    /// Plays all cases.
    pub fn check(&self, games: &Games<'_>) -> Checked {
        let mut checked = Checked::default();
        let mut open: Vec<(SetupText, Option<Opened>)> = Vec::new();
        if self.head.hash.is_some() {
            if let Some((rules, mut face)) = self.open(&self.head.setup, "setup", games, &mut checked) {
                self.read_back(&*rules, &mut *face, &mut checked);
            }
            checked.cases += 1;
        }
        for (i, case) in self.head.case.iter().enumerate() {
            let at = format!("case[{i}]");
            let setup = self.head.setup.with(&case.setup);
            let known = open.iter().position(|(known, _)| *known == setup);
            let known = known.unwrap_or_else(|| {
                let path = if case.setup == SetupText::default() { "setup".to_owned() } else { format!("{at}.setup") };
                let opened = self.open(&setup, &path, games, &mut checked);
                open.push((setup, opened));
                open.len() - 1
            });
            if let Some((rules, face)) = &mut open[known].1 {
                self.story(case, &at, &**rules, &mut **face, &mut checked);
            }
            checked.cases += 1;
        }
        checked
    }

    fn open(&self, setup: &SetupText, at: &str, games: &Games<'_>, checked: &mut Checked) -> Option<Opened> {
        let mut fail = |at: &str, what: String| {
            checked.fault(self, at, "", what);
            None
        };
        let names: Vec<&str> = games.modules.iter().map(|module| module.about().id).collect();
        let Some(module) = games.modules.iter().find(|module| module.about().id == self.head.game) else {
            let near = did_you_mean(&self.head.game, names.iter().copied());
            return fail("game", format!("game: expected one of {}, found '{}'{near}", names.join(", "), self.head.game));
        };
        let mods: Result<Vec<_>, _> = setup.mods.iter().map(|folder| (games.read_mod)(&self.file, folder)).collect();
        let mods = match mods {
            Ok(mods) => mods,
            Err(reason) => return fail(&format!("{at}.mods"), format!("mods: {reason}")),
        };
        let seats = setup.seats.unwrap_or(*module.about().seats.start());
        let setup = Setup { seats, options: setup.options.clone() };
        let tools = Tools { ask_all: true, ..games.tools };
        let opened = module.ruleset(&setup, &mods).and_then(|rules| Ok((rules.open(tools)?, rules)));
        match opened {
            Ok((face, rules)) => Some((rules, face)),
            Err(reason) => fail(at, format!("setup: {reason}")),
        }
    }

    /// A position that a program wrote leads to the state it was written from.
    fn read_back(&self, rules: &dyn Ruleset, face: &mut dyn Face, checked: &mut Checked) {
        let Some(wanted) = &self.head.hash else { return };
        let found = format!("{:016x}", rules.hash());
        if let Some(wanted) = self.head.ruleset.as_ref().filter(|wanted| **wanted != found) {
            let what = format!(
                "ruleset: expected {wanted}, found {found}: rules or cards have changed; delete 'ruleset' and 'hash' if the cases hold all the same"
            );
            return checked.fault(self, "ruleset", "", what);
        }
        match face.place(&self.head.position.to_string()) {
            Err(misplaced) => self.misplaced(&misplaced, "", "", checked),
            Ok(handle) => {
                let found = face.hash(handle).map_or_else(|e| e.to_string(), |hash| format!("{hash:016x}"));
                if *wanted != found {
                    checked.fault(self, "hash", "", format!("hash: expected {wanted}, found {found}: the position has been changed"));
                }
            }
        }
    }

    /// Plays one case; `at` is its path in the file.
    fn story(&self, case: &Case, at: &str, rules: &dyn Ruleset, face: &mut dyn Face, checked: &mut Checked) {
        let mut position = self.head.position.clone();
        positions::lay_over(&mut position, &case.position);
        drop(face.faults()); // those of the case before are told
        let handle = match face.place(&position.to_string()) {
            Ok(handle) => handle,
            Err(misplaced) => return self.misplaced(&misplaced, at, &case.name, checked),
        };
        let case = &case.worded(&|answer| face.in_own_words(answer));
        let faults = checked.faults.len();
        let name = &case.name;
        if let Some(learner) = &self.head.learner {
            let words: Vec<String> = (0..face.sides()).map(|side| face.side_word(clade_engine::Side(side))).collect();
            if !words.contains(learner) {
                let wrong = Misplaced::word("learner", learner, format!("one of {}", words.join(", ")), words.iter().map(String::as_str));
                checked.fault(self, "learner", name, wrong.to_string());
            }
        }
        let mut story = Story {
            scenario: self,
            rules,
            face,
            handle,
            name,
            log: Vec::new(),
            open: None,
            logged: Vec::new(),
            failed: Vec::new(),
            checked,
        };
        // Whatever stopped the case is told already.
        let _ = story.tell(case, at);
        story.failed(&[], at);
        story.face.free(handle);
        let logged = story.logged;
        if let Some(last) = checked.faults[faults..].last_mut() {
            last.logged = logged;
        }
    }

    /// A key of the position is wrong: in the case, or in the common position.
    fn misplaced(&self, misplaced: &Misplaced, at: &str, case: &str, checked: &mut Checked) {
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
        self.points(&case.look, at)?;
        self.part(&case.play, case.expect.as_ref(), at, case.step.is_empty())?;
        for (i, step) in case.step.iter().enumerate() {
            let at = format!("{at}.step[{i}]");
            self.points(&step.look, &at)?;
            self.open = (!step.instead.is_empty()).then(Vec::new);
            self.part(&step.play, step.expect.as_ref(), &at, i + 1 == case.step.len())?;
            self.corrects(step, &at);
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
            let what = format!("chance is next: 'play' ends with one of its outcomes ({wanted})");
            return Err(self.stop(&format!("{at}.play"), &what));
        }
        if let Some(expect) = expect {
            self.expect(expect, &format!("{at}.expect"))?;
            self.log.clear();
        }
        Ok(())
    }

    /// What is pointed at lies on the table.
    fn points(&mut self, look: &[String], at: &str) -> Result<(), Stop> {
        if look.is_empty() {
            return Ok(());
        }
        let scene = self.ask(at, |face, table, host| face.scene(table, host))?;
        for (i, id) in look.iter().enumerate().filter(|(_, id)| scene.nodes.iter().all(|node| node.id != **id)) {
            // Nobody knows all ids by heart: a part of one is answered with those that have it.
            let like: Vec<String> = scene.nodes.iter().filter(|node| node.id.contains(&**id)).map(|node| node.id.clone()).collect();
            let near = match like.len() {
                0 => did_you_mean(id, scene.nodes.iter().map(|node| &*node.id)),
                _ => format!("; there are {}", list(&like)),
            };
            self.fault(&format!("{at}.look[{i}]"), format!("look: expected the id of something on the table, found '{id}'{near}"));
        }
        Ok(())
    }

    /// What a learner is told of other answers is told of such as could be given in this part.
    fn corrects(&mut self, step: &Step, at: &str) {
        let open = self.open.take().unwrap_or_default();
        for answer in step.instead.keys().filter(|answer| !open.contains(answer)) {
            let near = did_you_mean(answer, open.iter().map(String::as_str));
            let what = format!("instead: expected another answer that can be given here, found '{answer}'{near}");
            self.fault(&format!("{at}.instead.{answer}"), what);
        }
    }

    /// Gives one answer by its text.
    fn answer(&mut self, answer: &str, at: &str) -> Result<(), Stop> {
        let actor = self.actor(at)?;
        let texts = self.texts(at)?;
        let Some(index) = texts.iter().position(|text| text == answer) else {
            let why = self.why_not(answer, &texts, at)?;
            return Err(self.stop(at, &why));
        };
        if let Some(open) = &mut self.open {
            open.extend(texts.iter().filter(|text| *text != answer).cloned());
        }
        let played = match actor {
            Actor::Chance => self.face.answer_chance(self.handle, index as u32),
            _ => self.face.advance(self.handle, index as u32),
        };
        played.map_err(|e| self.stop(at, &format!("'{answer}': {e}")))?;
        self.checked.answers += 1;
        let told: Vec<Msg> = self.ask(at, |face, table, host| face.log(table, host))?;
        self.log.extend(told);
        self.note_log(at)?;
        self.note_failed(at);
        Ok(())
    }
}
