//! What happened: names light up their things, a line shows the table as it was.

use super::desk::Desk;
use crate::intent::Intent;
use crate::texts::table as texts;
use clade_engine::Observer;
use clade_table::{LogLine, Span};
use egui::{Label, Response, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo};
use std::collections::HashMap;

/// The log, cut into lines that are made once.
#[derive(Default)]
pub(crate) struct LogPanel {
    /// Words cut at names, by line; thrown away with the language, the game and the eyes.
    cut: HashMap<usize, Vec<Span>>,
    language: &'static str,
    told: usize,
    observer: Option<Observer>,
    /// The line that was clicked: the table stays there.
    pinned: Option<usize>,
    /// The line the pointer is at.
    looking: Option<usize>,
    /// Of a saved game: the step to which the lines were moved last.
    followed: Option<usize>,
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
        let observer = Some(desk.seen.observer);
        if desk.words.language() != self.language || desk.log.len() < self.told || observer != self.observer {
            self.cut.clear();
            (self.language, self.observer) = (desk.words.language(), observer);
        }
        self.told = desk.log.len();
        if desk.log.is_empty() {
            ui.label(RichText::new(desk.shared.say(&texts::log_empty())).color(desk.shared.theme.faint));
            return found;
        }
        let (mut looking, mut clicked) = (None, None);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 0.0;
        let height = ui.text_style_height(&egui::TextStyle::Body);
        let area = if desk.replay { self.follow(ui, desk, height) } else { ScrollArea::vertical().stick_to_bottom(true) };
        area.auto_shrink([false, false]).show_rows(ui, height, desk.log.len(), |ui, rows| {
            for row in rows {
                let line = &desk.log[row];
                let response = self.line(ui, desk, row, line, &mut found);
                if response.hovered() || response.contains_pointer() {
                    looking = Some(line.step);
                }
                if response.clicked() {
                    clicked = Some(line.step);
                }
            }
        });
        if desk.replay {
            wants.extend(clicked.map(|step| Intent::Look(Some(step))));
            return found;
        }
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

    /// Lines that move with a saved game: what was told last stands at the end. The person may scroll them until the next step.
    fn follow(&mut self, ui: &Ui, desk: &Desk, height: f32) -> ScrollArea {
        let step = desk.seen.step;
        if self.followed == Some(step) {
            return ScrollArea::vertical();
        }
        self.followed = Some(step);
        let told = desk.log.partition_point(|line| line.step <= step) as f32;
        let end = told * (height + ui.spacing().item_spacing.y);
        ScrollArea::vertical().vertical_scroll_offset((end - ui.available_height()).max(0.0))
    }

    /// Goes back to now; whether the table was looked at as it was.
    pub(crate) fn release(&mut self) -> bool {
        let was = self.pinned.is_some() || self.looking.is_some();
        (self.pinned, self.looking) = (None, None);
        was
    }

    /// One line.
    fn line(&mut self, ui: &mut Ui, desk: &Desk, row: usize, line: &LogLine, found: &mut Found) -> Response {
        let theme = &desk.shared.theme;
        let spans = self.cut.entry(row).or_insert_with(|| {
            clade_table::translated(&line.msg, desk.words, &mut |inner| {
                desk.sides.iter().any(|(_, name)| name == inner)
                    || desk.cards.iter().any(|card| card.name == *inner)
                    || desk.nodes_named(inner).next().is_some()
            })
        });
        let mark = if self.pinned == Some(line.step) || desk.replay && line.step == desk.seen.step { "▸ " } else { "" };
        // Of a saved game: what has not happened yet where one looks.
        let later = desk.replay && line.step > desk.seen.step;
        let tinted = |text: RichText| if later { text.color(theme.faint) } else { text };
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.label(RichText::new(format!("{mark}{}  ", line.step)).color(theme.faint).small());
            for span in spans.iter() {
                let Some(named) = &span.msg else {
                    ui.add(Label::new(tinted(RichText::new(&span.text))).selectable(false).truncate());
                    continue;
                };
                let name = tinted(RichText::new(&span.text).strong());
                let response = ui.add(Label::new(name).selectable(false).sense(Sense::hover()));
                if response.hovered() {
                    found.named = desk.nodes_named(named).map(|node| node.id.clone()).collect();
                    found.card = desk.cards.iter().position(|card| card.name == *named);
                }
            }
        });
        let response = row.response.interact(Sense::click());
        let told = || spans.iter().map(|span| span.text.as_str()).collect::<String>();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{} {}", line.step, told())));
        response
    }
}
