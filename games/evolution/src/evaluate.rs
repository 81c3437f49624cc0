//! How good a table is for a side, in whole points: a point of the score is 100. It looks at nothing that the view hides, and
//! judges attacks by the facts of traits and the hooks that they define, without asking a script.

use crate::cards::facts::On;
use crate::evolution::Evolution;
use crate::rules::attack::in_progress;
use crate::schema::Hook;
use crate::state::{ANIMALS, Attack, Id, PLACES, Phase, Place, SIDES, State, Step, mark, used};
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Counting, Game, Kinds, Msg, Outlook, Question as _, SearchHints, Side, Small, Whom};
use clade_script::weighed;

/// How to look ahead. Random players starve and waste attacks, so that whoever plays cards seems to lose by it: 500 thoughts with 10 random
/// answers behind the tree win 88 % of 96 games against one greedy bot and 48 % against three. Where each of 24 answers is the best of 3 looked at,
/// it is 69 % of 48 against three, of 4 looked at 69 % of 48, and 91 % of 32 against one; 60 answers of 3: 72 % of 36, 10 of 4: 62 % of 24. A thought takes
/// four to five times as long.
/// A greedy bot that tries this many answers wins 49.0 ± 1.9 % of 1,000 games (four seats) against one that tries 2,000.
pub(crate) const SEARCH_HINTS: SearchHints = SearchHints { tries: 60, long_list: u32::MAX, answers: 24, looks: 3, ..SearchHints::USUAL };

/// A card in the hand; it may become an animal or a trait.
const CARD: i64 = 70;
/// A survivor draws a card.
const DRAW: i64 = 50;
/// Each token that an animal needs, in each turn to come.
const UPKEEP: i64 = 25;
/// A hunter feeds itself and removes others, in each turn to come.
const HUNTER: i64 = 60;
/// A trait that other players lay, beyond what its need costs, in each turn to come.
const HARM: i64 = 120;
/// A trait that does not act, in each turn to come.
const SILENCED: i64 = 30;
/// Stored food, in each turn to come.
const STORED: i64 = 10;
/// A trait by which its animal can do without food in the next turn.
const READY: i64 = 20;
/// Tokens that a hunter gets.
const MEAL: i64 = 2;
/// How often a hunter that could attack does so, in percent; it eats one animal of all that it could.
const HUNTS: i64 = 60;
/// How often an attack under way succeeds if the prey has no reaction: its owner may have a hidden card, in percent.
const SUCCEEDS: i64 = 90;
/// How often a reaction leaves the prey to the hunter, in percent.
const REACTED: i64 = 60;
/// How often a prey that acts upon its eater does no harm, in percent.
const DIGESTED: i64 = 40;
/// Turns that count: what lies further ahead is too uncertain.
const HORIZON: i64 = 3;

/// What a value is made of, in the order of [`Prospects::worth`].
pub(crate) const PARTS: [fn() -> Msg; 11] = [
    texts::value_animals,
    texts::value_traits,
    texts::value_draws,
    texts::value_needs,
    texts::value_quarry,
    texts::value_stored,
    texts::value_harm,
    texts::value_hunger,
    texts::value_hunters,
    texts::value_cards,
    texts::value_pile,
];

/// What they count: see [`clade_script::Weights`].
pub(crate) const VALUES: &str = include_str!("../../../scripts/evolution/values.toml");

/// What they count, as read.
pub(crate) type Weights = clade_script::Weights<{ PARTS.len() }>;

/// What values are made of.
pub(crate) fn outlook(game: &Evolution, state: &State) -> Outlook {
    let prospects = Prospects::new(game, state);
    let all: Vec<[i64; PARTS.len()]> = game.all_sides().map(|side| prospects.parts(side)).collect();
    game.rules.weights.outlook(left(state), &all)
}

/// What is left of the game: the cards of the deck, and nothing in the last turn.
fn left(state: &State) -> u32 {
    if state.last { 0 } else { state.deck.len() }
}

/// The value of a table for each side, less the mean of the others.
pub(crate) fn values(game: &Evolution, state: &State, counting: Counting, out: &mut Vec<i64>) {
    let prospects = Prospects::new(game, state);
    let percent = game.rules.weights.counted(left(state), counting);
    let alone: ArrayVec<i64, SIDES> = game.all_sides().map(|side| weighed(percent, prospects.parts(side))).collect();
    let (sum, others) = (alone.iter().sum::<i64>(), alone.len() as i64 - 1);
    out.extend(alone.iter().map(|own| own - (sum - own) / others.max(1)));
}

