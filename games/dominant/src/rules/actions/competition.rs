//! Competition (§5.3, 11): a species of another animal is eliminated on a tile with the animal's own; from a space on up to three tiles,
//! one of each of its terrains and one of tundra.

use super::idle_because;
use crate::board::Cell;
use crate::event::Cause;
use crate::prelude::*;
use crate::terrain::Terrain;

step! {
    /// On which tile of this terrain, or of any.
    pub struct Competition for Dominant {
        side: Side,
        of: Maybe<Terrain>,
    }
}

impl Question<Dominant> for Competition {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        match self.of.get() {
            Some(terrain) => texts::ask_competition(game.who(self.side), texts::terrain_name(terrain)),
            None => texts::ask_competition_any(game.who(self.side)),
        }
    }

    /// A terrain on which there is nothing to compete for is passed over.
    fn works(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if game.has_arena(state, self) {
            return Progress::Waits;
        }
        if let Some(terrain) = self.of.get() {
            sink.tell(|| Event::NoVictim(self.side, terrain));
        }
        Progress::Done
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        for cell in state.earth() {
            to.offer_unless(Action::Cell(cell), |why| game.object_to_arena(state, self, cell, why));
        }
        to.offer(Action::Done);
    }

    fn label(&self, _: &Dominant, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_no_tile)
    }

    /// Declining one of the terrains of a space is not told: there may be others.
    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Cell(cell) = action else {
            if self.of.is_none() {
                game.declines(self.side, sink);
            }
            return;
        };
        game.then(state, [Victim { side: self.side, cell }]);
    }
}

impl Competition {
    /// What a space begins with: its two terrains, then tundra, which belongs to all spaces.
    pub(crate) fn of(side: Side, terrains: [Terrain; 2]) -> [Self; 3] {
        let [first, second] = terrains;
        [first, second, Terrain::Tundra].map(|terrain| Self { side, of: terrain.into() })
    }
}

step! {
    /// Whose cube is eliminated there.
    pub struct Victim for Dominant {
        side: Side,
        cell: Cell,
    }
}

impl Question<Dominant> for Victim {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        texts::ask_victim(game.who(self.side), game.tile_told(state, self.cell))
    }

    /// Where only one other animal is, nobody need be asked.
    fn works(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let mut there = game.opponents(self.side).filter(|&other| state.cubes(self.cell, other) > 0);
        match (there.next(), there.next()) {
            (None, _) => Progress::Done,
            (Some(only), None) => {
                self.takes(game, state, Action::Eliminate(only), sink);
                Progress::Done
            }
            _ => Progress::Waits,
        }
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.opponents(self.side).filter(|&other| state.cubes(self.cell, other) > 0).map(Action::Eliminate));
    }

    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Eliminate(victim) = action else { return None };
        Some(texts::do_eliminate(game.who(victim), state.cubes(self.cell, victim)))
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Eliminate(victim) = action else { return };
        game.eliminate(state, victim, self.cell, 1, Cause::Competition(self.side), sink);
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

impl Dominant {
    pub(super) fn idle_competition(&self, state: &State, side: Side, terrains: [Terrain; 2]) -> Option<Msg> {
        let none = !Competition::of(side, terrains).iter().any(|step| self.has_arena(state, step));
        idle_because(texts::why_no_arena, none)
    }

    /// Whether there is a tile for it.
    pub(crate) fn has_arena(&self, state: &State, step: &Competition) -> bool {
        state.earth().any(|cell| self.object_to_arena(state, step, cell, &mut Why::quiet()).is_continue())
    }

    /// A tile of the terrain with the animal's species and those of others.
    fn object_to_arena(&self, state: &State, step: &Competition, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let Competition { side, of } = *step;
        let other = of.get().is_some_and(|terrain| state.terrain(cell) != Some(terrain));
        why.object_if(other, texts::RULES_COMPETITION, texts::why_other_terrain)?;
        why.object_if(state.cubes(cell, side) == 0, texts::RULES_COMPETITION, texts::why_not_there)?;
        why.object_if(state.opposing(cell, side) == 0, texts::RULES_COMPETITION, texts::why_no_opponent)
    }
}
