//! What the calls of a card do: the glue between scripts and rules. What is only asked is in `queries.rs`.

use super::table::{Done, Table, list, number, sides, truth};
use crate::about::About;
use crate::board::{Cell, Corner};
use crate::element::{Element, Elements};
use crate::event::{Cause, Event, PointsFor};
use crate::rules::actions::adaptation::{DrawElement, Slot};
use crate::rules::actions::evolution::Play;
use crate::rules::actions::tectonics::Tectonics;
use crate::rules::effects::{Act, Token, Vacant};
use crate::rules::traits::{DealTraits, DrawTrait, Exchange, KeepTraits};
use crate::schema::{Card, Hook, SCHEMA, Verb};
use crate::step::Step;
use crate::terrain::Ground;
use clade_engine::{Kinds, Maybe, Side, Small, Triggers};
use clade_script::{Many, Reply, VerbError};

/// The most points a card gives or takes at once.
const MOST_GAINED: u16 = 999;

/// Whether a verb changes the table: it does not only ask.
fn does(verb: &str) -> bool {
    let asks = verb.starts_with("choose_");
    !asks && SCHEMA.verbs.iter().any(|known| known.name == verb && known.acts)
}

fn count(n: i32) -> u8 {
    n.clamp(0, 255) as u8
}

impl Table<'_, '_> {
    /// A card calls a verb: it is done, and the log names the card if this is its first verb that does something.
    pub(crate) fn call(&mut self, known: &clade_script::Verb, verb: Verb) -> Done {
        if !known.acts {
            return self.does(verb);
        }
        let changes = does(known.name);
        let mut idle = self.state.idle && (!changes || self.changes_nothing(&verb)?);
        if changes {
            self.names_card();
        }
        if known.suspends {
            self.state.result = -1;
            self.state.about = if changes { About::default() } else { self.state.about };
        }
        let by_steps = known.suspends && !matches!(verb, Verb::Copy { .. });
        let reply = self.does(verb)?;
        // A verb that works by steps had none to do.
        idle |= by_steps && matches!(reply, Reply::Nothing);
        self.state.idle &= idle;
        Ok(reply)
    }

