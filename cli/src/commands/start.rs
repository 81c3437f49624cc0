//! `clade` alone: choose a game, say who plays, begin. Every question but the first has an answer for Enter.

use super::play;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::play::input::{Entered, Input};
use crate::which::{self, Which};
use crate::{games, lang, page, texts};
use clade_engine::{About, Module, Preset, Translate};
use clade_host::seats;

/// Asks and plays.
pub(crate) fn run(host: &mut Host) -> Result<Ended, Error> {
    let mut input = Input::standard();
    let modules = games::modules();
    let words = lang::words_of_all(host.lang, modules)?;
    for (i, module) in modules.iter().enumerate() {
        let about = module.about();
        let seats = words.text(&texts::seats(*about.seats.start(), *about.seats.end()));
        let line = words.text(&texts::game_line(i + 1, about.id.to_owned(), about.name, seats, about.summary));
        for line in page::wrap(&line, page::width(), "") {
            writeln!(host.out, "{line}")?;
        }
    }
    writeln!(host.out, "\n{}", words.text(&texts::choose_game()))?;
    let question = words.text(&texts::which_game());
    let Some(module) = asked(&mut input, host, &question, &words, |word| game(modules, word))? else { return Ok(Ended::Done) };
    let question = words.text(&texts::which_language(host.lang.to_owned()));
    let choose = |word: &str| if word.is_empty() { Ok(None) } else { Ok(Some(clade_host::lang::choose(Some(word))?)) };
    let Some(language) = asked(&mut input, host, &question, &words, choose)? else { return Ok(Ended::Done) };
    host.lang = language.unwrap_or(host.lang);
    let words = lang::words_with(host.lang, &module.texts(host.lang))?;
    let about = module.about();
    let Some(preset) = rules(&mut input, host, &about, &words)? else { return Ok(Ended::Done) };
    let preset = preset.map(|preset| preset.name.to_owned());
    let of_game = || Which { game: Some(about.id.to_owned()), preset: preset.clone(), ..Which::default() };
    let usual = seats::names(&seats::usual(of_game().usual_seats(&[])?));
    let question = words.text(&texts::which_seats(seats::words().join(", "), usual.join(",")));
    let sitters = |word: &str| {
        let chosen: Vec<String> = word.split([',', ' ']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let chosen = if chosen.is_empty() { usual.clone() } else { chosen };
        let which = of_game();
        which.setup(u8::try_from(seats::parse(&chosen, true)?.len()).unwrap_or(u8::MAX))?;
        Ok(play::Args { which, seats: chosen, ..play::Args::default() })
    };
    let Some(args) = asked(&mut input, host, &question, &words, sitters)? else { return Ok(Ended::Done) };
    play::play(&args, host, input)
}

/// Asks which rules are played, if there is a choice: those of a preset, or as printed.
fn rules(input: &mut Input, host: &mut Host, about: &About, words: &dyn Translate) -> Result<Option<Option<&'static Preset>>, Error> {
    if about.presets.is_empty() {
        return Ok(Some(None));
    }
    let all = [(1, texts::as_printed(), texts::all_usual())].into_iter();
    let all = all.chain((2..).zip(about.presets).map(|(n, preset)| (n, preset.title(), preset.explanation())));
    for (n, title, help) in all {
        for line in page::wrap(&words.text(&texts::preset_line(n, title, help)), page::width(), "") {
            writeln!(host.out, "{line}")?;
        }
    }
    let chosen = |word: &str| match (word, word.parse::<usize>()) {
        ("", _) | (_, Ok(1)) => Ok(None),
        (_, Ok(n)) if (2..=about.presets.len() + 1).contains(&n) => Ok(Some(&about.presets[n - 2])),
        _ => which::preset(about, word).map(Some),
    };
    asked(input, host, &words.text(&texts::which_preset()), words, chosen)
}

/// Asks until the answer is good; `None` at the end of the input or on Ctrl-C.
fn asked<T>(
    input: &mut Input,
    host: &mut Host,
    question: &str,
    words: &dyn Translate,
    read: impl Fn(&str) -> Result<T, Error>,
) -> Result<Option<T>, Error> {
    loop {
        let Entered::Line(line) = input.line(&format!("{question} "), host.out)? else { return Ok(None) };
        match read(line.trim()) {
            Ok(good) => return Ok(Some(good)),
            Err(error) => writeln!(host.out, "{}", error.say(words))?,
        }
    }
}

/// The game of a number or a name.
fn game(modules: &[&'static dyn Module], word: &str) -> Result<&'static dyn Module, Error> {
    let numbered = word.parse::<usize>().ok().and_then(|n| modules.get(n.checked_sub(1)?).copied());
    numbered.map_or_else(|| games::find(word), Ok)
}
