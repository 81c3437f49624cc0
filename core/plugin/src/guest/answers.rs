//! What is answered to questions, as bytes.

use super::Failure;
use crate::question::{OfGame, OfRuleset, OfTable};
use crate::wire::{About, Authoring, Failed, bytes, value};
use clade_engine::{Caution, Face, Handle, Kinds, Module, Observer, Ruleset, Tells};

fn text(given: &[u8]) -> Result<&str, Failure> {
    std::str::from_utf8(given).map_err(|_| Failure::BYTES)
}

pub(super) fn of_game(module: &dyn Module, question: OfGame, given: &[u8]) -> Result<Vec<u8>, Failure> {
    Ok(match question {
        OfGame::About => bytes(&About::from(module.about())),
        OfGame::Texts => module.texts(text(given)?).into_bytes(),
        OfGame::OptionsForAllCards => bytes(&module.options_for_all_cards()),
        OfGame::WildMod => bytes(&module.wild_mod(value(given).ok_or(Failure::BYTES)?)),
        OfGame::Authoring => bytes(&module.authoring().map(|needed| Authoring::of(&needed, module.manual()))),
    })
}

pub(super) fn of_ruleset(rules: &dyn Ruleset, question: OfRuleset, given: &[u8]) -> Result<Vec<u8>, Failure> {
    Ok(match question {
        OfRuleset::Texts => rules.texts(text(given)?).into_bytes(),
        OfRuleset::Cards => bytes(&rules.cards()),
        OfRuleset::Printed => bytes(&rules.printed()),
    })
}

pub(super) fn of_table(face: &mut dyn Face, at: Handle, observer: Observer, question: OfTable, given: &[u8]) -> Result<Vec<u8>, Failure> {
    Ok(match question {
        OfTable::Prompt => bytes(&face.prompt(at, observer)?),
        OfTable::Scene => bytes(&face.scene(at, observer)?),
        OfTable::Explained => bytes(&face.explained(at, observer)?),
        OfTable::Labels => bytes(&face.labels(at, observer)?),
        OfTable::Refusals => bytes(&face.refusals(at, observer)?),
        OfTable::Reasons => bytes(&face.reasons(at, observer)?),
        OfTable::Log => bytes(&face.log(at, observer)?),
        OfTable::Staged => bytes(&face.staged(at, observer)?),
        OfTable::Points => bytes(&face.points(at, observer)?),
        OfTable::Events => bytes(&face.events(at, observer)?),
        OfTable::View => face.view(at, observer)?,
        OfTable::Listed => bytes(&face.listed(at, observer)?),
        OfTable::Cautions => {
            let cautions = face.cautions(at, observer)?;
            bytes(&cautions.into_iter().map(Caution::number).collect::<Vec<u8>>())
        }
        OfTable::Tells => bytes(&face.tells(at, observer)?.into_iter().map(Tells::number).collect::<Vec<u8>>()),
        OfTable::Texts => face.texts(at)?.into_bytes(),
        OfTable::Weights => bytes(&face.weights(at)?),
        OfTable::Keys => {
            let mut keys = Vec::new();
            face.keys(at, &mut keys)?;
            bytes(&keys)
        }
        OfTable::Scores => bytes(&face.scores(at)?),
        OfTable::TieBreaks => bytes(&face.tie_breaks(at)?),
        OfTable::Outcome => bytes(&face.outcome(at)?),
        OfTable::Values => {
            let mut values = Vec::new();
            face.values(at, &mut values)?;
            bytes(&values)
        }
        OfTable::Outlook => bytes(&face.outlook(at)?),
        OfTable::Position => face.position(at)?.into_bytes(),
        OfTable::Audit => bytes(&face.audit(at)?),
        OfTable::CardNotes => serde_json::to_vec(&face.card_notes(at)?).map_err(|error| Failure::panic(&error.to_string()))?,
        OfTable::Notes => {
            let mut notes = Vec::new();
            face.notes(at, &mut notes)?;
            bytes(&notes)
        }
        OfTable::Explain => {
            face.explain(at, Kinds::from_bits(value(given).ok_or(Failure::BYTES)?))?;
            Vec::new()
        }
        OfTable::Faults => bytes(&face.faults().into_iter().map(|fault| (fault.clone(), fault.told)).collect::<Vec<Failed>>()),
        OfTable::Counters => bytes(&face.counters()),
        OfTable::CardRuns => bytes(&face.card_runs()),
    })
}
