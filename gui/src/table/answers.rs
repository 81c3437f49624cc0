//! The answers to the open question as buttons, in one line: the table below it does not make room for them.
//!
//! Decides: which stand there, in which order, and which are folded away. Answers that nothing on the table stands for are always seen.

use super::layout::Roots;
use super::pick::{Pick, buttons, nameless};
use super::prompt::Used;
use super::table_view::TableView;
use crate::keys::ring;
use crate::texts::table as texts;
use clade_engine::Translate as _;
use clade_engine::scene::Shape;
use clade_table::SHORT;
use egui::{AtomExt as _, Button, Color32, RichText, TextStyle, Ui};

/// More answers than this go into a list that scrolls.
const MANY: usize = 14;
/// So few stand there even if things on the table stand for them.
const FEW: usize = 12;
/// So many answers have a digit each.
const DIGITS: usize = 10;
/// What the last answer is called in a record where it ends the matter.
const ENDS: [&str; 4] = ["done", "pass", "skip", "retrieve"];
/// What stands on an answer beside its words: its key, and room.
const KEY: f32 = 48.0;
/// Around the window.
const MARGIN: f32 = 12.0;

/// The answers that can be given by a button.
#[derive(Clone, Debug, Default)]
pub(super) struct Answers {
    /// In the order of their buttons.
    offered: Vec<u16>,
    /// All answers that are left, in the order of their digits: the buttons are some of them, in the same order.
    numbered: Vec<u16>,
    /// Those that must be seen: nothing on the table stands for them, or one would not look for them there.
    must: Vec<u16>,
    /// The one that ends the matter: the last of all, if it says so or all others lie on the table. Its key is 0.
    ends: Option<u16>,
    /// Whether all of them are wanted, however many lines that takes.
    listed: bool,
    /// Whether a part of them was chosen: it need not be said again.
    is_begun: bool,
    /// Whether those that are folded away are looked at.
    unfolded: bool,
    /// Whether nothing on the table itself or in a hand stands for any of them, but things on the panels beside it.
    lie_beside: bool,
    /// Those that stand somewhere with their keys: no key takes what is folded away.
    seen: Vec<u16>,
}

impl Answers {
    /// Those of the question as far as it is answered, these `first`. If it `is_new`, what was unfolded for the one before is folded again. Of
    /// very many answers those `in_sight` on the table come before the others, in this order: there are not digits for all.
    pub(super) fn follow(&mut self, view: &TableView, pick: &Pick, first: &[u16], in_sight: &[u16], (listed, is_new): (bool, bool)) {
        let unfolded = self.unfolded && !is_new;
        let (open, mut buttons) = (pick.open(view.seen), buttons(pick, view.seen));
        // Where others lie on the table, what only leads to another one is in the list.
        if buttons.len() < open.len() {
            buttons.retain(|&action| !super::seldom::is_aside(view, action));
        }
        let must = if pick.is_begun() { nameless(pick, view.seen) } else { buttons.clone() };
        let last = (view.seen.labels.len() as u16).checked_sub(1).filter(|_| !pick.is_begun());
        let is_only = |last: &u16| must == [*last] && view.seen.labels.len() > 1;
        let ends = last.filter(|last| is_only(last) || says_end(view, *last));
        // What ends the matter comes first: it stays where it is, whatever else can still be done. Only "yes" stands before "no". Then comes
        // what must be seen, so that its keys stay the same. Nobody hunts one's own first.
        let is_no = |action: u16| view.seen.texts.get(usize::from(action)).is_some_and(|text| text == "no");
        let leads = ends.filter(|&ends| !is_no(ends));
        let is_crowd = open.len() > DIGITS;
        let sight = |action: &u16| in_sight.iter().position(|other| other == action).filter(|_| is_crowd).unwrap_or(usize::MAX);
        let mut numbered = open.clone();
        numbered.sort_by_key(|action| {
            let is_must = must.contains(action);
            let seldom = super::seldom::harms_own(view, *action) || super::seldom::is_aside(view, *action);
            (Some(*action) != leads, !is_must, seldom, !first.contains(action), if is_must { 0 } else { sight(action) }) // a stable sort
        });
        // A few stand there in any case, as far as there is room.
        let all = listed || (unfolded || open.len() <= FEW) && !pick.is_begun();
        let offered = numbered.iter().copied().filter(|action| all || buttons.contains(action)).collect();
        let lie_beside = lie_beside(view, pick);
        *self = Self { offered, numbered, must, ends, listed, is_begun: pick.is_begun(), unfolded, lie_beside, seen: Vec::new() };
    }

