//! What tells two tables apart: the short way, which looks at the views first, finds what the long way finds.

use clade_check::setup;
use clade_engine::face::{Aspect, Handle};
use clade_engine::{Actor, Face, Module, Observer, Seat, Tools, chance};
use clade_table::WordStream;

const OBSERVERS: [Observer; 5] =
    [Observer::Host, Observer::Public, Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Seat(Seat(2))];

/// A table after so many answers of a random game.
fn after(face: &mut dyn Face, answers: u32, is_heard: bool) -> Handle {
    let (at, mut words) = (face.start(), WordStream::new(7));
    face.listen(at, is_heard).expect("a table");
    for _ in 0..answers {
        let turn = face.turn(at).expect("a table");
        let answered = match turn.actor {
            Actor::Over => return at,
            Actor::Chance => face.roll(at, words.next()),
            Actor::Seat(_) => face.advance(at, chance::below(words.next(), turn.count)),
        };
        answered.expect("an answer");
    }
    at
}

/// A table heard and not heard, one answer later, and as each observer could believe it to be.
fn tables(face: &mut dyn Face, answers: u32) -> Vec<Handle> {
    let (heard, unheard, later) = (after(face, answers, true), after(face, answers, false), after(face, answers + 1, true));
    let mut words = WordStream::new(u64::from(answers));
    let believed = OBSERVERS.map(|observer| face.resample(heard, observer, &mut || words.next()).expect("a table"));
    [heard, unheard, later].into_iter().chain(believed).collect()
}

#[test]
fn the_short_way_finds_what_the_long_way_finds() {
    let rules = clade_pond::MODULE.ruleset(&setup(3, &[]), &[]).expect("rules");
    let [mut face, mut other] = [(); 2].map(|()| rules.open(Tools::default()).expect("a game"));
    let (mut found, mut unseen) = (Vec::new(), 0);
    for answers in (0..60).step_by(3) {
        let tables_there = tables(&mut *other, answers);
        let tables = tables(&mut *face, answers);
        assert_eq!(tables, tables_there, "the same handles in both");
        for (&one, &two) in tables.iter().flat_map(|one| tables.iter().map(move |two| (one, two))) {
            for observer in OBSERVERS {
                let apart = |by: &[Aspect]| {
                    let short = face.differs(one, (&*face, two), observer, by).expect("tables");
                    let long = face.differs(one, (&*other, two), observer, by).expect("tables");
                    assert_eq!(short, long, "{observer:?} by {by:?} after {answers} answers, {one:?} and {two:?}");
                    short
                };
                let told: Vec<Aspect> = Aspect::ALL.into_iter().filter_map(|what| apart(&[what])).collect();
                assert_eq!(apart(&Aspect::ALL), told.first().copied());
                unseen += usize::from(told.is_empty() && !face.is_like(one, &*face, two).expect("tables"));
                found.extend(told.into_iter().filter(|what| !found.contains(what)).collect::<Vec<_>>());
            }
        }
        tables.into_iter().for_each(|table| [&mut face, &mut other].into_iter().for_each(|face| face.free(table)));
    }
    // Whatever can be thought of in Pond may be done, and none of it gives pause.
    let never = [Aspect::Refusals, Aspect::Reasons, Aspect::Cautions];
    let missing: Vec<_> = Aspect::ALL.iter().filter(|what| !found.contains(what) && !never.contains(what)).collect();
    assert!(missing.is_empty(), "nobody told two tables apart by {missing:?}");
    assert!(unseen > 0, "nothing was hidden from anybody");
}
