//! What an action means, in messages.

use crate::action::Action;
use crate::map::{Cell, Compass};
use crate::options::Cast;
use crate::rules::effects::moves_by_gene;
use crate::rules::numbers::Changes;
use crate::schema::{Hook, MovePrice};
use crate::soup::Soup;
use crate::state::{Colour, Id, State, Upgrade};
use crate::texts;
use clade_engine::{Answer, Ask, Kind, Msg, Question, Seat, Side, Small};
use clade_script::{CardThing, Joined, answer_label};

impl Soup {
    /// What an action means, for people.
    pub(crate) fn labelled(&self, state: &State, action: Action) -> Msg {
        let open = state.agenda.top();
        open.and_then(|step| step.label(self, state, action)).unwrap_or_else(|| self.means(state, action))
    }

    /// What it means whatever the question is.
    fn means(&self, state: &State, action: Action) -> Msg {
        let name = |kind: Kind| self.cards().get(kind).name();
        let asked = self.asked(state).unwrap_or(Side(0));
        match action {
            Action::Answer(Answer::Number(n)) if self.asks_for_direction(state) => texts::do_compass(n, self.meaning_on_compass(state, n)),
            Action::Answer(answer) => answer_label(&state.frames, self.cards(), answer, |thing| self.thing(state, thing)),
            Action::Total(n) => texts::do_total(n),
            Action::Die(n) => texts::do_die(n),
            Action::Environment(card) => texts::environment_of(&self.environment[card.ix()]),
            Action::Start(cell) => texts::do_start(cell),
            Action::Number(n) => texts::do_amoeba(texts::amoeba_of(Id::of(Colour::first_of(asked), n))),
            Action::Cell(cell) => texts::do_cell(crate::map::name(cell)),
            Action::Drift => self.drift_told(state, None),
            Action::Move => {
                let (price, by_gene) = (self.move_price(state, asked), !self.acting(state, asked, Hook::Direction).is_empty());
                self.because::<MovePrice>(state, asked, if by_gene { texts::do_move(price) } else { texts::do_move_by_die(price) })
            }
            Action::Stay => texts::do_stay(),
            Action::Direction(direction) => texts::direction_name(direction),
            Action::Eat(cubes) => texts::do_eat(texts::cubes(cubes)),
            Action::Starve => texts::do_starve(),
            Action::Use(kind) => match self.cards().get(kind).told("deed") {
                Some(deed) => texts::do_deed(self.gene_name(state, asked, kind), deed, self.cost(state, asked, kind)),
                None => texts::do_use(self.gene_name(state, asked, kind), self.cost(state, asked, kind)),
            },
            Action::Target(id) => texts::do_target(texts::amoeba_of(id)),
            Action::GiveUp(kind) => texts::do_give_up(name(kind), self.gene(kind).pays),
            Action::Buy(kind) => texts::do_buy(name(kind), self.gene(kind).price),
            Action::Upgrade(Upgrade { advanced, given }) => texts::do_upgrade(name(advanced), self.gene(advanced).price, name(given)),
            Action::Pay | Action::Done => texts::do_done(),
        }
    }

    /// The name of a gene; one that a side has only in another is named with that one's card.
    pub(crate) fn gene_name(&self, state: &State, side: Side, kind: Kind) -> Msg {
        self.gene_by(kind, self.card_of(state, side, kind))
    }

    /// The name of a gene that is in force by this card.
    pub(crate) fn gene_by(&self, kind: Kind, card: Kind) -> Msg {
        let name = |kind: Kind| self.cards().get(kind).name();
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

    /// The name of the side that runs a colour.
    pub(crate) fn whose(&self, colour: Colour) -> Msg {
        self.name_of(self.owner_of(colour))
    }

    /// The name of a player: of one with two colonies, both.
    pub(crate) fn player_name(&self, seat: Seat) -> Msg {
        match (self.cast, seat.0) {
            (Cast::Pairs, n) => texts::pair(texts::colour(Colour(n)), texts::colour(Colour(n + 2))),
            (_, n) => self.name_of(Side(n)),
        }
    }

    /// Where a number comes from: the genes that changed it are named after it.
    pub(crate) fn because<H: Changes>(&self, state: &State, side: Side, said: Msg) -> Msg {
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
        match (Compass::of(number), moves_by_gene(state).and_then(|id| state.at(id))) {
            (Compass::To(direction), Some(from)) => match crate::map::step(from, direction) {
                Some(to) => texts::do_direction(texts::direction_name(direction), crate::map::name(to)),
                None => texts::compass_blocked(texts::direction_name(direction)),
            },
            (Compass::Stay, _) => texts::compass_stay(),
            (Compass::To(_) | Compass::Free, _) => texts::compass_free(),
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
            _ => Msg::new(i.to_string()),
        }
    }
}
