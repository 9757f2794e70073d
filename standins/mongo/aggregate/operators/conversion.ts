import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, typeAlias, typeCodeOfAlias } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import {
  convertToBool,
  convertToDate,
  convertToDecimal,
  convertToDouble,
  convertToInt,
  convertToLong,
  convertToObjectId,
  convertToString,
} from './convert';
import { isNullish, type OperatorCompiler, type OperatorTable, requireNames, takes } from './operator';

const CONVERTERS: Record<string, (value: unknown) => unknown> = {
  double: convertToDouble,
  string: convertToString,
  objectId: convertToObjectId,
  bool: convertToBool,
  date: convertToDate,
  int: convertToInt,
  long: convertToLong,
  decimal: convertToDecimal,
};

function converter(convert: (value: unknown) => unknown): OperatorCompiler {
  return takes(1, 1, (value) => (isNullish(value) ? null : convert(value)));
}

function targetOf(to: unknown): (value: unknown) => unknown {
  const alias =
    typeof to === 'string'
      ? to
      : Object.keys(CONVERTERS).find((name) => isNumeric(to) && typeCodeOfAlias(name) === toDouble(to));
  if (alias === undefined || !Object.hasOwn(CONVERTERS, alias)) {
    if (typeof to === 'string' && typeCodeOfAlias(to) === undefined) {
      throw new MongoStandinError(2, `Unknown type name: ${to}`);
    }
    throw new MongoStandinError(9, `$convert to type ${String(to)} is not supported`);
  }
  return CONVERTERS[alias]!;
}

const compileConvert: OperatorCompiler = (operand, { compile }) => {
  const named = requireNames(operand, '$convert', ['input', 'to'], ['onError', 'onNull']);
  const input = compile(named.input);
  const to = compile(named.to);
  const onError = Object.hasOwn(named, 'onError') ? compile(named.onError) : undefined;
  const onNull = Object.hasOwn(named, 'onNull') ? compile(named.onNull) : () => null;
  return (root) => {
    const value = input(root);
    const target = to(root);
    const resolved = isDocument(target) ? (target as Document).type : target;
    if (isNullish(value)) return onNull(root);
    if (isNullish(resolved)) return null;
    const convert = targetOf(resolved);
    if (!onError) return convert(value);
    try {
      return convert(value);
    } catch (error) {
      if (error instanceof MongoStandinError && error.code === 241) return onError(root);
      throw error;
    }
  };
};

/** Type tests and conversions. */
export const CONVERSION_OPERATORS: OperatorTable = {
  $convert: compileConvert,
  $isNumber: takes(1, 1, (value) => value !== undefined && isNumeric(value)),
  $toBool: converter(convertToBool),
  $toDate: converter(convertToDate),
  $toDecimal: converter(convertToDecimal),
  $toDouble: converter(convertToDouble),
  $toInt: converter(convertToInt),
  $toLong: converter(convertToLong),
  $toObjectId: converter(convertToObjectId),
  $toString: converter(convertToString),
  $type: takes(1, 1, typeAlias),
};
