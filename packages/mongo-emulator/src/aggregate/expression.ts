import { MongoError } from '#errors';
import { type Document, isDocument, setField } from '#query/bson-type';
import { ARRAY_OPERATORS } from './operators/array';
import { CONVERSION_OPERATORS } from './operators/conversion';
import { DATE_PART_OPERATORS } from './operators/date-part';
import { DATE_TEXT_OPERATORS } from './operators/date-text';
import { DATE_TRUNCATION_OPERATORS } from './operators/date-truncation';
import { LOGIC_OPERATORS } from './operators/logic';
import { NUMBER_OPERATORS } from './operators/number';
import type { OperatorCompiler } from './operators/operator';
import { STRING_OPERATORS } from './operators/string';
import { compileReference, type Evaluate, type Scope } from './scope';

/** The expression operators of the emulator, each with a test; any other is refused by name. */
const OPERATORS: ReadonlyMap<string, OperatorCompiler> = new Map(
  Object.entries({
    ...ARRAY_OPERATORS,
    ...CONVERSION_OPERATORS,
    ...DATE_TRUNCATION_OPERATORS,
    ...DATE_PART_OPERATORS,
    ...DATE_TEXT_OPERATORS,
    ...LOGIC_OPERATORS,
    ...NUMBER_OPERATORS,
    ...STRING_OPERATORS,
  }),
);

/**
 * Compiles an aggregation expression.
 *
 * @throws MongoError 168 "Unrecognized expression '$foo'", 17276 for undefined variables, and the codes
 *   of each operator for malformed operands
 */
export function compileExpression(expression: unknown, scope: Scope): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$'))
    return compileReference(expression, scope);
  if (Array.isArray(expression)) {
    const elements = expression.map((element) => compileExpression(element, scope));
    return (root) => elements.map((element) => element(root) ?? null);
  }
  if (isDocument(expression)) return compileObject(expression, scope);
  return () => expression;
}

function compileObject(expression: Document, scope: Scope): Evaluate {
  const keys = Object.keys(expression);
  const operator = keys.find((key) => key.startsWith('$'));
  if (operator !== undefined) {
    if (keys.length === 1) return compileOperator(operator, expression[operator], scope);
    throw new MongoError(15983, `an expression must have exactly one field: ${keys.join(', ')}`);
  }
  const fields = keys.map((key) => {
    if (key.includes('.')) throw new MongoError(16412, "FieldPath field names may not contain '.'.");
    return { key, evaluate: compileExpression(expression[key], scope) };
  });
  return (root) => {
    const result: Document = {};
    for (const { key, evaluate } of fields) {
      const value = evaluate(root);
      if (value !== undefined) setField(result, key, value);
    }
    return result;
  };
}

/** The names of all expression operators. */
export const EXPRESSION_OPERATORS: readonly string[] = [...OPERATORS.keys()];

/** Whether there is an expression operator of that name. */
export function isExpressionOperator(name: string): boolean {
  return OPERATORS.has(name);
}

/** Compiles one operator expression such as `{$add: […]}`. */
function compileOperator(name: string, operand: unknown, scope: Scope): Evaluate {
  const compile = OPERATORS.get(name);
  if (!compile) throw new MongoError(168, `Unrecognized expression '${name}'`);
  return compile(operand, {
    name,
    scope,
    compile: (expression, inner) => compileExpression(expression, inner ?? scope),
  });
}
