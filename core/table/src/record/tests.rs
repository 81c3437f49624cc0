use super::carried::MOST_CARRIED;
use super::*;
use clade_engine::{ModStamp, Setup};
use std::collections::BTreeMap;

fn record() -> Record {
    let setup = Setup { seats: 2, options: BTreeMap::from([("finish".to_owned(), "30".to_owned())]) };
    let mut header = Header::new("pond", "0.1.0", 0xABC, setup, u64::MAX);
    let files = BTreeMap::from([("mod.toml".to_owned(), 7), ("weed.lua".to_owned(), u64::MAX)]);
    let stamp = ModStamp { id: "deep".to_owned(), version: "1.0".to_owned(), files };
    header.mods = vec![ModUsed::new(stamp, Some("my \"mods\"/deep".to_owned()))];
    let mut record = Record::new(header);
    for (actor, text) in [("1", "drift"), ("chance", "die 4"), ("2", "eat: red")] {
        record.lines.push(Line { actor: actor.to_owned(), text: text.to_owned() });
    }
    record.hashes = vec![(0, 1), (2, 0x0123_4567_89AB_CDEF)];
    record
}

const TEXT: &str = r#"format = 1
game = "pond"
version = "0.1.0"
ruleset = "0000000000000abc"
seed = "18446744073709551615"
players = ["human", "human"]

[setup]
seats = 2

[setup.options]
finish = "30"

[[mods]]
id = "deep"
version = "1.0"
folder = 'my "mods"/deep'

[mods.files]
"mod.toml" = "0000000000000007"
"weed.lua" = "ffffffffffffffff"
---
# hash 0000000000000001
1: drift
chance: die 4
# hash 0123456789abcdef
2: eat: red
"#;

fn broken(from: &str, to: &str) -> (String, Option<usize>) {
    let text = TEXT.replace(from, to);
    assert_ne!(text, TEXT);
    let error = Record::read(&text).unwrap_err();
    (error.to_string(), error.partial.map(|partial| partial.lines.len()))
}

#[test]
fn the_text_is_pinned_and_reads_back() {
    assert_eq!(record().write(), TEXT);
    assert_eq!(Record::read(TEXT).unwrap(), record());
    let numbered = Record::read(TEXT).unwrap();
    assert_eq!([0, 1, 2].map(|at| numbered.line_of(at)), [0, 1, 2].map(|at| record().line_of(at)));
    assert_eq!(TEXT.lines().nth(numbered.line_of(2) - 1), Some("2: eat: red"));
}

#[test]
fn people_and_their_editors_may_write_it_too() {
    let mods = &TEXT[TEXT.find("[[mods]]").unwrap()..TEXT.find("---").unwrap()];
    let text = TEXT.replace("\"18446744073709551615\"", "7").replace("---", "---\n\n# a dry year").replace(mods, "");
    let read = Record::read(&text).unwrap();
    assert_eq!((read.header.seed, read.lines.len(), read.header.mods.len()), (7, 3, 0));
    assert_eq!(text.lines().nth(read.line_of(0) - 1), Some("1: drift"));
    let windows = format!("\u{feff}{}", TEXT.replace('\n', "\r\n"));
    assert_eq!(Record::read(windows).unwrap(), record());
}

#[test]
fn texts_are_kept_letter_by_letter() {
    let mut odd = record();
    for text in ["", " ", "a: b ", "# hash", "---", "\u{0}\u{7f}«ё»\t"] {
        odd.lines.push(Line { actor: "8".to_owned(), text: text.to_owned() });
    }
    assert_eq!(Record::read(odd.write()).unwrap(), odd);
}

#[test]
fn a_branch_begins_with_the_same_lines() {
    let first = record().first(2);
    assert_eq!((first.lines.len(), first.hashes.len()), (2, 2));
    assert!(TEXT.starts_with(&first.write()));
    assert_eq!(record().first(0).hashes.len(), 1);
    assert_eq!(record().first(9), record());
}

#[test]
fn damage_is_named_and_the_readable_part_given_back() {
    assert_eq!(
        broken("chance: die", "chnace: die"),
        ("line 25 of the record: 'chnace' answers; expected a seat from '1' to '8', or 'chance'; did you mean 'chance'?".into(), Some(1))
    );
    assert_eq!(
        broken("chance: die 4", "dice"),
        ("line 25 of the record: found 'dice'; expected an answer such as '1: drift' or 'chance: die 4'".into(), Some(1))
    );
    assert_eq!(
        broken("eat: red\n", "ea"),
        ("line 27 of the record: found '2: ea'; expected a whole line with its line end".into(), Some(2))
    );
    assert_eq!(
        broken("89abcdef\n", "89ab\n"),
        ("line 26 of the record: found '# hash 0123456789ab'; expected 16 hexadecimal digits after '# hash'".into(), Some(2))
    );
    let cut = &TEXT[..TEXT.find("---").unwrap()];
    let error = Record::read(cut).unwrap_err();
    assert_eq!((error.line, error.partial.is_some()), (22, true));
}

#[test]
fn a_damaged_header_is_named() {
    let (text, partial) = broken("seed =", "sead =");
    assert!(text.starts_with("line 5 of the record: ") && text.ends_with("did you mean 'seed'?"), "{text}");
    assert_eq!(partial, None);
    let (text, _) = broken("\"0000000000000abc\"", "\"xyz\"");
    assert!(text.starts_with("line 4 of the record: 'xyz' is no hexadecimal number"), "{text}");
    let (text, _) = broken("format = 1", "format = 2\nshape = \"round\"");
    assert_eq!(text, "line 1 of the record: found format 2; expected format 1");
    let (text, _) = broken("game = \"pond\"\n", "");
    assert!(text.contains("missing field `game`"), "{text}");
}

