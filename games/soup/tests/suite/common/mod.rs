//! Shared by the tests: positions as text, play by the texts of actions; opening games, a small generator, random play.
//!
//! A position is written line by line: `round 2`, `phase 1`, `card E06`, `deck E01 E02`, `ladder 1 2 3 4`, `supply red:1`
//! (the rest of that colour lies in [`HOARD`]), a cell with its cubes (`b2: red:5 blue:3`), and a colony with points, genes
//! (`+`: bought in this round) and amoebas (`*`: a damage point each): `red 4: speed struggle+ | 1 b2, 3 c2 **`.
#![allow(dead_code)] // each test uses its part

use clade_engine::{Actor, Bag, Deck, Game, Setup, Side, Sink, Tools, Track};
use clade_script::ModFolder;
use clade_script::Stepped;
use clade_soup::action::{Action, COLOUR_WORDS};
use clade_soup::map::{self, CELLS, NOWHERE};
use clade_soup::state::{Amoeba, CUBES, Id, Step};
use clade_soup::{Event, Soup, SoupRules, State};

/// Where cubes lie that a test does not want in the supply.
pub(crate) const HOARD: &str = "d5";

/// Opens a game with options.
pub(crate) fn open(seats: u8, options: &[(&str, &str)]) -> Soup {
    open_with(seats, options, &[])
}

/// Opens a game with options and mods.
pub(crate) fn open_with(seats: u8, options: &[(&str, &str)], mods: &[ModFolder]) -> Soup {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { seats, options };
    // A mod with a deck of its own stands for the shipped one.
    let alone = mods.iter().any(|folder| folder.file("environment.toml").is_some());
    let rules = if alone { SoupRules::load(&setup, mods, clade_soup::texts::FILES) } else { clade_soup::rules(&setup, mods) };
    let rules = rules.unwrap_or_else(|e| panic!("{e}"));
    rules.open_game(Tools::default()).expect("it opens")
}

/// A mod with these genes: its files are named by number.
pub(crate) fn genes_mod(genes: &[&str]) -> ModFolder {
    let head = "id = \"test\"\ngame = \"soup\"\nversion = \"1\"\n".to_owned();
    let genes = genes.iter().enumerate().map(|(i, text)| (format!("{i:02}.lua"), (*text).to_owned()));
    ModFolder { files: std::iter::once(("mod.toml".to_owned(), head)).chain(genes).collect() }
}

/// A game in the middle of a position.
pub(crate) struct Table {
    pub(crate) game: Soup,
    pub(crate) state: State,
    /// What happened in the last [`Table::play`].
    pub(crate) events: Vec<Event>,
}

/// A position of a game without options.
pub(crate) fn table(seats: u8, position: &str) -> Table {
    Table::of(open(seats, &[]), position)
}

/// A position of a game with one option.
pub(crate) fn table_with(seats: u8, option: &str, value: &str, position: &str) -> Table {
    Table::of(open(seats, &[(option, value)]), position)
}

fn side_of(word: &str) -> Option<Side> {
    COLOUR_WORDS.iter().position(|w| *w == word).map(|i| Side(i as u8))
}

fn side(word: &str) -> Side {
    side_of(word).unwrap_or_else(|| panic!("'{word}' is no colour"))
}

/// An amoeba by its word: `red3`.
pub(crate) fn amoeba(word: &str) -> Id {
    let (colour, number) = word.split_at(word.len() - 1);
    Id::of(side(colour), number.parse().expect("a number"))
}

/// A cell by its name: `b2`.
pub(crate) fn cell(name: &str) -> u8 {
    (0..CELLS as u8).find(|&c| map::name(c) == name).unwrap_or_else(|| panic!("'{name}' is no cell"))
}

fn cubes(text: &str) -> Vec<(Side, u8)> {
    let pair = |word: &str| {
        let (colour, n) = word.split_once(':').expect("colour:number");
        (side(colour), n.parse().expect("a number"))
    };
    text.split_whitespace().map(pair).collect()
}

fn card(word: &str) -> u8 {
    word[1..].parse::<u8>().expect("E and a number") - 1
}

impl Table {
    /// A game at its first question.
    pub(crate) fn start(game: Soup) -> Self {
        let state = game.start();
        Self { game, state, events: Vec::new() }
    }

