//! What is said of comparisons made by hand, word for word, in three languages.

mod made;

use clade_compare::report::{Extreme, Finding, Outlier, Says};
use clade_compare::{Asked, Change, Prose, Shape};
use clade_ecology::measure::Unit;
use clade_ecology::statistics::{Bounded, Effects, Interval, Pairing, Verdict};
use clade_ecology::{Absent, Measure};
use made::{GAMES, LANGUAGES, arm, beside, each, finding, judged, option, report, versus};

#[test]
fn numbers_are_written_as_people_write_them() {
    let numbers = |value: f64, unit: Unit| each(|words| words.number(value, unit));
    assert_eq!(numbers(0.36421, Unit::Share), ["36.4%", "36,4 %", "36,4%"]);
    assert_eq!(numbers(0.004, Unit::Share), ["0.40%", "0,40 %", "0,40%"]);
    assert_eq!(numbers(1.0, Unit::Share), ["100%", "100 %", "100%"]);
    assert_eq!(numbers(-0.032, Unit::Difference), ["−3.2 pp", "−3,2 п. п.", "−3,2 p.p."]);
    assert_eq!(numbers(-0.08331, Unit::PerHeadAndRound), ["−0.083", "−0,083", "−0,083"]);
    assert_eq!(numbers(3.2168, Unit::PiecesAHead), ["3.22", "3,22", "3,22"]);
    assert_eq!(numbers(431.26, Unit::Decisions), ["431.3", "431,3", "431,3"]);
    assert_eq!(numbers(12_345.6, Unit::Decisions), ["12,346", "12 346", "12 346"]);
    assert_eq!(numbers(-0.000_001, Unit::Correlation), ["0.00000", "0,00000", "0,00000"]);
    assert_eq!(numbers(0.0, Unit::Correlation), ["0", "0", "0"]);
    assert_eq!(numbers(2.0, Unit::HollingType), ["II", "II", "II"]);
}

#[test]
fn intervals_have_as_many_decimals_as_their_numbers() {
    let value = Bounded { value: Ok(0.364), interval: Ok(Interval { low: 0.34, high: 0.3881 }) };
    assert_eq!(each(|words| words.bounded(&value, Unit::Share)), ["36.4% [34.0, 38.8]", "36,4 % [34,0; 38,8]", "36,4% [34,0; 38,8]"]);
    let alone = Bounded { value: Ok(5.5), interval: Err(Absent::FewGames(30)) };
    assert_eq!(each(|words| words.bounded(&alone, Unit::Rounds)), ["5.50", "5,50", "5,50"]);
    let none = Bounded { value: Err(Absent::NoStores), interval: Err(Absent::NoStores) };
    assert_eq!(each(|words| words.bounded(&none, Unit::Share)), ["–"; 3]);
}

#[test]
fn amounts_agree_with_their_number() {
    let amounts = |value: f64, unit: Unit| each(|words| words.amount(value, unit));
    assert_eq!(amounts(1.0, Unit::Rounds), ["1 round", "1 раунд", "1 rundę"]);
    assert_eq!(amounts(3.0, Unit::Rounds), ["3 rounds", "3 раунда", "3 rundy"]);
    assert_eq!(amounts(25.0, Unit::Rounds), ["25 rounds", "25 раундов", "25 rund"]);
    assert_eq!(amounts(2.5, Unit::Rounds), ["2.50 rounds", "2,50 раунда", "2,50 rundy"]);
    assert_eq!(amounts(0.063, Unit::Difference), ["6.3 percentage points", "6,3 п. п.", "6,3 p.p."]);
    assert_eq!(amounts(3.0, Unit::HollingType), ["type III", "тип III", "typ III"]);
}

#[test]
fn reasons_agree_with_their_number() {
    let absent = |why: Absent| each(|words| words.absent(why));
    assert_eq!(absent(Absent::FewRounds(21)), ["it needs at least 21 rounds", "нужен хотя бы 21 раунд", "potrzeba co najmniej 21 rund"]);
    assert_eq!(
        absent(Absent::FewGames(200)),
        ["it needs at least 200 games", "нужно хотя бы 200 партий", "potrzeba co najmniej 200 partii"]
    );
    assert_eq!(
        absent(Absent::FewAtRisk(10)),
        ["fewer than 10 reached that age", "до этого возраста дожило меньше 10 особей", "tego wieku dożyło mniej niż 10 osobników"]
    );
}

