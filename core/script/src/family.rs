//! What a card does above all, so that people find cards alike by their colour and by a word.

use clade_engine::scene::Tint;
use clade_engine::{Msg, Small, small};

small! {
    /// What a card does above all.
    pub enum Family {
        /// It kills, or steals from others.
        Attack,
        /// It keeps its owner's alive.
        Defence,
        /// It brings food.
        Feeding,
        /// It keeps food for later.
        Store,
        /// It moves pieces.
        Movement,
        /// It lets its owner act more often, or sooner.
        Actions,
        /// It brings more of one's own into the world.
        Growth,
        /// It weakens others.
        Harm,
        /// It changes what others or its owner can do.
        Change,
        /// It changes the earth.
        Land,
        /// It brings points.
        Points,
    }
}

impl Family {
    /// The words that files write, in this order.
    pub const WORDS: &'static [&'static str] =
        &["attack", "defence", "feeding", "store", "movement", "actions", "growth", "harm", "change", "land", "points"];
    /// The key under which cards write it.
    pub(crate) const KEY: &'static str = "family";

    /// What a word means.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|family| Self::WORDS[family.ix()] == word)
    }

    /// What people read of it.
    pub fn told(self) -> Msg {
        Msg::new(format!("family-{}", Self::WORDS[self.ix()]))
    }

    /// The colour of its cards. No two have the same.
    pub fn tint(self) -> Tint {
        match self {
            Self::Attack => Tint::Red,
            Self::Defence => Tint::Blue,
            Self::Feeding => Tint::Green,
            Self::Store => Tint::Yellow,
            Self::Movement => Tint::Teal,
            Self::Actions => Tint::Black,
            Self::Growth => Tint::Pink,
            Self::Harm => Tint::Purple,
            Self::Change => Tint::Orange,
            Self::Land => Tint::Brown,
            Self::Points => Tint::White,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_family_has_its_text_in_every_language_and_a_colour_of_its_own() {
        for family in Family::ALL {
            assert_eq!(Family::of(Family::WORDS[family.ix()]), Some(*family));
            let id = format!("{} = ", family.told().id);
            let has = |language: &&str| crate::texts::common(language).lines().any(|line| line.starts_with(&id));
            assert!(["en", "ru", "pl"].iter().all(has), "{id}");
            assert_eq!(Family::ALL.iter().filter(|other| other.tint() == family.tint()).count(), 1);
        }
        assert_eq!(Family::of("magic"), None);
    }
}
