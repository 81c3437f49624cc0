//! What the calls of a card do: the glue between scripts and rules.

use crate::deck;
use crate::event::Event;
use crate::evolution::{Events, Evolution, Facts, Rules};
use crate::forged::FOOD;
use crate::options::{Half, Options};
use crate::state::{ANIMALS, Id, Slot, State, Step, TRAIT_KINDS, TRAITS, Trait, mark, used};
use crate::traits::{SCHEMA, hook};
use clade_engine::{CardText, Kinds, Msg, Setup, SetupError, Side, Sink};
use clade_script::{Args, Cards, Frames, ModFolder, Reply, Schema, Scripted, Vm};
use std::sync::Arc;

/// So many traits can react: a state has a bit for each.
const MOST_REACTIONS: usize = 16;

impl Scripted for Evolution {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = TRAIT_KINDS;
    type Rules = Rules;

    fn rules(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Rules, SetupError> {
        let facts: Vec<Facts> = cards.iter().map(Facts::read).collect();
        let outlives = cards.defines(hook::OUTLIVES);
        for ((kind, facts), card) in (0..).zip(&facts).zip(cards.iter()) {
            if facts.pair.is_some() && (facts.stores > 0 || facts.ocean || facts.silences || outlives.contains(kind)) {
                let file = &card.file;
                return Err(format!("{file}:{}: a pair has no 'stores', 'home', 'silences' or 'outlives'", card.line_of("pair")).into());
            }
        }
        if let Some(kind) = cards.defines(hook::REACT).nth(MOST_REACTIONS) {
            return Err(format!("{}:1: at most {MOST_REACTIONS} traits can react", cards.get(kind).file).into());
        }
        let options = Options::read(setup);
        let kinds = deck::read(setup, cards, mods)?;
        let hand = if options.territories { 10 } else { 6 } * u32::from(setup.seats);
        let pool: u32 = kinds.iter().map(|kind| u32::from(deck::copies(kind, options.half))).sum();
        let dealt = if options.half == Half::Random { pool - pool / 2 } else { pool };
        if dealt < hand {
            return Err(SetupError::FewCards { place: deck::place(mods), found: dealt, need: hand });
        }
        if pool > 255 {
            return Err(format!("{}: this pool has {pool} cards; a table has room for 255", deck::place(mods)).into());
        }
        let with = |is: fn(&Facts) -> bool| -> Kinds { (0u8..).zip(&facts).filter(|(_, facts)| is(facts)).map(|(kind, _)| kind).collect() };
        let ocean = with(|facts| facts.ocean);
        let has = |card: &deck::CardKind, set: Kinds| card.traits.iter().flatten().any(|&kind| set.contains(kind));
        let ocean_cards: Vec<u8> = (0u8..).zip(&kinds).filter(|(_, card)| has(card, ocean)).map(|(card, _)| card).collect();
        let guards = cards.defines(hook::GUARD);
        let has_guards = kinds.iter().any(|card| card.traits[0].is_some_and(|kind| guards.contains(kind)));
        Ok(Rules {
            seats: setup.seats,
            most_players: options.most_players(),
            options,
            stores: with(|facts| facts.stores > 0),
            ocean,
            silencing: with(|facts| facts.silences),
            ignoring: with(|facts| facts.ignores && facts.on != crate::evolution::On::Hidden),
            guarded: with(|facts| !facts.hunter_needs.is_empty()).or(cards.defines(hook::PROTECTS)),
            abilities: cards.defines(hook::MAIN).or(cards.defines(hook::FREE)),
            ocean_cards: if options.territories { ocean_cards.into_iter().take(16).collect() } else { Vec::new() },
            has_guards,
            facts,
            kinds,
        })
    }

    fn open(rules: &Arc<Rules>, hash: u64, vm: Vm) -> Self {
        Self { rules: rules.clone(), hash, vm }
    }

    fn wild_files(ids: &[String]) -> Vec<(String, String)> {
        let row = |id: &String| format!("[[card]]\nfront = \"{id}\"\ncopies = 12\nsource = \"assumed\"\n");
        vec![("deck.toml".to_owned(), ids.iter().map(row).collect())]
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn has_thing(&self, thing: u8, number: u8) -> bool {
        usize::from(number) < if thing == crate::traits::ANIMAL { ANIMALS } else { TRAITS }
    }

    fn verb(&self, state: &mut State, _: Side, verb: &str, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, String> {
        if let Some(told) = self.query(state, verb, args)? {
            return Ok(told);
        }
        self.act_by(state, verb, args, sink)
    }

    /// The rulebook's greatest number of players for a pool is a piece of advice: more can play.
    fn warnings(rules: &Rules) -> Vec<Msg> {
        let most = rules.most_players;
        (rules.seats > most).then(|| crate::texts::many_players(rules.seats, most)).into_iter().collect()
    }

    fn value_of(rules: &Rules, option: &str) -> &'static str {
        rules.options.value_of(option)
    }

    fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
        crate::catalogue::card_texts(rules, cards)
    }
}

fn animal(n: i32) -> Result<Id, String> {
    let id = u8::try_from(n).ok().filter(|&n| usize::from(n) < ANIMALS).map(Id);
    id.ok_or_else(|| "there is no such animal".to_owned())
}

fn slot(n: i32) -> Result<Slot, String> {
    u8::try_from(n).ok().and_then(Slot::of).ok_or_else(|| "there is no such trait".to_owned())
}

/// How many items a list for a script has at most: more cannot be offered.
const MOST_ITEMS: usize = 48;

fn list(items: impl Iterator<Item = u8>) -> Option<Reply> {
    Some(Reply::List(items.take(MOST_ITEMS).map(i32::from).collect()))
}

fn truth(yes: bool) -> Option<Reply> {
    Some(Reply::Int(i32::from(yes)))
}

impl Evolution {
    /// Answers a query; `None` if it is none.
    fn query(&self, state: &State, verb: &str, args: &Args) -> Result<Option<Reply>, String> {
        let [a, b, ..] = args.ints;
        let number = |slot: Slot| slot.0;
        Ok(match verb {
            "owner" => Some(Reply::Int(i32::from(state.animal(animal(a)?).owner.0))),
            "is_fed" => truth(state.animal(animal(a)?).is_fed()),
            "can_eat" => {
                let id = animal(a)?;
                truth(state.lives(id) && self.can_get(state, id))
            }
            "convertible" => Some(Reply::Int(i32::from(self.convertible(state, animal(a)?)))),
            "sheddable" => list(self.sheddable(state, animal(a)?).map(number)),
            "losable" => list(self.losable(state, animal(a)?).map(number)),
            "victims" => list(self.victims(state, animal(a)?).map(|id| id.0)),
            "decoys" => match self.current_attack(state) {
                Some(attack) => list(self.decoys(state, attack).map(|id| id.0)),
                None => list(std::iter::empty()),
            },
            "gifts" => {
                let (from, to) = (animal(a)?, animal(b)?);
                list(self.gifts(state, from, to).map(number))
            }
            "returns" => {
                let (gift, to) = (slot(a)?, animal(b)?);
                list(self.returns(state, gift, to).map(number))
            }
            "partner" => {
                let (id, lying) = (animal(a)?, state.lying(slot(b)?));
                Some(if lying.is_pair() { Reply::Int(i32::from(lying.other(id).0)) } else { Reply::Nil })
            }
            "redirect_counts" => truth(self.options().redirect_counts),
            _ => None,
        })
    }

