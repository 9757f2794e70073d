import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, setField } from '@/standins/mongo/query/bson-type';
import { ACCUMULATING_OPERATORS } from './operators/accumulating';
import { ARITHMETIC_OPERATORS } from './operators/arithmetic';
import { ARRAY_OPERATORS } from './operators/array';
import { ARRAY_BODY_OPERATORS } from './operators/array-body';
import { ARRAY_SHAPE_OPERATORS } from './operators/array-shape';
import { BITWISE_OPERATORS } from './operators/bitwise';
import { CONVERSION_OPERATORS } from './operators/conversion';
import { DATE_ARITHMETIC_OPERATORS } from './operators/date-arithmetic';
import { DATE_PART_OPERATORS } from './operators/date-part';
import { DATE_TEXT_OPERATORS } from './operators/date-text';
import { LOGIC_OPERATORS } from './operators/logic';
import { OBJECT_OPERATORS } from './operators/object';
import type { OperatorCompiler } from './operators/operator';
import { ROUNDING_OPERATORS } from './operators/rounding';
import { SET_OPERATORS } from './operators/set';
import { STRING_OPERATORS } from './operators/string';
import { TRIGONOMETRY_OPERATORS } from './operators/trigonometry';
import { compileReference, type Evaluate, requireVariableName, Scope } from './scope';

/** The expression operators this stand-in knows: each is checked by a test; any other is refused by name. */
const OPERATORS: ReadonlyMap<string, OperatorCompiler> = new Map(
  Object.entries({
    ...ACCUMULATING_OPERATORS,
    ...ARITHMETIC_OPERATORS,
    ...ARRAY_BODY_OPERATORS,
    ...ARRAY_OPERATORS,
    ...ARRAY_SHAPE_OPERATORS,
    ...BITWISE_OPERATORS,
    ...DATE_ARITHMETIC_OPERATORS,
    ...DATE_PART_OPERATORS,
    ...DATE_TEXT_OPERATORS,
    ...CONVERSION_OPERATORS,
    ...LOGIC_OPERATORS,
    ...OBJECT_OPERATORS,
    ...ROUNDING_OPERATORS,
    ...SET_OPERATORS,
    ...STRING_OPERATORS,
    ...TRIGONOMETRY_OPERATORS,
  }),
);

/**
 * Compiles an aggregation expression.
 *
 * @throws MongoStandinError 168 "Unrecognized expression '$foo'", 17276 for undefined variables, and the codes
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
  const [first] = keys;
  if (first?.startsWith('$')) {
    if (keys.length > 1) {
      throw new MongoStandinError(
        15983,
        `an object representing an expression must have exactly one field: ${keys.join(', ')}`,
      );
    }
    return compileOperator(first, expression[first], scope);
  }
  const fields = keys.map((key) => {
    if (key.startsWith('$')) {
      throw new MongoStandinError(
        15983,
        `an object representing an expression must have exactly one field: ${key}`,
      );
    }
    if (key.includes('.')) {
      throw new MongoStandinError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    }
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
  if (!compile) throw new MongoStandinError(168, `Unrecognized expression '${name}'`);
  return compile(operand, {
    name,
    scope,
    compile: (expression, inner) => compileExpression(expression, inner ?? scope),
  });
}

/** Makes the scope of a command: its `let` variables and its `$$NOW`. */
export function createScope(options: { let?: Document; now?: Date }): Scope {
  const root = Scope.root(options.now ?? new Date());
  if (!options.let) return root;
  const names = Object.keys(options.let);
  for (const name of names) requireVariableName(name);
  const values = names.map((name) => compileExpression(options.let?.[name], root)({}));
  const { scope, bind } = root.declare(names);
  bind(...values);
  return scope;
}