/// The line, the kind of damage and the readable actions of bytes that are no record.
fn damage(bytes: &[u8]) -> (usize, Damage, Option<usize>) {
    let error = Record::read(bytes).unwrap_err();
    assert!(error.to_string().lines().count() == 1 && error.to_string().len() < 500, "{error}");
    assert!(!error.to_string().contains(|c: char| c.is_control()), "{error:?}");
    (error.line, error.damage, error.partial.map(|partial| partial.lines.len()))
}

#[test]
fn foreign_and_hostile_files_are_refused_within_bounds() {
    let with = |end: &[u8]| [TEXT.as_bytes(), end].concat();
    assert_eq!(damage(b""), (1, Damage::Header, None));
    assert_eq!(damage(b"\x89PNG\r\n\x1a\n"), (1, Damage::NoText, None));
    assert_eq!(damage(&vec![0; MOST_BYTES + 1]), (1, Damage::NoText, None));
    assert_eq!(damage("[".repeat(4000).as_bytes()), (1, Damage::Header, None));
    assert_eq!(damage("a.".repeat(2000).as_bytes()), (1, Damage::Header, None));
    assert_eq!(damage("a = [\n".repeat(9000).as_bytes()), (2, Damage::Header, None));
    assert_eq!(damage("# a comment\n".repeat(9000).as_bytes()), (1, Damage::Header, None));
    let comment = "# a comment\n";
    let (before, most) = (TEXT.split("---").next().unwrap_or_default(), MOST_HEADER / comment.len());
    let bomb = TEXT.replace("---", &comment.repeat(most + 9));
    let read = before.lines().count() + (MOST_HEADER - before.len()) / comment.len();
    assert_eq!(damage(bomb.as_bytes()), (read + 1, Damage::Header, None));
    assert_eq!(damage(b"\x1b[2J\x07 = 1\n---\n"), (1, Damage::Header, None));
    assert_eq!(damage(&with(b"1: \xff\n")), (28, Damage::NoText, Some(3)));
    assert_eq!(damage(&with(b"1: drift\n\0\0\0\0")), (29, Damage::Torn, Some(4)));
    assert_eq!(damage(&with(b"1\x1b[2J: drift\n")), (28, Damage::Line, Some(3)));
    assert_eq!(damage(&with("x".repeat(MOST_LINE).as_bytes())), (28, Damage::Torn, Some(3)));
    assert_eq!(damage(&with("x".repeat(MOST_LINE + 1).as_bytes())), (28, Damage::NoText, Some(3)));
    assert_eq!(damage(&with("1: drift\n".repeat(MOST_ACTIONS).as_bytes())), (MOST_ACTIONS + 25, Damage::TooMuch, Some(MOST_ACTIONS)));
    let comments = "#\n".repeat(MOST_BYTES / 2);
    assert_eq!(damage(&with(comments.as_bytes())).1, Damage::TooMuch);
}

#[test]
fn words_of_a_file_are_short_and_turn_nothing_round() {
    assert_eq!(shortened("a\u{202e}b\u{2066}c\u{1b}d"), "a�b�c�d");
    assert_eq!(shortened(&"x".repeat(3000)), "x".repeat(60) + "…");
}

#[test]
fn actors_have_words() {
    for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(7))] {
        assert_eq!(actor_of(&actor_word(actor)), Some(actor));
    }
    assert_eq!((actor_of("9"), actor_of("nobody"), actor_of("0")), (None, None, None));
}

#[test]
fn the_largest_mods_fit_into_a_header() {
    let mut record = record();
    // Each letter is one of those that take most room in the text.
    let name = |n: usize| format!("{n:03}{}", "\u{1}".repeat(MOST_LETTERS - 3));
    let files: BTreeMap<String, u64> = (0..MOST_FILES).map(|n| (name(n), u64::MAX)).collect();
    let used = |n| ModUsed::new(ModStamp { id: name(n), version: name(n), files: files.clone() }, Some(name(n)));
    record.header.mods = (0..MOST_MODS).map(used).collect();
    let text = record.write();
    let head = text.find("\n---").expect("it has an end");
    assert!(head > (MOST_HEADER - MOST_CARRIED) / 10 * 8, "nor is the bound far too large: {head} of {MOST_HEADER}");
    assert_eq!(Record::read(text.as_bytes()).expect("it is read again"), record);
    record.header.mods.extend((MOST_MODS..MOST_MODS + 24).map(used));
    assert_eq!(Record::read(record.write().as_bytes()).expect_err("these are too many").damage, Damage::Header);
}

#[test]
fn mods_travel_in_the_header() {
    let mut record = record();
    let card = "---@type pond.Card\n---\n\n-- \"\"\" ''' \\ \t \r ż \u{7} # hash 0000\n[[mods]]\nreturn {}\n";
    let files = [("mod.toml".to_owned(), String::new()), ("weed \"x\".lua".to_owned(), card.to_owned())];
    record.header.carry("other", &files);
    record.header.carry("deep", &files);
    record.header.carry("deep", &files);
    let text = record.write();
    assert!(text.contains("\n    \"---\",\n"), "{text}");
    let again = Record::read(&text).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.header.carried("deep").as_deref(), Some(&files[..]));
    assert_eq!(again.header.carried("no such"), None);
    assert_eq!(again.line_of(0), record.line_of(0));
    record.header.leave("deep");
    record.header.leave("other");
    assert_eq!(record.write(), TEXT);
}
