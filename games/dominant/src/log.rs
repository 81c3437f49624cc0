//! The log line of an event.

use crate::board::{Cell, Cells, cell_word};
use crate::dominant::Dominant;
use crate::event::{Event, Meant, PointsFor};
use crate::labels::corner_told;
use crate::labels::counted;
use crate::prompts::with_about;
use crate::texts::{self, element_name, section_name, terrain_name};
use clade_engine::{Kind, Msg, Side};

impl Dominant {
    /// The log line of an event.
    pub(crate) fn told(&self, event: &Event) -> Option<Msg> {
        let who = |side: &Side| self.who(*side);
        let card = |kind: &Kind| self.cards().name_of(*kind);
        let cell = |cell: &Cell| cell_word(*cell);
        Some(match event {
            Event::Began(at, tile) => texts::log_began(terrain_name(*tile), cell(at)),
            Event::Filled(section, element) => texts::log_filled(section_name(*section), element_name(*element)),
            Event::Drew(side, element) => texts::log_drew(who(side), element_name(*element)),
            Event::Revealed(stack, tile) => texts::log_revealed(stack + 1, terrain_name(*tile)),
            Event::Appeared(kind) => texts::log_appeared(card(kind)),
            Event::Round(n) => texts::log_round(*n),
            Event::Phase(phase) => texts::log_phase(texts::phase_name(*phase)),
            Event::Placed(side, space) => texts::log_placed(who(side), self.space_name(*space)),
            Event::Advanced(side, other) => texts::log_advanced(who(side), who(other)),
            Event::Acts(side, space) => texts::log_acts(who(side), self.space_name(*space)),
            Event::Idle(side, space, reason) => texts::log_idle(who(side), self.space_name(*space), reason.clone()),
            Event::NoVictim(side, terrain) => texts::log_no_victim(who(side), terrain_name(*terrain)),
            Event::Declined(side) => texts::log_declined(who(side)),
            Event::Innate(side, section) => texts::log_innate(who(side), section_name(*section)),
            Event::Put(corner, element, None, _, at) => texts::log_put(element_name(*element), corner_told(*at, *corner)),
            Event::Put(corner, element, Some(section), _, at) => {
                texts::log_put_from(element_name(*element), corner_told(*at, *corner), section_name(*section))
            }
            Event::Removed(corner, element, _, at) => texts::log_removed(element_name(*element), corner_told(*at, *corner)),
            Event::Took(side, section, element) => texts::log_took(who(side), section_name(*section), element_name(*element)),
            Event::Lost(side, element) => texts::log_lost(who(side), element_name(*element)),
            Event::Losses => texts::log_losses(),
            Event::Desolation => texts::log_desolation(),
            Event::Exempt(side, element) => texts::log_exempt(who(side), element_name(*element)),
            Event::Emptied(section, element) => texts::log_emptied(section_name(*section), element_name(*element)),
            Event::Slid(from, to, elements) => texts::log_slid(section_name(*from), section_name(*to), counted(elements)),
            Event::MovedUp(side, space) => texts::log_moved_up(who(side), self.space_name(*space)),
            Event::Spread(side, at, n, _) => texts::log_spread(who(side), *n, cell(at)),
            Event::Revived(side, at, n) => texts::log_revived(who(side), *n, cell(at)),
            Event::Moved(side, from, to, n, _) => texts::log_moved(who(side), *n, cell(from), cell(to)),
            Event::Eliminated(side, at, n, _) => texts::log_eliminated(who(side), *n, cell(at)),
            Event::Returned(side, at, n, _) => texts::log_returned(who(side), *n, cell(at)),
            Event::TookTile(side, stack, tile) => texts::log_took_tile(who(side), terrain_name(*tile), stack + 1),
            Event::Laid(side, at, tile) => texts::log_laid(who(side), terrain_name(*tile), cell(at)),
            Event::Froze(side, at, terrain) => texts::log_froze(who(side), terrain_name(*terrain), cell(at)),
            Event::Scored(at, terrain) => texts::log_scored(terrain_name(*terrain), cell(at)),
            Event::ScoredNothing(tiles) => texts::log_scored_nothing(cells_told(*tiles), tiles.len()),
            Event::Points(side, n, why) if *n < 0 => texts::log_points_lost(who(side), -n, self.why_told(*why)),
            Event::Points(side, n, why) => texts::log_points(who(side), *n, self.why_told(*why)),
            Event::NoCard(side) => texts::log_no_card(who(side)),
            Event::Undominated(at) => texts::log_undominated(cell(at)),
            Event::Chose(side, kind, at) => texts::log_chose(who(side), card(kind), cell(at)),
            Event::Discarded(kind) => texts::log_discarded(card(kind)),
            Event::PawnMore(side, kind) => texts::log_pawn_more(who(side), card(kind)),
            Event::PawnLess(side, kind) => texts::log_pawn_less(who(side), card(kind)),
            Event::SurvivalCard(Some(side)) => texts::log_survival_card(who(side)),
            Event::SurvivalCard(None) => texts::log_survival_card_none(),
            Event::Extinction => texts::log_extinction(),
            Event::Saved(side, at) => texts::log_saved(who(side), cell(at)),
            Event::Unharmed => texts::log_unharmed(),
            Event::Survival(Some(side)) => texts::log_survival(who(side)),
            Event::Survival(None) => texts::log_survival_nobody(),
            Event::Reseed => texts::log_reseed(),
            Event::Ending(None) => texts::log_ending(),
            Event::Ending(Some(turns)) => texts::log_ending_quiet(*turns),
            Event::Called(..) | Event::Weighed(..) | Event::Feeds(..) | Event::Judged(..) => return None,
            Event::Answered { side, card: kind, says, about, answer } => {
                let said = says.map(|says| with_about(self.cards().get(*kind).said(says), about.clone())).or_else(|| about.clone());
                let answer = match answer {
                    Meant::It(answer) => answer.clone(),
                    Meant::Said(word) => self.cards().get(*kind).said(*word),
                };
                match said {
                    Some(said) => texts::log_answered(who(side), card(kind), said, answer),
                    None => texts::log_answered_so(who(side), card(kind), answer),
                }
            }
            Event::NoEffect(kind) => texts::log_no_effect(card(kind)),
            Event::DieRolled(kind, n) => texts::log_die_rolled(card(kind), *n),
            Event::LastScoring => texts::log_last_scoring(),
            Event::Total(side, n) => texts::log_total(who(side), *n),
            Event::Counted(side, n) => texts::log_counted(who(side), *n),
            Event::TieBroken(side, other) => texts::log_tie(who(side), who(other)),
            Event::Over => texts::log_over(),
            Event::CardFailed(fault) => texts::log_card_failed(card(&fault.card), fault.to_string()),
        })
    }

    /// What an event adds to a score, by kinds of reasons.
    pub(crate) fn points_of(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        let Event::Points(side, n, why) = *event else { return };
        let source = match why {
            PointsFor::Tile(..) => texts::from_tiles(),
            PointsFor::Wanderlust(_) => texts::from_wanderlust(),
            PointsFor::Glaciation(_) => texts::from_glaciation(),
            PointsFor::Survival(_) => texts::from_survival(),
            PointsFor::Card(kind) => self.cards().name_of(kind),
        };
        enter(side, n.into(), source);
    }

    /// What points were gained or lost for.
    fn why_told(&self, why: PointsFor) -> Msg {
        match why {
            PointsFor::Tile(cell, place) => texts::for_place(place, cell_word(cell)),
            PointsFor::Wanderlust(n) => texts::for_wanderlust(n),
            PointsFor::Glaciation(n) => texts::for_glaciation(n),
            PointsFor::Survival(n) => texts::for_survival(n),
            PointsFor::Card(kind) => self.cards().name_of(kind),
        }
    }
}

/// Tiles by their cells.
fn cells_told(cells: Cells) -> String {
    cells.map(cell_word).collect::<Vec<_>>().join(", ")
}
