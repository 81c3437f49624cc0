//! The bar that says who does what now and why, with the answers that no thing on the table means.

use super::desk::Desk;
use super::pick::{Pick, buttons};
use crate::texts::table as texts;
use clade_engine::Actor;
use egui::{Button, FontId, RichText, ScrollArea, TextStyle, Ui};

/// More answers than this stand in a list that scrolls.
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
pub(crate) fn show(ui: &mut Ui, desk: &Desk, pick: &Pick, listed: bool) -> Vec<Used> {
    let shown = ui.vertical(|ui| {
        if !desk.replay && desk.standings.is_empty() {
            let head = ui.fonts_mut(|fonts| fonts.row_height(&font(desk))).max(ui.spacing().interact_size.y);
            ui.set_min_height(head + ui.spacing().item_spacing.y + line(ui));
        }
        head(ui, desk);
        match desk.looks_back {
            Some(step) => looking(ui, desk, step),
            None => answering(ui, desk, pick, listed),
        }
    });
    shown.inner
}

/// The font of what is asked.
fn font(desk: &Desk) -> FontId {
    crate::theme::title(17.0 * desk.shared.prefs.text)
}

/// The height of a line of answers.
fn line(ui: &Ui) -> f32 {
    let button = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    (button + 2.0).max(ui.spacing().interact_size.y).ceil()
}

/// What is asked.
fn head(ui: &mut Ui, desk: &Desk) {
    let theme = &desk.shared.theme;
    let told = desk.say(&desk.seen.prompt);
    ui.horizontal_wrapped(|ui| {
        for node in desk.seen.scene.nodes.iter().filter(|node| node.parent.is_none() && node.shape == clade_engine::scene::Shape::Text) {
            let mut head = desk.say(&node.name);
            for badge in &node.badges {
                head.push(' ');
                head.push_str(&desk.say(badge));
            }
            // At the end the question says no more than the title.
            if head == told {
                continue;
            }
            ui.label(RichText::new(head).color(theme.faint));
            ui.separator();
        }
        ui.label(RichText::new(told).font(font(desk)));
        if let Some(seat) = desk.thinking {
            let name = desk.people.get(usize::from(seat.0)).map(|person| person.name.clone()).unwrap_or_default();
            ui.spinner();
            ui.label(desk.shared.say(&texts::thinks(name)));
        }
        if desk.paused {
            ui.label(RichText::new(desk.shared.say(&texts::paused())).color(theme.alarm));
        }
    });
}

/// That this is not now, and how to go on.
fn looking(ui: &mut Ui, desk: &Desk, step: usize) -> Vec<Used> {
    let mut used = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(line(ui));
        ui.label(RichText::new(desk.shared.say(&texts::looking(step, desk.steps))).strong().color(desk.shared.theme.alarm));
        for (says, what) in [(texts::now(), Used::Now), (texts::branch(), Used::Branch)] {
            if ui.button(desk.shared.say(&says)).clicked() {
                used.push(what);
            }
        }
    });
    used
}

/// The answers that no thing on the table means, or the one that waits.
fn answering(ui: &mut Ui, desk: &Desk, pick: &Pick, listed: bool) -> Vec<Used> {
    if !matches!(desk.seen.turn.actor, Actor::Seat(_)) || desk.seen.labels.is_empty() {
        return Vec::new();
    }
    let (mut used, theme) = (Vec::new(), &desk.shared.theme);
    if let Some(armed) = pick.armed() {
        let what = desk.seen.labels.get(usize::from(armed)).map(|label| desk.say(label)).unwrap_or_default();
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(line(ui));
            ui.label(RichText::new(desk.shared.say(&texts::confirm_what(what))).color(theme.lit));
            if ui.button(RichText::new(desk.shared.say(&texts::confirm())).strong()).clicked() {
                used.push(Used::Confirm(armed));
            }
            if ui.button(desk.shared.say(&texts::back())).clicked() {
                used.push(Used::Back);
            }
            if ui.button(desk.shared.say(&texts::never_ask())).clicked() {
                used.extend([Used::NeverAsk, Used::Confirm(armed)]);
            }
        });
        return used;
    }
    let offered = if listed { pick.open(desk.seen) } else { buttons(pick, desk.seen) };
    if offered.is_empty() && desk.hint.is_none() {
        return used;
    }
    let many = offered.len() > FEW;
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(line(ui));
        if let Some((_, label)) = &desk.hint {
            ui.label(RichText::new(desk.shared.say(&texts::hint_is(desk.say(label)))).color(theme.focus));
        }
        if pick.is_begun() {
            ui.label(RichText::new(desk.shared.say(&texts::choose_part())).color(theme.lit));
            if ui.button(desk.shared.say(&texts::back())).clicked() {
                used.push(Used::Back);
            }
        }
        if !many {
            answers(ui, desk, &offered, &mut used);
        }
    });
    if many {
        ScrollArea::vertical().max_height(120.0).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| answers(ui, desk, &offered, &mut used));
        });
    }
    used
}

fn answers(ui: &mut Ui, desk: &Desk, offered: &[u16], used: &mut Vec<Used>) {
    for (nth, &action) in offered.iter().enumerate() {
        let at = usize::from(action);
        let Some(label) = desk.seen.labels.get(at) else { continue };
        let mut told = desk.say(label);
        // Two that are called alike are told apart by their words in a record.
        let alike = |other: &u16| *other != action && desk.seen.labels.get(usize::from(*other)) == Some(label);
        if let (true, Some(text)) = (offered.iter().any(alike), desk.seen.texts.get(at)) {
            told = format!("{told} ({text})");
        }
        let hinted = desk.hint.as_ref().is_some_and(|(index, _)| *index == u32::from(action));
        let text = if hinted { RichText::new(&told).strong() } else { RichText::new(&told) };
        // The key that takes it, smaller: it is no number of the answer.
        let key = (nth < 9).then(|| RichText::new((nth + 1).to_string()).small());
        let key = if hinted { key } else { key.map(|key| key.color(desk.shared.theme.faint)) };
        let atoms: egui::Atoms<'_> = key.map(egui::Atom::from).into_iter().chain([egui::Atom::from(text)]).collect();
        let response = ui.add(Button::new(atoms).selected(hinted));
        // Tests and screen readers know the answer without its number.
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, told.clone()));
        if response.clicked() {
            used.push(Used::Choose(action));
        }
    }
}
