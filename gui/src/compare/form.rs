//! The form in which people say what to compare.

use super::draft::{BOTS, Change, Draft, MOST_GAMES, MOST_SETTINGS, Own, SEATS, other_value};
use super::own::says;
use crate::lines;
use crate::page::section;
use crate::people::sitter_name;
use crate::shared::Shared;
use crate::texts::compare as texts;
use clade_engine::{Module, OptionRow};
use clade_host::value_name;
use egui::{Button, ComboBox, DragValue, RichText, Ui, vec2};

/// The button; true if it is to be played.
pub(super) fn play(ui: &mut Ui, shared: &Shared, draft: &Draft, is_playing: bool) -> bool {
    let text = RichText::new(shared.say(&texts::play())).strong().color(shared.theme.accent.ink);
    let button = Button::new(text).min_size(vec2(0.0, 34.0)).fill(shared.theme.accent.fill);
    let button = |ui: &mut Ui| ui.add_enabled(draft.is_whole() && !is_playing, button).clicked();
    ui.vertical_centered_justified(button).inner
}

/// Shows what can be chosen. Gives the game whose own rules are to be changed.
pub(super) fn show(ui: &mut Ui, shared: &Shared, draft: &mut Draft) -> Option<&'static dyn Module> {
    section(ui, shared, &texts::what());
    ui.radio_value(&mut draft.versus, false, shared.say(&texts::beside()));
    if ui.radio_value(&mut draft.versus, true, shared.say(&texts::versus())).clicked() {
        let game = draft.game.clone();
        draft.choose(&game, shared.modules);
    }
    ui.add_space(4.0);
    let changed = match draft.versus {
        false => games(ui, shared, draft),
        true => {
            settings(ui, shared, draft);
            None
        }
    };
    section(ui, shared, &texts::who());
    seats(ui, shared, draft);
    // Those that others are measured against come first here, where they are what most comparisons need.
    let levels = clade_bots::NAMES.iter().filter(|bot| !clade_bots::QUICK.contains(bot));
    for &bot in clade_bots::QUICK.iter().chain(levels) {
        let mut plays = draft.bots.iter().any(|other| other == bot);
        if ui.checkbox(&mut plays, bot_name(shared, bot)).changed() {
            draft.bots.retain(|other| other != bot);
            draft.bots.extend(plays.then(|| bot.to_owned()));
        }
    }
    section(ui, shared, &texts::how_many());
    ui.horizontal(|ui| {
        let games = DragValue::new(&mut draft.count).range(1..=MOST_GAMES).speed(10.0);
        ui.add(games).accessible_name(shared.say(&texts::games_each()));
        ui.label(shared.say(&texts::games_each()));
    });
    ui.horizontal(|ui| {
        ui.add(DragValue::new(&mut draft.seed)).accessible_name(shared.say(&texts::seed()));
        ui.label(shared.say(&texts::seed()));
    });
    changed
}

/// A kind of bots, in words.
fn bot_name(shared: &Shared, bot: &str) -> String {
    shared.say(&sitter_name(bot))
}

/// The games, each of those that are chosen with its rules in a line.
fn games(ui: &mut Ui, shared: &Shared, draft: &mut Draft) -> Option<&'static dyn Module> {
    let mut changed = None;
    for module in shared.games() {
        let about = module.about();
        let title = shared.say(&about.name);
        let mut chosen = draft.games.iter().any(|game| game == about.id);
        if ui.checkbox(&mut chosen, &title).changed() {
            draft.games.retain(|game| game != about.id);
            draft.games.extend(chosen.then(|| about.id.to_owned()));
        }
        let own = draft.own.get(about.id).cloned().unwrap_or_default();
        let color = if own == Own::default() { shared.theme.faint } else { shared.theme.lit };
        // The line stays where a game is not chosen: what is below keeps its place.
        ui.add_enabled_ui(chosen, |ui| {
            ui.indent(about.id, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(says(shared, module, &own)).color(color));
                    let change = Button::new(shared.say(&texts::change_rules())).small();
                    let name = shared.say(&texts::change_rules_of(about.name.clone()));
                    if ui.add(change).accessible_name(name).clicked() {
                        changed = Some(module);
                    }
                });
            });
        });
    }
    changed
}

