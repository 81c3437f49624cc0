//! Editor definitions and the modding reference, written from the table of keys, hooks and verbs.

use crate::frames::{MAX_FRAMES, MAX_JOURNAL, MAX_SUSPENSIONS};
use crate::language::{self, ALL, FREE, LIBRARIES};
use crate::log;
use crate::schema::{ArgKind, FactKind, Form, Gives, Hook, HookKind, Key, On, Schema, Sort, Varies, VerbRow};
use crate::wrong_call::call_of;
use crate::{Limits, Shipped};
use clade_engine::Kinds;
use clade_mods::{HEAD, KEYS, LONGEST_NAME, LONGEST_TEXT};
use std::fmt::Write as _;

/// The name of a class in the editor's types: `soup.Gene`. Each game has its own, so that nothing of one fits into another.
fn class(schema: &Schema, name: &str) -> String {
    format!("{}.{name}", schema.game)
}

/// A word as the name of a class.
fn capital(word: &str) -> String {
    word.split(['_', ' ', '-']).map(capital_first).collect()
}

/// Words with a capital letter at the start.
fn capital_first(words: &str) -> String {
    format!("{}{}", words[..1].to_uppercase(), &words[1..])
}

/// What the editor's types call a card: `soup.Gene`.
pub fn card_class(schema: &Schema) -> String {
    class(schema, &capital(schema.card))
}

fn thing(schema: &Schema, i: u8) -> String {
    class(schema, &schema.things[usize::from(i)].kind())
}

fn arg_type(schema: &Schema, kind: ArgKind) -> String {
    match kind {
        ArgKind::Int => "integer".to_owned(),
        ArgKind::Bool => "boolean".to_owned(),
        ArgKind::Thing(i) => thing(schema, i),
        ArgKind::List(i) => format!("{}[]", thing(schema, i)),
        ArgKind::Numbers => "integer[]".to_owned(),
        ArgKind::Words => "string[]".to_owned(),
        ArgKind::Says | ArgKind::Memory => "string".to_owned(),
        ArgKind::Side => class(schema, "Side"),
    }
}

fn gives_type(schema: &Schema, gives: Gives) -> Option<String> {
    Some(match gives {
        Gives::Nothing => return None,
        Gives::Int => "integer".to_owned(),
        Gives::Side => class(schema, "Side"),
        Gives::Bool => "boolean".to_owned(),
        Gives::Word => "string".to_owned(),
        Gives::Thing(i) => format!("{}|nil", thing(schema, i)),
        Gives::List(i) => format!("{}[]", thing(schema, i)),
    })
}

fn fact_type(kind: FactKind) -> String {
    let words = |words: &[&str]| words.iter().map(|w| format!("\"{w}\"")).collect::<Vec<_>>().join("|");
    match kind {
        FactKind::Int(..) => "integer".to_owned(),
        FactKind::IntOr(_, _, w) => format!("integer|{}", words(w)),
        FactKind::Word(w) => words(w),
        FactKind::Words([]) | FactKind::Cards => "string[]".to_owned(),
        FactKind::Words(w) => format!("({})[]", words(w)),
        FactKind::Text | FactKind::Icon => "string".to_owned(),
        FactKind::Texts => "string|Texts".to_owned(),
        FactKind::Says => "table<string, string|Texts>".to_owned(),
        FactKind::PerSeats => "table<integer, integer>".to_owned(),
        FactKind::Memory => "table<string, \"turn\"|\"round\"|\"game\">".to_owned(),
    }
}

/// Whether a text may follow an option.
fn varies(schema: &Schema, key: &Key) -> bool {
    !schema.options.is_empty() && key.kind == FactKind::Texts && key.name != "name"
}

/// How a text follows an option, and which ones.
fn texts_by(schema: &Schema) -> Option<String> {
    let each = |varies: &Varies| format!("`{}` ({})", varies.option, varies.values.join(", "));
    let options: Vec<String> = schema.options.iter().map(each).collect();
    let first = schema.options.first()?;
    Some(format!(
        "A text that follows an option holds one text for each value, each of which may follow another option: `{{ by = \"{}\", {} }}`. Options: \
         {}.",
        first.option,
        first.values.iter().map(|value| format!("[\"{value}\"] = {{ en = … }}")).collect::<Vec<_>>().join(", "),
        options.join("; "),
    ))
}

