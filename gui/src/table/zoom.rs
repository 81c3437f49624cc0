//! A closer look: a card in large print, or what may still be in a pile, with the odds.

use super::table_view::TableView;
use super::tell;
use crate::codex::{self, Large};
use crate::explainer::Noted;
use crate::keys::parts::{self, Part};
use crate::texts::table as texts;
use clade_engine::scene::{Node, Shape};
use clade_engine::{CardText, Msg};
use clade_host::author::told_of_cards;
use egui::{Align2, Grid, RichText, ScrollArea, Ui, Window, vec2};

/// How much of the window's height is left around what is looked at, with its title.
const AROUND: f32 = 160.0;

/// How large the print of a card is, against that of the codex, which shows one at a time.
const PRINT: f32 = 0.75;

/// How many actions are told of an explained card: the last ones.
const TOLD: usize = 40;

/// The window of what is looked at.
pub(super) fn window() -> egui::Id {
    egui::Id::unique("closer")
}

/// Shows the thing with this id closer, and what is explained of its cards; `false` if it is closed or gone.
pub(crate) fn show(ui: &Ui, view: &TableView, id: &str, explains: &mut Vec<String>) -> bool {
    let nodes = &view.seen.scene.nodes;
    let Some(at) = nodes.iter().position(|node| node.id == id) else { return false };
    let node = &nodes[at];
    let mut open = true;
    let shown = Window::new(view.say(&node.name))
        .id(window())
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .default_height(ui.ctx().content_rect().height())
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(ui.ctx(), |ui| {
            ui.set_max_width(560.0);
            match node.shape {
                Shape::Pile if !view.seen.scene.lies_open(at as u16) => pile(ui, view, at as u16, node),
                Shape::Panel | Shape::Pile => aside(ui, view, at as u16),
                _ => card(ui, view, at as u16, node, explains),
            }
        });
    if let Some(shown) = &shown {
        parts::layer(ui, Part::Over, shown.response.layer_id);
    }
    // Whoever clicks beside it has seen enough; what it covered can be chosen again.
    open && !shown.is_some_and(|shown| shown.response.clicked_elsewhere())
}

/// A card: its picture, its facts, its text, how sure they are, and what lies on it.
fn card(ui: &mut Ui, view: &TableView, at: u16, node: &Node, explains: &mut Vec<String>) {
    let most = ui.ctx().content_rect().height() - AROUND;
    ScrollArea::vertical().max_height(most).show(ui, |ui| {
        faces(ui, view, node);
        ui.add_space(6.0);
        words(ui, view, at, node);
        explained(ui, view, node, explains);
    });
}

/// Its face, as among all cards; of a card of two, both side by side.
fn faces(ui: &mut Ui, view: &TableView, node: &Node) {
    let painter = ui.painter().clone();
    let easel = view.easel(&painter, 1.0);
    let cards = view.cards_of(node);
    let icon = easel.icon_of(node);
    let says = |msgs: &mut dyn Iterator<Item = &Msg>| msgs.map(|msg| view.say(msg)).collect::<Vec<String>>();
    let faces: Vec<Large<'_>> = match &cards[..] {
        // Its name is the title of the window.
        [] => vec![Large {
            name: String::new(),
            facts: says(&mut node.badges.iter()),
            text: says(&mut node.because.iter()).join("\n"),
            paint: easel.paint_of(node),
            icon: &icon,
            print: PRINT,
        }],
        cards => cards
            .iter()
            .map(|card| {
                let paint = if card.family.is_some() { view.shared.theme.tint(card.look.tint) } else { easel.paint_of(node) };
                let facts = says(&mut card.told());
                Large { name: view.say(&card.name), facts, text: view.say(&card.text), paint, icon: &card.look.icon, print: PRINT }
            })
            .collect(),
    };
    ui.columns(faces.len().max(1), |columns| {
        for (ui, face) in columns.iter_mut().zip(&faces) {
            ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| codex::large(ui, view.shared, face));
        }
    });
}

/// What else is to be said of a card, and all that lies on it.
fn words(ui: &mut Ui, view: &TableView, at: u16, node: &Node) {
    let (colors, cards) = (&view.shared.theme, view.cards_of(node));
    if !cards.is_empty() {
        for part in node.badges.iter().chain(&node.because) {
            ui.label(RichText::new(view.say(part)).color(colors.faint));
        }
    }
    for card in cards {
        if let Some(doubt) = &card.doubt {
            ui.add_space(6.0);
            let says = crate::texts::codex::doubt_is(view.say(doubt));
            ui.label(RichText::new(view.shared.say(&says)).color(colors.alarm));
        }
    }
    for (_, kid) in view.seen.scene.children(at) {
        ui.label(RichText::new(tell::titled(view, kid)).strong());
        for told in view.told_on(kid) {
            ui.label(told);
        }
    }
}

