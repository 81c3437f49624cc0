//! What is eaten at a table, beside it: supply and need, hunger, heads over the rounds so far, and where food came from and went.
//!
//! **Decides:** what is shown of it, and when it is recounted. **Does not decide:** what is counted ([`clade_ecology`]), nor what it is
//! called ([`clade_compare::Prose`]). Nothing of it is secret: games note what everybody at the table sees.

mod curves;
mod flows;
mod follow;
mod numbers;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::wait;

use crate::intent::Intent;
use crate::keys::parts::{self, Part};
use crate::page;
use crate::shared::Shared;
use crate::table::table_view::TableView;
use crate::table::turn_food;
use crate::texts::app::close;
use crate::texts::food as texts;
use crate::waker::waker;
use clade_compare::Prose;
use clade_ecology::{Row, WatchError};
use clade_engine::ecology::rulebook;
use clade_engine::{Actor, Msg, Ruleset};
use clade_table::Table;
use egui::{Align, Area, CollapsingHeader, Frame, Id, Layout, Order, Panel, Rect, RichText, Ui};
use flows::Flows;
pub(crate) use follow::Uncounted;
use follow::{Answer, Follower, Moment};
use std::sync::Arc;

/// The panel between frames.
pub(crate) struct FoodPanel {
    ruleset: Arc<dyn Ruleset>,
    follower: Option<Result<Follower, Uncounted>>,
    /// The current question: what is seen, after how many answers, of how many.
    asked: Option<(u64, usize, usize)>,
    number: u64,
    counted: Option<(u64, Result<Shown, Uncounted>)>,
    words: Option<Prose>,
}

/// What is shown of a table.
struct Shown {
    row: Box<Row>,
    flows: Flows,
}

/// How wide it is at first, and at least and at most.
const WIDTH: f32 = 400.0;
const LEAST: f32 = 260.0;
const MOST: f32 = 680.0;
/// So much of the window it takes at first, and at most: its pictures shrink, the table must be seen.
const SHARE: f32 = 0.22;
const SHARE_AT_MOST: f32 = 1.0 / 3.0;
/// So much of a table it lies over at most.
const MOST_OVER: f32 = 0.5;
/// With less room beside it than this, in the usual size of text, it lies over the table; what stands at the edge of that takes its own.
const ROOMY: f32 = 900.0;
const EDGE: f32 = 300.0;

/// Whether the table would have too little room beside it in this width.
pub(crate) fn is_crowded(width: f32, text: f32) -> bool {
    let beside = (width * SHARE).clamp(LEAST, WIDTH * text.min(1.3));
    width - beside - EDGE * text.min(1.4) < ROOMY * text
}

impl FoodPanel {
    /// Nothing is counted until it is shown.
    pub(crate) fn new(ruleset: Arc<dyn Ruleset>) -> Self {
        Self { ruleset, follower: None, asked: None, number: 0, counted: None, words: None }
    }

