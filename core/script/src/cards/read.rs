//! One card file: it is run once, and everything it returns is checked.

use super::Card;
use super::fenced::fenced;
use super::helpers::{Helpers, Opened};
use crate::code::{chunk, compiler};
use crate::explain::type_of;
use crate::facts::{self, Fact, Facts};
use crate::lint;
use crate::lint::{KeyPlace, Options, Places};
use crate::schema::{FactKind, Form, Key, MOST_FACTS, Schema};
use clade_engine::{FileFault, Place, Section, did_you_mean, nearest};
use clade_mods::is_id;
use mlua::{Lua, Table, Value};
use std::collections::BTreeMap;

/// What is wrong with a file.
struct Faults<'a> {
    file: &'a str,
    places: Places,
    found: Vec<FileFault>,
}

impl Faults<'_> {
    fn tell(&mut self, place: impl Into<Place>, see: Section, what: &str) {
        self.found.push(FileFault::new(self.file, place, what).see(see));
    }

    /// At the name of a key.
    fn at_key(&mut self, key: &str, see: Section, what: &str) {
        let place = self.places.find(&[key]).map_or(Place::from(1), |KeyPlace { key, .. }| key);
        self.tell(place, see, what);
    }

    /// At the value of a key, or in it.
    fn at_value(&mut self, way: &[&str], see: Section, what: &str) {
        let place = self.places.find(way).map_or(Place::from(1), |KeyPlace { value, .. }| value);
        self.tell(place, see, what);
    }
}

/// What the cards of a mod are read with.
pub(super) struct Reader<'a> {
    pub(super) schema: &'static Schema,
    /// The mod in which they get their ids.
    pub(super) of_mod: &'a str,
    pub(super) helpers: &'a Helpers,
    /// The values of the options that the mod adds.
    pub(super) options: &'a Options,
    /// Whether names and verbs are checked.
    pub(super) names: bool,
}

impl Reader<'_> {
    /// Runs a card file once and checks everything it returns.
    pub(super) fn card(&self, file: &str, source: &str, defines: impl FnMut(usize)) -> Result<Card, Vec<FileFault>> {
        read_card(self, file, source, defines)
    }
}

fn read_card(reader: &Reader<'_>, file: &str, source: &str, mut defines: impl FnMut(usize)) -> Result<Card, Vec<FileFault>> {
    let &Reader { schema, of_mod, helpers, options, names } = reader;
    let code = lint::lint(source, options).map_err(|found| found.into_iter().map(|finding| finding.told(file)).collect::<Vec<_>>())?;
    let mut wrong = Faults { file, places: Places::of(&code.ast), found: Vec::new() };
    let table_line = lint::line_of_table(&code.ast);
    let one = |place: u32, what: &str| vec![FileFault::new(file, place, what).see(Section::Language)];
    let mut has_functions = false;
    let helpers = helpers.wanted(&code.required, file)?;
    let run = |lua: &Lua| chunk(lua, file, &code.source).call::<Value>(Opened::default().all(lua, &helpers)?);
    let (_lua, value) = fenced(file, run).map_err(|(line, what)| one(line, &what))?;
    let Value::Table(table) = value else {
        return Err(one(1, &format!("a card file returns one table, not {}", type_of(&value))));
    };
    let fields = fields(&table).map_err(|what| one(table_line, &what))?;
    let form = match schema.form_of(kind_of(&fields).as_deref()) {
        Ok(form) => form,
        Err(what) => {
            wrong.at_value(&[Key::KIND], Section::Facts, &what);
            return Err(wrong.found);
        }
    };
    let mut facts = Facts::new();
    for (name, value) in &fields {
        if let Some((number, hook)) = form.hooks().find(|(_, hook)| hook.name == name) {
            if value.is_function() {
                has_functions = true;
                defines(number);
            } else {
                let see = if hook.kind.is_rule() { Section::RuleHooks } else { Section::Effects };
                wrong.at_value(&[name], see, &format!("{name}: expected a function, found {}", type_of(value)));
            }
        } else if let Some(key) = form.keys().find(|key| key.name == name) {
            match facts::read(key, schema, value) {
                Ok(fact) => drop(facts.insert(key.name, fact)),
                Err(facts::Wrong(all)) => all.iter().for_each(|(way, what)| {
                    let way: Vec<&str> = std::iter::once(name.as_str()).chain(way.iter().map(String::as_str)).collect();
                    wrong.at_value(&way, Section::Facts, &format!("{name}: {what}"));
                }),
            }
        } else {
            // A function under an unknown name was meant to be one of those that the game calls.
            let see = if value.is_function() { Section::Effects } else { Section::Facts };
            wrong.at_key(name, see, &unknown_key(form, name, value.is_function()));
        }
    }
    if let Some(what) = missing_keys(form, &fields, &wrong.places) {
        wrong.tell(table_line, Section::Facts, &what);
    }
    let id = word(&facts, "id");
    if facts.contains_key("id") && !is_id(&id) {
        wrong.at_value(&["id"], Section::Facts, &format!("id: '{id}' may have only a–z, 0–9 and _"));
    }
    let reads = reads(schema, &facts);
    let most = MOST_FACTS - schema.hooks.iter().map(|hook| hook.args.len()).max().unwrap_or(0).min(MOST_FACTS);
    if reads.len() > most {
        wrong.at_value(&["reads"], Section::Facts, &format!("reads: a card reads at most {most} counts"));
    }
    let says = match facts.get("says") {
        Some(Fact::Says(says)) => says.clone(),
        _ => Vec::new(),
    };
    let remembers = match facts.get("remembers") {
        Some(Fact::Memory(cells)) => cells.clone(),
        _ => Vec::new(),
    };
    // With a wrong `says` every word that is looked up there would be wrong, too.
    let is_meant = |name: &str, key: &str| name == key || !form.has(name) && nearest(name, [key]).is_some();
    let readable = |key: &str| facts.contains_key(key) || !fields.iter().any(|(name, _)| is_meant(name, key));
    let mut logs = Vec::new();
    if names && readable("says") && readable("remembers") {
        let words_under_reads = reads.iter().map(|&read| schema.reads[usize::from(read)].name).collect();
        let says = Some(says.iter().map(|(name, _)| name.as_str()).collect());
        let remembers = Some(remembers.iter().map(|(name, _)| name.as_str()).collect());
        let found;
        (found, logs) = lint::check_names(&code.ast, &lint::Vocabulary { form, says, remembers, reads: words_under_reads });
        wrong.found.extend(found.into_iter().map(|finding| finding.told(file)));
    }
    let Faults { places, mut found, .. } = wrong;
    if !found.is_empty() {
        found.sort_by_key(|fault| fault.place);
        return Err(found);
    }
    let order_free = word(&facts, "order") == "free";
    let bytecode = compiler().compile(&code.source).map_err(|e| one(1, &e.to_string()))?;
    Ok(Card {
        id: format!("{of_mod}:{id}"),
        of_mod: of_mod.len(),
        message: format!("card-{of_mod}-{id}"),
        file: file.to_owned(),
        facts,
        says,
        remembers,
        reads,
        order_free,
        form,
        has_functions,
        places,
        behaviour: helpers.iter().fold(lint::behaviour(&code.ast, form, &logs), |all, helper| all + "\n" + &helper.behaviour),
        changes: BTreeMap::new(),
        logs: logs.first().map(|log| log.place),
        bytecode,
        steps_a_turn: helpers.iter().fold(code.steps_a_turn, |most, helper| most.max(helper.steps_a_turn)),
        helpers,
    })
}

