//! The books of the three small games, and notes that do not fit.

use crate::fixtures::{OUT, alike, being, born, died, evolution, flow, flow_of, marine, soup};
use clade_ecology::books::{Account, Books, Difference, Fault, Lives};
use clade_engine::Side;
use clade_engine::ecology::{Birth, Death, Ecological, Move, Origin, Pool, Via};

fn entered(notes: &[Ecological]) -> Books {
    let mut books = Books::default();
    notes.iter().for_each(|note| books.note(note).unwrap());
    books
}

fn account(opening: u64, inflow: u64, outflow: u64, closing: u64) -> Account {
    Account { opening, inflow, outflow, closing }
}

fn of_game(books: &Books) -> Vec<(Pool, u8, Account)> {
    books.of_game().collect()
}

fn sum(accounts: impl Iterator<Item = (Pool, u8, Account)>) -> Account {
    accounts.fold(Account::default(), |a, (_, _, b)| {
        account(a.opening + b.opening, a.inflow + b.inflow, a.outflow + b.outflow, a.closing + b.closing)
    })
}

fn fault(notes: &[Ecological]) -> Fault {
    let (last, before) = notes.split_last().unwrap();
    let mut books = entered(before);
    let was = books.clone();
    let unbalanced = books.note(last).unwrap_err();
    assert_eq!((unbalanced.note, unbalanced.number), (*last, notes.len() as u64));
    assert_eq!(books, was, "a note that does not fit is not entered");
    unbalanced.fault
}

/// Opening 6, waste 8 and bodies 18 in; eaten 12, 20 left. By colour: R 2 + 4 + 6 = 4 + 8, B 2 + 2 + 6 = 4 + 6, G 2 + 2 + 6 = 4 + 6.
#[test]
fn the_cell_of_soup_closes() {
    let books = entered(&soup::rounds().concat());
    let cell = Pool::Patch(0);
    assert_eq!(of_game(&books), [(cell, 0, account(2, 10, 4, 8)), (cell, 1, account(2, 8, 4, 6)), (cell, 2, account(2, 8, 4, 6))]);
    assert_eq!(sum(books.of_game()), account(6, 26, 12, 20));
    assert_eq!(sum(books.of_round()), account(2, 18, 0, 20), "round 3: two R lay there, three bodies came");
    let lives: Vec<_> = books.lives().collect();
    let of = |born, died, alive| Lives { born, died, left: 0, alive };
    assert_eq!(lives, [(Side(soup::R), of(2, 1, 1)), (Side(soup::B), of(1, 1, 0)), (Side(soup::G), of(1, 1, 0))]);
}

/// In 3 + 2 from dice and 2 made; out 1 cleared, 5 digested, 1 with a death; 0 left. Banks 5 = 4 taken + 1 cleared, the store 1 = 1.
#[test]
fn banks_plates_and_stores_of_evolution_close() {
    let books = entered(&evolution::rounds().concat());
    let (a, b) = (Side(evolution::A), Side(evolution::B));
    let expected = [
        (Pool::Patch(0), 0, account(0, 5, 5, 0)),
        (Pool::Plate(a), 0, account(0, 3, 3, 0)),
        (Pool::Plate(b), 0, account(0, 3, 3, 0)),
        (Pool::Store(a), 0, account(0, 1, 1, 0)),
    ];
    assert_eq!(of_game(&books), expected);
    let lives: Vec<_> = books.lives().map(|(_, lives)| lives).collect();
    assert_eq!(lives, [Lives { born: 3, died: 1, left: 0, alive: 2 }, Lives { born: 1, died: 1, left: 0, alive: 0 }], "4 = 2 died + 2");
}

/// Elements: 1 printed + 1 put = 1 removed + 1 left. Cubes: 5 set up + 2 spread + 1 revived = 6 died + 1 left play + 1 alive.
#[test]
fn elements_and_cubes_of_marine_close() {
    let books = entered(&marine::rounds().concat());
    assert_eq!(sum(books.of_game()), account(1, 1, 1, 1));
    let lives: Vec<_> = books.lives().map(|(_, lives)| lives).collect();
    assert_eq!(lives, [Lives { born: 5, died: 4, left: 1, alive: 0 }, Lives { born: 3, died: 2, left: 0, alive: 1 }]);
    assert_eq!((books.heads(Side(marine::F), 2), books.patch_of(alike(marine::F))), (1, None));
}

#[test]
fn every_account_closes_after_every_note() {
    for notes in [soup::rounds().concat(), evolution::rounds().concat(), marine::rounds().concat()] {
        let mut books = Books::default();
        for note in &notes {
            books.note(note).unwrap();
            let closes = books.of_game().chain(books.of_round()).all(|(_, _, account)| account.closes());
            assert!(closes && books.lives().all(|(_, lives)| lives.closes()), "{note:?}");
        }
        assert_eq!(books.entered(), notes.len() as u64);
    }
}

#[test]
fn the_books_are_what_a_fresh_opening_tells() {
    let games = [(soup::rounds().concat(), soup::at_the_end()), (evolution::rounds().concat(), evolution::at_the_end())];
    for (notes, end) in games.into_iter().chain([(marine::rounds().concat(), marine::at_the_end())]) {
        let (books, fresh) = (entered(&notes), entered(&end));
        assert_eq!((books.differs_from(&fresh), fresh.differs_from(&books)), (None, None));
        assert_ne!(books, fresh, "what happened before is not compared");
    }
}

