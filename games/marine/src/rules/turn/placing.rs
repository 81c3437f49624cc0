//! Placing a pawn (Размещение маркеров): where an animal may place one, and why not elsewhere.

use crate::display::{Pawn, Space};
use crate::prelude::*;
use crate::schema::{self};

/// What decides where an animal may place its pawns: worked out once, for all of them and all spaces.
pub(crate) struct Placing<'a> {
    game: &'a Marine,
    state: &'a State,
    side: Side,
    /// The first and the last space of the display where it has a pawn, basic or special.
    first: Option<Space>,
    last: Option<Space>,
    /// Whether its basic pawns may bump others.
    bumps: bool,
    /// Whether they may be placed before all the animal's pawns, and in between.
    order: [bool; 2],
}

impl<'a> Placing<'a> {
    pub(crate) fn of(game: &'a Marine, state: &'a State, side: Side) -> Self {
        let spaces = state.animal(side).placed;
        let first = (spaces != 0).then(|| Space(spaces.trailing_zeros() as u8));
        let mut last = spaces.checked_ilog2().map(|space| Space(space as u8));
        if game.options().bench_is_last {
            let bench = state.benches.iter().find(|&&(_, _, pawn)| state.controls(side, pawn)).map(|&(_, kind, _)| Space::of_trait(kind));
            last = bench.or(last);
        }
        let bumps = game.says(state, side, schema::Bumps {});
        let order = [true, false].map(|before_all| game.says(state, side, schema::FreeOrder { before_all }));
        Self { game, state, side, first: first.or(last), last, bumps, order }
    }

    /// Why a pawn may not be placed on a space.
    pub(crate) fn object_to(&self, pawn: Pawn, space: Space, why: &mut Why<'_>) -> ControlFlow<()> {
        let special = pawn.element().is_some();
        let there = self.state.pawn_at(self.side, space);
        if space.is_displayed() {
            let (section, nth) = space.section();
            why.object_if(self.game.is_closed(section, nth), "marine-domination", texts::why_closed)?;
            why.object_if(!special && space.is_special(), texts::RULES_PLACING, texts::why_special_space)?;
        }
        if let Some(there) = there {
            // One reason is enough: the closest one.
            let (own, white) = (self.state.controls(self.side, there), there.element().is_some());
            why.object_if(own, texts::RULES_PLACING, texts::why_own_pawn)?;
            why.object_if(!own && white, texts::RULES_PLACING, texts::why_special_pawn)?;
            why.object_if(!own && !white && !special && !self.bumps, texts::RULES_PLACING, texts::why_occupied)?;
        }
        if special || (!space.is_displayed() && !self.game.options().bench_is_last) || self.is_after(space) {
            return ControlFlow::Continue(());
        }
        let [before_all, between] = self.order;
        let may = if self.first.is_some_and(|first| space < first) { before_all } else { between };
        why.object_if(!may, texts::RULES_PLACING, if before_all { texts::why_in_between } else { texts::why_not_after })
    }

    /// Whether a space comes after all the animal's pawns.
    pub(crate) fn is_after(&self, space: Space) -> bool {
        self.last.is_none_or(|last| space > last)
    }

    /// How many spaces are left for the animal's other basic pawns once this pawn stands there, and how many of these pawns there are; `None`
    /// if all of them find one now.
    pub(crate) fn left_after(&self, pawn: Pawn, space: Space) -> Option<(u8, u8)> {
        let pawns = self.state.available(self.side) - u8::from(pawn.element().is_none());
        let goes_back = self.order.contains(&true) || !space.is_displayed();
        let last = self.last.map_or(space, |last| last.max(space));
        let is_free = |&other: &Space| other > last && self.object_to(Pawn::basic(self.side), other, &mut Why::quiet()).is_continue();
        let spaces = Space::all().filter(is_free).count() as u8;
        (!goes_back && spaces < pawns).then_some((spaces, pawns))
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
