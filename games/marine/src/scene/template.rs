//! The fixed places of the table: earth, the twelve actions in a column, below them the cards and what everybody shares.

use clade_engine::scene::{Form, Region, Template};

pub(super) fn template(form: Form) -> Template {
    let [earth, display, row, order, stock] = match form {
        Form::Wide => [[0, 0, 560, 750], [560, 0, 440, 750], [0, 750, 430, 250], [430, 750, 250, 250], [680, 750, 320, 250]],
        Form::Tall => [[0, 0, 1000, 420], [0, 420, 620, 380], [0, 800, 1000, 200], [620, 420, 380, 150], [620, 570, 380, 230]],
    };
    let regions = vec![
        Region::new("earth", ["earth"], earth, [1, 1]),
        Region::new("display", ["display"], display, [1, 1]),
        Region::new("row", ["row"], row, [16, 5]),
        Region::new("order", ["food-chain", "targets"], order, [8, 6]),
        Region::new("stock", ["stacks", "bags"], stock, [12, 8]),
    ];
    Template { regions }
}
