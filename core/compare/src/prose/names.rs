//! Names: of numbers, families, units, reasons for having none, and of everything that is counted.

use super::{Prose, texts};
use clade_ecology::axis::Series;
use clade_ecology::measure::{Family, Leader, Part, Unit};
use clade_ecology::row::{Place, Reason};
use clade_ecology::{Absent, Measure};
use clade_engine::ecology::{Birth, Death, Origin};
use clade_engine::{Msg, Translate};

use crate::report::Extreme;

impl Prose {
    /// The short name of a number: for the head of a row, without a capital letter.
    pub fn measure(&self, id: &str) -> String {
        self.text(&texts::measure(id))
    }

    /// What a number says and what a high one means, in one plain sentence.
    pub fn measure_help(&self, id: &str) -> String {
        self.text(&texts::measure_part(id, "help"))
    }

    /// When numbers of this measure must not be compared, or only with care: some sentences, about all games that are known by name. A
    /// number that is not known is given as it is.
    pub fn limit(&self, id: &str) -> String {
        let all: Vec<&str> = self.modules().iter().map(|module| module.about().id).collect();
        self.limit_in(id, &all)
    }

    /// The same with what is to be said about these games only.
    pub fn limit_in(&self, id: &str, games: &[&str]) -> String {
        Measure::part(id).map_or_else(|| id.to_owned(), |(measure, part)| self.limits(measure, std::slice::from_ref(part), games))
    }

    /// The same for all numbers of a measure.
    pub fn limit_of(&self, measure: &Measure, games: &[&str]) -> String {
        self.limits(measure, measure.parts, games)
    }

    fn limits(&self, measure: &Measure, parts: &[Part], games: &[&str]) -> String {
        let number = measure.number;
        let of_parts = parts.iter().map(|part| texts::limit_of_part(number, part.id)).filter(|msg| self.texts.has(&msg.id));
        let added = texts::ADDED.iter().flat_map(|(to, about)| {
            let named: Vec<&str> = games.iter().copied().filter(|game| about.contains(game)).collect();
            let titles = || self.join(named.iter().map(|game| self.game(game)), texts::comma);
            let of_all = texts::limit_added(number, to, titles());
            let of_parts = parts.iter().map(|part| texts::limit_of_part_added(number, part.id, to, titles()));
            [of_all].into_iter().chain(of_parts).filter(|msg| !named.is_empty() && self.texts.has(&msg.id)).collect::<Vec<Msg>>()
        });
        let all = [texts::limit(number)].into_iter().chain(of_parts).chain(added).map(|msg| self.text(&msg));
        // What is said of several numbers of a measure is said once.
        let mut told: Vec<String> = Vec::new();
        for text in all {
            if !told.contains(&text) {
                told.push(text);
            }
        }
        self.join(told, texts::then)
    }

    /// A family of measures.
    pub fn family(&self, family: Family) -> String {
        self.text(&match family {
            Family::Food => texts::family_food(),
            Family::Populations => texts::family_populations(),
            Family::Feeding => texts::family_feeding(),
            Family::Fairness => texts::family_fairness(),
            Family::Game => texts::family_game(),
        })
    }

    /// A unit, as the head of a column or in brackets behind a name.
    pub fn unit(&self, unit: Unit) -> String {
        self.text(&texts::unit(unit))
    }

    /// Why there is no value: part of a sentence, without a full stop.
    pub fn absent(&self, why: Absent) -> String {
        self.text(&absent(why))
    }

    /// What is followed over a game.
    pub fn series(&self, series: Series) -> String {
        self.text(&match series {
            Series::Supply => texts::series_supply(),
            Series::Need => texts::series_need(),
            Series::Heads => texts::series_heads(),
            Series::RelativeHeads => texts::series_relative_heads(),
            Series::Scarcity => texts::series_scarcity(),
            Series::Hunger => texts::series_hunger(),
            Series::Intake => texts::series_intake(),
            Series::Births => texts::series_births(),
            Series::Deaths => texts::series_deaths(),
        })
    }

    /// Where a meal came from.
    pub fn origin(&self, origin: Origin) -> String {
        self.text(&match origin {
            Origin::Environment => texts::origin_environment(),
            Origin::Waste => texts::origin_waste(),
            Origin::Body => texts::origin_body(),
            Origin::Prey => texts::origin_prey(),
            Origin::Carrion => texts::origin_carrion(),
            Origin::Shared => texts::origin_shared(),
            Origin::OwnStore => texts::origin_own_store(),
            Origin::Theft => texts::origin_theft(),
            Origin::Made => texts::origin_made(),
            Origin::Placed => texts::origin_placed(),
        })
    }

