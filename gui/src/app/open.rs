//! Saved games are opened: whole ones are played on or looked at, of others is told what is wrong, and the person decides. No file is
//! ever changed by being opened.

mod choice;
mod missing;
mod opening;
#[cfg(test)]
mod tests;

use super::Viewer;
use super::leave::Next;
use super::play::Playing;
use super::save::SaveAs;
use crate::game::Session;
use crate::intent::Page;
use crate::lobby::{Found, SavedGame};
use crate::notice::Notice;
use crate::people::{self, HUMAN};
use crate::replay::Replay;
use crate::texts::open as texts;
use crate::waker::waker;
use choice::{Choice, Chosen};
use clade_host::{Again, Autosave, Error, Folder, Listed, Saved, is_free};
use clade_table::{Header, Table};
use egui::Ui;
use missing::MissingMod;
use opening::Opening;
pub(super) use opening::STRETCH;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// How many saved games the lobby lists.
const LISTED: usize = 12;
/// The bot that takes the seat of one that this program does not have.
const USUAL_BOT: &str = "greedy";

/// What is asked about a file before something is done with it.
pub(super) enum Asked {
    /// Nothing: it is being played again.
    Wait(Box<Opening>),
    /// To play on or to look.
    What(Box<Choice>),
    /// Where a mod lies.
    Mod(Box<MissingMod>),
    /// Where to save.
    Where(SaveAs),
    /// What becomes of the running game before something else comes.
    Leave(Next),
}

/// A saved game that was played again.
pub(super) struct Opened {
    saved: Saved,
    again: Again,
    /// The file, if the game was kept by itself: it goes as soon as the game is kept anew.
    kept: Option<Listed>,
}

impl Opened {
    /// How many actions can be played on from.
    fn playable(&self) -> usize {
        self.again.fault.as_ref().map_or(self.again.table.steps(), |fault| fault.kept)
    }

    /// Whether it goes to its end as it was played.
    fn is_whole(&self) -> bool {
        self.again.fault.is_none() && self.again.differs.is_none()
    }

    /// Whether there is something left to play, and something to begin with.
    fn goes_on(&self) -> bool {
        let ended = self.again.table.is_over() && self.playable() == self.again.table.steps();
        !ended && (self.again.fault.is_none() || self.playable() > 0)
    }
}

impl Viewer {
    /// Looks on disk for what can be gone on with. Reads every file: for the lobby when it opens, not for every frame.
    pub(super) fn look_on_disk(&mut self) {
        let last = Autosave::find(&self.home);
        let is_worth = |game: &Listed| !game.is_kept || !game.is_over && game.answers > 0 && is_free(&game.path);
        let others = self.home.games().into_iter().filter(|game| last.as_ref().is_none_or(|last| last.path != game.path));
        // However many were saved or played since, of each game the last that was not played to its end is offered.
        let (mut games, mut room) = (BTreeSet::new(), LISTED);
        let has_room = |game: &Listed| {
            let is_last = game.is_kept && games.insert(game.game.clone());
            let has_room = room > 0;
            room = room.saturating_sub(1);
            is_last || has_room
        };
        let listed = |game: Listed| SavedGame { path: game.path, game: game.game, steps: game.steps, is_kept: game.is_kept };
        let saved = others.filter(is_worth).filter(has_room).map(listed).collect();
        let found = last.map(|last| Found {
            players: people::all_called(&last.players, &last.names, &self.shared.words),
            game: last.game,
            steps: last.steps,
        });
        self.lobby.found(found, saved);
    }

    /// Opens a saved game.
    pub(super) fn open(&mut self, path: &Path, ui: &Ui) {
        self.wanted = None;
        self.open_with(path, Vec::new(), false, ui);
    }

    /// Opens a saved game to look at it after so many actions, whether or not it can be played on.
    pub(super) fn open_at(&mut self, path: &Path, step: usize, ui: &Ui) {
        self.wanted = Some((path.to_owned(), step));
        self.open_with(path, Vec::new(), false, ui);
    }

    /// Goes on with the game that was played last.
    pub(super) fn resume(&mut self, ui: &Ui) {
        match Autosave::find(&self.home) {
            Some(last) => self.open_with(&last.path, Vec::new(), true, ui),
            None => self.notices.tell(Notice::info(texts::no_last())),
        }
    }

