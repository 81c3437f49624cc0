//! A script calls a verb: arguments are read by its row, the journal answers if it has the entry, else the host does.

use crate::explain::whole;
use crate::frames::{Entry, VERB};
use crate::loan::Loan;
use crate::schema::{Arg, ArgKind, CommonVerb, Gives, Schema};
use crate::{Args, Card, Cards, Host, Reply, Wait, lint};
use arrayvec::ArrayVec;
use clade_engine::{Ask, Question, Seats, Side};
use mlua::{Lua, Value};
use std::cell::Cell;
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
    /// Nobody waits for it any more. That holds until somebody has heard of it.
    Stopped,
    /// It ran for too long by the host's clock.
    Late,
}

/// What the functions of the VM share with the code that runs it.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) loan: Loan,
    pub(crate) rows: Vec<Row>,
    cards: Option<Arc<Cards>>,
    pub(crate) steps: Cell<u32>,
    pub(crate) limit: Cell<u32>,
    /// Steps of the running effect from its beginning, those of a re-run among them.
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
    /// Counts like `steps`, but is never set back: when to look at the clock.
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
    pub(crate) fn new(schema: &'static Schema, cards: Arc<Cards>) -> Self {
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
        Self { rows: common.chain(game).collect(), cards: Some(cards), ..Self::default() }
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

    /// A verb is called. `None`: the script must stop.
    pub(crate) fn call(&self, lua: &Lua, row: usize, values: &[Value]) -> mlua::Result<Option<Value>> {
        let called = self.loan.borrow(|host| self.call_on(lua, host, row, values));
        called.unwrap_or_else(|| Err(mlua::Error::runtime("no table is lent to this script")))
    }

    fn call_on(&self, lua: &Lua, host: &mut dyn Host, index: usize, values: &[Value]) -> mlua::Result<Option<Value>> {
        let row = &self.rows[index];
        let fault = |reason: String| mlua::Error::runtime(format!("{}: {reason}", row.name));
        let Some(frame) = host.frames().top() else { return Err(fault("no effect is open".to_owned())) };
        let (side, card) = (frame.side, frame.card);
        let mut args = Args::default();
        self.args(&mut args, row, side, card, values).map_err(fault)?;
        let call = (index as u32) << 24 | args.hash();
        let journal = host.frames().journal();
        let cursor = self.cursor.get();
        if cursor < journal.len() {
            let recorded = journal[cursor].call;
            if recorded != call && recorded != call & VERB {
                return Err(fault("the script does something else than before with the same answers".to_owned()));
            }
            let mut values = journal[cursor..].iter().map(Entry::value);
            let value = decode(lua, row.gives, &mut values)?;
            let left = values.len();
            self.cursor.set(journal.len() - left);
            self.steps.set(0); // steps are counted from the end of the journal
            return Ok(Some(value));
        }
        if !host.frames().fits(1) {
            return Err(fault(FULL.to_owned()));
        }
        if self.suspended.get() {
            return Err(fault("the script did not stop at its question (a sort or another builtin was in between)".to_owned()));
        }
        if row.suspends && !host.frames().may_suspend() {
            return Err(fault("its consequences never end".to_owned()));
        }
        if row.acts && !self.acted.replace(true) {
            host.checkpoint();
        }
        let reply = match row.verb {
            Either::Game(verb) => host.verb(verb, &args),
            Either::Common(verb) => common(host, verb, side, card, &args),
        };
        let pushed = |host: &mut dyn Host, gives, known, values: &[i32]| {
            if !host.frames().fits(values.len()) {
                return Err(fault(FULL.to_owned()));
            }
            values.iter().for_each(|&v| host.frames().push(call, v, known));
            self.cursor.set(host.frames().journal().len());
            decode(lua, gives, &mut values.iter().copied()).map(Some)
        };
        let reply = match reply {
            Ok(Reply::Int(value)) => return pushed(host, row.gives, Seats::ALL, &[value]),
            Ok(reply) => reply,
            Err(reason) => return Err(fault(reason)),
        };
        match reply {
            Reply::Nothing => pushed(host, row.gives, Seats::ALL, &[0]),
            Reply::Int(value) => pushed(host, row.gives, Seats::ALL, &[value]),
            Reply::Secret(value, known) => pushed(host, row.gives, known, &[value]),
            Reply::Nil => pushed(host, row.gives, Seats::ALL, &[-1]),
            Reply::List(list) => {
                let values: ArrayVec<i32, 64> = std::iter::once(list.len() as i32).chain(list).collect();
                pushed(host, row.gives, Seats::ALL, &values)
            }
            Reply::Suspend => {
                host.frames().wait_for(call, Wait::Steps);
                self.suspended.set(true);
                Ok(None)
            }
            Reply::Ask(question) if !has_answer(&question) => Err(fault("there is nothing to choose from".to_owned())),
            Reply::Ask(question) => {
                if let Ask::Some { most, .. } = question.ask {
                    let offered: u32 = question.options.get().map_or(0, |all| all.iter().map(|&(_, n)| u32::from(n)).sum());
                    if !host.frames().fits(1 + u32::from(most).min(offered) as usize) {
                        return Err(fault(FULL.to_owned()));
                    }
                }
                let wait = match verb_die(&row.verb, &args) {
                    Some(faces) => Wait::Roll(faces),
                    None => Wait::Question(question),
                };
                host.frames().wait_for(call, wait);
                self.suspended.set(true);
                Ok(None)
            }
        }
    }

    /// Reads the arguments of a verb by its row.
    fn args(&self, args: &mut Args, row: &Row, owner: Side, card: u8, values: &[Value]) -> Result<(), String> {
        for (i, (arg, value)) in row.args.iter().zip(values).enumerate() {
            let kind = arg.kind;
            args.ints[i] = match (kind, value) {
                (ArgKind::Int | ArgKind::Thing(_) | ArgKind::Side, value @ (Value::Integer(_) | Value::Number(_))) => {
                    whole(value).ok_or_else(|| lint::wrong_kind(arg, &number(value)))?
                }
                (ArgKind::Side, Value::Nil) if arg.optional => i32::from(owner.0),
                (_, Value::Nil) if arg.optional => 0,
                (_, Value::Nil) => return Err(format!("the argument '{}' is missing: {}", arg.name, lint::call_of(&row.name, &row.args))),
                (ArgKind::Bool, Value::Boolean(false)) => 0,
                (ArgKind::Bool, Value::Boolean(true)) => 1,
                (ArgKind::List(_) | ArgKind::Numbers, Value::Table(list)) => {
                    if list.raw_len() > args.list.capacity() {
                        return Err(format!("a list for this has at most {} items", args.list.capacity()));
                    }
                    for item in list.sequence_values::<Value>() {
                        let number = item.ok().as_ref().and_then(whole).ok_or("expected a list of whole numbers")?;
                        args.list.try_push(number).map_err(|_| "the list is too long")?;
                    }
                    args.list.len() as i32
                }
                (ArgKind::Says | ArgKind::Memory, Value::String(key)) => {
                    let key = key.to_str().map_err(|_| "expected a word")?;
                    let card = self.cards.as_ref().ok_or("no cards")?.get(card);
                    let at = match kind {
                        ArgKind::Says => card.says.iter().position(|(name, _)| *name == *key),
                        _ => card.remembers.iter().position(|(name, _)| *name == *key),
                    };
                    at.ok_or_else(|| no_such_key(card, kind, &key))? as i32
                }
                (_, value) => return Err(lint::wrong_kind(arg, type_of(value))),
            };
        }
        Ok(())
    }
}

