//! Answers that are played in advance: how far, and for how long they are shown.

use super::{begin, index};

#[test]
fn a_preview_ends_with_its_question() {
    let mut played = begin(&clade_soup::MODULE, &["human", "human"]);
    let mut met = 0;
    for _ in 0..20 {
        played.run();
        played.session.lift();
        let answer = index(played.session.table.steps(), played.session.table.turn().count);
        played.session.foresee(Some(answer));
        met += u32::from(played.session.preview().is_some());
        played.answer();
        assert!(played.session.preview().is_none(), "another question, or none");
    }
    assert!(met > 5, "{met}");
}

/// In Soup: the last gene of a phase is bought, the last amoeba divides; then others get points, which is not what the answer does.
#[test]
fn a_preview_ends_where_the_next_phase_begins() {
    let mut played = begin(&clade_soup::MODULE, &["human"; 3]);
    let (mut ends, mut shown) = (0, 0);
    while played.session.table.steps() < 300 && !played.session.table.is_over() {
        played.run();
        played.session.lift();
        let Some(asked) = played.session.asked() else { break };
        let answer = index(played.session.table.steps(), played.session.table.turn().count);
        played.session.foresee(Some(answer));
        if let Some(preview) = played.session.preview() {
            let at = preview.told.iter().position(|line| line.id == "soup-log-phase");
            if let Some(at) = at {
                assert_eq!(at + 1, preview.told.len(), "that it begins is the last that is told");
                let own = format!("points{}", asked.0);
                let is_others = |id: &str| id.starts_with("marker") || id.starts_with("points") && id != own;
                let others: Vec<_> = preview.changes.keys().filter(|id| is_others(id)).collect();
                assert!(others.is_empty(), "{others:?}: {:?}", preview.told);
                (ends, shown) = (ends + 1, shown + usize::from(!preview.changes.is_empty()));
            }
        }
        played.answer();
    }
    assert!(ends > 5 && shown > 3, "{ends}, {shown}");
}
