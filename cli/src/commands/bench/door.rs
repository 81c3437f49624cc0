//! What the door of a library costs: the same games built in, loaded into this program, and in a process of its own, in blocks that take
//! turns. Random play crosses the door once a decision, playouts once a game.

use super::Args;
use super::play::{Run, Way, play_all};
use crate::error::Error;
use crate::games;
use crate::host::{Ended, Host};
use crate::rows::{self, thousands};
use crate::{interrupt, lang, texts};
use clade_engine::{Face, Module, Msg, Ruleset, Setup, SetupError, Tools, Translate as _};
use clade_host::random::derive;
use serde::Serialize;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many games are played one way before it is the turn of the next.
const BLOCK: u32 = 25;

/// One way to the game.
struct Door {
    name: &'static str,
    told: Msg,
    face: Box<dyn Face>,
    run: Run,
    /// How long whole games took that were played in one crossing each.
    playouts: Duration,
}

/// A row of the report; ratios are to the game that is built in.
#[derive(Serialize)]
struct Row {
    way: &'static str,
    decisions_per_s: f64,
    ratio: f64,
    /// The same with a whole game in one crossing.
    playout_ratio: f64,
}

/// Measures a game that is built in against a library that holds it, too.
pub(super) fn run(args: &Args, file: &Path, host: &mut Host) -> Result<Ended, Error> {
    let folders = args.which.folders(host)?;
    let seats = args.seats.map_or_else(|| Ok::<_, Error>(args.which.usual_seats(&folders)?.min(4)), Ok)?;
    let (setup, mods): (Setup, Vec<_>) = (args.which.setup(seats)?, folders.iter().map(|folder| folder.files.clone()).collect());
    let (here, far) = games::ways(file)?;
    let built_in = args.which.module()?;
    let ways: [(&str, Msg, Option<&dyn Module>); 3] = [
        ("built-in", texts::bench_built_in(), Some(built_in)),
        ("here", texts::bench_here(), here.map(|game| game as &dyn Module)),
        ("far", texts::bench_far(), Some(far)),
    ];
    let open = |module: &dyn Module| -> Result<Box<dyn Face>, SetupError> {
        let rules: Arc<dyn Ruleset> = module.ruleset(&setup, &mods)?;
        rules.open(Tools::default())
    };
    let mut doors = Vec::new();
    for (name, told, module) in ways {
        let Some(module) = module else { continue };
        doors.push(Door { name, told, face: open(module)?, run: Run::default(), playouts: Duration::ZERO });
    }
    interrupt::listen()?;
    let blocks = args.games.div_ceil(BLOCK);
    for block in 0..=blocks {
        let count = doors.len();
        for n in 0..count {
            let door = &mut doors[(block as usize + n) % count];
            let played = play_all(&mut *door.face, derive(args.seed, block.into()), BLOCK, None, &[Way::Plainly])?.remove(0);
            let playouts = playouts(&mut *door.face, derive(args.seed, block.into()))?;
            // The first block warms up.
            if block > 0 {
                door.run.add(played);
                door.playouts += playouts;
            }
        }
        if interrupt::asked() {
            break;
        }
    }
    let first = &doors[0];
    if let Some(other) = doors.iter().find(|door| door.run.checksum() != first.run.checksum()) {
        return Err(Error::Checksum(first.run.checksum(), other.run.checksum()));
    }
    let over = |time: Duration, of: Duration| time.as_secs_f64() / of.as_secs_f64().max(1e-9);
    let row = |door: &Door| Row {
        way: door.name,
        decisions_per_s: door.run.per_second(),
        ratio: over(door.run.time, first.run.time),
        playout_ratio: over(door.playouts, first.playouts),
    };
    let report: Vec<Row> = doors.iter().map(row).collect();
    if args.json {
        return host.json(&report);
    }
    let words = lang::words(host.lang);
    let head = [texts::bench_door(), texts::bench_speed(), texts::bench_ratio(), texts::bench_playouts()];
    let mut lines = vec![head.iter().map(|msg| words.text(msg)).collect::<Vec<_>>()];
    for (row, door) in report.iter().zip(&doors) {
        let ratio = |ratio: f64| format!("{ratio:.2}");
        lines.push(vec![words.text(&door.told), thousands(row.decisions_per_s), ratio(row.ratio), ratio(row.playout_ratio)]);
    }
    rows::print(host.out, &lines, 1)?;
    Ok(if interrupt::asked() { Ended::Interrupted } else { Ended::Done })
}

/// How long a block of games takes of which each is one crossing.
fn playouts(face: &mut dyn Face, seed: u64) -> Result<Duration, Error> {
    let began = Instant::now();
    for n in 0..BLOCK {
        let at = face.start();
        face.playout(at, u32::MAX, u32::MAX, derive(seed, n.into()))?;
        face.free(at);
    }
    Ok(began.elapsed())
}
