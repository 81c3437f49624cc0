//! **Overgrazed**: a meadow for all, and a herd for each. Grass grows again from what is left of it, so whoever eats less today feeds everybody
//! tomorrow. This file has what cards may call and makes a library of the game; `rules.rs` has the rules, `shown.rs` what people see.

mod rules;
mod shown;

use clade_engine::ecology::Pool::{Outside, Plate};
use clade_engine::ecology::{Origin, Via};
use clade_engine::scene::{Look, Tint};
use clade_engine::{About, Setup, SetupError, Side, Sink};
use clade_script::{Args, CardModule, Cards, Frames, Many, ModFolder, Reply, Schema, Scripted, Shipped, VerbError, Vm, ruleset, wild_mod};
use rules::{Event, KINDS, MEADOW, State};
use std::sync::Arc;
pub use texts::ALL as MESSAGES;

mod texts {
    include!(concat!(env!("OUT_DIR"), "/overgrazed.rs")); // a function for each message of `texts/en.ftl`
}
include!(concat!(env!("OUT_DIR"), "/shipped.rs")); // the folder `cards`

/// The game, for the list of a program.
pub static MODULE: CardModule = CardModule {
    about: || About {
        id: "overgrazed",
        version: "1",
        seats: 2..=4,
        name: texts::game(),
        summary: texts::summary(),
        options: &[],
        look: Look::of("high-grass", Tint::Green),
        minutes: 10..=15,
    },
    texts: [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))],
    shipped: &[Shipped { files: CARDS, option: None }],
    schema: &SCHEMA,
    starters: &[],
    maker: "",
    positions: "",
    ruleset: ruleset::<Overgrazed>,
    wild: wild_mod::<Overgrazed>,
};

clade_plugin::export_game!(MODULE);

clade_engine::small! {
    /// A herd, by the number of its side.
    pub struct Herd;
}

clade_script::cards! {
    /// All that a card may contain and call, besides what every game has.
    pub static SCHEMA "overgrazed" "card";
    things {
        /// A herd, by the number of its side.
        Herd "herd" 4;
    }
    hooks {
        /// Its herd has just grazed.
        effect Grazed "grazed" ();
        /// Winter is about to count what its herd has eaten.
        effect Winter "winter" ();
    }
    reads {}
    verbs {
        /// How much grass is on the meadow.
        query Grass "grass" () -> i32;
        /// How many animals the herd has.
        query Animals "animals" () -> i32;
        /// How much the herd has eaten this summer.
        query Eaten "eaten" () -> i32;
        /// The herds of the other players.
        query Others "others" () -> Many<Herd>;
        /// The herd eats `n` grass more, or what is left.
        act Eat "eat" (n: i32);
        /// The herd finds `n` food away from the meadow.
        act Find "find" (n: i32);
        /// `n` grass sprouts, as far as there is room.
        act Grow "grow" (n: i32);
        /// `n` grass withers, as far as there is any.
        act Wither "wither" (n: i32);
        /// The herd takes `n` food of what another herd has eaten, or what there is.
        act Rob "rob" (herd: Herd, n: i32);
    }
}

/// The game, opened on a thread.
#[derive(Debug)]
pub struct Overgrazed {
    seats: u8,
    hash: u64,
    vm: Vm,
}

impl Scripted for Overgrazed {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = KINDS;

    type Rules = u8; // the number of seats

    fn rules(setup: &Setup, _: &Cards, _: &[ModFolder]) -> Result<u8, SetupError> {
        Ok(setup.seats)
    }

    fn open(seats: &Arc<u8>, hash: u64, vm: Vm) -> Self {
        Self { seats: **seats, hash, vm }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn has_thing(&self, _: u8, herd: u8) -> bool {
        herd < self.seats
    }

    fn call(&self, state: &mut State, owner: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        let by = state.frames.top().map_or(Via::Weather, |frame| Via::Card(frame.card));
        let ((from, to), n, via) = match Verb::read(verb, args)? {
            Verb::Grass {} => return Ok(Reply::Int(state.grass.into())),
            Verb::Animals {} => return Ok(Reply::Int(state.herds[owner.ix()].animals.into())),
            Verb::Eaten {} => return Ok(Reply::Int(state.herds[owner.ix()].eaten.into())),
            Verb::Others {} => return Ok(Reply::List((0..self.seats).filter(|&side| side != owner.0).map(i32::from).collect())),
            Verb::Eat { n } => ((MEADOW, Plate(owner)), n, Via::Meal(Origin::Environment)),
            Verb::Find { n } => ((Outside, Plate(owner)), n, Via::Meal(Origin::Made)),
            Verb::Grow { n } => ((Outside, MEADOW), n, by),
            Verb::Wither { n } => ((MEADOW, Outside), n, by),
            Verb::Rob { herd: Herd(side), n } if side < self.seats && side != owner.0 => {
                ((Plate(Side(side)), Plate(owner)), n, Via::Theft(Side(side)))
            }
            Verb::Rob { .. } => return Err(VerbError::NoSuch("herd")),
        };
        let n = u8::try_from(n.min(99)).map_err(|_| "an amount is not below 0")?;
        self.moves(state, (from, to), n, via, sink);
        Ok(Reply::Nothing)
    }
}
