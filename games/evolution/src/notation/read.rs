//! From words to a state: a cleared table in turn 2, with everything that the words say in its place.

use super::cards::Pool;
use super::fields::{Named, no_number};
use super::herd::Laid;
use super::{PlayerText, Position};
use crate::event::Event;
use crate::evolution::Evolution;
use crate::notation::names::{SIDE_WORDS, place_word};
use crate::options::Half;
use crate::pieces::Closed;
use crate::rules::development::Develop;
use crate::rules::extinction::Extinction;
use crate::rules::feeding::Turn;
use crate::rules::food_bank::Bank;
use crate::state::{ANIMALS, CARDS, Card, Face, Id, Ignored, Phase, Pick, Place, State, Step, mark};
use clade_engine::agenda::MAX_DEPTH;
use clade_engine::notation::Placed;
use clade_engine::{Bag, Game, Kept, Maybe, Misplaced, Secret, Side, Sink, Small};
use clade_script::Stepped;

/// The default turn and phase: most rules are about an animal that was fed or is about to be.
const TURN: u8 = 2;
const PHASE: Phase = Phase::Feeding;

impl Evolution {
    /// A table on which nothing lies.
    fn cleared(&self) -> State {
        let mut state = self.new_state();
        state.agenda = Default::default();
        state.players.iter_mut().for_each(|player| player.due = 0);
        state
    }

    /// The state that a position means.
    pub(crate) fn placed_by(&self, toml: &str, sink: &mut Sink<'_, Event>) -> Placed<State> {
        let position: Position = clade_script::read_position(toml)?;
        let mut state = self.cleared();
        state.turn = position.turn.unwrap_or(TURN);
        state.phase = position.phase.map_or(Ok(PHASE), |phase| Phase::from_byte(phase).ok_or_else(|| no_phase(phase)))?;
        (state.last, state.over) = (position.last, position.over);
        let side = |key: &str, word: &Option<String>| word.as_ref().map(|word| self.side_named(key, word)).transpose();
        state.first = side("first", &position.first)?.unwrap_or(Side(0));
        for (word, &food) in &position.bank {
            state.bank[self.place_named("bank", word)?.ix()] = food;
        }
        state.bank.beside = Closed::default();
        for (word, &food) in &position.compost {
            self.needs_cycle("compost")?;
            state.bank.beside.compost[self.place_named("compost", word)?.ix()] = food;
        }
        state.acts = position.acts;
        state.here = position.here.as_ref().map(|word| self.place_named("here", word)).transpose()?.into();
        let pool = &mut Pool::of(self);
        let players = position.players();
        let mut laid = Vec::new();
        for (word, text) in players {
            let side = self.side_named(word, word)?;
            self.place_player(&mut state, side, text, pool).map_err(|e| e.within(word))?;
            for (number, text) in &text.animals {
                let n = number.parse().ok().filter(|n| (1..=ANIMALS as u8).contains(n));
                let id = n.map(|n| Id(n - 1)).ok_or_else(|| no_number(number).within(&format!("{word}.animals")))?;
                laid.push(Laid { id, side, key: format!("{word}.animals.{number}"), text });
            }
        }
        laid.retain(|animal| !animal.text.gone);
        laid.sort_by_key(|animal| animal.id);
        if let Some([one, other]) = laid.windows(2).find(|pair| pair[0].id == pair[1].id) {
            return Err(Misplaced::new(&other.key, format!("the number of {}", one.key), "a number of its own"));
        }
        self.place_middle(&mut state, &position.middle, pool)?;
        let mut deck = Bag::default();
        pool.list("deck", &position.deck)?.into_iter().for_each(|card| deck.put(card));
        self.place_herd(&mut state, &laid, pool)?;
        state.newest = newest(position.newest)?.into();
        self.place_rest(&mut state, &position, deck, pool)?;
        self.place_derived(&mut state, &laid)?;
        self.place_running(&mut state, &position, &laid)?;
        if !self.is_consistent(&state) {
            let expected = "turns, phases, food, pairs, steps and scripts as the rules could have led to them";
            return Err(Misplaced::new("", "what cannot be together", expected));
        }
        self.run(&mut state, sink);
        Ok(state)
    }

