//! A folder of cards, read from disk.

use crate::texts::lobby as texts;
use clade_engine::Msg;
use std::io;
use std::path::{Path, PathBuf};

/// The files of a mod.
#[derive(Debug)]
pub(crate) struct Folder {
    /// Names and contents, sorted, so that no file system decides the order.
    pub(crate) files: Vec<(String, String)>,
}

/// Why a folder is no mod.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FolderError {
    /// It, or a file in it, cannot be read.
    #[error("{0}: {1}")]
    Unread(PathBuf, io::Error),
    /// There is no `mod.toml` in it.
    #[error("there is no mod.toml")]
    NoMod,
}

impl Folder {
    /// Reads cards and texts.
    ///
    /// # Errors
    /// A [`FolderError`] with the file that cannot be read.
    pub(crate) fn read(path: &Path) -> Result<Self, FolderError> {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(path).map_err(|error| FolderError::Unread(path.to_owned(), error))? {
            let file = entry.map_err(|error| FolderError::Unread(path.to_owned(), error))?.path();
            let kind = file.extension().and_then(|end| end.to_str());
            if let (Some("lua" | "toml" | "ftl"), Some(name)) = (kind, file.file_name().and_then(|name| name.to_str())) {
                let text = std::fs::read_to_string(&file).map_err(|error| FolderError::Unread(file.clone(), error))?;
                files.push((name.to_owned(), text));
            }
        }
        if !files.iter().any(|(name, _)| name == "mod.toml") {
            return Err(FolderError::NoMod);
        }
        files.sort();
        Ok(Self { files })
    }
}

impl FolderError {
    /// What is wrong, in words.
    pub(crate) fn says(&self) -> Msg {
        match self {
            Self::NoMod => texts::no_mod(),
            Self::Unread(_, error) if error.kind() == io::ErrorKind::NotFound => texts::no_folder(),
            Self::Unread(_, error) if error.kind() == io::ErrorKind::NotADirectory => texts::not_a_folder(),
            Self::Unread(path, error) => texts::unread(path.display().to_string(), error.to_string()),
        }
    }
}
