//! The lobby: the games as cards, and beside them the table that is being set up.

mod cards;
mod draft;
mod faults;
mod mods;
mod opening;
mod options;
mod picture;
mod pictures;
mod places;
mod results;
mod set_up;
mod shelf;
#[cfg(test)]
mod tests;

pub(crate) use draft::Draft as SetUp;
pub(crate) use faults::faults_of_whole;
pub(crate) use mods::show as show_mods;
pub(crate) use opening::{Found, SavedGame};
pub(crate) use options::{show as show_options, values as option_values};
pub(crate) use pictures::Pictures;
pub(crate) use places::measures;
pub(crate) use shelf::OnTable;

use crate::evening::{self, Evening};
use crate::intent::Intent;
use crate::keys::parts::{self, Part};
use crate::keys::{self, Command};
use crate::lesson::Offered;
use crate::page;
use crate::shared::Shared;
use crate::texts::lobby as texts;
use clade_engine::Module;
use clade_host::results::Finished;
use draft::Draft;
use egui::{CentralPanel, Frame, Panel, RichText, Ui};
use opening::Opening;
use results::Results;
use shelf::Shelf;
use std::path::{Path, PathBuf};

/// The preset of a game that is meant for those who never played it.
const FIRST_GAME: &str = "first-game";

/// The widest set-up beside the cards.
const SET_UP: f32 = 560.0;
/// Cards do not fit beside the set-up if less than this is left for them.
const CARDS: f32 = 340.0;

/// The lobby.
#[derive(Default)]
pub(crate) struct Lobby {
    draft: Option<Draft>,
    /// What was begun for other games, and for one that was closed: who comes back to it goes on.
    aside: Vec<Draft>,
    mod_path: String,
    opening: Opening,
    results: Results,
    shelf: Shelf,
    /// The lesson of each game, in their order; read when the cards are shown first.
    lessons: Option<Vec<Option<Offered>>>,
}

impl Lobby {
    /// The lobby with the game that was chosen last.
    pub(crate) fn new(shared: &Shared) -> Self {
        let last = shared.modules.iter().copied().find(|module| shared.prefs.game.as_deref() == Some(module.about().id));
        let draft = last.map(|module| Draft::new(module, shared.prefs.setups.get(module.about().id)).with_installed(shared));
        Self { draft, ..Self::default() }
    }

    /// What was found on disk: the game that was played last, and saved ones.
    pub(crate) fn found(&mut self, last: Option<Found>, saved: Vec<SavedGame>) {
        self.opening.found(last, saved);
    }

    /// Pictures of the saved games are on their way.
    pub(crate) fn pictured(&mut self, pictures: Option<Pictures>) {
        self.opening.pictures = pictures;
    }

    /// The saved games, by file.
    pub(crate) fn saved(&self) -> Vec<PathBuf> {
        self.opening.saved().map(Path::to_owned).collect()
    }

    /// The games at tables in this window.
    pub(crate) fn at_tables(&mut self, games: Vec<OnTable>) {
        self.shelf.0 = games;
    }

    /// The games that people played to their end.
    pub(crate) fn remembered(&mut self, games: Vec<Finished>) {
        self.results = Results::of(games);
    }

