//! What the calls of a card do: the glue between scripts and rules. What is only asked is in `queries.rs`.

use super::table::{Done, Table, list, number, sides, truth};
use crate::about::About;
use crate::board::Corner;
use crate::dominant::bonus;
use crate::element::{Element, Elements};
use crate::event::{Cause, Event, PointsFor};
use crate::rules::actions::adaptation::DrawElement;
use crate::rules::actions::glaciation::Glaciation;
use crate::rules::actions::initiative::Replace;
use crate::rules::animals::PAWNS;
use crate::rules::effects::{Token, Vacant};
use crate::schema::Verb;
use crate::step::Step;
use clade_engine::{Maybe, Side, Small};
use clade_script::Reply;

/// The most points a card gives or takes at once.
const MOST_GAINED: u16 = 999;

fn count(n: i32) -> u8 {
    n.clamp(0, 255) as u8
}

impl Table<'_, '_> {
    /// A card calls a verb.
    pub(crate) fn call(&mut self, known: &clade_script::Verb, verb: Verb) -> Done {
        if known.suspends {
            self.state.result = -1;
        }
        self.does(verb)
    }

    fn does(&mut self, verb: Verb) -> Done {
        let (game, owner) = (self.game, self.owner);
        match verb {
            Verb::Tiles { side } => list(self.state.occupied(self.side(side)?)),
            Verb::Earth {} => list(self.state.earth()),
            Verb::Overpopulated {} => self.overpopulated(),
            Verb::Adjacent { tile } => list(self.state.adjacent(self.tile(tile)?)),
            Verb::TilesOf { terrain } => self.tiles_of(terrain),
            Verb::Dominates { side } => list(game.dominated_by(self.state, self.side(side)?)),
            Verb::TerrainOf { tile } => self.state.terrain(self.tile(tile)?).map_or(Ok(Reply::Nil), |terrain| number(terrain.byte())),
            Verb::Worth { tile } => number(self.state.terrain(self.tile(tile)?).map_or(0, |terrain| terrain.worth(0))),
            Verb::TokensAt { tile } => number(self.state.tokens_at(self.tile(tile)?)),
            Verb::ElementsAt { tile } => self.elements_at(tile),
            Verb::ElementAt { corner } => self.state.element(corner).map_or(Ok(Reply::Nil), |element| number(element.byte())),
            Verb::Vacant { tile } => self.vacant(tile),
            Verb::OnEarth { element } => self.on_earth(element),
            Verb::Species { tile, side } => number(self.state.cubes(self.tile(tile)?, self.side(side)?)),
            Verb::Crowd { tile } => number(self.state.crowd(self.tile(tile)?)),
            Verb::OpponentsAt { tile } => self.on(tile, game.opponents(owner)),
            Verb::AnimalsAt { tile } => self.on(tile, game.food_chain()),
            Verb::Me {} => number(owner.0),
            Verb::Opponents {} => sides(game.opponents(owner)),
            Verb::FoodChain {} => sides(game.food_chain()),
            Verb::AndHigher {} => sides(game.food_chain().filter(|&side| side >= owner)),
            Verb::AndLower {} => sides(game.food_chain().filter(|&side| side <= owner)),
            Verb::Points { side } => number(self.state.animal(self.side(side)?).points),
            Verb::Pawns { side } => number(self.state.available(self.side(side)?)),
            Verb::MorePawns { side } => truth(self.state.animal(self.side(side)?).pawns < PAWNS),
            Verb::Pool { side } => number(self.state.animal(self.side(side)?).pool),
            Verb::Eliminated { side } => number(self.state.animal(self.side(side)?).eliminated),
            Verb::Elements { side } => number(self.state.animal(self.side(side)?).element_count()),
            Verb::Needs { element, side } => truth(self.state.animal(self.side(side)?).elements[element.ix()] > 0),
            Verb::Tokens { side } => list(Elements::of(&self.state.animal(self.side(side)?).tokens).iter()),
            Verb::InBag {} => self.in_bag(),
            Verb::OpenCards {} => self.open_cards(),
            Verb::Bonus { n } => number(bonus(count(n))),
            Verb::ReplacedGoHome {} => truth(game.options().replaced_go_home),
            Verb::Wades {} => truth(game.options().wades),
            Verb::AboutTile { tile } => self.says(About { cell: self.tile(tile)?.into(), ..self.state.about }),
            Verb::AboutAnimal { n, side } => self.says(About { cubes: count(n), side: self.side(side)?.into(), ..self.state.about }),
            Verb::AboutElement { element } => self.says(About { element: element.into(), ..self.state.about }),
            Verb::AboutCount { n, of } => self.says(About { nth: count(n), of: count(of), ..self.state.about }),
            Verb::Gain { n, side } => self.gain(n, side),
            Verb::Eliminate { tile, side, n } => {
                let (side, cell, cause) = (self.side(side)?, self.tile(tile)?, Cause::Card(self.acting_card(), owner));
                game.eliminate(self.state, side, cell, count(n), cause, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::ReturnSpecies { tile, side, n } => {
                let (side, cell, by) = (self.side(side)?, self.tile(tile)?, self.by());
                game.return_cubes(self.state, side, cell, count(n), by, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Place { tile, n } => {
                let cell = self.tile(tile)?;
                game.place_cubes(self.state, owner, cell, count(n), self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Hibernate { tile, n } => {
                let cell = self.tile(tile)?;
                game.hibernate(self.state, owner, cell, count(n), self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Move { tile, to, side, n } => {
                let (side, from, to) = (self.side(side)?, self.tile(tile)?, self.tile(to)?);
                game.move_cubes(self.state, side, from, to, count(n), self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Score { tiles } => {
                let tiles = self.tiles(&tiles)?;
                game.score_tiles(self.state, tiles, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Remove { corner } => {
                let by = self.by();
                game.remove(self.state, corner, by, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Put { element, corner } => self.put(element, corner),
            Verb::Lose { element, side } => {
                let side = self.side(side)?;
                game.lose(self.state, side, element, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::GainElement { element, side } => {
                let side = self.side(side)?;
                game.gain_element(self.state, side, element, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::GainPawn { side } => self.gain_pawn(side),
            Verb::LosePawn { side } => self.lose_pawn(side),
            Verb::Advance {} => {
                game.advances(self.state, owner, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::LastTurn {} => {
                if !std::mem::replace(&mut self.state.ending, true) {
                    self.state.idle = false;
                    self.sink.tell(|| Event::Ending(None));
                }
                Ok(Reply::Nothing)
            }
            Verb::ChooseVacant { key, tiles } => {
                let cells = self.tiles(&tiles)?;
                self.steps([Vacant { side: owner, says: key.0, cells }])
            }
            Verb::ChooseToken { key, elements } => {
                let elements = elements.into_iter().collect();
                self.steps([Token { side: owner, says: key.0, elements, cell: Maybe::NONE }])
            }
            Verb::ChooseTokenOf { key, tile } => {
                let cell = self.tile(tile)?.into();
                self.steps([Token { side: owner, says: key.0, elements: Elements::ALL, cell }])
            }
            Verb::DrawElement { side } => {
                let side = self.side(side)?;
                self.steps([DrawElement { side }])
            }
            Verb::Glaciate {} => self.steps([Glaciation { side: owner, must: true }]),
            Verb::PlacePawn {} => self.steps([Replace { side: owner }]),
        }
    }

    /// These steps come before the script goes on.
    fn steps<S: Into<Step>>(&mut self, steps: impl IntoIterator<Item = S, IntoIter: DoubleEndedIterator>) -> Done {
        self.game.then(self.state, steps);
        Ok(Reply::Suspend)
    }

    /// What the next question of the card is about.
    fn says(&mut self, about: About) -> Done {
        self.state.about = about;
        Ok(Reply::Nothing)
    }

    fn gain(&mut self, n: i32, side: Side) -> Done {
        let points = i16::try_from(n).ok().filter(|points| points.unsigned_abs() <= MOST_GAINED);
        let points = points.ok_or_else(|| format!("at most {MOST_GAINED} points are gained or lost at once, not {n}"))?;
        let (side, why) = (self.side(side)?, PointsFor::Card(self.acting_card()));
        self.game.gain(self.state, side, points, why, self.sink);
        Ok(Reply::Nothing)
    }

    fn put(&mut self, element: Element, corner: Corner) -> Done {
        if self.state.bag.count(element) == 0 || !self.game.is_vacant(self.state, corner) {
            return Err("an element of the bag is put on a vacant corner of earth".into());
        }
        let by = self.by();
        self.game.put(self.state, corner, element, None, by, self.sink);
        Ok(Reply::Nothing)
    }

    fn gain_pawn(&mut self, side: Side) -> Done {
        let (side, card) = (self.side(side)?, self.acting_card());
        if self.state.animal(side).pawns < PAWNS {
            self.state.idle = false;
            self.state.animal_mut(side).pawns += 1;
            self.sink.tell(|| Event::PawnMore(side, card));
        }
        Ok(Reply::Nothing)
    }

    fn lose_pawn(&mut self, side: Side) -> Done {
        let (side, card) = (self.side(side)?, self.acting_card());
        if self.state.available(side) == 0 {
            return Err("the animal has no pawn that does not stand on the display".into());
        }
        self.state.idle = false;
        self.state.animal_mut(side).pawns -= 1;
        self.sink.tell(|| Event::PawnLess(side, card));
        Ok(Reply::Nothing)
    }
}
