//! The help of an action against what is then asked: the first question offers exactly what was planned, every later one is of a
//! planned kind, in the planned order, and offers nothing that was not planned.

use clade_engine::{Actor, Game, Rules, Setup, Sink, Tools, chance};
use clade_marine::Marine;
use clade_marine::action::Action;
use clade_marine::display::Section;
use clade_marine::plan::Planned;
use clade_marine::state::{State, Step};
use clade_table::WordStream;
use std::collections::BTreeMap;

/// An action that was taken and is not over.
struct Taken {
    section: Section,
    plan: Vec<Planned>,
    /// The place in the plan, once the first question was asked.
    at: Option<usize>,
    /// How deep the agenda is under the action.
    floor: usize,
}

impl Taken {
    /// Compares a question with the plan.
    fn compare(&mut self, step: Step, list: &[Action]) {
        let from = self.at.unwrap_or(0);
        let found = self.plan[from..].iter().position(|planned| covers(planned.step, step));
        let now = from + found.unwrap_or_else(|| panic!("{step:?} was not planned, or not here: {:?}", self.plan));
        let planned = &self.plan[now].targets;
        if self.at.is_none() {
            assert_eq!((now, list), (0, planned.as_slice()), "the first question, {step:?}");
        }
        for action in list {
            assert!(planned.contains(action), "{action:?} of {step:?} was not planned: {planned:?}");
        }
        self.at = Some(now);
    }
}

/// Whether a question that is asked is a planned one, whatever was answered before.
fn covers(planned: Step, asked: Step) -> bool {
    match (planned, asked) {
        (Step::Speciate(planned), Step::Speciate(asked)) => planned.nth == asked.nth,
        (Step::Arrive(planned), Step::Arrive(asked)) => planned.side == asked.side,
        (planned, asked) => std::mem::discriminant(&planned) == std::mem::discriminant(&asked),
    }
}

/// What the games have met, by section: actions taken, questions compared.
type Met = BTreeMap<Section, (usize, usize)>;

fn play(game: &Marine, seed: u64, met: &mut Met) {
    let mut words = WordStream::new(seed);
    let (mut state, mut list, mut taken): (State, Vec<Action>, Option<Taken>) = (game.start(), Vec::new(), None);
    for _ in 0..20_000 {
        // Questions with one answer are looked at, too: a table would skip them.
        let actor = game.actor(&state);
        game.legal_actions(&state, &mut list);
        let Some(step) = state.agenda.top() else { return };
        if taken.as_ref().is_some_and(|taken| state.agenda.depth() <= taken.floor) {
            taken = None;
        }
        let action = match actor {
            Actor::Over => return,
            Actor::Chance => game.sample(&state, words.next()).expect("an outcome"),
            Actor::Seat(_) => {
                // What a card asks, and what follows from a card, is the card's to tell.
                let of_card = state.agenda.iter().any(|step| matches!(step, Step::Script(_) | Step::Act(_)));
                if let Some(taken) = taken.as_mut().filter(|_| !of_card) {
                    taken.compare(step, &list);
                    met.entry(taken.section).or_default().1 += 1;
                }
                list[chance::below(words.next(), list.len() as u32) as usize]
            }
        };
        if let (Step::Take(take), Action::Take) = (step, action)
            && take.space.is_displayed()
        {
            let (side, space) = (take.side, take.space);
            let section = space.section().0;
            met.entry(section).or_default().0 += 1;
            taken = Some(Taken { section, plan: game.plan(&state, side, space), at: None, floor: state.agenda.depth() - 1 });
        }
        game.play(&mut state, action, &mut Sink::null());
    }
    panic!("seed {seed} goes on for ever");
}

#[test]
fn what_was_planned_is_what_is_asked() {
    let mut met = Met::new();
    for (seats, options) in [(2, ""), (3, "phalanx2023"), (4, "")] {
        let options = (!options.is_empty()).then(|| ("edition".to_owned(), options.to_owned())).into_iter().collect();
        let rules = clade_marine::rules(&Setup { seats, options }, &[]).unwrap_or_else(|e| panic!("{e}"));
        let game = rules.open_game(Tools::default()).expect("it opens");
        (0..12).for_each(|seed| play(&game, seed, &mut met));
    }
    assert_eq!(met.len(), Section::ALL.len(), "every action is met: {met:?}");
    let questions = |section: Section| met[&section].1;
    let silent: Vec<_> = Section::ALL.iter().copied().filter(|&section| questions(section) == 0).collect();
    assert_eq!(silent, [Section::Regression], "{met:?}");
}
