//! The bar that says who does what now and why, with the answers that no thing on the table stands for.

use super::answers::{self, Answers};
use super::pick::Pick;
use super::round;
use super::table_view::{TableView, Thinks};
use crate::game::Hint;
use crate::keys::parts::{self, Part};
use crate::prefs::{Doubt, Speed};
use crate::texts::{settings, table as texts};
use clade_engine::{Actor, Seat};
use egui::{Align, FontId, Id, Layout, Order, Rect, RichText, ScrollArea, TextStyle, Ui, vec2};

/// A long question is set smaller down to this share of the usual size, and then in two lines; what is longer still is cut, and unfolded by
/// a click.
const LEAST: f32 = 0.75;

/// So much less than its room a cut question takes: what unfolds it stays in the line.
const SLACK: f32 = 12.0;

/// Where letters of some sizes are rounded, the content is as high as its room all the same.
const HAIR: f32 = 1.0;

/// In less room than this nothing of a hint can be read.
const LEAST_HINT: f32 = 120.0;

/// So much of the window a list of answers takes at most.
const MOST: f32 = 0.5;

/// The bar between frames.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Bar {
    /// How high its content was in the last frame.
    height: f32,
    /// Whether all of a long question is wanted.
    is_unfolded: bool,
    /// Where the button lies that goes on, if there is one.
    pub(crate) goes_on: Option<Rect>,
}

impl Bar {
    /// The next question is folded again.
    pub(crate) fn renew(&mut self) {
        self.is_unfolded = false;
    }
}

/// What the bar was used for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Used {
    /// An answer.
    Choose(u16),
    /// The answer that waits is confirmed.
    Confirm(u16),
    /// One step back in choosing.
    Back,
    /// Back to the question before.
    Undo,
    /// The rules of the phase that is on, or of this one by its node.
    Rules(Option<u16>),
    /// On from where the game waits for a click.
    GoOn,
    /// Back to now.
    Now,
    /// Play on from what is looked at.
    Branch,
    /// Do not ask for confirmation any more because of this.
    NeverAsk(Doubt),
}

/// Shows the bar: the title with the round, the question, the answers. It is as high as two lines and one of answers, so that the table
/// below it stays where it is, and the answers, too; for answers that need another line, and for a question that is unfolded, the table
/// makes room. Very many answers lie over the table, but not over what is `beside` it, this wide.
pub(crate) fn show(ui: &mut Ui, view: &TableView, pick: &Pick, open: &mut Answers, bar: &mut Bar, beside: f32) -> Vec<Used> {
    let row = ui.fonts_mut(|fonts| fonts.row_height(&font(view))).max(ui.spacing().interact_size.y);
    // The round stays seen, and the menu beside it, however long the question is.
    let mut told = Vec::new();
    let free = vec2(ui.available_width() - crate::app::bar::room(ui), row);
    ui.allocate_ui_with_layout(free, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(row);
        round::show(ui, view, &mut told);
    });
    // Nobody is asked in a saved game: there is no line of answers.
    // Whole points, as everything that is laid out.
    let usual = (row + ui.spacing().item_spacing.y + if view.replay { 0.0 } else { line(ui) }).ceil();
    let (space, width) = (ui.cursor().min, ui.available_width());
    let (is_short, mut is_unfolded, mut goes_on) = (bar.height <= usual + HAIR, bar.is_unfolded, None);
    let lies_over = !is_short && (bar.is_unfolded || open.lie_over());
    let mut content = |ui: &mut Ui| {
        let mut used = std::mem::take(&mut told);
        head(ui, view, &mut is_unfolded);
        // The answers stand at the lower edge, however high the question is.
        let lower = space.y + row + ui.spacing().item_spacing.y;
        if (!view.seen.labels.is_empty() || view.waits_for_click) && ui.cursor().min.y < lower && is_short {
            ui.add_space(lower - ui.cursor().min.y);
        }
        goes_on = None;
        used.extend(match view.looks_back {
            Some(step) => looking(ui, view, step),
            None if view.waits_for_click && !view.replay => waiting(ui, view, &mut goes_on),
            None => answering(ui, view, pick, open),
        });
        (used, ui.min_rect().height())
    };
    let (used, height) = if !lies_over {
        // What turns out to be longer takes no more room, not even until it is laid out anew.
        let room = Rect::from_min_size(space, vec2(width, bar.height.max(usual)));
        let shown = content(&mut ui.new_child(egui::UiBuilder::new().max_rect(room)));
        ui.advance_cursor_after_rect(room);
        shown
    } else if bar.is_unfolded {
        ui.vertical(&mut content).inner
    } else {
        // The same room, to the point: the table does not move.
        ui.advance_cursor_after_rect(Rect::from_min_size(space, vec2(width, usual)));
        let frame = egui::Frame::new().fill(view.shared.theme.panel.fill).inner_margin(4.0).stroke(ui.visuals().window_stroke);
        // Over the table, not over who plays.
        let width = width - beside;
        let area = egui::Area::new(Id::unique("long question")).fixed_pos(space - vec2(4.0, 4.0)).constrain(false).order(Order::Middle);
        let shown = area.show(ui, |ui| {
            ui.set_width(width);
            let inside = frame.show(ui, |ui| {
                ui.set_width(width);
                parts::part(ui, Part::Head, |ui| ui.vertical(|ui| content(ui)).inner)
            });
            inside.inner
        });
        comes_first(ui, view, shown.response.layer_id);
        shown.inner
    };
    (bar.is_unfolded, bar.goes_on) = (is_unfolded, goes_on);
    if bar.height != height {
        bar.height = height;
        ui.ctx().request_discard("the question is as high as it was before, not as it must be");
    }
    used
}

