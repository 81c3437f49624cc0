//! What every room of the rules uses.

pub(crate) use crate::action::Action;
pub(crate) use crate::event::Event;
pub(crate) use crate::notation::fields::*;
pub(crate) use crate::rules::two::whoever_runs;
pub(crate) use crate::schema::{self, Hook};
pub(crate) use crate::soup::{Events, Soup};
pub(crate) use crate::state::{Colour, Id, State};
pub(crate) use crate::step::Step;
pub(crate) use crate::{rulebook, texts};
pub(crate) use clade_engine::{Kind, Maybe, Msg, Progress, Question, Side, Small, Whom, Why, Work, step};
pub(crate) use std::ops::ControlFlow;

/// Takes what can be answered.
pub(crate) type Answers<'a> = clade_engine::Answers<'a, Action>;
/// Takes what can come of a chance.
pub(crate) type Outcomes<'a> = clade_engine::Outcomes<'a, Action>;
