//! A table that stays still: each part in the region that the game gives it, at a scale of its own.

use super::flow::USUAL;
use super::{GAP, Laid, Layout, Ruler, SLOT, Stands};
use crate::table::paint::READ;
use clade_engine::Scene;
use clade_engine::scene::{Region, Shape, Template};
use egui::{Rect, Vec2, pos2, vec2};
use std::collections::BTreeMap;

/// Nothing is drawn larger, in a usual size of text.
const LARGEST: f32 = 2.2;
/// Nor smaller, however much there is of it.
const SMALLEST: f32 = 0.25;
/// From one scale to the next smaller one; where animals live that grow again and again, so seldom that their size does.
const STEPS: [f32; 2] = [0.95, 0.85];

/// What had to shrink grows again only if it becomes this many times as large.
const GROWS: f32 = 1.5;

/// So many times as large as they have to be, to be read, low cards are drawn where there is room.
const ROOMY: f32 = 1.2;

/// Below this scale names of traits cannot be read: then their pictures stand for them.
const NAMED: f32 = 0.6;
/// From this scale on there is room for their names again.
const NAMED_AGAIN: f32 = 0.7;
/// The same where traits are low and narrow, with larger letters for their size.
const TIGHT: f32 = 0.55;
/// The same where others have pictures already: small letters say more than a picture beside room that nobody uses.
const SMALL: f32 = 0.45;

/// How the cards of a part are drawn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Form {
    #[default]
    Usual,
    /// Low and broad, with their texts.
    Low,
    /// Traits of animals low and narrow, with their names.
    Tight,
    /// As pictures.
    Brief,
}

/// How a part of the table was drawn the last time.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Drawn {
    /// How large.
    pub(crate) scale: f32,
    /// How its cards were.
    form: Form,
    /// Who stood where among the things of each side, by id; the places of those that have gone are kept free.
    stood: Stood,
}

/// Things by id, in the order in which they stand, by what they stand on.
type Stood = BTreeMap<String, Vec<String>>;

impl Drawn {
    /// Of a table of another size only the places are kept.
    pub(crate) fn only_places(self) -> Self {
        Self { scale: f32::INFINITY, form: Form::Usual, ..self }
    }

    /// A table without a template: one part, as large as it is laid out, or as this scale makes it.
    pub(crate) fn whole(scale: f32) -> Self {
        Self { scale, ..Self::default() }
    }
}

/// A part of the table: how it is laid out, where it begins, and how large it is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// Where its things are, at scale 1.
    pub(crate) laid: Laid,
    /// Its upper left corner on the table.
    pub(crate) at: Vec2,
    /// How it is drawn.
    pub(crate) drawn: Drawn,
}

impl Part {
    /// Where on the table an area of it is.
    pub(crate) fn on_table(&self, area: Rect) -> Rect {
        Rect::from_min_size((self.at + area.min.to_vec2() * self.drawn.scale).to_pos2(), area.size() * self.drawn.scale)
    }
}

