import { MongoError } from '#errors';
import { type Document, describe, isDocument } from '#values/bson-type';
import type { ApplyOptions, Draft, Modify } from './draft';
import { ARRAY_MODIFIERS } from './update-array-modifiers';
import { compareSegments, expandPath, requireNoConflicts } from './update-paths';
import { VALUE_MODIFIERS } from './update-value-modifiers';

interface Modification {
  path: string;
  segments: string[];
  modify: Modify;
}

const MODIFIERS = new Map(Object.entries({ ...VALUE_MODIFIERS, ...ARRAY_MODIFIERS }));

export function compileModifiers(update: Document): (draft: Draft, options: ApplyOptions) => void {
  const modifications = Object.entries(update).flatMap(([operator, fields]) =>
    compileOperator(operator, fields),
  );
  requireNoConflicts(modifications.map(({ segments }) => segments));
  return (draft, options) => {
    const concrete = modifications.flatMap(({ path, segments, modify }) =>
      expandPath(path, segments, draft, options).map((one) => ({ segments: one, modify })),
    );
    requireNoConflicts(concrete.map(({ segments }) => segments));
    concrete.sort((a, b) => compareSegments(a.segments, b.segments));
    for (const { segments, modify } of concrete) modify(draft, segments, options);
  };
}

function compileOperator(operator: string, fields: unknown): Modification[] {
  const compile = MODIFIERS.get(operator);
  if (!compile) throw new MongoError(9, `Unknown modifier: ${operator}`);
  if (!isDocument(fields)) {
    throw new MongoError(9, `Modifiers operate on fields, not {${operator}: ${describe(fields)}}`);
  }
  return Object.entries(fields).map(([path, operand]) => ({
    path,
    segments: parseUpdatePath(path),
    modify: compile(path, operand),
  }));
}

function parseUpdatePath(path: string): string[] {
  const segments = path.split('.');
  if (segments.includes('')) {
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  for (const [index, segment] of segments.entries()) {
    if (!segment.startsWith('$')) continue;
    if (/^\$\[.+\]$/.test(segment)) {
      throw new MongoError('NotImplemented', `the array filter '${segment}' in '${path}' is not supported`);
    }
    if (segment !== '$' && segment !== '$[]') {
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
