import { MongoError } from '#errors';
import { isOperatorDocument } from '#query/filter/filter';
import { type Document, isDocument, isRegex, setField, typeAlias } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { type ApplyOptions, Draft } from './draft';
import { compileModifiers } from './update-modifiers';

export interface Updater {
  /** The changed document; the given one is never touched (unchanged parts are shared). */
  apply(doc: Document, options: ApplyOptions): Document;
}

/**
 * Compiles an update: a replacement document, or update operators.
 *
 * @throws MongoError 9 unknown modifier, 40 conflicting paths, 2 and 14 bad operands; when applied also
 *   66 changed _id, 28 path through a scalar
 */
export function compileUpdate(update: Document): Updater {
  if (!isReplacement(update)) {
    const modify = compileModifiers(update);
    return guardId((doc, apply) => {
      const draft = new Draft(doc);
      modify(draft, apply);
      return draft.root;
    });
  }
  const prefixed = Object.keys(update).find((key) => key.startsWith('$'));
  if (prefixed !== undefined) {
    throw new MongoError(52, `The dollar ($) prefixed field '${prefixed}' is not allowed in a replacement`);
  }
  return guardId((doc) => replaceDocument(doc, update));
}

export function isReplacement(update: Document): boolean {
  return Object.keys(update)[0]?.startsWith('$') !== true;
}

function replaceDocument(doc: Document, replacement: Document): Document {
  if (Object.hasOwn(replacement, '_id') || !Object.hasOwn(doc, '_id')) return { ...replacement };
  return { _id: doc._id, ...replacement };
}

function guardId(change: (doc: Document, options: ApplyOptions) => Document): Updater {
  return {
    apply(doc, options) {
      const changed = change(doc, options);
      const hasSameId = Object.hasOwn(changed, '_id') && compareValues(doc._id, changed._id) === 0;
      if (Object.hasOwn(doc, '_id') && !hasSameId) {
        throw new MongoError(66, "An update would modify the immutable field '_id'");
      }
      const id = changed._id;
      if (Array.isArray(id) || isRegex(id) || (id === undefined && Object.hasOwn(changed, '_id'))) {
        throw new MongoError(53, `The '_id' value cannot be of type ${typeAlias(id)}`);
      }
      return options.isInsert ? putIdFirst(changed) : changed;
    },
  };
}

function putIdFirst(doc: Document): Document {
  if (!Object.hasOwn(doc, '_id') || Object.keys(doc)[0] === '_id') return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}

/**
 * The document an upsert starts from when nothing matched: the values that the filter requires by equality, `$eq`,
 * `$in` or `$or` of one element and `$and`, at dotted paths too.
 *
 * @throws MongoError 54 if two equalities name one path, or one inside the other
 */
export function upsertBase(filter: Document): Document {
  const equalities = new Map<string, unknown>();
  collectEqualities(filter, equalities);
  const paths = [...equalities.keys()];
  for (const path of paths) {
    const outer = paths.find((other) => path.startsWith(`${other}.`));
    if (outer !== undefined) {
      throw new MongoError(54, `cannot infer query fields to set: '${path}' is inside '${outer}'`);
    }
  }
  const draft = new Draft({});
  for (const [path, value] of equalities) {
    if (path.includes('.')) draft.set(path.split('.'), value);
    else setField(draft.root, path, value);
  }
  return putIdFirst(draft.root);
}

function collectEqualities(filter: Document, found: Map<string, unknown>): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && Array.isArray(condition) && condition.length === 1)) {
      for (const branch of condition as Document[]) collectEqualities(branch, found);
    } else if (!key.startsWith('$')) {
      for (const value of equalitiesOf(condition)) addEquality(key, value, found);
    }
  }
}

function addEquality(path: string, value: unknown, found: Map<string, unknown>): void {
  if (found.has(path)) {
    throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  }
  found.set(path, value);
}

function equalitiesOf(condition: unknown): unknown[] {
  if (isRegex(condition)) return [];
  if (!isDocument(condition) || !isOperatorDocument(condition)) return [condition];
  const values: unknown[] = [];
  if (Object.hasOwn(condition, '$eq')) values.push(condition.$eq);
  if (Array.isArray(condition.$in) && condition.$in.length === 1) values.push(condition.$in[0]);
  return values.filter((value) => !isRegex(value) && !(isDocument(value) && isOperatorDocument(value)));
}
