//! What becomes of the cards of a mod in random games: how often each is met, can be chosen, acts, and why it is refused.

use super::trying::LOOKS;
use crate::codex::Card;
use crate::intent::Intent;
use crate::job::Job;
use crate::notice::Notice;
use crate::shared::Shared;
use crate::texts::workshop as texts;
use crate::waker::waker;
use crate::{page, tables};
use clade_check::{CardUse, Uses};
use clade_compare::Table;
use clade_engine::{Module, Translate as _};
use clade_host::author::setups;
use clade_host::{Error, Folder, watchdog};
use clade_table::Texts;
use egui::Ui;

/// How many games are played with each number of players.
const GAMES: u64 = 20;
/// The seed of the first.
const SEED: u64 = 1;
/// How many reasons against a card are shown.
const MOST_REASONS: usize = 3;

/// The games, and what came of them.
#[derive(Default)]
pub(super) struct Testing {
    job: Option<Job<Result<Uses, Error>>>,
    told: Option<Told>,
}

/// What came of the games, to be shown.
struct Told {
    table: Table,
    reasons: Vec<String>,
    idle: Option<String>,
}

impl Testing {
    /// Shows the button, how far the games are, and what came of them.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        shared: &Shared,
        (module, own, beside): (&'static dyn Module, &Folder, &[Folder]),
        cards: &[Card],
        wants: &mut Vec<Intent>,
    ) {
        page::section(ui, shared, &texts::test_title());
        page::about(ui, shared, &texts::test_help());
        ui.add_space(4.0);
        if let Some(job) = &self.job {
            let (done, all) = job.progress();
            page::about(ui, shared, &texts::testing(done as usize, all as usize));
            ui.ctx().request_repaint_after(LOOKS);
            if ui.button(shared.say(&texts::stop())).clicked() {
                self.job = None;
            } else if let Some(result) = job.result() {
                self.job = None;
                match result {
                    Ok(uses) => self.told = Some(Told::new(&uses, shared, cards)),
                    Err(error) => wants.push(Intent::Tell(Notice::failure(error.say(&shared.words)))),
                }
            }
        } else if ui.button(shared.say(&texts::test_it())).clicked() {
            let folders: Vec<Folder> = beside.iter().chain([own]).cloned().collect();
            match begin(module, folders, shared.prefs.language.clone(), ui) {
                Ok(job) => (self.job, self.told) = (Some(job), None),
                Err(error) => wants.push(Intent::Tell(Notice::failure(error.to_string()))),
            }
        }
        if let Some(told) = &self.told {
            ui.add_space(4.0);
            tables::show(ui, shared, &told.table);
            told.reasons.iter().chain(&told.idle).for_each(|line| drop(ui.label(line)));
        }
    }
}

fn begin(module: &'static dyn Module, folders: Vec<Folder>, language: String, ui: &Ui) -> std::io::Result<Job<Result<Uses, Error>>> {
    let setups = setups(module, &folders);
    Job::begin(GAMES * setups.len() as u64, waker(ui.ctx()), move |board| {
        let own = folders.last().and_then(Folder::id).unwrap_or_default();
        let mut uses = Uses::default();
        for setup in &setups {
            let rules = clade_host::ruleset(module, setup, &folders)?;
            let words = Texts::new(&language, &[&rules.texts(&language)]).ok();
            let say = |msg: &clade_engine::Msg| words.as_ref().map_or_else(|| msg.id.to_string(), |words| words.text(msg));
            let mut face = rules.open(watchdog::guarded())?;
            let seeds = (0..GAMES).map(|game| SEED + game);
            let hears: (&mut dyn FnMut(), &dyn Fn() -> bool) = (&mut || board.passed(), &|| board.stops());
            let goes_on = uses.play((&*rules, &mut *face), &own, seeds, &say, hears);
            if !goes_on.map_err(clade_table::TableError::from)? {
                break;
            }
        }
        Ok(uses)
    })
}

impl Told {
    fn new(uses: &Uses, shared: &Shared, cards: &[Card]) -> Self {
        let name = |word: &str| cards.iter().find(|card| card.id == word).map_or_else(|| word.to_owned(), |card| card.name.clone());
        let heads = [
            texts::use_card(),
            texts::use_met(),
            texts::use_offered(),
            texts::use_chosen(),
            texts::use_effects(),
            texts::use_spoke(),
            texts::use_acted(),
            texts::use_failed(),
        ];
        let row = |card: &CardUse| {
            let numbers = [card.offered, card.chosen, card.runs.effects, card.runs.spoke, card.acted, card.failed];
            let words = [name(&card.word), format!("{}/{}", card.met, uses.games)];
            words.into_iter().chain(numbers.map(|n| n.to_string())).collect()
        };
        let reasons = uses.cards.iter().flat_map(|card| {
            let most = card.reasons().into_iter().take(MOST_REASONS);
            most.map(|(reason, times)| shared.say(&texts::refused(name(&card.word), times as usize, reason.to_owned()))).collect::<Vec<_>>()
        });
        let idle: Vec<String> = uses.idle().into_iter().map(name).collect();
        Self {
            table: Table {
                caption: shared.say(&texts::test_title()),
                heads: heads.iter().map(|head| shared.say(head)).collect(),
                rows: uses.cards.iter().map(row).collect(),
            },
            reasons: reasons.collect(),
            idle: (!idle.is_empty()).then(|| shared.say(&texts::idle(idle.join(", "), uses.games as usize))),
        }
    }
}
