//! Measures 11 to 21: populations and feeding.

use super::{FREE, each, pooled, share_of};
use crate::measure::{Family, Measure, Unit, density, feeding, populations, response, survival};

pub(super) const ALL: [Measure; 11] = [
    Measure {
        number: 11,
        name: "survival",
        family: Family::Populations,
        formula: "Ŝ(a) = Π(1 − d/r) over the ages up to a, an age being the number of feeding windows faced: d died at it, r came to it. Those that \
                  leave play or are alive at the end are censored, after the deaths of that age. All games together; a value needs 10 at risk.",
        source: "Kaplan & Meier 1958; variance Greenwood 1926; by cause Aalen & Johansen 1978",
        meaning: "Soup, Evolution: each individual is known. Marine, Dominant: cubes of a side on a tile are alike; those that go are taken in \
                  proportion, and oldest first and youngest first are the bounds. A window is an Extinction there.",
        unfair: "Assumed ages beside known ones. Windows come once a round in Soup, Evolution and Dominant; in Marine when players bring them, among \
                 some not once in several rounds.",
        parts: &[
            pooled("survival_1", "heads that outlive the first window", Unit::Share, (0.0, 1.0), survival::survives::<1>),
            pooled("survival_3", "heads that outlive the third window", Unit::Share, (0.0, 1.0), survival::survives::<3>),
            pooled("survival_median", "the age that no more than half outlive", Unit::Windows, (0.0, 31.0), survival::median),
        ],
    },
    Measure {
        number: 12,
        name: "death rate by cause",
        family: Family::Populations,
        formula: "Deaths of a cause by ΣN. Of a cause other than hunger only where somebody died of it in some game.",
        source: "demography; no author",
        meaning: "Hunger: two damage points in Soup, at once in Evolution, Marine and Dominant. Predation: attacks; in Marine and Dominant cards that \
                  kill for another animal. Competition: the action of that name. Doom: what kills later, fed or not. Effect: other cards, genes and traits.",
        unfair: "Rounds differ in what happens in them. N is counted when a window opens, before anybody starves of it: who was killed before is not \
                 among them in Dominant. In Marine it is counted when a round begins, so more may starve than were counted.",
        parts: &[
            each("died_hunger", "starved", Unit::PerHeadAndRound, (0.0, FREE), populations::starved),
            pooled("died_predation", "killed", Unit::PerHeadAndRound, (0.0, FREE), populations::deaths::<1>),
            pooled("died_competition", "killed by being driven out", Unit::PerHeadAndRound, (0.0, FREE), populations::deaths::<2>),
            pooled("died_doom", "died of what came earlier", Unit::PerHeadAndRound, (0.0, FREE), populations::deaths::<3>),
            pooled("died_effect", "died by a card or an event", Unit::PerHeadAndRound, (0.0, FREE), populations::deaths::<4>),
        ],
    },
    Measure {
        number: 13,
        name: "displacement",
        family: Family::Populations,
        formula: "(left play alive + moved by others + drifted)/ΣN.",
        source: "no author",
        meaning: "Soup: drift, and dragging. Evolution: 0 by rule. Marine, Dominant: cubes returned, or moved by another.",
        unfair: "Soup: drift is weather, nobody's act.",
        parts: &[each("displaced", "displaced", Unit::PerHeadAndRound, (0.0, FREE), populations::displaced)],
    },
    Measure {
        number: 14,
        name: "density dependence",
        family: Family::Populations,
        formula: "Least squares of (Nₜ₊₁ − Nₜ)/Nₜ = r − (r/K)·Nₜ over all rounds of all games; K = −r/slope. K has a value only where r is above 0 \
                  and the slope is below that of 95 % of 2,000 shuffles of growth.",
        source: "Verhulst 1838; the test after Dennis & Taper 1994",
        meaning: "Births are decisions: bought with points in Soup, with cards in Evolution, with pawns in Marine and Dominant. So r is not biology.",
        unfair: "The slope of a pure random walk is below 0, too: only K is tested. Where rules limit heads, K may be that limit: see \
                 how often a side was at it. In Marine and Dominant the limit is a gene pool, to which the dead do not return: a side is at it when the pool \
                 is empty (in Marine without cubes in Regression).",
        parts: &[
            pooled("growth", "r of the table", Unit::Growth, (-FREE, FREE), density::table_rate),
            pooled("growth_slope", "how growth changes with each head", Unit::GrowthAHead, (-FREE, FREE), density::table_slope),
            pooled("capacity", "K of the table", Unit::Heads, (0.0, FREE), density::table_capacity),
            pooled("side_growth", "r of a side", Unit::Growth, (-FREE, FREE), density::side_rate),
            pooled(
                "side_growth_slope",
                "how a side's growth changes with each of its heads",
                Unit::GrowthAHead,
                (-FREE, FREE),
                density::side_slope,
            ),
            pooled("side_capacity", "K of a side", Unit::Heads, (0.0, FREE), density::side_capacity),
            share_of("at_cap", "sides with no head left that could come by the rules", density::at_cap),
        ],
    },
    Measure {
        number: 15,
        name: "booms and busts",
        family: Family::Populations,
        formula: "Heads of each round less their mean over games at that round; standard deviation by mean heads; autocorrelation at lag 1; \
                  the lag up to T/2 at which it peaks after it was below 0, if above 2/√T: share of games with such a period, and its mean.",
        source: "May 1976; period Turchin 2003; bound Bartlett 1946",
        meaning: "How much a table's population swings beyond the course that all games take.",
        unfair: "6 rounds for the swing, 10 for the autocorrelation, which is too low by about 1/T, and 20 for the period, so never in Soup. \
                 Chance alone makes a period in some games: hold its share against another setting of the same length.",
        parts: &[
            pooled("variation", "swing of the population", Unit::Variation, (0.0, FREE), populations::variation),
            pooled("lag_one", "how much one round is like the next", Unit::Correlation, (-1.0, 1.0), populations::lag_one),
            pooled("cycles", "games that swing at a regular beat", Unit::Share, (0.0, 1.0), populations::cycles),
            pooled("period", "rounds from one peak to the next, where there is a beat", Unit::Rounds, (2.0, 64.0), populations::period),
        ],
    },
    Measure {
        number: 16,
        name: "lagged feedback",
        family: Family::Populations,
        formula: "Sₜ₊₁ = b·Nₜ/N̄ + c·Sₜ + an effect of the round, least squares over all games; b.",
        source: "Royama 1992",
        meaning: "Above 0: a crowd makes the next round scarcer. Near 0: supply follows the herd, or does not depend on it.",
        unfair: "Games have no effect of their own: they are replicates, and one would bring Nickell's bias (1981) in short games.",
        parts: &[pooled("feedback", "scarcity that follows a crowd", Unit::Scarcity, (-FREE, FREE), populations::feedback)],
    },
    Measure {
        number: 17,
        name: "synchrony",
        family: Family::Populations,
        formula: "Var(ΣNᵢ)/(Σ sd Nᵢ)² over the rounds of a game.",
        source: "Loreau & de Mazancourt 2008",
        meaning: "1: all sides rise and fall together; 0: what one gains another loses.",
        unfair: "6 rounds. Not between different numbers of sides: independent ones give about 1/k.",
        parts: &[share_of("synchrony", "how much sides rise and fall together", populations::synchrony)],
    },
    Measure {
        number: 18,
        name: "functional response",
        family: Family::Feeding,
        formula: "Intake a head at h pieces at hand, capped by need: type 1 a·h, type 2 a·h/(1 + a·b·h), type 3 a·h²/(1 + a·b·h²); weighted least \
                  squares on the means at each h, the type by AICc.",
        source: "Holling 1959",
        meaning: "Soup: h foreign cubes in the cell; a meal needs several colours, so a curve like type 3 may come from the recipe alone. Evolution: h \
                  an animal's share of the bank when the feeding begins. Marine, Dominant: a step by rule.",
        unfair: "No value where h takes fewer than 5 values or the two best types differ by less than 2. Say it only where 80 % of resamples agree.",
        parts: &[pooled("holling", "the type that fits best", Unit::HollingType, (1.0, 3.0), response::holling)],
    },
    Measure {
        number: 19,
        name: "interference",
        family: Family::Feeding,
        formula: "m = −slope of ln(1 + intake) on ln(heads in the patch), among those with the same amount at hand.",
        source: "Hassell & Varley 1969; 1 is added because intakes of 0 have no logarithm",
        meaning: "Above 0: a crowd hinders, whatever lies there. 0: only what lies there counts.",
        unfair: "Marine, Dominant: no value, as one takes nothing from another. One bank for all: heads in the patch are heads on the table.",
        parts: &[pooled("interference", "how much a crowd hinders", Unit::Exponent, (-FREE, FREE), feeding::interference)],
    },
    Measure {
        number: 20,
        name: "breadth of diet",
        family: Family::Feeding,
        formula: "B = 1/Σp² over the resources of a side, the mean over sides; standard (B − 1)/(R − 1), R resources that it may use.",
        source: "Levins 1968; Hurlbert 1978",
        meaning: "Soup: colours of others. Evolution: origins of what reached a plate. Marine, Dominant: elements by service, split \
                  evenly over those that fit.",
        unfair: "Resources differ: across games only the standard one, with R beside it.",
        parts: &[
            each("breadth", "resources used alike", Unit::Resources, (1.0, 10.0), feeding::breadth),
            share_of("breadth_standard", "breadth by what there is", feeding::standard_breadth),
        ],
    },
    Measure {
        number: 21,
        name: "overlap",
        family: Family::Feeding,
        formula: "Σpᵢqᵢ/√(Σpᵢ² Σqᵢ²), the mean over pairs of sides; p and q are shares of what they eat, or of where they stand: each patch, \
                  at each opening of a window, by heads.",
        source: "Pianka 1973",
        meaning: "1: all eat the same, or stand in the same places at the same time. Places: cells in Soup, territories in Evolution with Continents, \
                  tiles in Marine and Dominant.",
        unfair: "Soup has a ceiling by rule, as nobody eats its own colour: even diets give (k − 2)/(k − 1). Print the ceiling of the reading beside it.",
        parts: &[
            share_of("overlap", "how much diets overlap", feeding::overlap),
            share_of("shared_ground", "how much the places where sides stand overlap", feeding::shared_ground),
        ],
    },
];