#[test]
fn arms_have_short_and_long_names() {
    let asked = beside();
    assert_eq!(each(|words| words.short(&asked, 2)), ["Evolution", "Эволюция", "Ewolucja"]);
    assert_eq!(each(|words| words.short(&asked, 3)), ["Evolution (random bots)", "Эволюция (случайные боты)", "Ewolucja (boty losowe)"]);
    assert_eq!(
        each(|words| words.long(&asked, 0)),
        ["Primordial Soup (4 greedy bots)", "Первичный бульон (4 жадных бота)", "Pierwotna zupa (4 boty zachłanne)"]
    );
    let mixed = Asked { arms: vec![arm(0, "nowhere", &["greedy", "random", "deep", "deep"])], ..asked };
    assert_eq!(Prose::new("en", &GAMES).long(&mixed, 0), "nowhere (1 greedy bot, 1 random bot, 2 bots “deep”)");
}

#[test]
fn settings_of_one_game_are_headed_by_what_changes() {
    let short = |asked: &Asked| [0, 1].map(|arm| Prose::new("en", &GAMES).short(asked, arm));
    assert_eq!(short(&versus(option("continents", "yes"))), ["as printed", "Continents: yes"]);
    assert_eq!(short(&versus(option("tail-loss", "may"))), ["as printed", "Tail loss: may be declined"]);
    assert_eq!(short(&versus(Change::Mod("lean".to_owned()))), ["as printed", "mod “lean”"]);
    assert_eq!(short(&versus(Change::Seats(3))), ["4 players", "3 players"]);
    assert_eq!(short(&versus(Change::Players(vec!["random".to_owned()]))), ["greedy bots", "random bots"]);
    let swept = Asked { shape: Shape::Sweep("tail-loss".to_owned()), ..versus(option("tail-loss", "may")) };
    assert_eq!(short(&swept), ["Tail loss: must save the animal", "Tail loss: may be declined"]);
    let mut kept = versus(option("tail-loss", "may"));
    for arm in &mut kept.arms {
        arm.setup.options.insert("continents".to_owned(), "yes".to_owned());
    }
    assert_eq!(short(&kept), ["unchanged", "Tail loss: may be declined"]);
    let games = Asked { shape: Shape::Sweep("seats".to_owned()), ..beside() };
    assert_eq!(Prose::new("en", &GAMES).short(&games, 0), "Primordial Soup; 4 players");
}

const LIMIT: [&str; 3] = [
    "What it costs to go hungry differs from game to game. Who is eaten or killed while feeding lasts is not among the judged: with many of those it is \
     higher than in a game that has none, so across games compare the share fed of all.",
    "Чем грозит голод, в каждой игре решают по-своему. Съеденных и убитых по ходу кормления не проверяют: где их много, эта доля выше, чем в игре, где их \
     нет; между играми сравнивайте долю накормленных из всех.",
    "Ile kosztuje głód, każda gra rozstrzyga po swojemu. Zjedzonych i zabitych w trakcie żerowania się nie sprawdza: gdzie jest ich dużo, odsetek ten jest \
     wyższy niż w grze, w której ich nie ma; między grami porównuj odsetek nakarmionych ze wszystkich.",
];

fn ends_with_limit(said: [&str; 3]) -> Vec<String> {
    said.iter().zip(LIMIT).map(|(said, limit)| format!("{said} {limit}")).collect()
}

