//! Names that are not locals: the globals that cards have, and what to do instead of naming others.

use super::{Names, text};
use crate::language::{ALL, FREE, LIBRARIES};
use crate::lint::file::REQUIRE;
use crate::lint::options::OPTION;
use crate::schema::Thing;
use clade_engine::did_you_mean;
use full_moon::ast::{Index, Suffix};
use full_moon::tokenizer::TokenReference;

impl Names<'_> {
    /// A name that is read: a local, or one of the globals that cards have.
    pub(super) fn read(&mut self, name: &TokenReference, first: Option<&Suffix>) {
        let word = text(name);
        if self.meaning(&word).is_some()
            || (word == REQUIRE && self.inside.is_empty())
            || (word == OPTION && matches!(first, Some(Suffix::Call(_))))
        {
            return;
        }
        if let Some((library, there)) = LIBRARIES.iter().find(|(library, _)| *library == word) {
            if let Some(Suffix::Index(Index::Dot { name: member, .. })) = first
                && !there.contains(&text(member).as_str())
            {
                let what = format!("cards have no {library}.{}: {}", text(member), instead_of_member(library, &text(member), there));
                self.told(member, &what);
            }
        } else if let Some(thing) = self.words.form.schema.named_things().find(|thing| thing.kind() == word) {
            if let Some(Suffix::Index(Index::Dot { name: member, .. })) = first {
                let member_text = text(member);
                let known: Vec<String> = thing.members().collect();
                if member_text != ALL && !known.contains(&member_text) {
                    let hint = did_you_mean(&member_text, known.iter().map(String::as_str));
                    self.told(member, &format!("there is no {} '{member_text}'{hint}", thing.name));
                }
            }
        } else if word == "g" && self.inside.iter().any(|function| self.without_g.contains(function)) {
            // Once is enough.
        } else if !FREE.contains(&&*word) {
            let what = format!("there is no '{word}'{}", self.instead(&word, matches!(first, Some(Suffix::Call(_)))));
            self.told(name, &what);
        }
    }

    /// What to do instead of naming what cards do not have.
    fn instead(&self, name: &str, is_called: bool) -> String {
        let what = match name {
            "print" | "warn" => "in an effect g:log(…) notes a line for you",
            "os" | "io" | "debug" | "package" => "a card has no clock, no files and nothing else of the machine",
            "require" => "it stands at the beginning of the file, local near = require(\"near\")",
            "dofile" | "loadfile" | "load" | "loadstring" => "helpers stand in the card, or in the folder lib of the mod",
            "pairs" | "next" => "iterate with ipairs or a counting loop",
            "pcall" | "xpcall" => "a card that fails is undone, and the game goes on",
            "setmetatable" | "getmetatable" | "rawset" | "rawget" | "_G" | "getfenv" | "setfenv" => "a card keeps nothing in Lua",
            "coroutine" => "g asks and waits by itself",
            "unpack" => "write table.unpack",
            "random" => "g:roll(faces) rolls a die",
            "option" => "it is asked at once, option(\"tides\")",
            "g" => "only effects get g; rule hooks get facts",
            _ if !is_called && self.words.says.as_ref().is_some_and(|says| says.contains(&name)) => {
                return format!("; a key under 'says' stands in quotes: \"{name}\"");
            }
            _ if is_called && self.verbs.contains_key(name) => return format!("; verbs are called on g: g:{name}(…)"),
            _ => {
                let locals = self.scopes.iter().flatten().map(|(name, _)| name.as_str());
                let libraries = LIBRARIES.iter().map(|(library, _)| *library);
                let things: Vec<String> = self.words.form.schema.named_things().map(Thing::kind).collect();
                let near = did_you_mean(name, locals.chain(libraries).chain(FREE).chain(things.iter().map(String::as_str)));
                return if near.is_empty() && self.inside.is_empty() { format!("; a text stands in quotes: \"{name}\"") } else { near };
            }
        };
        format!(": {what}")
    }
}

fn instead_of_member(library: &str, member: &str, there: &[&str]) -> String {
    match (library, member) {
        ("math", "random" | "randomseed") => "g:roll(faces) rolls a die".to_owned(),
        ("string", "format") => "join texts with ..".to_owned(),
        _ => format!("there are {}", there.join(", ")),
    }
}
