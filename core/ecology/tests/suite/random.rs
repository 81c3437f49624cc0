//! Games made at random, by moves that are always possible: what must hold whatever happens.

use crate::cases;
use crate::fixtures::{OUT, alike, being, born, died, flow, flow_of, need, supply};
use clade_ecology::axis::{self, Series};
use clade_ecology::measure::{Measure, Unit};
use clade_ecology::statistics::{Drawn, Resamples, estimate};
use clade_ecology::{Books, Diet, End, Food, Games, Hand, Levels, Meter, Reading, Row, Sides};
use clade_engine::Side;
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, NOWHERE, Origin, Pool, Via};
use proptest::prelude::*;

/// One thing that is tried: which, and who or where.
type Try = (u8, u8, u8);

/// What was tried in each round, for how many sides, and whether beings are alike and fed by places.
#[derive(Clone, Debug)]
struct Script {
    sides: u8,
    habitat: bool,
    rounds: Vec<Vec<Try>>,
    scores: Vec<i32>,
}

fn scripts() -> impl Strategy<Value = Script> {
    let rounds = prop::collection::vec(prop::collection::vec(any::<Try>(), 0..25), 1..14);
    (2..=4u8, any::<bool>(), rounds, prop::collection::vec(0..30i32, 4)).prop_map(|(sides, habitat, rounds, scores)| Script {
        sides,
        habitat,
        rounds,
        scores,
    })
}

impl Script {
    fn reading(&self) -> Reading {
        let sides = Sides::first(self.sides);
        match self.habitat {
            true => Reading { sides, levels: Levels::Round, food: Food::Habitat, hand: Hand::Judged, diet: Diet::Kinds(3), cap: 0 },
            false => Reading { sides, levels: Levels::Window, food: Food::Eaten, hand: Hand::Judged, diet: Diet::Origins(10), cap: 4 },
        }
    }

    /// All notes and, at the end of each round, scores. `seat` says which number a side bears.
    fn row(&self, seat: impl Fn(u8) -> u8) -> (Row, Books) {
        let mut meter = Meter::new(self.reading()).unwrap();
        let mut books = Books::default();
        let mut table = Table { habitat: self.habitat, sides: self.sides, notes: Vec::new(), books: Books::default() };
        let mut scores = vec![None; usize::from(self.sides)];
        for (round, tries) in (1u16..).zip(&self.rounds) {
            table.round(round, tries);
            for note in table.notes.drain(..) {
                let note = seated(note, &seat);
                books.note(&note).unwrap();
                meter.note(&note).unwrap();
            }
            for side in 0..self.sides {
                let points = self.scores[usize::from(side)] + i32::from(round) * i32::from(side % 3);
                scores[usize::from(seat(side))] = Some(points);
            }
            meter.scores(&scores);
            meter.decision(u32::from(round) + 1);
        }
        (meter.end(End::Finished, &scores), books)
    }
}

struct Table {
    habitat: bool,
    sides: u8,
    notes: Vec<Ecological>,
    /// What is so far, to know what is possible.
    books: Books,
}

impl Table {
    fn tell(&mut self, note: Ecological) {
        if self.books.note(&note).is_ok() {
            self.notes.push(note);
        }
    }

    fn who(&self, side: u8, slot: u8) -> Being {
        if self.habitat { alike(side) } else { being(side, u16::from(slot % 5)) }
    }

    fn heads(&self, side: u8) -> u16 {
        (0..3).map(|at| self.books.heads(Side(side), at) as u16).sum()
    }

    fn round(&mut self, n: u16, tries: &[Try]) {
        self.tell(Ecological::Round(n));
        for &(what, who, at) in &tries[..tries.len() / 2] {
            self.attempt(what, who, at);
        }
        for side in 0..self.sides {
            self.tell(need(side, self.heads(side), 2 * self.heads(side), 1));
        }
        for patch in 0..3 {
            self.tell(supply(patch, self.books.stock(Pool::Patch(patch), 0) as u16));
        }
        for &(what, who, at) in &tries[tries.len() / 2..] {
            self.attempt(what, who, at);
        }
        self.judge(n);
    }

