//! The buttons below the table.

use super::over::Ending;
use super::pick::Pick;
use super::plane::Plane;
use super::table_view::TableView;
use crate::game::Hint;
use crate::intent::Intent;
use crate::keys::{self, Command};
use crate::lines;
use crate::prefs::{Preferences, Speed, speed_name};
use crate::rules::RulesPanel;
use crate::texts::table as texts;
use clade_engine::Msg;
use egui::{Button, Ui};

/// The tools between frames.
#[derive(Default)]
pub(super) struct Tools {
    /// For which language and size of text `least` holds.
    made: (&'static str, u32),
    /// The width in which they did not fit on one line, with all their words, and with pictures for most of them.
    least: [f32; 2],
}

/// What the tools do something to.
pub(super) struct Tooled<'a> {
    /// The table, to be moved.
    pub(super) plane: &'a mut Plane,
    /// What can be chosen on it.
    pub(super) pick: &'a Pick,
    /// Whether all answers are listed.
    pub(super) listed: &'a mut bool,
    /// The rules, to be opened.
    pub(super) rules: &'a mut RulesPanel,
    /// The end, to be shown again.
    pub(super) ending: &'a mut Ending,
    /// The table about which no advice is shown any more.
    pub(super) closed_advice: &'a mut Option<Hint>,
}

impl Tools {
    /// Shows them, in as many lines as they need.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, table: Tooled<'_>, wants: &mut Vec<Intent>) {
        let Tooled { plane, pick, listed, rules, ending, closed_advice } = table;
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend); // no word is broken: what has no room goes into the next line
        let say = |msg| view.shared.say(&msg);
        let wide = (view.words.language(), (view.shared.prefs.text * 100.0) as u32);
        if self.made != wide {
            *self = Self { made: wide, least: [0.0; 2] };
        }
        let room = ui.available_width();
        let [tight, tightest] = self.least.map(|least| room <= least);
        // Every tool is always there, so that none moves under the pointer; what cannot be done now is greyed out.
        // What is told of one; if nothing is, its name, where that is not seen.
        let told_tool = |ui: &mut Ui, icon, name: String, can: bool, told: Option<String>| {
            let icon = view.shared.icons.atom(icon, 16.0 * view.shared.prefs.text);
            let shown = if tight {
                ui.add_enabled(can, Button::new(icon)).accessible_name(name.clone())
            } else {
                ui.add_enabled(can, Button::new((icon, name.clone())))
            };
            match told.or_else(|| tight.then_some(name)) {
                Some(told) => shown.on_hover_text(told),
                None => shown,
            }
        };
        let tool = |ui: &mut Ui, icon, name: String, can: bool| told_tool(ui, icon, name, can, None);
        let with_keys = |msg, command| say(crate::texts::replay::with_keys(msg, keys::written(view.shared, command)));
        let keyed_tool =
            |ui: &mut Ui, icon, msg: Msg, can: bool, command| told_tool(ui, icon, say(msg.clone()), can, Some(with_keys(msg, command)));
        if keyed_tool(ui, "expand", texts::fit(), true, Command::Fit).clicked() {
            plane.viewport.show_whole();
        }
        if view.rules.is_some() && keyed_tool(ui, "open-book", crate::texts::rules::button(), true, Command::Rules).clicked() {
            rules.toggle();
        }
        // What is on or off.
        let switch = |ui: &mut Ui, icon, name: String, on: bool, told: Option<String>| {
            let shown = if tight {
                let icon = view.shared.icons.atom(icon, 16.0 * view.shared.prefs.text);
                let shown = ui.add(Button::new(icon).selected(on));
                shown.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, on, name.clone()));
                shown
            } else {
                ui.add(Button::selectable(on, name.clone()))
            };
            match told.or_else(|| tight.then_some(name)) {
                Some(told) => shown.on_hover_text(told),
                None => shown,
            }
        };
        let told = with_keys(crate::texts::food::flows(), Command::Food);
        if switch(ui, "meal", say(crate::texts::food::title()), view.shared.prefs.food, Some(told)).clicked() {
            wants.push(turn_food(view));
        }
        let is_heard = view.shared.prefs.sound;
        let icon = if is_heard { "sound-on" } else { "sound-off" };
        if switch(ui, icon, say(crate::texts::settings::sound()), is_heard, None).clicked() {
            let prefs = &view.shared.prefs;
            wants.push(Intent::Prefer(Box::new(Preferences { sound: !prefs.sound, ..prefs.clone() })));
        }
        if ending.is_closed(view) && ui.button(say(texts::result())).clicked() {
            ending.open();
        }
        if view.replay {
            return;
        }
        let undoing = view.undo.map(|undoing| {
            let label = undoing.label.clone();
            let told = match (undoing.needs_consent, undoing.is_alone) {
                (false, _) => label,
                (true, true) => texts::undo_alone(label),
                (true, false) => texts::undo_consent(label),
            };
            view.say(&crate::texts::replay::with_keys(told, keys::written(view.shared, Command::Undo)))
        });
        if told_tool(ui, "anticlockwise-rotation", say(texts::undo()), view.undo.is_some(), undoing).clicked() {
            wants.push(Intent::Undo { agreed: false });
        }
        let is_over = view.seen.turn.actor == clade_engine::Actor::Over;
        if !is_over {
            if keyed_tool(ui, "light-bulb", texts::hint(), !view.seen.labels.is_empty(), Command::Hint).clicked() {
                *closed_advice = None;
                wants.push(Intent::Hint);
            }
            if view.people.iter().any(|person| person.is_bot) {
                // As wide with one word as with the other.
                let both = [texts::pause(), texts::go_on()];
                let keys = with_keys(both[usize::from(view.paused)].clone(), Command::Pause);
                let both = both.map(say);
                let told = both[usize::from(view.paused)].clone();
                let icon = if view.paused { "play-button" } else { "pause-button" };
                let pause = if tight {
                    let icon = view.shared.icons.atom(icon, 16.0 * view.shared.prefs.text);
                    (!view.is_lesson()).then(|| ui.add(Button::new(icon)).accessible_name(told))
                } else {
                    (!view.is_lesson()).then(|| ui.add(as_wide_as(ui, Button::new(told), &both)))
                };
                let pause = pause.map(|pause| pause.on_hover_text(keys));
                if pause.is_some_and(|pause| pause.clicked()) {
                    wants.push(Intent::Pause(!view.paused));
                }
                speed(ui, view, tightest, wants);
            }
            let can = view.seen.scene.nodes.iter().any(|node| !node.actions.is_empty());
            if keyed_tool(ui, "archery-target", texts::to_action(), can, Command::ToAction).clicked() {
                plane.go_to_action(view, pick);
            }
            let all = view.seen.labels.len();
            // As wide as with a number of two digits, so that nothing behind it moves.
            let widest = [0, 1, 88, all].map(|n| say(texts::all_actions(n)));
            let told = say(texts::all_actions(all));
            let shown = if tightest {
                let number = as_wide_as(ui, Button::selectable(*listed, all.to_string()), &[88.to_string()]);
                ui.add_enabled(all > 0, number).accessible_name(told.clone()).on_hover_text(told)
            } else {
                let shown = as_wide_as(ui, Button::selectable(*listed, told), &widest);
                ui.add_enabled(all > 0, shown)
            };
            if shown.clicked() {
                *listed = !*listed;
            }
        }
        if !is_over && !view.is_lesson() {
            let about = say(crate::texts::replay::whatif_about());
            if told_tool(ui, "crossroad", say(crate::texts::replay::whatif()), true, Some(about)).clicked() {
                wants.push(Intent::WhatIf);
            }
        }
        if !is_over && !view.is_lesson() {
            let about = say(crate::texts::replay::review_about());
            if told_tool(ui, "magnifying-glass", say(crate::texts::replay::review()), view.can_review, Some(about)).clicked() {
                wants.push(Intent::Review);
            }
        }
        let save = tool(ui, "save", say(texts::save()), !view.is_lesson());
        if save.on_disabled_hover_text(say(crate::texts::lesson::not_saved())).clicked() {
            wants.push(Intent::SaveAs);
        }
        if !is_over
            && view.people.iter().any(|person| person.is_bot)
            // What is shown is gone on with, or skipped, as by a click on the table.
            && tool(ui, "next-button", say(texts::next_step()), view.waits_for_click || view.seen.labels.is_empty()).clicked()
        {
            wants.push(Intent::Skip);
        }
        if !tightest && ui.min_rect().height() > 1.5 * ui.spacing().interact_size.y {
            self.least[usize::from(tight)] = room;
            if tight {
                ui.ctx().request_repaint(); // a frame has few passes
            } else {
                ui.ctx().request_discard("the tools need more lines than one");
            }
        }
    }
}

