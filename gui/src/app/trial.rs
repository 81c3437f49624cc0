//! A mod is tried: its author sits at a table where a card of it can be used, and the same table goes on whenever a file of the mod has been
//! saved.

use super::play::Playing;
use super::viewer::Viewer;
use crate::game::Session;
use crate::intent::Page;
use crate::notice::Notice;
use crate::texts::workshop as texts;
use crate::waker::waker;
use clade_engine::Msg;
use clade_host::Folder;
use clade_host::author::{Resumed, Trial, Tried, Written, check};
use clade_table::Record;
use egui::Ui;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The table of a trial under the cards as they are now.
struct Again {
    session: Session,
    /// What is to be said of it.
    told: Msg,
    /// A card that failed on the way.
    failed: Option<Msg>,
}

/// How often its files are looked at.
const PAUSE: Duration = Duration::from_millis(300);

/// A mod whose files are followed.
pub(super) struct Followed {
    path: PathBuf,
    beside: Vec<Folder>,
    written: Written,
    looked: Instant,
    /// The number under which the person was told why it cannot be used.
    told: Option<u64>,
}

impl Viewer {
    /// Sits down at the table, or says why not.
    pub(super) fn try_mod(&mut self, tried: Tried, ui: &Ui) {
        let Tried { path, beside, record, card } = tried;
        let path = std::path::absolute(&path).unwrap_or(path);
        let mut prefs = self.shared.prefs.clone();
        prefs.know(&record.header.game, [path.display().to_string().as_str()]);
        self.prefer(prefs);
        let written = Written::of(&path);
        match self.resumed(&path, &beside, &record, ui) {
            Ok(Again { session, .. }) => match Playing::new(session, &self.shared) {
                Ok(mut playing) => {
                    playing.tell(texts::trying(card, path.display().to_string()));
                    playing.trial = Some(Followed { path, beside, written, looked: Instant::now(), told: None });
                    self.sit_down(playing);
                }
                Err(error) => self.notices.tell(Notice::failure(error.to_string())),
            },
            Err(why) => self.notices.tell(Notice::failure(self.shared.say(&texts::not_read(why)))),
        }
    }

    /// Reads the mod again if a file of it was saved. One with a mistake is not played: the table goes on under the cards that it had.
    pub(super) fn follow_trial(&mut self, ui: &Ui) {
        let Some(playing) = self.playing.as_mut().filter(|_| self.page == Page::Table) else { return };
        let Some(followed) = &mut playing.trial else { return };
        ui.ctx().request_repaint_after(PAUSE);
        if followed.looked.elapsed() < PAUSE {
            return;
        }
        followed.looked = Instant::now();
        let now = Written::of(&followed.path);
        if followed.written == now {
            return;
        }
        followed.written = now;
        let (path, beside) = (followed.path.clone(), followed.beside.clone());
        if let Some(told) = followed.told.take() {
            self.notices.close(told);
        }
        let record = playing.session().record();
        let told = self.resumed(&path, &beside, &record, ui).and_then(|Again { session, told, failed }| {
            let playing = self.playing.as_mut().ok_or_else(String::new)?;
            playing.change_to(session, &self.shared).map_err(|error| error.to_string())?;
            playing.tell(told);
            Ok(failed)
        });
        // A card that fails in what was played so far is the news, not where the table stands because of it.
        let failed = told.unwrap_or_else(|why| Some(texts::not_read(why)));
        if let Some(failed) = failed {
            let told = self.notices.tell_for_now(Notice::failure(self.shared.say(&failed)));
            if let Some(followed) = self.playing.as_mut().and_then(|playing| playing.trial.as_mut()) {
                followed.told = Some(told);
            }
        }
    }

    /// The table of a record under the mod as it is now.
    fn resumed(&self, path: &std::path::Path, beside: &[Folder], record: &Record, ui: &Ui) -> Result<Again, String> {
        let say = |error: clade_host::Error| error.say(&self.shared.words);
        let checked = check(self.shared.modules, path, beside).map_err(say)?;
        let wrong = checked.faults.iter().find(|fault| fault.severity == clade_engine::Severity::Error);
        let (Some(module), None) = (checked.module, wrong) else {
            return Err(wrong.map_or_else(|| path.display().to_string(), ToString::to_string));
        };
        let trial = Trial::new(module, beside.to_vec(), checked.folder, Some(record.header.setup.seats)).map_err(say)?;
        let Resumed { table, kept, all, why, failed } = trial.resume(record, true).map_err(say)?;
        let mut session = Session::go_on(table, trial.rules.clone(), waker(ui.ctx())).map_err(|error| error.to_string())?;
        session.play_with(trial.folders);
        let told = match why {
            None => texts::again(all),
            Some(why) => texts::again_until(kept, all, why),
        };
        Ok(Again { session, told, failed: failed.first().map(|fault| clade_host::say::card_failed(fault.to_string())) })
    }
}
