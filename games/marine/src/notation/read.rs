//! From words to a state: the beginning of a game, with everything that the words say in its place.

use super::fields::{cell, corner, element, terrain};
use super::write::vent_word;
use super::{AnimalText, Position};
use crate::about::About;
use crate::board::{Cell, Cells};
use crate::display::{Pawn, Section, Space};
use crate::event::Event;
use crate::marine::Marine;
use crate::notation::names::element_word;
use crate::rules::actions::wanderlust::in_hand;
use crate::rules::elements::touch_all;
use crate::rules::setup::refresh_all;
use crate::state::{STACKS, Stack, State, Terrain};
use arrayvec::ArrayVec;
use clade_engine::agenda::MAX_DEPTH;
use clade_engine::notation::{NOTHING, Placed};
use clade_engine::{Bag, Game, Kept, Kind, Kinds, Maybe, Misplaced, Secret, Side, Sink, Small};
use clade_script::Stepped;
use std::collections::BTreeMap;

/// The default round.
const ROUND: u8 = 2;
/// The default open tiles, as far as they are there.
const OPEN: [Terrain; STACKS] = [Terrain::Land, Terrain::Kelp, Terrain::Ocean];

/// Reads each entry of a table; a fault names its key.
fn each<T>(table: &str, entries: &BTreeMap<String, T>, mut read: impl FnMut(&str, &T) -> Placed<()>) -> Placed<()> {
    entries.iter().try_for_each(|(key, value)| read(key, value).map_err(|e| e.within(&format!("{table}.{key}"))))
}

/// Reads each word of a list, by its place.
fn listed(key: &str, words: &[String], mut read: impl FnMut(usize, &str) -> Placed<()>) -> Placed<()> {
    words.iter().enumerate().try_for_each(|(i, word)| read(i, word).map_err(|e| e.within(&format!("{key}[{i}]"))))
}

/// Takes a thing out of the stock it comes from.
fn take<const K: usize, T: Small>(stock: &mut Bag<K, T>, kind: T, what: &str) -> Placed<()> {
    if stock.take(kind) { Ok(()) } else { Err(Misplaced::new("", format!("{what} once more"), "no more of them than the game has")) }
}

impl Marine {
    /// The state that a position means.
    pub(crate) fn placed_by(&self, toml: &str, sink: &mut Sink<'_, Event>) -> Placed<State> {
        let position: Position = clade_script::read_position(toml)?;
        let mut state = self.empty_state();
        state.round = position.round.unwrap_or(ROUND);
        (state.ending, state.over, state.extra) = (position.ending, position.over, position.extra);
        (state.quiet, state.idle, state.turns, state.result) = (position.quiet, position.idle, position.turns, position.result);
        state.turn = position.turn.as_ref().map_or(Ok(Side(0)), |word| self.lexicon().side("turn", word))?;
        self.place_earth(&mut state, &position)?;
        self.place_display(&mut state, &position)?;
        for (word, text) in position.animals() {
            if let Some(text) = text {
                let side = self.lexicon().side(word, word)?;
                self.place_animal(&mut state, side, text).map_err(|e| e.within(word))?;
            }
        }
        for kind in self.kinds_named("open", &position.open)? {
            self.take_trait(&mut state, kind, "open")?;
            state.open.insert(kind);
        }
        self.place_species(&mut state, &position)?;
        self.place_cards(&mut state, &position)?;
        self.place_running(&mut state, &position)?;
        refresh_all(self, &mut state);
        if !self.is_consistent(&state) {
            let expected = "tiles, pawns, cubes, steps and scripts as the rules could have led to them";
            return Err(Misplaced::new("", "what cannot be together", expected));
        }
        self.run(&mut state, sink);
        Ok(state)
    }

