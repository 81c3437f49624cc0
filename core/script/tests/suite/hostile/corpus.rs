//! The corpus as data: reads the scripts of `tests/hostile`, whose form its README tells.
#![expect(clippy::disallowed_methods, reason = "a test reads its scripts")]

use crate::common::{SCHEMA, Say};
use clade_engine::Answer;
use clade_script::HookKind;
use std::path::Path;

const FOLDER: &str = "tests/hostile";
/// Card files that are no attack: what else lies on the table.
const NEIGHBOURS: &str = "neighbours";
/// The facts that every card must have; what stands before a body in its first line.
const FACTS: &str = "id = 'c', source = 'assumed', name = { en = 'a', ru = 'b', pl = 'c' }, text = { en = 'a', ru = 'b', pl = 'c' }, \
                     says = { one = { en = 'a', ru = 'b', pl = 'c' }, two = { en = 'a', ru = 'b', pl = 'c' } }, \
                     remembers = { cell = 'turn' }";

/// Where a script runs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// As a whole card file.
    Card,
    /// As the body of a function of a card, by the index of its hook.
    Body(u8),
    /// While the card file is loaded.
    File,
}

/// What must come of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The card is not loaded.
    Refused { line: u32, word: String },
    /// The card fails.
    Fails { line: u32, word: String },
    /// The card answers this.
    Gives(String),
}

/// One attack at one place.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    /// The file within the corpus.
    pub(crate) file: String,
    pub(crate) case: String,
    pub(crate) place: Place,
    /// The card file that it becomes.
    pub(crate) source: String,
    pub(crate) answers: Vec<Say>,
    pub(crate) verdict: Verdict,
    /// The number on the table afterwards.
    pub(crate) leaves: i32,
}

impl std::fmt::Display for Script {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = match self.place {
            Place::Card => "card",
            Place::Body(hook) => SCHEMA.hooks[usize::from(hook)].name,
            Place::File => "file",
        };
        write!(f, "{} {} as {place}", self.file, self.case)
    }
}

/// The files of a folder within the corpus, sorted, with their contents.
fn files(folder: &str) -> Vec<(String, String)> {
    let path = Path::new(FOLDER).join(folder);
    let entries = std::fs::read_dir(&path).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    let mut files: Vec<_> = entries
        .filter(|path| path.extension().is_some_and(|extension| extension == "lua"))
        .map(|path| {
            let name = format!("{folder}/{}", path.file_name().expect("a name").to_string_lossy());
            (name, std::fs::read_to_string(&path).expect("a script is UTF-8"))
        })
        .collect();
    files.sort();
    files
}

/// The folders of the corpus, sorted.
pub(crate) fn families() -> Vec<String> {
    let entries = std::fs::read_dir(FOLDER).expect("the corpus is there").map(|entry| entry.expect("it can be read"));
    let folders = entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut families: Vec<_> = folders.filter(|name| name != NEIGHBOURS).collect();
    families.sort();
    families
}

/// The cards that are no attack, in the order of their indices from 1 on.
pub(crate) fn neighbours() -> Vec<(String, String)> {
    files(NEIGHBOURS)
}

/// All scripts of a family at all their places.
pub(crate) fn scripts(family: &str) -> Vec<Script> {
    files(family).iter().flat_map(|(file, text)| read(file, text)).collect()
}

fn read(file: &str, text: &str) -> Vec<Script> {
    let lines: Vec<&str> = text.lines().collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("-- case: ")).collect();
    let head = Head::default().read(file, &lines[..starts.first().copied().unwrap_or(lines.len())]);
    let whole = starts.is_empty().then_some(0..lines.len());
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    let cases = starts.iter().copied().zip(ends).map(|(from, to)| from..to);
    let scripts = whole.into_iter().chain(cases).flat_map(|range| {
        let head = if starts.is_empty() { head.clone() } else { head.clone().read(file, &lines[range.clone()]) };
        let places = head.places.clone();
        places.into_iter().map(move |place| (head.clone(), range.clone(), place))
    });
    scripts
        .map(|(head, range, place)| {
            let case = lines[range.start].strip_prefix("-- case: ").unwrap_or_default().to_owned();
            // All lines keep their numbers.
            let body: Vec<&str> = (0..range.end).map(|at| if range.contains(&at) { lines[at] } else { "" }).collect();
            let marked: Vec<u32> = range.clone().filter(|&at| lines[at].ends_with("--!")).map(|at| at as u32 + 1).collect();
            let line = || match (head.line, &marked[..]) {
                (Some(line), _) => line,
                (None, [line]) => *line,
                _ => panic!("{file} {case}: the verdict names a line, or one line ends in --!"),
            };
            let verdict = match (&head.kind[..], place) {
                ("gives", _) => Verdict::Gives(head.word.clone()),
                ("refused", _) => Verdict::Refused { line: line(), word: head.word.clone() },
                ("fails", Place::File) => Verdict::Refused { line: 1, word: "outside functions".to_owned() },
                ("fails", _) => Verdict::Fails { line: line(), word: head.word.clone() },
                (other, _) => panic!("{file} {case}: '{other}' is no verdict"),
            };
            let leaves = head.leaves.unwrap_or(match (&verdict, place) {
                (Verdict::Gives(_), Place::Body(0)) => 15,
                _ => 10,
            });
            let source = wrapped(place, &body.join("\n"));
            Script { file: file.to_owned(), case, place, source, answers: head.answers, verdict, leaves }
        })
        .collect()
}