/// What lies over the table and is needed for an answer lies over the panel of food, too.
pub(super) fn comes_first(ui: &Ui, view: &TableView, layer: egui::LayerId) {
    if view.shared.prefs.food {
        ui.ctx().move_to_top(layer);
    }
}

/// The font of what is asked.
fn font(view: &TableView) -> FontId {
    crate::theme::title(17.0 * view.shared.prefs.text)
}

/// The same, smaller where a long question fits into its line only so.
fn fitting(ui: &Ui, view: &TableView, question: &str) -> FontId {
    let font = font(view);
    let wide = ui.painter().layout_no_wrap(question.to_owned(), font.clone(), egui::Color32::PLACEHOLDER).size().x;
    let share = ((ui.available_width() - 4.0) / wide).clamp(LEAST, 1.0);
    FontId { size: if share < 1.0 { (font.size * share).floor() } else { font.size }, ..font }
}

/// Shows the question in one line, in two small ones in the room of that, or in as many as it takes if it is unfolded.
fn question(ui: &mut Ui, view: &TableView, question: &str, color: Option<egui::Color32>, is_unfolded: &mut bool) -> egui::Response {
    let font = fitting(ui, view, question);
    let text = RichText::new(question).font(font.clone());
    let text = match color {
        Some(color) => text.color(color),
        None => text,
    };
    let wide = ui.painter().layout_no_wrap(question.to_owned(), font.clone(), egui::Color32::PLACEHOLDER).size().x;
    let room = ui.available_size_before_wrap().x;
    if wide <= room {
        return ui.label(text);
    }
    let (high, between) = (ui.spacing().interact_size.y, ui.spacing().item_spacing.y);
    let color = color.unwrap_or(ui.visuals().text_color());
    let lines = ui.painter().layout(question.to_owned(), font, color, room);
    if lines.rows.len() == 2 && lines.size().y <= high + between {
        // As high as one, so that nothing below it moves.
        let (rect, asked) = ui.allocate_exact_size(vec2(room, high), egui::Sense::hover());
        ui.painter().galley(egui::pos2(rect.left(), rect.center().y - lines.size().y / 2.0), lines, color);
        asked.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, question));
        return asked;
    }
    let says = view.shared.say(&if *is_unfolded { texts::fold_question() } else { texts::unfold_question() });
    let asked = if *is_unfolded {
        ui.label(text)
    } else {
        let size = vec2(room - answers::width(ui, &says) - SLACK, ui.spacing().interact_size.y);
        ui.allocate_ui(size, |ui| ui.add(egui::Label::new(text).truncate().sense(egui::Sense::click()))).inner
    };
    // Small, so that the line is no higher by it.
    if ui.add(egui::Button::new(says).small()).clicked() || asked.clicked() {
        *is_unfolded = !*is_unfolded;
    }
    asked
}

/// Whether whoever is asked can go back to the question before.
pub(super) fn goes_back(view: &TableView, pick: &Pick) -> bool {
    let can = view.undo.is_some_and(|undo| undo.is_last && !undo.needs_consent);
    can && !pick.is_begun() && !view.is_lesson() && !view.replay && view.looks_back.is_none() && !view.seen.labels.is_empty()
}

