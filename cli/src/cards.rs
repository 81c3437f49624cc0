//! Cards for people to read: found by a word, shown as a block.

use crate::{page, texts};
use anstyle::Style;
use clade_engine::{CardText, Translate, nearest};
use std::io::{self, Write};

/// What a word finds among the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found<'a> {
    /// This card.
    One(&'a CardText),
    /// Several cards, whose names begin with the word.
    Many(Vec<&'a CardText>),
    /// No card; the nearest name or id, if there is one.
    None(Option<String>),
}

/// The card of this id or name, in this edition or another, or the only one that begins with the word.
pub(crate) fn find<'a>(cards: &'a [CardText], word: &str, words: &dyn Translate) -> Found<'a> {
    let plain = |text: &str| text.to_lowercase().replace('_', " ");
    let typed = plain(word);
    let called = |card: &CardText| {
        let also = card.also.as_ref().map(|also| words.text(also)).unwrap_or_default();
        let mut names = vec![plain(&card.id), plain(&words.text(&card.name))];
        names.extend(also.split(',').map(|name| plain(name.trim())).filter(|name| !name.is_empty()));
        names
    };
    if let Some(card) = cards.iter().find(|card| called(card).contains(&typed)) {
        return Found::One(card);
    }
    let begins = cards.iter().filter(|card| called(card).iter().any(|name| name.starts_with(&typed)));
    match begins.collect::<Vec<_>>()[..] {
        [card] => Found::One(card),
        [] => {
            let names: Vec<String> = cards.iter().map(|card| words.text(&card.name)).collect();
            Found::None(nearest(word, cards.iter().map(|card| card.id.as_str()).chain(names.iter().map(String::as_str))))
        }
        ref several => Found::Many(several.to_vec()),
    }
}

/// The name of a card with the word that means it.
pub(crate) fn title(card: &CardText, words: &dyn Translate) -> String {
    words.text(&texts::card_title(card.name.clone(), card.id.clone()))
}

/// Prints a card: name and id, facts, text, and how sure they are.
pub(crate) fn print(card: &CardText, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    let (bold, width) = (Style::new().bold(), page::width());
    writeln!(out, "{bold}{}{bold:#}", title(card, words))?;
    let facts: Vec<String> = card.told().map(|fact| words.text(fact)).collect();
    let doubt = card.doubt.iter().map(|doubt| words.text(&texts::card_doubt(doubt.clone())));
    let changed = (!card.changed.is_empty()).then(|| words.text(&texts::card_changed(card.changed.join(", "))));
    let facts = (!facts.is_empty()).then(|| facts.join(" · "));
    for part in facts.into_iter().chain([words.text(&card.text)]).chain(doubt).chain(changed) {
        for line in page::wrap(&part, width, "    ") {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Msg;
    use clade_engine::scene::Look;

    struct Upper;

    impl Translate for Upper {
        fn text(&self, msg: &Msg) -> String {
            msg.id.replace("card-", "")
        }
    }

    #[test]
    fn cards_are_found_by_id_name_or_beginning() {
        let card = |id: &str, name: &'static str| {
            let (name, text) = (Msg::new(name), Msg::new("text"));
            CardText {
                id: id.to_owned(),
                name,
                also: None,
                text,
                family: None,
                costs: None,
                facts: Vec::new(),
                doubt: None,
                look: Look::default(),
                from: String::new(),
                changed: Vec::new(),
            }
        };
        let mut cards = [card("movement_1", "card-Движение I"), card("movement_2", "card-Движение II"), card("speed", "card-Скорость")];
        cards[2].also = Some(Msg::new("card-Haste, Geschwindigkeit"));
        let found = |word: &str| match find(&cards, word, &Upper) {
            Found::One(card) => card.id.clone(),
            Found::Many(cards) => cards.iter().map(|card| Upper.text(&card.name)).collect::<Vec<_>>().join("|"),
            Found::None(near) => format!("no: {}", near.unwrap_or_default()),
        };
        assert_eq!(["speed", "скорость", "ско", "haste", "geschwindigkeit"].map(found), ["speed"; 5]);
        assert_eq!(["Movement 2", "движение i", "move"].map(found), ["movement_2", "movement_1", "Движение I|Движение II"]);
        assert_eq!(["spede", "скорсть", "xyzzy"].map(found), ["no: speed", "no: Скорость", "no: "]);
    }
}
