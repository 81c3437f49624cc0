//! The edition, the variants, and the switches where editions and groups differ (§9, §10).

use crate::rules::animals::{ANIMALS, Kind};
use clade_engine::{OptionRow, Setup, SetupError};
use clade_script::Varies;

const fn row(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help, experiment: false }
}

/// What is in no rulebook.
const fn experiment(name: &'static str, values: &'static [&'static str], help: &'static str) -> OptionRow {
    OptionRow { name, values, help, experiment: true }
}

/// All options, the default value first. `edition` means: as in the edition that is chosen.
pub const ROWS: &[OptionRow] = &[
    row("edition", &["gmt2021", "phalanx2023"], "marine-option-edition"),
    row("animals", SETS, "marine-option-animals"),
    row("two-animals", &["no", "outer-inner", "alternating", "halves"], "marine-option-two-animals"),
    row("earth", &["printed", "random"], "marine-option-earth"),
    row("mats", &["printed", "alternative"], "marine-option-mats"),
    row("superheroes", &["no", "yes", "without-exaptation"], "marine-option-superheroes"),
    row("length", &["standard", "quick", "long", "epic"], "marine-option-length"),
    row("bonus-table", &["edition", "to-six", "to-nine"], "marine-option-bonus-table"),
    row("element-tokens", &["edition", "19", "17"], "marine-option-element-tokens"),
    row("land-first", &["8", "3"], "marine-option-land-first"),
    row("voracious-predator", &["edition", "own-tiles", "anywhere"], "marine-option-voracious-predator"),
    row("resilience", &["edition", "one-token", "full"], "marine-option-resilience"),
    row("phenotypic-plasticity", &["edition", "slots", "printed"], "marine-option-phenotypic-plasticity"),
    row("monotypic-habitat", &["table", "one-each"], "marine-option-monotypic-habitat"),
    row("marine-snow", &["smokers", "all-vents"], "marine-option-marine-snow"),
    row("fecundity", &["edition", "may", "must"], "marine-option-fecundity"),
    row("exaptation-ends", &["edition", "after-action", "at-once"], "marine-option-exaptation-ends"),
    row("benthic-pawn", &["apart", "last"], "marine-option-benthic-pawn"),
    row("solar-radiation", &["whole-action", "scored-tile"], "marine-option-solar-radiation"),
    row("domination-spaces", &["animals", "players"], "marine-option-domination-spaces"),
    row("adaptation-special", &["section", "bag"], "marine-option-adaptation-special"),
    row("new-card", &["effect-first", "events-first"], "marine-option-new-card"),
    row("last-reseed", &["no", "yes"], "marine-option-last-reseed"),
    row("migration-values", &["1-3-5", "5-3-1"], "marine-option-migration-values"),
    row("competition-values", &["1-2-3", "3-2-1"], "marine-option-competition-values"),
    row("rest-ends", &["20", "250"], "marine-option-rest-ends"),
    experiment("elements", &["printed", "eaten", "lost"], "marine-option-elements"),
];

const fn varies(option: &'static str, values: &'static [&'static str]) -> Varies {
    Varies { option, values }
}

/// The options that change what a card does: its text follows them. The second value is that of the Phalanx edition, or what
/// the default is not.
pub const VARIES: &[Varies] = &[
    varies("voracious-predator", &["own-tiles", "anywhere"]),
    varies("resilience", &["one-token", "full"]),
    varies("phenotypic-plasticity", &["slots", "printed"]),
    varies("monotypic-habitat", &["table", "one-each"]),
    varies("marine-snow", &["smokers", "all-vents"]),
    varies("fecundity", &["may", "must"]),
    varies("exaptation-ends", &["after-action", "at-once"]),
    varies("benthic-pawn", &["apart", "last"]),
    varies("solar-radiation", &["whole-action", "scored-tile"]),
];

/// Which animals play: `seats` takes them from the bottom of the food chain, as many as there are seats.
const SETS: &[&str] = &[
    "seats",
    "crustaceans-fishes",
    "crustaceans-cephalopods",
    "crustaceans-reptiles",
    "fishes-cephalopods",
    "fishes-reptiles",
    "cephalopods-reptiles",
    "crustaceans-fishes-cephalopods",
    "crustaceans-fishes-reptiles",
    "crustaceans-cephalopods-reptiles",
    "fishes-cephalopods-reptiles",
];

/// Whether species that thrive use elements up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Used {
    /// As printed: never.
    Printed,
    /// An element for every five cubes that thrive on elements.
    Eaten,
    /// As many, drawn among all on earth.
    Lost,
}

/// The options as the rules read them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The animals in play, in turn order: one side each.
    pub animals: Vec<Kind>,
    /// The seat of each side.
    pub seats: Vec<u8>,
    /// Two animals per player: the lower total counts.
    pub pairs: bool,
    /// Random Earth.
    pub random_earth: bool,
    /// Alternative mats: nothing is printed.
    pub alternative_mats: bool,
    /// Traits that are kept of the three.
    pub keeps: u8,
    /// Traits that are too strong beside a second one are left out.
    pub leaves_out: bool,
    /// Evolution cards that are taken out.
    pub taken_out: u8,
    /// From this number on the bonus does not grow.
    pub bonus_cap: u8,
    /// Tokens of each element.
    pub tokens: u8,
    /// Points for the first place on Land.
    pub land_first: u8,
    /// Victims of Voracious Predator may be anywhere.
    pub predators_roam: bool,
    /// Resilience protects fully.
    pub protects_fully: bool,
    /// Tokens in slots of traits count as printed.
    pub slots_are_printed: bool,
    /// Monotypic Habitat pays by the bonus table.
    pub monotypic_table: bool,
    /// Marine Snow scores geothermal vents, too.
    pub snow_everywhere: bool,
    /// Fecundity must place a cube on each tile.
    pub must_breed: bool,
    /// Traits that watch act at once, not after the action.
    pub watches_at_once: bool,
    /// The space of a trait comes after all others.
    pub bench_is_last: bool,
    /// What is scored by a card that an Evolution action plays is scored in that action, too.
    pub plays_within: bool,
    /// Spaces of Domination are open as for this many.
    pub domination_spaces: u8,
    /// The special space of Adaptation replaces a token by one from the bag.
    pub replaces_from_bag: bool,
    /// A new card starts its events before it acts.
    pub events_first: bool,
    /// The last round ends with a Reseed, too.
    pub last_reseed: bool,
    /// Cubes of the basic spaces of Migration.
    pub migration: [u8; 3],
    /// Victims of the basic spaces of Competition.
    pub competition: [u8; 3],
    /// How many rounds without a card end the game.
    pub quiet_rounds: u8,
    /// An experiment: whether elements are used up.
    pub used: Used,
}

