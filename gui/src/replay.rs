//! The page on which a saved game is looked at: the table after any of its actions, through anybody's eyes, and the timeline.

mod controls;
mod eyes;
mod film;
mod review;
mod run;
mod seats;
#[cfg(test)]
mod tests;
mod timeline;
mod turns;
mod wish;

use crate::cast::Cast;
use crate::explainer::Explainer;
use crate::food::FoodPanel;
use crate::game::{Aims, Standing, failed};
use crate::intent::{Confirmation, Intent, Page};
use crate::keys::parts::{self, Part};
use crate::notice::Notice;
use crate::people::HUMAN;
use crate::shared::Shared;
use crate::table::TablePage;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use crate::whatif::{Ground, WhatIf};
use clade_engine::scene::Shape;
use clade_engine::{Msg, Observer, Seat, Translate};
use clade_host::{Again, Saved};
use clade_table::{TableError, TextsError};
use egui::{CentralPanel, Panel, RichText, Ui};
use film::Film;
use review::ReviewPanel;
use run::Run;
use seats::Seats;
use wish::Wish;

/// With less room for the table than this beside a review, what is eaten is not shown as well.
const ROOMY: f32 = 900.0;
/// In a lower window, at the usual size of text, the timeline and what stands below it are brief.
const LOW: f32 = 640.0;
/// The timeline alone in one where a hand lies between it and the table.
const LOW_WITH_HAND: f32 = 840.0;

/// A saved game and how it is looked at.
pub(crate) struct Replay {
    saved: Saved,
    film: Film,
    cast: Cast,
    page: TablePage,
    food: FoodPanel,
    review: ReviewPanel,
    what_if: WhatIf,
    explainer: Explainer,
    run: Run,
    seats: Option<Seats>,
    /// Whether somebody wanted to see all, though the game is not over.
    is_revealed: bool,
    /// Whether what is eaten was wanted a moment ago.
    had_food: bool,
    /// That the rules changed, and what that does.
    rules: Vec<Msg>,
    /// Why it goes no further, though it should.
    fault: Option<clade_host::Fault>,
    /// Where one came from.
    from: Page,
}

