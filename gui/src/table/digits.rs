//! The digits of things on the table that can be chosen, while somebody types: those of their answers, which are on the buttons, too; of
//! what else is in sight those that are left, in the order in which one reads. One answer has one digit, however many things mean it.

use super::stops::in_reading_order;
use super::table_view::TableView;
use crate::keys::ring;
use crate::theme;
use egui::{Align2, Id, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

/// How large the sign of a digit is, at the usual size of text.
const SIGN: f32 = 18.0;
/// And at least.
const LEAST: f32 = 12.0;
/// On a narrower thing it stands at its corner.
const SMALL: f32 = 48.0;
/// On a broader thing it stands away from the edges of the table, where it may be said that there is more of it.
const BROAD: f32 = 300.0;

/// So much worse it is to cover a number than a word.
const NUMBER: f32 = 8.0;
/// The same of a thing beside its own.
const BESIDE: f32 = 4.0;
/// And so much worse, by its area, is each place than the one before it.
const FAR: f32 = 0.1;
/// As far from the usual place is a smaller sign there.
const SMALLER: usize = 2;

/// A thing that can be chosen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Thing {
    /// By what the window knows it.
    pub(super) id: Id,
    /// Where it is seen.
    pub(super) at: Rect,
    /// The answer that it means, if it is one.
    pub(super) only: Option<u16>,
}

/// The digits between frames.
#[derive(Clone, Default)]
struct Digits {
    /// What is seen in this frame, with the digit of its answer if that has one.
    now: Vec<(Thing, Option<u8>)>,
    /// What of it gets a digit before all else.
    first: Vec<Id>,
    /// The digits of things, each with its thing.
    known: Vec<(u8, Id)>,
    /// The answers that things in sight stand for, in the order in which they get digits.
    in_sight: Vec<u16>,
}

fn digits<R>(ui: &Ui, with: impl FnOnce(&mut Digits) -> R) -> R {
    ui.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("digits of things"))))
}

/// This gets a digit, whatever else is in sight: a lesson or a hint means it.
pub(super) fn prefer(ui: &Ui, thing: Id) {
    digits(ui, |digits| digits.first.push(thing));
}

/// Shows the digit of a thing: its answer's `own`, which its button has, too, if it has one. What is `kept` is to be counted, and stays
/// free; `things` are rather not covered. Gives where it is.
pub(super) fn show(ui: &Ui, view: &TableView, thing: Thing, own: Option<u8>, kept: &[Rect], things: &[Rect]) -> Option<Rect> {
    let found = digits(ui, |digits| {
        digits.now.push((thing, own));
        digits.known.iter().find(|(_, other)| *other == thing.id).map(|(digit, _)| *digit)
    });
    let (digit, at) = (own.filter(|_| ring::is_typed(ui)).or(found)?, thing.at);
    let (theme, digit) = (&view.shared.theme, digit.to_string());
    let (seen, table) = (at.intersect(ui.clip_rect()), ui.clip_rect());
    // On a small thing it is no larger than that.
    let [size, least] = [SIGN, LEAST].map(|size| (size * view.shared.prefs.text).min(seen.width() - 4.0).max(LEAST));
    let others: Vec<Rect> = things.iter().filter(|other| !other.expand(1.0).contains_rect(at)).copied().collect();
    let sign = least_covering(&[places(seen, size), places(seen, least)], &written(ui), kept, &others, table);
    let size = sign.width();
    // The edge below is thicker: a key, and no number of the game.
    ui.painter().rect_filled(sign.expand2(vec2(0.0, 1.0)).translate(vec2(0.0, 2.0)), 4.0, theme.lit);
    ui.painter().rect(sign, 4.0, theme.panel.fill, Stroke::new(1.5, theme.lit), StrokeKind::Inside);
    ui.painter().text(sign.center(), Align2::CENTER_CENTER, &digit, theme::strong(size * 0.72), theme.panel.ink);
    ui.ctx().accesskit_node_builder(thing.id, |node| node.set_keyboard_shortcut(digit));
    Some(sign)
}

