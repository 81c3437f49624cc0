//! The README says how to begin and how to test; both must be true.

use std::path::{Path, PathBuf};

fn read(path: &str) -> String {
    let file: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path} in the root of the workspace: {error}"))
}

#[test]
fn the_readme_begins_with_cargo_run() {
    let line = read("README.md").lines().any(|line| line.trim() == "cargo run --release");
    assert!(line, "README.md has no line `cargo run --release`");
}

#[test]
fn the_readme_tests_as_ci_does() {
    let script = read(".ci/run");
    let command = script.lines().find(|line| line.starts_with("cargo fmt --check &&"));
    let command = command.expect(".ci/run has no line that begins with `cargo fmt --check &&`").trim();
    let line = read("README.md").lines().any(|line| line.trim() == command);
    assert!(line, "README.md has no line `{command}`");
}
