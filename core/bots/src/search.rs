//! The bot that thinks ahead for everybody: information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).
//!
//! Each time it thinks, it deals out what its seat does not know, goes down the tree of what it has learnt so far, gives an answer that was
//! not tried, plays on at random up to a moment that the game names, and looks how good the table is for each seat; each answer on the
//! way is worth what it led to for whoever gave it (max^n, Luckhardt and Irani 1986). In the end it gives the answer that it has tried
//! most. The same seed, question and number of iterations give the same answer on every machine.

mod scale;
mod tree;

use crate::Bot;
use crate::greedy::{self, Search};
use crate::levels::Level;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Observer, SearchHints, Seat, Side, Turn, chance};
use clade_table::WordStream;
use scale::Scale;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tree::{Edge, Node, ROOT, Tree};

/// The streams of words of this bot: for what the seat does not know, and for everything else.
const DEAL: u64 = 4;
const PLAY: u64 = 5;
/// How many card failures a decision tolerates.
const FAILURES: usize = 300;
/// How many spreads the first place is worth more than the middle, and the last less.
const END: f64 = 2.0;

/// An answer that was tried this many times less often than the best is no good one.
const GOOD: u32 = 4;

/// What an answer is thought to be worth.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Thought {
    /// Its place in the list.
    pub index: u32,
    /// In how many of the thoughts it was given.
    pub visits: u32,
    /// How much better it leaves the table than this one, for whoever is asked, in points of [`Face::values`].
    pub points: f64,
}

/// Thinks ahead for everybody.
#[derive(Clone, Debug)]
pub struct Searcher {
    level: Level,
    deal: WordStream,
    play: WordStream,
    stop: Arc<AtomicBool>,
    thoughts: Vec<Thought>,
}

impl Searcher {
    /// The bot of a level and a seed.
    pub fn new(level: Level, seed: u64) -> Self {
        let [deal, play] = [DEAL, PLAY].map(|stream| WordStream::stream(seed, stream));
        Self { level, deal, play, stop: Arc::default(), thoughts: Vec::new() }
    }

    /// Thinks, and says which answer it gives.
    fn think(&mut self, mind: &mut Mind<'_>, count: u32) -> u32 {
        for _ in 0..self.level.iterations {
            if self.stop.load(Ordering::Relaxed) || mind.failed >= FAILURES {
                break;
            }
            match mind.iterate(&mut self.deal, &mut self.play, &self.stop) {
                // A world in which a script was stopped teaches nothing.
                Ok(()) | Err(FaceError::Stopped(_)) => {}
                Err(_) => break,
            }
        }
        self.thoughts = mind.thoughts(count);
        let Some(best) = self.thoughts.first() else { return 0 };
        if self.level.is_strict {
            return best.index;
        }
        let good = self.thoughts.iter().take_while(|thought| thought.visits * GOOD >= best.visits);
        let weights: Vec<(u32, u32)> = good.map(|thought| (thought.index, thought.visits.max(1))).collect();
        chance::pick(self.play.next(), &weights).unwrap_or(best.index)
    }
}

impl Bot for Searcher {
    fn name(&self) -> &'static str {
        self.level.name
    }

    fn choose(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        self.thoughts.clear();
        let Ok(turn) = face.turn(at) else { return 0 };
        let Actor::Seat(seat) = turn.actor else { return 0 };
        if turn.count <= 1 {
            return 0;
        }
        let Ok(mut mind) = Mind::new(face, at, seat, turn) else { return chance::below(self.play.next(), turn.count) };
        let index = self.think(&mut mind, turn.count);
        mind.finish();
        // Cards that failed in worlds that were only thought of are nobody's news.
        drop(face.faults());
        index
    }

    fn stop_when(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }

    fn thoughts(&self) -> &[Thought] {
        &self.thoughts
    }
}

/// What is thought about one decision.
struct Mind<'a> {
    face: &'a mut dyn Face,
    at: Handle,
    seat: Seat,
    hints: SearchHints,
    /// The seat that answers for each side.
    seats: Vec<Seat>,
    /// The table that is thought of, and another one to try answers at.
    world: Handle,
    spare: Handle,
    /// When random play ends by the clock.
    until: u32,
    tree: Tree,
    /// How far apart tables are that random play was cut at, and with ends of games all that was found.
    cut: Scale,
    all: Scale,
    /// How good the table was for each seat before anything was answered; nothing before the first look.
    before: Vec<f64>,
    /// How many cards have failed in what was tried.
    failed: usize,
    keys: Vec<u64>,
    path: Vec<(Node, Edge, Seat)>,
    values: Vec<i64>,
    list: Vec<u64>,
}

impl<'a> Mind<'a> {
    fn new(face: &'a mut dyn Face, at: Handle, seat: Seat, turn: Turn) -> Result<Self, FaceError> {
        let hints = face.search_hints();
        let seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        let mut list = Vec::new();
        face.keys(at, &mut list)?;
        let world = face.fork(at)?;
        let spare = face.fork(at).inspect_err(|_| face.free(world))?;
        Ok(Self {
            face,
            at,
            seat,
            hints,
            seats,
            world,
            spare,
            until: hints.until(turn.clock),
            tree: Tree::new(turn.set),
            cut: Scale::default(),
            all: Scale::default(),
            before: Vec::new(),
            failed: 0,
            keys: Vec::new(),
            path: Vec::new(),
            values: Vec::new(),
            list,
        })
    }

    fn finish(self) {
        self.face.free(self.world);
        self.face.free(self.spare);
    }

