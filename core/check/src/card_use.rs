//! What became of cards in random games: how often each was met, could be chosen, was chosen, ran, acted, was refused and why.
//!
//! A card is *met* in a game in which an answer names it, a function of it runs, or something happens by it. Answers name cards by their
//! words; why an answer that names one is not possible, the table says.

use crate::random_game::{RandomGame, answer};
use clade_engine::face::FaceError;
use clade_engine::{CardFault, CardLog, CardRuns, Face, Kind, Msg, Observer, Ruleset};
use std::collections::BTreeMap;

/// What became of a card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardUse {
    /// The word for it.
    pub word: String,
    /// In how many games it was met.
    pub met: u64,
    /// How many questions had an answer that names it.
    pub offered: u64,
    /// How often such an answer was taken.
    pub chosen: u64,
    /// How often something happened by it.
    pub acted: u64,
    /// How often it failed.
    pub failed: u64,
    /// The first of its faults that are different.
    pub faults: Vec<CardFault>,
    /// How often its functions ran, and how long.
    pub runs: CardRuns,
    /// Why answers that name it were not possible, in words.
    pub refused: BTreeMap<String, u64>,
    /// How many lines it logged for its author.
    pub lines: u32,
    /// The first of them that are different.
    pub logged: Vec<Logged>,
}

/// A line that a card logged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Its file, with the mod's id in front.
    pub file: String,
    /// The line of the file.
    pub line: u32,
    /// What it logged.
    pub text: String,
    /// How often.
    pub times: u64,
}

/// How many different lines are kept of what a card logged.
const MOST_LOGGED: usize = 5;
/// The same of faults.
const MOST_FAULTS: usize = 5;

/// What became of the cards of a mod in random games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Uses {
    /// Each card that the mod makes or changes.
    pub cards: Vec<CardUse>,
    /// How many games were played.
    pub games: u64,
}

impl Uses {
    /// Plays so many games of a ruleset at a face of it and counts what becomes of the cards of this mod. `say` puts a reason into words,
    /// `ended` hears of each game. False if `stop` ended it.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn play(
        &mut self,
        (ruleset, face): (&dyn Ruleset, &mut dyn Face),
        of_mod: &str,
        seeds: impl Iterator<Item = u64>,
        say: &dyn Fn(&Msg) -> String,
        (ended, stop): (&mut dyn FnMut(), &dyn Fn() -> bool),
    ) -> Result<bool, FaceError> {
        for card in ruleset.cards().into_iter().filter(|card| card.is_of(of_mod)) {
            if self.cards.iter().all(|known| known.word != card.id) {
                self.cards.push(CardUse::new(card.id));
            }
        }
        for seed in seeds {
            if !card_use(face, seed, &mut self.cards, say, stop)? {
                return Ok(false);
            }
            self.games += 1;
            ended();
        }
        Ok(true)
    }

    /// The words of the cards that never did anything.
    pub fn idle(&self) -> Vec<&str> {
        self.cards.iter().filter(|card| !card.did_act()).map(|card| card.word.as_str()).collect()
    }
}

