//! All pieces on one table, as a picture: what changes their look shows here.

use super::{Art, Icons, Outline, Sign};
use crate::prefs::{Mood, Palette, Preferences};
use crate::testing::{Painter, compare};
use crate::theme::{self, Seal, Theme};
use clade_engine::scene::Tint;
use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use egui_kittest::Harness;

const TINTS: [Tint; 13] = [
    Tint::Plain,
    Tint::Red,
    Tint::Orange,
    Tint::Yellow,
    Tint::Green,
    Tint::Teal,
    Tint::Blue,
    Tint::Purple,
    Tint::Pink,
    Tint::Brown,
    Tint::Grey,
    Tint::White,
    Tint::Black,
];

/// The table, without the empty foot.
const SIZE: Vec2 = vec2(960.0, 680.0);
/// Pixels per point: few, so that the pictures are small files. For a closer look, increase it for a while.
const SCALE: f32 = 0.7;

fn at(x: f32, y: f32, size: f32) -> Rect {
    Rect::from_min_size(pos2(x, y), Vec2::splat(size))
}

fn table(art: &Art<'_>) {
    let [ground, _] = art.theme.table;
    art.painter.rect_filled(Rect::from_min_size(Pos2::ZERO, SIZE), 0.0, ground);
    art.table_top(Rect::from_min_size(pos2(664.0, 400.0), vec2(280.0, 110.0)));
    art.mat(Rect::from_min_max(pos2(16.0, 16.0), pos2(944.0, 176.0)));
    let lands = ["algae", "coral", "fern", "waves", "mountains", "at-sea", "volcano", "desert", "snowflake-1"];
    let land_tints = [Tint::Green, Tint::Pink, Tint::Yellow, Tint::Teal, Tint::Brown, Tint::Blue, Tint::Red, Tint::Orange, Tint::White];
    for (n, (icon, tint)) in lands.iter().zip(land_tints).enumerate() {
        let column = n as f32;
        let centre = pos2(78.0 + column * 84.0, if n % 2 == 0 { 70.0 } else { 118.5 });
        art.hex_tile(centre, 54.0, art.theme.tint(tint), icon);
    }
    art.empty_hex(pos2(78.0 + 9.0 * 84.0, 118.5), 54.0);
    art.empty_square(at(884.0, 28.0, 48.0));
    art.square_tile(at(884.0, 84.0, 48.0), art.theme.tint(Tint::Purple), "volcano");
}

fn wood(art: &Art<'_>) {
    for (n, tint) in TINTS.into_iter().enumerate() {
        let (x, paint) = (24.0 + n as f32 * 48.0, art.theme.tint(tint));
        art.cube(at(x, 190.0, 38.0), paint, if n % 2 == 0 { Sign::None } else { Sign::Text("R") });
        art.pawn(at(x, 236.0, 42.0), paint, Sign::None);
        art.disc(at(x, 286.0, 38.0), paint, Sign::Icon(if n % 2 == 0 { "sea-turtle" } else { "sun" }, "s"));
        art.marker(at(x, 330.0, 36.0), paint, Sign::None);
        art.drop(at(x, 372.0, 36.0), paint, Sign::None);
    }
    for (n, (seal, tint)) in Seal::ALL.into_iter().zip(TINTS.into_iter().skip(1)).enumerate() {
        let letter = ["R", "O", "Ж", "G", "Ł", "B", "P", "К"][n];
        art.seal(at(24.0 + n as f32 * 50.0, 420.0, 42.0), seal, art.theme.tint(tint), letter);
    }
    for value in 1..=7 {
        art.die(at(24.0 + (value - 1) as f32 * 50.0, 474.0, 42.0), value);
    }
    let red = art.theme.tint(Tint::Red);
    art.cube(at(440.0, 420.0, 50.0), red, Sign::Text("12"));
    let blue = art.theme.tint(Tint::Blue);
    art.disc(at(500.0, 420.0, 50.0), blue, Sign::Icon("worms", "w"));
    art.pawn(at(556.0, 410.0, 70.0), art.theme.tint(Tint::Green), Sign::Text("Z"));
    art.badge(pos2(400.0, 480.0), Align2::LEFT_TOP, "3", 18.0);
    art.badge(pos2(430.0, 480.0), Align2::LEFT_TOP, "×12", 22.0);
    art.cube(at(490.0, 474.0, 50.0), art.theme.tint(Tint::White), Sign::Icon("sea-turtle", "t"));
    art.cube(at(556.0, 490.0, 16.0), red, Sign::Text("R"));
    art.pawn(at(576.0, 486.0, 22.0), blue, Sign::None);
    art.disc(at(600.0, 490.0, 16.0), art.theme.tint(Tint::Yellow), Sign::Icon("sun", "s"));
}

