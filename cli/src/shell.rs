//! Words as they are typed in a shell.

use std::path::Path;

/// A path as it is typed: in quotes where a shell would take it for something else.
pub(crate) fn typed(path: &Path) -> String {
    let path = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+=:@%,".contains(c) || cfg!(windows) && c == '\\';
    match path {
        path if !path.is_empty() && !path.starts_with('-') && path.chars().all(is_plain) => path,
        path if cfg!(windows) => format!("\"{path}\""),
        path => format!("'{}'", path.replace('\'', "'\\''")),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_a_shell_would_not_take_as_it_is_stands_in_quotes() {
        let typed = ["a/b-1.clade", "a b", "it's", "$x", "-x", "żółw.clade"].map(|path| typed(Path::new(path)));
        assert_eq!(typed, ["a/b-1.clade", "'a b'", "'it'\\''s'", "'$x'", "'-x'", "żółw.clade"]);
    }
}
