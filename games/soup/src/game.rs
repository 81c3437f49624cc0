//! The game as the engine sees it: who is asked, what could be answered, what may be, and what an answer does.

use crate::action::Action;
use crate::event::Event;
use crate::map::{self, CELLS, Cell, Direction};
use crate::phases::travel;
use crate::rulebook;
use crate::schema;
use crate::soup::Soup;
use crate::state::{Colour, Id, NUMBERS, State, Step};
use crate::texts;
use clade_engine::{Actor, Answer, Answers, Effects, Game, Hidden, Rules, Seat, Side, Sink, Why};
use clade_script::Stepped;
use std::ops::ControlFlow;

impl Rules for Soup {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.played_sides()
    }

    fn start(&self) -> State {
        self.new_state()
    }

    fn actor(&self, state: &State) -> Actor {
        let Some(step) = state.agenda.top() else { return Actor::Over };
        match step {
            Step::RollForStart(_) | Step::DirectionDie(..) | Step::Fight(..) | Step::Reveal | Step::Fall => Actor::Chance,
            Step::Script if state.frames.die().is_some() => Actor::Chance,
            _ => match self.asked(state) {
                Some(side) if self.is_dummy(side) => Actor::Chance,
                asked => asked.map_or(Actor::Over, |side| Actor::Seat(self.player_of(side))),
            },
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Action>) {
        let mut candidates = Vec::new();
        self.candidates(state, &mut candidates);
        for action in candidates {
            to.offer_unless(action, |why| self.object(state, action, why));
        }
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        self.answer(state, action, sink);
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        let die = |faces: u8| (1..=faces).map(|n| (Action::Die(n), 1));
        match state.agenda.top() {
            Some(Step::RollForStart(_)) => out.extend((2..=12).map(|n: u8| (Action::Total(n), 6 - u32::from(n.abs_diff(7))))),
            Some(Step::Reveal) => out.extend(state.deck.outcomes().map(|(card, weight)| (Action::Environment(card), weight))),
            Some(Step::DirectionDie(..) | Step::Fight(..)) => out.extend(die(6)),
            Some(Step::Fall) => out.extend(Cell::all().map(|cell| (Action::Cell(cell), 1))),
            Some(Step::Script) if state.frames.die().is_some() => out.extend(die(state.frames.die().unwrap_or(0))),
            _ => out.extend(self.choices_of_dummy(state).into_iter().map(|action| (action, 1))),
        }
    }

    fn sample(&self, state: &State, word: u64) -> Option<Action> {
        let die = |faces: u8| Action::Die(clade_engine::chance::below(word, u32::from(faces)) as u8 + 1);
        match state.agenda.top()? {
            Step::DirectionDie(..) | Step::Fight(..) => Some(die(6)),
            Step::Script if state.frames.die().is_some() => state.frames.die().map(die),
            Step::Reveal => state.deck.sample(word).map(Action::Environment),
            Step::Fall => Some(Action::Cell(Cell(clade_engine::chance::below(word, CELLS as u32) as u8))),
            _ => {
                let mut outcomes = Vec::with_capacity(11);
                self.outcomes(state, &mut outcomes);
                clade_engine::chance::pick(word, &outcomes)
            }
        }
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        (0..self.played_sides()).map(|side| i64::from(state.ladder.at(Side(side)))).collect()
    }

    fn seat_of(&self, side: Side) -> Seat {
        self.player_of(side)
    }

    fn result_of(&self, state: &State, seat: Seat) -> (i64, i64) {
        (self.score_of(state, seat), 0)
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        crate::evaluate::values(self, state, out);
    }

    /// Rounds and their phases. While what was left falls, before phase 1, the last phase of the round before is still noted.
    fn clock(&self, state: &State) -> u32 {
        let phase = if matches!(state.agenda.top(), Some(Step::Fall)) { 0 } else { state.phase.number() };
        7 * u32::from(state.round) + u32::from(phase)
    }

    fn search_budget(&self) -> u32 {
        crate::evaluate::SEARCH_BUDGET
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Some(&mut state.frames)
    }

    fn answer_of(action: Action) -> Option<Answer> {
        if let Action::Answer(answer) = action { Some(answer) } else { None }
    }
}

/// Nothing is hidden but the picks of a gene's question while they are made; the order of the deck does not exist.
impl Hidden for Soup {}

/// The number on the compass that lets an amoeba stay.
pub(crate) const STAYS: u8 = 5;