/// Where the sign of a thing may be, the usual place first: on it, or, of a small one, across its edge, and then beside it.
fn places(thing: Rect, size: f32) -> Vec<Rect> {
    if thing.width() < SMALL {
        let corners = [thing.left_top(), thing.right_top(), thing.left_bottom(), thing.right_bottom()];
        let aside = size * 0.6;
        let beside = [
            thing.center_top() - vec2(0.0, aside),
            thing.center_bottom() + vec2(0.0, aside),
            thing.left_center() - vec2(aside, 0.0),
            thing.right_center() + vec2(aside, 0.0),
        ];
        return corners.into_iter().chain(beside).map(|at| Rect::from_center_size(at, Vec2::splat(size))).collect();
    }
    let from_side = if thing.width() > BROAD { thing.width() / 4.0 } else { 2.0 };
    let inner = Rect::from_min_max(thing.min + vec2(from_side, 2.0), thing.max - vec2(from_side, 4.0) - Vec2::splat(size));
    let [right, bottom] = [inner.right().max(inner.left()), inner.bottom().max(inner.top())];
    let corners = [inner.min, egui::pos2(right, inner.top()), egui::pos2(inner.left(), bottom), egui::pos2(right, bottom)];
    let aside = size * 0.6;
    let beside = [thing.center_top() - vec2(0.0, aside), thing.center_bottom() + vec2(0.0, aside)];
    let middle = [(inner.left() + right) / 2.0, (inner.top() + bottom) / 2.0];
    let between = [
        egui::pos2(middle[0], inner.top()),
        egui::pos2(middle[0], bottom),
        egui::pos2(inner.left(), middle[1]),
        egui::pos2(right, middle[1]),
    ];
    // At last at its end, behind all that lies on it.
    let end = thing.right() - 2.0 - size;
    let ends = [inner.top(), middle[1], bottom].map(|y| egui::pos2(end, y));
    let inside = corners.into_iter().chain(between).chain(ends).map(|at| Rect::from_min_size(at, Vec2::splat(size)));
    inside.chain(beside.map(|at| Rect::from_center_size(at, Vec2::splat(size)))).collect()
}

/// Whether it says how many: "12", "×2", "8·4·2·1"; "d2" is a name.
fn is_number(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit()) && !text.starts_with(char::is_alphabetic)
}

/// What is written on the table so far, and whether it is a number.
fn written(ui: &Ui) -> Vec<(Rect, bool)> {
    ui.ctx().graphics(|layers| {
        let text = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
            // A picture is a letter of a font of its own, from the private area; it may be covered.
            egui::Shape::Text(text) if text.galley.text().contains(|c| !('\u{e000}'..='\u{f8ff}').contains(&c)) => {
                let area = text.visual_bounding_rect().intersect(clipped.clip_rect);
                area.is_positive().then(|| (area, is_number(text.galley.text())))
            }
            _ => None,
        };
        layers.get(ui.layer_id()).map(|list| list.all_entries().filter_map(text).collect()).unwrap_or_default()
    })
}

/// The first of these places that covers least of what one needs: numbers and what is counted before all, then things beside its own and
/// words; nor is it cut. The second list are those of a smaller sign.
fn least_covering(places: &[Vec<Rect>; 2], written: &[(Rect, bool)], kept: &[Rect], others: &[Rect], table: Rect) -> Rect {
    let covers = |nth: usize, sign: &Rect| {
        let of = |area: &Rect| {
            let both = sign.expand(1.0).intersect(*area);
            if both.is_positive() { both.area() } else { 0.0 }
        };
        let words: f32 = written.iter().map(|(area, is_number)| of(area) * if *is_number { NUMBER } else { 1.0 }).sum();
        let counted: f32 = kept.iter().map(|area| of(area) * NUMBER).sum();
        let beside: f32 = others.iter().map(|area| of(area) * BESIDE).sum();
        // Far from its usual place nobody looks for it: a few letters are no reason to go there.
        let far = nth as f32 * FAR * sign.area();
        far + words + counted + beside + NUMBER * (sign.area() - of(&table).min(sign.area()))
    };
    let costs = places
        .iter()
        .enumerate()
        .flat_map(|(small, places)| places.iter().enumerate().map(move |(nth, sign)| (nth + SMALLER * small, *sign)));
    let costs = costs.map(|(nth, sign)| (covers(nth, &sign), sign));
    costs.reduce(|best, other| if other.0 < best.0 { other } else { best }).map_or(table, |(_, sign)| sign)
}

/// The digits of things, each with its thing; those of one answer have the same one.
pub(super) fn known(ui: &Ui) -> Vec<(u8, Id)> {
    digits(ui, |digits| digits.known.clone())
}

/// The same for tests, which have no surface.
#[cfg(test)]
pub(super) fn known_in(ctx: &egui::Context) -> Vec<(u8, Id)> {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Digits>(Id::unique("digits of things")).known.clone())
}

/// The answers that things in sight stand for, as of the frame before: first what a lesson or a hint means, then in the order in which one
/// reads.
pub(super) fn in_sight(ui: &Ui) -> Vec<u16> {
    digits(ui, |digits| digits.in_sight.clone())
}

/// Another question is asked.
pub(super) fn renew(ui: &Ui) {
    digits(ui, |digits| (digits.known, digits.in_sight) = (Vec::new(), Vec::new()));
}

