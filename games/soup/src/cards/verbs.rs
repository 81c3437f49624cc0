//! What each verb of a card's effect does to the table.
//!
//! A gene whose effect began by itself is logged with the first verb that has a result, for the amoeba that it happens to; an
//! effect without a result is not logged.

use crate::action::Cubes;
use crate::event::{Cause, Event};
use crate::map::{Cell, around};
use crate::rules::attack::{Fight, Fighters};
use crate::rules::direction::{Active, FreeDirection};
use crate::rules::effects::{acting_amoeba, is_used};
use crate::rules::feeding::ShortMeal;
use crate::rules::travel::Leave;
use crate::schema::{NeighbourLeaves, Verb};
use crate::soup::Soup;
use crate::state::{COLOURS, Colour, Id, NUMBERS, State};
use crate::step::Step;
use clade_engine::{Kind, Side, Sink, Small};
use clade_script::{Many, NOBODY, Reply, VerbError};

/// The most amoebas dragged in one amoeba's turn: all 28, in four moves that everybody follows.
const MOST_DRAGGED: u8 = 112;
/// The most points a gene gains at once.
const MOST_GAINED: u16 = 99;

/// What a verb returns, or why it cannot be done.
type Done = Result<Reply, VerbError>;

/// The table as a card of this owner may touch it; nobody owns an environment card.
pub(crate) struct Table<'a, 'b> {
    pub(crate) game: &'a Soup,
    pub(crate) state: &'a mut State,
    pub(crate) owner: Side,
    pub(crate) sink: &'a mut Sink<'b, Event>,
}

