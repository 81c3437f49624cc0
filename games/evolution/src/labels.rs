//! What an action means, and who does what and why, as messages.

use crate::action::Action;
use crate::evolution::Evolution;
use crate::notation::names::offered;
use crate::state::{ANIMALS, Id, Pick, Slot, State, used};
use crate::texts;
use clade_engine::{Kind, Msg, Question, Side, Small};
use clade_script::{CardThing, answer_label};

impl Evolution {
    /// What an action means, for people.
    pub(crate) fn labelled(&self, state: &State, action: Action) -> Msg {
        let open = state.agenda.top();
        open.and_then(|step| step.label(self, state, action)).unwrap_or_else(|| self.means(state, action))
    }

    /// What it means where a list is over all territories: each answer says where.
    pub(crate) fn says_where(&self, state: &State, action: Action) -> Option<Msg> {
        let id = if let Action::On(id) = action { id } else { state.feeder(action)? };
        let place = state.animals.get(id.ix())?.place.get()?;
        Some(self.in_place(self.means(state, action), place))
    }

    /// What it means whatever the question is.
    pub(crate) fn means(&self, state: &State, action: Action) -> Msg {
        let name = |kind: Kind| self.cards().name_of(kind);
        let beast = |id: Id| self.described(state, id);
        let owner = |id: Id| self.owner_named(state, id);
        match action {
            Action::Answer(answer) => answer_label(&state.frames, self.cards(), answer, |thing| match offered(state) {
                Some(Id::THING) => beast(Id(thing)),
                Some(Slot::THING) => self.trait_told(state, Slot(thing)),
                _ => Msg::new(thing.to_string()),
            }),
            Action::Begins(side) => texts::do_begins(texts::colour(side)),
            Action::Draw(card) => texts::do_draw(self.card_name(card)),
            Action::Total(n) | Action::Die(n) => texts::do_total(n),
            Action::Animal(card) => texts::do_animal(self.card_name(card)),
            Action::Trait(card, face) => match (self.face(card, face), self.faces(card)) {
                (Some(kind), [Some(_), Some(_)]) => texts::do_trait_of_card(name(kind), self.card_name(card)),
                (Some(kind), _) => texts::do_trait(name(kind)),
                (None, _) => self.card_name(card),
            },
            Action::On(id) => texts::do_on(beast(id), owner(id)),
            Action::To(place) => self.place_name(place),
            Action::Pass => texts::do_pass(),
            Action::Take(id) => {
                let Some(animal) = state.animals.get(id.ix()) else { return beast(id) };
                let said = texts::do_take(beast(id), animal.food(), animal.need);
                let stores = animal.is_fed() && self.open_store(state, id).is_some();
                if stores { texts::into_store(said) } else { said }
            }
            Action::Hunt(id) => {
                let said = texts::do_hunt(beast(id));
                if !is_alive(state, id) || !self.can_hunt(state, id) {
                    return said;
                }
                // With one prey nobody is asked which: it may be one's own.
                let said = match self.only_prey(state, id) {
                    Some(only) if self.owner(state, only) == self.owner(state, id) => texts::only_own_prey(said, beast(only)),
                    Some(only) => texts::only_prey(said, beast(only), owner(only)),
                    None if self.has_only_own_prey(state, id) => texts::only_own_preys(said),
                    None => said,
                };
                self.in_vain(state, said, id)
            }
            Action::Prey(id) => texts::do_prey(beast(id), owner(id)),
            Action::Use(slot) => {
                let (said, lying) = (texts::do_use(self.trait_named(state, slot)), state.lying(slot));
                // What is stored may be converted beyond the need (A7), which is seldom meant.
                let host = state.host(slot).filter(|&host| lying.stored > 0 && is_alive(state, host) && state.animal(host).is_fed());
                match host {
                    Some(host) => texts::when_fed(said, self.named(state, host)),
                    None => said,
                }
            }
            Action::Adopt(kind) => texts::do_adopt(name(kind)),
            Action::Migrate => texts::do_migrate(),
            Action::Move(id, place) => texts::do_move(beast(id), self.place_name(place)),
            Action::Ignore(kind) => texts::do_ignore(name(kind)),
            Action::TurnOver(id) => texts::do_turn_over(beast(id)),
            Action::React(kind) => texts::do_react(name(kind)),
            Action::Ambush(id) => self.in_vain(state, texts::do_ambush(beast(id)), id),
            Action::Share(slot, to) => self.sharing_named(state, slot, to),
            Action::Next(kind) => name(kind),
            Action::Feast(id) => texts::do_feast(beast(id)),
            Action::Lay(card) => texts::do_lay(self.card_name(card)),
            Action::Drop(slot) => self.dropped(state, slot),
            Action::Done => texts::do_done(),
        }
    }

    /// Says that a hunter may attack though it could get no food (A6).
    fn in_vain(&self, state: &State, said: Msg, id: Id) -> Msg {
        if is_alive(state, id) && !self.can_get(state, id) { texts::in_vain(said) } else { said }
    }

