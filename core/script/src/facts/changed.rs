//! A fact that a mod changes.

use super::{BY, Fact, Wrong, named, read, some_texts};
use crate::schema::{Key, Schema};
use clade_engine::did_you_mean;
use clade_mods::{LANGUAGES, LONGEST_NAME, LONGEST_TEXT, Wording};
use mlua::{Table, Value};

/// What a fact is after a change: texts keep the languages that the change does not name, unless it says them anew in English; whatever
/// else it names takes the place of what was there.
pub(crate) fn changed(key: &Key, schema: &Schema, old: Option<&Fact>, value: &Value) -> Result<Fact, Wrong> {
    let longest = if key.name == "name" { LONGEST_NAME } else { LONGEST_TEXT };
    match (old, value) {
        (Some(Fact::Says(old)), _) => says(old, value),
        (Some(Fact::Texts(old)), Value::Table(new)) if is_part(new) => Ok(Fact::Texts(old.changed(some_texts(value, longest)?))),
        (Some(Fact::TextsBy(option, old)), Value::Table(new)) if is_part(new) => {
            let mut all = old.clone();
            for pair in new.pairs::<String, Value>() {
                let (name, value) = pair.map_err(|_| "expected names as keys".to_owned())?;
                let Some((_, fact)) = all.iter_mut().find(|(known, _)| *known == name) else {
                    let hint = did_you_mean(&name, old.iter().map(|(known, _)| *known));
                    let what = format!("this text follows the option {option}, and '{}' is no value of it{hint}", name.escape_debug());
                    return Err(Wrong::from(what).at(&name));
                };
                *fact = changed(key, schema, Some(fact), &value).map_err(|wrong| wrong.within(&name))?;
            }
            Ok(Fact::TextsBy(option, all))
        }
        _ => read(key, schema, value),
    }
}

/// Whether a text is there in part only: neither in English nor for each value of an option.
fn is_part(new: &Table) -> bool {
    [LANGUAGES[0], BY].iter().all(|&key| new.get::<Value>(key).is_ok_and(|value| value.is_nil()))
}

/// Some of the words that a card says. What is said under a key that no function of it names would never be heard.
fn says(old: &[(String, Wording)], value: &Value) -> Result<Fact, Wrong> {
    let mut all = old.to_vec();
    let mut one = |(name, value): (String, Value)| -> Result<(), Wrong> {
        let Some((_, text)) = all.iter_mut().find(|(known, _)| *known == name) else {
            let hint = did_you_mean(&name, old.iter().map(|(known, _)| known.as_str()));
            return Err(Wrong::from(format!("the card says nothing under '{name}'{hint}")).at(&name));
        };
        *text = text.changed(some_texts(&value, LONGEST_TEXT).map_err(|wrong| wrong.within(&name))?);
        Ok(())
    };
    let named = named(value, "a text for each key, { key = \"…\" }")?;
    Wrong::all(named.into_iter().map(&mut one))?;
    Ok(Fact::Says(all))
}
