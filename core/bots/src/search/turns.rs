//! A game is thought of in whole turns: what is chosen from at a question are the best runs of own answers, as the greedy bot finds them,
//! up to the next answer of Chance or of another seat. There is no random play: each turn that is new begins with what looks best.
//!
//! Where a turn is several answers that only pay together, this is what beats the greedy bot; single answers do not (as measured for
//! Marine, see `core/bots/README.md`).

use super::tree::{Edge, Node, ROOT};
use super::{Mind, said_by};
use crate::greedy::{Run, Search};
use clade_engine::face::FaceError;
use clade_engine::{Actor, SearchHints, Seat, Turn};
use clade_table::WordStream;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

/// How many runs are chosen from where the bot is asked, and at the questions that follow.
const CHOICES: [usize; 2] = [12, 6];
/// How many answers are tried to find them, as a share of what the greedy bot tries.
const TRIES: [f64; 2] = [3.0, 0.2];

/// How many answers are tried where a turn begins.
pub(super) fn tries(hints: SearchHints) -> u32 {
    (f64::from(hints.tries) * TRIES[0]) as u32
}

/// A run of answers of one seat.
#[derive(Clone, Debug)]
struct Plan {
    /// The key of its first answer. No other plan for this question begins with it.
    first: u64,
    /// The keys of the others.
    rest: Vec<u64>,
}

/// The plans for each question that was met.
#[derive(Clone, Debug, Default)]
pub(super) struct Plans(BTreeMap<Node, Vec<Plan>>);

impl Plans {
    /// The key of an answer of a plan, counted from the one after its first.
    pub(super) fn key(&self, node: Node, first: u64, at: usize) -> Option<u64> {
        self.0.get(&node)?.iter().find(|plan| plan.first == first)?.rest.get(at).copied()
    }
}

impl Mind<'_> {
    /// Follows plans until each side could have had a turn.
    pub(super) fn go_by_turns(&mut self, mut turn: Turn, play: &mut WordStream, stop: &AtomicBool) -> Result<Turn, FaceError> {
        let (mut left, mut last, mut node) = (self.seats.len(), None, ROOT);
        // What others answer while an action is carried out is no turn of theirs, where the clock tells actions.
        let (by_clock, mut clock) = (self.hints.lap > 0, None);
        loop {
            turn = match turn.actor {
                Actor::Over => break,
                Actor::Chance => self.face.roll(self.world, play.next())?,
                Actor::Seat(_) if turn.count == 1 => self.face.advance(self.world, 0)?,
                Actor::Seat(_) if turn.count == 0 => break,
                Actor::Seat(seat) => {
                    let is_answer = by_clock && clock.replace(turn.clock) == Some(turn.clock);
                    if !is_answer && last.replace(seat) != Some(seat) {
                        if left == 0 {
                            break;
                        }
                        left -= 1;
                    }
                    if !self.plans.0.contains_key(&node) {
                        self.plan(node, seat, stop)?;
                    }
                    let Some((edge, next)) = self.follow(node, seat, play.next())? else { break };
                    turn = next;
                    match self.tree.known_after(node, edge) {
                        Some(next) => node = next,
                        None => break,
                    }
                    turn
                }
            };
        }
        Ok(turn)
    }

    /// Finds the plans for a question.
    fn plan(&mut self, node: Node, seat: Seat, stop: &AtomicBool) -> Result<(), FaceError> {
        let which = usize::from(node != ROOT);
        self.face.keys(self.world, &mut self.keys)?;
        let tries = f64::from(self.hints.tries) * TRIES[which];
        let mut search = Search::new(self.face, seat, tries as u32);
        let wanted = self.wanted.filter(|_| node == ROOT).and_then(|wanted| self.keys.iter().position(|&key| key == wanted));
        let runs = search.runs(self.world, self.keys.len() as u32, wanted.map(|place| place as u32), stop);
        search.finish();
        let mut runs: Vec<Run> = runs.into_iter().filter(|run| run.value().is_some()).collect();
        let is_wanted = |run: &Run| run.answers.first().map(|&first| first as usize) == wanted && wanted.is_some();
        runs.sort_by(|one, two| is_wanted(two).cmp(&is_wanted(one)).then(two.found.cmp(&one.found)));
        // Of runs that are worth the same, the longer ones do and undo something on the way: it takes luck to see that in their future.
        let mut shortest = BTreeMap::new();
        runs.iter()
            .for_each(|run| _ = shortest.entry(run.found.0).and_modify(|least| *least = run.found.1.max(*least)).or_insert(run.found.1));
        runs.retain(|run| is_wanted(run) || shortest.get(&run.found.0) == Some(&run.found.1));
        runs.truncate(CHOICES[which] + usize::from(wanted.is_some()));
        let plans = runs.iter().map(|run| self.in_keys(run)).collect::<Result<Vec<Plan>, FaceError>>()?;
        let keys: Vec<u64> = plans.iter().map(|plan| said_by(seat, plan.first)).collect();
        self.tree.meet(node, &keys);
        self.tree.look(node, runs.iter().map(|run| run.value().map(|value| value as f64)));
        self.plans.0.insert(node, plans);
        Ok(())
    }

    /// A run in keys of answers: places in lists say nothing in another world.
    fn in_keys(&mut self, run: &Run) -> Result<Plan, FaceError> {
        self.face.copy(self.world, self.spare)?;
        let mut keys = Vec::with_capacity(run.answers.len());
        for &index in &run.answers {
            self.face.keys(self.spare, &mut self.keys)?;
            keys.push(self.keys[index as usize]);
            self.face.advance(self.spare, index)?;
        }
        let rest = keys.split_off(1);
        Ok(Plan { first: keys[0], rest })
    }

    /// Carries out one of the plans for a question, as far as it goes in this world; nothing if none can be begun here.
    fn follow(&mut self, node: Node, seat: Seat, word: u64) -> Result<Option<(Edge, Turn)>, FaceError> {
        self.face.keys(self.world, &mut self.keys)?;
        let Some(plans) = self.plans.0.get(&node) else { return Ok(None) };
        let open: Vec<&Plan> = plans.iter().filter(|plan| self.keys.contains(&plan.first)).collect();
        if open.is_empty() {
            return Ok(None);
        }
        let keys: Vec<u64> = open.iter().map(|plan| said_by(seat, plan.first)).collect();
        self.tree.meet(node, &keys);
        let forced = self.forced(node, open.iter().map(|plan| plan.first));
        let (edge, place) = match forced {
            Some(place) => self.tree.at(place),
            None => self.tree.choose(node, &self.all, word),
        };
        self.path.push((node, edge, seat));
        let plan = open[place as usize];
        let mut turn = None;
        for key in [&plan.first].into_iter().chain(&plan.rest) {
            let Some(index) = self.keys.iter().position(|other| other == key) else { break };
            let next = self.face.advance(self.world, index as u32)?;
            turn = Some(next);
            if next.actor != Actor::Seat(seat) {
                break;
            }
            self.face.keys(self.world, &mut self.keys)?;
        }
        Ok(turn.map(|turn| (edge, turn)))
    }
}