fn cards(art: &Art<'_>) {
    let front = Rect::from_min_size(pos2(664.0, 192.0), vec2(132.0, 190.0));
    art.paper(front);
    let room = front.shrink2(vec2(8.0, 80.0));
    art.line(room, Align2::CENTER_CENTER, "Специализация", theme::title(22.0), art.theme.card.ink);
    let pile = art.pile(Rect::from_min_size(pos2(810.0, 294.0), vec2(64.0, 92.0)), 40);
    art.card_back(pile, "dna1", None);
    art.card_back(Rect::from_min_size(pos2(886.0, 192.0), vec2(44.0, 64.0)), "dna1", None);
    let lit = Rect::from_min_size(pos2(886.0, 272.0), vec2(44.0, 64.0));
    art.paper(lit);
    art.glow(Outline::Rect(lit, 3.0), art.theme.lit, 0.6);
}

fn marks(art: &Art<'_>) {
    let kinds: [fn(&Art<'_>, Outline); 5] = [
        |art, outline| art.glow(outline, art.theme.lit, 0.0),
        |art, outline| art.glow(outline, art.theme.lit, 1.0),
        |art, outline| art.focus(outline),
        |art, outline| art.advised(outline),
        |art, outline| art.barred(outline),
    ];
    for (n, mark) in kinds.into_iter().enumerate() {
        let x = 64.0 + n as f32 * 190.0;
        let tint = [Tint::Yellow, Tint::Blue, Tint::Green, Tint::White, Tint::Red][n];
        art.hex_tile(pos2(x, 600.0), 50.0, art.theme.tint(tint), "coral");
        mark(art, Outline::Hex(pos2(x, 600.0), 50.0));
        let rect = at(x + 62.0, 540.0, 52.0);
        art.cube(rect, art.theme.tint(tint), Sign::Text("F"));
        mark(art, Outline::Cube(rect));
        let centre = pos2(x + 92.0, 640.0);
        art.disc(Rect::from_center_size(centre, Vec2::splat(44.0)), art.theme.tint(tint), Sign::Icon("sea-star", "s"));
        mark(art, Outline::Circle(centre, 23.0));
    }
}

fn picture(name: &str, mood: Mood, palette: Palette) {
    let prefs = Preferences { mood, palette, ..Preferences::default() };
    let theme = Theme::new(mood, palette);
    let icons = Icons::default();
    let setup = {
        let (theme, prefs) = (theme.clone(), prefs.clone());
        move |ctx: &egui::Context| theme::apply(ctx, &theme, &prefs)
    };
    let mut harness =
        Harness::builder().with_size(SIZE).with_pixels_per_point(SCALE).with_context_setup(setup).renderer(Painter::default()).build_ui(
            |ui| {
                let art = Art::new(ui.painter(), &theme, &icons);
                table(&art);
                wood(&art);
                cards(&art);
                marks(&art);
            },
        );
    harness.run();
    compare(name, &mut harness);
}

#[test]
fn gallery_light() {
    picture("pieces_light", Mood::Light, Palette::Usual);
}

#[test]
fn gallery_dark() {
    picture("pieces_dark", Mood::Dark, Palette::Usual);
}

#[test]
fn gallery_greyscale() {
    picture("pieces_greyscale", Mood::Light, Palette::Greyscale);
}
