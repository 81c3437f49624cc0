//! What is said of a thing: its name for screen readers, and all that is known of it when the pointer rests there.

use super::table_view::TableView;
use crate::shared::Shared;
use crate::texts::table as texts;
use clade_engine::face::Refusal;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Msg, Objection, Translate as _};
use clade_host::review::first_sentence;
use clade_table::Texts;
use egui::{RichText, Ui};

/// The most lines of one kind in a note.
const MOST: usize = 8;
/// Of more cards on one thing than so many only the beginnings are told: the whole would cover the table, and each says it where it lies.
const WHOLE: usize = 2;
/// How wide a note is, in the usual size of text: longer lines are hard to read.
const WIDE: f32 = 360.0;

/// The name of a thing for screen readers and tests: what it is, its number and signs, whose, and whether it can be chosen.
pub(crate) fn name(view: &TableView, node: &Node, lit: bool) -> String {
    let mut told = titled(view, node);
    for badge in &node.badges {
        told.push_str(", ");
        told.push_str(&view.say(badge));
    }
    if lit {
        told.push_str(", ");
        if super::seldom::is_idle(view, node) {
            told.push_str(&view.shared.say(&texts::idle()));
            told.push_str(", ");
        }
        told.push_str(&view.shared.say(&texts::can_be_chosen()));
    }
    told
}

/// What it is, with its number; of a card, how many there are, if it is not one.
pub(super) fn titled(view: &TableView, node: &Node) -> String {
    let name = view.say(&node.name);
    match (node.value, node.shape) {
        // The value of a track says how long it is.
        (None, _) | (Some(1), Shape::Card) | (_, Shape::Track) => name,
        (Some(count), Shape::Card) => format!("{name} ×{count}"),
        (Some(value), _) => format!("{name} {value}"),
    }
}

/// A note about a thing; `is_folded`: one of its corners is, as its signs have no room on it.
pub(crate) fn about(ui: &mut Ui, view: &TableView, node: &Node, lit: bool, is_folded: bool) {
    ui.set_max_width(WIDE * view.shared.prefs.text);
    let theme = &view.shared.theme;
    ui.label(RichText::new(titled(view, node)).strong());
    if let Some((_, name)) = node.owner.and_then(|side| view.sides.get(side.ix()))
        && *name != node.name
    {
        ui.label(RichText::new(view.say(&texts::of_side(name.clone()))).color(theme.faint));
    }
    // What pictures say on the thing is an abbreviation in words.
    let is_pictured = |badge: &&Msg| !view.easel(ui.painter(), 1.0).pictured(badge).is_empty();
    let is_card = node.shape == Shape::Card && !view.cards_of(node).is_empty();
    let explained = view.explained(node).filter(|_| !is_card);
    let badges = node.badges.iter().filter(|badge| !is_pictured(badge)).map(|badge| view.say(badge));
    let badges: Vec<String> = badges.filter(|badge| !explained.is_some_and(|told| tells_numbers(told, badge))).collect();
    // Of a place first what it is, then who is there, and then what that is worth; the sign of anything else is a part of what it is.
    let is_place = node.shape == Shape::Space;
    let explain = |ui: &mut Ui| explained.into_iter().for_each(|told| _ = ui.label(RichText::new(told).color(theme.faint)));
    if is_place {
        explain(ui);
        lying_on(ui, view, node);
    }
    badges.into_iter().for_each(|badge| if is_folded { behind_corner(ui, view, badge) } else { _ = ui.label(badge) });
    if !is_place {
        explain(ui);
    }
    for part in &node.because {
        ui.label(RichText::new(view.say(part)).color(theme.faint));
    }
    if node.shape == Shape::Card {
        let families: Vec<String> =
            view.cards_of(node).iter().filter_map(|card| card.family.as_ref()).map(|family| view.say(family)).collect();
        if !families.is_empty() {
            ui.label(RichText::new(families.join(" / ")).color(theme.faint));
        }
        for told in view.told_on(node) {
            ui.separator();
            ui.label(told);
        }
        // What the small mark on it means.
        let mut doubts: Vec<&Msg> = view.cards_of(node).iter().filter_map(|card| card.doubt.as_ref()).collect();
        doubts.dedup();
        for doubt in doubts {
            let says = crate::texts::codex::doubt_is(view.say(doubt));
            ui.label(RichText::new(format!("? {}", view.shared.say(&says))).color(theme.faint));
        }
    }
    if node.shape == Shape::Card {
        lying_on(ui, view, node);
    }
    // What lies on a space of a row covers it: that is told, too.
    let row = |space: &&Node| space.shape == Shape::Space && view.below(space).is_some_and(|row| row.shape == Shape::Track);
    if let Some(space) = view.below(node).filter(|_| node.shape == Shape::Token).filter(row) {
        ui.separator();
        ui.label(RichText::new(titled(view, space)).strong());
        view.explained(space).into_iter().for_each(|told| _ = ui.label(RichText::new(told).color(theme.faint)));
        if node.actions.is_empty() {
            answers(ui, view, &space.actions);
        }
    }
    if lit {
        ui.separator();
        answers(ui, view, &node.actions);
    } else if !node.barred.is_empty() {
        ui.separator();
        for refusal in node.barred.iter().take(MOST).filter_map(|&at| view.seen.refusals.get(usize::from(at))) {
            ui.label(RichText::new(format!("✕ {}", view.say(&refusal.label))).color(theme.alarm));
            for objection in &refusal.reasons {
                ui.label(RichText::new(format!("   {}", why(view, objection))).color(theme.faint));
            }
        }
    }
}

