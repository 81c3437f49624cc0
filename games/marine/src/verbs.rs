//! What the calls of a card do: the glue between scripts and rules.

use crate::actions::{DrawElement, Play, Slot, Tectonics};
use crate::board::{CELLS, CORNERS, Cell, Corner, NONE};
use crate::cards::{self, ANIMAL, CARD, CORNER, ELEMENT, Facts, TILE, hook};
use crate::effects::{Act, Token, Vacant};
use crate::event::{Cause, Event, Why};
use crate::marine::{Events, Marine, Rules};
use crate::options::Options;
use crate::state::{CARDS, ELEMENTS, Element, Elements, State, TERRAINS, terrain};
use crate::step::Step;
use crate::traits::{DEALT, DealTraits, DrawTrait, Exchange, KeepTraits};
use clade_engine::{CardText, Kinds, Maybe, Setup, SetupError, Side, Sink, Small, Triggers};
use clade_script::{Args, Cards, Frames, ModFolder, Reply, Schema, Scripted, Vm};
use std::sync::Arc;

/// The fewest evolution cards besides those that are taken out: the row, and the end of the deck.
const FEWEST: u32 = 9;

/// So many points a card gives or takes at once.
const MOST_GAINED: u16 = 999;

impl Scripted for Marine {
    const SCHEMA: &'static Schema = &cards::SCHEMA;
    const KINDS: usize = CARDS;
    type Rules = Rules;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Rules, SetupError> {
        let facts: Vec<Facts> = cards.iter().map(Facts::read).collect();
        let options = Options::read(setup)?;
        let traits = cards::with(&facts, |facts| facts.is_trait && !(options.leaves_out && facts.unless_two));
        let evolution = cards::with(&facts, |facts| !facts.is_trait);
        let need = u32::from(DEALT) * options.animals.len() as u32;
        if traits.len() < need {
            return Err(SetupError::FewCards { place: head(mods), found: traits.len(), need });
        }
        let need = FEWEST + u32::from(options.taken_out);
        if evolution.len() < need {
            return Err(SetupError::FewCards { place: head(mods), found: evolution.len(), need });
        }
        let rule_hooks = (hook::WATCHES..=hook::VENTS).map(|hook| cards.defines(hook));
        Ok(Rules {
            traits,
            evolution,
            last: cards::with(&facts, |facts| facts.last).and(evolution),
            lasting: rule_hooks.fold(Kinds::NONE, Kinds::or).and(evolution),
            options,
            facts,
        })
    }

    fn value_of(rules: &Rules, option: &str) -> &'static str {
        rules.options.value_of(option)
    }

    fn open(rules: &Arc<Rules>, hash: u64, vm: Vm) -> Self {
        Self { rules: rules.clone(), hash, vm }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        let most = match thing {
            TILE => CELLS,
            CORNER => CORNERS,
            ELEMENT => ELEMENTS,
            ANIMAL => self.options().animals.len(),
            CARD => self.cards().len(),
            _ => TERRAINS + 1,
        };
        usize::from(number) < most
    }

    fn verb(&self, state: &mut State, owner: Side, verb: &str, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, String> {
        if let Some(told) = self.query(state, owner, verb, args)? {
            return Ok(told);
        }
        if self.says_about(state, verb, args)? {
            return Ok(Reply::Nothing);
        }
        let mut idle = state.idle && (!does(verb) || self.changes_nothing(state, owner, verb, args)?);
        self.names_card(state, verb, sink);
        let done = match self.act_by(state, owner, verb, args, sink)? {
            Some(done) => done,
            None => {
                let reply = self.stop_by(state, owner, verb, args, sink)?;
                // A verb that works by steps had none to do.
                idle |= matches!(reply, Reply::Nothing) && verb != "copy";
                reply
            }
        };
        state.idle = state.idle && idle;
        Ok(done)
    }

    fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
        crate::catalogue::card_texts(rules, cards)
    }
}