impl Table<'_, '_> {
    /// Does a verb.
    pub(crate) fn does(&mut self, verb: Verb) -> Done {
        let game = self.game;
        match verb {
            Verb::Players {} => Ok(number(game.colours)),
            Verb::Everyone {} => Ok(list(self.state.order.iter().rev().map(|side| side.0))),
            Verb::Cells {} => Ok(list(Cell::all().map(|cell| cell.0))),
            Verb::Amoebas { side } => self.amoebas(side),
            Verb::Owner {} => Ok(number(self.owner()?.0)),
            Verb::OwnerOf { amoeba } => Ok(number(game.owner(self.amoeba(amoeba)?).0)),
            Verb::CellOf { amoeba } => Ok(self.state.at(self.amoeba(amoeba)?).map_or(Reply::Nil, |cell| number(cell.0))),
            Verb::DamageOf { amoeba } => Ok(number(self.state.amoeba(self.amoeba(amoeba)?).damage)),
            Verb::Points { side } => Ok(number(self.state.tribe(self.player(side)?).bp)),
            Verb::AmoebasIn { cell, side } => {
                let side = self.player(side)?;
                Ok(list(self.state.in_cell(cell).filter(|&id| game.owner(id) == side).map(|id| id.0)))
            }
            Verb::ForeignIn { cell } => {
                let owner = self.owner()?;
                Ok(list(self.state.in_cell(cell).filter(|&id| game.owner(id) != owner).map(|id| id.0)))
            }
            Verb::Adjacent { cell } => Ok(list(Cell::all().filter(|&next| around(cell).contains(next)).map(|next| next.0))),
            Verb::CubesIn { cell, n } => Ok(self.cubes_in(cell, n)),
            Verb::Hosts { amoeba } => Ok(list(game.hosts(self.state, self.living(amoeba)?).map(|side| side.0))),
            Verb::Hunters {} => Ok(list(game.hunters(self.state, self.owner()?).map(|id| id.0))),
            Verb::Carry { cubes, from, to } => self.carry(&cubes, from, to),
            Verb::Gain { n, side } => self.gain(n, side),
            Verb::PayFor { side, n } => self.pay_for(side, n),
            Verb::Damage { amoeba } => {
                let id = self.living(amoeba)?;
                self.acts(Some(id));
                game.damages(self.state, id, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Compass { amoeba, n } => self.compass(amoeba, n),
            Verb::ChooseDirection { amoeba } => {
                self.living(amoeba)?;
                self.step(FreeDirection { amoeba, may_stay: true })
            }
            Verb::Move { amoeba, n } => {
                let (id, nth) = (self.living(amoeba)?, u8::try_from(n).map_err(|_| "a move has a number")?);
                self.acts(Some(id));
                self.step(Active { amoeba: id, nth })
            }
            Verb::Drag { amoeba, to } => self.drag(amoeba, to),
            Verb::Attack { amoeba, foreign_only } => {
                self.owner()?;
                let (id, gene) = (self.living(amoeba)?, self.state.frames.top().map_or(Kind(0), |frame| frame.card));
                game.attack(self.state, id, gene, foreign_only);
                Ok(Reply::Suspend)
            }
            Verb::Fight { amoeba, attacker } => {
                self.owner()?;
                let fighters = Fighters { defender: self.living(amoeba)?, attacker: self.living(attacker)? };
                self.step(Fight::of(fighters))
            }
            Verb::Eat { amoeba, n } => self.eat(amoeba, n),
        }
    }

    /// An amoeba of a colour in play.
    fn amoeba(&self, id: Id) -> Result<Id, VerbError> {
        if id.0 < self.game.colours * NUMBERS { Ok(id) } else { Err(VerbError::NoSuch("amoeba")) }
    }

    /// An amoeba that is in the soup.
    fn living(&self, id: Id) -> Result<Id, VerbError> {
        let id = self.amoeba(id)?;
        if self.state.lives(id) { Ok(id) } else { Err("this amoeba is not in the soup".into()) }
    }

    /// A colour in play.
    fn colour(&self, colour: Colour) -> Result<Colour, VerbError> {
        if colour.0 < self.game.colours { Ok(colour) } else { Err(VerbError::NoSuch("colour")) }
    }

    /// A side that has points and genes.
    fn player(&self, side: Side) -> Result<Side, VerbError> {
        self.game.owners().find(|owner| *owner == side).ok_or(VerbError::NoSuch("player"))
    }

    /// The owner of the card that acts, for what is about an owner.
    fn owner(&self) -> Result<Side, VerbError> {
        if self.owner == NOBODY { Err("nobody owns this card".into()) } else { Ok(self.owner) }
    }

    /// A player's amoebas in the soup.
    fn amoebas(&self, side: Side) -> Done {
        let side = self.player(side)?;
        let all = self.game.colours_of(side).flat_map(|colour| (1..=NUMBERS).map(move |number| Id::of(colour, number)));
        Ok(list(all.filter(|&id| self.state.lives(id)).map(|id| id.0)))
    }

    /// An effect has a result: its card is named, for this amoeba if it is the owner's, otherwise for the one that it is about. Not
    /// if the log has already said that the gene is used, or that it acts for this amoeba.
    fn acts(&mut self, id: Option<Id>) {
        let Some(frame) = self.state.frames.top().filter(|frame| !is_used(frame.hook)) else { return };
        let owner = self.owner;
        let own = |id: &Id| self.game.owner(*id) == owner;
        let (kind, about) = (frame.card, acting_amoeba(frame.hook, frame.args));
        let id = [id, about].into_iter().flatten().find(own);
        let card = self.game.card_of(self.state, owner, kind);
        let began = Event::Began(owner, card);
        let since = self.sink.heard().iter().rev().take_while(|event| **event != began);
        let acted = Event::Acted { owner, kind, amoeba: id, card };
        if since.into_iter().any(|event| *event == acted) {
            return;
        }
        self.sink.emit(|| acted);
    }

    /// The amoeba whose leaving the open effect is about.
    fn leaving(&self) -> Option<Id> {
        self.state.frames.top()?.told().map(|NeighbourLeaves { amoeba, .. }| amoeba)
    }

    /// Puts a step on the agenda and stops the script until it is done.
    fn step(&mut self, step: impl Into<Step>) -> Done {
        self.state.agenda.push(step.into()).map_err(|e| e.to_string())?;
        Ok(Reply::Suspend)
    }

    fn cubes_in(&self, cell: Cell, most: i32) -> Reply {
        let most = usize::try_from(most.clamp(0, 12)).unwrap_or(0);
        let each = |(colour, &n): (u8, &u8)| std::iter::repeat_n(colour, most.min(usize::from(n)));
        list((0..).zip(&self.state.water[cell.ix()]).flat_map(each))
    }

    fn carry(&mut self, cubes: &Many<Colour>, from: Cell, to: Cell) -> Done {
        let mut counts = [0u8; COLOURS];
        for &colour in cubes {
            counts[self.colour(colour)?.ix()] += 1;
        }
        if counts.iter().zip(&self.state.water[from.ix()]).any(|(n, have)| n > have) {
            return Err("these cubes are not in the cell".into());
        }
        for (colour, n) in counts.into_iter().enumerate() {
            self.state.water[from.ix()][colour] -= n;
            self.state.water[to.ix()][colour] += n;
        }
        if counts != [0; COLOURS] {
            self.acts(None);
            self.sink.emit(|| Event::Carried(Cubes::new(counts), from, to));
        }
        Ok(Reply::Nothing)
    }

    fn gain(&mut self, n: i32, side: Side) -> Done {
        let side = self.player(side)?;
        let points = u16::try_from(n).ok().filter(|&points| points <= MOST_GAINED);
        let points = points.ok_or_else(|| format!("0 to {MOST_GAINED} points are gained at once, not {n}"))?;
        self.acts(None);
        self.game.gains(self.state, side, points, |points| Event::Gained(side, points), self.sink);
        Ok(Reply::Nothing)
    }

    fn pay_for(&mut self, side: Side, n: i32) -> Done {
        let side = self.player(side)?;
        let points = u16::try_from(n).ok().filter(|&n| n <= self.state.tribe(side).bp).ok_or("they have too few points")?;
        self.acts(None);
        self.game.pay(self.state, side, points, self.sink);
        Ok(Reply::Nothing)
    }

    fn compass(&mut self, amoeba: Id, n: i32) -> Done {
        let id = self.living(amoeba)?;
        let number = u8::try_from(n).ok().filter(|n| (1..=6).contains(n)).ok_or("the compass has the numbers 1 to 6")?;
        self.sink.tell(|| Event::Counts(id, number));
        self.game.compass(self.state, id, number);
        Ok(Reply::Suspend)
    }

    /// A dragged amoeba leaves a cell, and cards may react to that by dragging others.
    fn drag(&mut self, amoeba: Id, to: Cell) -> Done {
        let id = self.living(amoeba)?;
        let dragged = self.state.dragged.checked_add(1).filter(|&n| n <= MOST_DRAGGED);
        self.state.dragged = dragged.ok_or_else(|| format!("at most {MOST_DRAGGED} amoebas are dragged in a turn"))?;
        self.acts(Some(id));
        if let Some(mover) = self.leaving()
            && self.game.clings(self.state, mover, id, to).map_err(|e| e.to_string())?
        {
            return Ok(Reply::Nothing);
        }
        self.step(Leave { amoeba: id, to, cause: Cause::Drag })
    }

    fn eat(&mut self, amoeba: Id, n: i32) -> Done {
        let id = self.living(amoeba)?;
        let fewer = u8::try_from(n).ok().filter(|&n| n <= 3).ok_or("a meal has at most 3 cubes fewer")?;
        let water = self.state.water_of(id);
        let can_eat = self.game.meals(self.state, id.colour(), fewer).iter().any(|meal| meal.cubes.within(&water));
        if can_eat { self.step(ShortMeal { amoeba: id, fewer }) } else { Ok(number(0)) }
    }
}

/// A number, or a thing by its number.
fn number(n: impl Into<i32>) -> Reply {
    Reply::Int(n.into())
}

/// Things by their numbers.
fn list(things: impl Iterator<Item = u8>) -> Reply {
    Reply::List(things.map(i32::from).take(48).collect())
}
