//! What the values of options are called: games name them, except where all games use the same name.

use crate::texts;
use clade_engine::{Msg, OptionKind, OptionRow};

/// What a value of an option is called. A number is its own name, and so is anything that is not one of its values (a file may hold one).
pub fn value_name(row: &OptionRow, value: &str) -> Msg {
    match value {
        "yes" => texts::yes(),
        "no" => texts::no(),
        _ => row.name_of(value).unwrap_or_else(|| texts::value(value.to_owned())),
    }
}

/// What is said beside the title of an option that is an experiment: its other values are in no rulebook.
pub fn experiment_sign(row: &OptionRow) -> Option<Msg> {
    (row.kind == OptionKind::Experiment).then(texts::experiment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Translate;
    use clade_table::Texts;

    #[test]
    fn games_name_their_values_and_the_rest_is_shared() {
        let row = OptionRow { name: "tail", values: &["must", "no", "3"], help: "tail", kind: OptionKind::Variant };
        let texts = Texts::new("pl", &[crate::texts_of("pl"), "tail = Ogon\n    .must = obowiązkowo\n"]).expect("tested texts");
        let names = ["must", "no", "3", "gone"].map(|value| texts.text(&value_name(&row, value)));
        assert_eq!(names, ["obowiązkowo", "nie", "3", "gone"]);
    }

    #[test]
    fn an_experiment_is_called_one() {
        let row = OptionRow { name: "tail", values: &["no", "yes"], help: "tail", kind: OptionKind::Experiment };
        let texts = Texts::new("ru", &[crate::texts_of("ru")]).expect("tested texts");
        assert_eq!(experiment_sign(&row).map(|sign| texts.text(&sign)).as_deref(), Some("эксперимент: такого нет в правилах"));
        assert_eq!(experiment_sign(&OptionRow { kind: OptionKind::Variant, ..row }), None);
    }
}
