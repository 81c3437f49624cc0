//! The page on which games are compared: what eating means in each of them, played by bots, measured and drawn.
//!
//! **Decides:** what can be chosen here and what is shown. **Does not decide:** what is played, measured or reported ([`clade_compare`]).

mod again;
mod differences;
mod draft;
mod errand;
mod form;
mod found;
mod judged;
mod kept;
mod numbers;
mod own;
mod picture;
mod pictures;
mod rulebooks;
mod status;
#[cfg(test)]
mod tests;
mod work;

use crate::intent::Intent;
use crate::notice::Notice;
use crate::page;
use crate::shared::Shared;
use crate::texts::compare as texts;
use crate::waker::waker;
use clade_compare::{PlanError, Prose, Shape};
use clade_host::Home;
use clade_table::shortened;
use differences::are_there;
use draft::Draft;
use egui::{Button, CentralPanel, Frame, Margin, Panel, RichText, Ui};
use judged::{Judged, Wanted};
use kept::Keeping;
use pictures::{Picked, Picture, Pictures};
use work::Job;

/// What is shown of a comparison.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Tab {
    Pictures,
    Numbers,
    Differences,
    Found,
    Rulebooks,
}

/// The page between frames.
pub(crate) struct Comparing {
    draft: Draft,
    /// The game whose own rules are being changed.
    own: Option<own::Dialog>,
    job: Option<Job>,
    words: Option<Prose>,
    tab: Tab,
    /// Which of the kinds of bots is shown.
    kind: usize,
    /// What was picked among single games.
    picked: Picked,
    /// Whether all numbers are shown.
    all: bool,
    /// The game to open.
    wanted: Option<Wanted>,
    keeping: Keeping,
    rulebooks: rulebooks::Rulebooks,
}

/// How wide the form is.
const FORM: f32 = 290.0;

impl Comparing {
    /// Nothing is played until somebody wants it.
    pub(crate) fn new(shared: &Shared) -> Self {
        Self {
            draft: Draft::new(shared.modules),
            own: None,
            job: None,
            words: None,
            tab: Tab::Pictures,
            kind: 0,
            picked: Picked::default(),
            all: false,
            wanted: None,
            keeping: Keeping::default(),
            rulebooks: rulebooks::Rulebooks::default(),
        }
    }

    /// Whether the rules of a game are being changed: what is dropped on the window is a mod then.
    pub(crate) fn is_setting_up(&self) -> bool {
        self.own.is_some()
    }

