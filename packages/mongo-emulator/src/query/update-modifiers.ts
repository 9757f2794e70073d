import { MongoError } from '#errors';
import type { ArrayFilter } from './array-filters';
import { type Document, describe, isDocument } from './bson-type';
import type { Draft } from './draft';
import type { ApplyOptions } from './update';
import { ARRAY_MODIFIERS } from './update-array-modifiers';
import { compareSegments, expandPath, requireNoConflicts } from './update-paths';
import { VALUE_MODIFIERS } from './update-value-modifiers';

/** Applies one operator at one concrete path. */
export type Modify = (draft: Draft, segments: string[], options: ApplyOptions) => void;

interface Modification {
  path: string;
  segments: string[];
  modify: Modify;
}

const MODIFIERS = new Map(Object.entries({ ...VALUE_MODIFIERS, ...ARRAY_MODIFIERS }));

/** Compiles update operators into one change of a draft, applied in mongod's order of paths. */
export function compileModifiers(
  update: Document,
  arrayFilters: Map<string, ArrayFilter>,
  now: Date,
): (draft: Draft, options: ApplyOptions) => void {
  const modifications = Object.entries(update).flatMap(([operator, fields]) =>
    compileOperator(operator, fields, now),
  );
  requireNoConflicts(modifications.map(({ segments }) => segments));
  requireFilters(modifications, arrayFilters);
  return (draft, options) => {
    const concrete = modifications.flatMap(({ path, segments, modify }) =>
      expandPath(path, segments, arrayFilters, draft, options).map((one) => ({ segments: one, modify })),
    );
    requireNoConflicts(concrete.map(({ segments }) => segments));
    concrete.sort((a, b) => compareSegments(a.segments, b.segments));
    for (const { segments, modify } of concrete) modify(draft, segments, options);
  };
}

function compileOperator(operator: string, fields: unknown, now: Date): Modification[] {
  const compile = MODIFIERS.get(operator);
  if (!compile && operator !== '$rename') {
    throw new MongoError(9, `Unknown modifier: ${operator}`);
  }
  if (!isDocument(fields)) {
    throw new MongoError(9, `Modifiers operate on fields, not {${operator}: ${describe(fields)}}`);
  }
  return Object.entries(fields).flatMap(([path, operand]) => {
    const segments = parseUpdatePath(path);
    return compile
      ? [{ path, segments, modify: compile(path, operand, now) }]
      : compileRename(path, segments, operand);
  });
}

function parseUpdatePath(path: string): string[] {
  const segments = path.split('.');
  if (segments.includes('')) {
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  for (const [index, segment] of segments.entries()) {
    if (!segment.startsWith('$')) continue;
    if (segment !== '$' && !/^\$\[.*\]$/.test(segment)) {
      throw new MongoError(52, `The dollar ($) prefixed field '${segment}' in '${path}' is not allowed`);
    }
    if (index === 0) {
      throw new MongoError(2, `Cannot have '${segment}' in the first position in path '${path}'`);
    }
    if (segment === '$' && segments.indexOf('$') !== index) {
      throw new MongoError(2, `Too many positional (i.e. '$') elements found in path '${path}'`);
    }
  }
  return segments;
}

function compileRename(path: string, segments: string[], operand: unknown): Modification[] {
  const isStatic = (parts: string[]): boolean => !parts.some((part) => part.startsWith('$'));
  const target = typeof operand === 'string' ? parseUpdatePath(operand) : undefined;
  if (!target || path === operand || !isStatic(segments) || !isStatic(target)) {
    throw new MongoError(2, `The fields of $rename must differ and not be dynamic: ${path}`);
  }
  const modify: Modify = (draft, source) => {
    const value = draft.get(source);
    if (value === undefined) {
      draft.requireViable(source);
      return;
    }
    requireNoArray(draft, source);
    requireNoArray(draft, target);
    draft.unset(source);
    draft.set(target, value);
  };
  // The target takes part in the conflict check only; the source's step does the whole move.
  return [
    { path, segments, modify },
    { path: target.join('.'), segments: target, modify: () => undefined },
  ];
}

function requireNoArray(draft: Draft, segments: string[]): void {
  for (let length = 1; length < segments.length; length++) {
    if (Array.isArray(draft.get(segments.slice(0, length)))) {
      throw new MongoError(2, `A field of $rename cannot be an array element: '${segments.join('.')}'`);
    }
  }
}

function requireFilters(modifications: Modification[], arrayFilters: Map<string, ArrayFilter>): void {
  const unused = new Set(arrayFilters.keys());
  for (const { path, segments } of modifications) {
    for (const segment of segments) {
      const identifier = /^\$\[(.+)\]$/.exec(segment)?.[1];
      if (identifier === undefined) continue;
      unused.delete(identifier);
      if (!arrayFilters.has(identifier)) {
        throw new MongoError(2, `No array filter found for identifier '${identifier}' in path '${path}'`);
      }
    }
  }
  for (const identifier of unused) {
    throw new MongoError(9, `The array filter for identifier '${identifier}' was not used`);
  }
}
