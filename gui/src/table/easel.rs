//! Drawing on the table: where things of the layout lie on the screen, text in the right size, who owns what.

use super::hyphen;
use super::table_view::each_inside;
use crate::art::Art;
use crate::shared::Shared;
use crate::theme::{self, Paint};
use clade_engine::scene::{Look, Node, Scene, Shape, Tint};
use clade_engine::{CardText, Side, Translate};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Vec2};
use std::sync::Arc;

/// From the layout to the screen.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Camera {
    /// Points on the screen for one of the layout.
    pub(crate) scale: f32,
    /// Where the layout's upper left corner is.
    pub(crate) origin: Pos2,
}

impl Camera {
    pub(crate) fn rect(self, rect: Rect) -> Rect {
        Rect::from_min_size(self.origin + rect.min.to_vec2() * self.scale, rect.size() * self.scale)
    }
}

/// The smallest text that is drawn, in points: anything smaller is only noise.
pub(super) const SMALLEST: f32 = 5.0;

/// Everything that drawing needs.
pub(crate) struct Easel<'a> {
    pub(crate) painter: &'a Painter,
    pub(crate) shared: &'a Shared,
    pub(crate) words: &'a dyn Translate,
    pub(crate) scene: &'a Scene,
    pub(crate) scale: f32,
    /// How much larger the words on a card are than the card.
    pub(crate) print: f32,
    /// A letter for each side.
    pub(crate) letters: &'a [String],
    /// What cards do, for people to read.
    pub(crate) cards: &'a [CardText],
}

/// How text is set.
#[derive(Copy, Clone)]
pub(crate) enum Face {
    /// Plain.
    Body,
    /// Names and headings.
    Title,
    /// Numbers.
    Strong,
}

impl Easel<'_> {
    /// The hand that draws pieces.
    pub(crate) fn art(&self) -> Art<'_> {
        Art::new(self.painter, &self.shared.theme, &self.shared.icons)
    }

    /// How the things of a side look.
    pub(crate) fn side(&self, side: Side) -> Look {
        let look = self.scene.sides.get(side.ix()).cloned().unwrap_or_default();
        let tint = if look.tint == Tint::Plain { USUAL[side.ix() % USUAL.len()] } else { look.tint };
        Look { tint, ..look }
    }

    /// The colours of a side.
    pub(crate) fn side_paint(&self, side: Side) -> Paint {
        self.shared.theme.tint(self.side(side).tint)
    }

    /// The colours of a thing: its own, otherwise those of its side.
    pub(crate) fn paint_of(&self, node: &Node) -> Paint {
        match (node.look.tint, node.owner) {
            (Tint::Plain, Some(side)) => self.side_paint(side),
            (tint, _) => self.shared.theme.tint(tint),
        }
    }

    /// The picture of a thing: its own, otherwise that of its side.
    pub(crate) fn icon_of(&self, node: &Node) -> String {
        match (&*node.look.icon, node.owner) {
            ("", Some(side)) => self.side(side).icon.into_owned(),
            (icon, _) => icon.to_owned(),
        }
    }

    /// The looks of everything that a message names, if all of that lies on the table with a picture of its own: pictures say it in less room.
    pub(super) fn pictured(&self, msg: &clade_engine::Msg) -> Vec<Look> {
        let mut looks = Vec::new();
        let mut all = true;
        each_inside(msg, &mut |name| {
            let node = self.scene.nodes.iter().find(|node| !node.look.icon.is_empty() && (node.name == *name || is_ground(node, name)));
            all &= node.is_some();
            looks.extend(node.map(|node| node.look.clone()));
        });
        if all { looks } else { Vec::new() }
    }

    /// Text that is no wider than this (in points of the screen); what does not fit ends in an ellipsis, after this many rows.
    #[allow(clippy::too_many_arguments, reason = "as for one line")]
    fn galley(&self, text: &str, size: f32, face: Face, color: Color32, width: f32, rows: usize, halign: Align) -> Option<Arc<Galley>> {
        let exact = size * self.scale;
        let galley = self.galley_of(text, exact.round(), face, color, width, rows, halign)?;
        // Letters that are larger than the layout has measured them for, only because sizes are whole, cost no words.
        if galley.elided && exact.floor() >= SMALLEST && exact.round() > exact {
            let smaller = self.galley_of(text, exact.floor(), face, color, width, rows, halign)?;
            return Some(if smaller.elided { galley } else { smaller });
        }
        Some(galley)
    }

    /// The same in this size on the screen.
    #[allow(clippy::too_many_arguments, reason = "as for one line")]
    fn galley_of(&self, text: &str, size: f32, face: Face, color: Color32, width: f32, rows: usize, halign: Align) -> Option<Arc<Galley>> {
        if size < SMALLEST || text.is_empty() {
            return None;
        }
        let font = match face {
            Face::Body => theme::body(size),
            Face::Title => theme::title(size),
            Face::Strong => theme::strong(size),
        };
        let text = if rows > 1 { hyphen::broken(text, |part| self.wide(part, &font), width) } else { text.to_owned() };
        let mut job = LayoutJob::simple(text, font, color, width);
        job.halign = halign;
        job.wrap = TextWrapping { max_width: width, max_rows: rows, break_anywhere: false, overflow_character: Some('…') };
        let galley = self.painter.layout_job(job.clone());
        // A first word for which there is no room would leave nothing but the ellipsis: the beginning of it says more.
        if galley.elided
            && galley.rows.first().is_some_and(|row| row.glyphs.iter().all(|glyph| glyph.chr == '…' || glyph.chr.is_whitespace()))
        {
            job.wrap.break_anywhere = true;
            return Some(self.painter.layout_job(job));
        }
        Some(galley)
    }

    /// How wide a text is in this font.
    pub(crate) fn wide(&self, text: &str, font: &FontId) -> f32 {
        self.painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
    }

    /// How wide a text is on the screen, in one line.
    pub(crate) fn width_of(&self, text: &str, size: f32) -> f32 {
        self.galley(text, size, Face::Strong, Color32::WHITE, f32::INFINITY, 1, Align::LEFT).map_or(0.0, |galley| galley.size().x)
    }

    /// Centred lines of text below a place; returns their height.
    #[allow(clippy::too_many_arguments, reason = "as for one line")]
    pub(crate) fn lines(&self, top: Pos2, text: &str, size: f32, face: Face, color: Color32, width: f32, rows: usize) -> f32 {
        let halign = if rows > 1 { Align::Center } else { Align::LEFT };
        let Some(galley) = self.galley(text, size, face, color, width, rows, halign) else { return 0.0 };
        let height = galley.size().y;
        self.painter.galley(top, galley, color);
        height
    }

    /// Rows of text from a place on, each from the left.
    pub(crate) fn paragraph(&self, at: Pos2, text: &str, size: f32, color: Color32, width: f32, rows: usize) {
        if let Some(galley) = self.galley(text, size, Face::Body, color, width, rows, Align::LEFT) {
            self.painter.galley(at, galley, color);
        }
    }

    /// One line of text at a place.
    #[allow(clippy::too_many_arguments, reason = "a line of text is all of these, and they differ at each call")]
    pub(crate) fn text(&self, at: Pos2, align: Align2, text: &str, size: f32, face: Face, color: Color32, width: f32) -> Vec2 {
        let Some(galley) = self.galley(text, size, face, color, width, 1, Align::LEFT) else { return Vec2::ZERO };
        let rect = align.anchor_size(at, galley.size());
        let size = galley.size();
        self.painter.galley(rect.min, galley, color);
        size
    }

    /// The size of a line of words in a room on the screen: as large as the person wants words, up to what the room holds; never smaller
    /// than this. Nothing else moves for it.
    pub(crate) fn larger(&self, told: &str, size: f32, face: Face, room: Vec2) -> f32 {
        let wanted = size * self.shared.prefs.text;
        if self.shared.prefs.text <= 1.0 || wanted <= size * self.scale {
            return size;
        }
        let Some(galley) = self.galley(told, wanted / self.scale, face, Color32::PLACEHOLDER, f32::INFINITY, 1, Align::LEFT) else {
            return size;
        };
        let fits = (room.x / galley.size().x).min(room.y / galley.size().y).min(1.0);
        ((wanted * fits).floor() / self.scale).max(size)
    }

    /// How much larger than a card in its usual size people want what is printed on it.
    pub(crate) fn larger_print(&self) -> f32 {
        if self.shared.prefs.text <= 1.0 { 1.0 } else { (self.shared.prefs.text / self.scale).max(1.0) }
    }

    pub(crate) fn say(&self, msg: &clade_engine::Msg) -> String {
        self.words.text(msg)
    }
}

