//! A table as the laws see it.

use super::table::Table;
use crate::{Audit, Game};

/// What laws ask about a table.
pub(super) fn audited<G: Game>(game: &G, table: &Table<G>) -> Audit {
    let state = &table.state;
    let mut balances = Vec::new();
    game.ledger_balances(state, &mut balances);
    let mut ledgers: Vec<(i64, i64)> = balances.into_iter().map(|balance| (balance, 0)).collect();
    let mut causes = Vec::new();
    for event in &table.events {
        game.ledger_changes(event, &mut |ledger, change| ledgers[ledger].1 += change);
        game.causes(event, &mut |kind| causes.push(kind));
    }
    let mut recounted = state.clone();
    game.recount(&mut recounted);
    Audit {
        is_skipped: table.list.len() == 1 && game.list_is_public(state),
        picks: (0..).zip(&table.list).filter(|&(_, &action)| game.is_pick(state, action)).map(|(at, _)| at).collect(),
        pick_set: game.pick_set(state),
        open_scripts: game.open_scripts(state) as u32,
        causes,
        failures: table.events.iter().filter(|event| game.is_failure(event)).count() as u32,
        ledgers,
        is_recounted: recounted == *state,
    }
}
