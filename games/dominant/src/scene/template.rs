//! The fixed places of the table: earth, the twelve actions in a column, below them the cards and what everybody shares.

use clade_engine::scene::{Form, Region, Template};

pub(super) fn template(form: Form) -> Template {
    let [earth, display, row, order, stock] = match form {
        Form::Wide => [[0, 0, 515, 745], [515, 0, 395, 745], [0, 745, 720, 255], [720, 745, 280, 255], [910, 0, 90, 745]],
        Form::Tall => [[0, 0, 1000, 420], [0, 420, 620, 380], [0, 800, 1000, 200], [620, 420, 380, 150], [620, 570, 380, 230]],
    };
    let regions = vec![
        Region::new("earth", ["earth"], earth, [1, 1]),
        Region::new("display", ["display"], display, [1, 1]),
        Region::new("row", ["row"], row, [20, 4]),
        Region::new("order", ["track"], order, [6, 7]),
        Region::new("stock", ["supply"], stock, [3, 12]),
    ];
    Template { regions }
}