    fn judge(&mut self, n: u16) {
        for side in 0..self.sides {
            if self.habitat {
                let fed = self.heads(side) / (n % 3 + 1);
                let judged = |n, fed: bool| Ecological::Judged {
                    who: alike(side),
                    n,
                    need: 1,
                    got: u16::from(fed),
                    fed,
                    how: if fed { Fed::Habitat } else { Fed::None },
                    hand: u16::from(fed),
                    kinds: if fed { 3 << (side % 2) } else { 0 },
                };
                let patches = [0, 1, 2, NOWHERE, NOWHERE, NOWHERE];
                self.tell(Ecological::Serves { side: Side(side), n: fed, patches, kinds: 3 << (side % 2) });
                self.tell(judged(fed, true));
                self.tell(judged(self.heads(side) - fed, false));
            } else {
                let alive = (0..5).map(|slot| being(side, slot)).filter(|who| self.books.patch_of(*who).is_some());
                for who in alive.collect::<Vec<_>>() {
                    let got = (who.slot + n) % 4;
                    let (fed, how) = if got >= 2 { (true, Fed::Meal) } else { (false, Fed::None) };
                    self.tell(Ecological::Judged { who, n: 1, need: 2, got, fed, how, hand: (who.slot * n) % 7, kinds: 1 });
                }
            }
        }
    }

    /// Tells what follows, if it is possible.
    fn attempt(&mut self, what: u8, who: u8, at: u8) {
        let side = who % self.sides;
        let (other, at) = ((side + 1) % self.sides, at % 3);
        let who = self.who(side, who / self.sides);
        let (patch, plate, store) = (Pool::Patch(at), Pool::Plate(Side(side)), Pool::Store(Side(side)));
        let lives_in = if self.habitat { Some(at) } else { self.books.patch_of(who) };
        match what % 14 {
            0 => self.tell(flow(OUT, patch, 3, 0, Via::Weather)),
            1 => self.tell(flow(OUT, patch, 2, 0, Via::Player(Side(other)))),
            2 => self.tell(flow_of(who, patch, plate, 1, 0, Via::Meal(Origin::Environment))),
            3 => self.tell(flow_of(who, patch, store, 1, 0, Via::Meal(Origin::Environment))),
            4 => self.tell(flow(store, plate, 1, 0, Via::Converted)),
            5 => self.tell(flow(Pool::Plate(Side(other)), plate, 1, 0, Via::Theft(Side(other)))),
            6 => self.tell(flow(plate, OUT, 1, 0, Via::Digested)),
            7 => self.tell(flow(OUT, patch, 1, 0, Via::Waste(Side(side)))),
            8 => self.tell(flow(patch, Pool::Patch((at + 1) % 3), 1, 0, Via::Carried)),
            9 | 10 => self.tell(born(who, at, 1, Birth::Bought)),
            11 => {
                let cause = [Death::Hunger, Death::Predation, Death::Doom][usize::from(at)];
                lives_in.into_iter().for_each(|at| self.tell(died(who, at, 1, cause, Some(Side(other)))));
                self.tell(flow(OUT, patch, 2, 0, Via::Corpse(Side(side))));
            }
            12 => lives_in.into_iter().for_each(|from| {
                let by = if what.is_multiple_of(2) { Move::Drift } else { Move::Forced(Some(Side(other))) };
                self.tell(Ecological::Moved { who, from, to: (from + 1) % 3, n: 1, by });
            }),
            _ => lives_in.into_iter().for_each(|at| self.tell(Ecological::Left { who, at, n: 1, by: None })),
        }
    }
}

