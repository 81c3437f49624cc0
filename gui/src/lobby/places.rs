//! Who sits where.

use crate::keys::ring;
use crate::lines;
use crate::lobby::draft::{At, Draft, Place};
use crate::lobby::faults::faults;
use crate::page;
use crate::people::{HUMAN, letters, sitter_name, sitters};
use crate::seal;
use crate::shared::Shared;
use crate::texts::lobby as texts;
use crate::theme::Seal;
use clade_engine::{Msg, Side};
use egui::{ComboBox, Id, RichText, Ui};
use std::collections::BTreeMap;

/// What is done with a place.
enum Change {
    Up(usize),
    Remove(usize),
    Add,
}

/// Shows the places at the table.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    let (min, max) = (usize::from(*draft.about.seats.start()), usize::from(*draft.about.seats.end()));
    let mut change = None;
    let seals = seals(shared, draft);
    for at in 0..draft.places.len() {
        ui.push_id(("place", at), |ui| row(ui, shared, draft, at, &seals, draft.places.len() > min, &mut change));
    }
    ui.horizontal_wrapped(|ui| {
        if draft.places.len() < max {
            let add = ui.button(shared.say(&texts::add_player()));
            if ui.data_mut(|data| data.remove_temp::<()>(adds_next())).is_some() {
                add.request_focus();
            }
            if add.clicked() {
                change = Some(Change::Add);
            }
        }
        all_bots(ui, shared, draft);
    });
    faults(ui, shared, draft, &At::Places);
    match change {
        Some(Change::Up(at)) => draft.places.swap(at - 1, at),
        Some(Change::Remove(at)) => {
            draft.places.remove(at);
            draft.judge();
            // By the keys one goes on with the next player, if one may; otherwise there is only the button that adds one.
            let is_last = at == draft.places.len() || draft.places.len() == min;
            if is_last && ring::are_used(ui) == Some(true) {
                ui.data_mut(|data| data.insert_temp(adds_next(), ()));
            }
        }
        Some(Change::Add) => draft.add_place(),
        None => {}
    }
}

/// The button that adds a player gets the focus in the next frame.
fn adds_next() -> Id {
    Id::unique("the button that adds a player")
}

fn row(
    ui: &mut Ui,
    shared: &Shared,
    draft: &mut Draft,
    at: usize,
    seals: &BTreeMap<Side, (Seal, [String; 2])>,
    removable: bool,
    change: &mut Option<Change>,
) {
    let number = at + 1;
    let text = shared.prefs.text;
    ui.horizontal_wrapped(|ui| {
        ui.label(shared.say(&texts::place(number)));
        for plays in draft.verdict.plays.get(at).into_iter().flatten() {
            let (seal, [letter, name]) = &seals[&plays.side];
            seal::show(ui, shared, *seal, shared.theme.tint(plays.look.tint), [letter, name], 28.0 * text);
            ui.label(RichText::new(name).small());
        }
        let place = &mut draft.places[at];
        let combo = ComboBox::from_id_salt("sitter")
            .width(130.0 * text)
            .height(320.0 * text)
            .selected_text(shared.say(&sitter_name(&place.sitter)));
        let shown = combo.show_ui(ui, |ui| {
            for word in sitters() {
                measures(ui, shared, word);
                lines::value(ui, &mut place.sitter, word.to_owned(), shared.say(&sitter_name(word)))
                    .on_hover_text(shared.say(&about(word)));
            }
        });
        shown.response.accessible_name(shared.say(&texts::who(number)));
        let hint = shared.say(&texts::name_hint());
        // As narrow as the buttons behind it need it: they stay in its row.
        let buttons = [(at > 0, UP.to_owned()), (removable, shared.say(&texts::remove()))].into_iter().filter(|(is_there, _)| *is_there);
        let beside: f32 = buttons.map(|(_, told)| width_of_button(ui, &told)).sum();
        let wide = (ui.available_size_before_wrap().x - beside - 2.0 * ui.spacing().item_spacing.x).clamp(60.0 * text, 110.0 * text);
        let field = ui.add(page::field(&mut place.name, hint, wide).char_limit(40));
        field.accessible_name(shared.say(&texts::name_of(number)));
        let up = shared.say(&texts::move_up(number));
        if at > 0 && ui.button(UP).accessible_name(up.clone()).on_hover_text(up).clicked() {
            *change = Some(Change::Up(at));
        }
        if removable && ui.button(shared.say(&texts::remove())).accessible_name(shared.say(&texts::remove_player(number))).clicked() {
            *change = Some(Change::Remove(at));
        }
    });
}

/// Above the first of those that are no levels: what they are for.
pub(crate) fn measures(ui: &mut Ui, shared: &Shared, word: &str) {
    if sitters().find(|word| clade_bots::QUICK.contains(word)) == Some(word) {
        ui.separator();
        ui.label(RichText::new(shared.say(&texts::measures())).color(shared.theme.faint));
    }
}

/// The sign of the button that moves a player up.
const UP: &str = "↑";

/// Whoever wants other opponents chooses them once, where there are several.
fn all_bots(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    let is_bot = |place: &&mut Place| place.sitter != HUMAN;
    if draft.places.iter_mut().filter(is_bot).count() < 2 {
        return;
    }
    let told = shared.say(&texts::all_bots());
    let mut chosen = None;
    let combo = ComboBox::from_id_salt("all bots").height(320.0 * shared.prefs.text).selected_text(&told);
    let shown = combo.show_ui(ui, |ui| {
        for word in sitters().filter(|word| *word != HUMAN) {
            measures(ui, shared, word);
            let name = shared.say(&sitter_name(word));
            if lines::line(ui, false, name).on_hover_text(shared.say(&about(word))).clicked() {
                chosen = Some(word);
            }
        }
    });
    shown.response.accessible_name(told).on_hover_text(shared.say(&texts::all_bots_help()));
    if let Some(word) = chosen {
        draft.places.iter_mut().filter(is_bot).for_each(|place| word.clone_into(&mut place.sitter));
    }
}

/// How wide a button is, with the room before it.
fn width_of_button(ui: &Ui, told: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let told = ui.painter().layout_no_wrap(told.to_owned(), font, egui::Color32::PLACEHOLDER).size().x;
    told + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x
}

/// Letter and name of each side, as on the table.
fn seals(shared: &Shared, draft: &Draft) -> BTreeMap<Side, (Seal, [String; 2])> {
    let mut plays: Vec<_> = draft.verdict.plays.iter().flatten().collect();
    plays.sort_by_key(|plays| plays.side);
    let names: Vec<String> = plays.iter().map(|plays| shared.say(&plays.name)).collect();
    let letters = letters(&names);
    let tints: Vec<_> = plays.iter().map(|plays| plays.look.tint).collect();
    let seals = (0..).map(|nth| Seal::among(nth, &tints));
    let called = seals.zip(letters.into_iter().zip(names).map(|(letter, name)| [letter, name]));
    plays.iter().map(|plays| plays.side).zip(called).collect()
}

/// How they play.
fn about(word: &str) -> Msg {
    match word {
        HUMAN => texts::about_person(),
        "random" => texts::about_random(),
        "greedy" => texts::about_greedy(),
        "easy" => texts::about_easy(),
        "normal" => texts::about_normal(),
        "hard" => texts::about_hard(),
        "expert" => texts::about_expert(),
        _ => texts::about_bot(),
    }
}
