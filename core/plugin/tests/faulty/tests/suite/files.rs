//! Files that are no libraries, and libraries that are no games: each is refused with a line that says why, before or after it is loaded.

use clade_plugin::host::{Loaded, NoLibrary, Unusable};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library of this crate, which is built with its tests.
fn library() -> Vec<u8> {
    let name = format!("{}clade_faulty_library{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    std::fs::read(std::env::current_exe().expect("a test").with_file_name(name)).expect("the library")
}

/// A file for a test, in cargo's own folder for such things.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("written");
    path
}

fn why(path: &Path) -> Unusable {
    Loaded::load(path).expect_err("refused").why
}

#[test]
fn what_is_no_library_is_not_loaded() {
    for (name, bytes) in
        [("empty.so", &b""[..]), ("text.so", b"not a library, by any means"), ("picture.so", b"\x89PNG\r\n\x1a\n and so on")]
    {
        assert_eq!(why(&file(name, bytes)), Unusable::NoLibrary(NoLibrary::Other), "{name}");
    }
    assert!(matches!(why(Path::new("no/such/file.so")), Unusable::File(_)));
}

/// A library that was cut off anywhere: the system would end the program by a signal when it loads some of these.
#[test]
fn a_truncated_library_is_not_loaded() {
    let whole = library();
    let cuts = [64, 100, 1000, 5000, whole.len() / 4, whole.len() / 2, whole.len() - 5000, whole.len() - 100, whole.len() - 1];
    for cut in cuts {
        let found = why(&file("cut.so", &whole[..cut]));
        assert!(matches!(found, Unusable::NoLibrary(NoLibrary::Truncated { .. })), "{cut} of {}: {found:?}", whole.len());
    }
    for cut in [1, 4, 15] {
        assert!(matches!(why(&file("head.so", &whole[..cut])), Unusable::NoLibrary(_)), "{cut}");
    }
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn a_library_of_another_processor_is_not_loaded() {
    let mut other = library();
    other[18..20].copy_from_slice(&183u16.to_le_bytes());
    let found = why(&file("aarch64.so", &other));
    assert_eq!(found, Unusable::NoLibrary(NoLibrary::Processor { found: "Aarch64".to_owned() }));
    let program = std::fs::read(std::env::current_exe().expect("a test")).expect("a program");
    let found = why(&file("program.so", &program));
    assert!(matches!(found, Unusable::NoLibrary(NoLibrary::Other) | Unusable::Refused(_)), "{found:?}");
}

/// Libraries in C whose tables are not right.
#[test]
#[cfg(unix)]
fn a_table_that_is_not_right_is_refused() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/bad.c");
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include");
    let built = |case: &str| -> PathBuf {
        let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{case}.so"));
        // The compiler is there: the language of cards is built with it.
        let done = Command::new("cc")
            .args(["-shared", "-fPIC", "-Wall", "-Werror", &format!("-D{case}"), "-I"])
            .arg(&include)
            .arg(&source)
            .arg("-o")
            .arg(&to)
            .status();
        assert!(done.expect("a C compiler").success(), "{case}");
        to
    };
    assert_eq!(why(&built("NO_SYMBOL")), Unusable::NoGame(None));
    assert_eq!(why(&built("FUTURE_MAJOR")), Unusable::NoGame(Some("clade_game_v2".to_owned())));
    assert_eq!(why(&built("NULL_TABLE")), Unusable::Declined);
    assert_eq!(why(&built("OTHER_WIRE")), Unusable::Wire(99));
    assert_eq!(why(&built("SHORT_TABLE")), Unusable::Lacks("open".to_owned()));
    assert_eq!(why(&built("NULL_FUNCTION")), Unusable::Lacks("advance".to_owned()));
    let nameless = |case: &str| match why(&built(case)) {
        Unusable::Nameless(why) => why,
        other => panic!("{case}: {other:?}"),
    };
    assert_eq!(nameless("RUBBISH"), "its answer makes no sense");
    assert_eq!(nameless("GIANT"), "it answers more than 64 MiB");
    assert_eq!(nameless("NULL_BYTES"), "its answer makes no sense");
    assert_eq!(nameless("ODD_STATUS"), "something of its own");
    assert_eq!(nameless("EMPTY"), "its answer makes no sense");
}
