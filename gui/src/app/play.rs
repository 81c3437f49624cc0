//! The game that runs in the window: what its page shows, and what people want of it.

#[cfg(test)]
mod tests;

use super::trial::Followed;
use crate::cast::Cast;
use crate::evening::{Evening, Story};
use crate::explainer::Explainer;
use crate::food::{self, FoodPanel, Uncounted};
use crate::game::{Level, Session, Standing, UndoRefused, score_curve, standings};
use crate::intent::{Confirmation, Intent};
use crate::lesson::Course;
use crate::notice::Notice;
use crate::people::HUMAN;
use crate::prefs::{Doubt, Preferences};
use crate::shared::Shared;
use crate::table::TablePage;
use crate::table::miniature::Miniature;
use crate::table::table_view::{TableView, Thinks, Undo};
use crate::texts::table as texts;
use crate::whatif::{Ground, WhatIf};
use clade_engine::{Msg, Seat, Translate};
use clade_host::Home;
use clade_table::{Record, TextsError};
use egui::Ui;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How many lines of what happened are shown to the person who takes over the screen; the log has all of it.
const NEWS: usize = 12;

/// A game and its page.
pub(crate) struct Playing {
    session: Session,
    page: TablePage,
    cast: Cast,
    food: FoodPanel,
    explainer: Explainer,
    what_if: WhatIf,
    /// The end, once it is reached, for what is seen.
    standings: (u64, Vec<Standing>),
    /// The scores over the whole game, once it is over.
    score_curve: Vec<(usize, Vec<i64>)>,
    /// The file in which it was saved last, or from which it came.
    file: Option<PathBuf>,
    /// The game as it is there, or was when it went another way.
    saved: Option<Record>,
    /// What must be said before it goes on.
    news: Vec<Msg>,
    /// The lesson that it is a chapter of.
    pub(super) course: Option<Course>,
    /// The mod that is tried in it, and after how many actions its lines for the author were told.
    pub(super) trial: Option<Followed>,
    /// Counts the games of this window, in the order in which they were begun.
    pub(super) number: u32,
    logged: usize,
}

impl Playing {
    /// A game that begins or goes on.
    ///
    /// # Errors
    /// [`TextsError`] if a mod's texts are not Fluent.
    pub(crate) fn new(session: Session, shared: &Shared) -> Result<Self, TextsError> {
        let (cast, logged) = (Cast::new(session.table(), session.ruleset(), shared)?, session.table().steps());
        shared.icons.learn(session.folders());
        let (page, food, explainer) = (TablePage::default(), FoodPanel::new(session.ruleset()), Explainer::new(session.ruleset()));
        Ok(Self {
            session,
            page,
            cast,
            food,
            explainer,
            what_if: WhatIf::default(),
            standings: (u64::MAX, Vec::new()),
            score_curve: Vec::new(),
            file: None,
            saved: None,
            news: Vec::new(),
            course: None,
            trial: None,
            number: 0,
            logged,
        })
    }

    /// Whether a person at the screen is asked.
    pub(super) fn asks(&self) -> bool {
        self.session.asked().is_some() || self.session.curtain().is_some()
    }

    /// Whether it stays on its table while another game is looked for.
    pub(super) fn stays(&self) -> bool {
        self.course.is_none() && self.trial.is_none()
    }

    /// Whether it also stays when another one is begun: it is not over.
    pub(super) fn goes_on(&self) -> bool {
        self.stays() && !self.session.table().is_over()
    }

    /// The file in which it is kept while it is played.
    pub(super) fn kept_in(&self) -> Option<&Path> {
        self.session.kept_in()
    }

    /// Its table.
    pub(super) fn table(&self) -> &clade_table::Table {
        self.session.table()
    }

    /// A picture of what everybody sees of it; `None` where a library or the texts of a mod give none.
    pub(super) fn miniature(&self, language: &str) -> Option<Miniature> {
        Miniature::of(self.session.table(), &*self.session.ruleset(), language).ok().flatten()
    }

    /// The lesson that it is a chapter of, by its key, and the chapter at which one would go on later.
    pub(super) fn lesson(&self) -> Option<(String, Option<usize>)> {
        let course = self.course.as_ref()?;
        Some((course.offered.key(), course.left_at(&self.session)))
    }

    /// The game.
    pub(crate) fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// What eating came to for the first person at the table, once the game is over.
    ///
    /// # Errors
    /// [`Uncounted`] if it cannot be counted.
    pub(super) fn story(&self) -> Result<Story, Uncounted> {
        let players = &self.session.table().header().players;
        let seat = players.iter().position(|player| player == HUMAN).unwrap_or(0);
        Story::of(self.session.table(), &self.session.ruleset(), Seat(seat as u8))
    }

    /// The file in which it was saved last, or from which it came.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// It came from this file, which is whole.
    pub(crate) fn lies_in(&mut self, file: &Path) {
        self.file = Some(file.to_owned());
        self.saved = Some(self.session.record());
    }

    /// It goes another way than the file in which it was saved.
    pub(crate) fn lies_nowhere(&mut self) {
        self.file = None;
    }

