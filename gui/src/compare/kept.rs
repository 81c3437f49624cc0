//! What is kept of a comparison: the report, the numbers, pictures, games; and what the threads that write them tell.

use super::again::{self, Again};
use super::errand::Errand;
use super::judged::{Judged, Wanted};
use super::numbers;
use super::picture::{Shot, take};
use super::pictures::{Picked, Picture, Pictures};
use super::work::{Board, Job};
use crate::intent::Intent;
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::compare as texts;
use crate::waker::waker;
use clade_compare::Prose;
use clade_host::Home;
use egui::{Button, Ui};
use std::path::PathBuf;
use std::sync::Arc;

/// What is being kept, each on a thread of its own.
#[derive(Default)]
pub(super) struct Keeping {
    /// A game, to be opened then.
    pub(super) opening: Option<Errand<Result<Again, String>>>,
    /// The report.
    pub(super) saving: Option<Errand<Result<PathBuf, String>>>,
    /// A picture.
    pub(super) shot: Option<Shot>,
}

impl Keeping {
    /// The buttons that save the report, or the numbers.
    pub(super) fn buttons(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        words: &Prose,
        home: &Home,
        (job, judged): (&Job, &Judged),
        wants: &mut Vec<Intent>,
    ) {
        let can = judged.is_final && self.saving.is_none();
        let report = ui.add_enabled(can, Button::new(shared.say(&texts::save_report())));
        if report.on_disabled_hover_text(shared.say(&texts::not_yet())).clicked() {
            let written = again::write(job.board(), judged.report.clone(), words.language(), shared.modules, folder(home), waker(ui.ctx()));
            match written {
                Ok(saving) => self.saving = Some(saving),
                Err(error) => wants.push(Intent::Tell(Notice::failure(error.to_string()))),
            }
        }
        if ui.button(shared.say(&texts::save_csv())).clicked() {
            let file = folder(home).join("numbers.csv");
            let written =
                std::fs::create_dir_all(folder(home)).and_then(|()| clade_host::write_whole(&file, numbers::csv(&judged.report, words)));
            wants.push(Intent::Tell(saved(written.map(|()| file).map_err(|error| error.to_string()))));
        }
        if self.saving.is_some() || self.shot.is_some() {
            ui.spinner();
        }
    }

    /// Saves a picture, as wide as it is on the page.
    pub(super) fn take(
        &mut self,
        ui: &Ui,
        home: &Home,
        pictures: &Pictures<'_>,
        picture: Picture,
        picked: &Picked,
        wants: &mut Vec<Intent>,
    ) {
        let file = folder(home).join(format!("{}-{}.png", picture.file(), pictures.judged.report.asked.seed));
        match take(ui.ctx(), pictures, picture, picked, ui.available_width(), file) {
            Ok(shot) => self.shot = Some(shot),
            Err(error) => wants.push(Intent::Tell(Notice::failure(error.to_string()))),
        }
    }

    /// Plays the wanted game again on another thread; until then a line says so.
    pub(super) fn open(&mut self, ui: &Ui, shared: &Shared, home: &Home, wanted: Option<(Wanted, Arc<Board>)>, wants: &mut Vec<Intent>) {
        if let Some((wanted, board)) = wanted {
            match again::play(board, wanted, folder(home).join("games"), waker(ui.ctx())) {
                Ok(opening) => self.opening = Some(opening),
                Err(error) => wants.push(Intent::Tell(Notice::failure(error.to_string()))),
            }
        }
        if self.opening.is_some() {
            let told = page::dialog(ui, "again").show(ui.ctx(), |ui| {
                ui.horizontal(|ui| {
                    ui.spinner();
                    ui.label(shared.say(&texts::plays_again()));
                });
            });
            if told.should_close() {
                self.opening = None; // nobody waits for it any more
            }
        }
    }

    /// Collects what other threads have done.
    pub(super) fn hear(&mut self, shared: &Shared, wants: &mut Vec<Intent>) {
        let died = || shared.say(&texts::died());
        if let Some(done) = self.opening.as_ref().and_then(Errand::result) {
            self.opening = None;
            wants.push(match done.map_err(|_| died()).and_then(|again| again) {
                Ok(Again { file, step }) => Intent::OpenAt { file, step },
                Err(why) => Intent::Tell(Notice::failure(why)),
            });
        }
        if let Some(done) = self.saving.as_ref().and_then(Errand::result) {
            self.saving = None;
            wants.push(Intent::Tell(saved(done.map_err(|_| died()).and_then(|folder| folder))));
        }
        if let Some(done) = self.shot.as_ref().and_then(Errand::result) {
            self.shot = None;
            wants.push(Intent::Tell(saved(done.map_err(|_| died()).and_then(|file| file.map_err(|error| error.to_string())))));
        }
    }
}

/// Where what is saved here goes.
fn folder(home: &Home) -> PathBuf {
    home.compared().unwrap_or_else(|| std::env::temp_dir().join("clade-compared"))
}

/// That something was saved, or why not.
fn saved(written: Result<PathBuf, String>) -> Notice {
    match written {
        Ok(path) => Notice::info(texts::saved(path.display().to_string())),
        Err(why) => Notice::failure(why),
    }
}
