//! How the game goes on: Chance and bots by themselves, one step at a time, and people when they answer.

use super::Session;
use crate::game::cues::{cues, length, pace};
use crate::game::notes::Note;
use crate::game::steps::{Hint, Hinted, NotNow, Thinking};
use crate::game::thinking::{AskedBot, Said, Wanted};
use crate::prefs::Speed;
use crate::texts::game as texts;
use clade_bots::{Advice, Advised};
use clade_engine::scene::{Scene, Staged};
use clade_engine::{Actor, Msg, Observer, Seat, Side, Tells};
use clade_host::Sitter;
use clade_host::random::bot_seed;
use clade_host::seats::answers_itself;
use clade_table::{Table, TableError};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Whose each thing is, as far as it is somebody's, and its name.
fn owned(scene: &Scene) -> HashMap<String, (Side, Msg)> {
    scene.nodes.iter().filter_map(|node| Some((node.id.clone(), (node.owner?, node.name.clone())))).collect()
}

/// So many things that somebody else moves at once are a blow.
const MANY: u32 = 4;

/// How long a step is shown that does nothing to see, at the usual speed.
const PACE: Duration = Duration::from_millis(160);

impl Session {
    /// How fast the steps of Chance and bots are shown.
    pub(crate) fn set_speed(&mut self, speed: Speed) {
        self.steps.speed = speed;
        // Where all is played at once nothing waits any more.
        if speed == Speed::AtOnce && self.tells_loss() {
            self.steps.lost.clear();
            self.steps.held.clear();
            self.look_again();
        }
    }

    /// Nothing more is shown until somebody at the screen is asked or loses a being; where the game waits for a click, or where nobody sits,
    /// only the next step comes.
    pub(crate) fn skip(&mut self) {
        let waited = self.waits_for_click();
        let told_loss = self.tells_loss();
        self.steps.let_on = true;
        if told_loss {
            self.look_again(); // perhaps a question of their own comes next
        }
        self.steps.hurry = !waited && self.steps.speed != Speed::StepByStep && self.people() > 0 && self.is_busy();
    }

    /// Whether steps are taken without showing them one by one.
    pub(crate) fn hurries(&self) -> bool {
        // What is drawn and dealt before the first answer comes in one sweep.
        let is_set_up = self.script.is_some() || self.table.actors().any(|actor| matches!(actor, Actor::Seat(_)));
        self.steps.hurry || self.steps.speed == Speed::AtOnce || !is_set_up
    }

    /// Whether the next step waits for a click: step by step, and when somebody's being has died, also while all else is skipped.
    pub(crate) fn waits_for_click(&self) -> bool {
        let is_shown = self.steps.speed == Speed::StepByStep && !self.seen.staged.is_empty() && !self.hurries();
        self.tells_loss() || self.is_busy() && is_shown && !self.steps.let_on
    }

    /// Whether it waits until somebody at the screen has seen that a being of theirs is dead, also before they are asked themselves.
    pub(super) fn tells_loss(&self) -> bool {
        !self.steps.lost.is_empty() && !self.steps.let_on && self.looked.is_none() && !self.table.is_over()
    }

    /// Lets the game go on by one step, if it is time and nobody at the screen is asked. Whether something changed that is drawn.
    pub(crate) fn tick(&mut self, now: Instant) -> bool {
        let heard = self.hear();
        if !self.is_busy() {
            return heard;
        }
        let turn = self.table.turn();
        match turn.actor {
            Actor::Seat(_) if turn.count == 0 => {
                self.tell(Note::error(texts::dead_end(self.table.header().seed.to_string())));
                self.steps.halt();
                return true;
            }
            _ if self.script.is_some() => {}
            // A bot thinks while the step before is still shown.
            Actor::Seat(seat) if turn.count > 1 && self.steps.chosen.is_none() => {
                if self.steps.thinking.is_none() {
                    let seed = bot_seed(self.table.header().seed, seat, self.table.steps());
                    self.think(seat, seed, false, now);
                    return true;
                }
                return heard;
            }
            _ => {}
        }
        if self.next_step_in(now) != Some(Duration::ZERO) {
            return heard;
        }
        if let Some((text, is_chance)) = self.scripted() {
            if self.step(now, false, |table| if is_chance { table.chance_with(&text) } else { table.play_text(&text) }).is_ok() {
                self.follow_script();
            }
            return true;
        }
        let chosen = self.steps.chosen.unwrap_or(0);
        let only = self.only_answer();
        let played = self.step(now, false, |table| if turn.actor == Actor::Chance { table.chance() } else { table.play(chosen) });
        if let (Ok(()), Some(only)) = (played, only) {
            // What was done for a person is not what they did.
            self.seen.staged.push(Staged::Said(only));
            self.steps.shown = Duration::from_secs_f32(length(&cues(&self.seen.staged)));
        }
        true
    }

