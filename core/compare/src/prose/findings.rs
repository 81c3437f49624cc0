//! A finding as sentences: where, what, by how much and how surely; whether it was looked for; among whom it holds; its limit.

use super::{Prose, texts};
use crate::asked::{Asked, Change, Shape};
use crate::report::{Finding, Pair, Report, Says};
use clade_ecology::measure::Unit;
use clade_ecology::statistics::{Compared, Interval, Judged, Pairing, Verdict};
use clade_ecology::{Measure, Value};
use clade_engine::Translate;

/// One pair of arms to be described.
struct Told<'a> {
    asked: &'a Asked,
    pair: &'a Pair,
    judged: &'a Judged,
    unit: Unit,
}

impl Prose {
    /// A finding in sentences, with its limit and among whom it holds. It says what was seen, never why; of one that the report has no
    /// numbers for only the name is told.
    pub fn finding(&self, report: &Report, finding: &Finding) -> String {
        let Some(told) = told(report, finding) else { return self.measure(&finding.id) };
        let main = match finding.says {
            Says::Higher => self.differs(&told, "higher"),
            Says::Lower => self.differs(&told, "lower"),
            Says::Alike => self.alike(&told),
            Says::Unsure => self.unsure(&told),
        };
        let is_different = matches!(finding.says, Says::Higher | Says::Lower);
        let experiment = (is_different && is_experiment(&told)).then(|| self.text(&texts::experiment()));
        let looked = (is_different && finding.found_by_looking).then(|| self.text(&texts::found_by_looking()));
        let games = told.pair.arms.map(|arm| told.asked.arms[arm].game.as_str());
        let limit = Some(self.limit_in(&finding.id, if games[0] == games[1] { &games[..1] } else { &games }));
        let is_stopped = |arm: &usize| report.arms.get(*arm).is_some_and(|measured| measured.stopped > 0);
        let is_length = finding.id == "rounds" && told.pair.arms.iter().any(is_stopped);
        let stopped = is_length.then(|| self.text(&texts::stopped_length()));
        let sentences = [Some(Self::sentence(&main)), experiment, looked, self.holds(report, finding), limit, stopped];
        self.join(sentences.into_iter().flatten(), texts::then)
    }

    /// In an experiment, that the food at hand differs between the settings of a pair: then a rule is not tried with all else equal.
    pub fn supply_differs(&self, report: &Report, pair: &Pair) -> Option<String> {
        let supply = pair.judged("supply").filter(|supply| supply.verdict.is_difference())?;
        let told = Told { asked: &report.asked, pair, judged: supply, unit: Measure::part("supply")?.1.unit };
        let [here, there] = self.places(told.asked, pair.arms);
        let [value_here, value_there] = supply.compared.values.map(|value| value.map(|value| self.amount(value, told.unit)));
        let (Ok(value_here), Ok(value_there)) = (value_here, value_there) else { return None };
        is_experiment(&told).then(|| self.text(&texts::supply_differs(value_there, there, value_here, here)))
    }

    /// How many differences that were found by looking are told, and of how many.
    pub fn looked_for(&self, told: usize, all: usize) -> String {
        self.text(&texts::looked_for(told, all))
    }

    /// What d and p are.
    pub fn signs(&self) -> String {
        self.text(&texts::signs())
    }

    /// What the brackets behind a number are, and a dash.
    pub fn brackets_say(&self) -> String {
        self.text(&texts::brackets())
    }

    /// What the star behind a number is, see [`Report::unfair`].
    pub fn star_says(&self) -> String {
        self.text(&texts::unfair())
    }

    /// "In B the share fed was higher than in A by ...".
    fn differs(&self, told: &Told<'_>, end: &'static str) -> String {
        let compared = &told.judged.compared;
        let by = match compared.difference {
            Ok(difference) if end == "lower" => self.difference(-difference, turned(told), told.unit),
            Ok(difference) => self.difference(difference, compared.interval.ok(), told.unit),
            Err(why) => self.absent(why),
        };
        let [here, there] = self.places(told.asked, told.pair.arms);
        let says = self.text(&texts::measure_part(&compared.id, end));
        let [value_here, value_there] = self.values(told);
        self.text(&texts::differs(there, says, here, by, value_there, value_here, self.numbers(told)))
    }

    fn alike(&self, told: &Told<'_>) -> String {
        let within = match told.judged.verdict {
            Verdict::Alike { within } => within,
            _ => told.judged.compared.of_interest.unwrap_or_default(),
        };
        let within = self.difference(within, None, told.unit);
        let [here, there] = self.places(told.asked, told.pair.arms);
        let [value_here, value_there] = self.values(told);
        let measure = self.measure(&told.judged.compared.id);
        self.text(&texts::alike(measure, within, value_there, there, value_here, here, self.counted(told)))
    }

