#![no_main]
use clade_check::fuzz;
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz::record(
        fuzz::game(
            &[&clade_soup::MODULE, &clade_pond::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE],
            data,
        ),
        data,
    );
});
