//! How sources become code.
//!
//! A trap of Luau: its compiler calls builtins by their *name* without checking whether they are still there (so `setmetatable` would
//! work after its removal), hence [`compiler`].

use mlua::chunk::{Chunk, ChunkMode, Compiler};
use mlua::{Function, Lua};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};

/// Names that the compiler must not take for Luau's own builtins: they are gone, or are other functions now.
const NOT_BUILTIN: [&str; 18] = [
    "assert",
    "bit32",
    "buffer",
    "getmetatable",
    "integer",
    "math",
    "rawget",
    "rawlen",
    "rawset",
    "setmetatable",
    "string",
    "table",
    "tonumber",
    "tostring",
    "typeof",
    "unpack",
    "vector",
    "require",
];

/// How sources become code: builtins that are gone stay gone.
pub(crate) fn compiler() -> Compiler {
    Compiler::new().set_optimization_level(1).set_debug_level(1).set_mutable_globals(NOT_BUILTIN)
}

/// A card's source as a chunk of its VM; text only, never bytecode.
pub(crate) fn chunk<'a>(lua: &Lua, file: &str, source: &'a str) -> Chunk<'a> {
    lua.load(source).set_name(format!("={file}")).set_mode(ChunkMode::Text).set_compiler(compiler())
}

/// The same from what [`compiler`] made of a checked source.
pub(crate) fn compiled<'a>(lua: &Lua, file: &str, bytecode: &'a [u8]) -> Chunk<'a> {
    lua.load(bytecode).set_name(format!("={file}")).set_mode(ChunkMode::Binary)
}

/// The bytecode of a function of the host's own. The same few are needed whenever a machine is opened, and compiling them took half of
/// that: each is compiled once per program, as long as there are not too many.
fn bytecode(source: &str) -> mlua::Result<Arc<[u8]>> {
    const MOST: usize = 4096;
    static COMPILED: Mutex<BTreeMap<String, Arc<[u8]>>> = Mutex::new(BTreeMap::new());
    let mut known = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(code) = known.get(source) {
        return Ok(code.clone());
    }
    let code: Arc<[u8]> = compiler().compile(source)?.into();
    if known.len() < MOST {
        known.insert(source.to_owned(), code.clone());
    }
    Ok(code)
}

/// A function of the host's own.
pub(crate) fn function(lua: &Lua, name: &str, source: &str) -> mlua::Result<Function> {
    lua.load(&bytecode(source)?[..]).set_name(name).set_mode(ChunkMode::Binary).into_function()
}

/// Lua functions of the host's own, by source: each is there once.
#[derive(Default)]
pub(crate) struct Made(BTreeMap<String, Function>);

impl Made {
    pub(crate) fn get(&mut self, lua: &Lua, name: &str, source: String) -> mlua::Result<&Function> {
        Ok(match self.0.entry(source) {
            Entry::Occupied(there) => there.into_mut(),
            Entry::Vacant(place) => {
                let function = function(lua, name, place.key())?;
                place.insert(function)
            }
        })
    }
}
