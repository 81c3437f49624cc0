//! Writing files so that nothing gets lost: a file is either as it was or whole.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// How many names are tried for one more file beside another.
const MOST_NAMES: u32 = 1000;

/// Writes a file with its folder: beside it first and then in its place, so that a power cut loses neither the old nor the new.
/// An existing file keeps its permissions.
///
/// # Errors
/// What the system says; then the file is as it was.
pub fn write_whole(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    // Who writes through a link means the file behind it.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let (beside, mut file) = create_beside(&path)?;
    let like_the_old = fs::metadata(&path).map_or(Ok(()), |old| file.set_permissions(old.permissions()));
    let written = like_the_old.and_then(|()| file.write_all(contents.as_ref())).and_then(|()| file.sync_all());
    drop(file);
    let placed = written.and_then(|()| fs::rename(&beside, &path));
    if placed.is_err() {
        let _ = fs::remove_file(&beside); // the first error is the one to tell
    }
    placed
}

/// Renames a file to get it out of the way: `name.damaged`, or with a number if there is one already.
///
/// # Errors
/// What the system says.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2..=MOST_NAMES).map(|n| format!("{name}.damaged-{n}"));
    let names = std::iter::once(format!("{name}.damaged")).chain(numbered);
    let free = names.map(|name| path.with_file_name(name)).find(|aside| !aside.exists());
    let aside = free.ok_or(ErrorKind::AlreadyExists)?;
    fs::rename(path, &aside)?;
    Ok(aside)
}

fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut n = 0;
    loop {
        let beside = path.with_file_name(format!(".clade-{}-{n}.tmp", std::process::id()));
        match File::create_new(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && n < MOST_NAMES => n += 1,
            made => return Ok((beside, made?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("clade-host-files-{}", std::process::id()));
        let file = folder.join("deep").join("file.toml");
        write_whole(&file, "one").expect("the system agrees");
        write_whole(&file, "two").expect("the system agrees");
        assert_eq!(fs::read_to_string(&file).expect("the system agrees"), "two");
        assert!(write_whole(&file.join("below a file"), "three").is_err());
        assert!(write_whole(&folder.join("deep"), "over a folder").is_err());
        let left: Vec<_> = fs::read_dir(&folder)
            .expect("the system agrees")
            .chain(fs::read_dir(folder.join("deep")).expect("the system agrees"))
            .flatten()
            .collect();
        assert_eq!(left.len(), 2, "nothing stays beside: {left:?}");
        let aside: Vec<_> = (0..3)
            .map(|n: u32| {
                write_whole(&file, n.to_string()).expect("the system agrees");
                set_aside(&file).expect("the system agrees").file_name().expect("the system agrees").to_string_lossy().into_owned()
            })
            .collect();
        assert_eq!(aside, ["file.toml.damaged", "file.toml.damaged-2", "file.toml.damaged-3"]);
        fs::remove_dir_all(&folder).expect("the system agrees");
    }
}
