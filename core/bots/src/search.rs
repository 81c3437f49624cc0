//! The bot that thinks ahead for everybody: information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).
//!
//! Each time it thinks, it deals out what its seat does not know, goes down the tree of what it has learnt so far, gives an answer that was
//! not tried, plays on up to a moment that the game names, and looks how good the table is for each seat; each answer on the
//! way is worth what it led to for whoever gave it (max^n, Luckhardt and Irani 1986). In the end it gives the answer that was compared with
//! others longest (see `halving`), or, where some looked better at once, the one that it has tried most. The same seed, question and number of
//! iterations give the same answer on every machine.
//!
//! Most games are thought of answer by answer. Where several answers only pay together, a game says so ([`SearchHints::by_turns`]), and
//! whole turns are thought of.

mod advice;
mod answers;
mod behind;
mod halving;
mod judge;
mod scale;
mod tree;
mod turns;

use crate::levels::Level;
use crate::{Bot, Greedy, by_seat, chances, won};
pub use advice::{Advice, Advised, Reason};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Counting, Face, Handle, Observer, SearchHints, Seat, Side, Turn, chance};
use clade_table::WordStream;
pub use judge::{Judged, luck};
use scale::Scale;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tree::{Edge, Node, ROOT, Tree};
use turns::Plans;

/// The streams of words of this bot: for what the seat does not know, for everything else, and for Chance in worlds that are compared.
const DEAL: u64 = 4;
const PLAY: u64 = 5;
const LUCK: u64 = 6;
/// How many card failures a decision tolerates.
const FAILURES: usize = 300;
/// How many spreads the first place is worth more than the middle, and the last less.
const END: f64 = 2.0;
/// Of two ends in the same place the one with more points is better: a lead of a spread counts so many spreads, four times the lead twice as
/// much, so that another point always counts. Without it, who wins anyway throws points away.
const MARGIN: f64 = 0.2;
/// A point of the score, in points of values.
const POINT: f64 = 100.0;

/// After so many thoughts it is asked anew whether the answer is clear.
const CHECK: u32 = 32;
/// An answer that was tried this many times less often than the best is no good one.
const GOOD: f64 = 4.0;
/// Of answers that were tried equally often, so many spreads of values make one as much less good as if it had been tried e times less often.
const NEAR: f64 = 0.15;

/// What an answer is thought to be worth.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// Its place in the list.
    pub index: u32,
    /// In how many of the thoughts it was given.
    pub visits: u32,
    /// How much better it leaves the table than this one, for whoever is asked, in points of [`Face::values`], or how much more it leads
    /// the mean of the others where leads count.
    pub points: f64,
    /// How probably whoever is asked wins by it; nothing if the game does not say how far its values can be trusted.
    pub wins: Option<f64>,
    /// The standard error of that.
    pub error: f64,
}

/// Thinks ahead for everybody.
#[derive(Clone, Debug)]
pub struct Searcher {
    level: Level,
    words: Words,
    /// The seed of what answers are compared by, see [`Searcher::pair`].
    pairs: u64,
    stop: Arc<AtomicBool>,
    thoughts: Vec<Thought>,
    chances: Vec<f64>,
    /// What the clock of the game showed when it thought last.
    thought_at: u32,
}

