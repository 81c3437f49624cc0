//! Random cards: everything that cards of a game may contain and call, with odd values, as a mod that loads. For checks that no
//! card can break or hang a game.
//!
//! The same seed makes the same mod. Most calls get what they ask for (an amoeba where an amoeba is wanted), a few do not: a card that
//! fails at its first line would try nothing.

use crate::schema::{Arg, ArgKind, FactKind, Form, Gives, Hook, HookKind, Key, Schema, Verb};
use crate::{Scripted, Until};
use clade_engine::hash;
use std::fmt::Write as _;

/// The id of every such mod.
const ID: &str = "wild";
/// The most cards of a mod.
const CARDS: usize = 4;
/// Numbers that tend to break code.
const ODD: [i64; 16] = [0, 1, 2, 3, -1, 5, 9, 12, 48, 99, 255, 256, 999, 1000, 65_535, i32::MIN as i64];
/// The keys under `says`, and the cells.
const WORDS: [&str; 3] = ["a", "b", "c"];

/// Lists of them, good ones and bad ones.
const WORD_LISTS: [&str; 5] = ["{ \"a\", \"b\", \"c\" }", "{ \"c\", \"a\" }", "{ \"b\" }", "{}", "{ \"a\", \"a\" }"];
/// The facts of rule hooks that read something.
const MOST_READS: usize = 3;

/// The files of the mod of a seed: `mod.toml`, its cards, and what the game needs besides ([`Scripted::wild_files`]).
pub fn wild_mod<G: Scripted>(seed: u64) -> Vec<(String, String)> {
    let mut wild = Wild {
        schema: G::SCHEMA,
        form: Form { schema: G::SCHEMA, sort: None },
        seed,
        drawn: 0,
        ids: Vec::new(),
        things: Vec::new(),
        lists: Vec::new(),
        names: 0,
    };
    let cards = 1 + wild.below(CARDS);
    wild.ids = (0..cards).map(|n| format!("w{n}")).collect();
    let game = G::SCHEMA.game;
    let mut files = vec![("mod.toml".to_owned(), format!("id = \"{ID}\"\ngame = \"{game}\"\nversion = \"{seed}\"\n"))];
    for id in wild.ids.clone() {
        files.push((format!("{id}.lua"), wild.card(&id)));
    }
    files.extend(G::wild_files(&wild.ids));
    files
}

/// What a seed has come to.
struct Wild {
    schema: &'static Schema,
    /// What the card that is being written may contain.
    form: Form,
    seed: u64,
    drawn: u64,
    ids: Vec<String>,
    /// The variables of the function that is being written: names of things and of lists, with their kinds.
    things: Vec<(String, u8)>,
    lists: Vec<(String, u8)>,
    names: usize,
}

impl Wild {
    fn below(&mut self, n: usize) -> usize {
        self.drawn += 1;
        (hash::of(&(self.seed, self.drawn)) % n.max(1) as u64) as usize
    }

