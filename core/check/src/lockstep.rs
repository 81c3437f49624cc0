//! Two ways to the same game in lockstep: built in and loaded from a library. Whatever can be asked of one is asked of the other, and both
//! answers must be equal to the last byte.

use clade_engine::{Actor, Face, Handle, Module, Observer, Ruleset, Seat, Setup, SetupError, Side, SplitMix, Tools};
use std::fmt::Debug;

/// The files of a mod, by name.
pub type Files = Vec<(String, String)>;

/// Where the two differ.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}: one says {one}, the other {other}")]
pub struct Apart {
    /// At which question of which game.
    pub at: String,
    /// What was asked.
    pub what: String,
    /// What the first one said.
    pub one: String,
    /// What the second one said.
    pub other: String,
}

/// How much of a long answer is shown.
const SHOWN: usize = 200;

/// Compares and counts.
struct Pair<'a> {
    at: String,
    compared: u64,
    words: SplitMix,
    one: &'a mut dyn Face,
    other: &'a mut dyn Face,
}

/// The same table in both.
type Both = (Handle, Handle);

/// Plays random games of a set-up in both and compares everything; gives how many answers were compared.
///
/// # Errors
/// The first difference.
pub fn lockstep(one: &dyn Module, other: &dyn Module, setup: &Setup, mods: &[Files], games: u64) -> Result<u64, Apart> {
    let mut compared = of_game(one, other)?;
    let (first, second) = match (one.ruleset(setup, mods), other.ruleset(setup, mods)) {
        (Ok(first), Ok(second)) => (first, second),
        (first, second) => {
            same("the set-up", "why it is refused", &refusal(first), &refusal(second))?;
            return Ok(compared + 1);
        }
    };
    compared += of_ruleset(&*first, &*second)?;
    for seed in 0..games {
        let tools = || Tools { ask_all: seed % 2 == 1, ..Tools::default() };
        let (mut a, mut b) = match (first.open(tools()), second.open(tools())) {
            (Ok(a), Ok(b)) => (a, b),
            (a, b) => {
                same("opening", "why it is refused", &refusal(a), &refusal(b))?;
                return Ok(compared + 1);
            }
        };
        let mut pair = Pair { at: format!("game {seed}"), compared: 0, words: SplitMix::new(seed), one: &mut *a, other: &mut *b };
        pair.game(seed)?;
        compared += pair.compared;
    }
    Ok(compared)
}

fn refusal<T>(result: Result<T, SetupError>) -> String {
    result.map_or_else(|error| format!("{error:?}"), |_| "nothing".to_owned())
}

fn same<T: PartialEq + Debug>(at: &str, what: &str, one: &T, other: &T) -> Result<(), Apart> {
    if one == other {
        return Ok(());
    }
    let shown = |value: &T| format!("{value:?}").chars().take(SHOWN).collect();
    Err(Apart { at: at.to_owned(), what: what.to_owned(), one: shown(one), other: shown(other) })
}

/// The languages that are asked for, one that nobody has among them.
const LANGUAGES: [&str; 4] = ["en", "ru", "pl", "xx"];

fn of_game(one: &dyn Module, other: &dyn Module) -> Result<u64, Apart> {
    let about = |module: &dyn Module| format!("{:?}", module.about());
    same("the game", "about", &about(one), &about(other))?;
    for language in LANGUAGES {
        same("the game", "texts", &one.texts(language), &other.texts(language))?;
    }
    same("the game", "options for all cards", &one.options_for_all_cards(), &other.options_for_all_cards())?;
    let authoring = |module: &dyn Module| format!("{:?}", module.authoring());
    same("the game", "authoring", &authoring(one), &authoring(other))?;
    same("the game", "manual", &one.manual(), &other.manual())?;
    for seed in 0..2 {
        same("the game", "a random mod", &one.wild_mod(seed), &other.wild_mod(seed))?;
    }
    Ok(6 + LANGUAGES.len() as u64)
}

fn of_ruleset(one: &dyn Ruleset, other: &dyn Ruleset) -> Result<u64, Apart> {
    let at = "the ruleset";
    same(at, "hash", &one.hash(), &other.hash())?;
    for language in LANGUAGES {
        same(at, "texts", &one.texts(language), &other.texts(language))?;
    }
    same(at, "mods", &one.mods(), &other.mods())?;
    same(at, "warnings", &one.warnings(), &other.warnings())?;
    same(at, "odd", &one.odd(), &other.odd())?;
    same(at, "cards", &one.cards(), &other.cards())?;
    same(at, "printed", &one.printed(), &other.printed())?;
    Ok(6 + LANGUAGES.len() as u64)
}

