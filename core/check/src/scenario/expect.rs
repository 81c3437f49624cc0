//! What a scenario expects, compared with what is there.

use super::file::{Expect, Reasons};
use super::positions::{get, lay_over, leaves, only};
use super::story::{Stop, Story, list, reason};
use clade_engine::did_you_mean;
use clade_engine::face::Refusal;
use clade_engine::message::Ids;
use clade_engine::{Arg, Misplaced, Msg, Side, Translate};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// With which seeds bots are asked: one might hit upon the right answer.
const BOT_SEEDS: [u64; 3] = [1, 2, 3];

impl Story<'_> {
    /// Compares everything that is expected.
    pub(super) fn expect(&mut self, expect: &Expect, at: &str) -> Result<(), Stop> {
        let over = self.asked(at)? == "over";
        if let Some(wanted) = &expect.asked {
            let asked = self.asked(at)?;
            self.same(&format!("{at}.asked"), "who is asked", wanted, &asked);
        }
        if let Some(wanted) = expect.over
            && wanted != over
        {
            self.same(&format!("{at}.over"), "whether the game is over", &wanted.to_string(), &over.to_string());
        }
        if let Some(wanted) = &expect.prompt {
            let prompt: Msg = self.ask(at, |face, table, host| face.prompt(table, host))?;
            if self.known_id(&format!("{at}.prompt"), wanted) && !is(wanted, &prompt) {
                self.fault(&format!("{at}.prompt"), format!("prompt: expected {wanted}, found {}", Ids.text(&prompt)));
            }
        }
        self.answers(expect, at)?;
        self.means(&expect.means, &format!("{at}.means"))?;
        self.bots(&expect.bots, &format!("{at}.bots"))?;
        self.refused(&expect.refused, &format!("{at}.refused"))?;
        let standing = self.face.standing(self.handle).map_err(|e| self.stop(at, &e.to_string()))?;
        self.by_side("score", &expect.scores, &format!("{at}.scores"), |side| standing[side.ix()].0);
        self.by_side("tie-break", &expect.tie_breaks, &format!("{at}.tie_breaks"), |side| standing[side.ix()].1);
        let outcome = self.face.outcome(self.handle).map_err(|e| self.stop(at, &e.to_string()))?;
        let seats: Vec<usize> = (0..self.face.sides()).map(|side| usize::from(self.face.seat_of(Side(side)).0)).collect();
        self.by_side("result", &expect.results, &format!("{at}.results"), |side| outcome[seats[side.ix()]].0);
        self.log(expect, at);
        let known = self.checked.faults.len();
        let compared = self.position(&expect.position, &format!("{at}.position"));
        if expect.asked.is_none() && self.checked.faults.len() > known {
            self.say_who_is_asked(at)?;
        }
        self.failed(&expect.failed, at);
        compared
    }

    /// What does not lie where it should may be still to come: the last fault says who is asked what.
    fn say_who_is_asked(&mut self, at: &str) -> Result<(), Stop> {
        let (asked, texts) = (self.asked(at)?, list(&self.texts(at)?));
        if let Some(last) = self.checked.faults.last_mut().filter(|_| !["chance", "over"].contains(&asked.as_str())) {
            last.what += &format!("; {asked} is asked here ({texts})");
        }
        Ok(())
    }

    fn same(&mut self, at: &str, what: &str, wanted: &str, found: &str) {
        if wanted != found {
            self.fault(at, format!("{what}: expected {wanted}, found {found}"));
        }
    }

    fn answers(&mut self, expect: &Expect, at: &str) -> Result<(), Stop> {
        let texts = self.texts(at)?;
        let here = list(&texts);
        if let Some(legal) = &expect.legal {
            let not_in = |all: &[String], these: &[String]| -> Vec<String> { these.iter().filter(|t| !all.contains(t)).cloned().collect() };
            let (missing, extra) = (not_in(&texts, legal), not_in(legal, &texts));
            if !missing.is_empty() || !extra.is_empty() || legal.len() != texts.len() {
                let part =
                    |what: &str, these: &[String]| if these.is_empty() { String::new() } else { format!("; {what}: {}", list(these)) };
                let what =
                    format!("legal: expected {}, found {here}{}{}", list(legal), part("missing", &missing), part("not expected", &extra));
                self.fault(&format!("{at}.legal"), what);
            }
        }
        for (i, answer) in expect.may.iter().enumerate() {
            if !texts.contains(answer) {
                let why = self.why_not(answer, &texts, at)?;
                self.fault(&format!("{at}.may[{i}]"), format!("may: {why}"));
            }
        }
        for (i, answer) in expect.may_not.iter().enumerate() {
            if texts.contains(answer) {
                self.fault(&format!("{at}.may_not[{i}]"), format!("may_not: expected '{answer}' not to be legal, found it among {here}"));
            }
        }
        Ok(())
    }

    fn means(&mut self, expected: &BTreeMap<String, String>, at: &str) -> Result<(), Stop> {
        if expected.is_empty() {
            return Ok(());
        }
        let (texts, labels): (Vec<String>, Vec<Msg>) = (self.texts(at)?, self.ask(at, |face, table, host| face.labels(table, host))?);
        for (answer, wanted) in expected {
            let at = format!("{at}.{answer}");
            let Some(i) = texts.iter().position(|text| text == answer) else {
                let why = self.why_not(answer, &texts, &at)?;
                self.fault(&at, format!("means: {why}"));
                continue;
            };
            if self.known_id(&at, wanted) && !is(wanted, &labels[i]) {
                self.fault(&at, format!("'{answer}' means: expected {wanted}, found {}", Ids.text(&labels[i])));
            }
        }
        Ok(())
    }

    /// A bot gives one of these answers, whatever its dice: no good player gives another.
    fn bots(&mut self, expected: &BTreeMap<String, Vec<String>>, at: &str) -> Result<(), Stop> {
        if expected.is_empty() {
            return Ok(());
        }
        let texts = self.texts(at)?;
        for (name, wanted) in expected {
            let at = format!("{at}.{name}");
            if let Some(unknown) = wanted.iter().find(|answer| !texts.contains(answer)) {
                let why = self.why_not(unknown, &texts, &at)?;
                self.fault(&at, format!("bots: {why}"));
                continue;
            }
            for seed in BOT_SEEDS {
                let mut bot = match clade_bots::bot(name, seed) {
                    Ok(bot) => bot,
                    Err(unknown) => {
                        self.fault(&at, format!("bots: {unknown}"));
                        break;
                    }
                };
                let given = bot.choose(self.face, self.handle) as usize;
                if let Some(given) = texts.get(given).filter(|given| !wanted.contains(given)) {
                    self.fault(&at, format!("bots: expected that {name} answers {}, found '{given}' with seed {seed}", list(wanted)));
                    break;
                }
            }
        }
        Ok(())
    }

    fn refused(&mut self, expected: &BTreeMap<String, Reasons>, at: &str) -> Result<(), Stop> {
        if expected.is_empty() {
            return Ok(());
        }
        let refusals: Vec<Refusal> = self.ask(at, |face, table, host| face.refusals(table, host))?;
        let legal = self.texts(at)?;
        for (answer, wanted) in expected {
            let at = format!("{at}.{answer}");
            let known: Vec<bool> = wanted.all().iter().map(|id| self.known_id(&at, id)).collect();
            if known.contains(&false) {
                continue;
            }
            let Some(refusal) = refusals.iter().find(|refusal| refusal.text == *answer) else {
                let near = did_you_mean(answer, refusals.iter().map(|refusal| refusal.text.as_str()));
                let found = if legal.contains(answer) { "it is legal" } else { "nobody would think of it here" };
                self.fault(&at, format!("refused: expected '{answer}' to be refused, found that {found}{near}"));
                continue;
            };
            let named = |wanted: &String| refusal.reasons.iter().any(|o| *wanted == o.reason.id || *wanted == reason(o));
            if refusal.reasons.len() != wanted.all().len() || !wanted.all().iter().all(named) {
                let found: Vec<String> = refusal.reasons.iter().map(reason).collect();
                self.fault(&at, format!("refused '{answer}': expected {}, found {}", wanted.all().join(", "), found.join(", ")));
            }
        }
        Ok(())
    }

    /// A part of how sides stand.
    fn by_side(&mut self, what: &str, expected: &BTreeMap<String, i64>, at: &str, found: impl Fn(Side) -> i64) {
        let words: Vec<String> = (0..self.face.sides()).map(|side| self.face.side_word(Side(side))).collect();
        for (side, wanted) in expected {
            let at = format!("{at}.{side}");
            match (0..).map(Side).zip(&words).find(|(_, word)| *word == side) {
                Some((i, _)) => self.same(&at, &format!("{what} of {side}"), &wanted.to_string(), &found(i).to_string()),
                None => {
                    let unknown = Misplaced::word("", side, format!("one of {}", words.join(", ")), words.iter().map(String::as_str));
                    self.fault(&at, format!("scores: {unknown}"));
                }
            }
        }
    }

    fn log(&mut self, expect: &Expect, at: &str) {
        let log = std::mem::take(&mut self.log);
        let mut rest = log.iter();
        for (i, wanted) in expect.log.iter().enumerate() {
            let at = format!("{at}.log[{i}]");
            if !self.known_id(&at, wanted) {
                break;
            }
            if !rest.any(|msg| is(wanted, msg)) {
                let told: Vec<String> =
                    log.iter().map(|msg| if wanted.contains('(') { Ids.text(msg) } else { msg.id.to_string() }).collect();
                let found = if told.is_empty() { "nothing told".to_owned() } else { list(&told) };
                let before = if i == 0 { String::new() } else { format!(" after {}", expect.log[i - 1]) };
                self.fault(&at, format!("log: expected {wanted}{before}, found {found}"));
                break;
            }
        }
        for (id, &wanted) in &expect.told {
            let at = format!("{at}.told.{id}");
            if !self.known_id(&at, id) {
                continue;
            }
            let found = log.iter().filter(|msg| is(id, msg)).count();
            self.same(&at, &format!("times that {id} was told"), &wanted.to_string(), &found.to_string());
        }
    }

    /// A mistyped message id must be reported, even where none is expected.
    fn known_id(&mut self, at: &str, wanted: &str) -> bool {
        let id = wanted.split(['(', ' ']).next().unwrap_or(wanted);
        let texts = self.rules.texts("en");
        let ids = || texts.lines().filter_map(|line| line.split_once('=').map(|(id, _)| id.trim_end())).filter(|id| !id.starts_with(' '));
        let known = ids().any(|known| known == id);
        if !known {
            self.fault(at, Misplaced::word("", id, "the id of a message", ids()).to_string());
        }
        known
    }

    /// The expected position holds if laying it over the actual one changes nothing: so words, order and zeros count just as
    /// they do when a position is set up.
    fn position(&mut self, expected: &Table, at: &str) -> Result<(), Stop> {
        if expected.is_empty() {
            return Ok(());
        }
        let written = self.written(at)?;
        let with = |over: &Table| {
            let mut position = written.clone();
            lay_over(&mut position, over);
            position
        };
        if self.is_here(&with(expected)) == Ok(true) {
            return Ok(());
        }
        let mut told = false;
        for (path, value) in leaves(expected) {
            let key = path.join(".");
            let found = get(&written, &path);
            let what = match self.is_here(&with(&only(&path, value))) {
                Ok(true) => continue,
                Err(wrong) if is_about(&wrong, &key) && !found.is_some_and(Value::is_integer) => format!("position: {wrong}"),
                _ => format!("{key}: expected {value}, found {}", found.map_or_else(|| "nothing".to_owned(), Value::to_string)),
            };
            told = true;
            self.fault(&format!("{at}.{key}"), what);
        }
        if !told {
            self.fault(at, "position: expected all of this together, found that it cannot be".to_owned());
        }
        Ok(())
    }
}

/// Whether a message, or one within it, is the one meant: by its id, or by id and arguments as in `id(1,2)`.
fn is(wanted: &str, msg: &Msg) -> bool {
    let itself = if wanted.contains('(') { Ids.text(msg) == wanted } else { msg.id == wanted };
    itself || msg.args.iter().any(|(_, arg)| matches!(arg, Arg::Msg(within) if is(wanted, within)))
}

/// Whether a wrong key lies within or around another one.
fn is_about(wrong: &Misplaced, key: &str) -> bool {
    !wrong.key.is_empty() && (wrong.key.starts_with(key) || key.starts_with(&wrong.key))
}
