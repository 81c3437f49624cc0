use super::TablePage;
use super::desk::{Desk, Person};
use crate::art::Icons;
use crate::game::Seen;
use crate::prefs::{Mood, Palette, Preferences};
use crate::shared::Shared;
use crate::theme::Theme;
use clade_engine::{Actor, Module, Observer, Seat, Setup, Side, Tools};
use clade_table::{Header, Table, Texts};

static MODULES: &[&dyn Module] = &[&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_pond::MODULE];

fn picture(module: &'static dyn Module, seats: u8, steps: usize, mood: Mood, size: [f32; 2], name: &str) {
    let setup = Setup { seats, options: Default::default() };
    let ruleset = module.ruleset(&setup, &[]).unwrap();
    let about = module.about();
    let mut table = Table::new(ruleset.open(Tools::default()).unwrap(), Header::new(about.id, about.version, ruleset.hash(), setup, 7));
    table.listen(true);
    let mut bot = clade_bots::bot("greedy", 3).unwrap();
    while !table.is_over() && (table.steps() < steps || table.turn().actor != Actor::Seat(Seat(0))) {
        match table.turn().actor {
            Actor::Chance => table.chance().unwrap(),
            _ => {
                let (face, at) = table.parts();
                let index = bot.choose(face, at);
                table.play(index).unwrap();
            }
        }
    }
    let observer = Observer::Seat(Seat(0));
    let seen = Seen::new(table.face(), table.handle(), observer, table.steps()).unwrap();
    let log = table.log(observer);
    let cards = ruleset.cards();
    let sides: Vec<_> = (0..table.face().sides()).map(|s| (table.face().seat_of(Side(s)), table.face().name_of(Side(s)))).collect();
    let people: Vec<Person> = (0..seats)
        .map(|s| Person { name: ["Ada", "Greedy", "Greedy", "Random", "A", "B", "C", "D"][usize::from(s)].to_owned(), is_bot: s > 0 })
        .collect();
    let own = crate::texts::own("en");
    let words = Texts::new("en", &[&own, &module.texts("en")]).unwrap();
    let game_words = Texts::new("en", &[&own, &ruleset.texts("en")]).unwrap();
    let shared =
        Shared { modules: MODULES, words, theme: Theme::new(mood, Palette::Usual), icons: Icons::default(), prefs: Preferences::default() };
    let letters = super::desk::letters(&sides.iter().map(|(_, name)| clade_engine::Translate::text(&game_words, name)).collect::<Vec<_>>());
    let mut page = TablePage::default();
    let mut harness = egui_kittest::Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_accessibility_check(false)
        .with_context_setup(move |ctx| {
            crate::theme::apply(ctx, &Theme::new(mood, Palette::Usual), &Preferences::default());
        })
        .wgpu()
        .build_ui(|ui| {
            let desk = Desk {
                shared: &shared,
                words: &game_words,
                seen: &seen,
                version: 1,
                log: &log,
                cards: &cards,
                people: &people,
                sides: &sides,
                letters: &letters,
                thinking: None,
                paused: false,
                undo: None,
                looks_back: None,
                steps: table.steps(),
                replay: false,
                hint: None,
                curtain: None,
                standings: &[],
            };
            page.show(ui, &desk, &mut Vec::new());
        });
    harness.run_steps(4);
    harness.render().unwrap().save(format!("/tmp/look-{name}.png")).unwrap();
}

#[test]
fn look() {
    let which = std::env::var("LOOK").unwrap_or_default();
    let small = [1280.0, 760.0];
    for (module, seats, steps, name) in
        [(MODULES[0], 4, 140, "soup"), (MODULES[1], 4, 120, "evolution"), (MODULES[2], 4, 300, "marine"), (MODULES[3], 3, 20, "pond")]
    {
        if which.is_empty() || which.contains(name) {
            picture(module, seats, steps, Mood::Dark, small, name);
        }
    }
}
