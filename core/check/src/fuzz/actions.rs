//! Bytes as what a host does with a face. Decides what must hold of every table however it is used; knows no rule.

use super::{answer, ask_everything, observers, question, rules};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Module, OptionRow, Setup, Tools, Turn};
use clade_table::WordStream;

/// How many bytes of an input count.
const LONGEST: usize = 1500;
/// How many tables an input may have open.
const TABLES: usize = 4;

/// The bytes that are left of an input; zeros after its end.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn number(&mut self) -> u32 {
        u32::from_le_bytes(std::array::from_fn(|_| self.next()))
    }
}

/// Bytes as the name of the game, a set-up, a seed and a run of calls of the face. A letter from `A` to `P` is one of
/// those calls, with the bytes after it; any other byte is an answer, modulo how many there are. Text is as good as bytes, so seeds are
/// text.
///
/// Gives whether the game came to its end.
///
/// # Panics
/// When a law is broken: see the calls in this file.
pub fn actions(module: &dyn Module, data: &[u8]) -> bool {
    let data = data.strip_prefix(module.about().id.as_bytes()).unwrap_or(data);
    let mut bytes = Bytes(&data[..data.len().min(LONGEST)]);
    let setup = setup(module, &mut bytes);
    // Half a deck may be too small for many players.
    let Ok(rules) = rules(module, &setup) else { return false };
    let mut face = rules.open(Tools::default()).expect("shipped cards open");
    let start = face.start();
    let mut host = Host { words: WordStream::new(u64::from(bytes.next())), tables: vec![start], at: start, face: &mut *face };
    while !bytes.0.is_empty() {
        match bytes.next() {
            letter @ b'A'..=b'P' => host.call(letter, &mut bytes),
            byte => host.answer(u32::from(byte)),
        }
    }
    host.laws();
    host.turn().actor == Actor::Over
}

/// Seats and up to three options that differ from their defaults.
fn setup(module: &dyn Module, bytes: &mut Bytes<'_>) -> Setup {
    let about = module.about();
    let (low, high) = (*about.seats.start(), *about.seats.end());
    let mut setup = Setup { seats: low + bytes.next() % (high - low + 1), options: Default::default() };
    for _ in 0..bytes.next() % 4 {
        let (which, value) = (usize::from(bytes.next()), usize::from(bytes.next()));
        if !about.options.is_empty() {
            let row = &about.options[which % about.options.len()];
            setup.options.insert(row.name.to_owned(), value_of(row, value));
        }
    }
    setup
}

/// One of the values of an option.
fn value_of(row: &OptionRow, nth: usize) -> String {
    match row.numbers() {
        Some(mut numbers) => numbers.nth(nth % numbers.clone().count()).unwrap_or_default().to_string(),
        None => row.values[nth % row.values.len()].to_owned(),
    }
}

/// A host with a few tables of one face.
struct Host<'a> {
    face: &'a mut dyn Face,
    words: WordStream,
    tables: Vec<Handle>,
    /// The table in use.
    at: Handle,
}

