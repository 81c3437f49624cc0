//! Errors of the VM in a modder's words: the line in the card's file and the reason.

use clade_engine::spelt_out;
use mlua::Value;

/// A whole number; a text is not one.
pub(crate) fn whole(value: &Value) -> Option<i32> {
    match value {
        Value::Integer(n) => i32::try_from(*n).ok(),
        Value::Number(n) if f64::from(*n as i32) == *n => Some(*n as i32),
        _ => None,
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

/// What Luau says when it is out of memory; the last two where a stack cannot grow. "error in error handling" is what is left
/// when there is no memory to report a fault.
const NO_MEMORY: [&str; 3] = ["not enough memory", "too many results to unpack", "string slice too long"];
/// What stands for the trace of an error if there was no memory for it: the error is a different one, but its line is unknown.
const NO_TRACE: &str = "<traceback unavailable>";

pub(crate) fn is_memory(error: &mlua::Error) -> bool {
    match error {
        mlua::Error::MemoryError(_) => true,
        mlua::Error::CallbackError { traceback, cause } => traceback == NO_TRACE || is_memory(cause),
        mlua::Error::RuntimeError(text) => text == "error in error handling" || NO_MEMORY.iter().any(|words| text.contains(words)),
        _ => false,
    }
}

/// The line in the card's file and the reason, out of an error of the VM.
pub(crate) fn explain(error: &mlua::Error, file: &str) -> (u32, String) {
    let mut cause = error;
    let mut trace = None;
    while let mlua::Error::CallbackError { cause: inner, traceback } = cause {
        trace = trace.or_else(|| line_in(traceback, file));
        cause = inner;
    }
    let text = match cause {
        mlua::Error::RuntimeError(text) => text.clone(),
        other => other.to_string(),
    };
    // What the script itself wrote comes first, the trace of its calls last.
    let (message, traced) = text.rsplit_once("stack traceback:").unwrap_or((&text, ""));
    let line = trace.or_else(|| line_in(traced, file)).or_else(|| line_in(message, file)).unwrap_or(0);
    let message = message.lines().next().unwrap_or_default();
    let message = message.strip_prefix("runtime error: ").unwrap_or(message);
    let rest = message.strip_prefix(file).and_then(|rest| rest.strip_prefix(':')).and_then(|rest| rest.split_once(": "));
    let reason = match rest {
        Some((line, rest)) if line.bytes().all(|b| b.is_ascii_digit()) => rest,
        _ => message,
    };
    (line, spelt_out(plainly(reason)))
}

/// What the VM says, in a modder's words.
fn plainly(reason: &str) -> &str {
    match reason {
        "attempt to yield across metamethod/C-call boundary" => "a question cannot be asked inside a sort: ask before it",
        _ => match reason.strip_prefix("prelude:").and_then(|rest| rest.split_once(": ")) {
            Some((_, "invalid order function for sorting")) => "the order function of this sort contradicts itself",
            Some((line, rest)) if line.bytes().all(|b| b.is_ascii_digit()) => rest,
            _ => reason,
        },
    }
}

/// The first line of this file that a text names.
fn line_in(text: &str, file: &str) -> Option<u32> {
    text.match_indices(file).find_map(|(at, _)| {
        let rest = text[at + file.len()..].strip_prefix(':')?;
        rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
    })
}
