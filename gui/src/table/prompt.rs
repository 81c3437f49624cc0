//! The bar that says who does what now and why, with the answers that no thing on the table stands for.

use super::pick::{Pick, buttons};
use super::table_view::TableView;
use crate::texts::table as texts;
use clade_engine::Actor;
use egui::{Button, FontId, RichText, ScrollArea, TextStyle, Ui};

/// More answers than this go into a list that scrolls.
const FEW: usize = 14;

/// What the bar was used for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Used {
    /// An answer.
    Choose(u16),
    /// The answer that waits is confirmed.
    Confirm(u16),
    /// One step back in choosing.
    Back,
    /// Back to now.
    Now,
    /// Play on from what is looked at.
    Branch,
    /// Do not ask for confirmation any more.
    NeverAsk,
}

/// Shows the bar. It is as high with one line as with two, so that the table does not jump from question to question.
pub(crate) fn show(ui: &mut Ui, view: &TableView, pick: &Pick, listed: bool) -> Vec<Used> {
    let shown = ui.vertical(|ui| {
        if !view.replay && view.standings.is_empty() {
            let head = ui.fonts_mut(|fonts| fonts.row_height(&font(view))).max(ui.spacing().interact_size.y);
            ui.set_min_height(head + ui.spacing().item_spacing.y + line(ui));
        }
        head(ui, view);
        match view.looks_back {
            Some(step) => looking(ui, view, step),
            None => answering(ui, view, pick, listed),
        }
    });
    shown.inner
}

/// The font of what is asked.
fn font(view: &TableView) -> FontId {
    crate::theme::title(17.0 * view.shared.prefs.text)
}

/// The height of a line of answers.
fn line(ui: &Ui) -> f32 {
    let button = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    (button + 2.0).max(ui.spacing().interact_size.y).ceil()
}

/// What is asked.
fn head(ui: &mut Ui, view: &TableView) {
    let theme = &view.shared.theme;
    let told = view.say(&view.seen.prompt);
    ui.horizontal_wrapped(|ui| {
        for node in view.seen.scene.nodes.iter().filter(|node| node.parent.is_none() && node.shape == clade_engine::scene::Shape::Text) {
            let mut head = view.say(&node.name);
            for badge in &node.badges {
                head.push(' ');
                head.push_str(&view.say(badge));
            }
            // At the end the question says no more than the title.
            if head == told {
                continue;
            }
            ui.label(RichText::new(head).color(theme.faint));
            ui.separator();
        }
        ui.label(RichText::new(told).font(font(view)));
        if let Some(seat) = view.thinking {
            let name = view.people.get(usize::from(seat.0)).map(|person| person.name.clone()).unwrap_or_default();
            ui.spinner();
            ui.label(view.shared.say(&texts::thinks(name)));
        }
        if view.paused {
            ui.label(RichText::new(view.shared.say(&texts::paused())).color(theme.alarm));
        }
    });
}

/// That this is not now, and how to go on.
fn looking(ui: &mut Ui, view: &TableView, step: usize) -> Vec<Used> {
    let mut used = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(line(ui));
        ui.label(RichText::new(view.shared.say(&texts::looking(step, view.steps))).strong().color(view.shared.theme.alarm));
        for (says, what) in [(texts::now(), Used::Now), (texts::branch(), Used::Branch)] {
            if ui.button(view.shared.say(&says)).clicked() {
                used.push(what);
            }
        }
    });
    used
}

/// The answers that no thing on the table means, or the one that waits.
fn answering(ui: &mut Ui, view: &TableView, pick: &Pick, listed: bool) -> Vec<Used> {
    if !matches!(view.seen.turn.actor, Actor::Seat(_)) || view.seen.labels.is_empty() {
        return Vec::new();
    }
    let (mut used, theme) = (Vec::new(), &view.shared.theme);
    if let Some(armed) = pick.armed() {
        let what = view.seen.labels.get(usize::from(armed)).map(|label| view.say(label)).unwrap_or_default();
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(line(ui));
            ui.label(RichText::new(view.shared.say(&texts::confirm_what(what))).color(theme.lit));
            if ui.button(RichText::new(view.shared.say(&texts::confirm())).strong()).clicked() {
                used.push(Used::Confirm(armed));
            }
            if ui.button(view.shared.say(&texts::back())).clicked() {
                used.push(Used::Back);
            }
            if ui.button(view.shared.say(&texts::never_ask())).clicked() {
                used.extend([Used::NeverAsk, Used::Confirm(armed)]);
            }
        });
        return used;
    }
    let offered = if listed { pick.open(view.seen) } else { buttons(pick, view.seen) };
    if offered.is_empty() && view.hint.is_none() {
        return used;
    }
    let many = offered.len() > FEW;
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(line(ui));
        if let Some((_, label)) = &view.hint {
            ui.label(RichText::new(view.shared.say(&texts::hint_is(view.say(label)))).color(theme.focus));
        }
        if pick.is_begun() {
            ui.label(RichText::new(view.shared.say(&texts::choose_part())).color(theme.lit));
            if ui.button(view.shared.say(&texts::back())).clicked() {
                used.push(Used::Back);
            }
        }
        if !many {
            answers(ui, view, &offered, &mut used);
        }
    });
    if many {
        ScrollArea::vertical().max_height(120.0).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| answers(ui, view, &offered, &mut used));
        });
    }
    used
}

fn answers(ui: &mut Ui, view: &TableView, offered: &[u16], used: &mut Vec<Used>) {
    for (nth, &action) in offered.iter().enumerate() {
        let at = usize::from(action);
        let Some(label) = view.seen.labels.get(at) else { continue };
        let mut told = view.say(label);
        // Two that are called alike are told apart by their words in a record.
        let alike = |other: &u16| *other != action && view.seen.labels.get(usize::from(*other)) == Some(label);
        if let (true, Some(text)) = (offered.iter().any(alike), view.seen.texts.get(at)) {
            told = format!("{told} ({text})");
        }
        let hinted = view.hint.as_ref().is_some_and(|(index, _)| *index == u32::from(action));
        let text = if hinted { RichText::new(&told).strong() } else { RichText::new(&told) };
        // The key that takes it, smaller: it is no number of the answer.
        let key = (nth < 9).then(|| RichText::new((nth + 1).to_string()).small());
        let key = if hinted { key } else { key.map(|key| key.color(view.shared.theme.faint)) };
        let atoms: egui::Atoms<'_> = key.map(egui::Atom::from).into_iter().chain([egui::Atom::from(text)]).collect();
        let response = ui.add(Button::new(atoms).selected(hinted));
        // Tests and screen readers know the answer without its number.
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, told.clone()));
        if response.clicked() {
            used.push(Used::Choose(action));
        }
    }
}