/// The height of a line of answers.
fn line(ui: &Ui) -> f32 {
    let button = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    (button + 2.0).max(ui.spacing().interact_size.y).ceil()
}

/// What is asked.
fn head(ui: &mut Ui, view: &TableView, is_unfolded: &mut bool) {
    let theme = &view.shared.theme;
    let told = view.say(&view.seen.prompt);
    let decides = decides(view);
    let free = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(free, Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        if let Some(name) = asked_by_name(view) {
            ui.label(RichText::new(name).font(font(view)).color(theme.lit));
        }
        // Nothing can be chosen before it was read what for.
        let reads = view.course.filter(|(_, session)| session.waits_for_reader()).map(|_| view.shared.say(&texts::read_first()));
        // Nobody decides anything until whoever looks goes on.
        let stops = view.waits_for_click && view.shared.prefs.speed != Speed::StepByStep;
        let killed = stops.then(|| super::loss::told(view));
        let said = killed.as_ref().or(reads.as_ref()).or(decides.as_ref()).unwrap_or(&told);
        let asked = question(ui, view, said, stops.then_some(theme.alarm), is_unfolded);
        if decides.is_some() {
            asked.on_hover_text(told);
        }
        // Beside a loss it is not said who thinks: the line has no room for both.
        if let Some(thinks) = view.thinking.filter(|_| !stops) {
            let name = |seat: Seat| view.people.get(usize::from(seat.0)).map(|person| person.name.clone()).unwrap_or_default();
            ui.spinner();
            ui.label(view.shared.say(&match thinks {
                Thinks::Answer(seat) => texts::thinks(name(seat)),
                Thinks::Hint => texts::seeks_hint(),
            }));
        }
        if view.paused {
            ui.label(RichText::new(view.shared.say(&texts::paused())).color(theme.alarm));
        }
    });
}

/// What whoever is asked calls themselves, where people have names.
fn asked_by_name<'a>(view: &'a TableView) -> Option<&'a str> {
    let Actor::Seat(seat) = view.seen.turn.actor else { return None };
    let person = view.people.get(usize::from(seat.0)).filter(|person| !person.is_bot && !view.seen.labels.is_empty())?;
    (person.name != view.shared.say(&crate::texts::lobby::person()) && !view.replay && !view.is_lesson()).then_some(&person.name)
}

/// Who decides, if it is none of those who look: the question is meant for somebody else, and would call them "you".
fn decides(view: &TableView) -> Option<String> {
    let Actor::Seat(seat) = view.seen.turn.actor else { return None };
    let is_elsewhere = !view.replay && view.seen.labels.is_empty() && view.looks_back.is_none();
    let person = view.people.get(usize::from(seat.0)).filter(|_| is_elsewhere)?;
    let sides = view.sides.iter().filter(|(of, name)| *of == seat && super::players::is_asked(view, seat, name));
    let sides: Vec<String> = sides.map(|(_, name)| view.say(name)).collect();
    let sides = sides.join(", ");
    Some(view.shared.say(&if view.is_lesson() { texts::acts(sides) } else { texts::decides(sides, person.name.clone()) }))
}

/// That the game waits, and how it goes on.
fn waiting(ui: &mut Ui, view: &TableView, at: &mut Option<Rect>) -> Vec<Used> {
    let says = view.shared.say(&texts::continues());
    let size = vec2(answers::width(ui, &says) + 2.0 * SLACK, line(ui));
    // At the right edge: an answer will come to the left one.
    let button = Rect::from_min_size(egui::pos2(ui.max_rect().right() - size.x, ui.cursor().top()), size);
    // By a name of its own: an answer that comes in its place must not have its focus.
    let shown =
        ui.push_id("go on", |ui| ui.place(button, egui::Button::new(RichText::new(says).strong()).wrap_mode(egui::TextWrapMode::Extend)));
    let shown = shown.inner;
    ui.advance_cursor_after_rect(button);
    *at = Some(shown.rect);
    if shown.clicked() { vec![Used::GoOn] } else { Vec::new() }
}

/// That this is not now, and how to go on.
fn looking(ui: &mut Ui, view: &TableView, step: usize) -> Vec<Used> {
    let mut used = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(line(ui));
        ui.label(RichText::new(view.shared.say(&texts::looking(step, view.steps))).strong().color(view.shared.theme.alarm));
        // A lesson goes only one way.
        let branch = (!view.is_lesson()).then_some((texts::branch(), Used::Branch));
        for (says, what) in [(texts::now(), Used::Now)].into_iter().chain(branch) {
            if ui.button(view.shared.say(&says)).clicked() {
                used.push(what);
            }
        }
    });
    used
}