/// What a card of a form is called, as a class.
fn form_class(form: Form) -> String {
    form.sort.map_or_else(|| card_class(form.schema), |sort| class(form.schema, &capital(sort.word)))
}

/// The class of what its effects act with. Nobody's cards have one of their own: they can do less.
fn acts_with(form: Form) -> String {
    let nobodys = form.sort.filter(|sort| !sort.is_owned).map_or_else(String::new, |sort| capital(sort.word));
    class(form.schema, &format!("{nobodys}G"))
}

fn hook_type(form: Form, hook: &Hook) -> String {
    let schema = form.schema;
    match hook.kind {
        HookKind::Effect => {
            let args = hook.args.iter().map(|a| format!(", {}: {}", a.name, arg_type(schema, a.kind))).collect::<String>();
            format!("fun(g: {}{args}): any", acts_with(form))
        }
        HookKind::Lists => "fun(list: integer[]): integer[][]".to_owned(),
        HookKind::Number => format!("fun(facts: {}): integer|Bound|nil", facts_class(schema, hook)),
        HookKind::YesNo => format!("fun(facts: {}): boolean|nil", facts_class(schema, hook)),
        HookKind::Objection => format!("fun(facts: {}): string|nil", facts_class(schema, hook)),
    }
}

fn facts_class(schema: &Schema, hook: &Hook) -> String {
    class(schema, &format!("{}Facts", capital(hook.name)))
}

/// Editor definitions that hold for the cards of every game: texts, bounds, constants.
pub fn common_definitions() -> String {
    "---@meta\n-- What the cards of every game have; written by the program, do not edit.\n\n\
     ---A text in each language; English must be there.\n---@class Texts\n---@field en string\n---@field ru? string\n---@field pl? string\n\n\
     ---A bound on a number.\n---@class Bound\n\n\
     ---The value that players chose for an option that this mod adds.\n---@param name string\n---@return string\nfunction option(name) end\n\n\
     ---Not more than this.\n---@param n integer\n---@return Bound\nfunction at_most(n) end\n\n\
     ---Not less than this.\n---@param n integer\n---@return Bound\nfunction at_least(n) end\n\n\
     ---A table that can never change, for file-level locals.\n---@generic T\n---@param t T\n---@return T\nfunction constant(t) end\n"
        .to_owned()
}

/// Editor definitions of a game for servers that read LuaLS annotations, beside [`common_definitions`]; never run.
pub fn definitions(schema: &'static Schema) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "---@meta\n-- Written from the table of keys, hooks and verbs of `{}`; do not edit.\n", schema.game);
    for thing in schema.things {
        let parent = if thing.is_side() { class(schema, "Side") } else { "integer".to_owned() };
        let (kind, class) = (thing.kind(), class(schema, &thing.kind()));
        let _ = writeln!(out, "---{}\n---@class {class}: {parent}\n", thing.doc);
        if !thing.words.is_empty() {
            let fields: String = thing.members().map(|name| format!("---@field {name} {class}\n")).collect();
            let _ = writeln!(out, "---@class {class}Names\n---@field {ALL} {class}[] all of them, in this order\n{fields}{kind} = {{}}\n");
        }
    }
    let _ = writeln!(out, "---A player's side, by number.\n---@class {}: integer\n", class(schema, "Side"));
    let texts_by_class = class(schema, "TextsBy");
    if let Some(follows) = texts_by(schema) {
        let _ = writeln!(
            out,
            "---{follows}\n---@class {texts_by_class}\n---@field by string\n---@field [string] string|Texts|{texts_by_class}\n"
        );
    }
    for hook in schema.hooks.iter().filter(|h| h.kind.is_rule() && h.kind != HookKind::Lists) {
        let _ = writeln!(out, "---@class {}", facts_class(schema, hook));
        for arg in hook.args {
            let _ = writeln!(out, "---@field {} {}", arg.name, arg_type(schema, arg.kind));
        }
        for read in schema.reads {
            let _ = writeln!(out, "---@field {} integer {} (only if listed under `reads`)", read.name, read.doc);
        }
        out.push('\n');
    }
    for form in schema.forms() {
        let _ = writeln!(out, "---{} of {}.\n---@class (exact) {}", capital_first(&form.a_card()), schema.game, form_class(form));
        for key in form.keys() {
            let mark = if key.required { "" } else { "?" };
            let by = if varies(schema, key) { format!("|{texts_by_class}") } else { String::new() };
            let _ = writeln!(out, "---@field {}{mark} {}{by} {}", key.name, fact_type(key.kind), key.doc);
        }
        for (_, hook) in form.hooks() {
            let _ = writeln!(out, "---@field {}? {} {}", hook.name, hook_type(form, hook), hook.doc);
        }
        out.push('\n');
    }
    let all = schema.forms().filter(|form| form.sort.is_none() || !form.is_owned()).map(verb_definitions).collect::<Vec<_>>();
    out + &all.join("\n")
}

