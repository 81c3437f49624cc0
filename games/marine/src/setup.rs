//! Подготовка к игре, with the variants of the fact sheet's §9.

use crate::animals::{CUBES, PAWNS, PRINTED, STARTING};
use crate::board::{CELLS, CENTRE, CORNERS, Cell, Cells, Corner, NONE, cell_at, corners, neighbours};
use crate::cards::hook;
use crate::display::{Pawn, SPACES, Section};
use crate::elements::touch_all;
use crate::event::{By, Event, Why};
use crate::marine::{Events, Marine};
use crate::state::{Animal, CARDS, ELEMENTS, ROW, SIDES, STACKS, Stack, State, Step, TILES, terrain};
use crate::step::{End, FILLED};
use clade_engine::{Bag, Deck, Kinds, Layer, Secret, Side, Sink, Small};

/// Large tiles of each type in the game (fact sheet §1).
pub(crate) const LARGE: [u8; TILES] = [8, 4, 4, 4, 4, 4, 8];
/// Vents in the game.
pub(crate) const VENTS: u8 = 12;
/// Tiles in each stack.
const STACKED: u8 = 7;
/// Basic pawns by the number of animals in play.
const PAWNS_OF: [u8; SIDES + 1] = [0, 7, 7, 5, 4];
/// Traits dealt to each animal.
pub(crate) const DEALT: u8 = 3;
/// Cards shuffled with the Asteroid into the end of the deck.
const LAST: u16 = 4;

/// Land at the top, ocean at the bottom (§2.3); the first of each has a vent.
const POLES: [[(i8, i8); 4]; 2] = [[(0, -3), (0, -2), (1, -3), (-1, -2)], [(0, 3), (0, 2), (1, 2), (-1, 3)]];
/// The middle: the reef, then its neighbours clockwise from the top.
const MIDDLE: [u8; 7] = [terrain::CORAL, terrain::LAND, terrain::SEAGRASS, terrain::SAND, terrain::OCEAN, terrain::SEAMOUNT, terrain::KELP];
/// The elements around the reef, clockwise from the upper right (§2.4): algae, gastropods, worms, plankton, sponges, sun.
const AROUND: [u8; 6] = [0, 1, 2, 3, 4, 5];

impl Marine {
    /// An animal before it has anything.
    pub(crate) fn empty_animal(&self) -> Animal {
        Animal {
            points: 0,
            pool: CUBES,
            eliminated: 0,
            regression: 0,
            retrieved: false,
            pawns: PAWNS_OF[self.options().animals.len()].min(PAWNS),
            grown: 0,
            tokens: Bag::default(),
            held: Bag::default(),
            traits: Kinds::NONE,
            copied: Kinds::NONE,
            force: Kinds::NONE,
            elements: [0; ELEMENTS],
            placed: 0,
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
            tiles: [NONE; CELLS],
            vents: Cells::NONE,
            geysers: Cells::NONE,
            species: [[0; SIDES]; CELLS],
            corners: [NONE; CORNERS],
            touching: [0; CELLS],
            bag: Bag::from_counts([self.options().tokens; ELEMENTS]),
            markers: Bag::from_counts([2; 8]),
            vents_left: VENTS,
            unseen: Bag::from_counts(LARGE),
            stacks: [Stack { open: NONE, under: STACKED }; STACKS],
            pawns: [Pawn::NONE; SPACES],
            benches: Default::default(),
            sections: Default::default(),
            speciation: [NONE; 4],
            competition: [NONE; 3],
            evolution: [NONE; ROW],
            animals: std::array::from_fn(|_| self.empty_animal()),
            control: [NONE; ELEMENTS],
            target: [1; ELEMENTS],
            survival: NONE,
            deck: self.full_deck(),
            row: [NONE; ROW],
            discard: Kinds::NONE,
            unused: self.rules.traits,
            moved: [0; CELLS],
            spread: [Cells::NONE; SIDES],
            about: Default::default(),
            agenda: Default::default(),
            frames: Default::default(),
        };
        self.turn_order().for_each(|side| self.refresh(&mut state, side));
        state
    }

