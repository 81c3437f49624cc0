use super::*;
use crate::prefs::{LastSetup, Mood, WindowSize};
use std::fs;
use std::path::PathBuf;

struct Place(PathBuf);

impl Place {
    fn new(test: &str) -> (Self, Home) {
        let path = std::env::temp_dir().join(format!("clade-gui-prefs-{test}-{}", std::process::id()));
        let home = Home::new(Some(&path));
        (Self(path), home)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn some() -> Preferences {
    let setup = LastSetup { seats: vec!["human".to_owned()], ..LastSetup::default() };
    Preferences {
        language: "pl".to_owned(),
        mood: Mood::Light,
        zoom: 1.5,
        keys: [("undo".to_owned(), "U".to_owned())].into(),
        setups: [("soup".to_owned(), setup)].into(),
        folders: [("soup".to_owned(), vec!["mods/mine".to_owned()])].into(),
        recent: vec!["a \"game\".clade".to_owned()],
        window: WindowSize { width: 2560.0, height: 1440.0, maximized: true },
        ..Preferences::default()
    }
}

#[test]
fn what_is_written_is_read_again() {
    let (_place, home) = Place::new("round");
    assert_eq!(Preferences::read(&home), (Preferences::default(), None), "no file is no fault");
    some().write(&home).unwrap();
    assert_eq!(Preferences::read(&home), (some(), None));
    Preferences::default().write(&home).unwrap();
    assert_eq!(Preferences::read(&home), (Preferences::default(), None));
}

#[test]
fn what_is_written_already_is_not_written_again() {
    let (_place, home) = Place::new("same");
    some().write(&home).unwrap();
    let file = home.preferences().unwrap();
    let mut about = fs::metadata(&file).unwrap().permissions();
    about.set_readonly(true);
    fs::set_permissions(&file, about).unwrap();
    let when = fs::metadata(&file).unwrap().modified().unwrap();
    some().write(&home).unwrap();
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), when);
    assert!(fs::metadata(&file).unwrap().permissions().readonly(), "it is the same file");
}

#[test]
fn a_damaged_file_is_kept_aside_and_told() {
    for (n, damaged) in ["language = ", "mood = \"dim\"", "zoom = \"big\"", "\u{0}"].into_iter().enumerate() {
        let (_place, home) = Place::new(&format!("damaged-{n}"));
        let file = home.preferences().unwrap();
        write_whole(&file, damaged).unwrap();
        let (prefs, note) = Preferences::read(&home);
        assert_eq!((prefs, note.unwrap().msg.id), (Preferences::default(), "files-prefs-damaged".into()));
        assert_eq!(fs::read_to_string(file.with_file_name("preferences.toml.damaged")).unwrap(), damaged);
        assert_eq!(Preferences::read(&home), (Preferences::default(), None), "told once");
    }
}

#[test]
fn what_a_later_version_knows_does_no_harm_and_what_nobody_can_use_is_put_right() {
    let (_place, home) = Place::new("later");
    let text = "language = \"xx\"\nzoom = nan\ntext = 1000.0\nweather = \"fine\"\n[setups.soup]\nmood = 3\nmods = [\"x\"]\n[window]\nwidth = inf\nheight = 1.0\n";
    write_whole(&home.preferences().unwrap(), text).unwrap();
    let (prefs, note) = Preferences::read(&home);
    assert_eq!((note, prefs.language.as_str(), prefs.zoom, prefs.text), (None, "en", 1.0, 3.0));
    assert_eq!(prefs.setups["soup"].mods, ["x"]);
    assert_eq!([prefs.window.width, prefs.window.height], WindowSize::LEAST);
}

#[test]
fn a_folder_in_the_place_of_the_file_is_told_and_stays() {
    let (_place, home) = Place::new("folder");
    fs::create_dir_all(home.preferences().unwrap()).unwrap();
    let (prefs, note) = Preferences::read(&home);
    assert_eq!((prefs, note.unwrap().msg.id), (Preferences::default(), "files-prefs-unread".into()));
    assert!(some().write(&home).is_err());
    assert!(home.preferences().unwrap().is_dir());
    assert_eq!(Preferences::read(&Home::default()).1.unwrap().msg.id, "files-no-home");
}
