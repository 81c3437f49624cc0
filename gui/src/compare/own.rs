//! The rules and further cards of one of the games that are compared, where they differ from the defaults: summed up in a line, changed
//! in a dialog made of the same parts as the set-up of a table.

use super::draft::Own;
use crate::lobby::{SetUp, faults_of_whole, show_mods, show_options};
use crate::page;
use crate::prefs::LastSetup;
use crate::shared::Shared;
use crate::texts::compare as texts;
use crate::texts::lobby;
use clade_engine::Module;
use clade_host::{Folder, usual_seats, value_name};
use egui::{RichText, Ui};
use std::path::Path;

/// The most seats that a game usually has in a comparison.
const SEATS: u8 = 4;

/// The dialog, as wide as the set-up in the lobby, and this share of the window's height.
const WIDE: f32 = 560.0;
const PART: f32 = 0.7;

/// The dialog of a game.
pub(super) struct Dialog {
    module: &'static dyn Module,
    set_up: SetUp,
    /// How many seats were chosen for all games; as usual if nobody chose.
    seats: Option<u8>,
    typed: String,
}

impl Dialog {
    /// What a game has now, to be changed.
    pub(super) fn new(module: &'static dyn Module, own: &Own, seats: Option<u8>) -> Self {
        let last = LastSetup { options: own.options.clone(), mods: own.mods.clone(), ..LastSetup::default() };
        let mut dialog = Self { module, set_up: SetUp::new(module, Some(&last)), seats, typed: String::new() };
        dialog.seat(own);
        dialog
    }

    /// Shows it. Gives the game and what it has; whether the dialog is closed.
    pub(super) fn show(&mut self, ui: &Ui, shared: &Shared) -> (&'static str, Own, bool) {
        let before = self.own();
        for dropped in ui.input_mut(|input| std::mem::take(&mut input.raw.dropped_files)) {
            self.set_up.add_mod(&dropped.path().display().to_string());
        }
        let screen = ui.ctx().content_rect();
        let shown = page::dialog(ui, "own-rules").show(ui.ctx(), |ui| {
            ui.set_width((WIDE * shared.prefs.text.sqrt()).min(screen.width() - 80.0));
            ui.label(RichText::new(shared.say(&self.module.about().name)).heading().strong());
            let foot = 70.0 * shared.prefs.text;
            let height = screen.height() * PART - foot;
            ui.allocate_ui(egui::vec2(ui.available_width(), height), |ui| {
                page::scroll(ui, |ui| {
                    show_options(ui, shared, &mut self.set_up);
                    page::section(ui, shared, &lobby::mods());
                    show_mods(ui, shared, &mut self.set_up, &mut self.typed);
                });
            });
            ui.add_space(10.0);
            faults_of_whole(ui, shared, &self.set_up);
            ui.button(shared.say(&texts::done())).clicked()
        });
        let own = self.own();
        if own != before {
            self.seat(&own);
        }
        (self.module.about().id, own, shown.inner || shown.should_close())
    }

    /// What is set up now.
    fn own(&self) -> Own {
        Own { options: self.set_up.options.clone(), mods: self.set_up.mods.iter().map(|one| one.path.clone()).collect() }
    }

    /// As many seats as will play: an option may be for that number only.
    fn seat(&mut self, own: &Own) {
        let folders: Vec<Folder> = self.set_up.mods.iter().filter_map(|one| one.read.as_ref().ok()).cloned().collect();
        let seats = self.seats.unwrap_or_else(|| usual_seats(self.module, &own.options, &folders).min(SEATS));
        self.set_up.seat(usize::from(seats));
    }
}

/// What a game has that is not usual, in a line.
pub(super) fn says(shared: &Shared, module: &dyn Module, own: &Own) -> String {
    let rows = module.about().options;
    let option = |(name, value): (&String, &String)| match rows.iter().find(|row| row.name == name) {
        Some(row) => shared.say(&texts::set(row.title(), value_name(row, value))),
        None => format!("{name}={value}"),
    };
    let name = |path: &String| Path::new(path).file_name().map_or_else(|| path.clone(), |name| name.to_string_lossy().into_owned());
    let mods = own.mods.iter().map(|path| shared.say(&texts::with_mod(name(path))));
    let said: Vec<String> = own.options.iter().map(option).chain(mods).collect();
    if said.is_empty() { shared.say(&texts::usual_rules()) } else { said.join("; ") }
}
