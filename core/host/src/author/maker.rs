//! A card made from choices: when, on what condition, whom, what, and some numbers. What there is to choose, and the piece of Lua that each
//! choice becomes, is data of the game; what comes of it is a mod like any other, to go on with.

use clade_engine::Module;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The choices of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Maker {
    /// What the card is called: `gene`.
    pub kind: String,
    class: String,
    facts: String,
    deck: Option<String>,
    number: Vec<Number>,
    when: Vec<Piece>,
    check: Vec<Piece>,
    whom: Vec<Piece>,
    what: Vec<Piece>,
}

/// A number to choose.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Number {
    /// Its key.
    pub key: String,
    /// The least.
    pub low: i32,
    /// The greatest.
    pub high: i32,
    /// What it is before anybody chose.
    pub usual: i32,
    /// What it is called.
    pub says: Said,
}

/// A choice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Its word.
    pub word: String,
    /// What the choices before it must give.
    #[serde(default)]
    needs: BTreeSet<String>,
    /// What it gives to the choices after it.
    #[serde(default)]
    gives: BTreeSet<String>,
    /// How the function begins.
    #[serde(default)]
    head: String,
    /// A condition of the moment itself.
    #[serde(default)]
    only: String,
    /// A loop around what happens.
    #[serde(default)]
    each: String,
    #[serde(default)]
    lua: String,
    /// The words of its question or objection.
    #[serde(default)]
    words: String,
    says: Said,
    label: Option<Said>,
}

/// A text in each language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    en: String,
    ru: String,
    pl: String,
}

/// What somebody chose: a card to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// What it is called.
    pub name: String,
    /// One of each list, by word: when, on what condition, whom, what.
    pub words: [String; 4],
    /// The numbers, by key.
    pub numbers: BTreeMap<String, i32>,
}

impl Said {
    /// The text in a language.
    pub fn said(&self, language: &str) -> &str {
        match language {
            "ru" => &self.ru,
            "pl" => &self.pl,
            _ => &self.en,
        }
    }
}

impl Piece {
    /// What the choice is called in a list.
    pub fn label(&self, language: &str) -> &str {
        self.label.as_ref().unwrap_or(&self.says).said(language)
    }
}

impl Maker {
    /// The choices of a game, if it has any.
    pub fn of(module: &dyn Module) -> Option<Self> {
        toml::from_str(module.authoring()?.maker).ok()
    }

    /// The numbers to choose.
    pub fn numbers(&self) -> &[Number] {
        &self.number
    }

    fn lists(&self) -> [&[Piece]; 4] {
        [&self.when, &self.check, &self.whom, &self.what]
    }

