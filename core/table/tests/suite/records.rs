//! Properties of records: what is written is read, what is damaged is refused and its whole part kept, and a table is always
//! what its own record says.

use crate::common::{Played, games, go};
use clade_engine::{Actor, Setup};
use clade_table::{Header, Line, ModUsed, Record, Table, TableError, UndoError};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::RngSeed;

/// A word of a header: one line of any letters.
fn word() -> impl Strategy<Value = String> {
    "[^\\r\\n]{0,12}"
}

fn mods() -> impl Strategy<Value = ModUsed> {
    (word(), word(), proptest::option::of(word()), btree_map(word(), word(), 0..3)).prop_map(|(id, version, folder, files)| ModUsed {
        id,
        version,
        folder,
        files,
    })
}

fn header() -> impl Strategy<Value = Header> {
    let setup = (any::<u8>(), btree_map(word(), word(), 0..3)).prop_map(|(seats, options)| Setup { seats, options });
    (word(), word(), any::<[u64; 2]>(), vec(word(), 0..4), setup, vec(mods(), 0..3)).prop_map(
        |(game, version, [ruleset, seed], players, setup, mods)| Header {
            players,
            mods,
            ..Header::new(&game, &version, ruleset, setup, seed)
        },
    )
}

fn line() -> impl Strategy<Value = Line> {
    ("[1-8]|chance", "[^\\r\\n]{0,40}").prop_map(|(actor, text)| Line { actor, text })
}

/// One byte changed, cut or put in.
#[derive(Clone, Debug)]
enum Harm {
    Change(Index, u8),
    Cut(Index),
    Insert(Index, u8),
    End(Index),
}

fn harm() -> impl Strategy<Value = Harm> {
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Harm::Change(at, byte)),
        any::<Index>().prop_map(Harm::Cut),
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Harm::Insert(at, byte)),
        any::<Index>().prop_map(Harm::End),
    ]
}

fn harmed(text: &str, harm: &Harm) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    match harm {
        Harm::Change(at, byte) => bytes[at.index(text.len())] = *byte,
        Harm::Cut(at) => drop(bytes.remove(at.index(text.len()))),
        Harm::Insert(at, byte) => bytes.insert(at.index(text.len() + 1), *byte),
        Harm::End(at) => bytes.truncate(at.index(text.len())),
    }
    bytes
}

fn is_one_clear_line(error: &str) -> bool {
    error.lines().count() == 1 && error.len() < 1000 && !error.contains(char::is_control)
}

/// Reads damaged bytes and plays what could be read: no panic, one clear error, and what is kept is what was played.
fn survives(game: &Played, bytes: &[u8]) -> Result<(), TestCaseError> {
    let whole = &game.record.lines;
    let record = match Record::read(bytes) {
        Ok(record) => record,
        Err(error) => {
            prop_assert!(is_one_clear_line(&error.to_string()), "{error}");
            let Some(partial) = error.partial else { return Ok(()) };
            prop_assert!(whole.starts_with(&partial.lines), "before the damage nothing is damaged");
            *partial
        }
    };
    if let Err(error) = Table::replay(game.face(), &record) {
        prop_assert!(is_one_clear_line(&error.to_string()), "{error}");
        let (sure, kept, table) = (error.sure, error.kept(), error.table.record());
        prop_assert!(sure <= kept && record.lines.starts_with(&table.lines));
        let mut rescued = error.rescue().map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(rescued.record().lines, &record.lines[..kept]);
        is_sure(game, &mut rescued, sure)?;
    }
    Ok(())
}

/// So far as a recorded hash agreed, the state is the recorded one (two picks may have changed places).
fn is_sure(game: &Played, table: &mut Table, sure: usize) -> Result<(), TestCaseError> {
    let then = table.jump(sure).map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(table.face().hash(then), Ok(game.states[sure]));
    Ok(())
}

/// What a person does at a table.
#[derive(Clone, Debug)]
enum Deed {
    Play(u64),
    TypeIn(Index),
    Undo,
    UndoPast,
    Redo,
    Branch(Index),
    Look(Index),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        8 => any::<u64>().prop_map(Deed::Play),
        2 => any::<Index>().prop_map(Deed::TypeIn),
        2 => Just(Deed::Undo),
        2 => Just(Deed::UndoPast),
        2 => Just(Deed::Redo),
        1 => any::<Index>().prop_map(Deed::Branch),
        1 => any::<Index>().prop_map(Deed::Look),
    ]
}

