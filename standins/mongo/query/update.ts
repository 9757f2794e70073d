import { compileUpdatePipeline } from '@/standins/mongo/aggregate/update-pipeline';
import { MongoStandinError } from '@/standins/mongo/errors';
import { type ArrayFilter, compileArrayFilters } from './array-filters';
import { type Document, isDocument, isRegex, setField, typeAlias } from './bson-type';
import { compareValues } from './compare';
import { isOperatorDocument } from './filter';
import { compileModifiers } from './update-modifiers';
import { Draft } from './update-path';

/** What surrounds an update when it is compiled. */
export interface UpdateOptions {
  arrayFilters?: Document[];
  /** Variables of the command's `let`, for pipeline updates. */
  let?: Document;
  /** The time of `$currentDate` and `$$NOW`. */
  now?: Date;
}

/** How a compiled update meets one document. */
export interface ApplyOptions {
  /** True when the document is about to be inserted by an upsert. */
  isInsert: boolean;
  /** The array index that the positional operator `$` stands for. */
  positional?: number;
}

/** A compiled update. */
export interface Updater {
  /** The changed document; the given one is never touched (unchanged parts are shared). */
  apply(doc: Document, options: ApplyOptions): Document;
}

/**
 * Compiles an update: a replacement document, update operators, or an aggregation pipeline.
 *
 * @throws MongoStandinError 9 unknown modifier, 40 conflicting paths, 2 and 14 bad operands; when applied also
 *   66 changed _id, 28 path through a scalar
 */
export function compileUpdate(update: Document | Document[], options: UpdateOptions = {}): Updater {
  const arrayFilters = compileArrayFilters(options.arrayFilters ?? []);
  if (Array.isArray(update)) {
    requireNoFilters(arrayFilters, 'a pipeline-style update');
    return guardId(compileUpdatePipeline(update, { let: options.let, now: options.now }));
  }
  if (!isDocument(update)) {
    throw new MongoStandinError(9, 'Update argument must be either an object or an array');
  }
  const [first] = Object.keys(update);
  if (first?.startsWith('$')) {
    const modify = compileModifiers(update, arrayFilters, options.now);
    return guardId((doc, apply) => {
      const draft = new Draft(doc);
      modify(draft, apply);
      return draft.root;
    });
  }
  requireNoFilters(arrayFilters, 'replacement-style updates');
  const prefixed = Object.keys(update).find((key) => key.startsWith('$'));
  if (prefixed !== undefined) {
    throw new MongoStandinError(
      52,
      `The dollar ($) prefixed field '${prefixed}' in '${prefixed}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return guardId((doc) => replaceDocument(doc, update));
}

function requireNoFilters(filters: Map<string, ArrayFilter>, what: string): void {
  if (filters.size > 0) throw new MongoStandinError(9, `Cannot specify arrayFilters and ${what}`);
}

function replaceDocument(doc: Document, replacement: Document): Document {
  if (Object.hasOwn(replacement, '_id') || !Object.hasOwn(doc, '_id')) return { ...replacement };
  return { _id: doc._id, ...replacement };
}

function guardId(change: (doc: Document, options: ApplyOptions) => Document): Updater {
  return {
    apply(doc, options) {
      const changed = change(doc, options);
      if (Object.hasOwn(doc, '_id')) {
        if (!Object.hasOwn(changed, '_id') || compareValues(doc._id, changed._id) !== 0) {
          throw new MongoStandinError(
            66,
            "Performing an update on the path '_id' would modify the immutable field '_id'",
          );
        }
      }
      const id = changed._id;
      if (Array.isArray(id) || isRegex(id) || (id === undefined && Object.hasOwn(changed, '_id'))) {
        throw new MongoStandinError(53, `The '_id' value cannot be of type ${typeAlias(id)}`);
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
 * The document an upsert starts from when nothing matched: what the filter's equalities say, through `$and`,
 * `$eq`, one-element `$in`/`$or` and dotted paths.
 *
 * @throws MongoStandinError 54 if two equalities name one path, or one inside the other
 */
export function upsertBase(filter: Document): Document {
  const equalities = new Map<string, unknown>();
  collectEqualities(filter, equalities);
  const paths = [...equalities.keys()];
  for (const path of paths) {
    const outer = paths.find((other) => path.startsWith(`${other}.`));
    if (outer !== undefined) {
      throw new MongoStandinError(
        54,
        `cannot infer query fields to set, both paths '${path}' and '${outer}' are matched`,
      );
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
    throw new MongoStandinError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  }
  found.set(path, value);
}

/** The values a condition says its field equals; `$all` of several says so of each, which no upsert can satisfy. */
function equalitiesOf(condition: unknown): unknown[] {
  if (isRegex(condition)) return [];
  if (!isDocument(condition) || !isOperatorDocument(condition)) return [condition];
  const values: unknown[] = [];
  if (Object.hasOwn(condition, '$eq')) values.push(condition.$eq);
  if (Array.isArray(condition.$in) && condition.$in.length === 1) values.push(condition.$in[0]);
  if (Array.isArray(condition.$all)) values.push(...condition.$all);
  return values.filter((value) => !isRegex(value) && !(isDocument(value) && isOperatorDocument(value)));
}
