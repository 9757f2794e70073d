import { compileExpression, createScope, isExpressionOperator } from '@/standins/mongo/aggregate/expression';
import type { Scope } from '@/standins/mongo/aggregate/scope';
import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from './bson-type';
import { describe } from './describe';
import type { Matcher } from './filter';
import { isNumeric, toDouble } from './number';
import { applyPositional, compileElemMatch, compileSlice, isSliceExpression } from './projection-find';
import { addLeaf, applyExpressions, exclude, include, ProjectionNode } from './projection-tree';
import { copyTextScore } from './text-score';

/** What surrounds a projection when it is compiled. */
export interface ProjectionOptions {
  let?: Document;
  now?: Date;
}

/** Makes the projected document; the matcher of the query serves the positional operator. */
export type Projector = (doc: Document, matcher?: Matcher) => Document;

interface Parsed {
  root: ProjectionNode;
  mode: 'include' | 'exclude' | undefined;
  /** The operators that decide the mode if no plain inclusion, exclusion or expression does. */
  operators: Set<'$slice' | '$elemMatch' | '$meta'>;
  id: 'include' | 'exclude' | undefined;
  positional: string | undefined;
  scope: Scope;
  isStage: boolean;
}

/**
 * Compiles the projection of a find or findAndModify: inclusion, exclusion, computed fields, `$slice`,
 * `$elemMatch`, the positional `$` and `{$meta: 'textScore'}`.
 *
 * @throws MongoStandinError 31249, 31250 colliding paths; 31253, 31254 inclusion mixed with exclusion; …
 */
export function compileProjection(spec: Document, options: ProjectionOptions = {}): Projector {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  return compileParsed(parseSpec(spec, createScope(options), false));
}

