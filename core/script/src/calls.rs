//! What the functions of the VM share with the code that runs it: the verbs as scripts see them, the counts of steps, what has happened
//! in a segment. Its children let a script call a verb.

mod arguments;
mod call;
mod common;

use crate::loan::Loan;
use crate::notes::Notes;
use crate::schema::{Arg, CommonVerb, Gives, Schema, Thing};
use crate::{Card, Cards, Host};
use mlua::{Lua, Value};
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

/// One verb as scripts see it: its game's row or a common one.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) suspends: bool,
    acts: bool,
    gives: Gives,
    args: Vec<Arg>,
    verb: Either,
}

enum Either {
    Common(CommonVerb),
    Game(u8),
}

/// Why the host cut a script off.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// Nobody waits for it any more. This holds until it has been reported.
    Stopped,
    /// It ran for too long by the host's clock.
    Late,
}

/// What the functions of the VM share with the code that runs it.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) loan: Loan,
    pub(crate) rows: Vec<Row>,
    pub(crate) things: &'static [Thing],
    pub(crate) cards: Option<Arc<Cards>>,
    pub(crate) notes: Rc<Notes>,
    pub(crate) steps: Cell<u32>,
    pub(crate) limit: Cell<u32>,
    /// Steps of the running effect from its beginning, including those of a re-run.
    pub(crate) total: Cell<u32>,
    pub(crate) altogether: Cell<u32>,
    /// What a loop turn, call or return of the running card counts for.
    pub(crate) steps_a_turn: Cell<u32>,
    pub(crate) over_steps: Cell<bool>,
    /// Why the host cut a script off, if it did.
    pub(crate) cut: Cell<Option<Cut>>,
    /// Whether the host's clock was looked at since the script was entered.
    pub(crate) looked: Cell<bool>,
    pub(crate) tracing: Cell<bool>,
    /// Counts like `steps`, but is never reset: it says when to look at the clock.
    pub(crate) ticks: Cell<u32>,
    pub(crate) line: Cell<u32>,
    pub(crate) cursor: Cell<usize>,
    pub(crate) suspended: Cell<bool>,
    pub(crate) acted: Cell<bool>,
    /// An effect runs; rule hooks that are asked meanwhile do not count against its memory.
    pub(crate) running: Cell<bool>,
    pub(crate) hook_memory: Cell<usize>,
}

impl Shared {
    pub(crate) fn new(schema: &'static Schema, cards: Arc<Cards>, notes: Rc<Notes>) -> Self {
        let common = schema.common_verbs().into_iter().map(|(name, verb)| Row {
            name,
            suspends: verb.suspends(),
            acts: verb == CommonVerb::Remember,
            gives: verb.gives(),
            args: verb.args(),
            verb: Either::Common(verb),
        });
        let game = (0u8..).zip(schema.verbs).map(|(i, verb)| Row {
            name: verb.name.to_owned(),
            suspends: verb.suspends,
            acts: verb.acts || verb.suspends,
            gives: verb.gives,
            args: verb.args.to_vec(),
            verb: Either::Game(i),
        });
        Self { rows: common.chain(game).collect(), things: schema.things, cards: Some(cards), notes, ..Self::default() }
    }

    pub(crate) fn limit_reason(&self) -> String {
        let what = match self.over_steps.get() {
            true if self.total.get() > self.altogether.get() => "too many steps altogether",
            true => "too many steps",
            false => "too much memory",
        };
        format!("the script takes {what}")
    }

    /// A script is entered.
    pub(crate) fn enter(&self) {
        self.looked.set(false);
        if self.cut.get() == Some(Cut::Late) {
            self.cut.set(None);
        }
    }

    /// Runs an effect on this host.
    pub(crate) fn run<R>(&self, host: &mut dyn Host, run: impl FnOnce() -> R) -> R {
        self.running.set(true);
        let result = self.loan.lend(host, run);
        self.running.set(false);
        result
    }

    /// The verb of a journal entry.
    pub(crate) fn verb_of(&self, call: u32) -> &str {
        self.rows.get((call >> 24) as usize).map_or("", |row| &row.name)
    }

    pub(crate) fn gives_of(&self, call: u32) -> Gives {
        self.rows[(call >> 24) as usize].gives
    }
}

impl Row {
    /// How many arguments the verb takes.
    pub(crate) fn arguments(&self) -> usize {
        self.args.len().min(4)
    }
}

/// Turns journal values into what the script of this card gets.
pub(crate) fn decode(lua: &Lua, gives: Gives, card: &Card, values: &mut impl Iterator<Item = i32>) -> mlua::Result<Value> {
    let first = values.next().unwrap_or(0);
    Ok(match gives {
        Gives::Nothing => Value::Nil,
        Gives::Int | Gives::Side => Value::Number(f64::from(first)),
        Gives::Bool => Value::Boolean(first != 0),
        Gives::Thing(_) if first < 0 => Value::Nil,
        Gives::Thing(_) => Value::Number(f64::from(first)),
        Gives::Word => match usize::try_from(first).ok().and_then(|at| card.says.get(at)) {
            Some((key, _)) => Value::String(at_once(lua, || lua.create_string(key))?),
            None => Value::Nil,
        },
        Gives::List(_) => {
            let list = values.take(first as usize).map(f64::from);
            Value::Table(at_once(lua, || lua.create_sequence_from(list))?)
        }
    })
}

/// Without a limit a value is made in one go; it is short, and the script's next allocation meets the limit.
fn at_once<T>(lua: &Lua, make: impl FnOnce() -> mlua::Result<T>) -> mlua::Result<T> {
    let limit = lua.set_memory_limit(0)?;
    let made = make();
    lua.set_memory_limit(limit)?;
    made
}
