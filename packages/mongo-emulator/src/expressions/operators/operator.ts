import { MongoError, refuse } from '#errors';
import { type Document, isDocument, isNullish, typeAlias } from '#values/bson-type';

/** A compiled expression: the value for one document; undefined stands for a missing value. */
export type Evaluate = (doc: Document) => unknown;

export interface OperatorContext {
  name: string;
  compile(expression: unknown): Evaluate;
}

export type OperatorCompiler = (operand: unknown, context: OperatorContext) => Evaluate;

export type OperatorTable = Record<string, OperatorCompiler>;

export const ANY = Number.POSITIVE_INFINITY;

export function takes(
  least: number,
  most: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return (operand, { name, compile }) => {
    const operands = Array.isArray(operand) ? operand : [operand];
    if (operands.length < least || operands.length > most) {
      throw new MongoError(
        16020,
        `Expression ${name} takes ${least} to ${most} arguments, not ${operands.length}`,
      );
    }
    const evaluates = operands.map((argument) => compile(argument));
    return (doc) => apply(...evaluates.map((evaluate) => evaluate(doc)));
  };
}

/** Takes arguments like `takes`, but returns null if any of them is null or missing. */
export function takesPresent(
  least: number,
  most: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return takes(least, most, (...values) => (values.some(isNullish) ? null : apply(...values)));
}

export function takesNamed<Name extends string>(
  names: readonly Name[],
  apply: (values: Record<Name, unknown>) => unknown,
): OperatorCompiler {
  return (operand, { name: operator, compile }) => {
    if (!isDocument(operand)) throw new MongoError(9, `${operator} only supports an object as its argument`);
    const unknown = Object.keys(operand).find((key) => !names.some((name) => name === key));
    if (unknown !== undefined) throw new MongoError(9, `Unrecognized argument to ${operator}: ${unknown}`);
    const missing = names.find((name) => !Object.hasOwn(operand, name));
    if (missing !== undefined) throw new MongoError(9, `Missing '${missing}' parameter to ${operator}`);
    const evaluates = names.map((name) => [name, compile(operand[name])] as const);
    return (doc) =>
      apply(
        Object.fromEntries(evaluates.map(([name, evaluate]) => [name, evaluate(doc)])) as Record<
          Name,
          unknown
        >,
      );
  };
}

export function requireString(name: string, code: number, value: unknown): string {
  if (typeof value === 'string') return value;
  return refuse(code, `${name} requires a string, found: ${typeAlias(value)}`);
}