    /// A position of a game.
    pub(crate) fn of(game: Soup, position: &str) -> Self {
        let mut state = game.start();
        let seats = game.sides();
        state.water = [[0; 4]; CELLS];
        state.colonies.iter_mut().for_each(|colony| colony.bp = 0);
        (state.round, state.environment) = (2, card("E06"));
        state.ladder = Track::default();
        (0..seats).for_each(|s| state.ladder.place(Side(s), u16::from(s) + 1));
        let mut phase = 1;
        let (mut deck, mut short) = (None, Vec::new());
        for line in position.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (head, rest) = line.split_once([' ', ':']).unwrap_or((line, ""));
            match head {
                "round" => state.round = rest.parse().expect("a number"),
                "phase" => phase = rest.parse().expect("a number"),
                "card" => state.environment = card(rest),
                "deck" => deck = Some(rest.split_whitespace().map(card).collect::<Vec<_>>()),
                "ladder" => (0..seats).zip(rest.split_whitespace()).for_each(|(s, at)| {
                    state.ladder.place(Side(s), at.parse().expect("a number"));
                }),
                "supply" => short = cubes(rest),
                _ => match side_of(head) {
                    Some(side) => colony(&game, &mut state, side, rest),
                    None => cubes(rest).into_iter().for_each(|(s, n)| state.water[usize::from(cell(head))][s.ix()] = n),
                },
            }
        }
        for (s, n) in short {
            let lying: u8 = state.water.iter().map(|cell| cell[s.ix()]).sum();
            state.water[usize::from(cell(HOARD))][s.ix()] += CUBES - lying - n;
        }
        for s in 0..usize::from(seats) {
            state.supply[s] = CUBES - state.water.iter().map(|cell| cell[s]).sum::<u8>();
        }
        let cards = deck.unwrap_or_else(|| (0..11).filter(|&c| c != state.environment).collect());
        let mut counts = [0; 16];
        cards.iter().for_each(|&c| counts[usize::from(c)] = 1);
        state.deck = Deck::new(Bag::from_counts(counts));
        state.order = clade_engine::Order::ascending(&state.ladder, seats);
        state.agenda = Default::default();
        let steps = [Step::Round].into_iter().chain((phase..=6).rev().map(Step::Phase));
        steps.for_each(|step| state.agenda.push(step).expect("there is room"));
        let mut table = Self { game, state, events: Vec::new() };
        table.game.run(&mut table.state, &mut Sink::to(&mut table.events));
        assert!(table.game.is_sound(&table.state), "the position is sound");
        table
    }

    /// The possible answers, of a seat or of Chance.
    pub(crate) fn answers(&self) -> Vec<(String, Action)> {
        let mut list = Vec::new();
        match self.game.actor(&self.state) {
            Actor::Seat(_) => self.game.legal_actions(&self.state, &mut list),
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.game.outcomes(&self.state, &mut outcomes);
                list.extend(outcomes.iter().map(|&(action, _)| action));
            }
            Actor::Over => {}
        }
        list.into_iter().map(|action| (self.text(action), action)).collect()
    }

    fn text(&self, action: Action) -> String {
        let mut text = String::new();
        self.game.action_text(&self.state, action, &mut text);
        text
    }

    /// Plays answers by their texts, separated by `;`. A roll that is left over or missing fails; `?` at the end says that
    /// Chance is awaited.
    #[track_caller]
    pub(crate) fn play(&mut self, answers: &str) {
        self.events.clear();
        for wanted in answers.split(';').map(str::trim) {
            let chance = self.game.actor(&self.state) == Actor::Chance;
            if wanted == "?" {
                assert!(chance, "Chance is awaited");
                return;
            }
            let all = self.answers();
            let found = all.iter().find(|(text, _)| text == wanted);
            let Some(&(_, action)) = found else {
                let list: Vec<_> = all.iter().map(|(text, _)| &**text).collect();
                panic!("'{wanted}' of '{answers}' is no answer of {:?}: {}", self.game.actor(&self.state), list.join(", "));
            };
            self.game.play(&mut self.state, action, &mut Sink::to(&mut self.events));
            assert!(self.game.is_sound(&self.state), "sound after '{wanted}'");
        }
        assert_ne!(self.game.actor(&self.state), Actor::Chance, "a roll is missing after '{answers}'");
    }

    /// Plays on without doing anything until a question of this phase, or to the end: drift, and else the last answer; any
    /// outcome of Chance.
    #[track_caller]
    pub(crate) fn skip_to(&mut self, phase: u8) {
        let mut all = Vec::new();
        let mut steps = 0;
        let here = (self.state.round, self.state.phase);
        while !self.state.over && (self.state.phase != phase || here == (self.state.round, phase)) {
            steps += 1;
            assert!(steps < 1000, "the phase comes");
            let answers = self.answers();
            let drift = answers.iter().position(|(text, _)| text == "drift");
            let chance = self.game.actor(&self.state) == Actor::Chance;
            let at = if chance { steps % answers.len() } else { drift.unwrap_or(answers.len() - 1) };
            let action = answers[at].1;
            self.game.play(&mut self.state, action, &mut Sink::to(&mut all));
            assert!(self.game.is_sound(&self.state));
        }
        self.events = all;
    }

    /// A colour is asked, and these are the legal answers, separated by `, `.
    #[track_caller]
    pub(crate) fn asks(&self, colour: &str, answers: &str) {
        assert_eq!((self.asked(), self.legal()), (colour.to_owned(), answers.to_owned()));
    }

    /// Who is asked: a colour, `chance` or `over`.
    pub(crate) fn asked(&self) -> String {
        match self.game.actor(&self.state) {
            Actor::Seat(seat) => COLOUR_WORDS[usize::from(seat.0)].to_owned(),
            Actor::Chance => "chance".to_owned(),
            Actor::Over => "over".to_owned(),
        }
    }

    /// The legal answers, separated by `, `.
    pub(crate) fn legal(&self) -> String {
        let texts: Vec<_> = self.answers().into_iter().map(|(text, _)| text).collect();
        texts.join(", ")
    }

    /// Whether an answer is legal.
    pub(crate) fn may(&self, answer: &str) -> bool {
        self.answers().iter().any(|(text, _)| text == answer)
    }

    /// The message ids of the reasons against a candidate; `None` if nobody would think of it here.
    pub(crate) fn why(&self, answer: &str) -> Option<String> {
        let mut list = Vec::new();
        self.game.candidates(&self.state, &mut list);
        let action = list.into_iter().find(|&action| self.text(action) == answer)?;
        let reasons: Vec<_> = self.game.objections(&self.state, action).iter().map(|o| o.reason.id.to_string()).collect();
        Some(reasons.join(" "))
    }

    /// A candidate is refused with this reason as the only one.
    #[track_caller]
    pub(crate) fn refuses(&self, answer: &str, reason: &str) {
        assert_eq!(self.why(answer).as_deref(), Some(reason), "the reasons against '{answer}'");
    }

    /// Nobody would think of this answer here.
    #[track_caller]
    pub(crate) fn unthinkable(&self, answer: &str) {
        assert_eq!(self.why(answer), None, "'{answer}'");
    }

    pub(crate) fn bp(&self, colour: &str) -> u16 {
        self.state.colony(side(colour)).bp
    }

    /// The cubes of a cell by colour.
    pub(crate) fn water(&self, name: &str) -> [u8; 4] {
        self.state.water[usize::from(cell(name))]
    }

    /// Where an amoeba is; `-` if it is not in the soup.
    pub(crate) fn at(&self, word: &str) -> String {
        match self.state.amoeba(amoeba(word)).cell {
            NOWHERE => "-".to_owned(),
            cell => map::name(cell),
        }
    }

    pub(crate) fn damage(&self, word: &str) -> u8 {
        self.state.amoeba(amoeba(word)).damage
    }

    /// The genes that a colour owns, by their words in the order of the cards.
    pub(crate) fn genes(&self, colour: &str) -> String {
        let words: Vec<_> = self.state.colony(side(colour)).genes.map(|kind| self.game.cards().word(kind)).collect();
        words.join(" ")
    }

    /// The cell of a marker on the ladder.
    pub(crate) fn marker(&self, colour: &str) -> u16 {
        self.state.ladder.at(side(colour))
    }

    /// How often the log told this in the last [`Table::play`]: a message id without `soup-log-`.
    pub(crate) fn told(&self, id: &str) -> usize {
        let ids = self.events.iter().filter_map(|event| self.game.tell(event));
        ids.filter(|msg| msg.id.strip_prefix("soup-log-") == Some(id)).count()
    }
}

