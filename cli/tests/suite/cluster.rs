//! A comparison in shards on HyperQueue, one of them killed on the way; then another program reads its tables.

use crate::common::{file, good};
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

/// Games of each arm: a third of them is more than two megabytes.
const GAMES: &str = "600";

/// Whether Python has these packages. Where it has not, one line says what was not tried.
fn has(packages: &str) -> bool {
    let found = Command::new("python3").args(["-c", &format!("import {packages}")]).output();
    let is_there = found.is_ok_and(|output| output.status.success());
    assert!(is_there || std::env::var_os("CLADE_ALL_TOOLS").is_none(), "python3 has no {packages}");
    if !is_there {
        // Past the test harness, which keeps what a passing test prints to itself.
        let line = format!("a comparison on a cluster was not tested, nor its tables in polars: it takes python3 with {packages}\n");
        std::io::stderr().write_all(line.as_bytes()).expect("a line");
    }
    is_there
}

/// In place of the program: the first time that it is to play shard 2 it plays it, and the system kills it when it has kept a megabyte of games,
/// or two where a block of `ulimit` has 1,024 bytes.
fn killed_once(folder: &Path) -> std::io::Result<std::path::PathBuf> {
    let script = folder.join("clade-killed-once");
    let text = format!(
        r#"#!/bin/sh
case "$*" in *"--shard 2/3"*)
    (ulimit -c 0 && ulimit -f 2048 && exec "{clade}" "$@") || wc -c < "{folder}/run/shards/2/games.rows" > "{folder}/killed"
    exit 1
esac
exec "{clade}" "$@"
"#,
        clade = env!("CARGO_BIN_EXE_clade"),
        folder = folder.display()
    );
    fs::write(&script, text)?;
    let mut rights = fs::metadata(&script)?.permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut rights, 0o755);
    fs::set_permissions(&script, rights)?;
    Ok(script)
}

#[test]
#[cfg(unix)]
fn shards_on_a_cluster_make_one_run() {
    if !has("hyperqueue, polars") {
        return;
    }
    let folder = file("cluster");
    fs::create_dir_all(&folder).expect("a folder");
    let program = killed_once(&folder).expect("a script");
    let asked = ["pond", "-n", GAMES, "--bots", "random", "--vs", "seats=3", "--seats", "2"];
    let driver = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/cluster/compare.py");
    let run = folder.join("run");
    let cluster = Command::new("python3")
        .arg(driver)
        .args(["--shards", "3", "--workers", "2", "--clade"])
        .arg(&program)
        .arg("--out")
        .arg(&run)
        .arg("--")
        .args(asked)
        .output()
        .expect("python3 runs");
    let told = String::from_utf8_lossy(&cluster.stderr);
    assert!(cluster.status.success(), "{told}");
    assert!(told.contains("run again: 2"), "shard 2 was killed: {told}");
    let killed: usize = fs::read_to_string(folder.join("killed")).expect("it was killed").trim().parse().expect("a number");
    let shard = fs::metadata(run.join("shards/2/games.rows")).expect("its rows").len() as usize;
    assert!(killed > 0 && killed < shard, "killed in the middle: {killed} of {shard} bytes");

    let whole = folder.join("whole");
    let words: Vec<&str> = ["compare"].into_iter().chain(asked).chain(["--out", whole.to_str().expect("a path")]).collect();
    good(&words, "");
    for entry in fs::read_dir(&whole).expect("files") {
        let name = entry.expect("a file").file_name();
        let [one, other] = [&whole, &run.join("report")].map(|folder| fs::read(folder.join(&name)).expect("the same files"));
        assert!(one == other, "{} differs", name.display());
    }
    read_by_polars(&whole);
    fs::remove_dir_all(&folder).expect("it goes away");
}

/// Another program reads the tables: lines, types, what is null.
fn read_by_polars(folder: &Path) {
    let script = r#"
import sys, polars
games, sides, rounds = (polars.read_parquet(f"{sys.argv[1]}/{name}.parquet") for name in ["games", "sides", "rounds"])
assert games.height == 1200 and sides.height == 600 * 2 + 600 * 3, (games.height, sides.height)
assert games["game"].unique().to_list() == ["pond"] and games["seed"].dtype == polars.UInt64
assert sorted(games["changes"].unique().to_list()) == ["", "seats=3"]
assert games["decisions"].null_count() == 0 and games["m_store"].null_count() == 1200
both = rounds.group_by("arm", "number").agg(polars.col("round").max()).join(games, on=["arm", "number"])
assert (both["round"] == both["rounds"]).all()
"#;
    let output = Command::new("python3").args(["-c", script]).arg(folder).output().expect("python3 runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
