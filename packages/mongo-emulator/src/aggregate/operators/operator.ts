import { MongoError, refuse } from '#errors';
import { type Document, isNullish, typeAlias } from '#query/bson-type';
import { toInteger } from '#query/number';
import { requireNames } from '../operands';
import type { Evaluate, Scope } from '../scope';

/** What an operator needs to compile its operand. */
export interface OperatorContext {
  name: string;
  scope: Scope;
  /** Compiles a sub-expression, in an inner scope if one is given. */
  compile(expression: unknown, scope?: Scope): Evaluate;
}

/** Compiles the operand of one expression operator. */
export type OperatorCompiler = (operand: unknown, context: OperatorContext) => Evaluate;

export type OperatorTable = Record<string, OperatorCompiler>;

function argumentsOf(operand: unknown): unknown[] {
  return Array.isArray(operand) ? operand : [operand];
}

/** The most arguments of an operator that takes any number of them. */
export const ANY = Number.POSITIVE_INFINITY;

/** An operator with between `least` and `most` arguments. */
export function takes(
  least: number,
  most: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return (operand, { name, compile }) => {
    const operands = argumentsOf(operand);
    if (operands.length < least || operands.length > most) {
      throw new MongoError(
        16020,
        `Expression ${name} takes ${least} to ${most} arguments, not ${operands.length}`,
      );
    }
    const evaluates = operands.map((argument) => compile(argument));
    return (root) => apply(...evaluates.map((evaluate) => evaluate(root)));
  };
}

/** As `takes`, but null if any of the arguments is null or missing. */
export function takesPresent(
  least: number,
  most: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return takes(least, most, (...values) => (values.some(isNullish) ? null : apply(...values)));
}

/** An operator with named arguments, evaluated into one object. */
export function takesNamed(
  required: string[],
  optional: string[],
  apply: (values: Document, name: string) => unknown,
): OperatorCompiler {
  return (operand, { name, compile }) => {
    const named = requireNames(name, operand, required, optional);
    const evaluates = Object.entries(named).map(([key, value]) => [key, compile(value)] as const);
    return (root) =>
      apply(Object.fromEntries(evaluates.map(([key, evaluate]) => [key, evaluate(root)])), name);
  };
}

/** The value if it is an array; else throws `code`. */
export function requireArray(name: string, code: number, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return refuse(code, `${name} requires an array, found: ${typeAlias(value)}`);
}

/** The value if it is a string; else throws `code`. */
export function requireString(name: string, code: number, value: unknown): string {
  if (typeof value === 'string') return value;
  return refuse(code, `${name} requires a string, found: ${typeAlias(value)}`);
}

/** The value as a number if it is a whole one; else throws `code`. */
export function requireInteger(name: string, code: number, value: unknown): number {
  return toInteger(value) ?? refuse(code, `${name} requires a whole number, found: ${typeAlias(value)}`);
}
