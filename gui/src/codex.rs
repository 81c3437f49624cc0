//! The codex: all cards of the games, to read, search and enlarge.

mod face;
mod mods;
mod shelf;
#[cfg(test)]
mod tests;

use crate::intent::Intent;
use crate::keys::{self, Command};
use crate::lines;
use crate::page;
use crate::shared::Shared;
use crate::texts::codex as texts;
use clade_engine::Module;
use egui::{CentralPanel, ComboBox, Panel, RichText, Ui};
pub(crate) use face::{Large, grid, large};
use mods::Mods;
use shelf::Mark;
pub(crate) use shelf::{Card, Shelf};

/// What is shown of the cards.
#[derive(Default)]
pub(crate) struct Codex {
    game: Option<&'static str>,
    mods: Option<Mods>,
    shelf: Option<Shelf>,
    filter: Filter,
    /// The word of the card that is shown large.
    card: Option<String>,
}

/// Which cards are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Filter {
    words: String,
    /// By keys of [`Mark`]s.
    source: Option<String>,
    from: Option<String>,
}

impl Codex {
    /// Shows the cards of a game with those of these folders.
    pub(crate) fn open(&mut self, shared: &Shared, game: &str, folders: Vec<String>) {
        let Some(module) = shared.modules.iter().find(|module| module.about().id == game) else { return };
        let mut mods = Mods::new(module.about().id, shared);
        mods.show_only(folders);
        *self = Self { game: Some(module.about().id), mods: Some(mods), ..Self::default() };
    }

    /// Shows it.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        let Some(module) = self.module(shared) else { return };
        let game = module.about().id;
        self.game = Some(game);
        self.take_dropped(ui, shared, game, wants);
        let on = self.mods.get_or_insert_with(|| Mods::new(game, shared)).on();
        if !self.shelf.as_ref().is_some_and(|shelf| shelf.holds(game, shared, on)) {
            self.shelf = Some(Shelf::new(module, shared, on));
        }
        let margin = page::margin();
        Panel::top("codex-filters").frame(margin).show(ui, |ui| self.filters(ui, shared, wants));
        // Another game was chosen just now: its cards are fetched in the next frame.
        let Some(shelf) = &self.shelf else {
            ui.ctx().request_discard("another game's cards");
            return;
        };
        let large = self.card.as_ref().and_then(|id| shelf.cards.iter().find(|card| card.id == *id));
        let mut card = self.card.clone();
        if let Some(large) = large {
            // Beside the others where there is room for both, else in their place.
            let width = 460.0 * shared.prefs.text.sqrt();
            let frame = page::margin().fill(shared.theme.mat.fill);
            let alone = ui.available_width() < width + 260.0 * shared.prefs.text.sqrt();
            let panel = Panel::right("codex-card").resizable(false).exact_size(width).frame(frame);
            let closed = if alone {
                CentralPanel::no_frame().frame(frame).show(ui, |ui| detail(ui, shared, large)).inner
            } else {
                panel.show(ui, |ui| detail(ui, shared, large)).inner
            };
            if closed || keys::pressed(ui, &shared.prefs, Command::Back) {
                card = None;
            }
            if alone {
                self.card = card;
                return;
            }
        }
        let clicked = CentralPanel::no_frame().frame(margin).show(ui, |ui| {
            let shown: Vec<&Card> = shelf.cards.iter().filter(|card| self.filter.passes(card)).collect();
            ui.label(RichText::new(shared.say(&texts::count(shown.len(), shelf.cards.len()))).color(shared.theme.faint));
            if shown.is_empty() {
                page::about(ui, shared, &texts::none());
            }
            page::scroll(ui, |ui| face::grid(ui, shared, &shown, self.card.as_deref()))
        });
        self.card = clicked.inner.or(card);
    }

    /// Whether a card is shown large, which is closed first.
    pub(crate) fn shows_card(&self) -> bool {
        self.card.is_some()
    }

    /// The game whose cards are shown: the one chosen here, otherwise the one chosen in the lobby, otherwise the first.
    fn module(&self, shared: &Shared) -> Option<&'static dyn Module> {
        let by_id = |id: &str| shared.modules.iter().copied().find(|module| module.about().id == id);
        let last = || shared.prefs.game.as_deref().and_then(by_id);
        self.game.and_then(by_id).or_else(last).or_else(|| shared.modules.first().copied())
    }

    fn choose(&mut self, game: &'static str) {
        if self.game != Some(game) {
            *self = Self { game: Some(game), filter: Filter { words: self.filter.words.clone(), ..Filter::default() }, ..Self::default() };
        }
    }

    fn filters(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            for about in shared.games().map(|module| module.about()) {
                if ui.selectable_label(self.game == Some(about.id), shared.say(&about.name)).clicked() {
                    self.choose(about.id);
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            let hint = shared.say(&texts::search_hint());
            let field = ui.add(page::field(&mut self.filter.words, hint, 240.0 * shared.prefs.text));
            field.accessible_name(shared.say(&texts::search()));
            if let Some(shelf) = &self.shelf {
                let any = shared.say(&texts::any_source());
                choice(ui, shared.say(&texts::source()), &any, &mut self.filter.source, &shelf.sources);
                let any = shared.say(&texts::any_mod());
                choice(ui, shared.say(&texts::origin()), &any, &mut self.filter.from, &shelf.origins);
            }
            if self.filter != Filter::default() && ui.button(shared.say(&texts::all_cards())).clicked() {
                self.filter = Filter::default();
            }
            if let Some(mods) = &mut self.mods {
                mods.button(ui, shared);
            }
        });
        if let (Some(mods), Some(shelf)) = (&mut self.mods, &self.shelf)
            && mods.show(ui, shared, shelf.wrong.as_deref(), wants)
        {
            self.shelf = None;
        }
    }

    /// What was dropped on the window: a folder is a mod of this game, a file a saved game.
    fn take_dropped(&mut self, ui: &Ui, shared: &Shared, game: &'static str, wants: &mut Vec<Intent>) {
        let dropped = ui.input(|input| input.raw.dropped_files.clone());
        for path in dropped.iter().map(|file| file.path()) {
            if path.is_dir() {
                self.mods.get_or_insert_with(|| Mods::new(game, shared)).add(&path.display().to_string(), shared, wants);
            } else {
                wants.push(Intent::Open(path.to_owned()));
            }
        }
    }
}

