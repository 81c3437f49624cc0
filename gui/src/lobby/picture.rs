//! The picture on a game's card: a landscape of light, hills or waves in the game's colour, with its icon before it. Composed of
//! shapes; where things lie follows from the game's name, so that each game has its own and always the same.

use crate::shared::Shared;
use clade_engine::About;
use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Shape, Vec2, lerp, pos2, vec2};

/// Draws it.
pub(crate) fn draw(painter: &Painter, rect: Rect, shared: &Shared, about: &About, title: &str) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let look = &about.look;
    let paint = shared.theme.tint(look.tint);
    let (light, deep) = (paint.fill.lerp_to_gamma(Color32::WHITE, 0.55), paint.edge.lerp_to_gamma(Color32::BLACK, 0.35));
    let mut dice = Dice::new(about.id);
    gradient(&painter, rect, light, paint.fill);
    sun(&painter, rect, light, &mut dice);
    for layer in 0..4 {
        hill(&painter, rect, layer, paint.fill.lerp_to_gamma(deep, 0.25 + 0.22 * layer as f32), &mut dice);
    }
    bubbles(&painter, rect, light, &mut dice);
    let figure = Rect::from_center_size(rect.center() - vec2(0.0, rect.height() * 0.02), Vec2::splat(rect.height() * 0.62));
    let shade = Color32::from_black_alpha(70);
    if shared.icons.draw(&painter, &look.icon, figure.translate(vec2(3.0, 4.0)), shade) {
        shared.icons.draw(&painter, &look.icon, figure, Color32::WHITE);
    } else {
        let letter = title.chars().next().map(String::from).unwrap_or_default();
        let font = FontId::proportional(rect.height() * 0.55);
        painter.text(figure.center() + vec2(3.0, 4.0), Align2::CENTER_CENTER, &letter, font.clone(), shade);
        painter.text(figure.center(), Align2::CENTER_CENTER, letter, font, Color32::WHITE);
    }
}

fn gradient(painter: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    for (at, color) in [(rect.left_top(), top), (rect.right_top(), top), (rect.right_bottom(), bottom), (rect.left_bottom(), bottom)] {
        mesh.colored_vertex(at, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

fn sun(painter: &Painter, rect: Rect, light: Color32, dice: &mut Dice) {
    let center = pos2(lerp(rect.x_range(), 0.2 + 0.6 * dice.part()), lerp(rect.y_range(), 0.2 + 0.15 * dice.part()));
    for ring in 0..4u8 {
        let radius = rect.height() * (0.34 - 0.07 * f32::from(ring));
        painter.circle_filled(center, radius, light.lerp_to_gamma(Color32::WHITE, 0.2 * f32::from(ring)).gamma_multiply(0.45));
    }
}

/// One of the hills or waves, the nearer the lower: a strip from its line to the lower edge.
fn hill(painter: &Painter, rect: Rect, layer: usize, color: Color32, dice: &mut Dice) {
    const STEPS: usize = 40;
    let (waves, phase) = (1.0 + 2.0 * dice.part(), std::f32::consts::TAU * dice.part());
    let (base, height) = (0.46 + 0.13 * layer as f32, 0.03 + 0.05 * dice.part());
    let mut mesh = Mesh::default();
    for i in 0..=STEPS {
        let part = i as f32 / STEPS as f32;
        let swing = (part * waves * std::f32::consts::TAU + phase).sin() + 0.4 * (part * waves * 15.0 + phase).sin();
        let x = lerp(rect.x_range(), part);
        mesh.colored_vertex(pos2(x, lerp(rect.y_range(), base + height * swing)), color);
        mesh.colored_vertex(pos2(x, rect.bottom()), color);
        if let Some(left) = u32::try_from(2 * i).ok().filter(|at| *at >= 2) {
            mesh.add_triangle(left - 2, left - 1, left);
            mesh.add_triangle(left - 1, left, left + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
}

fn bubbles(painter: &Painter, rect: Rect, light: Color32, dice: &mut Dice) {
    for _ in 0..14 {
        let center = Pos2::new(lerp(rect.x_range(), dice.part()), lerp(rect.y_range(), 0.5 + 0.5 * dice.part()));
        let radius = rect.height() * (0.008 + 0.02 * dice.part());
        painter.circle(center, radius, light.gamma_multiply(0.25), egui::Stroke::new(1.0, light.gamma_multiply(0.6)));
    }
}

/// Numbers that follow from a word: nothing is random, each game just looks different.
struct Dice(u64);

impl Dice {
    fn new(word: &str) -> Self {
        Self(word.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn below(&mut self, end: usize) -> usize {
        self.next() as usize % end
    }

    /// From 0 to 1.
    fn part(&mut self) -> f32 {
        self.below(10_000) as f32 / 10_000.0
    }
}
