//! Curves over two axes, with their bands, and a description for screen readers.

use super::{Curve, Trace, legend, pens};
use crate::shared::Shared;
use crate::theme::{self, mix};
use clade_compare::Prose;
use clade_ecology::measure::Unit;
use egui::{Align2, Rangef, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use egui_plot::{
    AxisHints, FilledArea, GridInput, GridMark, HLine, HoverPosition, Line, LineStyle, MarkerShape, Plot, PlotPoint, PlotResponse, PlotUi,
    Points, Text, VLine, uniform_grid_spacer,
};
use std::ops::RangeInclusive;

/// What an axis counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Whole things, such as rounds: between them is nothing.
    Whole,
    /// Parts of a whole, 0 to 1.
    Share,
    /// Any numbers.
    Number,
    /// Nothing that is labelled: only side by side.
    Beside,
}

/// An axis.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    pub(crate) name: String,
    pub(crate) scale: Scale,
}

/// A picture of curves.
pub(crate) struct Chart<'a> {
    /// Another one for each picture of a page.
    pub(crate) id: &'a str,
    pub(crate) title: String,
    pub(crate) x: Axis,
    pub(crate) y: Axis,
    pub(crate) curves: &'a [Curve],
    /// A height that is marked across.
    pub(crate) level: Option<f64>,
    /// Where one looks on the first axis.
    pub(crate) here: Option<f64>,
    /// How far both axes go at least: as far as those of the pictures beside it.
    pub(crate) reach: [f64; 2],
    /// How high it is, at the usual size of text.
    pub(crate) height: f32,
}

/// A point of a curve.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Point {
    /// The place of the curve.
    pub(crate) curve: usize,
    /// The place of the point in it.
    pub(crate) at: usize,
}

/// What is said of a point.
pub(crate) type Says<'a> = dyn Fn(Point) -> String + 'a;

/// If ends of curves are closer than this part of the picture's height, their letters would overlap.
const CLOSE: f64 = 0.1;

/// The part of the picture's width that a letter takes.
const LETTER: f64 = 0.07;

/// In a picture so wide, at the usual size of text, there is room for one letter.
const NARROW: f32 = 380.0;

/// About so many numbers stand along an axis, one in each so much height.
const COLUMNS: f64 = 8.0;
const ROW: f32 = 26.0;

/// A line of more points has marks at about so many of them.
const MANY: usize = 60;
const MARKED: usize = 16;

/// Numbers that are closer fade away, in points.
const SPACING: Rangef = Rangef { min: 12.0, max: 20.0 };

/// The steps of an axis in about so many parts: 1, 2 or 5 of some power of ten, at least this, and multiples of it.
pub(super) fn marks((from, to): (f64, f64), parts: f64, least: f64) -> [f64; 3] {
    let wanted = ((to - from) / parts).max(1e-9);
    let power = 10f64.powf(wanted.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|nice| nice * power).into_iter().find(|step| *step >= wanted * 0.999).unwrap_or(wanted);
    let step = step.max(least);
    [step, 5.0 * step, 10.0 * step]
}

/// The mark around the point that is chosen.
const RING: f32 = 8.0;

impl Scale {
    /// A number of this axis.
    pub(crate) fn written(self, words: &Prose, value: f64) -> String {
        match self {
            Self::Whole => words.number(value.round(), Unit::Heads),
            Self::Share => words.number(value, Unit::Share),
            Self::Number => words.number(value, Unit::Heads),
            Self::Beside => String::new(),
        }
    }

    /// The number beside a mark of the axis; none between whole things.
    fn tick(self, words: &Prose, value: f64) -> String {
        match self {
            Self::Whole if (value - value.round()).abs() > 1e-6 => String::new(),
            _ => self.written(words, value),
        }
    }
}