impl Searcher {
    /// The bot of a level and a seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, words: Words::of(seed), pairs: 0, stop: Arc::default(), thoughts: Vec::new(), chances: Vec::new(), thought_at: 0 }
    }

    /// Thinks, and says which answer it gives. `hurries`: only that is asked, not how good the answers are.
    fn think(&mut self, mind: &mut Mind<'_>, count: u32, hurries: bool) -> u32 {
        if !mind.hints.by_turns {
            mind.tree.halve(self.level.iterations, mind.hints.lap == 0);
            self.pairs = self.words.play.next();
        }
        for left in (1..=self.level.iterations).rev() {
            if self.stop.load(Ordering::Relaxed) || mind.failed >= FAILURES {
                break;
            }
            // Nobody can catch up any more: the answer is clear.
            if hurries && self.level.is_strict && left % CHECK == 0 && mind.tree.is_settled(left, &mind.all) {
                break;
            }
            self.pair(mind);
            match mind.iterate(&mut self.words, &self.stop) {
                // A world in which a script was stopped teaches nothing.
                Ok(_) | Err(FaceError::Stopped(_)) => {}
                Err(_) => break,
            }
        }
        self.thoughts = mind.thoughts(count);
        self.chances = mind.chances(self.thoughts.first());
        let Some(best) = self.thoughts.first() else { return 0 };
        if self.level.is_strict {
            return best.index;
        }
        // Those that were tried as often as the best say by their value alone how good they are.
        let spread = if mind.tree.is_halved() { mind.all.spread() * NEAR } else { f64::INFINITY };
        let weight = |thought: &Thought| f64::from(thought.visits) * libm::exp((thought.points - best.points).min(0.0) / spread);
        let good = self.thoughts.iter().filter(|thought| weight(thought) * GOOD >= weight(best));
        let weights: Vec<(u32, u32)> = good.map(|thought| (thought.index, (weight(thought) as u32).max(1))).collect();
        chance::pick(self.words.play.next(), &weights).unwrap_or(best.index)
    }

    /// Where answers are compared by equally many thoughts, the n-th thought of each is about the same cards and dice: what one answer is
    /// better by is then not the luck of its worlds (common random numbers; for decisions on dealt worlds: Ginsberg 2001).
    fn pair(&mut self, mind: &Mind<'_>) {
        if let Some(nth) = mind.nth_thought() {
            self.words = Words::of(self.pairs.wrapping_add(nth.into()));
        }
    }
}

impl Bot for Searcher {
    fn name(&self) -> &'static str {
        self.level.name
    }

    fn choose(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        self.thoughts.clear();
        self.chances.clear();
        let Ok(turn) = face.turn(at) else { return 0 };
        let Actor::Seat(seat) = turn.actor else { return 0 };
        self.thought_at = turn.clock;
        if turn.count <= 1 {
            return 0;
        }
        let Ok(mut mind) = Mind::new(face, at, seat, turn) else { return chance::below(self.words.play.next(), turn.count) };
        let index = self.think(&mut mind, turn.count, true);
        mind.finish();
        // Cards that failed in worlds that were only thought of are nobody's news.
        drop(face.faults());
        index
    }

    /// Whole turns are thought of only where they begin: what was begun is gone on with by the best run from here. Thinking anew in the middle
    /// of a turn, in another world, moved cubes to and fro. Where the clock tells actions, the next action is another turn.
    fn go_on(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        let hints = face.search_hints();
        let is_next_turn = hints.lap > 0 && face.turn(at).is_ok_and(|turn| turn.clock != self.thought_at);
        if !hints.by_turns || is_next_turn {
            return self.choose(face, at);
        }
        self.thoughts.clear();
        self.chances.clear();
        let mut bot = Greedy::within(self.words.play.next(), turns::tries(hints));
        bot.stop_when(self.stop.clone());
        bot.choose(face, at)
    }

    fn stop_when(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }

    fn thoughts(&self) -> &[Thought] {
        &self.thoughts
    }

    fn chances(&self) -> &[f64] {
        &self.chances
    }
}

/// The words of one thought, or of all.
#[derive(Clone, Debug)]
struct Words {
    /// For what the seat does not know.
    deal: WordStream,
    /// For answers.
    play: WordStream,
    /// For Chance: its n-th word is the same whatever is answered before.
    luck: WordStream,
}

impl Words {
    fn of(seed: u64) -> Self {
        let [deal, play, luck] = [DEAL, PLAY, LUCK].map(|stream| WordStream::stream(seed, stream));
        Self { deal, play, luck }
    }
}

/// What a way through a world has led to, for each seat.
struct Found {
    /// How much better the table has become, or by how much the lead has grown, see [`Thought::points`]; at the end of the game the place
    /// counts, see [`ends`].
    found: Vec<f64>,
    /// How probably it wins; nothing where the game does not say how far its values can be trusted.
    wins: Vec<f64>,
    /// See [`leads`].
    leads: Vec<f64>,
}

