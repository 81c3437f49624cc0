//! From words to a state: a cleared table in round 2, with everything that the words say in its place.

use super::{ColonyText, Position};
use crate::environment::{EnvironmentCard, MAX_CARDS};
use crate::event::Event;
use crate::map::{self, CELLS, Cell};
use crate::options::Left;
use crate::phase::Phase;
use crate::rules::round::PhaseBegins;
use crate::soup::Soup;
use crate::state::{Amoeba, CUBES, Colour, Id, NUMBERS, StartRoll, State, Upgrade};
use clade_engine::notation::Placed;
use clade_engine::{Bag, Deck, Kinds, Maybe, Misplaced, Order, Side, Sink, Small, Track, agenda::MAX_DEPTH};
use clade_script::Stepped;

/// The round and the card on the compass if nothing is said: no drift, ozone that nobody exceeds soon.
const ROUND: u8 = 2;
const CARD: EnvironmentCard = EnvironmentCard(5);

impl Soup {
    /// The state that a position means.
    pub(crate) fn placed_by(&self, toml: &str, sink: &mut Sink<'_, Event>) -> Placed<State> {
        let position: Position = clade_script::read_position(toml)?;
        let mut state = self.new_state();
        state.round = position.round.unwrap_or(ROUND);
        self.place_deck(&mut state, &position)?;
        self.place_markers(&mut state, &position)?;
        self.place_water(&mut state, &position)?;
        let colonies = [&position.red, &position.blue, &position.green, &position.yellow];
        for (colony, word) in colonies.into_iter().zip(Colour::WORDS) {
            let Some(colony) = colony else { continue };
            let colour = self.colour(word).map_err(|e| e.within(word))?;
            self.place_colony(&mut state, colour, colony).map_err(|e| e.within(word))?;
        }
        self.owners().filter(|side| colonies[side.ix()].is_none()).for_each(|side| state.tribe_mut(side).bp = 0);
        self.check_copies(&state)?;
        (state.over, state.fought, state.dragged, state.result) = (position.over, position.fought, position.dragged, position.result);
        state.frames = self.lexicon().read(&position.scripts).map_err(|e| e.within("scripts"))?;
        self.place_steps(&mut state, &position)?;
        if !self.is_consistent(&state) {
            let expected = "rounds, phases, amoebas and scripts as the rules could have led to them";
            return Err(Misplaced::new("pending", "steps that do not fit the position", expected));
        }
        self.run(&mut state, sink);
        Ok(state)
    }

    fn place_deck(&self, state: &mut State, position: &Position) -> Placed<()> {
        let all = || (0..self.environment.len() as u8).map(EnvironmentCard);
        let last = all().next_back().unwrap_or(CARD);
        let card = |key: &str, word: &str| {
            let found = all().find(|card| card.word() == word);
            found.ok_or_else(|| Misplaced::new(key, format!("'{word}'"), format!("a card from E01 to {}", last.word())))
        };
        state.environment = position.environment.as_ref().map_or(Ok(CARD.min(last)), |word| card("environment", word))?;
        let mut counts = [0_u8; MAX_CARDS];
        let copies = |card: EnvironmentCard| self.environment_of(card).map_or(0, |card| card.copies);
        match &position.deck {
            None => {
                all().for_each(|card| counts[card.ix()] = copies(card));
                let turned = &mut counts[state.environment.ix()];
                *turned = turned.saturating_sub(1);
            }
            Some(words) => {
                for (i, word) in words.iter().enumerate() {
                    let card = card(&format!("deck[{i}]"), word)?;
                    if counts[card.ix()] == copies(card) {
                        return Err(Misplaced::new(format!("deck[{i}]"), format!("'{word}' again"), format!("{} of it", copies(card))));
                    }
                    counts[card.ix()] += 1;
                }
            }
        }
        state.deck = Deck::new(Bag::from_counts(counts));
        Ok(())
    }

    fn place_markers(&self, state: &mut State, position: &Position) -> Placed<()> {
        state.ladder = Track::default();
        self.owners().for_each(|side| state.ladder.place(side, u16::from(side.0) + 1));
        for (word, &cell) in &position.ladder {
            state.ladder.place(self.side_named(word).map_err(|e| e.within(&format!("ladder.{word}")))?, cell);
        }
        state.order = match &position.order {
            None => Order::ascending(&state.ladder, self.owners().count() as u8),
            Some(words) => {
                let colour = |(i, word): (usize, &String)| self.side_named(word).map_err(|e| e.within(&format!("order[{i}]")));
                words.iter().enumerate().map(colour).collect::<Placed<Order>>()?
            }
        };
        for (word, &(rank, roll)) in &position.rolls {
            let key = format!("rolls.{word}");
            let side = self.side_named(word).map_err(|e| e.within(&key))?;
            if rank > 15 || roll > 12 {
                return Err(Misplaced::new(key, format!("[{rank}, {roll}]"), "a rank up to 15 and a roll up to 12"));
            }
            state.rolls[side.ix()] = StartRoll::new(rank, roll);
        }
        Ok(())
    }

