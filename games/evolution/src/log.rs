//! The log line of an event, as its observer knows it.

use crate::event::{By, Cause, Event, Gap, Held, Lost, Way, Who};
use crate::evolution::Evolution;
use crate::options::Cycle;
use crate::pieces::known;
use crate::rules::end::Score;
use crate::state::{Card, Id, Place};
use crate::texts;
use clade_engine::scene::Look;
use clade_engine::{Kind, Maybe, Msg, Secret, Side};

/// An animal's short name.
fn animal(Who(side, id): &Who) -> Msg {
    texts::animal_of(*side, *id)
}

/// The animal of a trait, or whose it is.
fn bearer(by: &By) -> Msg {
    by.id.map_or_else(|| texts::colour(by.side), |id| texts::animal_of(by.side, id))
}

fn colour(side: &Side) -> Msg {
    texts::colour(*side)
}

impl Evolution {
    /// The log line of an event.
    pub(crate) fn told(&self, event: &Event) -> Option<Msg> {
        let trait_name = |kind: &Kind| self.cards().name_of(*kind);
        let place = |place: &Place| self.place_name(*place);
        Some(match event {
            Event::Turn(n, side, false) => texts::log_turn(*n, colour(side)),
            Event::Turn(n, side, true) => texts::log_turn_last(*n, colour(side)),
            Event::LastTurn => texts::log_last_turn(),
            Event::HungryAgain(who, kind) => texts::by(texts::log_hungry_again(animal(who)), trait_name(kind)),
            Event::Phase(n) => texts::log_phase(*n as u8, texts::phase_name(*n)),
            Event::Drew(side, card) => match card.get() {
                Some(&card) => texts::log_drew_card(colour(side), self.card_name(card)),
                None => return None,
            },
            Event::Draws(side, n) => texts::log_draws(colour(side), *n),
            Event::Laid(who, at, card) => self.with_card(self.in_place(texts::log_laid(colour(&who.0), animal(who)), *at), card),
            Event::Added(side, card, kind, who, None) => self.of_card(texts::log_added(colour(side), trait_name(kind), animal(who)), *card),
            Event::Added(side, card, kind, who, Some(mate)) => {
                let said = match (self.said(*kind, "first"), self.said(*kind, "second")) {
                    (Some(first), Some(second)) => {
                        texts::log_added_roles(colour(side), trait_name(kind), animal(who), first, animal(mate), second)
                    }
                    _ => texts::log_added_pair(colour(side), trait_name(kind), animal(who), animal(mate)),
                };
                self.of_card(said, *card)
            }
            Event::Passed(side) => texts::log_passed(colour(side)),
            Event::Rolled(at, n) => self.in_place(texts::log_rolled_for(self.dice_of(*at), *n), *at),
            Event::Filled(at, n) => {
                let said = match self.bank_of(*at) {
                    (1.., further @ 1..) if self.options().cycle == Cycle::Printed => texts::log_filled_more(*n, further),
                    _ => texts::log_filled(*n),
                };
                self.in_place(said, *at)
            }
            Event::Herd(at, animals, change) => {
                let said = if *change > 0 { texts::log_herd_more } else { texts::log_herd_less };
                self.in_place(said(*animals, change.unsigned_abs()), *at)
            }
            Event::Ripened(at, n) => self.in_place(texts::log_ripened(*n), *at),
            Event::Bound(who) => texts::log_bound(animal(who)),
            Event::Lacked(who, by) => self.by(texts::log_lacked(animal(who)), by, Some(who.1)),
            Event::Grew(at, n, by, _) => self.by(self.in_place(texts::log_grew(*n), *at), by, None),
            Event::Destroyed(at, n, by, _) => {
                self.by(self.in_place(self.or_composted(*n, texts::log_destroyed, texts::log_trampled), *at), by, None)
            }
            Event::Cleared(at, n) => self.in_place(self.or_composted(*n, texts::log_cleared, texts::log_composted), *at),
            Event::Ended(side) => texts::log_ended(colour(side)),
            Event::PassedOver(sides) => texts::log_passed_over(sides.iter().map(colour).reduce(texts::list)?),
            Event::Took(who, at, taken) => {
                let said = self.in_place(into_store(texts::log_took(animal(who)), taken.stored), *at);
                let said = self.by(said, &taken.by, Some(who.1));
                if taken.unasked { texts::log_automatic(said) } else { said }
            }
            Event::Ate(who, _, store, by, _) => self.by(into_store(texts::log_ate(animal(who)), *store), by, Some(who.1)),
            Event::Converted(who, n) => texts::log_converted(animal(who), *n),
            Event::Stolen(from, thief, store, by) => {
                self.by(into_store(texts::log_stolen(animal(thief), animal(from)), *store), by, Some(thief.1))
            }
            Event::BecameFed(who) => texts::log_fed(animal(who)),
            Event::Marked(kind, who) => match self.said(*kind, "marked") {
                Some(said) => texts::by(texts::log_marked(animal(who), said), trait_name(kind)),
                None => texts::log_in_effect(animal(who), trait_name(kind)),
            },
            Event::Acted(..) | Event::Mattered(..) | Event::Buried(..) | Event::Weighed(_) | Event::Judged(..) | Event::Migrated(..) => {
                return None;
            }
            Event::DieRolled(by, n) => {
                let said = texts::log_rolled(bearer(by), trait_name(&by.kind), *n);
                // What the roll must be, in the words of the card.
                match self.said(by.kind, "rolled") {
                    Some(needed) => texts::noted(said, needed),
                    None => said,
                }
            }
            Event::Attacked(hunter, prey, way) => {
                let said = match way {
                    Way::Openly => texts::log_attacked,
                    Way::Ambush => texts::log_ambushed,
                    Way::AtTheBank => texts::log_ambushed_at_bank,
                    Way::Back => texts::log_struck_back,
                };
                said(animal(hunter), animal(prey))
            }
            Event::Helpless(hunter, prey, kind, Gap::Skill(skill)) => {
                texts::log_helpless_skill(trait_name(kind), animal(prey), animal(hunter), trait_name(skill))
            }
            Event::Helpless(hunter, prey, kind, gap) => {
                // Why it does not, in the words of the card.
                let in_ambush = (*gap == Gap::Ambush).then(|| self.said(*kind, "helpless_in_ambush")).flatten();
                match in_ambush.or_else(|| self.said(*kind, "helpless")) {
                    Some(why) => texts::log_helpless_why(trait_name(kind), animal(prey), why),
                    None => texts::log_helpless(trait_name(kind), animal(prey), animal(hunter)),
                }
            }
            Event::Ignored(hunter, prey, kind, by) => {
                self.by(texts::log_ignored(animal(hunter), trait_name(kind), animal(prey)), by, Some(hunter.1))
            }
            Event::TurnedOver(who, card) => texts::log_turned_over(animal(who), self.card_name(*card)),
            Event::Redirected(from, to, by) => self.by(texts::log_redirected(animal(from), animal(to)), by, Some(from.1)),
            Event::Failed(hunter, prey, again, by) => {
                let said = self.by(texts::log_failed(animal(hunter), animal(prey)), by, Some(prey.1));
                if *again { texts::log_again(said, animal(hunter)) } else { said }
            }
            Event::Eaten(prey, hunter, card, held) => {
                self.with_tokens(self.was_card(texts::log_eaten(animal(hunter), animal(prey)), card), held)
            }
            Event::Remains(who, by) => self.by(texts::log_remains(animal(who)), by, Some(who.1)),
            Event::Died(who, card, cause, held) => {
                let said = match cause {
                    Cause::Starved => texts::log_starved(animal(who)),
                    Cause::Doomed(None) => texts::log_died_doomed(animal(who)),
                    Cause::Doomed(Some(kind)) => texts::log_died_doomed_by(animal(who), trait_name(kind)),
                    Cause::Trait(kind) => texts::log_died_of(animal(who), trait_name(kind)),
                };
                self.with_tokens(self.was_card(said, card), held)
            }
            Event::Discarded(kind, who, mate, Lost { n: stored, .. }, by) => {
                let said = match *mate {
                    None => texts::log_discarded(trait_name(kind), animal(who)),
                    Some(mate) => texts::log_discarded_pair(trait_name(kind), animal(who), texts::animal_of(who.0, mate)),
                };
                let said = if *stored > 0 { texts::with_stored(said, *stored) } else { said };
                // A trait that discards itself has been named.
                if by.is_some_and(|by| by.kind == *kind) { said } else { self.by(said, by, Some(who.1)) }
            }
            Event::Stays(who, at) => self.in_place(texts::log_stays(animal(who)), *at),
            Event::ToMiddle(kind) => texts::log_to_middle(trait_name(kind)),
            Event::Adopted(kind, who) => texts::log_adopted(animal(who), trait_name(kind)),
            Event::Doomed(who, by) => self.by(texts::log_doomed(animal(who)), by, Some(who.1)),
            Event::Paralysed(who, by) => self.by(texts::log_paralysed(animal(who)), by, Some(who.1)),
            Event::Silenced(who, kind, by) => self.by(texts::log_silenced(trait_name(kind), animal(who)), by, Some(who.1)),
            Event::Born(who, parent, card, by, _) => {
                self.by(self.with_card(texts::log_born(animal(who), animal(parent)), card), by, Some(parent.1))
            }
            Event::Migrates(side) => texts::log_migrates(colour(side)),
            Event::Leaves(who, from, to, by) => self.by(texts::log_moved(animal(who), place(from), place(to)), by, Some(who.1)),
            Event::Moved(who, from, to, _) => texts::log_moved(animal(who), place(from), place(to)),
            Event::Returned(card, kind, who) => self.of_card(texts::log_returned(trait_name(kind), animal(who)), *card),
            Event::Swapped(one, who, other, mate, _, by) => {
                self.by(texts::log_swapped(trait_name(one), animal(who), trait_name(other), animal(mate)), by, Some(who.1))
            }
            Event::Regrown(who, card, _) => self.with_card(texts::log_regrown(colour(&who.0), animal(who)), card),
            Event::TokensBack(back) => match back.iter().flatten().sum() {
                0 => return None,
                n => self.or_composted(n, texts::log_tokens_back, texts::log_tokens_composted),
            },
            Event::Scored(side, animals, traits, bonus, ocean, pile) => {
                let score = Score { animals: *animals, traits: *traits, bonus: *bonus, ocean: *ocean };
                match score.parts().into_iter().reduce(texts::list) {
                    Some(parts) => texts::log_scored(colour(side), score.points(), parts, *pile),
                    None => texts::log_scored_nothing(colour(side), *pile),
                }
            }
            Event::Over => texts::log_over(),
            Event::CardFailed(fault) => texts::log_card_failed(trait_name(&fault.card), fault.to_string()),
        })
    }

