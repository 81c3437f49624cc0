//! The pictures by their names, each with the numbers behind it.

use super::{Picked, Picture, Pictures};
use crate::compare::judged::Wanted;
use crate::plot::Scale;
use crate::texts::compare as texts;
use clade_ecology::axis::Series;
use clade_ecology::measure::Unit;
use egui::{CollapsingHeader, RichText, Ui};

/// What is followed over the course of a game.
const POPULATION: [Series; 1] = [Series::RelativeHeads];
const SCARCITY: [Series; 2] = [Series::Scarcity, Series::Hunger];

impl Pictures<'_> {
    /// Draws one. Returns the game to open.
    pub(crate) fn draw(&self, ui: &mut Ui, picture: Picture, picked: &mut Picked) -> Option<Wanted> {
        match picture {
            Picture::Flows => self.each(ui, |ui, arm| self.flows(ui, arm)),
            Picture::Population => self.each(ui, |ui, arm| self.course(ui, arm, "population", &POPULATION, Scale::Number)),
            Picture::Scarcity => self.each(ui, |ui, arm| self.course(ui, arm, "scarcity", &SCARCITY, Scale::Share)),
            Picture::Survival => self.each(ui, |ui, arm| self.survival(ui, arm)),
            Picture::Deaths => self.deaths(ui),
            Picture::Origins => self.origins(ui),
            Picture::Early => self.each(ui, |ui, arm| self.early(ui, arm)),
            Picture::Games => return self.games(ui, picked),
        }
        if !self.is_still {
            self.behind(ui, picture);
        }
        None
    }

    /// The numbers behind a picture, as a table that can be opened.
    fn behind(&self, ui: &mut Ui, picture: Picture) {
        let (report, arms) = (&self.judged.report, &self.shown);
        // Bars and diagrams have their numbers in them, points say theirs.
        if !matches!(picture, Picture::Population | Picture::Scarcity | Picture::Survival | Picture::Early) {
            return;
        }
        let title = || self.say(&picture.says()[0]);
        let tables = || match picture {
            Picture::Population => vec![self.words.course(report, arms, &title(), &POPULATION, Unit::Variation)],
            Picture::Scarcity => vec![self.words.course(report, arms, &title(), &SCARCITY, Unit::Share)],
            Picture::Survival => arms.iter().map(|&arm| self.words.lifetimes(report, arm)).collect(),
            _ => arms.iter().map(|&arm| self.words.leads(report, arm)).collect(),
        };
        let header = CollapsingHeader::new(self.say(&texts::table())).id_salt(picture.file()).show(ui, |ui| {
            let tables = tables();
            for table in &tables {
                if tables.len() > 1 {
                    ui.label(RichText::new(&table.caption).strong());
                }
                crate::tables::show(ui, self.shared, table);
            }
        });
        header.header_response.accessible_name(format!("{}: {}", self.say(&texts::table()), title()));
    }
}
