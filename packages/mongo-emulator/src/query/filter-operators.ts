import { MongoError } from '#errors';
import {
  type Document,
  isDocument,
  isNullish,
  isRegex,
  isTypeCode,
  typeCode,
  typeCodeOfAlias,
} from './bson-type';
import { compileRegexTest, testEquals, testIn, testRange, testSize } from './filter-comparison';
import { isNumeric, toDouble } from './number';
import type { DocumentTest, ValueTest } from './path';

/** Where and how operators are compiled. */
export interface OperatorContext {
  /** Applies a test of one value where the condition stands: at a path of a document, or to an array's element. */
  place(test: ValueTest, entersArrays: boolean): DocumentTest;
  /** Compiles the filter of `$elemMatch`. */
  compileFilter(filter: Document): DocumentTest;
}

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/** Compiles `{$gt: 1, $lt: 5, …}`. */
export function compileOperators(condition: Document, context: OperatorContext): DocumentTest {
  const tests: DocumentTest[] = [];
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator !== '$options') tests.push(compileOperator(operator, operand, condition, context));
    else if (!Object.hasOwn(condition, '$regex')) throw bad('$options needs a $regex');
  }
  return allOf(tests);
}

/** A test that passes if all the given ones do; without any, always. */
export function allOf(tests: DocumentTest[]): DocumentTest {
  if (tests.length === 1) return tests[0]!;
  return (doc, details) => tests.every((test) => test(doc, details));
}

const not =
  (test: DocumentTest): DocumentTest =>
  (doc) =>
    !test(doc);

function compileOperator(
  operator: string,
  operand: unknown,
  condition: Document,
  context: OperatorContext,
): DocumentTest {
  const { place } = context;
  switch (operator) {
    case '$eq':
      return place(testEquals(operand), true);
    case '$ne':
      if (isRegex(operand)) throw bad("Can't have regex as arg to $ne.");
      return not(place(testEquals(operand), true));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return place(testRange(operator, operand), true);
    case '$in':
      return place(testIn(operand), true);
    case '$nin':
      return not(place(testIn(operand), true));
    case '$regex':
      return place(compileRegexTest(operand, condition.$options), true);
    case '$type':
      return place(testType(operand), true);
    case '$size':
      return place(testSize(operand), false);
    case '$exists': {
      const exists = place((value) => value !== undefined, true);
      return isTrue(operand) ? exists : not(exists);
    }
    case '$elemMatch':
      return place(testElements(operand, context), false);
    case '$all':
      return compileAll(operand, context);
    case '$not':
      if (isRegex(operand)) return not(place(compileRegexTest(operand), true));
      return not(compileOperators(requireOperators(operand), context));
    default:
      throw bad(`unknown operator: ${operator}`);
  }
}

function requireOperators(operand: unknown): Document {
  if (!isDocument(operand)) throw bad('$not needs a regex or a document');
  const keys = Object.keys(operand);
  if (keys.length === 0) throw bad('$not cannot be empty');
  const plain = keys.find((key) => !key.startsWith('$'));
  if (plain !== undefined) throw bad(`unknown operator: ${plain}`);
  return operand;
}

function isTrue(operand: unknown): boolean {
  return !isNullish(operand) && operand !== false && !(isNumeric(operand) && toDouble(operand) === 0);
}

function testType(operand: unknown): ValueTest {
  const wanted = Array.isArray(operand) ? operand : [operand];
  if (wanted.length === 0) throw new MongoError('FailedToParse', '$type must match at least one type');
  const codes = new Set<number>();
  for (const type of wanted) {
    if (type === 'number') {
      for (const alias of ['double', 'int', 'long']) codes.add(typeCodeOfAlias(alias)!);
      continue;
    }
    const code =
      typeof type === 'string' ? typeCodeOfAlias(type) : isNumeric(type) ? toDouble(type) : undefined;
    if (code === undefined || !isTypeCode(code))
      throw bad(`Unknown type name alias or code: ${String(type)}`);
    codes.add(code);
  }
  return (value) => value !== undefined && codes.has(typeCode(value));
}

/** `$elemMatch`: some element passes; records which one. */
function testElements(operand: unknown, context: OperatorContext): ValueTest {
  const test = compileElement(operand, context);
  return (value, details) => {
    const index = Array.isArray(value) ? value.findIndex((element) => test(element)) : -1;
    if (index >= 0 && details) details.arrayIndex = index;
    return index >= 0;
  };
}

function compileElement(operand: unknown, { compileFilter }: OperatorContext): ValueTest {
  if (!isDocument(operand)) throw bad('$elemMatch needs an Object');
  const [first] = Object.keys(operand);
  if (first?.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first)) {
    const test = compileOperators(operand, { place: (valueTest) => valueTest, compileFilter });
    return (value) => test(value as Document);
  }
  const test = compileFilter(operand);
  // An array in an array is matched as a document whose field names are its indexes.
  return (value) =>
    (isDocument(value) && test(value)) || (Array.isArray(value) && test({ ...value } as never));
}

function compileAll(operand: unknown, context: OperatorContext): DocumentTest {
  if (!Array.isArray(operand)) throw bad('$all needs an array');
  if (operand.length === 0) return () => false;
  const isElemMatch = (value: unknown): value is Document =>
    isDocument(value) && Object.keys(value)[0] === '$elemMatch';
  if (operand.some(isElemMatch) && !operand.every(isElemMatch))
    throw bad('$all/$elemMatch has to be consistent');
  return allOf(
    operand.map((value) => {
      if (isElemMatch(value)) return context.place(testElements(value.$elemMatch, context), false);
      if (isRegex(value)) return context.place(compileRegexTest(value), true);
      if (isDocument(value) && Object.keys(value)[0]?.startsWith('$')) throw bad('no $ expressions in $all');
      return context.place(testEquals(value), true);
    }),
  );
}
