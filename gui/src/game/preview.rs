//! What an answer would change on the table, before it is given.
//!
//! Decides: that nobody learns anything by it. The answer is played at tables that agree with what the person sees, where everything
//! else is dealt anew; only what comes out the same at each of them is shown. Chance stays open. And that it ends where another phase or
//! turn begins: what that brings by itself is no news of the answer.

use super::own::Own;
use super::seen::Seen;
use clade_engine::face::{FaceError, Refusal};
use clade_engine::scene::{Node, Scene, Shape, Staged};
use clade_engine::{Actor, Face, Handle, Msg, Observer, Tells, Turn};
use clade_table::{Table, WordStream};
use std::collections::BTreeMap;

/// At how many such tables it is played.
const WORLDS: u64 = 2;
/// The random numbers by which they are dealt: no others use this stream.
const STREAM: u64 = 0x9_0e51;
/// If more changes than this, a new phase has begun: that is no longer what the answer itself does.
const MOST: usize = 48;

/// What becomes of a thing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Its number grows by this, or shrinks.
    By(i64),
    /// It goes.
    Goes,
    /// It comes, or comes here from elsewhere.
    Comes,
}

/// What an answer would change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Preview {
    /// The answer, by its index.
    pub(crate) answer: u32,
    /// What would be on the table.
    pub(crate) scene: Scene,
    /// What becomes of things, by id.
    pub(crate) changes: BTreeMap<String, Change>,
    /// What happens until the next question, or until another part of the game begins, as the log would say it.
    pub(crate) told: Vec<Msg>,
    /// Whether others do something before that, because they have no choice.
    pub(crate) others_act: bool,
}

impl Preview {
    /// What an answer would change of what is seen; `None` if nothing can be said.
    pub(super) fn of(table: &mut Table, seen: &Seen, answer: u32) -> Option<Self> {
        let observer = seen.observer;
        let (face, at) = table.parts();
        let worlds: Result<Vec<_>, FaceError> = (0..WORLDS).map(|world| played(face, at, observer, answer, world)).collect();
        let mut worlds = worlds.ok()?.into_iter();
        let Played { scene, told, staged } = worlds.next()?;
        let (others, tales): (Vec<Scene>, Vec<Vec<Msg>>) = worlds.map(|world| (world.scene, world.told)).unzip();
        let mut changes = changes(&seen.scene, &scene, &others);
        if let Some(own) = Own::of(&staged, [&seen.scene, &scene], answer as u16) {
            changes.retain(|id, _| own.is(id));
        }
        if changes.len() > MOST {
            changes.clear();
        }
        let told = sure(told, &tales);
        let others_act = told.iter().skip(1).any(|line| is_of_others(line, seen));
        (!changes.is_empty() || !told.is_empty()).then_some(Self { answer, scene, changes, told, others_act })
    }
}

/// What one possible table shows and tells after the answer.
struct Played {
    scene: Scene,
    /// What happens, up to where another part of the game begins, which is told, too.
    told: Vec<Msg>,
    staged: Vec<Staged>,
}

/// Whether a line tells of a thing that belongs to somebody else than whoever is asked. That somebody passes changes nothing.
fn is_of_others(line: &Msg, seen: &Seen) -> bool {
    let own = seen.scene.nodes.iter().find(|node| node.shape == Shape::Panel && node.owner.is_some() && seen.prompt.mentions(&node.name));
    let own = own.and_then(|node| node.owner);
    let is_others = |node: &Node| node.shape != Shape::Panel && node.owner.is_some() && node.owner != own;
    seen.scene.nodes.iter().any(|node| is_others(node) && line.mentions(&node.name))
}

/// The lines of a log up to the first one that is another in another world.
fn sure(told: Vec<Msg>, others: &[Vec<Msg>]) -> Vec<Msg> {
    (0..).zip(told).take_while(|(at, line)| others.iter().all(|other| other.get(*at) == Some(line))).map(|(_, line)| line).collect()
}

/// The things with which the very next question can be answered, after this answer: at a table that agrees with what is seen.
pub(super) fn leads_to(table: &mut Table, seen: &Seen, answer: u32) -> Vec<String> {
    let (face, at) = table.parts();
    let nodes = led(face, at, seen.observer, answer, |face, world| face.scene(world, seen.observer))
        .map_or_else(|_| Vec::new(), |scene| scene.nodes);
    nodes.into_iter().filter(|node| !node.actions.is_empty()).map(|node| node.id).collect()
}

/// What is seen at one possible table after this answer and what Chance does then.
fn led<T>(
    face: &mut dyn Face,
    at: Handle,
    observer: Observer,
    answer: u32,
    look: impl Fn(&dyn Face, Handle) -> Result<T, FaceError>,
) -> Result<T, FaceError> {
    let mut words = WordStream::stream(0, STREAM);
    let world = face.resample(at, observer, &mut || words.next())?;
    let mut turn = face.advance(world, answer);
    while matches!(turn, Ok(Turn { actor: Actor::Chance, .. })) {
        turn = face.roll(world, words.next());
    }
    let seen = turn.and_then(|_| look(face, world));
    face.free(world);
    // Cards that failed in worlds that were only thought of are nobody's news.
    drop(face.faults());
    seen
}

/// What the very next question, after this answer, refuses of these things, with the reasons: at a table that agrees with what is seen.
pub(super) fn refused_on(table: &mut Table, seen: &Seen, answer: u32, things: &[String]) -> Vec<Refusal> {
    let (face, at) = table.parts();
    let look = |face: &dyn Face, world| Ok((face.explained(world, seen.observer)?, face.refusals(world, seen.observer)?));
    let Ok((scene, refusals)) = led(face, at, seen.observer, answer, look) else { return Vec::new() };
    let barred = scene.nodes.iter().filter(|node| things.contains(&node.id)).flat_map(|node| &node.barred);
    barred.filter_map(|&at| refusals.get(usize::from(at)).cloned()).collect()
}