    /// In the order of their buttons.
    pub(super) fn offered(&self) -> &[u16] {
        &self.offered
    }

    /// The answers that have a digit, each behind that, whether its button is seen or folded away: on the table it is the same one.
    pub(super) fn keyed(&self, texts: &[String]) -> Vec<(u8, u16)> {
        let keyed = digits(texts, &self.numbered, self.ends).into_iter().zip(&self.numbered);
        keyed.filter_map(|(digit, action)| Some((digit?, *action))).collect()
    }

    /// Those of them whose buttons are seen.
    pub(super) fn keyed_and_seen(&self, texts: &[String]) -> Vec<(u8, u16)> {
        self.keyed(texts).into_iter().filter(|(_, action)| self.seen.contains(action)).collect()
    }

    /// The digits that none of them needs, from 1 on. Of a begun choice all may still come: at the thing that was chosen. Where each of them
    /// is seen with its own, a digit is an answer, and things that mean several need none.
    pub(super) fn free(&self, texts: &[String]) -> Vec<u8> {
        if self.keyed_and_seen(texts).len() == self.numbered.len() {
            return Vec::new();
        }
        let taken = if self.is_begun { self.keyed(texts) } else { self.keyed_and_seen(texts) };
        (1..=9).filter(|digit| !taken.iter().any(|(other, _)| other == digit)).collect()
    }

    /// The key of one of them in small letters, as it stands before these words on its button, which is shown: not where they say the same
    /// number, "4 4 cubes".
    pub(super) fn key(&mut self, texts: &[String], action: u16, told: &str) -> Option<RichText> {
        let at = self.numbered.iter().position(|other| *other == action)?;
        self.seen.push(action);
        let digit = digits(texts, &self.numbered, self.ends)[at]?.to_string();
        let number = told.split(|c: char| !c.is_ascii_digit()).next();
        (number != Some(digit.as_str())).then(|| RichText::new(digit).small())
    }

    /// Shows those that fit into the line, with this much room `behind` them, and how many more there are. Whether [`Self::show_all`]
    /// follows: a line would be too short for those that must be seen.
    pub(super) fn show_line(&mut self, ui: &mut Ui, view: &TableView, behind: f32, used: &mut Vec<Used>) -> bool {
        if self.offered.len() > MANY {
            return true;
        }
        let lie_beside = self.lie_beside;
        let more = |n: usize, of: usize| {
            view.shared.say(&match lie_beside {
                true => texts::answers_beside(n),
                false if n == of => texts::answers(n),
                false => texts::more_answers(n),
            })
        };
        let row = ui.available_size_before_wrap().x - behind;
        let fit = |room: f32, offered: &[(u16, String)]| {
            let mut left = room;
            let needed = offered.iter().map(|(_, told)| width(ui, told) + KEY / 2.0);
            needed.take_while(|wide| (left -= wide, left >= 0.0).1).count()
        };
        let (all, unseen) = (self.offered.len(), self.offered.iter().filter(|action| !self.must.contains(action)).count());
        let told = self.with_words(view, &self.offered);
        let (shown, folded) = if self.listed || unseen == 0 || fit(row, &told) == all {
            // Where many lie on the table, they are in a list that opens.
            (all, if self.is_begun { 0 } else { view.seen.labels.len().saturating_sub(all) })
        } else {
            // What a thing on the table stands for can be chosen there: all of that stands here, or nothing. Of parts, and of what is beside
            // the table, as many as fit.
            let fitting = if self.is_begun || self.lie_beside { fit(row - width(ui, &more(all, 0)), &told) } else { 0 };
            let shown = fitting.clamp(all - unseen, all - 1);
            (if self.unfolded { all } else { shown }, all - shown)
        };
        // What lies on the table is what is asked for; what is nowhere else, such as another number, comes behind it. Only what ends the
        // matter keeps its place.
        let is_ends = |(action, _): &(u16, String)| Some(*action) == self.ends;
        let leads = folded > 0 && !self.is_begun && !self.lie_beside && !self.unfolded && !self.listed;
        let first = if leads { told.iter().take_while(|answer| is_ends(answer)).count() } else { shown };
        self.buttons_of(ui, view, &told[..first], used);
        if folded > 0 {
            let is_folded = |action: &u16| !told[..shown].iter().any(|(seen, _)| seen == action);
            let count = view.seen.labels.len() as u16;
            let aside = (0..count).filter(is_folded).filter(|&action| super::seldom::is_aside(view, action)).count();
            let says = match aside {
                _ if self.unfolded => view.shared.say(&texts::fewer_answers()),
                0 => more(folded, if first < shown || shown == 0 { folded } else { folded + shown }),
                aside => view.shared.say(&texts::some_answers(folded, folded - aside)),
            };
            if ui.button(says).clicked() {
                self.unfolded = !self.unfolded;
            }
        }
        self.buttons_of(ui, view, &told[first..shown], used);
        false
    }