    /// Does what a card wants. What concerns an animal or trait that is not there any more does nothing.
    fn act_by(&self, state: &mut State, verb: &str, args: &Args, sink: &mut Events<'_>) -> Result<Reply, String> {
        let [a, b, ..] = args.ints;
        let nothing = Ok(Reply::Nothing);
        if matches!(verb, "shed" | "swap" | "mark" | "climb") {
            return self.handle_trait(state, verb, slot(a)?, b, sink);
        }
        let id = animal(a)?;
        if !state.lives(id) {
            return nothing;
        }
        match verb {
            "feed" => {
                let n = u8::try_from(b).ok().filter(|&n| n <= 9).ok_or("an animal is fed 0 to 9 tokens at once")?;
                self.then(state, [Step::Settle]);
                self.stop(state, Step::Feed(id, n))
            }
            "take_food" => {
                self.then(state, [Step::Settle]);
                self.takes(state, id, sink);
                Ok(Reply::Suspend)
            }
            "destroy_food" | "add_food" => {
                let n = u8::try_from(b).ok().filter(|&n| n <= 99).ok_or("so much food there never is")?;
                self.changes_bank(state, id, verb == "add_food", n, sink);
                nothing
            }
            "steal" => {
                let victim = animal(b)?;
                if !self.can_get(state, id) || !self.victims(state, id).any(|other| other == victim) {
                    return nothing;
                }
                self.then(state, [Step::Settle]);
                self.steals(state, id, victim, sink);
                Ok(Reply::Suspend)
            }
            "convert" => {
                let n = u8::try_from(b).ok().filter(|&n| n <= self.convertible(state, id)).ok_or("so much food is not stored")?;
                self.converts(state, id, n, sink);
                self.stop(state, Step::Settle)
            }
            "doom" => {
                let (who, by) = (self.who(state, id), self.cause(state));
                Self::dooms(state, id);
                sink.emit(|| Event::Doomed(who, by));
                nothing
            }
            "paralyse" => {
                if !state.animal(id).is(mark::PARALYSED) {
                    state.animal_mut(id).marks |= mark::PARALYSED;
                    let (who, by) = (self.who(state, id), self.cause(state));
                    sink.emit(|| Event::Paralysed(who, by));
                    self.refresh_around(state, id);
                }
                self.stop(state, Step::Settle)
            }
            "attack" | "ambush" => {
                let prey = animal(b)?;
                let by_card = state.frames.top().map(|frame| frame.card).filter(|&card| self.facts(card).ignores);
                if state.lives(prey) && prey != id && self.hunting(state, id).is_some() {
                    self.attacks(state, id, prey, (verb == "ambush", by_card.is_some()), sink);
                    return Ok(Reply::Suspend);
                }
                nothing
            }
            "redirect" => {
                state.redirected = id;
                nothing
            }
            _ if !state.deck.is_empty() && self.has_room(state) => self.stop(state, Step::Birth(id, true)),
            _ => nothing,
        }
    }

