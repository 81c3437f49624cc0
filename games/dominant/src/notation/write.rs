//! From a state to words.

use super::fields::PHASES;
use super::{AboutText, AnimalText, Position};
use crate::board::{CELLS, Cell, Cells, Corner, all_cells, all_corners, cell_word, corner_word};
use crate::display::Section;
use crate::dominant::Dominant;
use crate::state::{ELEMENTS, Element, SIDES, State};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use clade_engine::notation::NOTHING;
use clade_engine::{Bag, Kept, Kinds, Maybe, Side, Small};
use std::collections::BTreeMap;

/// Each thing of a bag as a word.
fn elements(bag: &Bag<ELEMENTS, Element>) -> Vec<String> {
    bag.iter().flat_map(|(element, n)| vec![element.word().to_owned(); n.into()]).collect()
}

/// Things by slot; nothing if all slots are empty.
fn slots<T: Small>(all: &[Maybe<T>], word: impl Fn(T) -> String) -> Vec<String> {
    let words = || all.iter().map(|thing| thing.get().map_or_else(|| NOTHING.to_owned(), &word));
    if all.iter().all(|thing| thing.is_none()) { Vec::new() } else { words().collect() }
}

fn by_cell<T>(value: impl Fn(Cell) -> Option<T>) -> BTreeMap<String, T> {
    all_cells().filter_map(|cell| Some((cell_word(cell), value(cell)?))).collect()
}

fn cells(all: Cells) -> Vec<String> {
    all.map(cell_word).collect()
}

impl Dominant {
    /// The whole state in words.
    pub(crate) fn written(&self, state: &State) -> String {
        let terrain = |tile: Terrain| tile.word().to_owned();
        let section = |section: Section| elements(state.section(section));
        let layers: ArrayVec<u16, 3> = state.deck.layers().iter().map(|layer| layer.size).collect();
        let mut animals: BTreeMap<&str, AnimalText> =
            self.upwards().map(|side| (self.animal_word(side), self.animal_text(state, side))).collect();
        let position = Position {
            round: Some(state.round),
            phase: Some(PHASES[state.phase.ix()].to_owned()),
            ending: state.ending,
            over: state.over,
            quiet: state.quiet,
            idle: state.idle,
            result: state.result,
            initiative: Some(state.initiative.iter().map(|&side| self.side_word(side)).collect()),
            pending: Some(state.agenda.iter().rev().map(|&step| self.step_text(step)).collect()),
            stacks: Some(
                state
                    .stacks
                    .iter()
                    .map(|stack| format!("{} {}", stack.open.get().map_or_else(|| NOTHING.to_owned(), terrain), stack.under))
                    .collect(),
            ),
            adaptation: section(Section::Adaptation),
            regression: section(Section::Regression),
            abundance: section(Section::Abundance),
            wasteland: section(Section::Wasteland),
            depletion: section(Section::Depletion),
            wanderlust: section(Section::Wanderlust),
            open: slots(&state.open, |card| self.cards().word_of(card)),
            discard: self.words_of(state.discard),
            deck: layers.into_inner().ok(),
            dominated: cells(state.dominated),
            tundra: Some(cells(state.tundra)),
            tiles: Some(by_cell(|cell| state.tiles[cell.ix()].get().map(terrain))),
            elements: Some(all_corners().filter_map(|corner| self.element_text(state, corner)).collect()),
            species: Some(self.cubes_text(&state.species)),
            asleep: self.cubes_text(&state.asleep),
            moved: by_cell(|cell| Some(state.moved[cell.ix()]).filter(|&n| n > 0)),
            pawns: state.displayed().map(|(space, side)| (space.word().to_owned(), self.side_word(side))).collect(),
            insects: animals.remove("insects"),
            arachnids: animals.remove("arachnids"),
            amphibians: animals.remove("amphibians"),
            birds: animals.remove("birds"),
            reptiles: animals.remove("reptiles"),
            mammals: animals.remove("mammals"),
            about: AboutText {
                tile: state.about.cell.get().map(cell_word),
                animal: state.about.side.get().map(|side| self.side_word(side)),
                cubes: state.about.cubes,
                element: state.about.element.get().map(|element| element.word().to_owned()),
                nth: state.about.nth,
                of: state.about.of,
            },
            scripts: self.lexicon().write(&state.frames),
        };
        toml::to_string(&position).unwrap_or_default()
    }

    fn words_of(&self, kinds: Kinds) -> Vec<String> {
        kinds.map(|kind| self.cards().word_of(kind)).collect()
    }

    fn element_text(&self, state: &State, corner: Corner) -> Option<(String, String)> {
        state.element(corner).map(|element| (corner_word(corner), element.word().to_owned()))
    }

    /// Cubes by cell and animal.
    fn cubes_text(&self, cubes: &[[u8; SIDES]; CELLS]) -> BTreeMap<String, BTreeMap<String, u8>> {
        let here = |cell: Cell| -> BTreeMap<String, u8> {
            self.upwards().map(|side| (self.side_word(side), cubes[cell.ix()][side.ix()])).filter(|&(_, n)| n > 0).collect()
        };
        by_cell(|cell| Some(here(cell)).filter(|all| !all.is_empty()))
    }

    fn animal_text(&self, state: &State, side: Side) -> AnimalText {
        let animal = state.animal(side);
        AnimalText {
            points: animal.points,
            eliminated: animal.eliminated,
            pawns: Some(animal.pawns),
            tokens: elements(&animal.tokens),
            exempt: animal.exempt.iter().map(|element| element.word().to_owned()).collect(),
        }
    }
}
