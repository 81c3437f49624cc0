//! The corpus of hostile cards, see `hostile/README.md`: each script comes to its verdict, in every VM, and leaves no trace.
#![expect(clippy::disallowed_types, reason = "a test measures how long scripts take")]

mod corpus;
mod ways;

use crate::common::{SCHEMA, fired, first, folder, wind_up};
use clade_engine::Kind;
use clade_script::{Cards, Fault};
use corpus::{Script, Verdict};
use fluent_bundle::{FluentBundle, FluentResource};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The families that there must be at least, each with five scripts at least.
const FAMILIES: [&str; 12] = [
    "time",
    "memory",
    "recursion",
    "sandbox_escape",
    "non_determinism",
    "state_smuggled",
    "rule_hooks_that_act",
    "forbidden_questions",
    "journal_confusion",
    "huge_outputs",
    "error_objects",
    "unicode",
];

#[test]
fn every_family_is_there() {
    let families = corpus::families();
    let mut files = 0;
    for family in FAMILIES.iter().map(|family| (*family).to_owned()).chain(families.iter().cloned()) {
        assert!(families.contains(&family), "there are no scripts of the family '{family}'");
        let mut names: Vec<String> = corpus::scripts(&family).into_iter().map(|script| script.file).collect();
        names.dedup();
        assert!(names.len() >= 5, "{family} has {} scripts", names.len());
    }
    for family in &families {
        let scripts = corpus::scripts(family);
        let mut cases: Vec<_> = scripts.iter().map(|script| (&script.file, &script.case)).collect();
        cases.dedup();
        let mut names: Vec<_> = scripts.iter().map(|script| &script.file).collect();
        names.dedup();
        files += names.len();
        report(&format!("{family:20} {:3} scripts, {:3} cases, run at {:3} places", names.len(), cases.len(), scripts.len()));
    }
    assert!(files >= 100, "the corpus has {files} scripts");
}

#[test]
fn every_script_comes_to_its_verdict() {
    let neighbours = corpus::neighbours();
    let neighbours: Vec<_> = neighbours.iter().map(|(name, source)| (name.as_str(), source.as_str())).collect();
    let (mut wrong, mut times, mut named) = (Vec::new(), Vec::new(), 0);
    for script in corpus::families().iter().flat_map(|family| corpus::scripts(family)) {
        let mods = [folder("hostile", &[(&script.file, &script.source)]), folder("neighbours", &neighbours)];
        wind_up();
        // What the lint can tell of names is told before the script runs; the sandbox must stand without it, too.
        let loaded = match (Cards::load(&SCHEMA, &mods), &script.verdict) {
            (Err(_), Verdict::Fails { .. }) => {
                named += 1;
                Cards::load_trusting(&SCHEMA, &mods)
            }
            (loaded, _) => loaded,
        };
        let found = match loaded {
            Err(faults) => match (&script.verdict, first(faults)) {
                (Verdict::Refused { line, word }, fault)
                    if is_at(&script, &fault.file, fault.place.line, *line) && fault.what.contains(word) =>
                {
                    Ok(())
                }
                (_, fault) => Err(format!("refused at {fault}")),
            },
            Ok(cards) => judge(&script, &cards, &mut times),
        };
        wrong.extend(found.err().map(|found| format!("{script}\n  expected {:?}, leaves {}\n  {found}", script.verdict, script.leaves)));
        if fired() {
            wrong.push(format!("{script}: the clock fired"));
            break;
        }
    }
    assert!(named > 20, "{named} scripts are refused by the names in them");
    assert!(wrong.is_empty(), "{} wrong verdicts:\n{}", wrong.len(), wrong.join("\n"));
    times.sort();
    times.iter().rev().take(5).for_each(|(time, what)| report(&format!("{:7.1} ms  {what}", time.as_secs_f64() * 1e3)));
}

fn is_at(script: &Script, file: &str, line: u32, wanted: u32) -> bool {
    file.strip_prefix("hostile/") == Some(&script.file) && line == wanted
}

