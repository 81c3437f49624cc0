//! What an action means and who does what and why, in messages.

use crate::action::{Action, Cubes};
use crate::game::{STAYS, moves_by_gene};
use crate::map::{Cell, Direction};
use crate::numbers::Changes;
use crate::schema::{Failed, Leaving, MovePrice, NeighbourLeaves, NewbornPrice};
use crate::soup::{Soup, acting_amoeba};
use crate::state::{COLOURS, Colour, Id, State, Step};
use crate::texts;
use crate::two::Cast;
use clade_engine::{Answer, Ask, Msg, Seat, Side};
use clade_script::{CardThing, Joined};

impl Soup {
    /// What an action means, for people.
    pub(crate) fn labelled(&self, state: &State, action: Action) -> Msg {
        let name = |kind: u8| self.cards().get(kind).name();
        let asked = self.asked(state).unwrap_or(Side(0));
        // The colour that is asked for: in a tribe its owner has two.
        let colour = match state.agenda.top() {
            Some(Step::PlaceWhich(colour, _) | Step::Division(colour)) => colour,
            _ => Colour::first_of(asked),
        };
        let amoeba = |n: u8| texts::amoeba_of(Id::of(colour, n));
        match action {
            Action::Answer(Answer::Yes) => texts::do_yes(),
            Action::Answer(Answer::No) => texts::do_no(),
            Action::Answer(Answer::Done) => texts::do_done(),
            Action::Answer(Answer::Number(n)) if self.asks_for_direction(state) => texts::do_compass(n, self.meaning_on_compass(state, n)),
            Action::Answer(Answer::Number(n)) => texts::do_number(n),
            Action::Answer(Answer::Thing(i)) => self.thing(state, i),
            Action::Total(n) => texts::do_total(n),
            Action::Die(n) => texts::do_die(n),
            Action::Environment(i) => texts::environment_of(&self.environment[usize::from(i)]),
            Action::Start(cell) => texts::do_start(cell),
            Action::Number(n) => texts::do_amoeba(amoeba(n)),
            Action::Cell(cell) => texts::do_cell(crate::map::name(cell)),
            Action::Drift => match (self.drift(state), self.drift_leads_to(state)) {
                (None, _) => texts::do_no_drift(),
                (Some(drift), Some(to)) => texts::do_drift(texts::direction_name(drift), crate::map::name(to)),
                (Some(drift), None) => texts::do_drift_blocked(texts::direction_name(drift)),
            },
            Action::Move => self.because::<MovePrice>(state, asked, texts::do_move(self.move_price(state, asked))),
            Action::Stay if matches!(state.agenda.top(), Some(Step::FreeDirection(_, false))) => texts::do_stay_blocked(),
            Action::Stay => texts::do_stay(),
            Action::Direction(direction) => match state.agenda.top() {
                Some(Step::FreeDirection(id, _)) => match state.at(id).and_then(|from| crate::map::step(from, direction)) {
                    None => texts::do_direction_blocked(texts::direction_name(direction)),
                    Some(to) => texts::do_direction(texts::direction_name(direction), crate::map::name(to)),
                },
                _ => texts::direction_name(direction),
            },
            Action::Eat(cubes) => texts::do_eat(texts::cubes(cubes)),
            Action::Starve => texts::do_starve(),
            Action::Use(kind) => match state.agenda.top() {
                Some(Step::Act(..) | Step::DirectionGene(..)) => texts::do_act(self.gene_name(state, asked, kind)),
                _ => match self.cards().get(kind).told("deed") {
                    Some(deed) => texts::do_deed(self.gene_name(state, asked, kind), deed, self.cost(state, asked, kind)),
                    None => texts::do_use(self.gene_name(state, asked, kind), self.cost(state, asked, kind)),
                },
            },
            Action::Target(id) => texts::do_target(texts::amoeba_of(id)),
            Action::GiveUp(kind) => texts::do_give_up(name(kind), self.gene(kind).pays),
            Action::Pay => match state.agenda.top() {
                Some(Step::Defect(_, defect)) if defect.given == 0 => texts::do_pay(defect.excess),
                Some(Step::Defect(_, defect)) if defect.due() > 0 => texts::do_pay_rest(defect.due()),
                _ => texts::do_done(),
            },
            Action::Buy(kind) => texts::do_buy(name(kind), self.gene(kind).price),
            Action::Upgrade(kind, given) => texts::do_upgrade(name(kind), self.gene(kind).price, name(given)),
            Action::Done => match state.agenda.top() {
                Some(Step::React(_)) => texts::do_no_reaction(),
                Some(Step::AfterDeaths(..)) => texts::do_pass(),
                // A tribe divides colour by colour.
                Some(Step::Division(colour)) if self.cast == Cast::Tribes => texts::do_done_with(colour.0),
                _ => texts::do_done(),
            },
        }
    }

    /// The name of a gene; one that a side has only in another is named with that one's card.
    pub(crate) fn gene_name(&self, state: &State, side: Side, kind: u8) -> Msg {
        self.gene_by(kind, self.card_of(state, side, kind))
    }

