//! Bars made of parts, one below the other. Each part has its number, in the bar and in the list beside it: a colour never stands alone.

use super::chart::marks;
use crate::shared::Shared;
use crate::theme;
use clade_compare::Prose;
use clade_ecology::measure::Unit;
use egui::{Align2, Color32, FontId, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// A kind of part.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) color: Color32,
}

/// One bar.
#[derive(Clone, Debug)]
pub(crate) struct Bar {
    pub(crate) name: String,
    /// The size of each part, or why there is none.
    pub(crate) parts: Result<Vec<f64>, String>,
    /// The size of what belongs to it and is no part of it.
    pub(crate) beside: Option<f64>,
}

/// Bars over one axis.
pub(crate) struct Bars<'a> {
    pub(crate) title: String,
    pub(crate) unit: Unit,
    pub(crate) parts: &'a [Part],
    /// What is drawn hatched below each bar.
    pub(crate) beside: Option<String>,
    pub(crate) bars: &'a [Bar],
}

/// The height of a bar, of what is hatched below it, and of the axis.
const BAR: f32 = 22.0;
const BELOW: f32 = 7.0;
const AXIS: f32 = 22.0;
/// Around the words in a part; what has no room for them has only its number, or none.
const ROOM: f32 = 8.0;
/// About so many numbers stand along the axis.
const MARKS: f64 = 6.0;
/// How far the lines of a hatching are from each other.
const HATCH: f32 = 5.0;

impl Bars<'_> {
    /// Shows them.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared, words: &Prose) {
        let text = shared.prefs.text;
        ui.label(RichText::new(words.unit(self.unit)).color(shared.theme.faint));
        ui.horizontal_wrapped(|ui| {
            for (nth, part) in self.parts.iter().enumerate() {
                let (rect, _) = ui.allocate_exact_size(vec2(22.0, 16.0) * text, Sense::hover());
                ui.painter().rect_filled(rect, 3.0, part.color);
                number(ui, rect, nth, part.color, text);
                ui.label(&part.name);
                ui.add_space(6.0);
            }
            if let Some(beside) = &self.beside {
                let (rect, _) = ui.allocate_exact_size(vec2(22.0, 16.0) * text, Sense::hover());
                hatched(ui, rect, shared, text);
                ui.label(beside);
            }
        });
        let length = |bar: &Bar| bar.parts.as_ref().map_or(0.0, |parts| parts.iter().sum::<f64>()).max(bar.beside.unwrap_or(0.0));
        let longest = self.bars.iter().map(length).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
        for bar in self.bars {
            ui.label(&bar.name);
            match &bar.parts {
                Ok(parts) => self.bar(ui, shared, words, (bar, parts), longest),
                Err(why) => drop(ui.label(RichText::new(format!("– {why}")).color(shared.theme.faint))),
            }
        }
        self.axis(ui, shared, words, longest);
    }

    /// Numbers below the bars.
    fn axis(&self, ui: &mut Ui, shared: &Shared, words: &Prose, longest: f64) {
        let (text, faint) = (shared.prefs.text, shared.theme.faint);
        let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), AXIS * text), Sense::hover());
        ui.painter().hline(all.x_range(), all.top(), (1.0, faint));
        let [step, ..] = marks((0.0, longest), MARKS, 0.0);
        for nth in 0..=(longest / step + 1e-9) as u32 {
            let value = f64::from(nth) * step;
            let x = all.left() + (value / longest) as f32 * all.width();
            ui.painter().vline(x, all.top()..=all.top() + 4.0 * text, (1.0, faint));
            // The first and the last stay within the picture.
            let align = match x {
                _ if x < all.left() + 20.0 * text => Align2::LEFT_TOP,
                _ if x > all.right() - 20.0 * text => Align2::RIGHT_TOP,
                _ => Align2::CENTER_TOP,
            };
            ui.painter().text(pos2(x, all.top() + 5.0 * text), align, words.number(value, self.unit), theme::body(12.0 * text), faint);
        }
    }

    fn bar(&self, ui: &mut Ui, shared: &Shared, words: &Prose, (bar, parts): (&Bar, &[f64]), longest: f64) {
        let text = shared.prefs.text;
        let below = if self.beside.is_some() { BELOW * text } else { 0.0 };
        let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR * text + below), Sense::hover());
        let all = Rect::from_min_size(room.min, vec2(room.width(), BAR * text));
        let mut left = all.left();
        let mut told = Vec::new();
        let mut under = None;
        for (nth, (part, size)) in self.parts.iter().zip(parts).enumerate() {
            let width = (size.max(0.0) / longest) as f32 * all.width();
            let rect = Rect::from_min_size(pos2(left, all.top()), vec2(width, all.height()));
            left += width;
            ui.painter().rect_filled(rect, 0.0, part.color);
            ui.painter().line_segment([rect.right_top(), rect.right_bottom()], (1.0, shared.theme.panel.fill));
            sized(ui, rect, (nth, &words.number(*size, self.unit)), part.color, text);
            let says = format!("{} {}", part.name, words.number(*size, self.unit));
            if response.hover_pos().is_some_and(|at| rect.contains(at)) {
                under = Some(says.clone());
            }
            if *size > 0.0 {
                told.push(says);
            }
        }
        if let Some((name, size)) = self.beside.as_ref().zip(bar.beside) {
            let rect = Rect::from_min_size(all.left_bottom(), vec2((size / longest) as f32 * all.width(), below));
            hatched(ui, rect, shared, text);
            let says = format!("{name} {}", words.number(size, self.unit));
            if response.hover_pos().is_some_and(|at| rect.contains(at)) {
                under = Some(says.clone());
            }
            told.push(says);
        }
        let told = format!("{}, {}: {}", self.title, bar.name, told.join("; "));
        response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &told));
        if let Some(under) = under {
            response.on_hover_text(under);
        }
    }
}

/// What is no part of a bar.
fn hatched(ui: &Ui, rect: Rect, shared: &Shared, text: f32) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let (stroke, height) = (Stroke::new(1.5, shared.theme.faint), rect.height());
    let lines = ((rect.width() + height) / (HATCH * text)).ceil() as u32;
    for nth in 0..=lines {
        let x = rect.left() + nth as f32 * HATCH * text;
        painter.line_segment([pos2(x, rect.top()), pos2(x - height, rect.bottom())], stroke);
    }
    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, shared.theme.faint), StrokeKind::Inside);
}

/// The number of a part and its size, as far as there is room.
fn sized(ui: &Ui, rect: Rect, (nth, size): (usize, &str), fill: Color32, text: f32) {
    let ink = theme::ink_on(fill);
    let font: FontId = theme::strong(12.0 * text);
    let galley = |says: String| ui.painter().layout_no_wrap(says, font.clone(), ink);
    let both = galley(format!("{}: {size}", nth + 1));
    let fits = |width: f32| width + ROOM * text < rect.width();
    let galley = if fits(both.size().x) { both } else { galley((nth + 1).to_string()) };
    if fits(galley.size().x) {
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    }
}

/// The number of a part, such as can be read on it.
fn number(ui: &Ui, rect: Rect, nth: usize, fill: Color32, text: f32) {
    let ink = theme::ink_on(fill);
    let font: FontId = theme::strong(12.0 * text);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, (nth + 1).to_string(), font, ink);
}