impl Row {
    /// How many arguments the verb takes.
    pub(crate) fn arguments(&self) -> usize {
        self.args.len().min(4)
    }
}

impl Args {
    /// 24 bits that tell two calls of the same verb apart; never 0, which stands for hidden arguments.
    fn hash(&self) -> u32 {
        let mix = |h: u32, v: i32| (h ^ v as u32).wrapping_mul(0x9E37_79B1).rotate_left(13);
        let hash = self.ints.iter().chain(&self.list).fold(self.list.len() as u32, |h, &v| mix(h, v));
        (hash ^ hash >> 24) & !VERB | 1
    }
}

/// Why a call fails whose entries would not fit.
const FULL: &str = "a card's journal has at most 512 entries: every verb is one, every item of a list too";

/// A number as an error shows it: the value, and if it is whole, what it may be at most.
fn number(value: &Value) -> String {
    let number = match value {
        Value::Integer(n) => *n as f64,
        Value::Number(n) => *n,
        _ => 0.0,
    };
    if number.is_nan() {
        "no number (0/0)".to_owned()
    } else if number.fract() == 0.0 {
        format!("{number:e}; it is at most {}", i32::MAX)
    } else {
        number.to_string()
    }
}

/// The word for the type of a value.
pub(crate) fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Nil => "nil",
        Value::Boolean(_) => "true or false",
        Value::Integer(_) | Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Table(_) => "a table",
        Value::Function(_) => "a function",
        _ => "something else",
    }
}

fn no_such_key(card: &Card, kind: ArgKind, key: &str) -> String {
    let says = card.says.iter().map(|(name, _)| name.as_str());
    let remembers = card.remembers.iter().map(|(name, _)| name.as_str());
    let valid: Vec<&str> = if kind == ArgKind::Says { says.collect() } else { remembers.collect() };
    lint::no_key(kind, key, valid)
}

