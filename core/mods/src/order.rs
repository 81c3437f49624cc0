//! The order in which mods are loaded: whoever is needed comes first, otherwise as they were named. What cannot be loaded is left out,
//! with whatever needs it.

use crate::{Head, ModFolder, Need};
use clade_engine::{FileFault, did_you_mean};

/// Mods in the order in which they are loaded.
#[derive(Debug, Default)]
pub struct Ordered {
    /// The places of those that can be loaded, in this order, with their heads.
    pub loaded: Vec<(usize, Head)>,
    /// What is wrong with the others, in the order in which they were named.
    pub faults: Vec<FileFault>,
}

/// A mod that is neither loaded nor left out yet.
struct Waiting {
    at: usize,
    head: Head,
}

/// Orders mods of a game.
pub fn order(game: &str, mods: &[ModFolder]) -> Ordered {
    let mut ordered = Ordered::default();
    let mut faults: Vec<(usize, FileFault)> = Vec::new();
    let mut waiting: Vec<Waiting> = Vec::new();
    for (at, folder) in mods.iter().enumerate() {
        match folder.head() {
            Err(wrong) => faults.extend(wrong.into_iter().map(|fault| (at, fault))),
            Ok(head) if head.game != game => {
                faults.push((at, folder.fault_at("game", &format!("this mod is for '{}', not for '{game}'", head.game))));
            }
            Ok(head) if waiting.iter().any(|other| other.head.id == head.id) => {
                faults.push((at, folder.fault_at("id", "two mods have this id")));
            }
            Ok(head) => waiting.push(Waiting { at, head }),
        }
    }
    clashes(mods, &mut waiting, &mut faults);
    loop {
        let is_there = |need: &Need| {
            let found = ordered.loaded.iter().find(|(_, head)| head.id == need.wanted.id);
            found.is_some_and(|(_, head)| need.wanted.is_met_by(&head.version))
        };
        match waiting.iter().position(|one| one.head.first().all(is_there)) {
            Some(next) => {
                let Waiting { at, head } = waiting.remove(next);
                ordered.loaded.push((at, head));
            }
            None => break,
        }
    }
    for one in &waiting {
        let wrong = one.head.first().map(|need| why_not(one, need, mods, &waiting, &ordered));
        faults.extend(wrong.flatten().map(|fault| (one.at, fault)));
    }
    faults.sort_by_key(|(at, _)| *at);
    ordered.faults = faults.into_iter().map(|(_, fault)| fault).collect();
    ordered
}

/// Leaves out every mod that clashes with one that was named before it.
fn clashes(mods: &[ModFolder], waiting: &mut Vec<Waiting>, faults: &mut Vec<(usize, FileFault)>) {
    let mut at = 0;
    while at < waiting.len() {
        let (one, before) = (&waiting[at], &waiting[..at]);
        let clash = |need: &&Need, other: &Waiting| need.wanted.id == other.head.id && need.wanted.is_met_by(&other.head.version);
        let own = before.iter().find_map(|other| Some((other, one.head.clashes.iter().find(|need| clash(need, other))?.at.clone())));
        let theirs = || before.iter().find(|other| other.head.clashes.iter().any(|need| clash(&need, one)));
        let fault = match own {
            Some((other, place)) => Some(mods[one.at].fault(&place, &format!("it cannot be used beside '{}'", other.head.id))),
            None => theirs()
                .map(|other| mods[one.at].fault_at("id", &format!("'{}' cannot be used beside it: its mod.toml says so", other.head.id))),
        };
        match fault {
            Some(fault) => {
                faults.push((one.at, fault));
                waiting.remove(at);
            }
            None => at += 1,
        }
    }
}

/// Why a need of a mod that could not be loaded is not met; none if it is met.
fn why_not(one: &Waiting, need: &Need, mods: &[ModFolder], waiting: &[Waiting], ordered: &Ordered) -> Option<FileFault> {
    let id = &need.wanted.id;
    let loaded = ordered.loaded.iter().find(|(_, head)| head.id == *id);
    let what = match (loaded, waiting.iter().find(|other| other.head.id == *id)) {
        (Some((_, head)), _) if need.wanted.is_met_by(&head.version) => return None,
        (Some((_, head)), _) => format!("it needs {}, but {} is of version {}", need.wanted, id, head.version),
        (None, Some(other)) if other.head.id == one.head.id => "it needs itself".to_owned(),
        (None, Some(other)) if needs(waiting, other, &one.head.id) => {
            format!("it needs '{id}', which needs it: no order is right for both")
        }
        (None, Some(_)) => format!("it needs '{id}', which cannot be loaded itself"),
        (None, None) if mods.iter().any(|folder| folder.id().as_ref() == Some(id)) => {
            format!("it needs '{id}', which cannot be loaded itself")
        }
        (None, None) => {
            let ids = ordered.loaded.iter().map(|(_, head)| &head.id).chain(waiting.iter().map(|one| &one.head.id));
            format!(
                "it needs '{id}', but no mod has this id{}",
                did_you_mean(id, ids.map(String::as_str).filter(|other| *other != one.head.id))
            )
        }
    };
    Some(mods[one.at].fault(&need.at, &what))
}

