//! Numbers as people of a language write them: the decimal sign, a true minus, and as many digits as are significant.

use super::{Prose, texts};
use clade_ecology::measure::Unit;
use clade_ecology::statistics::{Bounded, Interval, REPLICATES};
use clade_engine::{Arg, Translate};

/// From here on the digits of a number are grouped by three.
const GROUPED: f64 = 10_000.0;
/// Below it a p-value is only said to be small.
const SMALL: f64 = 0.001;
/// Holling's types.
const TYPES: [&str; 3] = ["I", "II", "III"];

impl Prose {
    /// A number without its unit; of shares, as percent: `36.4%`.
    pub fn number(&self, value: f64, unit: Unit) -> String {
        self.shown(value, unit, decimals(unit, &[value]))
    }

    /// A number without its unit, after what chooses its plural where a text names the unit.
    pub fn with_plural(&self, value: f64, unit: Unit) -> (Arg, String) {
        let decimals = decimals(unit, &[value]);
        (plural(value, unit, decimals), self.shown(value, unit, decimals))
    }

    /// A number with its interval: `36.4% [34.1, 38.8]`; the number alone where it has no interval, and a dash where there is none.
    pub fn bounded(&self, value: &Bounded, unit: Unit) -> String {
        match (value.value, value.interval) {
            (Err(_), _) => self.text(&texts::none()),
            (Ok(value), Err(_)) => self.number(value, unit),
            (Ok(value), Ok(interval)) => {
                let decimals = decimals(unit, &[value, interval.low, interval.high]);
                self.around(self.shown(value, unit, decimals), interval, unit, decimals)
            }
        }
    }

    /// A number with its unit, as in a sentence: `0.42 pieces a round`.
    pub fn amount(&self, value: f64, unit: Unit) -> String {
        self.measured(value, unit, decimals(unit, &[value]))
    }

    /// A difference of two numbers, with its unit; of shares, in percentage points.
    pub(crate) fn difference(&self, value: f64, interval: Option<Interval>, unit: Unit) -> String {
        let unit = if unit == Unit::Share { Unit::Difference } else { unit };
        let ends = interval.map_or([value; 2], |interval| [interval.low, interval.high]);
        let decimals = decimals(unit, &[value, ends[0], ends[1]]);
        let amount = match unit {
            Unit::HollingType => self.plain(value, decimals),
            _ => self.measured(value, unit, decimals),
        };
        match interval {
            Some(interval) => self.around(amount, interval, unit, decimals),
            None => amount,
        }
    }

    /// A number that has no unit, such as an effect size, with two decimals.
    pub(crate) fn bare(&self, value: f64) -> String {
        self.plain(value, 2)
    }

    /// An adjusted p-value: `= 0.012`, `< 0.001`, or `≤ 0.005` where no resample lay as far from the difference.
    pub(crate) fn chance(&self, p: f64, unadjusted: Option<f64>) -> String {
        let is_least = unadjusted.is_some_and(|p| p * f64::from(REPLICATES) <= 1.0);
        let (sign, p) = match p {
            _ if p < SMALL => ('<', SMALL),
            _ if is_least => ('≤', p),
            _ => ('=', p),
        };
        format!("{sign} {}", self.plain(p, 3))
    }

    fn around(&self, value: String, interval: Interval, unit: Unit, decimals: usize) -> String {
        let bound = |bound: f64| self.plain(bound * unit.shown_times(), decimals);
        self.text(&texts::interval(value, bound(interval.low), bound(interval.high)))
    }

    fn shown(&self, value: f64, unit: Unit, decimals: usize) -> String {
        let plain = || self.plain(value * unit.shown_times(), decimals);
        match unit {
            Unit::Share => self.percent(&plain()),
            Unit::Difference => self.text(&texts::points_short(plain())),
            Unit::HollingType => holling(value).map_or_else(plain, str::to_owned),
            _ => plain(),
        }
    }

    fn measured(&self, value: f64, unit: Unit, decimals: usize) -> String {
        let number = match unit {
            Unit::HollingType => self.shown(value, unit, decimals),
            _ => self.plain(value * unit.shown_times(), decimals),
        };
        self.text(&texts::amount(unit, number, plural(value, unit, decimals)))
    }

    /// Digits and signs only.
    fn plain(&self, value: f64, decimals: usize) -> String {
        let text = format!("{:.decimals$}", value.abs());
        let is_zero = text.chars().all(|c| matches!(c, '0' | '.'));
        let minus = if value < 0.0 && !is_zero { "−" } else { "" };
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        let whole = if value.abs() >= GROUPED { self.grouped(whole) } else { whole.to_owned() };
        let point = if fraction.is_empty() { String::new() } else { self.text(&texts::decimal_sign()) };
        format!("{minus}{whole}{point}{fraction}")
    }

    fn grouped(&self, digits: &str) -> String {
        let sign = self.text(&texts::thousands_sign());
        let begins_group = |ix: usize| ix > 0 && (digits.len() - ix).is_multiple_of(3);
        let with_sign = |(ix, digit): (usize, char)| if begins_group(ix) { format!("{sign}{digit}") } else { digit.to_string() };
        digits.chars().enumerate().map(with_sign).collect()
    }
}

/// What chooses a plural: a whole number has its own; one with decimals, its own form.
fn plural(value: f64, unit: Unit, decimals: usize) -> Arg {
    if decimals == 0 { Arg::Number((value * unit.shown_times()).round() as i64) } else { Arg::Raw("fraction".to_owned()) }
}

fn holling(value: f64) -> Option<&'static str> {
    TYPES.into_iter().zip(1..).find(|(_, n)| f64::from(*n) == value).map(|(name, _)| name)
}

/// How many decimals are significant for the largest of these: three digits in all, of percent one decimal; none where all are whole.
fn decimals(unit: Unit, values: &[f64]) -> usize {
    let shown = values.iter().map(|value| value.abs() * unit.shown_times());
    if shown.clone().all(|value| (value - value.round()).abs() < 1e-9) {
        return 0;
    }
    let largest = shown.fold(0.0, f64::max);
    match largest {
        ..0.001 => 5,
        ..0.01 => 4,
        ..0.1 => 3,
        ..1.0 if unit.is_share() => 2,
        ..1.0 => 3,
        ..10.0 if !unit.is_share() => 2,
        ..1000.0 => 1,
        _ => 0,
    }
}
