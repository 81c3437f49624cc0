//! Where the keys of a card stand in its file.

use super::names::key_of;
use super::{line_of, place_of};
use clade_engine::Place;
use clade_mods::Toml;
use full_moon::ast::{Ast, Expression, Field, LastStmt, TableConstructor};
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

/// Where a key of a card stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeyPlace {
    /// Its name.
    pub(crate) key: Place,
    /// Its value.
    pub(crate) value: Place,
}

/// Where the keys of a card stand, each by its way through the tables: `says`, `two`, `ru`; items of a list by their number from 1.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places(BTreeMap<Vec<String>, KeyPlace>);

/// How deep tables are looked into: `text`, a value of an option, a value of another, a language.
const DEEPEST: usize = 4;

impl Places {
    /// The places of all keys in the table that the file returns.
    pub(crate) fn of(ast: &Ast) -> Self {
        let mut places = Self::default();
        if let Some(LastStmt::Return(returned)) = ast.nodes().last_stmt()
            && let Some(Expression::TableConstructor(table)) = returned.returns().iter().next()
        {
            places.read(&mut Vec::new(), table);
        }
        places
    }

    fn read(&mut self, way: &mut Vec<String>, table: &TableConstructor) {
        let mut items = 0;
        for field in table.fields() {
            let (name, key, value) = match (field, key_of(field)) {
                (Field::NameKey { key, .. }, Some((name, value))) => (name, place_of(key), value),
                (Field::ExpressionKey { key, .. }, Some((name, value))) => (name, place_of(key), value),
                (Field::ExpressionKey { key, value, .. }, None) => (key.to_string(), place_of(key), &**value),
                (Field::NoKey(value), _) => {
                    items += 1;
                    (items.to_string(), place_of(value), value)
                }
                _ => continue,
            };
            way.push(name);
            // Of two with one name, Lua takes the last.
            self.0.insert(way.clone(), KeyPlace { key, value: place_of(value) });
            if let Expression::TableConstructor(inner) = value
                && way.len() < DEEPEST
            {
                self.read(way, inner);
            }
            way.pop();
        }
    }

    /// The same of a file of tables.
    pub(crate) fn of_toml(toml: &Toml<'_>) -> Self {
        let mut places = Self::default();
        places.read_toml(&mut Vec::new(), toml, toml.table());
        places
    }

    fn read_toml(&mut self, way: &mut Vec<String>, toml: &Toml<'_>, table: &DeTable<'_>) {
        for (key, value) in table {
            way.push(key.get_ref().to_string());
            self.0.insert(way.clone(), KeyPlace { key: toml.place(key.span()), value: toml.place(value.span()) });
            match value.get_ref() {
                DeValue::Table(inner) => self.read_toml(way, toml, inner),
                DeValue::Array(items) => {
                    for (nth, item) in (1..).zip(items.iter()) {
                        let place = toml.place(item.span());
                        let way = way.iter().cloned().chain([nth.to_string()]).collect();
                        self.0.insert(way, KeyPlace { key: place, value: place });
                    }
                }
                _ => {}
            }
            way.pop();
        }
    }

    /// The place of a key, of the nearest one around it if it is not written out.
    pub(crate) fn find(&self, way: &[&str]) -> Option<KeyPlace> {
        let way: Vec<String> = way.iter().map(|&key| key.to_owned()).collect();
        (1..=way.len()).rev().find_map(|len| self.0.get(&way[..len])).copied()
    }
}

/// The line of the word that returns the file's table.
pub(crate) fn line_of_table(ast: &Ast) -> u32 {
    match ast.nodes().last_stmt() {
        Some(LastStmt::Return(returned)) => line_of(returned.token()) as u32,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_by_their_way() {
        let source = "return {\n  id = 'c',\n  says = { one = { en = 'a', ru = 2 }, [\"two\"] = 'b' },\n  needs = { 'x', 'yy' }, copies = { [3] = 1 },\n}";
        let places = Places::of(&full_moon::parse(source).expect("Lua"));
        let at =
            |way: &[&str]| places.find(way).map(|at| (at.key.to_string(), at.value.to_string(), at.value.letters.and_then(|(_, to)| to)));
        let found = |key: &str, value: &str, to: u32| Some((key.to_owned(), value.to_owned(), Some(to)));
        assert_eq!(at(&["id"]), found("2:3", "2:8", 11));
        assert_eq!(at(&["says", "one", "ru"]), found("3:30", "3:35", 36));
        assert_eq!(at(&["says", "one", "pl"]), at(&["says", "one"]), "what is missing is missing there");
        assert_eq!(at(&["says", "two"]), found("3:41", "3:50", 53));
        assert_eq!(at(&["needs", "2"]), found("4:18", "4:18", 22));
        assert_eq!(at(&["copies", "3"]), found("4:38", "4:43", 44));
        assert_eq!(at(&["nothing"]), None);
    }
}
