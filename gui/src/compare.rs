//! The page on which games are compared: what eating means in each of them, played by bots, measured and drawn.
//!
//! **Decides:** what can be chosen here and what is shown. **Does not decide:** what is played, measured or told ([`clade_compare`]).

mod again;
mod draft;
mod form;
mod found;
mod numbers;
mod picture;
mod pictures;
mod rulebooks;
mod status;
#[cfg(test)]
mod tests;
mod work;

use crate::app::waker;
use crate::intent::Intent;
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::compare as texts;
use again::{Again, Errand, Wanted};
use clade_compare::{PlanError, Words};
use clade_host::Home;
use clade_table::shortened;
use draft::Draft;
use egui::{Button, CentralPanel, Frame, Margin, Panel, RichText, Ui};
use picture::Shot;
use pictures::{Picture, Pictures};
use std::path::PathBuf;
use std::sync::Arc;
use work::{Job, Judged};

/// What is shown of a comparison.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Tab {
    Pictures,
    Numbers,
    Found,
    Rulebooks,
}

/// The page between frames.
pub(crate) struct Comparing {
    draft: Draft,
    job: Option<Job>,
    words: Option<Words>,
    tab: Tab,
    /// Which of the kinds of bots is shown.
    kind: usize,
    /// In which number single games are shown, and whether all numbers are.
    number: &'static str,
    all: bool,
    /// The game that is to be opened.
    wanted: Option<Wanted>,
    opening: Option<Errand<Result<Again, String>>>,
    saving: Option<Errand<Result<PathBuf, String>>>,
    shot: Option<Shot>,
}

/// How wide the form is.
const FORM: f32 = 290.0;

impl Comparing {
    /// Nothing is played until somebody wants it.
    pub(crate) fn new(shared: &Shared) -> Self {
        Self {
            draft: Draft::new(shared.modules),
            job: None,
            words: None,
            tab: Tab::Pictures,
            kind: 0,
            number: clade_compare::report::MAIN[0],
            all: false,
            wanted: None,
            opening: None,
            saving: None,
            shot: None,
        }
    }

