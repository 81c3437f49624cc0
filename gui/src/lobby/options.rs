//! The options of a game: every rule that groups play differently, with what it means.

use crate::lines;
use crate::lobby::draft::{At, Draft};
use crate::lobby::faults::faults;
use crate::page::{self, section};
use crate::shared::Shared;
use crate::texts::codex::from_mod;
use crate::texts::lobby as texts;
use crate::theme::strong;
use clade_engine::{OptionKind, OptionRow};
use clade_host::{experiment_sign, value_name};
use clade_mods::ModOption;
use egui::{CollapsingHeader, ComboBox, Frame, Margin, RichText, Slider, Ui, pos2};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// How many values are shown side by side; more open as a list.
const SIDE_BY_SIDE: usize = 4;

/// Shows all options.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    let of_mods = draft.mod_options();
    if draft.about.options.is_empty() && draft.options.is_empty() && of_mods.is_empty() {
        return;
    }
    section(ui, shared, &texts::rules());
    presets(ui, shared, draft);
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(ui.spacing().interact_size.y);
        let preset = draft.preset();
        if draft.options.is_empty() {
            page::about(ui, shared, &texts::all_usual());
        } else {
            // What is offered as a whole is no oddity.
            let (told, color) = match preset {
                Some(preset) => (texts::as_preset(preset.title()), shared.theme.mat.ink),
                None => (texts::changed_count(draft.options.len()), shared.theme.lit),
            };
            ui.label(RichText::new(shared.say(&told)).color(color));
            if ui.button(shared.say(&texts::all_back())).clicked() {
                draft.options.clear();
                draft.judge();
            }
        }
    });
    of_kind(ui, shared, draft, OptionKind::Variant);
    for (of_mod, option) in &of_mods {
        ui.push_id((of_mod, &option.name), |ui| option_of_mod(ui, shared, draft, of_mod, option));
    }
    for name in draft.unknown_options() {
        ui.push_id(&name, |ui| unknown(ui, shared, draft, &name));
    }
    folded(ui, shared, draft, OptionKind::Ruling);
    folded(ui, shared, draft, OptionKind::Experiment);
}

/// Options that go together, to be chosen at once.
fn presets(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    if draft.about.presets.is_empty() {
        return;
    }
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x *= 2.0;
        if ui.radio(draft.is_as_printed(), shared.say(&texts::as_printed())).clicked() {
            chosen = Some(BTreeMap::new());
        }
        for preset in draft.about.presets {
            let radio = ui.radio(draft.is_preset(preset), shared.say(&preset.title()));
            if radio.on_hover_text(shared.say(&preset.explanation())).clicked() {
                chosen = Some(preset.chosen());
            }
        }
    });
    if let Some(options) = chosen {
        draft.choose_all(options);
    }
    let chosen = draft.preset();
    // As high as the longest of them: nothing moves when another one is chosen.
    let font = egui::TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let height = |text: String| ui.fonts_mut(|fonts| fonts.layout(text, font.clone(), shared.theme.faint, width).size().y);
    let most = draft.about.presets.iter().map(|preset| height(shared.say(&preset.explanation()))).fold(0.0, f32::max);
    ui.allocate_ui(egui::vec2(width, most), |ui| {
        ui.set_min_size(egui::vec2(width, most));
        if let Some(preset) = chosen {
            page::about(ui, shared, &preset.explanation());
        }
    });
}

/// The options that are for this.
fn of_kind(ui: &mut Ui, shared: &Shared, draft: &mut Draft, kind: OptionKind) {
    for row in draft.about.options.iter().filter(|row| row.kind == kind) {
        ui.push_id(row.name, |ui| option(ui, shared, draft, row));
    }
}

/// The same behind a heading that says how many there are and how many of them differ; closed until somebody looks.
fn folded(ui: &mut Ui, shared: &Shared, draft: &mut Draft, kind: OptionKind) {
    let rows = || draft.about.options.iter().filter(|row| row.kind == kind);
    let (all, changed) = (rows().count(), rows().filter(|row| draft.options.contains_key(row.name)).count());
    if all == 0 {
        return;
    }
    let is_wrong = rows().any(|row| !draft.faults(&At::Option(row.name.to_owned()), shared).is_empty());
    let title = if kind == OptionKind::Ruling { texts::rulings(all, changed) } else { texts::experiments(all, changed) };
    let help = if kind == OptionKind::Ruling { texts::rulings_help() } else { texts::experiments_help() };
    let color = if changed > 0 { shared.theme.lit } else { shared.theme.mat.ink };
    let title = RichText::new(shared.say(&title)).font(strong(16.0 * shared.prefs.text)).color(color);
    let fold = CollapsingHeader::new(title).id_salt(("options", kind as u8)).open(is_wrong.then_some(true));
    fold.show_unindented(ui, |ui| {
        page::about(ui, shared, &help);
        of_kind(ui, shared, draft, kind);
    });
    ui.add_space(4.0);
}

