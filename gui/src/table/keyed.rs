//! What keys do at the table. What is lit is reached by Tab and arrows and taken by Enter, as everywhere.

use super::digits;
use super::nodes::{self, Done};
use super::page::TablePage;
use super::prompt::Used;
use super::table_view::TableView;
use super::tools::turn_food;
use crate::intent::Intent;
use crate::keys::{self, Command};
use egui::Ui;

impl TablePage {
    /// Whether advice was shown; it is not any more.
    pub(super) fn close_advice(&mut self, view: &TableView) -> bool {
        let shown = self.open_advice(view).cloned();
        let is_shown = shown.is_some();
        self.closed_advice = shown.or(self.closed_advice.take());
        is_shown
    }

    /// The keys of the table; what is lit is reached by Tab and arrows and taken by Enter, as everywhere.
    pub(super) fn keys(&mut self, ui: &Ui, view: &TableView, used: &mut Vec<Used>, wants: &mut Vec<Intent>) {
        let pressed = |command: Command| keys::pressed(ui, &view.shared.prefs, command);
        if pressed(Command::Rules) && view.rules.is_some() {
            self.rules.toggle();
        }
        if pressed(Command::Back)
            && !self.rules.close()
            && !self.close_advice(view)
            && self.closer.take().is_none()
            && !std::mem::take(&mut self.listed)
            && !self.answers.fold()
            && !self.pick.back()
        {
            // What was answered is taken back by its own key: this one closes things, and is pressed once too often.
            if self.log.release() {
                wants.push(Intent::Look(None));
            } else if let Some(close) = &view.closes {
                wants.push(close.clone());
            } else if view.shared.prefs.food {
                wants.push(turn_food(view));
            } else {
                crate::app::bar::open_menu(ui);
            }
        }
        // A digit that was meant for the question before is not an answer to this one.
        let is_meant = self.asked.is_read(ui);
        let keyed = self.answers.keyed_and_seen(&view.seen.texts);
        if let Some(action) = keys::digit(ui, &keyed).filter(|_| is_meant) {
            let asks = (view.shared.prefs.confirm || view.shared.prefs.confirm_idle) && !view.is_lesson();
            let ends = self.asked.ends_by_habit(view, action) || self.asked.ends_too_soon(ui, view, action);
            if ends && asks && self.pick.armed().is_none() {
                self.pick.arm(action, None);
            } else {
                used.push(Used::Choose(action));
            }
        } else if let Some(thing) = keys::digit(ui, &digits::known(ui)).filter(|_| is_meant) {
            // As if the keyboard had gone there: it goes on from it.
            ui.memory_mut(|memory| memory.request_focus(thing));
            let clicked = (0..).zip(&view.seen.scene.nodes).find(|(_, node)| nodes::id(node) == thing).map(|(at, _)| at);
            self.do_click(ui, view, &Done { clicked, plays: true, ..Done::default() }, wants);
        }
        if let Some(armed) = self.pick.armed()
            && pressed(Command::Confirm)
        {
            used.push(Used::Confirm(armed));
        }
        if view.undo.is_some() && keys::takes_back(ui, &view.shared.prefs) {
            wants.push(Intent::Undo { agreed: false });
        }
        if !view.seen.labels.is_empty() && pressed(Command::Hint) {
            self.closed_advice = None;
            wants.push(Intent::Hint);
        }
        // What waits for a click goes on by a key, too.
        if view.waits_for_click && !view.replay && (pressed(Command::Pause) || pressed(Command::Confirm)) {
            return wants.push(Intent::Skip);
        }
        // Without bots nothing would show how to go on; in a replay the key is not the table's.
        if !view.replay && !view.is_lesson() && view.people.iter().any(|person| person.is_bot) && pressed(Command::Pause) {
            wants.push(Intent::Pause(!view.paused));
        }
        if pressed(Command::Fit) {
            self.plane.viewport.show_whole();
        }
        if pressed(Command::ZoomReset) {
            self.plane.viewport.show_readable();
        }
        if pressed(Command::ToAction) {
            self.plane.go_to_action(view, &self.pick);
        }
        for (command, by) in [(Command::ZoomIn, 1.25), (Command::ZoomOut, 0.8)] {
            if pressed(command) {
                self.plane.viewport.zoom(ui.input(|input| input.pointer.hover_pos()), by);
            }
        }
        if pressed(Command::Log) {
            self.has_no_log = !self.has_no_log;
        }
        if pressed(Command::Food) {
            wants.push(turn_food(view));
        }
    }
}
