//! A mod in play: a table is looked for where a card of it can be used, and the same table goes on when the mod has changed.

use crate::error::Error;
use crate::mods::{Folder, mods_used, ruleset};
use crate::seats::Sitter;
use crate::watchdog;
use clade_bots::{Bot as _, Random};
use clade_engine::{
    Actor, Arg, CallEnd, CallKind, CardCall, CardFault, Face, Handle, Module, Msg, Observer, Ruleset, Scene, Seat, Setup, Tools,
};
use clade_table::{Header, Record, Table, TableError};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// In how many random games a table is looked for.
pub const GAMES: u64 = 300;
/// In how many more of them, once a table is known where a card is called but nothing comes of it.
const MORE: u64 = 30;
/// How many answers are tried at a table.
const ANSWERS: u32 = 60;
/// Who plays at the table.
const PERSON: Seat = Seat(0);

/// A mod in play, with those beside which it is used.
#[derive(Clone)]
pub struct Trial {
    /// The mods; it is the last.
    pub folders: Vec<Folder>,
    /// The rules with them.
    pub rules: Arc<dyn Ruleset>,
    module: &'static dyn Module,
    setup: Setup,
}

/// A table where the person can use a card.
#[derive(Clone, Debug)]
pub struct Found {
    /// How it comes about.
    pub record: Record,
    /// The word of the card.
    pub card: String,
    /// The answer with which it begins, by its place in the list.
    pub answer: u32,
}

/// A mod that is tried at a table: what a program needs to open it and to follow its files.
#[derive(Clone, Debug)]
pub struct Tried {
    /// The folder of the mod, or the file in which it is packed.
    pub path: PathBuf,
    /// The mods beside which it is used.
    pub beside: Vec<Folder>,
    /// The table.
    pub record: Record,
    /// What the card is called that can be used there.
    pub card: String,
}

/// A table that goes on under other cards.
pub struct Resumed {
    /// The table.
    pub table: Table,
    /// How many of its actions were still possible.
    pub kept: usize,
    /// How many there were.
    pub all: usize,
    /// Why not all of them were.
    pub why: Option<String>,
    /// The cards that failed on the way, each fault once: what they did was undone, which may be why.
    pub failed: Vec<CardFault>,
}

impl Trial {
    /// A mod with its game, beside others: with this number of players, or with the fewest; with all cards of the game only if it cannot
    /// do without them.
    ///
    /// # Errors
    /// As [`ruleset`](crate::ruleset).
    pub fn new(module: &'static dyn Module, beside: Vec<Folder>, own: Folder, seats: Option<u8>) -> Result<Self, Error> {
        let folders: Vec<Folder> = beside.into_iter().chain([own]).collect();
        let seats = seats.unwrap_or(*module.about().seats.start());
        // A beginner finds a card sooner on a small table: all sets of the game are there only for a mod that needs one.
        let plain = Setup { seats, options: BTreeMap::new() };
        let (setup, rules) = match ruleset(module, &plain, &folders) {
            Ok(rules) => (plain, rules),
            Err(_) => {
                let all = Setup { seats, options: module.options_for_all_cards() };
                let rules = ruleset(module, &all, &folders)?;
                (all, rules)
            }
        };
        Ok(Self { folders, rules, module, setup })
    }

    /// The words of the cards that the mod makes or changes.
    pub fn cards(&self) -> Vec<String> {
        let own = self.folders.last().and_then(Folder::id).unwrap_or_default();
        self.rules.cards().into_iter().filter(|card| card.is_of(&own)).map(|card| card.id).collect()
    }

    fn header(&self, seed: u64) -> Header {
        let about = self.module.about();
        let mut header = Header::new(about.id, about.version, self.rules.hash(), self.setup.clone(), seed);
        let bots = std::iter::repeat_n("random".to_owned(), usize::from(self.setup.seats).saturating_sub(1));
        header.players = std::iter::once(Sitter::Human.name().to_owned()).chain(bots).collect();
        header.mods = mods_used(&*self.rules, &self.folders);
        header
    }

    /// A table of a random game where an answer of the person lets one of these cards act or ask; if there is none, one where it lets an
    /// effect of one begin. No two seeds look at the same games. `ended` hears of each game without one; the search ends when `stop` says so.
    ///
    /// # Errors
    /// What the game refuses.
    pub fn look_for(&self, cards: &[String], seed: u64, ended: &mut dyn FnMut(), stop: &dyn Fn() -> bool) -> Result<Option<Found>, Error> {
        let mut second: Option<Found> = None;
        let mut last = GAMES;
        let names: Vec<(String, Msg)> = self.rules.cards().into_iter().map(|card| (card.id, card.name)).collect();
        for nth in 0..GAMES {
            if nth == last {
                break;
            }
            let seed = seed.wrapping_mul(GAMES).wrapping_add(nth);
            // Without a memory, a rule hook is asked each time.
            let mut table = Table::new(self.rules.open(Tools { forgetful: true, ..watchdog::guarded() })?, self.header(seed));
            let mut bot = Random::new(seed);
            while !table.is_over() {
                if stop() {
                    return Ok(None);
                }
                let turn = table.turn();
                if turn.actor == Actor::Chance {
                    table.chance()?;
                    continue;
                }
                let (face, at) = table.parts();
                if turn.actor == Actor::Seat(PERSON)
                    && let Some((card, answer, comes)) = usable(face, at, turn.count, cards, &names)?
                {
                    match comes {
                        Comes::Something => return Ok(Some(Found { record: table.record(), card, answer })),
                        Comes::Nothing if second.is_none() => {
                            second = Some(Found { record: table.record(), card, answer });
                            last = (nth + MORE).min(GAMES);
                        }
                        Comes::Nothing => {}
                    }
                }
                let (face, at) = table.parts();
                let index = bot.choose(face, at);
                table.play(index)?;
            }
            ended();
        }
        Ok(second)
    }

