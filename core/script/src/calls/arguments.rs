//! The arguments of a call, read by the verb's row.

use super::{Row, Shared};
use crate::explain::{type_of, whole};
use crate::frames::VERB;
use crate::schema::ArgKind;
use crate::wrong_call::{is_nil, no_key, offered_twice, wrong_kind};
use crate::{Args, Card, NOBODY};
use clade_engine::{Kind, Side};
use mlua::{LuaString, Value};

impl Shared {
    /// Reads the arguments of a verb by its row.
    pub(super) fn args(&self, args: &mut Args, row: &Row, owner: Side, card: Kind, values: &[Value]) -> Result<(), String> {
        for (i, (arg, value)) in row.args.iter().zip(values).enumerate() {
            let kind = arg.kind;
            args.ints[i] = match (kind, value) {
                (ArgKind::Int | ArgKind::Thing(_) | ArgKind::Side, value @ (Value::Integer(_) | Value::Number(_))) => {
                    whole(value).ok_or_else(|| wrong_kind(arg, self.things, &number(value)))?
                }
                (ArgKind::Side, Value::Nil) if arg.optional && owner == NOBODY => {
                    return Err(format!("the argument '{}' is missing: nobody owns this card", arg.name));
                }
                (ArgKind::Side, Value::Nil) if arg.optional => i32::from(owner.0),
                (_, Value::Nil) if arg.optional => 0,
                (_, Value::Nil) => return Err(is_nil(&row.name, &row.args, arg)),
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
                (ArgKind::Words, Value::Table(list)) => {
                    for item in list.sequence_values::<Value>() {
                        let Ok(Value::String(word)) = item else { return Err(wrong_kind(arg, self.things, "something else in it")) };
                        let at = self.key(card, ArgKind::Says, &word)?;
                        if args.list.contains(&at) {
                            return Err(offered_twice(&word.to_string_lossy()));
                        }
                        args.list.try_push(at).map_err(|_| format!("a list for this has at most {} items", args.list.capacity()))?;
                    }
                    args.list.len() as i32
                }
                (ArgKind::Says | ArgKind::Memory, Value::String(key)) => self.key(card, kind, key)?,
                (_, value) => return Err(wrong_kind(arg, self.things, type_of(value))),
            };
        }
        Ok(())
    }

    /// The place of a key under the card's `says`, or of a cell under what it remembers.
    fn key(&self, card: Kind, kind: ArgKind, key: &LuaString) -> Result<i32, String> {
        let key = key.to_str().map_err(|_| "expected a word")?;
        let card = self.cards.as_ref().ok_or("no cards")?.get(card);
        let at = match kind {
            ArgKind::Says => card.says.iter().position(|(name, _)| *name == *key),
            _ => card.remembers.iter().position(|(name, _)| *name == *key),
        };
        Ok(at.ok_or_else(|| no_such_key(card, kind, &key))? as i32)
    }
}

impl Args {
    /// 24 bits that distinguish two calls of the same verb; never 0, which stands for hidden arguments.
    pub(super) fn hash(&self) -> u32 {
        let mix = |h: u32, v: i32| (h ^ v as u32).wrapping_mul(0x9E37_79B1).rotate_left(13);
        let hash = self.ints.iter().chain(&self.list).fold(self.list.len() as u32, |h, &v| mix(h, v));
        (hash ^ hash >> 24) & !VERB | 1
    }
}

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

fn no_such_key(card: &Card, kind: ArgKind, key: &str) -> String {
    let says = card.says.iter().map(|(name, _)| name.as_str());
    let remembers = card.remembers.iter().map(|(name, _)| name.as_str());
    let valid: Vec<&str> = if kind == ArgKind::Says { says.collect() } else { remembers.collect() };
    no_key(kind, key, valid)
}