/// What is thought about one decision.
struct Mind<'a> {
    face: &'a mut dyn Face,
    at: Handle,
    seat: Seat,
    hints: SearchHints,
    /// The seat that answers for each side.
    seats: Vec<Seat>,
    /// The table that is thought of, another one to try answers at, and one for the best of them.
    world: Handle,
    spare: Handle,
    best: Handle,
    /// When random play ends by the clock.
    until: u32,
    tree: Tree,
    /// How far apart tables are that random play was cut at, and with ends of games all that was found.
    cut: Scale,
    all: Scale,
    /// How good the table was for each seat before anything was answered; nothing before the first look.
    before: Vec<f64>,
    /// How far values can be trusted, see [`clade_engine::Outlook::doubt`].
    doubt: u32,
    /// How often each seat has won, added up, and in how many worlds, for each answer to the first question.
    won: Vec<(Vec<f64>, f64)>,
    /// By how many points of the score whoever is asked led the mean of the others, for each answer to the first question.
    leads: Vec<Scale>,
    /// How many cards have failed in what was tried.
    failed: usize,
    keys: Vec<u64>,
    path: Vec<(Node, Edge, Seat)>,
    values: Vec<i64>,
    list: Vec<u64>,
    /// What is chosen from where whole turns are thought of.
    plans: Plans,
    /// The key of an answer to the first question about which something is to be found out, and whether now only that one is tried.
    wanted: Option<u64>,
    is_forced: bool,
    /// Whether it is known which answers are nonsense.
    is_barred: bool,
}

impl<'a> Mind<'a> {
    fn new(face: &'a mut dyn Face, at: Handle, seat: Seat, turn: Turn) -> Result<Self, FaceError> {
        let hints = face.search_hints();
        let seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        let mut list = Vec::new();
        face.keys(at, &mut list)?;
        let doubt = face.outlook(at)?.doubt;
        let world = face.fork(at)?;
        let spare = face.fork(at).inspect_err(|_| face.free(world))?;
        let best = face.fork(at).inspect_err(|_| [world, spare].into_iter().for_each(|table| face.free(table)))?;
        Ok(Self {
            face,
            at,
            seat,
            hints,
            seats,
            world,
            spare,
            best,
            until: hints.until(turn.clock),
            tree: Tree::new(turn.set),
            cut: Scale::default(),
            all: Scale::default(),
            before: Vec::new(),
            doubt,
            won: Vec::new(),
            leads: Vec::new(),
            failed: 0,
            keys: Vec::new(),
            path: Vec::new(),
            values: Vec::new(),
            list,
            plans: Plans::default(),
            wanted: None,
            is_forced: false,
            is_barred: false,
        })
    }

    fn finish(self) {
        [self.world, self.spare, self.best].into_iter().for_each(|table| self.face.free(table));
    }

    /// One world, one way through it, and what it led to.
    fn iterate(&mut self, words: &mut Words, stop: &AtomicBool) -> Result<Found, FaceError> {
        let turn = self.face.resample_into(self.at, Observer::Seat(self.seat), self.world, &mut || words.deal.next())?;
        if self.before.is_empty() {
            self.before = self.standing()?;
        }
        self.path.clear();
        let end = if self.hints.by_turns { self.go_by_turns(turn, &mut words.play, stop)? } else { self.go_by_answers(turn, words, stop)? };
        self.failed += self.face.faults().len();
        let led_to = self.found(end)?;
        let Found { found, wins, leads } = &led_to;
        let own = found[usize::from(self.seat.0)];
        self.all.note(own);
        // An end is counted in spreads: were it noted here, each would make the next one greater.
        if end.actor != Actor::Over {
            self.cut.note(own);
        }
        let of = |seat: Seat| [found[usize::from(seat.0)], wins.get(usize::from(seat.0)).copied().unwrap_or_default()];
        let path: Vec<(Node, Edge, Seat, [f64; 2])> = self.path.iter().map(|&(node, edge, seat)| (node, edge, seat, of(seat))).collect();
        self.tree.learn(&path);
        if let Some(&(ROOT, first, _)) = self.path.first() {
            self.leads.resize_with(self.leads.len().max(first.place() + 1), Scale::default);
            self.leads[first.place()].note(leads[usize::from(self.seat.0)] / POINT);
            self.won.resize_with(self.leads.len(), Default::default);
            let (won, n) = &mut self.won[first.place()];
            won.resize(wins.len(), 0.0);
            won.iter_mut().zip(wins).for_each(|(won, wins)| *won += wins);
            *n += 1.0;
        }
        Ok(led_to)
    }

