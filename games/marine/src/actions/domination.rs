//! Доминирование: control of a special pawn.

use crate::marine::Marine;
use crate::state::{ELEMENTS, Element, State};
use crate::texts;
use clade_engine::{Msg, Side, Why};
use std::ops::ControlFlow;

impl Marine {
    pub(super) fn idle_domination(&self, state: &State, side: Side) -> Option<Msg> {
        let none = !(0..ELEMENTS as Element).any(|element| self.object_to_element(state, side, element, &mut Why::quiet()).is_continue());
        Self::idle_because(texts::why_dominates_nothing, none)
    }

    /// The own value must be more than that of the target marker.
    pub(crate) fn object_to_element(&self, state: &State, side: Side, element: Element, why: &mut Why<'_>) -> ControlFlow<()> {
        let (value, target) = (self.domination(state, side, element), state.target[usize::from(element)]);
        why.object_if(value <= target, "marine-domination", texts::why_value_too_small)
    }
}
