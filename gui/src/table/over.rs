//! The end of a game as a scene over the table: who won, how it came about, where the points came from, and what can be done next.

use super::table_view::TableView;
use crate::intent::Intent;
use crate::keys::parts::{self, Part};
use crate::texts::{evening as evening_texts, table as texts};
use clade_engine::scene::Tint;
use clade_engine::{Msg, Side};
use egui::{Color32, Grid, Id, Order, Pos2, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};

/// What points came from, in colours that few sides have; the numbers below say the same.
const TINTS: [Tint; 8] = [Tint::Teal, Tint::Pink, Tint::Brown, Tint::Grey, Tint::White, Tint::Orange, Tint::Purple, Tint::Black];
/// What stands beside a bar, and how long one is, at least and at most.
const BESIDE_BARS: f32 = 315.0;
const BARS: [f32; 2] = [90.0, 260.0];
/// A curve is shown if scores changed at so many times.
const TIMES: usize = 3;
/// How wide a curve is at least and at most, and how high.
const WIDE: [f32; 2] = [260.0, 480.0];
const HIGH: [f32; 2] = [90.0, 200.0];

/// Whether the scene was closed to look at the table.
#[derive(Default)]
pub(super) struct Ending {
    closed: bool,
}

impl Ending {
    /// Whether it can be shown again.
    pub(super) fn is_closed(&self, view: &TableView) -> bool {
        self.closed && !view.standings.is_empty()
    }

    /// Whether it lies over the table.
    pub(super) fn is_shown(&self, view: &TableView) -> bool {
        !self.closed && !view.standings.is_empty() && view.looks_back.is_none()
    }

    /// Shows it again.
    pub(super) fn open(&mut self) {
        self.closed = false;
    }

    /// Shows it over the table, once the game is over.
    pub(super) fn show(&mut self, ui: &Ui, view: &TableView, plane: Rect, wants: &mut Vec<Intent>) {
        if view.standings.is_empty() {
            self.closed = false;
            return;
        }
        if !self.is_shown(view) {
            return;
        }
        let theme = &view.shared.theme;
        let frame = egui::Frame::popup(ui.style()).inner_margin(18.0).stroke(Stroke::new(2.0, theme.lit));
        let area = egui::Area::new(Id::unique("ending"))
            .order(Order::Middle)
            .pivot(egui::Align2::CENTER_TOP)
            .fixed_pos(plane.center_top() + vec2(0.0, 8.0))
            .default_size(plane.size());
        let shown = area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                let room = plane.size() - vec2(60.0, 60.0);
                // What does not fit shows that there is more.
                ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
                // As large as there is room, not as it was the moment before.
                ui.set_max_size(room);
                egui::ScrollArea::both().id_salt(view.steps).max_width(room.x).max_height(room.y).show(ui, |ui| {
                    ui.set_min_width(ui.available_width().min(640.0));
                    self.scene(ui, view, wants);
                });
            });
        });
        parts::layer(ui, Part::Over, shown.response.layer_id);
    }

    fn scene(&mut self, ui: &mut Ui, view: &TableView, wants: &mut Vec<Intent>) {
        let say = |msg: &Msg| view.shared.say(msg);
        winners(ui, view);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            if let Some(evening) = view.evening {
                let next = evening.next(view.shared).map(|module| module.about().name);
                let text = next.map_or_else(evening_texts::story, evening_texts::go_on);
                if ui.button(RichText::new(say(&text)).strong()).clicked() {
                    wants.push(Intent::NextOfEvening);
                }
            }
            if !view.replay {
                if ui.button(RichText::new(say(&texts::again())).strong()).clicked() {
                    wants.push(Intent::Again { swapped: false });
                }
                if view.people.len() > 1 && ui.button(say(&texts::again_swapped())).clicked() {
                    wants.push(Intent::Again { swapped: true });
                }
            }
            if ui.button(say(&texts::look_at_table())).clicked() {
                self.closed = true;
            }
            if view.can_review && ui.button(say(&texts::review())).clicked() {
                wants.push(Intent::Review);
            }
            if !view.replay && ui.button(say(&texts::save())).clicked() {
                wants.push(Intent::SaveAs);
            }
        });
        ui.add_space(8.0);
        let sources = sources(view);
        ranking(ui, view, &sources);
        ui.add_space(8.0);
        if changes(view) < TIMES {
            return parts(ui, view, &sources);
        }
        let told = |ui: &mut Ui| _ = ui.label(RichText::new(say(&texts::curve())).color(view.shared.theme.faint));
        // Beside the numbers, so that both are seen at once; in a narrow window below them.
        let is_shown = ui.horizontal_top(|ui| {
            let high = ui.vertical(|ui| parts(ui, view, &sources)).response.rect.height();
            ui.add_space(8.0);
            let wide = ui.available_width();
            let is_room = wide >= WIDE[0];
            if is_room {
                ui.vertical(|ui| {
                    told(ui);
                    let label = ui.min_rect().height() + ui.spacing().item_spacing.y;
                    curve(ui, view, vec2(wide.min(WIDE[1]), (high - label).clamp(HIGH[0], HIGH[1])));
                });
            }
            is_room
        });
        if !is_shown.inner {
            ui.add_space(8.0);
            told(ui);
            curve(ui, view, vec2(ui.min_rect().width().max(WIDE[0]), HIGH[0]));
        }
    }
}

