//! What a file is, before the system is asked to load it: loading the half of a library ends the program by a signal, and of other mistakes
//! systems say little.

use object::{Architecture, BinaryFormat, Object as _, ObjectKind, ObjectSection as _, ObjectSegment as _};
use serde::{Deserialize, Serialize};

/// Why a file is not loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum NoLibrary {
    /// It is something else.
    #[error("it is no library")]
    Other,
    /// It is a library of another system.
    #[error("it is a library for another system ({found})")]
    System {
        /// Which.
        found: String,
    },
    /// It is a library of another processor.
    #[error("it is a library for another processor ({found})")]
    Processor {
        /// Which.
        found: String,
    },
    /// Its end is missing.
    #[error("its end is missing: it has {found} of at least {needs} bytes")]
    Truncated {
        /// How many bytes there are.
        found: u64,
        /// How many there should be.
        needs: u64,
    },
}

/// What a library is, as far as its file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// The hash of the file: another one is another library.
    pub hash: u64,
}

/// What libraries of this system are.
const FORMAT: BinaryFormat = if cfg!(windows) {
    BinaryFormat::Coff // the engine's word for the family; checked as PE below
} else if cfg!(target_vendor = "apple") {
    BinaryFormat::MachO
} else {
    BinaryFormat::Elf
};

/// The processor of this program, as far as it is one of the usual ones.
const PROCESSOR: Option<Architecture> = if cfg!(target_arch = "x86_64") {
    Some(Architecture::X86_64)
} else if cfg!(target_arch = "aarch64") {
    Some(Architecture::Aarch64)
} else {
    None
};

impl Image {
    /// Looks at the bytes of a file.
    ///
    /// # Errors
    /// A [`NoLibrary`] that says why they are not loaded.
    pub fn of(bytes: &[u8]) -> Result<Self, NoLibrary> {
        let found = bytes.len() as u64;
        let cut = |needs: u64| NoLibrary::Truncated { found, needs };
        let Ok(kind) = object::FileKind::parse(bytes) else { return Err(NoLibrary::Other) };
        // The head is whole and something in it points behind the end: the usual half of a file.
        let Ok(file) = object::File::parse(bytes) else { return Err(if is_image(kind) { cut(found + 1) } else { NoLibrary::Other }) };
        let format = file.format();
        if format != FORMAT && !(cfg!(windows) && format == BinaryFormat::Pe) {
            return Err(NoLibrary::System { found: format!("{format:?}") });
        }
        if PROCESSOR.is_some_and(|here| here != file.architecture()) {
            return Err(NoLibrary::Processor { found: format!("{:?}", file.architecture()) });
        }
        if file.kind() != ObjectKind::Dynamic {
            return Err(NoLibrary::Other);
        }
        let segments = file.segments().map(|segment| segment.file_range());
        let sections = file.sections().filter_map(|section| section.file_range());
        let needs = segments.chain(sections).map(|(start, len)| start.saturating_add(len)).max().unwrap_or_default();
        if needs > found { Err(cut(needs)) } else { Ok(Self { hash: clade_engine::hash::of_bytes(bytes) }) }
    }
}

fn is_image(kind: object::FileKind) -> bool {
    use object::FileKind::{Elf32, Elf64, MachO32, MachO64, Pe32, Pe64};
    matches!(kind, Elf32 | Elf64 | MachO32 | MachO64 | Pe32 | Pe64)
}
