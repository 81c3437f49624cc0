//! Whether a loaded state can be played at all: numbers in range, each piece present exactly once, and an open question that makes
//! sense, so that damaged or forged bytes are refused instead of causing a panic. What a state within these bounds means is not
//! checked: it may be nonsense.

use crate::about::About;
use crate::board::{CELLS, Cells, all_cells, all_corners};
use crate::dominant::Dominant;
use crate::rules::actions::wanderlust::in_hand;
use crate::rules::animals::{CUBES_OF, PAWNS, SLOTS};
use crate::rules::setup::{EACH, LARGE, TUNDRA};
use crate::schema::SCHEMA;
use crate::state::{CARDS, Element, SIDES, State, TERRAINS};
use crate::terrain::Terrain;
use clade_engine::{Actor, Bag, Game, Kind, Kinds, Question, Rules, Side, Sink, Small};
use clade_script::{Scripted, Stepped};

/// More points than anybody has.
const POINTS: i16 = 30_000;

impl Dominant {
    /// Whether a loaded state can be played on.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        self.is_consistent(state)
            && self.rests(state, |state| self.run(state, &mut Sink::null()))
            && (self.actor(state) != Actor::Over || state.over)
    }

    /// Whether every number of a state is in range and nothing contradicts itself.
    pub(crate) fn is_consistent(&self, state: &State) -> bool {
        let scripts = state.agenda.iter().filter(|&&step| step == Self::SCRIPT).count() == state.frames.depth();
        let ordered = |side: Side| state.initiative.iter().filter(|&&other| other == side).count() == 1;
        state.initiative.len() == usize::from(self.sides())
            && self.all_sides().all(ordered)
            && is_cells(state.dominated)
            && is_cells(state.tundra)
            && (-1..=255).contains(&state.result)
            && self.earth_is_sound(state)
            && self.is_about(state)
            && self.stock_is_whole(state)
            && self.all_sides().all(|side| state.pawns.iter().filter(|pawn| pawn.is(side)).count() <= usize::from(state.animal(side).pawns))
            && state.pawns.iter().all(|pawn| pawn.get().is_none_or(|side| self.is_side(side)))
            && (0..SIDES as u8).map(Side).all(|side| self.animal_is_sound(state, side))
            && self.cards_are_all_there(state)
            && scripts
            && state.frames.is_sound(&SCHEMA, self.cards(), |side| self.is_side(side), |thing, number| self.has_thing(thing, number))
            && state.agenda.iter().all(|step| step.is_sound(self, state))
            && self.is_recounted(state)
    }

    /// Whether it can be said of a loaded state.
    fn is_about(&self, state: &State) -> bool {
        let About { cell, side, .. } = state.about;
        let named = cell.get().is_none_or(|cell| state.has_tile(cell)) && side.get().is_none_or(|side| self.is_side(side));
        named && (state.frames.depth() > 0 || state.about == About::default())
    }

    fn earth_is_sound(&self, state: &State) -> bool {
        let (all, sides) = (CUBES_OF[usize::from(self.sides())], usize::from(self.sides()));
        all_cells().all(|cell| {
            let (at, tile) = (cell.ix(), state.tiles[cell.ix()]);
            tile.get().is_none_or(Terrain::is_tile)
                && (tile.is_some() || (!state.tundra.contains(cell) && state.species[at] == [0; SIDES]))
                && state.species[at].iter().all(|&n| n <= all)
                && state.species[at][sides..].iter().all(|&n| n == 0)
                && state.asleep[at].iter().zip(&state.species[at]).all(|(asleep, all)| asleep <= all)
                && state.moved[at] <= state.crowd(cell)
        }) && all_corners().all(|corner| state.element(corner).is_none() || state.is_on_earth(corner))
    }

    /// Whether nothing was added to the pieces of the game, and nothing lost.
    fn stock_is_whole(&self, state: &State) -> bool {
        let taken = state.agenda.iter().filter_map(in_hand).map(|(_, tile)| tile);
        let lying = state.tiles.iter().chain(state.stacks.iter().map(|stack| &stack.open)).filter_map(|tile| tile.get());
        let mut tiles = [0u64; TERRAINS];
        lying.chain(taken).for_each(|tile| tiles[tile.ix()] += 1);
        let tile = |kind: Terrain| tiles[kind.ix()] + u64::from(state.unseen.count(kind));
        let under: u32 = state.stacks.iter().map(|stack| u32::from(stack.under)).sum();
        Element::all().all(|element| self.elements_at(state, element).iter().sum::<i64>() == i64::from(EACH))
            && Terrain::all().zip(LARGE).all(|(kind, n)| tile(kind) == u64::from(n))
            && tiles[Terrain::Tundra.ix()] == 0
            && state.stacks.iter().all(|stack| stack.open.get().is_none_or(Terrain::is_tile))
            && under <= state.unseen.len()
            && state.tundra.len() <= TUNDRA
    }

    fn animal_is_sound(&self, state: &State, side: Side) -> bool {
        let animal = state.animal(side);
        if !self.is_side(side) {
            return *animal == self.empty_animal();
        }
        let on_earth: u32 = state.species.iter().map(|cubes| u32::from(cubes[side.ix()])).sum();
        on_earth + u32::from(animal.pool) + u32::from(animal.eliminated) == u32::from(CUBES_OF[usize::from(self.sides())])
            && (0..=POINTS).contains(&animal.points)
            && animal.pawns <= PAWNS
            && animal.exempt.0 >> crate::state::ELEMENTS == 0
            && animal.tokens.len() + self.class_of(side).printed().iter().map(|&n| u32::from(n)).sum::<u32>() <= u32::from(SLOTS)
    }

    /// Whether every Dominance card lies in one place.
    fn cards_are_all_there(&self, state: &State) -> bool {
        let mut cards = Kinds::NONE;
        let mut put = |kinds: Kinds| {
            let free = cards.and(kinds).is_empty();
            cards = cards.or(kinds);
            free
        };
        let [above, below, out] = state.deck.layers() else { return false };
        let of_bag = |bag: &Bag<CARDS, Kind>| bag.iter().map(|(kind, _)| kind).collect::<Kinds>();
        let (others, last) = (of_bag(&state.deck.unseen), of_bag(&below.known));
        let sizes = [above.size, below.size, out.size];
        let whole = u32::from(above.size) + u32::from(below.size) + u32::from(out.size) == others.len() + last.len();
        let mut placed = state.open_cards().all(|card| put(Kinds::one(card))) && put(state.discard) && put(others) && put(last);
        placed &= cards == self.rules.dominance && whole && u32::from(below.size) >= last.len();
        placed && state.deck == self.deck_of(others, last, sizes)
    }

    fn is_side(&self, side: Side) -> bool {
        side.0 < self.sides()
    }
}

fn is_cells(cells: Cells) -> bool {
    cells.0 >> CELLS == 0
}
