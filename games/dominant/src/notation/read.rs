//! From words to a state: the beginning of a game, with everything that the words say in its place.

use super::fields::{cell, corner, element, phase, space, terrain};
use super::{AnimalText, Position};
use crate::about::About;
use crate::board::{CELLS, Cells};
use crate::display::Section;
use crate::dominant::Dominant;
use crate::event::Event;
use crate::rules::actions::wanderlust::in_hand;
use crate::rules::animals::CUBES_OF;
use crate::rules::planning::Plan;
use crate::rules::setup::{TUNDRA, refresh_all};
use crate::state::{OPEN, Phase, SIDES, STACKS, Stack, State, Terrain};
use clade_engine::agenda::MAX_DEPTH;
use clade_engine::notation::{NOTHING, Placed};
use clade_engine::{Bag, Kept, Maybe, Misplaced, Side, Sink, Small};
use clade_script::Stepped;
use std::collections::BTreeMap;

/// The default turn.
const ROUND: u16 = 2;
/// The default open tiles, as far as they are there.
const OPEN_TILES: [Terrain; STACKS] = [Terrain::Sea, Terrain::Jungle, Terrain::Desert];

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

/// Cells in a list.
fn cells(key: &str, words: &[String]) -> Placed<Cells> {
    let mut all = Cells::NONE;
    listed(key, words, |_, word| {
        all.insert(cell(word)?);
        Ok(())
    })?;
    Ok(all)
}

impl Dominant {
    /// The state that a position means.
    pub(crate) fn placed_by(&self, toml: &str, sink: &mut Sink<'_, Event>) -> Placed<State> {
        let position: Position = clade_script::read_position(toml)?;
        let mut state = self.empty_state();
        state.round = position.round.unwrap_or(ROUND);
        state.phase = position.phase.as_ref().map_or(Ok(Phase::Planning), |word| phase(word)).map_err(|e| e.within("phase"))?;
        (state.ending, state.over) = (position.ending, position.over);
        (state.quiet, state.idle, state.result) = (position.quiet, position.idle, position.result);
        if let Some(words) = &position.initiative {
            state.initiative.clear();
            listed("initiative", words, |_, word| {
                let side = self.lexicon().side("", word)?;
                let full = |_| Misplaced::new("", format!("'{word}'"), "each animal once");
                state.initiative.try_push(side).map_err(full)
            })?;
        }
        self.place_earth(&mut state, &position)?;
        self.place_display(&mut state, &position)?;
        for (word, text) in position.animals() {
            if let Some(text) = text {
                let side = self.lexicon().side(word, word)?;
                self.place_animal(&mut state, side, text).map_err(|e| e.within(word))?;
            }
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
            None => self.printed_earth(state, position.tundra.is_none(), position.elements.is_none()),
            Some(tiles) => each("tiles", tiles, |word, tile| {
                let (cell, tile) = (cell(word)?, terrain(tile)?);
                if !tile.is_tile() {
                    return Err(Misplaced::new("", "'tundra'", "a large tile; tundra lies on them: 'tundra'"));
                }
                take(&mut state.unseen, tile, tile.word())?;
                state.tiles[cell.ix()] = tile.into();
                Ok(())
            })?,
        }
        if let Some(words) = &position.tundra {
            let tundra = cells("tundra", words)?;
            if tundra.and(state.earth()) != tundra || tundra.len() > TUNDRA {
                return Err(Misplaced::new("tundra", "these cells", format!("cells with a tile, at most {TUNDRA}")));
            }
            state.tundra = tundra;
        }
        each("elements", position.elements.as_ref().unwrap_or(&BTreeMap::new()), |word, name| {
            let (corner, element) = (corner(word)?, element(name)?);
            match state.element(corner) {
                None => {}
                // A corner has up to three names; which one is used does not matter.
                Some(there) if there == element => return Ok(()),
                Some(there) => {
                    return Err(Misplaced::new("", format!("'{name}'"), format!("'{}', as under its other name", there.word())));
                }
            }
            take(&mut state.bag, element, name)?;
            state.corners[corner.ix()] = element.into();
            Ok(())
        })?;
        self.place_stacks(state, position)
    }

