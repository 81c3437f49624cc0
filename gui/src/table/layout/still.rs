//! A table with fixed places stays still, whatever happens on it: over whole random games of every set-up.

use super::{Drawn, Form, Part, Place, Roots, Ruler, regions};
use crate::testing::MODULES;
use clade_bots::Bot;
use clade_engine::scene::{Scene, Template};
use clade_engine::{Actor, Msg, Observer, Seat, Setup, Tools, Translate};
use egui::{Rect, Vec2, vec2};
use std::collections::BTreeMap;

/// Words as they are called in scenes: about as wide as letters are.
struct Bare;

impl Translate for Bare {
    fn text(&self, msg: &Msg) -> String {
        msg.args.iter().fold(msg.id.to_string(), |told, (name, arg)| format!("{told} {name} {arg:?}"))
    }
}

pub(super) const RULER: Ruler<'static> = Ruler { words: &Bare, width_of: &|text, size| text.chars().count() as f32 * size / 2.0 };

/// The table's room in a window of 1280×800, and in a high one.
const ROOMS: [Vec2; 2] = [vec2(946.0, 570.0), vec2(760.0, 980.0)];

/// How often somebody looks at the table, in answers.
const OFTEN: usize = 7;

/// Where things are on the table, to the point.
type At = BTreeMap<String, [i32; 2]>;

/// Where everything is that has a place of its own: surfaces alone in their regions, spaces of boards and displays.
fn placed(parts: &[Part], scene: &Scene) -> At {
    let of_part = |part: &Part| -> Vec<(String, [i32; 2])> {
        let node = |place: &Place| &scene.nodes[usize::from(place.node)];
        let roots = part.laid.places.iter().filter(|place| node(place).parent.is_none()).count();
        let is_space = |form: Form| matches!(form, Form::Hex | Form::Square | Form::Slot | Form::Corner);
        let on_sale = |place: &Place| {
            let parent = node(place).parent.map(|parent| &scene.nodes[usize::from(parent)]);
            matches!(place.form, Form::Card | Form::Low) && parent.is_some_and(|parent| parent.parent.is_none() && parent.owner.is_none())
        };
        let stays = |place: &&Place| {
            is_space(place.form)
                || on_sale(place)
                || roots == 1 && matches!(place.form, Form::Zone | Form::Herd | Form::Ground) && node(place).parent.is_none()
        };
        let at = |place: &Place| part.on_table(place.rect).min;
        part.laid
            .places
            .iter()
            .filter(stays)
            // A card that goes on in its row moves in the game.
            .map(|place| (format!("{} {:?}", node(place).id, node(place).at), [at(place).x, at(place).y].map(|x| x.round() as i32)))
            .collect()
    };
    parts.iter().flat_map(of_part).collect()
}

/// Plays a random game and compares the table with how it was; gives how often a region had to shrink.
fn play(
    game: &str,
    seats: u8,
    options: &[(&str, &str)],
    template: impl Fn(&dyn clade_engine::Face) -> Option<Template>,
    room: Vec2,
) -> Option<u32> {
    let module = clade_host::games::find(MODULES, game).unwrap();
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let mut face = module.ruleset(&Setup { seats, options }, &[]).unwrap().open(Tools::default()).unwrap();
    let template = template(&*face)?;
    let (mut scales, mut shrunk, mut before): (Vec<Drawn>, u32, At) = (Vec::new(), 0, At::new());
    let (at, mut bot) = (face.start(), clade_bots::Random::new(11));
    for step in 0.. {
        if step % OFTEN == 0 {
            let scene = face.scene(at, Observer::Seat(Seat(0))).unwrap();
            let roots = Roots::of(&scene, Some(&template));
            let parts = regions(&scene, &template, &roots.plane, room, 1.0, &scales, &RULER);
            for (part, region) in parts.iter().zip(&template.regions) {
                let inside = part.laid.places.iter().map(|place| part.on_table(place.rect)).reduce(Rect::union);
                let edge = Rect::from_min_size(egui::Pos2::ZERO, room).expand(1.0);
                assert!(
                    inside.is_none_or(|inside| edge.contains_rect(inside)),
                    "{game} {seats}: '{}' is larger than the table: {inside:?}",
                    region.name
                );
            }
            shrunk += scales.iter().zip(&parts).filter(|(scale, part)| part.drawn.scale < scale.scale).count() as u32;
            let now = placed(&parts, &scene);
            for (id, at) in &before {
                let moved = now.get(id).filter(|new| *new != at);
                assert_eq!(moved, None, "{game} {seats}, answer {step}: '{id}' was at {at:?}");
            }
            scales = parts.iter().map(|part| part.drawn.clone()).collect();
            before = now;
        }
        match face.turn(at).unwrap().actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, (step as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)).unwrap()),
            Actor::Seat(_) => {
                let index = bot.choose(&mut *face, at);
                face.advance(at, index).unwrap();
            }
        }
    }
    Some(shrunk)
}

