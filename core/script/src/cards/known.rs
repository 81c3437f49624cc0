//! The files of one mod, and those that were read before. Reading depends on nothing but the folder and the options in force, and it opens a
//! machine for each file; tables are opened, set-ups changed and positions checked with the same mods again and again.

use super::Card;
use super::helpers::Helpers;
use super::load::card_files;
use super::read::Reader;
use crate::lint::Options;
use crate::schema::Schema;
use clade_engine::{FileFault, spelt_out};
use clade_mods::{Head, ModFolder};
use std::sync::{Arc, Mutex, PoisonError};

/// So many mods are remembered, the last ones: all that come with the games, and some of one's own.
const MOST: usize = 24;

/// The last mods that were read, the latest at the end.
static KNOWN: Mutex<Vec<Arc<ReadMod>>> = Mutex::new(Vec::new());

/// A card with the hooks that it defines, or what is wrong with its file.
type ReadCard = Result<(Card, Vec<usize>), Vec<FileFault>>;

/// A mod whose files were read.
pub(super) struct ReadMod {
    schema: &'static Schema,
    folder: ModFolder,
    options: Options,
    names: bool,
    pub(super) helpers: Arc<Helpers>,
    /// What is wrong with them.
    pub(super) faults: Vec<FileFault>,
    /// In the order of the files.
    pub(super) cards: Vec<ReadCard>,
}

impl ReadMod {
    /// Reads a mod, or finds it among those that were read.
    pub(super) fn of(schema: &'static Schema, folder: &ModFolder, head: &Head, options: &Options, names: bool) -> Arc<Self> {
        let is_it = |read: &Arc<Self>| {
            std::ptr::eq(read.schema, schema) && read.names == names && read.options == *options && read.folder == *folder
        };
        let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(read) = known().iter().rev().find(|read| is_it(read)) {
            return read.clone();
        }
        let read = Arc::new(Self::read(schema, folder, head, options, names));
        let mut known = known();
        if known.len() >= MOST {
            known.remove(0);
        }
        known.push(read.clone());
        read
    }

    fn read(schema: &'static Schema, folder: &ModFolder, head: &Head, options: &Options, names: bool) -> Self {
        let home = head.overrides.as_ref().map_or(&head.id, |base| &base.wanted.id);
        let pictures = folder.pictures().map(|(name, ..)| name).collect();
        let (helpers, faults) = Helpers::read(schema, folder, options, names);
        let reader = Reader { schema, of_mod: home, helpers: &helpers, options, names };
        let card = |(name, source): (&str, &str)| -> ReadCard {
            let mut own = Vec::new();
            let mut card = reader.card(&spelt_out(&format!("{}/{name}", head.id)), source, |hook| own.push(hook))?;
            card.take_picture(&head.id, &pictures);
            Ok((card, own))
        };
        let cards = card_files(folder).into_iter().map(card).collect();
        Self { schema, folder: folder.clone(), options: options.clone(), names, helpers: Arc::new(helpers), faults, cards }
    }
}
