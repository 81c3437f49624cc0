//! What an answer would change, shown where the pointer rests before it is given: numbers that grow or shrink, things that go, and a
//! ghost of what comes.

use super::easel::Easel;
use super::layout::Part;
use super::paint::State;
use super::table_view::TableView;
use crate::game::{Change, Preview};
use crate::texts::table as texts;
use crate::theme;
use clade_engine::scene::{Scene, Shape};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Galley, Id, Painter, Rect, Stroke, Ui, Vec2, vec2};
use std::sync::Arc;
use std::time::Duration;

/// So long the pointer rests at an answer before it is played in advance.
const REST: f64 = 0.12;
/// How much of a ghost can be seen.
const OPACITY: f32 = 0.72;
/// What is lower is hardly more than its number; so much of it may be covered.
const LOW: f32 = 40.0;
const COVERS: f32 = 0.2;
/// So many times as broad as high is what is a line of words.
const LINE: f32 = 2.0;
/// What is higher has a text on it.
const LEGIBLE: f32 = 60.0;
/// The size of the words below it.
const TOLD: f32 = 12.0;

/// The answer at which pointer or keyboard are, and since when.
#[derive(Copy, Clone)]
struct Over {
    answer: u16,
    /// Of which table.
    version: u64,
    since: f64,
    frame: u64,
}

/// Pointer or keyboard are at what means this answer, and no other.
pub(super) fn over(ui: &Ui, version: u64, answer: u16) {
    let (now, frame) = (ui.input(|input| input.time), ui.ctx().cumulative_frame_nr());
    ui.data_mut(|data| {
        let before: Option<Over> = data.get_temp(Id::unique("over an answer"));
        let since = before
            .filter(|before| before.answer == answer && before.version == version && before.frame + 1 >= frame)
            .map_or(now, |before| before.since);
        data.insert_temp(Id::unique("over an answer"), Over { answer, version, since, frame });
    });
}

/// The answer at which they have rested long enough, in the frame before, if that showed the same table: the same answer to the next question
/// is another one.
pub(crate) fn wanted(ui: &Ui, version: u64) -> Option<u32> {
    let over: Over = ui.data(|data| data.get_temp(Id::unique("over an answer")))?;
    if over.frame + 1 < ui.ctx().cumulative_frame_nr() || over.version != version {
        return None;
    }
    let rested = ui.input(|input| input.time) - over.since;
    if rested < REST {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(REST - rested));
        return None;
    }
    Some(u32::from(over.answer))
}

/// The scene after the answer, as the table is laid out then.
pub(super) struct Ghost {
    key: (u64, u32),
    parts: Vec<Part>,
}

impl Ghost {
    /// The one of this preview, or it made by `lay`.
    pub(super) fn of(before: Option<Self>, version: u64, preview: &Preview, lay: impl FnOnce(&Scene) -> Vec<Part>) -> Self {
        let key = (version, preview.answer);
        before.filter(|before| before.key == key).unwrap_or_else(|| Self { key, parts: lay(&preview.scene) })
    }

    /// Draws what comes, through the camera of each part.
    pub(super) fn show(&self, ui: &Ui, view: &TableView, preview: &Preview, camera: super::easel::Camera) {
        let (solid, mut faint) = (ui.painter().clone(), ui.painter().clone());
        faint.set_opacity(OPACITY);
        let comes = coming(&preview.scene, |id| preview.changes.get(id) == Some(&Change::Comes));
        // A card that is there already, with something more on it, takes the place of what is there: one shining through the other could
        // not be read.
        let is_there = with_all_on_it(&preview.scene, |at| {
            let node = &preview.scene.nodes[at];
            node.shape == Shape::Card && preview.changes.get(&node.id) != Some(&Change::Comes)
        });
        let is_top = |node: u16| {
            let parent = preview.scene.nodes[usize::from(node)].parent.map(usize::from);
            parent.is_none_or(|parent| !comes[parent])
        };
        // Where others have no choice, what is shown goes on until somebody has one.
        let told = view.shared.say(&if preview.others_act { texts::would_be_then() } else { texts::would_be() });
        for part in &self.parts {
            let scale = camera.scale * part.drawn.scale;
            for place in part.laid.places.iter().filter(|place| comes[usize::from(place.node)]) {
                let painter = if is_there[usize::from(place.node)] { &solid } else { &faint };
                let easel = Easel { scene: &preview.scene, ..view.easel(painter, scale) };
                easel.place(place, camera.rect(part.on_table(place.rect)), State::default());
            }
            for place in part.laid.places.iter().filter(|place| comes[usize::from(place.node)] && is_top(place.node)) {
                let rect = place.form.drawn(camera.rect(part.on_table(place.rect)), scale);
                view.easel(&solid, scale).would_be(rect, &told);
            }
        }
    }
}

/// What is drawn of a scene: the things that come, with all that lies on them. What comes onto a card is shown with the whole card, as it is
/// then. Piles that come are left out: their place may be another one until then.
fn coming(scene: &Scene, comes: impl Fn(&str) -> bool) -> Vec<bool> {
    let nodes = &scene.nodes;
    let parent = |at: usize| nodes[at].parent.map(usize::from);
    let mut shown = vec![false; nodes.len()];
    for at in (0..nodes.len()).filter(|&at| comes(&nodes[at].id) && nodes[at].shape != Shape::Pile) {
        let mut top = at;
        while let Some(above) =
            parent(top).filter(|&above| matches!(nodes[above].shape, Shape::Card | Shape::Track) && parent(above).is_some())
        {
            top = above;
        }
        shown[if nodes[top].shape == Shape::Card { top } else { at }] = true;
    }
    with_all_on_it(scene, |at| shown[at])
}

