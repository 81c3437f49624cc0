//! `changes.toml`: what a mod changes of cards that are there before it, without writing them again. A table for each card, named by its
//! id, with the facts that differ.

use super::changed::{Changed, Changes};
use super::{Card, find};
use crate::facts::{Fact, Wrong, changed};
use crate::lint::Places;
use crate::schema::{FactKind, Form, Key, Schema};
use clade_engine::{FileFault, Place, Section, Small as _, did_you_mean, one_line};
use clade_mods::{CHANGES, ModFolder, is_id};
use mlua::{Lua, LuaOptions, StdLib, Value};
use std::sync::Arc;
use toml::de::{DeTable, DeValue};

/// Facts to which the functions of a card are bound: whoever changes these writes the card anew.
const FIXED: [&str; 5] = ["id", Key::KIND, "reads", "remembers", "order"];

/// A file that is read: its places, and what its tables are in Lua.
struct Reading {
    schema: &'static Schema,
    changes: Arc<Changes>,
    lua: Lua,
    of_mod: String,
    /// The pictures that the mod brings.
    pictures: Vec<String>,
    wrong: Vec<FileFault>,
}

/// Changes cards as a mod says. Gives all that is wrong.
pub(super) fn change(schema: &'static Schema, mods: &[ModFolder], folder: &ModFolder, cards: &mut [Card]) -> Vec<FileFault> {
    let toml = match folder.toml(CHANGES) {
        None => return Vec::new(),
        Some(Ok(toml)) => toml,
        Some(Err(wrong)) => return wrong,
    };
    let changes = Arc::new(Changes { file: folder.path(CHANGES), places: Places::of_toml(&toml) });
    let lua = match Lua::new_with(StdLib::NONE, LuaOptions::default()) {
        Ok(lua) => lua,
        Err(error) => return vec![toml.fault(None, &error.to_string())],
    };
    let mut reading = Reading {
        schema,
        changes,
        lua,
        of_mod: folder.id().unwrap_or_default(),
        pictures: folder.pictures().map(|(name, ..)| name.to_owned()).collect(),
        wrong: Vec::new(),
    };
    let is_in = |of_mod: &str| mods.iter().any(|folder| folder.id().as_deref() == Some(of_mod));
    for (key, value) in toml.table() {
        let id = key.get_ref().as_ref();
        match (find(cards, "", id), value.get_ref()) {
            (Some(kind), DeValue::Table(facts)) => reading.card(id, &mut cards[kind.ix()], facts),
            (Some(_), _) => reading.tell(&[id], "expected the facts that differ, as a table: [card], then key = value"),
            // A set of cards that is not in play: what is changed of it waits until it is.
            (None, DeValue::Table(_))
                if id.split_once(':').is_some_and(|(of_mod, card)| is_id(of_mod) && is_id(card) && !is_in(of_mod)) => {}
            (None, _) => {
                let word = one_line(id);
                let known = cards.iter().map(|card| if id.contains(':') { card.id.as_str() } else { card.short_id() });
                let same = cards.iter().filter(|card| card.short_id() == id).map(|card| format!("\"{}\"", card.id)).collect::<Vec<_>>();
                let what = match same[..] {
                    [] => format!("there is no card '{word}'{}", did_you_mean(id, known)),
                    _ => format!("several mods have a card '{word}': write one of {}", same.join(", ")),
                };
                reading.tell(&[id], &what);
            }
        }
    }
    reading.wrong
}

impl Reading {
    /// A fault at the value of a key.
    fn tell(&mut self, way: &[&str], what: &str) {
        self.tell_at(self.changes.places.find(way).map(|at| at.value), what);
    }

    /// The same at its name.
    fn tell_key(&mut self, way: &[&str], what: &str) {
        self.tell_at(self.changes.places.find(way).map(|at| at.key), what);
    }

    fn tell_at(&mut self, place: Option<Place>, what: &str) {
        let fault = FileFault::new(&self.changes.file, place.unwrap_or_else(|| 1.into()), &in_toml(what)).see(Section::Facts);
        self.wrong.push(fault);
    }