impl Chart<'_> {
    /// Shows it.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared, words: &Prose) {
        let shown = self.plot(ui, shared, words, None, None);
        let told = self.told(words);
        shown.response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &told));
    }

    /// Shows it; where points can be chosen, `says` describes each.
    pub(super) fn plot(
        &self,
        ui: &mut Ui,
        shared: &Shared,
        words: &Prose,
        says: Option<&Says<'_>>,
        chosen: Option<Point>,
    ) -> PlotResponse<()> {
        ui.label(RichText::new(&self.title).strong());
        legend::show(ui, shared, self.id, self.curves);
        let (x, y) = (&self.x, &self.y);
        let label = |near: &HoverPosition<'_>| match (near, says) {
            (HoverPosition::NearDataPoint { plot_name, index, .. }, Some(says)) => {
                let curve = self.curves.iter().position(|curve| curve.name == *plot_name)?;
                Some(says(Point { curve, at: *index }))
            }
            (HoverPosition::NearDataPoint { plot_name, position, .. }, None) if !plot_name.is_empty() => {
                let axes = [(x, position.x), (y, position.y)].into_iter().filter(|(axis, _)| axis.scale != Scale::Beside);
                let (named, bare): (Vec<_>, Vec<_>) = axes.partition(|(axis, _)| !axis.name.is_empty());
                // What an axis without a name counts, the name of the curve says.
                let bare = bare.iter().map(|(axis, value)| format!(": {}", axis.scale.written(words, *value)));
                let named = named.iter().map(|(axis, value)| format!("\n{}: {}", axis.name, axis.scale.written(words, *value)));
                Some(std::iter::once((*plot_name).to_owned()).chain(bare).chain(named).collect())
            }
            _ => None,
        };
        let font = theme::body(12.0 * shared.prefs.text);
        let hints = |hints: AxisHints<'static>, name: &str| {
            let name = RichText::new(name).font(font.clone()).color(shared.theme.faint);
            hints.label(name).tick_label_font(font.clone()).tick_label_color(shared.theme.faint).label_spacing(SPACING)
        };
        let [scale_x, scale_y] = [x.scale, y.scale];
        let tick = |scale: Scale| move |mark: GridMark, _: &RangeInclusive<f64>| scale.tick(words, mark.value);
        let mut plot = Plot::new(self.id)
            .height(self.height * shared.prefs.text)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_axis_zoom_drag(false)
            .allow_double_click_reset(false)
            .show_crosshair(false)
            .sense(if says.is_some() { Sense::click() } else { Sense::hover() })
            .set_margin_fraction(vec2(0.06, 0.08))
            .grid_color(mix(shared.theme.panel.fill, shared.theme.panel.ink, 0.3))
            .include_y(0.0)
            .include_y(self.reach[1])
            .custom_x_axes(vec![hints(AxisHints::new_x(), &x.name).formatter(tick(scale_x))])
            .custom_y_axes(vec![hints(AxisHints::new_y(), &y.name).formatter(tick(scale_y))])
            .label_formatter(label);
        if y.scale == Scale::Share {
            plot = plot.include_y(1.0);
        }
        if self.reach[0] > 0.0 {
            plot = plot.include_x(self.reach[0]);
        }
        if let Some(right) = self.right(ui.available_width() / shared.prefs.text) {
            plot = plot.include_x(right);
        }
        // One point alone, or nothing but zeros, would get axes from −10 to 10.
        let xs = || self.curves.iter().flat_map(|curve| &curve.points).map(|point| point[0]);
        let is_flat = !self.curves.iter().flat_map(|curve| &curve.points).any(|point| point[1] > 0.0);
        if is_flat {
            plot = plot.include_y(1.0);
        }
        if let Some(least) = xs().min_by(f64::total_cmp).filter(|_| x.scale == Scale::Whole) {
            plot = plot.include_x(least).include_x(least + 1.0);
        }
        let (across, up) = (COLUMNS, f64::from(self.height / ROW));
        let least = |scale: Scale| if scale == Scale::Whole { 1.0 } else { 0.0 };
        let [least_x, least_y] = [scale_x, scale_y].map(least);
        plot = plot
            .x_grid_spacer(uniform_grid_spacer(move |input: GridInput| marks(input.bounds, across, least_x)))
            .y_grid_spacer(uniform_grid_spacer(move |input: GridInput| marks(input.bounds, up, least_y)));
        plot.show(ui, |plot| {
            self.draw(plot, shared);
            if let Some(at) = chosen.and_then(|chosen| self.place(chosen)) {
                let ring = Points::new("", at).color(shared.theme.focus).shape(MarkerShape::Circle).filled(false);
                plot.points(ring.radius(RING * shared.prefs.text).allow_hover(false));
            }
        })
    }

    /// Where a point lies.
    pub(super) fn place(&self, point: Point) -> Option<[f64; 2]> {
        self.curves.get(point.curve)?.points.get(point.at).copied()
    }

    fn draw(&self, plot: &mut PlotUi<'_>, shared: &Shared) {
        let (text, ink) = (shared.prefs.text, shared.theme.panel.ink);
        if let Some(level) = self.level {
            plot.hline(HLine::new("", level).color(shared.theme.faint).style(LineStyle::Dotted { spacing: 5.0 }).allow_hover(false));
        }
        if let Some(here) = self.here {
            plot.vline(VLine::new("", here).color(shared.theme.lit).width(1.5).allow_hover(false));
        }
        for curve in self.curves {
            if curve.band.len() == curve.points.len() && curve.points.len() > 1 {
                let ends = [0, 1].map(|end| {
                    let end: Vec<[f64; 2]> = curve.points.iter().zip(&curve.band).map(|(point, band)| [point[0], band[end]]).collect();
                    if curve.trace == Trace::Steps { steps(&end) } else { end }
                });
                let xs: Vec<f64> = ends[0].iter().map(|point| point[0]).collect();
                let [low, high] = ends.map(|end| end.iter().map(|point| point[1]).collect::<Vec<f64>>());
                let fill = curve.color.gamma_multiply(0.18);
                plot.add(FilledArea::new("", &xs, &low, &high).fill_color(fill).allow_hover(false));
            }
        }
        // The first is what the picture is about: nothing lies over it.
        for curve in self.curves.iter().rev() {
            let (style, mark) = (pens::dashes(curve.place), pens::mark(curve.place));
            for line in lines(curve) {
                // A stairway with few steps is no band of many values.
                let line = Line::new("", line).allow_band(false);
                plot.line(line.color(curve.color).width(2.0 * text).style(style).allow_hover(false));
            }
            // Of many points on a line some have their mark: all of them would be a band in which no line is seen.
            let is_dense = matches!(curve.trace, Trace::Line | Trace::Rounds) && curve.points.len() > MANY;
            let points = Points::new(curve.name.clone(), curve.points.clone()).color(curve.color).shape(mark);
            plot.points(points.radius(if is_dense { 1.0 } else { 3.6 } * text));
            if is_dense {
                let some: Vec<[f64; 2]> = curve.points.iter().copied().step_by(curve.points.len() / MARKED).collect();
                plot.points(Points::new("", some).color(curve.color).shape(mark).radius(3.6 * text).allow_hover(false));
            }
        }
        for (end, letters) in self.ends() {
            let letters = RichText::new(format!("  {letters}")).font(theme::strong(13.0 * text)).color(ink);
            plot.text(Text::new("", PlotPoint::new(end[0], end[1]), letters).color(ink).anchor(Align2::LEFT_CENTER));
        }
    }

    /// How far the picture, so `wide`, reaches to the right, so that several letters beside each other are in it.
    fn right(&self, wide: f32) -> Option<f64> {
        let letters = self.ends().iter().map(|(_, letters)| letters.split(' ').count()).max()?;
        let along = || self.curves.iter().flat_map(|curve| &curve.points).map(|point| point[0]);
        let [left, right] = [along().fold(f64::INFINITY, f64::min), along().fold(f64::NEG_INFINITY, f64::max)];
        // In a narrow picture even one letter is more than what is left free beside it.
        let narrow = f64::from(NARROW / wide - 1.0).max(0.0) * LETTER;
        Some(right + (right - left) * (LETTER * (letters - 1) as f64 + narrow))
    }

    /// Where curves end, with their letters: those of curves that end together share a line.
    pub(super) fn ends(&self) -> Vec<([f64; 2], String)> {
        let heights = self.curves.iter().flat_map(|curve| &curve.points).map(|point| point[1].abs());
        let near = CLOSE * heights.fold(if self.y.scale == Scale::Share { 1.0 } else { f64::MIN_POSITIVE }, f64::max);
        let mut ends: Vec<([f64; 2], String)> = Vec::new();
        for curve in self.curves.iter().filter(|curve| !curve.short.is_empty()) {
            let Some(&[x, y]) = curve.points.last() else { continue };
            let beside = |(end, _): &&mut ([f64; 2], String)| (end[0] - x).abs() < f64::EPSILON && (end[1] - y).abs() < near;
            match ends.iter_mut().find(beside) {
                Some((_, letters)) => letters.extend([" ", &curve.short]),
                None => ends.push(([x, y], curve.short.clone())),
            }
        }
        ends
    }

    /// What it shows, in words: the title, and where each curve ends.
    fn told(&self, words: &Prose) -> String {
        let ends = self.curves.iter().filter_map(|curve| {
            let [at, value] = *curve.points.last()?;
            Some(format!("{} {} ({} {})", curve.name, self.y.scale.written(words, value), self.x.name, self.x.scale.written(words, at)))
        });
        format!("{}: {}", self.title, ends.collect::<Vec<_>>().join("; "))
    }
}