/// The colours of sides that have none of their own.
const USUAL: [Tint; 8] = [Tint::Red, Tint::Blue, Tint::Yellow, Tint::Green, Tint::Purple, Tint::Orange, Tint::Teal, Tint::Pink];

/// Whether a space is ground of this name.
fn is_ground(node: &Node, name: &clade_engine::Msg) -> bool {
    node.shape == Shape::Space && node.name.mentions(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prefs::Preferences;
    use crate::testing::MODULES;

    /// The size of a name on a table that is drawn at this scale, in this room, for somebody who wants text of this size.
    fn size(text: f32, scale: f32, room: Vec2) -> f32 {
        let shared = Shared::new(MODULES, Preferences { text, ..Preferences::default() }).unwrap();
        let (theme, prefs, mut found) = (shared.theme.clone(), shared.prefs.clone(), 0.0);
        let window = |ui: &mut egui::Ui| {
            let (scene, painter) = (Scene::default(), ui.painter().clone());
            let words = &shared.words;
            let easel = Easel { painter: &painter, shared: &shared, words, scene: &scene, scale, print: 1.0, letters: &[], cards: &[] };
            found = easel.larger("Speciation", 14.0, Face::Title, room);
        };
        let dress = move |ctx: &egui::Context| theme::apply(ctx, &theme, &prefs);
        drop(egui_kittest::Harness::builder().with_context_setup(dress).build_ui(window));
        found
    }

    #[test]
    fn words_grow_with_the_size_of_text_as_far_as_their_room_goes() {
        let (wide, low) = (Vec2::new(400.0, 60.0), Vec2::new(400.0, 18.0));
        assert_eq!(size(1.0, 0.7, wide), 14.0, "who wants nothing else sees it as it was");
        assert_eq!(size(1.5, 0.7, wide) * 0.7, 21.0);
        let between = size(1.5, 0.7, low) * 0.7;
        assert!((10.0..16.0).contains(&between), "{between}");
        assert_eq!(size(1.5, 0.7, Vec2::new(20.0, 60.0)), 14.0, "never smaller than it was");
        assert_eq!(size(1.5, 2.0, wide), 14.0, "large enough");
    }
}
