//! Which answers to the first question are thought of, where none looks better at once: sequential halving (Karnin, Koren and Somekh 2013; in
//! front of a tree: Pepels, Cazenave, Winands and Lanctot 2014).
//!
//! All answers get equally many thoughts, then the better half of them as many together, and so on to the last. A bound of confidence, as
//! behind the first question, gives an answer up after one or two unlucky thoughts; and all first thoughts are unlucky, since what follows
//! is not learnt yet. So in Primordial Soup an amoeba starved beside its food: that was thought of 2,013 times, eating three times.

use super::tree::{Edge, Known};

/// How much better than all others an answer must be to be surely the best, in standard errors.
const SURE: f64 = 5.0;
/// Of fewer thoughts nothing is sure.
const FEW: u32 = 32;

/// Which answers are still thought of.
#[derive(Clone, Debug)]
pub(super) struct Halving {
    /// How many thoughts there are in all.
    budget: u32,
    /// Answers that are not thought of.
    barred: Vec<Edge>,
    alive: Vec<Edge>,
    /// How many rounds each answer has survived, by its place.
    survived: Vec<u32>,
    /// How many answers there were, and how many thoughts each of those left has had at the end of this round.
    begun: usize,
    quota: u32,
}

impl Halving {
    /// With so many thoughts in all.
    pub(super) fn new(budget: u32) -> Self {
        Self { budget, barred: Vec::new(), alive: Vec::new(), survived: Vec::new(), begun: 0, quota: 0 }
    }

    /// These answers are not thought of, if there are others.
    pub(super) fn bar(&mut self, answers: impl IntoIterator<Item = Edge>) {
        self.barred.extend(answers);
    }

    /// How many thoughts the answer has had that is thought of next.
    pub(super) fn fewest(&self, answers: &[Known]) -> u32 {
        self.alive.iter().map(|edge| answers[edge.place()].visits).min().unwrap_or_default()
    }

    /// How many rounds an answer has survived.
    pub(super) fn rank(&self, edge: Edge) -> u32 {
        self.survived.get(edge.place()).copied().unwrap_or_default()
    }

    /// Of these answers the one that is thought of next, by its place among them; of several any, by this word. `worth`: what each is worth.
    pub(super) fn next(&mut self, open: &[Edge], answers: &[Known], worth: impl Fn(Edge) -> f64, word: u64) -> usize {
        if self.alive.is_empty() {
            self.alive = open.iter().copied().filter(|edge| !self.barred.contains(edge)).collect();
            if self.alive.is_empty() {
                self.alive = open.to_vec();
            }
            self.begun = self.alive.len();
            self.survived = vec![0; answers.len()];
            self.quota = self.share();
        }
        let visits = |edge: Edge| answers[edge.place()].visits;
        while self.alive.len() > 1 && self.alive.iter().all(|&edge| visits(edge) >= self.quota) {
            self.alive.sort_by(|one, two| worth(*two).total_cmp(&worth(*one))); // a stable sort
            self.alive.truncate(self.alive.len().div_ceil(2));
            self.alive.iter().for_each(|edge| self.survived[edge.place()] += 1);
            self.quota += self.share();
        }
        let least = self.alive.iter().filter(|edge| open.contains(edge)).map(|&edge| visits(edge)).min();
        let next: Vec<usize> = (0..open.len())
            .filter(|&place| least.is_none() || self.alive.contains(&open[place]) && Some(visits(open[place])) == least)
            .collect();
        // The same on every machine, however wide its words are.
        next.get((word % next.len().max(1) as u64) as usize).copied().unwrap_or(0)
    }

    /// How many thoughts each answer gets in a round: all rounds get equally many.
    fn share(&self) -> u32 {
        let rounds = self.begun.max(2).next_power_of_two().ilog2();
        (self.budget / rounds / self.alive.len().max(1) as u32).max(1)
    }

    /// Whether one answer is surely the best: where values are so far apart in all. `worth`: what each is worth.
    pub(super) fn is_settled(&self, answers: &[Known], worth: impl Fn(Edge) -> f64, spread: f64) -> bool {
        let visits = |edge: Edge| answers[edge.place()].visits;
        let found: Vec<(Edge, f64)> = self.alive.iter().map(|&edge| (edge, worth(edge))).collect();
        let Some(&(best, most)) = found.iter().max_by(|one, two| one.1.total_cmp(&two.1)) else { return false };
        let error = |edge: Edge| spread / f64::from(visits(edge).max(1)).sqrt();
        let is_behind = |other: Edge, value: f64| most - value > SURE * error(best).hypot(error(other));
        found.into_iter().all(|(other, value)| other == best || visits(other) >= FEW && visits(best) >= FEW && is_behind(other, value))
    }
}

#[cfg(test)]
mod tests {
    use super::super::scale::Scale;
    use super::super::tree::{ROOT, Tree};

    /// Thinks so often, where the n-th thought of an answer finds this value. Gives how often each was thought of.
    fn think(budget: u32, thoughts: u32, answers: u64, value: impl Fn(u32, u32) -> f64) -> (Tree, Scale, Vec<u32>) {
        let (mut tree, mut scale, keys) = (Tree::new(0), Scale::default(), (0..answers).collect::<Vec<u64>>());
        tree.halve(budget, false);
        for word in 0..u64::from(thoughts) {
            tree.meet(ROOT, &keys);
            let (edge, place) = tree.choose(ROOT, &scale, word);
            let found = value(place, tree.known(ROOT)[edge.place()].visits);
            scale.note(found);
            tree.learn(&[(ROOT, edge, clade_engine::Seat(0), [found, 0.0])]);
        }
        let visits = tree.known(ROOT).iter().map(|known| known.visits).collect();
        (tree, scale, visits)
    }

    #[test]
    fn the_better_half_goes_on() {
        // Two rounds of 40: 10 for each of four, then 20 for each of two.
        let (tree, _, visits) = think(80, 80, 4, |answer, _| f64::from(answer));
        assert_eq!(visits, [10, 10, 30, 30]);
        assert_eq!([0, 1, 2, 3].map(|key| tree.rank(key)), [0, 0, 1, 1]);
    }

    #[test]
    fn an_unlucky_first_thought_is_not_the_end_of_an_answer() {
        let (tree, _, visits) = think(80, 80, 2, |answer, n| {
            if answer == 0 {
                5.0
            } else if n == 0 {
                -50.0
            } else {
                10.0
            }
        });
        assert_eq!(visits, [40, 40]);
        assert!(tree.known(ROOT)[1].mean() > tree.known(ROOT)[0].mean());
    }

    #[test]
    fn it_ends_early_only_where_the_best_is_sure() {
        let noise = |n: u32| if n.is_multiple_of(2) { 1.0 } else { -1.0 };
        for (apart, is_settled) in [(20.0, true), (0.1, false)] {
            let (tree, scale, _) = think(1000, 400, 2, |answer, n| apart * f64::from(answer) + noise(n));
            assert_eq!(tree.is_settled(600, &scale), is_settled, "{apart}");
        }
        let (tree, scale, _) = think(1000, 20, 2, |answer, _| f64::from(answer));
        assert!(!tree.is_settled(980, &scale), "of few thoughts nothing is sure");
    }
}
