//! Where a key is in a file.

use std::collections::BTreeMap;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// The lines of all keys of a TOML text, by path: `case[1].expect.legal`.
#[derive(Debug, Default)]
pub(crate) struct Lines(BTreeMap<String, usize>);

impl Lines {
    /// Finds all keys; a text that is not TOML has none.
    pub(crate) fn of(text: &str) -> Self {
        let mut lines = Self::default();
        if let Ok(table) = DeTable::parse(text) {
            let breaks: Vec<usize> = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at).collect();
            lines.walk(&breaks, "", table.get_ref());
        }
        lines
    }

    /// `breaks`: where lines end.
    fn walk(&mut self, breaks: &[usize], path: &str, table: &DeTable<'_>) {
        let line_of = |span: Range<usize>| breaks.partition_point(|&at| at < span.start) + 1;
        for (key, value) in table.iter() {
            let path = if path.is_empty() { key.get_ref().to_string() } else { format!("{path}.{}", key.get_ref()) };
            self.0.insert(path.clone(), line_of(key.span()));
            match value.get_ref() {
                DeValue::Table(table) => self.walk(breaks, &path, table),
                DeValue::Array(array) => {
                    for (i, item) in array.iter().enumerate() {
                        let path = format!("{path}[{i}]");
                        self.0.insert(path.clone(), line_of(item.span()));
                        if let DeValue::Table(table) = item.get_ref() {
                            self.walk(breaks, &path, table);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// The line of a key, or of the nearest one around it; and how much of the path is there.
    pub(crate) fn find(&self, path: &str) -> (usize, usize) {
        let mut path = path;
        loop {
            if let Some(&line) = self.0.get(path) {
                return (line, path.len());
            }
            match path.rfind(['.', '[']) {
                Some(end) => path = &path[..end],
                None => return (1, 0),
            }
        }
    }

    /// The key of a line: of several the one around the others; none if the text is no TOML.
    pub(crate) fn key_at(&self, line: usize) -> &str {
        let on_it = self.0.iter().filter(|&(_, at)| *at == line).map(|(path, _)| path.as_str());
        on_it.min_by_key(|path| path.len()).unwrap_or_default()
    }

    /// The line of a key.
    pub(crate) fn line(&self, path: &str) -> usize {
        self.find(path).0
    }
}

/// The line on which a span begins, from 1.
pub(crate) fn line_at(text: &str, span: &Range<usize>) -> usize {
    text.bytes().take(span.start).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_by_path() {
        let text = "a = 1\n[[case]]\nx = [\n 1,\n 2 ]\n[case.y]\nz = { w = 1 }\n[[case]]\nx = []\n";
        let lines = Lines::of(text);
        assert_eq!(["a", "case[0].x", "case[0].x[1]", "case[0].y.z.w", "case[1].x"].map(|path| lines.line(path)), [1, 3, 5, 7, 9]);
        assert_eq!((lines.line("case[0].y.v.u"), lines.line("b")), (6, 1), "the nearest key around it");
        assert_eq!(lines.line("case[1].none"), 8);
    }
}
