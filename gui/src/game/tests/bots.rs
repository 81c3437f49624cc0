//! Bots think on their own thread; people can stop them.

use super::super::thinking::{AskedBot, Thinker, Wanted};
use super::{begin, index, new_game, plain};
use crate::game::{Rules, Session};
use crate::prefs::Speed;
use clade_engine::scene::Staged;
use clade_engine::{Actor, Seat, Tells};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

#[test]
fn a_stopped_thought_is_thrown_away_and_thought_again() {
    let sitters = ["greedy", "greedy", "greedy"];
    let mut played = begin(&clade_evolution::MODULE, &sitters);
    let mut stopped = 0;
    while played.session.table.steps() < 60 {
        let steps = played.session.table.steps();
        if played.session.tick(Instant::now()) {
            if played.session.thinking().is_some() {
                played.session.pause(true);
                assert!(played.session.is_paused() && played.session.thinking().is_none());
                assert!(!played.session.tick(Instant::now()), "nothing happens while the game is paused");
                assert_eq!(played.session.table.steps(), steps);
                played.session.pause(false);
                assert!(played.session.tick(Instant::now()) && played.session.thinking().is_some(), "it thinks again");
                stopped += 1;
            }
        } else {
            played.woken.recv().unwrap();
        }
    }
    assert!(stopped > 10, "{stopped} thoughts were stopped");
    assert_eq!(played.session.record(), plain(&clade_evolution::MODULE, &sitters, 60).record());
}

#[test]
fn the_thread_ends_with_the_game_also_in_the_middle_of_a_thought() {
    let mut played = begin(&clade_marine::MODULE, &["greedy", "greedy"]);
    while played.session.thinking().is_none() {
        played.session.tick(Instant::now());
    }
    drop(played.session);
    // The thread owns the other end: it closes when the thread is gone.
    while played.woken.recv().is_ok() {}
}

#[test]
fn a_question_that_is_none_is_told_and_the_game_waits() {
    let new = new_game(&clade_soup::MODULE, &["human", "random", "random"]);
    let ruleset = Rules::shipped(&clade_soup::MODULE, &new).unwrap().ruleset;
    let (wake, woken) = channel();
    let mut thinker = Thinker::new(ruleset, Arc::new(move || wake.send(()).unwrap_or_default()));
    assert!(thinker.answer().is_none());
    for (state, bot) in [(vec![1, 2, 3], "greedy"), (Vec::new(), "nobody")] {
        thinker.ask(AskedBot { state, wanted: Wanted::Answer(bot), seed: 1, goes_on: false }).unwrap();
        woken.recv().unwrap();
        assert!(thinker.answer().unwrap().is_err());
        assert!(thinker.answer().is_none(), "an answer is given once");
    }
}

#[test]
fn each_step_is_shown_for_a_while() {
    let mut played = begin(&clade_soup::MODULE, &["random", "random", "random"]);
    played.session.set_speed(Speed::Normal);
    let mut now = Instant::now();
    // Bots make up their minds while the step before is shown.
    let ready = |session: &mut Session, now| {
        while session.is_busy() && session.next_step_in(now).is_none() {
            if !session.tick(now) {
                played.woken.recv().unwrap();
            }
        }
    };
    let session = &mut played.session;
    while session.hurries() {
        ready(session, now);
        session.tick(now);
    }
    assert!(session.table.steps() > 1, "what is dealt before the first answer comes in one sweep");
    for _ in 0..30 {
        let steps = session.table.steps();
        ready(session, now);
        let shown = session.next_step_in(now).unwrap();
        assert!(shown >= Duration::from_millis(159), "{shown:?}");
        session.tick(now + shown / 2);
        assert_eq!(session.table.steps(), steps, "it is too early");
        now += shown;
        ready(session, now);
        session.tick(now);
        assert_eq!(session.table.steps(), steps + 1);
    }
}

#[test]
fn step_by_step_each_click_shows_one_step_and_a_click_skips_to_the_next_question() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    played.run();
    let session = &mut played.session;
    session.set_speed(Speed::StepByStep);
    let (mut clicks, mut answers) = (0, 0);
    while answers < 6 {
        if session.asked().is_some() {
            session.answer(0, Instant::now()).unwrap();
            answers += 1;
        } else if session.waits_for_click() {
            let steps = session.table.steps();
            session.tick(Instant::now());
            assert_eq!(session.table.steps(), steps, "it waits");
            clicks += 1;
            session.skip();
        } else if !session.tick(Instant::now()) && session.next_step_in(Instant::now()).is_none() && !session.waits_for_click() {
            played.woken.recv().unwrap();
        }
    }
    assert!(clicks > 1, "{clicks} clicks");
    session.set_speed(Speed::AtOnce);
    while session.asked().is_none() {
        if !session.tick(Instant::now()) {
            played.woken.recv().unwrap();
        }
    }
    session.set_speed(Speed::Slow);
    session.answer(0, Instant::now()).unwrap();
    session.skip();
    while session.asked().is_none() {
        assert!(session.next_step_in(Instant::now()).is_none_or(|wait| wait.is_zero()), "nothing is shown");
        if session.waits_for_click() {
            session.skip(); // a being was killed
        } else if !session.tick(Instant::now()) {
            played.woken.recv().unwrap();
        }
    }
    session.answer(0, Instant::now()).unwrap();
    assert!(session.asked().is_some() || !session.hurries(), "after the next answer things are shown again");
}