#[test]
fn what_differs_between_games() {
    let judged = judged("fed", [0.301, 0.364], 0.013, Verdict::Different);
    let report = report(beside(), &[[0, 2], [1, 3]], &judged, Pairing::Apart);
    let said = each(|words| words.finding(&report, &finding("fed", Says::Higher, &[0], &[1])));
    assert_eq!(
        said.to_vec(),
        ends_with_limit([
            "In Evolution (4 greedy bots), the share fed was higher than in Primordial Soup (4 greedy bots) by 6.3 percentage points [5.0, 7.6] \
             (36.4% against 30.1%; d = −0.41; adjusted p ≤ 0.012; n = 2000). It holds among greedy bots, but not among random bots.",
            "В игре «Эволюция» (4 жадных бота) доля накормленных была выше, чем в игре «Первичный бульон» (4 жадных бота), на 6,3 п. п. [5,0; 7,6] \
             (36,4 % против 30,1 %; d = −0,41; p с поправкой ≤ 0,012; n = 2000). Это верно для жадных ботов, но не для случайных ботов.",
            "W grze „Ewolucja” (4 boty zachłanne) odsetek nakarmionych był wyższy niż w grze „Pierwotna zupa” (4 boty zachłanne) o 6,3 p.p. [5,0; 7,6] \
             (36,4% wobec 30,1%; d = −0,41; p z poprawką ≤ 0,012; n = 2000). Dotyczy to botów zachłannych, ale nie botów losowych.",
        ])
    );
}

/// Who plays is not repeated with each game where the same play everywhere: the end of the finding says it.
#[test]
fn players_that_are_the_same_everywhere_are_told_once() {
    let mut asked = beside();
    asked.arms.retain(|arm| arm.players[0] == "greedy");
    let report = report(asked, &[[0, 1]], &judged("fed", [0.301, 0.364], 0.013, Verdict::Different), Pairing::Apart);
    let said = each(|words| words.finding(&report, &finding("fed", Says::Higher, &[0], &[])));
    assert!(said[0].starts_with("In Evolution, the share fed was higher than in Primordial Soup by 6.3 percentage points"), "{}", said[0]);
    assert!(said[0].contains("Tested among greedy bots only."), "{}", said[0]);
}

/// What a game's rules do not know is no discovery: neither d nor p is told of it.
#[test]
fn what_is_so_in_each_game_is_not_tested() {
    let mut judged = judged("fed", [0.0, 0.364], 0.013, Verdict::Fixed);
    (judged.compared.fixed, judged.compared.effects, judged.adjusted) = ([true, false], Effects::default(), None);
    let report = report(beside(), &[[0, 2], [1, 3]], &judged, Pairing::Apart);
    let said = each(|words| words.finding(&report, &finding("fed", Says::Higher, &[0, 1], &[])));
    for (said, numbers) in said.iter().zip([
        "(36.4% against 0% in each game; n = 2000)",
        "(36,4 % против 0 % в каждой партии; n = 2000)",
        "(36,4% wobec 0% w każdej partii; n = 2000)",
    ]) {
        assert!(said.contains(numbers), "{said}");
    }
}

#[test]
fn where_the_reverse_holds_is_told() {
    let mut report = report(beside(), &[[0, 2], [1, 3]], &judged("fed", [0.301, 0.364], 0.013, Verdict::Different), Pairing::Apart);
    report.pairs[1].judged = vec![judged("fed", [0.364, 0.301], 0.013, Verdict::Different)];
    let said = each(|words| words.finding(&report, &finding("fed", Says::Higher, &[0], &[1])));
    for (said, holds) in said.iter().zip([
        "It holds among greedy bots; among random bots the reverse holds.",
        "Это верно для жадных ботов, а для случайных ботов верно обратное.",
        "Dotyczy to botów zachłannych, a w przypadku botów losowych jest odwrotnie.",
    ]) {
        assert!(said.contains(holds), "{said}");
    }
}

