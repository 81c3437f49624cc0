//! Mods are installed and removed.

use super::viewer::Viewer;
use crate::notice::Notice;
use crate::texts::workshop as texts;
use clade_host::Package;
use std::path::Path;

impl Viewer {
    /// Installs a mod, or says why not.
    pub(super) fn install_mod(&mut self, path: &Path) {
        let arrived = Package::open(self.shared.modules, path, &self.home).and_then(|package| package.install(&self.home, false));
        match arrived {
            Ok(arrived) => {
                self.notices.tell(Notice::info(texts::installed(arrived.id, arrived.version)));
                self.workshop.open(&arrived.path, &self.shared, &self.home);
                self.workshop.look_again(&self.shared, &self.home);
            }
            Err(error) => self.notices.tell(Notice::failure(error.say(&self.shared.words))),
        }
    }

    /// Removes an installed mod, or says why not.
    pub(super) fn remove_mod(&mut self, id: &str) {
        match self.home.remove_mod(id) {
            Ok(_) => self.notices.tell(Notice::info(texts::removed(id.to_owned()))),
            Err(error) => self.notices.tell(Notice::failure(error.say(&self.shared.words))),
        }
        self.workshop.look_again(&self.shared, &self.home);
    }
}