/// A button as wide as with any of these words.
fn as_wide_as<'a>(ui: &Ui, button: Button<'a>, words: &[String]) -> Button<'a> {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let wide = |word: &String| ui.painter().layout_no_wrap(word.clone(), font.clone(), egui::Color32::PLACEHOLDER).size().x;
    let widest = words.iter().map(wide).fold(0.0, f32::max) + 2.0 * ui.spacing().button_padding.x;
    button.min_size(egui::vec2(widest, 0.0))
}

/// How fast what others do is shown. Where it is `tight` the names have no more room than the one that is seen.
fn speed(ui: &mut Ui, view: &TableView, tight: bool, wants: &mut Vec<Intent>) {
    let prefs = &view.shared.prefs;
    let name = |speed: Speed| view.shared.say(&speed_name(speed));
    let title = view.shared.say(&crate::texts::settings::speed());
    // As wide as the longest of them, so that nothing beside it moves.
    let font = egui::TextStyle::Button.resolve(ui.style());
    let wide = |speed: Speed| ui.painter().layout_no_wrap(name(speed), font.clone(), egui::Color32::PLACEHOLDER).size().x;
    let widest = if tight { wide(prefs.speed) } else { Speed::ALL.into_iter().map(wide).fold(0.0, f32::max) };
    let width = widest + ui.spacing().icon_width + 3.0 * ui.spacing().item_spacing.x + 2.0 * ui.spacing().button_padding.x;
    let shown = egui::ComboBox::from_id_salt(("speed", tight)).selected_text(name(prefs.speed)).width(width);
    let shown = shown.show_ui(ui, |ui| {
        for speed in Speed::ALL {
            if lines::line(ui, prefs.speed == speed, name(speed)).clicked() {
                wants.push(Intent::Prefer(Box::new(Preferences { speed, ..prefs.clone() })));
            }
        }
    });
    let told = format!("{title}: {}", name(prefs.speed));
    shown.response.on_hover_text(&title).widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, told.clone()));
}

/// Shows or hides what is eaten, here and in games to come.
pub(crate) fn turn_food(view: &TableView) -> Intent {
    let prefs = &view.shared.prefs;
    Intent::Prefer(Box::new(Preferences { food: !prefs.food, ..prefs.clone() }))
}