/// What became of the cards of these words in the random game of a seed, added to what is there; one entry a card, in this order. `say`
/// puts a reason into words. False if `stop` ended it.
///
/// # Errors
/// A [`FaceError`].
pub fn card_use(
    face: &mut dyn Face,
    seed: u64,
    cards: &mut [CardUse],
    say: &dyn Fn(&Msg) -> String,
    stop: &dyn Fn() -> bool,
) -> Result<bool, FaceError> {
    let kinds: BTreeMap<Kind, usize> = face
        .cards_in_play()
        .into_iter()
        .filter_map(|(kind, word)| Some((kind, cards.iter().position(|card| card.word == word)?)))
        .collect();
    let ran = |face: &dyn Face| -> Vec<(Kind, CardRuns)> { face.card_runs() };
    let before = ran(face);
    let (mut game, at) = (RandomGame::new(seed), face.start());
    face.listen(at, true)?;
    let mut met = vec![false; cards.len()];
    let goes_on = loop {
        if stop() {
            break false;
        }
        let texts = face.texts(at)?;
        let lines: Vec<&str> = texts.lines().collect();
        for (nth, card) in cards.iter_mut().enumerate() {
            let is_offered = lines.iter().any(|line| names(line, &card.word));
            card.offered += u64::from(is_offered);
            met[nth] |= is_offered;
        }
        for (text, reasons) in face.reasons(at, Observer::Host)? {
            for card in cards.iter_mut().filter(|card| names(&text, &card.word)) {
                for objection in &reasons {
                    *card.refused.entry(say(&objection.reason)).or_default() += 1;
                }
            }
        }
        let Some(index) = game.choose(face, at)? else { break true };
        if let Some(line) = lines.get(index as usize) {
            cards.iter_mut().filter(|card| names(line, &card.word)).for_each(|card| card.chosen += 1);
        }
        answer(face, at, index)?;
        for log in face.card_notes(at)?.log {
            cards.iter_mut().filter(|card| card.word == log.card).for_each(|card| card.logs(&log));
        }
        let faults = face.faults();
        for fault in &faults {
            cards.iter_mut().filter(|card| card.word == fault.card).for_each(|card| card.fails(fault));
        }
        for kind in face.audit(at)?.causes {
            if let Some(&nth) = kinds.get(&kind) {
                // What a card did that failed was undone.
                cards[nth].acted += u64::from(faults.iter().all(|fault| fault.card != cards[nth].word));
                met[nth] = true;
            }
        }
    };
    face.free(at);
    for ((kind, now), (_, then)) in ran(face).into_iter().zip(before) {
        let Some(&nth) = kinds.get(&kind) else { continue };
        let more = CardRuns {
            effects: now.effects - then.effects,
            asked: now.asked - then.asked,
            spoke: now.spoke - then.spoke,
            nanoseconds: now.nanoseconds - then.nanoseconds,
        };
        met[nth] |= more.effects + more.asked > 0;
        let runs = &mut cards[nth].runs;
        *runs = CardRuns {
            effects: runs.effects + more.effects,
            asked: runs.asked + more.asked,
            spoke: runs.spoke + more.spoke,
            nanoseconds: runs.nanoseconds + more.nanoseconds,
        };
    }
    cards.iter_mut().zip(met).for_each(|(card, met)| card.met += u64::from(met));
    Ok(goes_on)
}

impl CardUse {
    /// A card before anything is known of it.
    pub fn new(word: String) -> Self {
        Self { word, ..Self::default() }
    }

    /// It failed.
    fn fails(&mut self, fault: &CardFault) {
        self.failed += 1;
        if self.faults.len() < MOST_FAULTS && !self.faults.iter().any(|known| known.is_same(fault)) {
            self.faults.push(fault.clone());
        }
    }

    /// It logged a line.
    fn logs(&mut self, log: &CardLog) {
        self.lines += 1;
        let CardLog { file, line, text, .. } = log;
        match self.logged.iter().position(|logged| logged.line == *line && logged.text == *text) {
            Some(at) => self.logged[at].times += 1,
            None if self.logged.len() == MOST_LOGGED => {}
            None => self.logged.push(Logged { file: file.clone(), line: *line, text: text.clone(), times: 1 }),
        }
    }

    /// Whether it did anything: something happened by it, or it had something to say about the rules.
    pub fn did_act(&self) -> bool {
        self.acted + self.runs.spoke > 0
    }

    /// The reasons against it, the most frequent first, in words.
    pub fn reasons(&self) -> Vec<(&str, u64)> {
        let mut all: Vec<(&str, u64)> = self.refused.iter().map(|(reason, times)| (reason.as_str(), *times)).collect();
        all.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        all
    }
}

/// Whether an answer names a card by its word.
fn names(text: &str, word: &str) -> bool {
    text.split([' ', ',', ';', '+']).any(|part| part == word)
}
