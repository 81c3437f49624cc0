//! A saved game as a program finds it: the file, the mods it needs, and how far it can be played again.
//!
//! Decides where mods are looked for: in the folders given for it, else among those that the person opened before or has installed. One
//! that the file brings along is used if none of these is exactly as it was. A folder that only the file names is never read: whoever
//! sent the file chose it ([`Error::MissingMod`] lets the program ask). A folder counts only if its mod has the right id; of which version
//! it is, the rules tell. A file is never changed here.

use crate::error::Error;
use crate::home::Home;
use crate::mods::{Folder, mods_used, ruleset};
use crate::read::read_start;
use crate::{damage, games, texts, watchdog};
use clade_engine::{Face, Kinds, Module, Msg, Observer, Ruleset, SetupError, Tools, Translate};
use clade_table::{
    Changes, Header, MOST_BYTES, ModUsed, Record, RecordError, ReplayError, ReplayFault, Replayed, Replaying, Table, TableError, shortened,
};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A saved game with the rules to play it by.
pub struct Saved {
    /// Where it lies.
    pub file: PathBuf,
    /// What could be read of it.
    pub record: Record,
    /// Why not more.
    damage: Option<RecordError>,
    /// The game.
    pub module: &'static dyn Module,
    /// The rules of today.
    pub ruleset: Arc<dyn Ruleset>,
    /// The header of a game that goes on by them.
    pub header: Header,
    /// The folders of its mods.
    pub folders: Vec<Folder>,
    /// What changed, if these are not the rules it was played by.
    pub changes: Option<Changes>,
}

/// A saved game, played again.
pub struct Again {
    /// The table after the last action that could be played.
    pub table: Table,
    /// Why no further, if it should have gone further.
    pub fault: Option<Fault>,
    /// Under changed rules: after how many actions the table first differs.
    pub differs: Option<usize>,
}

/// What is wrong with a saved game.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The line of the file.
    pub line: usize,
    /// The sentences that say it.
    says: Vec<Msg>,
    /// Why an action is not possible any more, in the words of the game.
    reasons: Vec<Msg>,
    /// How many actions before it are worth keeping.
    pub kept: usize,
    /// Whether the file itself is damaged; else it does not fit the rules.
    pub torn: bool,
}

