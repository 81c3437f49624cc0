//! What the events of Soup mean for food and life: the table "Food: what is compared" of the README, in code.
//!
//! A patch is a cell, a kind of food a colour. Food that is eaten is gone: it is back in the supply, which is outside, and so nobody
//! has a plate. A side is whatever has points and genes: a colour, or the first one of a tribe; nobody's colony is a side of its own.

use crate::action::Cubes;
use crate::event::{Cause, Event, Fate, Here, Weighed};
use crate::map::{CELLS, Cell, Cells};
use crate::options::Left;
use crate::pieces::Waste;
use crate::soup::Soup;
use crate::state::{COLOURS, Colour, Id, NUMBERS, State};
use clade_engine::ecology::reading::{Diet, Food, Hand, Levels, Reading};
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, NOWHERE, Origin, Pool, Via};
use clade_engine::{Side, Small};

/// Cubes of the base diet (§4.3): how many an amoeba needs.
const NEED: u16 = 3;

/// The pile of the experiment `waste=common`.
const PILE: u8 = CELLS as u8;

/// Cubes of one colour in one cell are alike, so a meal does not know how they came there: the measures take them in proportion.
const LYING: Via = Via::Meal(Origin::Environment);

impl Soup {
    /// What an event means for food and life. Within the loop over events: entering and leaving it would take a quarter of its time.
    #[inline(always)]
    pub(crate) fn ecology_of(&self, event: &Event, notes: &mut Vec<Ecological>) {
        match *event {
            Event::Round(n) => notes.push(Ecological::Round(n.into())),
            Event::Weighed(ref weighed) => self.window_opens(weighed, notes),
            Event::Placed(id, at, _) => notes.push(self.born(id, at, Birth::Setup)),
            // The newborns of nobody's colony cost nothing.
            Event::Born(id, at) if self.is_dummy(self.owner(id)) => notes.push(self.born(id, at, Birth::Spread)),
            Event::Born(id, at) => notes.push(self.born(id, at, Birth::Bought)),
            Event::Ate(id, cubes, left, here) => {
                let (who, at, outside) = (self.being(id), Pool::Patch(here.cell.0), Pool::Outside);
                flows(cubes, notes, |n, kind| Ecological::Flow { from: at, to: outside, n, kind, who: Some(who), via: LYING });
                if left > 0 {
                    let (to, n, kind) = (self.left_in(here.cell), left.into(), id.colour().0);
                    notes.push(Ecological::Flow { from: outside, to, n, kind, who: Some(who), via: Via::Waste(who.side) });
                }
                notes.push(self.judged(id, here, cubes.counts().into_iter().map(u16::from).sum(), Fed::Meal));
            }
            Event::Satisfied(id, here, killed) => notes.push(self.judged(id, here, 0, if killed { Fed::Prey } else { Fed::Waived })),
            Event::Starved(id, here) => notes.push(self.judged(id, here, 0, Fed::None)),
            Event::Died(id, at, cubes, _, fate) => {
                let (who, (by, killer)) = (self.being(id), self.death(fate));
                notes.push(Ecological::Died { who, at: at.0, n: 1, by, killer });
                let (from, to, via) = (Pool::Outside, self.left_in(at), Via::Corpse(who.side));
                flows(cubes, notes, |n, kind| Ecological::Flow { from, to, n, kind, who: Some(who), via });
            }
            // Genes of mods may drag one twice that clings to two, and carry cubes to where they are.
            Event::Came(id, from, to, cause) if from != to => {
                let by = match cause {
                    Cause::Drift => Move::Drift,
                    // Who is dragged clings: its own player chose to go along.
                    Cause::Move | Cause::Drag => Move::Chosen,
                };
                notes.push(Ecological::Moved { who: self.being(id), from: from.0, to: to.0, n: 1, by });
            }
            Event::Carried(cubes, from, to) if from != to => {
                let (from, to) = (Pool::Patch(from.0), Pool::Patch(to.0));
                flows(cubes, notes, |n, kind| Ecological::Flow { from, to, n, kind, who: None, via: Via::Carried });
            }
            Event::Fell(ref fallen) => {
                for (cell, cubes) in Cell::all().zip(fallen.iter()) {
                    let (from, to) = (self.left_in(cell), Pool::Patch(cell.0));
                    let lying = (0u8..).zip(*cubes).filter(|&(_, n)| n > 0);
                    lying.for_each(|(kind, n)| notes.push(Ecological::Flow { from, to, n: n.into(), kind, who: None, via: Via::Carried }));
                }
            }
            _ => {}
        }
    }

    /// Where cubes lie that a meal or a death leaves in a cell. Those that fall only in the next round wait in a patch in which nobody can
    /// eat: one for the pile, or one for each cell, numbered after the cells. So they keep their origin.
    fn left_in(&self, cell: Cell) -> Pool {
        match self.options.left {
            Left::Printed | Left::Own => Pool::Patch(cell.0),
            Left::Common => Pool::Patch(PILE),
            Left::Later => Pool::Patch(PILE + 1 + cell.0),
        }
    }

