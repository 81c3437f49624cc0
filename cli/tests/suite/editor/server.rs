//! A language server for Lua, asked as an editor asks it.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long an answer may take, and how often it is asked while it still reads the folder.
const PATIENCE: Duration = Duration::from_secs(60);
const TIMES: usize = 100;
const PAUSE: Duration = Duration::from_millis(200);

/// A server that runs; it ends with this.
struct Server {
    child: Child,
    stdin: ChildStdin,
    says: Receiver<Value>,
    asked: u64,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// None if there is no such program.
    fn start(folder: &Path) -> Option<Self> {
        let server =
            Command::new("emmylua_ls").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).current_dir(folder).spawn();
        let mut child = server.ok()?;
        let (stdin, stdout) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let (hears, says) = channel();
        std::thread::spawn(move || {
            let mut lines = BufReader::new(stdout);
            loop {
                let mut length = 0;
                loop {
                    let mut line = String::new();
                    if lines.read_line(&mut line).is_ok_and(|n| n > 0) {
                        match line.trim().strip_prefix("Content-Length: ") {
                            Some(n) => length = n.parse().expect("a number"),
                            None if line.trim().is_empty() => break,
                            None => {}
                        }
                    } else {
                        return;
                    }
                }
                let mut body = vec![0; length];
                if lines.read_exact(&mut body).is_err() || hears.send(serde_json::from_slice(&body).expect("JSON")).is_err() {
                    return;
                }
            }
        });
        Some(Self { child, stdin, says, asked: 0 })
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.stdin, "Content-Length: {}\r\n\r\n{text}", text.len()).and_then(|()| self.stdin.flush()).expect("it listens");
    }

    fn tell(&mut self, method: &str, params: &Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// The answer to a question; what the server asks meanwhile it is left to decide itself.
    fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.asked += 1;
        let asked = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": asked, "method": method, "params": params }));
        loop {
            let said = self.says.recv_timeout(PATIENCE).expect("an answer");
            if said.get("method").is_some() {
                if let Some(id) = said.get("id") {
                    let items = said["params"]["items"].as_array().map_or(Value::Null, |items| vec![Value::Null; items.len()].into());
                    self.send(&json!({ "jsonrpc": "2.0", "id": id, "result": items }));
                }
            } else if said["id"] == asked {
                return said["result"].clone();
            }
        }
    }
}

/// What is offered at a place (line and letter from 0) of a new file with this text in a folder: the words, sorted, each once. None if there is no
/// such server.
pub(super) fn completions(folder: &Path, text: &str, (line, letter): (usize, usize)) -> Option<Vec<String>> {
    let mut server = Server::start(folder)?;
    let uri = |path: &Path| format!("file://{}", path.canonicalize().expect("it is there").display());
    let root = uri(folder);
    server.ask(
        "initialize",
        &json!({
            "processId": null,
            "rootUri": root,
            "workspaceFolders": [{ "uri": root, "name": "cards" }],
            "capabilities": { "workspace": {}, "textDocument": { "completion": { "completionItem": {} } } },
        }),
    );
    server.tell("initialized", &json!({}));
    std::fs::write(folder.join("typed.lua"), text).expect("written");
    let file = uri(&folder.join("typed.lua"));
    server.tell("textDocument/didOpen", &json!({ "textDocument": { "uri": file, "languageId": "lua", "version": 1, "text": text } }));
    let question = json!({ "textDocument": { "uri": file }, "position": { "line": line, "character": letter }, "context": { "triggerKind": 2, "triggerCharacter": ":" } });
    for _ in 0..TIMES {
        let answer = server.ask("textDocument/completion", &question);
        let items = answer["items"].as_array().or(answer.as_array()).cloned().unwrap_or_default();
        if !items.is_empty() {
            let mut words: Vec<String> = items.iter().filter_map(|item| Some(item["label"].as_str()?.to_owned())).collect();
            words.sort();
            words.dedup(); // what can be called in two ways is offered twice
            return Some(words);
        }
        std::thread::sleep(PAUSE);
    }
    panic!("the server offers nothing");
}
