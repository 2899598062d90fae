//! Progress on what takes long: on a terminal only, and not before it has taken a while.

use kdam::{Bar, BarBuilder, BarExt};
use std::io::{IsTerminal, Write};

/// A bar on standard error.
pub(crate) struct Progress(Option<Bar>);

/// What is done sooner than this, in seconds, needs no bar.
const PATIENCE: f32 = 0.25;
/// How often to look at the clock, in steps.
const STRIDE: usize = 1_024;

impl Progress {
    /// A bar for so many steps, each one of those units.
    pub(crate) fn new(steps: usize, unit: &str) -> Self {
        let bar = BarBuilder::default().total(steps).unit(format!(" {unit}")).delay(PATIENCE).leave(false).build();
        // A bar that cannot be drawn is none.
        Self(bar.ok().filter(|_| std::io::stderr().is_terminal()))
    }

    /// So many steps are done.
    pub(crate) fn at(&mut self, steps: usize) {
        if let Some(bar) = self.0.as_mut().filter(|_| steps % STRIDE == 0) {
            let _ = bar.update_to(steps);
        }
    }

    /// All is done, and the bar goes away.
    pub(crate) fn end(self) {
        if let Some(mut bar) = self.0 {
            let _ = bar.clear();
        }
    }
}

/// Shows a line while `work` goes on of which nobody knows how far it is.
pub(crate) fn during<T>(message: &str, work: impl FnOnce() -> T) -> T {
    let mut stderr = std::io::stderr();
    if !stderr.is_terminal() {
        return work();
    }
    let _ = write!(stderr, "{message}\r");
    let done = work();
    let _ = write!(stderr, "{}\r", " ".repeat(message.chars().count()));
    done
}