    /// The same page with another game: under it the cards have changed.
    ///
    /// # Errors
    /// [`TextsError`] if a mod's texts are not Fluent.
    pub(super) fn change_to(&mut self, mut session: Session, shared: &Shared) -> Result<(), TextsError> {
        self.cast = Cast::new(session.table(), session.ruleset(), shared)?;
        self.food = FoodPanel::new(session.ruleset());
        self.explainer = Explainer::new(session.ruleset());
        session.comes_after(&self.session);
        shared.icons.learn(session.folders());
        self.logged = session.table().steps();
        self.session = session;
        self.page.forget_log();
        self.standings = (u64::MAX, Vec::new());
        Ok(())
    }

    /// Whether an answer of a person would be lost if it ended now. Who tries a card loses nothing.
    pub(crate) fn would_be_lost(&self) -> bool {
        self.trial.is_none() && self.session.would_lose(self.saved.as_ref())
    }

    /// Tells this with the next frame.
    pub(crate) fn tell(&mut self, msg: Msg) {
        self.news.push(msg);
    }

    /// Saves the game.
    ///
    /// # Errors
    /// Why not, in the user's language.
    pub(crate) fn save(&mut self, path: &Path, with_mods: bool, home: &Home) -> Result<(), String> {
        self.session.save(path, with_mods, home).map_err(|why| why.say(&self.cast.words))?;
        self.lies_in(path);
        Ok(())
    }

    /// Its table on the screen.
    #[cfg(test)]
    pub(crate) fn page(&self) -> &TablePage {
        &self.page
    }

    /// What is eaten in it.
    #[cfg(test)]
    pub(crate) fn food(&self) -> &FoodPanel {
        &self.food
    }

    /// Its words.
    #[cfg(test)]
    pub(crate) fn words(&self) -> &clade_table::Texts {
        &self.cast.words
    }

