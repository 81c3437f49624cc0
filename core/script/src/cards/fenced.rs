//! A file of a mod is run once, in a VM of its own and within the limits.

use crate::calls::Shared;
use crate::explain::explain;
use crate::{Limits, lint, sandbox};
use mlua::Lua;
use std::rc::Rc;

/// Runs a file in a VM of its own, within the limits.
pub(super) fn fenced<R>(file: &str, run: impl FnOnce(&Lua) -> mlua::Result<R>) -> Result<(Lua, R), (u32, String)> {
    let shared = Rc::new(Shared::default());
    shared.limit.set(Limits::STANDARD.steps);
    shared.altogether.set(Limits::STANDARD.altogether);
    shared.steps_a_turn.set(1);
    let told = |error: mlua::Error| {
        let (line, reason) = explain(&error, file);
        let reason = if reason.contains("recursion depth") { lint::TOO_DEEP.to_owned() } else { reason };
        (line, if shared.over_steps.get() { shared.limit_reason() } else { reason })
    };
    let (lua, _) = sandbox::open(&shared, Limits::STANDARD).map_err(told)?;
    lua.set_memory_limit(lua.used_memory() + Limits::STANDARD.memory).map_err(told)?;
    let value = run(&lua).map_err(told)?;
    Ok((lua, value))
}
