//! The rules as an auditor takes them: data, and none of the code that plays by them.

use super::audit::{Span, Terms};
use foregone::Convention;
use foregone::calendar::{MonthEnd, Rules, Step};

impl From<&Rules> for Terms {
    fn from(rules: &Rules) -> Self {
        let span = |step| match step {
            Step::Day => Span::Days(1),
            Step::Week => Span::Days(7),
            Step::Month => Span::Months(1),
            Step::Year => Span::Months(12),
        };
        Self {
            words: rules.to_string(),
            first: rules.first(),
            deadline: rules.deadline(),
            moves: rules.moves().iter().map(span).collect(),
            is_clamping: rules.month_end() == MonthEnd::Clamp,
            is_misere: rules.convention() == Convention::Misere,
        }
    }
}
