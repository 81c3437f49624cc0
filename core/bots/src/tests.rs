use crate::toy::{Kind, Toy, next_handle};
use crate::{ADVISER, Bot, Greedy, LEVELS, Level, NAMES, PLAIN, Searcher, bot};
use clade_engine::{Actor, Face, Hosted, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Plays a game to its end; the answers and the scores.
fn play(kind: Kind, names: [&str; 2], seed: u64) -> (Vec<u32>, Vec<i64>) {
    let mut face = Toy::face(kind, 1);
    let mut bots: Vec<_> = (seed..).zip(names).map(|(seed, name)| bot(name, seed).unwrap()).collect();
    let at = face.start();
    let mut answers = Vec::new();
    while let Actor::Seat(seat) = face.turn(at).unwrap().actor {
        answers.push(bots[usize::from(seat.0)].choose(&mut face, at));
        face.advance(at, answers[answers.len() - 1]).unwrap();
    }
    (answers, face.scores(at).unwrap())
}

#[test]
fn every_bot_has_its_name_and_a_wrong_one_the_nearest() {
    for &name in NAMES.iter().chain([&PLAIN]) {
        assert_eq!(bot(name, 1).unwrap().name(), name);
    }
    let error = bot("gredy", 1).err().unwrap();
    assert_eq!(error.to_string(), "there is no bot 'gredy'; it may be easy, normal, hard, expert, greedy, random; did you mean 'greedy'?");
}

#[test]
fn greedy_sees_to_the_end_of_its_run() {
    let (answers, scores) = play(Kind::Invest, ["greedy", "greedy"], 1);
    assert_eq!(scores, [10, 10], "paying first is better in the end: {answers:?}");
    for seed in 0..20 {
        let (_, scores) = play(Kind::Invest, ["greedy", "random"], seed);
        assert!(scores[0] >= scores[1], "{scores:?}");
    }
}

#[test]
fn of_equal_runs_greedy_takes_the_shortest() {
    for seed in 0..8 {
        assert_eq!(play(Kind::Detour, ["greedy", "greedy"], seed).0, [0; 4], "nothing is done for nothing");
    }
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    for names in [["random", "random"], ["greedy", "random"]] {
        for kind in [Kind::Invest, Kind::Bet, Kind::Wide] {
            assert_eq!(play(kind, names, 5), play(kind, names, 5));
        }
    }
    let games: BTreeSet<_> = (0..8).map(|seed| play(Kind::Wide, ["random", "random"], seed).0).collect();
    assert_eq!(games.len(), 8);
}

#[test]
fn no_bot_peeks() {
    for &name in NAMES {
        let mut chosen = BTreeSet::new();
        for seed in 0..40 {
            let both = [0, 1].map(|hidden| {
                let mut face = Toy::face(Kind::Bet, hidden);
                let at = face.start();
                bot(name, seed).unwrap().choose(&mut face, at)
            });
            assert_eq!(both[0], both[1], "{name}: what is hidden changed the answer");
            chosen.insert(both[0]);
        }
        assert_eq!(chosen.len(), 2, "{name} guesses");
    }
}

#[test]
fn the_table_stays_and_nothing_stays_forked() {
    for &name in NAMES {
        for kind in [Kind::Invest, Kind::Bet, Kind::Wide, Kind::Raid, Kind::Stay { looks: 3 }] {
            let mut face = Toy::face(kind, 0);
            let at = face.start();
            let before = (face.save(at).unwrap(), next_handle(&mut face));
            bot(name, 3).unwrap().choose(&mut face, at);
            assert_eq!((face.save(at).unwrap(), next_handle(&mut face)), before, "{name}, {kind:?}");
            assert_eq!(face.turn(at).unwrap().actor, Actor::Seat(clade_engine::Seat(0)));
        }
    }
}

#[test]
fn beyond_its_limit_greedy_still_takes_good_things() {
    let (answers, scores) = play(Kind::Wide, ["greedy", "random"], 2);
    assert_eq!(scores[0], 2 * (18..30).sum::<i64>(), "the twelve best of thirty, twice: {answers:?}");
}

#[test]
fn a_game_says_how_much_greedy_tries() {
    let tried = |limit: Option<u32>| {
        let mut face = Toy::stopping(Kind::Wide, Arc::default(), u32::MAX);
        let at = face.start();
        let mut bot = limit.map_or_else(|| Greedy::new(3), |limit| Greedy::within(3, limit));
        bot.choose(&mut face, at);
        face.counters().iter().find(|(name, _)| *name == "played").unwrap().1
    };
    assert_eq!(tried(None), tried(Some(Toy::TRIES)));
    assert!(tried(Some(Toy::TRIES / 4)) < tried(None), "fewer answers are fewer");
}

#[test]
fn ties_are_broken_by_the_seed() {
    let mut face = Toy::face(Kind::Wide, 0);
    let at = face.start();
    let first: BTreeSet<_> = (0..20).map(|seed| bot("greedy", seed).unwrap().choose(&mut face, at)).collect();
    assert!(first.len() > 1 && first.iter().all(|&thing| thing >= 18), "{first:?}");
}

#[test]
fn a_bot_that_is_stopped_answers_with_the_best_so_far_and_leaves_nothing_behind() {
    let choose = |name, after| {
        let stop = Arc::new(AtomicBool::new(after == 0));
        let mut face = Toy::stopping(Kind::Wide, stop.clone(), after);
        let at = face.start();
        let before = (face.save(at).unwrap(), next_handle(&mut face));
        let mut bot = bot(name, 3).unwrap();
        bot.stop_when(stop);
        let chosen = bot.choose(&mut face, at);
        assert_eq!((face.save(at).unwrap(), next_handle(&mut face)), before, "{name}");
        chosen
    };
    for &name in NAMES {
        let mut face = Toy::face(Kind::Wide, 0);
        let at = face.start();
        let free = bot(name, 3).unwrap().choose(&mut face, at);
        assert_eq!(choose(name, u32::MAX), free, "{name}: a sign that nobody sets changes nothing");
        assert!(choose(name, 0) < 30, "{name}: stopped before it began");
    }
    // Thing n is worth n points: whoever has looked at the first few takes the last of these.
    let few = choose("greedy", 500);
    assert!((1..18).contains(&few), "{few}");
}

#[test]
fn who_searches_wins_and_says_what_it_thought() {
    for seed in 0..6 {
        let (answers, scores) = play(Kind::Invest, ["normal", "random"], seed);
        assert!(scores[0] > scores[1], "{scores:?}: {answers:?}");
    }
    let mut face = Toy::face(Kind::Wide, 0);
    let at = face.start();
    let level = Level { name: "test", iterations: 900, is_strict: true };
    let mut bot = Searcher::new(level, 1);
    let index = bot.choose(&mut face, at);
    let thoughts = bot.thoughts();
    let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
    let [most, next] = [0, 1].map(|nth| thoughts[nth].visits);
    let left = level.iterations - visits;
    assert!(left == 0 || most - next > left, "one answer a thought, until it is clear: {most} {next}, {left} left");
    // Those that are left get thoughts in turn: whoever was next when the answer was clear has one less.
    let is_sorted = thoughts.windows(2).all(|two| two[0].visits + 1 >= two[1].visits);
    assert!(thoughts.len() > 15 && thoughts[0].index == index && is_sorted, "{thoughts:?}");
}

#[test]
fn who_looks_behind_the_tree_does_not_fear_to_waste_what_comes() {
    let first = |looks, seed| {
        let mut face = Toy::face(Kind::Stay { looks }, 0);
        let at = face.start();
        let free = next_handle(&mut face);
        let level = Level { name: "test", iterations: 100, is_strict: true };
        let index = Searcher::new(level, seed).choose(&mut face, at);
        assert_eq!(next_handle(&mut face), free, "nothing stays forked");
        assert_eq!(index, Searcher::new(level, seed).choose(&mut face, at), "the same seed gives the same answer");
        index
    };
    for seed in 0..6 {
        assert_eq!(first(0, seed), 0, "at random it costs to stay");
        assert_ne!(first(6, seed), 0, "who looks at six of eight answers finds the good one more often than not");
    }
}

#[test]
fn who_thinks_in_turns_sees_the_other_turn_come() {
    let first = |name| {
        let mut face = Toy::face(Kind::Raid, 0);
        let at = face.start();
        bot(name, 1).unwrap().choose(&mut face, at)
    };
    // 5 points are more than 4, until the other seat takes 6 of them away.
    assert_eq!(["greedy", "normal"].map(first), [1, 0]);
    for seed in 0..4 {
        let (answers, scores) = play(Kind::Raid, ["normal", "greedy"], seed);
        assert!(scores[0] > scores[1], "{scores:?}: {answers:?}");
        assert_eq!(play(Kind::Raid, ["normal", "greedy"], seed), (answers, scores), "the same seed gives the same answers");
    }
}

/// What another seat answers in the middle of a turn does not end it: else whoever does nothing, so that nobody is asked, seems to gain by what
/// it does next.
#[test]
fn an_answer_of_another_seat_ends_no_turn_while_the_clock_stands_still() {
    let mut face = Toy::face(Kind::Queue, 0);
    let at = face.start();
    let mut bots = ["greedy", "normal"].map(|name| bot(name, 1).unwrap());
    assert_eq!(bots.each_mut().map(|bot| bot.choose(&mut face, at)), [0, 1], "3 points now, 5 in any case");
    let turn = face.advance(at, 0).unwrap();
    assert_eq!(turn.actor, Actor::Seat(Seat(0)), "the same seat is asked again");
    let [_, normal] = &mut bots;
    normal.go_on(&mut face, at);
    assert!(!normal.thoughts().is_empty(), "in its next turn it thinks again");
}

/// A turn is thought of where it begins; then it is carried out, whatever another thought would say.
#[test]
fn a_turn_that_was_begun_is_gone_on_with() {
    let mut face = Toy::face(Kind::Raid, 0);
    let at = face.start();
    let mut bot = bot("normal", 1).unwrap();
    let first = bot.choose(&mut face, at);
    assert!(!bot.thoughts().is_empty());
    let turn = face.advance(at, first).unwrap();
    assert_eq!(turn.actor, Actor::Seat(Seat(0)));
    assert_eq!((bot.go_on(&mut face, at), bot.thoughts().len()), (1, 0), "nothing is thought of");
    // Where single answers are thought of, each is.
    let mut face = Toy::face(Kind::Wide, 0);
    let at = face.start();
    bot.go_on(&mut face, at);
    assert!(!bot.thoughts().is_empty());
}

#[test]
fn advice_says_what_follows_what_changes_and_who_wins() {
    let mut face = Toy::face(Kind::Raid, 0);
    let at = face.start();
    let before = (face.save(at).unwrap(), next_handle(&mut face));
    let advice = Searcher::new(ADVISER, 1).advise(&mut face, at).unwrap();
    assert_eq!((face.save(at).unwrap(), next_handle(&mut face)), before);
    let best = &advice.answers[0];
    assert_eq!((best.thought.index, best.then.len(), advice.thoughts), (0, 1, ADVISER.iterations), "{advice:?}");
    assert!((advice.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9 && best.thought.wins.is_some(), "{advice:?}");
    assert!(best.reasons.is_empty(), "four points of values are too few to speak of: {advice:?}");

    let mut face = Toy::face(Kind::Wide, 0);
    let at = face.start();
    let advice = Searcher::new(ADVISER, 1).advise(&mut face, at).unwrap();
    assert!(advice.answers.len() <= 3 && advice.answers.iter().all(|advised| advised.thought.visits > 0), "{advice:?}");
    let best = &advice.answers[0];
    assert!(best.reasons.iter().all(|reason| reason.points >= 10 && !reason.of_another), "{advice:?}");
    while let Actor::Seat(_) = face.turn(at).unwrap().actor {
        face.advance(at, 0).unwrap();
    }
    assert_eq!(Searcher::new(ADVISER, 1).advise(&mut face, at), None, "nobody is asked");
}

#[test]
fn what_an_answer_has_cost_is_said_only_where_it_is_sure() {
    let mut face = Toy::face(Kind::Raid, 0);
    let at = face.start();
    let before = (face.save(at).unwrap(), next_handle(&mut face));
    let judge = |face: &mut Hosted<Toy>, index| Searcher::new(ADVISER, 1).judge(face, at, index).unwrap();
    let [good, bad] = [0, 1].map(|index| judge(&mut face, index));
    assert_eq!((face.save(at).unwrap(), next_handle(&mut face)), before);
    assert_eq!((good.best.thought.index, good.given.thought.index, good.lost), (0, 0, 0.0), "{good:?}");
    // 4 points and 4 for the other seat; or 5, of which 6 are taken, and 1 for the other: by a doubt of 5, one half against 1 : e^(2/5) or so.
    assert_eq!((bad.best.thought.index, bad.given.thought.index), (0, 1), "{bad:?}");
    assert!((0.05..0.5).contains(&bad.lost) && bad.given.thought.visits >= ADVISER.iterations / 4, "{bad:?}");
    let alike = judge(&mut face, 2);
    assert!(alike.lost > bad.lost, "one point is worst: {alike:?}");
    assert_eq!(Searcher::new(ADVISER, 1).judge(&mut face, at, 3), None, "there is no such answer");
    let mut face = Toy::face(Kind::Detour, 0);
    let at = face.start();
    let judged = Searcher::new(ADVISER, 1).judge(&mut face, at, 1).unwrap();
    assert_eq!(judged.lost, 0.0, "what changes nothing costs nothing: {judged:?}");
}

#[test]
fn who_wins_anyway_is_told_of_points_given_away() {
    let mut face = Toy::face(Kind::Wide, 0);
    let at = face.start();
    for _ in 0..47 {
        let turn = face.turn(at).unwrap();
        face.advance(at, if turn.actor == Actor::Seat(Seat(0)) { 0 } else { turn.count - 1 }).unwrap();
    }
    // One has always taken the least, the other the most, and is asked for the last time: 0 to 18 are left.
    let judged = Searcher::new(ADVISER, 1).judge(&mut face, at, 0).unwrap();
    assert_eq!((judged.lost, judged.points, judged.best.thought.index), (0.0, 18.0, 18), "{judged:?}");
    let [over] = &judged.over[..] else { panic!("one thing differs: {judged:?}") };
    assert!(over.points > 0 && !over.of_another, "the best has more: {judged:?}");
    let judged = Searcher::new(ADVISER, 1).judge(&mut face, at, 18).unwrap();
    assert_eq!((judged.lost, judged.points), (0.0, 0.0), "the best gives nothing away: {judged:?}");
    assert!(judged.over.is_empty(), "and does not differ from itself: {judged:?}");
}

#[test]
fn an_easy_bot_errs_but_talks_no_nonsense() {
    let mut face = Toy::face(Kind::Wide, 0);
    let at = face.start();
    let mut errors = 0;
    for seed in 0..20 {
        let mut bot = Searcher::new(LEVELS[0], seed);
        let index = bot.choose(&mut face, at);
        let [best, chosen] = [bot.thoughts().first(), bot.thoughts().iter().find(|thought| thought.index == index)].map(Option::unwrap);
        assert!(4 * chosen.visits >= best.visits, "{chosen:?} {best:?}");
        errors += u32::from(chosen.index != best.index);
    }
    assert!((1..20).contains(&errors), "{errors}");
}
