//! What pages are made of: areas that scroll, headings, fields to type in, so that all pages look alike.

use crate::keys::{self, ring};
use crate::shared::Shared;
use crate::texts::lobby as texts;
use crate::theme::strong;
use clade_engine::Msg;
use egui::{Align2, Frame, Id, Key, Label, Margin, Modal, ProgressBar, Rect, RichText, ScrollArea, TextEdit, Ui, WidgetText, vec2};

/// Room for the scroll bar beside what is scrolled.
const BAR: i8 = 16;

/// Further than any page is high.
const ALL: f32 = 1e6;

/// Shows something that may be higher than the page. The bar lies beside it, never over it.
pub(crate) fn scroll<R>(ui: &mut Ui, things: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = Margin { right: BAR, ..Margin::ZERO };
    let shown = ScrollArea::vertical().auto_shrink(false).content_margin(margin).show(ui, |ui| {
        let shown = things(ui);
        follow_focus(ui);
        shown
    });
    shown.inner
}

/// What is new is shown from its top, wherever the one before was left.
pub(crate) fn from_top(area: ScrollArea, is_new: &mut bool) -> ScrollArea {
    if std::mem::take(is_new) { area.vertical_scroll_offset(0.0) } else { area }
}

/// Brings into sight what the keys' focus has come to, or what has it when everything changes its size, or the page is laid out in another
/// width. Called at the end of what is scrolled.
fn follow_focus(ui: &mut Ui) {
    let now = (ui.memory(|memory| memory.focused()), ui.ctx().pixels_per_point());
    let (seen, width) = (ui.scope_id().with("the focus that was followed"), ui.clip_rect().width());
    let (before, was) = ui.data_mut(|data| data.get_temp(seen).unwrap_or((now, width)));
    ui.data_mut(|data| data.insert_temp(seen, (now, width)));
    let is_moved = now != before || width != was && ring::are_used(ui) == Some(true);
    let moved = now.0.filter(|_| is_moved).and_then(|focused| ui.ctx().read_response(focused));
    // What is seen beside it or below it is not in it.
    let clip = ui.clip_rect();
    let is_elsewhere = |seen: Rect| seen.is_positive() && !clip.intersects(seen);
    let own = moved.filter(|response| response.layer_id == ui.layer_id() && !is_elsewhere(response.interact_rect));
    if let Some(at) = own.map(|response| response.rect)
        && ui.min_rect().x_range().contains(at.center().x)
    {
        ui.scroll_to_rect(at.expand2(vec2(0.0, 12.0)), None);
    }
}

/// Page Up, Page Down, Home and End go through what is scrolled, and the arrows, where they do nothing else. Called at its end.
pub(crate) fn scroll_by_keys(ui: &Ui, with_arrows: bool) {
    if ui.ctx().text_edit_focused() || !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        return;
    }
    keys::scrolls(ui);
    let (page, line) = (ui.clip_rect().height() * 0.9, if with_arrows { 40.0 } else { 0.0 });
    let ways =
        [(Key::PageDown, -page), (Key::PageUp, page), (Key::End, -ALL), (Key::Home, ALL), (Key::ArrowDown, -line), (Key::ArrowUp, line)];
    let by: f32 = ui.input(|input| ways.into_iter().filter(|(key, _)| input.key_pressed(*key)).map(|(_, by)| by).sum());
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
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
            scroll_by_keys(ui, false);
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    const HEIGHT: f32 = 200.0;

    fn page() -> Harness<'static> {
        Harness::builder().with_size([300.0, HEIGHT]).build_ui(|ui| {
            scroll(ui, |ui| {
                (0..40).for_each(|n| drop(ui.button(format!("Button {n}"))));
                scroll_by_keys(ui, false);
            });
        })
    }

    fn is_in_sight(harness: &Harness<'_>, name: &str) -> bool {
        harness.query_by_label(name).is_some_and(|button| button.rect().min.y >= 0.0 && button.rect().max.y <= HEIGHT)
    }

    #[test]
    fn a_page_follows_the_focus_of_the_keys() {
        let mut harness = page();
        harness.run();
        for n in 0..30 {
            harness.key_press(Key::Tab);
            harness.run();
            assert!(is_in_sight(&harness, &format!("Button {n}")), "{n}");
        }
    }

    /// What has the focus is in sight, too, when a panel that opens beside the page lays it out anew.
    #[test]
    fn a_page_that_gets_narrow_keeps_the_focus_in_sight() {
        let mut harness = Harness::builder().with_size([600.0, HEIGHT]).build_ui(|ui| {
            ring::listen(ui);
            scroll(ui, |ui| ui.horizontal_wrapped(|ui| (0..40).for_each(|n| drop(ui.button(format!("Button {n}"))))));
        });
        harness.run();
        (0..20).for_each(|_| {
            harness.key_press(Key::Tab);
            harness.run();
        });
        harness.set_size(vec2(150.0, HEIGHT));
        harness.run();
        assert!(is_in_sight(&harness, "Button 19"));
    }

    /// Below what is scrolled stands a button: who goes there moves nothing.
    #[test]
    fn a_page_follows_nothing_that_is_not_in_it() {
        let mut harness = Harness::builder().with_size([300.0, HEIGHT]).build_ui(|ui| {
            egui::Panel::bottom("foot").show(ui, |ui| drop(ui.button("Done")));
            egui::CentralPanel::no_frame().show(ui, |ui| scroll(ui, |ui| (0..40).for_each(|n| drop(ui.button(format!("Button {n}"))))));
        });
        harness.run();
        let top = |harness: &Harness<'_>| harness.get_by_label("Button 1").rect().top();
        let before = top(&harness);
        harness.get_by_label("Button 1").focus();
        harness.run();
        harness.get_by_label("Done").focus();
        harness.run();
        assert_eq!(top(&harness), before);
    }

    #[test]
    fn keys_go_through_a_page() {
        let mut harness = page();
        harness.run();
        let mut press = |key, name: &str| {
            harness.key_press(key);
            harness.run();
            assert!(is_in_sight(&harness, name), "{key:?}, {name}");
        };
        press(Key::End, "Button 39");
        press(Key::Home, "Button 0");
        press(Key::PageDown, "Button 8");
    }
}
