//! What Pond's cards may contain and call, and what the verbs do.

use crate::rules::{Event, Pond, State, Step};
use clade_engine::{Ask, Question, Seat, Seats, Side, Sink};
use clade_script::{Arg, ArgKind, Args, Frames, Gives, Hook, HookKind, Host, Reply, Schema, Thing, Verb};

const SIDE: Arg = Arg { name: "side", kind: ArgKind::Side };
const CARD: Arg = Arg { name: "card", kind: ArgKind::Thing(0) };
const N: Arg = Arg { name: "n", kind: ArgKind::Int };
const KEY: Arg = Arg { name: "key", kind: ArgKind::Says };

const fn effect(name: &'static str, doc: &'static str) -> Hook {
    Hook { name, kind: HookKind::Effect, args: &[], neutral: 0, doc }
}

const fn verb(name: &'static str, args: &'static [Arg], gives: Gives, acts: bool, suspends: bool, doc: &'static str) -> Verb {
    Verb { name, args, gives, acts, suspends, doc }
}

/// The one table of keys, hooks and verbs.
pub static SCHEMA: Schema = Schema {
    game: "pond",
    card: "card",
    keys: &[],
    hooks: &[effect("play", "The card is played."), effect("dusk", "The round ends and the card lies in front of its owner.")],
    verbs: &[
        verb("next_side", &[], Gives::Int, false, false, "The next player."),
        verb("hand_size", &[SIDE], Gives::Int, false, false, "How many cards a player holds."),
        verb("pond", &[], Gives::Int, false, false, "The food in the pond."),
        verb("cards_in_front", &[], Gives::List(0), false, false, "The cards in front of the owner."),
        verb("feed", &[N], Gives::Nothing, true, false, "The owner takes food from the pond."),
        verb("fill", &[N], Gives::Nothing, true, false, "Food falls into the pond, or is washed away."),
        verb("take_card", &[SIDE, CARD], Gives::Nothing, true, false, "The owner takes a card out of a hand."),
        verb("choose_from_hand", &[KEY, SIDE], Gives::Thing(0), false, true, "Asks a player for a card of their hand."),
        verb("play", &[CARD], Gives::Int, true, true, "Plays a card once more."),
    ],
    things: &[Thing { name: "card", doc: "A kind of card, by number." }],
    reads: &[],
};

/// The table as a card may touch it.
pub(crate) struct Table<'a, 'b> {
    pub(crate) game: &'a Pond,
    pub(crate) state: &'a mut State,
    pub(crate) sink: &'a mut Sink<'b, Event>,
    pub(crate) saved: Option<(State, usize)>,
}

impl Host for Table<'_, '_> {
    fn frames(&mut self) -> &mut Frames {
        &mut self.state.frames
    }

    fn verb(&mut self, verb: u8, args: &Args) -> Result<Reply, String> {
        let owner = self.state.frames.top().map_or(Side(0), |frame| frame.side);
        let [a, b, ..] = args.ints;
        let side = |n: i32| u8::try_from(n).ok().filter(|&n| n < self.game.seats()).map(Side).ok_or("there is no such side");
        let state = &mut *self.state;
        Ok(match SCHEMA.verbs[usize::from(verb)].name {
            "next_side" => Reply::Int(i32::from((owner.0 + 1) % self.game.seats())),
            "hand_size" => Reply::Int(i32::from(state.hands[side(a)?.ix()].len())),
            "pond" => Reply::Int(i32::from(state.pond)),
            "cards_in_front" => Reply::List(state.in_force[owner.ix()].map(i32::from).collect()),
            "feed" => {
                let n = u8::try_from(a).ok().filter(|&n| n <= state.pond).ok_or("so much food is not in the pond")?;
                state.pond -= n;
                state.food[owner.ix()] += n;
                Reply::Nothing
            }
            "fill" => {
                state.pond = u8::try_from((i32::from(state.pond) + a).clamp(0, 99)).map_err(|e| e.to_string())?;
                Reply::Nothing
            }
            "take_card" => {
                let kind = u8::try_from(b).map_err(|_| "there is no such card")?;
                if usize::from(kind) >= 3 || !state.hands[side(a)?.ix()].take(kind) {
                    return Err("this card is not in that hand".to_owned());
                }
                state.hands[owner.ix()].put(kind);
                Reply::Nothing
            }
            "choose_from_hand" => {
                let who = side(b)?;
                let options = state.options(who);
                let asked = Seats::one(Seat(who.0));
                Reply::Ask(Box::new(Question::new(who, a as u8, Ask::One { thing: 0, or_none: false }, options, asked, asked)))
            }
            _ => {
                let kind = u8::try_from(a).ok().filter(|&kind| state.in_force[owner.ix()].contains(kind)).ok_or("that card is not here")?;
                state.push(Step::Play { side: owner, kind })?;
                Reply::Suspend
            }
        })
    }

    fn seats_of(&self, side: Side) -> Seats {
        Seats::one(Seat(side.0))
    }

    fn has_side(&self, side: Side) -> bool {
        side.0 < self.game.seats()
    }

    fn checkpoint(&mut self) {
        self.saved = Some((self.state.clone(), self.sink.mark()));
    }

    fn roll_back(&mut self) {
        if let Some((state, mark)) = self.saved.take() {
            *self.state = state;
            self.sink.drop_after(mark);
        }
    }
}