/// A card file with this body; its first line stays the first.
fn wrapped(place: Place, body: &str) -> String {
    let hook = |index: u8| &SCHEMA.hooks[usize::from(index)];
    match place {
        Place::Card => body.to_owned(),
        Place::File => format!("return {{ {FACTS}, gain = (function() {body}\nend)() }}"),
        Place::Body(index) if hook(index).kind == HookKind::Effect => {
            format!("return {{ {FACTS}, {} = function(g, n) g:add(5) {body}\nend }}", hook(index).name)
        }
        Place::Body(index) if hook(index).kind == HookKind::Lists => {
            format!("return {{ {FACTS}, {} = function(list) {body}\nend }}", hook(index).name)
        }
        Place::Body(index) => format!("return {{ {FACTS}, {} = function(facts) {body}\nend }}", hook(index).name),
    }
}

/// What the comments of a script say.
#[derive(Clone, Default)]
struct Head {
    places: Vec<Place>,
    kind: String,
    line: Option<u32>,
    word: String,
    answers: Vec<Say>,
    leaves: Option<i32>,
}

impl Head {
    fn read(mut self, file: &str, lines: &[&str]) -> Self {
        for comment in lines.iter().filter_map(|line| line.strip_prefix("-- ")) {
            match comment.split_once(": ") {
                Some(("run as", places)) => self.places = places.split(", ").map(|name| place(file, name)).collect(),
                Some(("expect", verdict)) => self.verdict(verdict),
                Some(("answers", answers)) => self.answers = answers.split(", ").map(|text| answer(file, text)).collect(),
                Some(("leaves", number)) => self.leaves = Some(number.parse().expect("a number")),
                _ => {}
            }
        }
        self
    }

    /// `fails, line 3, "reason"`, `refused, "reason"` or `gives 7`.
    fn verdict(&mut self, text: &str) {
        if let Some(answer) = text.strip_prefix("gives ") {
            (self.kind, self.word) = ("gives".to_owned(), answer.to_owned());
            return;
        }
        let (told, word) = text.split_once(", \"").expect("a verdict has a reason in quotes");
        self.word = word.strip_suffix('"').expect("a reason ends with a quote").to_owned();
        let (kind, line) = told.split_once(", line ").map_or((told, None), |(kind, line)| (kind, Some(line.parse().expect("a line"))));
        (self.kind, self.line) = (kind.to_owned(), line);
    }
}

fn place(file: &str, name: &str) -> Place {
    match name {
        "card" => Place::Card,
        "file" => Place::File,
        hook => {
            let at = SCHEMA.hooks.iter().position(|row| row.name == hook);
            Place::Body(at.unwrap_or_else(|| panic!("{file}: no function is called '{hook}'")) as u8)
        }
    }
}

fn answer(file: &str, text: &str) -> Say {
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{file}: '{text}' is no number"));
    match text.split_once(' ') {
        None if text == "yes" => Say::Answer(Answer::Yes),
        None if text == "no" => Say::Answer(Answer::No),
        None if text == "done" => Say::Answer(Answer::Done),
        Some(("die", face)) => Say::Die(number(face)),
        Some(("number", n)) => Say::Answer(Answer::Number(number(n))),
        Some(("text", n)) => Say::Answer(Answer::Said(number(n))),
        Some(("thing", n)) => Say::Answer(Answer::Thing(number(n))),
        _ => panic!("{file}: '{text}' is no answer"),
    }
}