    /// How many thoughts the answer has had that is tried next; nothing where they are not compared by equally many.
    fn nth_thought(&self) -> Option<u32> {
        let wanted = self.wanted.filter(|_| self.is_forced).and_then(|key| self.tree.edge(ROOT, said_by(self.seat, key)));
        self.tree.is_halved().then(|| self.tree.nth_thought(wanted))
    }

    /// How good a table is for each seat.
    fn values_at(&mut self, table: Handle, counting: Counting) -> Result<Vec<f64>, FaceError> {
        self.face.values_by(table, counting, &mut self.values)?;
        Ok(by_seat(&self.values, &self.seats))
    }

    fn standing(&mut self) -> Result<Vec<f64>, FaceError> {
        self.values_at(self.world, Counting::Ahead)
    }

    /// How much better the world has become for each seat, and how probably it wins there. At the end of the game the place counts, see
    /// [`ends`].
    fn found(&mut self, turn: Turn) -> Result<Found, FaceError> {
        if turn.actor != Actor::Over {
            let now = self.standing()?;
            let better: Vec<f64> = now.iter().zip(&self.before).map(|(now, before)| now - before).collect();
            let found = if counts_leads(self.hints) { self::leads(&better) } else { better };
            return Ok(Found { found, wins: chances(&now, self.doubt).unwrap_or_default(), leads: leads(&now) });
        }
        let results = self.face.outcome(self.world)?;
        let points: Vec<f64> = results.iter().map(|result| result.0 as f64 * POINT).collect();
        let leads = leads(&points);
        let mut found = ends(&results, &leads, self.cut.spread());
        // As much better than before as where the game is not over: who leads is not in a hurry to end it, who is behind does not put it off.
        // Measured in Evolution; where whole turns are thought of no gain was seen, and Soup has not been measured with this alone.
        if self.hints.lap == 0 && !self.hints.by_turns {
            let expected = expected(&self.before, self.doubt, self.cut.spread());
            found.iter_mut().zip(&expected).for_each(|(found, expected)| *found -= expected);
        }
        Ok(Found { found, wins: won(&results), leads })
    }

    /// How probable it is that each seat wins after the best answer.
    fn chances(&self, best: Option<&Thought>) -> Vec<f64> {
        let edge = best.and_then(|best| self.tree.edge(ROOT, said_by(self.seat, *self.list.get(best.index as usize)?)));
        let won = edge.filter(|_| self.doubt > 0).and_then(|edge| self.won.get(edge.place()));
        won.map_or_else(Vec::new, |(won, n)| won.iter().map(|won| won / n).collect())
    }

    /// What an answer is thought to be worth.
    fn thought_of(&self, index: u32) -> Option<Thought> {
        let key = said_by(self.seat, *self.list.get(index as usize)?);
        let known = self.tree.known(ROOT).iter().find(|known| known.key == key && known.visits > 0)?;
        let [wins, error] = known.wins();
        let mean = [known.mean(), wins];
        let [points, wins] = self.tree.edge(ROOT, key).filter(|_| self.tree.is_halved()).map_or(mean, |edge| self.tree.worth(edge));
        Some(Thought { index, visits: known.visits, points, wins: (self.doubt > 0).then_some(wins), error })
    }

    /// The place of the one answer that is tried now at this question, if it is among these.
    fn forced(&self, node: Node, keys: impl IntoIterator<Item = u64>) -> Option<usize> {
        let wanted = self.wanted.filter(|_| self.is_forced && node == ROOT)?;
        keys.into_iter().position(|key| key == wanted)
    }

    /// What the answers are thought to be worth, the best first: the one thought of longest, or tried most.
    fn thoughts(&self, count: u32) -> Vec<Thought> {
        let rank = |index: u32| self.list.get(index as usize).map_or(0, |&key| self.tree.rank(said_by(self.seat, key)));
        let ranked = |index| Some((rank(index), self.thought_of(index)?));
        let mut thoughts: Vec<(u32, Thought)> = (0..count).filter_map(ranked).collect();
        let visits = |thought: &Thought| if self.tree.is_halved() { 0 } else { thought.visits };
        thoughts.sort_by(|(longer, one), (rank, two)| {
            rank.cmp(longer).then(visits(two).cmp(&visits(one))).then(two.points.total_cmp(&one.points))
        });
        thoughts.into_iter().map(|(_, thought)| thought).collect()
    }
}

