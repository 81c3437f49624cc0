//! Positions as tables: one laid over another, and what two of them differ in.

use toml::{Table, Value};

/// Lays a position over another: tables are joined key by key, everything else takes the place of what was there. An empty
/// table takes the place of the whole one.
pub(crate) fn lay_over(base: &mut Table, over: &Table) {
    for (key, value) in over {
        match (base.get_mut(key), value) {
            (Some(Value::Table(base)), Value::Table(over)) if !over.is_empty() => lay_over(base, over),
            _ => drop(base.insert(key.clone(), value.clone())),
        }
    }
}

/// A position with another one laid over it, both as TOML: tables are joined key by key, everything else takes the place of what was there.
/// The other one may stand under `position`, as in a scenario.
///
/// # Errors
/// Why one of them cannot be read.
pub fn changed(position: &str, over: &str) -> Result<String, toml::de::Error> {
    let (mut base, over): (Table, Table) = (position.parse()?, over.parse()?);
    let inner = over.get("position").and_then(Value::as_table).filter(|_| over.len() == 1 && !base.contains_key("position"));
    lay_over(&mut base, inner.unwrap_or(&over));
    Ok(base.to_string())
}

/// A position as lines of its own, each with its whole key (`red.food = 3`): any of them can be laid over another position.
///
/// # Errors
/// Why it cannot be read.
pub fn lines(position: &str) -> Result<Vec<String>, toml::de::Error> {
    let position: Table = position.parse()?;
    let is_bare = |key: &str| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || "_-".contains(c));
    let word = |key: &str| if is_bare(key) { key.to_owned() } else { Value::from(key).to_string() };
    let line = |(path, value): (Vec<&str>, &Value)| {
        let path: Vec<String> = path.into_iter().map(word).collect();
        let value = if value.is_table() { "{}".to_owned() } else { value.to_string() };
        format!("{} = {value}", path.join("."))
    };
    Ok(leaves(&position).into_iter().map(line).collect())
}

/// The paths and values at the ends of a table: everything that is not itself a table, and empty tables.
pub(crate) fn leaves(table: &Table) -> Vec<(Vec<&str>, &Value)> {
    let mut all = Vec::new();
    for (key, value) in table {
        match value {
            Value::Table(inner) if !inner.is_empty() => {
                all.extend(leaves(inner).into_iter().map(|(mut path, value)| {
                    path.insert(0, key);
                    (path, value)
                }));
            }
            _ => all.push((vec![key.as_str()], value)),
        }
    }
    all
}

/// What stands at a path.
pub(crate) fn get<'a>(table: &'a Table, path: &[&str]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    let value = table.get(*first)?;
    if rest.is_empty() { Some(value) } else { get(value.as_table()?, rest) }
}

/// A table of one value at a path.
pub(crate) fn only(path: &[&str], value: &Value) -> Table {
    let mut value = value.clone();
    for key in path.iter().skip(1).rev() {
        value = Value::Table(Table::from_iter([((*key).to_owned(), value)]));
    }
    Table::from_iter(path.first().map(|key| ((*key).to_owned(), value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Table {
        text.parse().expect("TOML")
    }

    #[test]
    fn positions_are_joined_key_by_key() {
        let mut base = table("a = { x = 1, y = [1, 2] }\nb = { c = 3 }\nd = 1");
        lay_over(&mut base, &table("a = { y = [3] }\nb = {}\ne = 5"));
        assert_eq!(base, table("a = { x = 1, y = [3] }\nb = {}\nd = 1\ne = 5"));
    }

    #[test]
    fn each_line_stands_by_itself() {
        let position = "turn = 3\n[red]\nhand = [\"flight\", \"fat tissue\"]\n[red.\"a b\"]\nfood = 1\n[blue]\n";
        let lines = lines(position).expect("TOML");
        assert_eq!(lines, ["blue = {}", r#"red."a b".food = 1"#, r#"red.hand = ["flight", "fat tissue"]"#, "turn = 3"]);
        for line in &lines {
            assert_eq!(table(&changed(position, line).expect("TOML")), table(position), "{line} changes nothing");
            assert_eq!(changed(position, &format!("position.{line}")), changed(position, line), "as in a scenario");
        }
    }

    #[test]
    fn leaves_have_paths() {
        let base = table("a = { x = 1, y = { z = [] } }\nb = {}");
        let found: Vec<_> = leaves(&base).into_iter().map(|(path, value)| (path.join("."), value.to_string())).collect();
        assert_eq!(found, [("a.x", "1"), ("a.y.z", "[]"), ("b", "{}")].map(|(path, value)| (path.to_owned(), value.to_owned())));
        for (path, value) in leaves(&base) {
            assert_eq!(get(&only(&path, value), &path), get(&base, &path));
        }
    }
}