#[test]
fn what_is_not_told_is_found() {
    let whole = soup::rounds().concat();
    let fresh = entered(&soup::at_the_end());
    let is_found_without = |n: usize| {
        let mut books = Books::default();
        let told = whole.iter().enumerate().filter(|(ix, _)| *ix != n).map(|(_, note)| note);
        let unbalanced = told.map(|note| books.note(note)).filter(Result::is_err).count();
        unbalanced > 0 || books.differs_from(&fresh).is_some()
    };
    for (ix, note) in whole.iter().enumerate() {
        let counts = match note {
            Ecological::Flow { .. } | Ecological::Born { .. } | Ecological::Died { .. } => true,
            Ecological::Round(n) => *n == 3,
            _ => false,
        };
        assert_eq!(is_found_without(ix), counts, "without note {ix}, {note:?}");
    }
}

#[test]
fn a_difference_is_named() {
    let books = entered(&[born(being(0, 1), 4, 1, Birth::Setup), flow(OUT, Pool::Patch(1), 2, 3, Via::Opening)]);
    let other = |notes: &[Ecological]| books.differs_from(&entered(notes)).unwrap();
    let piece = flow(OUT, Pool::Patch(1), 2, 3, Via::Opening);
    let stock = Difference::Stock { pool: Pool::Patch(1), kind: 3, noted: 2, found: 0 };
    assert_eq!(other(&[born(being(0, 1), 4, 1, Birth::Setup)]), stock);
    let heads = Difference::Heads { side: Side(0), at: 4, noted: 1, found: 2 };
    assert_eq!(other(&[piece, born(alike(0), 4, 2, Birth::Setup)]), heads);
    let who = Difference::Being { who: being(0, 1), noted: Some(4), found: None };
    assert_eq!(other(&[piece, born(being(0, 2), 4, 1, Birth::Setup)]), who);
    let round = Difference::Round { noted: 0, found: 2 };
    assert_eq!(other(&[piece, born(being(0, 1), 4, 1, Birth::Setup), Ecological::Round(2)]), round);
    assert_eq!(round.to_string(), "round 0 by what was noted, 2 on the table");
}

#[test]
fn a_flow_that_does_not_fit_is_refused() {
    let (patch, plate, store) = (Pool::Patch(0), Pool::Plate(Side(0)), Pool::Store(Side(0)));
    let meal = Via::Meal(Origin::Environment);
    let lies = |n| flow(OUT, patch, n, 0, Via::Opening);
    assert_eq!(fault(&[lies(2), flow(patch, plate, 3, 0, meal)]), Fault::Overdrawn { pool: patch, had: 2 });
    assert_eq!(fault(&[lies(2), flow(patch, plate, 1, 1, meal)]), Fault::Overdrawn { pool: patch, had: 0 }, "another kind");
    assert_eq!(fault(&[lies(0)]), Fault::Nothing);
    assert_eq!(fault(&[lies(2), flow(patch, patch, 1, 0, Via::Carried)]), Fault::Nothing);
    assert_eq!(fault(&[lies(2), flow_of(being(0, 1), patch, plate, 1, 0, meal)]), Fault::NotAlive);
    let unfit = [
        flow(patch, plate, 1, 0, Via::Opening),
        flow(OUT, patch, 1, 0, meal),
        flow(patch, plate, 1, 0, Via::Converted),
        flow(store, Pool::Plate(Side(1)), 1, 0, Via::Converted),
        flow(plate, store, 1, 0, Via::Theft(Side(1))),
        flow(patch, OUT, 1, 0, Via::Digested),
        flow(patch, OUT, 1, 0, Via::WithDeath),
        flow(OUT, patch, 1, 0, Via::Carried),
    ];
    for note in unfit {
        assert_eq!(fault(&[lies(1), note]), Fault::Reason, "{note:?}");
    }
}

#[test]
fn a_life_that_does_not_fit_is_refused() {
    let (one, lives) = (being(0, 1), born(being(0, 1), 4, 1, Birth::Setup));
    let dies = |who, at, n| died(who, at, n, Death::Hunger, None);
    let moves = |from, to| Ecological::Moved { who: one, from, to, n: 1, by: Move::Chosen };
    assert_eq!(fault(&[lives, lives]), Fault::Alive { at: 4 });
    assert_eq!(fault(&[dies(one, 4, 1)]), Fault::NotAlive);
    assert_eq!(fault(&[lives, dies(one, 5, 1)]), Fault::Elsewhere { at: 4 });
    assert_eq!(fault(&[lives, moves(5, 4)]), Fault::Elsewhere { at: 4 });
    assert_eq!(fault(&[lives, moves(4, 4)]), Fault::Nothing);
    assert_eq!(fault(&[born(one, 4, 2, Birth::Setup)]), Fault::Several);
    assert_eq!(fault(&[born(alike(0), 4, 2, Birth::Setup), dies(alike(0), 4, 3)]), Fault::Fewer { had: 2 });
    assert_eq!(fault(&[born(alike(0), 4, 0, Birth::Setup)]), Fault::Nothing);
    assert_eq!(fault(&[Ecological::Round(2), Ecological::Round(1)]), Fault::RoundBack { from: 2 });
}

/// A slot is free again when its being has died.
#[test]
fn a_slot_has_generations() {
    let one = being(0, 1);
    let lives = born(one, 4, 1, Birth::Bought);
    let books = entered(&[lives, died(one, 4, 1, Death::Doom, None), lives]);
    assert_eq!(books.lives().next(), Some((Side(0), Lives { born: 2, died: 1, left: 0, alive: 1 })));
}
