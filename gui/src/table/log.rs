//! What happened: names light up their things, a click on a line shows the table as it was. A phase that begins stands apart, and each line
//! has the colour of the side that it names first, beside its words.

use super::table_view::TableView;
use crate::intent::Intent;
use crate::texts::table as texts;
use crate::theme;
use clade_engine::{Msg, Observer, Side};
use clade_table::LogLine;
use egui::text::{LayoutJob, TextFormat};
use egui::{Id, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::ops::Range;

/// The log, laid out in lines that are made once.
#[derive(Default)]
pub(crate) struct LogPanel {
    /// Whether somebody has scrolled away from the newest lines, and whether they are wanted again.
    is_up: bool,
    goes_down: bool,
    /// After how many actions the person at the screen had answered last.
    answered: usize,
    rows: Vec<Row>,
    /// The phases of a round by their names, once a table has shown them: before the first round and after the last it names none.
    phases: Vec<Msg>,
    /// What the rows follow from: language, width, size of text, colours, eyes.
    made: Option<(&'static str, u32, u32, bool, Observer)>,
    /// The line that was clicked: the table stays there.
    pinned: Option<usize>,
    /// In which frame it was shown last.
    frame: u64,
    /// Of a saved game: the step to which the lines were moved last.
    moved_to: Option<usize>,
}

/// A line of the log, broken to the width of the panel.
struct Row {
    step: usize,
    /// Laid out again in each frame in which it is seen (egui caches it): a kept galley would point into an atlas of letters that is gone.
    job: LayoutJob,
    size: Vec2,
    /// How wide the number before it is.
    number: f32,
    /// Names in it, by the letters they take.
    names: Vec<(Range<usize>, Msg)>,
    /// The side that it names first.
    side: Option<Side>,
    /// Whether it says that a phase begins.
    is_heading: bool,
    /// Where it begins.
    top: f32,
}

/// Of a saved game: room below what was told last, where one sees what comes next.
const AHEAD: f32 = 44.0;
/// Between two lines, and more before a phase begins.
const BETWEEN: f32 = 3.0;
const APART: f32 = 9.0;
/// The strip in the colour of a side, beside its lines, with the room behind it.
const STRIP: f32 = 3.0;
const BESIDE: f32 = 8.0;

/// What the pointer finds in the log.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The ids of the things that are named where the pointer is.
    pub(crate) named: Vec<String>,
    /// The card that is named there, by its place in the list of cards.
    pub(crate) card: Option<usize>,
}

impl LogPanel {
    /// Shows the log.
    pub(crate) fn show(&mut self, ui: &mut Ui, view: &TableView, wants: &mut Vec<Intent>) -> Found {
        let mut found = Found::default();
        if view.log.is_empty() {
            ui.label(RichText::new(view.shared.say(&texts::log_empty())).color(view.shared.theme.faint));
            return found;
        }
        // Whoever answers wants to see what comes of it.
        if view.news.is_empty() {
            self.goes_down |= self.answered != view.steps;
            self.answered = view.steps;
        }
        let width = ui.available_width() - 14.0 - BESIDE;
        self.follow(ui, view, width);
        let height = self.rows.last().map_or(0.0, |row| row.top + row.size.y);
        let mut clicked = None;
        let area = if view.replay { self.moving(ui, view) } else { self.newest(ui, height) };
        let shown = area.auto_shrink([false, false]).show_viewport(ui, |ui, shown| {
            let (area, _) = ui.allocate_exact_size(vec2(width + BESIDE, height), Sense::hover());
            let first = self.rows.partition_point(|row| row.top + row.size.y < shown.top());
            let shown = self.rows[first..].iter().take_while(|row| row.top < shown.bottom());
            for (nth, row) in shown.enumerate() {
                let rect = Rect::from_min_size(area.min + vec2(BESIDE, row.top), vec2(width, row.size.y));
                let response = ui.interact(rect, Id::unique(("log", first + nth)), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &row.job.text));
                let is_pinned = if view.replay { row.step == view.seen.step } else { self.pinned == Some(row.step) };
                if crate::keys::ring::is_pointed_at(ui, &response) || is_pinned {
                    ui.painter().rect_filled(rect.expand2(vec2(3.0, 1.0)), 4.0, view.shared.theme.mat.fill);
                }
                if response.clicked() {
                    clicked = Some(row.step);
                }
                row.paint_beside(ui, view, rect);
                let (painter, galley) = (ui.painter(), ui.painter().layout_job(row.job.clone()));
                if view.replay && row.step > view.seen.step {
                    // This has not happened yet where one looks.
                    painter.galley_with_override_text_color(rect.min, galley, view.shared.theme.faint);
                } else {
                    painter.galley(rect.min, galley, view.shared.theme.panel.ink);
                }
                let is_at_number = response.hover_pos().is_some_and(|at| at.x < rect.left() + row.number);
                if is_at_number {
                    response.clone().on_hover_text(view.shared.say(&texts::log_number(row.step)));
                }
                if let Some(name) = response.hover_pos().and_then(|at| row.name_at(ui, at - rect.min.to_vec2())) {
                    found.named = view.nodes_named(name).map(|node| node.id.clone()).collect();
                    found.card = view.cards.iter().position(|card| card.name == *name);
                }
            }
        });
        self.is_up = shown.state.clamped_offset().y + shown.inner_rect.height() < height - 2.0 * APART;
        if view.replay {
            wants.extend(clicked.map(|step| Intent::Look(Some(step))));
            return found;
        }
        // A pointer that only rests here changes nothing: who parks it here would play on in the past.
        if clicked.is_some() {
            self.pinned = if self.pinned == clicked { None } else { clicked.filter(|&step| step < view.steps) };
            wants.push(Intent::Look(self.pinned));
        }
        found
    }

    /// Lines that show the newest ones, as long as nobody scrolls; also after another game was on the screen.
    fn newest(&mut self, ui: &Ui, height: f32) -> ScrollArea {
        let frame = ui.ctx().cumulative_frame_nr();
        let comes = std::mem::replace(&mut self.frame, frame) + 1 < frame || std::mem::take(&mut self.goes_down);
        let area = ScrollArea::vertical().stick_to_bottom(true);
        if comes { area.vertical_scroll_offset((height - ui.available_height()).max(0.0)) } else { area }
    }

    /// Lines that move with a saved game: the latest line at the point being looked at is near the end. Between two steps people may
    /// scroll.
    fn moving(&mut self, ui: &Ui, view: &TableView) -> ScrollArea {
        let step = view.seen.step;
        if self.moved_to.replace(step) == Some(step) {
            return ScrollArea::vertical();
        }
        let told = self.rows.partition_point(|row| row.step <= step);
        let end = told.checked_sub(1).map_or(0.0, |last| self.rows[last].top + self.rows[last].size.y);
        ScrollArea::vertical().vertical_scroll_offset((end + AHEAD - ui.available_height()).max(0.0))
    }

    /// Whether somebody has scrolled away from the newest lines.
    pub(crate) fn is_scrolled_up(&self) -> bool {
        self.is_up
    }

    /// Shows the newest lines again.
    pub(crate) fn go_to_newest(&mut self) {
        self.goes_down = true;
    }

    /// Goes back to now; whether the table was looked at as it was.
    pub(crate) fn release(&mut self) -> bool {
        self.pinned.take().is_some()
    }

    /// Lays out what is new; everything, if language, width or eyes changed.
    fn follow(&mut self, ui: &Ui, view: &TableView, width: f32) {
        let prefs = &view.shared.prefs;
        let made = (view.words.language(), width as u32, (prefs.text * 100.0) as u32, view.shared.theme.dark, view.seen.observer);
        let is_other =
            |rows: &[Row]| rows.len() > view.log.len() || rows.last().is_some_and(|row| view.log[rows.len() - 1].step != row.step);
        if self.made != Some(made) || is_other(&self.rows) {
            self.rows.clear();
            self.made = Some(made);
        }
        let phases = || view.seen.scene.titles().flat_map(|(_, phases)| phases).map(|(_, phase, _)| &phase.name);
        if phases().next().is_some() && !phases().eq(&self.phases) {
            self.phases = phases().cloned().collect();
            self.rows.clear();
        }
        for line in &view.log[self.rows.len()..] {
            let is_heading = self.phases.iter().any(|phase| line.msg.mentions(phase));
            let between = if is_heading { APART } else { BETWEEN };
            let top = self.rows.last().map_or(0.0, |row| row.top + row.size.y + between);
            self.rows.push(row(ui, view, line, width, (top, is_heading)));
        }
    }
}

