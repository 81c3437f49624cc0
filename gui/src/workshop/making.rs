//! A card made from choices: when, on what condition, whom, what, and some numbers. It is drawn at once, its Lua stands beside it, and it
//! is kept as a mod to go on with.

use crate::codex::{Card, grid};
use crate::intent::Intent;
use crate::lines;
use crate::page;
use crate::shared::Shared;
use crate::texts::workshop as texts;
use clade_engine::{Module, Msg, Severity};
use clade_host::author::{Chosen, Maker, look};
use clade_host::{Folder, Home, write_whole};
use clade_table::Texts;
use egui::{ComboBox, DragValue, RichText, Ui};
use std::path::PathBuf;

/// The choices, and the card that they make.
pub(super) struct Making {
    module: &'static dyn Module,
    maker: Maker,
    chosen: Chosen,
    /// What was chosen when the card was drawn, in which language.
    drawn: Option<(Chosen, String)>,
    card: Vec<Card>,
    files: Vec<(String, String)>,
    wrong: Option<String>,
    /// Why it was not kept.
    unkept: Option<Msg>,
}

impl Making {
    /// Nothing is chosen yet; none, if the game has nothing to choose.
    pub(super) fn new(module: &'static dyn Module) -> Option<Self> {
        let maker = Maker::of(module)?;
        let chosen = maker.first();
        Some(Self { module, maker, chosen, drawn: None, card: Vec::new(), files: Vec::new(), wrong: None, unkept: None })
    }

    /// The game.
    pub(super) fn game(&self) -> &'static str {
        self.module.about().id
    }

    /// Shows the choices and the card.
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        let now = (self.chosen.clone(), shared.prefs.language.clone());
        if self.drawn.as_ref() != Some(&now) {
            self.draw(shared);
            self.drawn = Some(now);
            self.unkept = None;
        }
        page::scroll(ui, |ui| {
            ui.heading(shared.say(&texts::make_title(shared.title(self.game()))));
            page::about(ui, shared, &texts::make_help());
            ui.add_space(8.0);
            self.choices(ui, shared);
            ui.add_space(8.0);
            if let Some(wrong) = &self.wrong {
                page::fault(ui, shared, wrong.clone());
            }
            let shown: Vec<&Card> = self.card.iter().collect();
            grid(ui, shared, &shown, None);
            ui.label(self.maker.text(&self.chosen, &shared.prefs.language));
            ui.add_space(4.0);
            if ui.add_enabled(self.wrong.is_none(), egui::Button::new(shared.say(&texts::make_keep()))).clicked() {
                self.unkept = None;
                match self.keep(home) {
                    Ok(path) => wants.extend([Intent::ReadMods, Intent::OpenMod(path)]),
                    Err(why) => self.unkept = Some(why),
                }
            }
            if let Some(why) = &self.unkept {
                page::fault(ui, shared, shared.say(why));
            }
            page::section(ui, shared, &texts::make_lua());
            for (name, text) in self.files.iter().filter(|(name, _)| name != "mod.toml") {
                page::code(ui, name, RichText::new(text.trim_end()).monospace());
                ui.add_space(6.0);
            }
        });
    }

    fn choices(&mut self, ui: &mut Ui, shared: &Shared) {
        let language = &shared.prefs.language;
        let width = 260.0 * shared.prefs.text;
        let label = ui.label(shared.say(&texts::make_name()));
        ui.add(page::field(&mut self.chosen.name, String::new(), width)).labelled_by(label.id);
        let titles = [texts::make_when(), texts::make_check(), texts::make_whom(), texts::make_what()];
        for (at, title) in titles.iter().enumerate() {
            let title: String = shared.say(title);
            let open: Vec<(String, String)> =
                self.maker.open(&self.chosen)[at].iter().map(|piece| (piece.word.clone(), piece.label(language).to_owned())).collect();
            ui.label(&title);
            let chosen = open.iter().find(|(word, _)| *word == self.chosen.words[at]).map_or("", |(_, label)| label);
            let list = ComboBox::from_id_salt(at).selected_text(chosen).width(width * 1.6).show_ui(ui, |ui| {
                for (word, label) in &open {
                    lines::value(ui, &mut self.chosen.words[at], word.clone(), label);
                }
            });
            list.response.accessible_name(title);
        }
        self.maker.mend(&mut self.chosen);
        ui.horizontal_wrapped(|ui| {
            for number in self.maker.numbers() {
                let label = ui.label(number.says.said(language));
                let value = self.chosen.numbers.entry(number.key.clone()).or_insert(number.usual);
                ui.add(DragValue::new(value).range(number.low..=number.high)).labelled_by(label.id);
            }
        });
    }

    /// The card as it would lie on the table, checked like any other.
    fn draw(&mut self, shared: &Shared) {
        self.card.clear();
        self.files = self.maker.files(&self.chosen, self.game()).unwrap_or_default();
        let folder = Folder { path: PathBuf::from(self.maker.id(&self.chosen)), files: self.files.clone() };
        let checked = look(shared.modules, folder.clone(), &[], Vec::new());
        self.wrong = checked.faults.iter().find(|fault| fault.severity == Severity::Error).map(ToString::to_string);
        if self.wrong.is_some() {
            return;
        }
        let setup = clade_engine::Setup { seats: *self.module.about().seats.end(), options: self.module.options_for_all_cards() };
        let own = folder.id().unwrap_or_default();
        let folders = [folder];
        let Ok(rules) = clade_host::ruleset(self.module, &setup, &folders) else { return };
        let Ok(words) = Texts::new(&shared.prefs.language, &[&rules.texts(&shared.prefs.language)]) else { return };
        self.card = rules.cards().iter().filter(|card| card.is_of(&own)).map(|card| Card::new(card, shared, &words, &folders)).collect();
    }

    /// Keeps it as a mod among the installed ones. The error is why not.
    fn keep(&self, home: &Home) -> Result<PathBuf, Msg> {
        let shelf = home.shelf().ok_or_else(texts::make_no_place)?;
        let path = shelf.join(self.maker.id(&self.chosen));
        if path.exists() {
            return Err(texts::make_taken(path.display().to_string()));
        }
        for (name, text) in &self.files {
            write_whole(&path.join(name), text).map_err(|error| texts::make_unkept(error.to_string()))?;
        }
        Ok(path)
    }
}
