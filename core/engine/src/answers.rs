//! The possible answers to a question: a game offers every candidate once, with what speaks against it, and a listener keeps what it wants
//! to know. So the list, the reasons and what is accepted cannot differ.

use crate::{Objection, Why};
use std::ops::ControlFlow;

/// Takes the candidates of the open question, one after the other. A game works out what they all share once, before it offers the first.
///
/// ```
/// use clade_engine::{Answers, Msg};
/// let (mut legal, mut judged) = (Vec::new(), Vec::new());
/// let stones = 3;
/// let offer = |mut to: Answers<'_, u8>| {
///     to.offer(0);
///     for n in 1..=4 {
///         to.offer_unless(n, |why| why.object_if(n > stones, "2", || Msg::new("too-few-stones")));
///     }
/// };
/// offer(Answers::legal(&mut legal));
/// offer(Answers::judged(&mut judged));
/// assert_eq!((legal, judged[4].1.len()), (vec![0, 1, 2, 3], 1));
/// ```
#[derive(Debug)]
pub struct Answers<'a, A> {
    keeps: Keeps<'a, A>,
}

#[derive(Debug)]
enum Keeps<'a, A> {
    Legal(&'a mut Vec<A>),
    All(&'a mut Vec<A>),
    Judged(&'a mut Vec<(A, Vec<Objection>)>),
}

impl<'a, A> Answers<'a, A> {
    /// Keeps the candidates that nothing speaks against.
    pub fn legal(list: &'a mut Vec<A>) -> Self {
        Self { keeps: Keeps::Legal(list) }
    }

    /// Keeps all that is offered, unjudged.
    pub fn all(list: &'a mut Vec<A>) -> Self {
        Self { keeps: Keeps::All(list) }
    }

    /// Keeps all that is offered, each with every objection against it.
    pub fn judged(list: &'a mut Vec<(A, Vec<Objection>)>) -> Self {
        Self { keeps: Keeps::Judged(list) }
    }

    /// A candidate that nothing speaks against.
    #[inline]
    pub fn offer(&mut self, action: A) {
        match &mut self.keeps {
            Keeps::Legal(list) | Keeps::All(list) => list.push(action),
            Keeps::Judged(list) => list.push((action, Vec::new())),
        }
    }

    /// Such candidates.
    #[inline]
    pub fn offer_all(&mut self, actions: impl IntoIterator<Item = A>) {
        match &mut self.keeps {
            Keeps::Legal(list) | Keeps::All(list) => list.extend(actions),
            Keeps::Judged(list) => list.extend(actions.into_iter().map(|action| (action, Vec::new()))),
        }
    }

    /// A candidate that something may speak against: object through `why` for each reason, with `?` after each.
    #[inline]
    pub fn offer_unless(&mut self, action: A, against: impl FnOnce(&mut Why<'_>) -> ControlFlow<()>) {
        match &mut self.keeps {
            Keeps::Legal(list) => {
                if against(&mut Why::quiet()).is_continue() {
                    list.push(action);
                }
            }
            Keeps::All(list) => list.push(action),
            Keeps::Judged(list) => {
                let mut objections = Vec::new();
                let _ = against(&mut Why::collect(&mut objections));
                list.push((action, objections));
            }
        }
    }

    /// Candidates of which a game works out at once against which nothing speaks: these are `open`, among `all` and in the same order. Where
    /// reasons are wanted `against` judges each one.
    #[inline]
    pub fn offer_open<T: Copy>(
        &mut self,
        all: impl IntoIterator<Item = T>,
        open: impl IntoIterator<Item = T>,
        action: impl Fn(T) -> A,
        against: impl Fn(T, &mut Why<'_>) -> ControlFlow<()>,
    ) {
        match &mut self.keeps {
            Keeps::Legal(list) => list.extend(open.into_iter().map(action)),
            _ => all.into_iter().for_each(|one| self.offer_unless(action(one), |why| against(one, why))),
        }
    }
}