    /// What is not said lies face down, shared out evenly among the stacks of which the number is not said.
    fn place_stacks(&self, state: &mut State, position: &Position) -> Placed<()> {
        state.stacks = [Stack { open: Maybe::NONE, under: 0 }; STACKS];
        let mut left = Vec::new();
        match &position.stacks {
            None => {
                for (stack, tile) in state.stacks.iter_mut().zip(OPEN_TILES) {
                    stack.open = Some(tile).filter(|&tile| state.unseen.take(tile)).into();
                }
                left.extend(0..STACKS);
            }
            Some(words) if words.len() == STACKS => listed("stacks", words, |i, text| {
                let (tile, under) = text.split_once(' ').map_or((text, None), |(tile, under)| (tile, Some(under)));
                if tile != NOTHING {
                    let tile = terrain(tile)?;
                    if !tile.is_tile() {
                        return Err(Misplaced::new("", "'tundra'", "a large tile"));
                    }
                    take(&mut state.unseen, tile, tile.word())?;
                    state.stacks[i].open = tile.into();
                }
                match under.map(str::parse) {
                    None => left.push(i),
                    Some(Ok(under)) => state.stacks[i].under = under,
                    Some(Err(_)) => return Err(Misplaced::new("", format!("'{text}'"), "a tile and how many lie under it: 'sea 7'")),
                }
                Ok(())
            })?,
            Some(words) => return Err(Misplaced::new("stacks", format!("{} stacks", words.len()), "three")),
        }
        let said: u32 = state.stacks.iter().map(|stack| u32::from(stack.under)).sum();
        let too_many = || Misplaced::new("stacks", format!("{said} tiles face down"), format!("at most {}", state.unseen.len()));
        let rest = state.unseen.len().checked_sub(said).ok_or_else(too_many)?;
        for (nth, &stack) in (0u32..).zip(&left) {
            let share = (rest + nth) / left.len().max(1) as u32;
            state.stacks[stack].under = u8::try_from(share).unwrap_or(u8::MAX);
        }
        Ok(())
    }

    fn place_display(&self, state: &mut State, position: &Position) -> Placed<()> {
        let rows = [
            (Section::Adaptation, &position.adaptation),
            (Section::Regression, &position.regression),
            (Section::Abundance, &position.abundance),
            (Section::Wasteland, &position.wasteland),
            (Section::Depletion, &position.depletion),
            (Section::Wanderlust, &position.wanderlust),
        ];
        for (section, words) in rows {
            listed(section.word(), words, |_, word| {
                let element = element(word)?;
                take(&mut state.bag, element, word)?;
                state.section_mut(section).put(element);
                Ok(())
            })?;
        }
        state.dominated = cells("dominated", &position.dominated)?;
        each("pawns", &position.pawns, |word, animal| {
            state.pawns[space(word)?.ix()] = self.lexicon().side("", animal)?.into();
            Ok(())
        })
    }

    fn place_animal(&self, state: &mut State, side: Side, text: &AnimalText) -> Placed<()> {
        let mut gained = Bag::default();
        listed("tokens", &text.tokens, |_, word| {
            let element = element(word)?;
            take(&mut state.bag, element, word)?;
            gained.put(element);
            Ok(())
        })?;
        let animal = state.animal_mut(side);
        animal.tokens = gained;
        (animal.points, animal.eliminated) = (text.points, text.eliminated);
        animal.pawns = text.pawns.unwrap_or(animal.pawns);
        let mut exempt = Vec::new();
        listed("exempt", &text.exempt, |_, word| {
            exempt.push(element(word)?);
            Ok(())
        })?;
        state.animal_mut(side).exempt = exempt.into_iter().collect();
        Ok(())
    }