/// The same note with other numbers for the sides.
fn seated(note: Ecological, seat: &impl Fn(u8) -> u8) -> Ecological {
    let side = |side: Side| Side(seat(side.0));
    let who = |being: Being| Being { side: side(being.side), ..being };
    let pool = |pool| match pool {
        Pool::Plate(of) => Pool::Plate(side(of)),
        Pool::Store(of) => Pool::Store(side(of)),
        other => other,
    };
    let why = |via| match via {
        Via::Waste(of) => Via::Waste(side(of)),
        Via::Corpse(of) => Via::Corpse(side(of)),
        Via::Player(of) => Via::Player(side(of)),
        Via::Theft(of) => Via::Theft(side(of)),
        other => other,
    };
    match note {
        Ecological::Need { side: of, heads, need, hand } => Ecological::Need { side: side(of), heads, need, hand },
        Ecological::Flow { from, to, n, kind, who: eater, via } => {
            Ecological::Flow { from: pool(from), to: pool(to), n, kind, who: eater.map(who), via: why(via) }
        }
        Ecological::Serves { side: of, n, patches, kinds } => Ecological::Serves { side: side(of), n, patches, kinds },
        Ecological::Judged { who: of, n, need, got, fed, how, hand, kinds } => {
            Ecological::Judged { who: who(of), n, need, got, fed, how, hand, kinds }
        }
        Ecological::Born { who: of, at, n, by } => born(who(of), at, n, by),
        Ecological::Died { who: of, at, n, by, killer } => died(who(of), at, n, by, killer.map(side)),
        Ecological::Moved { who: of, from, to, n, by } => {
            let by = if let Move::Forced(by) = by { Move::Forced(by.map(side)) } else { by };
            Ecological::Moved { who: who(of), from, to, n, by }
        }
        Ecological::Left { who: of, at, n, by } => Ecological::Left { who: who(of), at, n, by: by.map(side) },
        other => other,
    }
}

fn as_they_sit(script: &Script) -> Row {
    script.row(|side| side).0
}

fn bytes(games: &Games) -> Vec<u8> {
    serde_json::to_vec(games).unwrap()
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-7 * (1.0 + a.abs() + b.abs())
}

proptest! {
    #![proptest_config(cases(200))]

    /// What is measured lies where its table says it can lie, over one game and over several.
    #[test]
    fn every_number_keeps_to_its_range(scripts in prop::collection::vec(scripts(), 1..6)) {
        let games: Games = scripts.iter().map(as_they_sit).collect();
        for (_, part) in Measure::parts() {
            let of_games = games.rows().filter_map(|row| part.of_game(row)).chain([part.over(&games).value()]);
            for value in of_games.flatten() {
                prop_assert!(value.is_finite() && value >= part.least - 1e-9 && value <= part.most + 1e-9, "{}: {value}", part.id);
            }
        }
    }

    /// Who sits where changes no measure of the table.
    #[test]
    fn the_order_of_seats_changes_nothing(script in scripts(), turn in 1..4u8) {
        let games = |turn: u8| std::iter::once(script.row(|side| (side + turn) % script.sides).0).collect::<Games>();
        let (sat, turned) = (games(0), games(turn));
        for (_, part) in Measure::parts() {
            match (part.over(&sat).value(), part.over(&turned).value()) {
                (Ok(a), Ok(b)) => prop_assert!(near(a, b), "{}: {a} and {b}", part.id),
                (a, b) => prop_assert_eq!(a, b, "{}", part.id),
            }
        }
    }

    /// Food: what came and did not go lies there, by the books too; origins add up to what was got; shares of origin to 1.
    #[test]
    fn flows_add_up(script in scripts()) {
        let (row, books) = script.row(|side| side);
        let lies: u64 = books.of_game().map(|(_, _, account)| account.closing).sum();
        prop_assert_eq!(row.food.closing, lies);
        prop_assert!(books.of_game().chain(books.of_round()).all(|(_, _, account)| account.closes()));
        prop_assert!(books.lives().all(|(_, lives)| lives.closes()));
        let alive: u32 = row.closing.iter().sum();
        prop_assert_eq!(u64::from(alive), books.lives().map(|(_, lives)| lives.alive).sum::<u64>());
        if script.habitat {
            return Ok(());
        }
        for (ix, side) in row.sides.iter().enumerate() {
            prop_assert!(near(side.origins.iter().sum(), side.food as f64));
            prop_assert!(near(row.by_side(|side| side.intake)[ix], side.food as f64));
        }
        let shares = Measure::parts().filter(|(measure, _)| measure.number == 6).filter_map(|(_, part)| part.of_game(&row));
        let shares: Vec<f64> = shares.flatten().collect();
        prop_assert!(shares.is_empty() || near(shares.iter().sum(), 1.0), "{:?}", shares);
    }

    /// Everybody who came to live is in the survival curve once, whichever way ages are assumed; known ages agree.
    #[test]
    fn everybody_goes_once(script in scripts()) {
        let row = as_they_sit(&script);
        let born: u32 = row.births.iter().sum();
        for sums in [&row.ages.mixed, &row.ages.oldest, &row.ages.youngest] {
            let gone: f64 = sums.died.iter().flatten().chain(&sums.censored).sum();
            prop_assert!(near(gone, f64::from(born)), "{gone} of {born}");
        }
        let alone = row.ages.mixed == row.ages.oldest && row.ages.mixed == row.ages.youngest;
        prop_assert!(script.habitat || alone);
    }

    /// The parts of the axis of shares are the whole.
    #[test]
    fn tenths_add_up(script in scripts()) {
        let row = as_they_sit(&script);
        let total = |series| (0..axis::BINS).filter_map(|bin| axis::of_bin(&row, series, bin).ok()).sum::<f64>();
        prop_assert!(near(total(Series::Intake), row.total(|side| side.intake)));
        prop_assert!(near(total(Series::Births), row.total(|side| side.births)));
        let mean = row.total(|side| side.heads) / row.rounds.len() as f64;
        prop_assert!(near(total(Series::Heads) / 10.0, mean));
    }
}