/// The answers that no thing on the table means, or the one that waits.
fn answering(ui: &mut Ui, view: &TableView, pick: &Pick, open: &mut Answers) -> Vec<Used> {
    if !matches!(view.seen.turn.actor, Actor::Seat(_)) || view.seen.labels.is_empty() {
        return Vec::new();
    }
    let (mut used, theme) = (Vec::new(), &view.shared.theme);
    if let Some(armed) = pick.armed() {
        let what = view.seen.labels.get(usize::from(armed)).map(|label| view.say(label)).unwrap_or_default();
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(line(ui));
            let doubt = pick.doubt();
            let asks = if doubt == Some(Doubt::Final) { texts::confirm_what(what) } else { texts::really(what) };
            // The buttons stay in the line: the pointer tells what is cut.
            let buttons = [texts::confirm(), texts::back()].into_iter().chain(doubt.map(|_| texts::never_ask()));
            let buttons: f32 = buttons.map(|says| answers::width(ui, &view.shared.say(&says)) + SLACK).sum();
            let (asks, room) = (RichText::new(view.shared.say(&asks)).color(theme.lit), ui.available_width() - buttons);
            let wide = ui.painter().layout_no_wrap(asks.text().to_owned(), TextStyle::Body.resolve(ui.style()), theme.lit).size().x;
            ui.add_sized(vec2(wide.min(room), line(ui)), egui::Label::new(asks).truncate());
            if ui.button(RichText::new(view.shared.say(&texts::confirm())).strong()).clicked() {
                used.push(Used::Confirm(armed));
            }
            if ui.button(view.shared.say(&texts::back())).clicked() {
                used.push(Used::Back);
            }
            let Some(doubt) = doubt else { return };
            let setting = match doubt {
                Doubt::Final => settings::confirm(),
                Doubt::Idle => settings::confirm_idle(),
            };
            let help = view.shared.say(&texts::never_ask_help(setting));
            if ui.button(view.shared.say(&texts::never_ask())).on_hover_text(help).clicked() {
                used.extend([Used::NeverAsk(doubt), Used::Confirm(armed)]);
            }
        });
        return used;
    }
    // Who has just answered the question before this one can go back to it, unless somebody else was concerned.
    let back = view.undo.filter(|_| goes_back(view, pick));
    if view.seen.labels.is_empty() {
        return used;
    }
    let hint = view.hint.filter(|_| !view.is_lesson()).map(|Hint { label, .. }| view.shared.say(&texts::hint_is(view.say(label))));
    let going_back = view.shared.say(&texts::take_back());
    let behind = back.map_or(0.0, |_| answers::width(ui, &going_back));
    let mut is_long = false;
    // Always at the right edge: never where one has just clicked.
    if let Some(back) = back {
        let size = vec2(answers::width(ui, &going_back), line(ui));
        let at = Rect::from_min_size(egui::pos2(ui.max_rect().right() - size.x, ui.cursor().top()), size);
        let button = ui.place(at, egui::Button::new(&going_back).wrap_mode(egui::TextWrapMode::Extend));
        if button.on_hover_text(view.say(&back.label)).clicked() {
            used.push(Used::Undo);
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(line(ui));
        if pick.is_begun() {
            ui.label(RichText::new(view.shared.say(&texts::choose_part())).color(theme.lit));
            if ui.button(view.shared.say(&texts::back())).clicked() {
                used.push(Used::Back);
            }
        }
        is_long = open.show_line(ui, view, behind, &mut used);
        // A hint has the room that the answers leave: none of them makes way for it.
        let room = ui.available_size_before_wrap().x - behind;
        if let Some(hint) = hint.filter(|_| room > LEAST_HINT) {
            let wide = answers::width(ui, &hint).min(room);
            let says = egui::Label::new(RichText::new(&hint).color(theme.focus)).truncate();
            ui.add_sized(vec2(wide, line(ui)), says).on_hover_text(hint);
        }
    });
    if is_long {
        ScrollArea::vertical()
            .max_height(ui.ctx().content_rect().height() * MOST)
            .show(ui, |ui| ui.horizontal_wrapped(|ui| open.show_all(ui, view, &mut used)));
    }
    used
}