/// Lays the roots on a table of this size, region by region. `before` is how they were drawn the last time on the same table: a region that
/// had to shrink grows again only where it becomes much larger, so that nothing in it moves to and fro.
pub(crate) fn regions(
    scene: &Scene,
    template: &Template,
    roots: &[u16],
    size: Vec2,
    text: f32,
    before: &[Drawn],
    ruler: &Ruler,
) -> Vec<Part> {
    let part = |(nth, region): (usize, &Region)| {
        let [x, y, width, height] = region.place.map(|part| f32::from(part) / 1000.0);
        let area = Rect::from_min_size(pos2(x * size.x, y * size.y), vec2(width * size.x, height * size.y)).shrink(GAP / 2.0);
        let is_of = |id: &String| roots.iter().copied().find(|&root| scene.nodes[usize::from(root)].id == *id);
        let nodes: Vec<u16> = region.nodes.iter().filter_map(is_of).collect();
        let [across, down] = region.reserved.map(|places| f32::from(places.max(1)) * SLOT);
        let scale = (area.width() / across).min(area.height() / down).min(LARGEST * text.max(1.0)).max(SMALLEST);
        let usual = Drawn::whole(scale);
        let last = before.get(nth).unwrap_or(&usual);
        let laid_out = |scale: f32, form: Form, is_broad: bool, stands: &Stands, named: &[u16]| {
            let mut layout = Layout::new(scene, ruler);
            (layout.is_fixed, layout.is_broad, layout.stands, layout.named) = (true, is_broad, stands.clone(), named.to_vec());
            (layout.is_brief, layout.is_tight, layout.is_low) = (form == Form::Brief, form == Form::Tight, form == Form::Low);
            // A herd that has the region for itself divides it among its rows.
            layout.room = (nodes.len() == 1).then_some(area.height() / scale);
            let whole = layout.flow(&nodes, Vec2::ZERO, area.width() / scale, false);
            let fits = whole.x * scale <= area.width() + 0.5 && whole.y * scale <= area.height() + 0.5;
            (fits, layout, whole)
        };
        // Where those stood that have gone is free, as long as there is room for that. What is high may lie broad, where it is larger so.
        let kept = stands(scene, &nodes, &last.stood);
        let close: Stands = kept.iter().map(|(&herd, things)| (herd, things.iter().copied().filter(Option::is_some).collect())).collect();
        let fits_with = |scale: f32, form: Form, named: &[u16]| {
            let ways = [(&kept, false), (&kept, true), (&close, false), (&close, true)];
            ways.into_iter().map(|(stands, is_broad)| laid_out(scale, form, is_broad, stands, named)).find(|way| way.0)
        };
        let fits = |scale: f32, form: Form| fits_with(scale, form, &[]);
        let is_herd = |&at: &u16| scene.nodes[usize::from(at)].is_land() && scene.nodes[usize::from(at)].owner.is_some();
        let has_herds = nodes.iter().any(is_herd);
        let step = STEPS[usize::from(has_herds)];
        let largest = |from: f32, least: f32, form: Form| {
            let scales = std::iter::successors(Some(from), |scale| Some(scale * step)).take_while(|&scale| scale >= least.min(from));
            // Nor does one step too far take the names away.
            scales.chain([least.min(from)]).find_map(|scale| fits(scale, form).map(|found| (scale, form, found)))
        };
        let from = last.scale.min(usual.scale);
        // Where there is room for much more, nobody wants to read small print.
        let grown = |form: Form| {
            Some(last.scale * GROWS).filter(|&least| has_herds && least <= usual.scale).and_then(|least| largest(usual.scale, least, form))
        };
        let again = || largest(NAMED_AGAIN.min(usual.scale), NAMED_AGAIN, Form::Usual);
        let tight = |from: f32| if has_herds { largest(from, TIGHT, Form::Tight) } else { None };
        let named = match last.form {
            Form::Brief => again().or_else(|| largest(NAMED.min(usual.scale), NAMED, Form::Tight).filter(|_| has_herds)),
            Form::Tight => again().or_else(|| grown(Form::Tight)).or_else(|| tight(from)),
            Form::Usual | Form::Low => grown(Form::Usual).or_else(|| largest(from, NAMED, Form::Usual)).or_else(|| tight(usual.scale)),
        };
        // Of many cards none could be read; low ones can.
        let can_be_read = named.as_ref().is_some_and(|&(scale, ..)| scale >= READ);
        let is_crowd = !can_be_read && nodes.iter().any(|&at| is_crowd(scene, at));
        // As large as there is room for them, larger still with large letters.
        let low = if is_crowd { largest(READ * ROOMY * text.max(1.0), READ, Form::Low) } else { None };
        let brief = || {
            let again = || grown(Form::Brief).or_else(|| largest(last.scale, SMALLEST, Form::Brief));
            let found = if last.form == Form::Brief { again() } else { largest(usual.scale, SMALLEST, Form::Brief) };
            // As many as there is room for keep the names of their traits: first those that have few.
            found.map(|(scale, form, brief)| {
                let crowd = if scale >= SMALL { with_traits(scene, &nodes) } else { Vec::new() };
                let named = (0..crowd.len()).find_map(|pictured| fits_with(scale, form, &crowd[pictured..]));
                (scale, form, named.unwrap_or(brief))
            })
        };
        let smallest = || (SMALLEST, Form::Brief, laid_out(SMALLEST, Form::Brief, false, &close, &[]));
        let (scale, form, (_, mut layout, whole)) = low.or(named).or_else(brief).unwrap_or_else(smallest);
        let drawn = Drawn { scale, form, stood: stood(scene, &layout.stands) };
        // A surface that has a region for itself is all of it, whatever lies there.
        if let [only] = *nodes {
            layout.stretch(only, area.size() / drawn.scale);
        }
        // A board lies in the middle of its region, everything else begins at its corner.
        let is_board = |&root: &u16| matches!(scene.nodes[usize::from(root)].shape, Shape::Board | Shape::Hexes);
        let free = if nodes.iter().all(is_board) { (area.size() - whole * drawn.scale).max(Vec2::ZERO) / 2.0 } else { Vec2::ZERO };
        Part { laid: layout.laid(&nodes, whole), at: area.min.to_vec2() + free, drawn }
    };
    template.regions.iter().enumerate().map(part).collect()
}

