//! The log line of an event, as its observer knows it.

use crate::board::{Cell, Cells, cell_word};
use crate::event::{By, Event, How, PointsFor};
use crate::labels::corner_told;
use crate::marine::Marine;
use crate::terrain::Ground;
use crate::texts::{self, element_name, marker_name, section_name, terrain_name};
use clade_engine::{Kind, Msg, Side};

impl Marine {
    /// The log line of an event.
    pub(crate) fn told(&self, event: &Event) -> Option<Msg> {
        let who = |side: &Side| self.who(*side);
        let card = |kind: &Kind| self.cards().name_of(*kind);
        let cards = |kinds: &[Kind]| kinds.iter().map(card).reduce(texts::list).unwrap_or_else(texts::nothing);
        let cell = |cell: &Cell| cell_word(*cell);
        let vent = |geyser: bool| terrain_name(if geyser { Ground::Geyser } else { Ground::Smoker });
        Some(match event {
            Event::Began(at, tile) => texts::log_began(terrain_name(*tile), cell(at)),
            Event::Filled(section, element) => texts::log_filled(section_name(*section), element_name(*element)),
            Event::Drew(side, element) => texts::log_drew(who(side), element_name(*element)),
            Event::Marked(section, marker) => texts::log_marked(section_name(*section), marker_name(*marker)),
            Event::Revealed(stack, tile) => texts::log_revealed(stack + 1, terrain_name(*tile)),
            Event::Dealt(side, kind) => match kind.get() {
                Some(kind) => texts::log_dealt_trait(who(side), card(kind)),
                None => texts::log_dealt(who(side)),
            },
            Event::LaidOpen(kind) => texts::log_laid_open(card(kind)),
            Event::Kept(side, kinds) => match kinds.get() {
                Some(kinds) => texts::log_kept_traits(who(side), cards(kinds)),
                None => texts::log_kept(who(side)),
            },
            Event::GotTrait(side, kind, false) => texts::log_got_trait(who(side), card(kind)),
            Event::GotTrait(side, kind, true) => texts::log_copied_trait(who(side), card(kind)),
            Event::LostTrait(side, kind, false) => texts::log_lost_trait(who(side), card(kind)),
            Event::LostTrait(side, kind, true) => texts::log_lost_copy(who(side), card(kind)),
            Event::Appeared(kind) => texts::log_appeared(card(kind)),
            Event::Round(n) => texts::log_round(*n),
            Event::Placed(side, pawn, space) => texts::log_placed(who(side), self.pawn_name(*pawn), self.space_name(*space)),
            Event::Bumped(pawn, _) => match pawn.owner() {
                Some(owner) => texts::log_bumped_of(self.pawn_name(*pawn), who(&owner)),
                None => texts::log_bumped(self.pawn_name(*pawn)),
            },
            Event::Skipped(side, space, false) => texts::log_skipped(who(side), self.action_name(*space)),
            Event::Skipped(side, space, true) => texts::log_idle(who(side), self.action_name(*space)),
            Event::Unused(side, space) => texts::log_unused(who(side), self.action_name(*space)),
            Event::Retrieved(side, false, _) => texts::log_retrieved(who(side)),
            Event::Retrieved(side, true, _) => texts::log_retrieved_forced(who(side)),
            Event::PawnsBack(side, _) => texts::log_pawns_back(who(side)),
            Event::Put(corner, element, None, _) => texts::log_put(element_name(*element), corner_told(*corner)),
            Event::Put(corner, element, Some(section), _) => {
                texts::log_put_from(element_name(*element), corner_told(*corner), section_name(*section))
            }
            Event::Redrawn(side, _) => texts::log_redrawn(who(side)),
            Event::Removed(corner, element, By::Meal(side)) => {
                texts::log_used_up(self.who(*side), element_name(*element), corner_told(*corner))
            }
            Event::Removed(corner, element, By::Loss) => texts::log_dwindled(element_name(*element), corner_told(*corner)),
            Event::Removed(corner, element, _) => texts::log_removed(element_name(*element), corner_told(*corner)),
            Event::Shifted(from, to, element) => texts::log_shifted(element_name(*element), corner_told(*from), corner_told(*to)),
            Event::Swapped(corner, section, old, new, _) => {
                texts::log_swapped(corner_told(*corner), section_name(*section), element_name(*old), element_name(*new))
            }
            Event::Adapted(corner, side, old, token, _) => {
                texts::log_adapted(who(side), corner_told(*corner), element_name(*old), element_name(*token))
            }
            Event::Took(side, section, element, None) => texts::log_took(who(side), section_name(*section), element_name(*element)),
            Event::Took(side, section, element, Some(old)) => {
                texts::log_took_for(who(side), section_name(*section), element_name(*element), element_name(*old))
            }
            Event::Lost(side, element) => texts::log_lost(who(side), element_name(*element)),
            Event::Emptied(section, element) => texts::log_emptied(section_name(*section), element_name(*element)),
            Event::Slid(from, to, n) => texts::log_slid(section_name(*from), section_name(*to), *n),
            Event::Protected(side) => texts::log_protected(who(side)),
            Event::Unprotected(side, n) => texts::log_unprotected(who(side), *n),
            Event::Spread(side, at, n, _) => texts::log_spread(who(side), *n, cell(at)),
            Event::Revived(side, at) => texts::log_revived(who(side), cell(at)),
            Event::Moved(side, from, to, n, _) => texts::log_moved(who(side), *n, cell(from), cell(to)),
            Event::Eliminated(side, at, n, _) => texts::log_eliminated(who(side), *n, cell(at)),
            Event::Returned(side, at, n, _) => texts::log_returned(who(side), *n, cell(at)),
            Event::TookTile(side, stack, tile) => texts::log_took_tile(who(side), terrain_name(*tile), stack + 1),
            Event::Laid(side, at, tile) => texts::log_laid(who(side), terrain_name(*tile), cell(at)),
            Event::Vented(side, at, geyser) => texts::log_vented(who(side), vent(*geyser), cell(at)),
            Event::Scored(at, kind) => texts::log_scored(marker_name(*kind), cell(at)),
            Event::ScoredNothing(tiles) => texts::log_scored_nothing(cells_told(*tiles), tiles.len()),
            Event::Points(side, n, why) if *n < 0 => texts::log_points_lost(who(side), -n, self.why_told(*why)),
            Event::Points(side, n, why) => texts::log_points(who(side), *n, self.why_told(*why)),
            Event::Chose(side, kind, slot) => texts::log_chose(who(side), card(kind), slot + 1),
            Event::Discarded(kind) => texts::log_discarded(card(kind)),
            Event::Dominated(side, element, value, None) => texts::log_dominated(who(side), element_name(*element), *value),
            Event::Dominated(side, element, value, Some(other)) => {
                texts::log_dominated_from(who(side), element_name(*element), who(other), *value)
            }
            Event::PawnMore(side, kind) => texts::log_pawn_more(who(side), card(kind)),
            Event::SurvivalCard(Some(side)) => texts::log_survival_card(who(side)),
            Event::SurvivalCard(None) => texts::log_survival_card_none(),
            Event::Extinction => texts::log_extinction(),
            Event::Unharmed => texts::log_unharmed(),
            Event::Survival(Some(side)) => texts::log_survival(who(side)),
            Event::Survival(None) => texts::log_survival_nobody(),
            Event::Reseed => texts::log_reseed(),
            Event::Ending(None) => texts::log_ending(),
            Event::Ending(Some(rounds)) => texts::log_ending_quiet(*rounds),
            Event::MarkersBack(n) => texts::log_markers_back(*n),
            Event::ExtraTurn(side) => texts::log_extra_turn(who(side)),
            Event::Called(..) | Event::Weighed(..) | Event::Feeds(..) | Event::Judged(..) => return None,
            Event::Acted(kind, Some(side)) => texts::log_acted(who(side), card(kind)),
            Event::Acted(kind, None) => texts::log_acted_itself(card(kind)),
            Event::PlayedCard(side, kind, x) => texts::log_played(who(side), card(kind), *x),
            Event::NoEffect(kind) => texts::log_no_effect(card(kind)),
            Event::Mattered(kind, side, how) => self.mattering(card(kind), who(side), *how),
            Event::Struck(kind, at, tile, 0, _) => texts::log_struck(card(kind), terrain_name(*tile), cell(at)),
            Event::Struck(kind, at, tile, n, side) => texts::log_struck_sparing(card(kind), terrain_name(*tile), cell(at), *n, who(side)),
            Event::DieRolled(kind, n) => texts::log_die_rolled(card(kind), *n),
            Event::Total(side, n) => texts::log_total(who(side), *n),
            Event::Counted(side, other, n) => texts::log_counted(who(side), who(other), *n),
            Event::TieBroken(side, other) => texts::log_tie(who(side), who(other)),
            Event::Over => texts::log_over(),
            Event::CardFailed(fault) => texts::log_card_failed(card(&fault.card), fault.to_string()),
        })
    }

