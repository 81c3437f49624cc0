//! The README says how to begin and how to test; both must be true, and links of the pages at the doors lead somewhere.

use std::path::{Path, PathBuf};

/// The pages at which people begin.
const PAGES: [&str; 4] = ["README.md", ".github/CONTRIBUTING.md", "core/README.md", "games/README.md"];

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(at(path)).unwrap_or_else(|error| panic!("{path} in the root of the workspace: {error}"))
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

#[test]
fn links_between_pages_lead_somewhere() {
    for page in PAGES {
        let (text, folder) = (read(page), at(page).parent().expect("a page lies in a folder").to_owned());
        let links: Vec<&str> = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()).collect();
        let own: Vec<&&str> = links.iter().filter(|link| !link.is_empty() && !link.contains("://")).collect();
        assert!(!own.is_empty(), "{page} has no link");
        let lost: Vec<_> = own.into_iter().filter(|link| !folder.join(link).exists()).collect();
        assert!(lost.is_empty(), "{page}: {lost:?} lead nowhere");
    }
}
