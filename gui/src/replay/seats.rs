//! Who plays on from where a saved game is looked at: initially those of the saved game.

use crate::cast::Cast;
use crate::keys::over;
use crate::lines;
use crate::lobby::measures;
use crate::people::{HUMAN, is_sitter, sitter_name, sitters};
use crate::shared::Shared;
use crate::texts::{app as app_texts, replay as texts};
use clade_engine::Seat;
use clade_table::Header;
use egui::{ComboBox, Grid, Id, Modal, RichText, Ui, vec2};

/// Who sits where, while it is asked.
#[derive(Clone, Debug)]
pub(super) struct Seats {
    /// After how many actions it goes on.
    pub(super) step: usize,
    /// `human` or the name of a bot, seat by seat.
    pub(super) players: Vec<String>,
}

/// What was answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing yet.
    None,
    /// Not to play.
    Cancel,
    /// To play.
    Play,
}

impl Seats {
    /// Those who sat there in the game of this header. A person takes over from a bot that this program does not have.
    pub(super) fn new(step: usize, header: &Header) -> Self {
        let player = |seat: usize| header.players.get(seat).filter(|word| is_sitter(word)).cloned();
        let seats = 0..usize::from(header.setup.seats);
        Self { step, players: seats.map(|seat| player(seat).unwrap_or_else(|| HUMAN.to_owned())).collect() }
    }

    /// Asks.
    pub(super) fn show(&mut self, ui: &Ui, shared: &Shared, cast: &Cast) -> Answer {
        let shown = Modal::new(Id::unique("play on")).show(ui.ctx(), |ui| {
            ui.set_max_width((460.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
            ui.heading(shared.say(&texts::play_title(self.step)));
            ui.label(RichText::new(shared.say(&texts::play_help())).color(shared.theme.faint));
            ui.add_space(8.0);
            Grid::new("seats").num_columns(2).spacing(vec2(18.0, 8.0)).show(ui, |ui| {
                for (seat, player) in (0u8..).map(Seat).zip(&mut self.players) {
                    row(ui, shared, cast, seat, player);
                    ui.end_row();
                }
            });
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                let play = ui.button(RichText::new(shared.say(&texts::play())).strong());
                over::comes_first(ui, &play);
                if play.clicked() {
                    return Answer::Play;
                }
                if ui.button(shared.say(&app_texts::cancel())).clicked() { Answer::Cancel } else { Answer::None }
            })
            .inner
        });
        if shown.inner == Answer::None && shown.should_close() { Answer::Cancel } else { shown.inner }
    }
}

fn row(ui: &mut Ui, shared: &Shared, cast: &Cast, seat: Seat, player: &mut String) {
    let sides = cast.name_of(seat);
    ui.label(&sides);
    let combo = ComboBox::from_id_salt(("sitter", seat.0)).width(160.0 * shared.prefs.text);
    let shown = combo.selected_text(shared.say(&sitter_name(player))).show_ui(ui, |ui| {
        for word in sitters() {
            measures(ui, shared, word);
            lines::value(ui, player, word.to_owned(), shared.say(&sitter_name(word)));
        }
    });
    shown.response.accessible_name(shared.say(&texts::sits(sides)));
}
