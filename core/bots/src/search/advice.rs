//! What a bot advises, and why.

use super::tree::{Edge, Node, ROOT};
use super::{Mind, Searcher, Thought, said_by};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Msg, Observer, Outlook, Seat, Side, Turn};
use clade_table::WordStream;
use serde::{Deserialize, Serialize};

/// How many answers are spoken of, how many reasons for each, and how many own answers that follow.
const ANSWERS: usize = 3;
const REASONS: usize = 4;
const FURTHER: usize = 6;
/// How many answers of others are foretold.
const REPLIES: usize = 2;
/// What was tried this many times less often than the best is not spoken of.
const SELDOM: u32 = 50;
/// An answer that follows was tried at least so often: fewer say nothing.
const OFTEN: u32 = 20;
/// What changes by fewer points is no reason: a point of the score is about 100.
const LEAST: i64 = 10;

/// What is advised to whoever is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best answers, the one to give first.
    pub answers: Vec<Advised>,
    /// How probably each seat wins; empty if the game does not say how far its values can be trusted.
    pub chances: Vec<f64>,
    /// How often it was thought through.
    pub thoughts: u32,
}

/// An answer, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advised {
    /// What was found out about it. Nobody thinks about the only answer there is.
    pub thought: Thought,
    /// The further answers of the same turn, in words.
    pub then: Vec<Msg>,
    /// What most probably happens then by answers of others, as whoever is asked would see it: the first line of the log of each.
    #[serde(default)]
    pub expected: Vec<Msg>,
    /// What it changes as far as the turn is known, what changes most first.
    pub reasons: Vec<Reason>,
}

/// Something that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What it is: a part of the value of whoever is asked; or a side, with all that it has.
    pub about: Msg,
    /// Whether it is another side's gain.
    pub of_another: bool,
    /// By how many points of values.
    pub points: i64,
}

impl Searcher {
    /// Thinks about the open question, and says what it would do and why. Nothing if nobody is asked.
    pub fn advise(&mut self, face: &mut dyn Face, at: Handle) -> Option<Advice> {
        let turn = face.turn(at).ok()?;
        let Actor::Seat(seat) = turn.actor else { return None };
        if turn.count == 0 {
            return None;
        }
        self.thoughts.clear();
        self.chances.clear();
        let mut mind = Mind::new(face, at, seat, turn).ok()?;
        if turn.count > 1 {
            self.think(&mut mind, turn.count, false);
        }
        let only = Thought { index: 0, visits: 0, points: 0.0, wins: None, error: 0.0 };
        let best: Vec<Thought> = if self.thoughts.is_empty() { vec![only] } else { self.thoughts.iter().take(ANSWERS).copied().collect() };
        // Of what was hardly tried nothing can be said.
        let least = best[0].visits / SELDOM;
        let answers = best
            .into_iter()
            .filter(|thought| thought.visits > least || turn.count == 1)
            .filter_map(|thought| mind.advised(thought, &mut self.words.deal).ok().map(|(advised, _)| advised))
            .collect();
        let advice = Advice { answers, chances: self.chances.clone(), thoughts: mind.won.iter().map(|(_, n)| *n as u32).sum() };
        mind.finish();
        drop(face.faults());
        Some(advice)
    }
}

