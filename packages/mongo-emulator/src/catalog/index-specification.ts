import type { Document } from '#bson';
import { MongoError } from '#errors';
import { compileFilter } from '#query/filter/filter';
import { isDocument } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { isNumeric, toDouble } from '#values/number';

const OPTIONS = new Set([
  'key',
  'name',
  'v',
  'ns',
  'unique',
  'background',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'collation',
]);

const MAX_EXPIRY_SECONDS = 2_147_483_647;

function refuse(message: string): MongoError {
  return new MongoError('CannotCreateIndex', message);
}

/** In the form in which it is listed. Throws codes 67, 197 (unknown or unsupported options), 14, 9, 238. */
export function readIndexSpecification(given: Document): Document {
  const unknown = Object.keys(given).find((option) => !OPTIONS.has(option));
  if (unknown !== undefined) {
    throw new MongoError(
      'InvalidIndexSpecificationOption',
      `The field '${unknown}' is not valid for an index`,
    );
  }
  if (given.collation && given.collation.locale !== 'simple') {
    throw new MongoError('NotImplemented', "index option 'collation' is not supported");
  }
  const { key, name } = given;
  if (!isDocument(key)) {
    throw new MongoError('FailedToParse', "The 'key' field is a required property of an index specification");
  }
  if (typeof name !== 'string' || name === '') {
    throw refuse(`The 'name' field is a required property of an index specification`);
  }
  checkKey(key);
  const spec: Document = { v: 2, key, name };
  if (readFlag(given, 'unique')) spec.unique = true;
  if (readFlag(given, 'sparse')) spec.sparse = true;
  if (given.partialFilterExpression !== undefined) {
    spec.partialFilterExpression = readPartialFilter(given.partialFilterExpression, spec);
  }
  if (given.expireAfterSeconds !== undefined) spec.expireAfterSeconds = readExpiry(given);
  return spec;
}

function readFlag(given: Document, option: string): boolean {
  const value = given[option];
  if (value === undefined || typeof value === 'boolean') return value === true;
  if (isNumeric(value)) return toDouble(value) !== 0;
  throw new MongoError('TypeMismatch', `The field '${option}' must be a bool`);
}

function checkKey(key: Document): void {
  const entries = Object.entries(key);
  if (entries.length === 0) throw refuse('Index keys cannot be an empty field');
  if (entries.length > 32) throw refuse(`too many fields in an index: ${entries.length}, at most 32`);
  for (const [path, direction] of entries) {
    const parts = path.split('.');
    if (parts.includes('')) throw refuse('Index keys cannot have an empty part of a path');
    if (typeof direction === 'string') {
      throw refuse(`Unknown index plugin '${direction}', only 1 and -1 are supported`);
    }
    if (!isNumeric(direction) || !toDouble(direction)) {
      throw refuse(`Values of an index key must be numbers other than 0, not ${String(direction)}`);
    }
    if (parts.some((part) => part.startsWith('$'))) {
      throw refuse(`Index key contains an illegal field name: field name starts with '$': ${path}`);
    }
  }
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

function readPartialFilter(filter: unknown, { key }: Document): Document {
  if (!isDocument(filter)) {
    throw new MongoError('TypeMismatch', "The field 'partialFilterExpression' must be an object");
  }
  if (Object.keys(key)[0] === '_id') throw refuse('_id index cannot be a partial index');
  compileFilter(filter);
  checkPartial(filter);
  return filter;
}

function checkPartial(filter: Document): void {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' || path === '$or') {
      for (const branch of condition as Document[]) checkPartial(branch);
    } else if (path.startsWith('$')) {
      throw refuse(`Expression not supported in partial index: ${path}`);
    } else if (isDocument(condition)) {
      for (const [operator, operand] of Object.entries(condition)) {
        const isSupported = !operator.startsWith('$') || PARTIAL_OPERATORS.has(operator);
        if (!isSupported || (operator === '$exists' && operand !== true)) {
          throw refuse(`Expression not supported in partial index: ${operator} of ${path}`);
        }
      }
    }
  }
}

function readExpiry(given: Document): number {
  const value = given.expireAfterSeconds;
  if (!isNumeric(value)) throw refuse("TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = toDouble(value);
  if (!(seconds >= 0 && seconds <= MAX_EXPIRY_SECONDS)) {
    throw refuse(`'expireAfterSeconds' must be from 0 to ${MAX_EXPIRY_SECONDS}, not ${seconds}`);
  }
  const paths = Object.keys(given.key);
  if (paths.length !== 1) {
    throw refuse('TTL indexes are single-field indexes, compound indexes do not support TTL');
  }
  if (paths[0] === '_id') throw refuse("The field 'expireAfterSeconds' is not valid for an _id index");
  return seconds;
}

const SIGNATURE = ['key', 'partialFilterExpression', 'unique', 'sparse'];

function isSame(a: Document, b: Document, fields: string[]): boolean {
  return fields.every((field) => compareValues(a[field] ?? null, b[field] ?? null) === 0);
}

/** Throws code 86 if another one has its name, 85 if it exists under another name or with another expiry. */
export function isDeclaredAlready(existing: readonly Document[], spec: Document): boolean {
  const named = existing.find(({ name }) => name === spec.name);
  if (named) {
    const isId = spec.name === '_id_' && isSame(named, spec, ['key']);
    if (!isId && !isSame(named, spec, SIGNATURE)) {
      throw new MongoError('IndexKeySpecsConflict', `An existing index has the name ${spec.name}`);
    }
    if (!isSame(named, spec, ['expireAfterSeconds'])) {
      throw new MongoError('IndexOptionsConflict', `The index ${spec.name} exists with different options`);
    }
    return true;
  }
  const equal = existing.find((other) => isSame(other, spec, SIGNATURE) || isIdIndex(other, spec));
  if (equal && !isIdIndex(equal, spec)) {
    throw new MongoError('IndexOptionsConflict', `Index already exists with a different name: ${equal.name}`);
  }
  return equal !== undefined;
}

/** The index of `_id` always exists, whatever name the client gives it. */
function isIdIndex(existing: Document, { key }: Document): boolean {
  const fields = Object.keys(key);
  return existing.name === '_id_' && fields.length === 1 && fields[0] === '_id' && Number(key._id) === 1;
}