/// How often an animal that stays is drawn elsewhere or in another size, in a whole game, of how many looks at one.
fn jumps(seats: u8, options: &[(&str, &str)], room: Vec2, seed: u64) -> [usize; 2] {
    let module = clade_host::games::find(MODULES, "evolution").unwrap();
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let mut face = module.ruleset(&Setup { seats, options }, &[]).unwrap().open(Tools::default()).unwrap();
    let template = face.template(clade_engine::scene::Form::Wide).unwrap();
    let (at, mut bot) = (face.start(), clade_bots::Greedy::new(seed));
    let (mut drawn, mut before): (Vec<Drawn>, BTreeMap<String, [i32; 3]>) = Default::default();
    let (mut moved, mut looks) = (0, 0);
    loop {
        let scene = face.scene(at, Observer::Seat(Seat(0))).unwrap();
        let roots = Roots::of(&scene, Some(&template));
        let parts = regions(&scene, &template, &roots.plane, room, 1.0, &drawn, &RULER);
        drawn = parts.iter().map(|part| part.drawn.clone()).collect();
        let herd = |place: &Place| {
            let node = &scene.nodes[usize::from(place.node)];
            node.parent.map_or_else(String::new, |at| format!("{} {}", node.id, scene.nodes[usize::from(at)].id))
        };
        let corner = |area: Rect| [area.min.x, area.min.y, area.width()].map(|x| x.round() as i32);
        let beasts = |part: &Part| -> Vec<(String, [i32; 3])> {
            let all = part.laid.places.iter().filter(|place| place.form == Form::Beast);
            all.map(|place| (herd(place), corner(part.on_table(place.rect)))).collect()
        };
        let now: BTreeMap<_, _> = parts.iter().flat_map(beasts).collect();
        let stays = now.iter().filter_map(|(id, at)| before.get(id).map(|was| (was, at)));
        looks += stays.clone().count();
        moved += stays.filter(|(was, at)| was != at).count();
        before = now;
        match face.turn(at).unwrap().actor {
            Actor::Over => return [moved, looks],
            Actor::Chance => drop(face.roll(at, looks as u64).unwrap()),
            Actor::Seat(_) => {
                let index = bot.choose(&mut *face, at);
                face.advance(at, index).unwrap();
            }
        }
    }
}

/// Over how many games: one alone may happen to be still.
const GAMES: u64 = 6;

#[test]
fn animals_seldom_jump() {
    // In thousandths of all looks at one.
    let all = [(2, vec![], 12), (4, vec![], 29), (4, vec![("time-to-fly", "yes"), ("continents", "yes")], 44)];
    for (seats, options, most) in all {
        let all = (1..=GAMES).map(|seed| jumps(seats, &options, ROOMS[0], seed));
        let [moved, looks] = all.reduce(|[moved, looks], [more, seen]| [moved + more, looks + seen]).unwrap();
        assert!(moved * 1000 <= looks * most, "{seats} {options:?}: {moved} of {looks}");
    }
}

#[test]
fn no_region_moves_and_no_space_in_any_set_up() {
    for module in MODULES {
        let about = module.about();
        for seats in about.seats {
            for (room, form) in ROOMS.into_iter().zip([clade_engine::scene::Form::Wide, clade_engine::scene::Form::Tall]) {
                let shrunk = play(about.id, seats, &[], |face| face.template(form), room);
                assert!(shrunk.is_some_and(|times| times < 60), "{} {seats} {form:?}: {shrunk:?}", about.id);
            }
        }
    }
}
