//! The rulebooks of the chosen games side by side, in words: what each says about food, before anything is measured.

use super::draft::Draft;
use crate::game::{NewGame, Rules, Session};
use crate::intent::Intent;
use crate::people::HUMAN;
use crate::shared::Shared;
use crate::table::miniature::{self, Miniature};
use crate::texts::rules as texts;
use clade_compare::rules::{self, Head};
use clade_engine::{Module, Setup};
use clade_table::Rulebook;
use egui::{Align, Button, Layout, RichText, Ui, vec2};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The least width of an answer, and what lies between two of them.
const LEAST: f32 = 210.0;
const GAP: f32 = 18.0;
/// A picture of a table is no wider.
const WIDEST: f32 = 300.0;

/// After how many actions a table is shown: something has happened, and everything can still be seen.
const ACTIONS: usize = 90;

/// The page between frames.
#[derive(Default)]
pub(super) struct Rulebooks {
    language: String,
    /// A table of each game, with its pieces; none where it cannot be played.
    pictures: BTreeMap<String, Option<Miniature>>,
    /// The rules of each game, if it has any.
    books: BTreeMap<String, Option<Rulebook>>,
}

impl Rulebooks {
    /// Gets what is not there yet: one picture a frame.
    fn gather(&mut self, ui: &Ui, shared: &Shared, chosen: &[&'static dyn Module], games: &[Head]) {
        if self.language != shared.prefs.language {
            *self = Self { language: shared.prefs.language.clone(), ..Self::default() };
        }
        for game in games {
            self.books.entry(game.id.clone()).or_insert_with(|| Rulebook::of(&shared.words, &game.id));
        }
        if let Some(game) = games.iter().find(|game| !self.pictures.contains_key(&game.id)) {
            let module = chosen.iter().find(|module| module.about().id == game.id);
            let picture = module.and_then(|module| picture(*module, &self.language));
            self.pictures.insert(game.id.clone(), picture);
            ui.ctx().request_repaint();
        }
    }

    /// A table of each game, in the columns of the answers. A click opens its rules.
    fn show_tables(&mut self, ui: &mut Ui, shared: &Shared, games: &[Head], wants: &mut Vec<Intent>) {
        let columns = columns(ui, shared, games.len());
        for line in games.chunks(columns) {
            ui.columns(columns, |uis| {
                for (ui, game) in uis.iter_mut().zip(line) {
                    let width = ui.available_width().min(WIDEST);
                    // Columns stretch what is in them; a picture keeps its shape.
                    ui.with_layout(Layout::top_down(Align::Min), |ui| match self.pictures.get_mut(&game.id) {
                        Some(Some(picture)) => {
                            if miniature::framed(ui, shared, width, picture).clicked() {
                                wants.push(Intent::ReadRules(game.id.clone(), None));
                            }
                        }
                        _ => miniature::empty(ui, shared, width),
                    });
                }
            });
        }
    }
}

/// A table in the middle of a game.
fn picture(module: &'static dyn Module, language: &str) -> Option<Miniature> {
    let seats = *module.about().seats.end();
    let seats = seats.min(4);
    let sitters = (0..seats).map(|seat| if seat == 0 { HUMAN } else { "random" }.to_owned()).collect();
    let setup = Setup { seats, options: BTreeMap::new() };
    let ruleset = module.ruleset(&setup, &[]).ok()?;
    let new = NewGame { game: module.about().id.to_owned(), setup, sitters, names: Vec::new(), mods: Vec::new(), seed: Some(7) };
    let rules = Rules { ruleset: ruleset.clone(), mods: Vec::new(), folders: Vec::new() };
    let mut session = Session::begin(module, &new, rules, Arc::new(|| {})).ok()?;
    session.play_by_itself(ACTIONS).ok()?;
    Miniature::of(session.table(), &*ruleset, language).ok()?
}

/// Shows them.
pub(super) fn show(ui: &mut Ui, shared: &Shared, draft: &Draft, seen: &mut Rulebooks, wants: &mut Vec<Intent>) {
    let chosen: Vec<&'static dyn Module> = shared.modules.iter().copied().filter(|module| draft.has(module.about().id)).collect();
    let page = rules::page(&chosen, shared.words.language());
    if page.games.is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
    ui.label(RichText::new(&page.title).font(crate::theme::strong(20.0 * shared.prefs.text)));
    let titles: Vec<&str> = page.games.iter().map(|game| &*game.title).collect();
    let summaries: Vec<&str> = page.games.iter().map(|game| &*game.summary).collect();
    seen.gather(ui, shared, &chosen, &page.games);
    seen.show_tables(ui, shared, &page.games, wants);
    answers(ui, shared, &titles, &summaries, |_, _| {});
    for row in &page.rows {
        ui.add_space(14.0);
        ui.label(RichText::new(&row.question).font(crate::theme::strong(18.0 * shared.prefs.text)));
        let told: Vec<&str> = row.answers.iter().map(String::as_str).collect();
        answers(ui, shared, &titles, &told, |ui, at| {
            let (game, section) = (&page.games[at], row.sections[at].as_str());
            let Some(book) = seen.books.get(&game.id).and_then(Option::as_ref).filter(|_| !section.is_empty()) else { return };
            let Some(chapter) = book.about(section) else { return };
            let found = &book.chapters[chapter];
            let name = format!("{} {}", found.number, found.title);
            let name = shared.say(&texts::section(name.trim().to_owned()));
            if ui.add(Button::new(RichText::new(&name).small().underline().color(shared.theme.lit)).frame(false).wrap()).clicked() {
                wants.push(Intent::ReadRules(game.id.clone(), Some(chapter)));
            }
        });
    }
}

/// In how many columns so many games fit.
fn columns(ui: &Ui, shared: &Shared, games: usize) -> usize {
    ((ui.available_width() / (LEAST * shared.prefs.text)) as usize).clamp(1, games.max(1))
}

/// One answer per game, in as many columns as there is room for. Each has its game above it, so that nobody has to scroll back.
/// `below`: what comes under the answer of which game.
fn answers(ui: &mut Ui, shared: &Shared, titles: &[&str], told: &[&str], mut below: impl FnMut(&mut Ui, usize)) {
    let columns = columns(ui, shared, titles.len());
    let pairs: Vec<(usize, (&&str, &&str))> = titles.iter().zip(told).enumerate().collect();
    for line in pairs.chunks(columns) {
        ui.columns(columns, |uis| {
            for (ui, (at, (title, says))) in uis.iter_mut().zip(line) {
                // Columns stretch lines to their width, letter by letter.
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.label(RichText::new(**title).color(shared.theme.faint));
                    ui.label(if says.is_empty() { "–" } else { says });
                    below(ui, *at);
                });
            }
        });
    }
}