    /// True in this many of a hundred cases.
    fn often(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn card(&mut self, id: &str) -> String {
        self.form = self.sort();
        let texts = |text: &str| format!("{{ en = \"{text}\", ru = \"{text}\", pl = \"{text}\" }}");
        let says = WORDS.map(|word| format!("{word} = {}", texts(word))).join(", ");
        let mut card = format!("return {{\n    id = \"{id}\",\n    name = {0},\n    text = {0},\n    says = {{ {says} }},\n", texts(id));
        card += "    source = \"assumed\",\n";
        let spans = WORDS.map(|word| format!("{word} = \"{}\"", self.one(Until::WORDS))).join(", ");
        let _ = writeln!(card, "    remembers = {{ {spans} }},");
        let reads: Vec<String> = self.schema.reads.iter().map(|read| format!("\"{}\"", read.name)).collect();
        let may_read = self.form.keys().any(|key| key.name == "reads");
        let reads: Vec<String> = reads.into_iter().filter(|_| may_read && self.often(25)).take(MOST_READS).collect();
        if !reads.is_empty() {
            let _ = writeln!(card, "    reads = {{ {} }},", reads.join(", "));
        }
        if self.form.has("order") && self.often(30) {
            card += "    order = \"free\",\n";
        }
        // Few of those that can be left out: games refuse some together.
        let own: Vec<&Key> = self.form.keys().filter(|key| Schema::COMMON.iter().all(|common| common.name != key.name)).collect();
        let free: Vec<&Key> = own.iter().copied().filter(|key| !key.required).collect();
        let chosen: Vec<&str> = (0..self.below(3).min(free.len())).map(|_| free[self.below(free.len())].name).collect();
        for key in own {
            if (key.required || chosen.contains(&key.name))
                && let Some(value) = self.fact(key)
            {
                let _ = writeln!(card, "    {} = {value},", key.name);
            }
        }
        for (at, (_, hook)) in self.form.hooks().enumerate() {
            if self.often(30) || (at == 0 && self.often(30)) {
                card += &self.hook(hook);
            }
        }
        card + "}\n"
    }

    /// What the next card is: mostly a usual one, never one of which there can be no second.
    fn sort(&mut self) -> Form {
        let other: Vec<Form> = self.schema.forms().filter(|form| form.sort.is_some() && !form.is_single()).collect();
        let usual = Form { schema: self.schema, sort: None };
        if !other.is_empty() && self.often(25) { self.one(&other) } else { usual }
    }

    /// A lawful value of a key.
    fn fact(&mut self, key: &Key) -> Option<String> {
        let quoted = |words: &[&str]| words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
        Some(match key.kind {
            FactKind::Int(low, high) => {
                let odd = [low, high, low.midpoint(high), 0.clamp(low, high), 1.clamp(low, high), 3.clamp(low, high)];
                self.one(&odd).to_string()
            }
            FactKind::IntOr(low, high, words) if words.is_empty() || self.often(50) => self.one(&[low, high]).to_string(),
            FactKind::Word(words) | FactKind::IntOr(_, _, words) => quoted(&[self.one(words)]),
            FactKind::Words(words) if !words.is_empty() => format!("{{ {} }}", quoted(&[self.one(words)])),
            FactKind::Cards => {
                let ids: Vec<String> = self.ids.clone().into_iter().filter(|_| self.often(30)).map(|id| format!("\"{id}\"")).collect();
                format!("{{ {} }}", ids.join(", "))
            }
            FactKind::Text => "\"x\"".to_owned(),
            FactKind::Texts => "{ en = \"x\", ru = \"x\", pl = \"x\" }".to_owned(),
            FactKind::PerSeats => {
                let (few, many) = (1 + self.below(2), 1 + self.below(4));
                format!("{{ [2] = {few}, [3] = {few}, [4] = {many} }}")
            }
            FactKind::Words(_) | FactKind::Says | FactKind::Memory | FactKind::Icon => return None,
        })
    }

    fn hook(&mut self, hook: &Hook) -> String {
        (self.names, self.things, self.lists) = (0, Vec::new(), Vec::new());
        let body = match hook.kind {
            HookKind::Effect => self.effect(hook),
            _ => self.rule(hook),
        };
        let parameters: Vec<&str> = match hook.kind {
            HookKind::Effect => std::iter::once("g").chain(hook.args.iter().map(|arg| arg.name)).collect(),
            _ => vec!["facts"],
        };
        format!("    {} = function({})\n{body}    end,\n", hook.name, parameters.join(", "))
    }

    /// A rule hook: an answer, or by a fact one of two.
    fn rule(&mut self, hook: &Hook) -> String {
        let (one, other) = (self.answer(hook.kind), self.answer(hook.kind));
        match hook.args {
            [] => format!("        return {one}\n"),
            args if self.often(60) => {
                let fact = self.one(args);
                let holds = match fact.kind {
                    ArgKind::Bool => format!("facts.{}", fact.name),
                    _ => format!("facts.{} > {}", fact.name, self.one(&[0, 1, 2])),
                };
                format!("        if {holds} then return {one} end\n        return {other}\n")
            }
            _ => format!("        return {one}\n"),
        }
    }

    fn answer(&mut self, kind: HookKind) -> String {
        let number = self.one(&ODD);
        match kind {
            HookKind::Number => match self.below(8) {
                0 => format!("at_most({number})"),
                1 => format!("at_least({number})"),
                2 => "nil".to_owned(),
                _ => number.to_string(),
            },
            HookKind::YesNo => self.one(&["true", "false", "nil", "true", "1"]).to_owned(),
            HookKind::Objection => self.one(&["\"a\"", "nil", "nil", "\"b\"", "true"]).to_owned(),
            HookKind::Lists | HookKind::Effect => {
                let few = self.one(&["1", "2", "3", "15", "0"]);
                self.one(&["{}", "{ { 1 } }", "{ { 1, 1 }, { 2 } }", "{ facts }", "nil"]).replace('2', few)
            }
        }
    }

    /// An effect: some calls, in loops and under conditions, and an answer.
    fn effect(&mut self, hook: &Hook) -> String {
        for Arg { name, kind, .. } in hook.args {
            if let ArgKind::Thing(thing) = kind {
                self.things.push(((*name).to_owned(), *thing));
            }
        }
        let mut body = String::new();
        for _ in 0..self.one(&[0, 1, 2, 3, 4, 6]) {
            body += &self.statement();
        }
        if self.often(50) {
            let answer = self.one(&["true", "1", "0", "2", "-1", "4", "70000", "false"]);
            let _ = writeln!(body, "        return {answer}");
        }
        body
    }

    fn statement(&mut self) -> String {
        let (verbs, whom) = (self.verbs().len(), self.whom());
        match self.below(13) {
            0 => format!("        g:remember(\"{}\", {})\n", self.one(&WORDS), self.number()),
            1 => format!("        if not g:ask_yes(\"a\"{whom}) then return end\n"),
            2 => {
                let numbers = self.one(&["{ 1, 2, 3 }", "{ 0, 255 }", "{ 1 }", "{}"]);
                self.names += 1;
                format!("        local n{} = g:choose_number(\"b\", {numbers}{whom})\n", self.names)
            }
            3 => {
                format!("        if g:roll({}) > 3 then return {} end\n", self.one(&["6", "2", "", "100"]), self.one(&["true", "0", "nil"]))
            }
            4 => self.choice(),
            7 => format!("        if g:choose_word(\"b\", {}{whom}) == \"c\" then return end\n", self.one(&WORD_LISTS)),
            5 => {
                let at = self.below(verbs);
                let call = self.call(at);
                format!("        for i = 1, {} do {call} end\n", self.one(&[2, 3, 30, 300]))
            }
            6 => format!("        if g:recall(\"{}\") > 2 then return end\n", self.one(&WORDS)),
            _ => {
                let at = self.below(verbs);
                self.bound(at)
            }
        }
    }

    /// A question for one or some of a list that an earlier call gave.
    fn choice(&mut self) -> String {
        let Some((list, thing)) = self.lists.last().cloned() else { return String::new() };
        let (kind, whom) = (self.schema.things[usize::from(thing)].name, self.whom());
        self.names += 1;
        let name = format!("v{}", self.names);
        if self.often(60) {
            let or_none = self.one(&["true", "false"]);
            self.things.push((name.clone(), thing));
            let check = if or_none == "true" { format!("        if {name} == nil then return end\n") } else { String::new() };
            format!("        local {name} = g:choose_{kind}(\"c\", {list}, {or_none}{whom})\n{check}")
        } else {
            self.lists.push((name.clone(), thing));
            format!("        local {name} = g:choose_{kind}s(\"c\", {list}, {}{whom})\n", self.one(&[1, 2, 32]))
        }
    }

    /// A call whose answer gets a name, if it has one.
    fn bound(&mut self, verb: usize) -> String {
        let call = self.call(verb);
        self.names += 1;
        let name = format!("v{}", self.names);
        match self.verbs()[verb].gives {
            Gives::Nothing => format!("        {call}\n"),
            Gives::Int | Gives::Side | Gives::Word => format!("        local {name} = {call}\n"),
            Gives::Bool => format!("        if {call} then g:remember(\"a\", 1) end\n"),
            Gives::Thing(thing) => {
                self.things.push((name.clone(), thing));
                format!("        local {name} = {call}\n        if {name} == nil then return end\n")
            }
            Gives::List(thing) => {
                self.lists.push((name.clone(), thing));
                format!("        local {name} = {call}\n")
            }
        }
    }

    /// The verbs of the game that the card may call.
    fn verbs(&self) -> Vec<&'static Verb> {
        self.schema.verbs.iter().filter(|verb| !self.form.lacks(verb.name)).collect()
    }

