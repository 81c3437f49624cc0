//! What the rules say that a thing is: the glossary of the game, found by the name of the thing.

use clade_table::Rulebook;
use std::collections::BTreeMap;

/// What is said of a thing with this name, by its whole name, or else by the longest word of it that is explained.
pub(crate) fn explained<'a>(glossary: &'a BTreeMap<String, String>, name: &str) -> Option<&'a str> {
    let name = name.to_lowercase();
    if let Some(told) = glossary.get(&name) {
        return Some(told);
    }
    let names = words(&name);
    let is_in = |term: &str| {
        let term = words(term);
        !term.is_empty() && names.windows(term.len()).any(|part| part.iter().zip(&term).all(|(one, other)| is_bent(one, other)))
    };
    glossary.iter().filter(|(term, _)| is_in(term)).max_by_key(|(term, _)| term.len()).map(|(_, told)| told.as_str())
}

/// What is said of a phase of a round: the first sentences of its chapter, or what is said of a term with its name in it.
pub(crate) fn phase(rules: Option<&Rulebook>, glossary: &BTreeMap<String, String>, name: &str) -> Option<String> {
    let chapter = rules.and_then(|book| book.chapters.get(book.titled(name)?)?.blocks.first());
    let term = || glossary.iter().find(|(term, _)| term.contains(&name.to_lowercase())).map(|(_, told)| told.clone());
    chapter.map(clade_table::Block::plain).or_else(term)
}

fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

/// Whether two words are the same, but for the plural or the case in which they stand.
fn is_bent(one: &str, other: &str) -> bool {
    let most = one.chars().count().max(other.chars().count());
    let alike = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    alike == most || alike >= 4 && alike + 2 >= most || alike >= 3 && alike + 1 >= most
}

#[cfg(test)]
mod tests {
    use super::{explained, phase};
    use crate::cast::Cast;
    use crate::prefs::Preferences;
    use crate::shared::Shared;
    use crate::table::pictures::session_with;
    use crate::table::table_view::cards_named;
    use crate::testing::MODULES;
    use clade_engine::scene::Shape;
    use clade_engine::{Observer, Translate};
    use std::collections::BTreeSet;

    /// What lies on a table of a game and is not explained: neither by the rules nor by what it says itself.
    fn unexplained(game: &str, seats: u8, language: &str) -> BTreeSet<String> {
        let shared = Shared::new(MODULES, Preferences { language: language.to_owned(), ..Preferences::default() }).unwrap();
        let mut found = BTreeSet::new();
        for steps in [5, 60, 240] {
            let session = session_with(game, seats, &[], steps);
            let cast = Cast::new(session.table(), session.ruleset(), &shared).unwrap();
            let scene = session.table().scene(Observer::Host).unwrap();
            for node in &scene.nodes {
                let is_noun = matches!(node.shape, Shape::Space | Shape::Track | Shape::Pile | Shape::Panel | Shape::Token | Shape::Text);
                let is_side = cast.sides.iter().any(|(_, name)| *name == node.name);
                let is_title = node.shape == Shape::Text && node.owner.is_none() && node.parent.is_none();
                let name = cast.words.text(&node.name);
                let mut lies_in = Some(node);
                let is_explained = std::iter::from_fn(|| {
                    let node = lies_in?;
                    lies_in = node.parent.and_then(|parent| scene.nodes.get(usize::from(parent)));
                    Some(explained(&cast.glossary, &cast.words.text(&node.name)).is_some())
                })
                .take(if node.shape == Shape::Space { 2 } else { 1 })
                .any(|told| told);
                let is_phase =
                    node.shape == Shape::Text && node.parent.is_some_and(|parent| scene.nodes[usize::from(parent)].shape == Shape::Text);
                let is_told = is_explained
                    || is_phase && phase(cast.rules.as_ref(), &cast.glossary, &name).is_some()
                    || !node.because.is_empty()
                    || !node.badges.is_empty()
                    || !cards_named(session.cards(), &node.name).is_empty();
                if is_noun && !is_side && !is_title && !is_told {
                    found.insert(name);
                }
            }
        }
        found
    }

    #[test]
    fn every_noun_on_the_table_is_explained() {
        let mut all = Vec::new();
        for (game, seats) in [("soup", 3), ("evolution", 4), ("marine", 4), ("dominant", 4)] {
            for language in clade_table::LANGUAGES {
                let found = unexplained(game, seats, language);
                if !found.is_empty() {
                    all.push(format!("{game} {language}: {found:?}"));
                }
            }
        }
        assert!(all.is_empty(), "{all:#?}");
    }
}
