//! Where the food of this game came from and went; where nothing is eaten, also who came to live and what became of them.

use crate::plot::Sankey;
use crate::shared::Shared;
use crate::texts::food as texts;
use clade_compare::Prose;
use clade_compare::report::{Lives, flows};
use clade_compare::sankey::{Diagram, Node};
use clade_ecology::measure::Unit;
use clade_ecology::reading::Food;
use clade_ecology::{Games, Row};
use clade_engine::{Arg, Msg};
use egui::{Grid, RichText, Ui};

/// What flows in a game.
pub(super) struct Flows {
    food: Diagram,
    /// Individuals, where a place feeds and nothing is eaten.
    lives: Option<Diagram>,
}

impl Flows {
    /// What has flowed so far.
    pub(super) fn of(row: &Row) -> Self {
        let one: Games = std::iter::once(row.clone()).collect();
        let lives = (row.reading.food == Food::Habitat).then(|| Diagram::of_lives(&Lives::of(&one)));
        Self { food: Diagram::of_food(&flows(&one)), lives }
    }

    /// Shows the pictures.
    pub(super) fn show(&self, ui: &mut Ui, shared: &Shared, words: &Prose) {
        self.each(shared, words, |sankey| {
            ui.add_space(6.0);
            sankey.show(ui, shared, words);
        });
    }

    /// Shows the numbers behind them.
    pub(super) fn numbers(&self, ui: &mut Ui, shared: &Shared, words: &Prose) {
        self.each(shared, words, |sankey| {
            ui.add_space(8.0);
            ui.label(RichText::new(&sankey.title).strong());
            Grid::new(&sankey.title).striped(true).num_columns(4).spacing([14.0, 4.0]).show(ui, |ui| {
                for head in [texts::from(), texts::to(), texts::why(), texts::amount()] {
                    ui.label(RichText::new(shared.say(&head)).strong());
                }
                ui.end_row();
                for cells in sankey.rows(words) {
                    cells.into_iter().for_each(|cell| drop(ui.label(cell)));
                    ui.end_row();
                }
            });
        });
    }

    fn each(&self, shared: &Shared, words: &Prose, mut see: impl FnMut(&Sankey<'_>)) {
        let node = |node: Node| match node {
            Node::Left => shared.say(&texts::still_there()),
            Node::Living => shared.say(&texts::alive_now()),
            other => words.node(other),
        };
        let mut of = |diagram: &Diagram, title: Msg, unit: fn(Arg, String) -> Msg| {
            if diagram.nodes.is_empty() {
                return;
            }
            let (n, number) = words.with_plural(diagram.total(), Unit::Heads);
            let unit = shared.say(&unit(n, number));
            see(&Sankey { title: shared.say(&title), unit, diagram, node: &node });
        };
        of(&self.food, texts::flows(), texts::flow_unit);
        if let Some(lives) = &self.lives {
            of(lives, texts::lives(), texts::life_unit);
        }
    }
}
