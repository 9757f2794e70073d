import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { isDocument } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { compileFilter } from '@/standins/mongo/query/filter';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';

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
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  'collation',
  'hidden',
  'storageEngine',
  'wildcardProjection',
  'prepareUnique',
  'clustered',
  'bits',
  'max',
  'min',
  '2dsphereIndexVersion',
]);

const UNSUPPORTED = ['hidden', 'storageEngine', 'wildcardProjection', 'prepareUnique', 'clustered'];

const MAX_EXPIRY_SECONDS = 2_147_483_647;

function refuse(message: string): MongoStandinError {
  return new MongoStandinError('CannotCreateIndex', message);
}

/**
 * Checks what a client declares as an index and gives the form in which it is stored and listed. Throws codes 67
 * (declarations that make no sense), 197 (unknown options), 14, 9, 238.
 */
export function readIndexSpecification(given: Document): Document {
  for (const option of Object.keys(given)) {
    if (!OPTIONS.has(option)) {
      throw new MongoStandinError(
        'InvalidIndexSpecificationOption',
        `Error in specification: The field '${option}' is not valid for an index specification.`,
      );
    }
  }
  for (const option of UNSUPPORTED) {
    if (given[option])
      throw new MongoStandinError('NotImplemented', `index option '${option}' is not supported`);
  }
  if (given.collation && given.collation.locale !== 'simple') {
    throw new MongoStandinError('NotImplemented', "index option 'collation' is not supported");
  }
  const { key, name } = given;
  if (!isDocument(key)) {
    throw new MongoStandinError(
      'FailedToParse',
      "The 'key' field is a required property of an index specification",
    );
  }
  if (typeof name !== 'string' || name === '') {
    throw refuse(`The 'name' field is a required property of an index specification`);
  }
  const isText = checkKey(key);
  const spec: Document = { v: 2, key, name };
  if (isText) Object.assign(spec, textOptions(key, given));
  if (readFlag(given, 'unique')) spec.unique = true;
  if (readFlag(given, 'sparse')) spec.sparse = true;
  if (given.partialFilterExpression !== undefined) {
    spec.partialFilterExpression = readPartialFilter(given.partialFilterExpression, spec);
  }
  if (given.expireAfterSeconds !== undefined) spec.expireAfterSeconds = readExpiry(given, isText);
  return spec;
}

function readFlag(given: Document, option: string): boolean {
  const value = given[option];
  if (value === undefined || typeof value === 'boolean') return value === true;
  if (isNumeric(value)) return toDouble(value) !== 0;
  throw new MongoStandinError('TypeMismatch', `The field '${option}' must be a bool`);
}

/** Whether it is the key of a text index. */
function checkKey(key: Document): boolean {
  const entries = Object.entries(key);
  if (entries.length === 0) throw refuse('Index keys cannot be an empty field');
  if (entries.length > 32) throw refuse(`too many fields in an index: ${entries.length}, at most 32`);
  let isText = false;
  for (const [path, direction] of entries) {
    if (path === '' || path.split('.').some((part) => part === '')) {
      throw refuse('Index keys cannot be an empty field, nor have an empty part of a path');
    }
    if (direction === 'text') {
      isText = true;
    } else if (typeof direction === 'string') {
      throw refuse(
        `Unknown index plugin '${direction}': only ascending, descending and text indexes are supported`,
      );
    } else if (!isNumeric(direction) || toDouble(direction) === 0 || Number.isNaN(toDouble(direction))) {
      throw refuse(
        `Values in v:2 index key pattern must be numbers other than 0 or strings, not ${String(direction)}`,
      );
    } else if (path.split('.').some((part) => part.startsWith('$'))) {
      throw refuse(`Index key contains an illegal field name: field name starts with '$': ${path}`);
    }
  }
  if (isText && entries.some(([, direction]) => direction !== 'text')) {
    throw new MongoStandinError('NotImplemented', 'a text index with other fields is not supported');
  }
  return isText;
}

