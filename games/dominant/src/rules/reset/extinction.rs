//! Extinction (§5.4, 1): all endangered species are eliminated, but for those that hibernate, and one that the mammals save.

use crate::board::{CELLS, Cell, all_cells, corners};
use crate::event::{Cause, Fate};
use crate::prelude::*;
use crate::rules::animals::Power;
use crate::state::Elements;

step! {
    /// Which endangered cube the mammals save.
    pub struct Save for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Save {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_save(game.who(self.side))
    }

    /// Where none would die, nobody is asked.
    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        if game.dying(state, self.side).next().is_some() {
            return Progress::Waits;
        }
        game.then(state, [Extinction { saved: Maybe::NONE }]);
        Progress::Done
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.dying(state, self.side).map(|(cell, _)| Action::Cell(cell)));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let saved = if let Action::Cell(cell) = action { Some(cell) } else { None };
        if let Some(cell) = saved {
            sink.tell(|| Event::Saved(self.side, cell));
        }
        game.then(state, [Extinction { saved: saved.into() }]);
    }
}

step! {
    /// Endangered species die; on this tile the mammals save one of theirs.
    pub struct Extinction for Dominant {
        saved: Maybe<Cell>,
    }
}

impl Work<Dominant> for Extinction {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        sink.tell(|| Event::Extinction);
        let saved = self.saved.get().zip(game.players().who(Power::Saves));
        if sink.is_heard() {
            game.judge(state, saved, sink);
        }
        let mut unharmed = true;
        for side in game.upwards() {
            let dying: Vec<(Cell, u8)> = game.dying(state, side).collect();
            for (cell, n) in dying {
                let n = n - u8::from(saved == Some((cell, side)));
                unharmed &= n == 0;
                game.take_off(state, side, cell, n, Cause::Hunger, sink);
            }
        }
        game.pass_survival_card(state, sink);
        if unharmed {
            sink.tell(|| Event::Unharmed);
        }
    }
}

impl Dominant {
    /// Where cubes of an animal are going to die, and how many: endangered ones that do not hibernate.
    pub(crate) fn dying(&self, state: &State, side: Side) -> impl Iterator<Item = (Cell, u8)> {
        let endangered = state.occupied(side).filter(move |&cell| self.is_endangered(state, side, cell));
        endangered.map(move |cell| (cell, state.cubes(cell, side) - state.asleep[cell.ix()][side.ix()])).filter(|&(_, n)| n > 0)
    }

    /// Notes before anybody dies what each animal needs and who will live.
    fn judge(&self, state: &State, saved: Option<(Cell, Side)>, sink: &mut Events<'_>) {
        let spared = |side: Side, cell: Cell| state.asleep[cell.ix()][side.ix()] + u8::from(saved == Some((cell, side)));
        let lives = |side: Side, cell: Cell| {
            if self.is_endangered(state, side, cell) { spared(side, cell) } else { state.cubes(cell, side) }
        };
        let mut feeds = [0; CELLS];
        for side in self.upwards() {
            let mut fed = 0;
            for cell in state.occupied(side) {
                let n = lives(side, cell);
                fed += n;
                feeds[cell.ix()] += n;
            }
            sink.emit(|| Event::Weighed(side, state.on_earth(side), fed));
        }
        for (cell, fed) in all_cells().zip(feeds).filter(|(_, fed)| *fed > 0) {
            sink.emit(|| Event::Feeds(cell, fed));
        }
        for side in self.upwards() {
            for cell in state.occupied(side) {
                let all = state.cubes(cell, side);
                if !self.is_endangered(state, side, cell) {
                    let fate = self.fed(state, side, cell);
                    sink.emit(|| Event::Judged(side, cell, all, fate));
                    continue;
                }
                for (n, fate) in [(spared(side, cell), Fate::Spared), (all - spared(side, cell), Fate::Endangered)] {
                    if n > 0 {
                        sink.emit(|| Event::Judged(side, cell, n, fate));
                    }
                }
            }
        }
    }

    /// What species live on.
    fn fed(&self, state: &State, side: Side, cell: Cell) -> Fate {
        let eats = state.animal(side).eats();
        let types: Elements = state.touching(cell).filter(|&element| eats.contains(element)).collect();
        let fits = |&&corner: &&_| state.element(corner).is_some_and(|element| eats.contains(element));
        Fate::Fed(types, corners(cell).iter().filter(fits).count() as u8)
    }
}
