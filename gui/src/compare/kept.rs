//! What is kept of a comparison: the report, the numbers, pictures, games; and what the threads that write them tell.

use super::again::{self, Again};
use super::errand::Errand;
use super::judged::Judged;
use super::{Comparing, numbers};
use crate::intent::Intent;
use crate::notice::Notice;
use crate::shared::Shared;
use crate::texts::compare as texts;
use crate::waker::waker;
use clade_compare::Words;
use clade_host::Home;
use egui::{Button, Ui};
use std::path::PathBuf;
use std::sync::Arc;

impl Comparing {
    /// Saves the report, or the numbers.
    pub(super) fn save(&mut self, ui: &mut Ui, shared: &Shared, words: &Words, home: &Home, judged: &Arc<Judged>, wants: &mut Vec<Intent>) {
        let can = judged.is_final && self.saving.is_none();
        let report = ui.add_enabled(can, Button::new(shared.say(&texts::save_report())));
        if report.on_disabled_hover_text(shared.say(&texts::not_yet())).clicked()
            && let Some(job) = &self.job
        {
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

    /// Hears what other threads have done.
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
pub(super) fn folder(home: &Home) -> PathBuf {
    home.compared().unwrap_or_else(|| std::env::temp_dir().join("clade-compared"))
}

/// That something was saved, or why not.
fn saved(written: Result<PathBuf, String>) -> Notice {
    match written {
        Ok(path) => Notice::info(texts::saved(path.display().to_string())),
        Err(why) => Notice::failure(why),
    }
}
