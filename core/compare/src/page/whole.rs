//! The page as a whole: its parts in their order.

use super::{Page, Section, pen, texts};
use crate::asked::Shape;
use crate::{Prose, Report};
use clade_table::Texts;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("style.css");

/// A report as a page, in the language of these words. `repeat` is the command that plays the same games again.
pub fn write(report: &Report, words: &Prose, repeat: &str) -> String {
    let texts = Texts::new(words.language(), &[texts::texts_of(words.language())]).expect("the texts of the page are tested");
    Page { report, words, texts, shown: report.asked.shown(), repeat }.markup().into_string()
}

impl Page<'_> {
    fn markup(&self) -> Markup {
        let games: Vec<String> = self.games().into_iter().map(|game| self.words.game(game)).collect();
        let title = self.say(&texts::title(games.join(", ")));
        let sections: Vec<Section> = [
            self.rulebooks(),
            Some(self.played()),
            Some(self.found()),
            Some(self.pictures()),
            self.differences(),
            Some(self.outliers()),
            Some(self.method()),
            Some(self.limits()),
        ]
        .into_iter()
        .flatten()
        .collect();
        html! {
            (DOCTYPE)
            html lang=(self.words.language()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    (pen::patterns())
                    header {
                        h1 { (title) }
                        p class="lead" { (self.say(&texts::lead())) }
                        nav aria-label=(self.say(&texts::contents())) {
                            ol { @for section in &sections { li { a href=(format!("#{}", section.id)) { (section.heading) } } } }
                        }
                    }
                    main {
                        @for Section { id, heading, body } in &sections {
                            section id=(id) aria-labelledby=(format!("{id}-heading")) { h2 id=(format!("{id}-heading")) { (heading) } (body) }
                        }
                    }
                }
            }
        }
    }

    /// Pictures 1 to 8, in their order.
    fn pictures(&self) -> Section {
        let sweep = matches!(self.report.asked.shape, Shape::Sweep(_)).then(|| self.sweep());
        let body = html! {
            (self.flows())
            @if let Some(sweep) = sweep { (sweep) }
            (self.population())
            (self.scarcity())
            (self.survival())
            (self.deaths())
            (self.origins())
            (self.early())
            (self.matrix())
        };
        Section { id: "pictures", heading: self.say(&texts::pictures()), body }
    }
}
