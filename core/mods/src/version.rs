//! Versions of mods, and which of them another mod wants.

use std::fmt;

/// A version that can be compared: numbers with dots between them, `1`, `1.2` or `1.2.3`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(semver::Version);

impl Version {
    /// Reads a version. What is left out at its end is 0.
    pub fn of(text: &str) -> Option<Self> {
        let (numbers, rest) = text.split_at(text.find(['-', '+']).unwrap_or(text.len()));
        let zeros = ".0".repeat(2usize.saturating_sub(numbers.matches('.').count()));
        semver::Version::parse(&format!("{numbers}{zeros}{rest}")).ok().map(Self)
    }
}

/// What another mod must be: an id, and which versions of it will do: `"herbs"`, `"herbs >= 1.2"`, `"herbs ^2"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The id.
    pub id: String,
    /// The versions, as cargo writes them; none: any.
    versions: Option<semver::VersionReq>,
}

impl Wanted {
    /// Reads what is wanted.
    ///
    /// # Errors
    /// What was expected.
    pub fn of(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let end = text.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')).unwrap_or(text.len());
        let (id, versions) = text.split_at(end);
        let expected =
            || format!("expected the id of a mod, perhaps with a version, such as \"herbs\" or \"herbs >= 1.2\", found '{text}'");
        if id.is_empty() {
            return Err(expected());
        }
        let versions = match versions.trim() {
            "" => None,
            versions => Some(semver::VersionReq::parse(versions).map_err(|_| expected())?),
        };
        Ok(Self { id: id.to_owned(), versions })
    }

    /// Whether a version will do. One that cannot be compared only does where any does.
    pub fn is_met_by(&self, version: &str) -> bool {
        let Some(wanted) = &self.versions else { return true };
        Version::of(version).is_some_and(|version| wanted.matches(&version.0))
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.versions.as_ref().map_or(Ok(()), |versions| write!(f, " {versions}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_may_be_short() {
        let version = |text| Version::of(text).expect(text);
        assert!(version("1") < version("1.1") && version("1.9") < version("1.10.0") && version("2.0.0-alpha") < version("2"));
        assert!(Version::of("spring").is_none() && Version::of("").is_none() && Version::of("1.2.3.4").is_none());
    }

    #[test]
    fn a_wish_has_an_id_and_perhaps_versions() {
        let met = |wish: &str, version: &str| Wanted::of(wish).expect(wish).is_met_by(version);
        assert!(met("herbs", "anything") && met("herbs>=1.2", "1.2") && met("herbs ^2", "2.7.1") && met("herbs = 1.0.0", "1"));
        assert!(!met("herbs >= 1.2", "1.1.9") && !met("herbs ^2", "3.0") && !met("herbs >= 1", "spring"));
        assert_eq!(Wanted::of(" herbs  >=1.2 ").expect("a wish").to_string(), "herbs >=1.2");
        for wrong in ["", "Herbs", "herbs !", "herbs spring", ">= 1"] {
            assert!(Wanted::of(wrong).is_err_and(|what| what.contains("the id of a mod")), "{wrong}");
        }
    }
}
