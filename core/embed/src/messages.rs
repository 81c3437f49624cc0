//! The messages of a crate as Rust: a constructor for each text of an English Fluent file, so that ids and arguments are written once.
//!
//! ```text
//! ### $side - who does it
//! ### $n - how many
//!
//! soup-ate = { $side } eats { $n }
//! # $n, $side
//! soup-left = { $n } are left for { $side }
//! ```
//!
//! becomes `ate(side, n)` and `left(n, side)`, with the English text as documentation. **Decides** what Rust calls a message and in which
//! order it takes its arguments: as the `###` comments of the file name them, or the comment of the message itself, never as the text
//! happens to use them, so that a sentence may be turned round. Writes no constructor for what is named by data: a message with attributes
//! but `short` and `abbr` (an option and its values), or one of a group that begins with `## Cited by id`, which becomes a constant (a heading
//! of a rulebook).
//! **Does not decide** whether other languages have the same texts: `clade_table::check` compares them with `ALL`.

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::{parser, serializer};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// How the heading of a group begins whose messages are cited by their ids.
const CITED: &str = "Cited by id";

/// The forms in which a text may put in an argument, as in `clade_table`: cases, and the short ones.
const FORMS: [&str; 7] = ["gen", "dat", "acc", "ins", "loc", "short", "abbr"];

/// The attributes that say a message shortly: what has only these is no list of values.
const SHORT: [&str; 2] = ["short", "abbr"];

/// The Rust of an English Fluent file: a function or a constant a message, and the list `ALL` of ids with their arguments. All ids begin
/// with the prefix, which Rust leaves out; the text whose id is the prefix is called `game`.
///
/// # Errors
/// Everything that is wrong with the file, one line each.
pub fn constructors(prefix: &str, source: &str) -> Result<String, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let line = |at: usize| source[..at].lines().count().max(1);
        lines(errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)))
    })?;
    let mut writer = Writer { prefix, ..Writer::default() };
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => writer.order.extend(comment.content.iter().flat_map(|line| variables(line))),
            Entry::GroupComment(comment) => writer.cited = comment.content.first().is_some_and(|line| line.starts_with(CITED)),
            Entry::Message(message) if message.attributes.iter().all(|said| SHORT.contains(&said.id.name)) => writer.message(message),
            _ => {}
        }
    }
    writer.finish()
}

/// What is written so far.
#[derive(Default)]
struct Writer<'a> {
    prefix: &'a str,
    /// All variables of the file, in the order in which constructors take them.
    order: Vec<String>,
    /// The variables that a message has used.
    used: BTreeSet<String>,
    /// Whether the messages are cited by id here.
    cited: bool,
    rust: String,
    all: String,
    faults: Vec<String>,
}

impl Writer<'_> {
    fn message(&mut self, message: &Message<&str>) {
        let id = message.id.name;
        let Some(name) = self.name(id) else {
            return self.faults.push(format!("'{id}' does not begin with '{}-'", self.prefix));
        };
        let text = text_of(message);
        let args = self.args(message, &text);
        for line in ["```text"].into_iter().chain(text.lines()).chain(["```"]) {
            let _ = writeln!(self.rust, "/// {line}");
        }
        let _ = match self.cited {
            true => writeln!(self.rust, "pub(crate) const {}: &str = {id:?};", name.to_uppercase()),
            false => writeln!(self.rust, "{}", constructor(&name, id, &args)),
        };
        let _ = writeln!(self.all, "    ({id:?}, &{args:?}),");
    }

    /// What Rust calls the message; `None` if it has another prefix.
    fn name(&self, id: &str) -> Option<String> {
        let rest = id.strip_prefix(self.prefix)?;
        if rest.is_empty() { Some("game".to_owned()) } else { Some(rest.strip_prefix('-')?.replace('-', "_")) }
    }

    /// The arguments in the order of the message's comment, or else of the file's.
    fn args(&mut self, message: &Message<&str>, text: &str) -> Vec<String> {
        let id = message.id.name;
        let used: BTreeSet<String> = variables(text).collect();
        let unlisted = used.iter().filter(|name| !self.order.contains(name));
        self.faults.extend(unlisted.map(|name| format!("'{id}': ${name} stands in no ### comment")));
        let own: Vec<String> = message.comment.iter().flat_map(|comment| &comment.content).flat_map(|line| variables(line)).collect();
        if !own.is_empty() && (own.len() != used.len() || own.iter().any(|name| !used.contains(name))) {
            self.faults.push(format!("'{id}': its comment does not name exactly the variables of its text"));
        }
        let named = if own.is_empty() { &self.order } else { &own };
        let args = named.iter().filter(|name| used.contains(*name)).cloned().collect();
        self.used.extend(used);
        args
    }

    fn finish(mut self) -> Result<String, String> {
        for (at, name) in self.order.iter().enumerate() {
            if self.order[..at].contains(name) {
                self.faults.push(format!("${name} stands twice in ### comments"));
            } else if !self.used.contains(name) {
                self.faults.push(format!("${name} stands in a ### comment, and no message uses it"));
            }
        }
        if !self.faults.is_empty() {
            return Err(lines(self.faults.into_iter()));
        }
        let head = "/// All messages of the file: ids with the names of their arguments.\n#[allow(dead_code, unreachable_pub, reason = \"a test compares them with the languages\")]\npub const ALL: &[(&str, &[&str])] = &[";
        Ok(format!("{}{head}\n{}];\n", self.rust, self.all))
    }
}

fn constructor(name: &str, id: &str, args: &[String]) -> String {
    let names: Vec<String> = args.iter().map(|arg| arg.replace('-', "_")).collect();
    let takes: Vec<String> = names.iter().map(|name| format!("{name}: impl Into<::clade_engine::Arg>")).collect();
    let with: String = args.iter().zip(&names).map(|(arg, name)| format!(".with({arg:?}, {name})")).collect();
    format!("pub(crate) fn {name}({}) -> ::clade_engine::Msg {{\n    ::clade_engine::Msg::new({id:?}){with}\n}}", takes.join(", "))
}

/// A message as Fluent writes it, without its comment.
fn text_of(message: &Message<&str>) -> String {
    let bare = Message { comment: None, ..message.clone() };
    serializer::serialize(&Resource { body: vec![Entry::Message(bare)] })
}

/// The variables of a text, each as often as it stands there.
fn variables(text: &str) -> impl Iterator<Item = String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let name = move |rest: &str| rest.split(|c| !is_part(c)).next().unwrap_or_default().to_owned();
    // A form of an argument, such as `$animal-gen`, is the argument.
    let plain = |name: String| match name.rsplit_once('-').filter(|(_, form)| FORMS.contains(form)) {
        Some((plain, _)) => plain.to_owned(),
        None => name,
    };
    text.split('$').skip(1).map(name).map(plain).filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
}

fn lines(faults: impl Iterator<Item = String>) -> String {
    faults.collect::<Vec<_>>().join("\n")
}
