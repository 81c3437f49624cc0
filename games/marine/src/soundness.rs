//! Whether a loaded state can be played at all: numbers in range, each piece present exactly once, and an open question that makes
//! sense, so that damaged or forged bytes are refused instead of causing a panic. What a state within these bounds means is not
//! checked: it may be nonsense.

use crate::about::About;
use crate::board::{CELLS, Cells, all_cells, all_corners};
use crate::display::Pawn;
use crate::marine::Marine;
use crate::rules::actions::wanderlust::in_hand;
use crate::rules::setup::{LARGE, VENTS};
use crate::schema::SCHEMA;
use crate::state::{CARDS, ELEMENTS, Element, SIDES, State, Step, TERRAINS};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use clade_engine::{Actor, Bag, Game, Kind, Kinds, Question, Rules, Seats, Secret, Side, Sink, Small};
use clade_script::{Scripted, Stepped};

/// More points, pawns or turns than anybody has.
const POINTS: i16 = 30_000;

impl Marine {
    /// Whether a loaded state can be played on.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        self.is_consistent(state)
            && self.rests(state, |state| self.run(state, &mut Sink::null()))
            && (self.actor(state) != Actor::Over || state.over)
    }

    /// Whether every number of a state is in range and nothing contradicts itself.
    pub(crate) fn is_consistent(&self, state: &State) -> bool {
        let scripts = state.agenda.iter().filter(|&&step| step == Self::SCRIPT).count() == state.frames.depth();
        self.is_side(state.turn)
            && [state.built, state.vents, state.geysers].into_iter().chain(state.spread).all(is_cells)
            && (-1..=255).contains(&state.result)
            && self.earth_is_sound(state)
            && self.is_about(state)
            && self.stock_is_whole(state)
            && self.pawns_are_sound(state)
            && (0..SIDES as u8).map(Side).all(|side| self.animal_is_sound(state, side))
            && state.animals.iter().map(|animal| animal.regression).sum::<u8>() <= 2
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
        let cells = || all_cells();
        cells().all(|cell| {
            let at = cell.ix();
            let tile = state.tiles[at];
            let sides = usize::from(self.sides());
            tile.get().is_none_or(Terrain::is_tile)
                && (tile.is_some() || (!state.vents.contains(cell) && state.species[at] == [0; SIDES]))
                && state.species[at].iter().all(|&n| n <= crate::rules::animals::CUBES)
                && state.species[at][sides..].iter().all(|&n| n == 0)
                && state.moved[at] <= state.crowd(cell)
        }) && state.geysers.and(state.vents) == state.geysers
            && all_corners().all(|corner| state.element(corner).is_none() || state.is_on_earth(corner))
    }

    /// Whether nothing was added to the pieces of the game, and nothing lost.
    fn stock_is_whole(&self, state: &State) -> bool {
        let slots = || state.competition.iter().chain(&state.evolution);
        let taken = state.agenda.iter().filter_map(in_hand).map(|(_, tile)| tile);
        let lying = state.tiles.iter().chain(state.stacks.iter().map(|stack| &stack.open)).filter_map(|tile| tile.get());
        let (tiles, markers) = (counted(lying.chain(taken)), counted(slots().filter_map(|marker| marker.get())));
        let tile = |kind: Terrain| tiles[kind.ix()] + u64::from(state.unseen.count(kind));
        let under: u32 = state.stacks.iter().map(|stack| u32::from(stack.under)).sum();
        let all = i64::from(self.options().tokens);
        state.control.iter().all(|side| side.get().is_none_or(|side| self.is_side(side)))
            && Element::all().all(|element| self.elements_at(state, element).iter().sum::<i64>() == all)
            && Terrain::all().all(|kind| markers[kind.ix()] + u64::from(state.markers.count(kind)) == 2)
            && Terrain::all().zip(LARGE).all(|(kind, n)| tile(kind) == u64::from(n))
            && state.stacks.iter().all(|stack| stack.open.get().is_none_or(Terrain::is_tile))
            && under <= state.unseen.len()
            && state.vents_left.checked_add(state.vents.len()) == Some(VENTS)
            && state.target.iter().all(|&target| target <= POINTS as u16)
    }

    /// Whether each pawn stands once, where such a pawn can stand.
    fn pawns_are_sound(&self, state: &State) -> bool {
        let pawns = || state.displayed().map(|(_, pawn)| pawn).chain(state.benches.iter().map(|&(_, _, pawn)| pawn));
        let is_pawn = |pawn: Pawn| match (pawn.owner(), pawn.element()) {
            (Some(side), _) => self.is_side(side),
            (_, Some(element)) => element.ix() < ELEMENTS && state.control[element.ix()].is_some(),
            _ => false,
        };
        let once = |pawn: Pawn| pawn.element().is_none() || pawns().filter(|&other| other == pawn).count() == 1;
        let placed = |side: Side| pawns().filter(|&pawn| pawn == Pawn::basic(side)).count();
        pawns().all(|pawn| is_pawn(pawn) && once(pawn))
            && state.displayed().all(|(space, pawn)| pawn.element().is_some() || !space.is_special())
            && self.all_sides().all(|side| placed(side) <= usize::from(state.animal(side).pawns))
            && state.benches.is_sorted_by(|a, b| (a.0, a.1) < (b.0, b.1))
            && state.benches.iter().all(|&(side, kind, _)| self.is_side(side) && self.is_kind(kind))
    }

    fn animal_is_sound(&self, state: &State, side: Side) -> bool {
        let animal = state.animal(side);
        if !self.is_side(side) {
            return *animal == self.empty_animal();
        }
        if !animal.traits.or(animal.copied).without(self.rules.traits).is_empty() {
            return false;
        }
        let on_earth: u32 = state.species.iter().map(|cubes| u32::from(cubes[side.ix()])).sum();
        let cubes = on_earth + u32::from(animal.pool) + u32::from(animal.eliminated) + u32::from(animal.regression);
        let hidden = |cards: &Secret<ArrayVec<Kind, 3>>, n: u8| {
            let is_known = cards.known() == self.only(side) || (cards.known() == Seats::ALL && n == 0);
            is_known && cards.get().is_some_and(|cards| cards.len() == usize::from(n) && cards.is_sorted_by(|a, b| a < b))
        };
        cubes == u32::from(crate::rules::animals::CUBES)
            && (-POINTS..=POINTS).contains(&animal.points)
            && animal.pawns <= crate::rules::animals::PAWNS
            && animal.grown <= animal.pawns
            && animal.tokens.len() <= u32::from(crate::rules::animals::SLOTS)
            && animal.held.len() <= u32::from(self.slots_of_traits(state, side))
            && hidden(&animal.drawn, animal.face_down[0])
            && hidden(&animal.kept, animal.face_down[1])
    }

    /// Whether every evolution card and every trait of the pool lies in one place.
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
        let mut placed = state.row_cards().all(|card| put(Kinds::one(card))) && put(state.discard) && put(others) && put(last);
        placed &= cards == self.rules.evolution && whole && u32::from(below.size) >= last.len();
        placed = placed && state.deck == self.deck_of(others, last, sizes);
        let mut traits = Kinds::NONE;
        let mut own = |kinds: Kinds| {
            let free = traits.and(kinds).is_empty();
            traits = traits.or(kinds);
            free
        };
        // What lies open goes back when the chosen ones are turned over.
        let is_draft = state.agenda.iter().any(|step| matches!(step, Step::RevealTraits(_)));
        placed &= own(state.unused) && own(state.open) && (state.open.is_empty() || is_draft);
        for side in self.all_sides() {
            let animal = state.animal(side);
            let hidden = |cards: &Secret<ArrayVec<Kind, 3>>| cards.get().into_iter().flatten().copied().collect::<Kinds>();
            placed &= own(animal.traits) && own(hidden(&animal.drawn)) && own(hidden(&animal.kept));
        }
        placed && traits == self.rules.traits
    }

    fn is_kind(&self, kind: Kind) -> bool {
        kind.ix() < self.rules.facts.len()
    }

    fn is_side(&self, side: Side) -> bool {
        side.0 < self.sides()
    }
}

/// How many there are of each type.
fn counted(pieces: impl Iterator<Item = Terrain>) -> [u64; TERRAINS] {
    let mut counts = [0; TERRAINS];
    pieces.for_each(|piece| counts[piece.ix()] += 1);
    counts
}

fn is_cells(cells: Cells) -> bool {
    cells.0 >> CELLS == 0
}