    /// Changes a card.
    fn card(&mut self, id: &str, card: &mut Card, facts: &DeTable<'_>) {
        for (name, value) in facts {
            let name = name.get_ref().as_ref();
            let Some(key) = known(card.form, name) else {
                self.tell_key(&[id, name], &no_key(card.form, name));
                continue;
            };
            if FIXED.contains(&key.name) {
                let of_mod = &card.id[..card.of_mod];
                let what = format!(
                    "{name}: the functions of a card are written for what it says here; to change it, write the whole card, \
                     with overrides = \"{of_mod}\" in mod.toml"
                );
                self.tell_key(&[id, name], &what);
                continue;
            }
            let value = self.value(key, value.get_ref());
            match value.and_then(|value| changed(key, self.schema, card.facts.get(key.name), &value)) {
                Ok(fact) => {
                    card.change(key, fact, Changed { by: self.changes.clone(), card: id.to_owned() });
                    if key.kind == FactKind::Icon {
                        let pictures = self.pictures.iter().map(String::as_str).collect();
                        card.take_picture(&self.of_mod, &pictures);
                    }
                }
                Err(Wrong(all)) => all.iter().for_each(|(way, what)| {
                    let way: Vec<&str> = [id, name].into_iter().chain(way.iter().map(String::as_str)).collect();
                    self.tell(&way, &format!("{name}: {what}"));
                }),
            }
        }
    }

    /// A value as a card would write it.
    fn value(&self, key: &Key, value: &DeValue<'_>) -> Result<Value, Wrong> {
        let lua = |error: mlua::Error| Wrong::from(error.to_string());
        Ok(match value {
            DeValue::String(text) => Value::String(self.lua.create_string(text.as_bytes()).map_err(lua)?),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Value::Number(number as f64),
                Err(_) => return Err("this number is too great".into()),
            },
            DeValue::Float(number) => Value::Number(number.as_str().parse().map_err(|_| Wrong::from("this is no number"))?),
            DeValue::Boolean(yes) => Value::Boolean(*yes),
            DeValue::Datetime(_) => return Err("expected a number, a text, a list or a table, found a date".into()),
            DeValue::Array(items) => {
                let items = items.iter().map(|item| self.value(key, item.get_ref())).collect::<Result<Vec<_>, _>>()?;
                Value::Table(self.lua.create_sequence_from(items).map_err(lua)?)
            }
            DeValue::Table(table) => {
                let made = self.lua.create_table().map_err(lua)?;
                for (name, value) in table {
                    let name = name.get_ref().as_ref();
                    let value = self.value(key, value.get_ref())?;
                    match name.parse::<u8>() {
                        Ok(seats) if key.kind == FactKind::PerSeats => made.raw_set(seats, value).map_err(lua)?,
                        _ => made.raw_set(name, value).map_err(lua)?,
                    }
                }
                Value::Table(made)
            }
        })
    }
}

impl Card {
    /// Puts in a fact that a mod changes. A rule that is another one makes another game; a text does not.
    fn change(&mut self, key: &'static Key, fact: Fact, by: Changed) {
        if let Fact::Says(says) = &fact {
            self.says.clone_from(says);
        }
        if key.is_rule() && self.facts.get(key.name) != Some(&fact) {
            self.behaviour += &format!("\n{} = {fact:?}", key.name);
        }
        self.facts.insert(key.name, fact);
        self.changes.insert(key.name, by);
    }
}

/// The key of this name.
fn known(form: Form, name: &str) -> Option<&'static Key> {
    form.keys().find(|key| key.name == name)
}

/// Why a card has no fact of this name that could be changed.
fn no_key(form: Form, name: &str) -> String {
    if form.hooks().any(|(_, hook)| hook.name == name) {
        return format!("{name}: a function is changed in a card that is written anew, not here");
    }
    format!("unknown key '{}'{}", one_line(name), did_you_mean(name, form.keys().map(|key| key.name)))
}

/// What is expected in a card, as one writes it in TOML.
fn in_toml(what: &str) -> String {
    what.replace("{ a, b }", "[a, b]").replace("{ [3] = 1, [4] = 2 }", "{ 3 = 1, 4 = 2 }")
}