    /// The name of a gene that is in force by this card.
    pub(crate) fn gene_by(&self, kind: u8, card: u8) -> Msg {
        let name = |kind: u8| self.cards().get(kind).name();
        if kind == card { name(kind) } else { texts::gene_within(name(card), name(kind)) }
    }

    /// The name of a side.
    pub(crate) fn name_of(&self, side: Side) -> Msg {
        match (self.cast, side.0) {
            (Cast::Tribes, 0) => texts::red_green(),
            (Cast::Tribes, _) => texts::blue_yellow(),
            _ => texts::colour(Colour::first_of(side)),
        }
    }

    /// The name of a player: of one with two colonies, both.
    pub(crate) fn player_name(&self, seat: Seat) -> Msg {
        match (self.cast, seat.0) {
            (Cast::Pairs, n) => texts::pair(texts::colour(Colour(n)), texts::colour(Colour(n + 2))),
            (_, n) => self.name_of(Side(n)),
        }
    }

    /// How a number came about: the genes that changed it are named after it.
    fn because<H: Changes>(&self, state: &State, side: Side, said: Msg) -> Msg {
        self.shares::<H>(state, side).into_iter().fold(said, |said, share| match share {
            Joined::Adds(kind, n) => texts::changed(said, self.gene_name(state, side, kind), n),
            Joined::AtMost(kind, n) => texts::at_most(said, self.gene_name(state, side, kind), n),
            Joined::AtLeast(kind, n) => texts::at_least(said, self.gene_name(state, side, kind), n),
        })
    }

    /// Whether a gene asks which number on the compass counts.
    fn asks_for_direction(&self, state: &State) -> bool {
        moves_by_gene(state).is_some()
    }

    /// What a number on the compass means for the amoeba for which a gene asks.
    fn meaning_on_compass(&self, state: &State, number: u8) -> Msg {
        match (Direction::of(number), self.number_leads_to(state, number)) {
            (Some(direction), Some(to)) if self.number_leads_to(state, STAYS) == Some(to) => {
                texts::compass_blocked(texts::direction_name(direction))
            }
            (Some(direction), Some(to)) => texts::do_direction(texts::direction_name(direction), crate::map::name(to)),
            _ if number == STAYS => texts::compass_stay(),
            _ => texts::compass_free(),
        }
    }

    /// A thing that a gene offers.
    fn thing(&self, state: &State, i: u8) -> Msg {
        let ask = state.frames.question().map(|question| question.ask);
        match ask {
            Some(Ask::One { thing, .. } | Ask::Some { thing, .. }) => match thing {
                Id::THING => texts::do_amoeba(texts::amoeba_of(Id(i))),
                Cell::THING => texts::do_cell(crate::map::name(Cell(i))),
                Colour::THING => texts::colour(Colour(i)),
                _ => self.name_of(Side(i)),
            },
            _ => texts::do_number(i),
        }
    }

    /// The cell to which the drift takes the amoeba that is asked about, if it takes it anywhere.
    fn drift_leads_to(&self, state: &State) -> Option<Cell> {
        let Some(Step::Movement(id)) = state.agenda.top() else { return None };
        self.drifts_to(state, id)
    }

    /// Who does what and why.
    pub(crate) fn prompted(&self, state: &State) -> Msg {
        let said = self.prompt_for_asked(state);
        if self.asked(state).is_some_and(|side| self.is_dummy(side)) { texts::by_chance(said) } else { said }
    }

