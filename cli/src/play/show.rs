//! What a person sees: the table, the question, the actions and standings.

use super::choices;
use super::commands::is_asked;
use super::meaning::{numbers, quantities};
use super::narrow::draw_within;
use super::paint::Colours;
use super::session::Session;
use crate::error::Error;
use crate::{games, lang, page, texts};
use anstyle::Style;
use clade_engine::scene::Paint;
use clade_engine::{Msg, Observer, Seat, Side, Translate};
use clade_host::{Sitter, say};
use clade_table::{Place, Table, Texts};

/// A drawing in lines of the page's width. Rows that the drawing has broken are put together before, so that they are broken only once.
pub(crate) fn lines(drawing: &str) -> Vec<String> {
    let sign = Colours.faint("·");
    let mut rows: Vec<String> = Vec::new();
    for line in drawing.lines() {
        match rows.last_mut().filter(|_| line.trim_start().starts_with(&format!("{sign} "))) {
            Some(row) => *row += &format!(" {}", line.trim_start()),
            None => rows.push(line.to_owned()),
        }
    }
    rows.iter().flat_map(|row| page::pack(row, &format!(" {sign} "), page::width())).collect()
}

/// Who stands where, a line for each seat; of several sides that came to different scores with each one's.
pub(crate) fn standings(table: &Table, words: &Texts, sitter: &dyn Fn(Seat) -> Msg) -> Result<Vec<Msg>, Error> {
    let name = |side: Side| Colours.side(side, &words.text(&table.face().side_name(side)));
    let line = |place: Place| {
        let names: Vec<String> = place.sides.iter().map(|(side, _)| name(*side)).collect();
        let (names, sitter) = (names.join(" + "), sitter(place.seat));
        if !place.is_mixed() {
            return texts::standing(place.place, names, sitter, place.score);
        }
        let each = |(side, score): &(Side, i64)| words.text(&texts::standing_side(name(*side), *score));
        let each: Vec<String> = place.sides.iter().map(each).collect();
        texts::standing_mixed(place.place, names, sitter, place.score, each.join(", "))
    };
    Ok(table.places()?.into_iter().map(line).collect())
}

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
        let names = self.seat_name(seat);
        self.drawn = None;
        // Where something is hidden, the table of the person before vanishes first.
        let (own, all) = (Observer::Seat(seat), Observer::Host);
        let (face, at) = (self.table.face(), self.table.handle());
        let hidden = face.view(at, own)? != face.view(at, all)?;
        if !hidden || !self.input.is_terminal() {
            return self.say(&texts::pass_to(names));
        }
        write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        self.say(&texts::curtain(names))?;
        self.input.line("", self.out)?;
        self.tell_since(self.asked[usize::from(seat.0)], own)
    }

    /// The table, as an observer sees it, unless the person already sees it.
    fn show_table(&mut self, observer: Observer) -> Result<(), Error> {
        let mut scene = self.table.scene(observer)?;
        self.learn(&scene);
        // Quantities have numbers of their own, and those that the drawing gives to actions would be others.
        if is_asked(&self.table) && quantities(&self.table.action_texts()?).is_some() {
            scene.nodes.iter_mut().for_each(|node| node.actions.clear());
        }
        let drawing = draw_within(&scene, &self.words, &Colours, page::width());
        writeln!(self.out)?;
        if self.drawn.as_ref() != Some(&drawing) {
            self.lines(&lines(&drawing))?;
            writeln!(self.out)?;
        }
        self.drawn = Some(drawing);
        Ok(())
    }

    /// The table, the question and the actions, as the asked person sees them.
    pub(super) fn show_question(&mut self, seat: Seat) -> Result<(), Error> {
        self.show_table(Observer::Seat(seat))?;
        let prompt = self.words.text(&self.table.prompt(Observer::Seat(seat))?);
        let bold = Style::new().bold();
        for line in page::wrap(&prompt, page::width(), "") {
            writeln!(self.out, "{bold}{line}{bold:#}")?;
        }
        let actions = self.table.action_texts()?;
        let numbers = numbers(&actions);
        let labels = self.table.labels()?;
        // Two that are called alike are told apart by what else can be typed.
        let alike = |label: &Msg| labels.iter().filter(|other| *other == label).count() > 1;
        let told = |(label, text): (&Msg, String)| {
            let with_text = || self.words.text(&texts::action_with_text(label.clone(), text));
            if alike(label) { with_text() } else { self.words.text(label) }
        };
        let told: Vec<String> = labels.iter().zip(actions).map(told).collect();
        self.lines(&choices::list(&numbers, &told, &self.words, page::width()))
    }

    /// Cards that failed, as warnings; each fault is reported once.
    pub(super) fn warn(&mut self) -> Result<(), Error> {
        let (face, _) = self.table.parts();
        let faults = face.faults();
        for fault in faults {
            if !fault.told && self.warned.insert(fault.to_string()) {
                self.say(&say::card_failed(fault.to_string()))?;
            }
        }
        Ok(())
    }

    /// The table at the end, and who stands where.
    pub(super) fn show_end(&mut self) -> Result<(), Error> {
        let observer = self.eyes();
        self.show_table(observer)?;
        self.say(&texts::over())?;
        for line in standings(&self.table, &self.words, &|seat| self.sitter_at(seat))? {
            self.say(&line)?;
        }
        Ok(())
    }

    /// The names of the sides for which a seat answers.
    pub(super) fn seat_name(&self, seat: Seat) -> String {
        let mine = |side: &Side| self.table.face().seat_of(*side) == seat;
        let names: Vec<String> = self.sides().filter(mine).map(|side| self.side(side)).collect();
        names.join(" + ")
    }

    fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.table.face().sides()).map(Side)
    }

    /// The name of a side in its colour.
    fn side(&self, side: Side) -> String {
        Colours.side(side, &self.words.text(&self.table.face().side_name(side)))
    }

    /// Who plays a side.
    fn sitter(&self, side: Side) -> Msg {
        self.sitter_at(self.table.face().seat_of(side))
    }

    fn sitter_at(&self, seat: Seat) -> Msg {
        match self.sitters.get(usize::from(seat.0)) {
            Some(Sitter::Bot(name)) => lang::bot(name),
            _ if self.people() > 1 => texts::sitter_person(),
            _ => texts::sitter_human(),
        }
    }

    /// Through whose eyes the log is shown: the one person's, otherwise everybody's.
    pub(super) fn eyes(&self) -> Observer {
        let person = self.sitters.iter().position(|sitter| *sitter == Sitter::Human);
        match person {
            Some(seat) if self.people() == 1 => Observer::Seat(Seat(seat as u8)),
            _ => Observer::Public,
        }
    }
}