    /// Opens a saved game with these mods; `at_once` if the person said already that it is to go on.
    fn open_with(&mut self, path: &Path, mods: Vec<Folder>, at_once: bool, ui: &Ui) {
        let opening = match Saved::open(self.shared.modules, path, &mods, &self.home) {
            Ok(saved) => Opening::new(saved, at_once),
            Err(Error::MissingMod { used, file }) => {
                let why = Error::MissingMod { used: used.clone(), file }.say(&self.shared.words);
                self.asked = Some(Asked::Mod(Box::new(MissingMod::new(path, mods, *used, why, at_once))));
                return;
            }
            Err(error) => Err(error),
        };
        match opening {
            Ok(opening) => self.open_on(opening, ui),
            Err(error) => self.notices.tell(Notice::failure(error.say(&self.shared.words))),
        }
    }

    /// Plays a saved game again, as much of it as there is time for; then it is looked at, or asked about.
    fn open_on(&mut self, opening: Opening, ui: &Ui) {
        let (saved, again, at_once) = match opening.go_on(self.stretch) {
            ControlFlow::Continue(opening) => {
                self.asked = Some(Asked::Wait(Box::new(opening)));
                ui.ctx().request_repaint();
                return;
            }
            ControlFlow::Break(done) => done,
        };
        let file = saved.file.clone();
        let opened = Opened { kept: self.kept(&file), saved, again };
        if at_once && opened.is_whole() && opened.goes_on() {
            self.leave_for(Next::PlayOn(Box::new(opened)), ui);
        } else if (opened.goes_on() || !opened.is_whole()) && self.step_wanted(&file).is_none() {
            self.asked = Some(Asked::What(Box::new(Choice::new(opened, &self.shared))));
        } else {
            self.look_at(opened);
        }
        self.remember_file(&file);
    }

    /// The file as one that was kept by itself, if it is.
    fn kept(&self, path: &Path) -> Option<Listed> {
        self.home.kept_game(path)
    }

    /// Shows what is asked about a file, and does what was answered.
    pub(super) fn ask(&mut self, ui: &Ui) {
        let Some(asked) = self.asked.take() else { return };
        match asked {
            Asked::Wait(opening) => {
                if !opening.show(ui, &self.shared) {
                    self.open_on(*opening, ui);
                }
            }
            Asked::What(mut choice) => match choice.show(ui, &self.shared) {
                Chosen::Nothing => self.asked = Some(Asked::What(choice)),
                Chosen::Cancel => {}
                Chosen::Play => self.leave_for(Next::PlayOn(Box::new(choice.opened)), ui),
                Chosen::Look => self.look_at(choice.opened),
            },
            Asked::Mod(mut missing) => match missing.show(ui, &self.shared) {
                missing::Answer::None => self.asked = Some(Asked::Mod(missing)),
                missing::Answer::Cancel => {}
                missing::Answer::Open(folder) => {
                    let MissingMod { file, mut mods, at_once, .. } = *missing;
                    self.home.know_mods(std::slice::from_ref(&folder));
                    mods.push(folder);
                    self.open_with(&file, mods, at_once, ui);
                }
            },
            Asked::Where(save) => self.ask_where(save, ui),
            Asked::Leave(next) => self.ask_leave(next, ui),
        }
    }

    /// Plays on from all that can be kept of a saved game.
    pub(super) fn play_on(&mut self, opened: Opened, ui: &Ui) {
        let (whole, playable) = (opened.is_whole(), opened.playable());
        let Opened { saved, again, kept } = opened;
        let table = if whole && saved.changes.is_none() {
            let mut table = again.table;
            table.header_mut().clone_from(&saved.header);
            Ok(table)
        } else {
            saved.keep(playable)
        };
        let begun = self.playing_at(table, &saved, None, ui).map(|mut playing| {
            let session = playing.session();
            let autosave = match &kept {
                Some(kept) if whole => Autosave::instead_of(&self.home, kept),
                _ => Autosave::new(&self.home),
            };
            if !whole {
                session.spare(&saved.file);
            }
            if let Some(autosave) = autosave {
                session.keep_in(autosave);
            }
            if whole && kept.is_none() {
                playing.lies_in(&saved.file);
            }
            playing
        });
        self.now_play(begun);
    }