/// How often any score was another than at the moment before.
fn changes(view: &TableView) -> usize {
    view.scores.windows(2).filter(|pair| pair[0].1 != pair[1].1).count()
}

/// What points came from, in the order in which they came first.
fn sources<'a>(view: &TableView<'a>) -> Vec<&'a Msg> {
    let mut sources: Vec<&Msg> = Vec::new();
    for (source, _) in view.standings.iter().flat_map(|standing| standing.sources.iter().flatten()) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    sources
}

/// Who won, large.
fn winners(ui: &mut Ui, view: &TableView) {
    let first: Vec<_> = view.standings.iter().filter(|standing| standing.place.place == 1).collect();
    let names: Vec<String> = first.iter().map(|standing| called(view, standing)).collect();
    ui.horizontal(|ui| {
        for side in first.iter().flat_map(|standing| &standing.place.sides) {
            seal(ui, view, side.0, 44.0);
        }
        let told = if let [only] = &names[..] { texts::wins(only.clone()) } else { texts::win_together(names.join(", ")) };
        ui.label(RichText::new(view.shared.say(&told)).font(crate::theme::title(26.0 * view.shared.prefs.text)));
    });
}

/// The sides of a seat and who sat there.
fn called(view: &TableView, standing: &crate::game::Standing) -> String {
    let sides = standing.place.sides.iter().filter_map(|(side, _)| view.sides.get(side.ix()));
    let sides: Vec<String> = sides.map(|(_, name)| view.say(name)).collect();
    match view.person(standing.place.seat) {
        "" => sides.join(", "),
        person => format!("{} ({person})", sides.join(", ")),
    }
}

/// The final ranking, with a bar for each side: as long as what it gained, in parts by what that came from.
fn ranking(ui: &mut Ui, view: &TableView, sources: &[&Msg]) {
    let theme = &view.shared.theme;
    let ties = view.standings.iter().any(|standing| standing.tie_break.is_some());
    let most = view.standings.iter().flat_map(|standing| &standing.sources).map(|own| length(own)).max().unwrap_or(0).max(1);
    // Beside place, name and points; in a narrow window shorter.
    let long = (ui.available_width() - BESIDE_BARS * view.shared.prefs.text).clamp(BARS[0], BARS[1]);
    Grid::new("standings").striped(true).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
        for head in [texts::place(), texts::who(), texts::points()] {
            ui.label(RichText::new(view.shared.say(&head)).color(theme.faint));
        }
        if ties {
            let head = ui.label(RichText::new(view.shared.say(&texts::tie_break())).color(theme.faint));
            head.on_hover_text(view.shared.say(&texts::tie_break_help()));
        }
        ui.end_row();
        for standing in view.standings {
            let place = &standing.place;
            let number = RichText::new(place.place.to_string()).heading();
            ui.label(if place.place == 1 { number.color(theme.lit) } else { number });
            // A seat of several sides has a line of its own, and each side one under it.
            let is_one = place.sides.len() == 1;
            ui.horizontal(|ui| {
                for (side, _) in &place.sides {
                    who(ui, view, *side);
                }
                ui.label(RichText::new(view.person(place.seat)).color(theme.faint));
            });
            ui.label(RichText::new(place.score.to_string()).heading());
            if ties {
                ui.label(standing.tie_break.map_or_else(|| "–".to_owned(), |points| points.to_string()));
            }
            if is_one {
                bar(ui, view, sources, &standing.sources[0], (most, long));
                ui.end_row();
                continue;
            }
            ui.end_row();
            for ((side, score), own) in place.sides.iter().zip(&standing.sources) {
                ui.label("");
                ui.horizontal(|ui| who(ui, view, *side));
                ui.label(if place.is_mixed() { score.to_string() } else { String::new() });
                if ties {
                    ui.label("");
                }
                bar(ui, view, sources, own, (most, long));
                ui.end_row();
            }
        }
    });
}

/// The colour of a source of points; beyond the eighth a darker one.
fn colour(theme: &crate::theme::Theme, nth: usize) -> Color32 {
    let paint = theme.tint(TINTS[nth % TINTS.len()]);
    if nth < TINTS.len() { paint.fill } else { crate::theme::mix(paint.fill, Color32::BLACK, 0.45) }
}

