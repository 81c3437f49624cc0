//! Bars made of parts, one below the other. Each part has its number, in the bar and in the list beside it: a colour never stands alone.

use crate::shared::Shared;
use crate::theme;
use clade_compare::Prose;
use clade_ecology::measure::Unit;
use egui::{Align2, Color32, FontId, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// A kind of part.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) color: Color32,
}

/// Bars, each with a name and the size of each part, or why there is none.
pub(crate) struct Bars<'a> {
    pub(crate) title: String,
    pub(crate) unit: Unit,
    pub(crate) parts: &'a [Part],
    pub(crate) bars: &'a [(String, Result<Vec<f64>, String>)],
}

/// The height of a bar, and of what stands above it.
const BAR: f32 = 22.0;
const NAME: f32 = 20.0;
/// A narrower part has no number in it.
const ROOM: f32 = 16.0;

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
        });
        let longest = self.bars.iter().filter_map(|(_, parts)| parts.as_ref().ok()).map(|parts| parts.iter().sum::<f64>());
        let longest = longest.fold(0.0, f64::max).max(f64::MIN_POSITIVE);
        for (name, parts) in self.bars {
            ui.label(name);
            match parts {
                Ok(parts) => self.bar(ui, shared, words, (name, parts), longest),
                Err(why) => drop(ui.label(RichText::new(format!("– {why}")).color(shared.theme.faint))),
            }
        }
        ui.add_space(NAME / 4.0);
    }

    fn bar(&self, ui: &mut Ui, shared: &Shared, words: &Prose, (name, parts): (&str, &[f64]), longest: f64) {
        let text = shared.prefs.text;
        let (all, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR * text), Sense::hover());
        let mut left = all.left();
        let mut told = Vec::new();
        let mut under = None;
        for (nth, (part, size)) in self.parts.iter().zip(parts).enumerate() {
            let width = (size.max(0.0) / longest) as f32 * all.width();
            let rect = Rect::from_min_size(pos2(left, all.top()), vec2(width, all.height()));
            left += width;
            ui.painter().rect_filled(rect, 0.0, part.color);
            ui.painter().line_segment([rect.right_top(), rect.right_bottom()], (1.0, shared.theme.panel.fill));
            if width > ROOM * text {
                number(ui, rect, nth, part.color, text);
            }
            let says = format!("{} {}", part.name, words.number(*size, self.unit));
            if response.hover_pos().is_some_and(|at| rect.contains(at)) {
                under = Some(says.clone());
            }
            if *size > 0.0 {
                told.push(says);
            }
        }
        let told = format!("{}, {name}: {}", self.title, told.join("; "));
        response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &told));
        if let Some(under) = under {
            response.on_hover_text(under);
        }
    }
}

/// The number of a part, such as can be read on it.
fn number(ui: &Ui, rect: Rect, nth: usize, fill: Color32, text: f32) {
    let ink = theme::ink_on(fill);
    let font: FontId = theme::strong(12.0 * text);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, (nth + 1).to_string(), font, ink);
}
