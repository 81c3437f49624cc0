//! The mods of the person: those that are installed, and the folders that they named.

use crate::shared::Shared;
use clade_host::{Folder, Home};
use std::path::{Path, PathBuf};

/// A mod in the list.
pub(super) struct Found {
    /// Its folder.
    pub(super) path: PathBuf,
    /// Its id, if it is installed.
    pub(super) installed: Option<String>,
    /// Whether it takes part in new games; of an installed one only.
    pub(super) is_on: bool,
    /// What it is called.
    pub(super) name: String,
    /// The game that it is for.
    pub(super) game: String,
    /// Whether its files can be read at all.
    pub(super) is_read: bool,
}

/// All of them, the installed ones first.
pub(super) fn look(shared: &Shared, home: &Home) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for one in home.installed() {
        let folder = one.read.as_ref().ok();
        let (name, game) = called(folder, &one.path, shared);
        found.push(Found { path: one.path, installed: Some(one.id), is_on: one.is_on, name, game, is_read: folder.is_some() });
    }
    let games = shared.modules.iter().map(|module| module.about().id);
    for path in games.flat_map(|game| shared.prefs.folders_of(game)).map(PathBuf::from) {
        if found.iter().any(|known| known.path == path) {
            continue;
        }
        let folder = Folder::read_any(&path).ok();
        let (name, game) = called(folder.as_ref(), &path, shared);
        found.push(Found { path, installed: None, is_on: false, name, game, is_read: folder.is_some() });
    }
    found
}

/// What a mod and its game are called.
fn called(folder: Option<&Folder>, path: &Path, shared: &Shared) -> (String, String) {
    let head = folder.and_then(Folder::head);
    let name = head.and_then(|head| Some(head.name?.said(&shared.prefs.language).to_owned()));
    let name = name.or_else(|| Some(path.file_name()?.to_string_lossy().into_owned()));
    let game = folder.and_then(Folder::game).map(|game| shared.title(&game));
    (name.unwrap_or_default(), game.unwrap_or_default())
}