    fn unsure(&self, told: &Told<'_>) -> String {
        let would_find = match told.judged.verdict {
            Verdict::Noise { would_find } => would_find,
            _ => None,
        };
        let [here, there] = self.places(told.asked, told.pair.arms);
        let [value_here, value_there] = self.values(told);
        let measure = self.measure(&told.judged.compared.id);
        let numbers = self.counted(told);
        self.text(&match would_find.map(|least| self.difference(least, None, told.unit)) {
            Some(least) => texts::unsure(measure, value_there, there, value_here, here, numbers, least),
            None => texts::unsure_at_all(measure, value_there, there, value_here, here, numbers),
        })
    }

    fn values(&self, told: &Told<'_>) -> [String; 2] {
        let Compared { values, fixed, .. } = &told.judged.compared;
        let said = |(value, is_fixed): (Value, bool)| match value {
            Ok(value) if is_fixed => self.text(&texts::in_each(self.number(value, told.unit))),
            Ok(value) => self.number(value, told.unit),
            Err(_) => self.text(&texts::none()),
        };
        [0, 1].map(|arm| said((values[arm], fixed[arm])))
    }

    /// Effect size, adjusted p and games.
    fn numbers(&self, told: &Told<'_>) -> String {
        let effect = told.judged.compared.effects.d.map(|d| self.text(&texts::effect(self.bare(d))));
        let p = told.judged.adjusted.map(|p| self.text(&texts::adjusted(self.chance(p, told.judged.compared.p))));
        self.join([effect, p, Some(self.counted(told))].into_iter().flatten(), texts::list)
    }

    /// Games that have a value.
    fn counted(&self, told: &Told<'_>) -> String {
        let [a, b] = told.judged.compared.counted;
        self.text(&if a == b { texts::n(a.to_string()) } else { texts::n_each(b.to_string(), a.to_string()) })
    }

    /// Among which players it holds, and among which it does not.
    fn holds(&self, report: &Report, finding: &Finding) -> Option<String> {
        let asked = &report.asked;
        let changes_players = match &asked.shape {
            Shape::Sweep(what) => what == "bots",
            _ => asked.arms.iter().flat_map(|arm| &arm.changes).any(|change| matches!(change, Change::Players(_))),
        };
        if changes_players {
            return None;
        }
        let names = |places: &[usize]| {
            let arms = places.iter().filter_map(|place| report.pairs.get(*place)).map(|pair| &asked.arms[pair.arms[1]]);
            self.join(arms.map(|arm| self.among(&arm.players)), texts::and)
        };
        let (holds, fails) = (names(&finding.holds), names(&finding.fails));
        let is_reversed = |place: &usize| {
            let verdict = report.pairs.get(*place).and_then(|pair| pair.judged(&finding.id)).and_then(Says::of);
            matches!((finding.says, verdict), (Says::Higher, Some(Says::Lower)) | (Says::Lower, Some(Says::Higher)))
        };
        Some(self.text(&match (finding.holds.len(), finding.fails.len()) {
            // What was not seen does not hold.
            (2.., 0) if finding.says == Says::Unsure => texts::tested(holds),
            (_, 1..) if finding.fails.iter().all(is_reversed) => texts::holds_reversed(holds, fails),
            (_, 1..) => texts::holds_only(holds, fails),
            (2.., 0) => texts::holds_everywhere(holds),
            _ => texts::asked_only(holds),
        }))
    }
}

fn told<'a>(report: &'a Report, finding: &Finding) -> Option<Told<'a>> {
    let pair = report.pairs.get(*finding.holds.first()?)?;
    let judged = pair.judged(&finding.id)?;
    Some(Told { asked: &report.asked, pair, judged, unit: Measure::part(&finding.id)?.1.unit })
}

/// The interval of the difference seen from the other side.
fn turned(told: &Told<'_>) -> Option<Interval> {
    let interval = told.judged.compared.interval.ok()?;
    Some(Interval { low: -interval.high, high: -interval.low })
}

/// Whether rules were changed and nothing else: one game, the same seeds and seats.
fn is_experiment(told: &Told<'_>) -> bool {
    let of_rules = |change: &Change| matches!(change, Change::Option { .. } | Change::Mod(_));
    let changes = |arm: usize| &told.asked.arms[arm].changes;
    told.asked.shape == Shape::Versus && told.pair.pairing == Pairing::Paired && told.pair.arms.into_iter().flat_map(changes).all(of_rules)
}