    /// Plays on from where a saved game is looked at; the saved one stays.
    pub(super) fn play_from(&mut self, step: usize, players: Vec<String>, ui: &Ui) {
        let Some(replay) = &self.replay else { return };
        let begun = self.playing_at(replay.saved().keep(step), replay.saved(), Some(players), ui).map(|mut playing| {
            playing.session().spare(&replay.saved().file);
            if let Some(autosave) = Autosave::new(&self.home) {
                playing.session().keep_in(autosave);
            }
            playing
        });
        self.now_play(begun);
    }

    fn now_play(&mut self, begun: Result<Playing, String>) {
        match begun {
            Ok(playing) => {
                self.playing = Some(playing);
                self.page = Page::Table;
            }
            Err(why) => self.notices.tell(Notice::failure(why)),
        }
    }

    /// The game at a table that goes on by the rules of today; who plays if it is not as in the saved game.
    fn playing_at(&self, table: Result<Table, Error>, saved: &Saved, players: Option<Vec<String>>, ui: &Ui) -> Result<Playing, String> {
        let mut table = table.map_err(|error| error.say(&self.shared.words))?;
        let header = table.header_mut();
        if let Some(players) = players {
            header.players = players;
        }
        let strangers = seat_all(header);
        let session = Session::go_on(table, saved.ruleset.clone(), waker(ui.ctx())).map_err(|error| error.to_string())?;
        let mut playing = Playing::new(session, &self.shared).map_err(|error| error.to_string())?;
        strangers.into_iter().for_each(|word| playing.tell(texts::unknown_sitter(word)));
        Ok(playing)
    }

    /// After how many actions somebody wants to look at this file.
    fn step_wanted(&self, file: &Path) -> Option<usize> {
        self.wanted.as_ref().filter(|(wanted, _)| wanted == file).map(|(_, step)| *step)
    }

    /// Goes to an action of a saved game; where there are not so many, to the last, and says so.
    fn go_as_far(&mut self, replay: &mut Replay, step: usize) {
        let steps = replay.steps();
        if step > steps {
            let file = replay.saved().file.display().to_string();
            self.notices.tell(Notice::failure(self.shared.say(&texts::no_step(file, steps, step))));
        }
        if let Err(error) = replay.go(step) {
            self.notices.tell(Notice::failure(error.to_string()));
        }
    }

    /// Looks at a saved game.
    fn look_at(&mut self, opened: Opened) {
        let step = self.step_wanted(&opened.saved.file);
        self.wanted = None;
        match Replay::new(opened.saved, opened.again, &self.shared) {
            Ok(mut replay) => {
                if let Some(step) = step {
                    self.go_as_far(&mut replay, step);
                }
                self.replay = Some(replay);
                self.page = Page::Replay;
            }
            Err(error) => self.notices.tell(Notice::failure(error.to_string())),
        }
    }

    /// A file was opened or written: the lobby will offer it again. What was kept by itself is offered anyway.
    pub(super) fn remember_file(&mut self, path: &Path) {
        if self.home.kept().is_some_and(|kept| path.starts_with(kept)) {
            return;
        }
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string();
        let mut prefs = self.shared.prefs.clone();
        prefs.recent.retain(|recent| *recent != path);
        prefs.recent.insert(0, path);
        prefs.recent.truncate(LISTED);
        self.prefer(prefs);
    }

    /// What was dropped on the window, unless a page takes it: while a mod is asked for its folder, else a saved game.
    pub(super) fn take_dropped(&mut self, ui: &Ui) -> Option<PathBuf> {
        let missing = match &mut self.asked {
            Some(Asked::Mod(missing)) => Some(missing),
            None if matches!(self.page, Page::Lobby | Page::Codex) => return None,
            None if self.page == Page::Compare && self.compare.is_setting_up() => return None,
            _ => None,
        };
        let dropped = ui.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        let path = dropped.first()?.path().to_owned();
        match missing {
            Some(missing) => {
                missing.name(&path);
                None
            }
            None => Some(path).filter(|_| self.asked.is_none()),
        }
    }
}

/// Gives every seat somebody who can sit there; a seat of which nothing is said is a person's. Gives those who cannot.
fn seat_all(header: &mut Header) -> Vec<String> {
    header.players.resize(usize::from(header.setup.seats), HUMAN.to_owned());
    let strangers = header.players.iter_mut().filter(|word| !people::is_sitter(word));
    strangers.map(|word| std::mem::replace(word, USUAL_BOT.to_owned())).collect()
}