fn colony(game: &Soup, state: &mut State, side: Side, text: &str) {
    let (owned, amoebas) = text.split_once('|').unwrap_or((text, ""));
    let (bp, genes) = owned.split_once(':').unwrap_or((owned, ""));
    state.colony_mut(side).bp = bp.trim().parse().expect("points");
    for word in genes.split_whitespace() {
        let kind = game.cards().find(word.trim_end_matches('+')).unwrap_or_else(|| panic!("there is no gene '{word}'"));
        game.own(state, side, kind, true);
        if word.ends_with('+') {
            state.colony_mut(side).new.insert(kind);
        }
    }
    for text in amoebas.split(',').map(str::trim).filter(|text| !text.is_empty()) {
        let mut words = text.split_whitespace();
        let number = words.next().and_then(|n| n.parse().ok()).expect("a number");
        let place = cell(words.next().expect("a cell"));
        let damage = words.next().unwrap_or("").len() as u8;
        *state.amoeba_mut(Id::of(side, number)) = Amoeba { cell: place, damage };
    }
}

/// A small generator for tests (splitmix64).
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
}

/// A random game played to its end; `look` sees the state at each question and the events that led there.
pub(crate) fn random_game(game: &Soup, seed: u64, look: impl FnMut(&State, &[Action], &[Event])) -> State {
    random_from(game, game.start(), seed, look)
}

/// The same from any state.
pub(crate) fn random_from(game: &Soup, mut state: State, seed: u64, mut look: impl FnMut(&State, &[Action], &[Event])) -> State {
    let mut rng = Rng(seed);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    loop {
        let actor = game.settle(&mut state, &mut list, &mut Sink::to(&mut events));
        look(&state, &list, &events);
        events.clear();
        let word = rng.next();
        let action = match actor {
            Actor::Over => return state,
            Actor::Chance => game.sample(&state, word).expect("an outcome"),
            Actor::Seat(_) => list[(word % list.len() as u64) as usize],
        };
        game.play(&mut state, action, &mut Sink::to(&mut events));
    }
}
