//! `clade mod list`: the mods that are installed, and whether they take part. `clade mod info`: what one of them is.

use super::{Which, check};
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, rows, texts};
use clade_engine::{Msg, Setup, Severity, Translate};
use clade_host::author::{self, Checked};
use clade_host::{Folder, Installed};
use clade_mods::{Need, Wording};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The arguments of `clade mod list`.
#[derive(clap::Args)]
pub(super) struct List {
    /// Only those for this game
    game: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `clade mod info`.
#[derive(clap::Args)]
pub(super) struct Info {
    /// A mod, by its folder, its packed file, or its id if it is installed
    #[arg(value_name = "MOD")]
    which: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// An installed mod.
#[derive(Serialize)]
struct Row {
    id: String,
    version: Option<String>,
    game: Option<String>,
    name: Option<String>,
    /// Whether it takes part in new games.
    on: bool,
    /// How many errors there are in it; with one it takes no part.
    errors: usize,
    folder: String,
}

/// What a mod is.
#[derive(Serialize)]
struct About {
    id: Option<String>,
    version: Option<String>,
    game: Option<String>,
    name: Option<String>,
    about: Option<String>,
    authors: Vec<String>,
    licence: Option<String>,
    needs: Vec<String>,
    clashes: Vec<String>,
    overrides: Option<String>,
    /// The options that it adds, each with its values, the usual one first.
    options: Vec<String>,
    cards: Vec<String>,
    /// The hash of all its files.
    hash: String,
    files: usize,
    bytes: usize,
    folder: String,
    errors: usize,
    warnings: usize,
}

/// Lists them.
pub(super) fn list(args: &List, host: &mut Host) -> Result<Ended, Error> {
    let wanted = args.game.as_deref().map(games::find).transpose()?.map(|module| module.about().id);
    let home = host.home();
    let installed = home.installed();
    let is_wanted = |one: &&Installed| wanted.is_none_or(|game| one.read.as_ref().ok().and_then(Folder::game).as_deref() == Some(game));
    let found: Vec<Row> = installed.iter().filter(is_wanted).map(|one| row(one, host)).collect();
    if args.json {
        return host.json(&found);
    }
    let t = lang::words(host.lang);
    if found.is_empty() {
        writeln!(host.out, "{}", t.text(&texts::mod_none_installed()))?;
        return Ok(Ended::Done);
    }
    let head = [texts::mod_id(), texts::mod_version(), texts::mod_game(), texts::mod_state(), texts::mod_name()];
    let mut table = vec![head.iter().map(|msg| t.text(msg)).collect::<Vec<_>>()];
    for row in found {
        let state = match (row.on, row.errors) {
            (false, _) => texts::mod_off(),
            (true, 0) => texts::mod_on(),
            (true, errors) => texts::mod_left_out(errors),
        };
        table.push(vec![
            row.id,
            row.version.unwrap_or_default(),
            row.game.unwrap_or_default(),
            t.text(&state),
            row.name.unwrap_or_default(),
        ]);
    }
    rows::print(host.out, &table, 5)?;
    Ok(Ended::Done)
}

fn row(one: &Installed, host: &Host) -> Row {
    let checked = checked(&one.path, host).ok();
    let head = one.read.as_ref().ok().and_then(Folder::head);
    Row {
        id: one.id.clone(),
        version: one.read.as_ref().ok().and_then(Folder::version),
        game: one.read.as_ref().ok().and_then(Folder::game),
        name: head.and_then(|head| said(head.name.as_ref(), host.lang)),
        on: one.is_on,
        errors: checked.map_or(1, |(checked, _)| checked.count(Severity::Error)),
        folder: one.path.display().to_string(),
    }
}

/// Shows one.
pub(super) fn info(args: &Info, host: &mut Host) -> Result<Ended, Error> {
    let folder = host.named_mods(std::slice::from_ref(&args.which))?.remove(0);
    let (checked, beside) = checked(&folder.path, host)?;
    let about = about(&checked, &beside, host.lang)?;
    if args.json {
        return host.json(&about);
    }
    let t = lang::words(host.lang);
    let title = about.name.as_ref().or(about.id.as_ref()).unwrap_or(&about.folder);
    writeln!(host.out, "{title}")?;
    if let Some(text) = &about.about {
        writeln!(host.out, "{text}")?;
    }
    writeln!(host.out)?;
    let list = |list: &[String]| Some(list.join(", ")).filter(|list| !list.is_empty());
    let lines: [(Msg, Option<String>); 13] = [
        (texts::mod_id(), about.id.clone()),
        (texts::mod_version(), about.version.clone()),
        (texts::mod_game(), about.game.clone()),
        (texts::mod_authors(), list(&about.authors)),
        (texts::mod_licence(), about.licence.clone()),
        (texts::mod_needs(), list(&about.needs)),
        (texts::mod_clashes(), list(&about.clashes)),
        (texts::mod_overrides(), about.overrides.clone()),
        (texts::mod_options(), list(&about.options)),
        (texts::mod_cards(), list(&about.cards)),
        (texts::mod_files(), Some(t.text(&texts::mod_size(about.files, about.bytes.div_ceil(1000))))),
        (texts::mod_hash(), Some(about.hash.clone())),
        (texts::mod_where(), Some(about.folder.clone())),
    ];
    let lines: Vec<Vec<String>> = lines.into_iter().filter_map(|(what, value)| Some(vec![t.text(&what), value?])).collect();
    rows::print(host.out, &lines, 2)?;
    writeln!(host.out)?;
    check::tell(&checked, Severity::Warning, host)?;
    Ok(Ended::Done)
}

fn about(checked: &Checked, beside: &[Folder], lang: &'static str) -> Result<About, Error> {
    let folder = &checked.folder;
    let head = folder.head();
    let needs = |needs: &[Need]| needs.iter().map(|need| need.wanted.to_string()).collect::<Vec<_>>();
    Ok(About {
        id: folder.id(),
        version: folder.version(),
        game: folder.game(),
        name: head.as_ref().and_then(|head| said(head.name.as_ref(), lang)),
        about: head.as_ref().and_then(|head| said(head.about.as_ref(), lang)),
        authors: head.as_ref().map_or_else(Vec::new, |head| head.authors.clone()),
        licence: head.as_ref().and_then(|head| head.licence.clone()),
        needs: head.as_ref().map_or_else(Vec::new, |head| needs(&head.needs)),
        clashes: head.as_ref().map_or_else(Vec::new, |head| needs(&head.clashes)),
        overrides: head.as_ref().and_then(|head| Some(head.overrides.as_ref()?.wanted.to_string())),
        options: head.iter().flat_map(|head| head.options.iter().map(|option| told(head, option))).collect(),
        cards: cards(checked, beside, lang)?,
        hash: format!("{:016x}", folder.hash()),
        files: folder.files.len(),
        bytes: folder.files.iter().map(|(_, text)| text.len()).sum(),
        folder: folder.path.display().to_string(),
        errors: checked.count(Severity::Error),
        warnings: checked.count(Severity::Warning),
    })
}

/// An option as it is chosen: `-o my_mod.tides=gentle|wild`.
fn told(head: &clade_mods::Head, option: &clade_mods::ModOption) -> String {
    format!("-o {}={}", option.full_name(&head.id), option.values.join("|"))
}

/// The names of its cards, if it can be used.
fn cards(checked: &Checked, beside: &[Folder], lang: &'static str) -> Result<Vec<String>, Error> {
    let Some(module) = checked.module.filter(|_| !checked.has_errors()) else { return Ok(Vec::new()) };
    let setup = Setup { seats: *module.about().seats.end(), options: module.options_for_all_cards() };
    let folders: Vec<Folder> = beside.iter().chain([&checked.folder]).cloned().collect();
    let ruleset = clade_host::ruleset(module, &setup, &folders)?;
    let words = lang::words_with(lang, &ruleset.texts(lang))?;
    let own = ruleset.cards().into_iter().filter(|card| checked.folder.id().as_ref() == Some(&card.from));
    Ok(own.map(|card| words.text(&card.name)).collect())
}

/// A mod, checked beside those that it needs; and these.
fn checked(path: &Path, host: &Host) -> Result<(Checked, Vec<Folder>), Error> {
    let beside = Which { folder: path.to_owned(), mods: Vec::new() }.beside(host)?;
    Ok((author::check(games::modules(), path, &beside)?, beside))
}

fn said(wording: Option<&Wording>, lang: &str) -> Option<String> {
    wording.map(|wording| wording.said(lang).to_owned())
}