#[test]
fn a_hint_is_what_the_adviser_would_do_and_why() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    assert!(!played.session.ask_hint(Instant::now()), "nobody is asked");
    played.run();
    while played.session.table.turn().count < 2 {
        played.answer();
        played.run();
    }
    assert!(played.session.ask_hint(Instant::now()));
    assert!(played.session.thinking().unwrap().is_hint && played.session.hint().is_none());
    played.woken.recv().unwrap();
    assert!(played.session.tick(Instant::now()));
    let hint = played.session.hint().unwrap().clone();
    let seed = played.session.table.header().seed;
    let (face, at) = played.session.table.parts();
    assert_eq!(hint.index, clade_bots::bot(clade_bots::ADVISER.name, seed).unwrap().choose(face, at));
    assert!(hint.answers[0].label == hint.label && hint.answers[0].told.wins.is_some() && hint.chances.len() == 3, "{hint:?}");
    assert_eq!(hint.label, played.session.seen().labels[hint.index as usize]);
    played.answer();
    assert!(played.session.hint().is_none(), "it was for another question");
}

/// A weaker bot would advise what the one on the other side of the table sees through.
#[test]
fn hints_are_by_the_strongest_bot_at_the_table() {
    let mut played = begin(&clade_soup::MODULE, &["human", "hard", "easy"]);
    played.run();
    assert!(played.session.ask_hint(Instant::now()));
    assert_eq!(played.session.thinking().unwrap().bot, "hard");
}

#[test]
fn an_answer_that_is_given_for_a_person_is_told() {
    let mut played = begin(&clade_evolution::MODULE, &["human", "random", "random"]);
    played.session.set_speed(Speed::Fast);
    let (session, mut now, mut told) = (&mut played.session, Instant::now(), 0);
    while session.is_busy() || session.asked().is_some() || session.waits_for_click() {
        now += Duration::from_secs(10);
        if session.asked().is_some() {
            session.answer(session.table.steps() as u32 % session.table.turn().count, now).unwrap();
        } else if session.waits_for_click() {
            session.skip();
        } else {
            let turn = session.table.turn();
            let is_forced = (turn.actor, turn.count) == (Actor::Seat(Seat(0)), 1) && !session.hurries();
            let before = session.table.steps();
            session.tick(now);
            if session.table.steps() > before && is_forced {
                let says = |what: &clade_engine::scene::Staged| matches!(what, clade_engine::scene::Staged::Said(msg) if msg.id == "game-only-answer");
                assert!(session.seen().staged.iter().any(says));
                told += 1;
            }
        }
        if session.thinking().is_some() {
            played.woken.recv().unwrap();
        }
    }
    assert!(told > 3, "{told}");
}

#[test]
fn an_answer_that_is_none_changes_nothing() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    assert!(played.session.answer(0, Instant::now()).is_err(), "chance is asked");
    played.run();
    let (steps, count) = (played.session.table.steps(), played.session.table.turn().count);
    assert!(played.session.answer(count, Instant::now()).is_err());
    assert_eq!((played.session.table.steps(), played.session.take_notes().len()), (steps, 1));
    assert_eq!(played.session.table.turn().actor, Actor::Seat(Seat(0)));
    played.session.answer(index(steps, count), Instant::now()).unwrap();
    assert!(!played.session.is_paused());
}

/// Whether a line of the log about the last step is about this.
fn tells(session: &Session, what: Tells) -> bool {
    let step = session.seen().step;
    session.log().iter().rev().take_while(|line| line.step == step).any(|line| line.tells == Some(what))
}

