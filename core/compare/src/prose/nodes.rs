//! Names of the nodes in a diagram of flows.

use super::{Prose, texts};
use crate::sankey::{Cause, Node};
use clade_ecology::row::{Place, Reason};
use clade_engine::Translate;
use clade_engine::ecology::Origin;

impl Prose {
    /// Why something flows to a node. What is eaten where it lies is a meal: of which origin is known only in parts.
    pub fn cause(&self, why: Cause, to: Node) -> String {
        match why {
            Cause::Food(Reason::Meal(Origin::Environment)) => self.text(&texts::reason_eaten()),
            Cause::Food(why) => self.reason(why),
            Cause::Birth(way) => self.birth(way),
            Cause::Death(cause) => self.death(cause),
            Cause::Rest if to == Node::Leaves => self.text(&texts::none()),
            Cause::Rest => self.text(&texts::reason_end()),
        }
    }

    /// The name of a node: short, as it is in the picture.
    pub fn node(&self, node: Node) -> String {
        let reason = |why: Reason| self.reason(why);
        self.text(&match node {
            Node::Comes(Reason::Opening) => texts::node_comes_opening(),
            Node::Comes(Reason::Weather) => texts::node_comes_weather(),
            Node::Comes(Reason::Player) => texts::node_comes_player(),
            Node::Comes(Reason::Card) => texts::node_comes_card(),
            Node::Comes(Reason::Meal(origin)) => texts::node_comes_other(self.origin(origin)),
            Node::Comes(why) => texts::node_comes_other(reason(why)),
            Node::Returns(Reason::Waste) => texts::node_returns_waste(),
            Node::Returns(_) => texts::node_returns_corpse(),
            Node::Lies(Place::Patch | Place::Outside) => texts::node_lies_patch(),
            Node::Lies(Place::Plate) => texts::node_lies_plate(),
            Node::Lies(Place::Store) => texts::node_lies_store(),
            Node::Lies(Place::Body) => texts::node_lies_body(),
            Node::Eaten => texts::node_eaten(),
            Node::Left => texts::node_left(),
            Node::Goes(Reason::Weather) => texts::node_goes_weather(),
            Node::Goes(Reason::Player) => texts::node_goes_player(),
            Node::Goes(Reason::Card) => texts::node_goes_card(),
            Node::Goes(Reason::Spoiled) => texts::node_goes_spoiled(),
            Node::Goes(Reason::Destroyed) => texts::node_goes_destroyed(),
            Node::Goes(Reason::WithDeath) => texts::node_goes_death(),
            Node::Goes(why) => texts::node_goes_other(reason(why)),
            Node::Born(way) => texts::node_comes_other(self.birth(way)),
            Node::Lives => texts::node_lives(),
            Node::Living => texts::node_living(),
            Node::Leaves => texts::node_leaves(),
            Node::Dies(cause) => texts::node_comes_other(self.death(cause)),
        })
    }
}
