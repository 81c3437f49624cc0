//! The evening in the lobby, and its end as a page.

use super::{Evening, Story, games};
use crate::intent::{Confirmation, Intent, Page};
use crate::page;
use crate::shared::Shared;
use crate::texts::evening as texts;
use clade_engine::{Msg, Translate as _};
use egui::{Grid, RichText, Ui};

/// Offers an evening, or to go on with the one that was begun.
pub(crate) fn offer(ui: &mut Ui, shared: &Shared, evening: Option<&Evening>, wants: &mut Vec<Intent>) {
    let names: Vec<String> = games(shared).map(|module| shared.say(&module.about().name)).collect();
    if names.len() < super::GAMES.len() {
        return;
    }
    ui.label(RichText::new(shared.say(&texts::title())).heading());
    page::about(ui, shared, &texts::about(names.join(", ")));
    ui.horizontal_wrapped(|ui| {
        let next = evening.and_then(|evening| evening.next(shared));
        if let Some(next) = next
            && ui.button(shared.say(&texts::go_on(next.about().name))).clicked()
        {
            wants.push(Intent::NextOfEvening);
        }
        if ui.button(shared.say(&texts::begin())).clicked() {
            let is_under_way = evening.is_some_and(|evening| evening.is_under_way(shared));
            let question = Confirmation { asks: texts::anew(), yes: texts::begin(), then: Intent::BeginEvening };
            wants.push(if is_under_way { Intent::Ask(Box::new(question)) } else { Intent::BeginEvening });
        }
        if evening.is_some_and(|evening| !evening.told.is_empty()) && ui.button(shared.say(&texts::story())).clicked() {
            wants.push(Intent::Go(Page::Evening));
        }
    });
    ui.add_space(20.0);
}

/// What eating came to in each game so far.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, evening: &Evening, wants: &mut Vec<Intent>) {
    page::column(ui, shared, |ui| {
        ui.label(RichText::new(shared.say(&texts::story())).heading());
        let starved: Vec<String> = evening
            .told
            .iter()
            .map(|story| {
                shared.say(&texts::starved_in(shared.title(&story.game), page::decimal(&shared.prefs.language, &whole(story.own.starved))))
            })
            .collect();
        ui.label(shared.say(&texts::you_starved(starved.join(", "))));
        for story in &evening.told {
            tell(ui, shared, story);
        }
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            if let Some(next) = evening.next(shared)
                && ui.button(RichText::new(shared.say(&texts::go_on(next.about().name))).strong()).clicked()
            {
                wants.push(Intent::NextOfEvening);
            }
            if ui.button(shared.say(&texts::compare())).clicked() {
                wants.push(Intent::Go(Page::Compare));
            }
            if ui.button(shared.say(&texts::back())).clicked() {
                wants.push(Intent::Go(Page::Lobby));
            }
        });
    });
}

fn tell(ui: &mut Ui, shared: &Shared, story: &Story) {
    page::section_of(ui, shared, &shared.title(&story.game));
    page::about(ui, shared, &texts::came(story.place, story.points));
    let Story { own, others, .. } = story;
    let share = |share: Option<f64>| share.map_or_else(|| "–".to_owned(), |share| shared.words.percent(&format!("{:.0}", share * 100.0)));
    let rows: [(Msg, String, String); 5] = [
        (texts::feedings(), whole(own.feedings), whole(others.feedings)),
        (texts::hungry(), share(own.share_hungry()), share(others.share_hungry())),
        (texts::starved(), whole(own.starved), whole(others.starved)),
        (texts::died(), whole(own.died), whole(others.died)),
        (texts::eaten(), whole(own.eaten), whole(others.eaten)),
    ];
    Grid::new(("story", &story.game)).striped(true).spacing([24.0, 6.0]).show(ui, |ui| {
        ui.label("");
        for head in [texts::you(), texts::others()] {
            ui.label(RichText::new(shared.say(&head)).color(shared.theme.faint));
        }
        ui.end_row();
        for (name, own, others) in rows {
            ui.label(shared.say(&name));
            ui.label(RichText::new(page::decimal(&shared.prefs.language, &own)).strong());
            ui.label(page::decimal(&shared.prefs.language, &others));
            ui.end_row();
        }
    });
}

/// A mean as people read it: whole, or with one digit.
fn whole(n: f64) -> String {
    let rounded = (n * 10.0).round() / 10.0;
    if rounded.fract() == 0.0 { format!("{rounded:.0}") } else { format!("{rounded:.1}") }
}
