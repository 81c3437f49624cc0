//! The pictures of a comparison, the same as those of its report.

mod curves;
mod draw;
mod games;
mod parts;

use super::judged::Judged;
use crate::shared::Shared;
use crate::texts::compare as texts;
use clade_compare::Prose;
use clade_compare::report::Measured;
use clade_engine::Msg;
use egui::Ui;

/// What pictures are made of.
pub(super) struct Pictures<'a> {
    pub(super) shared: &'a Shared,
    pub(super) words: &'a Prose,
    pub(super) judged: &'a Judged,
    /// The arms that are shown: one of each setting.
    pub(super) shown: Vec<usize>,
    /// Whether they are for a file, in which nothing can be chosen or opened.
    pub(super) is_still: bool,
}

/// How high a picture is, and no narrower.
const HEIGHT: f32 = 180.0;
const LEAST: f32 = 330.0;
/// Between two of them.
const BETWEEN: f32 = 28.0;
/// The most that are shown side by side.
const MOST: usize = 3;

/// One of the pictures of a comparison.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Picture {
    Flows,
    Population,
    Scarcity,
    Survival,
    Deaths,
    Origins,
    Early,
    Games,
}

impl Picture {
    /// All, in their order.
    pub(super) const ALL: [Self; 8] =
        [Self::Flows, Self::Population, Self::Scarcity, Self::Survival, Self::Deaths, Self::Origins, Self::Early, Self::Games];

    /// What it is called, and how it is read.
    pub(super) fn says(self) -> [Msg; 2] {
        match self {
            Self::Flows => [texts::flows(), texts::flows_says()],
            Self::Population => [texts::population(), texts::population_says()],
            Self::Scarcity => [texts::scarcity(), texts::scarcity_says()],
            Self::Survival => [texts::survival(), texts::survival_says()],
            Self::Deaths => [texts::deaths(), texts::deaths_says()],
            Self::Origins => [texts::origins(), texts::origins_says()],
            Self::Early => [texts::early(), texts::early_says()],
            Self::Games => [texts::single(), texts::single_says()],
        }
    }

    /// The name of its file.
    pub(super) fn file(self) -> &'static str {
        match self {
            Self::Flows => "flows",
            Self::Population => "population",
            Self::Scarcity => "scarcity",
            Self::Survival => "survival",
            Self::Deaths => "deaths",
            Self::Origins => "origins",
            Self::Early => "early",
            Self::Games => "games",
        }
    }
}

/// What was picked among single games.
#[derive(Clone, Debug, Default)]
pub(super) struct Picked {
    /// The number by which they are shown; by default the first that distinguishes them.
    number: Option<&'static str>,
    /// The arm and the game at which one is.
    chosen: Option<(usize, u64)>,
}

impl Pictures<'_> {
    fn say(&self, msg: &Msg) -> String {
        self.shared.say(msg)
    }

    fn name(&self, arm: usize) -> String {
        self.words.short(&self.judged.report.asked, arm)
    }

    fn measured(&self, arm: usize) -> &Measured {
        &self.judged.report.arms[arm]
    }

    /// One picture for each setting, as many side by side as there is room for.
    fn each(&self, ui: &mut Ui, mut draw: impl FnMut(&mut Ui, usize)) {
        let room = (ui.available_width() / (LEAST * self.shared.prefs.text)) as usize;
        let columns = room.clamp(1, MOST).min(self.shown.len().max(1));
        for arms in self.shown.chunks(columns) {
            // The last number of an axis and the first of the next one's do not meet.
            let usual = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, BETWEEN * self.shared.prefs.text);
            ui.columns(columns, |uis| {
                for (ui, &arm) in uis.iter_mut().zip(arms) {
                    ui.spacing_mut().item_spacing.x = usual;
                    ui.push_id(arm, |ui| draw(ui, arm));
                }
            });
            ui.spacing_mut().item_spacing.x = usual;
            ui.add_space(8.0);
        }
    }
}
