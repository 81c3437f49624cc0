//! Words that somebody typed, for errors: the nearest valid one.

/// The nearest of some valid words, if one is near enough to be meant: at most a third of the letters differ, or it begins
/// with what was typed.
pub fn nearest<'a>(word: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let typed = word.to_lowercase();
    valid
        .into_iter()
        .map(|v| {
            let lower = v.to_lowercase();
            let distance = if typed.len() >= 2 && lower.starts_with(&typed) { 0 } else { edits(&typed, &lower) };
            (distance, v)
        })
        .filter(|(distance, v)| *distance * 3 <= v.chars().count().max(3) + 1)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, v)| v.to_owned())
}

/// Letters to insert, delete, replace or swap with their neighbour to turn one word into the other.
fn edits(a: &str, b: &str) -> usize {
    strsim::osa_distance(a, b)
}

/// The end of an error: the nearest of some valid words, if one is near enough.
pub fn did_you_mean<'a>(word: &str, valid: impl IntoIterator<Item = &'a str>) -> String {
    hint(&nearest(word, valid))
}

/// The end of an error: the nearest valid word, if there is one.
pub fn hint(nearest: &Option<String>) -> String {
    nearest.as_ref().map(|word| format!("; did you mean '{word}'?")).unwrap_or_default()
}
