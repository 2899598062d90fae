//! A bar for what takes long, on a terminal only.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// Shows how much is done, once it has taken a while.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
}

/// What is done sooner than this needs no bar.
const PATIENCE: Duration = Duration::from_millis(250);
/// How often to look, in steps.
const STRIDE: usize = 1_024;

impl Progress {
    pub(crate) fn new(steps: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        let template = "{bar:40} {human_pos} of {human_len} deadlines, {eta} left";
        Self {
            bar: bar
                .with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())),
            start: Instant::now(),
        }
    }

    /// So many steps are done.
    pub(crate) fn at(&mut self, steps: usize) {
        if steps % STRIDE != 0 {
            return;
        }
        if self.bar.is_hidden() && self.start.elapsed() > PATIENCE {
            // Draws on a terminal and nowhere else.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_position(steps as u64);
    }

    pub(crate) fn end(self) {
        self.bar.finish_and_clear();
    }
}
