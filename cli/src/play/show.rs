//! What a person sees: the table, the question, the actions, the log, reasons and standings.

use super::Session;
use super::paint::Colours;
use crate::error::Error;
use crate::seats::Sitter;
use crate::{games, texts};
use anstyle::Style;
use clade_engine::face::{About, Refusal};
use clade_engine::scene::{Paint, draw};
use clade_engine::{Msg, Observer, Seat, Side, Translate};
use std::time::Instant;

impl Session<'_> {
    pub(super) fn show_welcome(&mut self) -> Result<(), Error> {
        let header = self.table.header();
        let name = games::find(&header.game)?.about().name;
        let welcome = texts::welcome(name, header.seed.to_string());
        self.say(&welcome)?;
        for side in self.sides() {
            let line = texts::seat_line(self.side(side), self.sitter(side));
            self.say(&line)?;
        }
        Ok(())
    }

    pub(super) fn show_pass(&mut self, seat: Seat) -> Result<(), Error> {
        let mine = |side: &Side| self.table.face().seat_of(*side) == seat;
        let names: Vec<String> = self.sides().filter(mine).map(|side| self.side(side)).collect();
        let names = names.join(" + ");
        // Where something is hidden, the table of the person before vanishes first.
        let (own, all) = (Observer::Seat(seat), Observer::Host);
        let (face, at) = (self.table.face(), self.table.handle());
        let hidden = face.about(at, own, About::View)? != face.about(at, all, About::View)?;
        if !hidden || !self.input.is_terminal() {
            return self.say(&texts::pass_to(names));
        }
        write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        self.say(&texts::curtain(names))?;
        self.input.line("", self.out)?;
        self.tell_since(self.asked[usize::from(seat.0)], own)
    }

    /// The table, as an observer sees it.
    fn show_table(&mut self, observer: Observer) -> Result<(), Error> {
        let scene = self.table.scene(observer)?;
        writeln!(self.out, "\n{}", draw(&scene, &self.words, &Colours))?;
        Ok(())
    }

    /// The table, the question and the actions, as the asked person sees them.
    pub(super) fn show_question(&mut self, seat: Seat) -> Result<(), Error> {
        self.show_table(Observer::Seat(seat))?;
        let prompt = self.words.text(&self.table.prompt(Observer::Seat(seat))?);
        let bold = Style::new().bold();
        writeln!(self.out, "{bold}{prompt}{bold:#}")?;
        let actions = self.table.action_texts()?;
        let width = actions.len().to_string().len();
        for (i, (text, label)) in actions.into_iter().zip(self.labels()?).enumerate() {
            let number = format!("{:>width$}", i + 1);
            let alike = label.to_lowercase() == text.to_lowercase();
            self.say(&if alike { texts::action_line_plain(number, label) } else { texts::action_line(number, label, text) })?;
        }
        Ok(())
    }

    /// What happened since the log was last shown. Several people at one terminal read only what all may know.
    pub(super) fn tell(&mut self) -> Result<(), Error> {
        if self.told == self.table.steps() {
            return Ok(());
        }
        self.tell_since(self.told, self.eyes())?;
        (self.told, self.told_at) = (self.table.steps(), Instant::now());
        Ok(())
    }

    /// What happened after a step, as an observer may know it.
    fn tell_since(&mut self, step: usize, observer: Observer) -> Result<(), Error> {
        let lines = self.table.log(observer);
        let new = lines.iter().rev().take_while(|line| line.step > step).count();
        for line in &lines[lines.len() - new..] {
            let text = self.words.text(&line.msg);
            writeln!(self.out, "{}", Colours.faint(&format!("· {text}")))?;
        }
        Ok(())
    }

    pub(super) fn show_log(&mut self, most: usize) -> Result<(), Error> {
        let lines = self.table.log(self.eyes());
        if lines.is_empty() {
            return self.say(&texts::log_empty());
        }
        for line in &lines[lines.len().saturating_sub(most)..] {
            writeln!(self.out, "{:>4}  {}", line.step, self.words.text(&line.msg))?;
        }
        Ok(())
    }

    /// Cards that failed, as warnings; each fault is told once.
    pub(super) fn warn(&mut self) -> Result<(), Error> {
        let (face, _) = self.table.parts();
        let faults = face.faults();
        for fault in faults {
            if self.warned.insert(fault.clone()) {
                self.say(&texts::fault(fault))?;
            }
        }
        Ok(())
    }

    /// What is not allowed here, and why: everything, or what begins with these words.
    pub(super) fn show_why(&mut self, what: &str) -> Result<(), Error> {
        let Some(seat) = self.last else { return Ok(()) };
        let what = what.to_lowercase();
        let begins = |text: &str| text.to_lowercase().starts_with(&what);
        let refusals: Vec<Refusal> = self.table.refusals(Observer::Seat(seat))?;
        let meant: Vec<&Refusal> = refusals.iter().filter(|r| begins(&r.text) || begins(&self.words.text(&r.label))).collect();
        for refusal in &meant {
            self.say(&texts::why_line(refusal.label.clone(), refusal.text.clone()))?;
            for objection in &refusal.reasons {
                let reason = match &*objection.section {
                    "" => texts::why_reason(objection.reason.clone()),
                    section => texts::why_section(objection.reason.clone(), section.to_owned()),
                };
                write!(self.out, "     ")?;
                self.say(&reason)?;
            }
        }
        if !meant.is_empty() {
            return Ok(());
        }
        if what.is_empty() {
            return self.say(&texts::why_none());
        }
        let labels = self.labels()?;
        let mut legal = (1..).zip(self.table.action_texts()?.into_iter().zip(labels));
        let legal = legal.find(|(n, (text, label))| what == n.to_string() || begins(text) || begins(label));
        if let Some((_, (text, _))) = legal {
            return self.say(&texts::why_legal(text));
        }
        let near = clade_engine::nearest(&what, refusals.iter().map(|refusal| refusal.text.as_str()));
        self.say_unknown(&what, near)
    }

    /// The table at the end, and who stands where.
    pub(super) fn show_end(&mut self) -> Result<(), Error> {
        let observer = self.eyes();
        self.show_table(observer)?;
        self.say(&texts::over())?;
        let scores = self.table.scores()?;
        let mut order: Vec<Side> = self.sides().collect();
        order.sort_by_key(|side| std::cmp::Reverse(scores.get(side.ix())));
        for side in order {
            let score = scores.get(side.ix()).copied().unwrap_or_default();
            let place = 1 + scores.iter().filter(|other| **other > score).count();
            let line = texts::standing(place, self.side(side), self.sitter(side), score);
            self.say(&line)?;
        }
        Ok(())
    }

    fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.table.face().sides()).map(Side)
    }

    /// The name of a side in its colour.
    fn side(&self, side: Side) -> String {
        Colours.side(side, &self.words.text(&self.table.face().name_of(side)))
    }

    /// Who plays a side.
    fn sitter(&self, side: Side) -> Msg {
        match self.sitters.get(usize::from(self.table.face().seat_of(side).0)) {
            Some(Sitter::Bot(name)) => texts::sitter_bot((*name).to_owned()),
            _ if self.people() > 1 => texts::sitter_person(),
            _ => texts::sitter_human(),
        }
    }

    /// Through whose eyes the log is told: the one person's, else everybody's.
    fn eyes(&self) -> Observer {
        let person = self.sitters.iter().position(|sitter| *sitter == Sitter::Human);
        match person {
            Some(seat) if self.people() == 1 => Observer::Seat(Seat(seat as u8)),
            _ => Observer::Public,
        }
    }
}
