//! What holds for the house as a whole.
//!
//! Each crate has one program of tests, and every file of it is in that program: one that nobody names would never run. The list of what
//! rules may not read holds for every crate that games are played with.

use std::fs::read_dir;
use std::path::{Path, PathBuf};

fn inside(folder: &Path) -> Vec<PathBuf> {
    read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn every_file_of_tests_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let crates =
        ["core", "games", "examples"].iter().flat_map(|folder| inside(&root.join(folder))).chain([root.join("cli"), root.join("gui")]);
    let mut seen = 0;
    for tests in crates.map(|folder| folder.join("tests")).filter(|tests| tests.is_dir()) {
        let is_rust = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
        let programs: Vec<_> = inside(&tests).into_iter().filter(|path| is_rust(path) || path.join("main.rs").is_file()).collect();
        assert!(programs.is_empty() || programs == [tests.join("suite")], "more than one program: {programs:?}");
        for program in programs {
            let named = std::fs::read_to_string(program.join("main.rs")).expect("text");
            for file in inside(&program).into_iter().filter(|path| is_rust(path) || path.join("mod.rs").is_file()) {
                let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
                assert!(name == "main" || named.lines().any(|line| line == format!("mod {name};")), "{} is not run", file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "{seen} files");
}

#[test]
fn rules_read_no_clock_and_no_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let list = std::fs::read_to_string(root.join("clippy.toml")).expect("the list of what rules may not read");
    assert!(["std::time::Instant", "std::fs::read", "std::env::var", "std::thread::spawn"].iter().all(|path| list.contains(path)));
    let core = ["engine", "script", "table", "bots", "ecology"].map(|name| root.join("core").join(name));
    let games =
        ["games", "examples"].iter().flat_map(|folder| inside(&root.join(folder))).filter(|folder| folder.join("Cargo.toml").is_file());
    let crates: Vec<_> = core.into_iter().chain(games).collect();
    assert!(crates.len() > 8, "{crates:?}");
    for folder in crates.iter().flat_map(|folder| folder.ancestors().take_while(|&folder| folder != root)) {
        // Clippy takes the first list that it finds from a crate's folder upwards.
        for name in ["clippy.toml", ".clippy.toml"] {
            assert!(!folder.join(name).exists(), "{} takes the place of the root's list", folder.join(name).display());
        }
    }
    for folder in crates {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).expect("text");
        assert!(manifest.contains("[lints]\nworkspace = true"), "{} has other lints", folder.display());
        for file in sources(&folder.join("src")) {
            let text = std::fs::read_to_string(&file).expect("text");
            // The place to which states are written, for their hash, is each thread's own: it holds nothing from one call to the next.
            let is_known = file.ends_with("core/engine/src/hash.rs");
            let let_off = !is_known && ["clippy::disallowed_methods", "clippy::disallowed_types"].iter().any(|lint| text.contains(lint));
            assert!(!let_off, "{} reads what no rule may read", file.display());
        }
    }
}

/// All sources under a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = inside(folder).into_iter().partition(|path| path.is_dir());
    folders
        .iter()
        .flat_map(|folder| sources(folder))
        .chain(files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs")))
        .collect()
}