/// The lines of a curve, each without a break.
fn lines(curve: &Curve) -> Vec<Vec<[f64; 2]>> {
    match curve.trace {
        Trace::Line => vec![curve.points.clone()],
        Trace::Rounds => curve.points.chunk_by(|one, next| next[0] - one[0] < 1.5).map(<[_]>::to_vec).collect(),
        Trace::Steps => vec![steps(&curve.points)],
        Trace::Points => Vec::new(),
    }
}

/// A staircase: each height holds until the next point.
fn steps(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let corners = points.windows(2).flat_map(|two| [two[0], [two[1][0], two[0][1]]]);
    corners.chain(points.last().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_some_numbers_and_not_too_many() {
        let step = |end: f64, parts, least| marks((0.0, end), parts, least)[0];
        // What food lies there: a panel of 116 points is high enough for four numbers.
        assert_eq!([15.0, 250.0, 3.0, 968.0].map(|end| step(end, 4.5, 0.0)), [5.0, 100.0, 1.0, 500.0]);
        assert_eq!((step(1.0, 4.5, 0.0), step(4.0, 8.0, 1.0)), (0.5, 1.0), "no half rounds");
    }

    #[test]
    fn a_round_without_a_value_breaks_the_line() {
        let points = vec![[1.0, 0.2], [2.0, 0.4], [5.0, 0.0], [6.0, 0.1]];
        let curve = |trace| Curve {
            name: String::new(),
            short: String::new(),
            color: egui::Color32::RED,
            place: 0,
            trace,
            points: points.clone(),
            band: Vec::new(),
        };
        let lengths = |trace| lines(&curve(trace)).iter().map(Vec::len).collect::<Vec<usize>>();
        assert_eq!((lengths(Trace::Rounds), lengths(Trace::Line)), (vec![2, 2], vec![4]));
    }
}
