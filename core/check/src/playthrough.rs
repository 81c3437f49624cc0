//! Playthroughs: a whole random game as text, question by question, kept beside the game. What a change of rules, cards, views
//! or texts does to play is then seen as a difference of two texts.
//!
//! Decides what is written of each question and how two playthroughs are compared. Does not decide where files lie.

mod difference;

pub use difference::difference;

use crate::random_game::{RandomGame, answer};
use clade_engine::face::{About, FaceError};
use clade_engine::scene::{Plain, Scene, draw};
use clade_engine::{Actor, Face, Handle, Module, Msg, Observer, Seat, Setup, SetupError, Side, Tools, Translate, hash};
use clade_table::{Texts, TextsError};
use std::fmt::Write as _;

/// The most answers that a playthrough waits for the end of a game.
const LONGEST: usize = 100_000;

/// A random game to be written.
#[derive(Clone, Debug)]
pub struct Playthrough {
    /// Seats and options.
    pub setup: Setup,
    /// The seed of Chance and of the random bot.
    pub seed: u64,
    /// The table is drawn in full at the first question, at the end, and at every so many questions between.
    pub draw_every: usize,
    /// So many questions are written in full; of later ones only the hash of the table and the answer, unless the table is drawn.
    pub in_full: usize,
}

/// Why a playthrough could not be written.
#[derive(Debug, thiserror::Error)]
pub enum PlaythroughError {
    /// The set-up is not one of this game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game refused.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// The game's texts are no texts.
    #[error(transparent)]
    Texts(#[from] TextsError),
    /// The game does not end.
    #[error("the game has not ended after {LONGEST} answers")]
    Endless,
}

impl Playthrough {
    /// Plays the game and writes it down.
    ///
    /// # Errors
    /// A [`PlaythroughError`].
    pub fn write(&self, module: &dyn Module) -> Result<String, PlaythroughError> {
        let rules = module.ruleset(&self.setup, &[])?;
        let texts = Texts::new("en", &[&rules.texts("en")])?;
        let mut face = rules.open(Tools::default())?;
        let at = face.start();
        face.listen(at, true)?;
        let mut game = RandomGame::new(self.seed);
        let mut page = Page::new(&*face, &texts, at);
        page.head(module.about().id, self);
        for step in 0..LONGEST {
            let next = game.choose(&mut *face, at)?;
            let drawn = next.is_none() || step.is_multiple_of(self.draw_every);
            if step < self.in_full || drawn {
                page.question(&*face, step)?;
            } else {
                page.line(&format!("\n== {step} · {:016x}", face.hash(at)?));
            }
            if drawn {
                page.drawings(&*face)?;
            }
            let Some(index) = next else {
                page.scores(&*face)?;
                return Ok(page.out);
            };
            let text = face.texts(at)?.lines().nth(index as usize).unwrap_or_default().to_owned();
            answer(&mut *face, at, index)?;
            page.answered(&*face, &text)?;
        }
        Err(PlaythroughError::Endless)
    }
}

/// What has been written so far.
struct Page<'a> {
    texts: &'a Texts,
    at: Handle,
    /// The public first.
    observers: Vec<Observer>,
    out: String,
}

type Written = Result<(), FaceError>;

impl<'a> Page<'a> {
    fn new(face: &dyn Face, texts: &'a Texts, at: Handle) -> Self {
        let mut seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        seats.sort_unstable();
        seats.dedup();
        let observers = [Observer::Public].into_iter().chain(seats.into_iter().map(Observer::Seat)).chain([Observer::Host]);
        Self { texts, at, observers: observers.collect(), out: String::new() }
    }

    fn head(&mut self, game: &str, of: &Playthrough) {
        self.line(&format!("{game}, {} seats, seed {}, every answer at random", of.setup.seats, of.seed));
        for (name, value) in &of.setup.options {
            self.line(&format!("{name} = {value}"));
        }
        self.line("sees: a hash of view, scene and labels; '=' as the public does");
    }

