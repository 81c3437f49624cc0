//! What the viewer has to say: messages and errors. They appear over the page until they are read, and in a list after that.

use crate::page;
use crate::shared::Shared;
use crate::texts::app as texts;
use clade_engine::Msg;
use egui::{Align2, Area, Frame, Id, Margin, Order, RichText, Role, ScrollArea, Stroke, Ui, WidgetInfo};

/// How many seconds a message that is not an error stays over the page.
const STAYS: f64 = 8.0;
/// How many are kept.
const KEPT: usize = 100;

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// What happened.
    pub(crate) says: Said,
    /// Whether something went wrong.
    pub(crate) error: bool,
    /// Whether only the person now at the screen may read it.
    pub(crate) secret: bool,
}

/// Words, or what can be said in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// A message, translated again when the language changes.
    Msg(Msg),
    /// Words as they are: what another part of the program said.
    Words(String),
}

impl Notice {
    /// Something that is good to know.
    pub(crate) fn info(msg: Msg) -> Self {
        Self { says: Said::Msg(msg), error: false, secret: false }
    }

    /// Something that went wrong, in words.
    pub(crate) fn failure(words: String) -> Self {
        Self { says: Said::Words(words), error: true, secret: false }
    }

    /// What only the person now at the screen may read, in words.
    pub(crate) fn secret(words: String) -> Self {
        Self { says: Said::Words(words), error: false, secret: true }
    }

    fn text(&self, shared: &Shared) -> String {
        match &self.says {
            Said::Msg(msg) => shared.say(msg),
            Said::Words(words) => words.clone(),
        }
    }
}

/// All that was told.
#[derive(Default)]
pub(crate) struct Notices {
    told: Vec<Told>,
    listed: bool,
    /// Whether the list was not shown yet: it begins at its top.
    is_new: bool,
}

struct Told {
    notice: Notice,
    number: u64,
    since: Option<f64>,
    standing: bool,
}

impl Notices {
    /// Tells something.
    pub(crate) fn tell(&mut self, notice: Notice) {
        self.tell_for_now(notice);
    }

    /// Tells what may be true no more later. Gives the number under which it can be closed then.
    pub(crate) fn tell_for_now(&mut self, notice: Notice) -> u64 {
        let number = self.told.last().map_or(0, |told| told.number + 1);
        self.told.push(Told { notice, number, since: None, standing: true });
        let too_many = self.told.len().saturating_sub(KEPT);
        self.told.drain(..too_many);
        number
    }

    /// What was told under this number is true no more: it stands in the list, but not over the page.
    pub(crate) fn close(&mut self, number: u64) {
        self.told.iter_mut().filter(|told| told.number == number).for_each(|told| told.standing = false);
    }

    /// Opens the list of all messages.
    pub(crate) fn open(&mut self) {
        (self.listed, self.is_new) = (true, true);
    }

    /// Somebody else takes over the screen.
    pub(crate) fn forget_secrets(&mut self) {
        self.told.retain(|told| !told.notice.secret);
    }

    /// How many errors nobody has closed yet.
    pub(crate) fn errors(&self) -> usize {
        self.told.iter().filter(|told| told.standing && told.notice.error).count()
    }

    /// Shows what stands over the page, and the list if it is open.
    pub(crate) fn show(&mut self, ui: &Ui, shared: &Shared) {
        self.stand(ui, shared);
        if self.listed {
            self.list(ui, shared);
        }
    }

    fn stand(&mut self, ui: &Ui, shared: &Shared) {
        let now = ui.input(|input| input.time);
        for told in self.told.iter_mut().filter(|told| told.standing && !told.notice.error) {
            let since = *told.since.get_or_insert(now);
            told.standing = now < since + STAYS;
            if told.standing {
                ui.ctx().request_repaint_after_secs((since + STAYS - now) as f32);
            } else {
                ui.ctx().request_repaint(); // the others move to where it was
            }
        }
        if self.told.iter().all(|told| !told.standing) {
            return;
        }
        let room = ui.ctx().content_rect().shrink(24.0);
        // As wide as the edge beside a table, whose cards must be seen; what went wrong needs more words.
        let usual = if self.told.iter().any(|told| told.standing && told.notice.error) { 420.0 } else { 290.0 };
        let width = (usual * shared.prefs.text).min(room.width());
        let area = Area::new(Id::unique("notices")).order(Order::Foreground).anchor(Align2::RIGHT_BOTTOM, [-16.0, -16.0]);
        area.constrain_to(room).show(ui.ctx(), |ui| {
            ui.set_max_width(width);
            let most = room.height() * 0.6;
            ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
                for told in self.told.iter_mut().filter(|told| told.standing) {
                    ui.push_id(told.number, |ui| told.standing = !card(ui, shared, &told.notice, true));
                }
            });
        });
    }

    fn list(&mut self, ui: &Ui, shared: &Shared) {
        let shown = page::dialog(ui, "messages").show(ui.ctx(), |ui| {
            let room = ui.ctx().content_rect().size();
            ui.set_width((520.0 * shared.prefs.text).min(room.x - 80.0));
            ui.heading(shared.say(&texts::messages()));
            ui.add_space(8.0);
            page::from_top(ScrollArea::vertical().max_height(room.y - 220.0 * shared.prefs.text), &mut self.is_new).show(ui, |ui| {
                if self.told.is_empty() {
                    ui.label(shared.say(&texts::no_messages()));
                }
                for told in self.told.iter().rev() {
                    ui.push_id(told.number, |ui| card(ui, shared, &told.notice, false));
                }
                page::scroll_by_keys(ui, true);
            });
            ui.add_space(8.0);
            ui.button(shared.say(&texts::close())).clicked()
        });
        if shown.inner || shown.should_close() {
            self.listed = false;
            // Whoever has read the list has read what stood over the page.
            self.told.iter_mut().for_each(|told| told.standing = false);
        }
    }
}

/// One message; `true` if it was closed.
fn card(ui: &mut Ui, shared: &Shared, notice: &Notice, closable: bool) -> bool {
    let theme = &shared.theme;
    let edge = if notice.error { Stroke::new(2.0, theme.alarm) } else { Stroke::new(1.0, theme.panel.edge) };
    let frame = Frame::new().fill(theme.panel.fill).stroke(edge).corner_radius(8).inner_margin(Margin::same(12));
    let shown = frame.show(ui, |ui| {
        ui.take_available_width();
        // The word says what the colour says.
        let (word, color) = if notice.error { (texts::error(), theme.alarm) } else { (texts::note(), theme.faint) };
        let mut closed = false;
        ui.horizontal(|ui| {
            ui.label(RichText::new(shared.say(&word)).strong().color(color));
            if closable {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                    closed = ui.button(shared.say(&texts::close())).clicked();
                });
            }
        });
        ui.label(RichText::new(notice.text(shared)).color(theme.panel.ink));
        closed
    });
    let text = notice.text(shared);
    shown.response.widget_info(|| WidgetInfo { label: Some(text.clone()), ..WidgetInfo::new(Role::Alert) });
    ui.add_space(6.0);
    shown.inner
}
