//! A saved game that runs by itself: one action after the other, each shown for a while.

use egui::Ui;
use std::time::Duration;

/// How long an action is shown, in seconds.
const SHOWN: f64 = 0.8;
/// How many times as fast it may run.
pub(crate) const SPEEDS: [f32; 6] = [0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// Whether it runs, and how fast.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    speed: f32,
    /// When the action began to be shown that is seen now, if it runs.
    since: Option<f64>,
}

impl Default for Run {
    fn default() -> Self {
        Self { speed: 1.0, since: None }
    }
}

impl Run {
    /// Whether it runs.
    pub(crate) fn is_on(&self) -> bool {
        self.since.is_some()
    }

    /// How many times as fast it runs.
    pub(crate) fn speed(&self) -> f32 {
        self.speed
    }

    /// Runs this many times as fast from now on.
    pub(crate) fn set_speed(&mut self, speed: f32) {
        self.speed = speed;
    }

    /// Where it begins to run: where one looks, and at the end from the start.
    pub(crate) fn first(&self, step: usize, steps: usize) -> usize {
        if step < steps { step } else { 0 }
    }

    /// Runs or stops.
    pub(crate) fn turn(&mut self, ui: &Ui) {
        self.since = if self.is_on() { None } else { Some(ui.input(|input| input.time)) };
    }

    /// Stops.
    pub(crate) fn stop(&mut self) {
        self.since = None;
    }

    /// The next step, if it is time for it. Otherwise the window sleeps until it is.
    pub(crate) fn due(&mut self, ui: &Ui, step: usize, steps: usize) -> Option<usize> {
        let since = self.since?;
        if step >= steps {
            self.stop();
            return None;
        }
        let now = ui.input(|input| input.time);
        let wait = since + SHOWN / f64::from(self.speed) - now;
        if wait > 0.0 {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
            return None;
        }
        self.since = Some(now);
        Some(step + 1)
    }
}
