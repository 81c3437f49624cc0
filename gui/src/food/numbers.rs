//! The numbers behind the pictures: a line for each side in each round, the last round first.

use super::curves::{share, sides};
use crate::table::table_view::TableView;
use crate::texts::food as texts;
use clade_compare::Prose;
use clade_ecology::Row;
use clade_ecology::axis::Series;
use clade_ecology::measure::Unit;
use clade_ecology::row::{Round, SideRound};
use clade_engine::Msg;
use egui::{Grid, RichText, ScrollArea, Ui};

/// Shows them.
pub(super) fn show(ui: &mut Ui, view: &TableView, words: &Prose, round: &Msg, row: &Row) {
    let shared = view.shared;
    let heads = [
        shared.say(round),
        shared.say(&texts::side()),
        words.series(Series::Supply),
        words.series(Series::Need),
        words.series(Series::Intake),
        words.series(Series::Hunger),
        words.series(Series::Heads),
        words.series(Series::Births),
        words.series(Series::Deaths),
    ];
    let sides = sides(view, row);
    ScrollArea::horizontal().show(ui, |ui| {
        Grid::new("numbers").striped(true).spacing([14.0, 4.0]).show(ui, |ui| {
            for head in heads {
                ui.label(RichText::new(head).strong());
            }
            ui.end_row();
            for round in row.rounds.iter().rev() {
                for (place, (side, seated)) in round.sides.iter().zip(&sides).enumerate() {
                    for cell in cells(words, round, side, place == 0, &seated.name) {
                        ui.label(cell);
                    }
                    ui.end_row();
                }
            }
        });
    });
}

/// The cells of a line. What belongs to the whole table is in the line of its first side.
fn cells(words: &Prose, round: &Round, side: &SideRound, is_first: bool, name: &str) -> [String; 9] {
    let count = |n: u32| words.number(f64::from(n), Unit::Heads);
    // Before it feeds anybody, a round has neither supply nor need.
    let fed = |n: u32| if round.windows > 0 { count(n) } else { "–".to_owned() };
    let of_table = |text: String| if is_first { text } else { String::new() };
    let hunger = share(side.judged - side.fed, side.judged).map_or_else(|| "–".to_owned(), |share| words.number(share, Unit::Share));
    [
        of_table(round.number.to_string()),
        name.to_owned(),
        of_table(fed(round.supply)),
        fed(side.need),
        count(side.intake),
        hunger,
        count(side.heads),
        count(side.births),
        count(side.deaths.iter().sum()),
    ]
}