    /// Shows the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        let language = shared.words.language();
        let words = self.words.take().filter(|words| words.language() == language);
        let words = words.unwrap_or_else(|| Prose::new(language, shared.modules));
        self.keeping.hear(shared, wants);
        let wanted = self.wanted.take().zip(self.job.as_ref().map(Job::board));
        self.keeping.open(ui, shared, home, wanted, wants);
        let margin = Frame::new().inner_margin(Margin::symmetric(16, 8));
        let id = egui::Id::unique(("compare", (shared.prefs.text * 100.0) as u32));
        let mut play = false;
        Panel::left(id).resizable(true).default_size(FORM * shared.prefs.text.min(1.5)).frame(margin).show(ui, |ui| {
            // What begins it is always in view.
            let is_playing = self.job.as_ref().is_some_and(|job| job.progress().is_playing);
            let foot = Panel::bottom("compare-play").frame(Frame::new().inner_margin(Margin::symmetric(0, 6)));
            play = foot.show(ui, |ui| form::play(ui, shared, &self.draft, is_playing)).inner;
            CentralPanel::no_frame().show(ui, |ui| {
                if let Some(module) = page::scroll(ui, |ui| form::show(ui, shared, &mut self.draft)) {
                    let own = self.draft.own.get(module.about().id).cloned().unwrap_or_default();
                    self.own = Some(own::Dialog::new(module, &own, self.draft.seats));
                }
            });
        });
        if let Some(dialog) = &mut self.own {
            let (game, own, is_done) = dialog.show(ui, shared);
            self.draft.own.insert(game.to_owned(), own);
            self.own.take_if(|_| is_done);
        }
        if play {
            self.play(ui, shared, home, wants);
        }
        CentralPanel::no_frame().frame(margin).show(ui, |ui| self.results(ui, shared, &words, home, wants));
        self.words = Some(words);
    }

    /// Plays what was chosen; what was played before is gone.
    fn play(&mut self, ui: &Ui, shared: &Shared, home: &Home, wants: &mut Vec<Intent>) {
        let wish = self.draft.wish(shared.modules).map_err(|error| error.say(&shared.words));
        let begun = wish.and_then(|wish| {
            // A game that is opened finds its mods again.
            wish.own.iter().for_each(|own| home.know_mods(&own.folders));
            wish.plan().map_err(|error| told(&error, shared))
        });
        let begun = begun.and_then(|planned| Job::begin(planned, waker(ui.ctx())).map_err(|error| error.to_string()));
        match begun {
            Ok(job) => {
                (self.job, self.kind) = (Some(job), 0);
                if self.tab == Tab::Differences && !self.draft.versus {
                    self.tab = Tab::Pictures;
                }
            }
            Err(why) => wants.push(Intent::Tell(Notice::failure(why))),
        }
    }

    fn results(&mut self, ui: &mut Ui, shared: &Shared, words: &Prose, home: &Home, wants: &mut Vec<Intent>) {
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
            page::scroll(ui, |ui| rulebooks::show(ui, shared, &self.draft, &mut self.rulebooks, wants));
            return;
        };
        ui.horizontal_wrapped(|ui| {
            let tabs = [
                Some((Tab::Pictures, texts::pictures())),
                Some((Tab::Numbers, texts::numbers())),
                are_there(&judged.report).then(|| (Tab::Differences, texts::differences())),
                Some((Tab::Found, texts::found())),
                Some((Tab::Rulebooks, texts::rulebooks())),
            ];
            for (tab, says) in tabs.into_iter().flatten() {
                ui.selectable_value(&mut self.tab, tab, shared.say(&says));
            }
            // Findings are of all kinds of bots at once.
            if !matches!(self.tab, Tab::Found | Tab::Rulebooks) {
                self.kinds(ui, words, &judged);
            }
            ui.separator();
            if let Some(job) = &self.job {
                self.keeping.buttons(ui, shared, words, home, (job, &judged), wants);
            }
        });
        self.told_rules(ui, shared, words, &judged);
        ui.separator();
        self.wanted = page::scroll(ui, |ui| match self.tab {
            Tab::Pictures => self.pictures(ui, shared, words, home, (&judged, wants)),
            Tab::Numbers => {
                numbers::show(ui, shared, words, &judged.report, &self.shown(&judged), &mut self.all);
                None
            }
            Tab::Differences => {
                differences::show(ui, shared, words, &judged.report, &self.shown(&judged));
                None
            }
            Tab::Found => found::show(ui, shared, words, &judged.report),
            Tab::Rulebooks => {
                rulebooks::show(ui, shared, &self.draft, &mut self.rulebooks, wants);
                None
            }
        });
    }

    /// One arm of each setting: those among the chosen kind of bots.
    fn shown(&self, judged: &Judged) -> Vec<usize> {
        let of = |arms: Vec<usize>| arms.get(self.kind).or(arms.first()).copied();
        judged.report.asked.settings().into_iter().filter_map(of).collect()
    }

    /// The rules under which a game was played that is shown by its title only: the form may say something else by now.
    fn told_rules(&self, ui: &mut Ui, shared: &Shared, words: &Prose, judged: &Judged) {
        let asked = &judged.report.asked;
        let is_unusual = |arm: &usize| !asked.arms[*arm].setup.options.is_empty() || asked.arms[*arm].added > 0;
        let arms = self.shown(judged).into_iter().filter(|arm| asked.shape == Shape::Beside && is_unusual(arm));
        for arm in arms {
            ui.label(RichText::new(words.long(asked, arm)).color(shared.theme.faint));
        }
    }

    /// Which kind of bots is shown, if there are several.
    fn kinds(&mut self, ui: &mut Ui, words: &Prose, judged: &Judged) {
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

    fn pictures(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        words: &Prose,
        home: &Home,
        (judged, wants): (&Judged, &mut Vec<Intent>),
    ) -> Option<Wanted> {
        let mut pictures = Pictures { shared, words, judged, shown: self.shown(judged), is_still: false };
        let mut wanted = None;
        for picture in Picture::ALL {
            let [title, says] = picture.says();
            let mut saves = false;
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(shared.say(&title)).font(crate::theme::strong(18.0 * shared.prefs.text)));
                let name = shared.say(&texts::save_png_of(title.clone()));
                let save = Button::new(shared.say(&texts::save_png())).small();
                saves = ui.add_enabled(self.keeping.shot.is_none(), save).accessible_name(name).clicked();
            });
            page::about(ui, shared, &says);
            ui.add_space(4.0);
            wanted = ui.push_id(picture.file(), |ui| pictures.draw(ui, picture, &mut self.picked)).inner.or(wanted);
            if saves {
                pictures.is_still = true;
                self.keeping.take(ui, home, &pictures, picture, &self.picked, wants);
                pictures.is_still = false;
            }
            ui.add_space(18.0);
        }
        wanted
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
