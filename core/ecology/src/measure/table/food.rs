//! Measures 1 to 10.

use super::{FREE, each, pooled, share_of};
use crate::measure::{Family, Measure, Unit, food};

pub(super) const ALL: [Measure; 10] = [
    Measure {
        number: 1,
        name: "supply and need",
        family: Family::Food,
        formula: "ΣH/T and ΣA/T over the T rounds, ΣH/ΣN and ΣA/ΣN by heads: H pieces at hand when a feeding window opens, each once; A pieces that \
                  would feed everybody; N heads.",
        source: "demography and stock-keeping; no author",
        meaning: "Soup: cubes in all cells, three a head. Evolution: tokens in all banks, 1 and traits a head. Marine and \
                  Dominant: heads that thrive, one a head; the waived left out.",
        unfair: "Units differ from game to game: across games only as scarcity and shares.",
        parts: &[
            each("supply", "food at hand", Unit::PiecesARound, (0.0, FREE), food::supply_a_round),
            each("need", "food that would feed everybody", Unit::PiecesARound, (0.0, FREE), food::need_a_round),
            each("supply_per_head", "food at hand a head", Unit::PiecesAHead, (0.0, FREE), food::supply_a_head),
            each("need_per_head", "need a head", Unit::PiecesAHead, (0.0, FREE), food::need_a_head),
        ],
    },
    Measure {
        number: 2,
        name: "scarcity",
        family: Family::Food,
        formula: "The mean over rounds with A > 0 of max(0, 1 − H/A).",
        source: "ratio of supply and demand; no author",
        meaning: "Soup: few cubes for all cells together, though hunger is local: much food elsewhere does not help. Evolution: a poor roll or a \
                  crowd. Marine, Dominant: heads whose place does not fit them.",
        unfair: "Marine, Dominant: in each round it is 1 − the share fed of those not waived, by definition. Soup: H is counted when the window opens, and meals within it add waste.",
        parts: &[share_of("scarcity", "need for which there is no food", food::scarcity)],
    },
    Measure {
        number: 3,
        name: "share fed",
        family: Family::Food,
        formula: "ΣF/ΣJ: heads fed by heads judged; ΣF/ΣO: by heads alive when the feeding windows opened. The waived count as fed and are given \
                  apart.",
        source: "no author",
        meaning: "Soup: amoebas that ate, or won a struggle. Evolution: animals that are fed when the feeding ends. Marine, Dominant: cubes that \
                  thrive in an Extinction; in Dominant also those that hibernate or are saved, as waived.",
        unfair: "Who is eaten or killed while feeding lasts is not judged: a quarter of the animals of Evolution, few amoebas, nobody in an \
                 Extinction. So across games not the share of the judged, but that of those alive when feeding began; who was killed earlier \
                 in the round, as by Competition in Marine and Dominant, is in neither. Who is born while feeding lasts may be fed and was not there \
                 when it began.",
        parts: &[
            share_of("fed", "heads fed", food::share_fed),
            share_of("fed_of_all", "heads fed, of those alive when feeding began", food::share_fed_of_all),
            share_of("waived", "heads fed because they needed nothing", food::share_waived),
        ],
    },
    Measure {
        number: 4,
        name: "share of need met",
        family: Family::Food,
        formula: "Σmin(got, need)/Σneed of the judged; who is fed by killing has all that it needs, and the waived are left out.",
        source: "no author",
        meaning: "Evolution: a large animal that goes half fed counts half. Soup, Marine and Dominant: all or nothing.",
        unfair: "In Soup, Marine and Dominant it equals the share fed, except for those that were waived.",
        parts: &[share_of("met", "need that was met", food::share_met)],
    },
    Measure {
        number: 5,
        name: "distribution gap",
        family: Family::Food,
        formula: "The mean over rounds of min(1, H/A) − the share of need met: what could have been met less what was.",
        source: "no author",
        meaning: "Above 0: food was there, but not for those who needed it. Below 0: food was made or recycled within the window, or the hungry \
                  were gone when it was judged.",
        unfair: "Where places feed it has no value: what could be met is what was.",
        parts: &[each("gap", "need that food could have met, and did not", Unit::Difference, (-1.0, 1.0), food::gap)],
    },
    Measure {
        number: 6,
        name: "origin of food",
        family: Family::Food,
        formula: "Intake of each origin by all intake. What lies mixed in a patch is taken in proportion. What comes from its own store was intake \
                  when it was stored; what is stolen is intake of the thief, too. Where a place feeds: heads served, split evenly over the pieces that \
                  feed them.",
        source: "mixing models of isotope ecology",
        meaning: "Soup: waste of others and bodies against what lay there at first. Evolution: bank, prey, carrion, a partner's meal, theft, own \
                  nature. Marine, Dominant: elements that lay there or came by rule or card, and elements that players put there, of others or their own.",
        unfair: "Marine, Dominant: service, not intake. Soup: parts, by the assumption that a cell is well mixed.",
        parts: &[
            share_of("from_environment", "food that was there by itself, or came by rule or card", food::origin::<0>),
            share_of("from_waste", "intake left by the living", food::origin::<1>),
            share_of("from_body", "intake left by the dead", food::origin::<2>),
            share_of("from_prey", "intake by killing", food::origin::<3>),
            share_of("from_carrion", "intake where another killed", food::origin::<4>),
            share_of("from_shared", "intake by a partner's meal", food::origin::<5>),
            share_of("from_theft", "intake taken from others", food::origin::<7>),
            share_of("from_made", "intake made by the eater's own nature", food::origin::<8>),
            share_of("from_placed", "food that a player put there", food::origin::<9>),
            share_of("own_placed", "of what players put there: food that the eater itself put there", food::own_placed),
        ],
    },
    Measure {
        number: 7,
        name: "unused food",
        family: Family::Food,
        formula: "(spoiled + destroyed + left at the end but for plates)/(opening + all that came); in a closed cycle a piece counts each time.",
        source: "no author",
        meaning: "Soup: cubes on the board at the end. Evolution: tokens cleared from banks, destroyed, or lost from stores. Marine, \
                  Dominant: nothing is eaten.",
        unfair: "What Soup calls waste is what meals leave behind: that is another measure.",
        parts: &[share_of("unused", "food that nobody ate", food::unused)],
    },
    Measure {
        number: 8,
        name: "store",
        family: Family::Food,
        formula: "Pieces in stores by need, summed over rounds; pieces taken out of stores to be eaten by pieces stored.",
        source: "stock-keeping; no author",
        meaning: "Evolution: fat and whatever else keeps food. The others have no stores.",
        unfair: "Only Evolution has stores.",
        parts: &[
            each("store", "pieces stored for each piece needed", Unit::PiecesAPiece, (0.0, FREE), food::store_level),
            share_of("store_turnover", "stored pieces that were eaten later", food::store_turnover),
        ],
    },
    Measure {
        number: 9,
        name: "recycling",
        family: Family::Food,
        formula: "Eaten of waste and bodies by all eaten; left by meals and deaths by all eaten.",
        source: "after Finn 1976, whose index counts all cycles: here one step",
        meaning: "Soup: one colony's waste is another's food. Evolution: 0 by the printed rules. Marine, Dominant: nothing is eaten.",
        unfair: "Where it is 0, the rules make it so.",
        parts: &[
            share_of("recycling", "intake that others left", food::recycling),
            each("left_behind", "pieces left behind for each eaten", Unit::PiecesAPiece, (0.0, FREE), food::left_behind),
        ],
    },
    Measure {
        number: 10,
        name: "transfer by killing",
        family: Family::Food,
        formula: "Pieces gained by killing (prey and carrion) by pieces lost with the killed, and by kills; heads fed by killing alone by kills.",
        source: "Lindeman 1942",
        meaning: "Evolution: a hunter gets the same from a full and from an empty prey, and what the prey held is lost: above 1 is possible. Soup: a \
                  struggle feeds without pieces.",
        unfair: "Soup: only heads fed a kill.",
        parts: &[
            each("transfer", "pieces gained for each lost with the killed", Unit::PiecesAPiece, (0.0, FREE), food::transfer),
            pooled("gain_per_kill", "pieces gained a kill", Unit::PiecesAKill, (0.0, FREE), food::gain_a_kill),
            pooled("fed_per_kill", "heads fed without food, a kill", Unit::HeadsAKill, (0.0, FREE), food::fed_a_kill),
        ],
    },
];
