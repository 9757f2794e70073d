import { MongoStandinError } from '@/standins/mongo/errors';
import type { ArrayFilter } from './array-filters';
import { type Document, isDocument, typeAlias } from './bson-type';
import { describe } from './describe';
import type { ApplyOptions } from './update';
import { compileArrayModifier } from './update-array-modifiers';
import type { Draft } from './update-path';
import { compareSegments, expandPath, requireNoConflicts } from './update-paths';
import { compileValueModifier } from './update-value-modifiers';

/** Applies one operator at one concrete path. */
export type Modify = (draft: Draft, segments: string[], options: ApplyOptions) => void;

interface Modification {
  path: string;
  segments: string[];
  modify: Modify;
  isPositional: boolean;
}

const MODIFIERS = new Set([
  '$addToSet',
  '$bit',
  '$currentDate',
  '$inc',
  '$max',
  '$min',
  '$mul',
  '$pop',
  '$pull',
  '$pullAll',
  '$push',
  '$rename',
  '$set',
  '$setOnInsert',
  '$unset',
]);

/** Compiles update operators into one change of a draft, applied in mongod's order of paths. */
export function compileModifiers(
  update: Document,
  arrayFilters: Map<string, ArrayFilter>,
  now?: Date,
): (draft: Draft, options: ApplyOptions) => void {
  const modifications: Modification[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!MODIFIERS.has(operator)) {
      throw new MongoStandinError(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDocument(fields)) {
      throw new MongoStandinError(
        9,
        `Modifiers operate on fields but we found type ${typeAlias(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${describe(fields)}}`,
      );
    }
    for (const [path, operand] of Object.entries(fields)) {
      addModification(modifications, operator, path, operand, now);
    }
  }
  requireNoConflicts(modifications.map(({ segments }) => segments));
  requireFiltersUsed(modifications, arrayFilters, update);
  modifications.sort((a, b) => compareSegments(a.segments, b.segments));
  if (!modifications.some(({ isPositional }) => isPositional)) {
    return (draft, options) => {
      for (const { segments, modify } of modifications) modify(draft, segments, options);
    };
  }
  return (draft, options) => applyExpanded(modifications, arrayFilters, draft, options);
}

function addModification(
  modifications: Modification[],
  operator: string,
  path: string,
  operand: unknown,
  now?: Date,
): void {
  const segments = parseUpdatePath(path);
  const isPositional = segments.some((segment) => segment.startsWith('$'));
  if (operator === '$rename') {
    modifications.push(...compileRename(path, segments, operand, isPositional));
    return;
  }
  const modify =
    compileValueModifier(operator, path, operand, now) ?? compileArrayModifier(operator, path, operand);
  modifications.push({ path, segments, modify, isPositional });
}

function parseUpdatePath(path: string): string[] {
  if (path === '') {
    throw new MongoStandinError(56, 'An empty update path is not valid.');
  }
  const segments = path.split('.');
  if (segments.includes('')) {
    throw new MongoStandinError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  segments.forEach((segment, index) => {
    if (!segment.startsWith('$')) return;
    if (segment !== '$' && !/^\$\[.*\]$/.test(segment)) {
      throw new MongoStandinError(
        52,
        `The dollar ($) prefixed field '${segment}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
    if (index === 0) {
      throw new MongoStandinError(
        2,
        `Cannot have ${segment === '$' ? "positional (i.e. '$')" : `array filter identifier (i.e. '${segment}')`} element in the first position in path '${path}'`,
      );
    }
    if (segment === '$' && segments.indexOf('$') !== index) {
      throw new MongoStandinError(2, `Too many positional (i.e. '$') elements found in path '${path}'`);
    }
  });
  return segments;
}

function compileRename(
  path: string,
  segments: string[],
  operand: unknown,
  isPositional: boolean,
): Modification[] {
  if (typeof operand !== 'string') {
    throw new MongoStandinError(
      2,
      `The 'to' field for $rename must be a string: ${path}: ${describe(operand)}`,
    );
  }
  const target = parseUpdatePath(operand);
  if (isPositional || target.some((segment) => segment.startsWith('$'))) {
    throw new MongoStandinError(2, `The source and target field for $rename may not be dynamic: ${path}`);
  }
  if (path === operand) {
    throw new MongoStandinError(
      2,
      `The source and target field for $rename must differ: ${path}: "${operand}"`,
    );
  }
  const modify: Modify = (draft, source) => {
    const value = draft.get(source);
    if (value === undefined) {
      draft.requireViable(source);
      return;
    }
    requireNoArrayOnPath(draft, source, 'source');
    requireNoArrayOnPath(draft, target, 'destination');
    draft.unset(source);
    draft.set(target, value);
  };
  // The target takes part in the conflict check only; the source's step does the whole move.
  return [
    { path, segments, modify, isPositional: false },
    { path: operand, segments: target, modify: () => undefined, isPositional: false },
  ];
}

function requireNoArrayOnPath(draft: Draft, segments: string[], role: string): void {
  for (let length = 1; length < segments.length; length++) {
    if (Array.isArray(draft.get(segments.slice(0, length)))) {
      throw new MongoStandinError(
        2,
        `The ${role} field cannot be an array element, '${segments.join('.')}' in doc with ${describe({ _id: draft.root._id })} has an array field called '${segments[length - 1]}'`,
      );
    }
  }
}

function requireFiltersUsed(
  modifications: Modification[],
  arrayFilters: Map<string, ArrayFilter>,
  update: Document,
): void {
  const used = new Set<string>();
  for (const { path, segments } of modifications) {
    for (const segment of segments) {
      const identifier = /^\$\[(.+)\]$/.exec(segment)?.[1];
      if (identifier === undefined) continue;
      used.add(identifier);
      if (!arrayFilters.has(identifier)) {
        throw new MongoStandinError(
          2,
          `No array filter found for identifier '${identifier}' in path '${path}'`,
        );
      }
    }
  }
  for (const identifier of arrayFilters.keys()) {
    if (!used.has(identifier)) {
      throw new MongoStandinError(
        9,
        `The array filter for identifier '${identifier}' was not used in the update ${describe(update)}`,
      );
    }
  }
}

function applyExpanded(
  modifications: Modification[],
  arrayFilters: Map<string, ArrayFilter>,
  draft: Draft,
  options: ApplyOptions,
): void {
  const expanded = modifications.flatMap(({ path, segments, modify, isPositional }) => {
    const concrete = isPositional ? expandPath(path, segments, arrayFilters, draft, options) : [segments];
    return concrete.map((one) => ({ segments: one, modify }));
  });
  requireNoConflicts(expanded.map(({ segments }) => segments));
  expanded.sort((a, b) => compareSegments(a.segments, b.segments));
  for (const { segments, modify } of expanded) modify(draft, segments, options);
}