    fn prompt_for_asked(&self, state: &State) -> Msg {
        let Some(step) = state.agenda.top() else { return texts::over() };
        let amoeba = texts::amoeba_of;
        let gene = |side: Side, kind: u8| self.gene_name(state, side, kind);
        // An amoeba with its cell, so that nobody has to look for it.
        let here = |id: Id| texts::amoeba_at(amoeba(id), crate::map::name(state.amoeba(id).cell));
        let who = |side: Side| self.name_of(side);
        let whose = |colour: Colour| self.name_of(self.owner_of(colour));
        let bp = |side: Side| state.tribe(side).bp;
        match step {
            Step::RollForStart(side) => texts::chance_start(who(side)),
            Step::ChooseStart(side) if self.cast == Cast::Tribes => texts::ask_start_of_tribe(who(side)),
            Step::ChooseStart(side) => texts::ask_start(who(side)),
            Step::PlaceWhich(colour, _) => texts::ask_which(whose(colour), amoeba(state.next_number(colour))),
            Step::PlaceWhere(id, _) => texts::ask_where(who(self.owner(id)), amoeba(id)),
            Step::Movement(id) => {
                let drift = match (self.drift(state), self.drift_leads_to(state)) {
                    (None, _) => texts::stays_no_drift(),
                    (Some(drift), Some(to)) => texts::drifts_to(texts::direction_name(drift), crate::map::name(to)),
                    (Some(drift), None) => texts::stays_drift_blocked(texts::direction_name(drift)),
                };
                texts::ask_movement(who(self.owner(id)), here(id), drift, self.move_price(state, self.owner(id)))
            }
            Step::DirectionGene(id, ..) => texts::ask_direction_gene(who(self.owner(id)), here(id)),
            Step::DirectionDie(id, _) => texts::chance_direction(here(id)),
            Step::FreeDirection(id, _) => texts::ask_direction(who(self.owner(id)), here(id)),
            Step::Act(_, side, ..) => texts::ask_order(who(side)),
            Step::Feeding(id, _) | Step::Meal(id, _) => texts::ask_feeding(who(self.owner(id)), here(id)),
            Step::Target(attack) => {
                let side = self.owner(attack.attacker);
                texts::ask_target(who(side), here(attack.attacker), gene(side, attack.gene))
            }
            Step::React(attack) => {
                let by = gene(self.owner(attack.attacker), attack.gene);
                texts::ask_react(who(self.owner(attack.target)), here(attack.target), amoeba(attack.attacker), by)
            }
            Step::Fight(fighters, ..) => texts::chance_fight(amoeba(fighters.defender), amoeba(fighters.attacker)),
            Step::Reveal => texts::chance_environment(),
            Step::Fall => {
                state.supply.beside.next().map_or_else(texts::chance_environment, |colour| texts::chance_fall(texts::colour(colour)))
            }
            Step::Defect(side, defect) if defect.due() == 0 => texts::ask_more_than_defect(who(side)),
            Step::Defect(side, defect) => {
                let mutations = i16::from(defect.excess) + self.ozone(state);
                texts::ask_defect(who(side), mutations, self.ozone(state), defect.given, defect.due())
            }
            Step::NewGenes(side) => texts::ask_new_genes(who(side), bp(side)),
            Step::Division(colour) => {
                let (side, newborn) = (self.owner_of(colour), amoeba(state.next_number(colour)));
                let price = match self.amoebas_of_tribe(state, side) {
                    0 if self.cast == Cast::Pairs => texts::first_of_colour_is_free(),
                    0 => texts::first_is_free(),
                    _ => self.because::<NewbornPrice>(state, side, texts::costs(self.newborn_price(state, side))),
                };
                texts::ask_division(who(side), newborn, price, bp(side))
            }
            Step::Newborn(id) => texts::ask_newborn(who(self.owner(id)), amoeba(id)),
            Step::AfterDeaths(side, triggers) => match (triggers.pending(), triggers.pending().first()) {
                ([_], Some(&kind)) => {
                    let deed = self.cards().get(kind).told("deed").unwrap_or_else(texts::deed);
                    texts::ask_deed(who(side), deed, gene(side, kind), self.cost(state, side, kind))
                }
                _ => texts::ask_after_deaths(who(side)),
            },
            _ => self.asked_by_gene(state),
        }
    }

    /// What the open effect of a gene asks, or rolls for.
    fn asked_by_gene(&self, state: &State) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::over() };
        let (card, gene) = (self.cards().get(frame.card), self.gene_name(state, frame.side, frame.card));
        let Some(question) = state.frames.question() else { return texts::chance_gene(gene) };
        let said = match (question.ask, question.picks.get()) {
            (Ask::Some { thing: Colour::THING, most, .. }, Some(picks)) if !picks.is_empty() => {
                let mut counts = [0; COLOURS];
                picks.iter().for_each(|&colour| counts[usize::from(colour)] += 1);
                texts::picked_cubes(card.said(question.prompt), texts::cubes(Cubes::new(counts)), picks.len(), most)
            }
            (Ask::Some { most, .. }, Some(picks)) => texts::picked(card.said(question.prompt), picks.len(), most),
            _ => card.said(question.prompt),
        };
        let who = self.name_of(question.who);
        let Some(id) = acting_amoeba(frame.hook, frame.args) else { return texts::ask_gene(who, said, gene) };
        let from = state.amoeba(id).cell;
        let here = texts::amoeba_at(texts::amoeba_of(id), crate::map::name(from));
        let leaves_to = frame.told().map(|Leaving { to, .. }| to);
        if let Some(to) = leaves_to.or_else(|| frame.told().map(|NeighbourLeaves { to, .. }| to)) {
            return texts::ask_leaving(who, texts::amoeba_of(id), crate::map::name(from), crate::map::name(to), said, gene);
        }
        match failure(state).filter(|_| frame.told::<Failed>().is_some()) {
            Some(Step::Again(attack)) => texts::ask_failed_attack(who, here, texts::amoeba_of(attack.target), said, gene),
            Some(Step::FightAgain(fighters)) => texts::ask_lost_fight(who, here, texts::amoeba_of(fighters.attacker), said, gene),
            _ => texts::ask_gene_for(who, here, said, gene),
        }
    }
}

/// What has failed, while a gene is asked whether to try again.
fn failure(state: &State) -> Option<Step> {
    state.agenda.iter().rev().find(|step| matches!(step, Step::Again(_) | Step::FightAgain(_))).copied()
}