    /// The food and the amoebas that are on the table, as if they had just come there, and the round.
    pub(crate) fn opening_of(&self, state: &State, notes: &mut Vec<Ecological>) {
        for (cell, water) in (0u8..).zip(&state.water) {
            let (from, to, via) = (Pool::Outside, Pool::Patch(cell), Via::Opening);
            let lying = (0u8..).zip(water).filter(|&(_, &n)| n > 0);
            lying.for_each(|(kind, &n)| notes.push(Ecological::Flow { from, to, n: n.into(), kind, who: None, via }));
        }
        let Waste { pile, waiting } = state.supply.beside;
        let waits = [(Cell(0), pile)].into_iter().chain(Cell::all().zip(waiting)).filter(|(_, cubes)| *cubes != [0; COLOURS]);
        for (to, (kind, n)) in waits.flat_map(|(cell, cubes)| (0u8..).zip(cubes).map(move |of_colour| (self.left_in(cell), of_colour))) {
            if n > 0 {
                notes.push(Ecological::Flow { from: Pool::Outside, to, n: n.into(), kind, who: None, via: Via::Opening });
            }
        }
        for id in self.all().flat_map(|colour| (1..=NUMBERS).map(move |number| Id::of(colour, number))) {
            if let Some(at) = state.at(id) {
                notes.push(self.born(id, at, Birth::Setup));
            }
        }
        if state.round > 0 {
            notes.push(Ecological::Round(state.round.into()));
        }
    }

    /// How to read the notes. Amoebas of a tribe eat the cubes of both its colours.
    pub(crate) fn reading_of(&self) -> Reading {
        let colours = self.all().count() as u8;
        let of_a_side = self.owners().map(|side| self.colours_of(side).count() as u16).max().unwrap_or(1);
        Reading {
            sides: self.owners().collect(),
            levels: Levels::Window,
            food: Food::Eaten,
            hand: Hand::Judged,
            diet: if of_a_side > 1 || self.eats_own() { Diet::Kinds(colours) } else { Diet::Foreign(colours) },
            cap: u16::from(NUMBERS) * of_a_side,
        }
    }

    /// What the sides need and what there is.
    pub(crate) fn weighed(&self, state: &State) -> Weighed {
        let mut weighed = Weighed { cubes: state.water.as_flattened().iter().copied().map(u16::from).sum(), ..Weighed::default() };
        let mut lives_in = [Cells::default(); COLOURS];
        for colour in self.all() {
            let side = self.owner_of(colour);
            let (first, own) = (Colour::first_of(side), colour.ix());
            weighed.heads[side.ix()] += state.colony(colour).size();
            lives_in[own] = state.colony(colour).cells().collect();
            for cell in lives_in[own].iter() {
                let water = &state.water[cell.ix()];
                let left_out = |colour: Colour| if self.eats_own() { 0 } else { u16::from(water[colour.ix()]) };
                // A colour eats the cubes of the others; where kin of the other colour lives, all but its own were counted.
                let is_kin_here = first != colour && lives_in[first.ix()].contains(cell);
                weighed.hand[side.ix()] += if is_kin_here { left_out(first) } else { in_all(water) - left_out(colour) };
            }
        }
        weighed
    }

    fn window_opens(&self, weighed: &Weighed, notes: &mut Vec<Ecological>) {
        for side in self.owners() {
            let (heads, hand) = (weighed.heads[side.ix()].into(), weighed.hand[side.ix()]);
            notes.push(Ecological::Need { side, heads, need: heads * NEED, hand });
        }
        notes.push(Ecological::Supply { patch: NOWHERE, n: weighed.cubes });
    }

    /// An amoeba: its number among all is its slot, so that the two colours of a tribe do not meet.
    fn being(&self, id: Id) -> Being {
        Being { side: self.owner(id), slot: id.0.into() }
    }

    fn born(&self, id: Id, at: Cell, by: Birth) -> Ecological {
        Ecological::Born { who: self.being(id), at: at.0, n: 1, by }
    }

    /// An amoeba is fed, or starves. A meal of fewer cubes is all that it needed.
    fn judged(&self, id: Id, here: Here, got: u16, how: Fed) -> Ecological {
        let need = if got > 0 { NEED.min(got) } else { NEED };
        let (cubes, own) = (&here.cubes, id.colour());
        let (mut hand, mut kinds) = (in_all(cubes), (0u8..).zip(cubes).fold(0, |kinds, (colour, &n)| kinds | u8::from(n > 0) << colour));
        if !self.eats_own() {
            hand -= u16::from(cubes[own.ix()]);
            kinds &= !(1 << own.0);
        }
        Ecological::Judged { who: self.being(id), n: 1, need, got, fed: how != Fed::None, how, hand, kinds }
    }

    /// What an amoeba died of, and who caused it. Nearly all damage is hunger, so a natural death counts as hunger.
    fn death(&self, fate: Fate) -> (Death, Option<Side>) {
        match fate {
            Fate::Hunger | Fate::Natural => (Death::Hunger, None),
            Fate::Attack(by) | Fate::Wound(by) => (Death::Predation, Some(self.owner(by))),
            Fate::Gene(side) => (Death::Effect, Some(side)),
        }
    }
}

/// The cubes of a cell.
fn in_all(water: &[u8; COLOURS]) -> u16 {
    water.iter().copied().map(u16::from).sum()
}

/// Notes for each colour of which there are cubes.
fn flows(cubes: Cubes, notes: &mut Vec<Ecological>, note: impl Fn(u16, u8) -> Ecological) {
    cubes.by_colour().for_each(|(kind, n)| notes.push(note(n.into(), kind)));
}
