//! Through whose eyes a saved game is looked at, and the scores after what is seen.

use super::film::Film;
use super::wish::Wish;
use crate::cast::Cast;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use clade_engine::{Observer, Seat, Side};
use egui::{RichText, Role, Sense, Ui, WidgetInfo, vec2};

/// Shows them. Gives the eyes that are wanted.
pub(super) fn show(ui: &mut Ui, view: &TableView, cast: &Cast, film: &Film) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(view.shared.say(&texts::seen_by())).color(view.shared.theme.faint));
        for observer in observers(cast) {
            let chosen = view.seen.observer == observer;
            let mut response = ui.selectable_label(chosen, name(view, cast, observer));
            if observer == Observer::Host {
                response = response.on_hover_text(view.shared.say(&texts::open_help()));
            }
            if response.clicked() {
                wish = Some(Wish::See(observer));
            }
        }
        ui.separator();
        ui.label(RichText::new(view.shared.say(&texts::scores())).color(view.shared.theme.faint));
        for (side, score) in (0u8..).map(Side).zip(film.scores()) {
            points(ui, view, side, *score);
        }
    });
    wish
}

/// Everybody together, each seat that plays, and who knows all.
fn observers(cast: &Cast) -> Vec<Observer> {
    let mut seats: Vec<Seat> = cast.sides.iter().map(|(seat, _)| *seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let seats = seats.into_iter().map(Observer::Seat);
    [Observer::Public].into_iter().chain(seats).chain([Observer::Host]).collect()
}

fn name(view: &TableView, cast: &Cast, observer: Observer) -> String {
    view.shared.say(&match observer {
        Observer::Public => texts::everybody(),
        Observer::Host => texts::open(),
        Observer::Seat(seat) => texts::seat(cast.name_of(seat), view.person(seat).to_owned()),
    })
}

/// The score of a side, with its seal.
fn points(ui: &mut Ui, view: &TableView, side: Side, score: i64) {
    let Some((_, name)) = view.sides.get(side.ix()) else { return };
    let said = view.shared.say(&texts::score(view.say(name), score));
    let size = 20.0 * view.shared.prefs.text;
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let painter = ui.painter().clone();
    view.easel(&painter, 1.0).seal(rect, side);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
    response.on_hover_text(said);
    ui.label(RichText::new(score.to_string()).strong());
}