/// Whether what others gain is as bad as what is lost: where whole turns are thought of and the clock tells actions. In Dominant Species this wins
/// more often, in Marine it does not (see `core/bots/README.md`).
fn counts_leads(hints: SearchHints) -> bool {
    hints.by_turns && hints.lap > 0
}

/// By how much each seat leads the mean of the others.
fn leads(values: &[f64]) -> Vec<f64> {
    let others = (values.len() as f64 - 1.0).max(1.0);
    let sum: f64 = values.iter().sum();
    values.iter().map(|own| own - (sum - own) / others).collect()
}

/// How good the end of a game is for each seat, by its results: above all its place, and of equal places the lead.
fn ends(results: &[(i64, i64)], leads: &[f64], spread: f64) -> Vec<f64> {
    let others = (results.len() as f64 - 1.0).max(1.0);
    let end = |(own, lead): (&(i64, i64), &f64)| {
        let beaten = results.iter().filter(|other| *other < own).count() as f64;
        let equal = results.iter().filter(|other| *other == own).count() as f64 - 1.0;
        let place = (beaten + equal / 2.0) / others;
        (2.0 * place - 1.0) * END * spread + (lead.abs() * spread).sqrt().copysign(*lead) * MARGIN
    };
    results.iter().zip(leads).map(end).collect()
}

/// What [`ends`] is to be expected where tables are this good: who has the better one is more probably ahead in the end. Nothing where the game
/// does not say how far its values can be trusted.
fn expected(values: &[f64], doubt: u32, spread: f64) -> Vec<f64> {
    if doubt == 0 {
        return vec![0.0; values.len()];
    }
    let others = (values.len() as f64 - 1.0).max(1.0);
    let end = |(own, lead): (&f64, f64)| {
        let beats = |other: &f64| 1.0 / (1.0 + libm::exp((other - own) / f64::from(doubt)));
        let place = (values.iter().map(beats).sum::<f64>() - 0.5) / others;
        (2.0 * place - 1.0) * END * spread + (lead.abs() * spread).sqrt().copysign(lead) * MARGIN
    };
    values.iter().zip(leads(values)).map(end).collect()
}

/// The key of an answer and who gives it: two seats may say the same.
fn said_by(seat: Seat, key: u64) -> u64 {
    key ^ u64::from(seat.0) << 56
}

#[cfg(test)]
mod tests {
    use super::{POINT, expected, leads};

    fn ends(results: &[(i64, i64)], spread: f64) -> Vec<f64> {
        let points: Vec<f64> = results.iter().map(|result| result.0 as f64 * POINT).collect();
        super::ends(results, &leads(&points), spread)
    }

    #[test]
    fn a_lead_is_over_the_mean_of_the_others() {
        assert_eq!(leads(&[7.0, 4.0, 0.0]), [5.0, 0.5, -5.5]);
        assert_eq!(leads(&[3.0]), [3.0], "alone one leads nobody");
    }

    #[test]
    fn an_end_that_was_to_be_expected_is_no_news() {
        let tables = [vec![4_000.0, 400.0], vec![400.0, 400.0]];
        let [clear, even] = tables.map(|values| expected(&values, 300, 300.0));
        let end = ends(&[(40, 0), (4, 0)], 300.0);
        assert!((end[0] - clear[0]).abs() < 0.1 && (end[1] - clear[1]).abs() < 0.1, "{end:?} {clear:?}");
        assert!(even.iter().all(|value| value.abs() < 1e-9), "{even:?}");
        assert_eq!(expected(&[4_000.0, 400.0], 0, 300.0), [0.0; 2], "nobody has measured it");
    }

    #[test]
    fn the_place_counts_most_and_then_the_lead() {
        let [close, clear, beaten] = [&[(5, 0), (4, 0)], &[(9, 0), (4, 0)], &[(9, 0), (10, 0)]].map(|results| ends(results, 300.0)[0]);
        assert!(clear > close && close > beaten, "{clear} {close} {beaten}");
        // First of two: 2 spreads of 300; a lead of a point is 100, of which the root of 100 x 300 counts a fifth.
        assert!((close - 634.641).abs() < 1e-3 && clear < 700.0, "{close} {clear}");
        let [far, farther] = [&[(40, 0), (4, 0)], &[(41, 0), (4, 0)]].map(|results| ends(results, 300.0)[0]);
        assert!(farther > far, "who wins anyway does not throw points away");
    }
}
