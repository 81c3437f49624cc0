//! Pictures are compared where they are drawn as the kept ones were: by Vulkan in software (Debian: mesa-vulkan-drivers). Elsewhere a line
//! says which were not; with `CLADE_ALL_TOOLS` in the environment that is a failure.

use egui_kittest::{Harness, SnapshotOptions};
use egui_wgpu::wgpu::{Backends, DeviceType};
use std::io::Write;
use std::sync::LazyLock;

static SOFTWARE_VULKAN: LazyLock<bool> = LazyLock::new(|| {
    let instance = pollster::block_on(egui_kittest::wgpu::default_wgpu_setup().new_instance());
    let adapters = pollster::block_on(instance.enumerate_adapters(Backends::VULKAN));
    adapters.iter().any(|adapter| adapter.get_info().device_type == DeviceType::Cpu)
});

/// What is shown is the picture `tests/snapshots/NAME.png`; `UPDATE_SNAPSHOTS=1` redraws it.
pub(crate) fn picture<S>(name: &str, harness: &mut Harness<'_, S>, options: &SnapshotOptions) {
    if *SOFTWARE_VULKAN {
        return harness.snapshot_options(name, options);
    }
    assert!(std::env::var_os("CLADE_ALL_TOOLS").is_none(), "there is no Vulkan in software to draw {name} with");
    // Past the test harness, which keeps what a passing test prints to itself.
    let line = format!("the picture {name} was not drawn: it takes Vulkan in software (Debian: apt install mesa-vulkan-drivers)\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}
