//! A face that fails where its fault says; otherwise it is the one behind.

use crate::fault::Fault;
use clade_engine::ecology::Reading;
use clade_engine::face::Playout;
use clade_engine::face::{FaceError, Gain, Refusal};
use clade_engine::scene::{Form, Staged, Template};
use clade_engine::{
    Actor, Audit, CardFault, Caution, Ecological, Face, Handle, Kind, Misplaced, Msg, Objection, Observer, Outlook, Scene, SearchHints,
    Seat, Side, Tells, Turn,
};

pub(crate) struct Faulty {
    pub(crate) face: Box<dyn Face>,
    pub(crate) fault: Fault,
}

impl Drop for Faulty {
    fn drop(&mut self) {
        self.fault.strikes("drop");
    }
}

/// Methods that only ask the face behind.
macro_rules! asked {
    ($(fn $name:ident($($given:ident: $type:ty),*) $(-> $answer:ty)?;)*) => {
        $(fn $name(&self, $($given: $type),*) $(-> $answer)? {
            self.fault.strikes(stringify!($name));
            self.face.$name($($given),*)
        })*
    };
}

/// Methods that change the face behind.
macro_rules! passed_on {
    ($(fn $name:ident($($given:ident: $type:ty),*) $(-> $answer:ty)?;)*) => {
        $(fn $name(&mut self, $($given: $type),*) $(-> $answer)? {
            self.fault.strikes(stringify!($name));
            self.face.$name($($given),*)
        })*
    };
}

impl Face for Faulty {
    passed_on! {
        fn start() -> Handle;
        fn fork(from: Handle) -> Result<Handle, FaceError>;
        fn copy(from: Handle, to: Handle) -> Result<(), FaceError>;
        fn free(handle: Handle);
        fn advance(handle: Handle, index: u32) -> Result<Turn, FaceError>;
        fn playout(handle: Handle, clock: u32, answers: u32, seed: u64) -> Result<Playout, FaceError>;
        fn roll(handle: Handle, word: u64) -> Result<Turn, FaceError>;
        fn answer_chance(handle: Handle, index: u32) -> Result<Turn, FaceError>;
        fn listen(handle: Handle, on: bool) -> Result<(), FaceError>;
        fn measure(handle: Handle, on: bool) -> Result<(), FaceError>;
        fn notes(handle: Handle, out: &mut Vec<Ecological>) -> Result<(), FaceError>;
        fn load(bytes: &[u8]) -> Result<Handle, FaceError>;
        fn resample_into(from: Handle, observer: Observer, to: Handle, words: &mut dyn FnMut() -> u64) -> Result<Turn, FaceError>;
        fn faults() -> Vec<CardFault>;
        fn place(position: &str) -> Result<Handle, Misplaced>;
    }

    fn texts(&self, handle: Handle) -> Result<String, FaceError> {
        self.fault.strikes("texts");
        let texts = self.face.texts(handle)?;
        Ok(if self.fault.is_long("texts") { texts.repeat(10_000_000) } else { texts })
    }

    asked! {
        fn turn(handle: Handle) -> Result<Turn, FaceError>;
        fn weights(handle: Handle) -> Result<Vec<u32>, FaceError>;
        fn outcome_of(handle: Handle, word: u64) -> Result<u32, FaceError>;
        fn prompt(handle: Handle, observer: Observer) -> Result<Msg, FaceError>;
        fn scene(handle: Handle, observer: Observer) -> Result<Scene, FaceError>;
        fn explained(handle: Handle, observer: Observer) -> Result<Scene, FaceError>;
        fn labels(handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError>;
        fn cautions(handle: Handle, observer: Observer) -> Result<Vec<Option<Caution>>, FaceError>;
        fn refusals(handle: Handle, observer: Observer) -> Result<Vec<Refusal>, FaceError>;
        fn reasons(handle: Handle, observer: Observer) -> Result<Vec<(String, Vec<Objection>)>, FaceError>;
        fn log(handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError>;
        fn tells(handle: Handle, observer: Observer) -> Result<Vec<Option<Tells>>, FaceError>;
        fn staged(handle: Handle, observer: Observer) -> Result<Vec<Staged>, FaceError>;
        fn template(form: Form) -> Option<Template>;
        fn points(handle: Handle, observer: Observer) -> Result<Vec<Gain>, FaceError>;
        fn events(handle: Handle, observer: Observer) -> Result<Vec<String>, FaceError>;
        fn view(handle: Handle, observer: Observer) -> Result<Vec<u8>, FaceError>;
        fn listed(handle: Handle, observer: Observer) -> Result<(Actor, Vec<String>), FaceError>;
        fn audit(handle: Handle) -> Result<Audit, FaceError>;
        fn keys(handle: Handle, out: &mut Vec<u64>) -> Result<(), FaceError>;
        fn any_answer(handle: Handle, word: u64) -> Result<u32, FaceError>;
        fn hash(handle: Handle) -> Result<u64, FaceError>;
        fn save(handle: Handle) -> Result<Vec<u8>, FaceError>;
        fn evaluate(handle: Handle, side: Side) -> Result<i64, FaceError>;
        fn values(handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError>;
        fn outlook(handle: Handle) -> Result<Outlook, FaceError>;
        fn scores(handle: Handle) -> Result<Vec<i64>, FaceError>;
        fn tie_breaks(handle: Handle) -> Result<Vec<i64>, FaceError>;
        fn outcome(handle: Handle) -> Result<Vec<(i64, i64)>, FaceError>;
        fn reading() -> Option<Reading>;
        fn search_hints() -> SearchHints;
        fn sides() -> u8;
        fn seat_of(side: Side) -> Seat;
        fn side_name(side: Side) -> Msg;
        fn counters() -> Vec<(&'static str, u64)>;
        fn state_size() -> usize;
        fn ledgers() -> Vec<String>;
        fn cards_in_play() -> Vec<(Kind, String)>;
        fn side_word(side: Side) -> String;
        fn position(handle: Handle) -> Result<String, FaceError>;
    }
}