    fn full_deck(&self) -> Deck<CARDS> {
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
    pub(crate) fn deck_of(&self, others: Kinds, last: Kinds, sizes: [u16; 3]) -> Deck<CARDS> {
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
        corners(CENTRE).into_iter().zip(AROUND).for_each(|(corner, element)| self.put(state, corner, element, None, By::Setup, sink));
    }

    /// The table before the first question.
    pub(crate) fn new_state(&self) -> State {
        let mut state = self.empty_state();
        let all = || self.turn_order();
        let mut steps: Vec<Step> = Vec::new();
        if self.options().random_earth {
            self.lay_poles(&mut state, true);
            steps.extend((0..7).map(Step::Tile));
        } else {
            self.printed_earth(&mut state, true, !self.options().alternative_mats);
        }
        steps.extend((0..STACKS as u8).map(Step::Reveal));
        if self.options().alternative_mats {
            // Before the six elements in the middle leave the bag (Альтернативные планшеты животных).
            steps.extend(all().map(|side| Step::Mat(side, PRINTED)));
        }
        steps.extend((self.options().random_earth || self.options().alternative_mats).then_some(Step::Centre(0)));
        steps.extend(FILLED.map(|section| Step::Elements(section as u8, 4)));
        steps.extend([Step::Markers, Step::Middle]);
        steps.extend(all().map(|side| Step::DealTraits(side, DEALT)));
        steps.extend(all().map(|side| Step::KeepTraits(side, self.options().keeps)));
        steps.push(Step::RevealTraits);
        // Nobody's turn yet: the one after the last animal's is the first.
        state.turn = Side(self.options().animals.len() as u8 - 1);
        self.then(&mut state, [Step::Refill(false), Step::EndTurn(Side(0), End::Next, -1)]);
        self.then(&mut state, steps);
        state
    }

    /// Land at the top and ocean at the bottom; with a vent on the outermost tile of each.
    fn lay_poles(&self, state: &mut State, vents: bool) {
        for (pole, tile) in POLES.into_iter().zip([terrain::LAND, terrain::OCEAN]) {
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

    fn begin_tile(&self, state: &mut State, cell: Cell, tile: u8) {
        state.unseen.take(tile);
        state.tiles[usize::from(cell)] = tile;
    }

    /// A vent covers the tile of a cell.
    pub(crate) fn lay_vent(&self, state: &mut State, cell: Cell, geyser: bool) {
        state.vents_left -= 1;
        state.vents.insert(cell);
        if geyser {
            state.geysers.insert(cell);
        }
    }

    /// Random Earth: the tile of a cell in the middle.
    pub(crate) fn drew_tile(&self, state: &mut State, nth: u8, tile: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        if let Some(cell) = middle().nth(usize::from(nth)) {
            self.begin_tile(state, cell, tile);
            sink.emit(|| Event::Began(cell, tile));
        }
    }

    /// The six elements around the middle: those that are printed; Random Earth: drawn ones, again until every animal has one of
    /// its own there. True if one must be drawn.
    pub(crate) fn centre(&self, state: &mut State, nth: u8, sink: &mut Events<'_>) -> bool {
        if !self.options().random_earth {
            state.agenda.pop();
            self.printed_elements(state, sink);
            return false;
        }
        if nth < 6 {
            return true;
        }
        let touching = state.touching[usize::from(CENTRE)];
        let hungry = self.food_chain().find(|&side| state.animal(side).eats() & touching == 0);
        let Some(hungry) = hungry else {
            state.agenda.pop();
            return false;
        };
        let lying = corners(CENTRE).map(|corner| state.corners[corner.ix()]);
        corners(CENTRE).into_iter().for_each(|corner| self.remove(state, corner, By::Rule, &mut Sink::null()));
        sink.emit(|| Event::Redrawn(hungry, lying));
        state.agenda.pop();
        self.then(state, [Step::Centre(0)]);
        true
    }

    /// Random Earth: an element comes to a corner of the middle.
    pub(crate) fn drew_centre(&self, state: &mut State, nth: u8, element: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        let corner: Corner = corners(CENTRE)[usize::from(nth)];
        self.put(state, corner, element, None, By::Setup, sink);
        self.then(state, [Step::Centre(nth + 1)]);
    }

    /// Виды животных: three cubes each on the reef. Random Earth: as many as elements of the middle fit the mat, and points for who
    /// has fewer.
    pub(crate) fn middle(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        if !self.options().random_earth {
            self.turn_order().for_each(|side| _ = self.place_cubes(state, side, CENTRE, STARTING, sink));
            state.spread = [Cells::NONE; SIDES];
            return;
        }
        for side in self.turn_order() {
            let lies = corners(CENTRE).map(|corner| state.corners[corner.ix()]);
            let fitting: u8 = lies.into_iter().filter(|&e| e != NONE).map(|e| state.animal(side).elements[usize::from(e)]).sum();
            self.place_cubes(state, side, CENTRE, fitting, sink);
        }
        state.spread = [Cells::NONE; SIDES];
        let terrain = state.tiles[usize::from(CENTRE)];
        let all: i16 = (0..SIDES).map(|place| self.worth(terrain, place)).sum();
        let ranking = self.ranking(state, CENTRE);
        for side in self.turn_order() {
            let place = ranking.iter().position(|&other| other == side);
            let own = place.map_or(0, |place| self.worth(terrain, place));
            self.gain(state, side, all - own, Why::Middle, sink);
        }
    }

    /// All traits are known: those that do something at the beginning act, in the order of the food chain.
    pub(crate) fn begin(&self, state: &mut State) {
        self.trigger(state, hook::BEGINS, self.food_chain(), 0);
    }

    /// Whether a terrain marker is missing; if not, those of Evolution are sorted (Подготовка, И).
    pub(crate) fn markers_missing(&self, state: &mut State) -> bool {
        let missing = state.competition.contains(&NONE) || state.evolution.contains(&NONE);
        if !missing || state.markers.is_empty() {
            state.evolution.sort_unstable();
            state.agenda.pop();
            return false;
        }
        true
    }

    /// A terrain marker comes to Competition, or to Evolution once that is full.
    pub(crate) fn drew_marker(&self, state: &mut State, marker: u8, sink: &mut Events<'_>) {
        state.markers.take(marker);
        let in_competition = state.competition.iter_mut().find(|slot| **slot == NONE);
        let section = if in_competition.is_some() { Section::Competition } else { Section::Evolution };
        if let Some(slot) = in_competition.or_else(|| state.evolution.iter_mut().find(|slot| **slot == NONE)) {
            *slot = marker;
        }
        sink.emit(|| Event::Marked(section, marker));
    }

    /// An element comes to a section of the display.
    pub(crate) fn drew_element(&self, state: &mut State, section: u8, element: u8, sink: &mut Events<'_>) {
        state.bag.take(element);
        let section = Section::ALL[usize::from(section)];
        match state.speciation.iter_mut().find(|slot| section == Section::Speciation && **slot == NONE) {
            Some(slot) => *slot = element,
            None => state.section_mut(section).put(element),
        }
        sink.emit(|| Event::Filled(section, element));
        self.one_less(state);
    }

    /// Whether no more is drawn or kept: it is all there, or nothing is left, or no room for it.
    pub(crate) fn has_enough(&self, state: &State, step: Step) -> bool {
        let (left, none, full) = match step {
            Step::Mat(side, left) => (left, state.bag.is_empty(), self.free_on_mat(state, side) == 0),
            Step::Elements(section, left) => {
                let full = Section::ALL[usize::from(section)] == Section::Speciation && !state.speciation.contains(&NONE);
                (left, state.bag.is_empty(), full)
            }
            Step::DealTraits(side, left) => (left, state.unused.is_empty(), state.animal(side).face_down[0] >= DEALT),
            Step::KeepTraits(side, left) => {
                let [drawn, kept] = state.animal(side).face_down;
                (left, drawn == 0, kept >= DEALT)
            }
            _ => return false,
        };
        left == 0 || none || full
    }

    /// The top step has one thing less to draw.
    pub(crate) fn one_less(&self, state: &mut State) {
        if let Some(Step::Elements(_, left) | Step::Mat(_, left)) = state.agenda.top_mut() {
            *left -= 1;
        }
    }

    /// An animal draws an element for its alternative mat.
    pub(crate) fn drew_mat(&self, state: &mut State, side: Side, element: u8, sink: &mut Events<'_>) {
        state.bag.take(element);
        state.animal_mut(side).tokens.put(element);
        self.refresh_elements(state, side);
        sink.emit(|| Event::Drew(side, element));
        self.one_less(state);
    }

    /// The next tile of a stack lies face up.
    pub(crate) fn drew_open(&self, state: &mut State, stack: u8, tile: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.unseen.take(tile);
        let pile = &mut state.stacks[usize::from(stack)];
        pile.open = tile;
        pile.under -= 1;
        sink.emit(|| Event::Revealed(stack, tile));
    }
}

/// The cells in the middle: the centre, then its neighbours clockwise from the top.
pub(crate) fn middle() -> impl Iterator<Item = Cell> {
    std::iter::once(CENTRE).chain(neighbours(CENTRE))
}

/// Works out anew what follows from the rest of a state.
pub(crate) fn refresh_all(game: &Marine, state: &mut State) {
    touch_all(state);
    state.refresh_placed();
    game.turn_order().for_each(|side| game.refresh(state, side));
    state.survival = game.survivor(state);
}
