//! One Lua state with all cards loaded, and how far scripts may go in it.
//!
//! What counts is the verdict of a fresh machine, one that has run nothing yet. So a used one must never pass what a fresh one fails:
//! its limits are tighter ([`MARGIN`], [`SHARE`]), the collector never runs while a script does, and the garbage that earlier scripts left
//! (whose strings and pages a script could take over without paying) stays under [`LITTER`] of the limit.

use crate::calls::Shared;
use crate::cards::Opened;
use crate::code::Made;
use crate::notes::Notes;
use crate::schema::{ArgKind, Hook, HookKind, MOST_FACTS, Schema};
use crate::{Card, Cards, Limits, sandbox};
use clade_engine::{Kind, Small};
use mlua::{Function, Lua, Table};
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

/// A used VM gives a script this part of the memory limit.
const SHARE: usize = 4;
/// A used VM collects when garbage takes this part of the memory limit.
const LITTER: usize = 2;
/// A used VM stops this many steps before the limit, and leaves the verdict to a fresh one.
const MARGIN: u32 = 500;
/// The same for all steps of an effect: this part of them, as each question may make a difference.
const PART: u32 = 5;

/// One Lua state with all cards loaded.
pub(crate) struct Machine {
    pub(crate) lua: Lua,
    pub(crate) shared: Rc<Shared>,
    pub(crate) g: Table,
    functions: Vec<Option<Function>>,
    callers: Vec<Option<Caller>>,
    hooks: usize,
    base: usize,
    limits: Limits,
}

/// A rule hook ready to be asked: `ask` writes its numbers into `facts`, freezes them and calls the card.
pub(crate) struct Caller {
    pub(crate) ask: Function,
    pub(crate) facts: Table,
}

impl Machine {
    /// With all cards, or only this one; to be `fresh` it must have run nothing yet.
    pub(crate) fn open(
        schema: &'static Schema,
        cards: &Arc<Cards>,
        limits: Limits,
        notes: &Rc<Notes>,
        only: Option<Kind>,
        fresh: bool,
    ) -> mlua::Result<Self> {
        let shared = Rc::new(Shared::new(schema, cards.clone(), notes.clone()));
        shared.limit.set(limits.steps);
        shared.altogether.set(limits.altogether);
        let (lua, g) = sandbox::open(&shared, limits)?;
        let mut functions = Vec::with_capacity(cards.len() * schema.hooks.len());
        let mut callers = Vec::with_capacity(cards.len() * schema.hooks.len());
        let (mut made, mut opened) = (Made::default(), Opened::default());
        let names: Vec<mlua::LuaString> = schema.hooks.iter().map(|hook| lua.create_string(hook.name)).collect::<mlua::Result<_>>()?;
        for (kind, card) in cards.kinds().zip(cards.iter()) {
            if only.is_some_and(|only| only != kind) {
                functions.extend(schema.hooks.iter().map(|_| None));
                callers.extend(schema.hooks.iter().map(|_| None));
                continue;
            }
            shared.steps.set(0);
            shared.total.set(0);
            let table = card.open(&lua, &mut opened)?;
            for ((at, hook), name) in (0u8..).zip(schema.hooks).zip(&names) {
                // Most cards define few of them: only these are asked for.
                let function = if cards.defines(at).contains(kind) { table.get::<Option<Function>>(name)? } else { None };
                let asked = function.as_ref().filter(|_| hook.kind.is_rule() && hook.kind != HookKind::Lists);
                callers.push(asked.map(|function| caller(&lua, &mut made, schema, hook, card, function)).transpose()?);
                functions.push(function);
            }
        }
        drop((made, opened));
        lua.gc_collect()?;
        lua.gc_stop();
        let base = lua.used_memory();
        let machine = Self { lua, shared, g, functions, callers, hooks: schema.hooks.len(), base, limits };
        machine.judges(fresh);
        Ok(machine)
    }

    /// Sets whether its verdicts count from now on.
    pub(crate) fn judges(&self, fresh: bool) {
        let Limits { steps, altogether, .. } = self.limits;
        self.shared.tracing.set(fresh);
        self.shared.limit.set(if fresh { steps } else { steps - MARGIN.min(steps / 2) });
        self.shared.altogether.set(if fresh { altogether } else { altogether - altogether / PART });
    }

    /// The steps of a rule hook.
    pub(crate) fn steps_of_hook(&self) -> u32 {
        let steps = self.limits.of_hook;
        if self.shared.tracing.get() { steps } else { steps - MARGIN.min(steps / 2) }
    }

    /// Fences in the memory of a script that has taken `already` before.
    pub(crate) fn fence(&self, already: usize) -> mlua::Result<usize> {
        let memory = self.limits.memory;
        let allowed = if self.shared.tracing.get() { memory } else { memory / SHARE };
        self.lua.set_memory_limit(self.lua.used_memory() + allowed.saturating_sub(already).max(1))
    }

    /// Whether there is much garbage.
    pub(crate) fn is_littered(&self) -> bool {
        self.lua.used_memory() > self.base + self.limits.memory / LITTER
    }

    pub(crate) fn collect(&self) {
        // A collector that fails is no card's fault; the next script will meet its memory limit.
        let _ = self.lua.gc_collect();
        self.lua.gc_stop();
    }

    pub(crate) fn caller(&self, card: Kind, hook: u8) -> Option<&Caller> {
        self.callers.get(card.ix() * self.hooks + usize::from(hook))?.as_ref()
    }

    pub(crate) fn function(&self, card: Kind, hook: u8) -> Option<&Function> {
        self.functions.get(card.ix() * self.hooks + usize::from(hook))?.as_ref()
    }
}

/// A rule hook with its table of facts: a Lua function of numbers that fills the table, freezes it and calls the card.
/// `made` holds what was compiled before: most cards with a hook get the same facts.
fn caller(lua: &Lua, made: &mut Made, schema: &Schema, hook: &Hook, card: &Card, function: &Function) -> mlua::Result<Caller> {
    let own = hook.args.iter().map(|arg| (arg.name, arg.kind == ArgKind::Bool));
    let read = card.reads.iter().map(|&wanted| (schema.reads[usize::from(wanted)].name, false));
    let (mut names, mut body) = (String::new(), String::new());
    for (i, (name, truth)) in own.chain(read).enumerate().take(MOST_FACTS) {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(names, "{comma}v{i}");
        let _ = write!(body, "facts.{name} = v{i}{} ", if truth { " ~= 0" } else { "" });
    }
    let source = format!("local facts, card, freeze = ... return function({names}) {body} freeze(facts) return card(facts) end");
    let facts = lua.create_table()?;
    let ask = made.get(lua, "=facts", source)?.call((&facts, function, sandbox::freeze(lua)?))?;
    Ok(Caller { ask, facts })
}
