//! From a state to words.

use super::fields::Named;
use super::{AnimalText, DUE, MARKS, PlayerText, Position, SPENT, USED};
use crate::evolution::Evolution;
use crate::pieces::known;
use crate::state::{ANIMALS, Card, Id, Place, Slot, Spent, State};
use clade_engine::{Game, Kept, Kind, Maybe, Rules, Seats, Side, Small};

impl Evolution {
    /// The whole state in words.
    pub(crate) fn written(&self, state: &State) -> String {
        let table = Named { game: self, state };
        let place = |place: Maybe<Place>| place.get().map(|place| self.place_text(place));
        let middle = |&(card, kind): &(Card, Kind)| format!("{} of {}", self.cards().word(kind), self.card_word(card));
        let mut players = self.all_sides().map(|side| Some(table.player(side)));
        let mut next = || players.next().flatten();
        let position = Position {
            turn: Some(state.turn),
            phase: Some(state.phase as u8),
            last: state.last,
            over: state.over,
            first: Some(self.side_word(state.first)),
            here: place(state.here),
            acts: state.acts,
            redirected: state.redirected.get().map(|id| table.beast(id)),
            newest: state.newest.get().map(|newest| newest.0 + 1),
            pick: table.pick_text(),
            unsettled: state.unsettled.map(|id| table.beast(id)).collect(),
            pending: Some(state.agenda.iter().rev().map(|&step| table.step_text(step)).collect()),
            middle: state.middle.iter().map(middle).collect(),
            deck: self.card_list(state.deck.unseen.iter()),
            left: Some(state.deck.len()),
            aside: (state.deck.unseen.len() - state.deck.len()) as u16,
            rest: None,
            bank: self.places().map(|place| (self.place_text(place), state.bank[place.ix()])).filter(|&(_, n)| n > 0).collect(),
            compost: self.places().map(|place| (self.place_text(place), state.compost(place))).filter(|&(_, n)| n > 0).collect(),
            red: next(),
            blue: next(),
            green: next(),
            yellow: next(),
            orange: next(),
            purple: next(),
            white: next(),
            black: next(),
            scripts: self.lexicon().write(&state.frames),
        };
        toml::to_string(&position).unwrap_or_default()
    }
}

impl Named<'_> {
    fn player(&self, side: Side) -> PlayerText {
        let player = self.state.player(side);
        let afloat = self.game.rules.ocean_cards.iter().copied().zip(player.afloat).filter(|&(_, n)| n > 0);
        let of_side = |&id: &Id| self.state.animal(id).place.is_some() && self.state.animal(id).owner == side;
        let animals = (0..ANIMALS as u8).map(Id).filter(of_side);
        PlayerText {
            hand: self.game.card_list(player.hand.cards().iter()),
            pile: self.game.card_list(player.pile.cards().iter()),
            afloat: self.game.card_list(afloat),
            due: player.due,
            animals: animals.map(|id| ((id.0 + 1).to_string(), self.animal(id))).collect(),
        }
    }

    fn animal(&self, id: Id) -> AnimalText {
        let animal = self.state.animal(id);
        let remains = self.state.remains.contains(id);
        let place = |place: Maybe<Place>| place.get().filter(|_| self.game.options().territories).map(|place| self.game.place_text(place));
        let food = [(animal.red, "red"), (animal.blue, "blue")].into_iter().filter(|&(n, _)| n > 0);
        let ignores = |(of, kind): (Id, Kind)| format!("{} of {}", self.game.cards().word(kind), self.beast(of));
        let hosted: Vec<Slot> = self.state.traits_of(id).filter(|&slot| self.state.lying(slot).host.is(id)).collect();
        let card = |&slot: &Slot| match self.state.lying(slot).card.get() {
            None => "-".to_owned(),
            Some(card) => self.game.card_word(card),
        };
        AnimalText {
            gone: false,
            remains,
            card: known(&animal.card).filter(|_| !remains).map(|card| self.game.card_word(card)),
            place: place(animal.place),
            to: place(animal.to),
            food: food.map(|(n, colour)| format!("{n} {colour}")).collect::<Vec<_>>().join(" "),
            body: self.state.has_body(id),
            need: Some(animal.need),
            marks: Some(set_words(&MARKS, |mark| animal.marks.has(mark)).map(str::to_owned).collect()),
            ignores: animal.ignored.get().map(ignores),
            spent: self.state.spent.iter().filter(|spent| spent.id == id).map(|spent| self.spent_text(spent)).collect(),
            traits: self.state.traits_of(id).map(|slot| self.trait_text(id, slot)).collect(),
            cards: hosted.iter().map(card).collect(),
            slots: if self.is_in_order() { Vec::new() } else { hosted.iter().map(|slot| slot.0 + 1).collect() },
        }
    }

    /// `carnivorous used`
    fn spent_text(&self, spent: &Spent) -> String {
        let used: Vec<&str> = set_words(&SPENT, |used| spent.used.has(used)).collect();
        format!("{} {}", self.game.cards().word(spent.kind), used.join(" "))
    }

    /// `symbiosis with 2 used`
    fn trait_text(&self, id: Id, slot: Slot) -> String {
        let lying = self.state.lying(slot);
        let word = self.game.cards().word(lying.kind).to_owned();
        if let Some(host) = lying.host.get().filter(|_| lying.mate.is(id)) {
            return format!("{word} from {}", host.0 + 1);
        }
        let tie = lying.mate.get().map(|mate| format!("with {}", mate.0 + 1));
        let stored = (lying.stored > 0).then(|| format!("stored {}", lying.stored));
        let used = set_words(&USED, |used| lying.used.has(used)).chain(set_words(&DUE, |due| lying.due.has(due))).map(str::to_owned);
        let words: Vec<String> = [word].into_iter().chain(tie).chain(stored).chain(used).collect();
        words.join(" ")
    }

    /// Whether the traits have the numbers that they would get by themselves.
    fn is_in_order(&self) -> bool {
        let animals = (0..ANIMALS as u8).map(Id).filter(|&id| self.state.animal(id).place.is_some());
        let hosted = animals.flat_map(|id| self.state.traits_of(id).filter(move |&slot| self.state.lying(slot).host.is(id)));
        hosted.zip(Slot::all()).all(|(slot, nth)| slot == nth)
    }

    fn pick_text(&self) -> Option<String> {
        let (pick, seats) = (self.state.pick.get()?, self.state.pick.known());
        if seats == Seats::ALL {
            return None;
        }
        let side = self.game.all_sides().find(|&side| seats.contains(self.game.seat_of(side)))?;
        let side = self.game.side_word(side);
        let Some(card) = pick.card.get() else { return Some(side) };
        let face = self.game.picked(*pick).map_or("animal", |kind| self.game.cards().word(kind));
        let on = pick.first.get().map_or_else(String::new, |first| format!(" on {}", self.beast(first)));
        Some(format!("{side} {} as {face}{on}", self.game.card_word(card)))
    }
}

/// The words of what is true.
fn set_words<T: Copy>(all: &'static [(&'static str, T)], is_true: impl Fn(T) -> bool) -> impl Iterator<Item = &'static str> {
    all.iter().filter(move |&&(_, mark)| is_true(mark)).map(|(word, _)| *word)
}