    fn place_earth(&self, state: &mut State, position: &Position) -> Placed<()> {
        match &position.tiles {
            None => self.printed_earth(state, position.vents.is_none(), position.elements.is_none()),
            Some(tiles) => each("tiles", tiles, |word, tile| {
                let (cell, tile) = (cell(word)?, terrain(tile)?);
                if !tile.is_tile() {
                    return Err(Misplaced::new("", "'vent'", "a large tile; vents lie on them: 'vents'"));
                }
                take(&mut state.unseen, tile, crate::notation::names::terrain_word(tile))?;
                state.tiles[cell.ix()] = tile.into();
                Ok(())
            })?,
        }
        each("vents", position.vents.as_ref().unwrap_or(&BTreeMap::new()), |word, kind| {
            let cell = cell(word)?;
            let words = [false, true].map(vent_word);
            let geyser = words.iter().position(|known| known == kind);
            let geyser = geyser.ok_or_else(|| Misplaced::word("", kind, "'hydrothermal' or 'geothermal'", words))? == 1;
            if state.vents_left == 0 || state.tiles[cell.ix()].is_none() {
                return Err(Misplaced::new("", "a vent", "a cell with a tile, and not more than 12 vents"));
            }
            self.lay_vent(state, cell, geyser);
            Ok(())
        })?;
        each("elements", position.elements.as_ref().unwrap_or(&BTreeMap::new()), |word, name| {
            let (corner, element) = (corner(word)?, element(name)?);
            match state.element(corner) {
                None => {}
                // A corner has up to three names; which one is used does not matter.
                Some(there) if there == element => return Ok(()),
                Some(there) => {
                    return Err(Misplaced::new("", format!("'{name}'"), format!("'{}', as under its other name", element_word(there))));
                }
            }
            take(&mut state.bag, element, name)?;
            state.corners[corner.ix()] = element.into();
            Ok(())
        })?;
        touch_all(state);
        self.place_stacks(state, position)
    }

    fn place_stacks(&self, state: &mut State, position: &Position) -> Placed<()> {
        state.stacks = [Stack { open: Maybe::NONE, under: 0 }; STACKS];
        let mut left = Vec::new();
        match &position.stacks {
            None => {
                for (stack, tile) in state.stacks.iter_mut().zip(OPEN) {
                    stack.open = Some(tile).filter(|&tile| state.unseen.take(tile)).into();
                }
                left.extend(0..STACKS);
            }
            Some(words) if words.len() == STACKS => listed("stacks", words, |i, text| {
                let (tile, under) = text.split_once(' ').map_or((text, None), |(tile, under)| (tile, Some(under)));
                if tile != NOTHING {
                    let tile = terrain(tile)?;
                    take(&mut state.unseen, tile, crate::notation::names::terrain_word(tile))?;
                    state.stacks[i].open = tile.into();
                }
                match under.map(str::parse) {
                    None => left.push(i),
                    Some(Ok(under)) => state.stacks[i].under = under,
                    Some(Err(_)) => return Err(Misplaced::new("", format!("'{text}'"), "a tile and how many lie under it: 'land 6'")),
                }
                Ok(())
            })?,
            Some(words) => return Err(Misplaced::new("stacks", format!("{} stacks", words.len()), "three")),
        }
        let said: u32 = state.stacks.iter().map(|stack| u32::from(stack.under)).sum();
        let rest = state.unseen.len().checked_sub(said);
        let mut rest =
            rest.ok_or_else(|| Misplaced::new("stacks", format!("{said} tiles face down"), format!("at most {}", state.unseen.len())))?;
        for (i, &stack) in left.iter().enumerate() {
            let share = rest / (left.len() - i) as u32;
            state.stacks[stack].under = share as u8;
            rest -= share;
        }
        Ok(())
    }