/// Whether a verb changes the table: it does not only ask.
fn does(verb: &str) -> bool {
    let asks = verb.starts_with("choose_") || verb.starts_with("about_");
    !asks && cards::SCHEMA.verbs.iter().any(|known| known.name == verb && (known.acts || known.suspends))
}

/// Where to look if the cards of all mods together do not suffice.
fn head(mods: &[ModFolder]) -> String {
    format!("{}/mod.toml:1", mods.last().and_then(ModFolder::id).unwrap_or_default())
}

pub(crate) fn tile(state: &State, n: i32) -> Result<Cell, String> {
    let cell = u8::try_from(n).ok().map(Cell).filter(|&cell| state.has_tile(cell));
    cell.ok_or_else(|| "there is no such tile".to_owned())
}

pub(crate) fn corner(n: i32) -> Result<Corner, String> {
    u8::try_from(n).ok().filter(|&corner| usize::from(corner) < CORNERS).map(Corner).ok_or_else(|| "there is no such corner".to_owned())
}

pub(crate) fn element(n: i32) -> Result<Element, String> {
    Element::try_from(n).ok().filter(|&element| usize::from(element) < ELEMENTS).ok_or_else(|| "there is no such element".to_owned())
}

impl Marine {
    pub(crate) fn side(&self, n: i32) -> Result<Side, String> {
        let side = u8::try_from(n).ok().filter(|&side| usize::from(side) < self.options().animals.len()).map(Side);
        side.ok_or_else(|| "there is no such animal".to_owned())
    }

    pub(crate) fn card(&self, n: i32) -> Result<u8, String> {
        u8::try_from(n).ok().filter(|&card| usize::from(card) < self.cards().len()).ok_or_else(|| "there is no such card".to_owned())
    }

    /// Whether a verb finds nothing to do: no points, no cubes, no steps.
    fn changes_nothing(&self, state: &State, owner: Side, verb: &str, args: &Args) -> Result<bool, String> {
        let [a, b, c, d] = args.ints;
        Ok(match verb {
            "gain" => a == 0,
            "place" => b <= 0 || state.animal(owner).pool == 0,
            "eliminate" | "return_species" => c <= 0 || state.cubes(tile(state, a)?, self.side(b)?) == 0,
            "move" => d <= 0 || state.cubes(tile(state, a)?, self.side(c)?) == 0,
            "score" => args.list.is_empty(),
            "draw_element" => state.bag.is_empty() || !self.has_free_slot(state, self.side(a)?),
            "gain_token" => state.bag.count(element(a)?) == 0 || !self.has_free_slot(state, owner),
            "pawns_home" => !self.has_pawns_out(state, self.side(a)?),
            _ => false,
        })
    }

    /// A card is named when it does something for the first time, not when it is looked at. Main effects are named by whoever has
    /// them act, the action of a trait by the pawn on its space.
    fn names_card(&self, state: &State, verb: &str, sink: &mut Events<'_>) {
        if let Some(frame) = state.frames.top()
            && sink.is_told()
            && ![hook::PLAY, hook::ACTION].contains(&frame.hook)
            && does(verb)
            && !self.vm.has_called(&state.frames, does)
        {
            sink.emit(|| Event::Acted(frame.card, (frame.hook != hook::APPEARS).then_some(frame.side)));
        }
    }