    /// Shows it.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, evening: Option<&Evening>, wants: &mut Vec<Intent>) {
        self.take_dropped(ui, wants);
        let wide = SET_UP * shared.prefs.text.sqrt();
        let together = ui.available_width() >= wide + CARDS * shared.prefs.text.sqrt();
        let Some(draft) = &mut self.draft else {
            self.games(ui, shared, evening, wants);
            // The set-up takes the place of the card that was chosen.
            if self.draft.is_some() && !together {
                parts::enter(ui, Part::SideHead);
            }
            return;
        };
        let mut closed = keys::pressed(ui, &shared.prefs, Command::Back);
        let frame = Frame::new().fill(shared.theme.mat.fill);
        if together {
            let panel = Panel::right("set-up").resizable(false).exact_size(wide).frame(frame);
            panel.show(ui, |ui| closed |= set_up::show(ui, shared, draft, &mut self.mod_path, wants));
            self.games(ui, shared, evening, wants);
        } else {
            CentralPanel::no_frame().frame(frame).show(ui, |ui| closed |= set_up::show(ui, shared, draft, &mut self.mod_path, wants));
        }
        if closed && let Some(draft) = self.draft.take() {
            ui.memory_mut(|memory| memory.request_focus(cards::id_of(draft.about.id)));
            self.aside.push(draft);
        }
    }

    fn games(&mut self, ui: &mut Ui, shared: &Shared, evening: Option<&Evening>, wants: &mut Vec<Intent>) {
        let chosen = self.draft.as_ref().map(|draft| draft.about.id);
        let clicked = CentralPanel::no_frame().frame(page::margin()).show(ui, |ui| {
            let height = ui.available_height();
            page::scroll(ui, |ui| {
                self.shelf.show(ui, shared, wants);
                self.opening.resume(ui, shared, wants);
                ui.label(RichText::new(shared.say(&texts::choose())).heading());
                ui.add_space(8.0);
                let read = || shared.games().map(crate::lesson::first).collect();
                let lessons = self.lessons.get_or_insert_with(read);
                let clicked = cards::show(ui, shared, chosen, height - 120.0 * shared.prefs.text, lessons, wants);
                evening::offer(ui, shared, evening, wants);
                self.opening.show(ui, shared, wants);
                self.results.show(ui, shared);
                clicked
            })
        });
        if let Some(module) = clicked.inner.and_then(|at| shared.games().nth(at)) {
            self.go_on_with(module, shared);
        }
    }

    /// Sets up this game as far as that was begun, or as it was the last time.
    fn go_on_with(&mut self, module: &'static dyn Module, shared: &Shared) {
        self.aside.extend(self.draft.take());
        let game = module.about().id;
        let begun = self.aside.iter().position(|draft| draft.about.id == game).map(|at| self.aside.swap_remove(at));
        let draft = begun.unwrap_or_else(|| Draft::new(module, shared.prefs.setups.get(game)));
        self.begin(draft.with_installed(shared));
    }

    /// This is set up from now on; what was begun for another game waits.
    fn begin(&mut self, draft: Draft) {
        let game = draft.about.id;
        self.aside.extend(self.draft.replace(draft));
        self.aside.retain(|other| other.about.id != game);
    }

    /// Other mods are switched on than before.
    pub(crate) fn mods_changed(&mut self, shared: &Shared) {
        self.draft = self.draft.take().map(|draft| draft.with_installed(shared));
    }

    /// Sets up this game as it was the last time, if it is another one that is set up.
    pub(crate) fn choose(&mut self, game: &str, shared: &Shared) {
        let module = shared.modules.iter().copied().find(|module| module.about().id == game);
        if let Some(module) = module.filter(|_| self.draft.as_ref().is_none_or(|draft| draft.about.id != game)) {
            self.begin(Draft::new(module, shared.prefs.setups.get(game)).with_installed(shared));
        }
    }

    /// Sets up a game as it was the last time, with this mod.
    pub(crate) fn set_up(&mut self, game: &str, folder: &str, shared: &Shared) {
        let Some(module) = shared.modules.iter().copied().find(|module| module.about().id == game) else { return };
        let mut draft = Draft::new(module, shared.prefs.setups.get(game)).with_installed(shared);
        draft.add_mod(folder);
        self.begin(draft);
    }

    /// The same after its lesson: who never set it up begins with the game that is meant for that, if there is one.
    pub(crate) fn set_up_first(&mut self, game: &str, seats: u8, shared: &Shared) {
        self.set_up(game, "", shared);
        if let Some(draft) = self.draft.as_mut().filter(|_| !shared.prefs.setups.contains_key(game)) {
            draft.seat_first(seats);
            if let Some(preset) = draft.about.presets.iter().find(|preset| preset.name == FIRST_GAME) {
                draft.choose_all(preset.chosen());
            }
        }
    }

    /// What was dropped on the window: a folder is a mod of the game that is set up, a file a saved game.
    fn take_dropped(&mut self, ui: &Ui, wants: &mut Vec<Intent>) {
        let dropped = ui.input(|input| input.raw.dropped_files.clone());
        for path in dropped.iter().map(|file| file.path()) {
            match &mut self.draft {
                Some(draft) if path.is_dir() => draft.add_mod(&path.display().to_string()),
                _ => wants.push(Intent::Open(path.to_owned())),
            }
        }
    }
}
