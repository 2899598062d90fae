//! Saying what was asked when the rules panic.

use std::fmt::Debug;
use std::thread;

/// Asks the rules a question. If they panic, what was asked follows the panic's own message on standard error.
pub(crate) fn asking<P: Debug, T>(method: &'static str, of: &P, question: impl FnOnce() -> T) -> T {
    let _asked = Asked { method, of };
    question()
}

/// A question that has no answer yet.
struct Asked<'a, P: Debug> {
    method: &'static str,
    of: &'a P,
}

impl<P: Debug> Drop for Asked<'_, P> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("foregone-codegen: while asking `{}` of {:?}", self.method, self.of);
        }
    }
}
