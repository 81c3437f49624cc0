//! What a card was asked, what it did and what it answered, in lines for its author: `--explain CARD`, and the card's zoom in the window.
//! Lines that other cards logged stand between, and nothing is hidden.

use crate::texts;
use clade_engine::{CallEnd, CallKind, CardCall, CardNotes, Deed, Did, Translate};

/// How many questions with the same answer are shown of those that a rule hook is asked about one action.
const FEW: usize = 3;

/// What was noted of one action, as lines.
pub fn told_of_cards(notes: &CardNotes, t: &dyn Translate) -> Vec<String> {
    let mut told = Vec::new();
    // What an explained card logged stands among what it did.
    let alone = notes.log.iter().filter(|log| notes.calls.iter().all(|call| call.card != log.card));
    told.extend(alone.map(ToString::to_string));
    let calls = joined(&notes.calls);
    let mut alike: Vec<(&CardCall, usize)> = Vec::new();
    for call in &calls {
        if call.kind != CallKind::Asked {
            told.extend(effect(call, t));
            continue;
        }
        let same = |known: &CardCall| (&known.card, &known.hook, &known.end) == (&call.card, &call.hook, &call.end);
        match alike.iter_mut().find(|(known, _)| same(known)) {
            Some((_, times)) => *times += 1,
            None => alike.push((call, 1)),
        }
        if alike.iter().any(|(known, times)| same(known) && *times <= FEW) {
            told.push(answer(call, t));
        }
    }
    let more = alike.into_iter().filter(|(_, times)| *times > FEW);
    told.extend(
        more.map(|(call, times)| t.text(&texts::explain_more(with_answer(&format!("{}: {}", call.card, call.hook), call, t), times - FEW))),
    );
    told
}

/// A stretch of an effect that goes on in the same action is told with the one before it, unless another effect comes between.
fn joined(calls: &[CardCall]) -> Vec<CardCall> {
    let mut joined: Vec<CardCall> = Vec::new();
    for call in calls {
        let last = joined.iter_mut().rfind(|before| before.kind != CallKind::Asked);
        let same = |before: &CardCall| (&before.card, &before.hook, &before.facts) == (&call.card, &call.hook, &call.facts);
        match last.filter(|last| call.kind == CallKind::GoesOn && last.end == CallEnd::Waits && same(last)) {
            Some(before) => {
                before.deeds.pop(); // the call that it waited for: the next stretch begins with it, and with what it gave
                before.deeds.extend_from_slice(&call.deeds);
                before.end = call.end.clone();
            }
            None => joined.push(call.clone()),
        }
    }
    joined
}

/// A stretch of an effect: what it was told, what it did, how it ended.
fn effect(call: &CardCall, t: &dyn Translate) -> Vec<String> {
    let told = told(call);
    let first = if call.kind == CallKind::GoesOn { t.text(&texts::explain_goes_on(told)) } else { told };
    let deeds = call.deeds.iter().map(|Deed { line, what }| {
        let what = match what {
            Did::Called { call, gave: Some(gave) } => format!("{call} → {gave}"),
            Did::Called { call, gave: None } => call.clone(),
            Did::Logged(text) => t.text(&texts::explain_logs(text.clone())),
        };
        format!("  {}:{line}: {what}", call.file)
    });
    let last = format!("  {}", end(call, t));
    std::iter::once(format!("{}:{}: {first}", call.file, call.line)).chain(deeds).chain([last]).collect()
}

/// What a rule hook answered.
fn answer(call: &CardCall, t: &dyn Translate) -> String {
    format!("{}:{}: {}", call.file, call.line, with_answer(&told(call), call, t))
}

fn with_answer(told: &str, call: &CardCall, t: &dyn Translate) -> String {
    match &call.end {
        CallEnd::Returned(value) => format!("{told} → {value}"),
        _ => format!("{told}: {}", end(call, t)),
    }
}

/// A card's function with what it was told.
fn told(call: &CardCall) -> String {
    let facts: Vec<String> = call.facts.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    format!("{}: {}({})", call.card, call.hook, facts.join(", "))
}

fn end(call: &CardCall, t: &dyn Translate) -> String {
    t.text(&match &call.end {
        CallEnd::Returned(value) if value == "nil" => texts::explain_done(),
        CallEnd::Returned(value) => texts::explain_returns(value.clone()),
        CallEnd::Waits => texts::explain_waits(),
        CallEnd::Failed(reason) => texts::explain_fails(reason.clone()),
    })
}
