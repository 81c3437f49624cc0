//! Why a bot would answer so: a small window over the log, with the next best answers and everybody's chances.

use super::table_view::TableView;
use crate::game::{Hint, Hinted};
use crate::keys::parts::{self, Part};
use crate::people::sitter_name;
use crate::texts::app::close;
use crate::texts::table as texts;
use crate::theme;
use clade_engine::{Msg, Translate as _};
use clade_host::{Beside, Change};
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, Layout, Rect, Response, RichText, Role, ScrollArea, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, Window, pos2,
    vec2,
};

/// Shows what is behind a hint, as wide as the panel `beside` the table and no higher than the log, which begins `below` the players; `false` if
/// it was closed.
pub(super) fn show(ui: &Ui, view: &TableView, hint: &Hint, beside: f32, below: f32) -> bool {
    let mut open = true;
    let shown = Window::new(view.shared.say(&texts::hint()))
        .id(egui::Id::unique("advice"))
        .title_bar(false)
        .resizable(false)
        // Over the log, where it hides no answer and nothing on the table.
        .pivot(Align2::RIGHT_BOTTOM)
        .default_pos(ui.ctx().content_rect().right_bottom() - Vec2::splat(MARGIN))
        .show(ui.ctx(), |ui| {
            let room = ui.ctx().content_rect().size();
            let [around, around_high] = ui.spacing().window_margin.sum().into();
            ui.set_width((beside - 2.0 * MARGIN - around).clamp((LEAST * view.shared.prefs.text).min(room.x * 0.5), room.x * 0.5));
            ui.horizontal(|ui| {
                ui.strong(view.shared.say(&texts::hint()));
                // What closes it stays in the window, however large the text is.
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| open = !ui.small_button(view.shared.say(&close())).clicked());
            });
            // A stronger one may see more.
            if !hint.by.is_empty() {
                ui.label(RichText::new(view.shared.say(&sitter_name(hint.by))).color(view.shared.theme.faint));
            }
            ui.separator();
            let head = ui.min_rect().height() + ui.spacing().item_spacing.y + around_high;
            let high = ui.ctx().content_rect().bottom() - below - 2.0 * MARGIN - head;
            // Each advice begins at its top, also one that was asked for again.
            let area = ScrollArea::vertical().id_salt((view.version, opened(ui))).max_height(high.clamp(room.y * LOWEST, room.y * 0.6));
            area.show(ui, |ui| reasons(ui, view, hint));
        });
    if let Some(shown) = shown {
        parts::layer(ui, Part::Side, shown.response.layer_id);
    }
    open
}

/// How many times the window was opened: what was not shown in the last frame is opened anew.
fn opened(ui: &Ui) -> u64 {
    let (frame, id) = (ui.ctx().cumulative_frame_nr(), egui::Id::unique("advice opened"));
    ui.data_mut(|data| {
        let (last, times) = data.get_temp_mut_or_default::<(u64, u64)>(id);
        *times += u64::from(frame > *last + 1);
        *last = frame;
        *times
    })
}

/// Between the window and the edge of the screen.
const MARGIN: f32 = 8.0;
/// It is no lower than this part of the screen, however little of the log there is.
const LOWEST: f32 = 0.25;
/// It is not narrower than this.
const LEAST: f32 = 240.0;

/// The answers with what speaks for them, and everybody's chances.
fn reasons(ui: &mut Ui, view: &TableView, hint: &Hint) {
    for (nth, answer) in hint.answers.iter().enumerate() {
        if nth > 0 {
            ui.separator();
        }
        let label = view.say(&answer.label);
        let told = match (nth, answer.told.beside) {
            (0, _) => texts::hint_is(label),
            (_, Beside::AsGood) => texts::hint_as_good(label),
            (_, Beside::PerhapsAsGood) => texts::hint_perhaps(label),
            (_, Beside::Another) => texts::hint_or(label),
        };
        let told = ui.label(RichText::new(view.shared.say(&told)).strong());
        if nth > 0 && answer.told.beside == Beside::PerhapsAsGood {
            told.on_hover_text(view.shared.say(&texts::hint_perhaps_help()));
        }
        speaks(ui, view, answer);
    }
    if !hint.chances.is_empty() {
        ui.separator();
        ui.label(RichText::new(view.shared.say(&texts::hint_chances())).strong());
    }
    for &(side, percent) in &hint.chances {
        let name = view.sides.get(usize::from(side.0)).map_or_else(String::new, |(_, name)| view.say(name));
        let easel = view.easel(ui.painter(), 1.0);
        bar(ui, view, percent, easel.side_paint(side).fill, &format!("{name} {}", view.words.percent(&percent.to_string())));
    }
}