/// Whether more cards lie on it than have room for their texts.
fn is_crowd(scene: &Scene, surface: u16) -> bool {
    let is_open = scene.nodes[usize::from(surface)].owner.is_none();
    is_open && scene.children(surface).filter(|(_, kid)| kid.shape == Shape::Card).count() > USUAL
}

/// The animals in these herds that have traits, those with the most of them first.
fn with_traits(scene: &Scene, roots: &[u16]) -> Vec<u16> {
    let traits = |at: u16| scene.children(at).filter(|(_, kid)| kid.shape == Shape::Card).count();
    let herds = roots.iter().copied().filter(|&root| scene.nodes[usize::from(root)].is_land());
    let mut animals: Vec<u16> = herds.flat_map(|herd| scene.children(herd).map(|(at, _)| at)).filter(|&at| traits(at) > 0).collect();
    animals.sort_by_key(|&at| std::cmp::Reverse(traits(at)));
    animals
}

/// Who stands where among the things of each side: everybody where they stood, who comes at the first free place.
fn stands(scene: &Scene, roots: &[u16], stood: &Stood) -> Stands {
    let node = |at: u16| &scene.nodes[usize::from(at)];
    let herds = roots.iter().copied().filter(|&root| node(root).is_land() && node(root).owner.is_some());
    let place = |herd: u16| {
        let mut come: Vec<u16> = scene.children(herd).map(|(at, _)| at).collect();
        let before = stood.get(&node(herd).id).into_iter().flatten();
        let still = |id: &String| come.iter().position(|&kid| node(kid).id == *id).map(|at| come.remove(at));
        let mut things: Vec<Option<u16>> = before.map(still).collect();
        for kid in come {
            match things.iter_mut().find(|place| place.is_none()) {
                Some(free) => *free = Some(kid),
                None => things.push(Some(kid)),
            }
        }
        things.truncate(things.iter().rposition(Option::is_some).map_or(0, |last| last + 1));
        (herd, things)
    };
    herds.map(place).collect()
}

/// The same by ids.
fn stood(scene: &Scene, stands: &Stands) -> Stood {
    let id = |at: &Option<u16>| at.map_or_else(String::new, |at| scene.nodes[usize::from(at)].id.clone());
    stands.iter().map(|(&herd, things)| (scene.nodes[usize::from(herd)].id.clone(), things.iter().map(id).collect())).collect()
}

#[cfg(test)]
mod tests {
    use super::super::still::RULER;
    use super::*;
    use clade_engine::scene::Node;
    use clade_engine::{Msg, Side};

    /// A herd of these animals, each with a trait.
    fn herd(animals: &[&str]) -> Scene {
        let mut scene = Scene::default();
        let land = scene.add(Node::new("land", Shape::Space, Msg::new("land")).of(Side(0)));
        for animal in animals {
            let beast = scene.add(Node::new(*animal, Shape::Card, Msg::new("animal")).within(land).of(Side(0)));
            scene.add(Node::new(format!("{animal}.trait"), Shape::Card, Msg::new("trait")).within(beast));
        }
        scene
    }