#[test]
fn what_a_changed_rule_does_is_told_without_a_cause() {
    let mut judged = judged("fed", [0.364, 0.301], 0.013, Verdict::Different);
    judged.adjusted = Some(0.0004);
    let report = report(versus(option("tail-loss", "may")), &[[0, 1]], &judged, Pairing::Paired);
    let lower = Finding { found_by_looking: true, ..finding("fed", Says::Lower, &[0], &[]) };
    let said = each(|words| words.finding(&report, &lower));
    assert_eq!(
        said.to_vec(),
        ends_with_limit([
            "In Evolution (4 greedy bots) with “Tail loss: may be declined”, the share fed was lower than as printed by 6.3 percentage points [5.0, 7.6] \
             (30.1% against 36.4%; d = −0.41; adjusted p < 0.001; n = 2000). No other rule was changed, and the same seeds were played. \
             Found by looking: it was not on the list named before the run. Tested among greedy bots only.",
            "В игре «Эволюция» (4 жадных бота) при настройке «Отбрасывание хвоста: по желанию» доля накормленных была ниже, чем по печатным \
             правилам, на 6,3 п. п. [5,0; 7,6] (30,1 % против 36,4 %; d = −0,41; p с поправкой < 0,001; n = 2000). Других правил не меняли, номера раздач \
             те же. Замечено уже по результатам: в списке, составленном до игр, этого показателя не было. Проверено только для жадных ботов.",
            "W grze „Ewolucja” (4 boty zachłanne) przy ustawieniu „Odpadający ogon: dobrowolne” odsetek nakarmionych był niższy niż według instrukcji \
             o 6,3 p.p. [5,0; 7,6] (30,1% wobec 36,4%; d = −0,41; p z poprawką < 0,001; n = 2000). Innych zasad nie zmieniono, a numery rozdań były te \
             same. Zauważone dopiero w wynikach: na liście ułożonej przed rozgrywkami tego wskaźnika nie było. Sprawdzono to tylko dla botów zachłannych.",
        ])
    );
}

#[test]
fn other_seats_and_other_players_are_no_experiment() {
    let judged = judged("fed", [0.301, 0.364], 0.013, Verdict::Different);
    let first = |change: Change| {
        let report = report(versus(change), &[[0, 1]], &judged, Pairing::Apart);
        let said = each(|words| words.finding(&report, &finding("fed", Says::Higher, &[0], &[])));
        said.map(|said| said.split_once(" (36").unwrap().0.to_owned() + said.split_once(").").unwrap().1)
    };
    let seats = first(Change::Seats(3));
    assert!(
        seats[0].starts_with("In Evolution (greedy bots) with 3 players, the share fed was higher than with 4 players by"),
        "{seats:?}"
    );
    assert!(
        seats[1].starts_with("В игре «Эволюция» (жадные боты) при 3 игроках доля накормленных была выше, чем при 4 игроках, на"),
        "{seats:?}"
    );
    assert!(
        seats[2].starts_with("W grze „Ewolucja” (boty zachłanne) przy 3 graczach odsetek nakarmionych był wyższy niż przy 4 graczach o")
    );
    assert!(!seats[0].contains("No other rule"), "{seats:?}");
    let players = first(Change::Players(vec!["random".to_owned()]));
    assert!(players[0].starts_with("In Evolution with random bots, the share fed was higher than with greedy bots by"), "{players:?}");
    assert!(
        players[1].starts_with("В игре «Эволюция» со случайными ботами доля накормленных была выше, чем с жадными ботами, на"),
        "{players:?}"
    );
    assert!(players[2].starts_with("W grze „Ewolucja” z botami losowymi odsetek nakarmionych był wyższy niż z botami zachłannymi o"));
    assert!(players.iter().zip(LIMIT).all(|(said, limit)| said.ends_with(&format!("] {limit}"))), "who plays is told already: {players:?}");
}

