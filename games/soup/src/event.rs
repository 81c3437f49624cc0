//! What happened: one stream, of which the log line is one reading.

use crate::action::Cubes;
use crate::ecology::Weighed;
use crate::environment::EnvironmentCard;
use crate::map::{self, CELLS, Cell, Direction};
use crate::phases::Phase;
use crate::phases::travel::Cause;
use crate::soup::Soup;
use crate::state::{COLOURS, Id};
use crate::texts;
use clade_engine::{Kinds, Msg, Seat, Side, Small};
use clade_script::Fault;

/// Where an amoeba feeds, and what lies there before it does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Here {
    /// Its cell.
    pub cell: Cell,
    /// The food cubes there, by colour.
    pub cubes: [u8; COLOURS],
}

/// Of what an amoeba died.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Of its damage points, when the natural deaths came. Which of them was the last one the table does not remember.
    Natural,
    /// This amoeba attacked it.
    Attack(Id),
    /// An attack of this amoeba hurt it, and that was its last damage point.
    Wound(Id),
    /// A gene of this player gave it its last damage point.
    Gene(Side),
}

impl Fate {
    /// The amoeba whose attack killed it outright.
    fn attacker(self) -> Option<Id> {
        if let Self::Attack(by) = self { Some(by) } else { None }
    }
}

/// Something that happened. Nothing in Soup is hidden, so events carry no secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Setup: the sum of two dice.
    RolledForStart(Side, u8),
    /// Setup: tied players roll again.
    RollsAgain(Side),
    /// Setup: a start cell on the ladder.
    Started(Side, u8),
    /// Setup: an amoeba is placed, with so many damage points.
    Placed(Id, Cell, u8),
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(Phase),
    /// A die for an amoeba's move, read on the compass.
    RolledForMove(Id, u8),
    /// Of several dice this number on the compass counts for an amoeba's move.
    Counts(Id, u8),
    /// An amoeba's owner chose this direction for its move.
    Heads(Id, Direction),
    /// An amoeba's owner chose an obstacle for its move.
    HeadsForObstacle(Id),
    /// A die of a gene.
    Rolled(u8),
    /// An amoeba came from a cell to another.
    Came(Id, Cell, Cell, Cause),
    /// Drift, but an obstacle.
    DriftBlocked(Id),
    /// Drift on a card without drift.
    NoDrift(Id),
    /// An active move that leads nowhere; whether an obstacle is why.
    MovedNowhere(Id, bool),
    /// An amoeba stays by a gene.
    Stayed(Id),
    /// Cubes were carried from a cell to another.
    Carried(Cubes, Cell, Cell),
    /// A round begins, and what was left falls into the soup: by cell and colour.
    Fell(Box<[[u8; COLOURS]; CELLS]>),
    /// An amoeba ate these cubes and left so many of its own colour.
    Ate(Id, Cubes, u8, Here),
    /// An amoeba need not starve though it ate nothing; whether it killed another one for that.
    Satisfied(Id, Here, bool),
    /// An amoeba starves: a damage point.
    Starved(Id, Here),
    /// Phase 1 begins: what the colonies need, and what there is. Nobody is told: it stands on the table.
    Weighed(Box<Weighed>),
    /// The effect of a card, or of a gene that it contains, begins; nobody is told, for nothing has come of it yet.
    Began(Side, u8),
    /// A gene is the cause of what comes next, or changed a number.
    Acted {
        /// Whose it is.
        owner: Side,
        /// The gene.
        kind: u8,
        /// For which amoeba, if for one.
        amoeba: Option<Id>,
        /// The card by which it is in force.
        card: u8,
    },
    /// A gene lessened a defect.
    Spared {
        /// Whose.
        side: Side,
        /// The gene.
        kind: u8,
        /// By how much.
        by: u8,
    },
    /// An attack: attacker, target.
    Attacked(Id, Id),
    /// A fight: attacker and die, defender and die.
    Fought(Id, u8, Id, u8),
    /// An attack failed: attacker, target.
    AttackFailed(Id, Id),
    /// A damage point by a gene.
    Damaged(Id),
    /// An amoeba died in a cell, leaving cubes; so many of each colour if the supply allows; of what.
    Died(Id, Cell, Cubes, u8, Fate),
    /// A new environment card.
    Environment(EnvironmentCard),
    /// A gene defect: the excess.
    Defect(Side, u8),
    /// A gene given up for a defect.
    GaveUp {
        /// By whom.
        side: Side,
        /// The gene.
        kind: u8,
        /// What it paid.
        pays: u8,
    },
    /// A gene bought; the gene given up for it.
    Bought(Side, u8, Option<u8>),
    /// A further predecessor that went with an upgrade.
    Dropped(Side, u8),
    /// Points paid to the bank.
    Paid(Side, u16),
    /// Points gained by a gene.
    Gained(Side, u16),
    /// Points received in phase 4.
    Income(Side, u16),
    /// A newborn.
    Born(Id, Cell),
    /// Scoring: steps for amoebas, for genes, the old cell and the new one, the genes owned.
    Scored(Side, u8, u8, [u16; 2], Kinds),
    /// The game ends because a marker is in the finish zone.
    Finished(Side),
    /// The game ends because no environment card is left.
    LastCard,
    /// The game is over; who won.
    Over(Option<Seat>),
    /// A card failed and its last segment was taken back.
    Failed(Fault),
}

