//! The system's own chooser of files. Where none answers, a path is typed, as everywhere else in the program.
//!
//! Decides: when none has answered. Does not decide what becomes of the file.

use crate::job::Job;
use crate::page;
use crate::shared::Shared;
use crate::texts::open as texts;
use crate::waker::{Waker, waker};
use egui::Ui;
use rfd::FileDialog;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Nobody closes a chooser so soon: it never was there.
const TOO_SOON: Duration = Duration::from_millis(350);

/// A chooser that is open, or was.
#[derive(Default)]
pub(crate) struct Chooser {
    open: Option<(Instant, Job<Option<PathBuf>>)>,
    /// Whether the last one did not answer.
    is_silent: bool,
}

/// What is chosen.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// A file that is there.
    Open,
    /// Where a file goes: proposed so.
    Save(PathBuf),
}

impl Chooser {
    /// A button that opens it; gives the file once one is chosen.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, wanted: impl FnOnce() -> Wanted) -> Option<PathBuf> {
        let button = egui::Button::new(shared.say(&texts::browse()));
        if ui.add_enabled(self.open.is_none(), button).clicked() {
            self.begin(wanted(), waker(ui.ctx()));
        }
        self.chosen()
    }

    /// Says below the field that no chooser has answered.
    pub(crate) fn note(&self, ui: &mut Ui, shared: &Shared) {
        if self.is_silent {
            page::about(ui, shared, &texts::browse_silent());
        }
    }

    fn begin(&mut self, wanted: Wanted, waker: Waker) {
        self.is_silent = false;
        // It has a loop of its own; where it must be the window's, the window waits.
        let job = if cfg!(target_os = "macos") {
            let chosen = choose(&wanted);
            Job::begin(1, waker, move |_| chosen)
        } else {
            Job::begin(1, waker, move |_| choose(&wanted))
        };
        self.open = job.ok().map(|job| (Instant::now(), job));
    }

    fn chosen(&mut self) -> Option<PathBuf> {
        let (began, job) = self.open.as_ref()?;
        let (chosen, soon) = (job.result()?, began.elapsed() < TOO_SOON);
        self.open = None;
        self.is_silent = chosen.is_none() && soon;
        chosen
    }
}

fn choose(wanted: &Wanted) -> Option<PathBuf> {
    let dialog = FileDialog::new().add_filter("Clade", &["clade"]);
    match wanted {
        Wanted::Open => dialog.pick_file(),
        Wanted::Save(proposed) => {
            let folder = proposed.parent().filter(|folder| folder.is_dir()).unwrap_or(Path::new("."));
            let name = proposed.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            dialog.set_directory(folder).set_file_name(name).save_file()
        }
    }
}
