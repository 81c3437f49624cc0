//! Files that anybody may have made: nothing is waited for, and nothing is read without end.

use crate::common::Place;
use clade_engine::Module;
use clade_host::{Error, Folder, Home, MOST_FILES, MOST_LETTERS, MOST_SCRIPT, MOST_TEXT, Saved, read_text, reason, texts_of};
use clade_table::Texts;
use std::fs::{self, File};
use std::path::Path;

const GAMES: &[&dyn Module] = &[&clade_pond::MODULE];

fn words() -> Texts {
    Texts::new("en", &[texts_of("en")]).expect("tested texts")
}

/// A mod with these files.
fn folder(name: &str, files: &[(&str, String)]) -> Place {
    let place = Place::new(name);
    fs::write(place.file("mod.toml"), "id = \"mine\"\ngame = \"pond\"\nversion = \"1\"\n").expect("a file");
    for (name, text) in files {
        fs::write(place.file(name), text).expect("a file");
    }
    place
}

fn refused(place: &Place) -> String {
    Folder::read(&place.0).expect_err("more than a mod may be").say(&words())
}

#[test]
fn each_file_of_a_mod_has_a_longest_length() {
    let long = |kind: &str, most: u64| [(&*format!("a.{kind}"), "-".repeat(most as usize + 1))].map(|(name, text)| (name.to_owned(), text));
    for (kind, most, says) in [("lua", MOST_SCRIPT, "20 kB"), ("toml", MOST_TEXT, "256 kB"), ("ftl", MOST_TEXT, "256 kB")] {
        let [(name, text)] = long(kind, most);
        let error = refused(&folder("long", &[(&name, text.clone())]));
        assert!(error.contains(&name) && error.contains(says), "{error}");
        Folder::read(&folder("fits", &[(&name, text[1..].to_owned())]).0).expect("as long as it may be");
    }
}

#[test]
fn a_mod_has_a_greatest_number_of_files_and_letters() {
    let files: Vec<(String, String)> = (0..MOST_FILES).map(|n| (format!("{n}.ftl"), String::new())).collect();
    let files: Vec<(&str, String)> = files.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
    assert!(refused(&folder("many", &files)).contains("512 files"));
    Folder::read(&folder("as-many", &files[1..]).0).expect("as many as there may be");

    let word = "x".repeat(MOST_LETTERS + 1);
    let place = folder("letters", &[]);
    for head in [format!("id = \"{word}\"\nversion = \"1\"\n"), format!("id = \"mine\"\nversion = \"{word}\"\n")] {
        fs::write(place.file("mod.toml"), head).expect("a file");
        let error = refused(&place);
        assert!(error.contains("mod.toml") && error.contains("64 letters") && error.contains("xxx"), "{error}");
    }
    assert!(refused(&folder("name", &[(&format!("{word}.lua"), String::new())])).contains("64 letters"));
}

#[test]
fn a_long_file_is_refused_before_it_is_read() {
    let place = Place::new("sparse");
    let file = place.file("mod.toml");
    File::create(&file).and_then(|file| file.set_len(8 << 30)).expect("a file with nothing in it");
    let error = Folder::read(&place.0).expect_err("too long");
    assert!(matches!(&error, Error::File { file: named, .. } if *named == file), "{error}");
    // A record is read as far as one may go.
    let error = Saved::open(GAMES, &file, &[], &Home::default()).err().expect("no saved game");
    assert!(error.say(&words()).contains("line 1 is not text"), "{error}");
}

#[test]
fn a_folder_is_no_file() {
    let place = folder("folder", &[]);
    fs::create_dir(place.file("a.lua")).expect("a folder");
    assert!(refused(&place).ends_with("a.lua: this is a folder, not a file"));
}

#[cfg(unix)]
mod unix {
    use super::*;
    use clade_host::{Replaces, SaveError};
    use std::os::unix::fs::symlink;
    use std::process::Command;

    fn pipe(path: &Path) {
        assert!(Command::new("mkfifo").arg(path).status().expect("a system with pipes").success());
    }

    fn reasons(path: &Path) -> [String; 2] {
        let error = Saved::open(GAMES, path, &[], &Home::default()).err().expect("no saved game");
        let text = read_text(path, MOST_TEXT).expect_err("no text");
        [error.say(&words()), clade_engine::Translate::text(&words(), &reason(&text))]
    }

    #[test]
    fn neither_a_pipe_nor_a_device_is_read() {
        let place = folder("irregular", &[]);
        let [fifo, zero] = [place.file("a.lua"), place.file("b.lua")];
        pipe(&fifo);
        assert!(refused(&place).ends_with("a.lua: this is not a regular file but a pipe, a device or the like"));
        assert!(reasons(&fifo).iter().all(|error| error.contains("not a regular file")));
        fs::remove_file(&fifo).expect("it was there");
        symlink("/dev/zero", &zero).expect("a link");
        assert!(refused(&place).contains("b.lua: this is not a regular file"));
        assert!(reasons(&zero).iter().all(|error| error.contains("not a regular file")));
        let error = clade_host::save(&zero, &clade_table::Record::new(header()), None, Replaces::Any).expect_err("no file");
        assert!(matches!(error, SaveError::NoSavedGame(_)), "{error}");
    }

    /// Nothing outside of the folder is read: what lies there may be somebody's secret.
    #[test]
    fn a_link_out_of_the_folder_is_not_read() {
        let (place, other) = (folder("links", &[("own.lua", "return {}".to_owned())]), Place::new("elsewhere"));
        symlink(place.file("own.lua"), place.file("again.lua")).expect("a link");
        assert_eq!(Folder::read(&place.0).expect("a mod").files.len(), 3, "a link within the folder is a file like others");
        fs::write(other.file("secret"), "secret").expect("a file");
        for way in [other.file("secret"), Path::new("../").join(other.0.file_name().expect("a name")).join("secret")] {
            symlink(way, place.file("b.lua")).expect("a link");
            let error = refused(&place);
            assert!(error.ends_with("b.lua: this is a link to a file elsewhere: the files of a mod lie in its own folder"), "{error}");
            fs::remove_file(place.file("b.lua")).expect("it was there");
        }
        fs::write(other.file("near.lua"), "return {}").expect("a file");
        symlink(&other.0, place.file("lib")).expect("a link");
        let error = refused(&place);
        assert!(error.contains("near.lua: this is a link to a file elsewhere"), "{error}");
    }

    fn header() -> clade_table::Header {
        clade_table::Header::new("pond", "1", 1, clade_engine::Setup { seats: 2, options: Default::default() }, 1)
    }

    #[test]
    fn a_link_to_itself_is_told_in_the_persons_words() {
        let place = Place::new("loop");
        symlink(place.file("loop"), place.file("loop")).expect("a link");
        assert!(reasons(&place.file("loop")).iter().all(|error| error.ends_with("this link leads to itself")));
    }
}