#[test]
fn what_is_alike_and_what_is_not_seen() {
    let alike = judged("fed", [0.301, 0.305], 0.01, Verdict::Alike { within: 0.02 });
    let told = report(beside(), &[[0, 2], [1, 3]], &alike, Pairing::Apart);
    let said = each(|words| words.finding(&told, &finding("fed", Says::Alike, &[0, 1], &[])));
    assert_eq!(
        said.to_vec(),
        ends_with_limit([
            "Share fed: alike to within 2 percentage points, 30.5% in Evolution (4 greedy bots) and 30.1% in Primordial Soup (4 greedy bots) (n = 2000). \
             It holds among greedy bots and random bots.",
            "Доля накормленных: одинаково с точностью до 2 п. п., 30,5 % в игре «Эволюция» (4 жадных бота) и 30,1 % в игре «Первичный бульон» \
             (4 жадных бота) (n = 2000). Это верно для жадных ботов и случайных ботов.",
            "Odsetek nakarmionych: tak samo z dokładnością do 2 p.p., 30,5% w grze „Ewolucja” (4 boty zachłanne) i 30,1% w grze „Pierwotna zupa” \
             (4 boty zachłanne) (n = 2000). Dotyczy to botów zachłannych i botów losowych.",
        ])
    );
    let mut noise = judged("fed", [0.301, 0.305], 0.05, Verdict::Noise { would_find: Some(0.071) });
    noise.compared.counted = [2000, 1990];
    let told = report(beside(), &[[0, 2]], &noise, Pairing::Apart);
    let said = each(|words| words.finding(&told, &finding("fed", Says::Unsure, &[0], &[])));
    assert_eq!(
        said.to_vec(),
        ends_with_limit([
            "Share fed: no difference was seen, 30.5% in Evolution (4 greedy bots) and 30.1% in Primordial Soup (4 greedy bots) (n = 1990 and 2000). That \
             does not prove them equal: this many games show a difference of 7.1 percentage points in four runs out of five. Tested among greedy bots only.",
            "Доля накормленных: различий не видно, 30,5 % в игре «Эволюция» (4 жадных бота) и 30,1 % в игре «Первичный бульон» (4 жадных бота) (n = 1990 и \
             2000). Это не доказывает равенства: при таком числе партий различие в 7,1 п. п. обнаруживается в четырёх случаях из пяти. Проверено только \
             для жадных ботов.",
            "Odsetek nakarmionych: nie widać różnicy, 30,5% w grze „Ewolucja” (4 boty zachłanne) i 30,1% w grze „Pierwotna zupa” (4 boty zachłanne) (n = 1990 i \
             2000). To nie dowodzi równości: przy tylu partiach różnicę 7,1 p.p. wykrywa się w czterech przypadkach na pięć. Sprawdzono to tylko dla botów \
             zachłannych.",
        ])
    );
}

/// What was not seen does not hold among anybody: it was looked for.
#[test]
fn what_is_seen_nowhere_was_tested() {
    let noise = judged("fed", [0.301, 0.305], 0.05, Verdict::Noise { would_find: None });
    let report = report(beside(), &[[0, 2], [1, 3]], &noise, Pairing::Apart);
    let said = each(|words| words.finding(&report, &finding("fed", Says::Unsure, &[0, 1], &[])));
    for (said, tested) in said.iter().zip([
        "That does not prove them equal. Tested among greedy bots and random bots.",
        "Это не доказывает равенства. Проверено для жадных ботов и случайных ботов.",
        "To nie dowodzi równości. Sprawdzono to dla botów zachłannych i botów losowych.",
    ]) {
        assert!(said.contains(tested), "{said}");
    }
}

/// Where a rule brings more food, that is said beside the findings; not where players or seats are changed, and not where nothing was seen.
#[test]
fn an_experiment_tells_its_food() {
    let differs = judged("supply", [8.891, 11.633], 0.2, Verdict::Different);
    let told = |change: Change, judged: &clade_ecology::statistics::Judged, pairing: Pairing| {
        let report = report(versus(change), &[[0, 1]], judged, pairing);
        LANGUAGES.map(|lang| Prose::new(lang, &GAMES).supply_differs(&report, &report.pairs[0]).map(|said| said.replace('\u{a0}', " ")))
    };
    let [en, ru, pl] = told(option("cycle", "closed"), &differs, Pairing::Paired).map(Option::unwrap);
    let at_hand =
        "11.6 pieces a round in Evolution (4 greedy bots) with “Food cycle: closed, through a compost”, 8.89 pieces a round as printed";
    assert!(en.starts_with(&format!("The food at hand differs, too: {at_hand}.")), "{en}");
    assert!(ru.contains("11,6") && ru.contains("8,89") && pl.contains("11,6") && pl.contains("8,89"), "{ru} {pl}");
    assert_eq!(told(Change::Seats(3), &differs, Pairing::Apart), [None, None, None]);
    let alike = judged("supply", [8.891, 8.92], 0.2, Verdict::Noise { would_find: None });
    assert_eq!(told(option("cycle", "level"), &alike, Pairing::Paired), [None, None, None]);
}

