//! The table: the page on which a game is played.

mod advice;
mod answers;
mod asked;
mod beyond;
mod carry;
mod curtain;
mod digits;
mod easel;
mod explained;
pub(crate) mod ghost;
mod half;
mod hand;
mod layout;
mod log;
mod loss;
mod meant;
mod menu;
pub(crate) mod miniature;
mod motion;
mod news;
mod nodes;
mod over;
mod paint;
mod pick;
mod plane;
mod players;
mod prompt;
mod refused;
mod round;
mod seldom;
mod stage;
mod stops;
pub(crate) mod table_view;
mod tell;
mod tools;
mod viewport;
mod zoom;

use crate::game::Hint;
use crate::intent::Intent;
use crate::keys::parts::{self, Part};
use crate::keys::{self, Command, ring};
use crate::rules::RulesPanel;
use crate::sound::Sound;
pub(crate) use advice::arrow;
use answers::Answers;
use asked::Asked;
use carry::Carry;
use clade_engine::scene::{Node, Shape};
use egui::{CentralPanel, Frame, Panel, Ui};
use half::Half;
use hand::Hand;
use layout::Roots;
use log::LogPanel;
pub(crate) use loss::is_loss;
use motion::Motion;
use nodes::{Done, Marks};
use over::Ending;
use pick::Pick;
use plane::Plane;
use players::Edge;
use prompt::Used;
use refused::Refused;
use stage::Stage;
use table_view::TableView;
pub(crate) use tell::refused;
use tools::{Tooled, Tools, turn_food};

/// The table page between frames.
#[derive(Default)]
pub(crate) struct TablePage {
    pick: Pick,
    carry: Carry,
    motion: Motion,
    stage: Stage,
    rules: RulesPanel,
    ending: Ending,
    edge: Edge,
    log: LogPanel,
    plane: Plane,
    hand: Hand,
    tools: Tools,
    /// How high the panels above and below the table are.
    heights: [f32; 3],
    /// What is asked.
    bar: prompt::Bar,
    /// The answers that are buttons.
    answers: Answers,
    /// Whether somebody at the screen was asked, and whether the game was over, in the last frame.
    asks: (bool, bool),
    /// The open question: since when it is shown, and where the pointer was then.
    asked: Asked,
    /// Whether the log is hidden.
    has_no_log: bool,
    /// Whether all answers are listed.
    listed: bool,
    /// Where the log begins, over which a hint lies.
    log_top: f32,
    /// The advice that is not shown any more, also after a look back.
    closed_advice: Option<Hint>,
    /// After how many answers an action was taken last without being asked.
    taken: Option<usize>,
    /// The uses of the card that was clicked, as answers.
    uses: Vec<u16>,
    /// The half by which it was clicked, if it has two.
    half: Option<Half>,
    /// What is being looked at closely, by id.
    closer: Option<String>,
    /// What is being looked at closely while Shift is held, by id.
    peeked: Option<String>,
    /// The cards on it that are explained, by id.
    explains: Vec<String>,
    /// Things that are named where the pointer is.
    hot: Vec<String>,
    /// Why what was dropped goes back.
    refused: Refused,
}