    /// Shows the table, after Chance and bots have done what was due.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, evening: Option<&Evening>, wants: &mut Vec<Intent>) {
        self.cast.speak(shared);
        self.go_on(ui, shared);
        wants.extend(self.news.drain(..).map(|msg| Intent::Tell(Notice::info(msg))));
        for note in self.session.take_notes() {
            let error = note.level == Level::Error;
            wants.push(Intent::Tell(Notice { error, ..Notice::failure(self.words_of(&note.msg)) }));
        }
        self.tell_logged(wants);
        self.settle();
        let undo = self.session.can_undo().map(|undoing| Undo {
            label: undoing.title(),
            needs_consent: undoing.needs_consent(),
            is_alone: undoing.is_alone,
            is_last: undoing.later == 0,
        });
        let version = self.cast.version(self.session.seen());
        self.session.foresee(crate::table::ghost::wanted(ui, version));
        self.session.aim(self.page.carries());
        let ground = self.session.ground();
        if let Some(Ground { eyes, .. }) = ground {
            self.what_if.look(self.session.table().steps(), eyes, self.session.table_mut());
        }
        let seen = self.session.seen();
        self.explainer.follow(ui, self.page.explains(), (self.session.table(), seen.version, seen.step));
        let view = TableView {
            shared,
            words: &self.cast.words,
            seen,
            version: self.cast.version(seen),
            log: self.session.log(),
            cards: self.session.cards(),
            people: &self.cast.people,
            sides: &self.cast.sides,
            letters: &self.cast.letters,
            templates: self.cast.templates(seen.observer),
            rules: self.cast.rules.as_ref(),
            whole_rules: self.cast.whole_rules.as_ref(),
            glossary: &self.cast.glossary,
            thinking: self
                .session
                .thinking()
                .filter(|thinking| thinking.since.elapsed() > Duration::from_millis(300))
                .map(|thinking| if thinking.is_hint { Thinks::Hint } else { Thinks::Answer(thinking.seat) }),
            paused: self.session.is_paused(),
            undo: undo.as_ref(),
            news: self.session.news_since_own_turn(),
            waits_for_click: self.session.waits_for_click(),
            lost: self.session.lost(),
            lost_since: self.session.lost_since(),
            looks_back: self.session.looked(),
            steps: self.session.table().steps(),
            replay: false,
            closes: (ground.is_some() && self.what_if.is_open()).then_some(Intent::WhatIf),
            can_review: self.session.kept_in().is_some(),
            hint: self.session.hint(),
            preview: self.session.preview(),
            aims: self.session.aims(),
            curtain: self.session.curtain(),
            explainer: (shared.prefs.explain || self.trial.is_some()).then_some(&self.explainer),
            scores: &self.score_curve,
            standings: if self.course.is_some() { &[] } else { &self.standings.1 },
            pointed: self.session.script().and_then(|script| script.told()).map_or(&[], |part| &part.look),
            course: self.course.as_ref().map(|course| (course, &self.session)),
            evening: evening.filter(|evening| evening.is_at(self.session.table().header())),
        };
        if view.curtain.is_none() {
            let over = food::is_crowded(ui.available_width(), shared.prefs.text).then(|| self.page.area());
            self.food.show(ui, &view, self.session.table(), over, wants);
        }
        let asked = ground.as_ref().is_some_and(|ground| self.what_if.show(ui, &view, self.session.table().header(), ground.eyes));
        self.page.show(ui, &view, wants);
        if let (true, Some(ground)) = (asked, ground) {
            self.what_if.begin(ui, shared, &ground, self.session.table().steps(), self.session.table_mut());
        }
    }

    /// While a mod is tried: the lines that its cards log for their author.
    fn tell_logged(&mut self, wants: &mut Vec<Intent>) {
        let steps = self.session.table().steps();
        if self.trial.is_some() && self.logged < steps {
            let logged = self.session.table().card_notes(self.logged).flat_map(|(_, notes)| &notes.log);
            wants.extend(logged.map(|line| Intent::Tell(Notice::secret(line.to_string()))));
        }
        self.logged = steps;
    }

    /// Chance and bots do what is due.
    fn go_on(&mut self, ui: &Ui, shared: &Shared) {
        self.session.set_speed(shared.prefs.speed);
        let begun = Instant::now();
        // Of what is not shown many steps may be taken at once, but never so many that a frame is late.
        while self.session.tick(Instant::now()) && self.session.hurries() && begun.elapsed() < Duration::from_millis(6) {}
        if let Some(wait) = self.session.next_step_in(Instant::now()) {
            ui.ctx().request_repaint_after(wait);
        }
    }

    /// The final ranking, if the game is over.
    fn settle(&mut self) {
        let version = self.session.seen().version;
        if self.standings.0 == version {
            return;
        }
        self.standings = (version, standings(self.session.table()));
        // Who looks back after the end sees the same curve.
        let (steps, is_over) = (self.session.table().steps(), self.session.table().is_over());
        if !is_over || self.score_curve.last().map(|(step, _)| *step) != Some(steps) {
            self.score_curve = score_curve(self.session.table_mut());
        }
    }

    /// Does what is wanted of the game. Returns what must then be said or asked.
    pub(crate) fn carry_out(&mut self, intent: &Intent, shared: &Shared) -> Vec<Intent> {
        let mut then = Vec::new();
        match *intent {
            Intent::Answer { index, sure } => match (!sure).then(|| self.doubt(index, &shared.prefs)).flatten() {
                Some(doubt) => self.page.arm(index, doubt),
                None => drop(self.session.answer(index, Instant::now())),
            },
            Intent::Drop { ref uses, ref on } => {
                let fitting = self.session.uses_for(uses, on);
                match fitting[..] {
                    [only] => then.push(Intent::Answer { index: only.into(), sure: false }),
                    [] => {
                        let refusal = self.session.refusal_of(uses, on);
                        self.page.refuse(crate::table::refused(&self.cast.words, shared, refusal.as_ref()));
                    }
                    // The menu asks which of them is meant, unless the card was taken by one of its halves.
                    _ => then.extend(self.page.narrow(&fitting).map(|only| Intent::Answer { index: only.into(), sure: false })),
                }
            }
            Intent::Undo { agreed } => {
                if let Err(UndoRefused::Barrier(undoing)) = self.session.undo(agreed) {
                    let asks = format!("{}?", self.words_of(&undoing.title()));
                    let why = undoing.barrier_told().into_iter().flatten().map(|msg| self.words_of(&msg));
                    let told: Vec<String> = std::iter::once(asks).chain(why).collect();
                    let question =
                        Confirmation { asks: texts::lines(told.join("\n")), yes: texts::undo(), then: Intent::Undo { agreed: true } };
                    then.push(Intent::Ask(Box::new(question)));
                }
            }
            Intent::Hint if self.course.is_some() => self.session.show_next(),
            Intent::WhatIf => self.what_if.turn(),
            Intent::HasRead => self.session.has_read(),
            Intent::Hint => drop(self.session.ask_hint(Instant::now())),
            Intent::Skip => self.session.skip(),
            Intent::Pause(paused) => self.session.pause(paused),
            Intent::Look(step) => self.session.look(step),
            Intent::Lift => {
                self.session.lift();
                let news: Vec<String> = self.session.news_since_own_turn().iter().map(|line| self.words_of(&line.msg)).collect();
                if !news.is_empty() {
                    let last = news[news.len().saturating_sub(NEWS)..].join("\n");
                    then.push(Intent::Tell(Notice::secret(last)));
                }
            }
            _ => {}
        }
        then
    }

    /// Why an answer is asked for twice, if it is.
    fn doubt(&mut self, index: u32, prefs: &Preferences) -> Option<Doubt> {
        let is_idle = u16::try_from(index).is_ok_and(|index| self.session.seen().is_idle_choice(index));
        if prefs.confirm_idle && is_idle && self.course.is_none() {
            return Some(Doubt::Idle);
        }
        (prefs.confirm && self.session.is_final(index)).then_some(Doubt::Final)
    }

    fn words_of(&self, msg: &Msg) -> String {
        self.cast.words.text(msg)
    }
}
