//! A library that lies: whatever it answers, nothing panics, and what is believed can be.

use super::face::LoadedFace;
use super::{Beyond, LoadedRuleset};
use crate::abi::Status;
use crate::host::call::{Call, Does, Door, Failed, Reply, Words};
use crate::wire::{self, Facts, SideFacts};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Kinds, Msg, Observer, Ruleset as _, Seat, Setup, Side, SplitMix, Tools};
use std::sync::{Arc, Mutex};

/// Answers at random: numbers, bytes that mean something elsewhere, failures.
struct Lies(Mutex<SplitMix>);

impl Door for Lies {
    fn call(&self, call: Call, _: &[u8], words: Words<'_>) -> Result<Reply, Failed> {
        let mut random = self.0.lock().expect("one thread");
        let mut below = |n: u64| random.word() % n;
        if let Call::At { does: Does::Resample { .. }, .. } = call {
            for _ in 0..below(4) {
                std::hint::black_box(words());
            }
        }
        if below(8) == 0 {
            return Err(Failed { status: Status::of(-(below(12) as i32)), told: bytes(&mut below) });
        }
        let mut number = || match below(4) {
            0 => below(4),
            1 => [254, 255, 256, 1 << 32, u64::MAX][below(5) as usize],
            _ => below(70_000),
        };
        Ok(Reply { numbers: [number(), number(), number(), number()], bytes: bytes(&mut below) })
    }
}

/// Bytes: few, many, those of something, or cut off.
fn bytes(below: &mut impl FnMut(u64) -> u64) -> Vec<u8> {
    let real: [Vec<u8>; 5] = [
        wire::bytes(&Msg::new("a").with("n", 7)),
        wire::bytes(&vec![Msg::new("b"); 3]),
        wire::bytes(&clade_engine::Scene::default()),
        wire::bytes(&vec![(3i64, -4i64), (0, i64::MIN)]),
        wire::bytes(&(u64::MAX, "text", [7u8; 30])),
    ];
    let mut made = match below(3) {
        0 => (0..below(60)).map(|_| below(256) as u8).collect(),
        _ => real[below(5) as usize].clone(),
    };
    if below(3) == 0 {
        made.truncate(below(1 + made.len() as u64) as usize);
    }
    if below(4) == 0 && !made.is_empty() {
        let at = below(made.len() as u64) as usize;
        made[at] = below(256) as u8;
    }
    made
}

fn liar(seed: u64) -> Arc<Beyond> {
    Arc::new(Beyond { door: Arc::new(Lies(Mutex::new(SplitMix::new(seed)))), path: "liar.so".into(), names: Arc::default() })
}

fn face(seed: u64) -> LoadedFace {
    let side = |n: u8| SideFacts { seat: Seat(n), name: Msg::new("side"), word: format!("side{n}") };
    let facts = Facts {
        search_budget: 1,
        reading: None,
        sides: vec![side(0), side(1)],
        state_size: 1,
        ledgers: Vec::new(),
        cards_in_play: Vec::new(),
        templates: [None, None],
    };
    LoadedFace::new(liar(seed), 1, facts, Tools::default())
}

#[test]
fn no_answer_makes_a_face_panic() {
    let (mut believed, mut broken) = (0, 0);
    for seed in 0..20_000u64 {
        let mut face = face(seed);
        let at = face.start();
        let turn = match seed % 4 {
            0 => face.turn(at),
            1 => face.advance(at, 3),
            2 => face.resample_into(at, Observer::Public, Handle(2), &mut || 7),
            _ => face.playout(at, 9, 9, 9).map(|playout| playout.turn),
        };
        if let Ok(turn) = turn {
            let fits = match turn.actor {
                Actor::Seat(Seat(seat)) => seat < 8 && (1..=65_536).contains(&turn.count),
                Actor::Chance | Actor::Over => turn.count == 0,
            };
            assert!(fits, "{turn:?}");
            believed += 1;
        }
        let by = Observer::Seat(Seat(1));
        let mut numbers = (Vec::new(), Vec::new(), Vec::new());
        drop((face.prompt(at, by), face.scene(at, by), face.explained(at, by), face.labels(at, by), face.refusals(at, by)));
        drop((face.log(at, by), face.staged(at, by), face.points(at, by), face.listed(at, by), face.view(at, by), face.texts(at)));
        drop((face.keys(at, &mut numbers.0), face.values(at, &mut numbers.1), face.notes(at, &mut numbers.2), face.audit(at)));
        drop((face.scores(at), face.outcome(at), face.card_notes(at), face.explain(at, Kinds::NONE), face.evaluate(at, Side(0))));
        drop((face.faults(), face.counters(), face.card_runs(), face.load(&[1]), face.place("x = 1"), face.weights(at)));
        if let Err(error @ FaceError::Broken(_)) = face.turn(at) {
            assert_eq!(face.hash(at), Err(error), "it is never entered again");
            broken += 1;
        }
    }
    assert!(believed > 500 && broken > 5000, "{believed} turns were believed, {broken} faces broke");
}

#[test]
fn no_answer_makes_a_ruleset_panic() {
    let setup = Setup { seats: 2, options: std::collections::BTreeMap::new() };
    let mut made = 0;
    for seed in 0..20_000 {
        let Ok(rules) = LoadedRuleset::make(&liar(seed), &setup, &[]) else { continue };
        drop((rules.texts("en"), rules.cards(), rules.printed(), rules.mods(), rules.open(Tools::default())));
        made += 1;
    }
    assert!(made < 10_000, "{made} were believed");
}
