import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, getField, isDocument, setField, typeAlias } from '@/standins/mongo/query/bson-type';
import { getTextScore, hasTextScore } from '@/standins/mongo/query/text-score';
import {
  isNullish,
  type OperatorCompiler,
  type OperatorTable,
  refuse,
  requireNames,
  takes,
  takesAny,
} from './operator';

/** Merges documents left to right; null and missing ones count for nothing. */
export function mergeDocuments(values: unknown[]): Document {
  const merged: Document = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value)) {
      return refuse(
        40400,
        `$mergeObjects requires object inputs, but input ${String(value)} is of type ${typeAlias(value)}`,
      );
    }
    for (const [key, field] of Object.entries(value)) setField(merged, key, field);
  }
  return merged;
}

function readFieldName(name: string, expression: unknown): string {
  const field =
    isDocument(expression) && Object.hasOwn(expression, '$literal') ? expression.$literal : expression;
  if (typeof field !== 'string' || (field === expression && field.startsWith('$'))) {
    throw new MongoStandinError(5654600, `${name} requires 'field' to evaluate to a constant string`);
  }
  return field;
}

const compileGetField: OperatorCompiler = (operand, { compile }) => {
  const isLong = isDocument(operand) && (Object.hasOwn(operand, 'field') || Object.hasOwn(operand, 'input'));
  const named: Document = isLong
    ? requireNames(operand, '$getField', ['field'], ['input'])
    : { field: operand };
  const name = compile(named.field);
  const input = compile(Object.hasOwn(named, 'input') ? named.input : '$$CURRENT');
  return (root) => {
    const field = name(root);
    if (typeof field !== 'string') {
      return refuse(
        3041704,
        `$getField requires 'field' to evaluate to type String, but got ${typeAlias(field)}`,
      );
    }
    const value = input(root);
    if (value === null) return null;
    return isDocument(value) ? getField(value, field) : undefined;
  };
};

function compileSetField(isUnset: boolean): OperatorCompiler {
  return (operand, { compile, name }) => {
    const required = isUnset ? ['field', 'input'] : ['field', 'input', 'value'];
    const named = requireNames(operand, name, required);
    const field = readFieldName(name, named.field);
    const input = compile(named.input);
    const value = compile(isUnset ? '$$REMOVE' : named.value);
    return (root) => {
      const doc = input(root);
      if (isNullish(doc)) return null;
      if (!isDocument(doc)) return refuse(4161105, `${name} requires 'input' to evaluate to type Object`);
      const result = { ...doc };
      const changed = value(root);
      if (changed === undefined) delete result[field];
      else setField(result, field, changed);
      return result;
    };
  };
}

const compileMeta: OperatorCompiler = (operand) => {
  if (operand !== 'textScore')
    throw new MongoStandinError(17308, `Unsupported argument to $meta: ${String(operand)}`);
  return (root) => (hasTextScore(root) ? getTextScore(root) : undefined);
};

/** Operators on documents, and `$meta`. */
export const OBJECT_OPERATORS: OperatorTable = {
  $getField: compileGetField,
  $mergeObjects: takesAny(mergeDocuments),
  $meta: compileMeta,
  $objectToArray: takes(1, 1, (value) => {
    if (isNullish(value)) return null;
    if (!isDocument(value))
      return refuse(40390, `$objectToArray requires a document input, found: ${typeAlias(value)}`);
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  }),
  $setField: compileSetField(false),
  $unsetField: compileSetField(true),
};
