//! What parts of Lua cards may use.

/// The globals that cards may use, except for libraries.
pub(crate) const FREE: [&str; 11] =
    ["ipairs", "select", "type", "rawequal", "tostring", "tonumber", "error", "assert", "constant", "at_most", "at_least"];
/// The libraries that cards may use, and what is in them.
pub(crate) const LIBRARIES: [(&str, &[&str]); 3] = [
    ("math", &["abs", "ceil", "floor", "max", "min"]),
    ("string", &["byte", "char", "len", "rep", "sub"]),
    ("table", &["concat", "insert", "remove", "sort", "unpack"]),
];
/// The list of all things of a kind, beside their names: `Terrain.all`.
pub(crate) const ALL: &str = "all";
/// How long a text that a script handles may be; the texts of its facts are not handled.
pub(crate) const LONGEST_TEXT: usize = 100;
