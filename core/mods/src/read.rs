//! Reading a head: everything that is wrong with it at once.

use crate::{Head, KEYS, LANGUAGES, LONGEST_NAME, LONGEST_TEXT, ModOption, Need, Toml, Version, Wanted, Wording, checked, is_id, shown};
use clade_engine::{FileFault, did_you_mean, is_unseen, one_line};
use std::ops::Range;
use toml::Spanned;
use toml::de::DeValue;

/// The version of Clade that mods may ask for.
pub const THIS_CLADE: &str = env!("CARGO_PKG_VERSION");

/// How long an id, a version and a game may be: saved games contain them.
const LONGEST: usize = 64;
/// How many authors, needs and clashes there may be.
const MOST: usize = 64;

/// Whether this can be a value of an option.
fn is_value(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    !word.is_empty() && word.len() <= LONGEST && word.chars().all(plain)
}

/// A head that is being read.
struct Reading<'a> {
    toml: &'a Toml<'a>,
    faults: Vec<FileFault>,
}

/// Reads a parsed head.
pub(crate) fn head(toml: &Toml<'_>) -> Result<Head, Vec<FileFault>> {
    let mut reading = Reading { toml, faults: Vec::new() };
    reading.keys();
    let head = Head {
        id: reading.id(),
        game: reading.short("game", "\"soup\"").unwrap_or_default(),
        version: reading.short("version", "\"1.0\"").unwrap_or_default(),
        name: reading.wording("name", LONGEST_NAME),
        about: reading.wording("about", LONGEST_TEXT),
        authors: reading.list("authors", "[\"Ada\"]").into_iter().map(|(author, _)| author).collect(),
        licence: reading.short("licence", "\"CC BY 4.0\""),
        overrides: reading.overrides(),
        needs: reading.wanted("needs"),
        clashes: reading.wanted("clashes"),
        options: reading.options(),
    };
    reading.clade();
    if reading.faults.is_empty() { Ok(head) } else { Err(reading.faults) }
}

