//! Marks on pieces: how many, what can be chosen, where the keyboard is, what cannot be taken. Each can be recognised without its colour.

use super::light::{halo, rounded};
use super::wood::cube;
use super::{Art, hexagon};
use crate::theme::strong;
use egui::epaint::PathShape;
use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// The outline of a piece.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Outline {
    /// A rectangle with rounded corners of this radius.
    Rect(Rect, f32),
    /// A hexagon that lies on a side: middle and radius.
    Hex(Pos2, f32),
    /// A circle: middle and radius.
    Circle(Pos2, f32),
    /// A cube in this rectangle.
    Cube(Rect),
}

impl Outline {
    fn expand(self, by: f32) -> Self {
        match self {
            Self::Rect(rect, round) => Self::Rect(rect.expand(by), (round + by).max(0.0)),
            // So far go the corners if the sides go by one.
            Self::Hex(centre, radius) => Self::Hex(centre, radius + by * 1.154_7),
            Self::Circle(centre, radius) => Self::Circle(centre, radius + by),
            Self::Cube(rect) => Self::Cube(rect.expand(by)),
        }
    }

    fn bounds(self) -> Rect {
        match self {
            Self::Rect(rect, _) | Self::Cube(rect) => rect,
            Self::Hex(centre, radius) => Rect::from_center_size(centre, vec2(2.0, 1.732) * radius),
            Self::Circle(centre, radius) => Rect::from_center_size(centre, Vec2::splat(radius * 2.0)),
        }
    }
}

impl Art<'_> {
    /// The points of an outline, clockwise.
    fn points(&self, outline: Outline) -> Vec<Pos2> {
        match outline {
            Outline::Rect(rect, round) => rounded(rect, round).to_vec(),
            Outline::Hex(centre, radius) => hexagon(centre, radius).to_vec(),
            Outline::Circle(centre, radius) => self.ellipse(centre, Vec2::splat(radius)),
            Outline::Cube(rect) => cube(rect).to_vec(),
        }
    }

    /// Lines along an outline, the first below the others: width and colour.
    fn along<const N: usize>(&self, outline: Outline, lines: [(f32, Color32); N]) {
        let points = self.points(outline);
        for stroke in lines {
            self.add(PathShape::closed_line(points.clone(), stroke));
        }
    }

    /// What can be chosen: a thick line between two thin dark ones, and a glow that `pulse` (0 to 1) makes stronger.
    pub(crate) fn glow(&self, outline: Outline, color: Color32, pulse: f32) {
        if !self.sees(outline.bounds()) {
            return;
        }
        let shine = color.gamma_multiply(0.35 + 0.45 * pulse);
        self.add(halo(&self.points(outline.expand(2.0)), 7.0 + 3.0 * pulse, shine));
        self.along(outline.expand(1.5), [(5.0, between(color)), (3.0, color)]);
    }

    /// What can be chosen, but without effect: a thin line of dots, and no glow.
    pub(crate) fn faintly(&self, outline: Outline, color: Color32) {
        if !self.sees(outline.bounds()) {
            return;
        }
        let mut points = self.points(outline.expand(1.0));
        points.extend(points.first().copied());
        for (width, color) in [(3.5, between(color)), (1.5, color)] {
            for dash in Shape::dashed_line(&points, Stroke::new(width, color), 2.5, 5.0) {
                self.add(dash);
            }
        }
    }

    /// What the pointer or the keyboard is at: two lines with a gap.
    pub(crate) fn focus(&self, outline: Outline) {
        let color = self.theme.focus;
        if !self.sees(outline.bounds()) {
            return;
        }
        self.along(outline.expand(5.0), [(4.0, between(color)), (2.0, color)]);
        self.along(outline.expand(1.0), [(1.5, color)]);
    }

    /// What a bot or a lesson advises: as what can be chosen, but of dashes.
    pub(crate) fn advised(&self, outline: Outline) {
        let color = self.theme.focus;
        if !self.sees(outline.bounds()) {
            return;
        }
        self.add(halo(&self.points(outline.expand(2.0)), 10.0, color.gamma_multiply(0.8)));
        let mut points = self.points(outline.expand(1.5));
        points.extend(points.first().copied());
        self.add(PathShape::line(points.clone(), Stroke::new(6.0, between(color))));
        for dash in Shape::dashed_line(&points, Stroke::new(4.0, color), 9.0, 6.0) {
            self.add(dash);
        }
    }

    /// What cannot be taken: pale and hatched.
    pub(crate) fn barred(&self, outline: Outline) {
        let bounds = outline.bounds();
        if !self.sees(bounds) {
            return;
        }
        let mat = self.theme.mat;
        self.add(Shape::convex_polygon(self.points(outline), mat.fill.gamma_multiply(0.62), Stroke::NONE));
        let line = Stroke::new(1.0, mat.ink.gamma_multiply(0.22));
        for hatch in hatches(outline, 7.0) {
            self.add(Shape::LineSegment { points: hatch, stroke: line });
        }
    }

    /// A few letters in a bubble of this height, with the given corner or side of it at a place. Returns where it is.
    pub(crate) fn badge(&self, at: Pos2, align: Align2, text: &str, height: f32) -> Rect {
        // In a small picture it could not be read, and would only hide what is below it.
        if height < 4.0 {
            return Rect::from_min_size(at, Vec2::ZERO);
        }
        let height = height.max(10.0);
        let galley = self.painter.layout_no_wrap(text.to_owned(), strong(height * 0.74), Color32::PLACEHOLDER);
        let size = vec2((galley.size().x + height * 0.55).max(height), height);
        let rect = align.anchor_size(at, size);
        let paint = self.theme.panel;
        self.shadow_of(rect, height / 2.0, height * 0.06);
        self.fill(rect, height / 2.0, paint.fill);
        self.edge(rect, height / 2.0, self.hair(height, 0.06), paint.edge);
        if text == "*" {
            self.star(rect.center(), height * 0.42, paint.ink);
        } else {
            self.painter.galley(rect.center() - galley.size() / 2.0, galley, paint.ink);
        }
        rect
    }

    /// A folded corner: there is more to be read, where the pointer rests; there the same sign stands before it.
    pub(crate) fn folded(&self, corner: Pos2, side: f32, edge: Color32) {
        let fold = vec![corner - vec2(side, 0.0), corner, corner + vec2(0.0, side)];
        self.add(Shape::convex_polygon(fold, self.theme.accent.fill, Stroke::new(side * 0.08, edge)));
    }

    /// A star of five points: as a letter it would be a speck.
    fn star(&self, middle: Pos2, radius: f32, color: Color32) {
        let at = |tenth: usize, radius: f32| {
            let angle = std::f32::consts::TAU * (tenth as f32 / 10.0 - 0.25);
            middle + vec2(angle.cos(), angle.sin()) * radius
        };
        let inner = |tenth: usize| at(tenth % 10, radius * 0.45);
        self.painter.add(Shape::convex_polygon((0..5).map(|n| inner(2 * n + 1)).collect(), color, Stroke::NONE));
        for tip in (0..10).step_by(2) {
            self.painter.add(Shape::convex_polygon(vec![inner(tip + 9), at(tip, radius), inner(tip + 1)], color, Stroke::NONE));
        }
    }
}