    /// Cubes in the soup; what is not there is in the supply.
    fn place_water(&self, state: &mut State, position: &Position) -> Placed<()> {
        state.water = [[0; 4]; CELLS];
        for (name, cubes) in &position.soup {
            let key = format!("soup.{name}");
            let cell = cell(&key, name)?;
            for (word, &n) in cubes {
                let colour = self.colour(word).map_err(|e| e.within(&format!("{key}.{word}")))?;
                state.water[cell.ix()][colour.ix()] = n;
            }
        }
        self.place_waste(state, position)?;
        let in_cells = |state: &State, colour: Colour| state.water.iter().map(|cell| u32::from(cell[colour.ix()])).sum::<u32>();
        for colour in self.all() {
            let lying = in_cells(state, colour) + state.supply.beside.of(colour);
            let too_many = || Misplaced::new("soup", format!("{lying} {} cubes", colour.word()), format!("at most {CUBES}"));
            state.supply[colour.ix()] = u32::from(CUBES).checked_sub(lying).ok_or_else(too_many)? as u8;
        }
        for (word, &n) in &position.supply {
            let key = format!("supply.{word}");
            let colour = self.colour(word).map_err(|e| e.within(&key))?;
            let left = state.supply[colour.ix()];
            match &position.hoard {
                Some(name) if n <= left => {
                    state.water[cell("hoard", name)?.ix()][colour.ix()] += left - n;
                    state.supply[colour.ix()] = n;
                }
                _ if n == left => {}
                _ => {
                    let soup = CUBES - left;
                    let expected = format!("{left}, as {soup} of the {CUBES} lie in the soup (or a 'hoard', the cell of those left over)");
                    return Err(Misplaced::new(key, n.to_string(), expected));
                }
            }
        }
        Ok(())
    }

    /// Cubes that have not fallen yet; only where left cubes wait.
    fn place_waste(&self, state: &mut State, position: &Position) -> Placed<()> {
        let waste = &mut state.supply.beside;
        for (word, &n) in &position.pile {
            waste.pile[self.colour(word).map_err(|e| e.within(&format!("pile.{word}")))?.ix()] = n;
        }
        for (name, cubes) in &position.waiting {
            let key = format!("waiting.{name}");
            let cell = cell(&key, name)?;
            for (word, &n) in cubes {
                waste.waiting[cell.ix()][self.colour(word).map_err(|e| e.within(&format!("{key}.{word}")))?.ix()] = n;
            }
        }
        let wrong = |key: &str| Misplaced::new(key, "cubes that have not fallen", "none without the option waste=common or waste=later");
        match () {
            () if !position.pile.is_empty() && self.options.left != Left::Common => Err(wrong("pile")),
            () if !position.waiting.is_empty() && !self.waste_waits() => Err(wrong("waiting")),
            () => Ok(()),
        }
    }

    fn place_colony(&self, state: &mut State, colour: Colour, text: &ColonyText) -> Placed<()> {
        let own = text.points > 0 || [&text.genes, &text.new, &text.reacted, &text.given_up].iter().any(|words| !words.is_empty());
        if own || colour == Colour::first_of(self.owner_of(colour)) {
            self.place_tribe(state, self.side_named(colour.word())?, text)?;
        }
        for (number, place) in &text.amoebas {
            let key = format!("amoebas.{number}");
            let valid = number.parse().ok().filter(|number| (1..=NUMBERS).contains(number));
            let number = valid.ok_or_else(|| Misplaced::new(&key, format!("amoeba {number}"), format!("a number from 1 to {NUMBERS}")))?;
            let (name, stars) = place.split_once(' ').unwrap_or((place, ""));
            if stars.bytes().any(|star| star != b'*') || stars.len() > 255 {
                return Err(Misplaced::new(&key, format!("'{place}'"), "a cell, and a * for each damage point: 'b2 **'"));
            }
            let place = if name == "-" { Maybe::NONE } else { cell(&key, name)?.into() };
            *state.amoeba_mut(Id::of(colour, number)) = Amoeba { cell: place, damage: stars.len() as u8 };
        }
        for &number in &text.wounded {
            let valid = (1..=NUMBERS).contains(&number).then(|| Id::of(colour, number));
            let id = valid.ok_or_else(|| Misplaced::new("wounded", format!("amoeba {number}"), format!("a number from 1 to {NUMBERS}")))?;
            // Where only the amoebas were written anew, one may have no damage any more.
            state.set_wounded(id, state.amoeba(id).damage > 0);
        }
        Ok(())
    }

