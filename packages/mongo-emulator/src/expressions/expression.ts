import { MongoError } from '#errors';
import { ARRAY_OPERATORS } from '#expressions/operators/array';
import { DATE_OPERATORS } from '#expressions/operators/date';
import { LOGIC_OPERATORS } from '#expressions/operators/logic';
import { NUMBER_OPERATORS } from '#expressions/operators/number';
import type { Evaluate, OperatorCompiler } from '#expressions/operators/operator';
import { type Document, isDocument, setField } from '#values/bson-type';
import { splitFieldPath } from '#values/path';

const OPERATORS: ReadonlyMap<string, OperatorCompiler> = new Map(
  Object.entries({ ...ARRAY_OPERATORS, ...DATE_OPERATORS, ...LOGIC_OPERATORS, ...NUMBER_OPERATORS }),
);

export function isExpressionOperator(name: string): boolean {
  return OPERATORS.has(name);
}

/**
 * Compiles an aggregation expression.
 *
 * @throws MongoError 168 "Unrecognized expression '$foo'", 17276 for variables, and the codes of each operator for
 *   malformed operands
 */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compileReference(expression);
  if (Array.isArray(expression)) {
    const elements = expression.map(compileExpression);
    return (doc) => elements.map((element) => element(doc) ?? null);
  }
  if (isDocument(expression)) return compileObject(expression);
  return () => expression;
}

function compileObject(expression: Document): Evaluate {
  const keys = Object.keys(expression);
  const operator = keys.find((key) => key.startsWith('$'));
  if (operator !== undefined) {
    if (keys.length > 1) {
      throw new MongoError(15983, `an expression must have exactly one field: ${keys.join(', ')}`);
    }
    const compile = OPERATORS.get(operator);
    if (!compile) throw new MongoError(168, `Unrecognized expression '${operator}'`);
    return compile(expression[operator], { name: operator, compile: compileExpression });
  }
  const fields = keys.map((key) => {
    if (key.includes('.')) throw new MongoError(16412, "FieldPath field names may not contain '.'.");
    return { key, evaluate: compileExpression(expression[key]) };
  });
  return (doc) => {
    const result: Document = {};
    for (const { key, evaluate } of fields) {
      const value = evaluate(doc);
      if (value !== undefined) setField(result, key, value);
    }
    return result;
  };
}

function compileReference(reference: string): Evaluate {
  if (reference === '$') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  if (reference.startsWith('$$')) {
    throw new MongoError(17276, `Use of undefined variable: ${reference.slice(2)}`);
  }
  const segments = splitFieldPath(reference.slice(1));
  return (doc) => readPath(doc, segments);
}

/** The value at a path as aggregation reads it: where an array is on the way, the values of all its elements. */
function readPath(doc: Document, segments: string[], from = 0): unknown {
  let value: unknown = doc;
  for (let i = from; i < segments.length; i++) {
    if (Array.isArray(value)) return readElements(value, segments, i);
    if (!isDocument(value)) return undefined;
    const segment = segments[i]!;
    value = Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}

function readElements(array: unknown[], segments: string[], from: number): unknown[] {
  const found: unknown[] = [];
  for (const element of array) {
    if (!isDocument(element)) continue;
    const value = readPath(element, segments, from);
    if (value !== undefined) found.push(value);
  }
  return found;
}
