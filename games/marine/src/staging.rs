//! How an event is shown: pieces that move, cubes that are born and die, cards that are turned over, points.
//!
//! Every node that is named here lies on the table before the answer or after it, whatever else happens in between. So cubes are shown by
//! their gene pool, basic pawns by those of their mat, elements by their target marker: these are always there.

use crate::board::{Cell, Corner, cell_word, corner_word};
use crate::display::{Section, Space};
use crate::event::{By, Event};
use crate::marine::Marine;
use crate::notation::names::element_word;
use crate::state::Element;
use crate::texts;
use clade_engine::scene::Staged;
use clade_engine::{Kind, Side};

fn cell(cell: Cell) -> String {
    format!("cell-{}", cell_word(cell))
}

fn corner(corner: Corner) -> String {
    format!("corner-{}", corner_word(corner))
}

fn section(section: Section) -> String {
    format!("section-{}", section.word())
}

fn target(element: Element) -> String {
    format!("target-{}", element_word(element))
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

/// An element goes from one place to another.
fn carried(element: Element, from: String, to: String) -> Staged {
    moved(target(element), from, to, 1)
}

impl Marine {
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

    /// A trait that lies open to be chosen from.
    pub(crate) fn open_node(&self, kind: Kind) -> String {
        format!("open-{}", self.cards().word_of(kind))
    }

    fn trait_node(&self, side: Side, kind: Kind, copy: bool) -> String {
        format!("{}-{}{}", self.animal_word(side), self.cards().word_of(kind), if copy { "-copy" } else { "" })
    }

    /// A space of the display, or the trait whose space it is.
    fn place_of(&self, side: Side, space: Space) -> String {
        match space.its_trait() {
            Some(kind) => self.trait_node(side, kind, false),
            None => format!("space-{}", space.word()),
        }
    }

    /// How an event is shown.
    pub(crate) fn staged_of(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        match *event {
            Event::Round(n) => tell(Staged::Began(texts::round(n))),
            Event::Extinction => tell(Staged::Began(texts::log_extinction())),
            Event::Survival(_) => tell(Staged::Began(texts::from_survival())),
            Event::Reseed => tell(Staged::Began(texts::log_reseed())),
            Event::Over => tell(Staged::Began(texts::over())),
            Event::DieRolled(card, face) => {
                let of = self.rules.evolution.contains(card).then(|| self.card_node(card));
                tell(Staged::Rolled { face, of });
            }
            Event::Points(side, n, _) => tell(Staged::Gained { side, n: n.into(), what: texts::points() }),
            Event::PawnMore(side, _) => tell(Staged::Gained { side, n: 1, what: texts::basic_pawn() }),
            Event::Dominated(side, element, _, from) => {
                let gained = |side: Side, n: i32| Staged::Gained { side, n, what: texts::special_pawn(texts::element_name(element)) };
                tell(gained(side, 1));
                from.into_iter().for_each(|other| tell(gained(other, -1)));
            }
            Event::SurvivalCard(holder) => {
                let (chain, holder) = ("food-chain".to_owned(), holder.map(|side| self.mat(side)));
                tell(Staged::Moved { what: "survival".to_owned(), from: Some(chain.clone()), to: Some(holder.unwrap_or(chain)), n: 1 });
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
            Event::Slid(from, to, n) => tell(moved(section(from), section(from), section(to), n)),
            Event::Drew(side, element) => tell(carried(element, bag(), slots(side))),
            Event::Lost(side, element) => tell(carried(element, slots(side), bag())),
            // Random Earth takes the elements of the middle back at once if they fit nobody: then no corner holds one.
            Event::Put(_, element, _, By::Setup) => tell(carried(element, bag(), cell(crate::board::CENTRE))),
            Event::Put(to, element, from, _) => tell(carried(element, from.map_or_else(bag, section), corner(to))),
            Event::Redrawn(_, elements) => {
                let lying = elements.into_iter().filter_map(clade_engine::Maybe::get);
                lying.for_each(|element| tell(carried(element, cell(crate::board::CENTRE), bag())));
            }
            Event::Removed(from, element, _) => tell(carried(element, corner(from), bag())),
            Event::Shifted(from, to, element) => tell(carried(element, corner(from), corner(to))),
            Event::Swapped(at, of, old, new, _) => {
                tell(carried(old, corner(at), section(of)));
                tell(carried(new, section(of), corner(at)));
            }
            Event::Adapted(at, side, old, token, _) => {
                tell(carried(old, corner(at), slots(side)));
                tell(carried(token, slots(side), corner(at)));
            }
            Event::Took(side, from, element, replaced) => {
                replaced.into_iter().for_each(|old| tell(carried(old, slots(side), bag())));
                tell(carried(element, section(from), slots(side)));
            }
            _ => {}
        }
    }

    /// Cubes: in gene pools, on earth, eliminated.
    fn stages_cubes(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let pool = |side: Side| self.part(side, "pool");
        let eliminated = |side: Side| self.part(side, "eliminated");
        match *event {
            Event::Spread(side, at, n, _) => tell(moved(pool(side), pool(side), cell(at), n)),
            Event::Revived(side, at) => tell(moved(pool(side), eliminated(side), cell(at), 1)),
            Event::Moved(side, from, to, n, _) => tell(moved(pool(side), cell(from), cell(to), n)),
            Event::Returned(side, at, n, _) => tell(moved(pool(side), cell(at), pool(side), n)),
            Event::Eliminated(side, at, n, cause) => {
                let by = cause.killer(side).map(|by| self.mat(by));
                tell(Staged::Died { who: self.cubes_at(side, at), by });
                tell(moved(pool(side), cell(at), eliminated(side), n));
            }
            Event::Protected(side) => tell(moved(pool(side), pool(side), section(Section::Regression), 1)),
            Event::Unprotected(side, n) => tell(moved(pool(side), section(Section::Regression), pool(side), n)),
            _ => {}
        }
        if let Event::Spread(side, at, ..) | Event::Revived(side, at) = *event {
            tell(Staged::Born(self.cubes_at(side, at)));
        }
    }

    /// Pawns: in front of their animals, on spaces. A special one shows whose it is by its mat; where it goes back to, its event does not say.
    fn stages_pawns(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let pawns = |side: Side| self.part(side, "pawns");
        match *event {
            Event::Placed(side, pawn, space) => {
                let what = pawn.element().map_or_else(|| pawns(side), |element| format!("special-{}", element_word(element)));
                tell(moved(what, pawns(side), self.place_of(side, space), 1));
            }
            Event::Bumped(pawn, space) => match (pawn.owner(), pawn.element()) {
                (Some(owner), _) => tell(moved(pawns(owner), self.place_of(owner, space), pawns(owner), 1)),
                (None, Some(element)) if space.is_displayed() => {
                    tell(moved(target(element), format!("space-{}", space.word()), target(element), 1));
                }
                _ => {}
            },
            Event::Retrieved(side, is_forced, n @ 1..) => {
                tell(moved(pawns(side), "display".to_owned(), pawns(side), n));
                // Nobody is asked whether to retrieve where nothing else can be done: the turn would go by unseen.
                self.told(event).filter(|_| is_forced).into_iter().for_each(|msg| tell(Staged::Said(msg)));
            }
            Event::PawnsBack(side, n) => tell(moved(pawns(side), "display".to_owned(), pawns(side), n)),
            _ => {}
        }
    }

    /// Tiles, vents, terrain markers; evolution cards and traits.
    fn stages_tiles_and_cards(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        match *event {
            Event::Began(at, _) => tell(Staged::TurnedOver(cell(at))),
            Event::Revealed(nth, _) => tell(Staged::TurnedOver(stack(nth))),
            Event::TookTile(side, nth, _) => tell(moved(stack(nth), stack(nth), self.mat(side), 1)),
            Event::Laid(side, at, _) => tell(moved(cell(at), self.mat(side), cell(at), 1)),
            Event::Vented(_, at, _) => tell(moved("vents".to_owned(), "vents".to_owned(), cell(at), 1)),
            Event::Marked(to, _) => tell(moved("marker-bag".to_owned(), "marker-bag".to_owned(), section(to), 1)),
            Event::MarkersBack(n @ 1..) => tell(moved("marker-bag".to_owned(), "display".to_owned(), "marker-bag".to_owned(), n)),
            Event::Appeared(kind) => {
                tell(moved(self.card_node(kind), "deck".to_owned(), "row".to_owned(), 1));
                tell(Staged::TurnedOver(self.card_node(kind)));
            }
            Event::Discarded(kind) => tell(moved(self.card_node(kind), "row".to_owned(), "discard".to_owned(), 1)),
            Event::Dealt(side, _) => tell(moved("unused-traits".to_owned(), "unused-traits".to_owned(), self.mat(side), 1)),
            Event::LaidOpen(kind) => tell(Staged::TurnedOver(self.open_node(kind))),
            Event::GotTrait(side, kind, copy) => tell(Staged::TurnedOver(self.trait_node(side, kind, copy))),
            Event::LostTrait(side, kind, false) => {
                tell(moved(self.trait_node(side, kind, false), self.mat(side), "unused-traits".to_owned(), 1));
            }
            _ => {}
        }
    }
}
