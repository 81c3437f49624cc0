//! `clade_plugin.h` is written from the code.

use cbindgen::{Builder, DocumentationStyle, Language, Style};
use clade_plugin::question::{OfGame, OfRuleset, OfTable};
use std::fmt::Write as _;
use std::path::Path;

/// What is called differently in C, where there are no modules.
const RENAMED: &[(&str, &str)] = &[
    ("WIRE", "CL_WIRE"),
    ("CHANCE", "CL_CHANCE"),
    ("OVER", "CL_OVER"),
    ("PUBLIC", "CL_PUBLIC"),
    ("HOST", "CL_HOST"),
    ("OUT_OF_TIME", "CL_TOOL_OUT_OF_TIME"),
    ("STOP", "CL_TOOL_STOP"),
    ("NANOSECONDS", "CL_TOOL_NANOSECONDS"),
    ("ASK_ALL", "CL_TOOL_ASK_ALL"),
    ("FORGETFUL", "CL_TOOL_FORGETFUL"),
    ("AS_HASH", "CL_TOOL_AS_HASH"),
    ("Status", "ClStatus"),
];

/// What stands above the table.
const HEAD: &str = "\
/* A game in a library: the C table. Written from core/plugin; do not edit.
 *
 * A library exports one function, clade_game_v1. How a game is written is in the guide beside this file, README.md.
 * Numbers, texts and plain data cross as bytes (postcard: https://postcard.jamesmunns.com/wire-format); their types are those of the
 * crate clade-engine, whose documentation names each field. A change of any of them raises CL_WIRE.
 */";

/// The name of a constant: `CL_OF_TABLE_CARD_NOTES`.
fn constant(of: &str, name: &str) -> String {
    let mut constant = format!("CL_{of}");
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            constant.push('_');
        }
        constant.push(c.to_ascii_uppercase());
    }
    constant
}

/// Questions as constants, each under what it means.
fn questions(of: &str, about: &str, rows: &[(&str, u32, &str)], out: &mut String) {
    let _ = write!(out, "\n/* Questions {about}. */\n");
    for (name, number, doc) in rows {
        let _ = writeln!(out, "/*{doc} */\n#define {} {number}", constant(of, name));
    }
}

fn header() -> String {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/abi.rs");
    let written = Builder::new()
        .with_config(cbindgen::Config {
            documentation_style: DocumentationStyle::C99,
            export: cbindgen::ExportConfig {
                include: ["ClGame", "ClHost", "Status"].map(str::to_owned).to_vec(),
                rename: RENAMED.iter().map(|&(name, in_c)| (name.to_owned(), in_c.to_owned())).collect(),
                ..Default::default()
            },
            enumeration: cbindgen::EnumConfig { prefix_with_name: true, ..Default::default() },
            ..Default::default()
        })
        .with_src(source)
        .with_language(Language::C)
        .with_style(Style::Both)
        .with_cpp_compat(true)
        .with_include_guard("CLADE_PLUGIN_H")
        .with_header(HEAD)
        .generate()
        .expect("the table can be written in C");
    let mut bytes = Vec::new();
    written.write(&mut bytes);
    let mut text =
        String::from_utf8(bytes).expect("UTF-8").replace("[`", "`").replace("`]", "`").replace("super::", "").replace("crate::", "");
    let mut more = String::new();
    questions("OF_GAME", "to a game", OfGame::ROWS, &mut more);
    questions("OF_RULESET", "to a ruleset", OfRuleset::ROWS, &mut more);
    questions("OF_TABLE", "to a table", OfTable::ROWS, &mut more);
    let end = text.rfind("#endif").expect("a guard");
    text.insert_str(end, &format!("{}\n", more.trim_start()));
    text
}

#[test]
fn the_header_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/clade_plugin.h");
    let header = header();
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(&file, &header).expect("written");
    }
    assert!(std::fs::read_to_string(&file).expect("a header") == header, "CLADE_UPDATE=1 cargo test writes it again");
}