    /// One world, one way through it.
    fn iterate(&mut self, deal: &mut WordStream, play: &mut WordStream, stop: &AtomicBool) -> Result<(), FaceError> {
        let mut turn = self.face.resample_into(self.at, Observer::Seat(self.seat), self.world, &mut || deal.next())?;
        if self.before.is_empty() {
            self.before = self.standing()?;
        }
        self.path.clear();
        let mut node = Some(ROOT);
        while let Some(question) = node {
            turn = match turn.actor {
                Actor::Over => break,
                Actor::Chance => self.face.roll(self.world, play.next())?,
                Actor::Seat(_) if turn.count == 1 => self.face.advance(self.world, 0)?,
                Actor::Seat(_) if turn.count == 0 || turn.clock >= self.until => break,
                Actor::Seat(seat) => {
                    let (edge, index) = self.decide(question, seat, play.next(), stop)?;
                    let next = self.face.advance(self.world, index)?;
                    self.path.push((question, edge, seat));
                    node = self.tree.after(question, edge, next.set);
                    next
                }
            };
        }
        if turn.actor != Actor::Over && turn.clock < self.until {
            turn = self.face.playout(self.world, self.until, self.hints.answers, play.next())?.turn;
        }
        self.failed += self.face.faults().len();
        let found = self.found(turn)?;
        let own = found[usize::from(self.seat.0)];
        self.all.note(own);
        // An end is counted in spreads: were it noted here, each would make the next one greater.
        if turn.actor != Actor::Over {
            self.cut.note(own);
        }
        let path: Vec<(Node, Edge, f64)> = self.path.iter().map(|&(node, edge, seat)| (node, edge, found[usize::from(seat.0)])).collect();
        self.tree.learn(&path);
        Ok(())
    }

    /// The answer that is tried now.
    fn decide(&mut self, node: Node, seat: Seat, word: u64, stop: &AtomicBool) -> Result<(Edge, u32), FaceError> {
        self.face.keys(self.world, &mut self.keys)?;
        // Two seats may say the same.
        self.keys.iter_mut().for_each(|key| *key ^= u64::from(seat.0) << 56);
        self.tree.meet(node, &self.keys);
        if self.keys.len() >= self.hints.long_list as usize && self.tree.wants_look(node) {
            let looks = if node == ROOT { self.runs(stop)? } else { self.looks(seat)? };
            self.tree.look(node, looks);
        }
        Ok(self.tree.choose(node, &self.all, word))
    }

    /// How good the answers of this seat are by the end of its own run, as the greedy bot sees it.
    fn runs(&mut self, stop: &AtomicBool) -> Result<Vec<Option<f64>>, FaceError> {
        let count = self.keys.len() as u32;
        let mut search = Search::new(self.face, self.seat, self.hints.tries);
        let runs = search.runs(self.world, count, stop);
        search.finish();
        Ok(runs.into_iter().map(|run| greedy::value(run).map(|value| value as f64)).collect())
    }

    /// How good the answers look at once for whoever is asked.
    fn looks(&mut self, seat: Seat) -> Result<Vec<Option<f64>>, FaceError> {
        let mut looks = Vec::with_capacity(self.keys.len());
        for index in 0..self.keys.len() as u32 {
            self.face.copy(self.world, self.spare)?;
            self.face.advance(self.spare, index)?;
            let values = self.values_at(self.spare)?;
            looks.push(Some(values[usize::from(seat.0)]));
        }
        Ok(looks)
    }

    /// How good a table is for each seat.
    fn values_at(&mut self, table: Handle) -> Result<Vec<f64>, FaceError> {
        self.face.values(table, &mut self.values)?;
        let most = self.seats.iter().map(|seat| seat.0).max().unwrap_or_default().max(self.seat.0);
        let mut all = vec![0.0; usize::from(most) + 1];
        for (seat, &value) in self.seats.iter().zip(&self.values) {
            all[usize::from(seat.0)] += value as f64;
        }
        Ok(all)
    }

    fn standing(&mut self) -> Result<Vec<f64>, FaceError> {
        self.values_at(self.world)
    }

    /// How much better the world has become for each seat. At the end of the game only the place counts.
    fn found(&mut self, turn: Turn) -> Result<Vec<f64>, FaceError> {
        if turn.actor != Actor::Over {
            let now = self.standing()?;
            return Ok(now.iter().zip(&self.before).map(|(now, before)| now - before).collect());
        }
        let results = self.face.outcome(self.world)?;
        let others = (results.len() as f64 - 1.0).max(1.0);
        let place = |own: &(i64, i64)| {
            let beaten = results.iter().filter(|other| *other < own).count() as f64;
            let equal = results.iter().filter(|other| *other == own).count() as f64 - 1.0;
            (beaten + equal / 2.0) / others
        };
        let spread = self.cut.spread();
        Ok(results.iter().map(|own| (2.0 * place(own) - 1.0) * END * spread).collect())
    }

    /// What the answers are thought to be worth, the one tried most first.
    fn thoughts(&self, count: u32) -> Vec<Thought> {
        let known = self.tree.known(ROOT);
        let of = |(index, key): (u32, &u64)| {
            let key = key ^ u64::from(self.seat.0) << 56;
            let known = known.iter().find(|known| known.key == key)?;
            Some(Thought { index, visits: known.visits, points: known.mean() })
        };
        let mut thoughts: Vec<Thought> = (0..count).zip(&self.list).filter_map(of).collect();
        thoughts.sort_by(|one, two| two.visits.cmp(&one.visits).then(two.points.total_cmp(&one.points)));
        thoughts
    }
}
