import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from './bson-type';
import { describe } from './describe';
import { compileFilter, type Matcher } from './filter';
import { isNumeric, toDouble } from './number';

/** Whether the operand of `$slice` is that of the aggregation operator instead of find's. */
export function isSliceExpression(operand: unknown): boolean {
  return Array.isArray(operand) && !(operand.length === 2 && isNumeric(operand[0]));
}

/** `$elemMatch` of a projection: the first element that matches. */
export function compileElemMatch(condition: Document): (value: unknown) => unknown {
  const matcher = compileFilter({ element: { $elemMatch: condition } });
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const found = value.find((element) => matcher.matches({ element: [element] }));
    return found === undefined ? undefined : [found];
  };
}

/** `$slice` of a find projection: a number of elements from either end, or `[skip, limit]`. */
export function compileSlice(operand: unknown): (value: unknown) => unknown {
  const parts = Array.isArray(operand) ? operand : [operand];
  const [first, second] = parts.map((part) => {
    if (!isNumeric(part)) {
      throw new MongoStandinError(
        28667,
        `Invalid $slice syntax. The given syntax { $slice: ${describe(operand)} } did not match the find() syntax.`,
      );
    }
    return Math.trunc(toDouble(part));
  });
  if (second === undefined) {
    return (value) => {
      if (!Array.isArray(value)) return value;
      return first! >= 0 ? value.slice(0, first) : value.slice(first);
    };
  }
  if (second <= 0) {
    throw new MongoStandinError(
      28724,
      `First argument to $slice must be an number, but second must be positive, found ${second}`,
    );
  }
  return (value) => {
    if (!Array.isArray(value)) return value;
    const start = first! >= 0 ? first! : Math.max(0, value.length + first!);
    return value.slice(start, start + second);
  };
}

/** The positional `$` of a projection: keeps the element by which the query matched. Throws code 51246 without one. */
export function applyPositional(path: string, result: Document, doc: Document, matcher?: Matcher): void {
  const segments = path.split('.');
  const last = segments.pop()!;
  let holder: unknown = result;
  for (const segment of segments) holder = isDocument(holder) ? holder[segment] : undefined;
  if (!isDocument(holder) || !Array.isArray(holder[last])) return;
  const index = matcher?.arrayPositionOf(doc);
  if (index === undefined) {
    throw new MongoStandinError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  const array = holder[last] as unknown[];
  if (index >= array.length) {
    throw new MongoStandinError(51247, "positional operator '.$' element mismatch");
  }
  holder[last] = [array[index]];
}