impl Row {
    /// What stands beside its words: whose it is, or a line above a phase.
    fn paint_beside(&self, ui: &Ui, view: &TableView, rect: Rect) {
        let painter = ui.painter();
        if self.is_heading {
            let y = rect.top() - (APART - BETWEEN) / 2.0 - 1.0;
            painter.hline(rect.left() - BESIDE..=rect.right(), y, Stroke::new(1.0, view.shared.theme.panel.edge));
        } else if let Some(side) = self.side {
            let strip =
                Rect::from_min_max(pos2(rect.left() - BESIDE, rect.top() + 1.0), pos2(rect.left() - BESIDE + STRIP, rect.bottom() - 1.0));
            painter.rect_filled(strip, STRIP / 2.0, view.easel(painter, 1.0).side_paint(side).fill);
        }
    }

    /// The name that is written at a place.
    fn name_at(&self, ui: &Ui, at: egui::Pos2) -> Option<&Msg> {
        let letter = ui.painter().layout_job(self.job.clone()).cursor_from_pos(at.to_vec2()).index.0;
        let is_there = Rect::from_min_size(pos2(0.0, 0.0), self.size).contains(at);
        self.names.iter().find(|(letters, _)| is_there && letters.contains(&letter)).map(|(_, name)| name)
    }
}