/// What an animal expects.
struct Beast {
    id: Id,
    side: Side,
    place: Place,
    /// The traits that act on it.
    has: Kinds,
    /// The traits that its hunters need.
    needs: Kinds,
    /// The traits that its prey must have: its own ones that refuse others.
    refuses: Kinds,
    /// How often an attack on it succeeds, as far as its other defences go, in percent.
    soft: i64,
    /// It is a hunter.
    hunter: bool,
    /// It has its attack before it, and room for a meal.
    strikes: bool,
    /// The most vulnerable animal of others that it could attack, in percent.
    quarry: i64,
    /// How probably it gets a meal in this turn by hunting, in percent.
    meal: i64,
    /// How probably it is eaten in this turn, in percent.
    danger: i64,
    /// How probably its meal harms it, in percent.
    harm: i64,
    /// Tokens that it lacks in this turn, or will in the next one.
    missing: i64,
    stored: i64,
    /// A trait that is in effect keeps it from food.
    barred: bool,
}

impl Beast {
    fn new(game: &Evolution, state: &State, id: Id) -> Self {
        let animal = state.animal(id);
        let has = animal.force.kinds();
        let with = |hook: Hook| has.and(game.vm.defines(hook));
        let defence = |hook: Hook, percent: i64| (0..with(hook).len()).fold(100, |left, _| left * percent / 100);
        let (hunts, bars) = (with(Hook::Meal), with(Hook::MayEat));
        let (mut is_fresh, mut barred, mut stored, mut room) = (state.phase != Phase::Feeding, false, 0, !animal.is_fed());
        for slot in state.traits_of(id) {
            let lying = state.lying(slot);
            is_fresh |= hunts.contains(lying.kind) && !lying.is(used::TURN);
            // Only in this turn: who sleeps eats again in the next one.
            barred |= state.phase == Phase::Feeding && bars.contains(lying.kind) && lying.is(used::MARKED);
            stored += i64::from(lying.stored);
            room |= lying.stored < game.facts(lying.kind).stores;
        }
        Self {
            id,
            side: animal.owner,
            place: animal.at(),
            has,
            needs: has.fold(Kinds::NONE, |all, kind| all.or(game.facts(kind).hunter_needs)),
            refuses: with(Hook::Refuses),
            soft: defence(Hook::Protects, 35) * defence(Hook::React, REACTED) * defence(Hook::Eaten, DIGESTED) / 10_000,
            hunter: !hunts.is_empty(),
            strikes: !hunts.is_empty() && is_fresh && (state.phase != Phase::Feeding || room && !barred),
            quarry: 0,
            meal: 0,
            danger: 0,
            harm: 0,
            missing: missing(state, id),
            stored,
            barred,
        }
    }

    /// How dangerous it is to another animal, in percent.
    fn threatens(&self, prey: &Self) -> i64 {
        let can = self.id != prey.id
            && self.place == prey.place
            && prey.needs.without(self.has).is_empty()
            && self.refuses.without(prey.has).is_empty();
        if can { prey.soft } else { 0 }
    }
}

/// Tokens that an animal lacks; one that is on its way counts as there.
fn missing(state: &State, id: Id) -> i64 {
    let animal = state.animal(id);
    if state.phase != Phase::Feeding {
        return i64::from(animal.need);
    }
    if animal.is_fed() {
        return 0;
    }
    let comes = |step: &Step| match *step {
        Step::Take(step) if step.eater == id => 1,
        Step::Waylaid(step) if step.eater == id => 1,
        Step::Feed(step) if step.eater == id => i64::from(step.n),
        _ => 0,
    };
    let coming: i64 = state.agenda.iter().map(comes).sum();
    (i64::from(animal.need) - i64::from(animal.food()) - coming).max(0)
}