    /// What a card changed.
    fn mattering(&self, card: Msg, who: Msg, how: How) -> Msg {
        match how {
            How::Thrives(tiles) => texts::log_thrives_by(who, card, cells_told(tiles)),
            How::Points(n) if n < 0 => texts::log_points_fewer(card, who, -n),
            How::Points(n) => texts::log_points_more(card, who, n),
            How::Reaches => texts::log_reaches(card, who),
            How::Bumps => texts::log_may_bump(card, who),
            How::Order => texts::log_free_order(card, who),
            How::Limit(cell, n) => texts::log_limit(card, who, n, cell_word(cell)),
            How::Keeps(element) => texts::log_keeps(card, who, element_name(element)),
            How::KeepsAll => texts::log_keeps_all(card, who),
            How::Vents => texts::log_may_vent(card, who),
        }
    }

    /// What an event adds to a score, by kinds of reasons.
    pub(crate) fn points_of(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        let Event::Points(side, n, why) = *event else { return };
        let source = match why {
            PointsFor::Tile(..) => texts::from_tiles(),
            PointsFor::Bonus(_) => texts::from_bonus(),
            PointsFor::Survival(_) => texts::from_survival(),
            PointsFor::Card(kind) => self.cards().name_of(kind),
            PointsFor::Target(_) => texts::from_targets(),
            PointsFor::Middle => texts::for_middle(),
        };
        enter(side, n.into(), source);
    }

    /// What points were gained or lost for.
    fn why_told(&self, why: PointsFor) -> Msg {
        match why {
            PointsFor::Tile(cell, 0) => texts::for_tile(cell_word(cell)),
            PointsFor::Tile(cell, place) => texts::for_place(place, cell_word(cell)),
            PointsFor::Bonus(n) => texts::for_bonus(n),
            PointsFor::Survival(n) => texts::for_survival(n),
            PointsFor::Card(kind) => self.cards().name_of(kind),
            PointsFor::Target(element) => texts::for_target(element_name(element)),
            PointsFor::Middle => texts::for_middle(),
        }
    }
}

/// Tiles by their cells.
fn cells_told(cells: Cells) -> String {
    cells.map(cell_word).collect::<Vec<_>>().join(", ")
}