/** Compiles the projection of a `$project` stage, which knows expressions only. */
export function compileStageProjection(spec: Document, scope: Scope): (doc: Document) => Document {
  if (!isDocument(spec)) throw new MongoStandinError(15969, '$project specification must be an object');
  if (Object.keys(spec).length === 0) {
    throw new MongoStandinError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  return compileParsed(parseSpec(spec, scope, true));
}

function compileParsed(parsed: Parsed): Projector {
  const { root, positional } = parsed;
  const mode = parsed.mode ?? defaultMode(parsed);
  const keepsId = mode === 'include' ? parsed.id !== 'exclude' : true;
  if (mode === 'include' && keepsId && !root.has('_id')) addLeaf(root, '_id', { kind: 'include' });
  if (mode === 'exclude' && parsed.id === 'exclude') addLeaf(root, '_id', { kind: 'exclude' });
  const shape = mode === 'include' ? include : exclude;
  return (doc, matcher) => {
    const result = shape(root, doc);
    applyExpressions(root, result, doc);
    if (positional !== undefined) applyPositional(positional, result, doc, matcher);
    copyTextScore(doc, result);
    return result;
  };
}

/** mongod's rules for a projection of `_id` and find operators alone: `$slice` decides before `$elemMatch` and `$meta`. */
function defaultMode({ operators, id }: Parsed): 'include' | 'exclude' {
  if (operators.has('$elemMatch') && !operators.has('$slice')) return 'include';
  return id === 'include' ? 'include' : 'exclude';
}

function parseSpec(spec: Document, scope: Scope, isStage: boolean): Parsed {
  const parsed: Parsed = {
    root: new ProjectionNode(),
    mode: undefined,
    operators: new Set(),
    id: undefined,
    positional: undefined,
    scope,
    isStage,
  };
  for (const [path, value] of Object.entries(spec)) parseEntry(parsed, path, value);
  return parsed;
}

function parseEntry(parsed: Parsed, path: string, value: unknown): void {
  if (!parsed.isStage && (path.endsWith('.$') || path === '$')) {
    parsePositional(parsed, path, value);
    return;
  }
  requireFieldPath(path);
  if (typeof value === 'boolean' || isNumeric(value)) {
    parseFlag(parsed, path, typeof value === 'boolean' ? value : toDouble(value) !== 0);
    return;
  }
  if (isDocument(value)) {
    const keys = Object.keys(value);
    if (keys.length === 0) {
      throw new MongoStandinError(
        51270,
        `An empty sub-projection is not a valid value. Found empty object at path '${path}'`,
      );
    }
    if (!keys[0]!.startsWith('$')) {
      for (const key of keys) {
        if (key.startsWith('$'))
          throw new MongoStandinError(16410, `Bad projection specification: ${describe(value)}`);
        parseEntry(parsed, `${path}.${key}`, value[key]);
      }
      return;
    }
    if (!parsed.isStage && parseFindOperator(parsed, path, value)) return;
    if (keys.length === 1 && !isExpressionOperator(keys[0]!)) {
      throw new MongoStandinError(31325, `Unknown expression ${keys[0]}`);
    }
  }
  parseComputed(parsed, path, value);
}

function requireFieldPath(path: string): void {
  for (const segment of path.split('.')) {
    if (segment === '') throw new MongoStandinError(15998, 'FieldPath field names may not be empty strings.');
    if (segment.startsWith('$')) {
      throw new MongoStandinError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField. (path '${path}')`,
      );
    }
  }
}

function parseFlag(parsed: Parsed, path: string, isIncluded: boolean): void {
  if (path === '_id') {
    parsed.id = isIncluded ? 'include' : 'exclude';
    return;
  }
  setMode(parsed, path, isIncluded ? 'include' : 'exclude');
  addLeaf(parsed.root, path, { kind: isIncluded ? 'include' : 'exclude' });
}

function setMode(parsed: Parsed, path: string, mode: 'include' | 'exclude'): void {
  if (parsed.mode !== undefined && parsed.mode !== mode) {
    throw mode === 'exclude'
      ? new MongoStandinError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
      : new MongoStandinError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
  }
  parsed.mode = mode;
}

function parseComputed(parsed: Parsed, path: string, value: unknown): void {
  if (parsed.mode === 'exclude') {
    throw isDocument(value)
      ? new MongoStandinError(31252, 'Cannot use expression other than $meta in exclusion projection')
      : new MongoStandinError(
          31310,
          `Cannot use an expression ${path}: ${describe(value)} in an exclusion projection`,
        );
  }
  const evaluate = compileExpression(value, parsed.scope);
  parsed.mode = 'include';
  if (path === '_id') parsed.id = undefined;
  addLeaf(parsed.root, path, { kind: 'compute', evaluate });
}

function parsePositional(parsed: Parsed, path: string, value: unknown): void {
  if (parsed.positional !== undefined) {
    throw new MongoStandinError(31276, 'Cannot specify more than one positional projection per query.');
  }
  const target = path.slice(0, -2);
  if (target === '')
    throw new MongoStandinError(5392900, 'positional projection cannot be used with an empty path');
  if (target.split('.').some((segment) => segment.startsWith('$'))) {
    throw new MongoStandinError(
      31394,
      `As of 4.4, it's illegal to specify positional operator in the middle of a path: ${path}`,
    );
  }
  if (!(value === true || (isNumeric(value) && toDouble(value) !== 0))) {
    throw new MongoStandinError(31395, 'positional projection cannot be used with exclusion');
  }
  setMode(parsed, target, 'include');
  parsed.positional = target;
  addLeaf(parsed.root, target, { kind: 'include' });
}

/** Handles what only find projections know; false if the value is an ordinary expression. */
function parseFindOperator(parsed: Parsed, path: string, value: Document): boolean {
  const [operator] = Object.keys(value);
  if (operator === '$elemMatch') {
    if (path.includes('.')) {
      throw new MongoStandinError(
        31275,
        `Cannot use $elemMatch projection on a nested field (currently unsupported): ${path}`,
      );
    }
    if (!isDocument(value.$elemMatch)) {
      throw new MongoStandinError(
        31274,
        `elemMatch: Invalid argument, object required, but got ${describe(value.$elemMatch)}`,
      );
    }
    parsed.operators.add('$elemMatch');
    addLeaf(parsed.root, path, {
      kind: 'transform',
      replace: true,
      transform: compileElemMatch(value.$elemMatch),
    });
    return true;
  }
  if (operator === '$slice' && !isSliceExpression(value.$slice)) {
    parsed.operators.add('$slice');
    addLeaf(parsed.root, path, { kind: 'transform', replace: false, transform: compileSlice(value.$slice) });
    return true;
  }
  if (operator === '$meta') {
    parsed.operators.add('$meta');
    addLeaf(parsed.root, path, { kind: 'compute', evaluate: compileExpression(value, parsed.scope) });
    return true;
  }
  return false;
}
