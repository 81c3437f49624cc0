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

/// What a phase takes beside its words.
const ROOM: f32 = 40.0;

/// So much room stays for what others did, at the usual size of text.
const NEWS: f32 = 220.0;

/// What the title says, without the phase if one of these `phases` beside it is shown to be on.
fn titled(view: &TableView, title: &Node, phases: &[(u16, &Node, bool)]) -> String {
    let is_told = |msg: &Msg| phases.iter().any(|(_, phase, is_now)| *is_now && msg.mentions(&phase.name));
    let name = view.words.form(&title.name, if is_told(&title.name) { SHORT } else { "" });
    let signs = title.badges.iter().filter(|sign| !is_told(sign)).map(|sign| view.say(sign));
    std::iter::once(name).chain(signs).collect::<Vec<_>>().join(" ")
}

/// Shows it in one line, with as many phases as there is room for.
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
        let shown = part(ui, titled, false).on_hover_text(&rules);
        if view.rules.is_some() && shown.clicked() {
            used.push(Used::Rules(None));
        }
        for (nth, (at, phase, is_now)) in (1..).zip(phases) {
            // In some languages the name stands in a case that the title needs; the mark is the name by itself.
            let told = view.say(&phase.mark);
            let numbered = format!("{nth} {told}");
            // The next ones are told where there is room, also for what others did.
            let wide = ui.painter().layout_no_wrap(numbered.clone(), egui::FontId::proportional(size), colors.faint).size().x;
            if !is_now && wide + ROOM > ui.available_width() - news {
                ui.label(RichText::new("…").size(size).color(colors.faint));
                break;
            }
            ui.label(RichText::new("›").size(size).color(colors.faint));
            // The first sentences of its chapter, and that there is more.
            let about = explained::phase(view.rules, view.glossary, &told).map_or_else(String::new, |told| told + "\n");
            let shown = part(ui, numbered, is_now);
            if view.rules.is_some() && shown.on_hover_text(format!("{about}▸ {rules}")).clicked() {
                used.push(Used::Rules(Some(at)));
            }
        }
        ui.add_space(6.0);
    }
    let rest = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center), |ui| super::news::show(ui, view));
}