impl Filter {
    fn passes(&self, card: &Card) -> bool {
        let is = |wanted: &Option<String>, mark: &Mark| wanted.as_ref().is_none_or(|key| *key == mark.key);
        card.says(&self.words) && is(&self.source, &card.source) && is(&self.from, &card.from)
    }
}

/// A list to choose one mark from, or any; nothing if all cards have the same.
fn choice(ui: &mut Ui, name: String, any: &str, chosen: &mut Option<String>, marks: &[Mark]) {
    if marks.len() < 2 {
        return;
    }
    let selected = chosen.as_ref().and_then(|key| marks.iter().find(|mark| mark.key == *key)).map_or(any, |mark| &mark.says);
    let shown = ComboBox::from_id_salt(&name).selected_text(selected).show_ui(ui, |ui| {
        lines::value(ui, chosen, None, any);
        for mark in marks {
            lines::value(ui, chosen, Some(mark.key.clone()), &mark.says);
        }
    });
    shown.response.accessible_name(name);
}

/// One card, large, with all that is known of it; `true` if it was closed.
fn detail(ui: &mut Ui, shared: &Shared, card: &Card) -> bool {
    let closed = ui.button(shared.say(&texts::close_card())).clicked();
    ui.add_space(8.0);
    page::scroll(ui, |ui| {
        large(ui, shared, &Large::of(shared, card));
        ui.add_space(8.0);
        let from = (!card.from.key.is_empty()).then(|| card.from.says.clone());
        let says = [texts::source_is(card.source.says.clone()), texts::word_of(card.id.clone())].map(|says| shared.say(&says));
        for says in says.into_iter().chain(from).chain(card.changed.clone()) {
            ui.label(RichText::new(says).color(shared.theme.faint));
        }
    });
    closed
}