    /// Whom a question of the card asks: its owner, or where it has none somebody who is named.
    fn whom(&mut self) -> String {
        if self.form.is_owned() { String::new() } else { format!(", {}", self.one(&["0", "1", "2", "9"])) }
    }

    fn call(&mut self, verb: usize) -> String {
        let verb = self.verbs()[verb];
        let arguments: Vec<String> = verb.args.iter().map(|arg| self.argument(arg.kind)).collect();
        format!("g:{}({})", verb.name, arguments.join(", "))
    }

    fn number(&mut self) -> String {
        if self.often(70) { self.one(&[0, 1, 1, 2, 3]).to_string() } else { self.one(&ODD).to_string() }
    }

    fn argument(&mut self, kind: ArgKind) -> String {
        match kind {
            ArgKind::Int => self.number(),
            ArgKind::Bool => self.one(&["true", "false"]).to_owned(),
            ArgKind::Thing(thing) => self.thing(thing),
            ArgKind::List(thing) => {
                let list = self.lists.iter().rev().find(|(_, kind)| *kind == thing).map(|(name, _)| name.clone());
                match list {
                    Some(list) if self.often(80) => list,
                    _ => format!("{{ {}, {} }}", self.thing(thing), self.thing(thing)),
                }
            }
            ArgKind::Numbers => self.one(&["{ 1, 2 }", "{ 0 }", "{ 300 }"]).to_owned(),
            ArgKind::Words => self.one(&WORD_LISTS).to_owned(),
            ArgKind::Says | ArgKind::Memory => format!("\"{}\"", self.one(&WORDS)),
            ArgKind::Side if self.form.is_owned() => self.one(&["0", "1", "2", "nil", "nil", "9"]).to_owned(),
            ArgKind::Side => self.one(&["0", "1", "2", "9"]).to_owned(),
        }
    }

    /// A thing of this kind: one that the function has, one out of a list, or any number.
    fn thing(&mut self, thing: u8) -> String {
        let known: Vec<String> = self.things.iter().filter(|(_, kind)| *kind == thing).map(|(name, _)| name.clone()).collect();
        let lists: Vec<String> = self.lists.iter().filter(|(_, kind)| *kind == thing).map(|(name, _)| format!("{name}[1]")).collect();
        let all: Vec<String> = known.into_iter().chain(lists).collect();
        if !all.is_empty() && self.often(85) {
            let at = self.below(all.len());
            return all[at].clone();
        }
        self.one(&[0, 1, 2, 3, 5, 8, 12, 17, 30, 200, -1]).to_string()
    }
}
