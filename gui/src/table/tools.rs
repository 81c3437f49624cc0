//! The buttons below the table.

use super::pick::Pick;
use super::plane::Plane;
use super::table_view::TableView;
use crate::intent::Intent;
use crate::keys::{self, Command};
use crate::prefs::Preferences;
use crate::texts::table as texts;
use egui::{Button, Ui};

/// The tools between frames.
#[derive(Default)]
pub(super) struct Tools {
    /// For which language and size of text `least` holds.
    made: (&'static str, u32),
    /// The width in which they did not fit on one line, with all their words.
    least: f32,
}

/// What the tools do something to.
pub(super) struct Tooled<'a> {
    /// The table, to be moved.
    pub(super) plane: &'a mut Plane,
    /// What can be chosen on it.
    pub(super) pick: &'a Pick,
    /// Whether all answers are listed.
    pub(super) listed: &'a mut bool,
}

impl Tools {
    /// Shows them, in as many lines as they need.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, table: Tooled<'_>, wants: &mut Vec<Intent>) {
        let Tooled { plane, pick, listed } = table;
        let say = |msg| view.shared.say(&msg);
        let wide = (view.words.language(), (view.shared.prefs.text * 100.0) as u32);
        if self.made != wide {
            *self = Self { made: wide, least: 0.0 };
        }
        let room = ui.available_width();
        let tight = room <= self.least;
        let tool = |ui: &mut Ui, icon, name: String| {
            let icon = view.shared.icons.atom(icon, 16.0 * view.shared.prefs.text);
            if !tight {
                return ui.add(Button::new((icon, name)));
            }
            ui.add(Button::new(icon)).accessible_name(name.clone()).on_hover_text(name)
        };
        if tool(ui, "expand", say(texts::fit())).clicked() {
            plane.viewport.show_whole();
        }
        let food = Button::selectable(view.shared.prefs.food, say(crate::texts::food::title()));
        if ui.add(food).on_hover_text(keys::written(view.shared, Command::Food)).clicked() {
            wants.push(turn_food(view));
        }
        if view.replay {
            return;
        }
        if let Some(undo) = view.undo {
            let told = if undo.needs_consent { texts::undo_consent(undo.label.clone()) } else { texts::undo_what(undo.label.clone()) };
            if tool(ui, "anticlockwise-rotation", say(texts::undo())).on_hover_text(view.say(&told)).clicked() {
                wants.push(Intent::Undo { agreed: false });
            }
        }
        if !view.seen.labels.is_empty() && tool(ui, "light-bulb", say(texts::hint())).clicked() {
            wants.push(Intent::Hint);
        }
        if view.people.iter().any(|person| person.is_bot) {
            let told = if view.paused { texts::go_on() } else { texts::pause() };
            if ui.button(say(told)).clicked() {
                wants.push(Intent::Pause(!view.paused));
            }
        }
        if view.seen.scene.nodes.iter().any(|node| !node.actions.is_empty())
            && tool(ui, "archery-target", say(texts::to_action())).clicked()
        {
            plane.go_to_action(view, pick);
        }
        let all = view.seen.labels.len();
        if all > 0 {
            ui.toggle_value(listed, say(texts::all_actions(all)));
        }
        if ui.button(say(texts::save())).clicked() {
            wants.push(Intent::SaveAs);
        }
        if !tight && ui.min_rect().height() > 1.5 * ui.spacing().interact_size.y {
            self.least = room;
            ui.ctx().request_discard("the tools need more lines than one");
        }
    }
}

/// Shows or hides what is eaten, here and in games to come.
pub(super) fn turn_food(view: &TableView) -> Intent {
    let prefs = &view.shared.prefs;
    Intent::Prefer(Box::new(Preferences { food: !prefs.food, ..prefs.clone() }))
}