    /// Whether they take more room than a line because that was wanted, or because they are a list: it lies over the table.
    pub(super) fn lie_over(&self) -> bool {
        self.unfolded || self.listed || self.offered.len() > MANY
    }

    /// Those that were unfolded are folded again; whether they were.
    pub(super) fn fold(&mut self) -> bool {
        std::mem::take(&mut self.unfolded)
    }

    /// Shows all of them, in as many lines as it takes.
    pub(super) fn show_all(&mut self, ui: &mut Ui, view: &TableView, used: &mut Vec<Used>) {
        self.buttons_of(ui, view, &self.with_words(view, &self.offered), used);
    }

    /// Some of them, each with its words.
    fn buttons_of(&mut self, ui: &mut Ui, view: &TableView, some: &[(u16, String)], used: &mut Vec<Used>) {
        for (action, told) in some {
            let action = *action;
            let hinted = view.hint.is_some_and(|hint| hint.index == u32::from(action));
            let text = if hinted { RichText::new(told).color(view.shared.theme.accent.ink) } else { RichText::new(told) };
            // The key that takes it, smaller: it is no number of the answer.
            let key = self.key(&view.seen.texts, action, told);
            let key = if hinted { key } else { key.map(|key| key.color(view.shared.theme.faint)) };
            let atoms: egui::Atoms<'_> = key.map(egui::Atom::from).into_iter().chain([egui::Atom::from(text).atom_shrink(true)]).collect();
            // A long answer is as wide as the window, not wider: the pointer tells all of it.
            let button = Button::new(atoms).selected(hinted);
            let wide = ui.painter().layout_no_wrap(told.clone(), TextStyle::Button.resolve(ui.style()), Color32::WHITE).size().x;
            let room = ui.max_rect().right().min(ui.ctx().content_rect().right() - MARGIN) - ui.max_rect().left();
            let response = if wide + KEY > room {
                ui.end_row();
                ui.add_sized([room, ui.spacing().interact_size.y], button.truncate()).on_hover_text(told.as_str())
            } else {
                ui.add(button)
            };
            // Tests and screen readers know the answer without its number.
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, told.clone()));
            if response.gained_focus() {
                response.scroll_to_me(None); // in a long list
            }
            if self.ends == Some(action) {
                super::stops::add_last(ui, &response);
            } else {
                super::stops::add(ui, &response);
            }
            if ring::is_at(ui, &response) {
                super::ghost::over(ui, view.version, action);
            }
            let told = super::tell::foreseen(view, &[action]);
            let response = if told.is_empty() { response } else { response.on_hover_ui(|ui| super::tell::follows(ui, view, told)) };
            if response.clicked() {
                used.push(Used::Choose(action));
            }
        }
    }

    /// Each with its words.
    fn with_words(&self, view: &TableView, actions: &[u16]) -> Vec<(u16, String)> {
        actions.iter().copied().zip(told(view, actions, self.is_begun)).collect()
    }
}

