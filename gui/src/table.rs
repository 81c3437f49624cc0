//! The table: the page on which a game is played.

mod curtain;
pub(crate) mod desk;
mod easel;
mod layout;
mod log;
mod meant;
mod motion;
mod over;
mod paint;
mod pane;
mod pick;
mod players;
mod prompt;
mod sight;
mod tell;
mod zoom;

use crate::intent::Intent;
use crate::keys::{self, Command};
use desk::Desk;
use easel::Camera;
use egui::{Button, CentralPanel, Frame, Panel, Rect, Sense, Ui};
use layout::{Laid, Order, Roots};
use log::LogPanel;
use motion::Motion;
use pane::{Done, Marks};
use pick::Pick;
use players::Edge;
use prompt::Used;
use sight::Sight;

/// The table page between frames.
#[derive(Default)]
pub(crate) struct TablePage {
    pick: Pick,
    motion: Motion,
    edge: Edge,
    log: LogPanel,
    plane: Option<(PlaneKey, Laid, Order)>,
    hand: Option<(u64, Laid)>,
    sight: Sight,
    /// How high the panels above and below the table are.
    heights: [f32; 3],
    /// For a language and a size of text: in so much width the tools have not stood in one line, with all their words.
    tools: ((&'static str, u32), f32),
    /// Whether the log is hidden.
    has_no_log: bool,
    /// Whether all answers are listed.
    listed: bool,
    /// What is looked at closer, by id.
    closer: Option<String>,
    /// Things that are named where the pointer is.
    hot: Vec<String>,
}

/// What the arrangement of the plane follows from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct PlaneKey {
    version: u64,
    size: [u32; 2],
    text: u32,
}

/// The height of a usual window: what lies in hands is as large as text in it.
const USUAL: f32 = 900.0;
/// How much of the window's height a hand takes at most.
const HAND: f32 = 0.25;

impl TablePage {
    /// Shows the table.
    pub(crate) fn show(&mut self, ui: &mut Ui, desk: &Desk, wants: &mut Vec<Intent>) {
        self.pick.follow(desk.version, desk.seen.labels.len());
        if let Some(seat) = desk.curtain {
            return curtain::show(ui, desk, seat, wants);
        }
        let time = ui.input(|input| input.time);
        if self.motion.begin(desk.version, time, desk.shared.prefs.animation) {
            ui.ctx().request_repaint();
        }
        if ui.input(|input| input.pointer.any_pressed()) {
            self.motion.skip();
        }
        let roots = Roots::of(&desk.seen.scene);
        let mut used = Vec::new();
        let mut heights = [0.0; 3];
        Panel::top("prompt").show(ui, |ui| {
            ui.add_space(4.0);
            used = prompt::show(ui, desk, &self.pick, self.listed);
            over::show(ui, desk);
            ui.add_space(4.0);
            heights[0] = ui.min_rect().height();
        });
        let mut all = Vec::new();
        let (pick, hot, meant) = (self.pick.clone(), std::mem::take(&mut self.hot), meant::meant(desk));
        let hint = desk.hint.as_ref().map(|(index, _)| *index);
        let marks = Marks { pick: &pick, hot: &hot, meant: &meant, hint };
        // Another size of text is another panel: none stays as wide as large text made it.
        let edge = egui::Id::unique(("edge", (desk.shared.prefs.text * 100.0) as u32));
        Panel::right(edge).resizable(true).default_size(300.0 * desk.shared.prefs.text.min(1.4)).size_range(240.0..=560.0).show(ui, |ui| {
            all.push(self.edge(ui, desk, &roots, marks, wants));
        });
        if !roots.hands.is_empty() {
            Panel::bottom("hand").show(ui, |ui| {
                all.push(self.hand(ui, desk, &roots, marks));
                heights[1] = ui.min_rect().height();
            });
        }
        Panel::bottom("tools").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| self.tools(ui, desk, wants));
            heights[2] = ui.min_rect().height();
        });
        if self.heights != heights {
            self.heights = heights;
            ui.ctx().request_discard("a panel is as high as it was before, not as it must be");
        }
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| all.push(self.plane(ui, desk, &roots, marks)));
        self.closer = self.closer.take().filter(|id| zoom::show(ui, desk, id));
        self.keys(ui, desk, &mut used, wants);
        for done in all {
            self.do_click(desk, &done, wants);
        }
        for used in used {
            self.use_bar(desk, used, wants);
        }
        keep_one_answer(wants);
    }

    /// What a click on a thing does: choose it or what it lies on, else look closer.
    fn do_click(&mut self, desk: &Desk, done: &Done, wants: &mut Vec<Intent>) {
        let nodes = &desk.seen.scene.nodes;
        let Some(node) = done.clicked.and_then(|at| nodes.get(usize::from(at))) else { return };
        // A trait on an animal means the animal; a card on somebody's panel does not mean the person.
        let below = node.parent.and_then(|parent| nodes.get(usize::from(parent))).filter(|below| !pane::holds_only(below));
        let lit = [Some(node), below].into_iter().flatten().find(|node| self.pick.lights(node));
        if let Some(chosen) = lit.filter(|_| !done.only_looks) {
            if let Some(action) = self.pick.click(chosen, desk.seen) {
                self.choose(desk, action, wants);
            }
        } else if done.opens {
            self.closer = Some(node.id.clone());
        }
    }

    /// An answer is chosen; a second time, it is sure.
    fn choose(&mut self, desk: &Desk, action: u16, wants: &mut Vec<Intent>) {
        if desk.looks_back.is_none() {
            wants.push(Intent::Answer { index: u32::from(action), sure: self.pick.armed() == Some(action) });
        }
    }

    /// An answer waits to be confirmed: who gave it cannot take it back alone.
    pub(crate) fn arm(&mut self, action: u32) {
        self.pick.arm(action as u16);
    }

    fn use_bar(&mut self, desk: &Desk, used: Used, wants: &mut Vec<Intent>) {
        match used {
            Used::Choose(action) => self.choose(desk, action, wants),
            Used::Confirm(action) => wants.push(Intent::Answer { index: u32::from(action), sure: true }),
            Used::Back => drop(self.pick.back()),
            Used::Now => {
                self.log.release();
                wants.push(Intent::Look(None));
            }
            Used::Branch => wants.push(Intent::Branch),
            Used::NeverAsk => {
                let prefs = crate::prefs::Preferences { confirm: false, ..desk.shared.prefs.clone() };
                wants.push(Intent::Prefer(Box::new(prefs)));
            }
        }
    }

    /// The sides, and what happened. Where the table has all that belongs to the sides, what happened has the room.
    fn edge(&mut self, ui: &mut Ui, desk: &Desk, roots: &Roots, marks: Marks<'_>, wants: &mut Vec<Intent>) -> Done {
        let (height, mut done) = (ui.available_height(), Done::default());
        let mut log = |ui: &mut Ui| {
            ui.strong(desk.shared.say(&crate::texts::table::log()));
            let found = self.log.show(ui, desk, wants);
            if let Some(card) = found.card.and_then(|at| desk.cards.get(at)) {
                zoom::note(ui, desk, card);
            }
            self.hot = found.named;
        };
        let has_log = !self.has_no_log;
        if has_log && !roots.edge.is_empty() {
            Panel::bottom("log").resizable(true).default_size((height * 0.3).clamp(120.0, 360.0)).show(ui, &mut log);
        }
        let mut sides = |ui: &mut Ui| done = players::show(ui, desk, roots, &mut self.edge, marks, &mut self.motion);
        if has_log && roots.edge.is_empty() {
            sides(ui);
            ui.separator();
            log(ui);
        } else {
            egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, sides);
        }
        done
    }

    /// The cards in the hands that this person may see.
    fn hand(&mut self, ui: &mut Ui, desk: &Desk, roots: &Roots, marks: Marks<'_>) -> Done {
        if self.hand.as_ref().is_none_or(|(version, _)| *version != desk.version) {
            self.hand = Some((desk.version, desk.lay(ui, |ruler| layout::line(&desk.seen.scene, &roots.hands, ruler))));
        }
        let Some((_, laid)) = &self.hand else { return Done::default() };
        // A hand grows with the window as the table does, and never takes the table's room, however large the text is.
        let window = ui.ctx().content_rect().height();
        let most = (window * HAND / laid.size.y.max(1.0)).max(0.5);
        let scale = (desk.shared.prefs.text.max(0.8) * (window / USUAL).clamp(1.0, 1.6)).min(most);
        let mut done = Done::default();
        egui::ScrollArea::horizontal().show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(laid.size * scale, Sense::hover());
            let camera = Camera { scale, origin: rect.min };
            done = pane::show(ui, desk, laid, camera, marks, &mut self.motion);
            if let Some(area) = done.focused {
                ui.scroll_to_rect(camera.rect(area), None);
            }
        });
        done
    }

    /// The table itself, which can be moved and zoomed.
    fn plane(&mut self, ui: &mut Ui, desk: &Desk, roots: &Roots, marks: Marks<'_>) -> Done {
        let window = ui.max_rect();
        let background = ui.interact(window, ui.scope_id().with("plane"), Sense::click_and_drag());
        desk.easel(ui.painter(), 1.0).art().table_top(window);
        let text = desk.shared.prefs.text;
        let least = sight::least_scale(text);
        let size = [window.width() as u32 / 16, window.height() as u32 / 16];
        let key = PlaneKey { version: desk.version, size, text: (text * 100.0) as u32 };
        let before = self.plane.as_ref().map(|(made, ..)| *made);
        if before != Some(key) {
            let order =
                self.plane.as_ref().filter(|(made, ..)| PlaneKey { version: key.version, ..*made } == key).map(|(.., order)| *order);
            let room = sight::room(window).size();
            let (laid, order) = desk.lay(ui, |ruler| layout::plane(&desk.seen.scene, &roots.plane, room, least, order, ruler));
            self.plane = Some((key, laid, order));
        }
        let Some((_, laid, _)) = &self.plane else { return Done::default() };
        let size = laid.size;
        if background.dragged() {
            self.sight.drag(background.drag_delta());
        }
        let pointer = ui
            .input(|input| input.pointer.hover_pos())
            .filter(|at| window.contains(*at) && ui.ctx().layer_id_at(*at) == Some(ui.layer_id()));
        if pointer.is_some() {
            let turned = ui.input(|input| input.zoom_delta() * (input.smooth_scroll_delta().y * 0.004).exp());
            if turned != 1.0 {
                self.sight.zoom(pointer, turned);
            }
        }
        let mut camera = self.sight.camera(size, window, least);
        // A new question on a table of which only a part is seen: what can be chosen comes into sight.
        if before.is_none_or(|before| before.version != desk.version)
            && let Some(lit) = self.lit(desk)
        {
            self.sight.follow(lit);
            camera = self.sight.camera(size, window, least);
        }
        let Some((_, laid, _)) = &self.plane else { return Done::default() };
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(window));
        inner.set_clip_rect(window);
        let done = pane::show(&mut inner, desk, laid, camera, marks, &mut self.motion);
        if let Some(area) = done.focused {
            self.sight.bring(area);
        }
        done
    }

    /// The buttons below the table, in as many lines as they need.
    fn tools(&mut self, ui: &mut Ui, desk: &Desk, wants: &mut Vec<Intent>) {
        use crate::texts::table as texts;
        let say = |msg| desk.shared.say(&msg);
        let wide = (desk.words.language(), (desk.shared.prefs.text * 100.0) as u32);
        if self.tools.0 != wide {
            self.tools = (wide, 0.0);
        }
        let room = ui.available_width();
        let tight = room <= self.tools.1;
        let tool = |ui: &mut Ui, icon, name: String| {
            let icon = desk.shared.icons.atom(icon, 16.0 * desk.shared.prefs.text);
            if !tight {
                return ui.add(Button::new((icon, name)));
            }
            ui.add(Button::new(icon)).accessible_name(name.clone()).on_hover_text(name)
        };
        if tool(ui, "expand", say(texts::fit())).clicked() {
            self.sight.show_whole();
        }
        let food = Button::selectable(desk.shared.prefs.food, say(crate::texts::food::title()));
        if ui.add(food).on_hover_text(keys::written(desk.shared, Command::Food)).clicked() {
            wants.push(turn_food(desk));
        }
        if desk.replay {
            return;
        }
        if let Some(undo) = desk.undo {
            let told = if undo.needs_consent { texts::undo_consent(undo.label.clone()) } else { texts::undo_what(undo.label.clone()) };
            if tool(ui, "anticlockwise-rotation", say(texts::undo())).on_hover_text(desk.say(&told)).clicked() {
                wants.push(Intent::Undo { agreed: false });
            }
        }
        if !desk.seen.labels.is_empty() && tool(ui, "light-bulb", say(texts::hint())).clicked() {
            wants.push(Intent::Hint);
        }
        if desk.people.iter().any(|person| person.is_bot) {
            let told = if desk.paused { texts::go_on() } else { texts::pause() };
            if ui.button(say(told)).clicked() {
                wants.push(Intent::Pause(!desk.paused));
            }
        }
        if desk.seen.scene.nodes.iter().any(|node| !node.actions.is_empty())
            && tool(ui, "archery-target", say(texts::to_action())).clicked()
        {
            self.go_to_action(desk);
        }
        let all = desk.seen.labels.len();
        if all > 0 {
            ui.toggle_value(&mut self.listed, say(texts::all_actions(all)));
        }
        if ui.button(say(texts::save())).clicked() {
            wants.push(Intent::SaveAs);
        }
        if !tight && ui.min_rect().height() > 1.5 * ui.spacing().interact_size.y {
            self.tools.1 = room;
            ui.ctx().request_discard("the tools need more lines than one");
        }
    }

    /// Shows what can be chosen on the plane, as large as sensible.
    fn go_to_action(&mut self, desk: &Desk) {
        if let Some(area) = self.lit(desk) {
            self.sight.go_to(area);
        }
    }

    /// Where on the plane lies what can be chosen.
    fn lit(&self, desk: &Desk) -> Option<Rect> {
        let (_, laid, _) = self.plane.as_ref()?;
        let nodes = &desk.seen.scene.nodes;
        let lit = laid.places.iter().filter(|place| self.pick.lights(&nodes[usize::from(place.node)]));
        lit.map(|place| place.rect).reduce(Rect::union)
    }

    /// The keys of the table; what is lit is reached by Tab and arrows and taken by Enter, as everywhere.
    fn keys(&mut self, ui: &Ui, desk: &Desk, used: &mut Vec<Used>, wants: &mut Vec<Intent>) {
        let pressed = |command: Command| keys::pressed(ui, &desk.shared.prefs, command);
        if pressed(Command::Back) && self.closer.take().is_none() && !self.pick.back() && self.log.release() {
            wants.push(Intent::Look(None));
        }
        if let Some(nth) = keys::digit(ui) {
            let offered = if self.listed { self.pick.open(desk.seen) } else { pick::buttons(&self.pick, desk.seen) };
            used.extend(offered.get(nth).map(|&action| Used::Choose(action)));
        }
        if let Some(armed) = self.pick.armed()
            && pressed(Command::Confirm)
        {
            used.push(Used::Confirm(armed));
        }
        if desk.undo.is_some() && pressed(Command::Undo) {
            wants.push(Intent::Undo { agreed: false });
        }
        if !desk.seen.labels.is_empty() && pressed(Command::Hint) {
            wants.push(Intent::Hint);
        }
        // Without bots nothing would show how to go on; in a replay the key is not the table's.
        if !desk.replay && desk.people.iter().any(|person| person.is_bot) && pressed(Command::Pause) {
            wants.push(Intent::Pause(!desk.paused));
        }
        if pressed(Command::Fit) {
            self.sight.show_whole();
        }
        if pressed(Command::ZoomReset) {
            self.sight.show_readable();
        }
        if pressed(Command::ToAction) {
            self.go_to_action(desk);
        }
        for (command, by) in [(Command::ZoomIn, 1.25), (Command::ZoomOut, 0.8)] {
            if pressed(command) {
                self.sight.zoom(None, by);
            }
        }
        if pressed(Command::Log) {
            self.has_no_log = !self.has_no_log;
        }
        if pressed(Command::Food) {
            wants.push(turn_food(desk));
        }
    }
}

/// Shows or hides what is eaten, here and in games to come.
fn turn_food(desk: &Desk) -> Intent {
    let prefs = &desk.shared.prefs;
    Intent::Prefer(Box::new(crate::prefs::Preferences { food: !prefs.food, ..prefs.clone() }))
}

/// One question has one answer: a key and a click in the same frame must not answer the next question, too.
fn keep_one_answer(wants: &mut Vec<Intent>) {
    let mut answered = false;
    wants.retain(|want| !matches!(want, Intent::Answer { .. }) || !std::mem::replace(&mut answered, true));
}

#[cfg(test)]
mod for_two;
#[cfg(test)]
mod pictures;
#[cfg(test)]
mod tests;
