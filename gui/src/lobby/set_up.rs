//! The set-up of the chosen game: who plays, by which rules, with which cards. "Play" is always in view.

use crate::intent::Intent;
use crate::keys::parts::{self, Part};
use crate::lobby::draft::{At, Draft};
use crate::lobby::faults::faults;
use crate::lobby::{mods, options, places};
use crate::page::{self, section};
use crate::shared::Shared;
use crate::texts::lobby as texts;
use egui::{Button, CentralPanel, Frame, Margin, Panel, RichText, Ui, vec2};

/// Shows it; `true` if it was closed.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, draft: &mut Draft, mod_path: &mut String, wants: &mut Vec<Intent>) -> bool {
    let margin = Frame::new().inner_margin(Margin::symmetric(20, 12));
    // With large text the head scrolls along, so that room is left for what is set up.
    let tight = ui.available_height() < 500.0 * shared.prefs.text;
    let mut closed = false;
    if !tight {
        closed = Panel::top("set-up-head")
            .frame(margin)
            .show(ui, |ui| parts::part(ui, Part::SideHead, |ui| head(ui, shared, draft, wants)))
            .inner;
    }
    Panel::bottom("set-up-foot").frame(margin).show(ui, |ui| parts::part(ui, Part::SideFoot, |ui| foot(ui, shared, draft, wants)));
    let rules = |ui: &mut Ui| {
        // Each game is shown from its beginning.
        ui.push_id(draft.about.id, |ui| {
            page::scroll(ui, |ui| {
                margin.show(ui, |ui| {
                    if tight {
                        closed = parts::part(ui, Part::SideHead, |ui| head(ui, shared, draft, wants));
                    }
                    section(ui, shared, &texts::players());
                    places::show(ui, shared, draft);
                    options::show(ui, shared, draft);
                    section(ui, shared, &texts::mods());
                    mods::show(ui, shared, draft, mod_path);
                    section(ui, shared, &texts::seed());
                    seed(ui, shared, draft);
                });
            });
        });
    };
    CentralPanel::no_frame().show(ui, |ui| parts::part(ui, Part::Side, rules));
    closed
}

fn head(ui: &mut Ui, shared: &Shared, draft: &Draft, wants: &mut Vec<Intent>) -> bool {
    ui.label(RichText::new(shared.say(&draft.about.name)).heading().strong());
    ui.horizontal_wrapped(|ui| {
        if ui.button(shared.say(&texts::see_cards())).clicked() {
            let mods = draft.mods.iter().map(|one| one.path.clone()).collect();
            wants.push(Intent::Codex { game: draft.about.id.to_owned(), mods });
        }
        if ui.button(shared.say(&crate::texts::rules::read())).clicked() {
            wants.push(Intent::ReadRules(draft.about.id.to_owned(), None));
        }
        crate::lesson::menu(ui, shared, &draft.lessons, wants);
        ui.button(shared.say(&texts::all_games())).clicked()
    })
    .inner
}

fn foot(ui: &mut Ui, shared: &Shared, draft: &Draft, wants: &mut Vec<Intent>) {
    for warning in &draft.verdict.warnings {
        ui.label(RichText::new(shared.say(&texts::warning(warning.clone()))).color(shared.theme.lit));
    }
    faults(ui, shared, draft, &At::Whole);
    let game = draft.new_game();
    if game.is_none() {
        ui.label(RichText::new(shared.say(&texts::not_yet())).color(shared.theme.alarm));
    }
    let text = RichText::new(shared.say(&texts::play())).heading().color(shared.theme.accent.ink);
    let button = Button::new(text).min_size(vec2(0.0, 44.0)).fill(shared.theme.accent.fill);
    ui.vertical_centered_justified(|ui| {
        if ui.add_enabled(game.is_some(), button).clicked()
            && let Some(game) = game
        {
            wants.push(Intent::Begin(Box::new(game)));
        }
    });
}

fn seed(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    page::about(ui, shared, &texts::seed_help());
    let hint = shared.say(&texts::seed_by_clock());
    let field = ui.add(page::field(&mut draft.seed, hint, 220.0 * shared.prefs.text));
    if field.accessible_name(shared.say(&texts::seed())).changed() {
        draft.judge();
    }
    faults(ui, shared, draft, &At::Seed);
}