impl Reading<'_> {
    fn tell(&mut self, at: Option<Range<usize>>, what: &str) {
        self.faults.push(self.toml.fault(at, what));
    }

    fn value(&self, key: &str) -> Option<&Spanned<DeValue<'_>>> {
        self.toml.table().get(key)
    }

    /// Keys that there are not, and those that must be there.
    fn keys(&mut self) {
        let names = || KEYS.iter().map(|key| key.name);
        let unknown: Vec<_> = self.toml.table().iter().filter(|(key, _)| names().all(|known| known != *key.get_ref())).collect();
        for (key, _) in unknown {
            let word = key.get_ref();
            let near = match word.as_ref() {
                "license" => "; did you mean 'licence'?".to_owned(),
                "title" => "; did you mean 'name'?".to_owned(),
                "author" => "; did you mean 'authors'?".to_owned(),
                "description" => "; did you mean 'about'?".to_owned(),
                word => did_you_mean(word, names()),
            };
            let end = if near.is_empty() { format!("; there are {}", names().collect::<Vec<_>>().join(", ")) } else { near };
            self.tell(Some(key.span()), &format!("unknown key '{word}'{end}"));
        }
        let missing: Vec<_> =
            KEYS.iter().filter(|key| key.required && self.value(key.name).is_none()).map(|key| format!("'{}'", key.name)).collect();
        match &missing[..] {
            [] => {}
            [one] => self.tell(None, &format!("the key {one} is missing")),
            several => self.tell(None, &format!("the keys {} are missing", several.join(", "))),
        }
    }

    /// A short text under a key.
    fn short(&mut self, key: &str, such: &str) -> Option<String> {
        let value = self.value(key)?;
        let (at, what) = (
            value.span(),
            match value.get_ref() {
                DeValue::String(text) if text.is_empty() && key != "id" => {
                    format!("{key}: expected a text such as {such}, found an empty one")
                }
                DeValue::String(text) if text.chars().count() > LONGEST => format!("{key}: at most {LONGEST} letters"),
                DeValue::String(text) => match text.chars().find(|&c| is_unseen(c)) {
                    Some(c) => format!("{key}: the text has the letter {}, which nobody can see", c.escape_unicode()),
                    None => return Some(text.clone().into_owned()),
                },
                other => format!("{key}: expected a text in quotes, such as {such}, found {}", shown(other)),
            },
        );
        self.tell(Some(at), &what);
        None
    }

    fn id(&mut self) -> String {
        let id = self.short("id", "\"my_mod\"");
        if let Some(id) = id.as_ref().filter(|id| !is_id(id)) {
            let at = self.value("id").map(Spanned::span);
            self.tell(at, &format!("the id '{id}' may have only a–z, 0–9 and _"));
        }
        id.unwrap_or_default()
    }

    /// The options that it adds.
    fn options(&mut self) -> Vec<ModOption> {
        const SHAPE: &str = "options: expected a table for each, [options.tides] with values = [\"gentle\", \"wild\"]";
        let toml = self.toml;
        let Some(value) = toml.table().get("options") else { return Vec::new() };
        let DeValue::Table(all) = value.get_ref() else {
            self.tell(Some(value.span()), SHAPE);
            return Vec::new();
        };
        let mut options = Vec::new();
        for (name, row) in all.iter().take(MOST) {
            let word = name.get_ref().as_ref();
            let DeValue::Table(row) = row.get_ref() else {
                self.tell(Some(name.span()), SHAPE);
                continue;
            };
            if !is_id(word) || word.len() > LONGEST {
                self.tell(Some(name.span()), &format!("options: the name '{}' may have only a–z, 0–9 and _", one_line(word)));
                continue;
            }
            for (key, _) in row.iter().filter(|(key, _)| !["values", "name", "about"].contains(&key.get_ref().as_ref())) {
                let near = did_you_mean(key.get_ref(), ["values", "name", "about"]);
                self.tell(Some(key.span()), &format!("options: unknown key '{}'{near}", one_line(key.get_ref())));
            }
            let at = row.get("values").map_or(name.span(), Spanned::span);
            let values: Option<Vec<String>> = row.get("values").and_then(|values| {
                let list = values.get_ref().as_array()?;
                list.iter().map(|value| value.get_ref().as_str().filter(|word| is_value(word)).map(str::to_owned)).collect()
            });
            let Some(values) = values.filter(|values| (2..=MOST).contains(&values.len())) else {
                self.tell(Some(at), "options: expected values = [\"gentle\", \"wild\"]: two or more words of a–z, 0–9, _ and -");
                continue;
            };
            let title = row.get("name").and_then(|value| self.words(value, "name", LONGEST_NAME));
            let about = row.get("about").and_then(|value| self.words(value, "about", LONGEST_TEXT));
            options.push(ModOption { name: word.to_owned(), values, title, about });
        }
        options
    }

    /// A text in English, or one for each language.
    fn wording(&mut self, key: &str, longest: usize) -> Option<Wording> {
        let toml = self.toml;
        self.words(toml.table().get(key)?, key, longest)
    }

    /// The same where it stands.
    fn words(&mut self, value: &Spanned<DeValue<'_>>, key: &str, longest: usize) -> Option<Wording> {
        let at = value.span();
        let mut wrong = Vec::new();
        let mut words = Wording::default();
        let mut one = |language: usize, value: &Spanned<DeValue<'_>>| {
            let text = value.get_ref().as_str().ok_or_else(|| format!("expected a text in quotes, found {}", shown(value.get_ref())));
            match text.and_then(|text| checked(text.to_owned(), longest)) {
                Ok(text) => words.set(language, text),
                Err(what) => wrong.push((value.span(), format!("{key}: {what}"))),
            }
        };
        match value.get_ref() {
            DeValue::String(_) => one(0, value),
            DeValue::Table(table) => {
                let mut unknown = Vec::new();
                for (language, text) in table {
                    match LANGUAGES.iter().position(|known| *known == language.get_ref()) {
                        Some(language) => one(language, text),
                        None => unknown.push((
                            language.span(),
                            format!("{key}: unknown language '{}', expected {}", language.get_ref(), LANGUAGES.join(", ")),
                        )),
                    }
                }
                if !table.contains_key(LANGUAGES[0]) {
                    unknown.push((at.clone(), format!("{key}: the text in {} is missing", LANGUAGES[0])));
                }
                wrong.extend(unknown);
            }
            other => wrong
                .push((at.clone(), format!("{key}: expected a text or {{ en = \"…\", ru = \"…\", pl = \"…\" }}, found {}", shown(other)))),
        }
        let is_fine = wrong.is_empty();
        wrong.into_iter().for_each(|(at, what)| self.tell(Some(at), &what));
        is_fine.then_some(words)
    }

    /// The texts of a list, each with its place.
    fn list(&mut self, key: &str, such: &str) -> Vec<(String, Range<usize>)> {
        let Some(value) = self.value(key) else { return Vec::new() };
        let at = value.span();
        let Some(list) = value.get_ref().as_array().filter(|list| list.len() <= MOST) else {
            let what = match value.get_ref() {
                DeValue::Array(_) => format!("{key}: at most {MOST} of them"),
                other => format!("{key}: expected a list of texts, such as {such}, found {}", shown(other)),
            };
            self.tell(Some(at), &what);
            return Vec::new();
        };
        let (mut texts, mut wrong) = (Vec::new(), Vec::new());
        for item in list.iter() {
            let text = item.get_ref().as_str().ok_or_else(|| format!("expected a text in quotes, found {}", shown(item.get_ref())));
            match text.and_then(|text| checked(text.to_owned(), LONGEST_NAME)) {
                Ok(text) => texts.push((text, item.span())),
                Err(what) => wrong.push((item.span(), format!("{key}: {what}"))),
            }
        }
        wrong.into_iter().for_each(|(at, what)| self.tell(Some(at), &what));
        texts
    }

    /// The mods of a list.
    fn wanted(&mut self, key: &str) -> Vec<Need> {
        let mut needs = Vec::new();
        for (text, at) in self.list(key, "[\"herbs\", \"roots >= 1.2\"]") {
            match Wanted::of(&text) {
                Ok(wanted) => needs.push(Need { wanted, at }),
                Err(what) => self.tell(Some(at), &format!("{key}: {what}")),
            }
        }
        needs
    }

    fn overrides(&mut self) -> Option<Need> {
        let text = self.short("overrides", "\"soup\"")?;
        let at = self.value("overrides").map(Spanned::span)?;
        match Wanted::of(&text) {
            Ok(wanted) => Some(Need { wanted, at }),
            Err(what) => {
                self.tell(Some(at), &format!("overrides: {what}"));
                None
            }
        }
    }

    /// The least version of Clade.
    fn clade(&mut self) {
        let Some(text) = self.short("clade", "\"0.1\"") else { return };
        let at = self.value("clade").map(Spanned::span);
        match Version::of(&text) {
            None => self.tell(at, &format!("clade: expected a version such as \"0.1\", found '{text}'")),
            Some(least) if Version::of(THIS_CLADE).is_some_and(|this| this < least) => {
                self.tell(at, &format!("this mod needs Clade {text}; this is {THIS_CLADE}"));
            }
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::ModFolder;

    /// All that is said of this head, without `mod.toml:LINE:`.
    fn told(text: &str) -> Vec<String> {
        let folder = ModFolder { files: vec![("mod.toml".to_owned(), text.to_owned())] };
        folder.head().map_or_else(|faults| faults.into_iter().map(|fault| fault.what).collect(), |_| Vec::new())
    }

    const FINE: &str = "id = \"m\"\ngame = \"soup\"\nversion = \"1\"\n";

    /// Whatever stands in a head is told in short lines that no terminal obeys.
    #[test]
    fn hostile_heads_are_refused() {
        for (more, says) in [
            ("name = \"a\\u001b[2J\"", "name: the text has the letter \\u{1b}, which nobody can see"),
            ("licence = \"\\u202EYB CC\"", "licence: the text has the letter \\u{202e}, which nobody can see"),
            ("authors = [\"\\u200b\"]", "authors: the text is empty"),
            ("authors = \"me\"", "authors: expected a list of texts, such as [\"Ada\"], found \"me\""),
            ("about = { en = 5 }", "about: expected a text in quotes, found 5"),
            (
                "needs = [\"../../secret\"]",
                "needs: expected the id of a mod, perhaps with a version, such as \"herbs\" or \"herbs >= 1.2\", found '../../secret'",
            ),
            ("clashes = [5]", "clashes: expected a text in quotes, found 5"),
            (
                "overrides = \"*\"",
                "overrides: expected the id of a mod, perhaps with a version, such as \"herbs\" or \"herbs >= 1.2\", found '*'",
            ),
            ("clade = \"spring\"", "clade: expected a version such as \"0.1\", found 'spring'"),
            ("license = \"MIT\"", "unknown key 'license'; did you mean 'licence'?"),
            ("options = 1", "options: expected a table for each, [options.tides] with values = [\"gentle\", \"wild\"]"),
            ("[options]\ntides = 1", "options: expected a table for each, [options.tides] with values = [\"gentle\", \"wild\"]"),
            (
                "[options.tides]\nvalues = [\"a\"]",
                "options: expected values = [\"gentle\", \"wild\"]: two or more words of a–z, 0–9, _ and -",
            ),
            (
                "[options.tides]\nvalues = [\"a\", \"b\\\"\"]",
                "options: expected values = [\"gentle\", \"wild\"]: two or more words of a–z, 0–9, _ and -",
            ),
            ("[options.tides]\nvalues = [\"a\", \"b\"]\nvalus = 1", "options: unknown key 'valus'; did you mean 'values'?"),
            ("[options.Tides]\nvalues = [\"a\", \"b\"]", "options: the name 'Tides' may have only a–z, 0–9 and _"),
            ("[needs]\na = 1", "needs: expected a list of texts, such as [\"herbs\", \"roots >= 1.2\"], found a table"),
        ] {
            assert_eq!(told(&format!("{FINE}{more}")), [says], "{more}");
        }
        let many = format!("{FINE}needs = [{}]", "\"a\", ".repeat(100_000));
        assert_eq!(told(&many), ["needs: at most 64 of them"]);
        for broken in
            ["id = ", "\u{0}", "[[[[", "id = 1 = 2", "\u{feff}id = \"m\"", &"[a.".repeat(5_000), &format!("a = {}", "[".repeat(50_000))]
        {
            let all = told(broken);
            assert!(
                !all.is_empty() && all.iter().all(|line| line.len() < 2_000 && !line.contains(char::is_control)),
                "{broken:.40}: {all:.3?}"
            );
        }
        assert_eq!(told(FINE), Vec::<String>::new());
    }
}