impl Host<'_> {
    fn turn(&self) -> Turn {
        self.face.turn(self.at).expect("a table has a turn")
    }

    fn laws(&mut self) {
        question(self.face, self.at);
        assert_eq!(self.face.faults(), Vec::<clade_engine::CardFault>::new(), "a shipped card fails");
    }

    /// An answer that is in the list.
    fn answer(&mut self, nth: u32) {
        let answered = match self.turn() {
            Turn { actor: Actor::Seat(_), count, .. } => self.face.advance(self.at, nth % count),
            Turn { actor: Actor::Chance, .. } => {
                let count = self.face.weights(self.at).expect("weights").len() as u32;
                self.face.answer_chance(self.at, nth % count)
            }
            Turn { actor: Actor::Over, .. } => return,
        };
        let turn = answered.expect("a listed answer is accepted");
        assert_eq!(turn, self.turn(), "what an answer gives is the turn");
        assert!(!matches!(turn, Turn { actor: Actor::Seat(_), count: 0, .. }), "a dead end");
    }

    /// An answer picked by a word; Chance rolls.
    fn some_answer(&mut self) {
        answer(self.face, self.at, self.words.next()).expect("a legal answer");
    }

    fn call(&mut self, which: u8, bytes: &mut Bytes<'_>) {
        match which {
            b'A' => self.raw(bytes.number()),
            b'B' => self.some_answer(),
            b'C' => self.fork(),
            b'D' => self.copy(bytes.next()),
            b'E' => self.free(bytes.next()),
            b'F' => self.laws(),
            b'G' => self.damaged(bytes),
            b'H' => self.resample(bytes.next()),
            b'I' => ask_everything(self.face, self.at),
            b'J' => self.at = self.tables[usize::from(bytes.next()) % self.tables.len()],
            b'K' => self.cut(bytes),
            b'L' => self.no_table(bytes.number()),
            b'M' => self.every_text(),
            b'N' => self.face.listen(self.at, bytes.next().is_multiple_of(2)).expect("a table can be listened to"),
            _ => (0..8).for_each(|_| self.some_answer()),
        }
    }

    /// Any index, with any of the three ways to answer: what is not in the list is refused and nothing changes.
    fn raw(&mut self, index: u32) {
        let before = (self.turn(), self.face.save(self.at), self.face.texts(self.at));
        let weights = self.face.weights(self.at).expect("weights").len() as u32;
        let (advanced, settled) = (self.face.fork(self.at).expect("a copy"), self.face.fork(self.at).expect("a copy"));
        let is_seat = matches!(before.0.actor, Actor::Seat(_));
        let is_chance = before.0.actor == Actor::Chance;
        assert_eq!(self.face.advance(advanced, index).is_ok(), is_seat && index < before.0.count, "listed is accepted");
        assert_eq!(self.face.answer_chance(settled, index).is_ok(), is_chance && index < weights, "listed is accepted");
        for (copy, refused) in [(advanced, !is_seat || index >= before.0.count), (settled, !is_chance || index >= weights)] {
            if refused {
                let after = (self.face.turn(copy).expect("a turn"), self.face.save(copy), self.face.texts(copy));
                assert_eq!(after, before, "refused is unchanged");
            }
            self.face.free(copy);
        }
        if !is_chance {
            assert_eq!(self.face.roll(self.at, u64::from(index)), Err(FaceError::Actor), "nobody rolls for a seat");
            assert_eq!((self.turn(), self.face.save(self.at), self.face.texts(self.at)), before, "refused is unchanged");
        }
    }

    fn fork(&mut self) {
        if self.tables.len() < TABLES {
            let copy = self.face.fork(self.at).expect("a copy");
            assert_eq!(self.face.save(copy), self.face.save(self.at), "a copy is equal");
            self.tables.push(copy);
            self.at = copy;
        }
    }

    fn copy(&mut self, to: u8) {
        let to = self.tables[usize::from(to) % self.tables.len()];
        self.face.copy(self.at, to).expect("a table can be copied over another");
        assert_eq!((self.face.save(to), self.face.turn(to)), (self.face.save(self.at), Ok(self.turn())), "a copy is equal");
    }

    fn free(&mut self, which: u8) {
        if self.tables.len() > 1 {
            let gone = self.tables.remove(usize::from(which) % self.tables.len());
            self.face.free(gone);
            self.at = self.tables[0];
            self.no_table(gone.0);
        }
    }

    /// Nothing can be done to a table that is not there.
    fn no_table(&mut self, number: u32) {
        let (none, at) = (Handle(number), self.at);
        if self.tables.contains(&none) {
            return;
        }
        let gone = FaceError::Handle;
        assert_eq!(self.face.turn(none), Err(gone.clone()));
        assert_eq!(self.face.advance(none, 0), Err(gone.clone()));
        assert_eq!(self.face.fork(none), Err(gone.clone()));
        assert_eq!(self.face.copy(none, at), Err(gone.clone()));
        assert_eq!(self.face.copy(at, none), Err(gone.clone()));
        assert_eq!(self.face.save(none), Err(gone));
        self.face.free(none);
    }

    /// A saved table with some bytes changed is refused, or can be played on; what it then means is not promised.
    fn damaged(&mut self, bytes: &mut Bytes<'_>) {
        let mut saved = self.face.save(self.at).expect("a table can be saved");
        for _ in 0..1 + bytes.next() % 3 {
            let (at, value) = (bytes.number() as usize % saved.len(), bytes.next());
            saved[at] = value;
        }
        let Ok(loaded) = self.face.load(&saved) else { return };
        ask_everything(self.face, loaded);
        for _ in 0..30 {
            // A forged table may ask for what cannot be rolled.
            if answer(self.face, loaded, self.words.next()).is_err() {
                break;
            }
        }
        ask_everything(self.face, loaded);
        self.face.free(loaded);
        self.face.faults();
    }

    /// A saved table that was cut off, or goes on, is refused.
    fn cut(&mut self, bytes: &mut Bytes<'_>) {
        let mut saved = self.face.save(self.at).expect("a table can be saved");
        let at = bytes.number() as usize % saved.len();
        assert_eq!(self.face.load(&saved[..at]), Err(FaceError::Bytes), "cut off after {at} bytes");
        saved.push(bytes.next());
        assert_eq!(self.face.load(&saved), Err(FaceError::Bytes), "it goes on");
    }

    /// What an observer does not know is dealt out again: the observer sees the same, and the table can be played on.
    fn resample(&mut self, who: u8) {
        let all = observers(self.face);
        let observer = all[usize::from(who) % all.len()];
        let Self { face, words, at, .. } = self;
        let other = face.resample(*at, observer, &mut || words.next()).expect("a resample");
        let view = |face: &dyn Face, at| face.view(at, observer);
        assert_eq!(view(*face, other), view(*face, *at), "{observer:?} sees another table");
        assert_eq!(face.turn(other).map(|turn| turn.actor), face.turn(*at).map(|turn| turn.actor), "another is asked");
        for _ in 0..10 {
            question(*face, other);
            answer(*face, other, words.next()).expect("a legal answer");
        }
        face.free(other);
    }

    /// Every answer is found by its text.
    fn every_text(&mut self) {
        let texts = self.face.texts(self.at).expect("texts");
        for (index, text) in (0u32..).zip(texts.lines()) {
            assert_eq!(self.face.find(self.at, text), Ok(Some(index)), "{text} is found");
        }
    }
}
