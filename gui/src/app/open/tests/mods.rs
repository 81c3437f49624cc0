//! A saved game needs a mod, and something is dropped on the window, by accessible names.

use super::{says, unfinished, write};
use crate::app::Viewer;
use crate::app::asked::Asked;
use crate::intent::Page;
use crate::testing::{Folder, MODULES, at_home, click, played};
use clade_table::ModUsed;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::fs;
use std::path::{Path, PathBuf};

/// A mod for Primordial Soup: one gene of which there is no copy.
fn write_mod(folder: &Folder, id: &str) -> PathBuf {
    let path = folder.path().join(id);
    fs::create_dir_all(&path).unwrap();
    fs::write(path.join("mod.toml"), format!("id = \"{id}\"\ngame = \"soup\"\nversion = \"1\"\n")).unwrap();
    let text = "{ en = \"A\", ru = \"Б\", pl = \"C\" }";
    let facts = format!("name = {text}, text = {text}, source = \"assumed\", copies = {{ [3] = 0, [4] = 0 }}, price = 1, mutation = 1");
    fs::write(path.join("gene.lua"), format!("return {{ id = \"gene\", {facts} }}\n")).unwrap();
    path
}

#[test]
fn a_missing_mod_is_asked_for() {
    let folder = Folder::new("open");
    let mut record = unfinished();
    let stamp = ModUsed { id: "lost".into(), version: "1".into(), folder: Some("nowhere/lost".into()), files: Default::default() };
    record.header.mods.push(stamp);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "needs the mod lost 1"));
    let name = |harness: &mut Harness<Viewer>, path: &Path| {
        match &mut harness.state_mut().asked {
            Some(Asked::Mod(missing)) => missing.name(path),
            _ => panic!("the mod is asked for"),
        }
        click(harness, "Open with this folder");
    };
    name(&mut harness, folder.path());
    assert!(says(&harness, "there is no mod.toml in it"));
    name(&mut harness, &write_mod(&folder, "other"));
    assert!(says(&harness, "This folder holds the mod other; lost is needed"));
    name(&mut harness, &write_mod(&folder, "lost"));
    assert!(says(&harness, "This game is not over"), "now it can be opened");
    click(&mut harness, "Cancel");
    assert_eq!(harness.state().page, Page::Lobby);
}

#[test]
fn a_folder_that_only_the_game_names_is_opened_if_the_person_agrees_and_then_known() {
    let folder = Folder::new("open");
    let lost = write_mod(&folder, "lost");
    let mut record = unfinished();
    let stamp = ModUsed { id: "lost".into(), version: "1".into(), folder: Some("lost".into()), files: Default::default() };
    record.header.mods.push(stamp);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "needs the mod lost 1"), "it lies beside the game, but who put it there?");
    assert!(harness.query_all_by_value(&lost.display().to_string()).next().is_some(), "it is proposed");
    click(&mut harness, "Open with this folder");
    assert!(says(&harness, "This game is not over"));
    drop(harness);
    let harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "This game is not over"), "who agreed once is not asked again");
}

/// Something that was dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn what_is_dropped_on_the_window_is_the_mod_that_is_asked_for_else_a_saved_game() {
    let folder = Folder::new("open");
    let mut record = played(MODULES[4], &["human", "random"], usize::MAX);
    let whole = write(&folder, "whole.clade", record.write());
    let stamp = ModUsed { id: "lost".into(), version: "1".into(), folder: Some("nowhere/lost".into()), files: Default::default() };
    record.header.mods.push(stamp);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    let drop_on = |harness: &mut Harness<Viewer>, path: &Path| {
        harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path.to_owned())));
        harness.run();
    };
    drop_on(&mut harness, folder.path());
    assert!(harness.query_all_by_value(&folder.path().display().to_string()).next().is_some(), "it is named");
    click(&mut harness, "Cancel");
    click(&mut harness, "Settings");
    drop_on(&mut harness, &whole);
    assert_eq!(harness.state().page, Page::Replay);
}
