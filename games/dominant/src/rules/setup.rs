//! Setup (§1, §2), with the variants (§10).

use crate::board::{CELLS, CENTRE, CORNERS, Cell, Cells, corners, neighbours};
use crate::display::{SPACES, Section};
use crate::event::By;
use crate::prelude::*;
use crate::rules::animals::{CUBES_OF, Class, PAWNS_OF};
use crate::rules::cards::Deal;
use crate::rules::planning::Begin;
use crate::state::{Animal, CARDS, ELEMENTS, Element, OPEN, Phase, SIDES, STACKS, Stack, TILES};
use crate::terrain::Terrain;
use clade_engine::{Bag, Deck, Kinds, Layer, Sink};

/// Large tiles of each type in the game (§1).
pub(crate) const LARGE: [u8; TILES] = [7, 4, 4, 4, 4, 4, 4];
/// Tundra tiles in the game.
pub(crate) const TUNDRA: u8 = 12;
/// Elements of each type in the game.
pub(crate) const EACH: u8 = 20;
/// Tiles in each stack.
const STACKED: u8 = 8;
/// The tiles around the middle, clockwise from the top.
const RING: [Terrain; 6] = [Terrain::Wetland, Terrain::Savannah, Terrain::Desert, Terrain::Mountain, Terrain::Forest, Terrain::Jungle];
/// Each animal's home among them, by its place in the ring; one cube of it is on either side of that.
const HOME: [(Class, usize); 6] =
    [(Class::Amphibians, 0), (Class::Insects, 1), (Class::Reptiles, 2), (Class::Mammals, 3), (Class::Birds, 4), (Class::Arachnids, 5)];
/// The elements at the start, clockwise. The inner ones lie on the corners of the middle, from the upper right one; each outer one lies
/// where the same two tiles meet outside.
const INNER: [Element; 6] = [Element::Water, Element::Grass, Element::Sun, Element::Meat, Element::Seed, Element::Grub];

step! {
    /// Random earth: the tile at this place of the start, the middle first.
    pub struct Tile for Dominant {
        nth: u8,
    }
}

impl Question<Dominant> for Tile {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Dominant, _: &State) -> Msg {
        texts::chance_tile()
    }

    fn chances(&self, _: &Dominant, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.unseen, Action::Tile);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Action::Tile(tile), Some(cell)) = (action, start_cells().nth(self.nth.into())) else { return };
        game.begin_tile(state, cell, tile);
        sink.tell(|| Event::Began(cell, tile));
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        start_cells().nth(self.nth.into()).is_some_and(|cell| !state.has_tile(cell))
    }
}

step! {
    /// The tundra of the start, and its elements and cubes, come on the tiles.
    pub struct Start for Dominant {}
}

impl Work<Dominant> for Start {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        state.tundra.insert(CENTRE);
        sink.tell(|| Event::Began(CENTRE, Terrain::Tundra));
        game.printed_elements(state, sink);
        game.printed_species(state, sink);
    }
}

step! {
    /// This many more elements for a row of the display.
    pub struct Fill for Dominant {
        section: Section,
        left: u8,
    }
}

impl Question<Dominant> for Fill {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Dominant, _: &State) -> Msg {
        texts::chance_elements(texts::section_name(self.section))
    }

    fn works(&self, _: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        if self.left == 0 || state.bag.is_empty() { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Dominant, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.bag, Action::Draw);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Draw(element) = action else { return };
        let section = self.section;
        state.bag.take(element);
        state.section_mut(section).put(element);
        sink.tell(|| Event::Filled(section, element));
        game.then(state, [Self { left: self.left - 1, ..*self }]);
    }

    fn is_sound(&self, _: &Dominant, _: &State) -> bool {
        Self::ALL.iter().any(|fill| fill.section == self.section)
    }
}

impl Fill {
    /// The rows that are filled with four elements each, in the order of the display (§5.4, 3e).
    pub(crate) const ALL: [Self; 3] = [
        Self { section: Section::Adaptation, left: 4 },
        Self { section: Section::Abundance, left: 4 },
        Self { section: Section::Wanderlust, left: 4 },
    ];
}

step! {
    /// The top tile of a stack that shows none is turned over.
    pub struct Reveal for Dominant {
        stack: u8,
    }
}

impl Question<Dominant> for Reveal {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Dominant, _: &State) -> Msg {
        texts::chance_reveal(self.stack + 1)
    }

    fn works(&self, _: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let stack = state.stacks[usize::from(self.stack)];
        if stack.under == 0 || stack.open.is_some() { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Dominant, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.unseen, Action::Tile);
    }

    fn takes(&self, _: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Tile(tile) = action else { return };
        state.unseen.take(tile);
        let pile = &mut state.stacks[usize::from(self.stack)];
        pile.open = tile.into();
        pile.under -= 1;
        sink.tell(|| Event::Revealed(self.stack, tile));
    }

    fn is_sound(&self, _: &Dominant, _: &State) -> bool {
        usize::from(self.stack) < STACKS
    }
}

impl Reveal {
    /// One for each stack.
    pub(crate) fn all() -> [Self; STACKS] {
        std::array::from_fn(|stack| Self { stack: stack as u8 })
    }
}

/// The cells of the start: the middle, then its neighbours clockwise from the top.
fn start_cells() -> impl Iterator<Item = Cell> {
    std::iter::once(CENTRE).chain(neighbours(CENTRE))
}

