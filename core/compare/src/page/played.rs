//! What was played, by whom and how, and the command that does it again.

use super::{Page, Section, texts};
use crate::asked::Arm;
use crate::prose::Table;
use clade_ecology::measure::Unit;
use clade_ecology::statistics::CLUSTERS;
use clade_engine::Msg;
use maud::html;

impl Page<'_> {
    pub(super) fn played(&self) -> Section {
        let asked = &self.report.asked;
        let games = |n: u64| self.words.number(n as f64, Unit::Decisions);
        let how = texts::how(games(self.report.games), asked.version.clone(), asked.seed.to_string());
        let cut = (self.report.games < asked.games).then(|| texts::cut(games(asked.games), games(self.report.games)));
        let few = (self.report.games < u64::from(CLUSTERS)).then(|| texts::few(CLUSTERS));
        let strengths = asked.strengths().len() > 1;
        let shown = self.shown.first().filter(|_| strengths).map(|&arm| texts::shown(self.words.bots(&asked.arms[arm].players)));
        let body = html! {
            p { (self.say(&how)) }
            @for msg in cut.iter().chain(&few).chain(&shown) { p { strong { (self.say(msg)) } } }
            (self.arms().markup())
            @for msg in &self.rest_ends() { p { (self.say(msg)) } }
            p { (self.say(&texts::repeat())) }
            pre { code { (self.repeat) } }
            p { (self.words.brackets_say()) }
        };
        Section { id: "played", heading: self.say(&texts::played()), body }
    }

    /// Which games also end without the end of their rulebook: each once.
    fn rest_ends(&self) -> Vec<Msg> {
        let of = |arm: &Arm| Some(texts::rest_ends(self.words.game(&arm.game), self.words.rests_end(arm)?));
        self.report.asked.arms.iter().filter_map(of).fold(Vec::new(), |mut all, msg| {
            if !all.contains(&msg) {
                all.push(msg);
            }
            all
        })
    }

    fn arms(&self) -> Table {
        let asked = &self.report.asked;
        let row = |(arm, measured): (usize, &crate::report::Measured)| {
            let counts = [measured.finished, measured.stopped, measured.failed].map(|n| self.words.number(n as f64, Unit::Decisions));
            let mods = asked.arms[arm].mods.iter().map(|used| format!("{} {}", used.id, used.version)).collect::<Vec<_>>().join(", ");
            let rules = format!("{} {}", asked.arms[arm].version, asked.arms[arm].ruleset);
            [self.words.long(asked, arm)].into_iter().chain(counts).chain([mods, rules]).collect()
        };
        let heads = [texts::arm(), texts::finished(), texts::stopped(), texts::failed(), texts::mods(), texts::rules_hash()];
        Table {
            caption: self.say(&texts::games()),
            heads: heads.iter().map(|msg| self.say(msg)).collect(),
            rows: self.report.arms.iter().enumerate().map(row).collect(),
        }
    }
}
