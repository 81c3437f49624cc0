//! Facts of cards that are printed on them.

use crate::facts::Fact;
use crate::schema::{FactKind, Key};
use crate::source::Source;
use crate::{Card, Cards};
use clade_engine::{Holds, Kind, Msg, Printed, PrintedFact, PrintedPlace, PrintedValue};

/// The word under a key for how sure something is where it may be there and nobody here knows what.
const UNKNOWN: &str = "unknown";

/// Facts that stand in one place of a card.
pub struct Part {
    /// What follows the card's id in the word for it; empty: nothing.
    pub word: &'static str,
    /// What it is called.
    pub says: fn() -> Msg,
    /// The facts.
    pub facts: &'static [PartFact],
    /// The key that says how sure they are.
    pub source: &'static str,
    /// Where they stand: see [`Printed::spot`].
    pub spot: [f32; 4],
}

/// One of them.
pub struct PartFact {
    /// Its key.
    pub key: &'static str,
    /// What it is called.
    pub says: fn() -> Msg,
    /// What one of its words is called.
    pub word: fn(&str) -> Msg,
    /// The number that it is if it is left out.
    pub usual: i32,
}

impl Cards {
    /// A part of a card; `name` is what the card is called.
    pub fn printed(&self, kind: Kind, name: Msg, part: &Part) -> Printed {
        let card = self.get(kind);
        let source = card.word(part.source);
        let sure = source.and_then(Source::of).unwrap_or(Source::Assumed);
        let word = if part.word.is_empty() { self.word(kind).to_owned() } else { format!("{}.{}", self.word(kind), part.word) };
        Printed {
            word,
            card: name,
            part: (part.says)(),
            text: part.facts.is_empty().then(|| card.text()),
            facts: part.facts.iter().filter_map(|fact| card.printed_fact(fact)).collect(),
            is_sure: sure == Source::Rulebook,
            doubt: if source == Some(UNKNOWN) { Some(Msg::new(format!("source-{UNKNOWN}"))) } else { sure.doubt() },
            spot: part.spot,
            place: PrintedPlace::Card { id: card.id.clone(), source: part.source.to_owned() },
        }
    }
}

impl Card {
    fn printed_fact(&self, part: &PartFact) -> Option<PrintedFact> {
        let key: &Key = self.form.keys().find(|key| key.name == part.key)?;
        let words = || key.words().iter().map(|&word| (word.to_owned(), (part.word)(word))).collect();
        let (holds, value) = match key.kind {
            FactKind::Word(_) => (Holds::One(words()), PrintedValue::Words(self.word(key.name).map(str::to_owned).into_iter().collect())),
            FactKind::IntOr(low, high, _) => {
                let numbers = (low..=high).map(|number| (number.to_string(), (part.word)(&number.to_string())));
                let is = self.word(key.name).map_or_else(|| self.int(key.name, part.usual).to_string(), str::to_owned);
                (Holds::One(words().into_iter().chain(numbers).collect()), PrintedValue::Words(vec![is]))
            }
            FactKind::Words(_) => (Holds::Some(words()), PrintedValue::Words(self.words(key.name).to_vec())),
            FactKind::Int(low, high) => (Holds::Number(low, high), PrintedValue::Number(self.int(key.name, part.usual))),
            FactKind::Texts => {
                let text = self.facts.get(key.name).and_then(|fact: &Fact| fact.texts(&|_| "")).map(|text| text.said("en").to_owned());
                (Holds::Text, PrintedValue::Text(text.unwrap_or_default()))
            }
            _ => return None,
        };
        Some(PrintedFact { key: key.name.to_owned(), name: (part.says)(), holds, value })
    }
}
