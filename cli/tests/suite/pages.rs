//! What the pages say is true: how to begin and how to test, where links lead, and that every command line does what it says.

use crate::common::{command, ended, file};
use std::path::{Path, PathBuf};

/// The pages at which people begin, and those to which they lead.
const PAGES: [&str; 9] = [
    "README.md",
    ".github/CONTRIBUTING.md",
    "cli/README.md",
    "core/README.md",
    "core/check/README.md",
    "core/compare/README.md",
    "games/README.md",
    "scripts/README.md",
    "examples/cluster/README.md",
];

/// Pages whose commands need a library that is not there yet; a test of its own makes one.
const OF_LIBRARIES: [&str; 3] = ["core/plugin/README.md", "core/plugin/GUIDE.md", "examples/plugin-rust/README.md"];

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(at(path)).unwrap_or_else(|error| panic!("{path} in the root of the workspace: {error}"))
}

/// All files with this end in a folder of the sources.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let is_source = |entry: &std::fs::DirEntry| entry.file_name() != "target" && !entry.file_name().to_string_lossy().starts_with('.');
    let inside = |path: PathBuf| if path.is_dir() { files(&path, end) } else { vec![path] };
    let all = entries.filter(is_source).flat_map(|entry| inside(entry.path()));
    all.filter(|path| path.extension().is_some_and(|found| found == end)).collect()
}

#[test]
fn the_readme_begins_with_cargo_run() {
    let line = read("README.md").lines().any(|line| line.trim() == "cargo run --release");
    assert!(line, "README.md has no line `cargo run --release`");
}

#[test]
fn the_pages_test_as_ci_does() {
    let script = read(".ci/run");
    let command = script.lines().find(|line| line.starts_with("cargo fmt --check &&"));
    let command = command.expect(".ci/run has no line that begins with `cargo fmt --check &&`").trim();
    for page in &PAGES[..2] {
        let line = read(page).lines().any(|line| line.trim() == command);
        assert!(line, "{page} has no line `{command}`");
    }
}

/// Each crate whose documentation is tested costs seconds, so those without code in it are left out: none of the others is.
#[test]
fn code_in_documentation_is_tested() {
    let mut left_out = 0;
    for toml in files(&at(""), "toml").into_iter().filter(|path| path.ends_with("Cargo.toml")) {
        if !std::fs::read_to_string(&toml).expect("a file").contains("doctest = false") {
            continue;
        }
        left_out += 1;
        for source in files(&toml.with_file_name("src"), "rs") {
            let text = std::fs::read_to_string(&source).expect("a file");
            let is_code = |line: &str| ["///", "//!"].iter().any(|comment| line.trim_start().starts_with(&format!("{comment} ```")));
            assert!(!text.lines().any(is_code), "{}: code that nobody tests", source.display());
        }
    }
    assert!(left_out > 5, "{left_out}");
}

#[test]
fn links_between_pages_lead_somewhere() {
    let games =
        ["soup", "evolution", "marine", "dominant"].map(|game| [format!("games/{game}/README.md"), format!("games/{game}/RULES.md")]);
    for page in PAGES.into_iter().chain(OF_LIBRARIES).map(str::to_owned).chain(games.into_iter().flatten()) {
        let (text, folder) = (read(&page), at(&page).parent().expect("a page lies in a folder").to_owned());
        let links: Vec<&str> = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()).collect();
        let own: Vec<&&str> = links.iter().filter(|link| !link.is_empty() && !link.contains("://")).collect();
        let lost: Vec<_> = own.into_iter().filter(|link| !folder.join(link).exists()).collect();
        assert!(lost.is_empty(), "{page}: {lost:?} lead nowhere");
    }
}

/// The first card of the page for modders is the mod in `examples`, file for file.
#[test]
fn the_first_card_is_the_one_in_the_examples() {
    let page: String = read("scripts/README.md").lines().map(|line| line.trim_start().to_owned() + "\n").collect();
    for name in ["mod.toml", "curiosity.lua", "scenarios/curiosity.toml"] {
        let lines: String = read(&format!("examples/first_card/{name}")).lines().map(|line| line.trim_start().to_owned() + "\n").collect();
        assert!(page.contains(&lines), "scripts/README.md does not show examples/first_card/{name} as it is");
    }
}

