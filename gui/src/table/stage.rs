//! What happens is seen: dice roll, pieces fly, beings come and die, points rise, phases begin. Over the table, never in the way of a click.

use super::easel::Easel;
use super::motion::Motion;
use super::table_view::TableView;
use super::table_view::each_inside;
use crate::art::{Outline, Sign};
use crate::game::cues::{Cue, cues, length, pace};
use crate::sound::Sound;
use crate::theme;
use clade_engine::scene::{Node, Scene, Shape, Staged, Tint};
use clade_engine::{Msg, Side};
use egui::text::LayoutJob;
use egui::{Align2, Color32, Id, LayerId, Order, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};
use std::collections::HashMap;

/// The side of a die that is rolled.
const DIE: f32 = 46.0;
/// How wide is what is said at a thing, at most.
const SAID: f32 = 240.0;
/// A piece that flies, at most.
const PIECE: f32 = 34.0;

/// What happens now.
#[derive(Debug, Default)]
pub(super) struct Stage {
    cues: Vec<Cue>,
    /// How many of them were heard.
    heard: usize,
    /// Whether a piece was just carried to its place.
    carried: bool,
    /// Since when.
    since: f64,
    /// What was seen last: which table, after how many answers.
    seen: Option<(u64, usize)>,
    /// Where the things that are named were before.
    before: HashMap<String, Rect>,
    /// The table as it was: things that are gone still have their looks.
    was: Scene,
    /// Its version.
    was_of: u64,
}

impl Stage {
    /// A frame begins. After an answer what it did is shown; `motion` knows still where everything was.
    pub(super) fn begin(&mut self, view: &TableView, motion: &Motion, time: f64) {
        let now = (view.version, view.seen.step);
        let Some(before) = self.seen.replace(now).filter(|before| *before != now) else { return };
        self.cues.clear();
        if view.seen.step == before.1 + 1 && view.looks_back.is_none() {
            (self.cues, self.since, self.heard) = (cues(&view.seen.staged), time, 0);
            let flies =
                self.cues.iter().position(|cue| matches!(cue.what, Staged::Moved { .. })).filter(|_| std::mem::take(&mut self.carried));
            flies.into_iter().for_each(|at| _ = self.cues.remove(at));
            let ids = view.seen.staged.iter().flat_map(Staged::nodes);
            self.before = ids.filter_map(|id| Some((id.to_owned(), motion.at(id)?))).collect();
        }
    }

    /// The next thing that goes somewhere was carried there by hand: it does not fly once more.
    pub(super) fn was_carried(&mut self) {
        self.carried = true;
    }

    /// All of it was seen.
    pub(super) fn skip(&mut self) {
        self.cues.clear();
    }

    /// Whether something is shown.
    #[cfg(test)]
    pub(super) fn is_on(&self) -> bool {
        !self.cues.is_empty()
    }

    /// Shows it, over everything else in the window.
    pub(super) fn show(&mut self, ui: &Ui, view: &TableView, motion: &Motion, plane: Rect) {
        let speed = view.shared.prefs.speed.factor() * pace(view.seen.chances);
        let time = ui.input(|input| input.time);
        let passed = if speed > 0.0 { ((time - self.since) / f64::from(speed)) as f32 } else { f32::INFINITY };
        if passed >= length(&self.cues) {
            self.cues.clear();
        }
        if self.cues.is_empty() {
            if self.was_of != view.version {
                self.was_of = view.version;
                self.was.clone_from(&view.seen.scene);
            }
            return;
        }
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("stage")));
        let show =
            Show { view, painter: &painter, motion, before: &self.before, was: &self.was, plane, moves: view.shared.prefs.animation };
        for cue in self.cues.iter().skip(self.heard).take_while(|cue| cue.from <= passed) {
            Sound::of(&cue.what).into_iter().for_each(|sound| view.shared.sound(sound));
            self.heard += 1;
        }
        let mut taken = Vec::new();
        for cue in self.cues.iter().filter(|cue| (cue.from..cue.from + cue.lasts).contains(&passed)) {
            show.cue(&cue.what, (passed - cue.from) / cue.lasts, &mut taken);
        }
        if view.shared.prefs.animation {
            ui.ctx().request_repaint();
        } else {
            // It stands still, and the next thing comes when this was seen.
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
        }
    }
}

/// What drawing a cue needs.
struct Show<'a> {
    view: &'a TableView<'a>,
    painter: &'a Painter,
    motion: &'a Motion,
    before: &'a HashMap<String, Rect>,
    was: &'a Scene,
    /// The part of the window with the table.
    plane: Rect,
    /// Whether things move; otherwise they are shown where they come to.
    moves: bool,
}

