//! Mods on their way: packed into one file, installed, switched off, found, and brought along by a saved game.

use crate::common::Place;
use clade_engine::{Module, Setup};
use clade_host::{Error, Folder, Home, Package, PackedFault, Replaces, Saved, Search, carry, mods_used, ruleset, save, watchdog};
use clade_table::{Header, Table};
use std::fs;
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const GAMES: &[&'static dyn Module] = &[&clade_pond::MODULE];

/// A mod with one card; `more` is the rest of its head.
fn write_mod(folder: &Path, id: &str, version: &str, more: &str) {
    fs::create_dir_all(folder.join("scenarios")).expect("a folder");
    fs::write(folder.join("mod.toml"), format!("id = \"{id}\"\ngame = \"pond\"\nversion = \"{version}\"\n{more}\n")).expect("a file");
    let beg = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/pond/cards/beg.lua");
    let card = fs::read_to_string(beg).expect("a card").replace("id = \"beg\"", &format!("id = \"{id}_beg\""));
    fs::write(folder.join("beg.lua"), card).expect("a file");
    for other in ["README.md", "scenarios/one.toml", ".luarc.json", "notes.odt"] {
        fs::write(folder.join(other), other).expect("a file");
    }
}

fn home(place: &Place) -> Home {
    Home::new(Some(&place.file("home")))
}

fn open(path: &Path, home: &Home) -> Package {
    Package::open(GAMES, path, home).unwrap_or_else(|error| panic!("{error}"))
}

fn install(path: &Path, home: &Home) -> Result<String, String> {
    open(path, home).install(home, false).map(|arrived| arrived.version).map_err(|error| error.to_string())
}

/// What takes part, and what is left out.
fn at_hand(search: Search<'_>) -> (Vec<String>, Vec<String>) {
    let found = search.of(GAMES[0]).unwrap_or_else(|error| panic!("{error}"));
    (found.folders.iter().filter_map(Folder::id).collect(), found.left_out.iter().map(ToString::to_string).collect())
}

#[test]
fn a_mod_is_packed_and_installed_with_all_that_belongs_to_it() {
    let place = Place::new("packed");
    let (home, folder) = (home(&place), place.file("reeds"));
    write_mod(&folder, "reeds", "1.0", "");
    let file = open(&folder, &home).pack(None, &place.0).expect("packed");
    assert_eq!(file.file_name().and_then(|name| name.to_str()), Some("reeds-1.0.clademod"));
    let again = open(&folder, &home).pack(Some(&place.file("again")), &place.0).expect("packed");
    assert_eq!(fs::read(&file).expect("a file"), fs::read(&again).expect("a file"), "the same files, the same bytes");
    assert!(matches!(open(&folder, &home).pack(None, &place.0), Err(Error::File { .. })), "nothing is replaced");
    assert_eq!(Folder::read_any(&file).expect("a mod").files, Folder::read(&folder).expect("a mod").files);

    assert_eq!(install(&file, &home), Ok("1.0".to_owned()));
    let installed = home.installed_as("reeds").expect("installed");
    assert!(installed.is_on && installed.path == place.file("home").join("mods/reeds"));
    for name in ["mod.toml", "beg.lua", "README.md", "scenarios/one.toml"] {
        assert!(installed.path.join(name).is_file(), "{name}");
    }
    assert!(!installed.path.join(".luarc.json").exists() && !installed.path.join("notes.odt").exists());
    assert_eq!(install(&folder, &home), Err("reeds 1.0 is installed".to_owned()));
    write_mod(&folder, "reeds", "1.1", "");
    assert_eq!(install(&folder, &home), Ok("1.1".to_owned()), "an older version gives way");
    assert_eq!(install(&file, &home), Err("reeds 1.1 is installed".to_owned()));
    assert_eq!(open(&file, &home).install(&home, true).expect("replaced").before.as_deref(), Some("1.1"));
    assert_eq!(fs::read_dir(place.file("home").join("mods")).expect("a folder").count(), 1, "nothing stays beside it");
    home.remove_mod("reeds").expect("removed");
    assert_eq!(home.installed_as("reeds").expect_err("removed").to_string(), "no mod 'reeds' is installed");
}

#[test]
fn what_cannot_be_used_is_neither_packed_nor_installed() {
    let place = Place::new("faulty");
    let (home, folder) = (home(&place), place.file("reeds"));
    write_mod(&folder, "reeds", "1.0", "needs = [\"roots\"]");
    assert!(open(&folder, &home).checked.has_errors());
    assert!(install(&folder, &home).is_err_and(|why| why.ends_with("has 1 errors")));
    assert!(matches!(open(&folder, &home).pack(None, &place.0), Err(Error::Faulty { errors: 1, .. })));
    assert_eq!(home.installed().len(), 0);
    write_mod(&place.file("roots"), "roots", "1.0", "");
    install(&place.file("roots"), &home).expect("installed");
    install(&folder, &home).expect("what it needs is there now");
}

#[test]
fn more_installed_mods_than_a_game_has_are_left_out() {
    let place = Place::new("many");
    let home = home(&place);
    for n in 0..18 {
        let (id, folder) = (format!("reeds{n:02}"), place.file("reeds"));
        write_mod(&folder, &id, "1.0", "");
        // The pond has no room for so many cards: these only change one.
        fs::remove_file(folder.join("beg.lua")).expect("a file");
        fs::write(folder.join("changes.toml"), "[beg]\ntext = \"Begs.\"\n").expect("a file");
        install(&folder, &home).expect("installed");
    }
    let (folders, left_out) = at_hand(Search { named: &[], home: &home, installed: true });
    assert_eq!((folders.len(), left_out.len()), (16, 2));
    assert!(left_out.iter().all(|why| why.contains("more than 16 mods")), "{left_out:?}");
}

#[test]
fn what_is_switched_on_takes_part_and_what_is_needed_comes_along() {
    let place = Place::new("search");
    let home = home(&place);
    for (id, more) in [("roots", ""), ("reeds", "needs = [\"roots\"]"), ("algae", "")] {
        write_mod(&place.file(id), id, "1.0", more);
        install(&place.file(id), &home).expect("installed");
    }
    let all = Search { named: &[], home: &home, installed: true };
    assert_eq!(at_hand(all).0, ["algae", "reeds", "roots"]);
    home.switch_mod("roots", false).expect("switched");
    home.switch_mod("algae", false).expect("switched");
    assert_eq!(at_hand(all).0, ["reeds", "roots"], "switched off, but needed");
    assert_eq!(at_hand(Search { installed: false, ..all }).0, [""; 0]);
    let by_id = [PathBuf::from("algae")];
    assert_eq!(at_hand(Search { installed: false, named: &by_id, ..all }).0, ["algae"]);
    assert!(home.switch_mod("alga", true).is_err());

    // One that broke since is left out with what needs it; the rest plays.
    home.switch_mod("algae", true).expect("switched");
    let broken = home.installed_as("roots").expect("installed").path;
    fs::write(broken.join("beg.lua"), "return {").expect("a file");
    let (folders, left_out) = at_hand(all);
    assert_eq!(folders, ["algae"]);
    assert!(left_out.len() == 2 && left_out[0].contains("roots") && left_out[1].contains("it needs 'roots'"), "{left_out:?}");
    fs::remove_file(broken.join("mod.toml")).expect("a file");
    assert_eq!(at_hand(all).1.len(), 1, "a folder without a head was switched on; now nobody knows its id: {:?}", at_hand(all));

    // The folder in which somebody works goes before the installed mod.
    let mine = [place.file("algae")];
    let found = Search { named: &mine, ..all }.of(GAMES[0]).expect("read");
    assert!(found.folders[0].path == mine[0] && found.folders.len() == 1);
    let home = home.with_shelves(vec![place.0.clone()]);
    assert_eq!(at_hand(Search { named: &[], installed: false, home: &home }).0, ["algae", "reeds", "roots"]);
}

#[test]
fn a_saved_game_brings_its_mods_along() {
    let place = Place::new("carried");
    let (folder, file) = (place.file("reeds"), place.file("game"));
    write_mod(&folder, "reeds", "1.0", "");
    let folders = [Folder::read(&folder).expect("a mod")];
    let (module, setup) = (GAMES[0], Setup { seats: 2, options: Default::default() });
    let rules = ruleset(module, &setup, &folders).expect("rules");
    let mut header = Header::new("pond", module.about().version, rules.hash(), setup, 1);
    header.mods = mods_used(&*rules, &folders);
    carry(&mut header, &folders);
    let table = Table::new(rules.open(watchdog::guarded()).expect("a face"), header);
    save(&file, &table.record(), None, Replaces::Any).expect("saved");
    fs::rename(&folder, place.file("elsewhere")).expect("moved");

    let home = home(&place);
    let saved = Saved::open(GAMES, &file, &[], &home).unwrap_or_else(|error| panic!("{error}"));
    assert!(saved.changes.is_none() && saved.brought() == ["reeds"]);
    let kept = saved.keep(0).expect("a table").record();
    assert_eq!(kept.header.carried("reeds").as_deref(), Some(&folders[0].files[..]), "it travels on");
    // Whoever has it as it was reads their own; whoever has another version, the one that was brought.
    home.know_mods(&[Folder::read(&place.file("elsewhere")).expect("a mod")]);
    assert_eq!(Saved::open(GAMES, &file, &[], &home).map(|saved| saved.brought()).unwrap_or_else(|error| panic!("{error}")), [""; 0]);
    write_mod(&place.file("elsewhere"), "reeds", "2.0", "");
    assert!(Saved::open(GAMES, &file, &[], &home).is_ok_and(|saved| saved.brought() == ["reeds"] && saved.changes.is_none()));
}

/// An archive of these names and contents.
fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, contents) in files {
        archive.start_file(*name, SimpleFileOptions::default().compression_method(CompressionMethod::Deflated)).expect("a name");
        archive.write_all(contents).expect("written");
    }
    archive.finish().expect("an archive").into_inner()
}

