//! Measures 22 to 30: fairness, food and score, the game as a game.

use super::{FREE, each, pooled, share_of};
use crate::measure::{Family, Measure, Unit, course, early, feeding, score};

pub(super) const ALL: [Measure; 9] = [
    Measure {
        number: 22,
        name: "concentration",
        family: Family::Fairness,
        formula: "Gini's index between sides, times k/(k − 1), of food (intake, or service where places feed) and of heads over all rounds; and the \
                  slope over rounds of that of each round's food.",
        source: "Gini 1912",
        meaning: "0: all have the same; 1: one has all. A slope above 0: the rich get richer.",
        unfair: "Between different numbers of sides: only in this form, and with care. The slope takes 6 rounds: shorter games are left out. A round \
                 is no measure between games, and spreads food less evenly than the whole game, in which rounds even out.",
        parts: &[
            share_of("gini_food", "concentration of food", feeding::gini_food),
            share_of("gini_heads", "concentration of heads", feeding::gini_heads),
            each("gini_slope", "how fast food concentrates", Unit::ConcentrationARound, (-1.0, 1.0), feeding::gini_slope),
        ],
    },
    Measure {
        number: 23,
        name: "transfers",
        family: Family::Fairness,
        formula: "Pieces stolen, and heads killed by other sides, each by all intake.",
        source: "no author",
        meaning: "Evolution: piracy, and hunting between players. Soup: Parasitism moves points, not food.",
        unfair: "Where nothing is eaten there is no value.",
        parts: &[
            share_of("thefts", "intake that was stolen", feeding::thefts),
            each("victims", "heads killed by others for each piece eaten", Unit::HeadsAPiece, (0.0, FREE), feeding::victims),
        ],
    },
    Measure {
        number: 24,
        name: "food and score",
        family: Family::Game,
        formula: "Spearman's rank correlation within a game of food, of food a head, and of hungry heads with the final score; R² of the score on food \
                  and hunger, all from their means within the game; what a bet on the side with the most heads fed wins.",
        source: "Spearman 1904; regression",
        meaning: "Evolution pays heads and traits at the end, Soup heads every round, Marine and Dominant places: the way from food to points is \
                  longer in some than in others. Marine, Dominant: food is service.",
        unfair: "A kill that feeds is no food in Soup and two pieces in Evolution: not food across games, but the bet, which is on heads. Chance wins \
                 1/k of the bets: not between different numbers of sides. With two sides there is no rank correlation: use the bet. More heads \
                 eat more: see food a head. In Marine and Dominant seats are unequal, as each animal has its own elements and birthright. Only \
                 games that ended by their rules.",
        parts: &[
            each("rank_food", "food and score", Unit::Correlation, (-1.0, 1.0), score::rank_of_food),
            each("rank_food_per_head", "food a head and score", Unit::Correlation, (-1.0, 1.0), score::rank_of_food_a_head),
            each("rank_hunger", "hunger and score", Unit::Correlation, (-1.0, 1.0), score::rank_of_hunger),
            pooled("explained", "variance of scores that food and hunger explain", Unit::Share, (0.0, 1.0), score::explained),
            share_of("leader_wins", "games that the side with the most heads fed wins", score::leader_in_fed),
        ],
    },
    Measure {
        number: 25,
        name: "earliest tenth",
        family: Family::Game,
        formula: "The first tenth of the game from which the leader (in heads fed so far; in heads; in points) wins with a lower bound above 1/k, and \
                  more often than (1/k + 1)/2, in it and all later ones.",
        source: "ours",
        meaning: "How early the winner can be told from food alone.",
        unfair: "200 games. Where heads score at the end, late tenths go in a circle: hold it against heads and points.",
        parts: &[
            pooled("told_by_fed", "told by heads fed so far", Unit::Tenth, (1.0, 10.0), early::by_fed),
            pooled("told_by_heads", "told by heads", Unit::Tenth, (1.0, 10.0), early::by_heads),
            pooled("told_by_score", "told by points", Unit::Tenth, (1.0, 10.0), early::by_score),
        ],
    },
    Measure {
        number: 26,
        name: "price of hunger",
        family: Family::Game,
        formula: "−slope of the final score on unmet need, both from their means within the game; also in standard deviations of scores within a game.",
        source: "regression",
        meaning: "Points that go with each piece that was missing.",
        unfair: "Hunger goes with the loss and need not cause it: losers are hungry.",
        parts: &[
            pooled("price", "points lost for each piece missing", Unit::PointsAPiece, (-FREE, FREE), score::price_of_hunger),
            pooled(
                "price_in_deviations",
                "the same in deviations of scores",
                Unit::DeviationsAPiece,
                (-FREE, FREE),
                score::price_in_deviations,
            ),
        ],
    },
    Measure {
        number: 27,
        name: "length and branching",
        family: Family::Game,
        formula: "Rounds, decisions of seats, options a decision.",
        source: "Browne 2008",
        meaning: "Soup ends by ladder or deck, Evolution after the last turn, Marine by the asteroid, Dominant by the Ice Age; and both after 20 rounds \
                  in which nobody took a card, a rule of this program.",
        unfair: "Decisions are cut differently in each game; branching is not complexity. Only games that ended by their rules.",
        parts: &[
            each("rounds", "length", Unit::Rounds, (0.0, FREE), course::rounds),
            each("decisions", "length in decisions", Unit::Decisions, (0.0, FREE), course::decisions),
            each("branching", "options a decision", Unit::Options, (0.0, FREE), course::branching),
        ],
    },
    Measure {
        number: 28,
        name: "drama",
        family: Family::Game,
        formula: "The mean of √(p of the leader − p of the later winner) over the rounds in which the later winner is not ahead; 0 without such a round. p: \
                  the chance to win, from a multinomial fit of scores made on other games.",
        source: "after Browne 2008; for several sides ours",
        meaning: "How far behind winners have been.",
        unfair: "30 games with scores. Points that are given at the end do not show before it.",
        parts: &[pooled("drama", "how far behind the winner was", Unit::Share, (0.0, 1.0), course::drama)],
    },
    Measure {
        number: 29,
        name: "decisiveness",
        family: Family::Game,
        formula: "1 − (the last round with another or a shared leader)/T; leaders by score.",
        source: "after Browne 2008; for several sides ours",
        meaning: "The part of the game that is over when the winner leads for good.",
        unfair: "Points that are given at the end do not show before it.",
        parts: &[pooled("decisiveness", "the part in which the winner leads for good", Unit::Share, (0.0, 1.0), course::decisiveness)],
    },
    Measure {
        number: 30,
        name: "lead changes and uncertainty",
        family: Family::Game,
        formula: "Changes of the sole leader by score, by T − 1; the mean entropy of p by ln k.",
        source: "Browne 2008; entropy Shannon 1948; for several sides ours",
        meaning: "How open the game is, and for how long.",
        unfair: "As for drama, of which lead changes do not need 30 games. A shared lead counts as a change only when the name changes.",
        parts: &[
            pooled("lead_changes", "rounds that change the leader", Unit::Share, (0.0, 1.0), course::lead_changes),
            pooled("uncertainty", "how open it is who wins", Unit::Share, (0.0, 1.0), course::uncertainty),
        ],
    },
];
