//! How messages are called in Rust, in which order they take their arguments, and what is wrong with a file.

use clade_embed::constructors;

/// A file with a list of variables and one message that uses them all.
fn file(texts: &str) -> String {
    format!("### $side - who does it\n### $n, $cell\n\nsoup-all = {{ $cell }} {{ $n }} {{ $side }}\n{texts}")
}

fn rust(texts: &str) -> String {
    constructors("soup", &file(texts)).expect("a good file")
}

fn faults(texts: &str) -> Vec<String> {
    let all = constructors("soup", &file(texts)).expect_err("a bad file");
    all.lines().map(str::to_owned).collect()
}

const INTO: &str = "impl Into<::clade_engine::Arg>";

#[test]
fn a_message_is_a_function_with_its_text() {
    let rust = rust("soup-new-gene = a gene\n");
    let made = "/// ```text\n/// soup-new-gene = a gene\n/// ```\n\
        pub(crate) fn new_gene() -> ::clade_engine::Msg {\n    ::clade_engine::Msg::new(\"soup-new-gene\")\n}\n";
    assert!(rust.contains(made), "{rust}");
}

#[test]
fn arguments_stand_as_the_file_lists_them() {
    let made = format!(
        "fn all(side: {INTO}, n: {INTO}, cell: {INTO}) -> ::clade_engine::Msg {{\n    \
        ::clade_engine::Msg::new(\"soup-all\").with(\"side\", side).with(\"n\", n).with(\"cell\", cell)"
    );
    assert!(rust("").contains(&made), "{}", rust(""));
}

#[test]
fn the_comment_of_a_message_says_another_order() {
    let rust = rust("# $n, $side\nsoup-ate = { $side ->\n    [one] { $n }\n   *[other] none\n}\n");
    assert!(rust.contains(&format!("fn ate(n: {INTO}, side: {INTO})")), "{rust}");
    assert!(rust.contains("(\"soup-ate\", &[\"n\", \"side\"]),\n"), "{rust}");
}

#[test]
fn what_data_names_has_no_constructor() {
    let rust = rust("soup-option-finish = It ends.\n    .title = Finish\nsoup = Primordial Soup\n-term = x\n");
    assert!(!rust.contains("finish") && !rust.contains("term"), "{rust}");
    assert!(rust.contains("fn game() "), "{rust}");
}

#[test]
fn headings_are_constants_of_their_ids() {
    let rust = rust("## Cited by id: headings\n\nsoup-rule-setup = Setup\n\n##\n\nsoup-end = end\n");
    assert!(rust.contains("pub(crate) const RULE_SETUP: &str = \"soup-rule-setup\";"), "{rust}");
    assert!(rust.contains("(\"soup-rule-setup\", &[]),\n") && rust.contains("fn end() "), "{rust}");
}

#[test]
fn faults_are_named() {
    assert_eq!(faults("soup-ate = { $who }\n"), ["'soup-ate': $who stands in no ### comment"]);
    assert_eq!(faults("pond-ate = x\n"), ["'pond-ate' does not begin with 'soup-'"]);
    let comment = "'soup-ate': its comment does not name exactly the variables of its text";
    assert_eq!(faults("# $n\nsoup-ate = { $n } { $side }\n"), [comment]);
    assert_eq!(faults("# $n, $cell\nsoup-ate = { $n }\n"), [comment]);
    assert_eq!(faults("### $who, $n\n"), ["$who stands in a ### comment, and no message uses it", "$n stands twice in ### comments"]);
    assert!(faults("soup-ate = { $n\n")[0].starts_with("line 5: "), "{:?}", faults("soup-ate = { $n\n"));
}
