//! The Dominance cards: those that lie face up, the deck with what may still lie in it, those that have left the game.

use super::Drawing;
use crate::action::Action;
use crate::{looks, texts};
use clade_engine::Kind;
use clade_engine::scene::{Node, Shape};

impl Drawing<'_> {
    pub(super) fn row(&mut self) {
        let state = self.state;
        let row = self.scene.add(Node::new("row", Shape::Panel, texts::cards()).look(looks::CARDS));
        for (slot, card) in (0u8..).zip(&state.open) {
            let Some(card) = card.get() else { continue };
            let means = |action: &Action| *action == Action::Take(slot) || self.names_card(*action, card);
            let node = self.card(card).within(row).at(slot.into(), 0).value(1).actions_where(self.actions, means);
            self.scene.add(node);
        }
        if !state.discard.is_empty() {
            let discard = self.scene.add(
                Node::new("discard", Shape::Panel, texts::discard()).within(row).at(state.open.len() as i16 + 1, 0).look(looks::DISCARD),
            );
            for card in state.discard {
                let node = self.card(card).within(discard);
                let node = node.actions_where(self.actions, |&action| self.names_card(action, card));
                self.scene.add(node);
            }
        }
        self.deck(row);
    }

    /// What may still come: those that lie under all others are marked.
    fn deck(&mut self, row: u16) {
        let deck = self.scene.add(
            Node::new("deck", Shape::Pile, texts::deck())
                .within(row)
                .at(self.state.open.len() as i16, 0)
                .look(looks::CARDS)
                .value(self.state.deck.len()),
        );
        for (card, weight) in self.state.deck.chances() {
            let node = self.card(card).within(deck).value(weight);
            self.scene.add(if self.game.rules.last.contains(card) { node.badge(texts::on_the_bottom()) } else { node });
        }
    }

    fn card(&self, kind: Kind) -> Node {
        let cards = self.game.cards();
        Node::new(format!("card-{}", cards.word_of(kind)), Shape::Card, cards.name_of(kind)).look(cards.look_of(kind))
    }
}