/// No sentence names a cause, whatever is told.
#[test]
fn every_number_makes_a_sentence() {
    for lang in LANGUAGES {
        let words = Prose::new(lang, &GAMES);
        for (_, part) in Measure::parts() {
            for (says, values) in [(Says::Higher, [1.0, 2.5]), (Says::Lower, [2.5, 1.0])] {
                let judged = judged(part.id, values, 0.3, Verdict::Different);
                let report = report(versus(option("continents", "yes")), &[[0, 1]], &judged, Pairing::Paired);
                let said = words.finding(&report, &finding(part.id, says, &[0], &[]));
                let faults = ["{", "measure-", "unit-", "limit-", "words-", "because", "makes", "потому что", "ponieważ"];
                let help = words.measure_help(part.id);
                assert!(!faults.iter().any(|fault| said.contains(fault)), "{lang} {}: {said}", part.id);
                assert!(help.ends_with('.') && !help.contains("measure-"), "{lang} {}: {help}", part.id);
                assert!(said.ends_with(&words.limit_in(part.id, &["evolution"])), "{lang} {}: {said}", part.id);
            }
        }
    }
}

/// What is to be said of one game is not said where it is not compared; what holds for several names those that are.
#[test]
fn limits_are_about_the_games_that_are_compared() {
    let in_games = |games: &[&str]| each(|words| words.limit_in("scarcity", games));
    let first = "It says what there was when feeding began, not who got it.";
    assert_eq!(in_games(&["evolution"])[0], first);
    let marine = in_games(&["marine"]);
    let habitat = "it is the mean over rounds of the share that goes hungry, without those that need nothing; the share fed counts every individual of the game once, so the two need not make 100%.";
    assert_eq!(marine[0], format!("{first} Where nothing is eaten (Dominant Species: Marine), {habitat}"));
    assert!(
        marine[1].contains("(Доминирующие виды. Мировой океан)") && marine[2].contains("(Dominant Species: Władcy Oceanu)"),
        "{marine:?}"
    );
    let both = in_games(&["marine", "dominant"]);
    assert_eq!(
        both[0],
        format!("{first} Where nothing is eaten (Dominant Species: Marine, dominant), {habitat}"),
        "one is known by its id"
    );
    assert!(each(|words| words.limit("scarcity"))[0].contains("In Soup"), "all games that are known");
    let of_score = |id: &str| each(|words| words.limit_in(id, &["evolution"]))[0].contains("More heads eat more");
    assert_eq!(["rank_food", "rank_hunger"].map(of_score), [true, false], "what is said of one number is not said of another");
    let (measure, _) = Measure::part("rank_food").unwrap();
    let all = each(|words| words.limit_of(measure, &["evolution"]));
    assert_eq!(all[0].matches("More heads eat more").count(), 1, "{}", all[0]);
}

#[test]
fn a_game_that_stands_out() {
    let outlier = Outlier {
        arm: 2,
        game: 17,
        seed: 99,
        id: "fed".to_owned(),
        value: 0.121,
        median: 0.364,
        distance: -5.0,
        extreme: Extreme::Lowest,
        round: Some(5),
        step: None,
        record: None,
    };
    let judged = judged("fed", [0.3, 0.4], 0.01, Verdict::Different);
    let report = report(beside(), &[[0, 2]], &judged, Pairing::Apart);
    assert_eq!(
        each(|words| words.outlier(&report, &outlier)),
        [
            "Evolution (4 greedy bots), game 17, counted from 0 (seed 99): share fed 12.1%, the lowest value; the median is 36.4%. It stands out most in round 5.",
            "Эволюция (4 жадных бота), партия 17, считая с 0 (номер раздачи 99): доля накормленных — 12,1 %, наименьшее значение; медиана 36,4 %. \
             Сильнее всего это видно в раунде 5.",
            "Ewolucja (4 boty zachłanne), partia 17, licząc od 0 (numer rozdania 99): odsetek nakarmionych – 12,1%, najniższa wartość; mediana 36,4%. Najwyraźniej \
             widać to w rundzie 5.",
        ]
    );
}
