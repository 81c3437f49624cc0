//! The page of a report made by hand: three games, with numbers that are missing.

use clade_compare::asked::{Change, Shape};
use clade_compare::{Prose, Report, page};
use clade_engine::Module;

const GAMES: [&dyn Module; 3] = [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE];
const REPEAT: &str = "clade compare soup --seed 7 -o \"a<b\"";

fn report() -> Report {
    serde_json::from_str(include_str!("fixtures/report.json")).unwrap()
}

fn written(report: &Report, lang: &'static str) -> String {
    page::write(report, &Prose::new(lang, &GAMES), REPEAT)
}

/// The three settings as of one game: the second and the third with another value of an option.
fn settings(shape: Shape) -> Report {
    let mut report = report();
    report.asked.shape = shape;
    for (arm, value) in report.asked.arms.iter_mut().zip(["4", "3", "2"]) {
        arm.game = "soup".to_owned();
        arm.changes = vec![Change::Seats(value.parse().unwrap())];
    }
    report
}

/// What is between the first of these and the next of those.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("no {start}"));
    rest.split_once(end).map_or(rest, |(inside, _)| inside)
}

/// Tags that are opened are closed, in order; attributes and words hold no bare `<`.
#[test]
fn markup_is_whole() {
    const VOID: [&str; 2] = ["meta", "!DOCTYPE"];
    for report in [report(), settings(Shape::Versus), settings(Shape::Sweep("seats".to_owned()))] {
        let page = written(&report, "en");
        let mut open: Vec<&str> = Vec::new();
        for tag in page.split('<').skip(1).map(|part| part.split('>').next().unwrap()) {
            let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
            match tag {
                _ if VOID.contains(&name) || tag.ends_with('/') => {}
                _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(name)),
                _ => open.push(name),
            }
        }
        assert_eq!(open, Vec::<&str>::new());
        assert!(page.contains("a&lt;b"), "the command is escaped");
    }
}

/// Marine may end by a rule of this program, Soup may not; and what a rule takes away is not called chance.
#[test]
fn ends_that_no_rulebook_knows_are_told() {
    let page = written(&report(), "en");
    assert_eq!(page.matches("nobody has taken a card for 20 rounds in a row").count(), 1);
    assert!(page.contains("counted when a round begins: those who are left"));
    assert!(!written(&settings(Shape::Versus), "en").contains("rest-ends"));
}

/// One file: nothing is fetched and nothing is run.
#[test]
fn it_needs_nothing_else() {
    let page = written(&report(), "en").replace("http://www.w3.org/2000/svg", "");
    for word in ["http:", "https:", "<script", "<link", "@import", "<img", "font-face"] {
        assert!(!page.contains(word), "{word}");
    }
}

/// The parts stand in their order, in every language; each picture has a name, each has its table behind it.
#[test]
fn parts_and_pictures() {
    for lang in clade_table::LANGUAGES {
        let page = written(&report(), lang);
        assert!(page.contains(&format!("<html lang=\"{lang}\">")));
        let sections: Vec<&str> = page.split("<section id=\"").skip(1).map(|part| part.split('"').next().unwrap()).collect();
        assert_eq!(sections, ["rulebooks", "played", "findings", "pictures", "outliers", "method", "limits"]);
        let figures: Vec<&str> = page.split("<figure id=\"").skip(1).collect();
        let names: Vec<&str> = figures.iter().map(|figure| figure.split('"').next().unwrap()).collect();
        assert_eq!(names, ["flows", "population", "scarcity", "survival", "deaths", "origins", "early", "matrix"]);
        for figure in figures.iter().take(7) {
            let figure = figure.split("</figure>").next().unwrap();
            assert!(figure.contains("<details>") && figure.contains("<table>") && figure.contains("<figcaption>"), "{figure}");
        }
        // Food of three games and individuals of one; five rows of panels, two of them with one.
        let pictures = page.matches("role=\"img\"").count();
        assert_eq!((pictures, page.matches("<desc").count()), (4 + 4 * 3 + 2, pictures));
        assert!(between(&page, "id=\"outliers\"", "</section>").contains("clade gui soup-37.clade"));
    }
}

/// What has no value is a dash with its reason, and never 0.
#[test]
fn absences_are_told() {
    let (page, words) = (written(&report(), "en"), Prose::new("en", &GAMES));
    let row = |id: &str| {
        let head = format!(">{}</th>", words.measure(id));
        between(between(&page, "class=\"matrix\"", "</table>"), &head, "</tr>").to_owned()
    };
    let recycling = row("recycling");
    assert!(recycling.contains("class=\"absent\" title=\"nothing is eaten in this game\">– <sup>"), "{recycling}");
    assert!(recycling.contains("class=\"shade-4\">69") && recycling.contains("class=\"shade-0\">0"), "{recycling}");
    // Pieces of different games cannot be compared; shares fed of all can.
    assert_eq!((row("supply").matches("class=\"unfair\"").count(), row("fed_of_all").matches("class=\"unfair\"").count()), (3, 0));
}

/// No name of a text is left, nothing that should have been put in, and no English.
#[test]
fn every_word_is_in_its_language() {
    let shapes = [report(), settings(Shape::Versus), settings(Shape::Sweep("seats".to_owned()))];
    for lang in clade_table::LANGUAGES {
        for report in &shapes {
            let page = written(report, lang);
            let text = page.split_once("</style>").unwrap().1;
            for left in [">page-", ">words-", ">measure-", "{$", "{ $"] {
                assert!(!text.contains(left), "{lang}: {left}{}", text.split_once(left).unwrap().1.split('<').next().unwrap());
            }
            if lang != "en" {
                for word in ["greedy", "among", " of the ", "heads", "Food", "food", "scarcity", "feeding", "share of"] {
                    let found = words_of(text).find(|words| words.contains(word));
                    assert_eq!(found, None, "{lang}: {word}");
                }
            }
        }
    }
}

/// What is read: words between tags and in titles, without commands and names of files.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let is_code = |part: &&str| !part.starts_with("code>");
    let titles = text.split("title=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    text.split('<').filter(is_code).filter_map(|part| part.split_once('>').map(|(_, words)| words)).chain(titles)
}

/// Settings of one game have tables of their differences, the numbers that were named before the run first.
#[test]
fn settings_of_one_game_are_held_against_each_other() {
    let page = written(&settings(Shape::Versus), "en");
    let differences = between(&page, "<section id=\"differences\"", "</section>");
    let first = between(differences, "<tbody>", "</tbody>");
    assert_eq!(first.matches("<tr>").count(), 12);
    let verdicts = ["higher", "within noise", "lower", "alike to within"].map(|verdict| differences.contains(verdict));
    assert_eq!(verdicts, [true; 4]);
    assert!(!page.contains("id=\"sweep\""));
}

#[test]
fn a_sweep_has_a_curve_for_each_number_that_was_named() {
    let page = written(&settings(Shape::Sweep("seats".to_owned())), "en");
    let sweep = between(&page, "<figure id=\"sweep\"", "</figure>");
    assert_eq!(sweep.matches("role=\"img\"").count(), 12);
}
