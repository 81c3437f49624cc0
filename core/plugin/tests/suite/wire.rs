//! The form of everything that crosses as bytes. A change of it is another wire version: libraries that speak the old one are refused.

use clade_engine::ecology::reading::{Diet, Food, Hand, Levels};
use clade_engine::ecology::{Birth, Death, Fed, Life, Move, Origin, Pool, Reading, Via};
use clade_engine::face::{Gain, Refusal};
use clade_engine::scene::{Node, Shape, Staged, Template, Tint};
use clade_engine::{
    Actor, Arg, Audit, CardFault, CardRuns, CardText, Ecological, FileFault, Holds, Misplaced, ModStamp, Msg, Objection, OptionKind,
    Outlook, Printed, PrintedPlace, PrintedValue, Scene, Section, Setup, SetupError, Severity,
};
use clade_plugin::abi::WIRE;
use clade_plugin::wire::{About, Authoring, Facts, Made};
use serde_reflection::{Samples, Tracer, TracerConfig};
use std::path::Path;

/// The forms, written out.
fn forms() -> String {
    let mut tracer = Tracer::new(TracerConfig::default());
    let samples = Samples::new();
    macro_rules! trace {
        ($($type:ty),*) => {
            $(tracer.trace_type::<$type>(&samples).unwrap_or_else(|error| panic!("{}: {error} {}", stringify!($type), error.explanation()));)*
        };
    }
    trace! {
        Msg, Arg, Scene, Node, Staged, Template, Refusal, Objection, Gain, Audit, Actor, CardFault, CardRuns, CardText, Ecological, Reading,
        FileFault, Misplaced, ModStamp, Outlook, Printed, Setup, SetupError, About, Authoring, Made, Facts, Life,
        Birth, Death, Diet, Fed, Food, Hand, Levels, Move, Origin, Pool, Via, Shape, Tint, Holds, OptionKind, PrintedPlace, PrintedValue, Section, Severity
    };
    let registry = tracer.registry().expect("every form is known");
    let forms: Vec<String> =
        registry.iter().map(|(name, form)| format!("{name}: {}", serde_json::to_string(form).expect("JSON"))).collect();
    forms.join("\n") + "\n"
}

#[test]
fn a_change_of_the_bytes_is_another_wire_version() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/wire.txt");
    let now = format!("wire {WIRE}\n{}", forms());
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    if std::env::var_os("CLADE_UPDATE").is_some() && kept != now {
        let is_new = kept.lines().next() != now.lines().next();
        assert!(is_new || kept.is_empty(), "raise WIRE in abi.rs: the bytes have changed");
        std::fs::write(&file, &now).expect("written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let changed: Vec<_> = now.lines().filter(|line| !kept.lines().any(|old| old == *line)).collect();
    assert!(kept == now, "raise WIRE in abi.rs, then CLADE_UPDATE=1 cargo test writes it again. Changed: {changed:#?}");
}
