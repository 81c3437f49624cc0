//! From words to animals and the traits that lie on them.

use super::cards::Pool;
use super::{AnimalText, DUE, MARKS, SPENT, USED};
use crate::evolution::Evolution;
use crate::notation::fields::no_number;
use crate::state::{ANIMALS, Animal, Card, Dues, Id, Marks, Place, Slot, Spent, State, TRAITS, Trait, Uses, mark, used};
use crate::things::FOOD;
use clade_engine::notation::{Number, Placed, Word, WordReader};
use clade_engine::{Kind, Maybe, Misplaced, Secret, Side};

/// An animal of a position, with its key.
pub(super) struct Laid<'a> {
    pub(super) id: Id,
    pub(super) side: Side,
    pub(super) key: String,
    pub(super) text: &'a AnimalText,
}

/// A trait in a list of an animal.
struct Listed {
    key: String,
    kind: Kind,
    tie: Tie,
    stored: u8,
    used: Uses,
    due: Dues,
    slot: Option<Slot>,
}

impl Listed {
    /// Whether the trait itself is described here, and not only where the second end of a pair card lies.
    fn is_first(&self) -> bool {
        !matches!(self.tie, Tie::From(_))
    }
}

/// Which end of a pair card lies on the animal, and where the other one is.
#[derive(Copy, Clone, PartialEq)]
enum Tie {
    None,
    With(Id),
    From(Id),
}

