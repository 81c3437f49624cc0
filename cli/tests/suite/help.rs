//! Help, and what is said to wrong words: the built binary.

use crate::common::{clade, command, ended, good, out};

const COMMANDS: [&str; 11] = ["games", "cards", "gui", "play", "replay", "sim", "bench", "check", "mod", "completions", "man"];

#[test]
fn help_is_given_in_the_persons_language_with_examples_and_exit_codes() {
    for (lang, says) in [
        ("en", ["Usage:", "Options:", "Print help", "Examples:", "Exit codes:"]),
        ("ru", ["Запуск:", "Параметры:", "Показать справку", "Примеры:", "Коды выхода:"]),
        ("pl", ["Użycie:", "Opcje:", "Pokaż pomoc", "Przykłady:", "Kody wyjścia:"]),
    ] {
        for args in COMMANDS.map(|name| vec![name, "--help", "--lang", lang]).into_iter().chain([vec!["--lang", lang, "--help"]]) {
            let help = good(&args, "");
            assert!(says.iter().all(|word| help.contains(word)), "{args:?}: {help}");
            assert!(help.lines().all(|line| line.chars().count() <= 80), "{args:?}: {help}");
            assert!(lang == "en" || !(help.contains("Usage") || help.contains("[default")), "{args:?}: {help}");
        }
    }
    let polish = good(&["help", "play", "--lang", "pl"], "");
    assert_eq!(polish, good(&["play", "--help", "--lang", "pl"], ""));
    for args in [["help", "--help"], ["help", "-h"]] {
        assert!(good(&args, "").contains("Commands:"));
    }
}

#[test]
fn shells_and_manuals_know_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = good(&["completions", shell], "");
        assert!(COMMANDS.iter().all(|command| script.contains(command)) && script.contains("rescue"), "{shell}: {script}");
    }
    for (lang, says) in [("en", "Exit codes:"), ("ru", "Коды выхода:"), ("pl", "Kody wyjścia:")] {
        let page = good(&["man", "--lang", lang], "");
        assert!(page.contains(".TH clade 1") && COMMANDS.iter().all(|command| page.contains(command)) && page.contains(says), "{page}");
        let page = good(&["man", "play", "--lang", lang], "");
        assert!(page.contains(".TH clade-play 1") && page.contains("rescue"), "{page}");
    }
    let output = clade(&["man", "plya"], "");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).contains("'play'")), (Some(2), true));
    assert_eq!(clade(&["completions", "tcsh"], "").status.code(), Some(2));
}

#[test]
fn an_error_is_json_for_who_asked_for_json() {
    for args in [&["games", "nowhere", "--json"][..], &["sim", "soup", "--xyzzy", "--json"], &["check", "nowhere.toml", "--json"]] {
        let output = clade(args, "");
        let json: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
        let error = String::from_utf8(output.stderr.clone()).expect("UTF-8");
        assert_eq!((output.status.code(), json["code"].as_i64()), (Some(2), Some(2)));
        assert_eq!(error, format!("clade: {}\n", json["error"].as_str().expect("a sentence")));
    }
}

#[test]
fn colours_are_as_was_asked() {
    assert!(good(&["games", "--color", "always"], "").contains('\u{1b}'));
    assert!(!good(&["games", "--color", "never"], "").contains('\u{1b}'));
}

#[test]
fn as_many_seats_as_a_number_says_are_filled() {
    let played = good(&["play", "soup", "--seed", "5", "--seats", "3", "--lang", "en"], "");
    assert!(played.contains(": you") && played.matches(": normal bot").count() == 2, "{played}");
    let report: serde_json::Value = serde_json::from_str(&good(&["sim", "pond", "-n", "2", "--seats", "2", "--json"], "")).expect("JSON");
    assert_eq!(report["per_seat"].as_array().map(Vec::len), Some(2));
}

#[test]
fn without_seats_a_game_begins_without_a_warning() {
    let begins = |args: &[&str]| good(args, "").lines().next().unwrap_or_default().to_owned();
    assert!(begins(&["play", "evolution", "--seed", "1", "--lang", "en"]).contains("seed 1. Type a number"));
    let warned = begins(&["play", "evolution", "--seed", "1", "--lang", "en", "--seats", "8"]);
    assert!(!warned.contains("Type a number"), "who asks for more is warned: {warned}");
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_an_error_like_others() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let odd = |bytes: &'static [u8]| OsStr::from_bytes(bytes);
    let lines: [&[&OsStr]; 4] = [
        &[odd(b"play"), odd(b"\xff")],
        &[odd(b"\xff")],
        &[odd(b"cards"), odd(b"soup"), odd(b"--mod"), odd(b"\xff"), odd(b"--seats"), odd(b"x")],
        &[odd(b"replay"), odd(b"b\xff.clade"), odd(b"--bogus")],
    ];
    for words in lines {
        let mut command = command(&[]);
        command.args(words);
        let output = ended(command, "");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{error}");
        assert!(!error.contains("panicked"), "{error}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_or_read_is_said_in_the_persons_words() {
    use std::fs::File;
    let full = || File::options().write(true).open("/dev/full").expect("Linux has it");
    for args in [&["games", "--lang", "en"][..], &["--help", "--lang", "en"]] {
        let output = command(args).stdout(full()).output().expect("the program starts");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), error.as_str()), (Some(1), "clade: the output cannot be written: there is no space left\n"));
    }
    let folder = File::open(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let output = command(&["play", "pond", "--lang", "en"]).stdin(folder).output().expect("the program starts");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), error.contains("the input cannot be read: this is a folder")), (Some(1), true), "{error}");
}
