//! The log: what an event says to people, and whose points it changes.

use crate::action::Cubes;
use crate::event::*;
use crate::event::{Cause, Fate};
use crate::map::{self, Cell};
use crate::soup::Soup;
use crate::state::Id;
use crate::texts;
use clade_engine::{Kind, Msg, Side, Small};
use clade_script::NOBODY;

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

    /// What gave an amoeba its last damage point, as far as the table knows.
    fn died_of(&self, fate: Fate) -> Msg {
        match fate {
            Fate::Hunger => texts::died_of_hunger(),
            Fate::Natural => texts::died_of_damage(),
            Fate::Attack(by) | Fate::Wound(by) => texts::died_of_wound(texts::amoeba_of(by)),
            Fate::Gene(side) => texts::died_of_gene(self.name_of(side)),
        }
    }

    /// The log line of an event.
    pub(crate) fn told(&self, event: &Event) -> Option<Msg> {
        let side = |s: Side| self.name_of(s);
        let name = |kind: Kind| self.cards().get(kind).name();
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
            Event::Acted { owner: NOBODY, kind, .. } => texts::log_environment_acts(name(*kind)),
            Event::Acted { owner, kind, amoeba: None, card } => texts::log_acted(side(*owner), self.gene_by(*kind, *card)),
            Event::Acted { kind, amoeba: Some(id), card, .. } => texts::log_acted_for(amoeba(*id), self.gene_by(*kind, *card)),
            Event::Spared { side: s, kind, by } => texts::log_spared(side(*s), name(*kind), *by),
            Event::Attacked(a, t) => texts::log_attacked(amoeba(*a), amoeba(*t)),
            Event::Fought(a, x, d, y) => texts::log_fought(amoeba(*a), *x, amoeba(*d), *y),
            Event::AttackFailed(a, t) => texts::log_attack_failed(amoeba(*a), amoeba(*t)),
            Event::Damaged(id) => texts::log_damaged(amoeba(*id)),
            Event::Died(id, c, Cubes::NONE, _, fate) if fate.attacker().is_none() => {
                texts::log_died_bare(amoeba(*id), self.died_of(*fate), cell(*c))
            }
            Event::Died(id, c, cubes, due, fate) => {
                let died = match (*cubes, fate.attacker()) {
                    (Cubes::NONE, Some(by)) => texts::log_killed_bare(amoeba(*id), amoeba(by), cell(*c)),
                    (cubes, Some(by)) => texts::log_killed(amoeba(*id), amoeba(by), cell(*c), texts::cubes(cubes)),
                    (cubes, None) => texts::log_died(amoeba(*id), self.died_of(*fate), cell(*c), texts::cubes(cubes)),
                };
                let is_short = self.all().any(|colour| cubes.counts()[colour.ix()] < *due);
                if is_short { texts::log_short(died) } else { died }
            }
            Event::Environment(card) => texts::new_environment(&self.environment[card.ix()]),
            Event::Defect(s, excess) => texts::log_defect(side(*s), *excess),
            Event::GaveUp { side: s, kind, pays } => texts::log_gave_up(side(*s), name(*kind), *pays),
            Event::BoughtNothing(s) => texts::log_bought_nothing(side(*s)),
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
            Event::Failed(fault) if !self.gene_kinds.contains(fault.card) => {
                texts::log_environment_failed(name(fault.card), fault.to_string())
            }
            Event::Failed(fault) => texts::log_failed(name(fault.card), fault.to_string()),
        })
    }
}
