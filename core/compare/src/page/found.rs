//! What was found, in sentences, and the games that stand out.

use super::{Page, Section, texts};
use crate::report::{Finding, MAIN, Outlier};
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn found(&self) -> Section {
        let [main, looked] = [false, true]
            .map(|looked| self.report.findings.iter().filter(|finding| finding.found_by_looking == looked).collect::<Vec<_>>());
        let list = |findings: &[&Finding]| html! { ol class="findings" { @for finding in findings { li { (self.words.finding(self.report, finding)) } } } };
        let body: Markup = html! {
            @if self.report.findings.is_empty() { p { (self.say(&texts::no_findings())) } }
            @if !main.is_empty() { (list(&main)) }
            @if !looked.is_empty() {
                details {
                    summary { (self.say(&texts::looked(looked.len()))) }
                    p { (self.say(&texts::looked_says(MAIN.len()))) }
                    (list(&looked))
                }
            }
        };
        Section { id: "findings", heading: self.say(&texts::findings()), body }
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