/// What a hunter may do in this turn, to animals of others.
fn hunt(beasts: &mut [Beast], hunter: usize) {
    let side = beasts[hunter].side;
    let threats: ArrayVec<i64, ANIMALS> =
        beasts.iter().map(|prey| if prey.side == side { 0 } else { beasts[hunter].threatens(prey) }).collect();
    let all: i64 = threats.iter().sum();
    let hunter = &mut beasts[hunter];
    hunter.quarry = threats.iter().copied().max().unwrap_or(0);
    if hunter.strikes && all > 0 {
        hunter.meal = hunter.quarry * 85 / 100;
        let dangers = threats.iter().map(|threat| HUNTS * threat / all.max(100));
        beasts.iter_mut().zip(dangers).for_each(|(prey, danger)| prey.danger = (prey.danger + danger).min(80));
    }
}

/// The expected result of the current attack: its hunter has used its trait, and has not eaten yet.
fn resolve(game: &Evolution, state: &State, beasts: &mut [Beast], attack: Attack) {
    let mut acts = state.animal(attack.prey).force.kinds();
    if let Some(ignored) = state.animal(attack.hunter).ignored.of(attack.prey) {
        acts.remove(ignored);
    }
    let reactions = acts.and(game.vm.defines(Hook::React));
    let succeeds = reactions.fold(SUCCEEDS, |left, _| left * REACTED / 100);
    let agrees = acts.and(game.vm.defines(Hook::Eaten)).fold(100, |left, _| left * DIGESTED / 100);
    for beast in beasts {
        if beast.id == attack.prey {
            beast.danger = succeeds;
        }
        if beast.id == attack.hunter {
            beast.meal = if beast.barred { 0 } else { succeeds };
            beast.harm = succeeds * (100 - agrees) / 100;
        }
    }
}

/// What each side gets of some food if they take one after the other, as much as each wants.
fn taken_in_turns<I: Iterator<Item = Side>>(mut food: i64, wanted: &[i64; SIDES], order: impl Fn() -> I) -> [i64; SIDES] {
    let mut gets = [0; SIDES];
    loop {
        let before = food;
        for side in order().map(Small::ix) {
            if food > 0 && gets[side] < wanted[side] {
                gets[side] += 1;
                food -= 1;
            }
        }
        if food == before {
            return gets;
        }
    }
}

/// What all animals on the table expect.
struct Prospects<'a> {
    game: &'a Evolution,
    state: &'a State,
    /// Turns to come, this one included.
    turns: i64,
    /// How much of what its animals lack each side will get, by territory, in percent. What it gets if all take in turns counts two thirds, what
    /// there is for all together one third: turns alone play worse with two seats.
    share: [[i64; SIDES]; PLACES],
    /// On the heap: there is room for many more, and all that room would be moved.
    beasts: Vec<Beast>,
}

impl<'a> Prospects<'a> {
    fn new(game: &'a Evolution, state: &'a State) -> Self {
        let seats = i64::from(game.rules.seats);
        let left = if state.last { 0 } else { 1 + i64::from(state.deck.len()) / (seats * 4) };
        let mut beasts = Vec::with_capacity(ANIMALS);
        beasts.extend(state.living().map(|id| Beast::new(game, state, id)));
        for hunter in 0..beasts.len() {
            if beasts[hunter].hunter {
                hunt(&mut beasts, hunter);
            }
        }
        if let Some(attack) = in_progress(state) {
            resolve(game, state, &mut beasts, attack);
        }
        let mut wanted = [[0; SIDES]; PLACES];
        beasts.iter().for_each(|beast| wanted[beast.place.ix()][beast.side.ix()] += beast.missing);
        // Before the dice are rolled: about the mean of the food tables.
        let expected = if game.options().territories { seats + 2 } else { seats * 2 + 2 };
        let next = match state.agenda.top().map(|step| step.asks(state)) {
            Some(Whom::Side(side)) if state.phase == Phase::Feeding => side,
            _ => state.first,
        };
        let share = std::array::from_fn(|place| {
            let food = match state.phase {
                Phase::Feeding => i64::from(state.bank[place]),
                _ if game.is_closed() => i64::from(state.bank.beside.compost[place]),
                _ => expected,
            };
            let wanted: &[i64; SIDES] = &wanted[place];
            let gets = taken_in_turns(food, wanted, || game.clockwise(next));
            let common = (food * 100 / wanted.iter().sum::<i64>().max(1)).clamp(8, 100);
            std::array::from_fn(|side| (gets[side] * 100 / wanted[side].max(1) * 2 + common) / 3)
        });
        Self { game, state, turns: left.min(HORIZON) + 1, share, beasts }
    }

