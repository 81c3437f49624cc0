//! What is done in a frame: keys are heard, the page is shown, and what people want is carried out.

use super::viewer::Viewer;
use super::{bar, dialog};
use crate::evening;
use crate::intent::{Intent, Page};
use crate::keys::parts::{self, Part};
use crate::keys::{self, Command};
use crate::theme;
use std::path::PathBuf;

impl Viewer {
    /// Shows the page and does what is wanted.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        if std::mem::take(&mut self.undressed) {
            theme::apply(ui.ctx(), &self.shared.theme, &self.shared.prefs);
            // Sizes are remembered by the settings; egui's own keys for them would not be.
            ui.ctx().options_mut(|options| options.zoom_with_keyboard = false);
            // What is laid out already in this frame has the old sizes.
            ui.ctx().request_repaint();
            if !std::mem::replace(&mut self.has_fonts, true) {
                // New fonts are there from the next pass on.
                ui.ctx().request_discard("fonts");
                return;
            }
        }
        let zoom = theme::zoom(ui.ctx(), &self.shared.prefs);
        if (zoom - ui.ctx().zoom_factor()).abs() > 0.001 {
            ui.ctx().set_zoom_factor(zoom);
            ui.ctx().request_repaint();
        }
        keys::begin(ui, &self.shared.prefs);
        keys::ring::listen(ui);
        if !(self.page == Page::Settings && self.settings.listens()) {
            parts::go(ui, &self.shared.prefs);
        }
        self.hear_close(ui);
        self.hear_evening();
        self.follow_trial(ui);
        let mut wants: Vec<Intent> = std::mem::take(&mut self.first);
        wants.extend(self.take_dropped(ui).map(opened));
        // Escape closes what is on top.
        if matches!(self.page, Page::Lobby | Page::Compare)
            && let Some((.., panel)) = &mut self.rules
            && keys::pressed(ui, &self.shared.prefs, Command::Back)
            && panel.close()
        {
            ui.input_mut(|input| {
                input.events.retain(|event| !matches!(event, egui::Event::Key { key: egui::Key::Escape, pressed: true, .. }));
            });
        }
        self.keys(ui, &mut wants);
        let pages = self.pages();
        let tables = self.tabs();
        let seen = bar::Seen { page: &self.page, pages: &pages, tables: &tables, errors: self.notices.errors() };
        if bar::show(ui, &self.shared, &seen, &mut wants) {
            self.notices.open();
        }
        let frame = egui::Frame::new().fill(self.shared.theme.panel.fill);
        // Each page is scrolled by itself.
        let id = std::mem::discriminant(&self.page);
        let page = |ui: &mut egui::Ui| ui.push_id(id, |ui| parts::part(ui, Part::Page, |ui| self.page(ui, &mut wants)));
        egui::CentralPanel::no_frame().frame(frame).show(ui, page);
        if self.playing.as_mut().is_some_and(|playing| playing.session().curtain().is_some()) {
            self.notices.forget_secrets();
        }
        self.notices.show(ui, &self.shared);
        self.key_list.show(ui, &self.shared);
        if let Some((_, book, panel)) = self.rules.as_mut().filter(|_| matches!(self.page, Page::Lobby | Page::Compare)) {
            panel.show(ui, &self.shared, book);
        }
        dialog::show(&mut self.question, ui, &self.shared, &mut wants);
        self.ask(ui);
        if !wants.is_empty() {
            ui.ctx().request_repaint(); // what was carried out is seen, also if neither pointer nor keys do more
        }
        for intent in wants {
            self.carry_out(intent, ui);
        }
        keys::end(ui);
        keys::ring::show(ui, &self.shared);
        self.write_preferences(ui);
    }

    /// The pages that can be chosen now.
    fn pages(&self) -> Vec<Page> {
        let all = [Page::Lobby, Page::Table, Page::Replay, Page::Codex, Page::Workshop, Page::Compare, Page::Settings, Page::About];
        let there = |page: &Page| match page {
            Page::Table => self.playing.is_some(),
            Page::Replay => self.replay.is_some(),
            _ => true,
        };
        all.into_iter().filter(there).collect()
    }

    fn page(&mut self, ui: &mut egui::Ui, wants: &mut Vec<Intent>) {
        match self.page {
            Page::Lobby => {
                self.picture_saved(ui);
                self.lobby.show(ui, &self.shared, self.evening.as_ref(), wants);
            }
            Page::Table => {
                if let Some(playing) = &mut self.playing {
                    playing.show(ui, &self.shared, self.evening.as_ref(), wants);
                }
            }
            Page::Replay => {
                if let Some(replay) = &mut self.replay {
                    replay.show(ui, &self.shared, self.playing.is_some(), wants);
                }
            }
            Page::Evening => {
                if let Some(evening) = &self.evening {
                    evening::show(ui, &self.shared, evening, wants);
                }
            }
            Page::Codex => self.codex.show(ui, &self.shared, wants),
            Page::Workshop => self.workshop.show(ui, &self.shared, &self.home, wants),
            Page::Compare => self.compare.show(ui, &self.shared, &self.home, wants),
            Page::Settings => self.settings.show(ui, &self.shared, wants),
            Page::About => self.about.show(ui, &self.shared),
        }
    }

    /// The keys that are heard on every page.
    fn keys(&mut self, ui: &egui::Ui, wants: &mut Vec<Intent>) {
        if self.page == Page::Settings && self.settings.listens() {
            return;
        }
        let prefs = &self.shared.prefs;
        let pages = [
            (Command::Lobby, Page::Lobby),
            (Command::Table, Page::Table),
            (Command::Replay, Page::Replay),
            (Command::Codex, Page::Codex),
            (Command::Workshop, Page::Workshop),
            (Command::Compare, Page::Compare),
            (Command::Settings, Page::Settings),
            (Command::About, Page::About),
        ];
        for (command, page) in pages {
            if self.pages().contains(&page) && keys::pressed(ui, prefs, command) {
                wants.push(Intent::Go(page));
            }
        }
        if keys::pressed(ui, prefs, Command::Keys) {
            self.key_list.open();
        }
        if keys::pressed(ui, prefs, Command::Messages) {
            self.notices.open();
        }
        // Pages that lead somewhere else go back to where one plays.
        if matches!(self.page, Page::Settings | Page::About | Page::Codex | Page::Workshop | Page::Compare | Page::Evening)
            && !(self.page == Page::Codex && self.codex.shows_card())
            && keys::pressed(ui, prefs, Command::Back)
        {
            wants.push(Intent::Go(if self.playing.is_some() { Page::Table } else { Page::Lobby }));
        }
    }
}

/// A file that was dropped is a packed mod or a saved game.
fn opened(path: PathBuf) -> Intent {
    if path.extension().is_some_and(|end| end == clade_host::PACKED) { Intent::OpenMod(path) } else { Intent::Open(path) }
}