proptest! {
    #![proptest_config(cases(24))]

    /// Shards, in any order, are one run: the same bytes of rows, and the same bits of every estimate.
    #[test]
    fn shards_merge_to_one_run(scripts in prop::collection::vec(scripts(), 40), shard_of in prop::collection::vec(0..3usize, 40), turned in any::<bool>()) {
        let rows: Vec<Row> = scripts.iter().map(as_they_sit).collect();
        let mut whole = Games::default();
        let mut shards = [Games::default(), Games::default(), Games::default()];
        for (number, row) in (0..).zip(&rows) {
            whole.enter(number, number / 2, row.clone()).unwrap();
        }
        for ix in (0..rows.len()).rev() {
            shards[shard_of[ix]].enter(ix as u64, ix as u64 / 2, rows[ix].clone()).unwrap();
        }
        if turned {
            shards.reverse();
        }
        let [mut merged, second, third] = shards;
        // A shard travels as text.
        merged.merge(serde_json::from_slice(&bytes(&second)).unwrap()).unwrap();
        merged.merge(third).unwrap();
        prop_assert_eq!(bytes(&whole), bytes(&merged));
        for (_, part) in Measure::parts().filter(|(_, part)| part.unit != Unit::HollingType) {
            let of = |games: &Games| {
                let drawn = Drawn::new(part.over(games), &Resamples::of(games, 7, 20));
                serde_json::to_string(&estimate(part, &drawn)).unwrap()
            };
            prop_assert_eq!(of(&whole), of(&merged));
        }
    }
}

#[test]
fn a_game_is_entered_once() {
    let row = as_they_sit(&Script { sides: 2, habitat: false, rounds: vec![vec![]], scores: vec![0; 4] });
    let mut games = Games::default();
    games.enter(3, 3, row.clone()).unwrap();
    assert_eq!(games.enter(3, 3, row.clone()).unwrap_err().to_string(), "game 3 is there already");
    let other = games.clone();
    assert!(games.merge(other).is_err() && games.len() == 1);
}