fn seats(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    let most = shared.modules.iter().map(|module| *module.about().seats.end()).max().unwrap_or(2);
    let said = |seats: Option<u8>| match seats {
        Some(seats) => shared.say(&texts::seats(seats)),
        None => shared.say(&texts::usual_seats()),
    };
    let combo = ComboBox::from_id_salt("seats").selected_text(said(draft.seats)).show_ui(ui, |ui| {
        for seats in std::iter::once(None).chain((2..=most).map(Some)) {
            lines::value(ui, &mut draft.seats, seats, said(seats));
        }
    });
    combo.response.accessible_name(shared.say(&texts::seats_of_all()));
}

/// The one game, and what each further setting of it changes.
fn settings(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    let title = |game: &str| {
        shared.modules.iter().find(|module| module.about().id == game).map_or_else(String::new, |m| shared.say(&m.about().name))
    };
    let mut chosen = draft.game.clone();
    let combo = ComboBox::from_id_salt("game").selected_text(title(&chosen)).show_ui(ui, |ui| {
        for module in shared.games() {
            lines::value(ui, &mut chosen, module.about().id.to_owned(), shared.say(&module.about().name));
        }
    });
    combo.response.accessible_name(shared.say(&texts::game()));
    draft.choose(&chosen, shared.modules);
    let Some(module) = draft.module(shared.modules) else { return };
    ui.label(RichText::new(shared.say(&texts::as_printed())).color(shared.theme.faint));
    let (mut gone, usual) = (None, draft.usual_change(shared.modules));
    let is_only = draft.settings.len() == 1;
    for (nth, changes) in draft.settings.iter_mut().enumerate() {
        ui.group(|ui| {
            ui.push_id(nth, |ui| {
                ui.strong(shared.say(&texts::against(nth + 2)));
                for (at, change) in changes.iter_mut().enumerate() {
                    ui.push_id(at, |ui| one_change(ui, shared, module, change));
                }
                ui.horizontal_wrapped(|ui| {
                    if ui.button(shared.say(&texts::and())).clicked() {
                        changes.push(usual.clone());
                    }
                    if changes.len() > 1 && ui.button(shared.say(&texts::less())).clicked() {
                        changes.pop();
                    }
                    if !is_only && ui.button(shared.say(&texts::remove())).clicked() {
                        gone = Some(nth);
                    }
                });
            });
        });
    }
    gone.into_iter().for_each(|nth| drop(draft.settings.remove(nth)));
    if draft.settings.len() < MOST_SETTINGS && ui.button(shared.say(&texts::add())).clicked() {
        draft.settings.push(vec![usual]);
    }
}

/// One thing that differs, and how.
fn one_change(ui: &mut Ui, shared: &Shared, module: &'static dyn Module, (name, value): &mut Change) {
    let about = module.about();
    let said = |name: &str| match name {
        SEATS => shared.say(&texts::seats_of_all()),
        BOTS => shared.say(&texts::bots_of_all()),
        name => about.options.iter().find(|row| row.name == name).map_or_else(String::new, |row| shared.say(&row.title())),
    };
    let width = ui.available_width() - 12.0;
    let before = name.clone();
    let combo = ComboBox::from_id_salt("what").width(width).truncate().selected_text(said(name)).show_ui(ui, |ui| {
        for other in about.options.iter().map(|row| row.name).chain([SEATS, BOTS]) {
            lines::value(ui, name, other.to_owned(), said(other));
        }
    });
    combo.response.accessible_name(shared.say(&texts::changes()));
    let row = about.options.iter().find(|row| row.name == name);
    if *name != before {
        *value = match row {
            Some(row) => other_value(row),
            None if name == SEATS => about.seats.start().to_string(),
            None => "random".to_owned(),
        };
    }
    let values = values(row, name, about.seats);
    let told = |value: &str| match row {
        Some(row) => shared.say(&value_name(row, value)),
        None if name == BOTS => bot_name(shared, value),
        None => value.to_owned(),
    };
    let combo = ComboBox::from_id_salt("value").width(width).truncate().selected_text(told(value)).show_ui(ui, |ui| {
        for other in values {
            let says = told(&other);
            lines::value(ui, value, other, says);
        }
    });
    combo.response.accessible_name(shared.say(&texts::value()));
}

/// What it may be.
fn values(row: Option<&OptionRow>, name: &str, seats: std::ops::RangeInclusive<u8>) -> Vec<String> {
    match row.map(|row| (row, row.numbers())) {
        Some((_, Some(numbers))) => numbers.map(|n| n.to_string()).collect(),
        Some((row, None)) => row.values.iter().map(|&value| value.to_owned()).collect(),
        None if name == SEATS => seats.map(|n| n.to_string()).collect(),
        None => clade_bots::NAMES.iter().map(|&bot| bot.to_owned()).collect(),
    }
}
