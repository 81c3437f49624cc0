//! What pending steps are about, in words: `react red1 blue2 carnivorous plain hunt aimed -`.

pub(crate) use clade_script::CardsWord;

use crate::evolution::Evolution;
use crate::schema::{Hook, SCHEMA};
use crate::state::{ANIMALS, Attack, Id, Place, Reaction, Slot, State, TRAITS};
use clade_engine::notation::{NOTHING, Number, Placed, SideWord, Word, WordReader, joined, parts};
use clade_engine::{Kind, Kinds, Maybe, Misplaced, Rules, Side, Small, Triggers};
use clade_script::{ArgKind, CardThing, CardWord, HookKind};

/// The game with the table that gives animals their names.
pub(crate) struct Named<'a> {
    pub(crate) game: &'a Evolution,
    pub(crate) state: &'a State,
}

/// What the word for an animal begins with that is no longer there.
const GONE: &str = "gone";

impl Named<'_> {
    /// `red1`; an animal that is no longer there has no colour: `gone1`.
    pub(super) fn beast(&self, id: Id) -> String {
        match self.state.animals.get(id.ix()) {
            None => NOTHING.to_owned(),
            Some(animal) if animal.place.is_none() => format!("{GONE}{}", id.0 + 1),
            Some(_) => self.game.animal_word(self.state, id),
        }
    }

    pub(super) fn beast_named(&self, word: &str) -> Placed<Id> {
        let found = (0..ANIMALS as u8).map(Id).find(|&id| self.beast(id) == word);
        found.ok_or_else(|| match word.trim_start_matches(char::is_alphabetic).parse::<u8>() {
            Ok(n @ 1..) if usize::from(n) <= ANIMALS => Misplaced::new("", format!("'{word}'"), format!("'{}'", self.beast(Id(n - 1)))),
            Ok(n) => no_number(n),
            Err(_) => Misplaced::new("", format!("'{word}'"), "an animal like red1"),
        })
    }

    fn is_kind(&self, kind: Kind) -> bool {
        kind.ix() < self.game.rules.facts.len()
    }
}

