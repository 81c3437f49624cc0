//! One line that says what others did since the person at the screen answered last.

use super::table_view::{TableView, each_inside};
use clade_engine::{Msg, Tells};
use clade_table::LogLine;
use egui::{Label, RichText, Ui};

/// How many events the line tells, the last ones, and how many are told where the pointer rests on it.
const TOLD: [usize; 2] = [4, 24];

/// The line, as much of it as there is room for; nothing if others did nothing, or nobody is asked now.
pub(super) fn show(ui: &mut Ui, view: &TableView) {
    let news = &view.news[view.news.len().saturating_sub(TOLD[1])..];
    // What somebody or one of their beings did comes before what follows of itself.
    let owned = |msg: &Msg| view.nodes_named(msg).any(|node| node.owner.is_some());
    let does = |line: &&LogLine| {
        let mut acts = view.sides.iter().any(|(_, side)| line.msg.mentions(side));
        each_inside(&line.msg, &mut |inner| acts |= owned(inner));
        acts
    };
    let done: Vec<&LogLine> = news.iter().filter(does).collect();
    let told = if done.is_empty() { news.iter().collect() } else { done };
    // How somebody answered a card shows in what came of it, if anything did.
    let of_answers = |line: &&LogLine| line.tells == Some(Tells::Answered);
    let told: Vec<&LogLine> = if told.iter().all(of_answers) { told } else { told.into_iter().filter(|line| !of_answers(line)).collect() };
    let lines: Vec<String> = told.into_iter().map(|line| view.say(&line.msg)).collect();
    if lines.is_empty() || view.looks_back.is_some() || view.seen.labels.is_empty() {
        return;
    }
    let [line, all] = TOLD.map(|most| &lines[lines.len().saturating_sub(most)..]);
    let size = ui.style().text_styles[&egui::TextStyle::Body].size * super::round::SMALL;
    // The newest ones that there is room for: what came before is told where the pointer rests.
    let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), egui::FontId::proportional(size), egui::Color32::WHITE).size().x;
    let earlier = lines.len() - line.len();
    let whole = |from: usize| format!("{}{}", if earlier + from > 0 { "…  " } else { "" }, line[from..].join("  ·  "));
    let from = (0..line.len()).find(|&from| wide(&whole(from)) <= ui.available_width()).unwrap_or(line.len() - 1);
    let shown = ui.add(Label::new(RichText::new(whole(from)).size(size).color(view.shared.theme.faint)).truncate());
    shown.on_hover_ui(|ui| all.iter().for_each(|line| _ = ui.label(line)));
}
