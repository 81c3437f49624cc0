//! A game that stands out, in one sentence.

use super::{Prose, texts};
use crate::report::{Outlier, Report};
use clade_ecology::Measure;
use clade_engine::Translate;

impl Prose {
    /// Which game stands out in what, how far, beside which median, and where in it to look.
    pub fn outlier(&self, report: &Report, outlier: &Outlier) -> String {
        let Some((_, part)) = Measure::part(&outlier.id) else { return outlier.id.clone() };
        let name = self.long(&report.asked, outlier.arm);
        let value = self.number(outlier.value, part.unit);
        let median = self.number(outlier.median, part.unit);
        let (game, extreme) = (outlier.game.to_string(), self.extreme(outlier.extreme));
        let seed = outlier.seed.to_string();
        let main = texts::outlier(name, game, seed, self.measure(&outlier.id), value, extreme, median);
        let round = outlier.round.map(|round| self.text(&texts::outlier_round(round)));
        self.join([Some(self.text(&main)), round].into_iter().flatten(), texts::then)
    }
}
