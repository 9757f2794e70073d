import { Long, Timestamp } from 'bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { addNumbers, multiplyNumbers, type Numeric, rankOf } from './arithmetic';
import { type Document, isDocument, typeAlias } from './bson-type';
import { compareValues } from './compare';
import { describe } from './describe';
import { isLong, isNumeric, toDouble } from './number';
import type { Modify } from './update-modifiers';
import type { Draft } from './update-path';

/** Compiles the operators that write a single value; undefined for those that change arrays. */
export function compileValueModifier(
  operator: string,
  path: string,
  operand: unknown,
  now?: Date,
): Modify | undefined {
  switch (operator) {
    case '$set':
      return (draft, segments) => draft.set(segments, operand);
    case '$setOnInsert':
      return (draft, segments, { isInsert }) => {
        if (isInsert) draft.set(segments, operand);
      };
    case '$unset':
      return (draft, segments) => draft.unset(segments);
    case '$inc':
      return compileArithmetic('$inc', path, operand);
    case '$mul':
      return compileArithmetic('$mul', path, operand);
    case '$min':
      return compileExtreme(operand, -1);
    case '$max':
      return compileExtreme(operand, 1);
    case '$currentDate':
      return compileCurrentDate(path, operand, now);
    case '$bit':
      return compileBit(path, operand);
    default:
      return undefined;
  }
}

function compileArithmetic(operator: '$inc' | '$mul', path: string, operand: unknown): Modify {
  if (!isNumeric(operand)) {
    const verb = operator === '$inc' ? 'increment' : 'multiply';
    throw new MongoStandinError(
      14,
      `Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`,
    );
  }
  const combine = operator === '$inc' ? addNumbers : multiplyNumbers;
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.set(segments, operator === '$inc' ? operand : multiplyNumbers(operand, 0));
      return;
    }
    if (!isNumeric(current)) {
      throw new MongoStandinError(
        14,
        `Cannot apply ${operator} to a value of non-numeric type. {_id: ${describe(draft.root._id)}} has the field '${segments[segments.length - 1]}' of non-numeric type ${typeAlias(current)}`,
      );
    }
    const result = combine(current, operand);
    requireNoOverflow(operator, current, operand, result, draft);
    draft.set(segments, result);
  };
}

function requireNoOverflow(
  operator: string,
  current: unknown,
  operand: unknown,
  result: Numeric,
  draft: Draft,
): void {
  // Integer operands whose result is not an integer type have left int64, which updates refuse.
  if (rankOf(result) === 'double' && isIntegerType(current) && isIntegerType(operand)) {
    throw new MongoStandinError(
      2,
      `Failed to apply ${operator} operations to current value (${describe(current)}) for document {_id: ${describe(draft.root._id)}}`,
    );
  }
}

function compileExtreme(operand: unknown, sign: 1 | -1): Modify {
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined || sign * compareValues(operand, current) > 0) draft.set(segments, operand);
  };
}

function compileCurrentDate(path: string, operand: unknown, now: Date | undefined): Modify {
  const type = readDateType(path, operand);
  return (draft, segments) => {
    const time = now ?? new Date();
    const value =
      type === 'date' ? new Date(time) : new Timestamp({ t: Math.floor(time.getTime() / 1000), i: 1 });
    draft.set(segments, value);
  };
}

function readDateType(path: string, operand: unknown): 'date' | 'timestamp' {
  if (typeof operand === 'boolean') return 'date';
  if (!isDocument(operand)) {
    throw new MongoStandinError(
      2,
      `${typeAlias(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  }
  const { $type: type, ...rest } = operand as Document;
  const [unknownOption] = Object.keys(rest);
  if (unknownOption !== undefined) {
    throw new MongoStandinError(2, `Unrecognized $currentDate option: ${unknownOption} (for ${path})`);
  }
  if (type !== 'date' && type !== 'timestamp') {
    throw new MongoStandinError(
      2,
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  }
  return type;
}

function compileBit(path: string, operand: unknown): Modify {
  if (!isDocument(operand)) {
    throw new MongoStandinError(
      2,
      `The $bit modifier is not compatible with a ${typeAlias(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}}`,
    );
  }
  const steps = Object.entries(operand);
  if (steps.length === 0) {
    throw new MongoStandinError(
      2,
      `You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}}`,
    );
  }
  for (const [step, mask] of steps) {
    if (!['and', 'or', 'xor'].includes(step)) {
      throw new MongoStandinError(
        2,
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${step}' which is an unknown operator: {${step}: ${describe(mask)}}`,
      );
    }
    if (!isIntegerType(mask)) {
      throw new MongoStandinError(
        2,
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeAlias(mask)}' is not supported here: {${step}: ${describe(mask)}}`,
      );
    }
  }
  return (draft, segments) => {
    let value = draft.get(segments);
    if (value === undefined) value = 0;
    if (!isIntegerType(value)) {
      throw new MongoStandinError(
        2,
        `Cannot apply $bit to a value of non-integral type.{_id: ${describe(draft.root._id)}} has the field ${path} of non-integer type ${typeAlias(value)}`,
      );
    }
    for (const [step, mask] of steps) value = applyBits(step, value, mask);
    draft.set(segments, value);
  };
}

function isIntegerType(value: unknown): boolean {
  return isNumeric(value) && (rankOf(value) === 'int' || rankOf(value) === 'long');
}

function applyBits(step: string, value: unknown, mask: unknown): number | Long {
  if (isLong(value) || isLong(mask)) {
    const left = isLong(value) ? value : Long.fromNumber(toDouble(value));
    const right = isLong(mask) ? mask : Long.fromNumber(toDouble(mask));
    return step === 'and' ? left.and(right) : step === 'or' ? left.or(right) : left.xor(right);
  }
  const left = toDouble(value);
  const right = toDouble(mask);
  return step === 'and' ? left & right : step === 'or' ? left | right : left ^ right;
}
