//! The verbs that every game has: questions, dice, memory.

use crate::schema::CommonVerb;
use crate::wrong_call::{FACES, NO_DIE};
use crate::{Args, Host, Reply};
use arrayvec::ArrayVec;
use clade_engine::{Ask, CardQuestion, Kind, Seats, Side};

/// Does a verb that every game has.
pub(super) fn common(host: &mut dyn Host, verb: CommonVerb, side: Side, card: Kind, args: &Args) -> Result<Reply, String> {
    let [a, b, c, d] = args.ints;
    let of = |host: &mut dyn Host, who: Side, ask: Ask, options: ArrayVec<(u8, u8), 48>| {
        let asked = host.seats_of(who);
        Reply::Ask(Box::new(CardQuestion::new(who, a as u8, ask, options, Seats::ALL, asked)))
    };
    let ask = |host: &mut dyn Host, who: i32, ask: Ask, options: ArrayVec<(u8, u8), 48>| -> Result<Reply, String> {
        let who = u8::try_from(who).map(Side).ok().filter(|&side| host.has_side(side)).ok_or("there is no such side")?;
        Ok(of(host, who, ask, options))
    };
    match verb {
        CommonVerb::AskYes => ask(host, b, Ask::YesNo, ArrayVec::new()),
        CommonVerb::ChooseNumber => ask(host, c, Ask::Number, options(&args.list)?),
        CommonVerb::ChooseWord => ask(host, c, Ask::Said, words(&args.list)),
        CommonVerb::Roll => match a {
            // Chance answers, also for nobody's card.
            faces if faces == 0 || FACES.contains(&faces) => Ok(of(host, side, Ask::YesNo, ArrayVec::new())),
            _ => Err(NO_DIE.to_owned()),
        },
        CommonVerb::Remember => {
            let value = i16::try_from(b).map_err(|_| "a cell holds -32768 to 32767".to_owned())?;
            if host.frames().remember(side, card, a as u8, value) {
                Ok(Reply::Nothing)
            } else {
                Err("too many cells are in use".to_owned())
            }
        }
        CommonVerb::Recall => Ok(Reply::Int(i32::from(host.frames().recall(side, card, a as u8)))),
        CommonVerb::ChooseOne(thing) => {
            let options = things(host, thing, &args.list)?;
            ask(host, d, Ask::One { thing, or_none: c != 0 }, options)
        }
        CommonVerb::ChooseSome(thing) => {
            let most = u8::try_from(c).ok().filter(|most| (1..=32).contains(most)).ok_or("'most' is a number from 1 to 32")?;
            let options = things(host, thing, &args.list)?;
            ask(host, d, Ask::Some { thing, most }, options)
        }
    }
}

/// Things that are offered: each must exist.
fn things(host: &mut dyn Host, thing: u8, list: &[i32]) -> Result<ArrayVec<(u8, u8), 48>, String> {
    let options = options(list)?;
    match options.iter().find(|&&(number, _)| !host.has_thing(thing, number)) {
        Some((number, _)) => Err(format!("{number} is not one of the things that can be chosen")),
        None => Ok(options),
    }
}

/// Texts of the card that are offered, in its order: their indices, each there once.
fn words(list: &[i32]) -> ArrayVec<(u8, u8), 48> {
    list.iter().map(|&word| (word as u8, 1)).collect()
}

/// What is offered, ascending, with how often each is listed.
fn options(list: &[i32]) -> Result<ArrayVec<(u8, u8), 48>, String> {
    let mut sorted: ArrayVec<u8, 48> = ArrayVec::new();
    for &item in list {
        sorted.push(u8::try_from(item).map_err(|_| "options are 0 to 255".to_owned())?);
    }
    sorted.sort_unstable();
    let mut options: ArrayVec<(u8, u8), 48> = ArrayVec::new();
    for item in sorted {
        match options.last_mut() {
            Some((last, n)) if *last == item => *n += 1,
            _ => options.push((item, 1)),
        }
    }
    Ok(options)
}
