//! What a mod is: a folder of files with a head, `mod.toml`.
//!
//! **Decides:** what a head may say ([`KEYS`]), in which order mods are loaded and which of them cannot be ([`order`]), in which
//! languages a text may stand ([`Wording`]), where in a file a fault is ([`Toml`]), and what belongs to a mod when it is packed ([`pack`]).
//!
//! **Does not decide:** what a card may contain (core/script) or where mods lie (core/host). It reads no file: folders come in as lists of
//! names and contents.

mod folder;
mod head;
mod order;
mod packed;
mod parts;
mod picture;
mod read;
mod toml_file;
mod values;
mod version;
mod wording;

pub use folder::{CHANGES, HEAD, ModFolder};
pub use head::{Head, KEYS, Key, ModOption, Need, is_id};
pub use order::{Ordered, order};
pub use packed::{PACKED, PackedFault, Parts, pack, unpack};
pub use parts::{
    FOLDERS, HELPERS, MOST_FILES, MOST_LETTERS, MOST_MOD, MOST_PICTURE, MOST_SCRIPT, MOST_TEXT, PICTURES, READ_FOLDERS, SCENARIOS,
    is_plain, is_played, most_of,
};
pub use picture::Picture;
pub use read::THIS_CLADE;
pub use toml_file::{Toml, shown};
pub use values::{THIRDS, VALUES, Values, part_name, third};
pub use version::{Version, Wanted};
pub use wording::{LANGUAGES, LONGEST_NAME, LONGEST_TEXT, Wording, checked};
