//! What the values of options are called: by games, and where all games call them the same, here.

use crate::texts;
use clade_engine::{Msg, OptionRow};

/// What a value of an option is called. A number is its own name, and so is what is no value of it (a file may hold one).
pub fn value_name(row: &OptionRow, value: &str) -> Msg {
    match value {
        "yes" => texts::yes(),
        "no" => texts::no(),
        _ => row.name_of(value).unwrap_or_else(|| texts::value(value.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Translate;
    use clade_table::Texts;

    #[test]
    fn games_name_their_values_and_the_rest_is_shared() {
        let row = OptionRow { name: "tail", values: &["must", "no", "3"], help: "tail" };
        let texts = Texts::new("pl", &[crate::texts_of("pl"), "tail = Ogon\n    .must = obowiązkowo\n"]).expect("tested texts");
        let names = ["must", "no", "3", "gone"].map(|value| texts.text(&value_name(&row, value)));
        assert_eq!(names, ["obowiązkowo", "nie", "3", "gone"]);
    }
}