/** As in mongod, a text index is listed by its weights. */
function textOptions(key: Document, given: Document): Document {
  const weights: Document = {};
  for (const path of Object.keys(key)) weights[path] = 1;
  if (given.weights !== undefined) {
    if (!isDocument(given.weights)) throw refuse('weights must be an object');
    for (const [path, weight] of Object.entries(given.weights)) {
      const value = isNumeric(weight) ? toDouble(weight) : Number.NaN;
      if (!(value > 0 && value < 1_000_000_000)) {
        throw refuse(
          `text index weight must be in the exclusive interval (0,1000000000) but found: ${weight}`,
        );
      }
      weights[path] = value;
    }
  }
  const language = given.default_language ?? 'english';
  if (!['english', 'en', 'none'].includes(language)) {
    throw refuse(`default_language is not valid or not supported: ${language} (english, none)`);
  }
  return {
    key: { _fts: 'text', _ftsx: 1 },
    weights,
    default_language: language,
    language_override: given.language_override ?? 'language',
    textIndexVersion: 3,
  };
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

function readPartialFilter(filter: unknown, { key }: Document): Document {
  if (!isDocument(filter)) {
    throw new MongoStandinError('TypeMismatch', "The field 'partialFilterExpression' must be an object");
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
        const isKnown = !operator.startsWith('$') || PARTIAL_OPERATORS.has(operator);
        if (!isKnown || (operator === '$exists' && operand !== true)) {
          throw refuse(`Expression not supported in partial index: ${operator} of ${path}`);
        }
      }
    }
  }
}

function readExpiry(given: Document, isText: boolean): number {
  const value = given.expireAfterSeconds;
  if (!isNumeric(value)) throw refuse("TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = toDouble(value);
  if (!(seconds >= 0 && seconds <= MAX_EXPIRY_SECONDS)) {
    throw refuse(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, from 0 to ${MAX_EXPIRY_SECONDS}, not ${seconds}`,
    );
  }
  const paths = Object.keys(given.key);
  if (paths.length !== 1 || isText) {
    throw refuse('TTL indexes are single-field indexes, compound indexes do not support TTL');
  }
  if (paths[0] === '_id') throw refuse("The field 'expireAfterSeconds' is not valid for an _id index");
  return seconds;
}

/** What tells indexes apart besides their names. */
const SIGNATURE = ['key', 'partialFilterExpression', 'unique', 'sparse', 'weights'];

function isSame(a: Document, b: Document, fields: string[]): boolean {
  return fields.every((field) => {
    const [left, right] = [a[field], b[field]];
    if (field === 'key' && Object.keys(left).join('\n') !== Object.keys(right).join('\n')) return false;
    return compareValues(left ?? null, right ?? null) === 0;
  });
}

/**
 * Whether the index is there already, as declared. Throws code 86 if its name means another one, 85 if it is there
 * under another name or with another expiry.
 */
export function isDeclaredAlready(existing: readonly Document[], spec: Document): boolean {
  const named = existing.find(({ name }) => name === spec.name);
  if (named) {
    const isId = spec.name === '_id_' && isSame(named, spec, ['key']);
    if (!isId && !isSame(named, spec, SIGNATURE)) {
      throw new MongoStandinError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${spec.name}`,
      );
    }
    if (!isSame(named, spec, ['expireAfterSeconds'])) {
      throw new MongoStandinError(
        'IndexOptionsConflict',
        `An equivalent index already exists with the same name but different options: ${spec.name}`,
      );
    }
    return true;
  }
  const equal = existing.find((other) => isSame(other, spec, SIGNATURE) || isIdIndex(other, spec));
  if (equal && !isIdIndex(equal, spec)) {
    throw new MongoStandinError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${equal.name}`,
    );
  }
  const text = existing.find(({ weights }) => weights !== undefined);
  if (text && spec.weights) {
    throw new MongoStandinError(
      'IndexOptionsConflict',
      `only one text index per collection allowed, found existing text index "${text.name}"`,
    );
  }
  return equal !== undefined;
}

/** The index of `_id` is always there, whatever name it is asked for by. */
function isIdIndex(existing: Document, { key }: Document): boolean {
  const fields = Object.keys(key);
  return existing.name === '_id_' && fields.length === 1 && fields[0] === '_id' && Number(key._id) === 1;
}