    /// Does a verb that is done at once; `None` if it is none of these.
    fn act_by(&self, state: &mut State, owner: Side, verb: &str, args: &Args, sink: &mut Events<'_>) -> Result<Option<Reply>, String> {
        let [a, b, c, d] = args.ints;
        let count = |n: i32| n.clamp(0, 255) as u8;
        let by = self.by(state, owner);
        match verb {
            "gain" => {
                let card = state.frames.top().map_or(NONE, |frame| frame.card);
                let points = i16::try_from(a).ok().filter(|points| points.unsigned_abs() <= MOST_GAINED);
                let points = points.ok_or_else(|| format!("at most {MOST_GAINED} points are gained or lost at once, not {a}"))?;
                self.gain(state, self.side(b)?, points, Why::Card(card), sink);
            }
            "eliminate" => {
                let cause = self.cause(state, owner, sink);
                self.eliminate(state, self.side(b)?, tile(state, a)?, count(c), cause, sink);
            }
            "return_species" => self.return_cubes(state, self.side(b)?, tile(state, a)?, count(c), by, sink),
            "place" => _ = self.place_cubes(state, owner, tile(state, a)?, count(b), sink),
            "move" => self.move_cubes(state, self.side(c)?, tile(state, a)?, tile(state, b)?, count(d), sink),
            "score" => {
                let cells = args.list.iter().map(|&n| tile(state, n)).collect::<Result<arrayvec::ArrayVec<Cell, CELLS>, _>>()?;
                self.score_tiles(state, cells, self.scores_within(state), sink);
            }
            "remove" => self.remove(state, corner(a)?, by, sink),
            "shift" => {
                let (from, to) = (corner(a)?, corner(b)?);
                if state.corners[from.ix()] == NONE || !state.is_vacant(to) {
                    return Err("an element is moved to a vacant corner of earth".to_owned());
                }
                self.shift(state, from, to, sink);
            }
            "put" => {
                let (element, corner) = (element(a)?, corner(b)?);
                if state.bag.count(element) == 0 || !state.is_vacant(corner) {
                    return Err("an element of the bag is put on a vacant corner of earth".to_owned());
                }
                self.put(state, corner, element, None, by, sink);
            }
            "lose" => _ = self.lose(state, self.side(b)?, element(a)?, sink),
            "swap" => {
                let (corner, token) = (corner(a)?, element(b)?);
                if self.losable(state, owner, token) == 0 {
                    return Err("the animal has no such token".to_owned());
                }
                self.adapt(state, owner, corner, token, sink);
            }
            "discard_card" => {
                let card = self.card(a)?;
                let slot = self.slot_of(state, card).ok_or("this card does not lie in the row")?;
                self.discard(state, slot, sink);
            }
            "pawns_home" => {
                let side = self.side(a)?;
                let n = self.take_back(state, side);
                if n > 0 {
                    sink.emit(|| Event::PawnsBack(side, n));
                }
            }
            "extra_turn" if owner == state.turn && state.round > 0 => state.extra = state.extra.saturating_add(1),
            "extra_turn" => return Err("only the animal whose turn it is has one turn more".to_owned()),
            "strike" => {
                let (cell, side) = (tile(state, a)?, self.side(c)?);
                let card = state.frames.top().map_or(NONE, |frame| frame.card);
                let terrain = state.kind(cell).unwrap_or(terrain::VENT);
                sink.emit(|| Event::Struck(card, cell, terrain, count(b), side));
            }
            "last_round" => {
                if !std::mem::replace(&mut state.ending, true) {
                    sink.emit(|| Event::Ending(None));
                }
            }
            "drop_copies" => {
                for kind in state.animal(owner).copied {
                    self.lose_trait(state, owner, kind, true, sink);
                }
            }
            "take_control" => {
                let element = element(a)?;
                let target = state.target[usize::from(element)];
                self.controls(state, owner, element, target, sink);
            }
            "set_target" => {
                let element = element(a)?;
                let target = u16::try_from(b).map_err(|_| "a target marker stands on 0 or more")?;
                if let Some(side) = self.controller(state, element) {
                    self.controls(state, side, element, target, sink);
                } else {
                    state.target[usize::from(element)] = target;
                }
            }
            _ => return Ok(None),
        }
        Ok(Some(Reply::Nothing))
    }

    /// Of what die whom the card eliminates that acts now: what strikes a tile is no predator.
    fn cause(&self, state: &State, owner: Side, sink: &Events<'_>) -> Cause {
        let card = state.frames.top().map_or(NONE, |frame| frame.card);
        let strikes = sink.is_heard() && self.vm.has_called(&state.frames, |verb| verb == "strike");
        if strikes { Cause::Strike(card, owner) } else { Cause::Card(card, owner) }
    }

