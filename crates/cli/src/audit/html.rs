//! The report as one page that needs nothing else.

use super::report::{Report, TableReport, milliseconds};
use crate::check::Check;
use crate::count::grouped;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2733}\
    table{border-collapse:collapse;width:100%}td,th{padding:.2rem .6rem;text-align:left;vertical-align:top;\
    border-bottom:1px solid #dfe7f1}.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}\
    .ok{color:#1f7a43}.fail{color:#d11a2a;font-weight:bold}svg text{font-size:11px;fill:#5b6b7c}\
    .legend span{margin-right:1.5rem;white-space:nowrap}.legend svg{width:.8em;height:.8em}";

/// The page.
pub(super) fn page(report: &Report, pictures: &[Option<Markup>]) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "foregone audit" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { "foregone audit" }
                p class=(class(report.passed)) { (report.summary()) }
                @for (report, picture) in report.tables.iter().zip(pictures) {
                    (section(report, picture.as_ref()))
                }
            }
        }
    };
    page.into_string()
}

fn section(report: &TableReport, picture: Option<&Markup>) -> Markup {
    html! {
        h2 { (report.table) ", " (report.source) }
        p { (report.rules) }
        @if let Some(picture) = picture { (picture) }
        table {
            tr { th { "check" } th { "claim" } th .number { "items" } th .number { "time" } th { "result" } }
            @for check in &report.checks {
                (row(check))
            }
        }
    }
}

fn row(check: &Check) -> Markup {
    html! {
        tr {
            td { (check.name) }
            td {
                (check.claim)
                @if let Some(note) = &check.note { br; (note) }
                @if !check.passed {
                    ul { @for fault in &check.counter_examples { li { (fault) } } }
                }
            }
            td .number { (grouped(check.items)) }
            td .number { (milliseconds(check.microseconds)) }
            td class=(class(check.passed)) {
                @if check.passed { "ok" } @else { (grouped(check.faults)) " wrong" }
            }
        }
    }
}

fn class(passed: bool) -> &'static str {
    if passed { "ok" } else { "fail" }
}
