//! Claims mean what they would in C, and whatever is none is refused within bounds.

use super::{Claim, Value};
use alloc::format;
use alloc::string::ToString;

fn says(text: &str) -> Value {
    let claim = Claim::new(text, &["x", "leap"]).unwrap_or_else(|error| panic!("{text}: {error}"));
    claim.says(&[Value::Number(7), Value::Truth(true)]).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(text: &str) -> alloc::string::String {
    Claim::new(text, &["x", "leap"])
        .and_then(|claim| claim.says(&[Value::Number(7), Value::Truth(true)]))
        .expect_err(text)
        .to_string()
}

#[test]
fn operators_bind_as_in_c() {
    for (text, number) in [("1 + 2 * 3", 7), ("10 - 4 - 3", 3), ("-x % 4", -3), ("(1 + 2) * 3", 9), ("1_000 / 7", 142)]
    {
        assert_eq!(says(text), Value::Number(number), "{text}");
    }
    for (text, truth) in [
        ("1 == 1 || 1 / 0 == 1 && false", true),
        ("false && true || true", true),
        ("!leap == false", true),
        ("1 + 1 < 3 == true", true),
        ("x in [1, 2 + 5]", true),
        ("x in []", false),
        ("!(x in [7])", false),
        ("x >= 7 && x <= 7 && x != 8", true),
        ("leap && x in [7] || false", true),
        ("inx_ == 1", true),
    ] {
        if text.starts_with("inx_") {
            assert_eq!(refused(text), "expected one of the variables x, leap, found inx_ at character 1");
        } else {
            assert_eq!(says(text), Value::Truth(truth), "{text}");
        }
    }
    assert_eq!(says("if x == 7 { if leap { 2 } else { 3 } } else { 1 / 0 }"), Value::Number(2));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (text, message) in [
        ("", "expected a number, a variable or `(`, found the end at character 1"),
        ("x ==", "expected a number, a variable or `(`, found the end at character 5"),
        ("x = 7", "expected an operator or the end, found '=' at character 3"),
        ("(x", "expected `)`, found the end at character 3"),
        ("x y", "expected an operator or the end, found y at character 3"),
        ("99999999999999999999", "expected a number of at most 64 bits, found 99999999999999999999 at character 1"),
        ("x && leap", "`&&` takes true or false, and is given 7"),
        ("leap + 1", "`+` takes numbers, and is given true"),
        ("x == leap", "`==` compares a number with a truth value"),
        ("x / (x - 7)", "7 / 0 divides by zero"),
        ("9223372036854775807 + x", "9223372036854775807 + 7 is too large for 64 bits"),
        ("if x == 7 { 1 }", "expected `else`, found the end at character 16"),
    ] {
        assert_eq!(refused(text), message, "{text}");
    }
}

#[test]
fn length_and_nesting_have_bounds() {
    let deep = |count: usize| format!("{}x{}", "(".repeat(count), ")".repeat(count));
    assert_eq!(says(&deep(63)), Value::Number(7));
    for text in [deep(64), "!".repeat(1_000), "-".repeat(1_000), "if ".repeat(1_000), "x in [".repeat(600)] {
        assert!(refused(&text).starts_with("expected at most 64 expressions in each other, found more"), "{text}");
    }
    for text in [deep(10_000), format!("x in [{}]", "1,".repeat(1_000_000))] {
        assert_eq!(refused(&text), "expected at most 4000 characters, found more");
    }
}
