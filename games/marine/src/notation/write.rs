//! From a state to words.

use super::{AboutText, AnimalText, Position};
use crate::board::{Cell, Cells, Corner, all_cells, all_corners, cell_word, corner_word};
use crate::display::{Pawn, Section, Space};
use crate::marine::Marine;
use crate::notation::names::{element_word, terrain_word};
use crate::state::{ELEMENTS, Element, State};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use clade_engine::notation::NOTHING;
use clade_engine::{Bag, Kept, Kind, Kinds, Maybe, Seats, Secret, Side, Small};
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

impl Marine {
    /// The whole state in words.
    pub(crate) fn written(&self, state: &State) -> String {
        let terrain = |tile: Terrain| terrain_word(tile).to_owned();
        let section = |section: Section| elements(state.section(section));
        let layers: ArrayVec<u16, 3> = state.deck.layers().iter().map(|layer| layer.size).collect();
        let of_elements = |filter: &dyn Fn(Element) -> bool| Element::all().filter(|&e| filter(e)).collect::<Vec<_>>();
        let mut animals: BTreeMap<&str, AnimalText> =
            self.turn_order().map(|side| (self.animal_word(side), self.animal_text(state, side))).collect();
        let position = Position {
            turn: Some(self.side_word(state.turn)),
            round: Some(state.round),
            ending: state.ending,
            over: state.over,
            extra: state.extra,
            quiet: state.quiet,
            idle: state.idle,
            turns: state.turns,
            result: state.result,
            pending: Some(state.agenda.iter().rev().map(|&step| self.step_text(step)).collect()),
            built: cells(state.built),
            stacks: Some(
                state
                    .stacks
                    .iter()
                    .map(|stack| format!("{} {}", stack.open.get().map(terrain).unwrap_or_default(), stack.under))
                    .map(open_or_none)
                    .collect(),
            ),
            abundance: section(Section::Abundance),
            autotrophs: section(Section::Autotrophs),
            depletion: section(Section::Depletion),
            adaptation: section(Section::Adaptation),
            regression: section(Section::Regression),
            speciation: slots(&state.speciation, |element| element.word().to_owned()),
            wanderlust: section(Section::Wanderlust),
            competition: slots(&state.competition, terrain),
            evolution: slots(&state.evolution, terrain),
            row: slots(&state.row, |card| self.cards().word_of(card)),
            discard: self.words_of(state.discard),
            open: self.words_of(state.open),
            deck: layers.into_inner().ok(),
            tiles: Some(by_cell(|cell| state.tiles[cell.ix()].get().map(terrain))),
            vents: Some(by_cell(|cell| state.vents.contains(cell).then(|| vent_word(state.geysers.contains(cell)).to_owned()))),
            elements: Some(all_corners().filter_map(|corner| self.element_text(state, corner)).collect()),
            species: Some(by_cell(|cell| Some(self.species_text(state, cell)).filter(|all| !all.is_empty()))),
            pawns: self.pawn_texts(state),
            control: of_elements(&|element| state.control[element.ix()].is_some())
                .into_iter()
                .filter_map(|element| Some((element_word(element).to_owned(), self.side_word(state.control[element.ix()].get()?))))
                .collect(),
            targets: of_elements(&|element| state.target[element.ix()] != 1)
                .into_iter()
                .map(|element| (element_word(element).to_owned(), state.target[element.ix()]))
                .collect(),
            moved: by_cell(|cell| Some(state.moved[cell.ix()]).filter(|&n| n > 0)),
            spread: self
                .turn_order()
                .map(|side| (self.side_word(side), cells(state.spread[side.ix()])))
                .filter(|(_, cells)| !cells.is_empty())
                .collect(),
            crustaceans: animals.remove("crustaceans"),
            fishes: animals.remove("fishes"),
            cephalopods: animals.remove("cephalopods"),
            reptiles: animals.remove("reptiles"),
            about: AboutText {
                tile: state.about.cell.get().map(cell_word),
                animal: state.about.side.get().map(|side| self.side_word(side)),
                cubes: state.about.cubes,
                element: state.about.element.get().map(|element| element.word().to_owned()),
                nth: state.about.nth,
                of: state.about.of,
                scores: state.about.scores,
                tokens: state.about.tokens,
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

    fn species_text(&self, state: &State, cell: Cell) -> BTreeMap<String, u8> {
        self.turn_order().map(|side| (self.side_word(side), state.cubes(cell, side))).filter(|&(_, n)| n > 0).collect()
    }

    /// A pawn: whose basic one it is, or its element.
    fn pawn_text(&self, pawn: Pawn) -> String {
        pawn.owner().map_or_else(|| self.pawn_word(pawn).to_owned(), |side| self.side_word(side))
    }

    fn pawn_texts(&self, state: &State) -> BTreeMap<String, String> {
        let displayed = state.displayed().map(|(space, pawn)| (space.word().to_owned(), self.pawn_text(pawn)));
        let benched = state.benches.iter().map(|&(side, kind, pawn)| {
            (format!("{} {}", self.side_word(side), self.space_word(Space::of_trait(kind))), self.pawn_text(pawn))
        });
        displayed.chain(benched).collect()
    }

    fn animal_text(&self, state: &State, side: Side) -> AnimalText {
        let animal = state.animal(side);
        let hidden = |cards: &Secret<ArrayVec<Kind, 3>>| {
            let words = || cards.get().into_iter().flatten().map(|&kind| self.cards().word_of(kind)).collect();
            (cards.known() != Seats::ALL).then(words)
        };
        AnimalText {
            points: animal.points,
            eliminated: animal.eliminated,
            regression: animal.regression,
            retrieved: animal.retrieved,
            pawns: Some(animal.pawns),
            grown: animal.grown,
            tokens: elements(&animal.tokens),
            held: elements(&animal.held),
            traits: self.words_of(animal.traits),
            copies: self.words_of(animal.copied),
            drawn: hidden(&animal.drawn),
            kept: hidden(&animal.kept),
        }
    }
}

/// The word for a kind of vent.
pub(super) fn vent_word(geyser: bool) -> &'static str {
    if geyser { "geothermal" } else { "hydrothermal" }
}

/// `" 7"` is a stack without an open tile: `"- 7"`.
fn open_or_none(text: String) -> String {
    if text.starts_with(' ') { format!("{NOTHING}{text}") } else { text }
}