/// The editor's definitions of the verbs that a card may call.
fn verb_definitions(form: Form) -> String {
    let (schema, g) = (form.schema, acts_with(form));
    let local = g.rsplit('.').next().unwrap_or_default();
    let mut out = format!("---What an effect of {} may do.\n---@class {g}\nlocal {local} = {{}}\n", form.a_card());
    for VerbRow { name, args, gives, doc } in form.verbs() {
        let _ = writeln!(out, "\n---{doc}");
        for arg in &args {
            let mark = if arg.optional { "?" } else { "" };
            let _ = writeln!(out, "---@param {}{mark} {}", arg.name, arg_type(schema, arg.kind));
        }
        if let Some(gives) = gives_type(schema, gives) {
            let _ = writeln!(out, "---@return {gives}");
        }
        // Where nobody may decline, something comes back.
        if let (Some(at), Gives::Thing(_)) = (args.iter().position(|arg| arg.name == "or_none"), gives) {
            let must = args[..at].iter().map(|a| format!(", {}: {}", a.name, arg_type(schema, a.kind))).collect::<String>();
            let _ = writeln!(
                out,
                "---@overload fun(self: {g}{must}, or_none{}: false, side{}: {}): {}",
                if form.is_owned() { "?" } else { "" },
                if form.is_owned() { "?" } else { "" },
                class(schema, "Side"),
                arg_type(schema, args[at - 1].kind).trim_end_matches("[]")
            );
        }
        let list = args.iter().map(|a| a.name).collect::<Vec<_>>().join(", ");
        let _ = writeln!(out, "function {local}:{name}({list}) end");
    }
    let _ = writeln!(out, "\n---{}\n---@param ... any\nfunction {local}:{}(...) end", log::DOC, log::LOG);
    out
}

/// A line of a card, for an example: the file with the mod's id in front, and its text.
type Line<'a> = (String, &'a str);

/// The lines of shipped cards, for examples.
fn lines(shipped: &[Shipped]) -> Vec<Line<'_>> {
    let mut all = Vec::new();
    for shipped in shipped {
        let id = shipped.folder().id().unwrap_or_default();
        for (file, text) in shipped.files.iter().filter(|(file, _)| file.ends_with(".lua")) {
            all.extend(text.lines().map(|line| (format!("{id}/{file}"), line.trim())));
        }
    }
    all
}

