//! What every room of the rules uses.

pub(crate) use crate::action::Action;
pub(crate) use crate::dominant::{Dominant, Events};
pub(crate) use crate::event::{Event, Meant};
pub(crate) use crate::state::State;
pub(crate) use crate::step::Step;
pub(crate) use crate::texts;
pub(crate) use clade_engine::{Kind, Maybe, Msg, Progress, Question, Side, Small, Whom, Why, Work, step};
pub(crate) use std::ops::ControlFlow;

/// Takes what can be answered.
pub(crate) type Answers<'a> = clade_engine::Answers<'a, Action>;
/// Takes what can come of a chance.
pub(crate) type Outcomes<'a> = clade_engine::Outcomes<'a, Action>;