    /// Does a verb whose steps must be done before the script goes on.
    fn stop_by(&self, state: &mut State, owner: Side, verb: &str, args: &Args, sink: &mut Events<'_>) -> Result<Reply, String> {
        let [a, b, ..] = args.ints;
        state.result = -1;
        if does(verb) {
            state.about = Default::default();
        }
        match verb {
            "choose_vacant" => {
                let cells = args.list.iter().map(|&n| tile(state, n)).collect::<Result<_, _>>()?;
                self.then(state, [Vacant { side: owner, says: a as u8, cells }]);
            }
            "choose_token" => {
                let types = args.list.iter().map(|&n| element(n).map(|element| 1 << element));
                let types = types.collect::<Result<Vec<Elements>, _>>()?.into_iter().fold(0, |all, bit| all | bit);
                self.then(state, [Token { side: owner, says: a as u8, elements: types, cell: Maybe::NONE }]);
            }
            "choose_token_of" => {
                let cell = tile(state, b)?.into();
                self.then(state, [Token { side: owner, says: a as u8, elements: crate::elements::ANY, cell }]);
            }
            "gain_token" => {
                let element = element(a)?;
                self.then(state, [Slot { side: owner, element }]);
            }
            "draw_element" => {
                let side = self.side(a)?;
                self.then(state, [DrawElement { side }]);
            }
            "tectonics" => {
                let bit = |&terrain: &i32| u32::try_from(terrain).ok().filter(|&terrain| terrain <= TERRAINS as u32).map(|bit| 1u16 << bit);
                let kinds = args.list.iter().map(bit).try_fold(0, |all, bit| Some(all | bit?)).ok_or("there is no such terrain")?;
                let step = Tectonics { side: owner, special: false, kinds };
                if state.vents_left == 0 || !self.can_erupt(state, step) {
                    return Ok(Reply::Nothing);
                }
                self.then(state, [step]);
            }
            "play_card" => {
                let card = self.card(a)?;
                if !state.frames.has_room() {
                    return Err("too many cards act within each other".to_owned());
                }
                if !self.rules.evolution.contains(card) {
                    return Err("only an evolution card has main effects".to_owned());
                }
                self.then(state, [Play { side: owner, card, x: b.clamp(0, 255) as u8 }]);
            }
            "exchange_trait" => return self.begin_exchange(state, owner, a),
            "copy" => {
                let kind = self.card(a)?;
                if !self.facts(kind).is_trait {
                    return Err("only a trait can be copied".to_owned());
                }
                self.get_trait(state, owner, kind, true, sink);
                if state.round > 0 || !self.vm.defines(hook::BEGINS).contains(kind) || !state.frames.has_room() {
                    return Ok(Reply::Nothing);
                }
                let mut begins = Kinds::one(kind);
                self.then(state, [Act { hook: hook::BEGINS, side: owner, arg: 0, cards: Triggers::collect(&mut begins) }]);
            }
            "draw_trait" => self.then(state, [DrawTrait { side: owner }]),
            _ => return Err("this call is not known".to_owned()),
        }
        Ok(Reply::Suspend)
    }

    /// An own trait is to be exchanged for one of `n` unused ones; without any, nothing happens.
    fn begin_exchange(&self, state: &mut State, owner: Side, n: i32) -> Result<Reply, String> {
        let n = n.clamp(0, 3).min(state.unused.len() as i32) as u8;
        if n == 0 || state.animal(owner).traits.is_empty() {
            return Ok(Reply::Nothing);
        }
        self.then(
            state,
            [Step::from(DealTraits { side: owner, left: n }), KeepTraits { side: owner, left: 1 }.into(), Exchange { side: owner }.into()],
        );
        Ok(Reply::Suspend)
    }
}
