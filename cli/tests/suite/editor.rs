//! The types for editors, with a server that reads LuaLS annotations: `emmylua_check` and `emmylua_ls`, from the Rust registry.

mod server;

use crate::common::{file, good};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the server finds wrong in a folder: `file:line` of each warning and error, sorted; none if it is not installed, which is told.
fn found(folder: &Path) -> Option<Vec<String>> {
    let output = match Command::new("emmylua_check").arg(folder).output() {
        Ok(output) => output,
        Err(_) => {
            lacks("emmylua_check");
            return None;
        }
    };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{text}");
    // A place stands under each finding: `  --> card.lua:26:15`.
    let lines: Vec<&str> = text.lines().collect();
    let places = lines.windows(3).filter(|lines| lines[0].starts_with("warning") || lines[0].starts_with("error"));
    let place = |lines: &[&str]| {
        let arrow = lines[1..].iter().find_map(|line| line.trim().strip_prefix("--> "))?;
        Some(arrow.rsplit_once(':')?.0.to_owned())
    };
    let mut all: Vec<String> = places.filter_map(place).collect();
    all.sort();
    Some(all)
}

/// The games that have cards in `scripts`.
const GAMES: [&str; 4] = ["soup", "evolution", "marine", "dominant"];

/// A folder with all that is in it, somewhere else.
fn copied(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").map(|entry| entry.expect("an entry")) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copied(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).expect("a copy");
        }
    }
}

/// One line says what is not tested where this program is missing.
fn lacks(program: &str) {
    assert!(std::env::var_os("CLADE_ALL_TOOLS").is_none(), "{program} is not there: cargo install {program}");
    let _ = writeln!(std::io::stderr(), "not tested: the types for editors, because {program} is not installed");
}

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A new mod of a game.
fn begun(game: &str) -> PathBuf {
    let folder = file(&format!("editor-{game}"));
    good(&["mod", "new", folder.to_str().expect("UTF-8"), "--game", game], "");
    folder
}

#[test]
fn shipped_cards_and_new_mods_have_the_types_that_the_editor_knows() {
    let none = |folder: &Path| assert!(found(folder).is_none_or(|found| found.is_empty()), "{}: {:?}", folder.display(), found(folder));
    // Two games may have things of the same name, such as an element: each is looked at beside its own types.
    for game in GAMES {
        let folder = file(&format!("editor-shipped-{game}"));
        copied(&root("scripts").join(game), &folder.join(game));
        std::fs::create_dir_all(folder.join("types")).expect("a folder");
        for types in ["clade.lua", &format!("{game}.lua")] {
            std::fs::copy(root("scripts/types").join(types), folder.join("types").join(types)).expect("a copy");
        }
        std::fs::copy(root("scripts/.luarc.json"), folder.join(".luarc.json")).expect("a copy");
        none(&folder);
    }
    GAMES.map(begun).iter().for_each(|folder| none(folder));
    for (name, game) in [("garden", "evolution"), ("tidewater", "soup"), ("upwelling", "marine")] {
        let folder = file(&format!("editor-{name}"));
        std::fs::create_dir_all(&folder).expect("a folder");
        for entry in std::fs::read_dir(root("examples/mods").join(name)).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_file() {
                std::fs::copy(&entry, folder.join(entry.file_name().expect("a name"))).expect("a copy");
            }
        }
        good(&["mod", "new", folder.to_str().expect("UTF-8"), "--game", game, "--types"], "");
        none(&folder);
    }
}

/// Ten mistakes in what a new card does: the editor marks each of them, in its line. (What stands in the returned table itself this server
/// only completes; `clade mod check` judges it.)
#[test]
fn the_editor_finds_mistakes() {
    let folder = begun("soup");
    let path = folder.join("explorer.lua");
    let right = std::fs::read_to_string(&path).expect("a card");
    let line_of = |text: &str, wanted: &str| text.lines().position(|line| line.contains(wanted)).map_or(0, |at| at + 1);
    for (from, to) in [
        ("g:gain(1)", "g:gian(1)"),
        ("g:gain(1)", "g:gain(\"one\")"),
        ("g:gain(1)", "g:gain()"),
        ("g:gain(1)", "g:move(amoeba)"),
        ("g:damage(amoeba)", "g:damage(g:cell_of(amoeba))"),
        ("g:ask_yes(\"roll\")", "g:ask_yes(5)"),
        ("local die = g:roll()", "local die = g:roll(\"6\")"),
        ("g:gain(1)", "g:gain(g:hosts(amoeba))"),
        ("g:damage(amoeba)", "g:damage(g:owner())"),
        ("local die = g:roll()", "local die = rol()"),
    ] {
        let wrong = right.replacen(from, to, 1);
        std::fs::write(&path, &wrong).expect("written");
        let Some(found) = found(&folder) else { return };
        let place = format!("explorer.lua:{}", line_of(&wrong, to));
        assert!(found.iter().any(|found| found.ends_with(&place)), "{to}: {found:?}, not {place}");
    }
}

/// After `g:` the editor offers every verb of the game with what it does, and nothing else.
#[test]
fn the_editor_completes_verbs() {
    for game in GAMES {
        let folder = begun(game);
        let types = std::fs::read_to_string(folder.join(".clade").join(format!("{game}.lua"))).expect("types");
        let of_g = |line: &str| Some(line.strip_prefix("function G:")?.split_once('(')?.0.to_owned());
        let mut verbs: Vec<String> = types.lines().filter_map(of_g).collect();
        verbs.sort();
        assert!(verbs.len() > 10, "{verbs:?}");
        let source = format!("---@param g {game}.G\nlocal function acts(g)\n    g:\nend\nreturn acts\n");
        let Some(offered) = server::completions(&folder, &source, (2, 6)) else { return lacks("emmylua_ls") };
        assert_eq!(offered, verbs, "{game}");
    }
}
