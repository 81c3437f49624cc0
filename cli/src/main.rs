//! The program `clade`; everything is in the library beside it.

/// A frame of the window fills megabytes of triangles and throws them away: the usual allocator gives them back to the system each time,
/// which took a third of the frame (`clade bench marine --frames`).
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    clade_cli::main()
}
