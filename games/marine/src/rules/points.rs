//! Victory points, and what follows from them.

use crate::board::{Cell, Cells};
use crate::event::{Event, How, PointsFor};
use crate::marine::{Events, Marine};
use crate::schema::{self, Hook};
use crate::state::{NO_CARD, State};
use crate::terrain::Terrain;
use crate::texts;
use clade_engine::{Kinds, Msg, Side, Small};

/// Points for the places on a tile (Победные очки за тайлы), by terrain; the first place on Land is an option.
const TABLE: [[u8; 4]; 8] =
    [[8, 4, 2, 1], [7, 4, 2, 0], [6, 3, 2, 0], [5, 3, 2, 0], [4, 2, 0, 0], [3, 2, 0, 0], [2, 1, 0, 0], [1, 0, 0, 0]];

impl Marine {
    /// An animal gains points, or loses some, as many as can be counted.
    pub(crate) fn gain(&self, state: &mut State, side: Side, n: i16, why: PointsFor, sink: &mut Events<'_>) {
        if n == 0 {
            return;
        }
        let animal = state.animal_mut(side);
        let points = animal.points.saturating_add(n);
        let n = points - std::mem::replace(&mut animal.points, points);
        sink.emit(|| Event::Points(side, n, why));
        self.grow(state, side, sink);
    }

    /// A trait may give further pawns (Зачаточный интеллект: at once); what was given once stays.
    pub(crate) fn grow(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let cards = self.acting(state, side, Hook::Pawns);
        if cards.is_empty() {
            return;
        }
        let points = i32::from(state.animal(side).points);
        let gives = |state: &State, cards| self.vm.ask_number(cards, 0, schema::Pawns { points }, |read| self.read(state, side, read));
        let given = gives(state, cards);
        while i32::from(state.animal(side).grown) < given && state.animal(side).pawns < crate::rules::animals::PAWNS {
            let animal = state.animal_mut(side);
            animal.grown += 1;
            animal.pawns += 1;
            let mut cards = cards;
            sink.emit(|| Event::PawnMore(side, cards.find(|&kind| gives(state, Kinds::one(kind)) > 0).unwrap_or(NO_CARD)));
        }
    }

    /// Cards changed something: an event says so.
    pub(crate) fn mattered(&self, cards: Kinds, side: Side, how: How, sink: &mut Events<'_>) {
        if sink.is_told() {
            cards.for_each(|kind| sink.emit(|| Event::Mattered(kind, side, how)));
        }
    }

    /// The points of a place, from 0, on a terrain.
    pub(crate) fn worth(&self, terrain: Terrain, place: usize) -> i16 {
        if (terrain, place) == (Terrain::Land, 0) {
            return i16::from(self.options().land_first);
        }
        i16::from(TABLE[terrain.ix()][place])
    }

    /// What its places pay, the first one first, as on the player aid.
    pub(crate) fn table_of(&self, terrain: Terrain) -> Msg {
        let places = (0..TABLE[0].len()).map(|place| self.worth(terrain, place)).filter(|&points| points > 0);
        texts::pays(places.map(|points| points.to_string()).collect::<Vec<_>>().join("·"))
    }

    /// The animals on a tile in the order in which they are scored: by cubes, then by the food chain.
    pub(crate) fn ranking(&self, state: &State, cell: Cell) -> arrayvec::ArrayVec<Side, 4> {
        let mut sides: arrayvec::ArrayVec<Side, 4> = self.food_chain().filter(|&side| state.cubes(cell, side) > 0).collect();
        sides.sort_by_key(|&side| std::cmp::Reverse(state.cubes(cell, side)));
        sides
    }

    /// What a tile would pay an animal at a place, from 1, by the table and by its cards.
    pub(crate) fn pays(&self, state: &State, cell: Cell, side: Side, place: u8, in_action: bool) -> i16 {
        self.paid_by(state, self.acting(state, side, Hook::Score), cell, side, place, in_action)
    }

    /// What it would pay if these were the animal's cards.
    fn paid_by(&self, state: &State, cards: Kinds, cell: Cell, side: Side, place: u8, in_action: bool) -> i16 {
        let terrain = state.terrain(cell).unwrap_or(Terrain::Vent);
        let points = self.worth(terrain, usize::from(place) - 1);
        if cards.is_empty() {
            return points;
        }
        let (own, opposing) = (state.cubes(cell, side), state.opposing(cell, side));
        let place = if points > 0 { place } else { 0 };
        let (own, opposing, place) = (own.into(), opposing.into(), place.into());
        let hook = schema::Score { own, opposing, place, points: points.into(), evolution: in_action };
        self.vm.ask_number(cards, points.into(), hook, |read| self.read(state, side, read)) as i16
    }

    /// Получение ПО за тайлы: a tile is scored for all; in an Evolution action some cards change that.
    pub(crate) fn score_tile(&self, state: &mut State, cell: Cell, in_action: bool, sink: &mut Events<'_>) {
        let Some(terrain) = state.terrain(cell) else { return };
        sink.emit(|| Event::Scored(cell, terrain));
        let ranking = self.ranking(state, cell);
        for (place, side) in (1u8..).zip(ranking) {
            let worth = self.worth(terrain, usize::from(place) - 1);
            if sink.is_told() {
                for kind in self.acting(state, side, Hook::Score) {
                    let more = self.paid_by(state, Kinds::one(kind), cell, side, place, in_action) - worth;
                    if more != 0 {
                        sink.emit(|| Event::Mattered(kind, side, How::Points(more)));
                    }
                }
            }
            let points = self.pays(state, cell, side, place, in_action);
            let place = if worth > 0 { place } else { 0 };
            self.gain(state, side, points, PointsFor::Tile(cell, place), sink);
        }
    }

    /// Tiles are scored, one after the other; those that bring nobody anything are logged together at the end.
    pub(crate) fn score_tiles(&self, state: &mut State, cells: impl IntoIterator<Item = Cell>, in_action: bool, sink: &mut Events<'_>) {
        let mut nothing = Cells::NONE;
        for cell in cells {
            if sink.is_told() && self.pays_nobody(state, cell, in_action) {
                nothing.insert(cell);
            } else {
                self.score_tile(state, cell, in_action, sink);
            }
        }
        if !nothing.is_empty() {
            sink.emit(|| Event::ScoredNothing(nothing));
        }
    }

    /// Whether a tile would bring nobody points, neither by the table nor by cards.
    fn pays_nobody(&self, state: &State, cell: Cell, in_action: bool) -> bool {
        let terrain = state.terrain(cell).unwrap_or(Terrain::Vent);
        let worth = |place: u8| self.worth(terrain, usize::from(place) - 1);
        (1u8..).zip(self.ranking(state, cell)).all(|(place, side)| worth(place) == 0 && self.pays(state, cell, side, place, in_action) == 0)
    }

    /// Бонусные ПО for a new tile or vent: it and the tiles of its terrain next to it.
    pub(crate) fn score_bonus(&self, state: &mut State, side: Side, cell: Cell, sink: &mut Events<'_>) {
        let n = 1 + state.adjacent(cell).filter(|&other| state.terrain(other) == state.terrain(cell)).count() as u8;
        self.gain(state, side, self.bonus(n), PointsFor::Bonus(n), sink);
    }
}
