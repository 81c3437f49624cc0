//! How an event is shown: pieces that move, cubes that are born and die, cards that are turned over, points.
//!
//! Every node that is named here lies on the table before the answer or after it, whatever else happens in between. So cubes are shown by
//! their gene pool, pawns by those of their mat, elements by what is printed in the row of Speciation: these are always there.

use crate::board::{Cell, Corner, around, cell_word};
use crate::display::{SPECIATION, Section, Space};
use crate::dominant::Dominant;
use crate::event::{Cause, Event};
use crate::state::Element;
use crate::texts;
use clade_engine::scene::Staged;
use clade_engine::{Kind, Side};

fn cell(cell: Cell) -> String {
    format!("cell-{}", cell_word(cell))
}

/// A corner is shown by the first cell around it: what is put there may be removed again before anybody is asked.
fn corner(corner: Corner) -> String {
    around(corner).next().map_or_else(String::new, cell)
}

fn section(section: Section) -> String {
    format!("section-{}", section.word())
}

fn space(space: Space) -> String {
    format!("space-{}", space.word())
}

fn bag() -> String {
    "element-bag".to_owned()
}

fn stack(nth: u8) -> String {
    format!("stack-{}", nth + 1)
}

/// Pieces go from one place to another.
fn moved(what: String, from: String, to: String, n: u8) -> Staged {
    Staged::Moved { what, from: Some(from), to: Some(to), n: n.into() }
}

/// An element goes from one place to another. It looks like the space of Speciation on which it is printed.
fn carried(element: Element, from: String, to: String) -> Staged {
    let nth = (0u8..).zip(SPECIATION).find(|(_, printed)| *printed == element).map_or(0, |(nth, _)| nth);
    moved(space(Section::Speciation.space(nth)), from, to, 1)
}

impl Dominant {
    fn mat(&self, side: Side) -> String {
        self.animal_word(side).to_owned()
    }

    /// A part of a mat.
    fn part(&self, side: Side, part: &str) -> String {
        format!("{}-{part}", self.animal_word(side))
    }

    /// Cubes of an animal on a cell.
    fn cubes_at(&self, side: Side, at: Cell) -> String {
        format!("cubes-{}-{}", cell_word(at), self.animal_word(side))
    }

    fn card_node(&self, kind: Kind) -> String {
        format!("card-{}", self.cards().word_of(kind))
    }

    /// How an event is shown.
    pub(crate) fn staged_of(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        match *event {
            Event::Round(n) => tell(Staged::Began(texts::round(n))),
            Event::Phase(phase) => tell(Staged::Began(texts::phase_name(phase))),
            Event::Extinction => tell(Staged::Began(texts::log_extinction())),
            Event::Survival(_) => tell(Staged::Began(texts::from_survival())),
            Event::Reseed => tell(Staged::Began(texts::log_reseed())),
            Event::LastScoring => tell(Staged::Began(texts::log_last_scoring())),
            Event::Over => tell(Staged::Began(texts::over())),
            Event::DieRolled(card, face) => {
                let of = self.rules.dominance.contains(card).then(|| self.card_node(card));
                tell(Staged::Rolled { face, of });
            }
            Event::Points(side, n, _) => tell(Staged::Gained { side, n: n.into(), what: texts::points() }),
            Event::PawnMore(side, _) => tell(Staged::Gained { side, n: 1, what: texts::pawn() }),
            Event::PawnLess(side, _) => tell(Staged::Gained { side, n: -1, what: texts::pawn() }),
            Event::SurvivalCard(holder) => {
                let (track, holder) = ("track".to_owned(), holder.map(|side| self.mat(side)));
                tell(moved("survival".to_owned(), track.clone(), holder.unwrap_or(track), 1));
            }
            _ => {
                self.stages_elements(event, tell);
                self.stages_cubes(event, tell);
                self.stages_pawns(event, tell);
                self.stages_tiles_and_cards(event, tell);
            }
        }
    }

