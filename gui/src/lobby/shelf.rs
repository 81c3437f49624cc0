//! The games that lie on tables in this window: each with its picture, to go on with by a click.

use crate::intent::{Intent, Page};
use crate::shared::Shared;
use crate::table::miniature::Miniature;
use crate::texts::lobby as texts;
use egui::{Button, RichText, ScrollArea, Ui, vec2};

/// How wide a picture is, at the usual size of text.
const PICTURE: f32 = 208.0;
/// How wide it is at least.
const LEAST: f32 = 170.0;

/// A game on a table.
pub(crate) struct OnTable {
    /// Where it stands: `None` for the one that is played now, otherwise its place on the shelf.
    pub(crate) at: Option<usize>,
    /// The name of its game.
    pub(crate) game: String,
    /// Who plays.
    pub(crate) players: Vec<String>,
    /// Whether it is over: its end is looked at.
    pub(crate) is_over: bool,
    /// Whether it can be put away: it stands on the shelf or is over, and is kept.
    pub(crate) can_go: bool,
    /// Its picture, where there is one.
    pub(crate) picture: Option<Miniature>,
}

/// The games on tables, as they were when the lobby was opened.
#[derive(Default)]
pub(crate) struct Shelf(pub(crate) Vec<OnTable>);

impl Shelf {
    /// Shows them, if there are any.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        if self.0.is_empty() {
            return;
        }
        ui.label(RichText::new(shared.say(&texts::on_tables())).heading());
        ui.add_space(4.0);
        // Several of them get smaller rather than out of sight; beside each picture stand words, as wide as it is.
        let share = (ui.available_width() / self.0.len() as f32 - 28.0) / 2.0;
        let width = (PICTURE * shared.prefs.text.min(1.5)).min(share.max(LEAST * shared.prefs.text.min(1.5)));
        ScrollArea::horizontal().id_salt("tables").show(ui, |ui| {
            ui.horizontal_top(|ui| {
                for laid in &mut self.0 {
                    laid.show(ui, shared, width, wants);
                    ui.add_space(12.0);
                }
            });
        });
        ui.add_space(14.0);
    }
}

impl OnTable {
    fn show(&mut self, ui: &mut Ui, shared: &Shared, width: f32, wants: &mut Vec<Intent>) {
        let goes_on = self.picture.as_mut().is_some_and(|picture| crate::table::miniature::framed(ui, shared, width, picture).clicked());
        ui.vertical(|ui| {
            ui.set_width(width);
            let title = shared.title(&self.game);
            let told = if self.is_over { title } else { shared.say(&texts::go_on_with(title)) };
            let button = Button::new(RichText::new(told).strong()).min_size(vec2(0.0, 30.0));
            if ui.add(button).clicked() || goes_on {
                wants.push(match self.at {
                    None => Intent::Go(Page::Table),
                    Some(at) => Intent::Switch(at),
                });
            }
            if self.can_go && ui.small_button(shared.say(&texts::put_away())).clicked() {
                wants.push(Intent::PutAway(self.at));
            }
            let round = self.picture.as_ref().map(Miniature::round).filter(|round| !round.is_empty());
            for told in round.into_iter().chain([self.players.join(", ")]) {
                ui.label(RichText::new(told).color(shared.theme.faint));
            }
        });
    }
}
