//! A saved game that is not over, or not as it should be: what it is, what is wrong, and what can be done with it.

use crate::app::next::Opened;
use crate::people;
use crate::shared::Shared;
use crate::texts::{app as app_texts, open as texts};
use clade_engine::{Msg, Translate};
use clade_host::say;
use egui::{Id, Modal, RichText, ScrollArea, Ui};

/// What a saved game is to be opened for, while that is asked.
pub(crate) struct Choice {
    /// The game.
    pub(crate) opened: Opened,
    title: Msg,
    what: Msg,
    /// What is wrong, one sentence each.
    wrong: Vec<String>,
}

/// What was chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Nothing yet.
    Nothing,
    /// Neither.
    Cancel,
    /// To play on.
    Play,
    /// To look only.
    Look,
}

impl Choice {
    /// Asks about this game.
    pub(crate) fn new(opened: Opened, shared: &Shared) -> Self {
        let (saved, again) = (&opened.saved, &opened.again);
        let title = match &again.fault {
            Some(fault) if fault.torn => texts::damaged(),
            Some(_) if saved.changes.is_none() => texts::misfit(),
            None if opened.is_whole() => texts::unfinished(),
            _ => texts::other_rules(),
        };
        let header = &saved.record.header;
        let who = people::all_called(&header.players, &header.names, &shared.words).join(", ");
        let what = texts::what(shared.title(&header.game), who, saved.record.lines.len());
        let mut says = saved.changes_told();
        says.extend(saved.effect_told(again));
        if let Some(fault) = &again.fault {
            says.extend(fault.told(&shared.words));
            says.extend((fault.kept > 0).then(|| say::can_be_kept(fault.kept)));
        }
        Self { wrong: says.iter().map(|msg| shared.words.text(msg)).collect(), title, what, opened }
    }

    /// Shows the question.
    pub(crate) fn show(&mut self, ui: &Ui, shared: &Shared) -> Chosen {
        let shown = Modal::new(Id::unique("saved game")).show(ui.ctx(), |ui| {
            let room = ui.ctx().content_rect().size();
            ui.set_max_width((560.0 * shared.prefs.text).min(room.x - 80.0));
            ui.heading(shared.say(&self.title));
            ui.label(RichText::new(shared.say(&self.what)).color(shared.theme.faint));
            ui.add_space(8.0);
            if !self.wrong.is_empty() {
                ScrollArea::vertical().max_height(room.y * 0.4).show(ui, |ui| {
                    for wrong in &self.wrong {
                        ui.label(shared.say(&texts::said(wrong.clone())));
                    }
                });
                ui.label(RichText::new(shared.say(&texts::stays())).color(shared.theme.faint));
                ui.add_space(8.0);
            }
            ui.horizontal_wrapped(|ui| self.buttons(ui, shared)).inner
        });
        if shown.inner == Chosen::Nothing && shown.should_close() { Chosen::Cancel } else { shown.inner }
    }

    fn buttons(&self, ui: &mut Ui, shared: &Shared) -> Chosen {
        let mut chosen = Chosen::Nothing;
        let play = if self.opened.is_whole() { texts::play_on() } else { texts::play_kept() };
        if self.opened.goes_on() && ui.button(RichText::new(shared.say(&play)).strong()).clicked() {
            chosen = Chosen::Play;
        }
        if ui.button(shared.say(&texts::look())).clicked() {
            chosen = Chosen::Look;
        }
        if ui.button(shared.say(&app_texts::cancel())).clicked() {
            chosen = Chosen::Cancel;
        }
        chosen
    }
}