/// The fields of a card's table.
fn fields(table: &Table) -> Result<Vec<(String, Value)>, String> {
    let mut fields: Vec<(String, Value)> = Vec::new();
    for pair in table.pairs::<Value, Value>() {
        let (key, value) = pair.map_err(|e| e.to_string())?;
        match key.as_string().and_then(|k| k.to_str().ok().map(|k| k.to_owned())) {
            Some(key) => fields.push((key, value)),
            None => return Err("a card's keys are words".to_owned()),
        }
    }
    fields.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(fields)
}

/// What a card says under `kind`, if that is a text.
fn kind_of(fields: &[(String, Value)]) -> Option<String> {
    let (_, value) = fields.iter().find(|(name, _)| name == Key::KIND)?;
    value.as_string().and_then(|word| Some(word.to_str().ok()?.to_owned()))
}

/// A key that the card's sort does not have. If another sort has it, the card probably forgot to name that.
fn unknown_key(form: Form, name: &str, is_function: bool) -> String {
    match form.schema.forms().find(|other| other.has(name)) {
        Some(other) => {
            let kind = other.sort.map_or_else(String::new, |sort| format!(", which says kind = \"{}\"", sort.word));
            format!("{name}: a key of {}{kind}; this is {}", other.a_card(), form.a_card())
        }
        None => {
            // `on_moved` and `onMove` are how other programs call what is called `moved` here.
            let bare = name.strip_prefix("on").or_else(|| name.strip_prefix("after_")).unwrap_or(name).trim_start_matches('_');
            let known = form.names().find(|known| bare.eq_ignore_ascii_case(known));
            let near = known.map_or_else(|| did_you_mean(name, form.names()), |known| did_you_mean(known, [known]));
            let functions = || form.schema.hooks.iter().map(|hook| hook.name).collect::<Vec<_>>().join(", ");
            match near.as_str() {
                "" if is_function => format!("unknown key '{name}'; functions of cards are {}", functions()),
                near => format!("unknown key '{name}'{near}"),
            }
        }
    }
}

/// The required keys that are missing, if any; not one that is written with no value, nor one that an unknown key was meant to be: that
/// is another fault.
fn missing_keys(form: Form, fields: &[(String, Value)], places: &Places) -> Option<String> {
    let is_meant = |name: &str, key: &Key| !form.has(name) && nearest(name, [key.name]).is_some();
    let is_there = |key: &Key| places.find(&[key.name]).is_some() || fields.iter().any(|(name, _)| name == key.name || is_meant(name, key));
    let missing: Vec<&Key> = form.keys().filter(|key| key.required && !is_there(key)).collect();
    match missing[..] {
        [] => None,
        [key] => {
            let words = match key.kind {
                FactKind::Word(words) => format!(" One of: {}.", words.join(", ")),
                _ => String::new(),
            };
            Some(format!("the key '{}' is missing: {}{words}", key.name, key.doc))
        }
        _ => {
            let keys: Vec<String> = missing.iter().map(|key| format!("'{}'", key.name)).collect();
            Some(format!("the keys {} are missing", keys.join(", ")))
        }
    }
}

/// A word among the facts; empty, if there is none.
fn word(facts: &Facts, key: &str) -> String {
    match facts.get(key) {
        Some(Fact::Word(word)) => word.clone(),
        _ => String::new(),
    }
}

/// The counts that a card wants, by index.
fn reads(schema: &Schema, facts: &Facts) -> Vec<u8> {
    let Some(Fact::Words(words)) = facts.get("reads") else { return Vec::new() };
    (0u8..).zip(schema.reads).filter(|(_, read)| words.iter().any(|w| w == read.name)).map(|(i, _)| i).collect()
}