    /// Says which trait of its prey a hunter will ignore because it could not attack it otherwise.
    pub(crate) fn by_ignoring(&self, state: &State, said: Msg, (hunter, prey, ambush): (Id, Id, bool)) -> Msg {
        if !is_alive(state, prey) || !is_alive(state, hunter) {
            return said;
        }
        match self.guarding(state, hunter, prey, ambush).into_iter().next() {
            Some(kind) if self.may_attack(state, hunter, prey, ambush) => texts::by_ignoring(said, self.cards().name_of(kind)),
            _ => said,
        }
    }

    /// One of two equal traits: which card it is, and where it lies.
    fn dropped(&self, state: &State, slot: Slot) -> Msg {
        let Some(host) = state.host(slot).filter(|host| host.ix() < ANIMALS) else { return Msg::new(slot.0.to_string()) };
        let lying = state.lying(slot);
        let nth = state.traits_of(host).take_while(|&other| other != slot).count() + 1;
        let card = lying.card.get().map_or_else(|| self.cards().name_of(lying.kind), |card| self.card_name(card));
        texts::do_drop(self.trait_named(state, slot), nth as u8, card)
    }

    /// An animal's short name with its territory, if there are any.
    pub(crate) fn placed(&self, state: &State, id: Id) -> Msg {
        let place = state.animals.get(id.ix()).and_then(|animal| animal.place.get());
        place.map_or_else(|| self.named(state, id), |place| self.in_place(self.named(state, id), place))
    }

    /// Whose animal it is.
    pub(crate) fn owner(&self, state: &State, id: Id) -> Side {
        state.animals.get(id.ix()).map_or(Side(0), |animal| animal.owner)
    }

    /// The name of its colour.
    pub(crate) fn owner_named(&self, state: &State, id: Id) -> Msg {
        texts::colour(self.owner(state, id))
    }

    /// An animal's short name.
    pub(crate) fn named(&self, state: &State, id: Id) -> Msg {
        texts::animal_of(self.owner(state, id), id)
    }

    /// An animal's short name with its traits.
    pub(crate) fn described(&self, state: &State, id: Id) -> Msg {
        let traits = state.traits_of(id).map(|slot| self.cards().name_of(state.lying(slot).kind));
        texts::animal_in_full(self.named(state, id), traits.into_iter().reduce(texts::list).unwrap_or_else(texts::no_traits))
    }

    /// A trait on the table with its animals.
    fn trait_named(&self, state: &State, slot: Slot) -> Msg {
        let Some(host) = state.host(slot) else { return Msg::new(slot.0.to_string()) };
        let lying = state.lying(slot);
        let (name, host) = (self.cards().name_of(lying.kind), self.named(state, host));
        match lying.mate.get() {
            Some(mate) => texts::pair_of(name, host, self.named(state, mate)),
            None => texts::trait_of(host, name),
        }
    }

    /// The same with what distinguishes it from others of its kind: the food that is stored on it, and whether it is switched off.
    fn trait_told(&self, state: &State, slot: Slot) -> Msg {
        let said = self.trait_named(state, slot);
        if state.host(slot).is_none() {
            return said;
        }
        let lying = state.lying(slot);
        let stores = self.facts(lying.kind).stores > 0;
        let store = stores.then(|| if lying.stored > 0 { texts::stored(lying.stored) } else { texts::empty() });
        let notes = store.into_iter().chain(lying.is(used::SILENCED).then(texts::silenced));
        notes.fold(said, texts::noted)
    }

    /// A pair card with the animal that got food and the one that gets some by it.
    fn sharing_named(&self, state: &State, slot: Slot, to: Id) -> Msg {
        let pair = state.traits.get(slot.ix()).and_then(|pair| Some((pair, pair.other(to)?)));
        let Some((pair, other)) = pair else { return Msg::new(slot.0.to_string()) };
        texts::do_share(self.named(state, to), self.cards().name_of(pair.kind), self.named(state, other))
    }

    /// Who does what and why, and what happens otherwise. What only some know (a half-played card) is shown to nobody else.
    pub(crate) fn prompted(&self, state: &State) -> Msg {
        state.agenda.top().map_or_else(texts::over, |step| step.prompt(self, state))
    }

    /// What is asked about a card that is being played, for those who know it.
    pub(crate) fn half_played(&self, state: &State, side: Side) -> Option<Msg> {
        let Pick { card, face, first } = *state.pick.get()?;
        let card = card.get()?;
        let who = texts::colour(side);
        let Some(kind) = self.face(card, face) else { return Some(texts::ask_continent(who, self.card_name(card))) };
        let name = self.cards().name_of(kind);
        Some(match (first.get(), self.facts(kind).pair) {
            (None, None) => texts::ask_on(who, name),
            (None, Some(_)) => self.with_role(texts::ask_first_of_pair(who, name), kind, "first"),
            (Some(first), _) => self.with_role(texts::ask_second_of_pair(who, name, self.placed(state, first)), kind, "second"),
        })
    }

    /// Says what an animal is in a directed pair, if the card tells it under this key of its `says`.
    fn with_role(&self, said: Msg, kind: Kind, key: &str) -> Msg {
        match self.said(kind, key) {
            Some(role) => texts::with_role(said, role),
            None => said,
        }
    }
}

/// Whether a number is that of a living animal.
fn is_alive(state: &State, id: Id) -> bool {
    id.ix() < ANIMALS && state.lives(id)
}
