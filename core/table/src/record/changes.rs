//! What has changed in the mods since a record was written.

use super::Header;
use clade_engine::ModStamp;
use std::collections::BTreeMap;

/// Mods and their files (`soup/04_speed.lua`) that were changed, added or removed since a game was saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Mods of another version, and files with other contents.
    pub changed: Vec<String>,
    /// Mods and files that were not there.
    pub new: Vec<String>,
    /// Mods and files that are not there any more.
    pub gone: Vec<String>,
}

impl Changes {
    /// Compares the mods of a header with those of a ruleset. A header that names no mods says nothing.
    pub fn since(header: &Header, now: &[ModStamp]) -> Self {
        let mut changes = Self::default();
        if header.mods.is_empty() {
            return changes;
        }
        for was in &header.mods {
            let Some(is) = now.iter().find(|is| is.id == was.id) else {
                changes.gone.push(format!("{} {}", was.id, was.version));
                continue;
            };
            if is.version != was.version {
                changes.changed.push(format!("{} {} → {}", was.id, was.version, is.version));
            }
            changes.files(&was.id, &was.files, &is.files.iter().map(|(name, hash)| (name, format!("{hash:016x}"))).collect());
        }
        let new = now.iter().filter(|is| !header.mods.iter().any(|was| was.id == is.id));
        changes.new.extend(new.map(|is| format!("{} {}", is.id, is.version)));
        changes
    }

    fn files(&mut self, id: &str, was: &BTreeMap<String, String>, is: &BTreeMap<&String, String>) {
        for (name, hash) in was {
            match is.get(name) {
                None => self.gone.push(format!("{id}/{name}")),
                Some(now) if now != hash => self.changed.push(format!("{id}/{name}")),
                Some(_) => {}
            }
        }
        self.new.extend(is.keys().filter(|name| !was.contains_key(**name)).map(|name| format!("{id}/{name}")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ModUsed;
    use clade_engine::Setup;

    fn stamp(id: &str, version: &str, files: &[(&str, u64)]) -> ModStamp {
        let files = files.iter().map(|&(name, hash)| (name.to_owned(), hash)).collect();
        ModStamp { id: id.to_owned(), version: version.to_owned(), files }
    }

    #[test]
    fn what_changed_came_and_went_is_named() {
        let mut header = Header::new("soup", "1", 1, Setup { seats: 3, options: BTreeMap::new() }, 1);
        let was = [stamp("soup", "1", &[("a.lua", 1), ("b.lua", 2), ("c.lua", 3)]), stamp("mine", "1", &[])];
        header.mods = was.into_iter().map(|stamp| ModUsed::new(stamp, None)).collect();
        let same = [stamp("soup", "1", &[("a.lua", 1), ("b.lua", 2), ("c.lua", 3)]), stamp("mine", "1", &[])];
        assert_eq!(Changes::since(&header, &same), Changes::default());
        let now = [stamp("soup", "2", &[("a.lua", 1), ("b.lua", 9), ("d.lua", 3)]), stamp("other", "5", &[("x.lua", 1)])];
        let changes = Changes::since(&header, &now);
        assert_eq!(changes.changed, ["soup 1 → 2", "soup/b.lua"]);
        assert_eq!(changes.new, ["soup/d.lua", "other 5"]);
        assert_eq!(changes.gone, ["soup/c.lua", "mine 1"]);
        header.mods.clear();
        assert_eq!(Changes::since(&header, &now), Changes::default());
    }
}