    /// That the answer which the person at the screen gives next is the only one, if it is given for them and shown.
    fn only_answer(&mut self) -> Option<Msg> {
        let Actor::Seat(seat) = self.table.turn().actor else { return None };
        if !self.answers_itself() || self.hurries() {
            return None;
        }
        let (face, at) = self.table.parts();
        let label = face.labels(at, Observer::Seat(seat)).ok()?.into_iter().next()?;
        let side = (0..face.sides()).map(Side).find(|&side| face.seat_of(side) == seat)?;
        Some(texts::only_answer(face.side_name(side), label))
    }

    /// Whether the game goes on without anybody at the screen.
    pub(crate) fn is_busy(&self) -> bool {
        let goes_on = match self.table.turn().actor {
            _ if self.script.is_some() => self.scripted().is_some(),
            Actor::Seat(seat) => self.sitter(seat) != Some(Sitter::Human) || self.answers_itself(),
            Actor::Chance => true,
            Actor::Over => false,
        };
        goes_on && !self.steps.paused && self.looked.is_none()
    }

    /// How long until the next step can be taken; `None` if that is not a question of time: a bot thinks, a person is asked, the
    /// game is over or waits.
    pub(crate) fn next_step_in(&self, now: Instant) -> Option<Duration> {
        let shown = self.steps.at.map(|at| now.saturating_duration_since(at));
        let lasts = self.steps.shown.max(PACE).mul_f32(self.steps.speed.factor() * pace(self.seen.chances));
        let left = if self.hurries() || self.steps.let_on {
            Duration::ZERO
        } else {
            shown.map_or(Duration::ZERO, |shown| lasts.saturating_sub(shown))
        };
        (self.is_busy() && self.steps.thinking.is_none() && !self.waits_for_click()).then_some(left)
    }

    /// Who thinks.
    pub(crate) fn thinking(&self) -> Option<&Thinking> {
        self.steps.thinking.as_ref()
    }

    /// Whether somebody stopped the game, or an error did.
    pub(crate) fn is_paused(&self) -> bool {
        self.steps.paused
    }

    /// Stops the bots (discarding their thoughts) and Chance, or lets them go on.
    pub(crate) fn pause(&mut self, paused: bool) {
        self.thinker.stop();
        self.steps.forget();
        (self.steps.paused, self.steps.hurry) = (paused, false);
    }

    /// The person at the screen takes the legal action of this index.
    ///
    /// # Errors
    /// [`NotNow`]; what the table said is among the notes.
    pub(crate) fn answer(&mut self, index: u32, now: Instant) -> Result<(), NotNow> {
        if self.asked().is_none() {
            return Err(NotNow::NobodyAsked);
        }
        if self.misses(index) {
            return Err(NotNow::Lesson);
        }
        self.steps.hurry = false;
        let before = self.table.steps();
        self.step(now, true, |table| table.play(index))?;
        self.by_hand = Some(before);
        self.follow_script();
        self.steps.paused = false; // whoever answers wants the game to go on
        Ok(())
    }