/// Why a saved game cannot be shown.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unshown {
    /// The texts of a mod.
    #[error(transparent)]
    Texts(#[from] TextsError),
    /// The game cannot be shown.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// The seats of people.
fn people(players: &[String]) -> impl Iterator<Item = Seat> {
    (0u8..).map(Seat).zip(players).filter(|(_, player)| *player == HUMAN).map(|(seat, _)| seat)
}

/// The seat of the one person who played against bots.
fn only_person(players: &[String]) -> Option<Seat> {
    let mut all = people(players);
    all.next().filter(|_| all.next().is_none())
}

impl Replay {
    /// A saved game that was played again while its table listened. It is seen at its start, as the one person saw it who played against
    /// bots; of several people nobody sees more than everybody did.
    ///
    /// # Errors
    /// [`Unshown`].
    pub(crate) fn new(saved: Saved, again: Again, shared: &Shared) -> Result<Self, Unshown> {
        let rules = saved.changes_told().into_iter().chain(saved.effect_told(&again)).collect();
        let cast = Cast::new(&again.table, saved.ruleset.clone(), shared)?;
        shared.icons.learn(&saved.folders);
        let mut film = Film::new(again.table, saved.ruleset.cards())?;
        if let Some(seat) = only_person(&saved.header.players) {
            film.look_as(Observer::Seat(seat))?;
        }
        let (page, food, run) = (TablePage::default(), FoodPanel::new(saved.ruleset.clone()), Run::default());
        let explainer = Explainer::new(saved.ruleset.clone());
        Ok(Self {
            rules,
            cast,
            film,
            page,
            food,
            review: ReviewPanel::default(),
            what_if: WhatIf::default(),
            explainer,
            run,
            seats: None,
            is_revealed: false,
            had_food: shared.prefs.food,
            fault: again.fault,
            from: Page::Lobby,
            saved,
        })
    }

    /// The page from which it was opened, to which one goes back.
    pub(crate) fn came_from(&mut self, page: Page) {
        self.from = page;
    }

    /// After how many actions it is being looked at.
    #[cfg(test)]
    pub(crate) fn step(&self) -> usize {
        self.film.step()
    }

    /// How many actions it has.
    pub(crate) fn steps(&self) -> usize {
        self.film.steps()
    }

    /// What is eaten in it.
    #[cfg(test)]
    pub(crate) fn food(&self) -> &FoodPanel {
        &self.food
    }

    /// The saved game.
    pub(crate) fn saved(&self) -> &Saved {
        &self.saved
    }

    /// Shows where it was won and lost.
    pub(crate) fn review(&mut self) {
        self.review.open();
    }

    /// Looks at it after so many actions, at most all.
    ///
    /// # Errors
    /// [`TableError`] of a plugin; then it looks where it did.
    pub(crate) fn go(&mut self, step: usize) -> Result<(), TableError> {
        self.film.go(step)
    }

    /// Looks through these eyes, whatever they see.
    ///
    /// # Errors
    /// [`TableError`] of a plugin; then it looks as it did.
    pub(crate) fn see(&mut self, observer: Observer) -> Result<(), TableError> {
        self.is_revealed = true;
        self.film.look_as(observer)
    }

    /// Whether a person who plays on would know by these eyes what they may not: the game is not over, and it is not their seat.
    fn would_spoil(&self, observer: Observer) -> bool {
        let players = &self.saved.header.players;
        let is_own = match observer {
            Observer::Public => true,
            Observer::Seat(seat) => only_person(players) == Some(seat),
            Observer::Host => false,
        };
        people(players).next().is_some() && !is_own && !self.is_revealed && !self.film.table().is_over()
    }

    /// Shows the saved game, after letting it run on if it was time.
    /// From here one goes back to the table, if a game `is_on`, and to where one came from.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, is_on: bool, wants: &mut Vec<Intent>) {
        self.cast.speak(shared);
        self.review.hear(ui, &self.saved, self.film.table_mut());
        // In a game that is not over what-if knows no more than who looks.
        let eyes = if self.would_spoil(Observer::Host) { self.film.seen().observer } else { Observer::Host };
        self.what_if.look(self.film.step(), eyes, self.film.table_mut());
        let mut wishes = self.keys(ui, shared);
        wishes.extend(self.run.due(ui, self.film.step(), self.film.steps()).map(Wish::Go));
        self.explainer.follow(ui, self.page.explains(), (self.film.table(), self.film.seen().version, self.film.step()));
        let view = TableView {
            shared,
            words: &self.cast.words,
            seen: self.film.seen(),
            version: self.cast.version(self.film.seen()),
            log: self.film.log(),
            cards: self.film.cards(),
            people: &self.cast.people,
            sides: &self.cast.sides,
            letters: &self.cast.letters,
            templates: self.cast.templates(self.film.seen().observer),
            rules: self.cast.rules.as_ref(),
            whole_rules: self.cast.whole_rules.as_ref(),
            glossary: &self.cast.glossary,
            thinking: None,
            paused: false,
            undo: None,
            news: &[],
            waits_for_click: false,
            lost: &[],
            lost_since: None,
            looks_back: None,
            steps: self.film.steps(),
            replay: true,
            closes: if self.what_if.is_open() { Some(Intent::WhatIf) } else { self.review.is_open().then_some(Intent::Review) },
            can_review: false,
            hint: None,
            preview: None,
            aims: &Aims::NONE,
            curtain: None,
            explainer: shared.prefs.explain.then_some(&self.explainer),
            scores: self.film.score_curve(),
            // Who reads what is said of the game looks at its table.
            standings: if self.film.step() == self.film.steps() && !self.review.is_open() { self.film.standings() } else { NOBODY },
            pointed: &[],
            course: None,
            evening: None,
        };
        Panel::bottom("replay").show(ui, |ui| {
            parts::part(ui, Part::Foot, |ui| {
                ui.add_space(4.0);
                self.told(ui, shared);
                wishes.extend(self.controls(ui, &view, is_on, wants));
                ui.add_space(4.0);
            });
        });
        wishes.extend(self.review.show(ui, &view).map(Wish::Go));
        let asked = self.what_if.show(ui, &view, &self.saved.header, eyes);
        // In a small window only one of them stands beside the table: what was asked for last.
        let is_beside = self.review.is_open() || self.what_if.is_open();
        let is_crowded = is_beside && ui.available_width() < ROOMY * shared.prefs.text;
        let had_food = std::mem::replace(&mut self.had_food, shared.prefs.food);
        let is_new = shared.prefs.food && !had_food;
        if !is_crowded {
            self.food.show(ui, &view, self.film.table(), None, wants);
        } else if is_new {
            wishes.push(if self.review.is_open() { Wish::Review } else { Wish::WhatIf });
        }
        let mut of_table = Vec::new();
        CentralPanel::no_frame().show(ui, |ui| self.page.show(ui, &view, &mut of_table));
        for intent in of_table {
            match intent {
                Intent::Look(step) => wishes.extend(step.map(Wish::Go)),
                Intent::WhatIf => wishes.push(Wish::WhatIf),
                Intent::Review => wishes.push(Wish::Review),
                other => wants.push(other),
            }
        }
        if asked {
            let Saved { ruleset, folders, .. } = &self.saved;
            let ground = Ground { ruleset: ruleset.clone(), folders: folders.clone(), eyes };
            self.what_if.begin(ui, shared, &ground, self.film.step(), self.film.table_mut());
        }
        self.ask_seats(ui, shared, wants);
        for wish in wishes {
            self.do_wish(wish, ui, wants);
        }
    }

    /// The timeline with what stands below it: in a low window in as few lines as possible, so that there is room for the table.
    fn controls(&self, ui: &mut Ui, view: &TableView, is_on: bool, wants: &mut Vec<Intent>) -> Vec<Wish> {
        let (shared, film, cast) = (view.shared, &self.film, &self.cast);
        let open = (self.review.is_open(), self.what_if.is_open());
        let height = ui.ctx().content_rect().height() / shared.prefs.text;
        let (is_low, has_hand) = (height < LOW, view.seen.scene.nodes.iter().any(|node| node.shape == Shape::Hand));
        let mut wishes: Vec<Wish> =
            timeline::show(ui, view, film, is_low || has_hand && height < LOW_WITH_HAND).map(Wish::Go).into_iter().collect();
        if is_low {
            ui.horizontal_wrapped(|ui| {
                controls::ways_back(ui, shared, (is_on, &self.from), wants);
                wishes.extend(controls::steps(ui, shared, film, &self.run));
                wishes.extend(eyes::list(ui, view, cast));
                ui.menu_button(shared.say(&texts::more()), |ui| {
                    wishes.extend(controls::more(ui, shared, film, open, self.sure()));
                    ui.separator();
                    ui.horizontal(|ui| eyes::scores(ui, view, film));
                });
            });
        } else {
            ui.horizontal_wrapped(|ui| {
                controls::ways_back(ui, shared, (is_on, &self.from), wants);
                wishes.extend(controls::steps(ui, shared, film, &self.run));
                wishes.extend(controls::more(ui, shared, film, open, self.sure()));
            });
            ui.horizontal_wrapped(|ui| {
                wishes.extend(eyes::show(ui, view, cast));
                ui.separator();
                eyes::scores(ui, view, film);
            });
        }
        wishes
    }

    /// After how many actions it is surely the saved game: if a state differs from the saved one, it is unknown since when. No later
    /// table can be played on from.
    fn sure(&self) -> usize {
        self.fault.as_ref().map_or(self.film.steps(), |fault| fault.kept)
    }

    /// What is wrong with the saved game.
    fn told(&self, ui: &mut Ui, shared: &Shared) {
        let words = &self.cast.words;
        let joined = |says: &[Msg]| says.iter().map(|msg| words.text(msg)).collect::<Vec<_>>().join(". ");
        if !self.rules.is_empty() {
            ui.label(RichText::new(shared.say(&texts::rules(joined(&self.rules)))).color(shared.theme.lit));
        }
        if let Some(fault) = &self.fault {
            ui.label(RichText::new(shared.say(&texts::ends(joined(&fault.told(words))))).color(shared.theme.alarm));
        }
    }

    fn keys(&self, ui: &Ui, shared: &Shared) -> Vec<Wish> {
        use crate::keys::{Command, pressed};
        let film = &self.film;
        let commands = [
            (Command::ToStart, Wish::Go(0)),
            (Command::TurnBack, Wish::Go(film.turn_back())),
            (Command::StepBack, Wish::Go(film.step().saturating_sub(1))),
            (Command::StepOn, Wish::Go(film.step() + 1)),
            (Command::TurnOn, Wish::Go(film.turn_on())),
            (Command::ToEnd, Wish::Go(film.steps())),
            (Command::Run, Wish::Run),
        ];
        commands.into_iter().filter(|(command, _)| pressed(ui, &shared.prefs, *command)).map(|(_, wish)| wish).collect()
    }

    /// Who plays on from here, while that is asked.
    fn ask_seats(&mut self, ui: &Ui, shared: &Shared, wants: &mut Vec<Intent>) {
        let Some(seats) = &mut self.seats else { return };
        match seats.show(ui, shared, &self.cast) {
            seats::Answer::None => return,
            seats::Answer::Cancel => {}
            seats::Answer::Play => wants.push(Intent::PlayFrom { step: seats.step, players: seats.players.clone() }),
        }
        self.seats = None;
    }

    fn do_wish(&mut self, wish: Wish, ui: &Ui, wants: &mut Vec<Intent>) {
        let looked = match wish {
            Wish::Go(step) => self.film.go(step),
            Wish::See(observer) if self.would_spoil(observer) => {
                let question = Confirmation { asks: texts::not_over(), yes: texts::show_hidden(), then: Intent::See(observer) };
                wants.push(Intent::Ask(Box::new(question)));
                Ok(())
            }
            Wish::See(observer) => self.film.look_as(observer),
            Wish::Run => {
                let from = if self.run.is_on() { self.film.step() } else { self.run.first(self.film.step(), self.film.steps()) };
                self.run.turn(ui);
                self.film.go(from)
            }
            Wish::Speed(speed) => {
                self.run.set_speed(speed);
                Ok(())
            }
            Wish::Review => {
                // Both beside the table would leave none of it in a small window. What was begun in the other one goes on.
                self.what_if.hide();
                self.review.turn();
                Ok(())
            }
            Wish::WhatIf => {
                self.review.hide();
                self.what_if.turn();
                Ok(())
            }
            Wish::PlayOn => {
                self.run.stop();
                self.seats = Some(Seats::new(self.film.step(), self.film.header()));
                Ok(())
            }
        };
        if let Err(error) = looked {
            self.run.stop();
            wants.push(Intent::Tell(Notice::failure(self.cast.words.text(&failed(&error)))));
        }
        // What was wished is seen at once.
        ui.ctx().request_repaint();
    }
}

/// No ranking: the game is not over where it is looked at.
const NOBODY: &[Standing] = &[];
