//! Rule hooks: they only answer, their answers join in any order, and remembering them is never seen.

use crate::common::{AMOUNT, MAY, OBJECTS, SPLIT, vm};
use clade_engine::{Kind, Kinds, Small};
use clade_script::{Joined, Vm};

const AMOUNTS: [&str; 5] = [
    "amount = function(facts) return 2 end",
    "amount = function(facts) return -facts.n end",
    "amount = function(facts) if facts.strong then return at_most(9) end end",
    "amount = function(facts) return at_least(4) end",
    "reads = { 'snow', 'rain' }, amount = function(facts) return facts.rain * 10 + facts.snow end",
];

fn read(index: u8) -> i32 {
    [1, 3][usize::from(index)] // rain, snow
}

/// Runs the check with answers remembered, and without.
fn both(vm: &Vm, check: impl Fn()) {
    for on in [true, false, true] {
        vm.remember(on);
        check();
        check();
    }
}

#[test]
fn amounts_join_in_any_order() {
    let orders = [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]];
    for order in orders {
        let bodies: Vec<&str> = order.iter().map(|&i| AMOUNTS[i]).collect();
        let vm = vm(&bodies);
        let all: Kinds = (0..5).map(Kind).collect();
        both(&vm, || {
            assert_eq!(vm.number(all, AMOUNT, 1, &[1, 0], read), 1 + 2 - 1 + 13);
            assert_eq!(vm.number(all, AMOUNT, 1, &[1, 1], read), 9, "the upper bound");
            assert_eq!(vm.number(all, AMOUNT, 1, &[30, 0], read), 4, "the lower bound");
            assert_eq!(vm.number(Kinds::NONE, AMOUNT, 1, &[30, 0], read), 1);
            assert_eq!(vm.number(all, AMOUNT, i32::MAX, &[-5, 0], read), i32::MAX, "nothing overflows");
        });
        let mut shares = vm.shares(all, AMOUNT, &[1, 1], read);
        shares.sort_by_key(|share| match *share {
            Joined::Adds(card, _) | Joined::AtMost(card, _) | Joined::AtLeast(card, _) => order[card.ix()],
        });
        assert!(matches!(
            shares[..],
            [Joined::Adds(_, 2), Joined::Adds(_, -1), Joined::AtMost(_, 9), Joined::AtLeast(_, 4), Joined::Adds(_, 13)]
        ));
        assert_eq!(vm.take_faults(), []);
    }
}

#[test]
fn numbers_have_bounds() {
    let vm = vm(&[
        "amount = function(facts) return facts.n end",
        "amount = function(facts) return at_most(facts.n) end",
        "amount = function(facts) return at_least(facts.n) end",
    ]);
    both(&vm, || {
        for (n, numbers) in [(999, [999, 0, 999]), (1000, [0, 0, 0]), (-1000, [0, 0, 0]), (i32::MIN, [0, 0, 0])] {
            let answers = [0, 1, 2].map(Kind).map(|card| vm.number(Kinds::one(card), AMOUNT, 0, &[n, 0], read));
            assert_eq!(answers, numbers, "{n}");
            let faults = vm.take_faults();
            assert_eq!(faults.len(), if n == 999 { 0 } else { 3 }, "{n}: {faults:?}");
            assert!(faults.iter().all(|fault| fault.reason == format!("amount answers a number from -999 to 999, not {n}")), "{faults:?}");
        }
    });
}

#[test]
fn only_asked_for_counts_are_there() {
    let vm = vm(&[
        "amount = function(facts) return facts.rain == nil and 1 or 2 end",
        AMOUNTS[4],
        "reads = { 'rain' }, amount = function(facts) return facts.rain end",
    ]);
    both(&vm, || {
        assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 0, &[0, 0], |_| unreachable!("it reads nothing")), 1);
        assert_eq!(vm.number(Kinds::one(Kind(2)), AMOUNT, 0, &[0, 0], |index| [7][usize::from(index)]), 7);
        assert_eq!(vm.number(Kinds::one(Kind(2)), AMOUNT, 0, &[0, 0], |_| 8), 8, "another count is another answer");
    });
}

#[test]
fn yes_and_no() {
    let vm =
        vm(&["may = function(facts) return facts.n > 3 end", "may = function(facts) end", "may = function(facts) return facts.strong end"]);
    both(&vm, || {
        let may = |card, n, strong| vm.says_yes(card, MAY, &[n, strong], read);
        assert_eq!(
            [may(Kind(0), 3, 0), may(Kind(0), 4, 0), may(Kind(1), 4, 0), may(Kind(2), 0, 0), may(Kind(2), 0, 1)],
            [false, true, false, false, true]
        );
    });
    assert_eq!(vm.take_faults(), []);
}

#[test]
fn objections() {
    let vm = vm(&[
        "objects = function(facts) return nil end",
        "objects = function(facts) if facts.n > 3 then return 'two' end end",
        "objects = function(facts) return facts.strong and 'one' end",
        "amount = function(facts) return 1 end",
    ]);
    let all: Kinds = (0..4).map(Kind).collect();
    both(&vm, || {
        let first = |n, strong| vm.objection(all, OBJECTS, &[n, strong], read);
        assert_eq!(
            [first(0, 0), first(4, 0), first(4, 1), first(0, 1)],
            [None, Some((Kind(1), 1)), Some((Kind(1), 1)), Some((Kind(2), 0))]
        );
    });
    assert_eq!(vm.take_faults(), []);
}