/// A line, its names in bold.
fn row(ui: &Ui, view: &TableView, line: &LogLine, width: f32, (top, is_heading): (f32, bool)) -> Row {
    let colors = &view.shared.theme;
    let size = 13.0 * view.shared.prefs.text;
    let plain = |font, color| TextFormat { font_id: font, color, underline: Stroke::NONE, ..TextFormat::default() };
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let number = format!("{} ", line.step);
    let mut letters = number.chars().count();
    let small = theme::body(size * 0.85);
    let beside = ui.painter().layout_no_wrap(number.clone(), small.clone(), colors.faint).size().x;
    job.append(&number, 0.0, plain(small, colors.faint));
    let is_name = |inner: &Msg| {
        view.sides.iter().any(|(_, name)| name == inner)
            || view.cards.iter().any(|card| card.name == *inner)
            || view.nodes_like(inner).next().is_some()
    };
    let mut names = Vec::new();
    for span in clade_table::translated(&line.msg, view.words, &mut { is_name }) {
        let font = if is_heading || span.msg.is_some() { theme::strong(size) } else { theme::body(size) };
        job.append(&span.text, 0.0, plain(font, colors.panel.ink));
        let end = letters + span.text.chars().count();
        names.extend(span.msg.map(|name| (letters..end, name)));
        letters = end;
    }
    let side_of = |name: &Msg| view.sides.iter().position(|(_, side)| side == name).map(|side| Side(side as u8));
    // An animal or an amoeba belongs to somebody; a card or a kind of food of which many have some does not.
    let is_card = |name: &Msg| view.cards.iter().any(|card| card.name == *name);
    let owner_of = |name: &Msg| {
        let owner = view.nodes_like(name).next().and_then(|node| node.owner);
        owner.filter(|_| !is_card(name) && view.nodes_like(name).all(|node| node.owner == owner))
    };
    let side = names.iter().find_map(|(_, name)| side_of(name).or_else(|| owner_of(name)));
    let size = ui.painter().layout_job(job.clone()).size();
    Row { step: line.step, job, size, number: beside, names, side, is_heading, top }
}
