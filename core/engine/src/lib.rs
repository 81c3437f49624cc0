//! What a game is made of.
//!
//! **Decides:** whose answer is awaited ([`Actor`]), what may be answered and why not ([`Rules::answers`]), how pending rule
//! work is kept ([`Agenda`]), how chance is asked ([`Rules::outcomes`]), what a seat may know ([`View`], [`Secret`],
//! [`Deck`]), how a table looks ([`Scene`]) and the one face that every host uses ([`Face`]).
//!
//! **Does not decide:** any rule of any game, any word a person reads (only message ids, [`Msg`]), where random words come
//! from, what is kept on disk. The crate reads no clock, file, thread or environment, and runs no script.
//!
//! ```
//! use clade_engine::{chance, Bag};
//! // A bag of two red and one blue cube; a word of the table's generator decides the draw.
//! let bag = Bag::<2>::from_counts([2, 1]);
//! assert_eq!(bag.sample(0), Some(0));
//! assert_eq!(bag.sample(u64::MAX), Some(1));
//! assert_eq!(chance::below(u64::MAX, 6), 5); // the highest face of a die
//! ```

pub mod agenda;
mod answer;
mod answers;
mod audit;
mod audited;
pub mod bag;
mod card_notes;
mod caution;
pub mod chance;
pub mod deck;
pub mod ecology;
mod effects;
mod event;
pub mod face;
mod file_fault;
mod foreign;
mod game;
pub mod hash;
mod hidden;
mod hints;
mod in_place;
mod kept;
mod kinds;
pub mod message;
mod module;
mod nearest;
pub mod notation;
pub mod objection;
mod offers;
mod option_row;
pub mod options;
mod order;
mod outcomes;
mod outlook;
mod plain;
mod printed;
mod question;
mod rules;
pub mod scene;
mod seat;
mod secret;
mod seed;
mod setup;
mod shown;
pub mod small;
mod stock;
mod tells;
mod track;
mod turn;
mod view;

pub use agenda::{Agenda, Overflow, Triggers};
pub use answer::{Answer, Ask, CardQuestion};
pub use answers::Answers;
pub use audit::{Audit, CardFault};
pub use audited::Audited;
pub use bag::Bag;
pub use card_notes::{CallEnd, CallKind, CardCall, CardLog, CardNotes, Deed, Did};
pub use caution::Caution;
pub use deck::{Deck, Hand, Layer};
pub use ecology::Ecological;
pub use effects::{CardRuns, Effects, Scripts};
pub use event::Sink;
pub use face::{Face, Handle, Hosted, Turn};
pub use file_fault::{FileFault, Place, Section, Severity};
pub use foreign::{is_unseen, one_line, spelt_out};
pub use game::{Game, Refused};
pub use hidden::Hidden;
pub use hints::SearchHints;
pub use kept::Kept;
pub use kinds::{Kind, Kinds, Set};
pub use message::{Arg, Msg, Translate};
pub use module::{About, Authoring, CardText, Cost, Costs, Elsewhere, Home, Manual, ModStamp, Module, Ruleset, Starter, Tools};
pub use nearest::{did_you_mean, hint, nearest};
pub use notation::Misplaced;
pub use objection::{Amounts, Objection, Why};
pub use option_row::{OptionKind, OptionRow, Preset};
pub use order::Order;
pub use outcomes::Outcomes;
pub use outlook::{Counting, Outlook, Part, between};
pub use plain::{PlainModule, text_in};
pub use printed::{Holds, Printed, PrintedFact, PrintedPlace, PrintedValue};
pub use question::{Progress, Question, Whom, Work, is_step_of};
pub use rules::Rules;
pub use scene::Scene;
pub use seat::{Actor, Observer, Seat, Seats, Side};
pub use secret::Secret;
pub use seed::SplitMix;
pub use setup::{Setup, SetupError, is_of_mod};
pub use shown::Shown;
pub use small::{Maybe, Small};
pub use stock::Stock;
pub use tells::Tells;
pub use track::{End, Track};
pub use view::View;

/// The greatest number of seats at one table.
pub const MAX_SEATS: usize = 8;