    /// A trait of an animal adds food to the bank of its territory, or destroys some.
    fn changes_bank(&self, state: &mut State, id: Id, adds: bool, n: u8, sink: &mut Events<'_>) {
        let (place, by) = (state.animal(id).place, self.cause(state));
        let bank = state.bank[usize::from(place)];
        if !adds {
            let n = n.min(bank);
            state.bank[usize::from(place)] -= n;
            self.goes_back(state, place, n.into());
            return sink.emit(|| Event::Destroyed(place, n, by, self.agent(state, id)));
        }
        let wanted = n.min(FOOD.saturating_sub(bank));
        let n = self.makes(state, place, wanted);
        if n < wanted && n == 0 {
            return self.lacks(state, id, sink);
        }
        state.bank[usize::from(place)] += n;
        sink.emit(|| Event::Grew(place, n, by, self.agent(state, id)));
    }

    /// Verbs about a trait on the table.
    fn handle_trait(&self, state: &mut State, verb: &str, slot_here: Slot, b: i32, sink: &mut Events<'_>) -> Result<Reply, String> {
        let Trait { kind, host, .. } = *state.lying(slot_here);
        if host == Id::NONE {
            return Ok(Reply::Nothing);
        }
        match verb {
            "shed" => {
                if !self.may_be_shed(state, slot_here) {
                    return Err("this trait cannot be discarded".to_owned());
                }
                let by = self.named_cause(state);
                self.shed(state, slot_here, by, sink);
            }
            "swap" => {
                let other = slot(b)?;
                if state.lying(other).host == Id::NONE || !self.may_swap(state, slot_here, other) {
                    return Err("these traits cannot change their animals".to_owned());
                }
                self.swaps(state, slot_here, other, sink);
            }
            "climb" => {
                if !self.facts(kind).silences {
                    return Err("only a trait that silences others can climb".to_owned());
                }
                self.climb(state, slot_here, sink);
            }
            _ => {
                if !state.lying(slot_here).is(used::MARKED) {
                    let who = self.who(state, host);
                    self.named_cause(state);
                    sink.emit(|| Event::Marked(kind, who));
                }
                state.lying_mut(slot_here).used |= used::MARKED;
                self.refresh_around(state, host);
            }
        }
        self.stop(state, Step::Settle)
    }

    /// Puts a step on the agenda and stops the script until it is done.
    fn stop(&self, state: &mut State, step: Step) -> Result<Reply, String> {
        state.agenda.push(step).map_err(|e| e.to_string())?;
        Ok(Reply::Suspend)
    }
}
