//! The fixed places of the table: earth, the twelve actions in a column, below them the cards and what everybody shares.

use clade_engine::scene::{Form, Region, Template};

pub(super) fn template(form: Form) -> Template {
    let [earth, display, row, order, targets, stock] = match form {
        Form::Wide => {
            [[0, 0, 515, 830], [515, 0, 485, 830], [0, 830, 475, 170], [475, 830, 135, 170], [610, 830, 390, 60], [610, 890, 390, 110]]
        }
        Form::Tall => {
            [[0, 0, 1000, 420], [0, 420, 620, 380], [0, 800, 1000, 200], [620, 420, 380, 100], [620, 520, 380, 50], [620, 570, 380, 230]]
        }
    };
    let regions = vec![
        Region::new("earth", ["earth"], earth, [1, 1]),
        Region::new("display", ["display"], display, [1, 1]),
        Region::new("row", ["row"], row, [16, 4]),
        Region::new("order", ["food-chain"], order, [4, 4]),
        Region::new("targets", ["targets"], targets, [11, 1]),
        Region::new("stock", ["stacks", "bags"], stock, [9, 2]),
    ];
    Template { regions }
}
