//! The program `clade`; everything is in the library beside it.

fn main() -> std::process::ExitCode {
    clade_cli::main()
}