impl Evolution {
    /// Lays all animals and their traits; those without a named card get one at the end.
    pub(super) fn place_herd(&self, state: &mut State, laid: &[Laid<'_>], pool: &mut Pool<'_>) -> Placed<()> {
        for animal in laid {
            self.place_animal(state, animal, pool).map_err(|e| e.within(&animal.key))?;
        }
        let mut lists = laid.iter().map(|animal| self.listed(animal)).collect::<Placed<Vec<_>>>()?;
        number_traits(laid, &mut lists)?;
        for (animal, list) in laid.iter().zip(&lists) {
            self.place_traits(state, animal, list, pool)?;
        }
        for (animal, list) in laid.iter().zip(&lists) {
            Self::place_order(state, animal.id, list)?;
            for listed in list.iter().filter(|listed| listed.is_first()).skip(animal.text.cards.len()) {
                let card = pool.any_with(&listed.key, listed.kind)?;
                listed.slot.into_iter().for_each(|slot| state.lying_mut(slot).card = card.into());
            }
        }
        for animal in laid.iter().filter(|animal| animal.text.card.is_none() && !animal.text.remains) {
            let card = pool.any_animal(&animal.key)?;
            self.give_card(state, animal, card);
        }
        Ok(())
    }

    fn place_animal(&self, state: &mut State, laid: &Laid<'_>, pool: &mut Pool<'_>) -> Placed<()> {
        let Laid { id, side, text, .. } = laid;
        if text.remains && text.card.is_some() {
            return Err(Misplaced::new("card", "a card", "none, as only traits remain"));
        }
        let place = |key: &str, word: &Option<String>| word.as_ref().map(|word| self.place_named(key, word)).transpose();
        let (red, blue) = food(&text.food)?;
        let marks = text.marks.iter().flatten().enumerate();
        let mut marks = marks.map(|(i, word)| flag(&format!("marks[{i}]"), &MARKS, word, &[]));
        let marks = marks.try_fold(Marks::NONE, |all, mark| Ok(all.and(mark?)))?;
        *state.animal_mut(*id) = Animal {
            owner: *side,
            place: place("place", &text.place)?.unwrap_or(Place::Laurasia).into(),
            to: place("to", &text.to)?.into(),
            red,
            blue,
            marks,
            ..Animal::EMPTY
        };
        match &text.card {
            Some(word) => {
                let card = pool.named("card", word)?;
                self.give_card(state, laid, card);
            }
            None if text.remains => state.remains.insert(*id),
            None => {}
        }
        if !text.remains {
            state.player_mut(*side).own.insert(*id);
        }
        if text.body {
            self.needs_cycle("body")?;
            state.give_body(*id);
        }
        for (i, words) in text.spent.iter().enumerate() {
            let spent = self.read_spent(*id, words).map_err(|e| e.within(&format!("spent[{i}]")))?;
            if spent.used.has(used::DOOMS) {
                state.animal_mut(*id).marks.add(mark::DOOMED);
            }
            let at = state.spent.partition_point(|other| (other.id, other.kind) < (spent.id, spent.kind));
            state.spent.try_insert(at, spent).map_err(|_| Misplaced::new("spent", "one more", "at most 32 on the table"))?;
        }
        Ok(())
    }

    /// `carnivorous used`
    fn read_spent(&self, id: Id, text: &str) -> Placed<Spent> {
        let words = &mut WordReader::new(text);
        let mut spent = Spent { id, kind: self.lexicon().card("", words.next("a trait")?)?, used: Uses::NONE };
        while let Ok(word) = words.next("") {
            spent.used.add(flag("", &SPENT, word, &[])?);
        }
        Ok(spent)
    }

    /// An animal's card is its owner's secret until it is turned over.
    fn give_card(&self, state: &mut State, laid: &Laid<'_>, card: Card) {
        let animal = state.animal_mut(laid.id);
        animal.card = if animal.is(mark::TURNED) { Secret::open(card.into()) } else { self.secret(laid.side, card.into()) };
    }

    /// The traits that an animal lists.
    fn listed(&self, laid: &Laid<'_>) -> Placed<Vec<Listed>> {
        let read = |(i, text): (usize, &String)| {
            let key = format!("{}.traits[{i}]", laid.key);
            let mut listed = self.read_trait(text).map_err(|e| e.within(&key))?;
            listed.key = key;
            Ok(listed)
        };
        laid.text.traits.iter().enumerate().map(read).collect()
    }

    /// `symbiosis with 2 used`
    fn read_trait(&self, text: &str) -> Placed<Listed> {
        let words = &mut WordReader::new(text);
        let kind = self.lexicon().card("", words.next("a trait")?)?;
        let mut listed = Listed { key: String::new(), kind, tie: Tie::None, stored: 0, used: Uses::NONE, due: Dues::NONE, slot: None };
        let number = |words: &mut WordReader<'_>| {
            let n = <Number<u8> as Word<Self>>::read(self, words)?;
            if (1..=ANIMALS as u8).contains(&n) { Ok(Id(n - 1)) } else { Err(no_number(n)) }
        };
        while let Ok(word) = words.next("") {
            match word {
                "with" => listed.tie = Tie::With(number(words)?),
                "from" => listed.tie = Tie::From(number(words)?),
                "stored" => listed.stored = <Number<u8> as Word<Self>>::read(self, words)?,
                _ => match DUE.iter().find(|(due, _)| *due == word) {
                    Some(&(_, due)) => listed.due.add(due),
                    None => listed.used.add(flag("", &USED, word, &["with", "from", "stored"])?),
                },
            }
        }
        if self.facts(kind).pair.is_some() != (listed.tie != Tie::None) {
            let expected = if listed.tie == Tie::None { "the other animal of the pair: 'with 2' or 'from 2'" } else { "no other animal" };
            return Err(Misplaced::new("", format!("'{text}'"), expected));
        }
        let stores = self.facts(kind).stores;
        if listed.stored > stores {
            return Err(Misplaced::new("", format!("'stored {}'", listed.stored), format!("at most {stores}")));
        }
        if !listed.is_first() && (listed.stored, listed.used, listed.due) != (0, Uses::NONE, Dues::NONE) {
            return Err(Misplaced::new("", format!("'{text}'"), "this where the pair card is listed as 'with'"));
        }
        Ok(listed)
    }

    /// Lays the traits of an animal, not chained yet.
    fn place_traits(&self, state: &mut State, laid: &Laid<'_>, list: &[Listed], pool: &mut Pool<'_>) -> Placed<()> {
        for (i, listed) in list.iter().filter(|listed| listed.is_first()).enumerate() {
            let mate = if let Tie::With(mate) = listed.tie { Some(mate) } else { None };
            if let Some(mate) = mate.filter(|&mate| mate == laid.id || state.animal(mate).place.is_none()) {
                return Err(Misplaced::new(&listed.key, format!("'with {}'", mate.0 + 1), "the number of another animal"));
            }
            let card = match laid.text.cards.get(i) {
                Some(word) if word != "-" => self.card_of_trait(&format!("{}.cards[{i}]", laid.key), word, listed.kind, pool)?.into(),
                _ => Maybe::NONE,
            };
            let Listed { kind, stored, used, due, .. } = *listed;
            let lies = Trait { kind, card, host: laid.id.into(), mate: mate.into(), stored, used, due, ..Trait::EMPTY };
            listed.slot.into_iter().for_each(|slot| *state.lying_mut(slot) = lies);
        }
        Ok(())
    }

