//! The pictures: a font of their own, so that egui draws each crisp in every size, keeps it in the same atlas as text, and draws a table
//! full of them in one go.

use super::brought::Brought;
use crate::theme::ICONS;
use clade_host::Folder;
use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{Atom, Color32, FontFamily, FontId, Painter, Rect, Vec2};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The character of the first picture; they are in the order of [`clade_engine::scene::icons`], see `icons/README.md`.
const FIRST: u32 = 0xe000;
/// The sizes, in pixels, in which pictures are kept: a smaller picture is the next larger one, shrunk.
const SIZES: [f32; 11] = [16.0, 20.0, 24.0, 32.0, 45.0, 64.0, 91.0, 128.0, 181.0, 256.0, 362.0];

/// The set of pictures.
pub(crate) struct Icons {
    characters: BTreeMap<&'static str, char>,
    family: FontFamily,
    /// Those that mods bring.
    brought: RefCell<Brought>,
}

impl Default for Icons {
    fn default() -> Self {
        let characters = clade_engine::scene::icons().zip(FIRST..).filter_map(|(name, code)| Some((name, char::from_u32(code)?)));
        Self { characters: characters.collect(), family: FontFamily::Name(ICONS.into()), brought: RefCell::default() }
    }
}

impl Icons {
    /// The names of all pictures, sorted.
    #[cfg(test)]
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.characters.keys().copied()
    }

    /// The pictures of these mods can be drawn from now on.
    pub(crate) fn learn(&self, folders: &[Folder]) {
        self.brought.borrow_mut().learn(folders);
    }

    /// Draws a picture into a rectangle, as large as fits. `false` if there is no picture of this name: then nothing is drawn.
    pub(crate) fn draw(&self, painter: &Painter, name: &str, rect: Rect, color: Color32) -> bool {
        if name.contains('/') {
            return self.brought.borrow_mut().draw(painter, name, rect, color);
        }
        let Some(&character) = self.characters.get(name) else { return false };
        let side = rect.width().min(rect.height());
        let pixels = side * painter.pixels_per_point();
        if pixels < 1.0 || !painter.clip_rect().intersects(rect) {
            return true;
        }
        let kept = SIZES.into_iter().find(|size| *size >= pixels - 0.5).unwrap_or(SIZES[SIZES.len() - 1]);
        let font = FontId::new(kept / painter.pixels_per_point(), self.family.clone());
        let galley = painter.layout_no_wrap(character.to_string(), font, Color32::PLACEHOLDER);
        let mut shape = TextShape::new(egui::Pos2::ZERO, galley, color);
        if (pixels - kept).abs() > 0.5 {
            shape.transform(TSTransform::from_scaling(pixels / kept));
        }
        shape.pos = rect.center() - Vec2::splat(side / 2.0);
        painter.add(shape);
        true
    }

    /// A picture beside the text of a button or label, in its colour: `Button::new((icons.atom("cog", 18.0), text))`. What the button is
    /// called stays its text.
    pub(crate) fn atom<'a>(&'a self, name: &'a str, size: f32) -> Atom<'a> {
        Atom::paint(Vec2::splat(size), move |ui, place| {
            self.draw(ui.painter(), name, place.rect, place.fallback_text_color);
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Icons;
    use crate::prefs::{Mood, Palette, Preferences};
    use crate::theme::{self, Theme};
    use egui::{Color32, Rect, vec2};
    use egui_kittest::Harness;

    #[test]
    fn a_picture_is_drawn_or_said_to_be_missing() {
        let setup = |ctx: &egui::Context| {
            theme::apply(ctx, &Theme::new(Mood::Light, Palette::Usual), &Preferences::default());
        };
        let icons = Icons::default();
        let mut drawn = Vec::new();
        let harness = Harness::builder().with_context_setup(setup).build_ui(|ui| {
            let place = Rect::from_min_size(ui.max_rect().min, vec2(40.0, 30.0));
            let draw = |name| icons.draw(ui.painter(), name, place, Color32::RED);
            let before = shapes(ui);
            drawn = vec![draw("no-such-picture"), shapes(ui) > before, draw("sea-turtle"), shapes(ui) > before];
        });
        drop(harness);
        assert_eq!(drawn, [false, false, true, true]);
    }

    fn shapes(ui: &egui::Ui) -> usize {
        let mut count = 0;
        ui.painter().for_each_shape(|_| count += 1);
        count
    }
}
