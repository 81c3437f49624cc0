//! The progress of a comparison.

use super::judged::Judged;
use super::work::Job;
use crate::intent::Intent;
use crate::notice::Notice;
use crate::shared::Shared;
use crate::texts::compare as texts;
use egui::{ProgressBar, RichText, Ui};
use std::time::Duration;

/// How often it is looked at while games are played.
const OFTEN: Duration = Duration::from_millis(400);

/// Shows it, with what stops it or lets it go on.
pub(super) fn show(ui: &mut Ui, shared: &Shared, job: &Job, judged: Option<&Judged>, wants: &mut Vec<Intent>) {
    let progress = job.progress();
    let faint = |text: String| RichText::new(text).color(shared.theme.faint);
    ui.horizontal_wrapped(|ui| {
        let part = progress.ended as f32 / progress.all.max(1) as f32;
        let says = shared.say(&texts::progress(progress.ended.to_string(), progress.all.to_string()));
        ui.add(ProgressBar::new(part).desired_width(160.0 * shared.prefs.text));
        // Beside the bar: on it, letters would stand half on its colour and half on its ground.
        ui.label(&says);
        if progress.is_playing {
            ui.ctx().request_repaint_after(OFTEN);
            if ui.button(shared.say(&texts::stop())).clicked() {
                job.stop();
            }
            let left = progress.left.map(|left| texts::left((left.as_secs() / 60) as usize, (left.as_secs() % 60) as usize));
            let told = [Some(texts::rate(format!("{:.0}", progress.rate))), left].into_iter().flatten();
            ui.label(faint(told.map(|says| shared.say(&says)).collect::<Vec<_>>().join(" · ")));
        } else if progress.is_judging {
            ui.spinner();
            ui.label(faint(shared.say(&texts::judging())));
        } else if progress.ended < progress.all
            && ui.button(shared.say(&texts::go_on())).clicked()
            && let Err(error) = job.go_on()
        {
            wants.push(Intent::Tell(Notice::failure(error.to_string())));
        }
    });
    if progress.failed > 0 {
        ui.label(RichText::new(shared.say(&texts::failed(progress.failed.to_string()))).color(shared.theme.alarm));
    }
    if let Some(why) = progress.why {
        ui.label(RichText::new(why).color(shared.theme.alarm));
    }
    // What lies below does not jump when the last game ends.
    if let Some(judged) = judged {
        let games = judged.report.games as usize;
        ui.label(faint(shared.say(&match (judged.is_final, progress.ended < progress.all) {
            (true, false) => texts::whole(games),
            (true, true) => texts::stopped(games),
            (false, _) => texts::so_far(games),
        })));
    }
}
