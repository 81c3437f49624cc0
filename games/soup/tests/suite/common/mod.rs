//! Shared by the tests: opening games, and what is looked at in a position.

use clade_check::AtTable;
use clade_engine::{Actor, Rules, Setup, Side, Tools};
use clade_script::ModFolder;
use clade_soup::Soup;
use clade_soup::map;
use clade_soup::state::{Colour, Id};

/// Opens a game without options.
pub(crate) fn open(seats: u8) -> Soup {
    open_with(seats, &[])
}

/// Opens a game with mods.
pub(crate) fn open_with(seats: u8, mods: &[ModFolder]) -> Soup {
    let setup = Setup { seats, options: Default::default() };
    clade_soup::rules(&setup, mods).and_then(|rules| rules.open_game(Tools::default())).unwrap_or_else(|e| panic!("{e}"))
}

/// A mod with these genes: its files are named by number.
pub(crate) fn genes_mod(genes: &[impl AsRef<str>]) -> ModFolder {
    let head = "id = \"test\"\ngame = \"soup\"\nversion = \"1\"\n".to_owned();
    let genes = genes.iter().enumerate().map(|(i, text)| (format!("{i:02}.lua"), text.as_ref().to_owned()));
    ModFolder { files: std::iter::once(("mod.toml".to_owned(), head)).chain(genes).collect() }
}

/// A game in the middle of a position.
pub(crate) type Table = AtTable<Soup>;

/// A position of a game without options.
pub(crate) fn table(seats: u8, position: &str) -> Table {
    Table::of(open(seats), position)
}

fn colour(word: &str) -> Colour {
    Colour(Colour::WORDS.iter().position(|known| *known == word).expect("a colour") as u8)
}

/// What tests look at. Colours are given by their words, amoebas as in `red3`.
pub(crate) trait Look {
    /// A colour is asked, and these are the legal answers, separated by `, `.
    fn asks(&self, colour: &str, answers: &str);
    /// The mutation points of a colony.
    fn bp(&self, colour: &str) -> u16;
    /// Where an amoeba is; `-` if it is not in the soup.
    fn at(&self, amoeba: &str) -> String;
}

impl Look for Table {
    #[track_caller]
    fn asks(&self, colour: &str, answers: &str) {
        let Actor::Seat(seat) = self.game.actor(&self.state) else { panic!("no colour is asked") };
        assert_eq!((Colour(seat.0).word(), &*self.legal().join(", ")), (colour, answers));
    }

    fn bp(&self, word: &str) -> u16 {
        self.state.tribe(Side(colour(word).0)).bp
    }

    fn at(&self, amoeba: &str) -> String {
        let (word, number) = amoeba.split_at(amoeba.len() - 1);
        let id = Id::of(colour(word), number.parse().expect("a number"));
        map::name(self.state.amoeba(id).cell)
    }
}