/// After everything of the table is drawn: what is seen and has no digit of its own gets those that are `free`, if somebody types.
pub(super) fn end(ui: &Ui, free: &[u8]) {
    let is_typed = ring::is_typed(ui);
    let has_changed = digits(ui, |digits| {
        let (now, first) = (std::mem::take(&mut digits.now), std::mem::take(&mut digits.first));
        let seen = in_reading_order(now.into_iter().map(|(thing, own)| (thing.at, (thing, own))).collect());
        let mut seen: Vec<(Thing, Option<u8>)> = seen.into_iter().map(|(_, thing)| thing).collect();
        seen.sort_by_key(|(thing, _)| !first.contains(&thing.id)); // a stable sort
        let in_sight = seen.iter().filter_map(|(thing, _)| thing.only).collect();
        let known = if is_typed { given(&seen, free) } else { Vec::new() };
        let before = (std::mem::replace(&mut digits.known, known), std::mem::replace(&mut digits.in_sight, in_sight));
        before != (digits.known.clone(), digits.in_sight.clone())
    });
    if has_changed {
        ui.ctx().request_repaint();
    }
}

/// The digits of these things: their own, or those that are `free`, one after the other; what means the same answer has the same one.
fn given(things: &[(Thing, Option<u8>)], free: &[u8]) -> Vec<(u8, Id)> {
    let is_own = |digit: &u8| things.iter().any(|(_, own)| own == &Some(*digit));
    let mut free = free.iter().copied().filter(|digit| !is_own(digit));
    let mut of_answers: Vec<(u16, u8)> = Vec::new();
    let digit = |(thing, own): &(Thing, Option<u8>)| {
        let same = || of_answers.iter().find(|(answer, _)| thing.only == Some(*answer)).map(|(_, digit)| *digit);
        let digit = own.or_else(same).or_else(|| free.next())?;
        of_answers.extend(thing.only.map(|only| (only, digit)));
        Some((digit, thing.id))
    };
    things.iter().filter_map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::{is_number, least_covering, places};
    use egui::{Rect, pos2, vec2};

    fn both(thing: Rect, size: f32) -> [Vec<Rect>; 2] {
        [places(thing, size), places(thing, 12.0)]
    }

    #[test]
    fn digits_of_places_in_rows_cover_neither_neighbours_nor_each_other() {
        let table = Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 500.0));
        let place = |at: usize| Rect::from_min_size(pos2(100.0 + 32.0 * (at % 4) as f32, 100.0 + 32.0 * (at / 4) as f32), vec2(26.0, 26.0));
        let all: Vec<Rect> = (0..12).map(place).collect();
        let numbers: Vec<(Rect, bool)> = all.iter().map(|place| (place.shrink2(vec2(9.0, 7.0)), true)).collect();
        let mut signs: Vec<Rect> = Vec::new();
        for place in &all {
            let others: Vec<Rect> = all.iter().filter(|other| *other != place).copied().collect();
            let sign = least_covering(&both(*place, 18.0), &numbers, &signs, &others, table);
            assert!(others.iter().chain(&signs).all(|other| !other.intersects(sign.shrink(0.1))), "{place:?}: {sign:?}");
            assert!(numbers.iter().all(|(number, _)| !number.intersects(sign.shrink(0.1))), "{place:?}: {sign:?}");
            assert!(sign.intersects(*place), "it is at its place");
            signs.push(sign);
        }
    }

    #[test]
    fn a_digit_covers_no_number() {
        let table = Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 500.0));
        // Cubes side by side, each with its number: above one of them is room.
        let cubes = [100.0, 122.0, 144.0].map(|x| Rect::from_min_size(pos2(x, 200.0), vec2(21.0, 21.0)));
        let numbers: Vec<(Rect, bool)> = cubes.iter().map(|cube| (cube.shrink(3.0), true)).collect();
        let sign = least_covering(&both(cubes[1], 17.0), &numbers, &[], &[], table);
        assert!(numbers.iter().all(|(number, _)| !sign.intersects(*number)), "{sign:?}");
        // The heading of a surface with its number begins where a digit would be.
        let zone = Rect::from_min_size(pos2(300.0, 20.0), vec2(160.0, 70.0));
        let heading = (Rect::from_min_size(zone.min + vec2(8.0, 6.0), vec2(90.0, 16.0)), true);
        let sign = least_covering(&both(zone, 18.0), &[heading], &[], &[], table);
        assert!(!sign.intersects(heading.0) && zone.contains_rect(sign), "{sign:?}");
        // Nothing is there: it is at its usual place, and at the edge of the table it is not cut.
        assert_eq!(least_covering(&both(zone, 18.0), &[], &[], &[], table), places(zone, 18.0)[0]);
        let at_corner = Rect::from_min_size(table.min, vec2(30.0, 30.0));
        assert!(table.contains_rect(least_covering(&both(at_corner, 18.0), &[], &[], &[], table)));
        assert!(is_number("×2") && is_number("12") && !is_number("d2 tundra"));
        // What befell a being is counted.
        let wound = Rect::from_min_size(cubes[0].min, vec2(10.0, 10.0));
        assert!(!least_covering(&both(cubes[0], 17.0), &[], &[wound], &[], table).intersects(wound));
    }
}