    /// What the last scoring gives: 2 for an animal, 1 for a trait, the food that traits need, 1 for an animal in the Ocean.
    pub(crate) fn points_of(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        if let Event::Scored(side, animals, traits, bonus, ocean, _) = *event {
            let mut give = |points: i64, source: fn() -> Msg| {
                if points > 0 {
                    enter(side, points, source());
                }
            };
            give(2 * i64::from(animals), texts::from_animals);
            give(traits.into(), texts::from_traits);
            give(bonus.into(), texts::from_needs);
            give(ocean.into(), texts::from_ocean);
        }
    }

    /// The name of a territory, or of the only bank.
    pub(crate) fn place_name(&self, place: Place) -> Msg {
        texts::place_name(place, self.options().territories)
    }

    /// The name of a kind of card: its traits.
    pub(crate) fn card_name(&self, card: Card) -> Msg {
        card_name(self.cards(), self.faces(card))
    }

    /// The picture of a kind of card: that of its upper trait.
    pub(crate) fn card_look(&self, card: Card) -> Look {
        self.faces(card).into_iter().flatten().next().map(|kind| self.cards().look_of(kind)).unwrap_or_default()
    }

    /// Says which trait did it, and whose it is, unless the animal is the one that was named (`subject`).
    fn by(&self, said: Msg, by: &Option<By>, subject: Option<Id>) -> Msg {
        let Some(by) = by else { return said };
        let name = self.cards().name_of(by.kind);
        if by.id.is_none() || by.id == subject { texts::by(said, name) } else { texts::by_of(said, name, bearer(by)) }
    }