    fn place_player(&self, state: &mut State, side: Side, text: &PlayerText, pool: &mut Pool<'_>) -> Placed<()> {
        let player = state.player_mut(side);
        pool.list("hand", &text.hand)?.into_iter().for_each(|card| player.hand.put(card));
        pool.list("pile", &text.pile)?.into_iter().for_each(|card| player.pile.put(card));
        for card in pool.list("afloat", &text.afloat)? {
            let nth = self.rules.ocean_cards.iter().position(|&other| other == card);
            let wrong = || Misplaced::new("afloat", format!("'{}'", self.card_word(card)), "cards with a trait of the Ocean");
            *nth.and_then(|nth| player.afloat.get_mut(nth)).ok_or_else(wrong)? += 1;
        }
        player.due = text.due;
        Ok(())
    }

    fn place_middle(&self, state: &mut State, middle: &[String], pool: &mut Pool<'_>) -> Placed<()> {
        for (i, text) in middle.iter().enumerate() {
            let key = format!("middle[{i}]");
            let (kind, card) = text.split_once(" of ").map_or((text.as_str(), None), |(kind, card)| (kind, Some(card)));
            let kind = self.lexicon().card(&key, kind)?;
            let card = match card {
                Some(card) => pool.named(&key, card)?,
                None => pool.any_with(&key, kind)?,
            };
            let full = |_| Misplaced::new(&key, "one more", "at most 8 cards");
            state.middle.try_push((card, kind)).map_err(full)?;
        }
        Ok(())
    }

    /// The cards that lie nowhere yet.
    fn place_rest(&self, state: &mut State, position: &Position, mut deck: Bag<CARDS, Card>, pool: &mut Pool<'_>) -> Placed<()> {
        match position.rest.as_deref() {
            None | Some("deck") => deck.pour(&mut pool.free),
            Some(word) => {
                let words = || self.all_sides().map(|side| self.side_word(side)).chain(["deck".to_owned()]).collect::<Vec<_>>();
                let wrong = |_| Misplaced::word("rest", word, format!("one of {}", words().join(", ")), words().iter().map(String::as_str));
                let side = self.side_named("rest", word).map_err(wrong)?;
                let rest = std::mem::take(&mut pool.free);
                rest.iter().for_each(|(card, n)| (0..n).for_each(|_| state.player_mut(side).pile.put(card)));
            }
        }
        let all = if self.options().half == Half::Random { deck.len() as u16 } else { 0 };
        if position.aside > all {
            return Err(Misplaced::new("aside", position.aside.to_string(), format!("at most {all}")));
        }
        state.deck = self.deck_of(deck, position.aside);
        let found = state.deck.len();
        match position.left.filter(|&left| left != found) {
            Some(left) => Err(Misplaced::new("left", left.to_string(), format!("{found}, by the cards that lie elsewhere"))),
            None => Ok(()),
        }
    }

