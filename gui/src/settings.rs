//! The settings: everything the viewer remembers about its person, each line with a sentence about it.

mod keys;
mod palettes;
#[cfg(test)]
mod tests;

use crate::intent::{Confirmation, Intent};
use crate::page;
use crate::prefs::{Mood, Preferences, Speed, language_name, mood_name, speed_name};
use crate::shared::Shared;
use crate::texts::settings as texts;
use clade_engine::{Msg, Translate as _};
use clade_table::LANGUAGES;
use egui::{Checkbox, Slider, Ui};
use keys::KeySettings;

/// Between two of several that exclude each other: more than between a button and its own words.
const APART: f32 = 18.0;
/// Sizes of text and of everything.
const SIZES: std::ops::RangeInclusive<f32> = 50.0..=250.0;

/// The settings.
#[derive(Default)]
pub(crate) struct Settings {
    keys: KeySettings,
    /// The size of everything while its slider is dragged: it takes effect on release, otherwise it would run away from the pointer.
    zoom: Option<f32>,
}

impl Settings {
    /// Whether the next key is meant for them.
    pub(crate) fn listens(&self) -> bool {
        self.keys.listens()
    }

    /// Shows them.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        let mut prefs = shared.prefs.clone();
        page::column(ui, shared, |ui| {
            self.lines(ui, shared, &mut prefs);
            back_to_usual(ui, shared, wants);
        });
        if prefs != shared.prefs {
            wants.push(Intent::Prefer(Box::new(prefs)));
        }
    }

    fn lines(&mut self, ui: &mut Ui, shared: &Shared, prefs: &mut Preferences) {
        line(ui, shared, &texts::language(), &texts::language_help(), |ui| {
            ui.spacing_mut().item_spacing.x = APART;
            for language in LANGUAGES {
                let (chosen, name) = (prefs.language == language, shared.say(&language_name(language)));
                let full = format!("{} {name}", shared.say(&texts::language()));
                if ui.radio(chosen, &name).accessible_name(full).clicked() {
                    language.clone_into(&mut prefs.language);
                }
            }
        });
        line(ui, shared, &texts::mood(), &texts::mood_help(), |ui| {
            ui.spacing_mut().item_spacing.x = APART;
            for mood in [Mood::Light, Mood::Dark] {
                let name = shared.say(&mood_name(mood));
                let full = format!("{} {name}", shared.say(&texts::mood()));
                ui.radio_value(&mut prefs.mood, mood, &name).accessible_name(full);
            }
        });
        heading(ui, shared, &texts::palette(), &texts::palette_help());
        palettes::show(ui, shared, &mut prefs.palette);
        line(ui, shared, &texts::text(), &texts::text_help(), |ui| {
            let slider = percent(ui, shared, &texts::text(), prefs.text);
            prefs.text = slider.0;
        });
        ui.label(shared.say(&texts::sample()));
        line(ui, shared, &texts::zoom(), &texts::zoom_help(), |ui| {
            let (value, response) = percent(ui, shared, &texts::zoom(), self.zoom.unwrap_or(prefs.zoom));
            self.zoom = response.dragged().then_some(value);
            if self.zoom.is_none() {
                prefs.zoom = value;
            }
        });
        line(ui, shared, &texts::animation(), &texts::animation_help(), |ui| {
            switch(ui, shared, &texts::animation(), &mut prefs.animation);
        });
        line(ui, shared, &texts::speed(), &texts::speed_help(), |ui| {
            ui.spacing_mut().item_spacing.x = APART;
            for speed in Speed::ALL {
                let name = shared.say(&speed_name(speed));
                let full = format!("{} {name}", shared.say(&texts::speed()));
                ui.radio_value(&mut prefs.speed, speed, &name).accessible_name(full);
            }
        });
        line(ui, shared, &texts::sound(), &texts::sound_help(), |ui| {
            switch(ui, shared, &texts::sound(), &mut prefs.sound);
        });
        line(ui, shared, &texts::confirm(), &texts::confirm_help(), |ui| {
            switch(ui, shared, &texts::confirm(), &mut prefs.confirm);
        });
        line(ui, shared, &texts::confirm_idle(), &texts::confirm_idle_help(), |ui| {
            switch(ui, shared, &texts::confirm_idle(), &mut prefs.confirm_idle);
        });
        line(ui, shared, &texts::takes(), &texts::takes_help(), |ui| {
            switch(ui, shared, &texts::takes(), &mut prefs.takes);
        });
        line(ui, shared, &texts::explain(), &texts::explain_help(), |ui| {
            switch(ui, shared, &texts::explain(), &mut prefs.explain);
        });
        line(ui, shared, &texts::example(), &texts::example_help(), |ui| {
            switch(ui, shared, &texts::example(), &mut prefs.example);
        });
        heading(ui, shared, &texts::keys(), &texts::keys_help());
        self.keys.show(ui, shared, prefs);
    }
}

/// What can be set, and a sentence about it.
fn heading(ui: &mut Ui, shared: &Shared, title: &Msg, help: &Msg) {
    page::section(ui, shared, title);
    page::about(ui, shared, help);
}

/// A line: what can be set, a sentence about it, and how it is set.
fn line(ui: &mut Ui, shared: &Shared, title: &Msg, help: &Msg, set: impl FnOnce(&mut Ui)) {
    heading(ui, shared, title, help);
    ui.horizontal_wrapped(set);
}

/// A slider in percent, with its name.
fn percent(ui: &mut Ui, shared: &Shared, name: &Msg, value: f32) -> (f32, egui::Response) {
    let mut percent = (value * 100.0).round();
    let slider = Slider::new(&mut percent, SIZES).step_by(5.0).suffix(shared.words.percent("")).fixed_decimals(0);
    let response = ui.name_inputs(shared.say(name), |ui| ui.add(slider));
    (percent / 100.0, response)
}

fn switch(ui: &mut Ui, shared: &Shared, name: &Msg, on: &mut bool) {
    let text = shared.say(&if *on { texts::on() } else { texts::off() });
    ui.add(Checkbox::new(on, text)).accessible_name(shared.say(name));
}

/// Everything on this page as it was at first. What was played stays.
fn back_to_usual(ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
    ui.add_space(20.0);
    if ui.button(shared.say(&texts::all_usual())).clicked() {
        let old = &shared.prefs;
        let usual = Preferences {
            language: old.language.clone(),
            game: old.game.clone(),
            setups: old.setups.clone(),
            folders: old.folders.clone(),
            recent: old.recent.clone(),
            window: old.window,
            ..Preferences::default()
        };
        let then = Intent::Prefer(Box::new(usual));
        wants.push(Intent::Ask(Box::new(Confirmation { asks: texts::ask_usual(), yes: texts::yes_usual(), then })));
    }
    ui.add_space(20.0);
}
