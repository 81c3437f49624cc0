//! How events are shown: amoebas that go, eat and die, cubes, genes, dice, points.
//!
//! Decides: what of an event is shown, and where it begins and ends. An amoeba takes its meal, and leaves its cubes, itself: the supply
//! beside the board only counts them.

use crate::action::Cubes;
use crate::event::{Event, Fate};
use crate::map::Cell;
use crate::options::Left;
use crate::soup::Soup;
use crate::state::{COLOURS, Colour, Id};
use crate::{nodes, texts};
use clade_engine::scene::Staged;
use clade_engine::{Kind, Side};

/// Where staged things go.
type Tell<'a> = &'a mut dyn FnMut(Staged);

impl Soup {
    /// How an event is shown.
    pub(crate) fn stages(&self, event: &Event, tell: Tell<'_>) {
        let rolled = |face: u8, of: String| Staged::Rolled { face, of: Some(of) };
        match *event {
            Event::Round(n) => tell(Staged::Began(texts::log_round(n))),
            Event::Phase(phase) => tell(Staged::Began(texts::phase_name(phase))),
            Event::RolledForStart(side, sum) => tell(rolled(sum, nodes::colony(side))),
            Event::RolledForMove(id, face) => tell(rolled(face, nodes::amoeba(id))),
            Event::Rolled(face) => tell(Staged::Rolled { face, of: None }),
            Event::Fought(attacker, one, defender, other) => {
                tell(rolled(one, nodes::amoeba(attacker)));
                tell(rolled(other, nodes::amoeba(defender)));
            }
            Event::Placed(id, ..) | Event::Born(id, _) => tell(Staged::Born(nodes::amoeba(id))),
            Event::Came(id, from, to, _) if from != to => tell(one_moves(nodes::amoeba(id), Some(nodes::cell(from)), nodes::cell(to))),
            Event::Carried(cubes, from, to) if from != to => cubes_move(cubes.counts(), from, &nodes::cell(from), &nodes::cell(to), tell),
            Event::Fell(ref fallen) => {
                for (cell, &cubes) in Cell::all().zip(fallen.iter()) {
                    cubes_move(cubes, cell, &self.left_at(cell), &nodes::cell(cell), tell);
                }
            }
            Event::Ate(id, cubes, left, here) => {
                cubes_move(cubes.counts(), here.cell, &nodes::cell(here.cell), &nodes::amoeba(id), tell);
                self.leaves(id, here.cell, Cubes::of(id.colour(), left), tell);
            }
            Event::Died(id, cell, cubes, _, fate) => {
                tell(Staged::Died { who: nodes::amoeba(id), by: fate.amoeba().map(nodes::amoeba) });
                self.leaves(id, cell, cubes, tell);
            }
            Event::Environment(card) => tell(Staged::TurnedOver(nodes::environment(card))),
            Event::Bought(side, kind, given) => {
                given.into_iter().for_each(|given| self.gene_goes(side, given, tell));
                tell(one_moves(nodes::gene(side, kind), Some(nodes::POOL.to_owned()), nodes::colony(side)));
            }
            Event::Dropped(side, kind) | Event::GaveUp { side, kind, .. } => self.gene_goes(side, kind, tell),
            Event::Gained(side, n) | Event::Income(side, n) => self.points_change(side, n.into(), tell),
            Event::Paid(side, n) => self.points_change(side, -i32::from(n), tell),
            Event::Started(side, _) => {
                tell(one_moves(nodes::marker(side), None, nodes::LADDER.to_owned()));
                self.climbs(event, tell);
            }
            Event::Scored(..) => self.climbs(event, tell),
            _ => {}
        }
    }

    /// Where cubes lie that are left in a cell: there, or in the pile from which they fall.
    fn left_at(&self, cell: Cell) -> String {
        if self.options.left == Left::Common { nodes::WASTE.to_owned() } else { nodes::cell(cell) }
    }

    /// An amoeba leaves cubes.
    fn leaves(&self, id: Id, cell: Cell, cubes: Cubes, tell: Tell<'_>) {
        cubes_move(cubes.counts(), cell, &nodes::amoeba(id), &self.left_at(cell), tell);
    }

    /// A gene goes back to the pool.
    fn gene_goes(&self, side: Side, kind: Kind, tell: Tell<'_>) {
        tell(one_moves(nodes::gene(side, kind), Some(nodes::colony(side)), nodes::POOL.to_owned()));
    }

    /// Biological points come or go; those of nobody's colony are not counted.
    fn points_change(&self, side: Side, n: i32, tell: Tell<'_>) {
        if n != 0 && !self.is_dummy(side) {
            tell(Staged::Gained { side, n, what: texts::points() });
        }
    }

    /// A marker climbs the ladder: by what.
    fn climbs(&self, event: &Event, tell: Tell<'_>) {
        self.points_of(event, &mut |side, n, what| tell(Staged::Gained { side, n: n as i32, what }));
    }
}

impl Fate {
    /// The amoeba whose attack it was.
    fn amoeba(self) -> Option<Id> {
        match self {
            Self::Attack(by) | Self::Wound(by) => Some(by),
            Self::Hunger | Self::Natural | Self::Gene(_) => None,
        }
    }
}

fn one_moves(what: String, from: Option<String>, to: String) -> Staged {
    Staged::Moved { what, from, to: Some(to), n: 1 }
}

/// Cubes that lie in this cell, before or after, go from one place to another.
fn cubes_move(cubes: [u8; COLOURS], cell: Cell, from: &str, to: &str, tell: Tell<'_>) {
    for (colour, n) in (0u8..).map(Colour).zip(cubes).filter(|&(_, n)| n > 0) {
        tell(Staged::Moved { what: nodes::cubes(cell, colour), from: Some(from.to_owned()), to: Some(to.to_owned()), n: n.into() });
    }
}
