//! A table as a small picture: what everybody sees of it, with nothing to choose.

use super::easel::{Camera, Easel};
use super::layout::{self, Drawn, Part, Roots, Ruler};
use super::paint::State;
use crate::people::letters;
use crate::shared::Shared;
use clade_engine::face::FaceError;
use clade_engine::scene::{Form, Shape, Template};
use clade_engine::{CardText, Observer, Ruleset, Scene, Side, Translate};
use clade_table::{Table, Texts};
use egui::{Color32, FontId, Response, Sense, Ui, Vec2, vec2};

/// The table of which it is a picture, in points.
const TABLE: Vec2 = vec2(1040.0, 650.0);

/// A table to be drawn small. Made on any thread.
pub(crate) struct Miniature {
    scene: Scene,
    template: Option<Template>,
    cards: Vec<CardText>,
    letters: Vec<String>,
    words: Texts,
    /// Where everything lies, once it was drawn.
    made: Option<Vec<Part>>,
}

/// It can be clicked, but Tab goes past it.
const CLICK: Sense = Sense::CLICK;

impl Miniature {
    /// A picture of this table, with the words of this language; `None` where the texts of a mod cannot be read.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub(crate) fn of(table: &Table, ruleset: &dyn Ruleset, language: &str) -> Result<Option<Self>, FaceError> {
        let (scene, face) = (table.scene(Observer::Public)?, table.face());
        let Ok(words) = crate::cast::words(ruleset, language) else { return Ok(None) };
        let names: Vec<String> = (0..face.sides()).map(|side| words.text(&face.side_name(Side(side)))).collect();
        let letters = letters(&names);
        Ok(Some(Self { scene, template: face.template(Form::Wide), cards: ruleset.cards(), letters, words, made: None }))
    }

    /// Which round it is, as the table itself says it.
    pub(crate) fn round(&self) -> String {
        let head = self.scene.nodes.iter().find(|node| node.parent.is_none() && node.shape == Shape::Text);
        head.map(|node| self.words.text(&node.name)).unwrap_or_default()
    }

    /// Draws it as wide as this.
    fn show(&mut self, ui: &mut Ui, shared: &Shared, width: f32) -> Response {
        let (rect, response) = ui.allocate_exact_size(TABLE * (width / TABLE.x), CLICK);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let roots = Roots::of(&self.scene, self.template.as_ref());
        if self.made.is_none() {
            self.made = Some(self.lay(ui, &roots));
        }
        let painter = ui.painter_at(rect);
        let scale = rect.width() / TABLE.x;
        let easel = |scale: f32| Easel {
            painter: &painter,
            shared,
            words: &self.words,
            scene: &self.scene,
            scale,
            print: 1.0,
            letters: &self.letters,
            cards: &self.cards,
        };
        easel(scale).art().table_top(rect);
        for part in self.made.iter().flatten() {
            let camera = Camera { scale: scale * part.drawn.scale, origin: rect.min + part.at * scale };
            for place in &part.laid.places {
                easel(camera.scale).place(place, camera.rect(place.rect), State::default());
            }
        }
        response
    }

    fn lay(&self, ui: &Ui, roots: &Roots) -> Vec<Part> {
        let width_of =
            |text: &str, size: f32| ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size), Color32::WHITE).size().x;
        let ruler = Ruler { words: &self.words, width_of: &width_of };
        if let Some(template) = &self.template {
            return layout::regions(&self.scene, template, &roots.plane, TABLE, 1.0, &[], &ruler);
        }
        let (laid, _) = layout::plane(&self.scene, &roots.plane, TABLE, 0.3, None, &ruler);
        let scale = (TABLE / laid.size.max(Vec2::splat(1.0))).min_elem().min(1.6);
        vec![Part { at: (TABLE - laid.size * scale) / 2.0, laid, drawn: Drawn::whole(scale) }]
    }
}

/// Room for one that is not there yet, or never will be.
pub(crate) fn empty(ui: &mut Ui, shared: &Shared, width: f32) {
    let (rect, _) = ui.allocate_exact_size(TABLE * (width / TABLE.x), Sense::hover());
    ui.painter().rect_filled(rect, 4.0, shared.theme.mat.fill);
}

/// It in a frame. A click means what the button beside it does, which is what keyboards and screen readers use.
pub(crate) fn framed(ui: &mut Ui, shared: &Shared, width: f32, miniature: &mut Miniature) -> Response {
    let shown = miniature.show(ui, shared, width);
    let color = if shown.hovered() { shared.theme.focus } else { shared.theme.mat.edge };
    ui.painter().rect_stroke(shown.rect, 4.0, egui::Stroke::new(1.0, color), egui::StrokeKind::Outside);
    shown.on_hover_cursor(egui::CursorIcon::PointingHand)
}
