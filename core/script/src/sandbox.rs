//! One VM, fenced in: what a script can reach, and how far it may go.
//!
//! What is left of Lua's libraries is a list of what is allowed, not of what is forbidden. Every builtin that is left takes
//! time bounded by a small constant, so the count of steps bounds the time. There is no `pcall`: a limit cannot be caught.
//!
//! A trap of Luau: its collector paces itself by the clock, so when garbage counts against a limit depends on the machine, hence it
//! never runs while a script does.

use crate::Limits;
use crate::calls::{Cut, Shared};
use crate::code::{Made, function};
use crate::language::{ALL, LONGEST_TEXT};
use crate::log::LOG;
use crate::schema::Thing;
use crate::wrong_call::too_many;
use clade_engine::did_you_mean;
use mlua::{Function, Lua, LuaOptions, StdLib, Table, Value, VmState};
use std::rc::Rc;

/// What cards may use of Luau's own ([`crate::language`]); the rest is made here.
const GLOBALS: [&str; 4] = ["ipairs", "select", "type", "rawequal"];
const STRING: [&str; 4] = ["len", "sub", "byte", "char"];
const MATH: [&str; 5] = ["abs", "ceil", "floor", "max", "min"];

/// The bounded replacements of builtins. Runs before the libraries are frozen.
const PRELUDE: &str = r#"
local longest_text, spend, raw_error, freeze, frozen, kind, insert, remove, concat, sort, unpack, rep, sub, str, number = ...
local LONGEST = 1000
local function bounded(t)
    if kind(t) ~= "table" then raw_error("expected a list, found " .. kind(t), 3) end
    if #t > LONGEST then raw_error("a list has at most " .. LONGEST .. " items", 3) end
end
local function constant(t, depth)
    if kind(t) ~= "table" then raw_error("constant expects a table", 2) end
    if frozen(t) then return t end
    if depth > 8 then raw_error("constants are at most 8 tables deep", 2) end
    for _, v in t do if kind(v) == "table" then constant(v, depth + 1) end end
    return freeze(t)
end
-- A machine gives 'no number' a sign or none: a text of it shows none.
local function plain(v)
    if v ~= v then return "nan" end
    return v
end
local function text(v)
    if kind(v) == "string" then return sub(v, 1, 200) end
    if v ~= v then return "nan" end
    if kind(v) == "number" or kind(v) == "boolean" or v == nil then return str(v) end
    return kind(v)
end
-- What is thrown becomes a text.
local function thrown(v)
    if kind(v) == "string" or kind(v) == "number" then return text(v) end
    return "an error without a text (" .. text(v) .. ")"