    /// What can be chosen from each list after the choices before it.
    pub fn open(&self, chosen: &Chosen) -> [Vec<&Piece>; 4] {
        let lists = self.lists();
        let given =
            |at: usize| lists[at].iter().find(|piece| piece.word == chosen.words[at]).map(|piece| piece.gives.clone()).unwrap_or_default();
        let moment = given(0);
        let both = &moment | &given(2);
        let fits = |list: &'_ [Piece], given: &BTreeSet<String>| -> Vec<usize> {
            (0..list.len()).filter(|&at| list[at].needs.is_subset(given)).collect()
        };
        let pick = |at: usize, given: &BTreeSet<String>| fits(lists[at], given).into_iter().map(|one| &lists[at][one]).collect();
        [self.when.iter().collect(), pick(1, &moment), pick(2, &moment), pick(3, &both)]
    }

    /// A choice to begin with.
    pub fn first(&self) -> Chosen {
        let numbers = self.number.iter().map(|number| (number.key.clone(), number.usual)).collect();
        let mut chosen = Chosen { name: String::new(), words: Default::default(), numbers };
        self.mend(&mut chosen);
        chosen
    }

    /// Takes the first that fits wherever a choice does not fit those before it.
    pub fn mend(&self, chosen: &mut Chosen) {
        for at in 0..4 {
            let open = self.open(chosen);
            if !open[at].iter().any(|piece| piece.word == chosen.words[at]) {
                chosen.words[at] = open[at].first().map(|piece| piece.word.clone()).unwrap_or_default();
            }
        }
    }

    fn picked(&self, chosen: &Chosen) -> Option<[&Piece; 4]> {
        let open = self.open(chosen);
        let one = |at: usize| open[at].iter().copied().find(|piece| piece.word == chosen.words[at]);
        Some([one(0)?, one(1)?, one(2)?, one(3)?])
    }

    /// What the card says in a language.
    pub fn text(&self, chosen: &Chosen, language: &str) -> String {
        let Some([when, check, whom, what]) = self.picked(chosen) else { return String::new() };
        let [when, check, whom, what] = [when, check, whom, what].map(|piece| piece.says.said(language));
        filled(&format!("{when}{check} — {whom}: {what}."), &self.numbers_of(chosen))
    }

    fn numbers_of(&self, chosen: &Chosen) -> Vec<(String, String)> {
        let number = |number: &Number| {
            let value = chosen.numbers.get(&number.key).copied().unwrap_or(number.usual).clamp(number.low, number.high);
            (number.key.clone(), value.to_string())
        };
        self.number.iter().map(number).collect()
    }

    /// The id that a name gives: small letters, digits and `_`.
    pub fn id(&self, chosen: &Chosen) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
        let id: String = chosen.name.chars().take(32).map(plain).collect();
        let words: Vec<&str> = id.split('_').filter(|word| !word.is_empty()).collect();
        if words.is_empty() { format!("my_{}", self.kind) } else { words.join("_") }
    }

    /// The files of the mod. None for choices that do not fit together.
    pub fn files(&self, chosen: &Chosen, game: &str) -> Option<Vec<(String, String)>> {
        let (id, numbers) = (self.id(chosen), self.numbers_of(chosen));
        let name = if chosen.name.trim().is_empty() { id.replace('_', " ") } else { chosen.name.trim().to_owned() };
        let head = format!("id = \"{id}\"\ngame = \"{game}\"\nversion = \"0.1\"\nname = {}\n", quoted(&name));
        let mut files = vec![("mod.toml".to_owned(), head), (format!("{id}.lua"), self.lua(chosen, &id, &name)?)];
        if let Some(deck) = &self.deck {
            let numbers: Vec<_> = numbers.into_iter().chain([("id".to_owned(), id)]).collect();
            files.push(("deck.toml".to_owned(), filled(deck, &numbers)));
        }
        files.sort();
        Some(files)
    }

    /// The card.
    fn lua(&self, chosen: &Chosen, id: &str, name: &str) -> Option<String> {
        let picked @ [when, check, whom, what] = self.picked(chosen)?;
        let numbers = self.numbers_of(chosen);
        let texts = ["en", "ru", "pl"].map(|language| format!("        {language} = {},\n", quoted(&self.text(chosen, language)))).concat();
        let words: Vec<&str> = picked.iter().map(|piece| piece.words.as_str()).filter(|words| !words.is_empty()).collect();
        let says = if words.is_empty() { String::new() } else { format!("    says = {{ {} }},\n", words.join(", ")) };
        let does = filled(&what.lua.replace("{whom}", &whom.lua), &numbers);
        let function = if when.head.is_empty() {
            indented(&does, 1)
        } else {
            let conditions: Vec<&str> = [when.only.as_str(), check.lua.as_str()].into_iter().filter(|one| !one.is_empty()).collect();
            let mut body = match whom.each.as_str() {
                "" => does,
                each => format!("{each}\n{}end", indented(&does, 1)),
            };
            if !conditions.is_empty() {
                body = format!("if {} then\n{}end", conditions.join(" and "), indented(&body, 1));
            }
            format!("    {}\n{}    end,\n", when.head, indented(&body, 2))
        };
        Some(format!(
            "-- Made from choices; go on from here. `clade mod guide` says how cards are written.\n---@type {}\nreturn {{\n    id = \"{id}\",\n    \
             name = {},\n    text = {{\n{texts}    }},\n{says}    source = \"own\",\n    {}\n\n{function}}}\n",
            self.class,
            quoted(name),
            filled(&self.facts, &numbers),
        ))
    }
}

/// A text with its placeholders filled.
fn filled(text: &str, with: &[(String, String)]) -> String {
    with.iter().fold(text.to_owned(), |text, (key, value)| text.replace(&format!("{{{key}}}"), value))
}

/// Lines that much further in.
fn indented(lines: &str, steps: usize) -> String {
    lines.lines().map(|line| format!("{}{line}\n", "    ".repeat(steps))).collect()
}

/// A text as Lua and TOML write it.
fn quoted(text: &str) -> String {
    let plain: String = text.chars().filter(|c| !c.is_control()).collect();
    format!("\"{}\"", plain.replace('\\', "\\\\").replace('"', "\\\""))
}
