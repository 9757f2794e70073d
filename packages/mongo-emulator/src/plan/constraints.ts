import type { Document } from '#bson';
import { isOperatorDocument } from '#query/filter/filter';
import { isDocument, isRegex, TypeOrder } from '#values/bson-type';
import { regexParts } from '#values/compare';
import { bracketOfType, type Interval, normalize, pointOf, prefixOf, rangeOf } from './intervals';

/** A value at the path lies in one of the intervals; two conditions may hold for two elements of an array. */
export type Constraint = { intervals: Interval[] };

export type Constraints = Map<string, Constraint[]>;

/** Reads the constraints of a filter. Conditions that no index can use are ignored. */
export function readConstraints(filter: Document, prefix = '', found: Constraints = new Map()): Constraints {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const branch of condition) if (isDocument(branch)) readConstraints(branch, prefix, found);
    } else if (!key.startsWith('$')) {
      readField(prefix + key, condition, found);
    }
  }
  return found;
}

function add(path: string, intervals: Interval[], found: Constraints): void {
  const existing = found.get(path);
  const constraint = { intervals: normalize(intervals) };
  if (existing) existing.push(constraint);
  else found.set(path, [constraint]);
}

function readField(path: string, condition: unknown, found: Constraints): void {
  if (isRegex(condition)) {
    add(path, regexIntervals(regexParts(condition)), found);
  } else if (isDocument(condition) && isOperatorDocument(condition)) {
    readOperators(path, condition, found);
  } else {
    add(path, equalityIntervals(condition), found);
  }
}

function readOperators(path: string, condition: Document, found: Constraints): void {
  for (const [operator, operand] of Object.entries(condition)) {
    switch (operator) {
      case '$eq':
        add(path, isRegex(operand) ? [bracketOfType(TypeOrder.Regex)] : equalityIntervals(operand), found);
        break;
      case '$in':
        if (Array.isArray(operand)) add(path, operand.flatMap(memberIntervals), found);
        break;
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        add(path, [rangeOf(operator, operand)], found);
        break;
      case '$regex':
        add(
          path,
          regexIntervals(isRegex(operand) ? regexParts(operand) : { pattern: String(operand), options: '' }),
          found,
        );
        break;
      case '$elemMatch':
        if (isDocument(operand)) readElement(path, operand, found);
        break;
    }
  }
}

/** Each condition holds for some element; an index does not show whether all hold for the same one. */
function readElement(path: string, operand: Document, found: Constraints): void {
  if (isOperatorDocument(operand)) {
    const { $eq, $in, $gt, $gte, $lt, $lte } = operand;
    const isLogical = ['$and', '$or', '$expr'].includes(Object.keys(operand)[0] as string);
    if (isLogical) readConstraints(operand, `${path}.`, found);
    else if (Array.isArray($in)) add(path, $in.flatMap(memberIntervals), found);
    else {
      const plain = Object.entries({ $eq, $gt, $gte, $lt, $lte }).filter(([, value]) => value !== undefined);
      for (const [operator, value] of plain) {
        if (Array.isArray(value)) continue;
        add(path, operator === '$eq' ? equalityIntervals(value) : [rangeOf(operator, value)], found);
      }
    }
  } else {
    readConstraints(operand, `${path}.`, found);
  }
}

function memberIntervals(value: unknown): Interval[] {
  return isRegex(value) ? regexIntervals(regexParts(value)) : equalityIntervals(value);
}

/** A field equals an array by its whole value or by an element; an index holds the elements. */
function equalityIntervals(value: unknown): Interval[] {
  if (!Array.isArray(value)) return [pointOf(value ?? null)];
  return [pointOf(value), pointOf(value.length === 0 ? undefined : (value[0] ?? null))];
}

/** A pattern anchored to the start that begins with plain characters matches only strings with that prefix. */
function regexIntervals({ pattern, options }: { pattern: string; options: string }): Interval[] {
  const same = bracketOfType(TypeOrder.Regex);
  const prefix = options === '' ? plainStartOf(pattern) : '';
  return prefix === '' ? [bracketOfType(TypeOrder.String), same] : [prefixOf(prefix), same];
}

function plainStartOf(pattern: string): string {
  if (!pattern.startsWith('^') || pattern.includes('|')) return '';
  const [start = ''] = /^[\w\s@:/,;=<>~#%&"'!-]*/.exec(pattern.slice(1)) as RegExpExecArray;
  const next = pattern[1 + start.length];
  // A quantifier may make the last character optional.
  return next !== undefined && '*?{+'.includes(next) ? start.slice(0, -1) : start;
}