/// Every line of the pages that begins with `clade` does what it says, with fewer games. Lines that open a window, or wait for changes, are
/// read, but do not.
#[test]
fn every_command_line_is_right() {
    // Two at a time, as each page has a folder of its own.
    let next = std::sync::atomic::AtomicUsize::new(0);
    let run = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(page) = PAGES.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                    run.fetch_add(run_lines_of(page), std::sync::atomic::Ordering::Relaxed);
                }
            });
        }
    });
    let run = run.into_inner();
    assert!(run > 20, "{run} lines were found");
}

/// Runs every command line of a page; gives how many.
fn run_lines_of(page: &str) -> usize {
    let folder = file(&format!("pages-{}", page.replace('/', "-")));
    std::fs::create_dir_all(&folder).expect("a folder");
    for mods in ["my_mod", "first_card"] {
        for name in ["mod.toml", "curiosity.lua", "scenarios/curiosity.toml"] {
            let to = folder.join(mods).join(name);
            std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            std::fs::copy(at("examples/first_card").join(name), to).expect("a copy");
        }
    }
    let saved = folder.join("saved");
    let home = folder.join("home");
    let at_home = |args: &[&str]| {
        let mut command = command(args);
        command.current_dir(&folder).env("CLADE_HOME", &home);
        command
    };
    let begun = at_home(&["play", "soup", "--seed", "3", "--seats", "human,human,human,human"]);
    let answers = |count| "1\n".repeat(count);
    let played = ended(begun, &format!("{}save short\n{}save {}\n", answers(30), answers(100), saved.display()));
    assert!(played.status.success(), "{page}: {}", String::from_utf8_lossy(&played.stderr));
    let lines = commands(&read(page));
    for line in &lines {
        let args = sized(line, &saved, &folder);
        let words: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = ended(at_home(&words), "");
        assert!(output.status.success(), "{page}: {line}\n{args:?}\n{}", String::from_utf8_lossy(&output.stderr));
    }
    std::fs::remove_dir_all(folder).expect("it was there");
    lines.len()
}

/// The lines that run the program in blocks of shell, without what they say beside.
fn commands(page: &str) -> Vec<String> {
    let (mut found, mut in_shell) = (Vec::new(), false);
    for line in page.lines().map(str::trim) {
        if let Some(language) = line.strip_prefix("```") {
            in_shell = language == "sh";
        } else if in_shell && let Some(args) = line.split(" #").next().and_then(|line| line.trim().strip_prefix("clade ")) {
            found.push(args.to_owned());
        }
    }
    found
}

/// A line with files that are there, and with few games.
fn sized(line: &str, saved: &Path, folder: &Path) -> Vec<String> {
    let path = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let mut args: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        let games = ["-n", "--games"].contains(&args.last().map_or("", String::as_str));
        match word {
            _ if games => args.push("1".to_owned()),
            "2/8" => args.push("1/1".to_owned()),
            // Each decision is thought over.
            "FILE" if args.first().is_some_and(|arg| arg == "review") => args.push("short".to_owned()),
            "FILE" => args.push(path(saved)),
            "NEW" => args.push(path(&folder.join(format!("new-{}", args.len())))),
            "my_mod" if args.first().is_some_and(|arg| arg == "mod") && args[1] == "new" => args.push("a_new_mod".to_owned()),
            "my_mod" if args.get(1).is_some_and(|arg| arg == "disable") => args.push("first_card".to_owned()), // its id
            "explorer" | "brood_care" => args.push("curiosity".to_owned()), // cards of a new mod: this one has another
            "soup-*.json" => args.push("soup-2.json".to_owned()),
            "games/soup/scenarios" => args.push(path(&at("games/soup/scenarios/s2_armor_at_its_limit.toml"))),
            _ => args.push(word.to_owned()),
        }
    }
    // Laws on random games of every set-up are checked elsewhere: here, of one number of players.
    if args.iter().any(|arg| arg == "--battery") && !["--seats", "--merge", "--game"].iter().any(|flag| args.iter().any(|arg| arg == flag))
    {
        args.extend(["--seats".to_owned(), "3".to_owned()]);
    }
    let has = |flag: &&str| args.iter().any(|arg| arg == flag);
    let plays = has(&"--battery") || ["compare", "rate", "bench"].contains(&args[0].as_str());
    // A window is not opened, and what waits for changes never ends.
    let only_read = args[0] == "gui" || has(&"--frames") || args[0] == "mod" && has(&"watch");
    if plays && !["-n", "--games", "--resume", "--rules", "--merge"].iter().any(has) {
        let games = if args[0] == "bench" { "--games" } else { "-n" };
        args.extend([games.to_owned(), "1".to_owned()]);
    }
    if only_read {
        args.push("--help".to_owned());
    }
    args
}
