//! Setup (Подготовка к игре), with the variants (§9).

pub(crate) mod middle;
pub(crate) mod stock;

use crate::board::{CELLS, CENTRE, CORNERS, Cell, Cells, cell_at, corners};
use crate::display::{SPACES, Spaces};
use crate::event::By;
use crate::prelude::*;
use crate::rules::animals::{CUBES, PAWNS, PRINTED};
use crate::rules::draft::{Draft, LEFT_OVER, LayOpen};
use crate::rules::elements::touch_all;
use crate::rules::row::Refill;
use crate::rules::traits::{DEALT, DealTraits, KeepTraits, RevealTraits};
use crate::rules::turn::end::{End, EndTurn};
use crate::state::{Animal, CARDS, ELEMENTS, Element, Elements, ROW, SIDES, STACKS, Stack, TILES};
use crate::terrain::Terrain;
use clade_engine::{Bag, Deck, Kinds, Layer, Secret, Sink};
use middle::{Centre, Middle, Tile, middle};
use stock::{Fill, Markers, Mat, Reveal};

/// Large tiles of each type in the game (§1).
pub(crate) const LARGE: [u8; TILES] = [8, 4, 4, 4, 4, 4, 8];
/// Vents in the game.
pub(crate) const VENTS: u8 = 12;
/// Tiles in each stack.
const STACKED: u8 = 7;
/// Basic pawns by the number of animals in play.
const PAWNS_OF: [u8; SIDES + 1] = [0, 7, 7, 5, 4];
/// Cards shuffled with the Asteroid into the end of the deck.
const LAST: u16 = 4;

/// Land at the top, ocean at the bottom (§2.3); the first of each has a vent.
const POLES: [[(i8, i8); 4]; 2] = [[(0, -3), (0, -2), (1, -3), (-1, -2)], [(0, 3), (0, 2), (1, 2), (-1, 3)]];
/// The middle: the reef, then its neighbours clockwise from the top.
const MIDDLE: [Terrain; 7] =
    [Terrain::Coral, Terrain::Land, Terrain::Seagrass, Terrain::Sand, Terrain::Ocean, Terrain::Seamount, Terrain::Kelp];
impl Marine {
    /// An animal before it has anything.
    pub(crate) fn empty_animal(&self) -> Animal {
        Animal {
            points: 0,
            pool: CUBES,
            eliminated: 0,
            regression: 0,
            retrieved: false,
            pawns: PAWNS_OF[self.players().animals.len()].min(PAWNS),
            grown: 0,
            tokens: Bag::default(),
            held: Bag::default(),
            traits: Kinds::NONE,
            copied: Kinds::NONE,
            force: Kinds::NONE,
            elements: [0; ELEMENTS],
            placed: Spaces::default(),
            drawn: Secret::open(Default::default()),
            kept: Secret::open(Default::default()),
            face_down: [0; 2],
        }
    }

    /// A table with nothing but its stock.
    pub(crate) fn empty_state(&self) -> State {
        let mut state = State {
            ruleset: self.hash,
            round: 0,
            turns: 0,
            ending: false,
            over: false,
            turn: Side(0),
            extra: 0,
            quiet: 0,
            idle: false,
            result: 0,
            built: Cells::NONE,
            tiles: [Maybe::NONE; CELLS],
            vents: Cells::NONE,
            geysers: Cells::NONE,
            species: [[0; SIDES]; CELLS],
            corners: [Maybe::NONE; CORNERS],
            touching: [Elements::NONE; CELLS],
            bag: Bag::from_counts([self.options().tokens; ELEMENTS]),
            markers: Bag::from_counts([2; 8]),
            vents_left: VENTS,
            unseen: Bag::from_counts(LARGE),
            stacks: [Stack { open: Maybe::NONE, under: STACKED }; STACKS],
            pawns: [Maybe::NONE; SPACES],
            benches: Default::default(),
            sections: Default::default(),
            speciation: [Maybe::NONE; 4],
            competition: [Maybe::NONE; 3],
            evolution: [Maybe::NONE; ROW],
            animals: std::array::from_fn(|_| self.empty_animal()),
            control: [Maybe::NONE; ELEMENTS],
            target: [1; ELEMENTS],
            survival: Maybe::NONE,
            deck: self.full_deck(),
            row: [Maybe::NONE; ROW],
            discard: Kinds::NONE,
            unused: self.rules.traits,
            open: Kinds::NONE,
            moved: [0; CELLS],
            spread: [Cells::NONE; SIDES],
            about: Default::default(),
            agenda: Default::default(),
            frames: Default::default(),
        };
        self.turn_order().for_each(|side| self.refresh(&mut state, side));
        state
    }

    fn full_deck(&self) -> Deck<CARDS, Kind> {
        let (others, last) = (self.rules.evolution.without(self.rules.last), self.rules.last);
        self.deck_of(others, last, self.usual_sizes(others, last))
    }

