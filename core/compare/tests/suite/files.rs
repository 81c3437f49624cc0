//! The files of a report.

use crate::ponds::{REPLICATES, played, wish};
use clade_compare::columns::{Sheet, document, written};
use clade_compare::records::saved;
use clade_compare::{Prose, Report, files};
use clade_ecology::row::columns::{rounds, sides};
use clade_engine::Tools;
use clade_table::Record;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use std::collections::BTreeSet;

#[test]
fn the_columns_are_documented() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/COLUMNS.md");
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(path, document()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), document(), "made anew with CLADE_UPDATE=1");
}

/// What is written is read back by the reader of the library; another program's reader is tried by `examples/cluster`.
#[test]
fn tables_are_read_back() {
    let (planned, run) = played(&wish(12));
    let games = run.games();
    for table in Sheet::ALL {
        let bytes = written(table, &planned.asked, &games).unwrap();
        assert_eq!(bytes, written(table, &planned.asked, &games).unwrap());
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).unwrap();
        let lines: Vec<_> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        let names: BTreeSet<_> = lines[0].get_column_iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), lines[0].len(), "{table:?}: two columns of one name");
        let count = games[0].rows().map(|row| match table {
            Sheet::Games => 1,
            Sheet::Sides => sides(row).count(),
            Sheet::Rounds => rounds(row).count(),
        });
        assert_eq!(lines.len(), count.sum::<usize>(), "{table:?}");
        let first: Vec<(String, Field)> = lines[0].get_column_iter().map(|(name, field)| (name.clone(), field.clone())).collect();
        assert!(first.contains(&("game".to_owned(), Field::Str("pond".to_owned()))));
        assert!(first.contains(&("number".to_owned(), Field::ULong(0))));
        if table == Sheet::Games {
            let decisions = games[0].rows().next().unwrap().decisions as f64;
            assert!(first.contains(&("decisions".to_owned(), Field::Double(decisions))), "{first:?}");
            assert!(first.contains(&("m_store".to_owned(), Field::Null)), "a pond has no stores: null, not 0");
        }
    }
}

/// A game that is saved is the one that was measured: it replays, and its round is where it is said to be.
#[test]
fn a_game_that_stands_out_is_saved() {
    let (planned, run) = played(&wish(3));
    let (arm, rules) = (&planned.asked.arms[0], &planned.rulesets[0]);
    let games = run.games();
    let row = games[0].rows().nth(1).unwrap();
    let saved = saved(&planned.asked, arm, &**rules, 1, Some(2)).unwrap();
    let record = Record::read(&saved.record).unwrap();
    assert_eq!(record.header.players, ["random", "random"]);
    let table = clade_table::Table::replay(rules.open(Tools::default()).unwrap(), &record).unwrap();
    assert!(table.is_over());
    let scores: Vec<i32> = table.face().scores(table.handle()).unwrap().iter().map(|score| *score as i32).collect();
    assert_eq!(scores, row.sides.iter().map(|side| side.score.unwrap()).collect::<Vec<_>>());
    assert!((1..record.lines.len()).contains(&saved.step.unwrap()));
}

#[test]
fn all_files_are_written() {
    let folder = std::env::temp_dir().join(format!("clade-compare-files-{}", std::process::id()));
    let (planned, run) = played(&wish(40));
    let games = run.games();
    let mut report = Report::of(planned.asked.clone(), &games, REPLICATES).unwrap();
    // It was ended early; and one game stands out twice.
    report.games = 31;
    let twice = report.outliers.first().expect("somewhere a game stands out").clone();
    report.outliers.push(clade_compare::report::Outlier { id: "rounds".to_owned(), ..twice });
    let names = files::write(&folder, &planned, &mut report, &games, &Prose::new("en", &[&clade_pond::MODULE])).unwrap();
    assert!(names.iter().all(|path| path.exists()));
    let read: Report = serde_json::from_str(&std::fs::read_to_string(folder.join(files::REPORT)).unwrap()).unwrap();
    assert_eq!(read, report);
    let page = std::fs::read_to_string(folder.join(files::PAGE)).unwrap();
    assert!(page.contains("<html lang=\"en\">") && page.contains("clade compare pond") && page.contains("-n 31"));
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "no file is written twice");
    assert!(report.outliers.iter().all(|outlier| folder.join(outlier.record.as_ref().unwrap()).exists()));
    std::fs::remove_dir_all(&folder).unwrap();
}