    /// A cause of death.
    pub fn death(&self, death: Death) -> String {
        self.text(&match death {
            Death::Hunger => texts::death_hunger(),
            Death::Predation => texts::death_predation(),
            Death::Competition => texts::death_competition(),
            Death::Doom => texts::death_doom(),
            Death::Effect => texts::death_effect(),
        })
    }

    /// A way to come to live.
    pub fn birth(&self, birth: Birth) -> String {
        self.text(&match birth {
            Birth::Setup => texts::birth_setup(),
            Birth::Bought => texts::birth_bought(),
            Birth::Brood => texts::birth_brood(),
            Birth::Regrown => texts::birth_regrown(),
            Birth::Spread => texts::birth_spread(),
            Birth::Revived => texts::birth_revived(),
        })
    }

    /// Where food lies.
    pub fn place(&self, place: Place) -> String {
        self.text(&match place {
            Place::Outside => texts::place_outside(),
            Place::Patch => texts::place_patch(),
            Place::Plate => texts::place_plate(),
            Place::Store => texts::place_store(),
            Place::Body => texts::place_body(),
        })
    }

    /// Why food moved. A meal is named by its origin.
    pub fn reason(&self, reason: Reason) -> String {
        self.text(&match reason {
            Reason::Opening => texts::reason_opening(),
            Reason::Weather => texts::reason_weather(),
            Reason::Waste => texts::reason_waste(),
            Reason::Corpse => texts::reason_corpse(),
            Reason::Player => texts::reason_player(),
            Reason::Card => texts::reason_card(),
            Reason::Meal(origin) => texts::reason_meal(self.origin(origin)),
            Reason::Converted => texts::reason_converted(),
            Reason::Theft => texts::reason_theft(),
            Reason::Digested => texts::reason_digested(),
            Reason::Spoiled => texts::reason_spoiled(),
            Reason::Destroyed => texts::reason_destroyed(),
            Reason::WithDeath => texts::reason_with_death(),
            Reason::Carried => texts::reason_carried(),
        })
    }

    /// In what somebody leads.
    pub fn leader(&self, leader: Leader) -> String {
        self.text(&match leader {
            Leader::Fed => texts::leader_fed(),
            Leader::Heads => texts::leader_heads(),
            Leader::Score => texts::leader_score(),
        })
    }

    /// At which end a game stands out.
    pub fn extreme(&self, extreme: Extreme) -> String {
        self.text(&match extreme {
            Extreme::Lowest => texts::lowest(),
            Extreme::Highest => texts::highest(),
        })
    }
}

fn absent(why: Absent) -> Msg {
    match why {
        Absent::NothingToShare => texts::absent_nothing_to_share(),
        Absent::NothingEaten => texts::absent_nothing_eaten(),
        Absent::NoStores => texts::absent_no_stores(),
        Absent::NotByKilling => texts::absent_not_by_killing(),
        Absent::NoCap => texts::absent_no_cap(),
        Absent::NobodyDied => texts::absent_nobody_died(),
        Absent::Shrinks => texts::absent_shrinks(),
        Absent::StepByRule => texts::absent_step_by_rule(),
        Absent::NoScores => texts::absent_no_scores(),
        Absent::Unfinished => texts::absent_unfinished(),
        Absent::TwoSides => texts::absent_two_sides(),
        Absent::OnePatch => texts::absent_one_patch(),
        Absent::OneSide => texts::absent_one_side(),
        Absent::MixedSides => texts::absent_mixed_sides(),
        Absent::FewRounds(n) => texts::absent_few_rounds(n),
        Absent::FewGames(n) => texts::absent_few_games(n),
        Absent::FewAtRisk(n) => texts::absent_few_at_risk(n),
        Absent::Outlived => texts::absent_outlived(),
        Absent::FewLevels(n) => texts::absent_few_levels(n),
        Absent::NoVariation => texts::absent_no_variation(),
        Absent::NotToldApart => texts::absent_not_told_apart(),
        Absent::NotShown => texts::absent_not_shown(),
        Absent::Unstable => texts::absent_unstable(),
        Absent::NoAmount => texts::absent_no_amount(),
        Absent::Never => texts::absent_never(),
    }
}