/// Whether a question can be answered at all.
fn has_answer(question: &Question) -> bool {
    let wanted = matches!(question.ask, Ask::Number | Ask::One { or_none: false, .. });
    !wanted || question.options.get().is_none_or(|options| !options.is_empty())
}

/// The die that a verb rolls.
fn verb_die(verb: &Either, args: &Args) -> Option<u8> {
    match verb {
        Either::Common(CommonVerb::Roll) => Some(if args.ints[0] == 0 { 6 } else { args.ints[0] as u8 }),
        _ => None,
    }
}

/// Does a verb that every game has.
fn common(host: &mut dyn Host, verb: CommonVerb, side: Side, card: u8, args: &Args) -> Result<Reply, String> {
    let [a, b, c, d] = args.ints;
    let ask = |host: &mut dyn Host, who: i32, ask: Ask, options: ArrayVec<(u8, u8), 48>| -> Result<Reply, String> {
        let who = u8::try_from(who).map(Side).ok().filter(|&side| host.has_side(side)).ok_or("there is no such side")?;
        let asked = host.seats_of(who);
        Ok(Reply::Ask(Box::new(Question::new(who, a as u8, ask, options, Seats::ALL, asked))))
    };
    match verb {
        CommonVerb::AskYes => ask(host, b, Ask::YesNo, ArrayVec::new()),
        CommonVerb::ChooseNumber => ask(host, c, Ask::Number, options(&args.list)?),
        CommonVerb::Roll => match a {
            0 | 2..=100 => ask(host, i32::from(side.0), Ask::YesNo, ArrayVec::new()),
            _ => Err("a die has 2 to 100 faces".to_owned()),
        },
        CommonVerb::Remember => {
            let value = i16::try_from(b).map_err(|_| "a cell holds -32768 to 32767".to_owned())?;
            if host.frames().remember(side, card, a as u8, value) {
                Ok(Reply::Nothing)
            } else {
                Err("too many cells are in use".to_owned())
            }
        }
        CommonVerb::Recall => Ok(Reply::Int(i32::from(host.frames().recall(side, card, a as u8)))),
        CommonVerb::ChooseOne(thing) => {
            let options = things(host, thing, &args.list)?;
            ask(host, d, Ask::One { thing, or_none: c != 0 }, options)
        }
        CommonVerb::ChooseSome(thing) => {
            let most = u8::try_from(c).ok().filter(|most| (1..=32).contains(most)).ok_or("'most' is a number from 1 to 32")?;
            let options = things(host, thing, &args.list)?;
            ask(host, d, Ask::Some { thing, most }, options)
        }
    }
}

/// Things that are offered: each must be there.
fn things(host: &mut dyn Host, thing: u8, list: &[i32]) -> Result<ArrayVec<(u8, u8), 48>, String> {
    let options = options(list)?;
    match options.iter().find(|&&(number, _)| !host.has_thing(thing, number)) {
        Some((number, _)) => Err(format!("{number} is not one of the things that can be chosen")),
        None => Ok(options),
    }
}

/// What is offered, ascending, with how often each is listed.
fn options(list: &[i32]) -> Result<ArrayVec<(u8, u8), 48>, String> {
    let mut sorted: ArrayVec<u8, 48> = ArrayVec::new();
    for &item in list {
        sorted.push(u8::try_from(item).map_err(|_| "options are 0 to 255".to_owned())?);
    }
    sorted.sort_unstable();
    let mut options: ArrayVec<(u8, u8), 48> = ArrayVec::new();
    for item in sorted {
        match options.last_mut() {
            Some((last, n)) if *last == item => *n += 1,
            _ => options.push((item, 1)),
        }
    }
    Ok(options)
}

/// Turns journal values into what the script gets.
pub(crate) fn decode(lua: &Lua, gives: Gives, values: &mut impl Iterator<Item = i32>) -> mlua::Result<Value> {
    let first = values.next().unwrap_or(0);
    Ok(match gives {
        Gives::Nothing => Value::Nil,
        Gives::Int => Value::Number(f64::from(first)),
        Gives::Bool => Value::Boolean(first != 0),
        Gives::Thing(_) if first < 0 => Value::Nil,
        Gives::Thing(_) => Value::Number(f64::from(first)),
        Gives::List(_) => {
            // Without a limit a list is made in one go; it is short, and the script's next allocation meets the limit.
            let limit = lua.set_memory_limit(0)?;
            let list = lua.create_sequence_from(values.take(first as usize).map(f64::from));
            lua.set_memory_limit(limit)?;
            Value::Table(list?)
        }
    })
}
