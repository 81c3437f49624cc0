//! What is the same in every game with cards: its documents are current, its cards' keys are shared words, its rules know no card by
//! name, and no rule hook of a card fails.

use super::Suite;
use clade_engine::{Kind, Kinds, Setup, Tools};
use clade_script::{
    Arg, ArgKind, CardModule, CardRules, Cards, FactKind, Hook, HookKind, Limits, ModFolder, Schema, Scripted, Vm, common_definitions,
    definitions, reference,
};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// How many sets of facts each rule hook of each card is asked about.
const FACTS: u32 = 500;

/// A game with cards under test.
#[derive(Copy, Clone)]
pub struct CardSuite {
    /// The game.
    pub module: &'static CardModule,
    /// The folder of its crate: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
}

impl CardSuite {
    /// The same game, for what does not ask about cards.
    pub const fn suite(&self) -> Suite {
        Suite { module: self.module, folder: self.folder }
    }

    /// The game of a set-up with mods, without the face.
    ///
    /// # Panics
    /// If it cannot be opened.
    pub fn open<G: Scripted>(&self, setup: &Setup, mods: &[ModFolder]) -> G {
        let rules = self.module.with_shipped(setup, mods).and_then(|mods| CardRules::<G>::load(setup, &mods, self.module.texts));
        rules.and_then(|rules| rules.open_game(Tools::default())).unwrap_or_else(|e| panic!("{e}"))
    }

    /// The editor definitions and the modding reference, `scripts/types/GAME.lua` and `GAME.md`, are those of the schema.
    ///
    /// # Panics
    /// If they are not, see [`Suite::kept`].
    pub fn documents(&self) {
        let kept =
            |ending: &str, found: &str| self.suite().kept(&format!("../../scripts/types/{}.{ending}", self.module.schema.game), found);
        kept("lua", &definitions(self.module.schema));
        self.suite().kept("../../scripts/types/clade.lua", &common_definitions());
        kept("md", &reference(self.module.schema, self.module.shipped));
    }

    /// The keys, and the words under other keys (`"key word"`), that a single shipped card uses are these, each with its reason: facts
    /// are shared words, not a rule of one card in disguise. No key is without a user.
    ///
    /// # Panics
    /// With those that differ.
    pub fn keys_used_once(&self, once: &[(&str, &str)]) {
        let cards = self.cards();
        let common: BTreeSet<&str> = Schema::COMMON.iter().map(|key| key.name).collect();
        let keys = self.module.schema.keys.iter().filter(|key| !common.contains(key.name));
        let users = |key: &str| cards.iter().filter(|card| card.facts.contains_key(key)).count();
        let mut found = Vec::new();
        for key in keys {
            let users = users(key.name);
            assert!(users > 0, "the key '{}' has no user", key.name);
            match key.kind {
                _ if users == 1 => found.push(key.name.to_owned()),
                // How sure an effect is says nothing about what it does; nor do words by which nobody plays.
                _ if key.name.ends_with("_source") || !key.is_rule() => {}
                FactKind::Words(words) | FactKind::Word(words) | FactKind::IntOr(_, _, words) => {
                    let alone = words.iter().filter(|word| cards.with_word(key.name, word).len() == 1);
                    found.extend(alone.map(|word| format!("{} {word}", key.name)));
                }
                _ => {}
            }
        }
        assert_eq!(found, once.iter().map(|(key, _)| *key).collect::<Vec<_>>(), "used by one card alone");
    }

    /// No source file of the rules has the id of a shipped card in quotes. `concepts` are words of the rules themselves that are also
    /// ids.
    ///
    /// # Panics
    /// With the file and the card.
    pub fn rules_name_no_card(&self, concepts: &[&str]) {
        let (cards, mut files, mut folders) = (self.cards(), 0, vec![self.suite().path("src")]);
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()) {
                if path.is_dir() {
                    folders.push(path);
                } else if path.file_name().is_none_or(|name| name != "tests.rs") {
                    files += 1;
                    let code = code(&path);
                    let ids = cards.iter().map(|card| card.short_id()).filter(|id| !concepts.contains(id));
                    let named: Vec<&str> = ids.filter(|id| code.contains(&format!("\"{id}\""))).collect();
                    assert!(named.is_empty(), "{} names {named:?}", path.display());
                }
            }
        }
        assert!(files > 5, "the rules are more than {files} files");
    }

    /// No rule hook of a shipped card fails, whatever the facts, and each of them speaks about some: a word misspelt in it shows only
    /// when it is asked.
    ///
    /// # Panics
    /// With the hook and the card.
    pub fn rule_hooks_hold(&self) {
        let vm = Vm::open(self.module.schema, self.cards(), Limits::STANDARD, None).expect("the VM opens");
        let mut silent = Vec::new();
        for (number, hook) in (0..).zip(self.module.schema.hooks).filter(|(_, hook)| hook.kind.is_rule()) {
            for card in vm.defines(number) {
                let speaks = (0..FACTS).filter(|&seed| speaks(&vm, card, number, hook, seed)).count() > 0;
                assert_eq!(vm.take_faults().first(), None, "{}", hook.name);
                silent.extend((!speaks).then(|| format!("{} of {}", hook.name, vm.cards().word(card))));
            }
        }
        assert!(silent.is_empty(), "these never say anything: {silent:?}");
    }

    /// All shipped mods.
    pub(super) fn shipped(&self) -> Vec<ModFolder> {
        self.module.shipped.iter().map(clade_script::Shipped::folder).collect()
    }

    /// All shipped cards.
    pub(super) fn cards(&self) -> Arc<Cards> {
        Cards::load(self.module.schema, &self.shipped()).unwrap_or_else(|e| panic!("{e:?}"))
    }
}

/// What is neither a comment nor a test.
fn code(path: &PathBuf) -> String {
    let text = std::fs::read_to_string(path).expect("text");
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect()
}

/// Whether a rule hook changes what its card says about the facts of a seed: small and large ones.
fn speaks(vm: &Vm, card: Kind, number: u8, hook: &Hook, seed: u32) -> bool {
    let below = [2, 3, 4, 25][seed as usize % 4];
    let fact = |at: usize| (seed.wrapping_mul(0x9E37_79B1).rotate_left(at as u32 * 3) % below) as i32;
    let given = |(at, arg): (usize, &Arg)| if arg.kind == ArgKind::Bool { fact(at) % 2 } else { fact(at) };
    let facts: Vec<i32> = hook.args.iter().enumerate().map(given).collect();
    let read = |wanted: u8| fact(8 + usize::from(wanted));
    match hook.kind {
        HookKind::YesNo => vm.says_yes(card, number, &facts, read) != (hook.neutral != 0),
        HookKind::Objection => vm.objection(Kinds::one(card), number, &facts, read).is_some(),
        HookKind::Lists => !vm.lists(card, number, &[fact(0), fact(1), fact(2)]).is_empty(),
        _ => vm.number(Kinds::one(card), number, 1, &facts, read) != 1,
    }
}
