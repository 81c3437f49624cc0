//! Laws about what a host shows: what is staged is on the table, and a table with fixed places has one for everything.

use super::law::{Law, Lawful};
use super::walk::{Walk, allowed};
use clade_engine::scene::{Form, Node, Scene, Staged, Template};
use clade_engine::{Handle, Observer};
use std::collections::BTreeSet;

/// What somebody sees before an answer.
pub(super) struct Stage {
    observer: Observer,
    nodes: BTreeSet<String>,
}

impl Walk<'_> {
    /// Before an answer: somebody looks, as often as the rates say.
    pub(super) fn sets_the_stage(&mut self, at: Handle) -> Lawful<Option<Stage>> {
        if !self.is_due(self.rates.looks) {
            return Ok(None);
        }
        let observer = self.observers[self.step as usize % self.observers.len()];
        let scene = allowed(self.face.scene(at, observer))?;
        for form in [Form::Wide, Form::Tall] {
            let Some(template) = self.face.template(form) else { continue };
            let mut roots = scene.nodes.iter().filter(|node| node.parent.is_none());
            let regions = |node: &Node| template.regions.iter().filter(|region| region.nodes.contains(&node.id)).count();
            let lost = roots.find(|node| if Template::may_leave_out(node) { regions(node) > 1 } else { regions(node) != 1 });
            self.demand(Law::Placed, template.is_sound() && lost.is_none(), || {
                format!("{form:?}: '{}' has no region of its own, or regions overlap", lost.map_or("", |node| &node.id))
            })?;
        }
        Ok(Some(Stage { observer, nodes: ids(scene) }))
    }

    /// After it: what was staged is on the table, was there before, or came and went.
    pub(super) fn of_the_stage(&mut self, at: Handle, stage: Option<Stage>) -> Lawful {
        let Some(Stage { observer, nodes: before }) = stage else { return Ok(()) };
        let staged = allowed(self.face.staged(at, observer))?;
        let after = ids(allowed(self.face.scene(at, observer))?);
        let born: BTreeSet<&str> =
            staged.iter().filter_map(|what| if let Staged::Born(id) = what { Some(id.as_str()) } else { None }).collect();
        let died: BTreeSet<&str> =
            staged.iter().filter_map(|what| if let Staged::Died { who, .. } = what { Some(who.as_str()) } else { None }).collect();
        let unknown = staged.iter().flat_map(Staged::nodes).find(|id| {
            let came_and_went = born.contains(id) && died.contains(id);
            !before.contains(*id) && !after.contains(*id) && !came_and_went
        });
        self.demand(Law::Staged, unknown.is_none(), || format!("'{}' is staged and not on the table", unknown.unwrap_or_default()))
    }
}

fn ids(scene: Scene) -> BTreeSet<String> {
    scene.nodes.into_iter().map(|node| node.id).collect()
}