/// Does it; what was taken back is left in `left`, the next of it last.
fn act(table: &mut Table, deed: &Deed, left: &mut Vec<Line>) -> Result<(), TestCaseError> {
    let before = table.record().lines;
    let failed = |error: TableError| TestCaseError::fail(error.to_string());
    match deed {
        Deed::Play(word) => go(table, *word),
        Deed::TypeIn(at) if table.turn().actor == Actor::Chance => {
            let texts = table.action_texts().map_err(|error| failed(error.into()))?;
            table.chance_with(&texts[at.index(texts.len())]).map_err(failed)?;
        }
        Deed::Undo | Deed::UndoPast => {
            let Some(&seat) = table.seats().first() else { return Ok(()) };
            let undone = if matches!(deed, Deed::Undo) { table.undo(seat) } else { table.undo_past_barrier(seat) };
            if let Err(UndoError::Table(error)) = undone {
                return Err(failed(error));
            }
        }
        Deed::Redo => {
            let Some(next) = left.pop() else { return Ok(()) };
            match table.turn().actor {
                Actor::Chance => table.chance_with(&next.text).map_err(failed)?,
                _ => table.play_text(&next.text).map_err(failed)?,
            }
            return Ok(());
        }
        Deed::Branch(at) => {
            let steps = table.steps();
            let gone = table.branch(at.index(steps + 1)).map_err(failed)?;
            prop_assert_eq!(&gone.lines, &before);
        }
        Deed::Look(at) => {
            let hash = table.hash();
            let steps = table.steps();
            table.jump(at.index(steps + 1)).map_err(failed)?;
            prop_assert_eq!(table.hash(), hash, "whoever looks changes nothing");
        }
        Deed::TypeIn(_) => {}
    }
    let now = table.record().lines;
    if now.len() > before.len() {
        left.clear();
    } else {
        prop_assert!(before.starts_with(&now));
        left.extend(before[now.len()..].iter().rev().cloned());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(header in header(), lines in vec(line(), 0..60), hashes in vec(any::<u64>(), 0..4)) {
        let mut record = Record::new(header);
        record.hashes = (0..).step_by(20).zip(hashes).filter(|&(after, _)| after <= lines.len()).collect();
        record.lines = lines;
        let text = record.write();
        let read = Record::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.write(), text);
        for at in 0..record.lines.len() {
            prop_assert_eq!(read.line_of(at), record.line_of(at));
        }
    }

    #[test]
    fn bytes_that_nobody_wrote_are_refused(bytes in vec(any::<u8>(), 0..300)) {
        prop_assert!(Record::read(bytes).is_err());
    }

    #[test]
    fn one_byte_of_harm_is_one_clear_error(game in 0..2_usize, harm in harm()) {
        let game = &games()[game];
        survives(game, &harmed(&game.record.write(), &harm))?;
    }

    #[test]
    fn lines_in_another_order_are_one_clear_error(game in 0..2_usize, one in any::<Index>(), other in any::<Index>()) {
        let game = &games()[game];
        let mut record = game.record.clone();
        let (one, other) = (one.index(record.lines.len()), other.index(record.lines.len()));
        record.lines.swap(one, other);
        if let Err(mut error) = Table::replay(game.face(), &record) {
            prop_assert!(is_one_clear_line(&error.to_string()), "{}", error);
            is_sure(game, &mut error.table, error.sure)?;
        }
    }

    #[test]
    fn the_first_actions_replay_to_where_the_whole_game_was(game in 0..2_usize, at in any::<Index>()) {
        let game = &games()[game];
        let at = at.index(game.record.lines.len() + 1);
        let first = Table::replay(game.face(), &game.record.first(at)).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(first.record(), game.record.first(at));
        let mut whole = Table::replay(game.face(), &game.record).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let then = whole.jump(at).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(whole.face().save(then), first.face().save(first.handle()));
        prop_assert_eq!(whole.face().turn(then), first.face().turn(first.handle()));
    }

    #[test]
    fn a_table_is_what_its_own_record_says(game in 0..2_usize, deeds in vec(deed(), 0..120)) {
        let game = &games()[game];
        let (mut table, mut left) = (game.table(), Vec::new());
        table.listen(true);
        for deed in &deeds {
            act(&mut table, deed, &mut left)?;
        }
        let again = Table::replay(game.face(), &table.record()).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(again.record(), table.record());
        prop_assert_eq!(again.face().save(again.handle()), table.face().save(table.handle()));
        prop_assert_eq!((again.turn(), again.chances()), (table.turn(), table.chances()));
        prop_assert!(table.log(clade_engine::Observer::Host).iter().all(|line| line.step <= table.steps()));
    }
}
