//! Words that are wider than their room: broken between syllables, with a hyphen.
//!
//! Rules for English, Russian and Polish at once: so many letters stay on each side, and a consonant goes with the vowel behind it. This is
//! coarser than a dictionary, and never worse than a break anywhere.

/// So many letters of a word stay together at its beginning and at its end.
const TOGETHER: usize = 2;
/// Two letters that are one sound.
const ONE_SOUND: [&str; 14] = ["ch", "cz", "rz", "sz", "dz", "dź", "dż", "sh", "th", "ph", "gh", "ck", "qu", "wh"];

/// The text, with a hyphen in each word that is wider than this, as often as it takes. `wide` measures a part of a word.
pub(super) fn broken(text: &str, wide: impl Fn(&str) -> f32, room: f32) -> String {
    if !room.is_finite() || text.split_whitespace().all(|word| wide(word) <= room) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + 4);
    for piece in text.split_inclusive(char::is_whitespace) {
        let mut rest = piece;
        while wide(rest.trim_end()) > room {
            let fits = |at: &usize| wide(&format!("{}-", &rest[..*at])) <= room;
            let Some(at) = breaks(rest.trim_end()).into_iter().rev().find(fits) else { break };
            out.push_str(&rest[..at]);
            // Where a hyphen stands already the row ends behind that.
            if !rest[..at].ends_with('-') {
                out.push('-');
            }
            rest = &rest[at..];
        }
        out.push_str(rest);
    }
    out
}

/// Where a word may be broken, in bytes.
fn breaks(word: &str) -> Vec<usize> {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let is_vowel = |c: char| "aeiouyąęóаеёиоуыэюя".contains(c.to_lowercase().next().unwrap_or(c));
    let is_sign = |c: char| "ьъ".contains(c);
    let may = |at: usize| {
        let (before, here) = (letters[at - 1].1, letters[at].1);
        if before == '-' {
            return true;
        }
        let pair: String = [before, here].iter().flat_map(|c| c.to_lowercase()).collect();
        let has_vowel = letters[..at].iter().any(|(_, c)| is_vowel(*c)) && letters[at..].iter().any(|(_, c)| is_vowel(*c));
        let goes_on = letters.get(at + 1).is_some_and(|(_, next)| {
            let sound: String = [here, *next].iter().flat_map(|c| c.to_lowercase()).collect();
            is_vowel(*next) || ONE_SOUND.contains(&sound.as_str())
        });
        here.is_alphabetic()
            && before.is_alphabetic()
            && !is_vowel(here)
            && !is_sign(here)
            && goes_on
            && has_vowel
            && !ONE_SOUND.contains(&pair.as_str())
    };
    (TOGETHER..=letters.len().saturating_sub(TOGETHER))
        .filter(|&at| at > 0 && at < letters.len() && may(at))
        .map(|at| letters[at].0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::broken;

    /// Every letter is one wide.
    fn in_room(text: &str, room: usize) -> String {
        broken(text, |part| part.chars().count() as f32, room as f32)
    }

    #[test]
    fn a_word_that_has_no_room_is_broken_between_syllables() {
        assert_eq!(in_room("niewykorzystane cechy", 12), "niewykorzys-tane cechy");
        assert_eq!(in_room("Długowieczność", 9), "Długowie-czność");
        assert_eq!(in_room("Долголетие", 6), "Долго-летие");
        assert_eq!(in_room("Radiation protection", 7), "Radia-tion protec-tion");
    }

    #[test]
    fn what_fits_stays_whole_and_what_cannot_be_broken_too() {
        assert_eq!(in_room("Two words", 5), "Two words");
        assert_eq!(in_room("strength", 4), "strength");
        assert_eq!(in_room("anything", f32::INFINITY as usize), "anything");
    }
}