impl Show<'_> {
    /// One event; `part` of its time has passed. `taken`: where dice, gains, words and phases are shown already. What happens on the table
    /// ends at its edge: of what lies beyond that nothing flies over the tools.
    fn cue(&self, what: &Staged, part: f32, taken: &mut Vec<Rect>) {
        let part = if self.moves { part } else { 0.5 };
        let things = match what {
            Staged::Moved { from, to, .. } => [from.as_deref(), to.as_deref()],
            Staged::TurnedOver(id) | Staged::Born(id) => [Some(&**id), None],
            Staged::Died { who, by } => [Some(&**who), by.as_deref()],
            _ => return self.event(what, part, taken),
        };
        if things.into_iter().flatten().all(|id| self.is_on_table(id)) {
            let painter = self.painter.with_clip_rect(self.plane);
            Show { painter: &painter, ..*self }.event(what, part, taken);
        } else {
            self.event(what, part, taken);
        }
    }

    /// Whether it lies on the table itself: not in a hand, nor at a panel.
    fn is_on_table(&self, id: &str) -> bool {
        let nodes = &self.view.seen.scene.nodes;
        let mut at = nodes.iter().find(|node| node.id == id);
        while let Some(node) = at {
            if node.shape == Shape::Hand {
                return false;
            }
            at = node.parent.and_then(|parent| nodes.get(usize::from(parent)));
        }
        self.place(id).is_none_or(|rect| rect.center().x < self.plane.right())
    }

    /// The same, wherever it happens.
    fn event(&self, what: &Staged, part: f32, taken: &mut Vec<Rect>) {
        match what {
            Staged::Began(name) => self.banner(&self.view.say(name), taken, part),
            Staged::Rolled { face, of } => {
                let at = of.as_deref().and_then(|id| self.place(id)).map_or(self.plane.center(), |rect| rect.center());
                let rect = free(taken, Rect::from_center_size(at, Vec2::splat(DIE)), vec2(DIE + 8.0, 0.0));
                self.die(rect.center(), *face, part);
            }
            Staged::Moved { what, from, to, n } => self.flight(what, from.as_deref(), to.as_deref(), *n, part),
            Staged::TurnedOver(id) => {
                if let Some(rect) = self.place(id) {
                    self.turning(id, rect, part);
                    self.ring(rect, self.view.shared.theme.lit, part);
                }
            }
            Staged::Born(id) => {
                if let Some(rect) = self.place(id) {
                    self.birth(id, rect, part);
                    self.ring(rect, self.view.shared.theme.tint(Tint::Green).fill, part);
                }
            }
            Staged::Died { who, by } => self.death(who, by.as_deref(), part),
            Staged::Gained { side, n, what } => {
                let Some(head) = self.motion.at(&super::players::head_id(*side)) else { return };
                let sign = if *n < 0 { "−" } else { "+" };
                // In this order it needs no grammar of numbers.
                let told = format!("{} {sign}{}", self.view.say(what), n.unsigned_abs());
                self.pill(head.right_center() - vec2(34.0, 0.0), &told, self.easel().side_paint(*side), part, taken);
            }
            Staged::Said(msg) => self.said(msg, taken, part),
        }
    }

    /// What was said, at the first thing or side that it names. What names none is read in the log.
    fn said(&self, msg: &Msg, taken: &mut Vec<Rect>, part: f32) {
        let mut at = None;
        each_inside(msg, &mut |inner| at = at.or_else(|| self.named(inner)));
        let Some(at) = at.filter(|at| self.plane.expand(4.0).intersects(*at) || at.left() >= self.plane.right()) else { return };
        let theme = &self.view.shared.theme;
        let shown = fade(part);
        let text = self.view.shared.prefs.text;
        let mut job = LayoutJob::simple(self.view.say(msg), theme::body(13.0 * text), theme.panel.ink, SAID * text);
        job.wrap.max_rows = 3;
        let galley = self.painter.layout_job(job);
        let size = galley.size() + vec2(12.0, 6.0);
        // What is said of a side stands before its panel, not over the one above it.
        let is_beside = at.left() >= self.plane.right();
        let beside = pos2(self.plane.right() - size.x - 4.0, at.center().y - size.y / 2.0);
        let top = if is_beside { beside } else { pos2(at.center().x - size.x / 2.0, at.top() - size.y - 4.0) };
        let window = self.painter.clip_rect();
        let left = top.x.clamp(window.left() + 4.0, (window.right() - size.x - 4.0).max(window.left() + 4.0));
        // Not over the answers, nor what takes them back.
        let above = top.y.max(self.plane.top() + 2.0);
        let rect = free(taken, Rect::from_min_size(pos2(left, above), size), vec2(0.0, size.y + 2.0));
        self.painter.rect_filled(rect, 6.0, theme.panel.fill.gamma_multiply(0.94 * shown));
        self.painter.rect_stroke(rect, 6.0, egui::Stroke::new(1.0, theme.panel.edge.gamma_multiply(shown)), egui::StrokeKind::Inside);
        self.painter.galley_with_override_text_color(rect.min + vec2(6.0, 3.0), galley, theme.panel.ink.gamma_multiply(shown));
    }

    /// Where the side or the thing with this name is. Cubes are called as their side is: what is said of it is not said of some of them.
    fn named(&self, msg: &Msg) -> Option<Rect> {
        if let Some(side) = self.view.sides.iter().position(|(_, name)| name == msg) {
            return self.motion.at(&super::players::head_id(Side(side as u8)));
        }
        let thing =
            |scene: &Scene| scene.nodes.iter().find(|node| node.name == *msg && node.shape != Shape::Text).map(|node| node.id.clone());
        thing(&self.view.seen.scene).or_else(|| thing(self.was)).and_then(|id| self.place(&id))
    }

    fn easel(&self) -> Easel<'_> {
        self.view.easel(self.painter, 1.0)
    }

    /// Where a thing is, or was last.
    fn place(&self, id: &str) -> Option<Rect> {
        self.motion.at(id).or_else(|| self.before.get(id).copied())
    }

    /// A thing as it is, or was.
    fn node(&self, id: &str) -> Option<&Node> {
        let find = |scene: &'_ Scene| scene.nodes.iter().position(|node| node.id == id);
        match find(&self.view.seen.scene) {
            Some(at) => self.view.seen.scene.nodes.get(at),
            None => self.was.nodes.get(find(self.was)?),
        }
    }

    fn banner(&self, told: &str, taken: &mut Vec<Rect>, part: f32) {
        let theme = &self.view.shared.theme;
        let shown = fade(part);
        let font = theme::title(24.0 * self.view.shared.prefs.text);
        let galley = self.painter.layout_no_wrap(told.to_owned(), font, theme.panel.ink.gamma_multiply(shown));
        let size = galley.size() + vec2(48.0, 18.0);
        let middle = pos2(self.plane.center().x, self.plane.top() + self.plane.height() * 0.3);
        let rect = free(taken, Rect::from_center_size(middle, size), vec2(0.0, size.y + 4.0));
        self.painter.rect_filled(rect, 10.0, theme.panel.fill.gamma_multiply(0.94 * shown));
        self.painter.rect_stroke(rect, 10.0, egui::Stroke::new(1.5, theme.lit.gamma_multiply(shown)), egui::StrokeKind::Inside);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, theme.panel.ink);
    }

    /// A die that tumbles for a third of its time and then lies still.
    fn die(&self, at: Pos2, face: u8, part: f32) {
        const TUMBLES: f32 = 0.35;
        let still = part >= TUMBLES;
        let shown = if still || face > 6 { face } else { ((part * 40.0) as u8 * 5 + face) % 6 + 1 };
        let jump = if still { 0.0 } else { (part / TUMBLES * std::f32::consts::PI * 3.0).sin().abs() * 16.0 * (1.0 - part / TUMBLES) };
        let rect = Rect::from_center_size(at - vec2(0.0, jump), Vec2::splat(DIE));
        self.easel().art().die(rect, shown.into());
    }

    /// A piece on its way. What is a thing of its own glides there by itself.
    fn flight(&self, what: &str, from: Option<&str>, to: Option<&str>, n: u32, part: f32) {
        let was = self.before.get(what);
        if let (Some(was), Some(now)) = (was, self.motion.at(what))
            && was.center() != now.center()
            && ![from, to].contains(&Some(what))
        {
            return;
        }
        let start = from.and_then(|id| self.before.get(id).copied().or_else(|| self.motion.at(id)));
        let end = to.and_then(|id| self.place(id));
        let (Some(start), Some(end)) = (start.or(end), end.or(start)) else { return };
        let way = if self.moves { part * part * (3.0 - 2.0 * part) } else { 1.0 };
        let arc = vec2(0.0, -26.0 * (way * std::f32::consts::PI).sin());
        let at = start.center().lerp(end.center(), way) + if start == end { Vec2::ZERO } else { arc };
        let side = start.height().min(end.height()).clamp(18.0, PIECE);
        let rect = Rect::from_center_size(at, Vec2::splat(side));
        let easel = self.easel();
        let Some(node) = self.node(what) else { return self.ring(rect, self.view.shared.theme.lit, part) };
        let (paint, icon, mark) = (easel.paint_of(node), easel.icon_of(node), self.view.say(&node.mark));
        match &*icon {
            "cube" => easel.art().cube(rect, paint, Sign::None),
            "" if node.value.is_some() && node.owner.is_some() => easel.art().cube(rect, paint, Sign::None),
            _ => easel.art().disc(rect, paint, Sign::Icon(&icon, &mark)),
        }
        if n > 1 {
            easel.art().badge(rect.right_bottom(), Align2::RIGHT_BOTTOM, &n.to_string(), side * 0.45);
        }
    }

    /// The back of a card turns away from its face.
    fn turning(&self, id: &str, rect: Rect, part: f32) {
        let wide = rect.width() * (part * std::f32::consts::PI).cos();
        if let Some(node) = self.node(id).filter(|node| node.shape == Shape::Card && wide > 1.0) {
            let back = Rect::from_center_size(rect.center(), vec2(wide, rect.height()));
            self.easel().art().card_back(back, &node.look.icon, None);
        }
    }

    /// A being grows to a little more than its size, and then is what lies there.
    fn birth(&self, id: &str, rect: Rect, part: f32) {
        let Some(node) = self.node(id).filter(|_| part < 0.75) else { return };
        let easel = self.easel();
        let grown = (part * 4.0).min(1.0) * (1.0 + 0.25 * (part * 4.0 * std::f32::consts::FRAC_PI_2).sin().max(0.0));
        let size = rect.height().min(rect.width()).clamp(22.0, 48.0) * grown;
        let being = Rect::from_center_size(rect.center(), Vec2::splat(size));
        easel.art().disc(being, easel.paint_of(node), Sign::Icon(&easel.icon_of(node), &self.view.say(&node.mark)));
    }

    /// A skull where somebody was, and a bite from who killed it.
    fn death(&self, who: &str, by: Option<&str>, part: f32) {
        let Some(rect) = self.before.get(who).copied().or_else(|| self.place(who)) else { return };
        let easel = self.easel();
        if let Some(killer) = by.and_then(|id| self.place(id)) {
            let way = if self.moves { (part * 2.0).min(1.0) } else { 1.0 };
            let at = killer.center().lerp(rect.center(), way);
            let jaws = Rect::from_center_size(at - vec2(0.0, 10.0), Vec2::splat(30.0));
            easel.art().disc(jaws, self.view.shared.theme.tint(Tint::Red), Sign::Icon("fangs", "!"));
        }
        let size = rect.height().min(rect.width()).clamp(22.0, 44.0);
        let skull = Rect::from_center_size(rect.center() - vec2(0.0, 12.0 * part), Vec2::splat(size));
        easel.art().disc(skull, self.view.shared.theme.tint(Tint::Black), Sign::Icon("t-rex-skull", "†"));
    }

    fn ring(&self, rect: Rect, color: Color32, part: f32) {
        let grown = rect.expand(10.0 * (1.0 - part));
        self.easel().art().glow(Outline::Rect(grown, 8.0), color, fade(part));
    }

    /// What was gained; it rises, and what is gained beside it rises with it.
    fn pill(&self, at: Pos2, told: &str, paint: theme::Paint, part: f32, taken: &mut Vec<Rect>) {
        let shown = fade(part);
        let font = theme::strong(16.0 * self.view.shared.prefs.text);
        let galley = self.painter.layout_no_wrap(told.to_owned(), font, paint.ink.gamma_multiply(shown));
        let size = galley.size() + vec2(14.0, 4.0);
        let rect = free(taken, Rect::from_center_size(at, size), vec2(0.0, size.y)).translate(vec2(0.0, -14.0 * part));
        self.painter.rect_filled(rect, rect.height() / 2.0, paint.fill.gamma_multiply(shown));
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, paint.ink);
    }
}

/// The place nearest to `wished` by steps of `by` where nothing is shown yet; it is taken then.
fn free(taken: &mut Vec<Rect>, wished: Rect, by: Vec2) -> Rect {
    let at = |nth: usize| wished.translate(by * nth as f32);
    let is_free = |rect: &Rect| !taken.iter().any(|other| other.shrink(1.0).intersects(rect.shrink(1.0)));
    let found = (0..=taken.len()).map(at).find(is_free).unwrap_or(wished);
    taken.push(found);
    found
}

/// How much is seen of what comes and goes.
fn fade(part: f32) -> f32 {
    (part * 8.0).min((1.0 - part) * 5.0).clamp(0.0, 1.0)
}
