//! What a search has learnt of answers: a tree of questions, kept in one list. It knows no game.
//!
//! A question is known by the answers of seats that led to it; what Chance did in between and what is hidden makes no other question (open
//! loop, Perez et al. 2015). So an answer may be legal at one visit and not at the next: the bound of an answer counts the visits at
//! which it was legal (Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012).

use super::halving::Halving;
use super::scale::Scale;
use clade_engine::{Seat, SplitMix, chance};
use std::collections::BTreeMap;

/// How much more an answer is tried for being tried little, where all are tried alike.
const EXPLORE: f64 = 0.7;
/// The same where some look better at once.
const EXPLORE_FIRST: f64 = 0.4;
/// How quickly an answer that looks worse at once falls behind, in spreads of the values met.
const SHARPNESS: f64 = 0.3;
/// What all answers share of the first look, whatever they look like.
const FAIR: f64 = 0.1;
/// So many thoughts of the mean of all answers count beside those of each, where the best of them is looked for.
const DOUBT: f64 = 4.0;
/// What follows an answer is looked at from so many thoughts on, and so deep.
const FEW: u32 = 8;
const DEPTH: u32 = 12;
/// How many questions and how many answers are remembered at most; what is beyond is met anew each time.
const MOST: [usize; 2] = [200_000, 1_000_000];

/// A question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node(u32);

/// The question that the search is about.
pub(super) const ROOT: Node = Node(0);

/// An answer to a question.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Edge(u32);

impl Edge {
    /// Its place among all answers known of the question.
    pub(super) fn place(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a question.
#[derive(Clone, Debug, Default)]
struct Question {
    /// The answers that led here.
    path: u64,
    /// The set that answers here are picked from, if it is not 0: in which order picks are made does not matter.
    set: u64,
    visits: u32,
    /// Each answer that was legal here at some visit.
    answers: Vec<Known>,
    is_looked_at: bool,
}

/// What is known of an answer.
#[derive(Copy, Clone, Debug)]
pub(super) struct Known {
    /// Its key, see [`clade_engine::Face::keys`].
    pub(super) key: u64,
    /// How often it was given.
    pub(super) visits: u32,
    /// At how many visits it was legal.
    offered: u32,
    /// The sum of the values that it led to, for whoever gave it, and of the chances to win.
    sum: f64,
    won: f64,
    won_squared: f64,
    /// How good it looks at once.
    look: Option<f64>,
    /// The question that follows it, as far as that is always the same and put to the same seat.
    next: Next,
}

/// What follows an answer in the tree.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Next {
    /// Nothing yet.
    #[default]
    Unknown,
    /// A question to the same seat.
    Own(Node),
    /// Somebody else's, or not always the same.
    Other,
}

impl Known {
    /// The mean of what it led to.
    pub(super) fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    /// How probably it led to a win, and the standard error of that.
    pub(super) fn wins(&self) -> [f64; 2] {
        let n = f64::from(self.visits.max(1));
        let mean = self.won / n;
        let spread = (self.won_squared - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
        // Of games that were only won or lost, few alike are no proof: one more of each is counted (Laplace).
        let only_ends = (self.won - self.won_squared).abs() < 1e-9;
        let share = (self.won + 1.0) / (n + 2.0);
        let spread = if only_ends { spread.max(share * (1.0 - share)) } else { spread };
        [mean, (spread / n).sqrt()]
    }
}

/// The tree.
#[derive(Debug)]
pub(super) struct Tree {
    questions: Vec<Question>,
    by_path: BTreeMap<u64, Node>,
    answers: usize,
    /// The answers of the list met last, in its order.
    open: Vec<Edge>,
    /// Which answers to the first question are thought of, unless some look better at once.
    halving: Option<Halving>,
    /// How deep what follows its answers is looked at, see [`worth`].
    depth: u32,
}

impl Tree {
    /// Knows of the first question, whose answers may be picks from a set.
    pub(super) fn new(set: u64) -> Self {
        let root = Question { set, ..Question::default() };
        Self { questions: vec![root], by_path: BTreeMap::new(), answers: 0, open: Vec::new(), halving: None, depth: 0 }
    }

