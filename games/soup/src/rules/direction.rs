//! An active move (§4.3) finds its direction: by the die and the compass, by a gene, or by choice.

use super::travel::Leave;
use crate::event::Cause;
use crate::map::{self, Compass, Direction};
use crate::prelude::*;
use crate::things::Heard;
use clade_engine::Triggers;

step! {
    /// An active move (the n-th of a turn) finds its direction: by a die, or by a gene; of several genes its owner chooses one.
    pub struct Active for Soup {
        amoeba: Id,
        nth: u8,
    }
}

impl Work<Soup> for Active {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba, nth } = *self;
        if !state.lives(amoeba) {
            return;
        }
        let mut genes = game.acting(state, game.owner(amoeba), Hook::Direction);
        match genes.len() {
            0 => game.then(state, [Step::from(DirectionDie { amoeba, nth }), Directed { amoeba, nth }.into()]),
            1 => genes.for_each(|kind| game.direction_by(state, amoeba, nth, kind, sink)),
            _ => game.then(state, [DirectionGene { amoeba, nth, genes: Triggers::collect(&mut genes) }]),
        }
    }
}

step! {
    /// Several genes could find the direction: which?
    pub struct DirectionGene for Soup {
        amoeba: Id,
        nth: u8,
        genes: Triggers as CardsWord,
    }
}

impl Question<Soup> for DirectionGene {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        texts::ask_direction_gene(game.whose(self.amoeba.colour()), texts::here(self.amoeba, state.amoeba(self.amoeba).cell))
    }

    fn offers(&self, _: &Soup, _: &State, to: &mut Answers<'_>) {
        to.offer_all(self.genes.pending().iter().copied().map(Action::Use));
    }

    fn label(&self, game: &Soup, state: &State, action: Action) -> Option<Msg> {
        let Action::Use(kind) = action else { return None };
        Some(texts::do_act(game.gene_name(state, game.owner(self.amoeba), kind)))
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Use(kind) = action else { return };
        game.direction_by(state, self.amoeba, self.nth, kind, sink);
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

step! {
    /// The die of an active move.
    pub struct DirectionDie for Soup {
        amoeba: Id,
        nth: u8,
    }
}

impl Question<Soup> for DirectionDie {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Soup, state: &State) -> Msg {
        texts::chance_direction(texts::here(self.amoeba, state.amoeba(self.amoeba).cell))
    }

    fn chances(&self, _: &Soup, _: &State, to: &mut Outcomes<'_>) {
        to.die(6, Action::Die);
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Die(n) = action else { return };
        sink.tell(|| Event::RolledForMove(self.amoeba, n));
        game.compass(state, self.amoeba, n);
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

step! {
    /// A free direction; where a gene says so the amoeba may also stay.
    pub struct FreeDirection for Soup {
        amoeba: Id,
        may_stay: bool,
    }
}

impl Question<Soup> for FreeDirection {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        texts::ask_direction(game.whose(self.amoeba.colour()), texts::here(self.amoeba, state.amoeba(self.amoeba).cell))
    }

    fn works(&self, _: &Soup, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.lives(self.amoeba) { Progress::Waits } else { Progress::Done }
    }

    /// "Stay" is the answer that means an obstacle, where one may be chosen.
    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let from = state.at(self.amoeba);
        let blocked = |direction| from.is_some_and(|from| map::step(from, direction).is_none());
        let obstacle = !game.options.six_needs_open && Direction::ALL.iter().any(|&direction| blocked(direction));
        let (heading, said): (_, fn() -> Msg) = if self.may_stay || !game.options.six_needs_open {
            (rulebook::MOVEMENT, texts::why_stay_instead)
        } else {
            (rulebook::OPTION, texts::why_obstacle)
        };
        for &direction in Direction::ALL {
            to.offer_unless(Action::Direction(direction), |why| why.object_if(blocked(direction), heading, said));
        }
        if self.may_stay || obstacle {
            to.offer(Action::Stay);
        }
    }

    fn label(&self, _: &Soup, state: &State, action: Action) -> Option<Msg> {
        match action {
            Action::Direction(direction) => Some(match state.at(self.amoeba).and_then(|from| map::step(from, direction)) {
                None => texts::do_direction_blocked(texts::direction_name(direction)),
                Some(to) => texts::do_direction(texts::direction_name(direction), map::name(to)),
            }),
            Action::Stay if !self.may_stay => Some(texts::do_stay_blocked()),
            _ => None,
        }
    }

    fn takes(&self, _: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Direction(direction) => {
                sink.tell(|| Event::Heads(self.amoeba, direction));
                state.result = result_of(Some(direction));
            }
            _ => {
                // With a 6 an amoeba stays only where its owner chose an obstacle.
                if !self.may_stay {
                    sink.tell(|| Event::HeadsForObstacle(self.amoeba));
                }
                state.result = result_of(None);
            }
        }
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

step! {
    /// The direction of an active move is found: it is the result. The amoeba leaves, or stays at an obstacle; then the move is done.
    pub struct Directed for Soup {
        amoeba: Id,
        nth: u8,
    }
}

impl Work<Soup> for Directed {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba, nth } = *self;
        let Some(from) = state.at(amoeba) else { return };
        let direction = u8::try_from(std::mem::take(&mut state.result)).ok().and_then(Direction::of);
        game.then(state, [Moved { amoeba, nth }]);
        match direction.and_then(|direction| map::step(from, direction)) {
            Some(to) => game.then(state, [Leave { amoeba, to, cause: Cause::Move }]),
            None => sink.tell(|| Event::MovedNowhere(amoeba, direction.is_some())),
        }
    }
}

step! {
    /// An active move is done, whether or not it led anywhere.
    pub struct Moved for Soup {
        amoeba: Id,
        nth: u8,
    }
}

impl Work<Soup> for Moved {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba, nth } = *self;
        if state.lives(amoeba) {
            game.trigger(state, [game.owner(amoeba)].into_iter(), Hook::Moved, (amoeba, Heard(nth)), sink);
        }
    }
}

impl Soup {
    /// A gene finds the direction.
    fn direction_by(&self, state: &mut State, amoeba: Id, nth: u8, kind: Kind, sink: &mut Events<'_>) {
        self.then(state, [Directed { amoeba, nth }]);
        self.start(state, self.owner(amoeba), kind, schema::Direction { amoeba }, sink);
    }

    /// §1.3: a number is read on the compass.
    pub(crate) fn compass(&self, state: &mut State, amoeba: Id, number: u8) {
        match Compass::of(number) {
            Compass::To(direction) => state.result = result_of(Some(direction)),
            Compass::Stay => state.result = result_of(None),
            Compass::Free => self.then(state, [FreeDirection { amoeba, may_stay: false }]),
        }
    }
}

/// The result of a step that looks for a direction, as scripts give it: its number on the compass, or 0 if the amoeba stays.
fn result_of(direction: Option<Direction>) -> i16 {
    direction.map_or(0, Direction::number).into()
}