#[test]
fn lists() {
    let vm = vm(&[
        "split = function(list) local a, b = {}, {} for _, v in ipairs(list) do table.insert(v > 2 and a or b, v) end return { a, b } end",
        "split = function(list) return { { '5' } } end",
        "split = function(list)\nreturn { 0.5 } end",
        "split = function(list)\nlist[1] = 7 return { list } end",
    ]);
    assert_eq!(vm.lists(Kind(0), SPLIT, &[1, 2, 3, 4]), [vec![3, 4], vec![1, 2]]);
    assert_eq!(vm.lists(Kind(0), SPLIT, &[]), [vec![], vec![]]);
    assert_eq!(vm.take_faults(), []);
    let empty: [Vec<i32>; 0] = [];
    assert_eq!((vm.lists(Kind(1), SPLIT, &[1]), vm.lists(Kind(2), SPLIT, &[1])), (empty.to_vec(), empty.to_vec()));
    assert_eq!(vm.take_faults().iter().map(|f| (f.file.as_str(), f.line)).collect::<Vec<_>>(), [("m/1.lua", 4), ("m/2.lua", 4)]);
    assert_eq!(vm.lists(Kind(3), SPLIT, &[1]), [vec![7]], "the list is the card's own copy");
}

#[test]
fn a_failing_hook_is_neutral() {
    let vm = vm(&[
        "amount = function(facts)\nerror('x') end, may = function(facts)\nreturn nil + 1 end, objects = function(facts)\nreturn 'onne' end",
        AMOUNTS[0],
    ]);
    let all: Kinds = (0..2).map(Kind).collect();
    let faults = || vm.take_faults().into_iter().map(|f| (f.card, f.file, f.line, f.reason)).collect::<Vec<_>>();
    both(&vm, || {
        assert_eq!(vm.number(all, AMOUNT, 5, &[0, 0], read), 7, "the other card still counts");
        assert_eq!(faults(), [(Kind(0), "m/0.lua".to_owned(), 5, "x".to_owned())]);
        assert!(vm.says_yes(Kind(0), MAY, &[0, 0], read), "the row's neutral answer is yes");
        assert_eq!(faults().iter().map(|f| f.2).collect::<Vec<_>>(), [6]);
        assert_eq!(vm.objection(all, OBJECTS, &[0, 0], read), None);
        assert_eq!(faults(), [(Kind(0), "m/0.lua".to_owned(), 6, "objects answers a key under 'says'".to_owned())]);
    });
}

#[test]
fn wrong_kinds_of_answers() {
    for (hook, answers) in [("may", &["1", "0", "'one'", "{}", "facts"][..]), ("objects", &["true", "1", "'three'", "{}"][..])] {
        for answer in answers {
            let vm = vm(&[&format!("{hook} = function(facts) return {answer} end")]);
            let yes = if hook == "may" {
                vm.says_yes(Kind(0), MAY, &[0, 0], read)
            } else {
                vm.objection(Kinds::one(Kind(0)), OBJECTS, &[0, 0], read).is_some()
            };
            assert_eq!((yes, vm.take_faults().len()), (hook == "may", 1), "{hook} {answer}");
        }
    }
}

#[test]
fn a_hook_gets_frozen_facts_and_no_g() {
    for attack in [
        "facts.n = 1",
        "facts.x = 1",
        "facts[1] = 1",
        "table.insert(facts, 1)",
        "g:add(1)",
        "facts.g:add(1)",
        "table.sort(facts, function() return true end) facts.n = 2",
    ] {
        let vm = vm(&[
            &format!("amount = function(facts, more)\n{attack} end"),
            "amount = function(facts, more) return more == nil and facts.n or 99 end",
        ]);
        both(&vm, || {
            assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 5, &[3, 0], read), 5, "{attack}");
            assert_eq!(vm.take_faults().iter().map(|f| f.line).collect::<Vec<_>>(), [5], "{attack}");
            assert_eq!(vm.number(Kinds::one(Kind(1)), AMOUNT, 5, &[3, 0], read), 8, "{attack}");
        });
    }
}

/// Things that have words are called by them; nobody can change what a name means.
#[test]
fn things_have_names() {
    let vm = vm(&["amount = function(facts) return Thing.old_bone * 10 + #Thing.all end"]);
    assert_eq!((vm.number(Kinds::one(Kind(0)), AMOUNT, 0, &[0, 0], read), vm.take_faults().len()), (12, 0));
    for (attack, told) in [
        ("local things = Thing things.stone = 5", "attempt to modify a readonly table"),
        ("local all = Thing.all all[1] = 5", "attempt to modify a readonly table"),
        ("table.insert(Thing.all, 5)", "attempt to modify a readonly table"),
        ("local word = 'stnoe' return Thing[word]", "there is no thing 'stnoe'; did you mean 'stone'?"),
    ] {
        let vm =
            self::vm(&[&format!("amount = function(facts) {attack} end"), "amount = function() return Thing.stone + Thing.all[1] end"]);
        assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 5, &[0, 0], read), 5, "{attack}");
        assert_eq!(vm.take_faults().iter().map(|f| f.reason.as_str()).collect::<Vec<_>>(), [told]);
        assert_eq!(vm.number(Kinds::one(Kind(1)), AMOUNT, 5, &[0, 0], read), 5, "{attack}");
    }
}

#[test]
fn remembering_saves_calls() {
    let vm = vm(&[AMOUNTS[1]]);
    let count = |name| vm.counters().iter().find(|(counter, _)| *counter == name).map_or(0, |(_, n)| *n);
    for _ in 0..10 {
        vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[2, 0], read);
    }
    assert_eq!((count("vm_entries"), count("memo_hits")), (1, 9));
    for n in (0..5000).map(|n| n % 1000) {
        assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[n, 0], read), 1 - n, "overwritten answers are asked for again");
    }
    vm.remember(false);
    let before = count("memo_hits");
    vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[2, 0], read);
    vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[2, 0], read);
    assert_eq!(count("memo_hits"), before);
}