/// Things, and all that lies on them.
fn with_all_on_it(scene: &Scene, is: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut found = vec![false; scene.nodes.len()];
    for at in 0..scene.nodes.len() {
        found[at] = is(at) || scene.nodes[at].parent.is_some_and(|above| found[usize::from(above)]);
    }
    found
}

impl Easel<'_> {
    /// What becomes of a thing that is there now.
    pub(super) fn change(&self, rect: Rect, change: Change) {
        let colours = &self.shared.theme;
        match change {
            Change::By(n) => self.counted(rect, n),
            // Dim, with a dashed edge: a cross would forbid it.
            Change::Goes => {
                // A card that goes is the one that is being read.
                let dim = if rect.height() > LEGIBLE { 0.15 } else { 0.55 };
                self.painter.rect_filled(rect, 4.0, colours.panel.fill.gamma_multiply(dim));
                self.dashes(rect, colours.alarm);
            }
            Change::Comes => {}
        }
    }

    /// A dashed edge: this is not so yet.
    fn dashes(&self, rect: Rect, color: Color32) {
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        for (width, color) in [(4.0, self.shared.theme.panel.fill), (2.0, color)] {
            self.painter.extend(egui::Shape::dashed_line(&corners, Stroke::new(width, color), 6.0, 4.0));
        }
    }

    /// What would be there: its edge is dashed, and where there is room this is said, in italics as everything that is not so yet.
    fn would_be(&self, rect: Rect, told: &str) {
        let colours = &self.shared.theme;
        self.dashes(rect, colours.lit);
        if rect.height() > LEGIBLE {
            let told = italic(self.painter, told, TOLD * self.shared.prefs.text, colours.panel.ink);
            let sign = within(Rect::from_center_size(rect.center_bottom(), told.size() + vec2(10.0, 2.0)), self.painter.clip_rect());
            self.painter.rect(sign, 4.0, colours.panel.fill, Stroke::new(1.0, colours.lit), egui::StrokeKind::Inside);
            self.painter.galley(sign.center() - told.size() / 2.0, told, colours.panel.ink);
        }
    }

    /// By how much the number of a thing grows or shrinks: at its upper right corner, of a small thing above it. The number itself is seen.
    fn counted(&self, rect: Rect, n: i64) {
        let colours = &self.shared.theme;
        let sign = if n > 0 { "+" } else { "\u{2212}" };
        // On cubes side by side it is no wider than one.
        let height = (rect.height() * 0.7).clamp(if rect.width() < 30.0 { 11.0 } else { 15.0 }, 22.0);
        let paint = colours.accent;
        let told = italic(self.painter, &format!("{sign}{}", n.unsigned_abs()), height * 0.8, paint.ink);
        let size = told.size().max(Vec2::splat(height)) + vec2(height * 0.35, 0.0);
        let chip = within(above(rect, size), self.painter.clip_rect());
        self.painter.rect_filled(chip, 3.0, paint.fill);
        let corners = [chip.left_top(), chip.right_top(), chip.right_bottom(), chip.left_bottom(), chip.left_top()];
        self.painter.extend(egui::Shape::dashed_line(&corners, Stroke::new(1.5, paint.ink), 3.0, 2.0));
        self.painter.galley(chip.center() - told.size() / 2.0, told, paint.ink);
    }
}

/// The same sign so that nothing at the edge cuts it.
fn within(sign: Rect, seen: Rect) -> Rect {
    sign.translate((seen.min - sign.min).max(Vec2::ZERO) - (sign.max - seen.max).max(Vec2::ZERO))
}

/// Words in italics: what they say is not so yet.
fn italic(painter: &Painter, told: &str, size: f32, color: Color32) -> Arc<Galley> {
    let format = TextFormat { font_id: theme::strong(size), color, italics: true, ..TextFormat::default() };
    painter.layout_job(LayoutJob::single_section(told.to_owned(), format))
}

/// Where a chip of this size lies at a thing: at its upper right corner, or above it; at a line of words on the picture before them, so that
/// it is not between two lines.
fn above(rect: Rect, size: Vec2) -> Rect {
    if rect.height() < LOW && rect.width() > LINE * rect.height() {
        return Rect::from_center_size(rect.left_center() + vec2(rect.height() * 0.5, 0.0), size);
    }
    let at = if rect.width() < 30.0 { rect.center_top() } else { rect.right_top() };
    let up = if rect.height() < LOW { size.y * 0.5 - COVERS * rect.height() } else { 0.0 };
    Rect::from_center_size(at - vec2(0.0, up), size)
}

#[cfg(test)]
mod tests {
    use super::above;
    use egui::{Rect, pos2, vec2};

    #[test]
    fn the_number_of_a_small_thing_is_seen_below_what_changes_it() {
        for size in [vec2(24.0, 24.0), vec2(34.0, 34.0)] {
            let thing = Rect::from_min_size(pos2(100.0, 100.0), size);
            let covered = above(thing, vec2(20.0, 15.0)).intersect(thing).height();
            assert!(covered > 0.0 && covered <= 0.25 * size.y, "{size:?}: {covered}");
        }
    }

    #[test]
    fn what_changes_the_number_of_a_line_stands_in_that_line() {
        let line = Rect::from_min_size(pos2(100.0, 100.0), vec2(90.0, 18.0));
        let chip = above(line, vec2(20.0, 15.0));
        assert!(line.y_range().contains(chip.top()) && line.y_range().contains(chip.bottom()), "{chip:?}");
        assert!(chip.right() < line.left() + 1.5 * line.height(), "on the picture, not on the words: {chip:?}");
    }
}
