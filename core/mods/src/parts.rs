//! What belongs to a mod: the files that are packed and installed. Whatever else lies in its folder stays there.

/// The greatest length of a card, in bytes.
pub const MOST_SCRIPT: u64 = 20_000;
/// The same for a file of facts or texts: `mod.toml`, a deck, a scenario, a page.
pub const MOST_TEXT: u64 = 256_000;
/// The same for a picture.
pub const MOST_PICTURE: u64 = 64_000;
/// The most files of a mod.
pub const MOST_FILES: usize = 512;
/// The most letters of the id and the version of a mod, and of the name of a file of it.
pub const MOST_LETTERS: usize = 64;
/// The most bytes of all files of a mod together.
pub const MOST_MOD: u64 = 8 << 20;

/// The folder of a mod's scenarios, within its own.
pub const SCENARIOS: &str = "scenarios";
/// The folder of files that its cards share.
pub const HELPERS: &str = "lib";
/// The folder of pictures for its cards.
pub const PICTURES: &str = "pictures";
/// All folders of a mod within its own.
pub const FOLDERS: [&str; 3] = [SCENARIOS, HELPERS, PICTURES];
/// Those of them in which a game reads files.
pub const READ_FOLDERS: [&str; 2] = [HELPERS, PICTURES];

/// How long a file of this name, relative to the folder of a mod and with `/`, may be if it belongs to the mod.
pub fn most_of(name: &str) -> Option<u64> {
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let end = file.rsplit_once('.').map_or("", |(_, end)| end);
    match (folder, end) {
        ("", _) if is_hidden(file) => None,
        ("", "lua") | (HELPERS, "lua") if !is_hidden(file) => Some(MOST_SCRIPT),
        (PICTURES, "svg") if !is_hidden(file) => Some(MOST_PICTURE),
        ("", "toml" | "ftl") => Some(MOST_TEXT),
        ("", "md" | "txt") => Some(MOST_TEXT),
        ("", "") if ["LICENSE", "LICENCE", "COPYING", "CREDITS"].contains(&file) => Some(MOST_TEXT),
        (SCENARIOS, "toml") if !is_hidden(file) => Some(MOST_TEXT),
        _ => None,
    }
}

/// Whether a game reads this file of a mod: cards, decks and texts, which lie in the folder itself, what cards share, and pictures.
pub fn is_played(name: &str) -> bool {
    if let Some((folder, file)) = name.rsplit_once('/') {
        return (folder == HELPERS && file.ends_with(".lua")) || (folder == PICTURES && file.ends_with(".svg"));
    }
    [".lua", ".toml", ".ftl"].iter().any(|end| name.ends_with(end))
}

/// Whether every system can have a file of this name, relative to a folder: no way out of it, and no word that means something else on
/// another system.
pub fn is_plain(name: &str) -> bool {
    name.split('/').all(is_plain_word)
}

fn is_plain_word(word: &str) -> bool {
    // Whatever the end, these are devices for Windows.
    const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];
    let stem = word.split('.').next().unwrap_or_default().to_lowercase();
    let device = stem.trim_end_matches(|c: char| c.is_ascii_digit());
    let letters = |c: char| c.is_alphanumeric() || " ._-+()".contains(c);
    !word.is_empty() && !word.ends_with(['.', ' ']) && !word.starts_with(' ') && word.chars().all(letters) && !DEVICES.contains(&device)
}

fn is_hidden(file: &str) -> bool {
    file.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_a_mod() {
        for name in [
            "mod.toml",
            "a card.lua",
            "en.ftl",
            "README.md",
            "LICENSE",
            "LICENSE.txt",
            "scenarios/one.toml",
            "lib/near.lua",
            "pictures/comet.svg",
        ] {
            assert!(most_of(name).is_some() && is_plain(name), "{name}");
        }
        for name in [
            ".luarc.json",
            ".hidden.lua",
            "a.exe",
            "scenarios/deep/one.toml",
            "scenarios/.one.toml",
            "cards/a.lua",
            "lib/a.toml",
            "pictures/a.png",
            "lib/.a.lua",
            "lua",
            "Makefile",
        ] {
            assert!(most_of(name).is_none(), "{name}");
        }
    }

    #[test]
    fn a_name_leads_nowhere_else() {
        for name in
            ["../a.lua", "/a.lua", "a//b.lua", "c:a.lua", "a\\b.lua", "a.lua ", "a.", "nul.lua", "COM1.lua", "a\u{202e}.lua", "a\n.lua", ""]
        {
            assert!(!is_plain(name), "{name}");
        }
        assert!(is_plain("żaba (2).lua") && is_plain("comet.lua"));
    }
}