/// Whether what can be clicked for the answers that are left lies on the panels beside the table, all of it.
fn lie_beside(view: &TableView, pick: &Pick) -> bool {
    let nodes = &view.seen.scene.nodes;
    let edge = Roots::of(&view.seen.scene, view.templates[0]).edge;
    let root = |mut at: u16| {
        while let Some(parent) = nodes[usize::from(at)].parent.filter(|_| nodes[usize::from(at)].shape != Shape::Hand) {
            at = parent;
        }
        at
    };
    let mut lit = (0..nodes.len() as u16).filter(|&at| pick.lights(&nodes[usize::from(at)])).peekable();
    lit.peek().is_some() && lit.all(|at| edge.contains(&root(at)))
}

/// How wide a button with these words is, with the room behind it.
pub(super) fn width(ui: &Ui, told: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(told.to_owned(), font, Color32::PLACEHOLDER).size().x;
    words + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x
}

/// Whether an answer ends the matter by its words in a record.
pub(super) fn says_end(view: &TableView, action: u16) -> bool {
    view.seen.texts.get(usize::from(action)).is_some_and(|text| ENDS.contains(&text.as_str()))
}

/// The digit that takes each of these answers, by their words in a record: of numbers their own, otherwise 0 of the one that ends the matter
/// (nobody passes who wanted the first of several), and 1 to 9 of the others in their order. The tenth has 0 if nothing else has it.
fn digits(texts: &[String], offered: &[u16], ends: Option<u16>) -> Vec<Option<u8>> {
    let number = |&action: &u16| texts.get(usize::from(action))?.strip_prefix("number ");
    let are_numbers = offered.iter().all(|action| number(action).is_some());
    let mut others = 0;
    let own = |action: &u16| match number(action).filter(|_| are_numbers) {
        Some(number) => number.parse().ok(),
        None if Some(*action) == ends => Some(0),
        None => {
            others += 1;
            u8::try_from(others).ok()
        }
    };
    let own: Vec<Option<u8>> = offered.iter().map(own).collect();
    let is_free = !are_numbers && !own.contains(&Some(0));
    own.into_iter().map(|digit| if is_free && digit == Some(10) { Some(0) } else { digit.filter(|&digit| digit <= 9) }).collect()
}

/// The words of these answers: short, if what they are about `is_chosen` and that tells them apart. Of whole ones that are alike each has
/// its words in a record behind it.
pub(super) fn told(view: &TableView, offered: &[u16], is_chosen: bool) -> Vec<String> {
    let said = |form: &str| -> Vec<String> {
        let labels = offered.iter().map(|&action| view.seen.labels.get(usize::from(action)));
        labels.map(|label| label.map(|label| view.words.form(label, form)).unwrap_or_default()).collect()
    };
    let twice = |told: &[String], one: &String| told.iter().filter(|other| *other == one).count() > 1;
    let short = said(SHORT);
    if is_chosen && !short.iter().any(|one| twice(&short, one)) {
        return short;
    }
    let whole = said("");
    let in_full = |(told, &action): (&String, &u16)| match view.seen.texts.get(usize::from(action)).filter(|_| twice(&whole, told)) {
        Some(text) => format!("{told} ({text})"),
        None => told.clone(),
    };
    whole.iter().zip(offered).map(in_full).collect()
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn a_number_is_its_own_digit_and_everything_else_is_counted() {
        let texts = ["number 0", "number 1", "number 12", "pass"].map(str::to_owned);
        assert_eq!(digits(&texts, &[0, 1, 2], None), [Some(0), Some(1), None]);
        assert_eq!(digits(&texts, &[0, 1, 3], None), [Some(1), Some(2), Some(3)], "not beside other answers");
        assert_eq!(digits(&texts, &[3, 0, 1], Some(3)), [Some(0), Some(1), Some(2)], "who presses 1 does not pass");
        let many: Vec<u16> = (0..300).map(|_| 3).collect();
        let of_many = |ends| digits(&texts, &many, ends)[8..11].to_vec();
        assert_eq!(of_many(None), [Some(9), Some(0), None], "the tenth");
        let with_end = [&[0], &many[..11]].concat();
        assert_eq!(digits(&texts, &with_end, Some(0))[9..12], [Some(9), None, None], "0 passes");
    }
}