/// For its author: what the card was asked, answered and did so far, the last first.
fn explained(ui: &mut Ui, view: &TableView, node: &Node, explains: &mut Vec<String>) {
    let (Some(explainer), shared) = (view.explainer, view.shared) else { return };
    let cards: Vec<String> = view.cards_of(node).iter().map(|card| card.id.clone()).collect();
    if cards.is_empty() {
        return;
    }
    ui.add_space(8.0);
    if *explains != cards {
        if ui.button(shared.say(&texts::explain())).clicked() {
            *explains = cards;
        }
        return;
    }
    ui.label(RichText::new(shared.say(&texts::explained())).strong());
    let faint = |ui: &mut Ui, says: String| drop(ui.label(RichText::new(says).color(shared.theme.faint)));
    match explainer.explained() {
        None => faint(ui, shared.say(&texts::explaining())),
        Some(Err(why)) => drop(ui.label(RichText::new(why).color(shared.theme.alarm))),
        Some(Ok(noted)) if noted.is_empty() => faint(ui, shared.say(&texts::explained_nothing())),
        Some(Ok(noted)) => {
            for Noted { step, happened, notes } in noted.iter().rev().take(TOLD) {
                let happened: Vec<String> = happened.iter().map(|msg| view.say(msg)).collect();
                faint(ui, shared.say(&texts::explained_step(*step, happened.join(" · "))));
                for line in told_of_cards(notes, view.words) {
                    ui.label(RichText::new(line).monospace());
                }
            }
            if noted.len() > TOLD {
                faint(ui, shared.say(&texts::explained_earlier(noted.len() - TOLD)));
            }
        }
    }
}

/// Cards that lie aside.
fn aside(ui: &mut Ui, view: &TableView, at: u16) {
    ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
        for (_, card) in view.seen.scene.children(at) {
            let mut told = view.say(&card.name);
            if let Some(n) = card.value.filter(|&n| n != 1) {
                told = view.say(&texts::pile_row(card.name.clone(), n));
            }
            for badge in &card.badges {
                told.push_str(" · ");
                told.push_str(&view.say(badge));
            }
            let told = ui.label(told);
            let texts = view.told_on(card);
            if !texts.is_empty() {
                told.on_hover_text(texts.join("\n\n"));
            }
        }
    });
}

/// What may still be in a pile: each kind with its number and the chance that it comes next.
fn pile(ui: &mut Ui, view: &TableView, at: u16, node: &Node) {
    let theme = &view.shared.theme;
    if let Some(value) = node.value {
        ui.label(RichText::new(value.to_string()).heading());
    }
    let kinds: Vec<&Node> = view.seen.scene.children(at).map(|(_, kind)| kind).collect();
    if kinds.is_empty() {
        ui.label(RichText::new(view.shared.say(&texts::pile_empty())).color(theme.faint));
        return;
    }
    ui.label(RichText::new(view.shared.say(&texts::pile_title())).color(theme.faint));
    let all: i64 = kinds.iter().filter_map(|kind| kind.value).sum();
    ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
        Grid::new("kinds").num_columns(2).striped(true).show(ui, |ui| {
            for kind in kinds {
                let n = kind.value.unwrap_or(1);
                let mut told = view.say(&texts::pile_row(kind.name.clone(), n));
                for badge in &kind.badges {
                    told.push_str(" · ");
                    told.push_str(&view.say(badge));
                }
                let told = ui.label(told);
                let texts = view.told_on(kind);
                if !texts.is_empty() {
                    told.on_hover_text(texts.join("\n\n"));
                }
                let chance = if all > 0 { 100.0 * n as f64 / all as f64 } else { 0.0 };
                let digits = if chance > 0.0 && chance < 10.0 { 1 } else { 0 };
                ui.label(RichText::new(view.shared.say(&texts::pile_chance(format!("{chance:.digits$}")))).strong());
                ui.end_row();
            }
        });
    });
}

/// A card beside the pointer: its name and text.
pub(crate) fn note(ui: &Ui, view: &TableView, card: &CardText) {
    egui::Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), egui::Id::unique("card-note"), egui::PopupAnchor::Pointer).show(|ui| {
        ui.set_max_width(360.0);
        ui.strong(view.say(&card.name));
        ui.label(view.say(&card.text));
    });
}