    /// Elements: on earth, on mats, on the display, in the bag.
    fn stages_elements(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let slots = |side: Side| self.part(side, "elements");
        match *event {
            Event::Filled(to, element) => tell(carried(element, bag(), section(to))),
            Event::Emptied(from, element) => tell(carried(element, section(from), bag())),
            Event::Slid(from, to, elements) => tell(moved(section(from), section(from), section(to), elements.len() as u8)),
            Event::Drew(side, element) => tell(carried(element, bag(), slots(side))),
            Event::Lost(side, element) => tell(carried(element, slots(side), bag())),
            Event::Put(to, element, from, ..) => tell(carried(element, from.map_or_else(bag, section), corner(to))),
            Event::Removed(from, element, ..) => tell(carried(element, corner(from), bag())),
            Event::Took(side, from, element) => tell(carried(element, section(from), slots(side))),
            _ => {}
        }
    }

    /// Cubes: in gene pools, on earth, eliminated.
    fn stages_cubes(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let pool = |side: Side| self.part(side, "pool");
        let eliminated = |side: Side| self.part(side, "eliminated");
        match *event {
            Event::Spread(side, at, n, _) => tell(moved(pool(side), pool(side), cell(at), n)),
            Event::Revived(side, at, n) => tell(moved(pool(side), eliminated(side), cell(at), n)),
            Event::Moved(side, from, to, n, _) => tell(moved(pool(side), cell(from), cell(to), n)),
            Event::Returned(side, at, n, _) => tell(moved(pool(side), cell(at), pool(side), n)),
            Event::Eliminated(side, at, n, cause) => {
                let killer = match cause {
                    Cause::Competition(by) | Cause::Card(_, by) => Some(by).filter(|&by| by != side),
                    Cause::Hunger => None,
                };
                // Cubes may come to a tile and die there before anybody is asked again: then they never lie on the table.
                let who = if cause == Cause::Hunger { cell(at) } else { self.cubes_at(side, at) };
                tell(Staged::Died { who, by: killer.map(|by| self.mat(by)) });
                tell(moved(pool(side), cell(at), eliminated(side), n));
            }
            _ => {}
        }
        if let Event::Spread(_, at, ..) | Event::Revived(_, at, _) = *event {
            tell(Staged::Born(cell(at)));
        }
    }

    /// Pawns: in front of their animals, on spaces.
    fn stages_pawns(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let pawns = |side: Side| self.part(side, "pawns");
        match *event {
            Event::Placed(side, to) => tell(moved(pawns(side), pawns(side), space(to), 1)),
            Event::Acts(side, from) => tell(moved(pawns(side), space(from), pawns(side), 1)),
            Event::MovedUp(side, to) => {
                let (row, nth) = to.section();
                tell(moved(pawns(side), space(row.space(nth + 1)), space(to), 1));
            }
            _ => {}
        }
    }

    /// Tiles, tundra, Dominance cards, the order of initiative.
    fn stages_tiles_and_cards(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        match *event {
            Event::Began(at, _) => tell(Staged::TurnedOver(cell(at))),
            Event::Revealed(nth, _) => tell(Staged::TurnedOver(stack(nth))),
            Event::TookTile(side, nth, _) => tell(moved(stack(nth), stack(nth), self.mat(side), 1)),
            Event::Laid(side, at, _) => tell(moved(cell(at), self.mat(side), cell(at), 1)),
            Event::Froze(_, at, _) => tell(moved("tundra".to_owned(), "tundra".to_owned(), cell(at), 1)),
            Event::Advanced(side, other) => {
                let order = |side: Side| format!("order-{}", self.animal_word(side));
                tell(moved(order(side), order(side), order(other), 1));
            }
            Event::Appeared(kind) => {
                tell(moved(self.card_node(kind), "deck".to_owned(), "row".to_owned(), 1));
                tell(Staged::TurnedOver(self.card_node(kind)));
            }
            Event::Discarded(kind) => tell(moved(self.card_node(kind), "row".to_owned(), "discard".to_owned(), 1)),
            _ => {}
        }
    }
}