    /// What a card says under a key, if it has it.
    pub(crate) fn said(&self, kind: Kind, key: &str) -> Option<Msg> {
        let card = self.cards().get(kind);
        card.says.iter().position(|(name, _)| name == key).map(|at| card.said(at as u8))
    }

    /// Says where, if there are territories.
    pub(crate) fn in_place(&self, said: Msg, place: Place) -> Msg {
        if self.options().territories { texts::in_place(said, self.place_name(place)) } else { said }
    }

    /// What is lost by the printed rules goes to the compost in a closed cycle.
    fn or_composted<N>(&self, n: N, lost: fn(N) -> Msg, composted: fn(N) -> Msg) -> Msg {
        if self.is_closed() { composted(n) } else { lost(n) }
    }

    /// Says what a dead animal held, its body too.
    fn with_tokens(&self, said: Msg, held: &Held) -> Msg {
        match held.all() {
            0 => said,
            n if self.is_closed() => texts::with_composted(said, n),
            n => texts::with_tokens(said, n),
        }
    }

    /// Says which of the cards with this trait it is: everybody sees it.
    fn of_card(&self, said: Msg, card: Card) -> Msg {
        match self.faces(card) {
            [Some(_), Some(_)] => texts::of_card(said, self.card_name(card)),
            _ => said,
        }
    }

    /// Says which card an animal was, for those who know it: it lay face down, so its traits were none of the animal's.
    fn was_card(&self, said: Msg, card: &Secret<Maybe<Card>>) -> Msg {
        match known(card) {
            Some(card) => texts::was_card(said, self.card_name(card)),
            None => said,
        }
    }

    /// Says which card an animal is, for those who know it.
    pub(crate) fn with_card(&self, said: Msg, card: &Secret<Maybe<Card>>) -> Msg {
        match known(card) {
            Some(card) => texts::with_card(said, self.card_name(card)),
            None => said,
        }
    }
}

/// The name of a card with these traits.
pub(crate) fn card_name(cards: &clade_script::Cards, faces: [Option<Kind>; 2]) -> Msg {
    match faces {
        [Some(front), Some(second)] => texts::two_sided(cards.name_of(front), cards.name_of(second)),
        [Some(only), None] | [None, Some(only)] => cards.name_of(only),
        [None, None] => Msg::new(String::new()),
    }
}

fn into_store(said: Msg, store: bool) -> Msg {
    if store { texts::into_store(said) } else { said }
}