    /// The answers to the first question are compared by halving, with so many thoughts in all: `by_best` of what follows each, or by the mean.
    pub(super) fn halve(&mut self, budget: u32, by_best: bool) {
        self.depth = if by_best { DEPTH } else { 0 };
        self.halving = Some(Halving::new(budget));
    }

    /// The same, if none of the answers looked better at once.
    fn halving(&self) -> Option<&Halving> {
        self.halving.as_ref().filter(|_| !self.questions[ROOT.0 as usize].is_looked_at)
    }

    /// How long an answer to the first question was thought of; the same for all, where they are not compared by halving.
    pub(super) fn rank(&self, key: u64) -> u32 {
        self.halving().zip(self.edge(ROOT, key)).map_or(0, |(halving, edge)| halving.rank(edge))
    }

    /// Whether the answers to the first question are compared by halving.
    pub(super) fn is_halved(&self) -> bool {
        self.halving().is_some()
    }

    /// How many thoughts the first answer has had that is tried next: this one, or by halving.
    pub(super) fn nth_thought(&self, wanted: Option<Edge>) -> u32 {
        let known = self.known(ROOT);
        let next = wanted.map(|edge| known[edge.place()].visits);
        next.or_else(|| self.halving().map(|halving| halving.fewest(known))).unwrap_or_default()
    }

    /// These answers to the first question are not thought of.
    pub(super) fn bar(&mut self, keys: &[u64]) {
        let edges: Vec<Edge> = keys.iter().filter_map(|&key| self.edge(ROOT, key)).collect();
        self.halving.iter_mut().for_each(|halving| halving.bar(edges.iter().copied()));
    }

    /// Whether there is no room for another question.
    fn is_full(&self) -> bool {
        self.questions.len() >= MOST[0] || self.answers >= MOST[1]
    }

    fn question(&mut self, node: Node) -> &mut Question {
        &mut self.questions[node.0 as usize]
    }

    /// What is known of the answers to a question.
    pub(super) fn known(&self, node: Node) -> &[Known] {
        &self.questions[node.0 as usize].answers
    }

    /// Whether one answer to the first question is surely the best, or no other can still be tried more often, in so many more thoughts.
    pub(super) fn is_settled(&self, left: u32, scale: &Scale) -> bool {
        if let Some(halving) = self.halving() {
            return halving.is_settled(self.known(ROOT), |edge| self.worth(edge)[0], scale.spread());
        }
        let [mut most, mut next] = [0, 0];
        for visits in self.known(ROOT).iter().map(|known| known.visits) {
            (most, next) = if visits > most { (visits, most) } else { (most, next.max(visits)) };
        }
        most - next > left
    }

    /// A question is open with this list of answers.
    pub(super) fn meet(&mut self, node: Node, keys: &[u64]) {
        let Self { questions, open, answers: all, .. } = self;
        let answers = &mut questions[node.0 as usize].answers;
        open.clear();
        let mut next = 0;
        for &key in keys {
            // Lists have a fixed order: the answer is usually the one after the last.
            let found = answers.get(next).is_some_and(|known| known.key == key).then_some(next);
            let at = found.or_else(|| answers.iter().position(|known| known.key == key)).unwrap_or_else(|| {
                answers.push(Known { key, visits: 0, offered: 0, sum: 0.0, won: 0.0, won_squared: 0.0, look: None, next: Next::Unknown });
                *all += 1;
                answers.len() - 1
            });
            answers[at].offered += 1;
            open.push(Edge(at as u32));
            next = at + 1;
        }
    }

    /// Whether a question has come up so often that a look at its answers pays, and nobody has looked.
    pub(super) fn wants_look(&self, node: Node) -> bool {
        const SELDOM: u32 = 4;
        let question = &self.questions[node.0 as usize];
        !question.is_looked_at && question.visits >= SELDOM
    }

