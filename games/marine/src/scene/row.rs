//! The evolution cards: the row, the deck with what may still lie in it, the discard.

use super::Drawing;
use crate::action::Action;
use crate::{looks, texts};
use clade_engine::Kind;
use clade_engine::scene::{Node, Shape};

impl Drawing<'_> {
    pub(super) fn row(&mut self) {
        let (state, game) = (self.state, self.game);
        let row = self.scene.add(Node::new("row", Shape::Panel, texts::row()).look(looks::CARDS));
        for (slot, card) in (0u8..).zip(&state.row) {
            let Some(card) = card.get() else { continue };
            let node = self.card("card", card).within(row).at(slot.into(), 0).value(1);
            let node = Node { name: texts::in_slot(slot + 1, game.cards().name_of(card)), ..node };
            let means = |action: &Action| *action == Action::Slot(slot) || self.names_card(*action, card);
            self.scene.add(node.actions_where(self.actions, means));
        }
        if !state.discard.is_empty() {
            let discard = self.scene.add(
                Node::new("discard", Shape::Panel, texts::discard()).within(row).at(state.row.len() as i16 + 1, 0).look(looks::DISCARD),
            );
            for card in state.discard {
                let node = self.card("card", card).within(discard);
                let node = node.actions_where(self.actions, |&action| self.names_card(action, card));
                self.scene.add(node);
            }
        }
        self.deck(row);
    }

    /// What may still come: those known to lie among the last ones are marked.
    fn deck(&mut self, row: u16) {
        let deck = self.scene.add(
            Node::new("deck", Shape::Pile, texts::deck())
                .within(row)
                .at(self.state.row.len() as i16, 0)
                .look(looks::CARDS)
                .value(self.state.deck.len()),
        );
        for (card, weight) in self.state.deck.chances() {
            let node = self.card("card", card).within(deck).value(weight);
            self.scene.add(if self.game.rules.last.contains(card) { node.badge(texts::among_the_last()) } else { node });
        }
    }

    /// An evolution card with the symbols of its events.
    fn card(&self, place: &str, kind: Kind) -> Node {
        let facts = self.game.facts(kind);
        let node = Node::new(format!("{place}-{}", self.game.cards().word_of(kind)), Shape::Card, self.game.cards().name_of(kind));
        let node = node.look(self.game.cards().look_of(kind));
        let events = [
            facts.extinction.then(|| (texts::symbol_extinction(), texts::part_extinction())),
            facts.survival.then(|| (texts::symbol_survival(), texts::part_survival())),
        ];
        let (symbols, meanings): (Vec<_>, Vec<_>) = events.into_iter().flatten().unzip();
        symbols.into_iter().fold(node, Node::badge).because(meanings)
    }
}
