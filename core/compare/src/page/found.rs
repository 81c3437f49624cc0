//! What was found, in sentences, and the games that stand out.

use super::{Page, Section, texts};
use crate::report::{FIRST, Finding, LOOKED_FOR, MAIN, Outlier, Pair, by_pair};
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn found(&self) -> Section {
        let of = |looked: bool| self.report.findings.iter().filter(|finding| finding.found_by_looking == looked).collect::<Vec<_>>();
        let (main, looked) = (of(false), of(true));
        let all_looked = by_pair(self.report, looked.iter().copied()).iter().map(|(pair, _)| self.report.looked_for(pair)).sum();
        let body: Markup = html! {
            @if self.report.findings.is_empty() { p { (self.say(&texts::no_findings())) } }
            @else { p { (self.words.signs()) } }
            @for (pair, findings) in by_pair(self.report, main) { (self.found_between(pair, &findings)) }
            @if !looked.is_empty() {
                details {
                    summary { (self.words.looked_for(looked.len(), all_looked)) }
                    p { (self.say(&texts::looked_says(MAIN.len(), LOOKED_FOR))) }
                    (self.sentences(&looked))
                }
            }
        };
        Section { id: "findings", heading: self.say(&texts::findings()), body }
    }

    /// The most telling in the open, the others below.
    fn found_between(&self, pair: &Pair, findings: &[&Finding]) -> Markup {
        let (first, others) = findings.split_at(findings.len().min(FIRST));
        html! {
            h3 { (pair.arms.map(|arm| self.name(arm)).join(" → ")) }
            @if let Some(supply) = self.words.supply_differs(self.report, pair) { p { strong { (supply) } } }
            (self.sentences(first))
            @if !others.is_empty() { details { summary { (self.words.more_findings(others.len())) } (self.sentences(others)) } }
        }
    }

    fn sentences(&self, findings: &[&Finding]) -> Markup {
        html! { ul class="findings" { @for finding in findings { li { (self.words.finding(self.report, finding)) } } } }
    }

    pub(super) fn outliers(&self) -> Section {
        let body = html! {
            @if self.report.outliers.is_empty() {
                p { (self.say(&texts::no_outliers())) }
            } @else {
                p { (self.say(&texts::outliers_says())) }
                ul class="outliers" { @for outlier in &self.report.outliers { (self.outlier(outlier)) } }
            }
        };
        Section { id: "outliers", heading: self.say(&texts::outliers()), body }
    }

    fn outlier(&self, outlier: &Outlier) -> Markup {
        html! {
            li {
                (self.words.outlier(self.report, outlier)) " "
                @match &outlier.record {
                    Some(file) => { (self.say(&texts::open())) " " code { "clade gui " (file) } },
                    None => { (self.say(&texts::no_record())) },
                }
            }
        }
    }
}