    /// How good the answers of the list met last look at once, in its order; nothing for one that cannot be told.
    pub(super) fn look(&mut self, node: Node, values: impl IntoIterator<Item = Option<f64>>) {
        let Self { questions, open, .. } = self;
        let question = &mut questions[node.0 as usize];
        question.is_looked_at = true;
        for (edge, value) in open.iter().zip(values) {
            question.answers[edge.0 as usize].look = value;
        }
    }

    /// The answer of the list met last that is tried now, and its place in the list. Of untried ones any, by this word.
    pub(super) fn choose(&mut self, node: Node, scale: &Scale, word: u64) -> (Edge, u32) {
        let Self { questions, open, halving, depth, .. } = self;
        if let Some(halving) = halving.as_mut().filter(|_| node == ROOT && !questions[ROOT.0 as usize].is_looked_at) {
            let found = |edge: Edge| worth(questions, ROOT, edge, *depth)[0];
            let next = halving.next(open, &questions[ROOT.0 as usize].answers, found, word);
            return self.at(next);
        }
        let question = &self.questions[node.0 as usize];
        let best = if question.is_looked_at { self.promising(question, scale) } else { self.by_bound(question, scale, word) };
        self.at(best)
    }

    /// The answer at this place of the list met last.
    pub(super) fn at(&self, place: usize) -> (Edge, u32) {
        (self.open[place], place as u32)
    }

    fn answers_of<'a>(&'a self, question: &'a Question) -> impl Iterator<Item = &'a Known> + Clone {
        self.open.iter().map(|edge| &question.answers[edge.0 as usize])
    }

    /// The upper bound of confidence (UCB1, Auer et al. 2002), for means in spreads.
    fn by_bound(&self, question: &Question, scale: &Scale, word: u64) -> usize {
        let answers = self.answers_of(question);
        let untried = answers.clone().enumerate().filter(|(_, known)| known.visits == 0).map(|(place, _)| place);
        let count = untried.clone().count() as u32;
        if count > 0 {
            return untried.clone().nth(chance::below(word, count) as usize).unwrap_or(0);
        }
        let spread = scale.spread();
        let bound = |known: &Known| known.mean() / spread + EXPLORE * (libm::log(known.offered.into()) / f64::from(known.visits)).sqrt();
        greatest(answers.map(bound))
    }

    /// The same where some answers look better at once (PUCT, Rosin 2011): these come first, and the others follow if they disappoint.
    fn promising(&self, question: &Question, scale: &Scale) -> usize {
        let (spread, answers) = (scale.spread(), self.answers_of(question));
        let tried =
            answers.clone().filter(|known| known.visits > 0).fold((0.0, 0u32), |(sum, n), known| (sum + known.sum, n + known.visits));
        let mean = tried.0 / f64::from(tried.1.max(1));
        let looks = answers.clone().filter_map(|known| known.look);
        let (best, count) = (looks.clone().fold(f64::MIN, f64::max), looks.clone().count().max(1) as f64);
        let usual = if best > f64::MIN { looks.sum::<f64>() / count } else { 0.0 };
        let weight = |known: &Known| libm::exp((known.look.unwrap_or(usual) - best.max(usual)) / (SHARPNESS * spread));
        let (all, n) = (answers.clone().map(weight).sum::<f64>().max(f64::MIN_POSITIVE), self.open.len() as f64);
        let reach = EXPLORE_FIRST * (f64::from(question.visits) * n).sqrt();
        greatest(answers.map(|known| {
            let found = if known.visits == 0 { mean } else { known.mean() };
            let share = (1.0 - FAIR) * weight(known) / all + FAIR / n;
            found / spread + reach * share / (1.0 + f64::from(known.visits))
        }))
    }

    /// The answers that lead to a question, as one number.
    fn path(&self, node: Node, edge: Edge, set: u64) -> u64 {
        let Question { path, set: before, ref answers, .. } = self.questions[node.0 as usize];
        let picked = path.wrapping_add(mixed(answers[edge.0 as usize].key));
        // Picks add up in any order; anything else follows what was before.
        if before != 0 && before == set { picked } else { mixed(picked) }
    }

