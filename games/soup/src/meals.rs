//! Meals as data, and those that were already worked out.

use crate::action::Cubes;
use crate::things::Colour;
use clade_engine::Kinds;
use std::cell::RefCell;
use std::rc::Rc;

/// How many are remembered at once.
const MOST: usize = 256;

/// One meal: cubes by colour.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Meal {
    /// The cubes.
    pub(crate) cubes: Cubes,
    /// Whether it is the base diet, which must be eaten if it is there.
    pub(crate) base: bool,
}

/// Meals already worked out: by colour, cubes fewer, and the genes that change the diet.
#[derive(Debug, Default)]
pub(crate) struct Diets {
    known: RefCell<Vec<Entry>>,
}

/// The meals of a colour, with the genes that make them.
#[derive(Debug)]
struct Entry {
    colour: Colour,
    fewer: u8,
    genes: Kinds,
    meals: Rc<[Meal]>,
}

impl Diets {
    /// The meals that were worked out for a colour, so many cubes fewer, by these genes.
    pub(crate) fn find(&self, colour: Colour, fewer: u8, genes: Kinds) -> Option<Rc<[Meal]>> {
        let known = self.known.borrow();
        known.iter().find(|e| (e.colour, e.fewer, e.genes) == (colour, fewer, genes)).map(|e| e.meals.clone())
    }

    /// Remembers them.
    pub(crate) fn keep(&self, colour: Colour, fewer: u8, genes: Kinds, meals: Rc<[Meal]>) {
        let mut known = self.known.borrow_mut();
        if known.len() >= MOST {
            known.clear();
        }
        known.push(Entry { colour, fewer, genes, meals });
    }
}