    /// How probably an animal gets the food that it lacks, in percent.
    fn feeds(&self, beast: &Beast) -> i64 {
        let chance = if beast.barred { 0 } else { self.share[beast.place.ix()][beast.side.ix()] };
        // A side feeds one animal after the other: of many tokens one may be the last.
        let gets = |lacks: i64| if lacks > 0 { (1..lacks).fold(chance, |left, _| left * (60 + chance * 4 / 10) / 100) } else { 100 };
        let lacks = beast.missing - beast.stored;
        (gets(lacks) * (100 - beast.meal) + gets(lacks - MEAL) * beast.meal) / 100
    }

    /// The parts of an animal with its traits.
    fn worth(&self, beast: &Beast) -> [i64; PARTS.len()] {
        let (state, territories) = (self.state, self.game.options().territories);
        let ahead = self.turns - 1;
        let animal = 200 + if territories && beast.place == Place::Ocean { 100 } else { 0 };
        let draws = if ahead > 0 { DRAW } else { 0 };
        let quarry = if beast.quarry > 0 { HUNTER } else { 0 };
        let [mut traits, mut needs, mut stored, mut harm] = [0; 4];
        let rests = self.game.vm.defines(Hook::CountsAsFed);
        for slot in state.traits_of(beast.id) {
            let lying = state.lying(slot);
            let facts = self.game.facts(lying.kind);
            // Half a pair card lies on each of its animals.
            let ends = if lying.is_pair() { 2 } else { 1 };
            traits += 100 / ends + 100 * i64::from(facts.need);
            needs -= UPKEEP * i64::from(facts.need);
            stored += STORED * i64::from(lying.stored) * ahead;
            stored += if rests.contains(lying.kind) && !lying.is(used::MARKED) && ahead > 1 { READY } else { 0 };
            harm -= if facts.on == On::Other { HARM / ends } else { 0 };
            harm -= if lying.is(used::SILENCED) { SILENCED } else { 0 };
        }
        let doomed = state.animal(beast.id).is(mark::DOOMED);
        let [needs, quarry, harm] = [needs, quarry, harm].map(|later| later * ahead);
        let whole = animal + traits + draws + needs + quarry + stored + harm;
        let feeds = self.feeds(beast);
        let lives = if doomed { 3 } else { feeds * (100 - beast.danger) / 100 * (100 - beast.harm) / 100 };
        let hunger = whole * feeds / 100 - whole;
        [animal, traits, draws, needs, quarry, stored, harm, hunger, whole * lives / 100 - whole - hunger, 0, 0]
    }

    /// The value of a side by itself, part by part.
    fn parts(&self, side: Side) -> [i64; PARTS.len()] {
        let player = self.state.player(side);
        let mut parts = [0; PARTS.len()];
        for worth in self.beasts.iter().filter(|beast| beast.side == side).map(|beast| self.worth(beast)) {
            parts.iter_mut().zip(worth).for_each(|(sum, part)| *sum += part);
        }
        let remains = self.state.remains.filter(|&id| self.state.animal(id).owner == side);
        let left_behind: usize = remains.map(|id| self.state.traits_of(id).count()).sum();
        let card = if self.turns > 1 || self.state.phase <= Phase::Development { CARD } else { 0 };
        let [_, traits, .., cards, pile] = &mut parts;
        *traits += left_behind as i64 * 100;
        // Of equal points the discard pile decides.
        (*cards, *pile) = (i64::from(player.hand.len()) * card, i64::from(player.pile.len()));
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wants_little_is_fed_whoever_wants_much() {
        let mut wanted = [0; SIDES];
        wanted[..3].copy_from_slice(&[4, 1, 4]);
        let gets = |food, first: u8| taken_in_turns(food, &wanted, || (0..3).map(move |n| Side((first + n) % 3)))[..3].to_vec();
        assert_eq!(gets(6, 0), [3, 1, 2]);
        assert_eq!(gets(6, 2), [2, 1, 3], "the first one gets the last token");
        assert_eq!(gets(20, 0), [4, 1, 4], "and the rest lies there");
        assert_eq!(gets(0, 0), [0, 0, 0]);
    }
}