    /// The person at the screen who is asked now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let Actor::Seat(seat) = self.table.turn().actor else { return None };
        let here = self.eyes.observer(&self.table) == Observer::Seat(seat) && self.looked.is_none();
        let is_open = !self.answers_itself() && !self.asks_nothing() && !self.tells_loss();
        (here && self.sitter(seat) == Some(Sitter::Human) && is_open).then_some(seat)
    }

    /// Whether the open question is not for the person at the screen.
    pub(super) fn answers_itself(&self) -> bool {
        answers_itself(&self.sitters, self.table.turn())
    }

    /// A bot thinks about what it would do in the place of the person who is asked; see [`Session::hint`]. Whether it does.
    pub(crate) fn ask_hint(&mut self, now: Instant) -> bool {
        let Some(seat) = self.asked() else { return false };
        let seed = self.table.header().seed;
        self.steps.hint = None;
        self.think(seat, seed, true, now);
        self.steps.thinking.is_some()
    }

    /// What a bot would do here, if it was asked and is ready.
    pub(crate) fn hint(&self) -> Option<&Hint> {
        self.steps.hint.as_ref()
    }

    /// Plays a step, chosen by the person at the screen or not, and looks at the resulting table.
    fn step(&mut self, now: Instant, is_chosen: bool, play: impl FnOnce(&mut Table) -> Result<(), TableError>) -> Result<(), TableError> {
        let (actor, asked) = (self.table.turn().actor, self.seen.prompt.clone());
        match play(&mut self.table) {
            Ok(()) => {
                (self.steps.at, self.steps.let_on) = (Some(now), false);
                // A lesson and an example stop where they have something to say.
                let is_shown = self.script.is_none() && self.steps.speed != Speed::AtOnce;
                let was = if is_shown { owned(&self.seen.scene) } else { HashMap::new() };
                self.changed();
                // What somebody chose themselves is no blow; what begins after it may be one.
                let begins = self.seen.staged.iter().position(|what| matches!(what, Staged::Began(_))).unwrap_or(self.seen.staged.len());
                let by_others = |at: usize, side: Side| !is_chosen || at > begins || actor != Actor::Seat(self.table.face().seat_of(side));
                let lost = self.seen.staged.iter().enumerate().filter_map(|(at, what)| {
                    let (side, name) = self.loss(what, &was)?;
                    by_others(at, side).then_some(name)
                });
                let mut lost: Vec<Msg> = lost.collect();
                lost.extend(self.swept(actor, &was));
                lost.extend(self.robbed(actor).filter(|_| is_shown));
                let goes_on = !is_chosen && self.table.turn().actor == actor && self.is_same_card(&asked);
                self.steps.lose(lost, self.seen.step, goes_on);
                if self.tells_loss() {
                    self.look_again();
                }
                self.steps.shown = Duration::from_secs_f32(length(&cues(&self.seen.staged)));
                Ok(())
            }
            Err(error) => {
                drop(self.table.parts().0.faults()); // of what did not happen
                self.fail(&error);
                Err(error)
            }
        }
    }

    /// Whether what is asked now is asked by the same card as this was, in the same way: it goes on.
    fn is_same_card(&self, before: &Msg) -> bool {
        let now = &self.seen.prompt;
        before.id == now.id && self.cards().iter().any(|card| before.mentions(&card.name) && now.mentions(&card.name))
    }

    /// Whose being at the screen has died, and its name, if it was not killed by another one of theirs.
    fn loss(&self, what: &Staged, was: &HashMap<String, (Side, Msg)>) -> Option<(Side, Msg)> {
        let Staged::Died { who, by } = what else { return None };
        let face = self.table.face();
        let is_here = |side: Side| self.sitter(face.seat_of(side)) == Some(Sitter::Human);
        // Where a place stands for those who die there, what goes from it says whose they were.
        let goes = |what: &Staged| match what {
            Staged::Moved { what, from: Some(from), .. } if from == who => was.get(what).map(|&(side, _)| side),
            _ => None,
        };
        let (side, name) = match was.get(who) {
            Some((side, name)) => (*side, name.clone()),
            None => self.seen.staged.iter().filter_map(goes).find(|&side| is_here(side)).map(|side| (side, face.side_name(side)))?,
        };
        let is_own_doing = by.as_ref().and_then(|by| was.get(by)).is_some_and(|&(by, _)| face.seat_of(by) == face.seat_of(side));
        (is_here(side) && !is_own_doing).then_some((side, name))
    }

    /// Whose turn at the screen went by without a choice: several things of theirs moved at once, and the log says that it had to be. Or
    /// somebody else moved many of them.
    fn swept(&self, actor: Actor, was: &HashMap<String, (Side, Msg)>) -> Option<Msg> {
        let face = self.table.face();
        let lines = || self.log.lines().iter().rev().take_while(|line| line.step == self.seen.step);
        let told = |name: &Msg| lines().any(|line| line.tells == Some(Tells::Forced) && line.msg.mentions(name));
        self.seen.staged.iter().find_map(|what| {
            let Staged::Moved { what, n: n @ 2.., .. } = what else { return None };
            let side = was.get(what).map(|&(side, _)| side).filter(|&side| self.sitter(face.seat_of(side)) == Some(Sitter::Human))?;
            let by_another = *n >= MANY && matches!(actor, Actor::Seat(by) if by != face.seat_of(side));
            Some(face.side_name(side)).filter(|name| by_another || told(name))
        })
    }

    /// Who at the screen lost points by somebody else's answer.
    fn robbed(&self, actor: Actor) -> Option<Msg> {
        let face = self.table.face();
        let by_another = |side: Side| {
            let seat = face.seat_of(side);
            matches!(actor, Actor::Seat(by) if by != seat) && self.sitter(seat) == Some(Sitter::Human)
        };
        self.seen.staged.iter().find_map(|what| match *what {
            Staged::Gained { side, n: ..0, .. } if by_another(side) => Some(face.side_name(side)),
            _ => None,
        })
    }

    /// Who has died, or whose turn has gone by, as long as that is told.
    pub(crate) fn lost(&self) -> &[Msg] {
        &self.steps.lost
    }

    /// After how many steps the first of them died.
    pub(crate) fn lost_since(&self) -> Option<usize> {
        self.steps.lost_since
    }

    fn think(&mut self, seat: Seat, seed: u64, is_hint: bool, now: Instant) {
        let bots = || self.sitters.iter().filter_map(|sitter| if let Sitter::Bot(name) = sitter { Some(*name) } else { None });
        let wanted = match self.sitter(seat) {
            _ if is_hint => Wanted::Advice(clade_host::adviser(bots())),
            Some(Sitter::Bot(name)) => Wanted::Answer(name),
            _ => Wanted::Answer(clade_bots::USUAL),
        };
        let goes_on = self.table.actors().next_back() == Some(Actor::Seat(seat));
        let asked = match self.table.face().save(self.table.handle()) {
            Ok(state) => self.thinker.ask(AskedBot { state, wanted, seed, goes_on }).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        match asked {
            Ok(()) => self.steps.thinking = Some(Thinking { seat, bot: wanted.name(), since: now, is_hint }),
            Err(error) => self.tell_no_answer(error),
        }
    }

    /// Takes the answer of the thinking bot, if it is there.
    fn hear(&mut self) -> bool {
        let Some(answer) = self.thinker.answer() else { return false };
        let by = self.steps.thinking.take().map_or("", |thinking| thinking.bot);
        match answer {
            Ok(Said::Advice(advice)) => self.steps.hint = advice.and_then(|advice| self.hinted(&advice, by)),
            Ok(Said::Answer(index)) => self.steps.chosen = Some(index),
            Err(error) => self.tell_no_answer(error.to_string()),
        }
        true
    }

    /// Advice as it is shown, and whose it is.
    fn hinted(&self, advice: &Advice, by: &'static str) -> Option<Hint> {
        let label = |advised: &Advised| self.seen.labels.get(advised.thought.index as usize).cloned();
        let best = advice.answers.first()?;
        let hinted = |advised: &Advised| Some(Hinted { label: label(advised)?, told: clade_host::told(advised, best) });
        let face = self.table.face();
        let first = |seat: usize| (0..face.sides()).map(Side).find(|&side| usize::from(face.seat_of(side).0) == seat);
        let chances = clade_host::percents(advice).into_iter().enumerate();
        Some(Hint {
            index: best.thought.index,
            label: label(best)?,
            answers: advice.answers.iter().filter_map(hinted).collect(),
            chances: chances.filter_map(|(seat, chance)| Some((first(seat)?, chance))).collect(),
            by,
        })
    }

    fn tell_no_answer(&mut self, reason: String) {
        self.tell(Note::error(texts::no_thought(reason)));
        self.steps.halt();
    }
}
