import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import type { Evaluate, Scope } from '../scope';

/** What an operator is given to compile its operand with. */
export interface OperatorContext {
  name: string;
  scope: Scope;
  /** Compiles a sub-expression, in an inner scope if one is given. */
  compile(expression: unknown, scope?: Scope): Evaluate;
}

/** Compiles the operand of one expression operator. */
export type OperatorCompiler = (operand: unknown, context: OperatorContext) => Evaluate;

export type OperatorTable = Record<string, OperatorCompiler>;

/** True for null and missing, which most operators hand through as null. */
export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function argumentsOf(operand: unknown): unknown[] {
  return Array.isArray(operand) ? operand : [operand];
}

/** An operator with between `least` and `most` arguments. */
export function takes(
  least: number,
  most: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return (operand, context) => {
    const operands = argumentsOf(operand);
    if (operands.length < least || operands.length > most) {
      throw least === most
        ? new MongoStandinError(
            16020,
            `Expression ${context.name} takes exactly ${least} arguments. ${operands.length} were passed in.`,
          )
        : new MongoStandinError(
            28667,
            `Expression ${context.name} takes at least ${least} arguments, and at most ${most}, but ${operands.length} were passed in.`,
          );
    }
    const evaluates = operands.map((argument) => context.compile(argument));
    const [first, second] = evaluates;
    if (evaluates.length === 1) return (root) => apply(first!(root));
    if (evaluates.length === 2) return (root) => apply(first!(root), second!(root));
    return (root) => apply(...evaluates.map((evaluate) => evaluate(root)));
  };
}

/** An operator with any number of arguments, given to it as one list. */
export function takesAny(apply: (values: unknown[]) => unknown): OperatorCompiler {
  return (operand, context) => {
    const evaluates = argumentsOf(operand).map((argument) => context.compile(argument));
    return (root) => apply(evaluates.map((evaluate) => evaluate(root)));
  };
}

/** The operand as an object with the required names and, beside them, only optional ones. */
export function requireNames(
  operand: unknown,
  name: string,
  required: string[],
  optional: string[] = [],
): Document {
  if (!isDocument(operand)) {
    throw new MongoStandinError(9, `${name} only supports an object as its argument`);
  }
  const unknownKey = Object.keys(operand).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknownKey !== undefined)
    throw new MongoStandinError(9, `Unrecognized argument to ${name}: ${unknownKey}`);
  const missing = required.find((key) => !Object.hasOwn(operand, key));
  if (missing !== undefined) throw new MongoStandinError(9, `Missing '${missing}' parameter to ${name}`);
  return operand;
}

/** An operator with named arguments, evaluated into one object. */
export function takesNamed(
  required: string[],
  optional: string[],
  apply: (values: Document) => unknown,
): OperatorCompiler {
  return (operand, context) => {
    const named = requireNames(operand, context.name, required, optional);
    const evaluates = Object.entries(named).map(([key, value]) => [key, context.compile(value)] as const);
    return (root) => {
      const values: Document = {};
      for (const [key, evaluate] of evaluates) values[key] = evaluate(root);
      return apply(values);
    };
  };
}

/** Throws the error of a wrongly typed argument. */
export function refuse(code: number, message: string): never {
  throw new MongoStandinError(code, message);
}