/// Runs a loaded script in every way.
fn judge(script: &Script, cards: &Arc<Cards>, times: &mut Vec<(Duration, String)>) -> Result<(), String> {
    let hook = ways::hook_of(cards, script.place);
    let vm = ways::fresh(cards);
    wind_up();
    let start = Instant::now();
    let first = ways::run(&vm, hook, &script.answers, None);
    times.push((start.elapsed(), script.to_string()));
    let as_expected = match (&script.verdict, &first.faults[..]) {
        (Verdict::Gives(answer), []) => first.answer == *answer,
        (Verdict::Fails { line, word }, [_, ..]) => {
            let meant = |fault: &Fault| is_at(script, &fault.file, fault.line, *line) && fault.reason.contains(word);
            first.faults.iter().all(meant) && first.answer == ways::neutral(hook)
        }
        _ => false,
    };
    if !as_expected || first.number != script.leaves || (first.states.len() <= script.answers.len() && hook == crate::common::PLAY) {
        return Err(format!("gives {}, leaves {}, {} stops: {:?}", first.answer, first.number, first.states.len(), first.faults));
    }
    if let Some(fault) = first.faults.iter().find(|fault| fault.reason.chars().any(char::is_control)) {
        return Err(format!("the fault has letters that cannot be printed: {fault:?}"));
    }
    match ways::all(cards, hook, &script.answers).into_iter().find(|(_, run)| *run != first) {
        Some((way, run)) => Err(format!("{way} it is {run:?}\n  in a fresh VM {first:?}")),
        None => Ok(()),
    }
}

/// Whatever stands in a card's texts: each is one message, that says the same letters (spaces apart).
#[test]
fn texts_say_what_the_card_says() {
    let mut told = 0;
    for script in corpus::families().iter().flat_map(|family| corpus::scripts(family)) {
        let Ok(cards) = Cards::load(&SCHEMA, &[folder("hostile", &[(&script.file, &script.source)])]) else { continue };
        let card = cards.get(Kind(0));
        for language in ["en", "ru", "pl"] {
            let resource = FluentResource::try_new(cards.texts(language)).unwrap_or_else(|(_, faults)| panic!("{script}: {faults:?}"));
            assert_eq!(resource.entries().count(), 2 + card.says.len(), "{script}: a message for each text");
            let mut bundle = FluentBundle::new(Vec::new());
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{script}: {faults:?}"));
            let own = ["name", "text"].into_iter().filter_map(|key| card.texts(key));
            let all = own.zip([card.name(), card.text()]).chain(card.says.iter().zip(0..).map(|((_, texts), key)| (texts, card.said(key))));
            for (texts, message) in all {
                let pattern = bundle.get_message(&message.id).and_then(|message| message.value()).expect("the message is there");
                let shown = bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
                assert_eq!(
                    shown.trim_end_matches(" [en]"),
                    texts.said(language).split_whitespace().collect::<Vec<_>>().join(" "),
                    "{script}"
                );
                told += 1;
            }
        }
    }
    assert!(told > 1000, "{told} texts were compared");
}

/// Sources that are no readable files, hence stand here.
#[test]
fn sources_that_are_no_cards() {
    let deep = "(".repeat(16_000);
    let long = format!("return {{ x = {} }}", "1 + ".repeat(8_000));
    let calls = format!("return {{ x = {}{} }}", "f(".repeat(10_000), ")".repeat(10_000));
    let text = format!("return {{ x = '{}' }}", "x".repeat(40_000));
    let blocks = format!("return {{ play = function() {} {} end }}", "do ".repeat(5_000), "end ".repeat(5_000));
    let odd = ["\u{1b}Lua", "\u{1}\u{0}\u{5}", "", "\0", "return", "\u{feff}return {}", "#!/bin/lua\nreturn {}", "goto x", "`", "'\\"];
    for source in [&deep, &long, &calls, &text, &blocks].map(String::as_str).into_iter().chain(odd) {
        let error = first(Cards::load(&SCHEMA, &[folder("hostile", &[("0.lua", source)])]).expect_err("this is no card"));
        assert_eq!((error.file.as_str(), error.place.line), ("hostile/0.lua", 1), "{error}");
        assert!(!error.to_string().contains(char::is_control), "{error:?}");
    }
}

/// The names of files come from mods too.
#[test]
fn file_names_that_steer_a_terminal() {
    let error = first(Cards::load(&SCHEMA, &[folder("hostile", &[("\u{1b}[2J\n.lua", "return")])]).expect_err("this is no card"));
    assert_eq!(error.file, "hostile/\\u{1b}[2J\\u{a}.lua");
}

#[expect(clippy::print_stderr, reason = "what was measured is this test's report")]
fn report(line: &str) {
    eprintln!("{line}");
}