/// Whether a mod needs another, perhaps through others.
fn needs(waiting: &[Waiting], one: &Waiting, id: &str) -> bool {
    let mut seen: Vec<&str> = Vec::new();
    let mut open = vec![one];
    while let Some(next) = open.pop() {
        for need in next.head.first() {
            if need.wanted.id == id {
                return true;
            }
            if !seen.contains(&need.wanted.id.as_str()) {
                seen.push(&need.wanted.id);
                open.extend(waiting.iter().filter(|other| other.head.id == need.wanted.id));
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mod whose head has these further lines.
    fn folder(id: &str, more: &str) -> ModFolder {
        ModFolder { files: vec![("mod.toml".to_owned(), format!("id = \"{id}\"\ngame = \"test\"\nversion = \"1.1\"\n{more}"))] }
    }

    /// The order of these mods, and what is wrong with the others.
    fn ordered(mods: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
        let mods: Vec<_> = mods.iter().map(|(id, more)| folder(id, more)).collect();
        let Ordered { loaded, faults } = order("test", &mods);
        (loaded.into_iter().map(|(_, head)| head.id).collect(), faults.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn what_is_needed_comes_first() {
        let (loaded, faults) =
            ordered(&[("a", "needs = [\"c >= 1\"]"), ("b", ""), ("c", "needs = [\"d\"]"), ("d", ""), ("e", "overrides = \"b\"")]);
        assert_eq!((loaded.join(" "), faults.len()), ("b d c a e".to_owned(), 0));
    }

    #[test]
    fn whoever_cannot_be_loaded_is_named_and_the_rest_loads() {
        let none: [&str; 0] = [];
        for (mods, loaded, faults) in [
            (
                vec![("a", "needs = [\"herbz\"]"), ("herbs", "")],
                "herbs",
                vec!["a/mod.toml:4: it needs 'herbz', but no mod has this id; did you mean 'herbs'?"],
            ),
            (vec![("a", "needs = [\"b >= 1.2\"]"), ("b", "")], "b", vec!["a/mod.toml:4: it needs b >=1.2, but b is of version 1.1"]),
            (vec![("a", "needs = [\"a\"]")], "", vec!["a/mod.toml:4: it needs itself"]),
            (
                vec![("a", "needs = [\"b\"]"), ("b", "needs = [\"c\"]"), ("c", "overrides = \"a\""), ("d", "needs = [\"a\"]"), ("e", "")],
                "e",
                vec![
                    "a/mod.toml:4: it needs 'b', which needs it: no order is right for both",
                    "b/mod.toml:4: it needs 'c', which needs it: no order is right for both",
                    "c/mod.toml:4: it needs 'a', which needs it: no order is right for both",
                    "d/mod.toml:4: it needs 'a', which cannot be loaded itself",
                ],
            ),
            (
                vec![("a", "clashes = [\"b\"]"), ("b", ""), ("c", "needs = [\"b\"]")],
                "a",
                vec![
                    "b/mod.toml:1: 'a' cannot be used beside it: its mod.toml says so",
                    "c/mod.toml:4: it needs 'b', which cannot be loaded itself",
                ],
            ),
            (vec![("a", ""), ("b", "clashes = [\"x\", \"a ^1\"]")], "a", vec!["b/mod.toml:4: it cannot be used beside 'a'"]),
            (vec![("a", ""), ("b", "clashes = [\"a ^2\"]")], "a b", none.to_vec()),
            (vec![("a", ""), ("a", "")], "a", vec!["a/mod.toml:1: two mods have this id"]),
        ] {
            assert_eq!(
                ordered(&mods),
                (loaded.split_whitespace().map(str::to_owned).collect(), faults.into_iter().map(str::to_owned).collect())
            );
        }
    }
}