/// How a shipped card writes something: of the lines that hold it the shortest one.
fn example(lines: &[Line<'_>], wanted: &str) -> String {
    let found = lines.iter().filter(|(_, line)| line.contains(wanted) && !line.starts_with("--") && !line.contains('`'));
    let shortest = found.min_by_key(|(_, line)| line.len());
    shortest.map_or_else(String::new, |(file, line)| format!(" *In {file}:* `{line}`"))
}

/// The modding reference of a game, in Markdown, with examples from its shipped cards.
pub fn reference(schema: &'static Schema, shipped: &[Shipped]) -> String {
    let lines = lines(shipped);
    let of_hook = |hook: &Hook| example(&lines, &format!("{} = function(", hook.name));
    let mut out = String::new();
    let _ = writeln!(out, "# Cards of `{}`: keys, hooks and verbs\n", schema.game);
    out.push_str("A card file returns one table with these keys.\n\n## Facts\n\n");
    out.push_str(&keys(Form { schema, sort: None }));
    if let Some(follows) = texts_by(schema) {
        let keys: Vec<String> = schema.all_keys().filter(|key| varies(schema, key)).map(|key| format!("`{}`", key.name)).collect();
        let _ = writeln!(out, "\n{follows} This holds for {}.", keys.join(", "));
    }
    for form in schema.forms() {
        let Some(Sort { word, card, doc, .. }) = form.sort else { continue };
        let title = capital_first(card);
        let _ = write!(out, "\n### {title}: `kind = \"{word}\"`\n\n{doc}\n\n{}", keys(form));
    }
    out.push_str(
        "\n## Effects\n\nFunctions that get `g`: they act and may ask. In brackets: what counts as the answer of one that fails.\n\n",
    );
    for (form, hook) in hooks(schema).filter(|(_, hook)| hook.kind == HookKind::Effect) {
        let args = hook.args.iter().map(|a| format!(", {}", a.name)).collect::<String>();
        let _ = writeln!(
            out,
            "- `{}(g{args})` [{}] — {}{}{}",
            hook.name,
            hook.neutral,
            only(form),
            hook.doc,
            only_on(schema, hook) + &of_hook(hook)
        );
    }
    out.push_str(
        "\n## Rule hooks\n\nFunctions that only answer: no `g`, only facts. Their answers are remembered by their inputs; one that fails \
         counts as not there (in brackets: its answer).\n\n",
    );
    for (form, hook) in hooks(schema).filter(|(_, hook)| hook.kind.is_rule()) {
        let facts = hook.args.iter().map(|a| format!("`{}`", a.name)).collect::<Vec<_>>().join(", ");
        let facts = if hook.kind == HookKind::Lists { "a list of numbers".to_owned() } else { facts };
        let _ = writeln!(
            out,
            "- `{}` (facts: {facts}) [{}] — {}{}{}",
            hook.name,
            hook.neutral,
            only(form),
            hook.doc,
            only_on(schema, hook) + &of_hook(hook)
        );
    }
    if !schema.reads.is_empty() {
        out.push_str("\nFurther facts, if the card lists them under `reads`:\n\n");
        for read in schema.reads {
            let _ = writeln!(out, "- `{}` — {}", read.name, read.doc);
        }
    }
    out.push_str(&order(schema));
    out.push_str("\n## Verbs\n\nWhat an effect may call: `g:verb(...)`. What stands in brackets may be left out; write `nil` in its place if an argument after it is given.\n\n");
    for VerbRow { name, args, gives, doc } in (Form { schema, sort: None }).verbs() {
        let gives = gives_type(schema, gives).map(|g| format!(" → {}", g.replace('|', " or "))).unwrap_or_default();
        let _ = writeln!(out, "- `{}{gives}` — {doc}{}", call_of(&name, &args), example(&lines, &format!("g:{name}(")));
    }
    let _ = writeln!(out, "- `{}` — {}", log::CALL, log::DOC);
    for form in schema.forms().filter(|form| !form.is_owned()) {
        let lacks: Vec<String> = form.sort.into_iter().flat_map(|sort| sort.lacks).map(|verb| format!("`{verb}`")).collect();
        let without = if lacks.is_empty() { String::new() } else { format!(", and it cannot call {}", lacks.join(", ")) };
        let _ = writeln!(out, "\nNobody owns {}: `side` is never left out there{without}.", form.a_card());
    }
    out.push_str(&language());
    for thing in schema.named_things() {
        let kind = thing.kind();
        let names: Vec<String> = thing.members().map(|name| format!("`{kind}.{name}`")).collect();
        let _ = writeln!(out, "- {}; `{kind}.{ALL}` lists them", names.join(", "));
    }
    out.push_str(&files(schema));
    out.push_str(&limits());
    out
}

/// The keys of a card, as a table.
fn keys(form: Form) -> String {
    let mut out = "| key | holds | |\n|---|---|---|\n".to_owned();
    for key in form.keys() {
        let must = if key.required { "**required.** " } else { "" };
        let range = match key.kind {
            FactKind::Int(low, high) | FactKind::IntOr(low, high, _) => format!(" {low} to {high}"),
            _ => String::new(),
        };
        let _ = writeln!(out, "| `{}` | `{}`{range} | {must}{} |", key.name, fact_type(key.kind).replace('|', " or "), key.doc);
    }
    out
}

/// All hooks, each with whose it is.
fn hooks(schema: &'static Schema) -> impl Iterator<Item = (Form, &'static Hook)> {
    schema.forms().flat_map(|form| form.hooks().map(move |(_, hook)| (form, hook)))
}

/// Whose a hook is, if it is not one of the usual cards.
fn only(form: Form) -> String {
    form.sort.map_or_else(String::new, |_| format!("Of {}: ", form.a_card()))
}

/// On which cards a hook is called, if not on all that have it. What other functions it goes with, its own text says.
fn only_on(schema: &Schema, hook: &Hook) -> String {
    let only = schema.only.iter().find(|only| only.hooks.contains(&hook.name));
    let Some(On::Word(key, word)) = only.map(|only| only.on) else { return String::new() };
    format!(" Only on cards with `{key} = \"{word}\"`.")
}

/// The hooks in the order in which they come in a round.
fn order(schema: &Schema) -> String {
    let mut out = String::new();
    if !schema.order.is_empty() {
        out.push_str(
            "\n## When they are called\n\nIn a round, in this order; of several cards at one moment their owner says which acts first.\n\n",
        );
    }
    for (n, moment) in (1..).zip(schema.order) {
        let hooks: Vec<String> = moment.hooks.iter().map(|hook| format!("`{hook}`")).collect();
        let _ = writeln!(out, "{n}. {} {}", moment.when, hooks.join(", "));
    }
    out
}

/// What parts of Lua cards have.
fn language() -> String {
    let names = |names: &[&str]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let libraries = LIBRARIES.iter().map(|(library, members)| {
        let members: Vec<String> = members.iter().map(|member| format!("{library}.{member}")).collect();
        names(&members.iter().map(String::as_str).collect::<Vec<_>>())
    });
    format!(
        "\n## Language\n\nThe grammar of Lua 5.1. Beside `g` and facts a card can name its own locals and these; anything else is refused when it is \
         loaded.\n\n- {}\n- {}\n- `option(\"tides\")`: the value that players chose for an option that this mod adds in `mod.toml`\n- `at_most(n)`, `at_least(n)`: what a rule hook for a number may answer instead of an amount to add: a bound. All \
         amounts are added up, then the tightest bound counts\n- `constant{{…}}`: a table that can never change, for a local outside functions\n",
        names(&FREE.into_iter().filter(|name| !["constant", "at_most", "at_least"].contains(name)).collect::<Vec<_>>()),
        libraries.collect::<Vec<_>>().join(", "),
    )
}

/// The files of a mod.
fn files(schema: &Schema) -> String {
    let mut out =
        "\n## Files of a mod\n\nA folder with `mod.toml`; cards, `*.lua`, one a file; `changes.toml`, if it changes cards of others: a table for each, \
         `[card]`, with the facts above that differ; in a folder `lib` helpers, `*.lua`, for `local near = require(\"near\")` in its cards; \
         in a folder `pictures` its own, `*.svg` of plain shapes in one colour, for `icon = \"comet\"`; in a folder `scenarios` what `clade mod test` plays.\n\n"
            .to_owned();
    let mut table = |name: &str, doc: &str, keys: &[(&str, bool, &str)]| {
        let _ = writeln!(out, "`{name}`{doc}\n\n| key | | |\n|---|---|---|");
        for (key, required, doc) in keys {
            let _ = writeln!(out, "| `{key}` | {} | {doc} |", if *required { "required" } else { "" });
        }
        out.push('\n');
    };
    table(HEAD, ":", &KEYS.map(|key| (key.name, key.required, key.doc)));
    for data in schema.data {
        let keys: Vec<_> = data.keys.iter().map(|&(key, doc)| (key, false, doc)).collect();
        table(data.name, &format!(" — {}", data.doc), &keys);
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// The limits of a card.
fn limits() -> String {
    let Limits { steps, memory, .. } = Limits::STANDARD;
    format!(
        "\n## Limits\n\nA card that needs more is refused when it is loaded, or fails in play and the game goes on.\n\n\
         - {} kinds of cards at one table, those of the game among them; some games have room for fewer and say so\n\
         - a name: {LONGEST_NAME} letters; another text: {LONGEST_TEXT}; a text in code or made by it: {} letters; a file: {} letters\n\
         - from one question to the next: {steps} steps (dense code costs more a turn) and {} kB of memory\n\
         - {MAX_JOURNAL} calls, and items of lists that they return, from the beginning of an effect to its end: ask once and keep the answer in a local\n\
         - {MAX_FRAMES} effects open in each other, which stop at most {MAX_SUSPENSIONS} times altogether\n\
         - no `^` (its last digit differs between machines), no backticks, no writing to outer variables, no `pairs`\n",
        Kinds::CAPACITY,
        language::LONGEST_TEXT,
        crate::lint::LONGEST,
        memory >> 10,
    )
}