#[test]
fn when_a_being_of_ones_own_dies_the_game_waits_for_a_click() {
    let (mut before_own, mut killed, mut starved) = (0, 0, 0);
    for skips in [false, true] {
        let mut played = begin(&clade_evolution::MODULE, &["human", "random", "random"]);
        played.session.set_speed(Speed::Fast);
        let (session, mut waited) = (&mut played.session, 0);
        let mut now = Instant::now();
        while session.is_busy() || session.asked().is_some() || session.waits_for_click() {
            now += Duration::from_secs(10);
            if session.asked().is_some() {
                let answer = session.table.steps() as u32 % session.table.turn().count;
                session.answer(answer, now).unwrap();
                if skips {
                    session.skip();
                }
            } else if session.waits_for_click() {
                let (steps, staged) = (session.table.steps(), &session.seen().staged);
                assert!(!session.lost().is_empty(), "{staged:?}");
                assert!(tells(session, Tells::Loss), "the log has a line for it");
                killed += usize::from(staged.iter().any(|what| matches!(what, Staged::Died { by: Some(_), .. })));
                starved += usize::from(!skips && staged.iter().all(|what| !matches!(what, Staged::Died { by: Some(_), .. })));
                session.tick(now);
                assert_eq!(session.table.steps(), steps, "it waits");
                waited += 1;
                assert!(session.seen().labels.is_empty(), "nothing can be answered before it was seen");
                let is_own = session.table.turn().actor == Actor::Seat(Seat(0)) && session.table.turn().count > 1;
                session.pause(true);
                assert!(session.waits_for_click() && session.asked().is_none(), "also while bots are stopped");
                session.pause(false);
                // Whoever wants to see nothing any more is asked at once.
                if is_own && skips {
                    session.set_speed(Speed::AtOnce);
                    assert!(session.asked().is_some() && !session.waits_for_click());
                    session.set_speed(Speed::Fast);
                }
                session.skip();
                assert!(!session.hurries() || is_own && skips, "what comes next is seen again");
                if is_own {
                    assert!(session.asked().is_some() && !session.seen().labels.is_empty(), "then one is asked oneself");
                    before_own += 1;
                }
            } else if !session.tick(now) && session.thinking().is_some() {
                played.woken.recv().unwrap();
            }
        }
        assert!(waited > 0, "somebody is hunted in a whole game, and while others are skipped: {skips}");
    }
    assert!(before_own > 0, "also where one's own question comes next");
    assert!(killed > 0 && starved > 0, "of others' hunters, and of hunger: {killed}, {starved}");
}

/// Marine: all pawns are placed, and the game retrieves them. That is a whole turn.
#[test]
fn a_turn_without_a_choice_is_seen() {
    let mut played = begin(&clade_marine::MODULE, &["human", "random"]);
    played.session.set_speed(Speed::Fast);
    let (session, mut now, mut seen) = (&mut played.session, Instant::now(), 0);
    while seen < 2 && !session.table.is_over() {
        now += Duration::from_secs(10);
        if session.asked().is_some() {
            // The last answer retrieves all, or takes no action.
            let count = session.table.turn().count;
            session.answer(session.table.steps() as u32 % count.saturating_sub(1).max(1), now).unwrap();
        } else if session.waits_for_click() {
            let staged = &session.seen().staged;
            if staged.iter().all(|what| !matches!(what, Staged::Died { .. })) {
                let face = session.table.face();
                assert_eq!(session.lost(), [face.side_name(clade_engine::Side(0))], "{staged:?}");
                assert!(tells(session, Tells::Forced));
                assert!(session.seen().labels.is_empty());
                seen += 1;
            }
            session.skip();
        } else if !session.tick(now) && session.thinking().is_some() {
            played.woken.recv().unwrap();
        }
    }
    assert_eq!(seen, 2);
}

/// Dominant Species: who starves on a tile leaves no figure that dies, but the tile and its owner are known. Whoever gives up cubes of their
/// own by an answer knows it.
#[test]
fn who_starves_on_a_tile_is_not_overlooked() {
    let (mut starved, mut given_up) = (0, 0);
    let mut played = begin(&clade_dominant::MODULE, &["human", "random", "random"]);
    played.session.set_speed(Speed::Fast);
    let (session, mut now) = (&mut played.session, Instant::now());
    while (starved == 0 || given_up == 0) && !session.table.is_over() {
        now += Duration::from_secs(10);
        if session.asked().is_some() {
            let own = session.seen().scene.nodes.iter().filter(|node| node.owner == Some(clade_engine::Side(0)));
            let own: HashSet<String> = own.map(|node| node.id.clone()).collect();
            session.answer(session.table.steps() as u32 * 17 / 3 % session.table.turn().count, now).unwrap();
            let staged = &session.seen().staged;
            let died = staged.iter().filter_map(|what| if let Staged::Died { who, by: None } = what { Some(who) } else { None });
            let leaves = |at: &String| {
                staged.iter().any(|what| matches!(what, Staged::Moved { what, from: Some(from), .. } if from == at && own.contains(what)))
            };
            let gives_up = died.into_iter().any(|at| own.contains(at) || leaves(at));
            let goes_on = staged.iter().all(|what| !matches!(what, Staged::Began(_)));
            if gives_up && goes_on {
                assert!(!session.waits_for_click(), "{staged:?}");
                given_up += 1;
            }
        } else if session.waits_for_click() {
            let own = session.table.face().side_name(clade_engine::Side(0));
            let on_tile = |what: &Staged| matches!(what, Staged::Died { who, by: None } if who.starts_with("cell-"));
            if session.seen().staged.iter().any(on_tile) && session.lost().contains(&own) {
                assert!(tells(session, Tells::Loss));
                starved += 1;
            }
            session.skip();
        } else if !session.tick(now) && session.thinking().is_some() {
            played.woken.recv().unwrap();
        }
    }
    assert!(starved > 0, "somebody starves in a whole game");
    assert!(given_up > 0, "an own answer costs a cube");
}
