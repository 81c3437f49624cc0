//! Curves over two axes, with their bands, and a word for who cannot see them.

use super::{Curve, Trace, legend, pens};
use crate::shared::Shared;
use crate::theme::{self, mix};
use clade_compare::Words;
use clade_ecology::measure::Unit;
use egui::{Align2, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use egui_plot::{
    AxisHints, FilledArea, GridInput, GridMark, HLine, HoverPosition, Line, LineStyle, Plot, PlotPoint, PlotUi, Points, Text, VLine,
    uniform_grid_spacer,
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
    /// Nothing that is written: only side by side.
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

/// How near a point one must click, in points of the screen.
const NEAR: f32 = 14.0;

impl Scale {
    /// A number of this axis.
    pub(crate) fn written(self, words: &Words, value: f64) -> String {
        match self {
            Self::Whole => words.number(value.round(), Unit::Heads),
            Self::Share => words.number(value, Unit::Share),
            Self::Number => words.number(value, Unit::Heads),
            Self::Beside => String::new(),
        }
    }

    /// The number beside a mark of the axis; none between whole things.
    fn tick(self, words: &Words, value: f64) -> String {
        match self {
            Self::Whole if (value - value.round()).abs() > 1e-6 => String::new(),
            _ => self.written(words, value),
        }
    }
}

impl Chart<'_> {
    /// Shows it. Gives the point that was clicked.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared, words: &Words) -> Option<Point> {
        ui.label(RichText::new(&self.title).strong());
        legend::show(ui, shared, self.id, self.curves);
        let (x, y) = (&self.x, &self.y);
        let label = |near: &HoverPosition<'_>| match near {
            HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
                let lines = [(x, position.x), (y, position.y)].into_iter().filter(|(axis, _)| axis.scale != Scale::Beside);
                let lines = lines.map(|(axis, value)| format!("\n{}: {}", axis.name, axis.scale.written(words, value)));
                Some(std::iter::once((*plot_name).to_owned()).chain(lines).collect())
            }
            _ => None,
        };
        let font = theme::body(12.0 * shared.prefs.text);
        let hints = |hints: AxisHints<'static>, name: &str| {
            let name = RichText::new(name).font(font.clone()).color(shared.theme.faint);
            hints.label(name).tick_label_font(font.clone()).tick_label_color(shared.theme.faint)
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
            .sense(Sense::click())
            .set_margin_fraction(vec2(0.06, 0.08))
            .grid_color(mix(shared.theme.panel.fill, shared.theme.panel.ink, 0.3))
            .include_y(0.0)
            .custom_x_axes(vec![hints(AxisHints::new_x(), &x.name).formatter(tick(scale_x))])
            .custom_y_axes(vec![hints(AxisHints::new_y(), &y.name).formatter(tick(scale_y))])
            .label_formatter(label);
        if y.scale == Scale::Share {
            plot = plot.include_y(1.0);
        }
        if x.scale == Scale::Whole {
            plot = plot.x_grid_spacer(uniform_grid_spacer(|_: GridInput| [1.0, 5.0, 10.0]));
        }
        let shown = plot.show(ui, |plot| self.draw(plot, shared));
        self.tell(&shown.response, words);
        let clicked = shown.response.clicked().then(|| shown.response.interact_pointer_pos()).flatten()?;
        self.nearest(|point| shown.transform.position_from_point(&PlotPoint::new(point[0], point[1])).distance(clicked))
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
            let line = match curve.trace {
                Trace::Line => curve.points.clone(),
                Trace::Steps => steps(&curve.points),
                Trace::Points => Vec::new(),
            };
            // A stairway with few steps is no band of many values.
            let line = Line::new("", line).allow_band(false);
            plot.line(line.color(curve.color).width(2.0 * text).style(style).allow_hover(false));
            plot.points(Points::new(curve.name.clone(), curve.points.clone()).color(curve.color).shape(mark).radius(3.6 * text));
            if let (Some(end), false) = (curve.points.last(), curve.short.is_empty()) {
                let letter = RichText::new(format!("  {}", curve.short)).font(theme::strong(13.0 * text)).color(ink);
                plot.text(Text::new("", PlotPoint::new(end[0], end[1]), letter).color(ink).anchor(Align2::LEFT_CENTER));
            }
        }
    }

    /// What it shows, in words: the title, and where each curve ends.
    fn tell(&self, response: &Response, words: &Words) {
        let ends = self.curves.iter().filter_map(|curve| {
            let [at, value] = *curve.points.last()?;
            Some(format!("{} {} ({} {})", curve.name, self.y.scale.written(words, value), self.x.name, self.x.scale.written(words, at)))
        });
        let told = format!("{}: {}", self.title, ends.collect::<Vec<_>>().join("; "));
        response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &told));
    }

    fn nearest(&self, far: impl Fn(&[f64; 2]) -> f32) -> Option<Point> {
        let all = self.curves.iter().enumerate();
        let points = all.flat_map(|(curve, of)| of.points.iter().enumerate().map(move |(at, point)| (Point { curve, at }, point)));
        let near = points.map(|(place, point)| (place, far(point))).min_by(|a, b| a.1.total_cmp(&b.1));
        near.filter(|(_, far)| *far <= NEAR).map(|(place, _)| place)
    }
}

/// A stairway: each height holds until the next point.
fn steps(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let corners = points.windows(2).flat_map(|two| [two[0], [two[1][0], two[0][1]]]);
    corners.chain(points.last().copied()).collect()
}
