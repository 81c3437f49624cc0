//! The mods of a saved game: found among those that the person opened before, never where only the file says.

use crate::common::Place;
use clade_engine::{Module, Setup};
use clade_host::{Error, Folder, Home, Replaces, Saved, mods_used, perhaps_in, ruleset, save, watchdog};
use clade_table::{Header, ModUsed, Record, Table};
use std::fs;
use std::path::{Path, PathBuf};

const GAMES: &[&dyn Module] = &[&clade_pond::MODULE];

/// A mod with this version and this comment in its card.
fn write_mod(folder: &Path, version: &str, comment: &str) -> Folder {
    fs::create_dir_all(folder).expect("a folder");
    fs::write(folder.join("mod.toml"), format!("id = \"mine\"\ngame = \"pond\"\nversion = \"{version}\"\n")).expect("a file");
    let beg = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/pond/cards/beg.lua");
    let feast = fs::read_to_string(beg).expect("a card").replace("id = \"beg\"", "id = \"feast\"");
    fs::write(folder.join("feast.lua"), format!("-- {comment}\n{feast}")).expect("a file");
    Folder::read(folder).expect("a mod")
}

/// A game with this mod, saved.
fn saved_with(folder: &Folder, file: &Path) {
    let (module, setup) = (GAMES[0], Setup { seats: 2, options: Default::default() });
    let rules = ruleset(module, &setup, std::slice::from_ref(folder)).expect("rules");
    let mut header = Header::new("pond", module.about().version, rules.hash(), setup, 1);
    header.mods = mods_used(&*rules, std::slice::from_ref(folder));
    let table = Table::new(rules.open(watchdog::guarded()).expect("a face"), header);
    save(file, &table.record(), None, Replaces::Any).expect("saved");
}

fn found_in(file: &Path, home: &Home) -> Option<PathBuf> {
    match Saved::open(GAMES, file, &[], home) {
        Ok(saved) => Some(saved.folders[0].path.clone()),
        Err(Error::MissingMod { used, .. }) if used.id == "mine" => None,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn a_saved_game_holds_no_path() {
    let place = Place::new("no-path");
    let file = place.file("game");
    saved_with(&write_mod(&place.file("my mod"), "1", ""), &file);
    let text = fs::read_to_string(&file).expect("a file");
    assert!(text.contains("folder = \"my mod\"") && !text.contains(place.0.to_str().expect("UTF-8")), "{text}");
}

#[test]
fn a_mod_is_found_where_it_was_opened_and_by_what_is_in_it() {
    let place = Place::new("known");
    let (home, file) = (Home::new(Some(&place.file("home"))), place.file("game"));
    let [first, second, third] = ["a", "b", "c"].map(|name| place.file(name));
    let played = write_mod(&first, "1", "as it was played");
    saved_with(&played, &file);
    assert_eq!(found_in(&file, &home), None, "beside the file, but never opened");
    home.know_mods(&[played]);
    assert_eq!(found_in(&file, &home).as_ref(), Some(&first));
    home.know_mods(&[write_mod(&second, "1", "changed"), write_mod(&third, "2", "changed")]);
    assert_eq!(found_in(&file, &home).as_ref(), Some(&first), "the files are those it was played with");
    fs::remove_dir_all(&first).expect("it was there");
    assert_eq!(found_in(&file, &home).as_ref(), Some(&second), "the same version");
    write_mod(&second, "3", "another one by now");
    assert_eq!(found_in(&file, &home).as_ref(), Some(&second), "the same id is better than nothing: what changed is told");
    let given = write_mod(&place.file("d"), "1", "as it was played");
    let saved = Saved::open(GAMES, &file, std::slice::from_ref(&given), &home).expect("given");
    assert_eq!(saved.folders[0].path, given.path);
}

#[test]
fn a_folder_that_a_file_names_is_only_proposed() {
    let place = Place::new("hint");
    let (home, file, folder) = (Home::new(Some(&place.file("home"))), place.file("game"), place.file("mine"));
    saved_with(&write_mod(&folder, "1", ""), &file);
    let used =
        |hint: &str| ModUsed { id: "mine".to_owned(), version: "1".to_owned(), folder: Some(hint.to_owned()), files: Default::default() };
    let absolute = folder.to_str().expect("UTF-8");
    let mut old = Record::read(fs::read(&file).expect("a file")).expect("a record");
    old.header.mods.iter_mut().filter(|used| used.id == "mine").for_each(|used| used.folder = Some(absolute.to_owned()));
    fs::write(&file, old.write()).expect("a file");
    assert_eq!(found_in(&file, &home), None, "an old file says where, but that is whose choice?");
    let shelved = home.clone().with_shelves(vec![place.0.clone()]);
    assert_eq!(found_in(&file, &shelved), Some(folder.clone()), "the person named the folder in which it lies");
    assert_eq!(perhaps_in(&file, &used(absolute)), Some(folder.clone()));
    assert_eq!(perhaps_in(&file, &used("mine")), Some(folder.clone()));
    assert_eq!(perhaps_in(&file, &used("../../mine")), Some(folder), "a name, not a way");
    assert_eq!(perhaps_in(&file, &used("..")), None);
}

#[test]
fn a_file_of_a_mod_is_named_as_the_person_named_its_folder() {
    let place = Place::new("named");
    let folder = write_mod(&place.file("my mod"), "1", "");
    let card = folder.path.join("feast.lua");
    fs::write(&card, fs::read_to_string(&card).expect("a card").replace("return {", "return {\n    nonsense = 1,")).expect("a file");
    let setup = Setup { seats: 2, options: Default::default() };
    let load = |folders: &[Folder]| ruleset(GAMES[0], &setup, folders).map(drop);
    let said = load(&[Folder::read(&folder.path).expect("a mod")]).expect_err("a wrong key").to_string();
    assert!(said.starts_with(&format!("{}:5: ", card.display())), "{said}");
    fs::write(folder.path.join("mod.toml"), "id = \"mine\"\nversion = \"1\"\n").expect("a file");
    let said = load(&[Folder::read(&folder.path).expect("a folder")]).expect_err("a key is missing").to_string();
    assert!(said.starts_with(&format!("{}:1: ", folder.path.join("mod.toml").display())), "{said}");
    let many = load(&vec![folder; 17]).map_err(|error| matches!(error, Error::ManyMods { most: 16 }));
    assert_eq!(many, Err(true));
}
