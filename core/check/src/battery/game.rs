//! One random game under the laws: from question to question, each law where it is due.

use super::accounts::Accounts;
use super::law::{Law, Lawful};
use super::rival::Rival;
use super::walk::{LAWS, OpenQuestion, Stand, THOUGHT, Walk, Wild, World, allowed, answer, words_of};
use clade_bots::{Bot, Greedy};
use clade_engine::{Actor, Audit, Handle, chance, hash};
use clade_table::WordStream;
use std::collections::BTreeSet;

impl Walk<'_> {
    /// Plays one random game; returns the hash of its last state, or none if the check is stopped in between. Some of its seats are
    /// curious. What is played follows from the seed alone: nothing is kept from an earlier game.
    pub(super) fn game(&mut self, seed: u64, recorded: bool) -> Lawful<Option<u64>> {
        (self.seed, self.step, self.before) = (seed, 0, None);
        self.given.clear();
        self.played.clear();
        self.taken.clear();
        self.words = WordStream::stream(seed, LAWS);
        let (mut dice, mut seats) = words_of(seed);
        let (at, usual) = (self.face.start(), self.usual.start());
        allowed(self.face.listen(at, true))?;
        let first = allowed(self.face.scores(at))?;
        (self.points, self.clock) = (None, 0);
        let mut seen = BTreeSet::new();
        let mut last: Option<Vec<(i64, i64)>> = None;
        let mut rival: Option<Rival> = None;
        let mut accounts = Accounts::default();
        let mut stand = Stand::of(&*self.face, at)?;
        let end = loop {
            if self.watch.stopped() || self.wild.is_some_and(|wild| self.step == wild.answers) {
                return Ok(None);
            }
            let question = self.question(at, stand)?;
            self.of_the_step(&question, last.as_deref())?;
            self.of_the_points(at, &first, question.turn.actor == Actor::Over)?;
            if !question.audit.is_skipped {
                self.usual_agrees(usual, at, &question)?;
            }
            let hash = hash::of_bytes(&question.bytes);
            // One card may undo what another does.
            self.demand(Law::Progress, seen.insert(hash) || self.wild.is_some(), || {
                "this table was there before, with no chance since".to_owned()
            })?;
            self.of_the_accounts(&mut accounts, at, &question)?;
            if !question.audit.is_skipped {
                self.of_the_notes(&mut accounts, usual)?;
            }
            if question.turn.actor == Actor::Over {
                self.face.free(question.copy);
                break allowed(self.face.hash(at))?;
            }
            self.of_the_question(at, &question)?;
            self.of_thinking_ahead(at, &question)?;
            self.of_picks(at, &question)?;
            if self.is_due(self.rates.position) {
                self.of_the_position(at)?;
            }
            self.of_hidden_things(at, &question)?;
            let (index, word) = match question.turn.actor {
                Actor::Chance => {
                    let word = dice.next();
                    seen.clear();
                    (self.outcome_of(at, word)?, Some(word))
                }
                _ => (self.choice(at, &question, seats.next()), None),
            };
            last = Some(question.audit.ledgers.clone());
            self.meets_rival(&mut rival, at, &question, index)?;
            self.note_failures(World::Tried);
            self.before = Some((question.bytes.clone(), question.text(index).to_owned()));
            if !question.audit.is_skipped {
                self.played.push((question.turn.actor, index));
            }
            let stage = self.sets_the_stage(at)?;
            stand = self.step_with_twins(at, &question, index, word)?;
            self.of_the_stage(at, stage)?;
            self.compares_rival(&mut rival, at)?;
            if !question.audit.is_skipped {
                allowed(answer(&mut *self.usual, usual, question.turn.actor, index))?;
            }
            self.step += 1;
            self.tally.answered(question.turn.actor);
            self.watch.answered();
            let (step, longest) = (self.step, self.longest);
            self.demand(Law::Ends, step < longest, || format!("{longest} answers, and no end"))?;
        };
        if recorded {
            let played = self.played.clone();
            self.of_the_record(seed, &played, usual)?;
        }
        rival.into_iter().for_each(|rival| self.face.free(rival.at));
        self.face.free(at);
        self.usual.free(usual);
        self.tally.ended_with(seed, end);
        Ok(Some(end))
    }

    /// The answer of a seat: any, or of those given least often so far. Curious seats reach rare cards and rare places.
    fn choice(&mut self, at: Handle, question: &OpenQuestion, word: u64) -> u32 {
        let greedy = |wild: Wild| matches!(question.turn.actor, Actor::Seat(seat) if wild.greedy >> seat.0 & 1 == 1);
        if self.wild.is_some_and(greedy) {
            let index = Greedy::within(word, THOUGHT).choose(&mut *self.face, at);
            self.given.push(index);
            return index;
        }
        let curious = matches!(question.turn.actor, Actor::Seat(seat) if self.seed >> seat.0 & 1 == 1);
        let index = if curious { self.rarest(question, word) } else { chance::below(word, question.turn.count) };
        *self.taken.entry(question.text(index).to_owned()).or_default() += 1;
        self.given.push(index);
        index
    }

    /// One of the answers that were given least often.
    fn rarest(&self, question: &OpenQuestion, word: u64) -> u32 {
        let times: Vec<u32> = question.texts.lines().map(|text| self.taken.get(text).copied().unwrap_or(0)).collect();
        let least = times.iter().min();
        let choices: Vec<u32> = (0..).zip(&times).filter(|(_, times)| Some(*times) == least).map(|(index, _)| index).collect();
        choices[chance::below(word, choices.len() as u32) as usize]
    }

    /// The outcome that a word draws: the one that it picks from the list by exact weights.
    fn outcome_of(&mut self, at: Handle, word: u64) -> Lawful<u32> {
        let drawn = allowed(self.face.outcome_of(at, word))?;
        let outcomes: Vec<(u32, u32)> = (0..).zip(allowed(self.face.weights(at))?).collect();
        let picked = chance::pick(word, &outcomes);
        self.demand(Law::Sampled, picked == Some(drawn), || format!("a word draws outcome {drawn}, but picks {picked:?} from the list"))?;
        Ok(drawn)
    }

    fn question(&mut self, at: Handle, stand: Stand) -> Lawful<OpenQuestion> {
        let audit: Audit = allowed(self.face.audit(at))?;
        let Stand { turn, bytes, texts } = stand;
        Ok(OpenQuestion { turn, bytes, texts, audit, copy: allowed(self.face.fork(at))? })
    }

    /// The usual game has come to the same table.
    fn usual_agrees(&mut self, usual: Handle, at: Handle, question: &OpenQuestion) -> Lawful {
        let turn = allowed(self.usual.turn(usual))?;
        let same = turn == question.turn && allowed(self.usual.is_like(usual, &*self.face, at))?;
        self.demand(Law::Skipped, same, || "the game that skips what can be foreseen has come to another table".to_owned())
    }
}