impl Soup {
    /// What an event adds to a score: where the marker begins, and how far it climbs in each scoring. Occupied cells are jumped; at
    /// the end of the ladder steps can be lost.
    pub(crate) fn points_of(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        let mut give = |side: Side, n: i64, source: fn() -> Msg| {
            if n != 0 && !self.is_dummy(side) {
                enter(side, n, source());
            }
        };
        match *event {
            Event::Started(side, cell) => give(side, cell.into(), texts::from_start),
            Event::Scored(side, amoebas, genes, [from, to], _) => {
                let steps = i64::from(amoebas) + i64::from(genes);
                give(side, amoebas.into(), texts::from_amoebas);
                give(side, genes.into(), texts::from_genes);
                give(side, i64::from(to) - i64::from(from) - steps, texts::from_ladder);
            }
            _ => {}
        }
    }

    /// The log line of an event.
    pub(crate) fn told(&self, event: &Event) -> Option<Msg> {
        let side = |s: Side| self.name_of(s);
        let name = |kind: u8| self.cards().get(kind).name();
        let cell = |c: Cell| map::name(c);
        let amoeba = |id: Id| texts::amoeba_of(id);
        Some(match event {
            Event::RolledForStart(s, total) => texts::log_rolled_for_start(side(*s), *total),
            Event::Started(s, at) => texts::log_started(side(*s), *at),
            Event::Placed(id, c, 0) => texts::log_placed(amoeba(*id), cell(*c)),
            Event::Placed(id, c, damage) => texts::log_placed_hurt(amoeba(*id), cell(*c), *damage),
            Event::Round(n) => texts::log_round(*n),
            Event::Phase(phase) => texts::log_phase(phase.number(), texts::phase_name(*phase)),
            Event::RollsAgain(s) => texts::log_rolls_again(side(*s)),
            Event::RolledForMove(id, n) => texts::log_rolled_for_move(amoeba(*id), texts::on_compass(*n)),
            Event::Counts(id, n) => texts::log_counts(amoeba(*id), texts::on_compass(*n)),
            Event::Heads(id, direction) => texts::log_heads(amoeba(*id), texts::direction_name(*direction)),
            Event::HeadsForObstacle(id) => texts::log_heads_for_obstacle(amoeba(*id)),
            Event::Rolled(n) => texts::log_rolled(*n),
            Event::Came(id, from, to, cause) => match cause {
                Cause::Drift => texts::log_drifted(amoeba(*id), cell(*from), cell(*to)),
                Cause::Move => texts::log_moved(amoeba(*id), cell(*from), cell(*to)),
                Cause::Drag => texts::log_dragged(amoeba(*id), cell(*from), cell(*to)),
            },
            Event::DriftBlocked(id) => texts::log_drift_blocked(amoeba(*id)),
            Event::NoDrift(id) => texts::log_no_drift(amoeba(*id)),
            Event::MovedNowhere(id, true) => texts::log_move_blocked(amoeba(*id)),
            Event::MovedNowhere(id, false) => texts::log_moved_nowhere(amoeba(*id)),
            Event::Stayed(id) => texts::log_stayed(amoeba(*id)),
            Event::Carried(cubes, from, to) => texts::log_carried(texts::cubes(*cubes), cell(*from), cell(*to)),
            Event::Ate(id, cubes, left, _) => texts::log_ate(amoeba(*id), texts::cubes(*cubes), *left, texts::letter(id.colour())),
            Event::Fell(cubes) => texts::log_fell(texts::by_cell(cubes)),
            Event::Starved(id, _) => texts::log_starved(amoeba(*id)),
            Event::Began(..) | Event::Satisfied(..) | Event::Weighed(_) => return None,
            Event::Acted { owner, kind, amoeba: None, card } => texts::log_acted(side(*owner), self.gene_by(*kind, *card)),
            Event::Acted { kind, amoeba: Some(id), card, .. } => texts::log_acted_for(amoeba(*id), self.gene_by(*kind, *card)),
            Event::Spared { side: s, kind, by } => texts::log_spared(side(*s), name(*kind), *by),
            Event::Attacked(a, t) => texts::log_attacked(amoeba(*a), amoeba(*t)),
            Event::Fought(a, x, d, y) => texts::log_fought(amoeba(*a), *x, amoeba(*d), *y),
            Event::AttackFailed(a, t) => texts::log_attack_failed(amoeba(*a), amoeba(*t)),
            Event::Damaged(id) => texts::log_damaged(amoeba(*id)),
            Event::Died(id, c, Cubes::NONE, _, fate) if fate.attacker().is_none() => texts::log_died_bare(amoeba(*id), cell(*c)),
            Event::Died(id, c, cubes, due, fate) => {
                let died = match (*cubes, fate.attacker()) {
                    (Cubes::NONE, Some(by)) => texts::log_killed_bare(amoeba(*id), amoeba(by), cell(*c)),
                    (cubes, Some(by)) => texts::log_killed(amoeba(*id), amoeba(by), cell(*c), texts::cubes(cubes)),
                    (cubes, None) => texts::log_died(amoeba(*id), cell(*c), texts::cubes(cubes)),
                };
                let is_short = self.all().any(|colour| cubes.counts()[colour.ix()] < *due);
                if is_short { texts::log_short(died) } else { died }
            }
            Event::Environment(card) => texts::new_environment(&self.environment[card.ix()]),
            Event::Defect(s, excess) => texts::log_defect(side(*s), *excess),
            Event::GaveUp { side: s, kind, pays } => texts::log_gave_up(side(*s), name(*kind), *pays),
            Event::Bought(s, kind, None) => texts::log_bought(side(*s), name(*kind)),
            Event::Bought(s, kind, Some(given)) => texts::log_upgraded(side(*s), name(*kind), name(*given)),
            Event::Dropped(s, kind) => texts::log_dropped(side(*s), name(*kind)),
            Event::Paid(s, n) => texts::log_paid(side(*s), *n),
            Event::Gained(s, n) => texts::log_gained(side(*s), *n),
            Event::Income(s, n) => texts::log_income(side(*s), *n),
            Event::Born(id, c) => texts::log_born(amoeba(*id), cell(*c)),
            Event::Scored(s, 0, 0, [_, at], _) => texts::log_scored_nothing(side(*s), *at),
            Event::Scored(s, amoebas, genes, [from, to], _) => {
                let steps = i32::from(*amoebas) + i32::from(*genes);
                match i32::from(*to) - i32::from(*from) - steps {
                    0 => texts::log_scored(side(*s), *amoebas, *genes, *from, *to),
                    jumped @ 1.. => texts::log_scored_jumping(side(*s), *amoebas, *genes, *from, *to, jumped),
                    _ => texts::log_scored_at_end(side(*s), *amoebas, *genes, *from, *to),
                }
            }
            Event::Finished(s) if self.is_dummy(*s) => texts::log_finished_dummy(side(*s)),
            Event::Finished(s) => texts::log_finished(side(*s)),
            Event::LastCard => texts::log_last_card(),
            Event::Over(Some(seat)) => texts::log_over(self.player_name(*seat)),
            Event::Over(None) => return None,
            Event::Failed(fault) => texts::log_failed(name(fault.card), fault.to_string()),
        })
    }
}
