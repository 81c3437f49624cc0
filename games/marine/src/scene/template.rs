//! The fixed places of the table: earth, the twelve actions in a column, below them the cards and what everybody shares.

use clade_engine::scene::{Form, Region, Template};

pub(super) fn template(form: Form) -> Template {
    let [earth, display, row, order, targets, stock] = match form {
        Form::Wide => {
            [[0, 0, 520, 745], [520, 0, 380, 745], [0, 745, 720, 255], [720, 745, 280, 145], [720, 890, 280, 110], [900, 0, 100, 745]]
        }
        Form::Tall => {
            [[0, 0, 1000, 420], [0, 420, 620, 380], [0, 800, 1000, 200], [620, 420, 380, 100], [620, 520, 380, 50], [620, 570, 380, 230]]
        }
    };
    // Seven piles: one above the other, or in two rows.
    let piles = match form {
        Form::Wide => [3, 19],
        Form::Tall => [5, 12],
    };
    let regions = vec![
        Region::new("earth", ["earth"], earth, [1, 1]),
        Region::new("display", ["display"], display, [1, 1]),
        Region::new("row", ["row"], row, [20, 4]),
        Region::new("order", ["food-chain"], order, [7, 4]),
        Region::new("targets", ["targets"], targets, [11, 1]),
        Region::new("stock", ["stacks", "bags"], stock, piles),
    ];
    Template { regions }
}
