//! Pending steps in words: `react red1 blue2 carnivorous plain hunt aimed -`.

use super::Placed;
use super::herd::no_number;
use crate::evolution::Evolution;
use crate::schema::{Hook, SCHEMA};
use crate::state::{ANIMALS, Attack, Id, Kind, Place, Reaction, Slot, State, Step};
use clade_engine::words::{Number, SideWord, Word, Words, YesNo};
use clade_engine::{Kinds, Maybe, Misplaced, Side, Small, Triggers};
use clade_script::{CardWord, CardsWord};

/// The game with the table that gives animals their names.
pub(super) struct Table<'a> {
    pub(super) game: &'a Evolution,
    pub(super) state: &'a State,
}

clade_engine::step_words! {
    impl Table<'_>: Step {
        FirstPlayer;
        Deal(side: Player);
        Births(nth: Number<u8>);
        Birth(parent: Beast, fed: YesNo);
        Develop(side: Player, passed: Players);
        Bank;
        Each(hook: HookWord, nth: Number<u8>, from: Number<u8>);
        Roll(place: PlaceWord);
        Filled;
        Turn(side: Player, idle: Number<u8>);
        Feeding(side: Player, idle: Number<u8>, main: YesNo, anything: YesNo);
        Prey(hunter: Beast);
        Adopt(side: Player, kind: KindWord);
        Migrate(side: Player);
        Follow(side: Player);
        Depart(side: Player);
        Take(eater: Beast, side: Player, left: Number<u8>);
        Waylaid(eater: Beast, side: Player, left: Number<u8>);
        Feed(eater: Beast, n: Number<u8>);
        Share(side: Player);
        Act(hook: HookWord, animal: Beast, other: Beast, n: Number<u8>, traits: KindsWord);
        Eaten(side: Player, hunter: Beast, ignored: KindOrNone, traits: KindsWord);
        Aim(attack: AttackWords);
        Guard(attack: AttackWords);
        React(attack: AttackWords);
        Reacted(attack: AttackWords, result: ReactionWord, kind: KindOrNone);
        Strike(attack: AttackWords);
        Carrion(side: Player, place: PlaceWord, left: Number<u8>);
        Duplicate(animal: Beast, kind: KindWord);
        Settle;
        Extinction;
        Regrow(nth: Number<u8>, from: Number<u8>);
        RegrowWith(remains: Beast);
        RegrowFromDeck(remains: Beast);
        Draw;
        Rescue(side: Player, cards: Number<u8>);
        EndOfTurn;
        Script;
        Used(slot: SlotWord, before: Number<u32>);
    }
}

/// `-`: nobody, nothing, nowhere.
const NOTHING: &str = "-";
/// What the word for an animal begins with that is no longer there.
const GONE: &str = "gone";

impl Table<'_> {
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
}

pub(super) struct Beast;

impl Word<Table<'_>> for Beast {
    type Value = Id;

    fn write(table: &Table<'_>, id: Id) -> String {
        table.beast(id)
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Id, Misplaced> {
        table.beast_named(words.next("an animal")?)
    }
}

pub(super) struct Player;

impl Word<Table<'_>> for Player {
    type Value = Side;

    fn write(table: &Table<'_>, side: Side) -> String {
        <SideWord as Word<Evolution>>::write(table.game, side)
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Side, Misplaced> {
        <SideWord as Word<Evolution>>::read(table.game, words)
    }
}

/// A set of players as one word: `red+blue`, or `-`.
pub(super) struct Players;

impl Word<Table<'_>> for Players {
    type Value = u8;

    fn write(table: &Table<'_>, bits: u8) -> String {
        let sides = clade_engine::Game::all_sides(table.game).filter(|side| bits & 1 << side.0 != 0);
        joined(sides.map(|side| Player::write(table, side)))
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<u8, Misplaced> {
        let side = |word: &str| Player::read(table, &mut Words::new(word));
        parts(words.next("players joined by '+', or '-'")?).try_fold(0, |bits, word| Ok(bits | 1 << side(word)?.0))
    }
}

pub(super) struct PlaceWord;

impl Word<Table<'_>> for PlaceWord {
    type Value = Place;

    fn write(table: &Table<'_>, place: Place) -> String {
        table.game.place_text(place)
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Place, Misplaced> {
        table.game.place_named("", words.next("a territory")?)
    }
}

pub(super) struct HookWord;

impl Word<Table<'_>> for HookWord {
    type Value = Hook;

    fn write(_: &Table<'_>, hook: Hook) -> String {
        SCHEMA.hooks[hook.ix()].name.to_owned()
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Hook, Misplaced> {
        table.game.lexicon().hook("", words.next("a hook")?).map(|nth| Hook::ALL[usize::from(nth)])
    }
}

/// A trait.
pub(super) struct KindWord;

impl Word<Table<'_>> for KindWord {
    type Value = u8;

    fn write(table: &Table<'_>, kind: u8) -> String {
        <CardWord as Word<Evolution>>::write(table.game, kind)
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<u8, Misplaced> {
        <CardWord as Word<Evolution>>::read(table.game, words)
    }
}