    /// How many cards lie above, among the last ones, and out of the game.
    pub(crate) fn usual_sizes(&self, others: Kinds, last: Kinds) -> [u16; 3] {
        let (others, last) = (others.len() as u16, last.len() as u16);
        let out = u16::from(self.options().taken_out).min(others);
        let below = LAST.min(others - out);
        [others - out - below, below + last, out]
    }

    /// A deck of such layers: most cards above a few that the last ones are among, and those that were taken out unseen.
    pub(crate) fn deck_of(&self, others: Kinds, last: Kinds, sizes: [u16; 3]) -> Deck<CARDS, Kind> {
        let bag = |kinds: Kinds| {
            let mut bag = Bag::default();
            kinds.for_each(|kind| bag.put(kind));
            bag
        };
        let layer = |size: u16, known: Kinds, drawn: bool| Layer { size, known: bag(known), drawn };
        let [above, below, out] = sizes;
        Deck::layered(bag(others), [layer(above, Kinds::NONE, true), layer(below, last, true), layer(out, Kinds::NONE, false)])
    }

    /// The earth as it is printed (§2.3, §2.4); vents and elements only where they are wanted.
    pub(crate) fn printed_earth(&self, state: &mut State, vents: bool, elements: bool) {
        self.lay_poles(state, vents);
        for (cell, tile) in middle().zip(MIDDLE) {
            self.begin_tile(state, cell, tile);
        }
        if elements {
            self.printed_elements(state, &mut Sink::null());
        }
    }

    fn printed_elements(&self, state: &mut State, sink: &mut Events<'_>) {
        // Clockwise from the upper right (§2.4).
        corners(CENTRE)
            .into_iter()
            .zip(Element::all())
            .for_each(|(corner, element)| self.put(state, corner, element, None, By::Setup, sink));
    }

    /// The table before the first question.
    pub(crate) fn new_state(&self) -> State {
        let mut state = self.empty_state();
        let all = || self.turn_order();
        let mut steps: Vec<Step> = Vec::new();
        if self.options().random_earth {
            self.lay_poles(&mut state, true);
            steps.extend((0..7).map(|nth| Step::from(Tile { nth })));
        } else {
            self.printed_earth(&mut state, true, !self.options().alternative_mats);
        }
        steps.extend((0..STACKS as u8).map(|stack| Step::from(Reveal { stack })));
        if self.options().alternative_mats {
            // Before the six elements in the middle leave the bag (Альтернативные планшеты животных).
            steps.extend(all().map(|side| Step::from(Mat { side, left: PRINTED })));
        }
        steps.extend((self.options().random_earth || self.options().alternative_mats).then_some(Step::from(Centre { nth: 0 })));
        steps.extend(Fill::ALL.map(Step::from));
        steps.extend([Step::from(Markers {}), Middle {}.into()]);
        let keeps = self.options().superheroes.keeps();
        if self.options().drafts {
            let open = keeps * self.players().animals.len() as u8 + LEFT_OVER;
            steps.push(LayOpen { left: open }.into());
            // There and back, the last one in turn order first.
            steps.extend(self.turn_order().rev().map(|side| Step::from(Draft { side })));
            steps.extend(all().filter(|_| keeps > 1).map(|side| Step::from(Draft { side })));
        } else {
            steps.extend(all().map(|side| Step::from(DealTraits { side, left: DEALT })));
            steps.extend(all().map(|side| Step::from(KeepTraits { side, left: keeps })));
        }
        steps.push(RevealTraits {}.into());
        // Nobody's turn yet: the one after the last animal's is the first.
        state.turn = Side(self.players().animals.len() as u8 - 1);
        self.then(&mut state, [Step::from(Refill { events: false }), EndTurn { side: Side(0), end: End::Next, idle: -1 }.into()]);
        self.then(&mut state, steps);
        state
    }

    /// Land at the top and ocean at the bottom; with a vent on the outermost tile of each.
    fn lay_poles(&self, state: &mut State, vents: bool) {
        for (pole, tile) in POLES.into_iter().zip([Terrain::Land, Terrain::Ocean]) {
            for cell in pole.into_iter().filter_map(|(q, r)| cell_at(q, r)) {
                self.begin_tile(state, cell, tile);
            }
        }
        for (pole, geyser) in POLES.into_iter().zip([true, false]).filter(|_| vents) {
            if let Some(cell) = cell_at(pole[0].0, pole[0].1) {
                self.lay_vent(state, cell, geyser);
            }
        }
    }

    fn begin_tile(&self, state: &mut State, cell: Cell, tile: Terrain) {
        state.unseen.take(tile);
        state.tiles[cell.ix()] = tile.into();
    }

    /// A vent covers the tile of a cell.
    pub(crate) fn lay_vent(&self, state: &mut State, cell: Cell, geyser: bool) {
        state.vents_left -= 1;
        state.vents.insert(cell);
        if geyser {
            state.geysers.insert(cell);
        }
    }
}

/// Recomputes what follows from the rest of a state.
pub(crate) fn refresh_all(game: &Marine, state: &mut State) {
    touch_all(state);
    state.refresh_placed();
    game.turn_order().for_each(|side| game.refresh(state, side));
    state.survival = game.survivor(state).into();
}