impl Saved {
    /// Reads a saved game of one of these games; `given` are mods for it, further ones are looked for among those known at `home`.
    ///
    /// # Errors
    /// The [`Error`] that says what is wrong with the file or why it cannot be played by today's rules. A file of which at least the
    /// header is whole is opened; what is wrong with the rest, [`Saved::look`] says.
    pub fn open(modules: &[&'static dyn Module], file: &Path, given: &[Folder], home: &Home) -> Result<Self, Error> {
        let bytes = read_start(file, MOST_BYTES as u64).map_err(|error| Error::file(file, error))?;
        let (record, damage) = match Record::read(&bytes) {
            Ok(record) => (record, None),
            Err(mut error) => match error.partial.take() {
                Some(partial) => (*partial, Some(error)),
                None => return Err(Error::Record { file: file.to_owned(), error: Box::new(error) }),
            },
        };
        let header = &record.header;
        let module =
            games::find(modules, &header.game).map_err(|_| Error::MissingGame { file: file.to_owned(), found: header.game.clone() })?;
        let about = module.about();
        let checked = header.setup.check(about.id, about.seats.clone(), about.options);
        checked.map_err(|error| in_header(file, &bytes, error))?;
        let folders = find_mods(file, header, given, home)?;
        let ruleset = ruleset(module, &header.setup, &folders)?;
        let now = ruleset.mods();
        if let Some(gone) = header.mods.iter().find(|used| !now.iter().any(|stamp| stamp.id == used.id)) {
            return Err(Error::missing_mod(file, gone));
        }
        let changes = (ruleset.hash() != header.ruleset).then(|| Changes::since(header, &now));
        let mods = mods_used(&*ruleset, &folders);
        // What people call themselves is shown among the words of the program.
        let names = header.names.iter().map(|name| shortened(name)).collect();
        let mut header = Header { ruleset: ruleset.hash(), version: about.version.to_owned(), mods, names, ..header.clone() };
        // What travelled so far travels on, as it is now.
        folders.iter().for_each(|folder| carry_on(&mut header, folder));
        Ok(Self { file: file.to_owned(), record, damage, module, ruleset, header, folders, changes })
    }

    /// Replays the first actions, to look at them. Under changed rules only an action that is no longer legal stops it.
    ///
    /// # Errors
    /// [`Error::Setup`] if a card cannot be loaded; what is wrong with the game is in [`Again::fault`].
    pub fn look(&self, actions: usize, listening: bool) -> Result<Again, Error> {
        Ok(self.again(self.begin(listening)?.on(&self.record, actions).map(Into::into), actions))
    }

    /// The same with these cards explained, see [`Table::card_notes`].
    ///
    /// # Errors
    /// As [`Saved::look`].
    pub fn look_explained(&self, actions: usize, cards: Kinds) -> Result<Again, Error> {
        let mut begun = self.begin(true)?;
        begun.explain(cards)?;
        Ok(self.again(begun.on(&self.record, actions).map(Into::into), actions))
    }

    /// The start of [`Saved::look`] at all actions; [`Saved::go_on`] plays them.
    ///
    /// # Errors
    /// As [`Saved::look`].
    pub fn begin(&self, listening: bool) -> Result<Replaying, Error> {
        // Opened in the place of the old rules, so that the hashes of equal tables are equal.
        let face = self.ruleset.open_as(self.record.header.ruleset, watchdog::guarded())?;
        Ok(match &self.changes {
            None => Replaying::new(face, self.record.header.clone(), listening),
            Some(_) => Replaying::under(face, self.header.clone(), listening),
        })
    }

    /// Opens faces that read states of the tables of [`Saved::look`]: in the place of the old rules, too.
    pub fn opener(&self) -> impl Fn(Tools) -> Result<Box<dyn Face>, SetupError> + Send + Sync + use<> {
        let (ruleset, old) = (self.ruleset.clone(), self.record.header.ruleset);
        move |tools| ruleset.open_as(old, tools)
    }

    /// Plays some more actions, so that progress can be shown. Breaks with the game once it can go no further.
    pub fn go_on(&self, again: Replaying, more: usize) -> ControlFlow<Again, Replaying> {
        let until = again.steps().saturating_add(more);
        match again.on(&self.record, until) {
            Ok(again) if again.steps() < self.record.lines.len() => ControlFlow::Continue(again),
            done => ControlFlow::Break(self.again(done.map(Into::into), usize::MAX)),
        }
    }

    /// Replays the first actions; every state hash must agree.
    ///
    /// # Errors
    /// As [`Saved::look`].
    pub fn verify(&self, actions: usize, listening: bool) -> Result<Again, Error> {
        let face = self.ruleset.open_as(self.record.header.ruleset, watchdog::guarded())?;
        let played = Table::replay_to(face, &self.record, actions, listening);
        Ok(self.again(played.map(|table| Replayed { table, differs: None }), actions))
    }

    /// Replays the first actions, to go on from there by today's rules.
    ///
    /// # Errors
    /// As [`Saved::look`], and [`Error::Table`] of a plugin that cannot go back.
    pub fn keep(&self, actions: usize) -> Result<Table, Error> {
        let face = self.ruleset.open(watchdog::guarded())?;
        match Table::replay_under(face, self.header.clone(), &self.record, actions, true) {
            Ok(played) => Ok(played.table),
            Err(error) => Ok(error.rescue()?),
        }
    }

    fn again(&self, played: Result<Replayed, ReplayError>, wanted: usize) -> Again {
        match played {
            Err(error) => {
                let says = damage::of_replay(&self.file, &error, self.changes.is_some());
                let fault = Fault { line: error.line, says, reasons: reasons(&error), kept: error.kept(), torn: false };
                Again { fault: Some(fault), differs: error.differs, table: *error.table }
            }
            Ok(Replayed { table, differs }) => {
                let fault = self.damage.as_ref().filter(|_| wanted > table.steps()).map(|error| Fault {
                    line: error.line,
                    says: damage::of_record(&self.file, error),
                    reasons: Vec::new(),
                    kept: table.steps(),
                    torn: true,
                });
                Again { table, fault, differs }
            }
        }
    }

    /// The ids of mods that the file brought along and that are used because nobody here has them as they were.
    pub fn brought(&self) -> Vec<String> {
        self.folders.iter().filter(|folder| folder.path.starts_with(&self.file)).filter_map(Folder::id).collect()
    }

    /// That the file brought mods along.
    pub fn brought_told(&self) -> Option<Msg> {
        let brought = self.brought();
        (!brought.is_empty()).then(|| texts::brought(self.file.display().to_string(), brought.join(", ")))
    }

    /// That the rules changed, and how; empty if they did not.
    pub fn changes_told(&self) -> Vec<Msg> {
        self.changes.iter().flat_map(|changes| damage::of_rules(&self.file, changes)).collect()
    }

    /// What changed rules do to the game, as far as it was replayed; `None` if they did not change, if it could not be replayed
    /// (then the fault says more), or if the file holds no hash to compare.
    pub fn effect_told(&self, again: &Again) -> Option<Msg> {
        let steps = again.table.steps();
        match (&again.fault, again.differs) {
            (None, Some(action)) => Some(texts::rules_differ(steps, action)),
            (None, None) if self.changes.is_some() && !self.record.hashes.is_empty() => Some(texts::rules_same(steps)),
            _ => None,
        }
    }
}

impl Fault {
    /// Everything that is wrong, the game's own words within those of the program.
    pub fn told(&self, words: &dyn Translate) -> Vec<Msg> {
        let reasons = self.reasons.iter().map(|reason| texts::replay_reason(words.text(reason)));
        self.says.iter().cloned().chain(reasons).collect()
    }
}

/// What the rules say against the action that failed, if they ask for an answer there and know it.
fn reasons(error: &ReplayError) -> Vec<Msg> {
    let ReplayFault::Answer(TableError::NotLegal { text, .. }) = &*error.fault else { return Vec::new() };
    let refused = error.table.refusals(Observer::Host).unwrap_or_default();
    let refusal = refused.into_iter().find(|refusal| refusal.text == *text);
    refusal.into_iter().flat_map(|refusal| refusal.reasons).map(|objection| objection.reason).collect()
}

/// What is wrong with the set-up in a header, with its line.
fn in_header(file: &Path, bytes: &[u8], error: SetupError) -> Error {
    let key = match &error {
        SetupError::UnknownOption { name, .. } => name.as_str(),
        SetupError::BadValue { name, .. } => name,
        SetupError::OptionSeats { option, .. } | SetupError::OptionsClash { other: option, .. } => option,
        SetupError::Seats { .. } | SetupError::FewCards { .. } | SetupError::Files(_) | SetupError::Cards(_) => "seats",
    };
    let text = String::from_utf8_lossy(bytes);
    let line = text.lines().position(|line| line.trim_start_matches(['"', '\'', ' ']).starts_with(key)).unwrap_or(0);
    Error::Header { file: file.to_owned(), line: line + 1, error: Box::new(error) }
}

/// The folders of the mods that a header names, in its order; then those given that it does not name.
fn find_mods(file: &Path, header: &Header, given: &[Folder], home: &Home) -> Result<Vec<Folder>, Error> {
    let mut given = given.to_vec();
    let mut found = Vec::new();
    for used in &header.mods {
        if let Some(at) = given.iter().position(|folder| folder.id().as_ref() == Some(&used.id)) {
            found.push(given.remove(at));
        } else if used.folder.is_some() {
            // Those that come with the game lie nowhere.
            let brought = || brought(file, header, used);
            let one = home.mod_as_it_was(used).map_or_else(brought, |folder| Ok(Some(folder)))?.or_else(|| home.mod_of(used));
            found.push(one.ok_or_else(|| Error::missing_mod(file, used))?);
        }
    }
    found.extend(given);
    Ok(found)
}

/// The mod as the file brings it along, as if it lay in the file.
fn brought(file: &Path, header: &Header, used: &ModUsed) -> Result<Option<Folder>, Error> {
    let files = header.carried(&used.id);
    let folder = |files| Folder { path: file.join(shortened(&used.id)), files }.within_limits();
    Ok(files.map(folder).transpose()?.filter(|folder| folder.id().as_ref() == Some(&used.id)))
}

fn carry_on(header: &mut Header, folder: &Folder) {
    if let Some(id) = folder.id().filter(|id| header.carried(id).is_some()) {
        header.carry(&id, &folder.files);
    }
}