impl Soup {
    /// The side that the open question asks.
    pub(crate) fn asked(&self, state: &State) -> Option<Side> {
        Some(match state.agenda.top()? {
            Step::Script => state.frames.question()?.who,
            Step::ChooseStart(side)
            | Step::Act(_, side, ..)
            | Step::Defect(side, ..)
            | Step::NewGenes(side)
            | Step::AfterDeaths(side, _) => side,
            Step::PlaceWhich(colour, _) | Step::Division(colour) => self.owner_of(colour),
            Step::PlaceWhere(id, _)
            | Step::Movement(id)
            | Step::DirectionGene(id, ..)
            | Step::FreeDirection(id, _)
            | Step::Feeding(id, _)
            | Step::Meal(id, _)
            | Step::Newborn(id) => self.owner(id),
            Step::Target(attack) => self.owner(attack.attacker),
            Step::React(attack) => self.owner(attack.target),
            _ => return None,
        })
    }

    /// Whether two numbers on the compass would lead the amoeba that is asked about to the same cell.
    fn leads_alike(&self, state: &State, one: Action, other: Answer) -> bool {
        let (Action::Answer(Answer::Number(one)), Answer::Number(other)) = (one, other) else { return false };
        let to = self.number_leads_to(state, one);
        to.is_some() && to == self.number_leads_to(state, other)
    }

    /// The cell to which a number on the compass leads the amoeba for which a gene asks; none where the owner would choose, or the
    /// gene asks for something else.
    pub(crate) fn number_leads_to(&self, state: &State, number: u8) -> Option<Cell> {
        let from = state.at(moves_by_gene(state)?)?;
        match Direction::of(number) {
            Some(direction) => Some(map::step(from, direction).unwrap_or(from)),
            None => (number == STAYS).then_some(from),
        }
    }

    /// What the colony of nobody's could do now, if it is to choose: with the lowest of its numbers, as these do not matter to it.
    fn choices_of_dummy(&self, state: &State) -> Vec<Action> {
        let mut choices = Vec::new();
        if self.asked(state).is_some_and(|side| self.is_dummy(side)) {
            self.legal_actions(state, &mut choices);
            choices.retain(|action| !matches!(action, Action::Number(_)));
        }
        choices
    }

    /// Where the colony of nobody's has one answer that is given; false where there is a choice, or somebody else is asked.
    pub(crate) fn dummy_has_no_choice(&self, state: &mut State, sink: &mut Sink<'_, Event>) -> bool {
        match self.choices_of_dummy(state)[..] {
            [only] => {
                self.answer(state, only, sink);
                true
            }
            _ => false,
        }
    }

    /// Does what an answer says.
    fn answer(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        let Some(step) = state.agenda.top() else { return };
        match (step, action) {
            (Step::Script, Action::Answer(answer)) => {
                state.frames.answer(answer);
            }
            (Step::Script, Action::Die(n)) => {
                let mover = moves_by_gene(state);
                sink.tell(|| mover.map_or(Event::Rolled(n), |id| Event::RolledForMove(id, n)));
                state.frames.rolled(n);
            }
            (Step::RollForStart(side), Action::Total(n)) => self.rolled_for_start(state, side, n, sink),
            (Step::ChooseStart(side), Action::Start(cell)) => self.start_chosen(state, side, cell, sink),
            (Step::PlaceWhich(colour, damage), Action::Number(n)) => self.replace(state, Step::PlaceWhere(Id::of(colour, n), damage)),
            (Step::PlaceWhich(colour, damage), Action::Cell(cell)) => self.placed(state, state.next_number(colour), damage, cell, sink),
            (Step::PlaceWhere(id, damage), Action::Cell(cell)) => self.placed(state, id, damage, cell, sink),
            (Step::Movement(id), Action::Drift) => self.drifts(state, id, sink),
            (Step::Movement(id), Action::Move) => self.moves(state, id, sink),
            (Step::Movement(id), Action::Stay) => self.stays(state, id, sink),
            (Step::DirectionGene(id, nth, _), Action::Use(kind)) => {
                state.agenda.pop();
                self.direction_by(state, id, nth, kind, sink);
            }
            (Step::DirectionDie(id, _), Action::Die(n)) => {
                state.agenda.pop();
                sink.tell(|| Event::RolledForMove(id, n));
                self.compass(state, id, n);
            }
            (Step::FreeDirection(id, _), Action::Direction(direction)) => {
                state.agenda.pop();
                sink.tell(|| Event::Heads(id, direction));
                state.result = travel::result_of(direction);
            }
            (Step::FreeDirection(id, may_stay), Action::Stay) => {
                state.agenda.pop();
                // With a 6 an amoeba stays only where its owner chose an obstacle.
                if !may_stay {
                    sink.tell(|| Event::HeadsForObstacle(id));
                }
                state.result = travel::STAYS;
            }
            (Step::Act(..), Action::Use(kind)) => self.act(state, kind, sink),
            (Step::Feeding(id, _) | Step::Meal(id, _), Action::Eat(cubes)) => self.eats(state, id, cubes, sink),
            (Step::Feeding(id, _), Action::Use(kind)) => self.uses_feeding_gene(state, id, kind, sink),
            (Step::Feeding(id, _), Action::Starve) => {
                state.agenda.pop();
                self.starves(state, id, sink);
            }
            (Step::Target(attack), Action::Target(target)) => self.names_target(state, attack, target, sink),
            (Step::React(attack), Action::Use(kind)) => self.reacts(state, attack, kind, sink),
            (Step::React(attack), _) => self.takes_hit(state, attack),
            (Step::Fight(..), Action::Die(n)) => self.fight_rolled(state, n, sink),
            (Step::Fall, Action::Cell(cell)) => self.falls_to(state, cell),
            (Step::Reveal, Action::Environment(card)) => self.revealed(state, card, sink),
            (Step::Defect(..), Action::GiveUp(kind)) => self.gives_up(state, kind, sink),
            (Step::Defect(..), _) => self.pays_rest(state, sink),
            (Step::NewGenes(side), Action::Buy(kind)) => self.buys(state, side, kind, None, sink),
            (Step::NewGenes(side), Action::Upgrade(kind, given)) => self.buys(state, side, kind, Some(given), sink),
            (Step::Division(colour), Action::Number(n)) => self.push(state, Step::Newborn(Id::of(colour, n))),
            (Step::Division(colour), Action::Cell(cell)) => self.is_born(state, state.next_number(colour), cell, sink),
            (Step::Newborn(id), Action::Cell(cell)) => {
                state.agenda.pop();
                self.is_born(state, id, cell, sink);
            }
            (Step::AfterDeaths(..), Action::Use(kind)) => self.uses_after_deaths(state, kind, sink),
            (Step::NewGenes(side) | Step::AfterDeaths(side, _), _) => {
                state.agenda.pop();
                self.end_turn(state, side);
            }
            (Step::Division(colour), _) => {
                state.agenda.pop();
                self.end_turn(state, self.owner_of(colour));
            }
            _ => debug_assert!(false, "{action:?} does not answer {step:?}"),
        }
    }