impl Pair<'_> {
    /// Asks both the same; the second argument of `ask` says whether it is the first one.
    fn ask<T: PartialEq + Debug>(&mut self, what: &str, mut ask: impl FnMut(&mut dyn Face, bool) -> T) -> Result<(), Apart> {
        self.compared += 1;
        same(&self.at, what, &ask(self.one, true), &ask(self.other, false))
    }

    fn game(&mut self, seed: u64) -> Result<(), Apart> {
        self.once()?;
        let both: Both = (self.one.start(), self.other.start());
        self.at_table("listen", both, |face, at| face.listen(at, seed % 3 != 2))?;
        self.at_table("measure", both, |face, at| face.measure(at, !seed.is_multiple_of(3)))?;
        let mut n = 0u64;
        loop {
            self.at = format!("game {seed}, question {n}");
            let turn = self.told("turn", both, |face, at| face.turn(at))?;
            let Ok(turn) = turn else { return Ok(()) };
            self.asked(both)?;
            if n.is_multiple_of(8) {
                self.kept(both)?;
                self.thought(both)?;
                self.wrong(both)?;
            }
            let word = self.words.word();
            let played = match turn.actor {
                Actor::Over => return Ok(()),
                Actor::Chance if n.is_multiple_of(2) => {
                    let index = self.told("outcome of a word", both, |face, at| face.outcome_of(at, word))?.unwrap_or_default();
                    self.told("answer of chance", both, |face, at| face.answer_chance(at, index))?
                }
                Actor::Chance => self.told("roll", both, |face, at| face.roll(at, word))?,
                Actor::Seat(_) => {
                    let index = self.told("any answer", both, |face, at| face.any_answer(at, word))?.unwrap_or_default();
                    self.told("advance", both, |face, at| face.advance(at, index))?
                }
            };
            if played.is_err() {
                return Ok(());
            }
            n += 1;
        }
    }

    /// The same of a table.
    fn at_table<T: PartialEq + Debug>(&mut self, what: &str, both: Both, ask: impl FnMut(&mut dyn Face, Handle) -> T) -> Result<(), Apart> {
        self.told(what, both, ask).map(drop)
    }

    /// What both say of a table.
    fn told<T: PartialEq + Debug>(
        &mut self,
        what: &str,
        (one, other): Both,
        mut ask: impl FnMut(&mut dyn Face, Handle) -> T,
    ) -> Result<T, Apart> {
        self.compared += 1;
        let said = ask(self.one, one);
        same(&self.at, what, &said, &ask(self.other, other))?;
        Ok(said)
    }

    /// What never changes in an open game.
    fn once(&mut self) -> Result<(), Apart> {
        self.ask("reading", |face, _| face.reading())?;
        self.ask("search hints", |face, _| face.search_hints())?;
        self.ask("sides", |face, _| face.sides())?;
        for side in (0..self.one.sides()).map(Side) {
            self.ask("a side", |face, _| (face.seat_of(side), face.side_name(side), face.side_word(side)))?;
        }
        self.ask("templates", |face, _| {
            [clade_engine::scene::Form::Wide, clade_engine::scene::Form::Tall].map(|form| face.template(form))
        })?;
        self.ask("ledgers", |face, _| face.ledgers())?;
        self.ask("cards in play", |face, _| face.cards_in_play())?;
        self.ask("size", |face, _| face.state_size())?;
        Ok(())
    }

    /// Everything that can be asked of a table, for each observer.
    fn asked(&mut self, both: Both) -> Result<(), Apart> {
        let seats = [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Public, Observer::Host];
        for by in seats {
            self.at_table("prompt", both, |face, at| face.prompt(at, by))?;
            self.at_table("scene", both, |face, at| face.scene(at, by))?;
            self.at_table("explained", both, |face, at| face.explained(at, by))?;
            self.at_table("labels", both, |face, at| face.labels(at, by))?;
            self.at_table("cautions", both, |face, at| face.cautions(at, by))?;
            self.at_table("refusals", both, |face, at| face.refusals(at, by))?;
            self.at_table("reasons", both, |face, at| face.reasons(at, by))?;
            self.at_table("log", both, |face, at| face.log(at, by))?;
            self.at_table("tells", both, |face, at| face.tells(at, by))?;
            self.at_table("staged", both, |face, at| face.staged(at, by))?;
            self.at_table("points", both, |face, at| face.points(at, by))?;
            self.at_table("events", both, |face, at| face.events(at, by))?;
            self.at_table("view", both, |face, at| face.view(at, by))?;
            self.at_table("listed", both, |face, at| face.listed(at, by))?;
        }
        self.at_table("texts", both, |face, at| face.texts(at))?;
        self.at_table("weights", both, |face, at| face.weights(at))?;
        self.at_table("keys", both, |face, at| {
            let mut keys = Vec::new();
            face.keys(at, &mut keys).map(|()| keys)
        })?;
        self.at_table("values", both, |face, at| {
            let mut values = Vec::new();
            face.values(at, &mut values).map(|()| values)
        })?;
        self.at_table("outlook", both, |face, at| face.outlook(at))?;
        self.at_table("a value", both, |face, at| face.evaluate(at, Side(0)))?;
        self.at_table("scores", both, |face, at| (face.scores(at), face.tie_breaks(at), face.standing(at), face.outcome(at)))?;
        self.at_table("position", both, |face, at| face.position(at))?;
        self.at_table("audit", both, |face, at| face.audit(at))?;
        self.at_table("hash", both, |face, at| face.hash(at))?;
        self.at_table("card notes", both, |face, at| face.card_notes(at))?;
        self.at_table("notes", both, |face, at| {
            let mut notes = Vec::new();
            face.notes(at, &mut notes).map(|()| notes)
        })?;
        self.ask("faults", |face, _| face.faults().into_iter().map(|fault| (fault.told, fault)).collect::<Vec<_>>())?;
        self.ask("counters", |face, _| face.counters())?;
        self.ask("runs of cards", |face, _| face.card_runs())?;
        Ok(())
    }

    /// Saved by one and loaded by the other, and the other way round; set up again from its words.
    fn kept(&mut self, both: Both) -> Result<(), Apart> {
        let saved = self.told("save", both, |face, at| face.save(at))?.unwrap_or_default();
        let loaded: Both = (self.one.load(&saved).unwrap_or(Handle(0)), self.other.load(&saved).unwrap_or(Handle(0)));
        self.at_table("the loaded table", loaded, |face, at| (face.turn(at), face.save(at), face.position(at)))?;
        let words = self.told("position", both, |face, at| face.position(at))?;
        if let Ok(words) = words {
            let placed: Both = (self.one.place(&words).unwrap_or(Handle(0)), self.other.place(&words).unwrap_or(Handle(0)));
            self.at_table("the placed table", placed, |face, at| (face.turn(at), face.save(at)))?;
            self.at_table("free", placed, |face, at| face.free(at))?;
        }
        self.at_table("free", loaded, |face, at| face.free(at))?;
        Ok(())
    }

    /// Forks, copies, worlds dealt again, playouts: what bots do.
    fn thought(&mut self, both: Both) -> Result<(), Apart> {
        let fork: Both = (self.one.fork(both.0).unwrap_or(Handle(0)), self.other.fork(both.1).unwrap_or(Handle(0)));
        for by in [Observer::Seat(Seat(0)), Observer::Public] {
            let seed = self.words.word();
            self.ask("a world dealt again", |face, first| {
                let mut words = SplitMix::new(seed);
                let (at, to) = if first { (both.0, fork.0) } else { (both.1, fork.1) };
                let turn = face.resample_into(at, by, to, &mut || words.word());
                (turn, words.word(), face.save(to))
            })?;
        }
        let seed = self.words.word();
        let counted = seed & 1 == 0;
        self.at_table("playout", fork, |face, at| (face.measure(at, counted), face.playout(at, u32::MAX, 30, seed), face.save(at)))?;
        self.ask("copy", |face, first| {
            let (at, to) = if first { (both.0, fork.0) } else { (both.1, fork.1) };
            (face.copy(at, to), face.save(to))
        })?;
        self.at_table("free", fork, |face, at| face.free(at))?;
        Ok(())
    }

    /// What cannot be done is refused in the same way.
    fn wrong(&mut self, both: Both) -> Result<(), Apart> {
        self.at_table("an answer that is not there", both, |face, at| face.advance(at, 60_000))?;
        self.at_table("an outcome that is not there", both, |face, at| face.answer_chance(at, 60_000))?;
        self.ask("a table that is not there", |face, _| (face.turn(Handle(99)), face.save(Handle(99)), face.advance(Handle(99), 0)))?;
        self.ask("bytes of no state", |face, _| face.load(&[7, 7, 7]))?;
        self.ask("no position", |face, _| face.place("phase = \"none\"\n[x]\ny = 1"))?;
        Ok(())
    }
}
