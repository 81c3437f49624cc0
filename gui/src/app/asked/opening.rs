//! A saved game that is being replayed before it can be shown: a stretch each frame, so that the window can show progress and the
//! user can stop it. A table cannot leave its thread, so no other thread could do it.

use crate::page;
use crate::shared::Shared;
use crate::texts::{app as app_texts, open as texts};
use clade_host::{Again, Error, Saved};
use clade_table::Replaying;
use egui::{ProgressBar, RichText, Ui};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// How long it is replayed in a frame.
pub(crate) const STRETCH: Duration = Duration::from_millis(12);
/// How many actions are replayed between two looks at the clock.
const ACTIONS: usize = 16;

/// A saved game on its way.
pub(crate) struct Opening {
    /// The saved game.
    saved: Saved,
    /// Whether it goes on as soon as it can.
    at_once: bool,
    again: Replaying,
}

impl Opening {
    /// Nothing of it has been replayed yet.
    ///
    /// # Errors
    /// [`Error`] if a card cannot be loaded.
    pub(crate) fn new(saved: Saved, at_once: bool) -> Result<Self, Error> {
        Ok(Self { again: saved.begin(true)?, saved, at_once })
    }

    /// Replays it for this long. Breaks once it goes no further.
    pub(crate) fn go_on(self, stretch: Duration) -> ControlFlow<(Saved, Again, bool), Self> {
        let Self { saved, at_once, mut again } = self;
        let begun = Instant::now();
        loop {
            match saved.go_on(again, ACTIONS) {
                ControlFlow::Break(again) => return ControlFlow::Break((saved, again, at_once)),
                ControlFlow::Continue(on) => again = on,
            }
            if begun.elapsed() >= stretch {
                return ControlFlow::Continue(Self { saved, at_once, again });
            }
        }
    }

    /// Shows how far it has got; `true` if it is to be stopped.
    pub(crate) fn show(&self, ui: &Ui, shared: &Shared) -> bool {
        let (done, all) = (self.again.steps(), self.saved.record.lines.len());
        let shown = page::dialog(ui, "opening").show(ui.ctx(), |ui| {
            ui.set_max_width((460.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
            ui.label(RichText::new(shared.say(&texts::opening())).heading());
            ui.add(ProgressBar::new(done as f32 / all.max(1) as f32));
            ui.label(RichText::new(shared.say(&texts::opening_at(done, all))).color(shared.theme.faint));
            ui.button(shared.say(&app_texts::cancel())).clicked()
        });
        ui.ctx().request_repaint();
        shown.inner || shown.should_close()
    }
}
