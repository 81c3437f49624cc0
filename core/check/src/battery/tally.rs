//! What the laws met on their way, added up.

use super::law::Law;
use super::place::Place;
use clade_engine::{Actor, Arg, CardFault, Kind, Msg, hash};
use serde::{Deserialize, Serialize};

/// A card that failed, and how often in this way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// Which card, where and why.
    pub fault: CardFault,
    /// How often.
    pub times: u64,
    /// Where first; if it can be, in the game itself and not in a world that was only tried.
    pub at: Place,
    /// Whether it failed only at tables that were dealt as possible worlds: then they are what is wrong.
    pub only_believed: bool,
}

/// Counts of one or many games. Added up in any order they are the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Random games played to their end.
    pub games: u64,
    /// Answers of seats, of which the open list had one or more.
    pub decisions: u64,
    /// Answers of Chance.
    pub chances: u64,
    /// Questions at which a script was open.
    pub inside: u64,
    /// Tables dealt for an observer that differ from the real one.
    pub differences: u64,
    /// Questions at which the public view hides something.
    pub hiding: u64,
    /// Pairs of answers that look alike to an observer and are not.
    pub alike: u64,
    /// Answers in a rival world that an observer could not tell from the real one.
    pub rivals: u64,
    /// Pairs of picks that were swapped.
    pub pairs: u64,
    /// Candidates that were refused with reasons.
    pub refusals: u64,
    /// Games reopened in the middle.
    pub opened: u64,
    /// Cards that can be met, by kind and word; of many set-ups by word.
    pub in_play: Vec<(Kind, String)>,
    /// The words of those that acted.
    pub acted: Vec<String>,
    /// Cards that failed, each fault once.
    pub failures: Vec<Failure>,
    /// How often each law was checked, by its number.
    pub checks: Vec<u64>,
    /// The sum of xxh3 over each game's seed and last state.
    pub checksum: u64,
}

impl Tally {
    pub(super) fn checked(&mut self, law: Law) {
        self.checks.resize(Law::ALL.len(), 0);
        self.checks[law as usize] += 1;
    }

    pub(super) fn answered(&mut self, actor: Actor) {
        match actor {
            Actor::Chance => self.chances += 1,
            _ => self.decisions += 1,
        }
    }

    pub(super) fn acted(&mut self, kinds: &[Kind]) {
        for kind in kinds {
            let word = self.in_play.iter().find(|(k, _)| k == kind).map(|(_, word)| word);
            if let Some(word) = word.filter(|word| !self.acted.contains(word)) {
                self.acted.push(word.clone());
            }
        }
    }

    /// A card's own text says, alone or within the game's, why something may not be done: forbidding is how it acts.
    pub(super) fn forbade(&mut self, reason: &Msg) {
        for (_, arg) in &reason.args {
            if let Arg::Msg(within) = arg {
                self.forbade(within);
            }
        }
        let Some((card, _)) = reason.id.strip_prefix("card-").and_then(|id| id.split_once("-says-")) else { return };
        let is_it = |(_, word): &&(Kind, String)| card == word.replace(':', "-") || card.ends_with(&format!("-{word}"));
        if let Some(&(kind, _)) = self.in_play.iter().find(is_it) {
            self.acted(&[kind]);
        }
    }

    /// A card has failed. The first place in a game itself is kept.
    pub(super) fn failed(&mut self, new: Failure) {
        match self.failures.iter_mut().find(|known| known.fault.is_same(&new.fault)) {
            Some(known) => {
                known.times += new.times;
                known.only_believed &= new.only_believed;
                let order = |at: &Place| (!at.has_table(), at.number, at.step);
                if order(&new.at) < order(&known.at) {
                    known.at = new.at;
                }
            }
            None => self.failures.push(new),
        }
    }

    /// Whether it is known where this fault happens in a game.
    pub(super) fn is_placed(&self, fault: &CardFault) -> bool {
        self.failures.iter().any(|known| known.fault.is_same(fault) && known.at.has_table())
    }

    pub(super) fn looked(&mut self, hides: bool) {
        self.hiding += u64::from(hides);
    }

    pub(super) fn ended_with(&mut self, seed: u64, end: u64) {
        self.games += 1;
        self.checksum = self.checksum.wrapping_add(hash::of(&(seed, end)));
    }

    /// Adds what another walk met.
    pub(super) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chances += other.chances;
        self.inside += other.inside;
        self.differences += other.differences;
        self.hiding += other.hiding;
        self.alike += other.alike;
        self.rivals += other.rivals;
        self.pairs += other.pairs;
        self.refusals += other.refusals;
        self.opened += other.opened;
        self.in_play.extend(other.in_play);
        self.in_play.sort_by(|(kind, word), (other, than)| (word, kind).cmp(&(than, other)));
        self.in_play.dedup_by(|(_, word), (_, before)| word == before);
        self.acted.extend(other.acted);
        self.acted.sort();
        self.acted.dedup();
        other.failures.into_iter().for_each(|failure| self.failed(failure));
        self.failures.sort_by(|one, other| one.fault.cmp(&other.fault));
        self.checks.resize(Law::ALL.len(), 0);
        self.checks.iter_mut().zip(other.checks).for_each(|(sum, n)| *sum += n);
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }

    /// Words of the cards that could be met and never acted.
    pub fn idle(&self) -> Vec<&str> {
        self.in_play.iter().map(|(_, word)| &**word).filter(|word| !self.acted.iter().any(|acted| acted == word)).collect()
    }

    /// What the laws are about and never met, though the game has it.
    pub fn not_met(&self) -> Option<&'static str> {
        if !self.in_play.is_empty() && self.inside == 0 {
            Some("no state inside a card was met, though the game has cards")
        } else if self.hiding > 0 && self.differences == 0 {
            Some("no hidden difference was met, though the game hides something")
        } else {
            None
        }
    }
}