    /// Shows the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        let language = shared.words.language();
        let words = self.words.take().filter(|words| words.language() == language);
        let words = words.unwrap_or_else(|| Words::new(language, shared.modules));
        self.hear(shared, wants);
        self.open(ui, shared, home, wants);
        let margin = Frame::new().inner_margin(Margin::symmetric(16, 8));
        let id = egui::Id::unique(("compare", (shared.prefs.text * 100.0) as u32));
        let mut play = false;
        Panel::left(id).resizable(true).default_size(FORM * shared.prefs.text.min(1.5)).frame(margin).show(ui, |ui| {
            page::scroll(ui, |ui| {
                let is_playing = self.job.as_ref().is_some_and(|job| job.progress().is_playing);
                play = form::show(ui, shared, &mut self.draft, is_playing);
            });
        });
        if play {
            self.play(ui, shared, wants);
        }
        CentralPanel::no_frame().frame(margin).show(ui, |ui| self.results(ui, shared, &words, home, wants));
        self.words = Some(words);
    }

    /// Plays what was chosen; what was played before is gone.
    fn play(&mut self, ui: &Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        let begun = self.draft.wish(shared.modules).plan().map_err(|error| told(&error, shared));
        let begun = begun.and_then(|planned| Job::begin(planned, waker(ui.ctx())).map_err(|error| error.to_string()));
        match begun {
            Ok(job) => (self.job, self.kind) = (Some(job), 0),
            Err(why) => wants.push(Intent::Tell(Notice::failure(why))),
        }
    }

    fn results(&mut self, ui: &mut Ui, shared: &Shared, words: &Words, home: &Home, wants: &mut Vec<Intent>) {
        let judged = self.job.as_ref().and_then(Job::judged);
        if let Some(job) = &self.job {
            status::show(ui, shared, job, judged.as_deref(), wants);
        }
        let Some(judged) = judged else {
            ui.add_space(8.0);
            for says in [texts::lead(), texts::how()] {
                ui.label(shared.say(&says));
                ui.add_space(6.0);
            }
            // What the rules say needs no games.
            ui.separator();
            page::scroll(ui, |ui| rulebooks::show(ui, shared, &self.draft));
            return;
        };
        ui.horizontal_wrapped(|ui| {
            let tabs = [
                (Tab::Pictures, texts::pictures()),
                (Tab::Numbers, texts::numbers()),
                (Tab::Found, texts::found()),
                (Tab::Rulebooks, texts::rulebooks()),
            ];
            for (tab, says) in tabs {
                ui.selectable_value(&mut self.tab, tab, shared.say(&says));
            }
            self.kinds(ui, words, &judged);
            ui.separator();
            self.save(ui, shared, words, home, &judged, wants);
        });
        ui.separator();
        self.wanted = page::scroll(ui, |ui| match self.tab {
            Tab::Pictures => self.pictures(ui, shared, words, home, &judged),
            Tab::Numbers => {
                numbers::show(ui, shared, words, &judged.report, &self.shown(&judged), &mut self.all);
                None
            }
            Tab::Found => found::show(ui, shared, words, &judged.report),
            Tab::Rulebooks => {
                rulebooks::show(ui, shared, &self.draft);
                None
            }
        });
    }

    /// Plays the wanted game again on another thread; until then a line says so.
    fn open(&mut self, ui: &Ui, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        if let (Some(wanted), Some(job)) = (self.wanted.take(), &self.job) {
            match again::play(job.board(), wanted, folder(home).join("games"), waker(ui.ctx())) {
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

    /// One arm of each setting: those among the chosen kind of bots.
    fn shown(&self, judged: &Judged) -> Vec<usize> {
        let of = |arms: Vec<usize>| arms.get(self.kind).or(arms.first()).copied();
        judged.report.asked.settings().into_iter().filter_map(of).collect()
    }

    /// Which kind of bots is shown, if there are several.
    fn kinds(&mut self, ui: &mut Ui, words: &Words, judged: &Judged) {
        let arms = judged.report.asked.settings().into_iter().next().unwrap_or_default();
        if arms.len() < 2 {
            return;
        }
        ui.separator();
        for (kind, arm) in arms.into_iter().enumerate() {
            let players = &judged.report.asked.arms[arm].players;
            ui.selectable_value(&mut self.kind, kind, words.bots(players));
        }
    }

    fn pictures(&mut self, ui: &mut Ui, shared: &Shared, words: &Words, home: &Home, judged: &Judged) -> Option<Wanted> {
        let pictures = Pictures { shared, words, judged, shown: self.shown(judged) };
        let mut wanted = None;
        for picture in Picture::ALL {
            let [title, says] = picture.says();
            let mut saves = false;
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(shared.say(&title)).font(crate::theme::strong(18.0 * shared.prefs.text)));
                let name = shared.say(&texts::save_png_of(title.clone()));
                saves = ui.add(Button::new(shared.say(&texts::save_png())).small()).accessible_name(name).clicked();
            });
            page::about(ui, shared, &says);
            ui.add_space(4.0);
            let top = ui.cursor().min;
            wanted = ui.push_id(picture.file(), |ui| pictures.show(ui, picture, &mut self.number)).inner.or(wanted);
            if saves {
                let area = egui::Rect::from_min_max(top, egui::pos2(ui.max_rect().right(), ui.cursor().min.y));
                let file = folder(home).join(format!("{}-{}.png", picture.file(), judged.report.asked.seed));
                self.shot = Some(Shot::take(ui.ctx(), area.intersect(ui.clip_rect()), file));
            }
            ui.add_space(18.0);
        }
        wanted
    }

    /// Saves the report, or the numbers.
    fn save(&mut self, ui: &mut Ui, shared: &Shared, words: &Words, home: &Home, judged: &Arc<Judged>, wants: &mut Vec<Intent>) {
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
        if self.saving.is_some() {
            ui.spinner();
        }
    }

    /// Hears what other threads have done.
    fn hear(&mut self, shared: &Shared, wants: &mut Vec<Intent>) {
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
        if let Some(done) = self.shot.as_ref().and_then(Shot::file) {
            wants.push(Intent::Tell(saved(done.map(ToOwned::to_owned).map_err(|error| error.to_string()))));
            self.shot = None;
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

/// Why nothing can be compared.
fn told(error: &PlanError, shared: &Shared) -> String {
    match error {
        PlanError::Host(error) => error.say(&shared.words),
        PlanError::Same(change) => shared.say(&texts::same(shortened(change))),
        other => other.to_string(),
    }
}