impl Options {
    /// The value that an option of [`VARIES`] comes to.
    pub fn value_of(&self, option: &str) -> &'static str {
        let other = match option {
            "voracious-predator" => self.predators_roam,
            "resilience" => self.protects_fully,
            "phenotypic-plasticity" => self.slots_are_printed,
            "monotypic-habitat" => !self.monotypic_table,
            "marine-snow" => self.snow_everywhere,
            "fecundity" => self.must_breed,
            "exaptation-ends" => self.watches_at_once,
            "benthic-pawn" => self.bench_is_last,
            "solar-radiation" => !self.plays_within,
            _ => unreachable!("'{option}' stands in VARIES and has no arm"),
        };
        VARIES.iter().find(|varies| varies.option == option).map_or("", |varies| varies.values[usize::from(other)])
    }

    /// Reads a checked set-up.
    ///
    /// # Errors
    /// [`SetupError`] if the animals do not fit the seats.
    pub fn read(setup: &Setup) -> Result<Self, SetupError> {
        let value = |name: &str| ROWS.iter().find(|row| row.name == name).map_or("", |row| setup.value(row));
        let phalanx = value("edition") == "phalanx2023";
        // An option that follows the edition unless it is set: whether it has the value of the Phalanx edition.
        let differs = |name: &str, other: &str| value(name) == other || (value(name) == "edition" && phalanx);
        let (animals, seats) = who_plays(setup.seats, value("animals"), value("two-animals"))?;
        let ascending = |name: &str, up: &str, numbers: [u8; 3]| {
            let [a, b, c] = numbers;
            if value(name) == up { numbers } else { [c, b, a] }
        };
        Ok(Self {
            pairs: value("two-animals") != "no",
            seats,
            random_earth: value("earth") == "random",
            alternative_mats: value("mats") == "alternative",
            keeps: if value("superheroes") == "no" { 1 } else { 2 },
            leaves_out: value("superheroes") == "without-exaptation",
            taken_out: match value("length") {
                "quick" => 15,
                "long" => 5,
                "epic" => 0,
                _ => 10,
            },
            bonus_cap: if differs("bonus-table", "to-nine") { 9 } else { 6 },
            tokens: if differs("element-tokens", "17") { 17 } else { 19 },
            land_first: if value("land-first") == "3" { 3 } else { 8 },
            predators_roam: differs("voracious-predator", "anywhere"),
            protects_fully: differs("resilience", "full"),
            slots_are_printed: differs("phenotypic-plasticity", "printed"),
            monotypic_table: value("monotypic-habitat") == "table",
            snow_everywhere: value("marine-snow") == "all-vents",
            must_breed: differs("fecundity", "must"),
            watches_at_once: differs("exaptation-ends", "at-once"),
            bench_is_last: value("benthic-pawn") == "last",
            plays_within: value("solar-radiation") == "whole-action",
            domination_spaces: if value("domination-spaces") == "players" { setup.seats } else { animals.len() as u8 },
            replaces_from_bag: value("adaptation-special") == "bag",
            events_first: value("new-card") == "events-first",
            last_reseed: value("last-reseed") == "yes",
            migration: ascending("migration-values", "1-3-5", [1, 3, 5]),
            competition: ascending("competition-values", "1-2-3", [1, 2, 3]),
            quiet_rounds: if value("rest-ends") == "20" { 20 } else { 250 },
            used: match value("elements") {
                "eaten" => Used::Eaten,
                "lost" => Used::Lost,
                _ => Used::Printed,
            },
            animals,
        })
    }
}