    /// Where an amoeba is placed: a cell for the lowest number that is free, or another number first.
    fn places(&self, state: &State, colour: Colour, out: &mut Vec<Action>) {
        out.extend(Cell::all().map(Action::Cell));
        let lowest = state.next_number(colour).number();
        out.extend((1..=NUMBERS).filter(|&number| number != lowest).map(Action::Number));
    }

    fn replace(&self, state: &mut State, step: Step) {
        state.agenda.pop();
        self.push(state, step);
    }
}

/// The amoeba for which a gene is finding the direction.
pub(crate) fn moves_by_gene(state: &State) -> Option<Id> {
    state.frames.top()?.told().map(|schema::Direction { amoeba }| amoeba)
}

/// Whether an obstacle lies in a direction from an amoeba's cell.
fn is_blocked(state: &State, id: Id, direction: Direction) -> bool {
    state.at(id).is_some_and(|from| map::step(from, direction).is_none())
}

impl Soup {
    pub(crate) fn candidates(&self, state: &State, out: &mut Vec<Action>) {
        match state.agenda.top() {
            Some(Step::Script) => {
                if let Some(question) = state.frames.question() {
                    question.answers(|answer| {
                        // Of dice that lead an amoeba to the same cell one is enough.
                        if !out.iter().any(|&other| self.leads_alike(state, other, answer)) {
                            out.push(Action::Answer(answer));
                        }
                    });
                }
            }
            Some(Step::ChooseStart(_)) => out.extend((1..=self.owners().count() as u8).map(Action::Start)),
            Some(Step::PlaceWhich(colour, _)) => self.places(state, colour, out),
            Some(Step::PlaceWhere(..) | Step::Newborn(_)) => out.extend(Cell::all().map(Action::Cell)),
            Some(Step::Movement(id)) => {
                out.extend([Action::Drift, Action::Move]);
                // Where the drift leaves it in its cell, staying is no answer of its own.
                if self.drifts_to(state, id).is_some() {
                    out.push(Action::Stay);
                }
            }
            Some(Step::DirectionGene(.., triggers) | Step::Act(.., triggers)) => {
                out.extend(triggers.pending().iter().copied().map(Action::Use));
            }
            Some(Step::FreeDirection(id, stay)) => {
                let all = || Direction::ALL.iter().copied();
                out.extend(all().map(Action::Direction));
                if stay || !self.options.six_needs_open && all().any(|direction| is_blocked(state, id, direction)) {
                    out.push(Action::Stay);
                }
            }
            Some(Step::Feeding(id, _)) => {
                out.extend(self.meals(state, id.colour(), 0).iter().map(|meal| Action::Eat(meal.cubes)));
                out.extend(self.feeding_genes(state, id).map(Action::Use));
                out.push(Action::Starve);
            }
            Some(Step::Meal(id, fewer)) => out.extend(self.meals(state, id.colour(), fewer).iter().map(|meal| Action::Eat(meal.cubes))),
            Some(Step::Target(attack)) => {
                let same = attack.second && self.options.same_target;
                out.extend(state.beside(attack.attacker).filter(|&id| !same || attack.target.is(id)).map(Action::Target));
            }
            Some(Step::React(attack)) => {
                out.extend(self.reactions(state, attack).map(Action::Use));
                out.push(Action::Done);
            }
            Some(Step::Defect(side, ..)) => {
                out.extend(state.tribe(side).genes.map(Action::GiveUp));
                out.push(Action::Pay);
            }
            Some(Step::NewGenes(_)) => {
                for kind in 0..self.genes.len() as u8 {
                    let predecessors = self.gene(kind).gives_up;
                    if predecessors.is_empty() {
                        out.push(Action::Buy(kind));
                    }
                    out.extend(predecessors.map(|given| Action::Upgrade(kind, given)));
                }
                out.push(Action::Done);
            }
            Some(Step::Division(colour)) => {
                self.places(state, colour, out);
                out.push(Action::Done);
            }
            Some(Step::AfterDeaths(_, triggers)) => {
                out.extend(triggers.pending().iter().copied().map(Action::Use));
                out.push(Action::Done);
            }
            _ => {}
        }
    }

