//! Continuing: the last game, or a saved one.

use super::pictures::Pictures;
use crate::chooser::{Chooser, Wanted};
use crate::intent::Intent;
use crate::page;
use crate::shared::Shared;
use crate::table::miniature::{self, Miniature};
use crate::texts::{lobby as texts, open as open_texts};
use crate::theme::strong;
use clade_host::results::date;
use egui::{Button, RichText, Ui, vec2};
use std::path::{Path, PathBuf};

/// The last game, as it was kept automatically.
pub(crate) struct Found {
    /// Where it lies.
    pub(crate) path: PathBuf,
    /// Its picture, once it is there.
    pub(crate) picture: Option<Miniature>,
    /// The name of the game.
    pub(crate) game: String,
    /// How many actions were taken.
    pub(crate) steps: usize,
    /// Who played.
    pub(crate) players: Vec<String>,
}

/// A saved game.
pub(crate) struct SavedGame {
    /// Where it lies.
    pub(crate) path: PathBuf,
    /// The name of the game.
    pub(crate) game: String,
    /// How many actions were taken.
    pub(crate) steps: usize,
    /// Whether it was kept automatically while it was played, not saved by anybody.
    pub(crate) is_kept: bool,
    /// Whether it was kept, and played to its end.
    pub(crate) is_over: bool,
    /// When it was last written, in seconds since 1970.
    pub(crate) when: u64,
    /// Who plays.
    pub(crate) players: Vec<String>,
    /// Its picture, once it is there.
    pub(crate) picture: Option<Miniature>,
}

/// How wide the picture of the last game is.
const LAST: f32 = 120.0;
/// How wide the picture of a saved game is, at the usual size of text.
const PICTURE: f32 = 190.0;

impl SavedGame {
    fn says(&self, shared: &Shared) -> String {
        let (title, steps) = (shared.title(&self.game), self.steps);
        let what = shared.say(&match (self.is_kept, self.is_over) {
            (_, true) => open_texts::listed_over(title, steps),
            (true, false) => open_texts::listed_kept(title, steps),
            (false, false) => open_texts::listed(title, steps),
        });
        let round = self.picture.as_ref().map(Miniature::round).unwrap_or_default();
        let parts = [what, round, self.players.join(", "), date(self.when)];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join(" · ")
    }

    /// Its picture, its name as the button, and what is known of it.
    fn show(&mut self, ui: &mut Ui, shared: &Shared, width: f32, wants: &mut Vec<Intent>) {
        ui.vertical(|ui| {
            ui.set_width(width);
            match &mut self.picture {
                Some(picture) => {
                    if miniature::framed(ui, shared, width, picture).clicked() {
                        wants.push(Intent::Open(self.path.clone()));
                    }
                }
                // Its place is kept until it comes.
                None => miniature::empty(ui, shared, width),
            }
            ui.add_space(2.0);
            line(ui, &self.path, None, wants);
            ui.label(RichText::new(self.says(shared)).small());
            ui.add_space(10.0);
        });
    }
}

/// The games to continue.
#[derive(Default)]
pub(crate) struct Opening {
    last: Option<Found>,
    saved: Vec<SavedGame>,
    typed: String,
    chooser: Chooser,
    /// Pictures that are being made.
    pub(super) pictures: Option<Pictures>,
}

impl Opening {
    /// What was found on disk.
    pub(crate) fn found(&mut self, last: Option<Found>, saved: Vec<SavedGame>) {
        (self.last, self.saved) = (last, saved);
    }

    /// The saved games, by file.
    pub(super) fn saved(&self) -> impl Iterator<Item = &Path> {
        let last = self.last.iter().map(|last| last.path.as_path());
        last.chain(self.saved.iter().map(|saved| saved.path.as_path()))
    }

    /// Puts pictures that have come to their games.
    fn hang_pictures(&mut self) {
        while let Some((file, picture)) = self.pictures.as_ref().and_then(Pictures::next) {
            let last = self.last.iter_mut().map(|last| (&last.path, &mut last.picture));
            let mut all = last.chain(self.saved.iter_mut().map(|saved| (&saved.path, &mut saved.picture)));
            if let Some((_, place)) = all.find(|(path, _)| **path == file) {
                *place = Some(picture);
            }
        }
    }

    /// Shows the game that was played last, if there is one.
    pub(crate) fn resume(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        self.hang_pictures();
        let Some(last) = &mut self.last else { return };
        let text = RichText::new(shared.say(&texts::go_on())).font(strong(17.0 * shared.prefs.text));
        ui.horizontal_wrapped(|ui| {
            if ui.add(Button::new(text).min_size(vec2(0.0, 40.0))).clicked() {
                wants.push(Intent::Resume);
            }
            // Its place is kept until it comes: nothing moves then.
            match &mut last.picture {
                Some(picture) => {
                    if miniature::framed(ui, shared, LAST, picture).clicked() {
                        wants.push(Intent::Resume);
                    }
                }
                None => miniature::empty(ui, shared, LAST),
            }
            let what = texts::last_game(shared.title(&last.game), last.steps, last.players.join(", "));
            let round = last.picture.as_ref().map(Miniature::round).filter(|round| !round.is_empty());
            let told = [Some(shared.say(&what)), round].into_iter().flatten().collect::<Vec<String>>().join(" · ");
            // In a line that wraps, other widths are those of the whole line.
            if ui.available_size_before_wrap().x < LAST {
                ui.end_row();
            }
            // A column of its own: no line goes on below the picture.
            ui.vertical(|ui| ui.label(RichText::new(told).color(shared.theme.faint)));
        });
        ui.add_space(10.0);
    }

    /// Shows saved games, and where another one can be named.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        ui.label(RichText::new(shared.say(&texts::open_saved())).heading());
        page::about(ui, shared, &texts::open_help());
        let recent = shared.prefs.recent.iter().map(PathBuf::from).filter(|path| self.saved.iter().all(|saved| saved.path != *path));
        let recent: Vec<PathBuf> = recent.collect();
        let width = PICTURE * shared.prefs.text.min(1.5);
        ui.horizontal_wrapped(|ui| {
            self.saved.iter_mut().for_each(|saved| saved.show(ui, shared, width, wants));
        });
        for path in &recent {
            line(ui, path, None, wants);
        }
        ui.horizontal_wrapped(|ui| {
            let room = (ui.available_width() - 140.0 * shared.prefs.text).clamp(160.0, 520.0);
            let hint = shared.say(&texts::file_hint());
            let field = ui.add(page::field(&mut self.typed, hint, room));
            let field = field.accessible_name(shared.say(&texts::file()));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if (ui.button(shared.say(&texts::open())).clicked() || entered) && !self.typed.trim().is_empty() {
                wants.push(Intent::Open(PathBuf::from(self.typed.trim())));
            }
            wants.extend(self.chooser.show(ui, shared, || Wanted::Open).map(Intent::Open));
        });
        self.chooser.note(ui, shared);
        ui.add_space(20.0);
    }
}

/// A saved game: its name is the button, the whole path is in the tooltip.
fn line(ui: &mut Ui, path: &Path, game: Option<String>, wants: &mut Vec<Intent>) {
    let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    ui.horizontal_wrapped(|ui| {
        if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
            wants.push(Intent::Open(path.to_owned()));
        }
        if let Some(game) = game {
            ui.label(game);
        }
    });
}
