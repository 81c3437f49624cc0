//! How it was measured, and what all of it does not prove.

use super::{Page, Section, texts};
use crate::prose::texts as said;
use crate::report::MAIN;
use clade_ecology::Measure;
use clade_ecology::statistics::REPLICATES;
use maud::{Markup, html};

impl Page<'_> {
    pub(super) fn method(&self) -> Section {
        let heading = self.say(&texts::method());
        let own = [texts::help(), texts::source(), texts::care()];
        let heads: Vec<String> = [self.word(&said::number())].into_iter().chain(own.iter().map(|msg| self.say(msg))).collect();
        let body = html! {
            p { (self.say(&texts::method_statistics(REPLICATES, self.report.pairs.len(), MAIN.len()))) }
            p { (self.say(&texts::method_says())) }
            details {
                summary { (heading) }
                div class="box" tabindex="0" role="region" aria-label=(heading) {
                    table class="method" {
                        thead { tr { @for head in &heads { th scope="col" { (head) } } } }
                        @for measure in Measure::ALL { tbody { (self.measured(measure)) } }
                    }
                }
            }
        };
        Section { id: "method", heading, body }
    }

    /// A row for each number; what belongs to the measure stands once.
    fn measured(&self, measure: &Measure) -> Markup {
        let rows = measure.parts.len();
        html! {
            @for (ix, part) in measure.parts.iter().enumerate() {
                tr {
                    th scope="row" { (self.words.measure(part.id)) }
                    td { (self.words.measure_help(part.id)) }
                    @if ix == 0 {
                        td rowspan=(rows) { (self.source(measure)) }
                        td rowspan=(rows) { (self.words.limit_of(measure, &self.games())) }
                    }
                }
            }
        }
    }

    /// Authors and years; the words around them in the table of measures are English.
    fn source(&self, measure: &Measure) -> String {
        let cited: Vec<String> = citations(measure.source).into_iter().map(str::to_owned).collect();
        match cited.is_empty() {
            true if measure.source == "ours" => self.say(&texts::ours()),
            true => self.word(&said::none()),
            false if measure.source.starts_with("after ") => self.say(&texts::after(cited.join("; "))),
            false => cited.join("; "),
        }
    }

    pub(super) fn limits(&self) -> Section {
        let limits = [
            texts::limit_bots(),
            texts::limit_pieces(),
            texts::limit_cause(),
            texts::limit_stopped(),
            texts::limit_noise(),
            texts::limit_round(),
        ];
        let body = html! { ul { @for limit in &limits { li { (self.say(limit)) } } } };
        Section { id: "limits", heading: self.say(&texts::limits()), body }
    }
}

/// "Name & Name 1958" and the like: from a name to a year, in each part between semicolons.
fn citations(source: &str) -> Vec<&str> {
    source.split(';').filter_map(citation).collect()
}

/// From the first capital letter to the end of the first year after it.
fn citation(part: &str) -> Option<&str> {
    let start = part.find(char::is_uppercase)?;
    let is_year = |at: &usize| part.as_bytes()[*at..].get(..4).is_some_and(|bytes| bytes.iter().all(u8::is_ascii_digit));
    let year = (start..part.len()).find(is_year)?;
    part.get(start..year + 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_taken_out_of_their_words() {
        let of = |source: &'static str| citations(source);
        assert_eq!(of("Browne 2008; entropy Shannon 1948; for several sides ours"), ["Browne 2008", "Shannon 1948"]);
        assert_eq!(of("after Finn 1976, whose index counts all cycles: here one step"), ["Finn 1976"]);
        assert_eq!(of("Loreau & de Mazancourt 2008"), ["Loreau & de Mazancourt 2008"]);
        assert_eq!(of("Hassell & Varley 1969; 1 is added because intakes of 0 have no logarithm"), ["Hassell & Varley 1969"]);
        assert!(of("demography; no author").is_empty());
    }

    /// Each source is given: by its authors, as ours, or it has none.
    #[test]
    fn every_year_is_found() {
        for measure in Measure::ALL {
            let years = measure.source.split(|c: char| !c.is_ascii_digit()).filter(|word| word.len() == 4).count();
            assert_eq!(citations(measure.source).len(), years, "{}", measure.name);
        }
    }
}