impl TablePage {
    /// Shows the table.
    pub(crate) fn show(&mut self, ui: &mut Ui, view: &TableView, wants: &mut Vec<Intent>) {
        // A click that closes a list is not meant for what lies below it.
        let lists = egui::Popup::is_any_open(ui.ctx());
        let is_new = self.pick.follow(view.version, view.seen.labels.len());
        if is_new {
            self.asked.renew(ui, view);
            self.bar.renew();
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
        let beside = egui::containers::panel::PanelState::load(ui.ctx(), edge).map_or(0.0, |panel| panel.outer_rect.width());
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
        Panel::right(edge).resizable(true).default_size(300.0 * view.shared.prefs.text.min(1.4)).size_range(240.0..=560.0).show(ui, |ui| {
            all.push(parts::part(ui, Part::Side, |ui| self.edge(ui, view, &roots, marks, wants)));
        });
        // Where cards are in hand only now and then, they lie over the table, which does not make room for them each time.
        let lasts = layout::is_lasting(&view.seen.scene, &roots.hands);
        if lasts {
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
            let area = egui::Area::new(egui::Id::unique("hand")).order(egui::Order::Middle).pivot(egui::Align2::LEFT_BOTTOM);
            let shown = area.fixed_pos(plane.left_bottom()).show(ui.ctx(), |ui| {
                let frame =
                    Frame::new().fill(view.shared.theme.panel.fill).stroke(egui::Stroke::new(1.5, view.shared.theme.lit)).inner_margin(4.0);
                frame.show(ui, |ui| {
                    // As wide as the cards, however narrow the table was a moment ago.
                    ui.set_min_width(self.hand.width().min(plane.width() - 12.0));
                    ui.set_max_width(plane.width() - 12.0);
                    // Over the table they take no more room than they must.
                    all.push(self.hand.show(ui, view, &roots, marks, &mut self.motion, 0.0));
                });
            });
            prompt::comes_first(ui, view, shown.response.layer_id);
        }
        self.stage.show(ui, view, &self.motion, plane);
        let under = all.iter().flat_map(|done| &done.under).filter_map(|&at| view.seen.scene.nodes.get(usize::from(at)));
        carry.tell(ui, view, &under.collect::<Vec<_>>());
        self.refused.show(ui, view);
        let pressed = ui.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
        // A click on a window over the table is meant for that.
        // What asks for a click takes it, too: the line above the table.
        let on_button = |at: egui::Pos2| self.bar.goes_on.is_some_and(|button| button.contains(at));
        let is_on_line = |at: egui::Pos2| view.waits_for_click && at.y < plane.top() && plane.x_range().contains(at.x) && !on_button(at);
        let is_meant = |at: egui::Pos2| (plane.contains(at) || is_on_line(at)) && ui.ctx().layer_id_at(at) == Some(ui.layer_id());
        if pressed.is_some_and(is_meant) && !view.replay && view.seen.labels.is_empty() {
            wants.push(Intent::Skip);
        }
        self.ending.show(ui, view, plane, wants);
        if let Some(book) = view.rules {
            self.rules.show_at_table(ui, view.shared, book, view.whole_rules);
        }
        if let Some(hint) = self.open_advice(view)
            && !advice::show(ui, view, hint, beside, self.log_top)
        {
            self.closed_advice = Some(hint.clone());
        }
        self.peek(ui, view, &all);
        self.closer = self.closer.take().filter(|id| zoom::show(ui, view, id, &mut self.explains));
        self.carry = carry;
        // While a thing is dragged, what it may go to is lit instead.
        if self.carry.shown(ui).is_some() {
            menu::close(ui);
        } else if let Some(action) =
            menu::show(ui, view, &self.pick, &mut self.answers, &self.motion, self.carry.let_go_at(&self.pick.open(view.seen)))
        {
            self.choose(view, action, wants);
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
        // A card that was clicked and has several uses, for which there is no place yet.
        let nodes = &view.seen.scene.nodes;
        let is_card = self.pick.last().and_then(|id| nodes.iter().find(|node| node.id == id)).is_some_and(|node| node.shape == Shape::Card);
        self.uses = if is_card { pick::nameless(&self.pick, view.seen) } else { Vec::new() };
        // Clicked by one half it goes where that one goes, or becomes what neither of them is.
        self.half.take_if(|_| !is_card);
        if let Some(half) = &self.half {
            self.uses.retain(|one| !half.others.contains(one));
        }
        keep_one_answer(wants);
        stops::end(ui);
        digits::end(ui, &self.answers.free(&view.seen.texts));
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

    /// What a click on a thing does: choose it or what it lies on, otherwise show it up close.
    fn do_click(&mut self, ui: &Ui, view: &TableView, done: &Done, wants: &mut Vec<Intent>) {
        let nodes = &view.seen.scene.nodes;
        let Some(node) = done.clicked.and_then(|at| nodes.get(usize::from(at))) else { return };
        if done.plays
            && let Some(only) = self.pick.only(node, view.seen)
        {
            return self.choose(view, only, wants);
        }
        if !done.only_looks && self.pick.is_other_card(node, view.seen) {
            self.pick.back();
        }
        // A second click on what was chosen takes it back, unless it came so quickly that both are one. It never plays.
        if self.pick.last() == Some(&node.id) && !done.only_looks {
            let half = Half::of(view, node, done.by_lower_half);
            if half.is_some() && half != self.half {
                self.half = half; // the other half of the same card
            } else if !done.is_twice {
                self.pick.back();
            }
            return;
        }
        // A trait on an animal means the animal; a card on somebody's panel does not mean the person, nor an animal the land below it.
        let is_on_land = |below: &Node| node.shape == Shape::Card && below.is_land();
        let below = node.parent.and_then(|parent| nodes.get(usize::from(parent)));
        let below = below.filter(|below| !nodes::holds_only(below) && !is_on_land(below));
        let is_aim = |thing: &Node| self.pick.last().is_some() && view.aims.contains(&thing.id);
        let meant = [Some(node), below].into_iter().flatten().find(|&thing| self.pick.lights(thing) || is_aim(thing));
        if let Some(meant) = meant.filter(|_| !done.only_looks) {
            if !self.pick.lights(meant) {
                // What was clicked before goes there, as if it had been dropped on it.
                let (uses, on) = (self.uses.clone(), vec![meant.id.clone()]);
                let by = self.half.as_ref().map_or(&[][..], |half| &half.uses);
                self.carry.aimed(&uses, by, &on, ui.input(|input| input.pointer.latest_pos()), view.seen.step);
                wants.push(Intent::Drop { uses, on });
            } else if let Some(action) = self.pick.click(meant, view.seen) {
                self.choose(view, action, wants);
            } else {
                // By the keys no half is meant.
                self.half = Half::of(view, meant, done.by_lower_half).filter(|_| !done.plays && keys::ring::are_used(ui) != Some(true));
            }
        } else if self.refused.was_told_of(&node.id)
            && let Some((book, section)) = view.rules.zip(view.section_against(node)).filter(|_| !done.only_looks)
        {
            // A second click: the rules say more.
            self.rules.open_at(book, &section);
        } else if let Some(refusal) =
            node.barred.first().and_then(|&at| view.seen.refusals.get(usize::from(at))).filter(|_| !done.only_looks)
        {
            self.refused.tell_of(&node.id, tell::refused(view.words, view.shared, Some(refusal)));
        } else if done.opens {
            self.closer = Some(node.id.clone());
            self.explains.clear();
        }
    }

    /// A thing is taken, carried and dropped.
    fn do_drag(&mut self, ui: &Ui, view: &TableView, all: &[Done], wants: &mut Vec<Intent>) {
        let nodes = &view.seen.scene.nodes;
        let node = |at: Option<u16>| at.and_then(|at| nodes.get(usize::from(at)));
        let from = ui.input(|input| input.pointer.press_origin());
        let taken = all.iter().find_map(|done| Some((node(done.taken)?, done.by_lower_half))).filter(|_| self.carry.shown(ui).is_none());
        if let (Some((taken, is_lower)), Some(from)) = (taken, from) {
            self.carry.take(taken, &mut self.pick, view.seen, from);
            // Where it is not played as this trait the halves mean nothing.
            if let Some(half) = Half::of(view, taken, is_lower) {
                self.carry.by_half(half);
            }
            self.closer = None;
        }
        if !ui.input(|input| input.pointer.any_down()) {
            let over: Vec<_> = all.iter().flat_map(|done| &done.under).filter_map(|&at| node(Some(at))).collect();
            let carried = self.carry.shown(ui).map(|(id, _)| id.to_owned());
            if carried.is_some() {
                carry::lets_go(ui);
            }
            let half = self.carry.half().cloned();
            let dropped = self.carry.drop(&over, view.aims, &mut self.pick, view.seen);
            // Let go over itself it was clicked by this half.
            if carried.is_some() && carried.as_deref() == self.pick.last() {
                self.half = half;
            }
            match dropped {
                Some(action) => {
                    self.stage.was_carried();
                    self.choose(view, action, wants);
                }
                None if carried.is_some() => {
                    self.carry.let_go(ui.input(|input| input.pointer.latest_pos()));
                    match self.carry.asks_for() {
                        Some((uses, on)) => wants.push(Intent::Drop { uses: uses.to_vec(), on: on.to_vec() }),
                        None if self.pick.armed().is_none() => self.refuse_drop(view, &over, carried.as_deref()),
                        None => {}
                    }
                }
                None => {}
            }
        }
    }

    /// What was dropped goes back: why is told, unless it lies again where it was.
    fn refuse_drop(&mut self, view: &TableView, over: &[&Node], carried: Option<&str>) {
        let nodes = &view.seen.scene.nodes;
        let origin = nodes.iter().find(|node| Some(&*node.id) == carried);
        let parent = origin.and_then(|node| nodes.get(usize::from(node.parent?)));
        if over.iter().any(|node| Some(&*node.id) == carried || parent.is_some_and(|parent| parent.id == node.id)) {
            return;
        }
        let barred = over.iter().rev().filter(|node| node.actions.is_empty()).flat_map(|node| &node.barred);
        let refusals: Vec<_> = barred.filter_map(|&at| view.seen.refusals.get(usize::from(at))).collect();
        // Of several the one that is about this thing, if things like it are told of at all.
        let is_of = |refusal: &clade_engine::face::Refusal| origin.is_some_and(|origin| refusal.label.mentions(&origin.name));
        let is_told_of = view.seen.labels.iter().any(|label| origin.is_some_and(|origin| label.mentions(&origin.name)));
        let own = refusals.iter().find(|refusal| is_of(refusal)).copied();
        let refusal = own.or_else(|| refusals.first().copied().filter(|_| !is_told_of));
        if refusal.is_some() || !over.is_empty() {
            self.refused.tell(tell::refused(view.words, view.shared, refusal));
        }
    }

    /// The card that was dropped goes back: why is told there.
    pub(crate) fn refuse(&mut self, told: String) {
        self.pick.back();
        self.refused.tell(told);
    }

    /// The answer to a question whether an action is taken or skipped, where nobody wants to be asked: once, so that it can be taken back.
    fn takes(&mut self, view: &TableView) -> Option<u16> {
        let asks = matches!(&view.seen.texts[..], [_, other] if other == "skip") && !view.is_lesson() && !view.replay;
        let is_own = view.looks_back.is_none() && view.undo.is_some_and(|undo| undo.is_last);
        let takes = view.shared.prefs.takes && asks && is_own && self.taken.is_none_or(|before| before < view.seen.step);
        takes.then(|| {
            self.taken = Some(view.seen.step);
            0
        })
    }

    /// An answer is chosen; a second time, it is sure.
    fn choose(&mut self, view: &TableView, action: u16, wants: &mut Vec<Intent>) {
        if view.looks_back.is_none() {
            self.carry.chosen(action);
            self.log.go_to_newest();
            wants.push(Intent::Answer { index: u32::from(action), sure: self.pick.armed() == Some(action) });
        }
    }

    /// Where the table itself lies, without what is asked and the tools.
    pub(crate) fn area(&self) -> egui::Rect {
        self.plane.viewport.window()
    }

    /// How high the table is.
    #[cfg(test)]
    pub(crate) fn height(&self) -> f32 {
        self.area().height()
    }

    /// What was clicked last, by id.
    #[cfg(test)]
    pub(crate) fn chosen(&self) -> Option<&str> {
        self.pick.last()
    }

    /// The uses of the card that is dragged, or of what was clicked, as answers.
    pub(crate) fn carries(&self) -> &[u16] {
        let dragged = self.carry.uses();
        if dragged.is_empty() { &self.uses } else { dragged }
    }

    /// Of the uses of what was dropped only these fit where it was. Gives the one that is meant, if that is known; if not, it is asked.
    pub(crate) fn narrow(&mut self, uses: &[u16]) -> Option<u16> {
        self.pick.narrow(uses);
        self.carry.narrow(uses)
    }

    /// The cards that are looked at closely and are to be explained, by id.
    pub(crate) fn explains(&self) -> &[String] {
        if self.closer.is_some() { &self.explains } else { &[] }
    }

    /// What happened is told anew: under other cards, something else may have.
    pub(crate) fn forget_log(&mut self) {
        self.log = LogPanel::default();
    }

    /// An answer waits to be confirmed: its player cannot undo it alone.
    pub(crate) fn arm(&mut self, action: u32) {
        self.pick.arm(action as u16);
    }

    fn use_bar(&mut self, view: &TableView, used: Used, wants: &mut Vec<Intent>) {
        match used {
            Used::Choose(action) => self.choose(view, action, wants),
            Used::Confirm(action) => wants.push(Intent::Answer { index: u32::from(action), sure: true }),
            Used::Back => drop(self.pick.back()),
            Used::GoOn => wants.push(Intent::Skip),
            Used::Undo => wants.push(Intent::Undo { agreed: false }),
            Used::Rules(phase) => {
                if let Some(book) = view.rules {
                    let phase = phase.and_then(|at| view.seen.scene.nodes.get(usize::from(at))).map(|node| vec![view.say(&node.name)]);
                    self.rules.open_titled(book, &phase.unwrap_or_else(|| view.phases()));
                }
            }
            Used::Now => {
                self.log.release();
                self.log.go_to_newest();
                wants.push(Intent::Look(None));
            }
            Used::Branch => wants.push(Intent::Branch),
            Used::NeverAsk => {
                let prefs = crate::prefs::Preferences { confirm: false, ..view.shared.prefs.clone() };
                wants.push(Intent::Prefer(Box::new(prefs)));
            }
        }
    }

    /// The sides, and what happened. If the table shows everything that belongs to the sides, the log gets the room.
    fn edge(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, wants: &mut Vec<Intent>) -> Done {
        if let Some((course, session)) = view.course {
            course.show(ui, view.shared, session, wants);
        }
        let (height, mut done) = (ui.available_height(), Done::default());
        let mut log = |ui: &mut Ui| {
            self.log_top = ui.cursor().top();
            ui.horizontal(|ui| {
                ui.strong(view.shared.say(&crate::texts::table::log()));
                if !view.replay && self.log.is_scrolled_up() && ui.small_button(view.shared.say(&crate::texts::table::newest())).clicked() {
                    self.log.go_to_newest();
                }
            });
            let found = self.log.show(ui, view, wants);
            if let Some(card) = found.card.and_then(|at| view.cards.get(at)) {
                zoom::note(ui, view, card);
            }
            self.hot = found.named;
        };
        let has_log = !self.has_no_log && view.course.is_none();
        if has_log && !roots.edge.is_empty() {
            let heights = log_heights(height, view.sides.len(), layout::are_slight(&view.seen.scene, &roots.edge));
            // Each kind of table has its own: panels of numbers leave more to the log.
            let panel = Panel::bottom(egui::Id::unique(("log", heights[1].is_finite(), view.sides.len())));
            if heights[1].is_finite() {
                panel.resizable(false).exact_size(heights[1]).show(ui, &mut log);
            } else {
                panel.resizable(true).default_size(heights[0]).show(ui, &mut log);
            }
        }
        let mut sides = |ui: &mut Ui| done = players::show(ui, view, roots, &mut self.edge, marks, &mut self.motion);
        if has_log && roots.edge.is_empty() {
            sides(ui);
            ui.separator();
            log(ui);
        } else {
            egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, sides);
        }
        done
    }

    /// The advice that is shown: about the open question, so not while somebody looks back.
    fn open_advice<'v>(&self, view: &TableView<'v>) -> Option<&'v Hint> {
        view.hint.filter(|hint| !hint.answers.is_empty() && view.looks_back.is_none() && self.closed_advice.as_ref() != Some(*hint))
    }

