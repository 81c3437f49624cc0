//! The title of the table, and the phases of a round as a strip: where one is, and what comes. A click opens the rules of a phase.

use super::explained;
use super::prompt::Used;
use super::table_view::TableView;
use clade_engine::scene::Node;
use clade_engine::{Msg, Translate as _};
use clade_table::SHORT;
use egui::{Align, Button, Layout, RichText, TextStyle, Ui, vec2};

/// How much smaller than text its words are.
pub(super) const SMALL: f32 = 0.86;

/// What a phase takes beside its words: the sign before it, and what surrounds it.
const ROOM: f32 = 30.0;

/// So much room stays for what others did, at the usual size of text.
const NEWS: f32 = 220.0;

/// What the title says, without the phase if one of these `phases` beside it is shown to be on.
fn titled(view: &TableView, title: &Node, phases: &[(u16, &Node, bool)]) -> String {
    let is_told = |msg: &Msg| phases.iter().any(|(_, phase, is_now)| *is_now && msg.mentions(&phase.name));
    let name = view.words.form(&title.name, if is_told(&title.name) { SHORT } else { "" });
    let signs = title.badges.iter().filter(|sign| !is_told(sign)).map(|sign| view.say(sign));
    std::iter::once(name).chain(signs).collect::<Vec<_>>().join(" ")
}

/// How much is said of the phases of a round.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Form {
    /// The names of those that are no further from the current one than this; of the others the numbers.
    Named(usize),
    /// The current one alone, and how many there are.
    Alone,
}

impl Form {
    /// What is said of one of them, if anything is.
    fn says(self, nth: usize, told: &str, now: Option<usize>, of: usize) -> Option<String> {
        let number = nth + 1;
        match self {
            Self::Named(usize::MAX) => Some(format!("{number} {told}")),
            Self::Named(reach) if now.is_some_and(|now| now.abs_diff(nth) <= reach) => Some(format!("{number} {told}")),
            Self::Named(_) => Some(number.to_string()),
            Self::Alone => (now == Some(nth)).then(|| format!("{number}/{of} {told}")),
        }
    }
}

/// The fullest one that has room: all by their names, the current one and its neighbours, the current one among numbers, the current one.
fn form(told: &[String], now: Option<usize>, room: f32, wide: impl Fn(&str) -> f32) -> Form {
    let takes = |form: Form| -> f32 {
        let said = told.iter().enumerate().filter_map(|(nth, told)| form.says(nth, told, now, told.len()));
        said.map(|said| wide(&said) + ROOM).sum()
    };
    [usize::MAX, 1, 0].map(Form::Named).into_iter().find(|&form| takes(form) <= room).unwrap_or(Form::Alone)
}

/// All phases, one below the other, with a sign before the current one.
fn listed(told: &[String], now: Option<usize>) -> String {
    (1..).zip(told).map(|(nth, told)| format!("{nth} {told}{}\n", if now.map(|now| now + 1) == Some(nth) { " ◆" } else { "" })).collect()
}

/// Shows it in one line, with as much of the phases as there is room for.
pub(super) fn show(ui: &mut Ui, view: &TableView, used: &mut Vec<Used>) {
    let colors = &view.shared.theme;
    let size = ui.style().text_styles[&TextStyle::Body].size * SMALL;
    let height = ui.spacing().interact_size.y;
    ui.spacing_mut().item_spacing.x = 5.0;
    ui.spacing_mut().button_padding = vec2(5.0, 1.0);
    let part = |ui: &mut Ui, told: String, is_now: bool| {
        let told = RichText::new(told).size(size);
        let told = if is_now { told.strong().color(colors.lit) } else { told.color(colors.faint) };
        ui.add(Button::new(told).frame_when_inactive(is_now).min_size(vec2(0.0, 0.0)))
    };
    let rules = view.shared.say(&crate::texts::rules::button());
    let news = NEWS * view.shared.prefs.text;
    for (title, phases) in view.seen.scene.titles() {
        let titled = titled(view, title, &phases);
        // At the end the question says no more than the title.
        if phases.is_empty() && titled == view.say(&view.seen.prompt) {
            continue;
        }
        let told: Vec<String> = phases.iter().map(|(_, phase, _)| view.say(&phase.mark)).collect(); // in some languages not as in the title
        let now = phases.iter().position(|(.., is_now)| *is_now);
        let shown = part(ui, titled, false).on_hover_text(format!("{}▸ {rules}", listed(&told, now)));
        if view.rules.is_some() && shown.clicked() {
            used.push(Used::Rules(None));
        }
        let wide = |told: &str| ui.painter().layout_no_wrap(told.to_owned(), egui::FontId::proportional(size), colors.faint).size().x;
        let form = form(&told, now, ui.available_width() - news, wide);
        for (nth, ((at, ..), told)) in phases.iter().zip(&told).enumerate() {
            let Some(says) = form.says(nth, told, now, phases.len()) else { continue };
            ui.label(RichText::new("›").size(size).color(colors.faint));
            // The first sentences of its chapter, and that there is more; its name, where only its number is seen.
            let about = explained::phase(view.rules, view.glossary, told).map_or_else(String::new, |told| told + "\n");
            let name = if says.contains(told.as_str()) { String::new() } else { format!("{} {told}\n", nth + 1) };
            let shown = part(ui, says, now == Some(nth)).on_hover_text(format!("{name}{about}▸ {rules}"));
            if view.rules.is_some() && shown.clicked() {
                used.push(Used::Rules(Some(*at)));
            }
        }
        ui.add_space(6.0);
    }
    let rest = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center), |ui| super::news::show(ui, view));
}

#[cfg(test)]
mod tests {
    use super::{Form, form};

    #[test]
    fn where_there_is_less_room_less_is_said_of_the_phases() {
        let told = ["movement", "environment", "genes", "division", "deaths", "scoring"].map(str::to_owned);
        let says = |room: f32| -> Vec<String> {
            let form = form(&told, Some(2), room, |said| said.len() as f32 * 10.0);
            told.iter().enumerate().filter_map(|(nth, told)| form.says(nth, told, Some(2), 6)).collect()
        };
        assert_eq!(says(1000.0)[5], "6 scoring", "all by their names");
        assert_eq!(says(620.0), ["1", "2 environment", "3 genes", "4 division", "5", "6"]);
        assert_eq!(says(350.0), ["1", "2", "3 genes", "4", "5", "6"]);
        assert_eq!(says(150.0), ["3/6 genes"]);
        assert_eq!(form(&told, None, 350.0, |said| said.len() as f32 * 10.0), Form::Named(1), "between two rounds numbers");
    }
}