/// The words of a type, its own or those of another one, each a function of the table.
macro_rules! words {
    ($word:ty: $value:ty, write: $write:expr, read: $read:expr, range: $range:expr) => {
        impl Word<Named<'_>> for $word {
            type Value = $value;

            fn write(table: &Named<'_>, value: $value) -> String {
                let write: fn(&Named<'_>, $value) -> String = $write;
                write(table, value)
            }

            fn read(table: &Named<'_>, words: &mut WordReader<'_>) -> Placed<$value> {
                let read: fn(&Named<'_>, &mut WordReader<'_>) -> Placed<$value> = $read;
                read(table, words)
            }

            fn in_range(table: &Named<'_>, value: $value) -> bool {
                let range: fn(&Named<'_>, $value) -> bool = $range;
                range(table, value)
            }
        }
    };
}

words!(Id: Id,
    write: |table, id| table.beast(id),
    read: |table, words| table.beast_named(words.next("an animal")?),
    range: |_, id| id.ix() < ANIMALS);

words!(Side: Side,
    write: |table, side| <SideWord as Word<Evolution>>::write(table.game, side),
    read: |table, words| <SideWord as Word<Evolution>>::read(table.game, words),
    range: |table, side| side.0 < table.game.sides());

words!(Place: Place,
    write: |table, place| table.game.place_text(place),
    read: |table, words| table.game.place_named("", words.next("a territory")?),
    range: |table, place| table.game.is_place(place));

// Those that act for an animal by one of its traits, which they are told last.
words!(Hook: Hook,
write: |_, hook| SCHEMA.hooks[hook.ix()].name.to_owned(),
read: |table, words| table.game.lexicon().hook("", words.next("a hook")?).map(|nth| Hook::ALL[usize::from(nth)]),
range: |_, hook| {
    let row = &SCHEMA.hooks[hook.ix()];
    row.kind == HookKind::Effect && row.args.last().is_some_and(|arg| arg.kind == ArgKind::Thing(Slot::THING))
});

// A trait.
words!(Kind: Kind,
    write: |table, kind| <CardWord as Word<Evolution>>::write(table.game, kind),
    read: |table, words| <CardWord as Word<Evolution>>::read(table.game, words),
    range: |table, kind| table.is_kind(kind));

// Traits that act together.
words!(CardsWord: Triggers,
    write: |table, kinds| <Self as Word<Evolution>>::write(table.game, kinds),
    read: |table, words| <Self as Word<Evolution>>::read(table.game, words),
    range: |table, kinds| !kinds.pending().is_empty() && kinds.pending().iter().all(|&kind| table.is_kind(kind)));

// The slot of a trait, as its number from 0.
words!(Slot: Slot,
    write: |_, slot| slot.0.to_string(),
    read: |table, words| <Number<u8> as Word<Named<'_>>>::read(table, words).map(Self),
    range: |_, slot| slot.ix() < TRAITS);

// What a reaction returned, as its number.
words!(Reaction: Reaction,
    write: |_, result| result.byte().to_string(),
    read: |table, words| {
        let n = <Number<u8> as Word<Named<'_>>>::read(table, words)?;
        Self::from_byte(n).ok_or_else(|| Misplaced::new("", n.to_string(), "0 to 2"))
    },
    range: |_, _| true);

/// A set of players as one word: `red+blue`, or `-`.
#[derive(Debug)]
pub(crate) struct PlayersWord;

words!(PlayersWord: u8,
    write: |table, bits| {
        let sides = clade_engine::Game::all_sides(table.game).filter(|side| bits & 1 << side.0 != 0);
        joined(sides.map(|side| <Side as Word<Named<'_>>>::write(table, side)))
    },
    read: |table, words| {
        let side = |word: &str| <Side as Word<Named<'_>>>::read(table, &mut WordReader::new(word));
        parts(words.next("players joined by '+', or '-'")?).try_fold(0, |bits, word| Ok(bits | 1 << side(word)?.0))
    },
    range: |table, bits| u32::from(bits) >> table.game.sides() == 0);

// Hunter, prey, trait, `plain` or `ambush`, `hunt` or `counter`, `unaimed` or `aimed`, reactions tried, animals that passed it on.
words!(Attack: Attack,
    write: attack_text,
    read: |table, words| {
        let either = |words: &mut WordReader<'_>, no: &str, yes: &str| match words.next(&format!("{no} or {yes}"))? {
            word if word == no => Ok(false),
            word if word == yes => Ok(true),
            word => Err(Misplaced::word("", word, format!("{no} or {yes}"), [no, yes])),
        };
        Ok(Attack {
            hunter: <Id as Word<Named<'_>>>::read(table, words)?,
            prey: <Id as Word<Named<'_>>>::read(table, words)?,
            by: <Kind as Word<Named<'_>>>::read(table, words)?,
            ambush: either(words, "plain", "ambush")?,
            counter: either(words, "hunt", "counter")?,
            aimed: either(words, "unaimed", "aimed")?,
            tried: tried(table, words)?,
            passed: passed(table, words)?,
        })
    },
    range: |table, attack| attack.hunter.ix() < ANIMALS && attack.prey.ix() < ANIMALS && table.is_kind(attack.by));

fn attack_text(table: &Named<'_>, Attack { hunter, prey, by, ambush, counter, aimed, tried, passed }: Attack) -> String {
    let (hunter, prey, by) = (table.beast(hunter), table.beast(prey), table.game.cards().word_of(by));
    let (ambush, counter) = (if ambush { "ambush" } else { "plain" }, if counter { "counter" } else { "hunt" });
    let aimed = if aimed { "aimed" } else { "unaimed" };
    let tried = CardsWord::join(table.game.cards(), ordinals(table.game.vm.defines(Hook::React), tried));
    let passed = joined(passed.into_iter().filter_map(Maybe::get).map(|id| table.beast(id)));
    format!("{hunter} {prey} {by} {ambush} {counter} {aimed} {tried} {passed}")
}

/// The reactions that were tried, a bit each.
fn tried(table: &Named<'_>, words: &mut WordReader<'_>) -> Placed<u16> {
    CardsWord::split(table.game, words)?.into_iter().try_fold(0, |tried, kind| {
        let nth = table.game.vm.defines(Hook::React).into_iter().position(|other| other == kind);
        let bit = nth.and_then(|nth| 1u16.checked_shl(nth as u32));
        let wrong = || Misplaced::new("", format!("'{}'", table.game.cards().word(kind)), "a trait that reacts");
        Ok(tried | bit.ok_or_else(wrong)?)
    })
}

/// The animals that passed an attack on.
fn passed(table: &Named<'_>, words: &mut WordReader<'_>) -> Placed<[Maybe<Id>; 4]> {
    let word = words.next("animals joined by '+', or '-'")?;
    let mut passed = [Maybe::NONE; 4];
    for (i, part) in parts(word).enumerate() {
        let free = passed.get_mut(i).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "at most 4 animals"))?;
        *free = table.beast_named(part)?.into();
    }
    Ok(passed)
}

/// The kinds of a set whose bits are set, in order.
fn ordinals(all: Kinds, bits: u16) -> impl Iterator<Item = Kind> {
    (0..u16::BITS).zip(all).filter(move |(i, _)| bits & 1 << i != 0).map(|(_, kind)| kind)
}

/// There is no animal with this number.
pub(super) fn no_number(n: impl std::fmt::Display) -> Misplaced {
    Misplaced::new("", format!("the animal {n}"), format!("a number from 1 to {ANIMALS}"))
}