    /// Whether advice was shown; it is not any more.
    fn close_advice(&mut self, view: &TableView) -> bool {
        let shown = self.open_advice(view).cloned();
        let is_shown = shown.is_some();
        self.closed_advice = shown.or(self.closed_advice.take());
        is_shown
    }

    /// The keys of the table; what is lit is reached by Tab and arrows and taken by Enter, as everywhere.
    fn keys(&mut self, ui: &Ui, view: &TableView, used: &mut Vec<Used>, wants: &mut Vec<Intent>) {
        let pressed = |command: Command| keys::pressed(ui, &view.shared.prefs, command);
        if pressed(Command::Rules) && view.rules.is_some() {
            self.rules.toggle();
        }
        if pressed(Command::Back)
            && !self.rules.close()
            && !self.close_advice(view)
            && self.closer.take().is_none()
            && !std::mem::take(&mut self.listed)
            && !self.answers.fold()
            && !self.pick.back()
        {
            // What was answered is taken back by its own key: this one closes things, and is pressed once too often.
            if self.log.release() {
                wants.push(Intent::Look(None));
            } else if let Some(close) = &view.closes {
                wants.push(close.clone());
            } else if view.shared.prefs.food {
                wants.push(turn_food(view));
            } else {
                crate::app::bar::open_menu(ui);
            }
        }
        // A digit that was meant for the question before is not an answer to this one.
        let is_meant = self.asked.is_read(ui);
        let keyed = self.answers.keyed_and_seen(&view.seen.texts);
        if let Some(action) = keys::digit(ui, &keyed).filter(|_| is_meant) {
            used.push(Used::Choose(action));
        } else if let Some(thing) = keys::digit(ui, &digits::known(ui)).filter(|_| is_meant) {
            // As if the keyboard had gone there: it goes on from it.
            ui.memory_mut(|memory| memory.request_focus(thing));
            let clicked = (0..).zip(&view.seen.scene.nodes).find(|(_, node)| nodes::id(node) == thing).map(|(at, _)| at);
            self.do_click(ui, view, &Done { clicked, plays: true, ..Done::default() }, wants);
        }
        if let Some(armed) = self.pick.armed()
            && pressed(Command::Confirm)
        {
            used.push(Used::Confirm(armed));
        }
        if view.undo.is_some() && pressed(Command::Undo) {
            wants.push(Intent::Undo { agreed: false });
        }
        if !view.seen.labels.is_empty() && pressed(Command::Hint) {
            self.closed_advice = None;
            wants.push(Intent::Hint);
        }
        // What waits for a click goes on by a key, too.
        if view.waits_for_click && !view.replay && (pressed(Command::Pause) || pressed(Command::Confirm)) {
            return wants.push(Intent::Skip);
        }
        // Without bots nothing would show how to go on; in a replay the key is not the table's.
        if !view.replay && !view.is_lesson() && view.people.iter().any(|person| person.is_bot) && pressed(Command::Pause) {
            wants.push(Intent::Pause(!view.paused));
        }
        if pressed(Command::Fit) {
            self.plane.viewport.show_whole();
        }
        if pressed(Command::ZoomReset) {
            self.plane.viewport.show_readable();
        }
        if pressed(Command::ToAction) {
            self.plane.go_to_action(view, &self.pick);
        }
        for (command, by) in [(Command::ZoomIn, 1.25), (Command::ZoomOut, 0.8)] {
            if pressed(command) {
                self.plane.viewport.zoom(ui.input(|input| input.pointer.hover_pos()), by);
            }
        }
        if pressed(Command::Log) {
            self.has_no_log = !self.has_no_log;
        }
        if pressed(Command::Food) {
            wants.push(turn_food(view));
        }
    }
}

/// How high the log is at first, and at most: of many sides each needs its share, but those that have only numbers need little.
fn log_heights(height: f32, sides: usize, are_slight: bool) -> [f32; 2] {
    const LEAST: f32 = 110.0;
    if are_slight {
        let share = if sides <= 4 { 82.0 } else { 60.0 };
        return [(height - share * sides as f32).max(LEAST); 2];
    }
    [(height - 112.0 * sides as f32).clamp(LEAST, (height * 0.3).clamp(LEAST, 360.0)), f32::INFINITY]
}

/// One question has one answer: a key and a click in the same frame must not answer the next question, too.
fn keep_one_answer(wants: &mut Vec<Intent>) {
    let mut answered = false;
    wants.retain(|want| !matches!(want, Intent::Answer { .. }) || !std::mem::replace(&mut answered, true));
}

#[cfg(test)]
mod by_keys;
#[cfg(test)]
mod for_experts;
#[cfg(test)]
mod for_two;
#[cfg(test)]
mod hands;
#[cfg(test)]
pub(crate) mod pictures;
#[cfg(test)]
mod tests;
