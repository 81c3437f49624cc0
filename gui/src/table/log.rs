//! What happened: names light up their things, a line shows the table as it was.

use super::desk::Desk;
use crate::intent::Intent;
use crate::texts::table as texts;
use clade_table::{LogLine, Span};
use egui::{Label, RichText, ScrollArea, Sense, Ui};
use std::collections::HashMap;

/// The log, cut into lines that are made once.
#[derive(Default)]
pub(crate) struct LogPanel {
    /// Words cut at names, by message; thrown away with the language and the game.
    cut: HashMap<usize, Vec<Span>>,
    language: &'static str,
    told: usize,
    /// The line that was clicked: the table stays there.
    pinned: Option<usize>,
    /// The line the pointer is at.
    looking: Option<usize>,
}

/// What the pointer finds in the log.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The ids of the things that are named where the pointer is.
    pub(crate) named: Vec<String>,
    /// The card that is named there.
    pub(crate) card: Option<usize>,
}

impl LogPanel {
    /// Shows the log.
    pub(crate) fn show(&mut self, ui: &mut Ui, desk: &Desk, wants: &mut Vec<Intent>) -> Found {
        let mut found = Found::default();
        if desk.words.language() != self.language || desk.log.len() < self.told {
            self.cut.clear();
            self.language = desk.words.language();
        }
        self.told = desk.log.len();
        if desk.log.is_empty() {
            ui.label(RichText::new(desk.shared.say(&texts::log_empty())).color(desk.shared.theme.faint));
            return found;
        }
        let mut looking = None;
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 0.0;
        let height = ui.text_style_height(&egui::TextStyle::Body);
        ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show_rows(ui, height, desk.log.len(), |ui, rows| {
            for row in rows {
                let line = &desk.log[row];
                if self.line(ui, desk, row, line, &mut found) {
                    looking = Some(line.step);
                }
            }
        });
        if ui.input(|input| input.pointer.any_click()) && looking.is_some() {
            self.pinned = if self.pinned == looking { None } else { looking };
        }
        let look = looking.or(self.pinned);
        if look != self.looking {
            self.looking = look;
            wants.push(Intent::Look(look.filter(|&step| step < desk.steps)));
        }
        found
    }

    /// Goes back to now; whether the table was looked at as it was.
    pub(crate) fn release(&mut self) -> bool {
        let was = self.pinned.is_some() || self.looking.is_some();
        (self.pinned, self.looking) = (None, None);
        was
    }

    /// One line; whether the pointer rests on it.
    fn line(&mut self, ui: &mut Ui, desk: &Desk, row: usize, line: &LogLine, found: &mut Found) -> bool {
        let theme = &desk.shared.theme;
        let spans = self.cut.entry(row).or_insert_with(|| {
            clade_table::translated(&line.msg, desk.words, &mut |inner| {
                desk.sides.iter().any(|(_, name)| name == inner)
                    || desk.cards.iter().any(|card| card.name == *inner)
                    || desk.nodes_named(inner).next().is_some()
            })
        });
        let pinned = self.pinned == Some(line.step);
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let mark = if pinned { "▸ " } else { "" };
            ui.label(RichText::new(format!("{mark}{}  ", line.step)).color(theme.faint).small());
            for span in spans.iter() {
                let Some(named) = &span.msg else {
                    ui.add(Label::new(&span.text).selectable(false).truncate());
                    continue;
                };
                let response = ui.add(Label::new(RichText::new(&span.text).strong()).selectable(false).sense(Sense::hover()));
                if response.hovered() {
                    found.named = desk.nodes_named(named).map(|node| node.id.clone()).collect();
                    found.card = desk.cards.iter().position(|card| card.name == *named);
                }
            }
        });
        row.response.interact(Sense::click()).hovered() || row.response.contains_pointer()
    }
}