/// How often an answer wins, what it changes by the bot's estimate, and how it goes on.
fn speaks(ui: &mut Ui, view: &TableView, answer: &Hinted) {
    let tries = view.shared.say(&texts::hint_tries(answer.told.tries));
    if let Some(wins) = answer.told.wins {
        bar(ui, view, wins, view.shared.theme.accent.fill, &view.shared.say(&texts::hint_wins(wins))).on_hover_text(tries);
    } else if answer.told.tries > 0 {
        ui.label(RichText::new(tries).color(view.shared.theme.faint));
    }
    ui.horizontal_wrapped(|ui| {
        let help = texts::hint_points();
        if !answer.told.changes.is_empty() {
            let unit = RichText::new(view.shared.say(&texts::hint_value())).color(view.shared.theme.faint);
            ui.label(unit).on_hover_text(view.shared.say(&help));
        }
        answer.told.changes.iter().for_each(|part| arrow(ui, view, part, &help));
    });
    for told in &answer.told.follows {
        ui.label(RichText::new(format!("… {}", view.say(&told.short()))).color(view.shared.theme.faint));
    }
}

/// A share of a hundred as a bar, with what it is behind it.
fn bar(ui: &mut Ui, view: &TableView, percent: u32, fill: Color32, told: &str) -> Response {
    let colors = &view.shared.theme;
    let size = 13.0 * view.shared.prefs.text;
    let width = ui.available_width();
    // Large letters take two lines beside their bar before any of them is cut off.
    let room = width * (1.0 - BAR) - GAP;
    let words = ui.painter().layout(told.to_owned(), theme::body(size), colors.panel.ink, room);
    let (rect, response) = ui.allocate_exact_size(vec2(width, words.size().y.max(size + 5.0)), Sense::hover());
    let whole = Rect::from_min_size(pos2(rect.left(), rect.center().y - 4.0), vec2(rect.width() * BAR, 8.0));
    let share = Rect::from_min_size(whole.min, vec2(whole.width() * percent.min(100) as f32 / 100.0, whole.height()));
    ui.painter().rect(whole, 3.0, colors.mat.fill, Stroke::new(1.0, colors.panel.edge), egui::StrokeKind::Inside);
    ui.painter().rect(share, 3.0, fill, Stroke::new(1.0, colors.panel.edge), egui::StrokeKind::Inside);
    let at = Align2::LEFT_CENTER.anchor_size(pos2(whole.right() + GAP, rect.center().y), words.size()).min;
    ui.painter().galley(at, words, colors.panel.ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
    response
}

/// How much of a row is the bar.
const BAR: f32 = 0.3;
/// Between the bar and its words.
const GAP: f32 = 6.0;

/// Something that changes: upwards if it speaks for the answer, otherwise downwards.
pub(crate) fn arrow(ui: &mut Ui, view: &TableView, part: &Change, help: &Msg) {
    let colors = &view.shared.theme;
    let told = view.say(&part.what);
    let size = 13.0 * view.shared.prefs.text;
    let job = LayoutJob::simple(told.clone(), theme::body(size), colors.panel.ink, ui.max_rect().width() - size);
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(size, 0.0), Sense::hover());
    let arrow = Rect::from_min_size(rect.min + vec2(0.0, size * 0.25), Vec2::splat(size * 0.7));
    let (color, corners) = if part.is_gain {
        (colors.focus, vec![arrow.left_bottom(), arrow.center_top(), arrow.right_bottom()])
    } else {
        (colors.alarm, vec![arrow.left_top(), arrow.right_top(), arrow.center_bottom()])
    };
    ui.painter().add(Shape::convex_polygon(corners, color, Stroke::NONE));
    ui.painter().galley(rect.min + vec2(size, 0.0), galley, colors.panel.ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    response.on_hover_text(view.shared.say(help));
}
