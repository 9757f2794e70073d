import { MongoError } from '#errors';
import { compileExpression, isExpressionOperator } from '#expressions/expression';
import { type Document, describe, isDocument } from '#values/bson-type';
import { isNumeric, toDouble, toInteger } from '#values/number';
import { splitFieldPath } from '#values/path';
import { addLeaf, applyExpressions, exclude, include, ProjectionNode } from './projection-tree';

export type Projector = (doc: Document) => Document;

interface Parsed {
  root: ProjectionNode;
  mode: 'include' | 'exclude' | undefined;
  id: 'include' | 'exclude' | undefined;
  isStage: boolean;
}

/**
 * Compiles the projection of a find or findAndModify: inclusion, exclusion, computed fields and `$slice`.
 *
 * @throws MongoError 31249, 31250 colliding paths; 31253, 31254 inclusion mixed with exclusion; 238 the positional `$`
 */
export function compileProjection(spec: Document): Projector {
  if (Object.keys(spec).length === 0) return (doc) => doc;
  return compileSpec(spec, false);
}

export function compileStageProjection(spec: unknown): Projector {
  if (!isDocument(spec)) throw new MongoError(15969, '$project specification must be an object');
  if (Object.keys(spec).length === 0) {
    throw new MongoError(51272, '$project specification must have at least one field');
  }
  return compileSpec(spec, true);
}

function compileSpec(spec: Document, isStage: boolean): Projector {
  const root = new ProjectionNode();
  const parsed: Parsed = { root, mode: undefined, id: undefined, isStage };
  for (const [path, value] of Object.entries(spec)) parseEntry(parsed, path, value);
  // In a projection of only `_id` and slices, the `_id` decides.
  const mode = parsed.mode ?? (parsed.id === 'include' ? 'include' : 'exclude');
  const namesId = root.children.has('_id');
  if (mode === 'include' && parsed.id !== 'exclude' && !namesId) addLeaf(root, '_id', { kind: 'include' });
  if (mode === 'exclude' && parsed.id === 'exclude') addLeaf(root, '_id', { kind: 'exclude' });
  const shape = mode === 'include' ? include : exclude;
  return (doc) => {
    const result = shape(root, doc);
    applyExpressions(root, result, doc);
    return result;
  };
}

function parseEntry(parsed: Parsed, path: string, value: unknown): void {
  if (!parsed.isStage && path.endsWith('.$')) {
    throw new MongoError('NotImplemented', `the positional projection '${path}' is not supported`);
  }
  splitFieldPath(path);
  if (typeof value === 'boolean' || isNumeric(value)) {
    parseFlag(parsed, path, typeof value === 'boolean' ? value : toDouble(value) !== 0);
    return;
  }
  if (isDocument(value)) {
    const [first] = Object.keys(value);
    if (first === undefined) {
      throw new MongoError(51270, `An empty sub-projection is not a valid value: '${path}'`);
    }
    if (!first.startsWith('$')) {
      for (const [key, inner] of Object.entries(value)) parseEntry(parsed, `${path}.${key}`, inner);
      return;
    }
    if (!parsed.isStage && first === '$slice') {
      addLeaf(parsed.root, path, { kind: 'transform', transform: compileSlice(value.$slice) });
      return;
    }
    if (!isExpressionOperator(first)) throw new MongoError(31325, `Unknown expression ${first}`);
  }
  parseComputed(parsed, path, value);
}

function parseFlag(parsed: Parsed, path: string, isIncluded: boolean): void {
  const mode = isIncluded ? 'include' : 'exclude';
  if (path === '_id') {
    parsed.id = mode;
    return;
  }
  if (parsed.mode !== undefined && parsed.mode !== mode) {
    throw isIncluded
      ? new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  }
  parsed.mode = mode;
  addLeaf(parsed.root, path, { kind: mode });
}

function parseComputed(parsed: Parsed, path: string, value: unknown): void {
  if (parsed.mode === 'exclude') {
    throw new MongoError(
      isDocument(value) ? 31252 : 31310,
      `Cannot use an expression in an exclusion: ${path}`,
    );
  }
  parsed.mode = 'include';
  if (path === '_id') parsed.id = undefined;
  addLeaf(parsed.root, path, { kind: 'compute', evaluate: compileExpression(value) });
}

function compileSlice(operand: unknown): (value: unknown) => unknown {
  const count = toInteger(operand);
  if (count === undefined) {
    throw new MongoError(28724, `$slice is supported with a whole number alone, not ${describe(operand)}`);
  }
  return (value) => {
    if (!Array.isArray(value)) return value;
    return count >= 0 ? value.slice(0, count) : value.slice(count);
  };
}
