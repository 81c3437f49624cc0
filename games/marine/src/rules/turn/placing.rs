//! Placing a pawn (Размещение маркеров): where an animal may place one, and why not elsewhere.

use crate::display::{Pawn, Space, Spaces};
use crate::prelude::*;
use crate::schema::{self};

/// What decides where an animal may place its pawns: worked out once, for all of them and all spaces.
pub(crate) struct Placing<'a> {
    game: &'a Marine,
    state: &'a State,
    side: Side,
    /// The first and the last space where it has a pawn, basic or special.
    first: Option<Space>,
    last: Option<Space>,
    /// The spaces of the display where pawns stand, and those with special ones.
    taken: Spaces,
    white: Spaces,
    /// Whether its basic pawns may bump others.
    bumps: bool,
    /// Whether they may be placed before all the animal's pawns, and in between.
    order: [bool; 2],
}

/// Spaces of the display that are refused, the section that says so, and the reason.
type Refused = (Spaces, &'static str, fn() -> Msg);

impl<'a> Placing<'a> {
    pub(crate) fn of(game: &'a Marine, state: &'a State, side: Side) -> Self {
        let own = state.animal(side).placed;
        let (first, mut last) = (own.into_iter().next(), own.last());
        if game.options().bench_is_last {
            let bench = state.benches.iter().find(|&&(_, _, pawn)| state.controls(side, pawn)).map(|&(_, kind, _)| Space::of_trait(kind));
            last = bench.or(last);
        }
        // Asked in each turn, of each space.
        let standing = |is: fn(Maybe<Pawn>) -> bool| state.pawns.iter().rev().fold(0u64, |bits, &pawn| bits << 1 | u64::from(is(pawn)));
        let [taken, white] = [standing(Maybe::is_some), standing(|pawn| pawn.get().is_some_and(|pawn| pawn.element().is_some()))]
            .map(|bits| Spaces::from_bits(bits.into()));
        let bumps = game.says(state, side, schema::Bumps {});
        let order = [true, false].map(|before_all| game.says(state, side, schema::FreeOrder { before_all }));
        Self { game, state, side, first: first.or(last), last, taken, white, bumps, order }
    }

    /// The spaces of the display that are refused to a pawn.
    fn refused(&self, pawn: Pawn) -> [Refused; 6] {
        let basic = if pawn.element().is_none() { Space::DISPLAYED } else { Spaces::NONE };
        let own = self.state.animal(self.side).placed;
        let occupied = if self.bumps { Spaces::NONE } else { self.taken.without(own).without(self.white) };
        let [before_all, between] = self.order;
        let [before, up_to] = [self.first.map(Space::before), self.last.map(Space::up_to)].map(Option::unwrap_or_default);
        let early = if before_all { Spaces::NONE } else { before };
        let late = if between { early } else { up_to.without(before).or(early) };
        let not_after = if before_all { texts::why_in_between } else { texts::why_not_after };
        // One reason is enough for a pawn that stands there: the closest one.
        [
            (self.game.closed(), "marine-domination", texts::why_closed),
            (Space::SPECIAL.and(basic), texts::RULES_PLACING, texts::why_special_space),
            (own, texts::RULES_PLACING, texts::why_own_pawn),
            (self.white.without(own), texts::RULES_PLACING, texts::why_special_pawn),
            (occupied.and(basic), texts::RULES_PLACING, texts::why_occupied),
            (late.and(basic), texts::RULES_PLACING, not_after),
        ]
    }

    /// The spaces of the display where a pawn may be placed.
    pub(crate) fn open(&self, pawn: Pawn) -> Spaces {
        self.refused(pawn).into_iter().fold(Space::DISPLAYED, |open, (refused, ..)| open.without(refused))
    }

    /// Why a pawn may not be placed on a space.
    pub(crate) fn object_to(&self, pawn: Pawn, space: Space, why: &mut Why<'_>) -> ControlFlow<()> {
        if space.is_displayed() {
            return self
                .refused(pawn)
                .into_iter()
                .try_for_each(|(refused, section, reason)| why.object_if(refused.contains(space), section, reason));
        }
        let basic = pawn.element().is_none();
        if let Some(there) = self.state.pawn_at(self.side, space) {
            let (own, white) = (self.state.controls(self.side, there), there.element().is_some());
            why.object_if(own, texts::RULES_PLACING, texts::why_own_pawn)?;
            why.object_if(!own && white, texts::RULES_PLACING, texts::why_special_pawn)?;
            why.object_if(!own && !white && basic && !self.bumps, texts::RULES_PLACING, texts::why_occupied)?;
        }
        let [before_all, between] = self.order;
        let may = if self.first.is_some_and(|first| space < first) { before_all } else { between };
        let late = basic && self.game.options().bench_is_last && !self.is_after(space) && !may;
        why.object_if(late, texts::RULES_PLACING, if before_all { texts::why_in_between } else { texts::why_not_after })
    }

    /// Whether a space comes after all the animal's pawns.
    pub(crate) fn is_after(&self, space: Space) -> bool {
        self.last.is_none_or(|last| space > last)
    }

    /// How many spaces are left for the animal's other basic pawns once this pawn stands there, and how many of these pawns there are; `None`
    /// if all of them find one now, or if this pawn takes none of their spaces.
    pub(crate) fn left_after(&self, pawn: Pawn, space: Space) -> Option<(u8, u8)> {
        let pawns = self.state.available(self.side) - u8::from(pawn.element().is_none());
        let goes_back = self.order.contains(&true) || !space.is_displayed();
        let last = self.last.map_or(space, |last| last.max(space));
        let now = self.open(Pawn::basic(self.side));
        let left = now.without(last.up_to());
        let spaces = left.len() as u8;
        (!goes_back && spaces < pawns && left != now).then_some((spaces, pawns))
    }

    /// Where a basic pawn may go, as a sentence.
    pub(crate) fn told(&self) -> Msg {
        let order = match self.order {
            [_, true] => texts::order_any(),
            [true, false] => texts::order_around(),
            [false, false] => texts::order_after(),
        };
        if self.bumps { texts::goes_bumping(order) } else { texts::goes(order) }
    }
}
