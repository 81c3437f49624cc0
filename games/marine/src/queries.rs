//! What a card may ask.

use crate::board::{Cell, Corner, NONE, corners};
use crate::marine::Marine;
use crate::state::{State, terrain};
use crate::verbs::{corner, element, tile};
use clade_engine::{Side, Small};
use clade_script::{Args, Reply};

fn list(items: impl Iterator<Item = u8>) -> Reply {
    Reply::List(items.take(MOST_ITEMS).map(i32::from).collect())
}

/// How many items a list for a script has at most: more cannot be offered.
const MOST_ITEMS: usize = 48;

fn cells(cells: impl Iterator<Item = Cell>) -> Reply {
    list(cells.map(|cell| cell.0))
}

fn truth(yes: bool) -> Reply {
    Reply::Int(i32::from(yes))
}

fn number(n: impl Into<i32>) -> Reply {
    Reply::Int(n.into())
}

impl Marine {
    /// Answers a query; `None` if it is none.
    pub(crate) fn query(&self, state: &State, owner: Side, verb: &str, args: &Args) -> Result<Option<Reply>, String> {
        let [a, b, ..] = args.ints;
        let sides = |sides: &mut dyn Iterator<Item = Side>| list(sides.map(|side| side.0));
        Ok(Some(match verb {
            "tiles" => cells(state.occupied(self.side(a)?)),
            "earth" => cells(state.earth()),
            "overpopulated" => cells(state.earth().filter(|&cell| state.crowd(cell) > state.tokens_at(cell))),
            "adjacent" => cells(state.adjacent(tile(state, a)?)),
            "tiles_of" => cells(state.earth().filter(|&cell| state.kind(cell).map(i32::from) == Some(a))),
            "has" => truth(state.touching[tile(state, a)?.ix()] >> element(b)? & 1 != 0),
            "tokens_at" => number(state.tokens_at(tile(state, a)?)),
            "element_at" => match state.corners[corner(a)?.ix()] {
                NONE => Reply::Nil,
                element => number(element),
            },
            "elements_at" => list(self.tokens_on_earth(state, crate::elements::ANY, tile(state, a)?.into()).map(|corner| corner.0)),
            "vacant" => {
                let vacant = |&corner: &Corner| state.corners[corner.ix()] == NONE;
                number(corners(tile(state, a)?).iter().filter(|corner| vacant(corner)).count() as i32)
            }
            "on_earth" => {
                let element = element(a)?;
                number(state.corners.iter().filter(|&&other| other == element).count() as i32)
            }
            "species" => number(state.cubes(tile(state, a)?, self.side(b)?)),
            "crowd" => number(state.crowd(tile(state, a)?)),
            "opponents_at" => {
                let cell = tile(state, a)?;
                sides(&mut self.opponents(owner).filter(|&side| state.cubes(cell, side) > 0))
            }
            "animals_at" => {
                let cell = tile(state, a)?;
                sides(&mut self.food_chain().filter(|&side| state.cubes(cell, side) > 0))
            }
            "me" => number(owner.0),
            "opponents" => sides(&mut self.opponents(owner)),
            "food_chain" => sides(&mut self.food_chain()),
            "pool" => number(state.animal(self.side(a)?).pool),
            "elements" => number(state.animal(self.side(a)?).element_count()),
            "needs" => truth(state.animal(self.side(b)?).elements[usize::from(element(a)?)] > 0),
            "tokens" => {
                let side = self.side(a)?;
                list(self.replaceable(state, side))
            }
            "in_bag" => list(state.bag.iter().map(|(element, _)| element)),
            "controls" => truth(self.controller(state, element(a)?) == Some(self.side(b)?)),
            "controlled" => truth(self.controller(state, element(a)?).is_some()),
            // A marker of vents means both kinds.
            "markers" => list((0..=terrain::GEYSER).filter(|&kind| state.competition.contains(&kind.min(terrain::VENT)))),
            "row" => list(state.row.into_iter().filter(|&card| card != NONE && !self.is_busy(state, card))),
            "discard" => list(state.discard.filter(|&card| !self.is_busy(state, card))),
            "slot_of" => number(self.slot_of(state, self.card(a)?).map_or(0, |slot| slot + 1)),
            "traits" => list(state.animal(self.side(a)?).traits),
            "bonus" => number(self.bonus(a.clamp(0, 255) as u8)),
            "predators_roam" => truth(self.options().predators_roam),
            "must_breed" => truth(self.options().must_breed),
            "monotypic_table" => truth(self.options().monotypic_table),
            "snow_everywhere" => truth(self.options().snow_everywhere),
            _ => return Ok(None),
        }))
    }

    /// Whether a card is being resolved.
    fn is_busy(&self, state: &State, card: u8) -> bool {
        state.frames.cards().any(|open| open == card)
    }
}
