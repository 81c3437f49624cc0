//! A game in a library is a game like any other: found, tried, trusted, played, simulated, checked, saved and replayed.

use crate::common::{clade, file, good};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A library with a game, which is built with these tests: Pond, with faults that options choose.
fn library() -> PathBuf {
    let name = format!("{}clade_faulty_library{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    std::env::current_exe().expect("a test").with_file_name(name)
}

fn word(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// What was said beside the results.
fn said(args: &[&str]) -> (Option<i32>, String) {
    let ended = clade(args, "");
    (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[test]
fn a_library_is_found_tried_and_trusted() {
    let home = file("plugins-home");
    _ = std::fs::remove_dir_all(&home);
    let (home, library) = (word(&home).to_owned(), library());
    let at_home = |args: &[&str]| good(&[args, &["--home", &home]].concat(), "");
    assert!(at_home(&["plugin", "list"]).starts_with("No libraries with games are found. They lie in "));

    let (code, told) = said(&["games", word(&library), "--home", &home]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.starts_with("faulty comes from the library ") && told.contains("can still read and change your files"), "{told}");
    assert_eq!(said(&["games", word(&library), "--home", &home]), (Some(0), String::new()), "it is new once");
    assert!(at_home(&["plugin", "info", word(&library)]).contains("in a process of its own (not trusted)"));
    assert!(at_home(&["plugin", "try", word(&library)]).contains("Nothing failed."));
    assert!(at_home(&["plugin", "trust", word(&library)]).contains(" is trusted until it changes (hash "));
    assert!(at_home(&["plugin", "info", word(&library)]).contains("in this program (trusted)"));

    // In the folder of plugins it is one of the games; a file that is none is told, and the others are there.
    let folder = Path::new(&home).join("plugins");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::copy(&library, folder.join(library.file_name().expect("a name"))).expect("copied");
    std::fs::write(folder.join(format!("none{}", std::env::consts::DLL_SUFFIX)), "none").expect("written");
    let (code, told) = said(&["games", "faulty", "--home", &home]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("cannot be used: it is no library") && told.lines().count() == 1, "{told}");
    let games = at_home(&["games"]);
    assert!(games.contains("\nfaulty  Faulty") && games.contains("in this program (trusted)"), "{games}");
    assert!(at_home(&["plugin", "list"]).contains("faulty"));
    assert!(at_home(&["plugin", "untrust", word(&library)]).contains("is not trusted"));

    let (code, told) = said(&["plugin", "info", "Cargo.toml", "--home", &home]);
    assert_eq!((code, told.contains("Cargo.toml cannot be used: it is no library")), (Some(2), true), "{told}");
}

#[test]
fn a_game_in_a_library_is_a_game_like_any_other() {
    let (home, library) = (file("plugins-play"), library());
    _ = std::fs::remove_dir_all(&home);
    let (home, library) = (word(&home).to_owned(), word(&library).to_owned());
    let at_home = |args: &[&str]| good(&[args, &["--home", &home]].concat(), "");
    let far = at_home(&["sim", &library, "--seats", "random,random", "-n", "3", "-q", "--json"]);
    at_home(&["plugin", "trust", &library]);
    let here = at_home(&["sim", &library, "--seats", "random,random", "-n", "3", "-q", "--json"]);
    assert_eq!(far, here, "in a process of its own the same is played");
    at_home(&["check", "--battery", &library, "--seats", "2", "-o", "fails-by=nothing", "-o", "fails-in=advance", "-n", "2", "-q"]);
    assert!(at_home(&["cards", &library]).len() > 100);

    // A game that was saved names its game; where the library is not, that is said.
    let saved = file("of-a-library.clade");
    good(&["play", &library, "--seats", "human,random", "--home", &home], &format!("1\n1\nsave {}\nquit\n", saved.display()));
    let (code, told) = said(&["replay", word(&saved), "--home", &home]);
    assert_eq!((code, told.contains("holds a game of faulty, which is not here")), (Some(2), true), "{told}");
    let folder = file("plugins-of-play");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::copy(&library, folder.join(format!("game{}", std::env::consts::DLL_SUFFIX))).expect("copied");
    at_home(&["replay", word(&saved), "--plugins", word(&folder), "--verify"]);

    // A panic ends the game with one line; what was played is saved.
    let (code, told) = said(&["play", &library, "--seats", "random,random", "-o", "fails-by=panic", "--home", &home]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("has failed in 'advance'") && told.contains("planted in advance"), "{told}");
    assert!(told.contains("open the saved game again to go on"), "{told}");
}

/// In a process of its own a whole game is one crossing: bots think there. It comes to the same games, measures and failed cards, byte by byte, and what
/// the library does in one is told in a line.
#[test]
fn whole_games_are_played_where_the_game_is() {
    let (home, library) = (file("plugins-jobs"), library());
    _ = std::fs::remove_dir_all(&home);
    let (home, library) = (word(&home).to_owned(), word(&library).to_owned());
    let at_home = |args: &[&str]| good(&[args, &["--home", &home]].concat(), "");
    let failing = file("plugins-jobs-mod");
    std::fs::create_dir_all(&failing).expect("a folder");
    std::fs::write(failing.join("mod.toml"), "id = \"failing\"\ngame = \"pond\"\nversion = \"1\"\n").expect("written");
    let card = "return {\n    id = \"failing\", name = { en = \"Failing\" }, text = { en = \"Fails.\" }, source = \"assumed\",\n    \
                play = function(g) g:feed(-1) end,\n}\n";
    std::fs::write(failing.join("failing.lua"), card).expect("written");

    let sim = ["sim", &library, "--seats", "greedy,random,random", "--rotate", "-n", "30", "-q", "--json"];
    let with_card = ["sim", &library, "--mod", word(&failing), "--seats", "3", "-n", "30", "-q", "--json"];
    let compare = ["compare", &library, "pond", "-n", "12", "-q", "--json"];
    let all = || {
        let failed = clade(&[&with_card[..], &["--home", &home]].concat(), "");
        let failed = String::from_utf8_lossy(&failed.stdout).into_owned();
        assert!(failed.contains("food is not given back"), "{failed}");
        (at_home(&sim), failed, at_home(&compare))
    };
    let far = all();
    at_home(&["plugin", "trust", &library]);
    assert_eq!(far, all());
    at_home(&["plugin", "untrust", &library]);

    for (kind, why) in [("panic", "planted in advance"), ("abort", "it has crashed"), ("exit", "it has ended its process")] {
        let (code, told) = said(&["sim", &library, "-n", "3", "-q", "-o", &format!("fails-by={kind}"), "--home", &home]);
        assert_eq!((code, told.contains(why), told.lines().count()), (Some(1), true, 1), "{kind}: {told}");
    }
}

/// The game in plain C is built as its first lines say, keeps the laws, and is played.
#[test]
#[cfg(unix)]
fn a_game_in_plain_c_keeps_the_laws() {
    if !Command::new("cc").arg("--version").output().is_ok_and(|said| said.status.success()) {
        assert!(std::env::var_os("CLADE_ALL_TOOLS").is_none(), "cc is not there");
        let _ = writeln!(std::io::stderr(), "not tested: the game in plain C, because there is no C compiler cc");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (folder, home) = (file("tidepool"), file("tidepool-home"));
    std::fs::create_dir_all(&folder).expect("a folder");
    let library = folder.join(format!("libtidepool{}", std::env::consts::DLL_SUFFIX));
    let source = std::fs::read_to_string(root.join("examples/plugin-c/tidepool.c")).expect("a source");
    let build = |source: &str| {
        let file = folder.join("tidepool.c");
        std::fs::write(&file, source).expect("written");
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-I"])
            .arg(root.join("core/plugin/include"))
            .arg(file)
            .arg("-o")
            .arg(&library)
            .status();
        assert!(built.expect("a compiler").success());
    };
    build(&source);
    let (library, home) = (word(&library), word(&home));
    let at_home = |args: &[&str], input: &str| good(&[args, &["--home", home]].concat(), input);
    at_home(&["check", "--battery", library, "-n", "6", "-q"], "");
    let shown = at_home(&["play", library, "--seats", "human,greedy", "--seed", "3", "--lang", "pl"], "1\n2\n");
    assert!(shown.contains("Kałuża pływowa") && shown.contains("Mewa 1 zanosi do domu"), "{shown}");
    at_home(&["plugin", "trust", library], "");
    at_home(&["check", "--battery", library, "-n", "60", "-q"], "");

    // A saved game under a library that has other rules now: what it was saved under is told apart, and trust is asked for again.
    let saved = file("tidepool.clade");
    let saves = format!("1\n1\n1\nsave {}\nquit\n", saved.display());
    at_home(&["play", library, "--seats", "human,random", "--seed", "3"], &saves);
    at_home(&["replay", word(&saved), "--plugins", word(&folder), "--verify"], "");
    std::fs::remove_file(library).expect("removed");
    build(&source.replace("0x71DE0000u", "0x71DF0000u").replace("s->heap + die)", "s->heap + die - 1)"));
    assert!(at_home(&["plugin", "info", library], "").contains("not trusted"));
    let shown = at_home(&["replay", word(&saved), "--plugins", word(&folder), "--verify"], "");
    assert!(shown.contains("was played by other rules"), "{shown}");
}

/// What `clade plugin new` writes builds outside of this workspace, is tried, keeps the laws, and takes mods. It shares the folder of results: what
/// it is built on is there already, but for our own crates.
#[test]
fn a_new_game_builds_outside_of_the_workspace() {
    let outside = std::env::temp_dir().join(format!("clade-new-{}", std::process::id()));
    let (folder, home, sources) = (outside.join("fenland"), outside.join("home"), Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let begun = good(&["plugin", "new", word(&folder), "--clade", word(&sources)], "");
    assert!(begun.contains("cargo build") && begun.contains("fenland_game"), "{begun}");
    assert_eq!(
        said(&["plugin", "new", word(&folder), "--clade", word(&sources)]).0,
        Some(2),
        "a folder with something in it is left alone"
    );

    let target = library().parent().expect("deps").join("../..");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--offline"]).current_dir(&folder).env("CARGO_TARGET_DIR", &target);
    // What cargo tells the tests of this workspace is not for that project.
    cargo.env_remove("CARGO_MANIFEST_DIR").env_remove("RUSTC_WORKSPACE_WRAPPER");
    let built = cargo.output().expect("cargo");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));

    let name = format!("{}fenland_game{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let (libraries, built) = (outside.join("libraries"), target.join("debug").join(&name));
    std::fs::create_dir_all(&libraries).expect("a folder");
    std::fs::rename(built, libraries.join(&name)).expect("the library");
    let library = libraries.join(name);
    let at_home = |args: &[&str]| good(&[args, &["--home", word(&home)]].concat(), "");
    assert!(at_home(&["plugin", "try", word(&library)]).contains("Nothing failed."));
    assert!(at_home(&["plugin", "info", word(&library)]).contains("Fenland 1 (fenland)"));
    at_home(&["check", "--battery", word(&library), "-n", "1", "-q"]);

    // A card for it is written, tried and played like one for any other game.
    let card = outside.join("my_mod");
    std::fs::create_dir_all(&card).expect("a folder");
    std::fs::write(card.join("mod.toml"), "id = \"my_mod\"\ngame = \"fenland\"\nversion = \"1\"\n").expect("written");
    let text = "return {\n    id = \"hedgehog\", name = { en = \"Hedgehog\" }, text = { en = \"Eats 2 grass more.\" }, source = \"assumed\",\n    \
                grazed = function(g) g:eat(2) end,\n}\n";
    std::fs::write(card.join("hedgehog.lua"), text).expect("written");
    assert!(at_home(&["cards", word(&library), "--mod", word(&card)]).contains("Hedgehog"));
    let played = at_home(&["sim", word(&library), "--mod", word(&card), "-n", "20", "-q"]);
    assert!(played.contains("20 games"), "{played}");
    let (code, told) = said(&["mod", "check", word(&card), "--plugins", word(&libraries), "--home", word(&home)]);
    assert_eq!((code, told.contains("hedgehog.lua")), (Some(0), false), "{told}");
    std::fs::remove_dir_all(outside).expect("it was there");
}