fn option(ui: &mut Ui, shared: &Shared, draft: &mut Draft, row: &'static OptionRow) {
    let changed = draft.value(row) != row.default_value();
    // A change that one chose oneself stands out, not one of a preset.
    let mark = if draft.preset().is_some() { shared.theme.faint } else { shared.theme.lit };
    let edge = if changed { mark } else { shared.theme.mat.edge };
    let frame = Frame::new().inner_margin(Margin::same(10)).corner_radius(8).fill(shared.theme.panel.fill).stroke((1.0, edge));
    frame.show(ui, |ui| {
        ui.take_available_width();
        // As high before it is changed as after: nothing runs from under the pointer.
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(ui.spacing().interact_size.y);
            ui.label(RichText::new(shared.say(&row.title())).font(strong(16.0 * shared.prefs.text)));
            if let Some(sign) = experiment_sign(row) {
                ui.label(RichText::new(shared.say(&sign)).color(shared.theme.faint));
            }
            if changed {
                ui.label(RichText::new(shared.say(&texts::changed())).color(mark).strong());
                let usual = texts::back_to(value_name(row, row.default_value()));
                let name = shared.say(&texts::back_of(row.title()));
                if ui.button(shared.say(&usual)).accessible_name(name).clicked() {
                    chosen = Some(row.default_value().to_owned());
                }
            }
        });
        ui.label(shared.say(&row.explanation()));
        ui.horizontal_wrapped(|ui| {
            let value = draft.value(row).to_owned();
            chosen = chosen.take().or(values(ui, shared, row, &value));
        });
        if let Some(value) = chosen {
            draft.choose(row, &value);
        }
        faults(ui, shared, draft, &At::Option(row.name.to_owned()));
    });
    ui.add_space(4.0);
}

/// The values of an option; another one, if it was chosen.
pub(crate) fn values(ui: &mut Ui, shared: &Shared, row: &OptionRow, value: &str) -> Option<String> {
    match row.numbers() {
        Some(numbers) => number(ui, shared, row, numbers, value),
        None if row.values.len() > SIDE_BY_SIDE => list(ui, shared, row, value),
        None => radio(ui, shared, row, value),
    }
}

fn radio(ui: &mut Ui, shared: &Shared, row: &OptionRow, value: &str) -> Option<String> {
    let mut chosen = None;
    // A name stands nearer to its own circle than to the next one.
    ui.spacing_mut().item_spacing.x *= 2.0;
    for &other in row.values {
        let name = shared.say(&texts::option_value(row.title(), value_name(row, other)));
        if ui.radio(other == value, shared.say(&value_name(row, other))).accessible_name(name).clicked() {
            chosen = Some(other.to_owned());
        }
    }
    chosen
}

fn list(ui: &mut Ui, shared: &Shared, row: &OptionRow, value: &str) -> Option<String> {
    let mut chosen = None;
    let combo = ComboBox::from_id_salt("value").width(ui.available_width().min(320.0)).selected_text(shared.say(&value_name(row, value)));
    let shown = combo.show_ui(ui, |ui| {
        for &other in row.values {
            if lines::line(ui, other == value, shared.say(&value_name(row, other))).clicked() {
                chosen = Some(other.to_owned());
            }
        }
    });
    shown.response.accessible_name(shared.say(&row.title()));
    chosen
}

fn number(ui: &mut Ui, shared: &Shared, row: &OptionRow, numbers: RangeInclusive<i32>, value: &str) -> Option<String> {
    let (low, high) = (*numbers.start(), *numbers.end());
    let usual: i32 = row.default_value().parse().unwrap_or(low);
    let mut number: i32 = value.parse().unwrap_or(usual);
    let slider = ui.add(Slider::new(&mut number, numbers.clone()).show_value(false)).accessible_name(shared.say(&row.title()));
    // A notch at the usual value.
    let handle = slider.rect.height() / 2.5;
    let rail = slider.rect.x_range().shrink(handle);
    let part = (usual - low) as f32 / (high - low).max(1) as f32;
    let x = egui::lerp(rail, part);
    let notch = [pos2(x, slider.rect.bottom() - 2.0), pos2(x, slider.rect.bottom() + 4.0)];
    ui.painter().line_segment(notch, (2.0, shared.theme.faint));
    let typed = ui.add(egui::DragValue::new(&mut number).range(numbers));
    let typed = typed.accessible_name(shared.say(&texts::option_number(row.title())));
    ui.label(RichText::new(shared.say(&texts::usual(usual))).color(shared.theme.faint));
    (slider.changed() || typed.changed()).then(|| number.to_string())
}

/// An option that a mod adds.
fn option_of_mod(ui: &mut Ui, shared: &Shared, draft: &mut Draft, of_mod: &str, option: &ModOption) {
    const PLAIN: OptionRow = OptionRow { name: "", values: &[], help: "", kind: OptionKind::Variant };
    let language = &shared.prefs.language;
    let name = option.full_name(of_mod);
    let value = option.value(of_mod, &draft.options).to_owned();
    let title = option.title.as_ref().map_or_else(|| option.name.clone(), |title| title.said(language).to_owned());
    let edge = if draft.options.contains_key(&name) { shared.theme.lit } else { shared.theme.mat.edge };
    let frame = Frame::new().inner_margin(Margin::same(10)).corner_radius(8).fill(shared.theme.panel.fill).stroke((1.0, edge));
    frame.show(ui, |ui| {
        ui.take_available_width();
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&title).font(strong(16.0 * shared.prefs.text)));
            page::about(ui, shared, &from_mod(of_mod.to_owned()));
        });
        if let Some(about) = &option.about {
            ui.label(about.said(language));
        }
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x *= 2.0;
            for other in &option.values {
                let says = shared.say(&value_name(&PLAIN, other));
                if ui.radio(*other == value, &says).accessible_name(format!("{title}: {says}")).clicked() {
                    chosen = Some(other.clone());
                }
            }
        });
        if let Some(chosen) = chosen {
            draft.choose_for_mod(of_mod, option, &chosen);
        }
        faults(ui, shared, draft, &At::Option(name));
    });
    ui.add_space(4.0);
}

/// An option that was remembered, and that the game no longer has.
fn unknown(ui: &mut Ui, shared: &Shared, draft: &mut Draft, name: &str) {
    ui.label(name);
    faults(ui, shared, draft, &At::Option(name.to_owned()));
    if ui.button(shared.say(&texts::forget_option(name.to_owned()))).clicked() {
        draft.options.remove(name);
        draft.judge();
    }
}