    /// Shows it at the left, if the person wants to see it: beside the table, or over a part of it, where otherwise nobody could read the
    /// cards on it.
    pub(crate) fn show(&mut self, ui: &mut Ui, view: &TableView, table: &Table, over: Option<Rect>, wants: &mut Vec<Intent>) {
        if !view.shared.prefs.food {
            // Who hides it wants nothing to be counted any more.
            (self.follower, self.asked, self.counted) = (None, None, None);
            return;
        }
        self.follow(ui, view, table);
        let words = self.words.take().filter(|words| words.language() == view.words.language());
        let words = words.unwrap_or_else(|| Prose::new(view.words.language(), view.shared.modules));
        let text = view.shared.prefs.text;
        let id = Id::unique(("food", (text * 100.0) as u32));
        let [first, most] = [SHARE, SHARE_AT_MOST].map(|share| (ui.ctx().content_rect().width() * share).clamp(LEAST, MOST));
        let first = first.min(WIDTH * text.min(1.3));
        let mut closes = false;
        let content = |ui: &mut Ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new(view.shared.say(&texts::title())).heading());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| closes = ui.small_button(view.shared.say(&close())).clicked());
            });
            page::scroll(ui, |ui| match &self.counted {
                None => faint(ui, view.shared, self.waiting(view.shared)),
                Some((_, Ok(shown))) => shown.show(ui, view, &words, &round(view.shared, &table.header().game)),
                Some((_, Err(why))) => faint(ui, view.shared, view.shared.say(&told(why))),
            });
        };
        match over {
            None => _ = Panel::left(id).resizable(true).default_size(first).size_range(LEAST..=most).show(ui, content),
            Some(part) if !part.is_positive() => {} // the table was not shown yet
            Some(part) => lies_over(ui, view.shared, part.with_max_x(part.left() + first.min(part.width() * MOST_OVER)), content),
        }
        self.words = Some(words);
        if closes {
            wants.push(turn_food(view));
        }
    }

    /// Why there is nothing yet.
    fn waiting(&self, shared: &Shared) -> String {
        match &self.follower {
            Some(Err(why)) => shared.say(&told(why)),
            _ => shared.say(&texts::counting()),
        }
    }

    /// Asks for the results of the table, if it has changed, and collects what was counted.
    fn follow(&mut self, ui: &Ui, view: &TableView, table: &Table) {
        let follower = match &self.follower {
            Some(Ok(follower)) => follower,
            Some(Err(_)) => return,
            None => {
                self.follower = Some(Follower::start(self.ruleset.clone(), waker(ui.ctx())));
                ui.ctx().request_repaint();
                return;
            }
        };
        let asked = (view.version, view.seen.step, table.steps());
        if self.asked != Some(asked) {
            self.asked = Some(asked);
            self.number += 1;
            follower.ask(Moment { number: self.number, answers: answers(table), after: view.seen.step });
        }
        // What was counted for an earlier table is shown until the later one is counted.
        if let Some((number, counted)) = follower.counted() {
            self.counted = Some((number, counted.map(|row| Shown { flows: Flows::of(&row), row })));
        }
    }

    /// What was counted of what is seen; none as long as that is under way.
    #[cfg(test)]
    fn row(&self) -> Option<&Row> {
        let (_, counted) = self.counted.as_ref().filter(|(number, _)| *number == self.number)?;
        Some(&counted.as_ref().unwrap().row)
    }
}

/// What was eaten at a table up to now, counted here and now: some thousand answers take a fraction of a second.
///
/// # Errors
/// [`Uncounted`].
pub(crate) fn row_of(ruleset: &Arc<dyn Ruleset>, table: &Table) -> Result<Box<Row>, Uncounted> {
    follow::count(ruleset.clone(), &Moment { number: 0, answers: answers(table), after: table.steps() })
}

/// All answers at a table.
fn answers(table: &Table) -> Vec<Answer> {
    let indexes = (0..table.steps()).filter_map(|step| table.index_of(step));
    table.actors().map(|actor| actor == Actor::Chance).zip(indexes).collect()
}

/// Why nothing is shown.
fn told(why: &Uncounted) -> Msg {
    match why {
        Uncounted::Watch(WatchError::NotNoted) => texts::not_noted(),
        other => texts::failed(other.to_string()),
    }
}

/// What the game calls a round.
fn round(shared: &Shared, game: &str) -> Msg {
    Some(rulebook::round(game)).filter(|own| shared.words.has(&own.id)).unwrap_or_else(texts::round)
}

/// Shows it over a part of the table.
fn lies_over(ui: &Ui, shared: &Shared, part: Rect, content: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::unique("food over the table")).order(Order::Middle).fixed_pos(part.min).constrain(false);
    let shown = area.show(ui.ctx(), |ui| {
        let frame = Frame::side_top_panel(ui.style()).stroke(ui.visuals().window_stroke).fill(shared.theme.panel.fill);
        frame.show(ui, |ui| {
            let size = part.size() - frame.total_margin().sum();
            ui.set_min_size(size);
            ui.set_max_size(size);
            content(ui);
        });
    });
    parts::layer(ui, Part::Side, shown.response.layer_id);
}

fn faint(ui: &mut Ui, shared: &Shared, says: String) {
    ui.label(RichText::new(says).color(shared.theme.faint));
}

impl Shown {
    fn show(&self, ui: &mut Ui, view: &TableView, words: &Prose, round: &Msg) {
        let shared = view.shared;
        let Some(last) = self.row.rounds.last() else {
            return faint(ui, shared, shared.say(&texts::nothing_yet()));
        };
        faint(ui, shared, shared.say(&texts::until(round.clone(), last.number)));
        ui.add_space(8.0);
        curves::show(ui, view, words, round, &self.row);
        self.flows.show(ui, shared, words);
        ui.add_space(8.0);
        CollapsingHeader::new(shared.say(&texts::numbers())).show(ui, |ui| {
            numbers::show(ui, view, words, round, &self.row);
            self.flows.numbers(ui, shared, words);
        });
    }
}
