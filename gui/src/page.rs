//! What pages are made of: areas that scroll, headings, fields to type in, so that all pages look alike.

use crate::shared::Shared;
use crate::texts::lobby as texts;
use crate::theme::strong;
use clade_engine::Msg;
use egui::{Align2, Frame, Id, Label, Margin, Modal, ProgressBar, RichText, ScrollArea, TextEdit, Ui, WidgetText};

/// Room for the scroll bar beside what is scrolled.
const BAR: i8 = 16;

/// Shows something that may be higher than the page. The bar lies beside it, never over it.
pub(crate) fn scroll<R>(ui: &mut Ui, things: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = Margin { right: BAR, ..Margin::ZERO };
    ScrollArea::vertical().auto_shrink(false).content_margin(margin).show(ui, things).inner
}

/// What stands over a page and must be answered or closed first.
pub(crate) fn dialog(ui: &Ui, name: &str) -> Modal {
    Modal::new(Id::unique(name)).frame(Frame::popup(ui.style()).inner_margin(Margin::same(20)))
}

/// The frame of what stands on a page.
pub(crate) fn margin() -> Frame {
    Frame::new().inner_margin(Margin { left: 20, right: 4, top: 12, bottom: 12 })
}

/// A page of text: lines are never too long to read comfortably.
pub(crate) fn column(ui: &mut Ui, shared: &Shared, things: impl FnOnce(&mut Ui)) {
    egui::CentralPanel::no_frame().frame(margin()).show(ui, |ui| {
        scroll(ui, |ui| {
            ui.set_max_width((760.0 * shared.prefs.text).min(ui.available_width()));
            things(ui);
        });
    });
}

/// The heading of a part of a page.
pub(crate) fn section(ui: &mut Ui, shared: &Shared, title: &Msg) {
    section_of(ui, shared, &shared.say(title));
}

/// The same in words that are already translated.
pub(crate) fn section_of(ui: &mut Ui, shared: &Shared, title: &str) {
    ui.add_space(14.0);
    ui.label(RichText::new(title).font(strong(18.0 * shared.prefs.text)));
}

/// A sentence about what follows or stands before.
pub(crate) fn about(ui: &mut Ui, shared: &Shared, says: &Msg) {
    ui.label(RichText::new(shared.say(says)).color(shared.theme.faint));
}

/// Lua, as it is indented; a long line is looked at by scrolling.
pub(crate) fn code(ui: &mut Ui, id: impl std::hash::Hash + std::fmt::Debug, text: impl Into<WidgetText>) {
    ScrollArea::horizontal().id_salt(id).show(ui, |ui| ui.add(Label::new(text).extend()));
}

/// A field for one line, with a hint of what belongs there.
pub(crate) fn field<'t>(text: &'t mut String, hint: String, width: f32) -> TextEdit<'t> {
    TextEdit::singleline(text).hint_text(hint).desired_width(width).align(Align2::LEFT_CENTER)
}

/// Something that is wrong: the sign says what the colour says.
pub(crate) fn fault(ui: &mut Ui, shared: &Shared, says: String) {
    ui.label(RichText::new(shared.say(&texts::fault(says))).color(shared.theme.alarm));
}

/// How far long work has come. The numbers stand beside the bar: no ink can be read on both of its colours.
pub(crate) fn progress(ui: &mut Ui, (done, all): (u64, u64)) {
    ui.horizontal(|ui| {
        ui.label(format!("{done}/{all}"));
        ui.add(ProgressBar::new(done as f32 / all.max(1) as f32));
    });
}

/// A number with the decimal sign of the language.
pub(crate) fn decimal(language: &str, number: &str) -> String {
    if language == "en" { number.to_owned() } else { number.replace('.', ",") }
}
