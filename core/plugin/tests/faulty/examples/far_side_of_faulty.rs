//! The other process of safe mode, for tests: serves the library that is named.

fn main() -> std::io::Result<()> {
    let path = std::env::args_os().nth(1).unwrap_or_default();
    clade_plugin::host::serve(path.as_ref(), clade_engine::Tools::default(), &|name, _, _, _| Err(format!("there is no job '{name}'")))
}
