//! The fixed places of the table: one map with its territories, deck and middle beside it.

use crate::evolution::Evolution;
use crate::nodes;
use crate::state::Place;
use clade_engine::scene::{Form, Region, Template};
use clade_engine::{Rules, Side};

/// One map: each territory with its food in the middle, the animals of the first player below it, those of the others above. Without
/// territories all is one meadow, on which each player has a place of their own.
pub(super) fn template(game: &Evolution, form: Form) -> Template {
    let others = u16::from(game.sides()) - 1;
    let mut map = Map { regions: vec![Region::new("cards", [nodes::DECK, nodes::MIDDLE], [0, 0, MARGIN, 1000], [3, 4])] };
    if !game.options().territories {
        let most_in_row = if form == Form::Wide { 3 } else { 2 };
        let in_row = others.clamp(1, most_in_row);
        let rows = others.div_ceil(in_row);
        let (above, bank) = if rows > 1 { (560, 110) } else { (430, 115) };
        let [x, width] = [MARGIN, 1000 - MARGIN];
        map.territory(game, Place::Laurasia, [x, 0, width, 1000], [x, above, width, bank]);
        for nth in 0..others {
            let (row, column) = (nth / in_row, nth % in_row);
            let here = (others - row * in_row).min(in_row);
            map.herds(
                game,
                Place::Laurasia,
                nth + 1..nth + 2,
                [x + column * width / here, row * (above / rows), width / here, above / rows],
            );
        }
        map.herds(game, Place::Laurasia, 0..1, [x, above + bank, width, 1000 - above - bank]);
        return Template { regions: map.regions };
    }
    for (nth, place) in (0u16..).zip(game.places()) {
        let [whole, bank, above, below] = match form {
            Form::Wide => {
                let (x, width) = (MARGIN + nth * COLUMN, COLUMN);
                // The more others there are, the more animals lie above the food.
                let (above, bank) = [(430, 110), (500, 95), (560, 90)][usize::from(others / 2).min(2)];
                let below = above + bank;
                [[x, 0, width, 1000], [x, above, width, bank], [x, 0, width, above], [x, below, width, 1000 - below]]
            }
            Form::Tall => {
                let (y, height) = (nth * 333, 333);
                let [left, width] = [MARGIN + 180, 820 - MARGIN];
                [[MARGIN, y, 1000 - MARGIN, height], [MARGIN, y, 180, height], [left, y, width, 160], [left, y + 160, width, 173]]
            }
        };
        map.territory(game, place, whole, bank);
        map.herds(game, place, 1..others + 1, above);
        map.herds(game, place, 0..1, below);
    }
    Template { regions: map.regions }
}

/// Beside the map, for deck and middle.
const MARGIN: u16 = 97;
/// How wide a territory is, where they lie side by side.
const COLUMN: u16 = 301;

/// The regions of a map that is being laid out.
struct Map {
    regions: Vec<Region>,
}

impl Map {
    /// A territory, and in it its food.
    fn territory(&mut self, game: &Evolution, place: Place, whole: [u16; 4], bank: [u16; 4]) {
        let ground = game.ground_node(place);
        self.regions.push(Region::new(&ground, [&ground], whole, [3, 3]));
        let food = game.bank_node(place);
        let nodes = [Some(food.clone()), game.compost_node(place)].into_iter().flatten();
        self.regions.push(Region::new(&food, nodes, bank, if bank[3] > bank[2] { [4, 4] } else { [7, 1] }));
    }

    /// The animals of these players there.
    fn herds(&mut self, game: &Evolution, place: Place, sides: std::ops::Range<u16>, at: [u16; 4]) {
        let nodes: Vec<String> = sides.map(|side| game.herd_node(Side(side as u8), place)).collect();
        let name = nodes.first().cloned().unwrap_or_default();
        self.regions.push(Region::new(&name, nodes, at, [9, 6]));
    }
}