    fn does(&mut self, verb: Verb) -> Done {
        let (game, owner) = (self.game, self.owner);
        match verb {
            Verb::Tiles { side } => list(self.state.occupied(self.side(side)?)),
            Verb::Earth {} => list(self.state.earth()),
            Verb::Inhabited {} => list(self.state.earth().filter(|&tile| self.state.crowd(tile) > 0)),
            Verb::Overpopulated {} => self.overpopulated(),
            Verb::Adjacent { tile } => list(self.state.adjacent(self.tile(tile)?)),
            Verb::TilesOf { terrain } => self.tiles_of(terrain),
            Verb::Terrain { tile } => self.state.ground(self.tile(tile)?).map_or(Ok(Reply::Nil), |ground| number(ground.byte())),
            Verb::Has { tile, element } => truth(self.state.touching[self.tile(tile)?.ix()].contains(element)),
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
            Verb::Points { side } => number(self.state.animal(self.side(side)?).points),
            Verb::Pawns { side } => number(self.state.available(self.side(side)?)),
            Verb::Pool { side } => number(self.state.animal(self.side(side)?).pool),
            Verb::Elements { side } => number(self.state.animal(self.side(side)?).element_count()),
            Verb::Needs { element, side } => truth(self.state.animal(self.side(side)?).elements[element.ix()] > 0),
            Verb::Tokens { side } => list(game.replaceable(self.state, self.side(side)?)),
            Verb::InBag {} => self.in_bag(),
            Verb::Controls { element, side } => truth(self.state.controller(element) == Some(self.side(side)?)),
            Verb::Controlled { element } => truth(self.state.controller(element).is_some()),
            Verb::Markers {} => self.markers(),
            Verb::Row {} => self.idle_cards(self.state.row_cards()),
            Verb::Discard {} => self.idle_cards(self.state.discard),
            Verb::SlotOf { card } => number(game.slot_of(self.state, self.card(card)?).map_or(0, |slot| slot + 1)),
            Verb::Traits { side } => list(self.state.animal(self.side(side)?).traits),
            Verb::Bonus { n } => number(game.bonus(count(n))),
            Verb::PredatorsRoam {} => truth(game.options().predators_roam),
            Verb::MustBreed {} => truth(game.options().must_breed),
            Verb::MonotypicTable {} => truth(game.options().monotypic_table),
            Verb::SnowEverywhere {} => truth(game.options().snow_everywhere),
            Verb::AboutTile { tile } => self.says(About { cell: self.tile(tile)?.into(), ..self.state.about }),
            Verb::AboutAnimal { n, side } => self.says(About { cubes: count(n), side: self.side(side)?.into(), ..self.state.about }),
            Verb::AboutElement { element } => self.says(About { element: element.into(), ..self.state.about }),
            Verb::AboutX { n } => self.says(About { nth: count(n), ..self.state.about }),
            Verb::AboutCount { n, of } => self.says(About { nth: count(n), of: count(of), ..self.state.about }),
            Verb::AboutPoints {} => self.says(About { scores: true, ..self.state.about }),
            Verb::AboutTokens {} => self.says(About { tokens: true, ..self.state.about }),
            Verb::Gain { n, side } => self.gain(n, side),
            Verb::Eliminate { tile, side, n } => {
                let (side, cell, cause) = (self.side(side)?, self.tile(tile)?, self.cause());
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
            Verb::Move { tile, to, side, n } => {
                let (side, from, to) = (self.side(side)?, self.tile(tile)?, self.tile(to)?);
                game.move_cubes(self.state, side, from, to, count(n), self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Score { tiles } => {
                let (tiles, within) =
                    (tiles.into_iter().map(|cell| self.tile(cell)).collect::<Result<Many<Cell>, _>>()?, game.scores_within(self.state));
                game.score_tiles(self.state, tiles, within, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Remove { corner } => {
                let by = self.by();
                game.remove(self.state, corner, by, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Shift { corner, to } => self.shift(corner, to),
            Verb::Put { element, corner } => self.put(element, corner),
            Verb::Lose { element, side } => {
                let side = self.side(side)?;
                game.lose(self.state, side, element, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::Swap { corner, element } => {
                if game.losable(self.state, owner, element) == 0 {
                    return Err("the animal has no such token".into());
                }
                game.adapt(self.state, owner, corner, element, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::DiscardCard { card } => {
                let slot = game.slot_of(self.state, self.card(card)?).ok_or("this card does not lie in the row")?;
                game.discard(self.state, slot, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::PawnsHome { side } => self.pawns_home(side),
            Verb::ExtraTurn {} => self.extra_turn(),
            Verb::Strike { tile, n, side } => {
                let (cell, side, card) = (self.tile(tile)?, self.side(side)?, self.acting_card());
                let terrain = self.state.ground(cell).unwrap_or(Ground::Smoker);
                self.sink.emit(|| Event::Struck(card, cell, terrain, count(n), side));
                Ok(Reply::Nothing)
            }
            Verb::LastRound {} => {
                if !std::mem::replace(&mut self.state.ending, true) {
                    self.sink.emit(|| Event::Ending(None));
                }
                Ok(Reply::Nothing)
            }
            Verb::DropCopies {} => {
                let copied = self.state.animal(owner).copied;
                copied.for_each(|kind| game.lose_trait(self.state, owner, kind, true, self.sink));
                Ok(Reply::Nothing)
            }
            Verb::TakeControl { element } => {
                let target = self.state.target[element.ix()];
                game.controls(self.state, owner, element, target, self.sink);
                Ok(Reply::Nothing)
            }
            Verb::SetTarget { element, n } => self.set_target(element, n),
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
            Verb::GainToken { element } => self.steps([Slot { side: owner, element }]),
            Verb::DrawElement { side } => {
                let side = self.side(side)?;
                self.steps([DrawElement { side }])
            }
            Verb::Tectonics { terrains } => self.tectonics(&terrains),
            Verb::PlayCard { card, x } => self.play_card(card, x),
            Verb::ExchangeTrait { n } => self.exchange_trait(n),
            Verb::Copy { card } => self.copy(card),
            Verb::DrawTrait {} => self.steps([DrawTrait { side: owner }]),
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

    /// Whether a verb finds nothing to do: no points, no cubes, no steps.
    fn changes_nothing(&self, verb: &Verb) -> Result<bool, VerbError> {
        let (game, state) = (self.game, &*self.state);
        Ok(match *verb {
            Verb::Gain { n, .. } => n == 0,
            Verb::Place { n, .. } => n <= 0 || state.animal(self.owner).pool == 0,
            Verb::Eliminate { tile, side, n } | Verb::ReturnSpecies { tile, side, n } | Verb::Move { tile, side, n, .. } => {
                n <= 0 || state.cubes(self.tile(tile)?, self.side(side)?) == 0
            }
            Verb::Score { ref tiles } => tiles.is_empty(),
            Verb::DrawElement { side } => state.bag.is_empty() || !game.has_free_slot(state, self.side(side)?),
            Verb::GainToken { element } => state.bag.count(element) == 0 || !game.has_free_slot(state, self.owner),
            Verb::PawnsHome { side } => !game.has_pawns_out(state, self.side(side)?),
            _ => false,
        })
    }

    /// A card is named when it does something for the first time, not when it is looked at. Main effects are named by whatever
    /// makes them act, the action of a trait by the pawn on its space.
    fn names_card(&mut self) {
        if let Some(frame) = self.state.frames.top()
            && self.sink.is_told()
            && ![Hook::Play, Hook::Action].map(u8::from).contains(&frame.hook)
            && !self.game.vm.has_called(&self.state.frames, does)
        {
            self.sink.emit(|| Event::Acted(frame.card, (frame.hook != u8::from(Hook::Appears)).then_some(frame.side)));
        }
    }

    /// The cause of death of cubes that the acting card eliminates: a card that strikes a tile is not a predator.
    fn cause(&self) -> Cause {
        let card = self.acting_card();
        let strikes = self.sink.is_heard() && self.game.vm.has_called(&self.state.frames, |verb| verb == "strike");
        if strikes { Cause::Strike(card, self.owner) } else { Cause::Card(card, self.owner) }
    }

    fn gain(&mut self, n: i32, side: Side) -> Done {
        let points = i16::try_from(n).ok().filter(|points| points.unsigned_abs() <= MOST_GAINED);
        let points = points.ok_or_else(|| format!("at most {MOST_GAINED} points are gained or lost at once, not {n}"))?;
        let (side, why) = (self.side(side)?, PointsFor::Card(self.acting_card()));
        self.game.gain(self.state, side, points, why, self.sink);
        Ok(Reply::Nothing)
    }

    fn shift(&mut self, from: Corner, to: Corner) -> Done {
        if self.state.element(from).is_none() || !self.state.is_vacant(to) {
            return Err("an element is moved to a vacant corner of earth".into());
        }
        self.game.shift(self.state, from, to, self.sink);
        Ok(Reply::Nothing)
    }

    fn put(&mut self, element: Element, corner: Corner) -> Done {
        if self.state.bag.count(element) == 0 || !self.state.is_vacant(corner) {
            return Err("an element of the bag is put on a vacant corner of earth".into());
        }
        let by = self.by();
        self.game.put(self.state, corner, element, None, by, self.sink);
        Ok(Reply::Nothing)
    }

    fn pawns_home(&mut self, side: Side) -> Done {
        let side = self.side(side)?;
        let n = self.game.take_back(self.state, side);
        if n > 0 {
            self.sink.emit(|| Event::PawnsBack(side, n));
        }
        Ok(Reply::Nothing)
    }

    fn extra_turn(&mut self) -> Done {
        if self.owner != self.state.turn || self.state.round == 0 {
            return Err("only the animal whose turn it is has one turn more".into());
        }
        self.state.extra = self.state.extra.saturating_add(1);
        Ok(Reply::Nothing)
    }

    fn set_target(&mut self, element: Element, n: i32) -> Done {
        let target = u16::try_from(n).map_err(|_| "a target marker stands on 0 or more")?;
        match self.state.controller(element) {
            Some(side) => self.game.controls(self.state, side, element, target, self.sink),
            None => self.state.target[element.ix()] = target,
        }
        Ok(Reply::Nothing)
    }

    fn tectonics(&mut self, grounds: &[Ground]) -> Done {
        let kinds = grounds.iter().fold(0, |all, ground| all | 1u16 << ground.byte());
        let step = Tectonics { side: self.owner, special: false, kinds };
        if self.state.vents_left == 0 || !self.game.can_erupt(self.state, step) {
            return Ok(Reply::Nothing);
        }
        self.steps([step])
    }

    fn play_card(&mut self, card: Card, x: i32) -> Done {
        let card = self.card(card)?;
        if !self.state.frames.has_room() {
            return Err("too many cards act within each other".into());
        }
        if !self.game.rules.evolution.contains(card) {
            return Err("only an evolution card has main effects".into());
        }
        self.steps([Play { side: self.owner, card, x: count(x) }])
    }

    /// The owner exchanges a trait for one of `n` unused ones; if there are none, nothing happens.
    fn exchange_trait(&mut self, n: i32) -> Done {
        let (state, side) = (&*self.state, self.owner);
        let n = n.clamp(0, 3).min(state.unused.len() as i32) as u8;
        if n == 0 || state.animal(side).traits.is_empty() {
            return Ok(Reply::Nothing);
        }
        self.steps([Step::from(DealTraits { side, left: n }), KeepTraits { side, left: 1 }.into(), Exchange { side }.into()])
    }

    fn copy(&mut self, card: Card) -> Done {
        let kind = self.card(card)?;
        if !self.game.facts(kind).is_trait {
            return Err("only a trait can be copied".into());
        }
        self.game.get_trait(self.state, self.owner, kind, true, self.sink);
        let begins = self.game.vm.defines(Hook::Begins).contains(kind);
        if self.state.round > 0 || !begins || !self.state.frames.has_room() {
            return Ok(Reply::Nothing);
        }
        let cards = Triggers::collect(&mut Kinds::one(kind));
        self.steps([Act { hook: Hook::Begins, side: self.owner, arg: 0, cards }])
    }
}