/// A trait, or `-`.
pub(super) struct KindOrNone;

impl Word<Table<'_>> for KindOrNone {
    type Value = Maybe<Kind>;

    fn write(table: &Table<'_>, kind: Maybe<Kind>) -> String {
        kind.get().map_or_else(|| NOTHING.to_owned(), |kind| KindWord::write(table, kind.0))
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Maybe<Kind>, Misplaced> {
        let word = words.next("a trait, or '-'")?;
        if word == NOTHING { Ok(Maybe::NONE) } else { KindWord::read(table, &mut Words::new(word)).map(|kind| Kind(kind).into()) }
    }
}

/// The slot of a trait, as its number from 0.
pub(super) struct SlotWord;

impl Word<Table<'_>> for SlotWord {
    type Value = Slot;

    fn write(_: &Table<'_>, slot: Slot) -> String {
        slot.0.to_string()
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Slot, Misplaced> {
        <Number<u8> as Word<Table<'_>>>::read(table, words).map(Slot)
    }
}

/// What a reaction returned, as its number.
pub(super) struct ReactionWord;

impl Word<Table<'_>> for ReactionWord {
    type Value = Reaction;

    fn write(_: &Table<'_>, result: Reaction) -> String {
        result.byte().to_string()
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Reaction, Misplaced> {
        let n = <Number<u8> as Word<Table<'_>>>::read(table, words)?;
        Reaction::from_byte(n).ok_or_else(|| Misplaced::new("", n.to_string(), "0 to 2"))
    }
}

/// Traits that act together.
pub(super) struct KindsWord;

impl Word<Table<'_>> for KindsWord {
    type Value = Triggers;

    fn write(table: &Table<'_>, kinds: Triggers) -> String {
        <CardsWord as Word<Evolution>>::write(table.game, kinds)
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Triggers, Misplaced> {
        <CardsWord as Word<Evolution>>::read(table.game, words)
    }
}

/// Hunter, prey, trait, `plain` or `ambush`, `hunt` or `counter`, `unaimed` or `aimed`, reactions tried, animals that passed it on.
pub(super) struct AttackWords;

impl Word<Table<'_>> for AttackWords {
    type Value = Attack;

    fn write(table: &Table<'_>, Attack { hunter, prey, by, ambush, counter, aimed, tried, passed }: Attack) -> String {
        let (hunter, prey, by) = (table.beast(hunter), table.beast(prey), KindWord::write(table, by));
        let (ambush, counter) = (if ambush { "ambush" } else { "plain" }, if counter { "counter" } else { "hunt" });
        let aimed = if aimed { "aimed" } else { "unaimed" };
        let tried = CardsWord::join(table.game.cards(), ordinals(table.game.vm.defines(Hook::React), tried));
        let passed = joined(passed.into_iter().filter_map(Maybe::get).map(|id| table.beast(id)));
        format!("{hunter} {prey} {by} {ambush} {counter} {aimed} {tried} {passed}")
    }

    fn read(table: &Table<'_>, words: &mut Words<'_>) -> Result<Attack, Misplaced> {
        let either = |words: &mut Words<'_>, no: &str, yes: &str| match words.next(&format!("{no} or {yes}"))? {
            word if word == no => Ok(false),
            word if word == yes => Ok(true),
            word => Err(Misplaced::word("", word, format!("{no} or {yes}"), [no, yes])),
        };
        Ok(Attack {
            hunter: Beast::read(table, words)?,
            prey: Beast::read(table, words)?,
            by: KindWord::read(table, words)?,
            ambush: either(words, "plain", "ambush")?,
            counter: either(words, "hunt", "counter")?,
            aimed: either(words, "unaimed", "aimed")?,
            tried: CardsWord::split(table.game, words)?.into_iter().try_fold(0, |tried, kind| {
                let nth = table.game.vm.defines(Hook::React).into_iter().position(|other| other == kind);
                let bit = nth.and_then(|nth| 1u16.checked_shl(nth as u32));
                let wrong = || Misplaced::new("", format!("'{}'", table.game.cards().word(kind)), "a trait that reacts");
                Ok(tried | bit.ok_or_else(wrong)?)
            })?,
            passed: passed(table, words)?,
        })
    }
}

/// The animals that passed an attack on.
fn passed(table: &Table<'_>, words: &mut Words<'_>) -> Placed<[Maybe<Id>; 4]> {
    let word = words.next("animals joined by '+', or '-'")?;
    let mut passed = [Maybe::NONE; 4];
    for (i, part) in parts(word).enumerate() {
        let free = passed.get_mut(i).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "at most 4 animals"))?;
        *free = Beast::read(table, &mut Words::new(part))?.into();
    }
    Ok(passed)
}

/// The kinds of a set whose bits are set, in order.
fn ordinals(all: Kinds, bits: u16) -> impl Iterator<Item = u8> {
    (0..u16::BITS).zip(all).filter(move |(i, _)| bits & 1 << i != 0).map(|(_, kind)| kind)
}

fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { NOTHING.to_owned() } else { words.join("+") }
}

fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.split('+').filter(|&part| part != NOTHING)
}
