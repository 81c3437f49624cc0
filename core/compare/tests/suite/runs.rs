//! A run is the same bytes whoever played it, in whatever order and in however many pieces.

use crate::ponds::{play_on, three_settings, wish};
use clade_compare::run::Part;
use clade_compare::{Run, RunError, Share};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder that goes away with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("clade-compare-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn bytes(folder: &Path) -> [Vec<u8>; 2] {
    ["run.json", "games.rows"].map(|name| fs::read(folder.join(name)).unwrap())
}

/// Plays a share of the three settings in a folder.
fn share(folder: &Path, share: Share, jobs: usize) {
    let planned = three_settings(10).plan().unwrap();
    let mut run = Run::open(folder, planned.asked.clone(), share, false).unwrap();
    play_on(&mut run, &planned, jobs, usize::MAX);
    run.settle().unwrap();
}

#[test]
fn shares_make_one_run_byte_for_byte() {
    let folder = Folder::new("shares");
    share(&folder.at("whole"), Share::WHOLE, 1);
    let shares: Vec<PathBuf> = (1..=3).map(|n| folder.at(&n.to_string())).collect();
    for (n, path) in (1..).zip(&shares) {
        share(path, Share(n, 3), 2);
    }
    let reversed: Vec<PathBuf> = shares.iter().rev().cloned().collect();
    Run::merged(&reversed, &folder.at("merged")).unwrap();
    assert_eq!(bytes(&folder.at("whole")), bytes(&folder.at("merged")));

    let merged = |shares: &[PathBuf]| Run::merged(shares, &folder.at("other")).map(|_| ()).unwrap_err();
    assert!(matches!(merged(&shares[..2]), RunError::Missing { missing: 12, all: 30 }), "{:?}", merged(&shares[..2]));
    assert!(matches!(merged(&[shares[0].clone(), shares[0].clone()]), RunError::Twice(..)));
    assert!(matches!(merged(&[folder.at("nowhere")]), RunError::None(_)));
}

#[test]
fn a_run_is_gone_on_with_where_it_was_cut_off() {
    let folder = Folder::new("resume");
    share(&folder.at("whole"), Share::WHOLE, 2);
    let planned = three_settings(10).plan().unwrap();
    let cut = folder.at("cut");
    let mut run = Run::open(&cut, planned.asked.clone(), Share::WHOLE, false).unwrap();
    play_on(&mut run, &planned, 2, 14);
    assert_eq!((run.ended(), run.games()[0].len()), (14, 4), "four games of each of three arms, and two more");
    // The plug is pulled in the middle of a row.
    let rows = cut.join("games.rows");
    let whole = fs::read(&rows).unwrap();
    fs::write(&rows, &whole[..whole.len() - 5]).unwrap();

    assert!(matches!(Run::open(&cut, planned.asked.clone(), Share::WHOLE, false), Err(RunError::There(_))));
    let other = three_settings(11).plan().unwrap();
    let refused = Run::open(&cut, other.asked, Share::WHOLE, true);
    assert!(matches!(refused, Err(RunError::Other { part: Part::Games, .. })), "{refused:?}");
    let refused = Run::open(&cut, planned.asked.clone(), Share(1, 2), true);
    assert!(matches!(refused, Err(RunError::Other { part: Part::Share, .. })), "{refused:?}");

    let mut run = Run::open(&cut, planned.asked.clone(), Share::WHOLE, true).unwrap();
    assert_eq!((run.ended(), run.left().len()), (13, 17));
    play_on(&mut run, &planned, 2, usize::MAX);
    run.settle().unwrap();
    assert_eq!(bytes(&cut), bytes(&folder.at("whole")));
}

#[test]
fn what_is_no_run_is_said() {
    let folder = Folder::new("damaged");
    let asked = wish(3).plan().unwrap().asked;
    assert!(matches!(Run::asked_in(&folder.0), Err(RunError::None(_))));
    fs::write(folder.at("run.json"), "{}").unwrap();
    assert!(matches!(Run::open(&folder.0, asked, Share::WHOLE, true), Err(RunError::Damaged(_))));
}
