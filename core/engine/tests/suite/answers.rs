//! Questions of cards: what is listed, and that picks are a set.

use arrayvec::ArrayVec;
use clade_engine::{Answer, Ask, CardQuestion, Observer, Seat, Seats, Side};
use proptest::prelude::*;

const KNOWS: Seats = Seats::NONE;

type Options = Vec<(u8, u8)>;

/// Different things, ascending, each with how often it may be picked.
fn options(most: usize) -> impl Strategy<Value = Options> {
    prop::collection::btree_map(any::<u8>(), 1u8..5, 0..=most).prop_map(|map| map.into_iter().collect())
}

fn question(ask: Ask, options: &Options) -> CardQuestion {
    let knows = KNOWS.with(Seat(2));
    CardQuestion::new(Side(2), 0, ask, options.iter().copied().collect(), knows, knows)
}

fn list(question: &CardQuestion) -> Vec<Answer> {
    let mut all = Vec::new();
    question.answers(|answer| all.push(answer));
    all
}

/// What the script gets, if the question is over.
fn values(question: &mut CardQuestion, answer: Answer) -> Option<Vec<i32>> {
    question.take(answer).map(|values| values.to_vec())
}

fn some(most: u8) -> Ask {
    Ask::Some { thing: 0, most }
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn one_answer_gives_its_value(options in options(48), or_none: bool) {
        let ask = Ask::One { thing: 0, or_none };
        let things: Vec<_> = options.iter().map(|&(i, _)| Answer::Thing(i)).chain(or_none.then_some(Answer::Done)).collect();
        prop_assert_eq!(list(&question(ask, &options)), things.clone());
        for answer in things {
            let expected = if let Answer::Thing(i) = answer { i32::from(i) } else { -1 };
            prop_assert_eq!(values(&mut question(ask, &options), answer), Some(vec![expected]));
        }
        let numbers: Vec<_> = options.iter().map(|&(n, _)| Answer::Number(n)).collect();
        prop_assert_eq!(list(&question(Ask::Number, &options)), numbers);
        let said: Vec<_> = options.iter().map(|&(n, _)| Answer::Said(n)).collect();
        prop_assert_eq!(list(&question(Ask::Said, &options)), said.clone());
        for (answer, &(n, _)) in said.into_iter().zip(&options) {
            prop_assert_eq!(values(&mut question(Ask::Said, &options), answer), Some(vec![i32::from(n)]));
        }
    }

    /// Picking at random from the list against a list of what was picked: never more than offered, never more than `most`, over
    /// as soon as nothing more can be picked.
    #[test]
    fn picks_are_what_was_picked(options in options(48), most: u8, picks in prop::collection::vec(any::<prop::sample::Index>(), 40)) {
        let mut question = question(some(most), &options);
        let offered: usize = options.iter().map(|&(_, n)| usize::from(n)).sum();
        let room = offered.min(usize::from(most)).min(CardQuestion::MAX_PICKS);
        let mut picked = Vec::new();
        for at in picks {
            let answers = list(&question);
            prop_assert_eq!(answers.last(), Some(&Answer::Done));
            let left = |&(i, n): &(u8, u8)| (picked.iter().filter(|&&p| p == i).count() < usize::from(n)).then_some(Answer::Thing(i));
            let things: Vec<_> = if room == 0 { Vec::new() } else { options.iter().filter_map(left).collect() };
            prop_assert_eq!(&answers[..answers.len() - 1], &things[..]);
            let Some(&Answer::Thing(i)) = answers.get(at.index(answers.len())) else { break };
            picked.push(i);
            let mut sorted: Vec<i32> = picked.iter().map(|&i| i32::from(i)).collect();
            sorted.sort_unstable();
            let given = values(&mut question, Answer::Thing(i));
            if picked.len() == room {
                prop_assert_eq!(given, Some(sorted), "nothing more can be picked");
                break;
            }
            prop_assert_eq!(given, None);
            prop_assert_eq!(values(&mut question.clone(), Answer::Done), Some(sorted));
        }
    }

    /// Any order of the same picks leads to an equal question, byte for byte, or to the same values.
    #[test]
    fn any_order_of_picks_is_equal((options, picks, shuffled) in options(12).prop_flat_map(|options| {
        let all: Vec<u8> = options.iter().flat_map(|&(i, n)| std::iter::repeat_n(i, usize::from(n))).take(32).collect();
        (Just(options), prop::sample::subsequence(all.clone(), 0..=all.len())).prop_flat_map(|(options, picks)| {
            (Just(options), Just(picks.clone()), Just(picks).prop_shuffle())
        })
    })) {
        let play = |order: &[u8]| {
            let mut question = question(some(32), &options);
            let values = order.iter().fold(None, |_, &i| question.take(Answer::Thing(i)));
            (postcard::to_stdvec(&question).expect("bytes"), values)
        };
        prop_assert_eq!(play(&picks), play(&shuffled));
    }

    /// Who does not know options and picks sees the same question, whatever they are; who knows them sees all.
    #[test]
    fn others_see_no_difference(a in options(20), b in options(20), picks in 0usize..6) {
        let seen = |options: &Options, observer| {
            let mut question = question(some(32), options);
            let mut things: ArrayVec<u8, 6> = options.iter().map(|&(i, _)| i).take(picks).collect();
            things.drain(..).for_each(|i| drop(question.take(Answer::Thing(i))));
            let whole = question.clone();
            question.redact(observer);
            let once = question.clone();
            question.redact(observer);
            assert_eq!(question, once, "redacting twice is redacting once");
            (question, whole)
        };
        for observer in [Observer::Public, Observer::Seat(Seat(0)), Observer::Seat(Seat(9))] {
            prop_assert_eq!(seen(&a, observer).0, seen(&b, observer).0);
        }
        for observer in [Observer::Host, Observer::Seat(Seat(2))] {
            let (view, whole) = seen(&a, observer);
            prop_assert_eq!(view, whole);
        }
    }
}