    /// The question that an answer leads to, where the next answers are picks from this set or none; nothing if it was not met before:
    /// then it is known from now on.
    pub(super) fn after(&mut self, node: Node, edge: Edge, set: u64) -> Option<Node> {
        let path = self.path(node, edge, set);
        if let Some(&known) = self.by_path.get(&path) {
            return Some(known);
        }
        if !self.is_full() {
            let new = Node(self.questions.len() as u32);
            self.questions.push(Question { path, set, ..Question::default() });
            self.by_path.insert(path, new);
        }
        None
    }

    /// The question that an answer has led to; nothing if it was not met.
    pub(super) fn seen_after(&self, node: Node, edge: Edge, set: u64) -> Option<Node> {
        self.by_path.get(&self.path(node, edge, set)).copied()
    }

    /// The answer of a key, if it is known.
    pub(super) fn edge(&self, node: Node, key: u64) -> Option<Edge> {
        self.known(node).iter().position(|known| known.key == key).map(|at| Edge(at as u32))
    }

    /// Of these answers the one tried most, and its place among them; nothing if none was tried so often.
    pub(super) fn favourite(&self, node: Node, keys: &[u64], least: u32) -> Option<(Edge, u32)> {
        let all = keys.iter().zip(0..).filter_map(|(&key, place)| Some((self.edge(node, key)?, place)));
        let visits = |edge: Edge| self.known(node)[edge.0 as usize].visits;
        all.filter(|&(edge, _)| visits(edge) >= least).max_by_key(|&(edge, place)| (visits(edge), std::cmp::Reverse(place)))
    }

    /// The same whether it was met before or not; nothing if there is no room for it.
    pub(super) fn known_after(&mut self, node: Node, edge: Edge) -> Option<Node> {
        self.after(node, edge, 0).or_else(|| self.after(node, edge, 0))
    }

    /// The answers of a path led to this for whoever gave each: a value, and a chance to win.
    pub(super) fn learn(&mut self, path: &[(Node, Edge, Seat, [f64; 2])]) {
        for (nth, &(node, edge, seat, [value, wins])) in path.iter().enumerate() {
            let follows = path.get(nth + 1).map(|&(next, _, of, _)| if of == seat { Next::Own(next) } else { Next::Other });
            let question = self.question(node);
            question.visits += 1;
            let known = &mut question.answers[edge.0 as usize];
            known.visits += 1;
            known.sum += value;
            known.won += wins;
            known.won_squared += wins * wins;
            if let Some(follows) = follows {
                known.next = if known.next == Next::Unknown || known.next == follows { follows } else { Next::Other };
            }
        }
    }