const HEAD: (&str, &[u8]) = ("mod.toml", b"id = \"reeds\"\ngame = \"pond\"\nversion = \"1\"\n");

#[test]
fn hostile_archives_are_refused() {
    let place = Place::new("hostile");
    let file = place.file("mod");
    let fault = |bytes: &[u8]| {
        fs::write(&file, bytes).expect("a file");
        match Folder::read_any(&file) {
            Ok(_) => None,
            Err(Error::Packed { fault, .. }) => Some(fault),
            Err(error) => panic!("{error}"),
        }
    };
    let with = |name: &str, contents: &[u8]| archive(&[HEAD, (name, contents)]);
    let long = "x".repeat(65);
    for name in
        ["../out.lua", "/etc/out.lua", "..", "a\\..\\out.lua", "c:out.lua", "nul.lua", "a/../../b.lua", "\u{202e}aul.a", "a.lua.", &long]
    {
        assert_eq!(fault(&with(name, b"return {}")), Some(PackedFault::Name(name.to_owned())), "{name:?}");
    }
    assert_eq!(fault(&archive(&[HEAD, ("A.lua", b"1"), ("a.lua", b"2")])), Some(PackedFault::Twice("a.lua".to_owned())));
    // A gigabyte of nothing takes a megabyte; it is not unpacked.
    let bomb = vec![0; 100 << 20];
    assert_eq!(fault(&with("bomb.lua", &bomb)), Some(PackedFault::TooLong("bomb.lua".to_owned(), 20_000)));
    let names: Vec<String> = (0..600).map(|n| format!("{n}.lua")).collect();
    let many: Vec<(&str, &[u8])> = [HEAD].into_iter().chain(names.iter().map(|name| (name.as_str(), &b"1"[..]))).collect();
    assert_eq!(fault(&archive(&many)), Some(PackedFault::ManyFiles(512)));
    let pages: Vec<String> = (0..60).map(|n| format!("{n}.md")).collect();
    let page = vec![b' '; 250_000];
    let thick: Vec<(&str, &[u8])> = [HEAD].into_iter().chain(pages.iter().map(|name| (name.as_str(), &page[..]))).collect();
    assert!(matches!(fault(&archive(&thick)), Some(PackedFault::TooMuch(_) | PackedFault::TooLong(..))));
    assert_eq!(fault(&with("a.lua", b"\xff\xfe")), Some(PackedFault::NoText("a.lua".to_owned())));
    assert_eq!(fault(&archive(&[("a.lua", b"return {}")])), Some(PackedFault::NoHead));
    assert_eq!(fault(&archive(&[("deep/er/mod.toml", HEAD.1)])), Some(PackedFault::NoHead));
    let link = ZipWriter::new_append(Cursor::new(archive(&[HEAD]))).and_then(|mut archive| {
        archive.add_symlink("a.lua", "/etc/passwd", SimpleFileOptions::default())?;
        archive.finish()
    });
    assert_eq!(fault(link.expect("an archive").get_ref()), Some(PackedFault::Link("a.lua".to_owned())));
    let whole = with("a.lua", &b"return { }".repeat(1000));
    for bytes in [&b""[..], b"PK", b"id = 1", &whole[..whole.len() / 2], &whole[9..]] {
        assert!(matches!(fault(bytes), Some(PackedFault::NoArchive(_) | PackedFault::File(..))), "{:?}", fault(bytes));
    }
    let mut torn = whole.clone();
    torn[80..120].fill(0xAA);
    assert!(matches!(fault(&torn), Some(PackedFault::File(..) | PackedFault::NoArchive(_))), "{:?}", fault(&torn));
    assert_eq!(fault(&archive(&[HEAD, ("a.exe", b"MZ"), ("__MACOSX/._a.lua", b"x")])), None, "what is no part of a mod is passed over");
    assert_eq!(fault(&archive(&[("reeds/mod.toml", HEAD.1), ("reeds/a.lua", b"return {}")])), None, "packed with its folder");
}
