//! A claim: an expression over a position's variables.

use crate::failure::Failure;
use crate::print::quoted;
use foregone::Nimber;
use rhai::{AST, Array, Dynamic, Engine, EvalAltResult, Scope};

/// A compiled claim about outcomes, or about Grundy values.
pub(super) struct Claim {
    engine: Engine,
    ast: AST,
    pub(super) expression: String,
    pub(super) variables: &'static [&'static str],
    /// Whether the expression gives a Grundy value, not whether First wins.
    pub(super) is_grundy: bool,
}

impl Claim {
    /// Compiles an expression over those variables.
    ///
    /// # Errors
    ///
    /// Where it is not an expression, or has other variables.
    pub(super) fn new(expression: &str, variables: &'static [&'static str], is_grundy: bool) -> Result<Self, Failure> {
        // Without the standard library, of which every program that links it pays for at each start: operators are built in.
        let mut engine = Engine::new_raw();
        engine
            .register_fn("contains", |list: &mut Array, value: i64| list.iter().any(|item| item.as_int() == Ok(value)));
        engine.set_strict_variables(true).set_max_operations(10_000);
        let mut scope = Scope::new();
        for name in variables {
            scope.push_dynamic(*name, Dynamic::UNIT);
        }
        let ast = engine.compile_expression_with_scope(&scope, expression).map_err(|error| {
            let place = error.position().position().map(|at| format!(" at character {at}")).unwrap_or_default();
            refused(expression, &format!("{}{place}", error.err_type()), variables)
        })?;
        Ok(Self { engine, ast, expression: expression.into(), variables, is_grundy })
    }

    /// What the claim says of a position: a Grundy value, or 0 and 1 for a loss and a win of First.
    ///
    /// # Errors
    ///
    /// Where the expression cannot be evaluated, or gives something of another kind.
    pub(super) fn says(&self, scope: &mut Scope<'_>) -> Result<i64, Failure> {
        let value = self.engine.eval_ast_with_scope::<Dynamic>(scope, &self.ast).map_err(|error| self.fault(&error))?;
        let wanted = if self.is_grundy { value.as_int().ok() } else { value.as_bool().ok().map(i64::from) };
        wanted.ok_or_else(|| {
            let (wanted, hint) = if self.is_grundy {
                ("a number, the Grundy value", "")
            } else {
                ("true or false, whether First wins", "; --grundy tests a claim about Grundy values")
            };
            let found = value.type_name();
            refused(&self.expression, &format!("it gives a value of type {found}, not {wanted}{hint}"), self.variables)
        })
    }

    /// What a position's Grundy value is in the claim's terms.
    pub(super) fn truth(&self, value: Nimber) -> i64 {
        let value = if self.is_grundy { value.get() } else { u64::from(!value.is_zero()) };
        i64::try_from(value).unwrap_or(i64::MAX)
    }

    fn fault(&self, error: &EvalAltResult) -> Failure {
        refused(&self.expression, &error.to_string(), self.variables)
    }
}

fn refused(expression: &str, why: &str, variables: &[&str]) -> Failure {
    Failure::Usage {
        message: format!("{} cannot be tested: {why}", quoted(expression)),
        help: format!(
            "write an expression over {}, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % \
             work as in C, and `x in [1, 2]` looks into a list",
            variables.join(", ")
        ),
    }
}
