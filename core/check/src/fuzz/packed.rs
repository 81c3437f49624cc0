//! Bytes as a packed mod, and as the head of one. Decides what must hold of whatever is unpacked; not what a card may do.

use super::one_line;
use clade_engine::Module;
use clade_mods::{HEAD, MOST_FILES, MOST_MOD, ModFolder, is_plain, most_of, pack, unpack};

/// Bytes as a packed mod; those that are no archive as a `mod.toml`. Gives whether there was a mod in it.
///
/// # Panics
/// When a law is broken: a file with a name that leads elsewhere, or more of them than a mod may have; files that are others once they are
/// packed again; an error that is not one line.
pub fn packed(_: &dyn Module, data: &[u8]) -> bool {
    let parts = match unpack(data) {
        Ok(parts) => parts,
        Err(fault) => {
            assert!(!fault.to_string().is_empty(), "an error says something");
            return head(&String::from_utf8_lossy(data));
        }
    };
    assert!(parts.keys().all(|name| is_plain(name) && most_of(name).is_some()), "a name that leads elsewhere: {:?}", parts.keys());
    let bytes: usize = parts.values().map(Vec::len).sum();
    assert!(parts.len() <= MOST_FILES && bytes as u64 <= MOST_MOD, "{} files with {bytes} bytes", parts.len());
    let again = pack(&parts).expect("what was unpacked can be packed");
    assert_eq!(unpack(&again).as_ref(), Ok(&parts), "packed again it is the same");
    head(&String::from_utf8_lossy(&parts[HEAD]))
}

/// A text as a head. Gives whether it is one.
fn head(text: &str) -> bool {
    let folder = ModFolder { files: vec![(HEAD.to_owned(), text.to_owned())] };
    match folder.head() {
        Ok(_) => true,
        Err(faults) => {
            assert!(!faults.is_empty(), "an error says something");
            faults.iter().for_each(|fault| one_line(&fault.to_string()));
            false
        }
    }
}
