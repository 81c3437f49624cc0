use super::*;
use clade_engine::Setup;
use std::collections::BTreeMap;

fn record() -> Record {
    let setup = Setup { seats: 2, options: BTreeMap::from([("finish".to_owned(), "30".to_owned())]) };
    let mut header = Header::new("pond", "0.1.0", 0xABC, setup, u64::MAX);
    header.mods = vec!["deep \"water\"".to_owned()];
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
mods = ['deep "water"']

[setup]
seats = 2

[setup.options]
finish = "30"
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
fn people_may_write_it_too() {
    let text =
        TEXT.replace("\"18446744073709551615\"", "7").replace("---", "---\n\n# a dry year").replace("mods = ['deep \"water\"']\n", "");
    let read = Record::read(&text).unwrap();
    assert_eq!((read.header.seed, read.lines.len(), read.header.mods.len()), (7, 3, 0));
    assert_eq!(text.lines().nth(read.line_of(0) - 1), Some("1: drift"));
}

#[test]
fn damage_is_named_and_the_readable_part_given_back() {
    assert_eq!(
        broken("chance: die", "chnace: die"),
        ("line 17 of the record: 'chnace' answers; expected a seat from '1' to '8', or 'chance'; did you mean 'chance'?".into(), Some(1))
    );
    assert_eq!(
        broken("chance: die 4", "dice"),
        ("line 17 of the record: found 'dice'; expected an answer such as '1: drift' or 'chance: die 4'".into(), Some(1))
    );
    assert_eq!(
        broken("eat: red\n", "ea"),
        ("line 19 of the record: found '2: ea'; expected a whole line with its line end".into(), Some(2))
    );
    assert_eq!(
        broken("89abcdef\n", "89ab\n"),
        ("line 18 of the record: found '# hash 0123456789ab'; expected 16 hexadecimal digits after '# hash'".into(), Some(2))
    );
    let cut = &TEXT[..TEXT.find("---").unwrap()];
    let error = Record::read(cut).unwrap_err();
    assert_eq!((error.line, error.partial.is_some()), (14, true));
}

#[test]
fn a_damaged_header_is_named() {
    let (text, partial) = broken("seed =", "sead =");
    assert!(text.starts_with("line 5 of the record: ") && text.ends_with("did you mean 'seed'?"), "{text}");
    assert_eq!(partial, None);
    let (text, _) = broken("\"0000000000000abc\"", "\"xyz\"");
    assert!(text.starts_with("line 4 of the record: 'xyz' is no hexadecimal number"), "{text}");
    let (text, _) = broken("format = 1", "format = 2");
    assert_eq!(text, "line 1 of the record: found format 2; expected format 1");
    let (text, _) = broken("game = \"pond\"\n", "");
    assert!(text.contains("missing field `game`"), "{text}");
}

#[test]
fn actors_have_words() {
    for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(7))] {
        assert_eq!(actor_of(&actor_word(actor)), Some(actor));
    }
    assert_eq!((actor_of("9"), actor_of("nobody"), actor_of("0")), (None, None, None));
}
