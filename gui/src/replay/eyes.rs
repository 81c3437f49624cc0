//! Through whose eyes a saved game is looked at, and the scores after what is seen.

use super::film::Film;
use super::wish::Wish;
use crate::cast::Cast;
use crate::lines;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use clade_engine::{Observer, Seat, Side};
use egui::{ComboBox, Rect, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

/// So many eyes are named in full.
const FEW: usize = 5;

/// Between a seal and its number.
const GAP: f32 = 6.0;

/// Shows them. Gives the eyes that are wanted.
pub(super) fn show(ui: &mut Ui, view: &TableView, cast: &Cast) -> Option<Wish> {
    let mut wish = None;
    ui.label(RichText::new(view.shared.say(&texts::seen_by())).color(view.shared.theme.faint));
    let all = observers(cast);
    for &observer in &all {
        let chosen = view.seen.observer == observer;
        let said = name(view, cast, observer);
        // With many seats who sits there is told only where the pointer rests: the scores shall stand in the same line.
        let short = match observer {
            Observer::Seat(seat) if all.len() > FEW => cast.name_of(seat),
            _ => said.clone(),
        };
        let mut response = ui.selectable_label(chosen, short).accessible_name(said.clone());
        if all.len() > FEW {
            response = response.on_hover_text(said);
        }
        if observer == Observer::Host {
            response = response.on_hover_text(view.shared.say(&texts::open_help()));
        }
        if response.clicked() {
            wish = Some(Wish::See(observer));
        }
    }
    wish
}

/// Shows them as a list that opens, where there is little room. Gives the eyes that are wanted.
pub(super) fn list(ui: &mut Ui, view: &TableView, cast: &Cast) -> Option<Wish> {
    let mut wish = None;
    let combo = ComboBox::from_id_salt("eyes").selected_text(name(view, cast, view.seen.observer)).show_ui(ui, |ui| {
        for observer in observers(cast) {
            if lines::line(ui, view.seen.observer == observer, name(view, cast, observer)).clicked() {
                wish = Some(Wish::See(observer));
            }
        }
    });
    combo.response.accessible_name(view.shared.say(&texts::seen_by()));
    wish
}

/// Shows the scores after what is seen.
pub(super) fn scores(ui: &mut Ui, view: &TableView, film: &Film) {
    ui.label(RichText::new(view.shared.say(&texts::scores())).color(view.shared.theme.faint));
    for (side, score) in (0u8..).map(Side).zip(film.scores()) {
        points(ui, view, side, *score);
    }
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

/// The score of a side, with its seal: one piece, with room for another digit, so that the bar below a game that runs stays as high.
fn points(ui: &mut Ui, view: &TableView, side: Side, score: i64) {
    let Some((_, name)) = view.sides.get(side.ix()) else { return };
    let said = view.shared.say(&texts::score(view.say(name), score));
    let (size, font) = (20.0 * view.shared.prefs.text, TextStyle::Body.resolve(ui.style()));
    let wide = |text: String| ui.painter().layout_no_wrap(text, font.clone(), view.shared.theme.panel.ink);
    let (number, room) = (wide(score.to_string()), wide("888".to_owned()).size().x);
    let (rect, response) = ui.allocate_exact_size(vec2(size + GAP + room.max(number.size().x), size.max(number.size().y)), Sense::hover());
    let painter = ui.painter().clone();
    view.easel(&painter, 1.0).seal(Rect::from_center_size(pos2(rect.left() + size / 2.0, rect.center().y), Vec2::splat(size)), side);
    let at = pos2(rect.left() + size + GAP, rect.center().y - number.size().y / 2.0);
    painter.galley(at, number, view.shared.theme.panel.ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
    response.on_hover_text(said);
}