/// What the person would see after the answer at one possible table, and be told of.
fn played(face: &mut dyn Face, at: Handle, observer: Observer, answer: u32, world: u64) -> Result<Played, FaceError> {
    let mut words = WordStream::stream(world, STREAM);
    let world = face.resample(at, observer, &mut || words.next())?;
    let heard = face.listen(world, true).and_then(|()| face.advance(world, answer));
    let seen = heard.and_then(|_| look(face, world, observer));
    face.free(world);
    // Cards that failed in worlds that were only thought of are nobody's news.
    drop(face.faults());
    seen
}

fn look(face: &dyn Face, world: Handle, observer: Observer) -> Result<Played, FaceError> {
    let (mut told, tells) = (face.log(world, observer)?, face.tells(world, observer)?);
    let staged = face.staged(world, observer)?;
    // What the next phase or turn brings by itself is not what the answer does: that it begins is the last that is told.
    let begins = |(at, line): (usize, &Msg)| {
        tells.get(at) == Some(&Some(Tells::Begins)) || staged.iter().any(|what| matches!(what, Staged::Began(began) if began == line))
    };
    if let Some(begins) = told.iter().enumerate().position(begins) {
        told.truncate(begins + 1);
    }
    Ok(Played { scene: face.scene(world, observer)?, told, staged })
}

/// What differs between two looks, as far as all worlds say the same.
fn changes(now: &Scene, then: &Scene, others: &[Scene]) -> BTreeMap<String, Change> {
    // Places that can no longer be chosen go, too: that is no news.
    let is_thing = |id: &str| now.nodes.iter().any(|node| node.id == id && matches!(node.shape, Shape::Card | Shape::Token | Shape::Die));
    // What only lies elsewhere under another id, such as a card that is kept, does not go.
    let is_elsewhere = |id: &str| {
        let named = now.nodes.iter().find(|node| node.id == id && node.shape == Shape::Card).map(|node| &node.name);
        let is_new = |node: &Node| !now.nodes.iter().any(|other| other.id == node.id);
        then.nodes.iter().any(|node| Some(&node.name) == named && is_new(node))
    };
    let [now, then] = [now, then].map(places);
    let others: Vec<_> = others.iter().map(places).collect();
    let is_sure = |id: &str| others.iter().all(|other| other.get(id) == then.get(id));
    let mut changes = BTreeMap::new();
    for (&id, &(parent, value, signs)) in &now {
        let change = match then.get(id) {
            None => (is_thing(id) && !is_elsewhere(id)).then_some(Change::Goes),
            Some((there, ..)) if *there != parent => Some(Change::Comes),
            Some((_, _, after)) if *after != signs && value.is_none() => Some(Change::By(*after - signs)),
            Some((_, after, _)) => {
                value.zip(*after).filter(|(before, after)| before != after).map(|(before, after)| Change::By(after - before))
            }
        };
        changes.extend(change.filter(|_| is_sure(id)).map(|change| (id.to_owned(), change)));
    }
    let come = then.keys().filter(|&&id| !now.contains_key(id) && is_sure(id));
    changes.extend(come.map(|&id| (id.to_owned(), Change::Comes)));
    changes
}

/// Where each thing lies, its number, and how many signs a figure has: its wounds.
fn places(scene: &Scene) -> BTreeMap<&str, (Option<&str>, Option<i64>, i64)> {
    let parent = |at: Option<u16>| at.map(|at| scene.nodes[usize::from(at)].id.as_str());
    let signs = |node: &Node| if node.shape == Shape::Token { node.badges.len() as i64 } else { 0 };
    scene.nodes.iter().map(|node| (node.id.as_str(), (parent(node.parent), node.value, signs(node)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Msg;

    fn scene(things: &[(&str, i64)]) -> Scene {
        let mut scene = Scene::default();
        let board = scene.add(Node::new("board", Shape::Panel, Msg::new("board")));
        for (id, value) in things {
            scene.add(Node::new(*id, Shape::Token, Msg::new("thing")).within(board).value(*value));
        }
        scene
    }

    #[test]
    fn a_tale_ends_where_worlds_differ() {
        let [same, one, other] = ["dealt", "fox", "hen"].map(Msg::new);
        let both = vec![same.clone(), one.clone()];
        let told = sure(vec![same.clone(), one, same.clone()], &[vec![same.clone(), other, same.clone()]]);
        assert_eq!(told, both[..1]);
        assert_eq!(sure(both.clone(), &[vec![same]]), both[..1], "in another world nothing more happens");
        assert_eq!(sure(both.clone(), &[]), both);
    }

    #[test]
    fn only_what_is_sure_is_told() {
        let now = scene(&[("food", 5), ("points", 3), ("prey", 1)]);
        let then = scene(&[("food", 4), ("points", 6), ("young", 1)]);
        let other = scene(&[("food", 4), ("points", 9), ("young", 1)]);
        let told = changes(&now, &then, &[other]);
        let expected = [("food", Change::By(-1)), ("prey", Change::Goes), ("young", Change::Comes)];
        assert_eq!(told, expected.map(|(id, change)| (id.to_owned(), change)).into());
        let mut kept = scene(&[("food", 5), ("points", 3), ("kept", 1)]);
        let mut now = now;
        for scene in [&mut now, &mut kept] {
            scene.nodes[3].shape = Shape::Card;
        }
        assert_eq!(changes(&now, &kept, &[]), [("kept".to_owned(), Change::Comes)].into(), "the same thing, elsewhere");
    }
}