/// How long the bar of a side is, in points: as what it gained is together. What it lost is said below.
fn length(own: &[(Msg, i64)]) -> i64 {
    own.iter().map(|(_, points)| points.max(&0)).sum()
}

/// The points of a side as a bar.
fn bar(ui: &mut Ui, view: &TableView, sources: &[&Msg], own: &[(Msg, i64)], (most, long): (i64, f32)) {
    let theme = &view.shared.theme;
    let (rect, _) = ui.allocate_exact_size(vec2(long, 16.0), Sense::hover());
    let mut x = rect.left();
    for (nth, source) in sources.iter().enumerate() {
        let points: i64 = own.iter().filter(|(of, _)| of == *source).map(|(_, points)| points).sum();
        let wide = points.max(0) as f32 / most as f32 * rect.width();
        let part = Rect::from_min_max(pos2(x, rect.top()), pos2((x + wide).min(rect.right()), rect.bottom()));
        ui.painter().rect_filled(part, 2.0, colour(theme, nth));
        x += wide;
    }
}

/// The points of each side over the game, with a scale; each line ends in the seal of its side.
fn curve(ui: &mut Ui, view: &TableView, size: egui::Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let theme = &view.shared.theme;
    let painter = ui.painter().clone();
    painter.rect_filled(rect, 6.0, theme.mat.fill);
    let of = |side: usize| view.scores.iter().filter_map(|(step, scores)| Some((*step, *scores.get(side)?))).collect::<Vec<_>>();
    let all: Vec<Vec<(usize, i64)>> = (0..view.sides.len()).map(of).collect();
    let points = || all.iter().flatten().map(|(_, sum)| *sum);
    let (least, most) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0).max(1));
    let number = |sum: i64| painter.layout_no_wrap(sum.to_string(), crate::theme::body(11.0 * view.shared.prefs.text), theme.mat.ink);
    let marks = marks(least, most, size.y);
    let scale = marks.iter().map(|&sum| number(sum).size().x).fold(0.0, f32::max);
    let inside = Rect::from_min_max(rect.min + vec2(scale + 10.0, 10.0), rect.max - vec2(SEAL + 10.0, 10.0));
    let at = |step: usize, sum: i64| -> Pos2 {
        let x = step as f32 / view.steps.max(1) as f32;
        let y = (sum - least) as f32 / (most - least) as f32;
        pos2(inside.left() + x * inside.width(), inside.bottom() - y * inside.height())
    };
    for sum in marks {
        let (told, line) = (number(sum), at(0, sum));
        painter.hline(inside.x_range(), line.y, Stroke::new(1.0, theme.mat.edge.gamma_multiply(0.5)));
        painter.galley(line - vec2(told.size().x + 6.0, told.size().y / 2.0), told, theme.mat.ink);
    }
    let mut ends: Vec<(Side, Pos2)> = Vec::new();
    for (side, line) in (0..).map(Side).zip(&all) {
        let corners: Vec<Pos2> = line.iter().map(|&(step, sum)| at(step, sum)).collect();
        ends.extend(corners.last().map(|&end| (side, end)));
        painter.line(corners, Stroke::new(2.0, view.easel(&painter, 1.0).side_paint(side).fill));
    }
    // Where several end with nearly as many points, their seals stand one below the other.
    ends.sort_by(|(_, one), (_, other)| one.y.total_cmp(&other.y));
    let heights = apart(ends.iter().map(|(_, end)| end.y).collect(), SEAL, rect.bottom() - SEAL / 2.0 - 2.0);
    for ((side, end), y) in ends.into_iter().zip(heights) {
        let seal = Rect::from_center_size(pos2(end.x + SEAL / 2.0 + 4.0, y), vec2(SEAL, SEAL));
        painter.line_segment([end, seal.left_center()], Stroke::new(1.0, view.easel(&painter, 1.0).side_paint(side).fill));
        view.easel(&painter, 1.0).seal(seal, side);
    }
}

/// The size of the seal at the end of a line.
const SEAL: f32 = 15.0;

/// These heights, from the upper one down, so far from each other that none covers another, and none below this one.
fn apart(mut heights: Vec<f32>, gap: f32, lowest: f32) -> Vec<f32> {
    for nth in 1..heights.len() {
        heights[nth] = heights[nth].max(heights[nth - 1] + gap);
    }
    let mut lowest = lowest;
    for height in heights.iter_mut().rev() {
        *height = height.min(lowest);
        lowest = *height - gap;
    }
    heights
}