    pub(crate) fn object(&self, state: &State, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        let free = ControlFlow::Continue(());
        match (state.agenda.top(), action) {
            (Some(Step::ChooseStart(_)), Action::Start(cell)) => {
                why.object_if(state.ladder.occupied(u16::from(cell)), rulebook::SETUP, texts::why_taken)
            }
            (Some(Step::PlaceWhich(colour, _)), Action::Number(n)) => {
                why.object_if(state.lives(Id::of(colour, n)), rulebook::SETUP, texts::why_number_used)
            }
            (Some(Step::PlaceWhich(..) | Step::PlaceWhere(..)), Action::Cell(cell)) => {
                why.object_if(state.in_cell(cell).next().is_some(), rulebook::SETUP, texts::why_somebody_there)
            }
            (Some(Step::Movement(id)), Action::Move) => self.object_to_move(state, id, why),
            (Some(Step::Movement(id)), Action::Stay) => self.object_to_stay(state, id, why),
            // "Stay" is the answer that means an obstacle, where one may be chosen.
            (Some(Step::FreeDirection(id, stay)), Action::Direction(d)) if stay || !self.options.six_needs_open => {
                why.object_if(is_blocked(state, id, d), rulebook::MOVEMENT, texts::why_stay_instead)
            }
            (Some(Step::FreeDirection(id, _)), Action::Direction(d)) => {
                why.object_if(is_blocked(state, id, d), rulebook::OPTION, texts::why_obstacle)
            }
            (Some(Step::Feeding(id, _) | Step::Meal(id, _)), Action::Eat(cubes)) => self.object_to_meal(state, id, cubes, why),
            (Some(Step::Feeding(id, tried)), Action::Use(kind)) => self.object_to_feeding_gene(state, id, kind, tried, why),
            (Some(Step::Feeding(id, _)), Action::Starve) => self.object_to_starving(state, id, why),
            (Some(Step::Target(attack)), Action::Target(id)) => self.object_to_target(state, attack.attacker, id, attack.foreign, why),
            (Some(Step::React(attack)), Action::Use(kind)) => self.object_to_reaction(state, attack, kind, why),
            (Some(Step::Defect(side, defect)), Action::GiveUp(kind)) => self.object_to_giving_up(state, side, defect, kind, why),
            (Some(Step::Defect(side, defect)), Action::Pay) => self.object_to_paying(state, side, defect.due(), why),
            (Some(Step::NewGenes(side)), Action::Buy(kind)) => self.object_to_buying(state, side, kind, why),
            (Some(Step::NewGenes(side)), Action::Upgrade(kind, given)) => self.object_to_upgrade(state, side, kind, given, why),
            (Some(Step::Division(colour)), Action::Number(n)) => self.object_to_newborn(state, Id::of(colour, n), why),
            (Some(Step::Division(colour)), Action::Cell(cell)) => {
                let id = state.next_number(colour);
                self.object_to_newborn(state, id, why)?;
                self.object_to_birthplace(state, id, cell, why)
            }
            (Some(Step::Newborn(id)), Action::Cell(cell)) => self.object_to_birthplace(state, id, cell, why),
            (Some(Step::AfterDeaths(side, _)), Action::Use(kind)) => self.object_after_deaths(state, side, kind, why),
            _ => free,
        }
    }
}
