//! Why a position of Euclid's game is won or lost.

use foregone::euclid::{Explanation, Pair, explain};

/// The outcome in words.
pub(super) fn why(pair: Pair) -> String {
    let (larger, smaller) = (pair.larger(), pair.smaller());
    match explain(pair) {
        Explanation::Over => "One number is 0, so no move is left and whoever moved here has won.".into(),
        Explanation::Finish { times } => {
            format!("{larger} is {times} × {smaller}, so First takes all of it and makes one number 0.")
        }
        Explanation::Won { times, to } => format!(
            "{larger}/{smaller} is above the golden ratio 1.618…, so First has what it takes: subtracting {times} × {smaller} \
             leaves {to}, whose ratio lies below it, and there Second has but one move."
        ),
        Explanation::Lost { to, answer } => format!(
            "{larger}/{smaller} lies between 1 and the golden ratio 1.618…, so there is but one move, to {to}, and Second \
             wins from there by leaving {answer}."
        ),
    }
}