    /// Number, who is asked, the state's hash; what is asked; what everybody sees, as hashes; what may be answered.
    fn question(&mut self, face: &dyn Face, step: usize) -> Written {
        let asked = match face.turn(self.at)?.actor {
            Actor::Seat(seat) => format!("seat {}", seat.0 + 1),
            Actor::Chance => "chance".to_owned(),
            Actor::Over => "over".to_owned(),
        };
        self.line(&format!("\n== {step} · {asked} · {:016x}", face.hash(self.at)?));
        let prompts = self.by_observer(|observer| Ok(self.texts.text(&face.ask::<Msg>(self.at, observer, About::Prompt)?)))?;
        self.told("", &prompts);
        self.sees(face)?;
        let weights = face.weights(self.at)?;
        let texts = face.texts(self.at)?;
        let answers: Vec<String> = match weights.first() {
            Some(first) if weights.iter().any(|weight| weight != first) => {
                texts.lines().zip(&weights).map(|(text, weight)| format!("{text} ×{weight}")).collect()
            }
            _ => texts.lines().map(str::to_owned).collect(),
        };
        if !answers.is_empty() {
            self.line(&format!("may: {}", answers.join(" | ")));
        }
        Ok(())
    }

    fn sees(&mut self, face: &dyn Face) -> Written {
        let mut sees = Vec::new();
        for &observer in &self.observers {
            let seen = [About::View, About::Scene, About::Labels].map(|what| face.about(self.at, observer, what));
            let [view, scene, labels] = seen;
            sees.push((name(observer), hash::of(&(view?, scene?, labels?)) as u32));
        }
        let public = sees[0].1;
        let words = (0..).zip(&sees).map(
            |(i, (name, hash))| {
                if i > 0 && *hash == public { format!("{name} =") } else { format!("{name} {hash:08x}") }
            },
        );
        let line = format!("sees: {}", words.collect::<Vec<_>>().join(" · "));
        self.line(&line);
        Ok(())
    }

    /// The table in full, once for all who see the same.
    fn drawings(&mut self, face: &dyn Face) -> Written {
        let drawn = self.by_observer(|observer| {
            let scene: Scene = face.ask(self.at, observer, About::Scene)?;
            let mut text = draw(&scene, self.texts, &Plain);
            for (i, label) in (1..).zip(face.ask::<Vec<Msg>>(self.at, observer, About::Labels)?) {
                let _ = writeln!(text, "[{i}] {}", self.texts.text(&label));
            }
            Ok(text)
        })?;
        for (who, text) in drawn {
            self.line(&format!("-- {who}"));
            text.lines().for_each(|line| self.line(line));
        }
        Ok(())
    }

    /// The answer, and what each was told of it.
    fn answered(&mut self, face: &dyn Face, text: &str) -> Written {
        self.line(&format!("> {text}"));
        let told = self.by_observer(|observer| {
            let lines: Vec<Msg> = face.ask(self.at, observer, About::Log)?;
            Ok(lines.iter().map(|line| self.texts.text(line)).collect::<Vec<_>>().join("\n"))
        })?;
        self.told("  ", &told);
        Ok(())
    }

    fn scores(&mut self, face: &dyn Face) -> Written {
        let sides = (0..face.sides()).map(|side| self.texts.text(&face.name_of(Side(side))));
        let scores: Vec<String> = sides.zip(face.scores(self.at)?).map(|(side, score)| format!("{side} {score}")).collect();
        self.line(&format!("scores: {}", scores.join(", ")));
        Ok(())
    }

    /// Texts with the names of those who get them: one for all who get the same, the public's first.
    fn by_observer(&self, text: impl Fn(Observer) -> Result<String, FaceError>) -> Result<Vec<(String, String)>, FaceError> {
        let mut all: Vec<(String, String)> = Vec::new();
        for &observer in &self.observers {
            let text = text(observer)?;
            match all.iter_mut().find(|(_, other)| *other == text) {
                Some((who, _)) => *who += &format!(", {}", name(observer)),
                None => all.push((name(observer), text)),
            }
        }
        Ok(all)
    }

    /// Lines that all are told, or lines with the names of those who are.
    fn told(&mut self, indent: &str, all: &[(String, String)]) {
        for (who, text) in all {
            let who = if all.len() == 1 { String::new() } else { format!("({who}) ") };
            text.lines().for_each(|line| self.line(&format!("{indent}{who}{line}")));
        }
    }

    fn line(&mut self, line: &str) {
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }
}

fn name(observer: Observer) -> String {
    match observer {
        Observer::Public => "public".to_owned(),
        Observer::Host => "host".to_owned(),
        Observer::Seat(seat) => format!("seat {}", seat.0 + 1),
    }
}