/// Round numbers between the least and the most points, as many as can be read at this height.
fn marks(least: i64, most: i64, height: f32) -> Vec<i64> {
    let between = (most - least) as f32 / (height / 28.0).max(1.0);
    let steps = (0..10).flat_map(|tens| [1, 2, 5].map(|step: i64| step * 10i64.pow(tens)));
    let step = steps.into_iter().find(|&step| step as f32 >= between).unwrap_or(most.max(1));
    (least.div_euclid(step)..=most.div_euclid(step)).map(|nth| nth * step).filter(|&sum| sum >= least).collect()
}

fn seal(ui: &mut Ui, view: &TableView, side: Side, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let painter = ui.painter().clone();
    view.easel(&painter, 1.0).seal(rect, side);
}

/// The seal and the name of a side.
fn who(ui: &mut Ui, view: &TableView, side: Side) {
    seal(ui, view, side, 24.0);
    if let Some((_, name)) = view.sides.get(side.ix()) {
        ui.strong(view.say(name));
    }
}

/// What the points of each side came from: a line for each source.
fn parts(ui: &mut Ui, view: &TableView, sources: &[&Msg]) {
    let theme = &view.shared.theme;
    let sides = || view.standings.iter().flat_map(|standing| standing.place.sides.iter().zip(&standing.sources));
    Grid::new("parts").striped(true).min_col_width(20.0).spacing(vec2(22.0, 4.0)).show(ui, |ui| {
        ui.label("");
        sides().for_each(|((side, _), _)| seal(ui, view, *side, 20.0));
        ui.end_row();
        for (nth, source) in sources.iter().enumerate() {
            ui.horizontal(|ui| {
                let (dot, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
                ui.painter().rect_filled(dot, 2.0, colour(theme, nth));
                ui.label(RichText::new(view.say(source)).color(theme.faint));
            });
            for (_, own) in sides() {
                let points: i64 = own.iter().filter(|(of, _)| of == *source).map(|(_, points)| points).sum();
                ui.label(if points == 0 { "–".to_owned() } else { points.to_string() });
            }
            ui.end_row();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{HIGH, apart, length, marks};
    use crate::prefs::{Preferences, Speed};
    use crate::table::pictures::session_with;
    use crate::testing::usual;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn winner_curve_and_sources_are_seen_at_once() {
        for (game, seats) in [("soup", 4), ("evolution", 4), ("marine", 2), ("dominant", 6)] {
            let mut window = usual();
            window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
            window.state_mut().play(session_with(game, seats, &[], usize::MAX)).unwrap();
            window.run_steps(4);
            let words = window.query_all_by_label("Score over the game").next();
            // At the end of a game of Evolution points come all at once.
            let Some(words) = words else {
                assert_eq!(game, "evolution");
                continue;
            };
            let end = words.rect().bottom() + HIGH[0];
            assert!(end < 745.0, "{game}: the curve ends at {end}");
        }
    }

    #[test]
    fn nothing_flies_over_the_end() {
        let mut window = usual();
        window.state_mut().prefer(Preferences { speed: Speed::Slow, ..Preferences::default() });
        let mut whole = session_with("dominant", 2, &[], usize::MAX);
        let steps = whole.table_mut().steps();
        // The last question that a person is asked.
        let before = |back: &usize| session_with("dominant", 2, &[], steps - back);
        let last = [1, 8, 30, 90].iter().map(before).find(|session| !session.table().is_over()).unwrap();
        window.state_mut().play(last).unwrap();
        for _ in 0..4_000 {
            let session = window.state_mut().playing().unwrap().session();
            if session.table().is_over() {
                break;
            }
            if session.waits_for_click() {
                session.skip();
            } else if session.asked().is_some() {
                session.answer(0, std::time::Instant::now()).unwrap();
            }
            window.step();
        }
        window.run_steps(2);
        let playing = window.state_mut().playing().unwrap();
        assert!(playing.session().table().is_over() && !playing.session().seen().staged.is_empty(), "something is shown of the last step");
        assert!(!playing.page().stage.is_on());
    }

    #[test]
    fn the_bar_of_who_lost_points_holds_all_that_was_gained() {
        let own = [14, 105, 3, -7, 15].map(|points| (clade_engine::Msg::new("source"), points));
        assert_eq!(length(&own), 137, "of 130 points");
    }

    #[test]
    fn seals_of_lines_that_end_together_cover_each_other_no_more() {
        assert_eq!(apart(vec![10.0, 12.0, 60.0], 15.0, 100.0), [10.0, 25.0, 60.0]);
        assert_eq!(apart(vec![90.0, 95.0, 99.0], 15.0, 100.0), [70.0, 85.0, 100.0], "nor do they leave the picture");
    }

    #[test]
    fn a_scale_has_round_numbers() {
        assert_eq!(marks(0, 47, 100.0), [0, 20, 40]);
        assert_eq!(marks(-3, 9, 100.0), [0, 5]);
        assert_eq!(marks(0, 1, 70.0), [0, 1]);
    }
}
