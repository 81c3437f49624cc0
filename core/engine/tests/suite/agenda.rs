//! The agenda is a stack of at most 64 steps.

use clade_engine::agenda::MAX_DEPTH;
use clade_engine::{Agenda, Overflow};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Op {
    Push(u16),
    Then(Vec<u16>),
    Pop,
    Cut(usize),
    Change(u16),
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    let op = prop_oneof![
        6 => any::<u16>().prop_map(Op::Push),
        2 => prop::collection::vec(any::<u16>(), 0..12).prop_map(Op::Then),
        3 => Just(Op::Pop),
        1 => (0..MAX_DEPTH).prop_map(Op::Cut),
        1 => any::<u16>().prop_map(Op::Change),
    ];
    prop::collection::vec(op, 0..150)
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn the_agenda_is_a_bounded_stack(ops in ops()) {
        let (mut agenda, mut stack) = (Agenda::default(), Vec::new());
        let mut kept = Agenda::default();
        for op in ops {
            match op {
                Op::Push(step) => {
                    let room = stack.len() < MAX_DEPTH;
                    prop_assert_eq!(agenda.push(step), if room { Ok(()) } else { Err(Overflow) });
                    stack.extend(room.then_some(step));
                }
                Op::Then(steps) if stack.len() + steps.len() <= MAX_DEPTH => {
                    stack.extend(steps.iter().rev()); // the first is uppermost
                    agenda.then(steps);
                }
                Op::Then(_) => {}
                Op::Pop => prop_assert_eq!(agenda.pop(), stack.pop()),
                Op::Cut(depth) => {
                    agenda.cut(depth);
                    stack.truncate(depth);
                }
                Op::Change(step) => {
                    agenda.top_mut().into_iter().for_each(|top| *top = step);
                    stack.last_mut().into_iter().for_each(|top| *top = step);
                }
            }
            prop_assert_eq!((agenda.top(), agenda.depth()), (stack.last().copied(), stack.len()));
            prop_assert!(agenda.iter().eq(&stack));
            kept.clone_from(&agenda);
            prop_assert_eq!(&kept, &agenda, "a copy into used memory is equal");
            let bytes = postcard::to_stdvec(&agenda).expect("bytes");
            prop_assert_eq!(&bytes, &postcard::to_stdvec(&stack).expect("bytes"), "nothing but the steps");
            prop_assert_eq!(postcard::from_bytes::<Agenda<u16>>(&bytes).expect("reads"), agenda.clone());
        }
    }

    /// Saved bytes with more steps than may be pending are refused, whatever length they claim.
    #[test]
    fn too_deep_a_stack_is_refused(claimed in MAX_DEPTH as u64 + 1.., steps in prop::collection::vec(any::<u16>(), 0..200)) {
        let mut bytes = postcard::to_stdvec(&claimed).expect("bytes");
        steps.iter().for_each(|step| bytes.extend(postcard::to_stdvec(step).expect("bytes")));
        prop_assert!(postcard::from_bytes::<Agenda<u16>>(&bytes).is_err());
    }
}