    fn card_of_trait(&self, key: &str, word: &str, kind: Kind, pool: &mut Pool<'_>) -> Placed<Card> {
        let card = pool.named(key, word)?;
        if self.faces(card).contains(&Some(kind)) {
            return Ok(card);
        }
        Err(Misplaced::new(key, format!("'{word}'"), format!("a card with {}", self.cards().word(kind))))
    }

    /// Chains the traits of an animal in the order of its list; pair cards that it does not list come last.
    fn place_order(state: &mut State, id: Id, list: &[Listed]) -> Placed<()> {
        let mut order = Vec::new();
        for listed in list {
            let slot = match listed.tie {
                Tie::None | Tie::With(_) => listed.slot,
                Tie::From(host) => {
                    let is_it = |other: &Trait| (other.kind, other.host, other.mate) == (listed.kind, host.into(), id.into());
                    let found = Slot::all().find(|slot| is_it(state.lying(*slot)) && !order.contains(slot));
                    let expected = format!("'with {}' on the first", id.0 + 1);
                    Some(found.ok_or_else(|| Misplaced::new(&listed.key, "the second end of a pair card", expected))?)
                }
            };
            order.extend(slot);
        }
        let left = Slot::all().filter(|&slot| state.lying(slot).mate.is(id) && !order.contains(&slot));
        order.extend(left.collect::<Vec<_>>());
        Self::chain(state, id, &order);
        Ok(())
    }
}

/// Gives all traits their slots: those that are named, and to the others the lowest free ones, in order.
fn number_traits(laid: &[Laid<'_>], lists: &mut [Vec<Listed>]) -> Placed<()> {
    let mut taken = [false; TRAITS];
    for (animal, list) in laid.iter().zip(&mut *lists) {
        let n = list.iter().filter(|listed| listed.is_first()).count();
        for (key, found) in [("slots", animal.text.slots.len()), ("cards", animal.text.cards.len())] {
            if found > n {
                return Err(Misplaced::new(
                    format!("{}.{key}", animal.key),
                    found.to_string(),
                    format!("at most {n}, its traits without 'from'"),
                ));
            }
        }
        for (i, (listed, &slot)) in list.iter_mut().filter(|listed| listed.is_first()).zip(&animal.text.slots).enumerate() {
            let free = usize::from(slot).checked_sub(1).and_then(|slot| taken.get_mut(slot)).filter(|taken| !**taken);
            let key = format!("{}.slots[{i}]", animal.key);
            *free.ok_or_else(|| Misplaced::new(key, slot.to_string(), format!("a free number from 1 to {TRAITS}")))? = true;
            listed.slot = Some(Slot(slot - 1));
        }
    }
    for listed in lists.iter_mut().flatten().filter(|listed| listed.is_first() && listed.slot.is_none()) {
        let free = taken.iter().position(|taken| !taken);
        let free = free.ok_or_else(|| Misplaced::new(&listed.key, "one more", format!("at most {TRAITS} traits")))?;
        taken[free] = true;
        listed.slot = Some(Slot(free as u8));
    }
    Ok(())
}

/// `2 red 1 blue`
fn food(text: &str) -> Placed<(u8, u8)> {
    let wrong = || Misplaced::new("food", format!("'{text}'"), "tokens like '2 red 1 blue'");
    let (mut red, mut blue) = (0, 0);
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [n, colour] = pair else { return Err(wrong()) };
        let n = n.parse().ok().filter(|&n| n <= FOOD).ok_or_else(wrong)?;
        match *colour {
            "red" => red = n,
            "blue" => blue = n,
            _ => return Err(wrong()),
        }
    }
    Ok((red, blue))
}

/// What a word says to be true.
fn flag<T: Copy>(key: &str, all: &[(&str, T)], word: &str, more: &[&str]) -> Placed<T> {
    let words = || all.iter().map(|(known, _)| *known).chain(more.iter().copied());
    let found = all.iter().find(|(known, _)| *known == word).map(|&(_, flag)| flag);
    found.ok_or_else(|| Misplaced::word(key, word, format!("one of {}", words().collect::<Vec<_>>().join(", ")), words()))
}
