//! How people fared in the games that they played to their end.

use crate::page;
use crate::people::{called, sitter_name};
use crate::shared::Shared;
use crate::texts::lobby as texts;
use clade_host::results::{Finished, Seated, Tally, date, tallies};
use egui::{Grid, RichText, ScrollArea, Ui};

/// How many of the last games are listed.
const LISTED: usize = 6;

/// What is known of the games that are over.
#[derive(Default)]
pub(super) struct Results {
    tallies: Vec<Tally>,
    /// The last ones, the latest first.
    last: Vec<Finished>,
}

impl Results {
    pub(super) fn of(games: Vec<Finished>) -> Self {
        Self { tallies: tallies(&games), last: games.into_iter().rev().take(LISTED).collect() }
    }

    /// Shows them, if there are any.
    pub(super) fn show(&self, ui: &mut Ui, shared: &Shared) {
        if self.last.is_empty() {
            return;
        }
        ui.label(RichText::new(shared.say(&texts::results())).heading());
        ScrollArea::horizontal().id_salt("results").show(ui, |ui| {
            Grid::new("results").striped(true).spacing([20.0, 6.0]).show(ui, |ui| {
                for head in
                    [texts::results_game(), texts::results_against(), texts::results_won(), texts::results_best(), texts::results_answers()]
                {
                    ui.label(RichText::new(shared.say(&head)).color(shared.theme.faint));
                }
                ui.end_row();
                for tally in &self.tallies {
                    row(ui, shared, tally);
                }
            });
        });
        ui.add_space(8.0);
        for game in &self.last {
            page::about(ui, shared, &texts::results_line(date(game.when), shared.title(&game.game), ranked(shared, game)));
        }
        ui.add_space(20.0);
    }
}

fn row(ui: &mut Ui, shared: &Shared, tally: &Tally) {
    ui.label(shared.title(&tally.game));
    let bots: Vec<String> = tally.against.iter().map(|bot| shared.say(&sitter_name(bot))).collect();
    let against = if bots.is_empty() { shared.say(&texts::results_people()) } else { bots.join(", ") };
    ui.label(shared.say(&texts::results_at(against, tally.seats)));
    ui.label(shared.say(&texts::results_of(tally.won, tally.played)));
    ui.label(tally.best.to_string());
    ui.label(tally.answers.to_string());
    ui.end_row();
}

/// Who came where, with how many points.
fn ranked(shared: &Shared, game: &Finished) -> String {
    let mut seats: Vec<&Seated> = game.seats.iter().collect();
    seats.sort_by_key(|seat| seat.place);
    let seats =
        seats.into_iter().map(|seat| format!("{}. {} {}", seat.place, called(&seat.sitter, &seat.name, &shared.words), seat.points));
    seats.collect::<Vec<String>>().join(", ")
}