impl Mind<'_> {
    /// Follows an answer to the end of the turn; what is there then comes beside it.
    pub(super) fn advised(&mut self, thought: Thought, deal: &mut WordStream) -> Result<(Advised, Outlook), FaceError> {
        self.face.resample_into(self.at, Observer::Seat(self.seat), self.world, &mut || deal.next())?;
        let before = self.face.outlook(self.world)?;
        let mut turn = self.face.advance(self.world, thought.index)?;
        let mut then = Vec::new();
        let (mut at, key) = (0, self.list.get(thought.index as usize).copied().unwrap_or_default());
        let mut node = self.tree.edge(ROOT, said_by(self.seat, key)).and_then(|edge| self.tree.seen_after(ROOT, edge, turn.set));
        while turn.actor == Actor::Seat(self.seat) && then.len() < FURTHER {
            let Some((index, edge)) = self.next_of_run(key, at, node, turn)? else { break };
            if turn.count > 1 {
                then.extend(self.face.labels(self.world, Observer::Seat(self.seat))?.into_iter().nth(index as usize));
            }
            turn = self.face.advance(self.world, index)?;
            // A question with one answer is none in the tree.
            if let (Some(from), Some(edge)) = (node, edge) {
                node = self.tree.seen_after(from, edge, turn.set);
            }
            at += 1;
        }
        let after = self.face.outlook(self.world)?;
        let expected = self.expected(node, turn)?;
        Ok((Advised { thought, then, expected, reasons: self.reasons(&before, &after) }, after))
    }

    /// What others answered most often after it, up to the next answer of Chance, of whoever is asked, or of which that seat sees only that
    /// it was given.
    fn expected(&mut self, mut node: Option<Node>, mut turn: Turn) -> Result<Vec<Msg>, FaceError> {
        let (mut expected, me) = (Vec::new(), Observer::Seat(self.seat));
        self.face.listen(self.world, true)?;
        while let (Actor::Seat(seat), true) = (turn.actor, expected.len() < REPLIES) {
            if seat == self.seat {
                break;
            }
            if turn.count == 1 {
                turn = self.face.advance(self.world, 0)?;
                continue;
            }
            let Some(at) = node else { break };
            self.face.keys(self.world, &mut self.keys)?;
            let keys: Vec<u64> = self.keys.iter().map(|&key| said_by(seat, key)).collect();
            let Some((edge, index)) = self.tree.favourite(at, &keys, OFTEN) else { break };
            let (_, seen) = self.face.listed(self.world, me)?;
            if !self.face.texts(self.world)?.lines().nth(index as usize).is_some_and(|text| seen.iter().any(|other| other == text)) {
                break;
            }
            turn = self.face.advance(self.world, index)?;
            expected.extend(self.face.log(self.world, me)?.into_iter().next());
            node = self.tree.seen_after(at, edge, turn.set);
        }
        self.face.listen(self.world, false)?;
        Ok(expected)
    }

    /// The next answer of the same turn: of the plan that begins with this answer, or the one tried most.
    fn next_of_run(&mut self, first: u64, at: usize, node: Option<Node>, turn: Turn) -> Result<Option<(u32, Option<Edge>)>, FaceError> {
        self.face.keys(self.world, &mut self.keys)?;
        if self.hints.by_turns {
            let key = self.plans.key(ROOT, first, at);
            return Ok(key.and_then(|key| self.keys.iter().position(|&other| other == key)).map(|index| (index as u32, None)));
        }
        if turn.count == 1 {
            return Ok(Some((0, None)));
        }
        let Some(node) = node else { return Ok(None) };
        let keys: Vec<u64> = self.keys.iter().map(|&key| said_by(self.seat, key)).collect();
        Ok(self.tree.favourite(node, &keys, OFTEN).map(|(edge, index)| (index, Some(edge))))
    }

    /// What has changed most between two tables, for whoever is asked.
    pub(super) fn reasons(&self, before: &Outlook, after: &Outlook) -> Vec<Reason> {
        let sum = |outlook: &Outlook, part: usize, of: &dyn Fn(Seat) -> bool| -> i64 {
            let values = outlook.parts.get(part).map_or(&[][..], |part| &part.by_side);
            values.iter().zip(&self.seats).filter(|(_, seat)| of(**seat)).map(|(value, _)| value).sum()
        };
        let own = (0..after.parts.len()).map(|part| {
            let points = [after, before].map(|outlook| sum(outlook, part, &|seat| seat == self.seat));
            Reason { about: after.parts[part].name.clone(), of_another: false, points: points[0] - points[1] }
        });
        let other_sides = (0..self.face.sides()).map(Side).filter(|&side| self.face.seat_of(side) != self.seat);
        let others = other_sides.map(|side| {
            let all = |outlook: &Outlook| -> i64 { outlook.parts.iter().filter_map(|part| part.by_side.get(side.ix())).sum() };
            Reason { about: self.face.side_name(side), of_another: true, points: all(after) - all(before) }
        });
        let mut reasons: Vec<Reason> = own.chain(others).filter(|reason| reason.points.abs() >= LEAST).collect();
        reasons.sort_by_key(|reason| std::cmp::Reverse(reason.points.abs()));
        reasons.truncate(REASONS);
        reasons
    }
}
