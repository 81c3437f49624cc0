//! `clade mod lsp`: what is wrong with a mod, in the editor and while somebody types. It speaks the Language Server Protocol over its
//! standard input and output, so every editor that knows the protocol can show it; completion and types are for servers of Lua.

mod overlay;
mod places;

use super::Which;
use crate::error::Error;
use crate::games;
use crate::host::{Ended, Host};
use clade_host::author::{self, Checked};
use lsp_server::{Connection, Message, Notification, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument, DidOpenTextDocument, DidSaveTextDocument, Notification as _,
    PublishDiagnostics,
};
use lsp_types::{
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams, InitializeParams, PositionEncodingKind,
    PublishDiagnosticsParams, SaveOptions, ServerCapabilities, TextDocumentSyncCapability, TextDocumentSyncKind, TextDocumentSyncOptions,
    Uri,
};
use overlay::Overlay;
use places::{Letters, diagnostic, path_of, uri_of};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The arguments of `clade mod lsp`. An editor starts it; there is nothing to say.
#[derive(clap::Args)]
pub(super) struct Args {}

/// The server and what it knows of the editor.
struct Server<'a, 'h> {
    connection: &'a Connection,
    host: &'a Host<'h>,
    /// Files as they are in the editor.
    overlay: Overlay,
    /// How the editor counts letters.
    letters: Letters,
    /// Mods that are to be looked at again.
    stale: BTreeSet<PathBuf>,
    /// The files about which something was said, by mod.
    told: BTreeMap<PathBuf, BTreeSet<PathBuf>>,
}

/// Serves until the editor has enough.
pub(super) fn run(_: &Args, host: &mut Host) -> Result<Ended, Error> {
    let (connection, threads) = Connection::stdio();
    serve(&connection, host)?;
    drop(connection);
    threads.join()?;
    Ok(Ended::Done)
}

/// The conversation.
fn serve(connection: &Connection, host: &Host) -> Result<(), Error> {
    let fail = |error: lsp_server::ProtocolError| Error::Lsp(error.to_string());
    let (id, asked) = connection.initialize_start().map_err(fail)?;
    let asked: InitializeParams = read(asked)?;
    let letters = Letters::of(&asked);
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::FULL),
        save: Some(SaveOptions::default().into()),
        ..TextDocumentSyncOptions::default()
    };
    let can = ServerCapabilities {
        position_encoding: (letters == Letters::Whole).then_some(PositionEncodingKind::UTF32),
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        ..ServerCapabilities::default()
    };
    let info = serde_json::json!({ "capabilities": can, "serverInfo": { "name": "clade", "version": env!("CARGO_PKG_VERSION") } });
    connection.initialize_finish(id, info).map_err(fail)?;
    let mut server = Server { connection, host, overlay: Overlay::default(), letters, stale: mods_of(&asked), told: BTreeMap::new() };
    server.look_again()?;
    for message in &connection.receiver {
        match message {
            Message::Request(request) => {
                server.look_again()?; // what was said before is answered before
                if connection.handle_shutdown(&request).map_err(fail)? {
                    return Ok(());
                }
                let unknown = Response::new_err(request.id, lsp_server::ErrorCode::MethodNotFound as i32, request.method);
                server.send(unknown.into())?;
            }
            Message::Notification(note) => server.note(note)?,
            Message::Response(_) => {}
        }
        // Whoever types fast is answered once.
        if connection.receiver.is_empty() {
            server.look_again()?;
        }
    }
    Ok(())
}

/// The mods in the folders that the editor has open: the folders themselves, and those directly in them.
fn mods_of(asked: &InitializeParams) -> BTreeSet<PathBuf> {
    #[expect(deprecated, reason = "editors that have one folder only name it so")]
    let root = asked.root_uri.iter().cloned();
    let open = asked.workspace_folders.iter().flatten().map(|folder| folder.uri.clone()).chain(root);
    let folders = open.filter_map(|uri| path_of(&uri)).flat_map(|folder| {
        let inside = std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
        inside.chain([folder.clone()]).collect::<Vec<_>>()
    });
    folders.filter(|folder| is_mod(folder)).collect()
}

fn is_mod(folder: &Path) -> bool {
    folder.join(clade_mods::HEAD).is_file()
}

impl Server<'_, '_> {
    /// Something happened in the editor.
    fn note(&mut self, note: Notification) -> Result<(), Error> {
        match note.method.as_str() {
            DidOpenTextDocument::METHOD => {
                let DidOpenTextDocumentParams { text_document } = read(note.params)?;
                self.changed(&text_document.uri, Some(text_document.text));
            }
            DidChangeTextDocument::METHOD => {
                let DidChangeTextDocumentParams { text_document, content_changes } = read(note.params)?;
                self.changed(&text_document.uri, content_changes.into_iter().last().map(|change| change.text));
            }
            DidCloseTextDocument::METHOD => {
                let DidCloseTextDocumentParams { text_document } = read(note.params)?;
                self.changed(&text_document.uri, None);
            }
            // Files on disk may have changed, too.
            DidSaveTextDocument::METHOD | DidChangeWatchedFiles::METHOD => self.stale.extend(self.told.keys().cloned()),
            _ => {}
        }
        Ok(())
    }

    /// A file is this in the editor; `None`: as it is on disk.
    fn changed(&mut self, uri: &Uri, text: Option<String>) {
        let Some(path) = path_of(uri) else { return };
        // A helper lies one folder deeper.
        self.stale.extend(path.ancestors().skip(1).take(2).find(|folder| is_mod(folder)).map(Path::to_owned));
        self.overlay.set(path, text);
    }

    /// Looks at what has changed and tells the editor.
    fn look_again(&mut self) -> Result<(), Error> {
        for folder in std::mem::take(&mut self.stale) {
            let beside = Which { folder: folder.clone(), mods: Vec::new() }.beside(self.host);
            // One that cannot be read at all has no place where an editor could show it.
            let checked =
                beside.ok().and_then(|beside| Some(author::look(games::modules(), self.overlay.over(&folder)?, &beside, Vec::new())));
            let Some(checked) = checked else { continue };
            self.tell(&folder, &checked)?;
        }
        Ok(())
    }

    /// What is wrong in each file of a mod, and that nothing is wrong any more in others.
    fn tell(&mut self, folder: &Path, checked: &Checked) -> Result<(), Error> {
        let game = checked.module.map(|module| module.about().id);
        let mut found: BTreeMap<PathBuf, Vec<_>> =
            self.told.remove(folder).unwrap_or_default().into_iter().map(|file| (file, Vec::new())).collect();
        for fault in &checked.faults {
            let told = diagnostic(fault, checked.source(fault).unwrap_or_default(), game, self.letters);
            found.entry(PathBuf::from(&fault.file)).or_default().push(told);
        }
        for (file, diagnostics) in &found {
            let Some(uri) = uri_of(file) else { continue };
            let said = PublishDiagnosticsParams { uri, diagnostics: diagnostics.clone(), version: None };
            self.send(Notification::new(PublishDiagnostics::METHOD.to_owned(), said).into())?;
        }
        found.retain(|_, told| !told.is_empty());
        self.told.insert(folder.to_owned(), found.into_keys().collect());
        Ok(())
    }

    fn send(&self, message: Message) -> Result<(), Error> {
        self.connection.sender.send(message).map_err(|error| Error::Lsp(error.to_string()))
    }
}

/// What the editor says, as the protocol has it.
fn read<T: DeserializeOwned>(value: serde_json::Value) -> Result<T, Error> {
    serde_json::from_value(value).map_err(|error| Error::Lsp(error.to_string()))
}
