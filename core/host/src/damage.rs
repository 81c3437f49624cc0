//! Why a saved game cannot be used, in the user's language.

use crate::{refused, texts};
use clade_engine::Msg;
use clade_table::{Changes, Damage, HeaderFault, MOST_ACTIONS, MOST_HEADER, RecordError, ReplayError, ReplayFault, TableError, shortened};
use std::path::Path;

/// A file that is not a saved game, or an incomplete one.
pub(crate) fn of_record(file: &Path, error: &RecordError) -> Vec<Msg> {
    let (name, line) = (file.display().to_string(), error.line);
    let found = error.found.strip_prefix("found ").unwrap_or(&error.found);
    let what = match error.damage {
        Damage::Format => texts::record_format(name, found.trim_start_matches("format ").to_owned()),
        Damage::Header => texts::no_record(name, line, header(error)),
        Damage::NoText => texts::record_no_text(name, line),
        Damage::Torn => texts::record_torn(name, line),
        Damage::TooMuch => texts::record_too_much(name, line, MOST_ACTIONS),
        Damage::Line => texts::record_line(name, line, found.trim_matches('\'').to_owned()),
    };
    with_near(what, error.nearest.as_ref())
}

/// What is wrong in a header.
fn header(error: &RecordError) -> Msg {
    match error.header.as_deref() {
        Some(HeaderFault::Missing(key)) => texts::header_missing(key.clone()),
        Some(HeaderFault::Unknown(key)) => texts::header_unknown(key.clone()),
        Some(HeaderFault::Other) => texts::header_other(),
        None => texts::header_long(MOST_HEADER / 1000),
    }
}

/// A saved game that does not fit the rules; `changed` if they are not those it was played under.
pub(crate) fn of_replay(file: &Path, error: &ReplayError, changed: bool) -> Vec<Msg> {
    let (name, line, action) = (file.display().to_string(), error.line, error.action);
    match &*error.fault {
        ReplayFault::Actor { found, asked } => vec![texts::replay_actor(name, line, action, found.clone(), asked.clone())],
        ReplayFault::Answer(TableError::NotLegal { text, nearest, .. }) => {
            let said = if changed { texts::replay_no_longer } else { texts::replay_answer };
            with_near(said(name, line, action, shortened(text)), nearest.as_ref().filter(|_| !changed))
        }
        ReplayFault::Hash { found, recorded } => {
            vec![texts::replay_hash(name, line, action, format!("{found:016x}"), format!("{recorded:016x}"))]
        }
        ReplayFault::Answer(other) => refused::by_table(other).into_iter().map(|why| texts::in_file(name.clone(), line, why)).collect(),
    }
}

/// How the rules differ from those of a saved game.
pub(crate) fn of_rules(file: &Path, changes: &Changes) -> Vec<Msg> {
    let lists = [&changes.changed, &changes.new, &changes.gone];
    let said: [fn(String) -> Msg; 3] = [texts::rules_changed, texts::rules_new, texts::rules_gone];
    let listed = lists.into_iter().zip(said).filter(|(list, _)| !list.is_empty()).map(|(list, said)| said(few(list)));
    [texts::other_rules(file.display().to_string())].into_iter().chain(listed).collect()
}

fn with_near(what: Msg, near: Option<&String>) -> Vec<Msg> {
    [what].into_iter().chain(near.map(|word| texts::near(word.clone()))).collect()
}

/// A few of the words, the rest as a number.
fn few(words: &[String]) -> String {
    const FEW: usize = 5;
    let mut list = words.iter().take(FEW).map(|word| shortened(word)).collect::<Vec<_>>().join(", ");
    if words.len() > FEW {
        list.push_str(&format!(", … (+{})", words.len() - FEW));
    }
    list
}