/// What a folded corner stands for, behind the same corner.
fn behind_corner(ui: &mut Ui, view: &TableView, told: String) {
    ui.horizontal_wrapped(|ui| {
        let side = ui.text_style_height(&egui::TextStyle::Body) * 0.6;
        let (area, _) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
        view.easel(ui.painter(), 1.0).art().folded(area.right_top(), side, view.shared.theme.card.edge);
        ui.label(told);
    });
}

/// Whether an explanation says the row of numbers of which a sign consists: "8, 4, 2, 1" and "8·4·2·1".
fn tells_numbers(told: &str, sign: &str) -> bool {
    let numbers = |text: &'_ str| -> Vec<String> {
        text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).map(str::to_owned).collect()
    };
    let row = numbers(sign);
    row.len() > 1 && !sign.contains(char::is_alphabetic) && numbers(told).windows(row.len()).any(|part| part == row)
}

/// What can be answered with a thing, and what would follow the only answer.
fn answers(ui: &mut Ui, view: &TableView, actions: &[u16]) {
    for label in actions.iter().take(MOST).filter_map(|&action| view.seen.labels.get(usize::from(action))) {
        ui.label(RichText::new(format!("▸ {}", view.say(label))).color(view.shared.theme.lit));
    }
    if actions.len() > MOST {
        ui.label(view.shared.say(&texts::and_more(actions.len() - MOST)));
    }
    follows(ui, view, foreseen(view, actions));
}

/// What would happen after the answer at which the pointer rests, until the next question, if it is one of these; nothing where that is only
/// the answer itself.
pub(super) fn foreseen<'a>(view: &TableView<'a>, answers: &[u16]) -> &'a [Msg] {
    let is_one = |preview: &&crate::game::Preview| answers.iter().any(|&answer| u32::from(answer) == preview.answer);
    view.preview.filter(is_one).map(|preview| &preview.told[..]).filter(|told| told.len() > 1).unwrap_or_default()
}

/// Shows that.
pub(super) fn follows(ui: &mut Ui, view: &TableView, told: &[Msg]) {
    let line = |said: String| RichText::new(said).color(view.shared.theme.faint);
    for said in told.iter().take(MOST) {
        ui.label(line(view.say(said)));
    }
    if told.len() > MOST {
        ui.label(line(view.shared.say(&texts::and_more(told.len() - MOST))));
    }
}

/// What lies in a space or on a card: pieces with their numbers, cards with what they do.
fn lying_on(ui: &mut Ui, view: &TableView, node: &Node) {
    let Some(at) = view.seen.scene.nodes.iter().position(|other| other.id == node.id) else { return };
    let kids = || view.seen.scene.children(at as u16).map(|(_, kid)| kid).filter(|kid| kid.value != Some(0));
    // Whose it is, where its name does not say so.
    let owner = |kid: &Node| kid.owner.and_then(|side| view.sides.get(side.ix())).filter(|(_, name)| *name != kid.name);
    let piece = |kid: &Node| match owner(kid) {
        Some((_, name)) => format!("{} ({})", titled(view, kid), view.say(name)),
        None => titled(view, kid),
    };
    let pieces: Vec<String> = kids().filter(|kid| kid.shape != Shape::Card).map(piece).collect();
    if !pieces.is_empty() {
        ui.label(pieces.join(", "));
    }
    let cards = || kids().filter(|kid| kid.shape == Shape::Card);
    let is_crowded = cards().count() > WHOLE;
    for kid in cards().take(MOST) {
        ui.label(RichText::new(titled(view, kid)).strong());
        for told in view.told_on(kid) {
            let told = match first_sentence(&told) {
                first if is_crowded && first.len() < told.len() => format!("{first} …"),
                _ => told,
            };
            ui.label(RichText::new(told).color(view.shared.theme.faint));
        }
    }
}

/// A reason with the section of the rulebook that says so.
pub(crate) fn why(view: &TableView, objection: &Objection) -> String {
    reason(view.words, view.shared, objection)
}

/// What may not be done, with the reasons, if they are known: in one sentence.
pub(crate) fn refused(words: &Texts, shared: &Shared, refusal: Option<&Refusal>) -> String {
    let Some(refusal) = refusal else { return shared.say(&texts::not_there()) };
    // Reasons from one section name it once.
    let reasons = refusal.reasons.chunk_by(|one, next| one.section == next.section).map(|of_section| {
        let told: Vec<String> = of_section.iter().map(|objection| words.text(&objection.reason)).collect();
        from_section(words, shared, told.join("; "), &of_section[0].section)
    });
    let reasons: Vec<String> = reasons.collect();
    shared.say(&texts::refused(words.text(&refusal.label), reasons.join("; ")))
}

fn reason(words: &Texts, shared: &Shared, objection: &Objection) -> String {
    from_section(words, shared, words.text(&objection.reason), &objection.section)
}

fn from_section(words: &Texts, shared: &Shared, reason: String, section: &str) -> String {
    match section {
        "" => reason,
        // A section that has a text of its own is told by it, any other one as it is.
        section => shared.say(&texts::with_section(reason, words.text(&Msg::new(section.to_owned())))),
    }
}

#[cfg(test)]
mod tests {
    use super::tells_numbers;

    #[test]
    fn a_row_of_numbers_is_told_once() {
        assert!(tells_numbers("Points: 8, 4, 2, 1", "8·4·2·1"));
        assert!(!tells_numbers("Points: 8, 4, 2, 1", "3·4·2·1"), "an option has changed it");
        assert!(!tells_numbers("Points: 8, 4", "8") && !tells_numbers("Points: 8, 4", "8 of 4"));
    }
}