impl Dominant {
    /// An animal before it has anything but its pieces.
    pub(crate) fn empty_animal(&self) -> Animal {
        let animals = self.players().animals.len();
        Animal {
            points: 0,
            pool: CUBES_OF[animals],
            eliminated: 0,
            pawns: PAWNS_OF[animals],
            tokens: Bag::default(),
            elements: [0; ELEMENTS],
            exempt: Default::default(),
        }
    }

    /// A table with nothing but its stock.
    pub(crate) fn empty_state(&self) -> State {
        let mut state = State {
            ruleset: self.hash,
            round: 0,
            phase: Phase::Setup,
            ending: false,
            over: false,
            quiet: 0,
            idle: false,
            result: 0,
            // The lowest in the food chain goes first (§2, 2).
            initiative: self.upwards().collect(),
            tiles: [Maybe::NONE; CELLS],
            tundra: Cells::NONE,
            species: [[0; SIDES]; CELLS],
            asleep: [[0; SIDES]; CELLS],
            corners: [Maybe::NONE; CORNERS],
            bag: Bag::from_counts([EACH; ELEMENTS]),
            unseen: Bag::from_counts(LARGE),
            stacks: [Stack { open: Maybe::NONE, under: STACKED }; STACKS],
            pawns: [Maybe::NONE; SPACES],
            sections: Default::default(),
            animals: std::array::from_fn(|_| self.empty_animal()),
            survival: Maybe::NONE,
            deck: self.full_deck(),
            open: [Maybe::NONE; OPEN],
            discard: Kinds::NONE,
            dominated: Cells::NONE,
            moved: [0; CELLS],
            about: Default::default(),
            agenda: Default::default(),
            frames: Default::default(),
        };
        self.upwards().for_each(|side| self.refresh_elements(&mut state, side));
        state
    }

    fn full_deck(&self) -> Deck<CARDS, Kind> {
        let (others, last) = (self.rules.dominance.without(self.rules.last), self.rules.last);
        self.deck_of(others, last, self.usual_sizes(others, last))
    }

    /// How many cards lie above, at the bottom, and out of the game.
    pub(crate) fn usual_sizes(&self, others: Kinds, last: Kinds) -> [u16; 3] {
        let (others, last) = (others.len() as u16, last.len() as u16);
        let out = u16::from(self.options().taken_out).min(others);
        [others - out, last, out]
    }

    /// A deck of such layers: the last cards under all others, and those that were taken out unseen.
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

    /// The earth as it is printed (§2); tundra and elements only where they are wanted.
    pub(crate) fn printed_earth(&self, state: &mut State, tundra: bool, elements: bool) {
        let tiles = std::iter::once(Terrain::Sea).chain(RING);
        start_cells().zip(tiles).for_each(|(cell, tile)| self.begin_tile(state, cell, tile));
        if tundra {
            state.tundra.insert(CENTRE);
        }
        if elements {
            self.printed_elements(state, &mut Sink::null());
        }
    }

    fn printed_elements(&self, state: &mut State, sink: &mut Events<'_>) {
        let ring: Vec<Cell> = neighbours(CENTRE).collect();
        for (at, (corner, inner)) in corners(CENTRE).into_iter().zip(INNER).enumerate() {
            let (here, next) = (corners(ring[at]), corners(ring[(at + 1) % 6]));
            let outer = here.into_iter().find(|&other| other != corner && next.contains(&other));
            // Seen clockwise an outer element is the inner one after it.
            let pairs = [(Some(corner), inner), (outer, INNER[(at + 1) % 6])];
            for (corner, element) in pairs {
                if let Some(corner) = corner {
                    self.put(state, corner, element, None, By::Setup, sink);
                }
            }
        }
    }

    /// The cubes of the start: two of each animal at home, one on either side of that.
    pub(crate) fn printed_species(&self, state: &mut State, sink: &mut Events<'_>) {
        let ring: Vec<Cell> = neighbours(CENTRE).collect();
        for side in self.upwards() {
            let home = HOME.iter().find(|(class, _)| *class == self.class_of(side)).map_or(0, |&(_, home)| home);
            for (step, n) in [(5, 1), (0, 2), (1, 1)] {
                let cell = ring[(home + step) % 6];
                state.species[cell.ix()][side.ix()] += n;
                state.animal_mut(side).pool -= n;
                sink.emit(|| Event::Spread(side, cell, n, By::Setup));
            }
        }
    }

    /// The table before the first question.
    pub(crate) fn new_state(&self) -> State {
        let mut state = self.empty_state();
        let mut steps: Vec<Step> = Vec::new();
        if self.options().random_earth {
            steps.extend((0..TILES as u8).map(|nth| Step::from(Tile { nth })));
        } else {
            self.printed_earth(&mut state, false, false);
        }
        steps.push(Start {}.into());
        steps.extend(Reveal::all().map(Step::from));
        steps.extend(Fill::ALL.map(Step::from));
        steps.extend([Step::from(Deal {}), Begin {}.into()]);
        self.then(&mut state, steps);
        state
    }

    fn begin_tile(&self, state: &mut State, cell: Cell, tile: Terrain) {
        state.unseen.take(tile);
        state.tiles[cell.ix()] = tile.into();
    }
}

/// Recomputes what follows from the rest of a state.
pub(crate) fn refresh_all(game: &Dominant, state: &mut State) {
    game.upwards().for_each(|side| game.refresh_elements(state, side));
    state.survival = game.survivor(state).into();
}
