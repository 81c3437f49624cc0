//! One VM, fenced in: what a script can reach, and how far it may go.
//!
//! What is left of Lua's libraries is a list of what is allowed, not of what is forbidden. Every builtin that is left takes
//! time bounded by a small constant, so the count of steps bounds the time. There is no `pcall`: a limit cannot be caught.

use crate::schema::Schema;
use crate::vm::Shared;
use mlua::{Function, Lua, LuaOptions, StdLib, Table, Value, VmState};
use std::rc::Rc;

/// How far a script may go between two questions.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// Steps (loop turns, calls, returns). A usual card takes under 100.
    pub steps: u32,
    /// Bytes of memory above what the loaded cards take.
    pub memory: usize,
    /// Asked now and then: has a script run for too long by the host's clock? It is no card's limit; it stops the table.
    pub out_of_time: Option<fn() -> bool>,
}

impl Limits {
    /// The limits of every shipped game.
    pub const STANDARD: Self = Self { steps: 20_000, memory: 1 << 20, out_of_time: None };
}

/// The globals that cards may use.
const GLOBALS: [&str; 6] = ["assert", "ipairs", "select", "tonumber", "type", "rawequal"];
const STRING: [&str; 4] = ["len", "sub", "byte", "char"];
const MATH: [&str; 5] = ["abs", "ceil", "floor", "max", "min"];

/// The bounded replacements of builtins. Runs before the libraries are frozen.
const PRELUDE: &str = r#"
local raw_error, freeze, kind, insert, remove, concat, sort, unpack, rep, sub, str =
    error, table.freeze, type, table.insert, table.remove, table.concat, table.sort, table.unpack, string.rep, string.sub, tostring
local LONGEST = 1000
local function bounded(t)
    if kind(t) ~= "table" then raw_error("expected a list, found " .. kind(t), 3) end
    if #t > LONGEST then raw_error("a list has at most " .. LONGEST .. " items", 3) end
end
local function constant(t, depth)
    depth = depth or 1
    if kind(t) ~= "table" then raw_error("constant expects a table", 2) end
    if depth > 8 then raw_error("constants are at most 8 tables deep", 2) end
    for _, v in t do if kind(v) == "table" then constant(v, depth + 1) end end
    return freeze(t)
end
local function text(v)
    if kind(v) == "string" then return sub(v, 1, 200) end
    if kind(v) == "number" or kind(v) == "boolean" or v == nil then return str(v) end
    return kind(v)
end
return {
    constant = function(t) return constant(t) end,
    at_most = function(n) return freeze({ at_most = n }) end,
    at_least = function(n) return freeze({ at_least = n }) end,
    tostring = text,
    error = function(message) raw_error(text(message), 2) end,
}, {
    insert = function(t, a, b) bounded(t) if b == nil then insert(t, a) else insert(t, a, b) end end,
    remove = function(t, at) bounded(t) return remove(t, at) end,
    concat = function(t, between) bounded(t) return sub(concat(t, between and sub(between, 1, 20)), 1, 4000) end,
    sort = function(t, before) bounded(t) sort(t, before) end,
    unpack = function(t) bounded(t) return unpack(t) end,
}, {
    rep = function(s, n) if #s * n > LONGEST then raw_error("string.rep makes at most " .. LONGEST .. " letters", 2) end return rep(s, n) end,
}
"#;

/// A verb that can stop the script: the host says whether the answer is there, else the script yields.
const STOPPING: &str = "local host, yield = ... return function(g, a, b, c, d) \
     local ready, value = host(g, a, b, c, d) if ready then return value end return yield() end";

/// A fenced VM with its table `g` of verbs; no card is in it yet.
pub(crate) fn open(schema: &'static Schema, shared: &Rc<Shared>, limits: Limits) -> mlua::Result<(Lua, Table)> {
    let lua = Lua::new_with(StdLib::TABLE | StdLib::STRING | StdLib::MATH | StdLib::COROUTINE, LuaOptions::new())?;
    let globals = lua.globals();
    let yielding: Function = globals.get::<Table>("coroutine")?.get("yield")?;
    let (extra, table, string): (Table, Table, Table) = lua.load(PRELUDE).set_name("=prelude").eval()?;
    keep_only(&globals, |name| GLOBALS.contains(&name) || ["string", "table", "math"].contains(&name))?;
    keep_only(&globals.get::<Table>("string")?, |name| STRING.contains(&name))?;
    keep_only(&globals.get::<Table>("math")?, |name| MATH.contains(&name))?;
    keep_only(&globals.get::<Table>("table")?, |_| false)?;
    for (from, to) in [(extra, globals.clone()), (table, globals.get("table")?), (string, globals.get("string")?)] {
        for pair in from.pairs::<Value, Value>() {
            let (name, value) = pair?;
            to.set(name, value)?;
        }
    }
    let g = verbs(&lua, schema, shared, &yielding)?;
    lua.sandbox(true)?;
    lua.globals().set_readonly(true);
    let guard = shared.clone();
    lua.set_interrupt(move |lua| step(lua, &guard, limits.out_of_time));
    Ok((lua, g))
}

/// Removes every entry of a library that is not allowed.
fn keep_only(library: &Table, allowed: impl Fn(&str) -> bool) -> mlua::Result<()> {
    let names: Vec<String> = library.pairs::<String, Value>().map(|pair| pair.map(|(name, _)| name)).collect::<Result<_, _>>()?;
    names.iter().filter(|name| !allowed(name)).try_for_each(|name| library.set(name.as_str(), Value::Nil))
}

/// Counts a step; stops the script at the limit.
fn step(lua: &Lua, shared: &Shared, out_of_time: Option<fn() -> bool>) -> mlua::Result<VmState> {
    let steps = shared.steps.get() + 1;
    shared.steps.set(steps);
    if shared.tracing.get() {
        if let Some(line) = lua.inspect_stack(0, |info| info.current_line()).flatten() {
            shared.line.set(line as u32);
        }
    }
    if steps > shared.limit.get() {
        shared.over_steps.set(true);
        return Err(mlua::Error::runtime("the script takes too many steps"));
    }
    if steps % 64 == 0 && out_of_time.is_some_and(|asked| asked()) {
        shared.clock_fired.set(true);
        return Err(mlua::Error::runtime("the script runs for too long"));
    }
    Ok(VmState::Continue)
}

/// The table `g`: a function a verb.
fn verbs(lua: &Lua, schema: &'static Schema, shared: &Rc<Shared>, yielding: &Function) -> mlua::Result<Table> {
    let g = lua.create_table()?;
    let stopping: Function = lua.load(STOPPING).set_name("=verb").into_function()?;
    for (row, verb) in shared.rows.iter().enumerate() {
        let shared = shared.clone();
        type Given = (Value, Value, Value, Value, Value);
        let function = if verb.suspends {
            let host = lua.create_function(move |lua, (_, a, b, c, d): Given| {
                let answer = shared.call(lua, schema, row, [a, b, c, d])?;
                Ok(answer.map_or((false, Value::Nil), |value| (true, value)))
            })?;
            stopping.call((host, yielding))?
        } else {
            lua.create_function(move |lua, (_, a, b, c, d): Given| Ok(shared.call(lua, schema, row, [a, b, c, d])?.unwrap_or(Value::Nil)))?
        };
        g.set(verb.name.as_str(), function)?;
    }
    g.set_readonly(true);
    Ok(g)
}
