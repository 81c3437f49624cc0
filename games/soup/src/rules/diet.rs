//! Meals (§3.4): which cubes an amoeba may eat. The base diet, and what genes make of it.

use crate::action::Cubes;
use crate::meals::Meal;
use crate::schema::Hook;
use crate::soup::Soup;
use crate::state::{COLOURS, Colour, State};
use clade_engine::{Kind, Kinds, Small};
use std::collections::BTreeSet;
use std::rc::Rc;

/// How many ways to make meals are followed; only piles of mods reach that.
const MOST: usize = 500;

/// Cubes by foreign colour, the largest number first, without zeros.
type Pattern = Vec<i32>;

impl Soup {
    /// The base diet: with four players one cube of each foreign colour, with three two of one and one of the other.
    fn base_diet(&self) -> Pattern {
        if self.colours == 4 { vec![1, 1, 1] } else { vec![2, 1] }
    }

    /// All meals of a colour, each with `fewer` fewer cubes: the base diet first, then those of its genes.
    pub(crate) fn meals(&self, state: &State, colour: Colour, fewer: u8) -> Rc<[Meal]> {
        self.meals_by(self.acting(state, self.owner_of(colour), Hook::Diet), colour, fewer)
    }

    /// The genes without which this meal would be impossible: dispensable genes are dropped, the later ones first.
    pub(crate) fn needed_for(&self, state: &State, colour: Colour, cubes: Cubes, fewer: u8) -> Kinds {
        let genes = self.acting(state, self.owner_of(colour), Hook::Diet);
        let later_first: Vec<Kind> = genes.collect();
        later_first.into_iter().rev().fold(genes, |needed, kind| {
            let less = needed.without(Kinds::one(kind));
            if self.meals_by(less, colour, fewer).iter().any(|meal| meal.cubes == cubes) { less } else { needed }
        })
    }

    /// The meals of a colour with these genes alone.
    fn meals_by(&self, genes: Kinds, colour: Colour, fewer: u8) -> Rc<[Meal]> {
        if let Some(known) = self.diets.find(colour, fewer, genes) {
            return known;
        }
        let mut patterns = self.patterns(genes);
        for _ in 0..fewer {
            patterns = patterns.iter().flat_map(one_fewer).collect();
        }
        let base = self.base_diet();
        let mut meals = Vec::new();
        let (first, rest): (Vec<_>, Vec<_>) = patterns.into_iter().partition(|p| *p == base);
        for pattern in first.into_iter().chain(rest) {
            for cubes in self.spread(colour, &pattern) {
                meals.push(Meal { cubes, base: fewer == 0 && pattern == base });
            }
        }
        let meals: Rc<[Meal]> = meals.into();
        self.diets.keep(colour, fewer, genes, meals.clone());
        meals
    }

    /// The base diet and all that genes make of it, each gene at most once, in any order.
    fn patterns(&self, genes: Kinds) -> BTreeSet<Pattern> {
        let mut found = BTreeSet::from([self.base_diet()]);
        let mut seen = BTreeSet::from([(self.base_diet(), genes.bits())]);
        let mut open = vec![(self.base_diet(), genes)];
        while let Some((pattern, left)) = open.pop() {
            for kind in left {
                for further in self.vm.lists(kind, Hook::Diet.into(), &pattern) {
                    let Some(further) = normal(further, self.edible()) else { continue };
                    found.insert(further.clone());
                    let left = left.without(Kinds::one(kind));
                    if seen.len() < MOST && seen.insert((further.clone(), left.bits())) {
                        open.push((further, left));
                    }
                }
            }
        }
        found
    }

    /// How many colours an amoeba can eat: all but its own, and by an experiment that, too.
    fn edible(&self) -> usize {
        usize::from(self.colours) - usize::from(!self.eats_own())
    }

    /// A pattern spread over the colours that a colour eats, in every way, in a fixed order.
    fn spread(&self, eater: Colour, pattern: &Pattern) -> BTreeSet<Cubes> {
        let foreign: Vec<usize> = self.all().filter(|&colour| colour != eater || self.eats_own()).map(Colour::ix).collect();
        let mut all = BTreeSet::new();
        let mut open = vec![(0usize, [0u8; COLOURS])];
        while let Some((done, counts)) = open.pop() {
            let Some(&n) = pattern.get(done) else {
                all.insert(Cubes::new(counts));
                continue;
            };
            for &colour in foreign.iter().filter(|&&colour| counts[colour] == 0) {
                let mut counts = counts;
                counts[colour] = n as u8;
                open.push((done + 1, counts));
            }
        }
        all
    }
}

/// Sorted, without zeros; `None` if it is not a meal: empty, negative, too large or of too many colours.
fn normal(mut pattern: Pattern, colours: usize) -> Option<Pattern> {
    pattern.retain(|&n| n != 0);
    pattern.sort_unstable_by(|a, b| b.cmp(a));
    let fits = !pattern.is_empty() && pattern.len() <= colours && pattern.iter().all(|n| (1..=15).contains(n));
    fits.then_some(pattern)
}

/// The pattern with one cube fewer, in every way.
fn one_fewer(pattern: &Pattern) -> Vec<Pattern> {
    let less = |i: usize| {
        let mut pattern = pattern.clone();
        pattern[i] -= 1;
        normal(pattern, COLOURS)
    };
    (0..pattern.len()).filter_map(less).collect()
}