/// What sets a mark off from whatever is below: dark around a light one, pale around a dark one.
fn between(color: Color32) -> Color32 {
    if color.intensity() > 0.5 { Color32::from_rgb(20, 20, 18) } else { Color32::from_rgb(255, 252, 244) }
}

/// Slanted lines within an outline, this far apart.
fn hatches(outline: Outline, apart: f32) -> impl Iterator<Item = [Pos2; 2]> {
    let bounds = outline.bounds();
    let (centre, reach) = (bounds.center(), bounds.width() + bounds.height());
    let count = (reach / apart / 2.0).ceil().min(200.0) as i32;
    (-count..=count).filter_map(move |step| {
        let offset = step as f32 * apart;
        // A point of the line nearest to the middle, and how far it runs to both sides from there.
        let across = vec2(1.0, 1.0).normalized() * offset;
        let along = vec2(1.0, -1.0).normalized();
        let half = match outline {
            Outline::Circle(_, radius) => (radius * radius - offset * offset).max(0.0).sqrt(),
            Outline::Hex(_, radius) => {
                let inner = radius * 0.9;
                (inner * inner - offset * offset).max(0.0).sqrt()
            }
            Outline::Rect(rect, _) | Outline::Cube(rect) => return clipped(rect, centre + across, along),
        };
        (half > 1.0).then(|| [centre + across - along * half, centre + across + along * half])
    })
}

/// The part of a slanted line that lies in a rectangle.
fn clipped(rect: Rect, at: Pos2, along: Vec2) -> Option<[Pos2; 2]> {
    let steps = |min: f32, max: f32, from: f32, by: f32| {
        let (a, b) = ((min - from) / by, (max - from) / by);
        (a.min(b), a.max(b))
    };
    let (x_in, x_out) = steps(rect.min.x, rect.max.x, at.x, along.x);
    let (y_in, y_out) = steps(rect.min.y, rect.max.y, at.y, along.y);
    let (enter, leave) = (x_in.max(y_in), x_out.min(y_out));
    (enter < leave).then(|| [at + along * enter, at + along * leave])
}