    /// Where its animals are.
    fn laid(animals: &[&str], size: Vec2, before: &mut Vec<Drawn>) -> BTreeMap<String, Rect> {
        let (scene, template) = (herd(animals), Template { regions: vec![Region::new("land", ["land"], [0, 0, 1000, 1000], [9, 6])] });
        let parts = regions(&scene, &template, &[0], size, 1.0, before, &RULER);
        *before = parts.iter().map(|part| part.drawn.clone()).collect();
        let at = |part: &Part| -> Vec<(String, Rect)> {
            let place = |place: &super::super::Place| (scene.nodes[usize::from(place.node)].id.clone(), part.on_table(place.rect));
            part.laid.places.iter().map(place).filter(|(id, _)| animals.contains(&id.as_str())).collect()
        };
        parts.iter().flat_map(at).collect()
    }

    #[test]
    fn nobody_moves_when_somebody_dies_and_who_comes_takes_the_free_place() {
        let (size, mut drawn) = (vec2(900.0, 200.0), Vec::new());
        let three = laid(&["fox", "owl", "deer"], size, &mut drawn);
        let two = laid(&["owl", "deer"], size, &mut drawn);
        assert_eq!([two["owl"], two["deer"]], [three["owl"], three["deer"]]);
        let again = laid(&["owl", "deer", "hare", "wolf"], size, &mut drawn);
        assert_eq!([again["hare"], again["owl"], again["deer"]], [three["fox"], three["owl"], three["deer"]]);
        assert!(again["wolf"].left() > again["deer"].left(), "then at the end");
    }

    #[test]
    fn they_close_up_before_all_would_be_drawn_smaller() {
        let (size, mut drawn) = (vec2(420.0, 120.0), Vec::new());
        let two = laid(&["fox", "owl"], size, &mut drawn);
        let one = laid(&["owl"], size, &mut drawn);
        assert_eq!(one["owl"], two["owl"]);
        // A low wide owl: nothing but room decides here.
        let narrow = laid(&["owl"], vec2(200.0, 120.0), &mut drawn);
        assert!(narrow["owl"].left() < one["owl"].left(), "there is no room for a free place any more");
    }

    /// The forms of the traits of these animals, which have so many.
    fn forms(traits: &[usize], size: Vec2) -> Vec<super::super::Form> {
        let mut scene = Scene::default();
        let land = scene.add(Node::new("land", Shape::Space, Msg::new("land")).of(Side(0)));
        for (nth, &n) in traits.iter().enumerate() {
            let beast = scene.add(Node::new(format!("beast{nth}"), Shape::Card, Msg::new("animal")).within(land).of(Side(0)));
            (0..n).for_each(|at| _ = scene.add(Node::new(format!("{nth}.{at}"), Shape::Card, Msg::new("trait")).within(beast)));
        }
        let template = Template { regions: vec![Region::new("land", ["land"], [0, 0, 1000, 1000], [9, 6])] };
        let parts = regions(&scene, &template, &[0], size, 1.0, &[], &RULER);
        let edge = Rect::from_min_size(egui::Pos2::ZERO, size);
        assert!(parts[0].laid.places.iter().all(|place| edge.contains_rect(parts[0].on_table(place.rect))));
        parts[0].laid.places.iter().filter(|place| scene.nodes[usize::from(place.node)].id.contains('.')).map(|place| place.form).collect()
    }

    #[test]
    fn traits_are_named_as_long_as_there_is_room() {
        use super::super::Form::{Chip, Strip};
        let few = forms(&[2, 2, 2, 2, 2, 2, 2, 2, 2], vec2(279.0, 279.0));
        assert!(few.iter().all(|form| *form == Strip), "{few:?}");
        // One with very many takes the names of its own, not those of all others.
        let one = forms(&[&[18][..], &[3; 9]].concat(), vec2(279.0, 279.0));
        assert!(one[..18].iter().all(|form| *form == Chip) && one[18..].contains(&Strip), "{one:?}");
    }
}