    /// The points and genes of a side.
    fn place_tribe(&self, state: &mut State, side: Side, text: &ColonyText) -> Placed<()> {
        // What it has from the start is named, too: it may have lost it since.
        state.tribe(side).genes.for_each(|kind| self.own(state, side, kind, false));
        let lexicon = self.lexicon();
        let gene = |key: &str, i: usize, word: &str| lexicon.card(&format!("{key}[{i}]"), word);
        for (i, word) in text.genes.iter().enumerate() {
            self.own(state, side, gene("genes", i, word)?, true);
        }
        let genes =
            |key: &str, words: &[String]| -> Placed<Kinds> { words.iter().enumerate().map(|(i, word)| gene(key, i, word)).collect() };
        let tribe = state.tribe_mut(side);
        (tribe.bp, tribe.new, tribe.reacted) = (text.points, genes("new", &text.new)?, genes("reacted", &text.reacted)?);
        for (i, pair) in text.given_up.iter().enumerate() {
            let wrong = |found: String| Misplaced::new(format!("given_up[{i}]"), found, "two genes like 'struggle for aggression'");
            let (given, advanced) = pair.split_once(" for ").ok_or_else(|| wrong(format!("'{pair}'")))?;
            let upgrade = Upgrade { advanced: gene("given_up", i, advanced)?, given: gene("given_up", i, given)? };
            tribe.given_up.try_push(upgrade).map_err(|_| wrong("too many".to_owned()))?;
        }
        tribe.given_up.sort();
        Ok(())
    }

    /// Nobody owns a gene that the pool does not have.
    fn check_copies(&self, state: &State) -> Placed<()> {
        for (kind, gene) in self.genes() {
            let owners: Vec<Side> = self.owners().filter(|&side| state.tribe(side).genes.contains(kind)).collect();
            if let Some(one_more) = owners.get(usize::from(gene.copies)) {
                let (word, colour) = (self.cards().word(kind), Colour::first_of(*one_more).word());
                let expected = format!("at most {} of it in a game of {}", gene.copies, self.colours);
                return Err(Misplaced::new(format!("{colour}.genes"), format!("{word} once more"), expected));
            }
        }
        Ok(())
    }

    fn place_steps(&self, state: &mut State, position: &Position) -> Placed<()> {
        state.agenda = Default::default();
        let Some(pending) = &position.pending else {
            let number = position.phase.unwrap_or(1);
            let phase = Phase::from_byte(number).filter(|phase| *phase != Phase::Setup);
            let phase = phase.ok_or_else(|| Misplaced::new("phase", number.to_string(), "1 to 6, or 'pending' steps"))?;
            state.agenda.then(PhaseBegins::from_on(phase));
            return Ok(());
        };
        let number = position.phase.unwrap_or(0);
        state.phase = Phase::from_byte(number).ok_or_else(|| Misplaced::new("phase", number.to_string(), "1 to 6, or 0 for setup"))?;
        for (i, line) in pending.iter().enumerate().rev() {
            let step = self.read_step(line).map_err(|e| e.within(&format!("pending[{i}]")))?;
            let full = |_| Misplaced::new("pending", format!("{} steps", pending.len()), format!("at most {MAX_DEPTH}"));
            state.agenda.push(step).map_err(full)?;
        }
        Ok(())
    }

    /// The side of this word: that of its first colour.
    pub(super) fn side_named(&self, word: &str) -> Placed<Side> {
        let side = self.owner_of(self.colour(word)?);
        let first = Colour::first_of(side).word();
        let expected = || format!("'{first}', which stands for both colours of its tribe");
        if first == word { Ok(side) } else { Err(Misplaced::new("", format!("'{word}'"), expected())) }
    }

    pub(super) fn colour(&self, word: &str) -> Placed<Colour> {
        let words = || self.all().map(Colour::word);
        let found = self.all().find(|colour| colour.word() == word);
        found.ok_or_else(|| Misplaced::word("", word, format!("one of {}", words().collect::<Vec<_>>().join(", ")), words()))
    }
}

fn cell(key: &str, name: &str) -> Placed<Cell> {
    map::named(name).ok_or_else(|| Misplaced::new(key, format!("'{name}'"), "a cell like b2 (c3 is the compass)"))
}
