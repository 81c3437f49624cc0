//! A table is looked for at which a card of a mod can be used.

use crate::codex::Card;
use crate::intent::Intent;
use crate::job::Job;
use crate::lines;
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::workshop as texts;
use crate::waker::waker;
use clade_engine::Module;
use clade_host::author::{Found, GAMES, Trial, Tried};
use clade_host::{Error, Folder};
use egui::{ComboBox, Ui};
use std::path::Path;
use std::time::Duration;

/// How often the window looks how far it is.
pub(super) const LOOKS: Duration = Duration::from_millis(200);

/// The choice of a card, and the search for its table.
#[derive(Default)]
pub(super) struct Trying {
    /// The word of the card; `None`: any.
    card: Option<String>,
    search: Option<Job<Result<Option<Found>, Error>>>,
    /// The cards for which no table was found.
    none: Option<String>,
}

impl Trying {
    /// Shows the choice, the button, and how far the search is.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        (module, own, beside): (&'static dyn Module, &Folder, &[Folder]),
        cards: &[Card],
        wants: &mut Vec<Intent>,
    ) {
        page::section(ui, shared, &texts::try_title());
        page::about(ui, shared, &texts::try_help());
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            self.choice(ui, shared, cards);
            let is_open = self.search.is_some();
            if !is_open && ui.button(shared.say(&texts::try_it())).clicked() {
                self.none = None;
                let begun = Trial::new(module, beside.to_vec(), own.clone(), None).map_err(|error| error.say(&shared.words));
                match begun.and_then(|trial| self.search(trial, ui).map_err(|error| error.to_string())) {
                    Ok(job) => self.search = Some(job),
                    Err(why) => wants.push(Intent::Tell(Notice::failure(why))),
                }
            }
            if is_open && ui.button(shared.say(&texts::stop())).clicked() {
                self.search = None;
            }
        });
        self.look(ui, shared, &own.path, beside, cards, wants);
    }

    fn choice(&mut self, ui: &mut Ui, shared: &Shared, cards: &[Card]) {
        let any = shared.say(&texts::any_card());
        let name = |id: &String| cards.iter().find(|card| card.id == *id).map_or(id.clone(), |card| card.name.clone());
        let chosen = self.card.as_ref().map_or(any.clone(), name);
        let list = ComboBox::from_id_salt("card-to-try").selected_text(chosen).show_ui(ui, |ui| {
            lines::value(ui, &mut self.card, None, any);
            for card in cards {
                lines::value(ui, &mut self.card, Some(card.id.clone()), &card.name);
            }
        });
        list.response.accessible_name(shared.say(&texts::which_card()));
    }

    fn search(&self, trial: Trial, ui: &Ui) -> std::io::Result<Job<Result<Option<Found>, Error>>> {
        let cards = self.card.clone().map_or_else(|| trial.cards(), |card| vec![card]);
        let seed = clade_host::random::by_clock();
        Job::begin(GAMES, waker(ui.ctx()), move |board| trial.look_for(&cards, seed, &mut || board.passed(), &|| board.stops()))
    }

    /// Looks how far the search is; its table is opened.
    fn look(&mut self, ui: &mut Ui, shared: &Shared, path: &Path, beside: &[Folder], cards: &[Card], wants: &mut Vec<Intent>) {
        if let Some(search) = &self.search {
            let (done, all) = search.progress();
            page::about(ui, shared, &texts::searching(done as usize, all as usize));
            ui.ctx().request_repaint_after(LOOKS);
            if let Some(result) = search.result() {
                self.search = None;
                match result {
                    Ok(Some(Found { record, card, .. })) => {
                        let name = cards.iter().find(|known| known.id == card).map_or(card, |known| known.name.clone());
                        let tried = Tried { path: path.to_owned(), beside: beside.to_vec(), record, card: name };
                        wants.push(Intent::Try(Box::new(tried)));
                    }
                    Ok(None) => {
                        let name = |id: &String| cards.iter().find(|card| card.id == *id).map(|card| card.name.clone());
                        let all = || cards.iter().map(|card| card.name.clone()).collect::<Vec<_>>().join(", ");
                        self.none = Some(self.card.as_ref().and_then(name).unwrap_or_else(all));
                    }
                    Err(error) => wants.push(Intent::Tell(Notice::failure(error.say(&shared.words)))),
                }
            }
        }
        if let Some(cards) = &self.none {
            page::about(ui, shared, &texts::no_table(GAMES as usize, cards.clone()));
        }
    }
}