    fn place_display(&self, state: &mut State, position: &Position) -> Placed<()> {
        let sections = [
            (Section::Abundance, &position.abundance),
            (Section::Autotrophs, &position.autotrophs),
            (Section::Depletion, &position.depletion),
            (Section::Adaptation, &position.adaptation),
            (Section::Regression, &position.regression),
            (Section::Wanderlust, &position.wanderlust),
        ];
        for (section, words) in sections {
            listed(section.word(), words, |_, word| {
                let element = element(word)?;
                take(&mut state.bag, element, word)?;
                state.section_mut(section).put(element);
                Ok(())
            })?;
        }
        self.place_slots("speciation", &position.speciation, &mut state.speciation, |word| {
            let element = element(word)?;
            take(&mut state.bag, element, word).map(|()| Maybe::of(element))
        })?;
        let mut marker = |word: &str| {
            let marker = terrain(word)?;
            take(&mut state.markers, marker, word).map(|()| Maybe::of(marker))
        };
        self.place_slots("competition", &position.competition, &mut state.competition, &mut marker)?;
        self.place_slots("evolution", &position.evolution, &mut state.evolution, marker)?;
        each("control", &position.control, |word, animal| {
            state.control[element(word)?.ix()] = self.lexicon().side("", animal)?.into();
            Ok(())
        })?;
        each("targets", &position.targets, |word, &points| {
            state.target[element(word)?.ix()] = points;
            Ok(())
        })?;
        each("pawns", &position.pawns, |word, pawn| {
            let pawn = self.pawn_named(pawn)?;
            match word.split_once(' ') {
                Some((animal, card)) => {
                    let bench = (self.lexicon().side("", animal)?, self.lexicon().card("", card)?, pawn);
                    state.benches.try_push(bench).map_err(|_| Misplaced::new("", "one pawn more", "at most 8 on spaces of traits"))?;
                }
                None => {
                    let space = Space::named(word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a space such as migration-2"))?;
                    state.pawns[space.ix()] = pawn.into();
                }
            }
            Ok(())
        })?;
        state.benches.sort_by_key(|&(side, kind, _)| (side, kind));
        Ok(())
    }

    fn pawn_named(&self, word: &str) -> Placed<Pawn> {
        match self.all_sides().find(|&side| self.side_word(side) == word) {
            Some(side) => Ok(Pawn::basic(side)),
            None => element(word).map(Pawn::special),
        }
    }

    fn place_slots<T, const N: usize>(
        &self,
        key: &str,
        words: &[String],
        slots: &mut [T; N],
        mut read: impl FnMut(&str) -> Placed<T>,
    ) -> Placed<()> {
        if words.len() > N {
            return Err(Misplaced::new(key, format!("{} of them", words.len()), format!("at most {N}")));
        }
        listed(key, words, |i, word| {
            if word != NOTHING {
                slots[i] = read(word)?;
            }
            Ok(())
        })
    }

    fn place_animal(&self, state: &mut State, side: Side, text: &AnimalText) -> Placed<()> {
        let hidden = |words: &Option<Vec<String>>, key: &str| -> Placed<Option<ArrayVec<Kind, 3>>> {
            let Some(words) = words else { return Ok(None) };
            let mut cards = self.kinds_named(key, words)?.collect::<Vec<_>>();
            cards.truncate(3);
            Ok(Some(cards.into_iter().collect()))
        };
        let (drawn, kept) = (hidden(&text.drawn, "drawn")?, hidden(&text.kept, "kept")?);
        let (traits, copied) = (self.kinds_named("traits", &text.traits)?, self.kinds_named("copies", &text.copies)?);
        let known = self.only(side);
        let secret = |cards: Option<ArrayVec<Kind, 3>>| cards.map_or(Secret::open(ArrayVec::new()), |cards| Secret::new(cards, known));
        for kind in traits.chain(drawn.iter().flatten().copied()).chain(kept.iter().flatten().copied()) {
            self.take_trait(state, kind, "traits")?;
        }
        let count = |cards: &Option<ArrayVec<Kind, 3>>| cards.as_ref().map_or(0, |cards| cards.len() as u8);
        let animal = &mut state.animals[side.ix()];
        (animal.points, animal.eliminated, animal.regression) = (text.points, text.eliminated, text.regression);
        (animal.retrieved, animal.grown) = (text.retrieved, text.grown);
        animal.pawns = text.pawns.unwrap_or(animal.pawns + text.grown);
        (animal.traits, animal.copied) = (traits, copied);
        animal.face_down = [count(&drawn), count(&kept)];
        (animal.drawn, animal.kept) = (secret(drawn), secret(kept));
        for (key, words, bag) in [("tokens", &text.tokens, &mut animal.tokens), ("held", &text.held, &mut animal.held)] {
            listed(key, words, |_, word| {
                let element = element(word)?;
                take(&mut state.bag, element, word)?;
                bag.put(element);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// A trait of the pool that nobody has.
    fn take_trait(&self, state: &mut State, kind: Kind, key: &str) -> Placed<()> {
        if !state.unused.contains(kind) {
            let word = format!("'{}'", self.cards().word(kind));
            return Err(Misplaced::new(key, word, "a trait of the pool that no other animal has"));
        }
        state.unused.remove(kind);
        Ok(())
    }

    fn kinds_named(&self, key: &str, words: &[String]) -> Placed<Kinds> {
        words.iter().enumerate().map(|(i, word)| self.lexicon().card(&format!("{key}[{i}]"), word)).collect()
    }

    /// Cubes on earth; the others are in the gene pools.
    fn place_species(&self, state: &mut State, position: &Position) -> Placed<()> {
        match &position.species {
            None => {
                self.turn_order().for_each(|side| state.species[crate::board::CENTRE.ix()][side.ix()] = crate::rules::animals::STARTING);
            }
            Some(species) => each("species", species, |word, cubes| {
                let here = cell(word)?;
                for (animal, &n) in cubes {
                    state.species[here.ix()][self.lexicon().side("", animal)?.ix()] = n;
                }
                Ok(())
            })?,
        }
        for side in self.turn_order() {
            let on_earth: u32 = state.species.iter().map(|cubes| u32::from(cubes[side.ix()])).sum();
            let animal = state.animal_mut(side);
            let used = on_earth + u32::from(animal.eliminated) + u32::from(animal.regression);
            let pool = u32::from(crate::rules::animals::CUBES).checked_sub(used);
            let expected = format!("at most {}", crate::rules::animals::CUBES);
            animal.pool =
                pool.ok_or_else(|| Misplaced::new("species", format!("{used} cubes of {}", self.side_word(side)), expected))? as u8;
        }
        Ok(())
    }

    fn place_cards(&self, state: &mut State, position: &Position) -> Placed<()> {
        let lexicon = self.lexicon();
        let mut free = self.rules.evolution;
        let mut take = |word: &str| {
            let card = lexicon.card("", word)?;
            if !free.contains(card) {
                return Err(Misplaced::new("", format!("'{word}'"), "an evolution card that lies nowhere else"));
            }
            free.remove(card);
            Ok(card)
        };
        self.place_slots("row", &position.row, &mut state.row, |word| take(word).map(Maybe::of))?;
        listed("discard", &position.discard, |_, word| {
            let card = take(word)?;
            state.discard.insert(card);
            Ok(())
        })?;
        let (others, last) = (free.without(self.rules.last), free.and(self.rules.last));
        let sizes = position.deck.unwrap_or_else(|| self.usual_sizes(others, last));
        let (all, cards) = (sizes.iter().map(|&n| u32::from(n)).sum::<u32>(), free.len());
        if all != cards || u32::from(sizes[1]) < last.len() {
            let expected =
                format!("{cards} cards in all, as the others lie in 'row' and 'discard', and room for those among the last ones");
            return Err(Misplaced::new("deck", format!("{all} cards"), expected));
        }
        state.deck = self.deck_of(others, last, sizes);
        Ok(())
    }

    fn place_running(&self, state: &mut State, position: &Position) -> Placed<()> {
        let cells = |key: &str, words: &[String]| -> Placed<Cells> {
            let mut all = Cells::NONE;
            listed(key, words, |_, word| {
                all.insert(cell(word)?);
                Ok(())
            })?;
            Ok(all)
        };
        state.built = cells("built", &position.built)?;
        each("spread", &position.spread, |word, words| {
            state.spread[self.lexicon().side("", word)?.ix()] = cells("", words)?;
            Ok(())
        })?;
        each("moved", &position.moved, |word, &n| {
            let here: Cell = cell(word)?;
            state.moved[here.ix()] = n;
            Ok(())
        })?;
        let about = &position.about;
        state.about = About {
            cell: about.tile.as_ref().map_or(Ok(Maybe::NONE), |word| cell(word).map(Maybe::of)).map_err(|e| e.within("about.tile"))?,
            side: about.animal.as_ref().map_or(Ok(Maybe::NONE), |word| self.lexicon().side("about.animal", word).map(Maybe::of))?,
            cubes: about.cubes,
            element: about
                .element
                .as_ref()
                .map_or(Ok(Maybe::NONE), |word| element(word).map(Maybe::of))
                .map_err(|e| e.within("about.element"))?,
            nth: about.nth,
            of: about.of,
            scores: about.scores,
            tokens: about.tokens,
        };
        state.frames = self.lexicon().read(&position.scripts).map_err(|e| e.within("scripts"))?;
        let Some(pending) = &position.pending else {
            self.then(state, [crate::rules::turn::Turn { side: state.turn }]);
            return Ok(());
        };
        for (i, line) in pending.iter().enumerate().rev() {
            let step = self.read_step(line).map_err(|e| e.within(&format!("pending[{i}]")))?;
            if let Some((_, tile)) = in_hand(&step) {
                take(&mut state.unseen, tile, crate::notation::names::terrain_word(tile))
                    .map_err(|e| e.within(&format!("pending[{i}]")))?;
            }
            let full = |_| Misplaced::new("pending", format!("{} steps", pending.len()), format!("at most {MAX_DEPTH}"));
            state.agenda.push(step).map_err(full)?;
        }
        Ok(())
    }
}
