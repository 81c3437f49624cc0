//! What a person wishes is asked, or refused.

use crate::ponds::{three_settings, wish};
use clade_compare::plan::{Alteration, Own, Seats, Sweep};
use clade_compare::{Asked, Change, PlanError, Shape, Wish};
use clade_engine::Module;

/// Setting, seats and players of each arm.
fn arms(wish: &Wish) -> Vec<(usize, u8, String)> {
    let asked = wish.plan().unwrap().asked;
    asked.arms.iter().map(|arm| (arm.setting, arm.setup.seats, arm.strength())).collect()
}

fn refused(wish: &Wish) -> String {
    wish.plan().map(|planned| planned.asked).unwrap_err().to_string()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[test]
fn each_kind_of_players_plays_each_setting() {
    let both = Wish { bots: words(&["greedy", "random"]), ..wish(1) };
    assert_eq!(arms(&both), [(0, 2, "greedy".to_owned()), (0, 2, "random".to_owned())]);
    let asked = both.plan().unwrap().asked;
    assert_eq!((asked.shape.clone(), asked.shown(), asked.strengths()), (Shape::Beside, vec![0], words(&["greedy", "random"])));
    let table = Wish { seats: Seats::Table(words(&["greedy", "random", "random"])), ..wish(1) };
    assert_eq!(arms(&table), [(0, 3, "greedy,random,random".to_owned())]);
}

#[test]
fn settings_are_held_against_the_first() {
    let wish = three_settings(1);
    let of = |n, seats, who: &str| (n, seats, who.to_owned());
    assert_eq!(arms(&wish), [of(0, 2, "random"), of(1, 3, "random"), of(2, 2, "greedy")]);
    let asked = wish.plan().unwrap().asked;
    assert_eq!(asked.arms[1].changes, [Change::Seats(3)]);
    assert_eq!(asked.arms[2].changes[0].word(), "bots=greedy");
}

#[test]
fn sweeps_go_step_by_step() {
    let by = |by| Wish { by: Some(by), ..wish(1) };
    let seats: Vec<u8> = arms(&by(Sweep::Seats(Vec::new()))).iter().map(|(_, seats, _)| *seats).collect();
    assert_eq!(seats, [2, 3, 4]);
    let bots: Vec<String> = arms(&by(Sweep::Bots(Vec::new()))).into_iter().map(|(.., bot)| bot).collect();
    assert_eq!(bots, ["random", "greedy"]);
    let unknown = refused(&by(Sweep::Option("seat".to_owned(), Vec::new())));
    assert!(unknown.contains("'seat'"), "{unknown}");
}

#[test]
fn players_move_on_where_they_differ() {
    let mixed = Wish { seats: Seats::Table(words(&["greedy", "random", "random"])), ..wish(6) };
    let arm = &mixed.plan().unwrap().asked.arms[0];
    let greedy: Vec<usize> = (0..4).map(|game| (0..3).position(|seat| arm.player(game, seat) == "greedy").unwrap()).collect();
    assert_eq!(greedy, [0, 1, 2, 0]);
    let clusters: Vec<u64> = (0..4).map(|game| arm.cluster(game).0).collect();
    assert_eq!(clusters, [0, 0, 0, 1], "games of one seed with the players turned round");
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let same = Wish { versus: vec![vec![Alteration::Seats(2)]], ..wish(1) };
    assert!(matches!(same.plan(), Err(PlanError::Same(word)) if word == "seats=2"));
    let none = Wish { modules: Vec::new(), versus: vec![vec![Alteration::Seats(2)]], ..wish(1) };
    assert!(matches!(none.plan(), Err(PlanError::OneGame)));
    assert!(refused(&Wish { bots: words(&["gredy"]), ..wish(1) }).contains("gredy"));
    assert!(refused(&Wish { seats: Seats::Number(9), ..wish(1) }).contains('9'));
    assert!(refused(&Wish { options: vec![("rain".to_owned(), "no".to_owned())], ..wish(1) }).contains("rain"));
}

/// What asks the same is typed by whoever reads a report.
#[test]
fn the_command_asks_the_same() {
    let command = |wish: Wish| wish.plan().unwrap().asked.command();
    assert_eq!(command(wish(5)), "clade compare pond --seats 2 --bots random -n 5 --seed 7");
    assert_eq!(command(three_settings(5)), "clade compare pond --vs seats=3 --vs bots=greedy --seats 2 --bots random -n 5 --seed 7");
    let seats = Wish { by: Some(Sweep::Seats(vec![2, 4])), ..wish(5) };
    assert_eq!(command(seats), "clade compare pond --by seats=2,4 --bots random -n 5 --seed 7");
    let bots = Wish { by: Some(Sweep::Bots(Vec::new())), ..wish(5) };
    assert_eq!(command(bots), "clade compare pond --by bots=random,greedy --seats 2 -n 5 --seed 7");
    let table = Wish { seats: Seats::Table(words(&["greedy", "random"])), ..wish(6) };
    assert_eq!(command(table), "clade compare pond --seats greedy,random -n 6 --seed 7");
}

/// Two games of the shelf have an option of one name, with values of their own: each is told its own.
#[test]
fn an_option_may_be_of_one_game() {
    let own =
        |game: &str, value: &str| Own { game: game.to_owned(), options: vec![("edition".to_owned(), value.to_owned())], ..Own::default() };
    let games: Vec<&'static dyn Module> = vec![&clade_soup::MODULE, &clade_marine::MODULE];
    let of = |own: Vec<Own>| Wish { modules: games.clone(), own, ..wish(1) }.plan().unwrap().asked;
    let options = |asked: &Asked| asked.arms.iter().map(|arm| arm.setup.options.values().cloned().collect::<String>()).collect::<Vec<_>>();
    let both = of(vec![own("soup", "df1997"), own("marine", "phalanx2023")]);
    assert_eq!(options(&both), ["df1997", "phalanx2023"]);
    let command = "clade compare soup marine -o marine.edition=phalanx2023 -o soup.edition=df1997 --seats 2 --bots random -n 1 --seed 7";
    assert_eq!(both.command(), command);
    assert_eq!(options(&of(vec![own("marine", "phalanx2023")])), ["", "phalanx2023"]);
}
