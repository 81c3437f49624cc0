//! A secret is seen by those who know it, and by nobody else.

use clade_engine::{Observer, Seat, Seats, Secret};
use proptest::prelude::*;

fn seats(bits: u8) -> Seats {
    (0..8).filter(|seat| bits >> seat & 1 == 1).fold(Seats::NONE, |seats, seat| seats.with(Seat(seat)))
}

fn observers() -> impl Iterator<Item = Observer> {
    (0..=u8::MAX).map(|seat| Observer::Seat(Seat(seat))).chain([Observer::Public, Observer::Host])
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn only_those_who_know_see(value: u16, other: u16, bits: u8) {
        for observer in observers() {
            let knows = match observer {
                Observer::Host => true,
                Observer::Public => bits == u8::MAX,
                Observer::Seat(Seat(seat)) => bits == u8::MAX || seat < 8 && bits >> seat & 1 == 1,
            };
            let seen = |value: u16| {
                let mut secret = Secret::new(value, seats(bits));
                secret.redact(observer);
                secret
            };
            prop_assert_eq!(seen(value).get().copied(), knows.then_some(value));
            prop_assert_eq!(seen(value) == seen(other), !knows || value == other, "what is hidden leaves no trace");
            let mut filled = seen(value);
            filled.fill(other);
            prop_assert_eq!(filled.get().copied(), Some(if knows { value } else { other }), "only what is hidden is dealt again");
            filled.redact(observer);
            prop_assert_eq!(filled, seen(value));
            let mut open = Secret::new(value, seats(bits));
            open.reveal();
            open.redact(observer);
            prop_assert_eq!(open.get(), Some(&value), "all see what is revealed");
        }
    }
}
