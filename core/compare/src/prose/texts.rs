//! Every message of the words. They are in `texts/words.{en,ru,pl}.ftl`, names of measures and units in `texts/measures.{en,ru,pl}.ftl`.

use clade_ecology::measure::Unit;
use clade_engine::{Arg, Msg};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// Bots of a kind; two forms stand in attributes.
pub(crate) fn kind_random() -> Msg {
    Msg::new("words-kind-random")
}

/// Bots of a kind; two forms stand in attributes.
pub(crate) fn kind_greedy() -> Msg {
    Msg::new("words-kind-greedy")
}

/// Bots of a kind; two forms stand in attributes.
pub(crate) fn kind_other(name: impl Into<Arg>) -> Msg {
    Msg::new("words-kind-other").with("name", name)
}

/// Bots of a kind; two forms stand in attributes.
pub(crate) fn kind_mixed(names: impl Into<Arg>) -> Msg {
    Msg::new("words-kind-mixed").with("names", names)
}

/// The Fluent files of this crate in a language, for everybody who says something of a comparison.
pub(super) fn files_of(lang: &str) -> [&'static str; 2] {
    match lang {
        "ru" => [include_str!("../../texts/words.ru.ftl"), include_str!("../../texts/measures.ru.ftl")],
        "pl" => [include_str!("../../texts/words.pl.ftl"), include_str!("../../texts/measures.pl.ftl")],
        _ => [include_str!("../../texts/words.en.ftl"), include_str!("../../texts/measures.en.ftl")],
    }
}

/// The name of a number.
pub(super) fn measure(id: &str) -> Msg {
    Msg::new(format!("measure-{id}"))
}

/// More about a number: `help`, and the sentences that it is `higher` or `lower`.
pub(super) fn measure_part(id: &str, part: &str) -> Msg {
    Msg::new(format!("measure-{id}.{part}"))
}

/// When a measure must not be compared.
pub(super) fn limit(number: u8) -> Msg {
    Msg::new(format!("limit-{number}"))
}

/// What is added to a limit about one number of the measure.
pub(super) fn limit_of_part(number: u8, id: &str) -> Msg {
    Msg::new(format!("limit-{number}.{id}"))
}

/// What may be added to a limit where one of these games is in the comparison: the name of the attribute, and the games.
pub(super) const ADDED: [(&str, &[&str]); 4] =
    [("soup", &["soup"]), ("habitat", &["marine", "dominant"]), ("marine", &["marine"]), ("dominant", &["dominant"])];

/// One of [`ADDED`] of a limit; `games`: the titles of those that it is about.
pub(super) fn limit_added(number: u8, to: &str, games: String) -> Msg {
    Msg::new(format!("limit-{number}.{to}")).with("games", games)
}

/// The same where it is about one number of the measure only: under the others it would be read as theirs.
pub(super) fn limit_of_part_added(number: u8, id: &str, to: &str, games: String) -> Msg {
    Msg::new(format!("limit-{number}.{id}-{to}")).with("games", games)
}

/// A unit.
pub(super) fn unit(unit: Unit) -> Msg {
    Msg::new(format!("unit-{}", unit_name(unit)))
}

/// An amount in a unit: the number as it is written, and what chooses the plural.
pub(super) fn amount(unit: Unit, number: String, n: Arg) -> Msg {
    Msg::new(format!("unit-{}.of", unit_name(unit))).with("number", number).with("n", n)
}

fn unit_name(unit: Unit) -> String {
    unit.name().replace(['’', '\''], "").replace(' ', "-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_ecology::Measure;
    use clade_ecology::measure::Part;
    use std::collections::BTreeSet;

    /// All messages whose ids are made of names of the measures, with their arguments.
    fn made() -> Vec<(String, &'static [&'static str])> {
        let parts = Measure::parts().flat_map(|(_, part)| {
            let more = ["help", "higher", "lower"].map(|more| measure_part(part.id, more));
            [measure(part.id)].into_iter().chain(more)
        });
        let limits = Measure::ALL.iter().map(|measure| limit(measure.number));
        let english = clade_table::Texts::new("en", &files_of("en")).unwrap();
        let added = Measure::ALL.iter().flat_map(|measure| {
            let of_all = ADDED.map(|(to, _)| (limit_added(measure.number, to, String::new()).id, to));
            let of_part = |part: &Part| ADDED.map(|(to, _)| (limit_of_part_added(measure.number, part.id, to, String::new()).id, to));
            of_all.into_iter().chain(measure.parts.iter().flat_map(of_part)).collect::<Vec<_>>()
        });
        let added = added.filter(|(id, _)| english.has(id)).map(|(id, to)| {
            let args: &[&str] = if to == "habitat" { &["games"] } else { &[] };
            (id.into_owned(), args)
        });
        let units: BTreeSet<Unit> = Measure::parts().map(|(_, part)| part.unit).collect();
        let names = units.iter().map(|one| unit(*one));
        let kinds = ["random", "greedy", "other", "mixed"].into_iter().flat_map(|kind| ["", ".among", ".with"].map(|form| (kind, form)));
        let bare = parts.chain(limits).chain(names).map(|msg| (msg.id.into_owned(), [].as_slice()));
        let amounts = units.iter().map(|one| (amount(*one, String::new(), Arg::Number(0)).id.into_owned(), ["number", "n"].as_slice()));
        let forms = kinds.map(|(kind, form)| {
            let args: &[&str] = match kind {
                "other" => &["name"],
                "mixed" => &["names"],
                _ => &[],
            };
            (format!("words-kind-{kind}{form}"), args)
        });
        let of_parts = Measure::parts().map(|(measure, part)| limit_of_part(measure.number, part.id).id).filter(|id| english.has(id));
        let added = added.chain(of_parts.map(|id| (id.into_owned(), [].as_slice())));
        bare.chain(added).chain(amounts).chain(forms).collect()
    }

    #[test]
    fn every_text_is_there_and_used() {
        let made = made();
        let all: Vec<(&str, &[&str])> = ALL.iter().copied().chain(made.iter().map(|(id, args)| (id.as_str(), *args))).collect();
        let sources = clade_table::LANGUAGES.map(|lang| (lang, files_of(lang).join("\n")));
        let mut faults = clade_table::check(&all, sources.each_ref().map(|(lang, source)| (*lang, source.as_str())));
        // Units that have no plural in any language ask for no number.
        faults.retain(|fault| !(fault.starts_with("'unit-") && fault.ends_with(".of' declares $n, which no language uses")));
        assert_eq!(faults, Vec::<String>::new());
    }
}
