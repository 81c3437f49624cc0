//! Who plays at a table, and the words of its game: everything that stays the same from the first action to the last.

use crate::game::Seen;
use crate::people::{HUMAN, Person, called, letters};
use crate::rules::WholeRules;
use crate::shared::Shared;
use crate::texts;
use clade_engine::scene::{Form, Node, Region, Shape, Template};
use clade_engine::{Msg, Observer, Ruleset, Seat, Side, Translate};
use clade_table::{LANGUAGES, Rulebook, Table, Texts, TextsError};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The sides of a game, their people, and its words.
pub(crate) struct Cast {
    ruleset: Arc<dyn Ruleset>,
    /// The game.
    game: String,
    /// Who answers, seat by seat, and what they call themselves.
    players: Vec<(String, String)>,
    /// The words of the game with those of its mods.
    pub(crate) words: Texts,
    /// The seat of each side, and its name.
    pub(crate) sides: Vec<(Seat, Msg)>,
    /// A letter for each side, none twice.
    pub(crate) letters: Vec<String>,
    /// By seat.
    pub(crate) people: Vec<Person>,
    /// The rules page of the game, if it has one, for this table.
    pub(crate) rules: Option<Rulebook>,
    /// All of it, if some sets of cards are not in play.
    pub(crate) whole_rules: Option<WholeRules>,
    /// The options of the game that were chosen.
    options: BTreeMap<String, String>,
    /// What words of it mean, in lower case.
    pub(crate) glossary: BTreeMap<String, String>,
    /// Fixed places for the parts of its table, in a wide and in a high window: as the game gives them, and as each seat sees them.
    templates: Vec<[Option<Template>; 2]>,
}

impl Cast {
    /// Those who play at this table.
    ///
    /// # Errors
    /// [`TextsError`] if a mod's texts are not Fluent.
    pub(crate) fn new(table: &Table, ruleset: Arc<dyn Ruleset>, shared: &Shared) -> Result<Self, TextsError> {
        let (face, header) = (table.face(), table.header());
        let sides = (0..face.sides()).map(|side| (face.seat_of(Side(side)), face.side_name(Side(side)))).collect();
        let of_seat = |words: &[String], seat: usize| words.get(seat).cloned().unwrap_or_default();
        let seats = 0..usize::from(header.setup.seats);
        let players = seats.map(|seat| (of_seat(&header.players, seat), of_seat(&header.names, seat))).collect();
        let words = words(&*ruleset, &shared.prefs.language)?;
        let given = [Form::Wide, Form::Tall].map(|form| face.template(form));
        let owned = owned(table);
        let firsts = (0..header.setup.seats).map(|seat| (0..face.sides()).map(Side).find(|side| face.seat_of(*side) == Seat(seat)));
        let seated = firsts.map(|first| given.each_ref().map(|one| one.as_ref().map(|one| seated(one, &owned, first))));
        let templates = [given.clone()].into_iter().chain(seated).collect();
        let mut cast = Self {
            ruleset,
            game: header.game.clone(),
            players,
            words,
            sides,
            letters: Vec::new(),
            people: Vec::new(),
            rules: None,
            whole_rules: None,
            options: header.setup.options.clone(),
            glossary: BTreeMap::new(),
            templates,
        };
        cast.name_all();
        Ok(cast)
    }

    /// Switches to the user's language. Texts that are not valid Fluent leave the words as they were.
    pub(crate) fn speak(&mut self, shared: &Shared) {
        if self.words.language() != shared.prefs.language
            && let Ok(words) = words(&*self.ruleset, &shared.prefs.language)
        {
            self.words = words;
            self.name_all();
        }
    }

    /// A number that changes whenever what is seen changes, or its language.
    pub(crate) fn version(&self, seen: &Seen) -> u64 {
        let language = LANGUAGES.iter().position(|language| *language == self.words.language()).unwrap_or(0);
        seen.version * LANGUAGES.len() as u64 + language as u64
    }

    /// Fixed places for the parts of its table, in a wide and in a high window, if the game gives any; for whoever looks.
    pub(crate) fn templates(&self, observer: Observer) -> [Option<&Template>; 2] {
        let seen = if let Observer::Seat(seat) = observer { self.templates.get(usize::from(seat.0) + 1) } else { None };
        seen.unwrap_or(&self.templates[0]).each_ref().map(Option::as_ref)
    }

    /// What the sides of a seat are called.
    pub(crate) fn name_of(&self, seat: Seat) -> String {
        let names = self.sides.iter().filter(|(of, _)| *of == seat).map(|(_, name)| self.words.text(name));
        names.collect::<Vec<_>>().join(", ")
    }