    /// Cubes that are not said to be anywhere are in the gene pools.
    fn place_species(&self, state: &mut State, position: &Position) -> Placed<()> {
        let read = |key: &str, all: &BTreeMap<String, BTreeMap<String, u8>>, into: &mut [[u8; SIDES]; CELLS]| {
            each(key, all, |word, cubes| {
                let here = cell(word)?;
                for (animal, &n) in cubes {
                    into[here.ix()][self.lexicon().side("", animal)?.ix()] = n;
                }
                Ok(())
            })
        };
        match &position.species {
            Some(species) => read("species", species, &mut state.species)?,
            None if position.tiles.is_none() => self.printed_species(state, &mut Sink::null()),
            None => {}
        }
        read("asleep", &position.asleep, &mut state.asleep)?;
        let all = u32::from(CUBES_OF[self.players().animals.len()]);
        for side in self.upwards() {
            let on_earth: u32 = state.species.iter().map(|cubes| u32::from(cubes[side.ix()])).sum();
            let animal = state.animal_mut(side);
            let used = on_earth + u32::from(animal.eliminated);
            let too_many = || Misplaced::new("species", format!("{used} cubes of {}", self.side_word(side)), format!("at most {all}"));
            animal.pool = all.checked_sub(used).ok_or_else(too_many)? as u8;
        }
        Ok(())
    }

    fn place_cards(&self, state: &mut State, position: &Position) -> Placed<()> {
        let lexicon = self.lexicon();
        let mut free = self.rules.dominance;
        let mut take = |word: &str| {
            let card = lexicon.card("", word)?;
            if !free.contains(card) {
                return Err(Misplaced::new("", format!("'{word}'"), "a Dominance card that lies nowhere else"));
            }
            free.remove(card);
            Ok(card)
        };
        if position.open.len() > OPEN {
            return Err(Misplaced::new("open", format!("{} cards", position.open.len()), format!("at most {OPEN}")));
        }
        listed("open", &position.open, |i, word| {
            if word != NOTHING {
                state.open[i] = take(word)?.into();
            }
            Ok(())
        })?;
        listed("discard", &position.discard, |_, word| {
            let card = take(word)?;
            state.discard.insert(card);
            Ok(())
        })?;
        let (others, last) = (free.without(self.rules.last), free.and(self.rules.last));
        let sizes = position.deck.unwrap_or_else(|| self.usual_sizes(others, last));
        let (all, cards) = (sizes.iter().map(|&n| u32::from(n)).sum::<u32>(), free.len());
        if all != cards || u32::from(sizes[1]) != last.len() {
            let expected = format!("{cards} cards in all, as the others lie in 'open' and 'discard', the last ones in the second layer");
            return Err(Misplaced::new("deck", format!("{all} cards"), expected));
        }
        state.deck = self.deck_of(others, last, sizes);
        Ok(())
    }

    fn place_running(&self, state: &mut State, position: &Position) -> Placed<()> {
        each("moved", &position.moved, |word, &n| {
            state.moved[cell(word)?.ix()] = n;
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
        };
        state.frames = self.lexicon().read(&position.scripts).map_err(|e| e.within("scripts"))?;
        let Some(pending) = &position.pending else {
            self.then(state, [Plan { nth: 0 }]);
            return Ok(());
        };
        for (i, line) in pending.iter().enumerate().rev() {
            let step = self.read_step(line).map_err(|e| e.within(&format!("pending[{i}]")))?;
            if let Some((_, tile)) = in_hand(&step) {
                take(&mut state.unseen, tile, tile.word()).map_err(|e| e.within(&format!("pending[{i}]")))?;
                // It came from a stack; from which one is not said.
                let deepest = state.stacks.iter_mut().max_by_key(|stack| stack.under);
                deepest.into_iter().filter(|_| position.stacks.is_none()).for_each(|stack| stack.under = stack.under.saturating_sub(1));
            }
            let full = |_| Misplaced::new("pending", format!("{} steps", pending.len()), format!("at most {MAX_DEPTH}"));
            state.agenda.push(step).map_err(full)?;
        }
        Ok(())
    }
}
