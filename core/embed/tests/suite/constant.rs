//! What of a folder is embedded, and in which order.

use clade_embed::constant;
use std::path::Path;

#[test]
fn cards_texts_and_data_are_embedded_by_name() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mod");
    std::fs::create_dir_all(&folder).expect("a folder");
    for file in ["b.lua", "mod.toml", "a.lua", "words.ftl", "README.md", "lua"] {
        std::fs::write(folder.join(file), "").expect("written");
    }
    let list = constant("BASE", &folder).expect("the folder is there");
    assert!(list.contains("pub(crate) const BASE: &[(&str, &str)] = &["), "{list}");
    let names: Vec<&str> = list.lines().filter_map(|line| line.strip_prefix("    (\"")?.split('"').next()).collect();
    assert_eq!(names, ["a.lua", "b.lua", "mod.toml", "words.ftl"]);
}

#[test]
fn a_missing_folder_is_named() {
    let error = constant("BASE", &Path::new(env!("CARGO_TARGET_TMPDIR")).join("nowhere")).expect_err("it is not there");
    assert!(error.to_string().contains("nowhere"), "{error}");
}