    fn name_all(&mut self) {
        let names: Vec<String> = self.sides.iter().map(|(_, name)| self.words.text(name)).collect();
        self.letters = letters(&names);
        (self.rules, self.whole_rules) = (None, None);
        if let Some(book) = Rulebook::of(&self.words, &self.game) {
            let (here, left_out) = book.at_table(&self.options);
            self.rules = Some(here);
            self.whole_rules = (!left_out.is_empty()).then_some(WholeRules { book, left_out });
        }
        let words = self.rules.iter().flat_map(Rulebook::glossary);
        self.glossary = words.map(|(word, told)| (word.to_lowercase(), told.to_owned())).collect();
        for (word, told) in self.rules.iter().flat_map(|rules| &rules.chapters).flat_map(|chapter| chapter.listed()) {
            self.glossary.entry(word.to_lowercase()).or_insert(told);
        }
        // A chapter explains what it is called after by its first sentences.
        for chapter in self.rules.iter().flat_map(|rules| &rules.chapters) {
            if let Some(first) = chapter.blocks.first() {
                self.glossary.entry(chapter.title.to_lowercase()).or_insert_with(|| first.plain());
            }
        }
        let person = |(player, name): &(String, String)| Person { name: called(player, name, &self.words), is_bot: player != HUMAN };
        self.people = self.players.iter().map(person).collect();
    }
}

/// What lies on the table for each side, by id, in the same order.
fn owned(table: &Table) -> Vec<Vec<String>> {
    let nodes = table.scene(Observer::Public).map(|scene| scene.nodes).unwrap_or_default();
    let is_of = |node: &&Node, side: u8| node.parent.is_none() && node.shape != Shape::Hand && node.owner == Some(Side(side));
    let of = |side: u8| nodes.iter().filter(|node| is_of(node, side)).map(|node| node.id.clone()).collect();
    (0..table.face().sides()).map(of).collect()
}

/// The same table, turned so that this side sits where there is most room, if one side has more than all others: that is the place of whoever
/// looks. The others follow in their order.
fn seated(template: &Template, owned: &[Vec<String>], side: Option<Side>) -> Template {
    let mut turned = template.clone();
    let placed = |nodes: &Vec<String>| nodes.iter().filter(|id| template.region_of(id).is_some()).cloned().collect();
    let seats: Vec<Vec<String>> = owned.iter().map(placed).collect();
    let area = |region: &Region| region.place[2..].iter().map(|&edge| u32::from(edge)).product::<u32>() / region.nodes.len().max(1) as u32;
    let room = |seat: &Vec<String>| seat.iter().filter_map(|id| template.region_of(id)).map(area).sum::<u32>();
    let rooms: Vec<u32> = seats.iter().map(room).collect();
    let (Some(side), Some(most)) = (side, rooms.iter().max()) else { return turned };
    let mut best = (0..rooms.len()).filter(|&nth| rooms[nth] == *most);
    let are_alike = seats.iter().all(|seat| seat.len() == seats[0].len());
    if let (Some(best), None, true) = (best.next(), best.next(), are_alike) {
        let n = seats.len();
        let sits_there = |id: &String| {
            let at = seats.iter().position(|seat| seat.contains(id))?;
            let nth = seats[at].iter().position(|other| other == id)?;
            Some(seats[(at + side.ix() + n - best) % n][nth].clone())
        };
        for id in turned.regions.iter_mut().flat_map(|region| &mut region.nodes) {
            *id = sits_there(id).unwrap_or_else(|| id.clone());
        }
    }
    turned
}

/// The words of a game with those of its mods, of the viewer and of everything that hosts games.
pub(crate) fn words(ruleset: &dyn Ruleset, language: &str) -> Result<Texts, TextsError> {
    Texts::new(language, &[clade_host::texts_of(language), &texts::own(language), &ruleset.texts(language)])
}

#[cfg(test)]
mod tests {
    use super::seated;
    use clade_engine::Side;
    use clade_engine::scene::{Region, Template};

    #[test]
    fn whoever_looks_sits_where_there_is_most_room() {
        let panels = ["red", "blue", "green"].map(|side| vec![side.to_owned()]);
        let region = |name: &str, place| Region::new(name, [name], place, [3, 3]);
        let [below, left, right] = [[0, 500, 1000, 500], [0, 0, 500, 500], [500, 0, 500, 500]];
        let given = Template { regions: vec![region("red", below), region("blue", left), region("green", right)] };
        let seen = |side: u8| {
            let turned = seated(&given, &panels, Some(Side(side)));
            assert!(turned.is_sound());
            panels.each_ref().map(|panel| turned.region_of(&panel[0]).expect("a place").place)
        };
        assert_eq!(seen(0), [below, left, right]);
        assert_eq!(seen(1), [right, below, left], "the next one sits to the left, as before");
        assert_eq!(seen(2), [left, right, below]);
        let map = ["land", "sea"].map(|place| panels.each_ref().map(|panel| format!("{} at {place}", panel[0])));
        let [land, sea] = map.each_ref().map(|place| {
            [Region::new(&place[0], [&place[0]], below, [3, 3]), Region::new(&place[1], &place[1..], [0, 0, 1000, 500], [3, 3])]
        });
        let given = Template { regions: land.into_iter().chain(sea).collect() };
        let owned: Vec<Vec<String>> = (0..3).map(|side| map.iter().map(|place| place[side].clone()).collect()).collect();
        let turned = seated(&given, &owned, Some(Side(1)));
        let at = |nth: usize| turned.regions[nth].nodes.join(", ");
        assert_eq!([at(0), at(1)], ["blue at land", "green at land, red at land"], "wherever a side has a part of the table");
        assert_eq!([at(2), at(3)], ["blue at sea", "green at sea, red at sea"]);
        let alike = Template { regions: vec![region("red", left), region("blue", right)] };
        assert_eq!(seated(&alike, &panels[..2], Some(Side(1))), alike, "where all have as much room nobody changes places");
    }
}
