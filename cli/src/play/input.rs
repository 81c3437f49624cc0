//! Where a person's lines come from: an editor with history at a terminal, otherwise plain lines.

use crate::error::Error;
use rustyline::error::ReadlineError;
use std::io::{self, IsTerminal, Write};

/// What a person did at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// A line.
    Line(String),
    /// Ctrl-C.
    Interrupt,
    /// The end of the input.
    End,
}

/// Where lines come from.
pub(crate) enum Input {
    /// A terminal.
    Editor(Box<rustyline::DefaultEditor>),
    /// A pipe or file; its lines are printed after the prompt, so that the output reads like a played game.
    Lines(io::Lines<io::StdinLock<'static>>),
}

impl Input {
    /// Standard input, whatever it is.
    pub(crate) fn standard() -> Self {
        let editor = if io::stdin().is_terminal() { rustyline::DefaultEditor::new().ok() } else { None };
        editor.map_or_else(|| Self::Lines(io::stdin().lines()), |editor| Self::Editor(Box::new(editor)))
    }

    /// Whether there is a person who can be asked again.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Self::Editor(_))
    }

    /// The next line.
    pub(crate) fn line(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Entered, Error> {
        match self {
            Self::Editor(editor) => {
                out.flush()?;
                match editor.readline(prompt) {
                    Ok(line) => {
                        let _ = editor.add_history_entry(&line);
                        Ok(Entered::Line(line))
                    }
                    Err(ReadlineError::Interrupted) => Ok(Entered::Interrupt),
                    Err(ReadlineError::Io(error)) => Err(Error::Input(error)),
                    Err(_) => Ok(Entered::End),
                }
            }
            Self::Lines(lines) => {
                write!(out, "{prompt}")?;
                out.flush()?;
                let line = lines.next().transpose().map_err(Error::Input)?;
                writeln!(out, "{}", line.as_deref().unwrap_or_default())?;
                Ok(line.map_or(Entered::End, Entered::Line))
            }
        }
    }
}
