//! Picture 1: where food comes from and where it goes, for each setting; where nothing is eaten, also who came to live and what became of them.

use super::figure::{Figure, Panel};
use super::pen::Pen;
use super::sankey::{Said, svg};
use super::{Page, texts};
use crate::prose::Table;
use crate::sankey::{Cause, Diagram, Ribbon, colour};
use clade_ecology::measure::Unit;
use clade_ecology::reading::Food;
use clade_ecology::row::Reason;
use clade_engine::Msg;
use clade_engine::ecology::{Birth, Death, Origin};
use maud::{Markup, html};

/// One diagram with its name.
struct Drawn {
    id: String,
    name: String,
    unit: fn(String) -> Msg,
    diagram: Diagram,
}

impl Page<'_> {
    pub(super) fn flows(&self) -> Markup {
        let drawn: Vec<Drawn> = self.shown.iter().flat_map(|&arm| self.diagrams(arm)).collect();
        let is_habitat = self.shown.iter().any(|&arm| self.report.arms[arm].reading.food == Food::Habitat);
        let says = [Some(texts::sankey_says()), is_habitat.then(texts::sankey_habitat)];
        self.figure(&Figure {
            id: "flows",
            title: self.say(&texts::sankey()),
            panels: drawn.iter().map(|drawn| self.diagram(drawn)).collect(),
            legend: Vec::new(),
            says: says.into_iter().flatten().map(|msg| self.say(&msg)).collect(),
            tables: drawn.iter().map(|drawn| self.flow_table(drawn)).collect(),
        })
    }

    fn diagrams(&self, arm: usize) -> Vec<Drawn> {
        let (measured, name) = (&self.report.arms[arm], self.name(arm));
        let food = |name: String| Drawn {
            id: format!("food-{arm}"),
            name,
            unit: |n| texts::food_unit(n),
            diagram: Diagram::of_food(&measured.flows),
        };
        match measured.reading.food {
            Food::Eaten => vec![food(name)],
            Food::Habitat => {
                let lives = self.say(&texts::lives_of(name.clone()));
                let lives = Drawn {
                    id: format!("lives-{arm}"),
                    name: lives,
                    unit: |n| texts::life_unit(n),
                    diagram: Diagram::of_lives(&measured.lives),
                };
                vec![food(self.say(&texts::food_of(name))), lives]
            }
        }
    }

    fn diagram(&self, drawn: &Drawn) -> Panel {
        let total = drawn.diagram.total();
        if drawn.diagram.nodes.is_empty() {
            return Panel { name: drawn.name.clone(), note: None, drawn: html! { p class="empty" { (self.say(&texts::no_flows())) } } };
        }
        let said = Said {
            id: drawn.id.clone(),
            name: format!("{}: {}", self.say(&texts::sankey()), drawn.name),
            says: self.say(&texts::says_flows(drawn.diagram.nodes.len())),
            node: &|node| self.words.node(node),
            amount: &|amount| format!("{} · {}", self.words.number(amount / total, Unit::Share), self.words.number(amount, Unit::Heads)),
            pen: &pen_of,
        };
        let unit = (drawn.unit)(self.words.number(total, Unit::Heads));
        Panel { name: drawn.name.clone(), note: Some(self.say(&unit)), drawn: svg(&drawn.diagram, &said) }
    }

    fn flow_table(&self, Drawn { name, diagram, .. }: &Drawn) -> Table {
        let total = diagram.total();
        let row = |ribbon: &Ribbon| {
            let [from, to] = [ribbon.from, ribbon.to].map(|node| self.words.node(diagram.nodes[node]));
            vec![
                from,
                to,
                self.words.cause(ribbon.why, diagram.nodes[ribbon.to]),
                self.words.number(ribbon.amount, Unit::Heads),
                self.words.number(ribbon.amount / total, Unit::Share),
            ]
        };
        let heads = [texts::flow_from(), texts::flow_to(), texts::flow_why(), texts::flow_pieces(), texts::flow_share()];
        Table {
            caption: name.clone(),
            heads: heads.iter().map(|msg| self.say(msg)).collect(),
            rows: diagram.ribbons.iter().map(row).collect(),
        }
    }
}

/// The colour of a ribbon: of food, by its origin as in the picture of origins; of individuals, by their end as in the picture of deaths.
fn pen_of(why: Cause) -> Pen {
    match why {
        Cause::Food(Reason::Opening | Reason::Weather) => origin_pen(Origin::Environment),
        Cause::Food(Reason::Waste) => origin_pen(Origin::Waste),
        Cause::Food(Reason::Corpse) => origin_pen(Origin::Body),
        Cause::Food(Reason::Player | Reason::Card) => origin_pen(Origin::Placed),
        Cause::Food(Reason::Meal(origin)) => origin_pen(origin),
        Cause::Food(Reason::Converted) => origin_pen(Origin::OwnStore),
        Cause::Food(Reason::Theft) => origin_pen(Origin::Theft),
        Cause::Birth(way) => Pen::data(match way {
            Birth::Setup => 1,
            Birth::Bought | Birth::Brood | Birth::Regrown => 0,
            Birth::Spread => 4,
            Birth::Revived => 5,
        }),
        Cause::Death(cause) => death_pen(cause),
        Cause::Food(Reason::Digested | Reason::Spoiled | Reason::Destroyed | Reason::WithDeath | Reason::Carried) | Cause::Rest => {
            Pen::MUTED
        }
    }
}

/// The colour of an origin.
pub(super) fn origin_pen(origin: Origin) -> Pen {
    Pen::data(colour(origin))
}

/// The colour of a cause of death.
pub(super) fn death_pen(cause: Death) -> Pen {
    Pen::data(clade_ecology::row::DEATHS.iter().position(|other| *other == cause).unwrap_or(0))
}