end
return {
    constant = function(t) return constant(t, 1) end,
    at_most = function(n) return freeze({ at_most = n }) end,
    at_least = function(n) return freeze({ at_least = n }) end,
    tostring = text,
    tonumber = function(v, base)
        if kind(v) == "string" and #v > longest_text then return nil end
        if base == nil then return number(v) end
        return number(v, base)
    end,
    error = function(message) raw_error(thrown(message), 2) end,
    __join = function(a, b)
        local left, right = kind(a), kind(b)
        if left ~= "string" and left ~= "number" or right ~= "string" and right ~= "number" then
            raw_error("attempt to concatenate " .. left .. " with " .. right, 2)
        end
        local joined = plain(a) .. plain(b)
        if #joined > longest_text then raw_error("a text has at most " .. longest_text .. " letters", 2) end
        return joined
    end,
    assert = function(holds, message)
        if not holds then raw_error(message == nil and "assertion failed!" or thrown(message), 2) end
        return holds
    end,
}, {
    insert = function(t, a, b) bounded(t) spend(#t) if b == nil then insert(t, a) else insert(t, a, b) end end,
    remove = function(t, at) bounded(t) spend(#t) return remove(t, at) end,
    concat = function(t, between)
        bounded(t)
        spend(#t)
        for i = 1, #t do if t[i] ~= t[i] then raw_error("'no number' cannot be joined", 2) end end
        return sub(concat(t, between and sub(between, 1, 20)), 1, longest_text)
    end,
    sort = function(t, before) bounded(t) spend(#t * 8) sort(t, before) end,
    unpack = function(t) bounded(t) spend(#t) return unpack(t) end,
}, {
    rep = function(s, n) if not (#s * n <= longest_text) then raw_error("string.rep makes at most " .. longest_text .. " letters", 2) end return rep(s, n) end,
}
"#;

/// Removes every entry of a library that is not named.
const KEEP_ONLY: &str = r#"
local library, names = ...
local kept = {}
for _, name in names do kept[name] = library[name] end
for name in library do library[name] = kept[name] end
"#;

/// How many items a builtin handles in the time of one step.
const ITEMS_A_STEP: u32 = 64;

/// Where the host finds `table.freeze`, which cards do not have.
const FREEZE: &str = "freeze";

/// Luau's own `table.freeze`.
pub(crate) fn freeze(lua: &Lua) -> mlua::Result<Function> {
    lua.named_registry_value(FREEZE)
}

/// The Lua side of a verb of `g` with this many arguments. The host says whether a stopping verb's answer is there, otherwise the
/// script yields.
fn wrapper(suspends: bool, arguments: usize) -> String {
    let given = ["", "a", "a, b", "a, b, c", "a, b, c, d"][arguments];
    let comma = if arguments > 0 { ", " } else { "" };
    let call = match suspends {
        true => format!("local ready, value = host({given}) if ready then return value end return yield()"),
        false => format!("return host({given})"),
    };
    format!(
        "local g, host, yield, wrong = ... return function(me, {given}{comma}more) \
         if me ~= g or more ~= nil then wrong(me == g) end {call} end"
    )
}

/// The Lua side of `g:log`.
const LOGGER: &str = "local g, host, wrong = ... return function(me, ...) if me ~= g then wrong(false) end host(...) end";

/// A fenced VM with its table `g` of verbs; no card is in it yet.
pub(crate) fn open(shared: &Rc<Shared>, limits: Limits) -> mlua::Result<(Lua, Table)> {
    let lua = Lua::new_with(StdLib::TABLE | StdLib::STRING | StdLib::MATH | StdLib::COROUTINE, LuaOptions::new())?;
    let globals = lua.globals();
    let yielding: Function = globals.get::<Table>("coroutine")?.get("yield")?;
    let (extra, table, string) = prelude(&lua, shared)?;
    let keep_only = function(&lua, "=keep", KEEP_ONLY)?;
    for (library, kept) in [("string", &STRING[..]), ("math", &MATH), ("table", &[])] {
        keep_only.call::<()>((globals.get::<Table>(library)?, kept))?;
    }
    keep_only.call::<()>((&globals, [&GLOBALS[..], &["string", "table", "math"]].concat()))?;
    for (from, to) in [(extra, globals.clone()), (table, globals.get("table")?), (string, globals.get("string")?)] {
        for pair in from.pairs::<Value, Value>() {
            let (name, value) = pair?;
            to.set(name, value)?;
        }
    }
    let g = verbs(&lua, shared, &yielding)?;
    for thing in shared.things.iter().filter(|thing| !thing.words.is_empty()) {
        globals.set(thing.kind(), named(&lua, thing)?)?;
    }
    lua.sandbox(true)?;
    lua.globals().set_readonly(true);
    let guard = shared.clone();
    lua.set_interrupt(move |lua| step(lua, &guard, limits));
    lua.gc_stop();
    Ok((lua, g))
}

/// The replaced builtins: globals, those of `table`, those of `string`.
fn prelude(lua: &Lua, shared: &Rc<Shared>) -> mlua::Result<(Table, Table, Table)> {
    let globals = lua.globals();
    let in_library = |library: &str, name: &str| globals.get::<Table>(library)?.get::<Function>(name);
    let in_table = |name| in_library("table", name);
    let spending = shared.clone();
    let spend = lua.create_function(move |lua, items: u32| spend(lua, &spending, items / ITEMS_A_STEP))?;
    let own = |name: &str| globals.get::<Function>(name);
    lua.set_named_registry_value(FREEZE, in_table("freeze")?)?;
    let mut given: mlua::Variadic<Function> = mlua::Variadic::new();
    given.extend([
        spend,
        own("error")?,
        in_table("freeze")?,
        in_table("isfrozen")?,
        own("type")?,
        in_table("insert")?,
        in_table("remove")?,
    ]);
    given.extend([in_table("concat")?, in_table("sort")?, in_table("unpack")?, in_library("string", "rep")?]);
    given.extend([in_library("string", "sub")?, own("tostring")?, own("tonumber")?]);
    function(lua, "=prelude", PRELUDE)?.call((LONGEST_TEXT, given))
}

/// Counts a step; stops the script at the limit.
fn step(lua: &Lua, shared: &Shared, limits: Limits) -> mlua::Result<VmState> {
    let ticks = shared.ticks.get().wrapping_add(1);
    shared.ticks.set(ticks);
    if ticks.is_multiple_of(64) {
        let stopped = limits.stop.is_some_and(|asked| asked());
        let late = limits.out_of_time.is_some_and(|asked| asked(!shared.looked.replace(true)));
        if stopped || late {
            shared.cut.set(Some(if stopped { Cut::Stopped } else { Cut::Late }));
            note_line(lua, shared);
            return Err(mlua::Error::runtime("the script runs for too long"));
        }
    }
    spend(lua, shared, shared.steps_a_turn.get()).map(|()| VmState::Continue)
}

/// Counts steps.
fn spend(lua: &Lua, shared: &Shared, more: u32) -> mlua::Result<()> {
    let steps = shared.steps.get().saturating_add(more);
    shared.steps.set(steps);
    let total = shared.total.get().saturating_add(more);
    shared.total.set(total);
    if shared.tracing.get() {
        note_line(lua, shared);
    }
    if steps > shared.limit.get() || total > shared.altogether.get() {
        shared.over_steps.set(true);
        return Err(mlua::Error::runtime("the script takes too many steps"));
    }
    Ok(())
}

/// Notes the line that a card's own code is at.
fn note_line(lua: &Lua, shared: &Shared) {
    if let Some(line) = card_line(lua) {
        shared.line.set(line);
    }
}

/// The line that a card's own code is at.
pub(crate) fn card_line(lua: &Lua) -> Option<u32> {
    for level in 0..8 {
        let at = lua.inspect_stack(level, |info| {
            let own = info.source().source.is_some_and(|name| name.contains('/'));
            info.current_line().filter(|_| own)
        })?;
        if let Some(line) = at {
            return Some(line as u32);
        }
    }
    None
}

type Given = (Value, Value, Value, Value);

/// The table `g`: one function per verb.
fn verbs(lua: &Lua, shared: &Rc<Shared>, yielding: &Function) -> mlua::Result<Table> {
    let g = lua.create_table()?;
    let mut made = Made::default();
    for (row, verb) in shared.rows.iter().enumerate() {
        let sharing = shared.clone();
        let call = move |lua: &Lua, values: &[Value]| sharing.call(lua, row, values);
        let arguments = verb.arguments();
        let ready = move |answer: Option<Value>| answer.map_or((false, Value::Nil), |value| (true, value));
        let plain = move |answer: Option<Value>| answer.unwrap_or(Value::Nil);
        let host = match (arguments, verb.suspends) {
            (0, false) => lua.create_function(move |lua, ()| call(lua, &[]).map(plain)),
            (1, false) => lua.create_function(move |lua, a: Value| call(lua, &[a]).map(plain)),
            (2, false) => lua.create_function(move |lua, (a, b): (Value, Value)| call(lua, &[a, b]).map(plain)),
            (_, false) => lua.create_function(move |lua, (a, b, c, d): Given| call(lua, &[a, b, c, d]).map(plain)),
            (0, true) => lua.create_function(move |lua, ()| call(lua, &[]).map(ready)),
            (1, true) => lua.create_function(move |lua, a: Value| call(lua, &[a]).map(ready)),
            (2, true) => lua.create_function(move |lua, (a, b): (Value, Value)| call(lua, &[a, b]).map(ready)),
            (_, true) => lua.create_function(move |lua, (a, b, c, d): Given| call(lua, &[a, b, c, d]).map(ready)),
        }?;
        let wrong = wrong_call(lua, &verb.name, arguments)?;
        let wrapper = made.get(lua, "=verb", wrapper(verb.suspends, arguments))?;
        g.set(verb.name.as_str(), wrapper.call::<Function>((&g, host, yielding, wrong))?)?;
    }
    let logging = shared.clone();
    let log = lua.create_function(move |lua, values: mlua::Variadic<Value>| {
        logging.log(lua, &values);
        Ok(())
    })?;
    g.set(LOG, function(lua, "=verb", LOGGER)?.call::<Function>((&g, log, wrong_call(lua, LOG, 0)?))?)?;
    only(lua, &g, "verb", shared.rows.iter().map(|row| row.name.clone()).chain([LOG.to_owned()]).collect())?;
    Ok(g)
}

/// What tells a script that it calls a verb with too many arguments, or without its own table.
fn wrong_call(lua: &Lua, verb: &str, arguments: usize) -> mlua::Result<Function> {
    let name = verb.to_owned();
    lua.create_function(move |_, own: bool| -> mlua::Result<()> {
        let what = if own { too_many(arguments, None) } else { format!("call it with a colon, g:{name}(…)") };
        Err(mlua::Error::runtime(format!("{name}: {what}")))
    })
}

/// The things of a kind by name, and all of them as a list: `Terrain.coral_reef`, `Terrain.all`.
fn named(lua: &Lua, thing: &Thing) -> mlua::Result<Table> {
    let members = lua.create_table_from(thing.members().zip(0u8..))?;
    let all = lua.create_sequence_from(0..thing.words.len())?;
    all.set_readonly(true);
    members.set(ALL, all)?;
    only(lua, &members, thing.name, thing.members().collect())?;
    Ok(members)
}

/// Closes a table: reading what is not in it is a mistake, and the message names the nearest key.
fn only(lua: &Lua, table: &Table, what: &'static str, names: Vec<String>) -> mlua::Result<()> {
    let missing = lua.create_function(move |_, (_, key): (Value, Value)| -> mlua::Result<()> {
        let key = key.as_string().map(|k| k.to_string_lossy()).unwrap_or_default();
        let hint = did_you_mean(&key, names.iter().map(String::as_str));
        let key: String = key.chars().take(40).collect();
        Err(mlua::Error::runtime(format!("there is no {what} '{key}'{hint}")))
    })?;
    let behind = lua.create_table_from([("__index", missing)])?;
    behind.set_readonly(true);
    table.set_metatable(Some(behind))?;
    table.set_readonly(true);
    Ok(())
}