    /// The table of a record under these cards, as far as its actions are possible; it keeps its log if it is `listening`.
    ///
    /// # Errors
    /// What the game refuses.
    pub fn resume(&self, record: &Record, listening: bool) -> Result<Resumed, Error> {
        let header = Header { players: record.header.players.clone(), ..self.header(record.header.seed) };
        let (face, all) = (self.rules.open(watchdog::guarded())?, record.lines.len());
        let (mut table, kept, why) = match Table::replay_under(face, header, record, all, listening) {
            Ok(again) => (again.table, all, None),
            Err(error) => {
                let (kept, why) = (error.kept(), Some(error.fault.to_string()));
                (error.rescue()?, kept, why)
            }
        };
        let mut failed: Vec<CardFault> = Vec::new();
        for fault in table.parts().0.faults() {
            if !failed.iter().any(|known| known.is_same(&fault)) {
                failed.push(fault);
            }
        }
        Ok(Resumed { table, kept, all, why, failed })
    }
}

/// What comes of a card if an answer is taken.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Comes {
    /// Something happens by the person's card, or it asks the person or a die.
    Something,
    /// It is somebody else's, or one of its effects begins and that is all: what it may do only once is done, or there is nobody whom it
    /// concerns.
    Nothing,
}

/// The first of some cards of which something comes if the person takes one of the open answers, otherwise the first that is called.
fn usable(
    face: &mut dyn Face,
    at: Handle,
    count: u32,
    cards: &[String],
    names: &[(String, Msg)],
) -> Result<Option<(String, u32, Comes)>, TableError> {
    let in_play = face.cards_in_play();
    let kinds: Vec<_> = in_play.iter().filter(|(_, word)| cards.contains(word)).collect();
    let texts = face.texts(at)?;
    let scene = face.scene(at, Observer::Seat(PERSON))?;
    let others = |word: &str| {
        let name = names.iter().find(|(id, _)| id == word).map(|(_, name)| name);
        name.is_some_and(|name| lies_only_with_others(face, &scene, name))
    };
    let others: Vec<&str> = cards.iter().map(String::as_str).filter(|word| others(word)).collect();
    let mut called = None;
    for (index, text) in (0..count.min(ANSWERS)).zip(texts.lines()) {
        // To buy or to lay a card is not yet to use it, unless an effect of it begins at once.
        let gets = |word: &str| !text.starts_with("use ") && text.split(' ').any(|named| named == word);
        let fork = face.fork(at)?;
        face.listen(fork, true)?;
        face.explain(fork, kinds.iter().map(|(kind, _)| *kind).collect())?;
        let turn = face.advance(fork, index);
        let acted = turn.is_ok().then(|| face.audit(fork)).transpose()?.map(|audit| audit.causes).unwrap_or_default();
        let calls = if turn.is_ok() { face.card_notes(fork)?.calls } else { Vec::new() };
        face.free(fork);
        let theirs = turn.is_ok_and(|turn| matches!(turn.actor, Actor::Seat(PERSON) | Actor::Chance));
        let asks = |word: &String| theirs && calls.iter().any(|call| call.card == *word && call.end == CallEnd::Waits);
        let is_own = |call: &CardCall| call.owner.is_none_or(|owner| face.seat_of(owner) == PERSON);
        let owns = |word: &String| calls.iter().filter(|call| call.card == *word).all(is_own);
        let begins = |word: &String| calls.iter().any(|call| call.card == *word && call.kind == CallKind::Begins);
        let is_used = |word: &String| owns(word) && !others.contains(&word.as_str()) && (!gets(word) || begins(word));
        if let Some((_, word)) = kinds.iter().find(|(kind, word)| (acted.contains(kind) || asks(word)) && is_used(word)) {
            return Ok(Some((word.clone(), index, Comes::Something)));
        }
        called = called.or_else(|| kinds.iter().find(|(_, word)| begins(word)).map(|(_, word)| (word.clone(), index, Comes::Nothing)));
    }
    Ok(called)
}

/// Whether a card lies with somebody, but not with the person: it is theirs, whatever the person answers.
fn lies_only_with_others(face: &dyn Face, scene: &Scene, name: &Msg) -> bool {
    let owner = |mut at: usize| loop {
        let node = scene.nodes.get(at)?;
        if let Some(owner) = node.owner {
            break Some(face.seat_of(owner));
        }
        // What lies in a thing comes after it; a scene of a library may claim otherwise.
        at = node.parent.map(usize::from).filter(|&parent| parent < at)?;
    };
    let named = scene.nodes.iter().enumerate().filter(|(_, node)| speaks_of(&node.name, name)).filter_map(|(at, _)| owner(at));
    let owners: Vec<Seat> = named.collect();
    !owners.is_empty() && !owners.contains(&PERSON)
}

/// Whether a message is this one, or has it in it.
fn speaks_of(msg: &Msg, name: &Msg) -> bool {
    msg == name || msg.args.iter().any(|(_, arg)| matches!(arg, Arg::Msg(inner) if speaks_of(inner, name)))
}