    /// What an answer to the first question is worth for whoever gives it, and how probably it wins, see [`worth`].
    pub(super) fn worth(&self, edge: Edge) -> [f64; 2] {
        worth(&self.questions, ROOT, edge, self.depth)
    }
}

/// What an answer is worth for whoever gives it, and how probably it wins. Where the same seat goes on, it is worth what the best answers
/// there are, as far as they were offered, and not the mean of all that was tried: else whoever ends the matter seems to do better than
/// whoever goes on, as only that is tried with every mistake that can follow. What was tried seldom counts as much like the mean of all.
fn worth(questions: &[Question], node: Node, edge: Edge, depth: u32) -> [f64; 2] {
    let known = &questions[node.0 as usize].answers[edge.0 as usize];
    let mean = [known.mean(), known.won / f64::from(known.visits.max(1))];
    let Next::Own(next) = known.next else { return mean };
    let question = &questions[next.0 as usize];
    if depth == 0 || question.visits < FEW {
        return mean;
    }
    let n = f64::from(question.visits);
    let usual = question.answers.iter().fold([0.0; 2], |[sum, won], known| [sum + known.sum / n, won + known.won / n]);
    let tried = (0..).zip(&question.answers).filter(|(_, known)| known.visits > 0);
    let mut found: Vec<([f64; 2], f64)> = tried
        .map(|(at, known)| {
            let (own, visits) = (worth(questions, next, Edge(at), depth - 1), f64::from(known.visits));
            let shrunk = [0, 1].map(|of| (own[of] * visits + usual[of] * DOUBT) / (visits + DOUBT));
            (shrunk, (f64::from(known.offered) / n).min(1.0))
        })
        .collect();
    found.sort_by(|(one, _), (two, _)| two[0].total_cmp(&one[0])); // a stable sort
    let mut left = 1.0;
    let mut all = [0.0; 2];
    for (value, offered) in found {
        all = [0, 1].map(|of| all[of] + left * offered * value[of]);
        left *= 1.0 - offered;
    }
    [0, 1].map(|of| all[of] + left * usual[of])
}

/// The place of the greatest number, of equals the first.
fn greatest(numbers: impl Iterator<Item = f64>) -> usize {
    let better = |best: (usize, f64), next: (usize, f64)| if next.1 > best.1 { next } else { best };
    numbers.enumerate().fold((0, f64::MIN), better).0
}

/// A number that tells nothing of its neighbours.
fn mixed(n: u64) -> u64 {
    SplitMix::new(n).word()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree that was taught these ways, each with what it led to: the answers of seats by their keys, from the first question on. `offered`: what
    /// is legal at the second question, besides the answer that is given.
    fn taught(ways: &[(&[(u8, u64)], f64)], offered: &[u64]) -> Tree {
        let mut tree = Tree::new(0);
        tree.halve(100, true);
        for &(way, value) in ways {
            let (mut node, mut path) = (Some(ROOT), Vec::new());
            for &(seat, key) in way {
                let Some(at) = node else { break };
                let others = offered.iter().copied().filter(|&other| other != key && at != ROOT);
                tree.meet(at, &[key].into_iter().chain(others).collect::<Vec<_>>());
                let (edge, _) = tree.at(0);
                path.push((at, edge, Seat(seat), [value, 0.0]));
                node = tree.known_after(at, edge);
            }
            tree.learn(&path);
        }
        tree
    }

    /// What the answers with these keys are worth.
    fn worth_of<const N: usize>(tree: &Tree, keys: [u64; N]) -> [f64; N] {
        keys.map(|key| tree.worth(tree.edge(ROOT, key).expect("it was taught"))[0])
    }

    #[test]
    fn who_goes_on_is_not_judged_by_every_mistake_that_can_follow() {
        // Ending the matter is worth 1; going on is worth 3, or −3 by a mistake that was tried as often.
        let (ends, well, badly): (&[_], &[_], &[_]) = (&[(0, 7)], &[(0, 8), (0, 1)], &[(0, 8), (0, 2)]);
        let mut ways = vec![(ends, 1.0); 40];
        ways.extend([(well, 3.0), (badly, -3.0)].repeat(20));
        let [ended, went_on] = worth_of(&taught(&ways, &[1, 2]), [7, 8]);
        assert!((ended - 1.0).abs() < 1e-9 && went_on > 2.0 && went_on < 3.0, "{ended} {went_on}");
    }

    #[test]
    fn what_another_seat_answers_nobody_chooses() {
        let (well, badly): (&[_], &[_]) = (&[(0, 8), (1, 1)], &[(0, 8), (1, 2)]);
        let [found] = worth_of(&taught(&[(well, 3.0), (badly, -3.0)].repeat(20), &[1, 2]), [8]);
        assert!(found.abs() < 1e-9, "the mean of both: {found}");
    }

    #[test]
    fn what_is_seldom_offered_is_seldom_taken() {
        // Which of the two is offered a die says: the better one only half of the time.
        let (well, badly): (&[_], &[_]) = (&[(0, 8), (0, 1)], &[(0, 8), (0, 2)]);
        let ways = [(well, 3.0), (badly, -3.0)].repeat(20);
        let [by_die, always] = [&[][..], &[1, 2]].map(|offered| worth_of(&taught(&ways, offered), [8])[0]);
        assert!(by_die < always - 1.0 && by_die > 0.0, "{by_die} {always}");
    }
}
