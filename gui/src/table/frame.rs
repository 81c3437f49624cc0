//! One frame of the table: its parts are shown one after the other, and what was done to them is carried out.

use super::layout::Roots;
use super::nodes::{self, Done, Marks};
use super::page::TablePage;
use super::refused::Refused;
use super::table_view::TableView;
use super::tools::Tooled;
use super::{advice, curtain, digits, layout, meant, menu, pick, prompt, stops, zoom};
use crate::intent::Intent;
use crate::keys::parts::{self, Part};
use crate::keys::ring;
use crate::sound::Sound;
use clade_engine::scene::Shape;
use egui::{CentralPanel, Frame, Panel, Ui};

/// How wide a table beside something else must be to have players and log at its side.
const WITH_EDGE: f32 = 900.0;
/// A window that is lower, at the usual size of text, has no room for a hand without cards.
const LOW: f32 = 700.0;

impl TablePage {
    /// Shows the table.
    pub(crate) fn show(&mut self, ui: &mut Ui, view: &TableView, wants: &mut Vec<Intent>) {
        // A click that closes a list is not meant for what lies below it.
        let lists = egui::Popup::is_any_open(ui.ctx());
        let is_new = self.pick.follow(view.version, view.seen.labels.len());
        if is_new {
            self.asked.renew(ui, view);
            self.bar.renew();
            self.refused = Refused::default(); // it was said of another question
        }
        // What a lesson tells in between is read before the next answer is given.
        if view.course.is_some_and(|(_, session)| session.waits_for_reader()) {
            self.carry.forget();
        }
        if is_new && let Some(action) = self.carry.follow(&mut self.pick, view.seen) {
            self.choose(view, action, wants);
        }
        if is_new && let Some(action) = self.takes(view) {
            self.choose(view, action, wants);
        }
        if let Some(seat) = view.curtain {
            return curtain::show(ui, view, seat, wants);
        }
        if is_new {
            stops::renew(ui);
            digits::renew(ui);
        }
        stops::go(ui, &view.shared.prefs);
        let time = ui.input(|input| input.time);
        self.stage.begin(view, &self.motion, time);
        self.sound_turn(view);
        if self.motion.begin(view.version, time, view.shared.prefs.animation) {
            ui.ctx().request_repaint();
        }
        if ui.input(|input| input.pointer.any_pressed()) {
            self.motion.skip();
            self.stage.skip();
        }
        let roots = Roots::of(&view.seen.scene, view.templates[0]);
        let mut used = Vec::new();
        let mut heights = [0.0; 3];
        // Another size of text is another panel: none stays as wide as large text made it.
        let edge = egui::Id::unique(("edge", (view.shared.prefs.text * 100.0) as u32));
        // Beside a review or What if… in a small window the table needs that room more: cards could not be read.
        let has_edge = view.closes.is_none() || ui.available_width() >= WITH_EDGE * view.shared.prefs.text;
        let wide = || egui::containers::panel::PanelState::load(ui.ctx(), edge).map(|panel| panel.outer_rect.width());
        let beside = has_edge.then(wide).flatten().unwrap_or(0.0);
        Panel::top("prompt").show(ui, |ui| {
            ui.add_space(4.0);
            let first = self.half.as_ref().map_or(&[][..], |half| &half.uses);
            self.answers.follow(view, &self.pick, first, &digits::in_sight(ui), (self.listed, is_new));
            used = parts::part(ui, Part::Head, |ui| prompt::show(ui, view, &self.pick, &mut self.answers, &mut self.bar, beside));
            ui.add_space(4.0);
            heights[0] = ui.min_rect().height();
        });
        let mut all = Vec::new();
        let (pick, hot, meant) = (self.pick.clone(), std::mem::take(&mut self.hot), meant::meant(view));
        let carry = std::mem::take(&mut self.carry);
        let hint = view.hint.map(|hint| hint.index);
        let keyed = self.answers.keyed(&view.seen.texts);
        let marks = Marks {
            pick: &pick,
            hot: &hot,
            meant: &meant,
            hint,
            pointed: view.pointed,
            taught: view.taught(),
            keyed: &keyed,
            carried: carry.shown(ui),
            by_lower_half: carry.is_by_lower_half(),
            half: self.half.as_ref().map(|half| half.is_lower),
            means: carry.means(),
        };
        if has_edge {
            let panel = Panel::right(edge).resizable(true).default_size(300.0 * view.shared.prefs.text.min(1.4)).size_range(240.0..=560.0);
            panel.show(ui, |ui| all.push(parts::part(ui, Part::Side, |ui| self.edge(ui, view, &roots, marks, wants))));
        }
        // Where cards are in hand only now and then, they lie over the table, which does not make room for them each time.
        let lasts = layout::is_lasting(&view.seen.scene, &roots.hands);
        // In a low window the table of a game that is only looked at takes the room of an empty hand.
        let is_low = view.replay && ui.ctx().content_rect().height() < LOW * view.shared.prefs.text;
        let is_empty = || roots.hands.iter().all(|&hand| view.seen.scene.children(hand).next().is_none());
        if lasts && !(is_low && is_empty()) {
            Panel::bottom("hand").show(ui, |ui| {
                let room = ui.available_width();
                all.push(self.hand.show(ui, view, &roots, marks, &mut self.motion, room));
                heights[1] = ui.min_rect().height();
            });
        }
        Panel::bottom("tools").show(ui, |ui| {
            let (listed, rules, ending, closed_advice) = (&mut self.listed, &mut self.rules, &mut self.ending, &mut self.closed_advice);
            let table = Tooled { plane: &mut self.plane, pick: &self.pick, listed, rules, ending, closed_advice };
            parts::part(ui, Part::Tools, |ui| ui.horizontal_wrapped(|ui| self.tools.show(ui, view, table, wants)));
            heights[2] = ui.min_rect().height();
        });
        if self.heights != heights {
            self.heights = heights;
            ui.ctx().request_discard("a panel is as high as it was before, not as it must be");
        }
        let mut plane = egui::Rect::NOTHING;
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            plane = ui.max_rect();
            all.push(self.plane.show(ui, view, &roots, marks, &mut self.motion));
        });
        if !lasts && !roots.hands.is_empty() {
            all.push(self.hand_over(ui, view, &roots, marks, plane));
        }
        // Nothing flies over the page that says how it ended.
        if self.ending.is_shown(view) {
            self.stage.skip();
        }
        self.stage.show(ui, view, &self.motion, plane);
        let under = all.iter().flat_map(|done| &done.under).filter_map(|&at| view.seen.scene.nodes.get(usize::from(at)));
        carry.tell(ui, view, &under.collect::<Vec<_>>());
        self.refused.show(ui, view, plane);
        let pressed = ui.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
        // A click on a window over the table is meant for that.
        // What asks for a click takes it, too: the line above the table.
        let on_button = |at: egui::Pos2| self.bar.goes_on.is_some_and(|button| button.contains(at));
        let is_on_line = |at: egui::Pos2| view.waits_for_click && at.y < plane.top() && plane.x_range().contains(at.x) && !on_button(at);
        let is_meant = |at: egui::Pos2| (plane.contains(at) || is_on_line(at)) && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
        if pressed.is_some_and(is_meant) && !view.replay && view.seen.labels.is_empty() {
            wants.push(Intent::Skip);
        }
        self.windows(ui, view, (plane, beside), &all, wants);
        self.carry = carry;
        // While a thing is dragged, what it may go to is lit instead.
        if self.carry.shown(ui).is_some() {
            menu::close(ui);
        } else {
            let let_go = self.carry.let_go_at(&self.pick.open(view.seen));
            let chosen = menu::show(ui, view, &self.pick, &mut self.answers, &self.motion, let_go, plane.right());
            chosen.into_iter().for_each(|action| self.choose(view, action, wants));
        }
        self.keys(ui, view, &mut used, wants);
        self.do_drag(ui, view, &all, wants);
        let is_hasty = self.asked.is_hasty_there(ui);
        for done in all.iter().filter(|done| !lists && (done.only_looks || !is_hasty)) {
            self.do_click(ui, view, done, wants);
        }
        for used in used {
            if !self.asked.is_hasty(ui, view, used) {
                self.use_bar(view, used, wants);
            }
        }
        self.note_uses(view);
        keep_one_answer(wants);
        stops::end(ui);
        digits::end(ui, &self.answers.free(&view.seen.texts));
    }

    /// The cards in hand over the table.
    fn hand_over(&mut self, ui: &Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, plane: egui::Rect) -> Done {
        let area = egui::Area::new(egui::Id::unique("hand")).order(egui::Order::Middle).pivot(egui::Align2::LEFT_BOTTOM);
        let shown = area.fixed_pos(plane.left_bottom()).show(ui.ctx(), |ui| {
            let frame =
                Frame::new().fill(view.shared.theme.panel.fill).stroke(egui::Stroke::new(1.5, view.shared.theme.lit)).inner_margin(4.0);
            let inside = frame.show(ui, |ui| {
                // As wide as the cards, however narrow the table was a moment ago.
                ui.set_min_width(self.hand.width().min(plane.width() - 12.0));
                ui.set_max_width(plane.width() - 12.0);
                // Over the table they take no more room than they must.
                self.hand.show(ui, view, roots, marks, &mut self.motion, 0.0)
            });
            inside.inner
        });
        prompt::comes_first(ui, view, shown.response.layer_id);
        shown.inner
    }

    /// The windows over the table: how it ended, the rules, advice over what is `beside` it, this wide, and what is looked at closely.
    fn windows(&mut self, ui: &mut Ui, view: &TableView, (plane, beside): (egui::Rect, f32), all: &[Done], wants: &mut Vec<Intent>) {
        self.ending.show(ui, view, plane, wants);
        if let Some(book) = view.rules {
            self.rules.show_at_table(ui, view.shared, book, view.whole_rules);
        }
        if let Some(hint) = self.open_advice(view)
            && !advice::show(ui, view, hint, beside, self.log_top)
        {
            self.closed_advice = Some(hint.clone());
        }
        self.peek(ui, view, all);
        self.closer = self.closer.take().filter(|id| zoom::show(ui, view, id, &mut self.explains));
    }

    /// The uses of a card that was clicked and has several, for which there is no place yet.
    fn note_uses(&mut self, view: &TableView) {
        let nodes = &view.seen.scene.nodes;
        let is_card = self.pick.last().and_then(|id| nodes.iter().find(|node| node.id == id)).is_some_and(|node| node.shape == Shape::Card);
        self.uses = if is_card { pick::nameless(&self.pick, view.seen) } else { Vec::new() };
        // Clicked by one half it goes where that one goes, or becomes what neither of them is.
        self.half.take_if(|_| !is_card);
        if let Some(half) = &self.half {
            self.uses.retain(|one| !half.others.contains(one));
        }
    }

    /// A person is asked after others have acted, or the game has ended: that is heard.
    fn sound_turn(&mut self, view: &TableView) {
        let now = (!view.seen.labels.is_empty(), !view.standings.is_empty());
        let before = std::mem::replace(&mut self.asks, now);
        if now.1 && !before.1 {
            view.shared.sound(Sound::End);
        } else if now.0 && !before.0 && view.looks_back.is_none() {
            view.shared.sound(Sound::Turn);
            // What was looked at closely while others played must not lie over one's own question.
            self.closer = None;
        }
    }

    /// While Shift is held, the card at which the pointer was last is shown large, or the one that has the focus of the keys.
    fn peek(&mut self, ui: &Ui, view: &TableView, all: &[Done]) {
        if !ui.input(|input| input.modifiers.shift_only()) || self.closer.is_some() {
            self.peeked = None;
            return;
        }
        // Not below the card that is shown.
        let is_free = |at: &egui::Pos2| ui.ctx().layer_id_at(*at).is_none_or(|layer| layer.id != zoom::window());
        let is_at = ui.input(|input| input.pointer.hover_pos()).is_some_and(|at| is_free(&at));
        let under = all.iter().flat_map(|done| &done.under).filter_map(|&at| view.seen.scene.nodes.get(usize::from(at)));
        let is_card = |node: &&clade_engine::scene::Node| !view.cards_of(node).is_empty() || nodes::opens(node);
        let pointed = || under.filter(|_| is_at).rfind(is_card);
        let focused = || all.iter().filter_map(|done| view.seen.scene.nodes.get(usize::from(done.hovered?))).rfind(is_card);
        let card = if ring::are_used(ui) == Some(true) && self.peeked.is_none() { focused() } else { pointed() };
        if let Some(card) = card {
            self.peeked = Some(card.id.clone());
        }
        if let Some(id) = &self.peeked {
            zoom::show(ui, view, id, &mut self.explains);
        }
    }
}

/// One question has one answer: a key and a click in the same frame must not answer the next question, too.
pub(super) fn keep_one_answer(wants: &mut Vec<Intent>) {
    let mut answered = false;
    wants.retain(|want| !matches!(want, Intent::Answer { .. }) || !std::mem::replace(&mut answered, true));
}