/// The animals in turn order, and the seat of each.
fn who_plays(seats: u8, set: &str, pairs: &str) -> Result<(Vec<Kind>, Vec<u8>), SetupError> {
    if pairs != "no" {
        if seats != 2 {
            return Err(SetupError::OptionSeats { option: "two-animals", value: pairs.to_owned(), needs: 2, found: seats });
        }
        if set != "seats" {
            return Err(SetupError::OptionsClash { option: "two-animals", other: "animals" });
        }
        let seats = match pairs {
            "alternating" => [0, 1, 0, 1],
            "halves" => [0, 0, 1, 1],
            _ => [0, 1, 1, 0],
        };
        return Ok((ANIMALS.to_vec(), seats.to_vec()));
    }
    let animals: Vec<Kind> = match set {
        "seats" => ANIMALS.into_iter().take(usize::from(seats)).collect(),
        _ => ANIMALS.into_iter().filter(|kind| set.split('-').any(|word| word == kind.word())).collect(),
    };
    if animals.len() != usize::from(seats) {
        return Err(SetupError::OptionSeats { option: "animals", value: set.to_owned(), needs: animals.len() as u8, found: seats });
    }
    Ok((animals, (0..seats).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_texts_follow_has_a_value() {
        let options = Options::read(&Setup { seats: 4, options: Default::default() }).expect("a set-up");
        assert!(VARIES.iter().all(|varies| varies.values.contains(&options.value_of(varies.option))));
    }
}