    /// What follows from what lies on the table.
    fn place_derived(&self, state: &mut State, laid: &[Laid<'_>]) -> Placed<()> {
        self.refresh_all(state);
        state.unsettled = Default::default();
        for Laid { id, key, text, .. } in laid {
            let animal = state.animal_mut(*id);
            if text.marks.is_none() && animal.food() > 0 {
                animal.marks.add(mark::ATE.and(mark::FED.when(animal.is_fed())));
            }
            if let Some(need) = text.need.filter(|&need| need != animal.need) {
                return Err(Misplaced::new(format!("{key}.need"), need.to_string(), format!("{}, by its traits", animal.need)));
            }
        }
        Ok(())
    }

    /// What only a running game has: it names animals.
    fn place_running(&self, state: &mut State, position: &Position, laid: &[Laid<'_>]) -> Placed<()> {
        let there = state.clone();
        let table = Named { game: self, state: &there };
        let beast = |key: &str, word: &str| table.beast_named(word).map_err(|e| e.within(key));
        for Laid { id, key, text, .. } in laid {
            let Some(text) = &text.ignores else { continue };
            let key = format!("{key}.ignores");
            let wrong = || Misplaced::new(&key, format!("'{text}'"), "a trait and an animal like 'camouflage of blue2'");
            let (kind, word) = text.split_once(" of ").ok_or_else(wrong)?;
            state.animal_mut(*id).ignored = Ignored::new(beast(&key, word)?, self.lexicon().card(&key, kind)?);
        }
        for (i, word) in position.unsettled.iter().enumerate() {
            state.unsettled.insert(beast(&format!("unsettled[{i}]"), word)?);
        }
        state.redirected = position.redirected.as_ref().map(|word| beast("redirected", word)).transpose()?.into();
        if let Some(text) = &position.pick {
            state.pick = table.pick(text).map_err(|e| e.within("pick"))?;
        }
        state.frames = self.lexicon().read(&position.scripts).map_err(|e| e.within("scripts"))?;
        let Some(pending) = &position.pending else { return self.place_phase(state) };
        for (i, line) in pending.iter().enumerate().rev() {
            let step = table.read_step(line).map_err(|e| e.within(&format!("pending[{i}]")))?;
            let full = |_| Misplaced::new("pending", format!("{} steps", pending.len()), format!("at most {MAX_DEPTH}"));
            state.agenda.push(step).map_err(full)?;
        }
        Ok(())
    }

    /// A phase begins.
    fn place_phase(&self, state: &mut State) -> Placed<()> {
        let side = state.first;
        let step: Step = match state.phase {
            Phase::Development => Develop { side, passed: 0 }.into(),
            Phase::FoodBank => Bank {}.into(),
            Phase::Feeding => Turn { side, idle: 0 }.into(),
            Phase::Extinction => Extinction {}.into(),
            Phase::Setup => return Err(no_phase(state.phase as u8)),
        };
        self.then(state, [step]);
        Ok(())
    }

    /// Only a closed cycle has this.
    pub(super) fn needs_cycle(&self, key: &str) -> Placed<()> {
        let wrong = || Misplaced::new(key, "food that returns", "nothing without the option cycle=closed");
        if self.is_closed() { Ok(()) } else { Err(wrong()) }
    }

    fn side_named(&self, key: &str, word: &str) -> Placed<Side> {
        self.lexicon().side(key, word)
    }

    /// The word for a territory; without territories all is the table.
    pub(super) fn place_text(&self, place: Place) -> String {
        if self.options().territories { place_word(place) } else { "table" }.to_owned()
    }

    /// A territory by its word.
    pub(super) fn place_named(&self, key: &str, word: &str) -> Placed<Place> {
        let words: Vec<String> = self.places().map(|place| self.place_text(place)).collect();
        let found = self.places().zip(&words).find(|(_, known)| *known == word).map(|(place, _)| place);
        found.ok_or_else(|| Misplaced::word(key, word, format!("one of {}", words.join(", ")), words.iter().map(String::as_str)))
    }
}

fn no_phase(phase: u8) -> Misplaced {
    Misplaced::new("phase", phase.to_string(), "1 to 4, or 'pending' steps")
}

impl Position {
    /// What is said of players, by their colours.
    fn players(&self) -> impl Iterator<Item = (&'static str, &PlayerText)> {
        let Self { red, blue, green, yellow, orange, purple, white, black, .. } = self;
        let texts = [red, blue, green, yellow, orange, purple, white, black];
        SIDE_WORDS.into_iter().zip(texts).filter_map(|(word, text)| Some((word, text.as_ref()?)))
    }
}

impl Named<'_> {
    /// `red poisonous+carnivorous as carnivorous on red1`: who picks, the card, as an animal or a trait, the first of two animals.
    fn pick(&self, text: &str) -> Placed<Secret<Pick>> {
        let expected = "who picks, a card, 'as' an animal or a trait, perhaps 'on' an animal: 'red swimming as animal'";
        let wrong = || Misplaced::new("", format!("'{text}'"), expected);
        let trait_named = |word: &str| self.game.lexicon().card("", word);
        let words: Vec<&str> = text.split_whitespace().collect();
        let (side, rest) = words.split_first().ok_or_else(wrong)?;
        let pick = match rest {
            [] => Pick::NOTHING,
            [card, "as", "animal"] => Pick { card: self.game.card("", card)?.into(), face: Face::Animal, first: Maybe::NONE },
            [card, "as", face, on @ ..] => {
                let (card, kind) = (self.game.card("", card)?, Some(trait_named(face)?));
                let face = Face::TRAITS.into_iter().find(|&face| self.game.face(card, face) == kind).ok_or_else(wrong)?;
                let first = match on {
                    [] => Maybe::NONE,
                    ["on", animal] => self.beast_named(animal)?.into(),
                    _ => return Err(wrong()),
                };
                Pick { card: card.into(), face, first }
            }
            _ => return Err(wrong()),
        };
        Ok(self.game.secret(self.game.side_named("", side)?, pick))
    }
}

/// The animal that came last, as its number from 1.
fn newest(number: Option<u8>) -> Placed<Option<Id>> {
    let id = |n: u8| if (1..=ANIMALS as u8).contains(&n) { Ok(Id(n - 1)) } else { Err(no_number(n).within("newest")) };
    number.map(id).transpose()
}
