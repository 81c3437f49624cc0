//! Each crate has one program of tests, and every file of it is in that program: one that nobody names would never run.

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
