import { MongoError } from '#errors';
import { isTruthy } from '#expressions/values';
import { type Document, describe, isDocument, isRegex, isTypeAlias, typeAlias } from '#values/bson-type';
import type { DocumentTest, ValueTest } from '#values/path';
import { compileRegexTest, testEquals, testIn, testRange } from './filter-comparison';

export interface OperatorContext {
  /** Applies a test of one value where the condition stands: at a path of a document, or to an array's element. */
  place(test: ValueTest, entersArrays: boolean): DocumentTest;
  compileFilter(filter: Document): DocumentTest;
}

const bad = (message: string): MongoError => new MongoError('BadValue', message);

export function compileOperators(condition: Document, context: OperatorContext): DocumentTest {
  return allOf(
    Object.entries(condition).map(([operator, operand]) => compileOperator(operator, operand, context)),
  );
}

export function allOf(tests: DocumentTest[]): DocumentTest {
  if (tests.length === 1) return tests[0]!;
  return (doc, details) => tests.every((test) => test(doc, details));
}

const not =
  (test: DocumentTest): DocumentTest =>
  (doc) =>
    !test(doc);

function compileOperator(operator: string, operand: unknown, context: OperatorContext): DocumentTest {
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
      return place(compileRegexTest(operand), true);
    case '$type':
      return place(testType(operand), true);
    case '$exists': {
      const exists = place((value) => value !== undefined, true);
      return isTruthy(operand) ? exists : not(exists);
    }
    case '$elemMatch':
      return place(testElements(operand, context), false);
    default:
      throw bad(`unknown operator: ${operator}`);
  }
}

function testType(operand: unknown): ValueTest {
  if (typeof operand !== 'string' || !isTypeAlias(operand)) {
    throw bad(`Unknown type name alias: ${describe(operand)}`);
  }
  return (value) => typeAlias(value) === operand;
}

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
  if (first?.startsWith('$') && !['$and', '$or', '$expr'].includes(first)) {
    const test = compileOperators(operand, { place: (valueTest) => valueTest, compileFilter });
    return (value) => test(value as Document);
  }
  const test = compileFilter(operand);
  // An array in an array is matched as a document whose field names are its indexes.
  return (value) =>
    (isDocument(value) && test(value)) || (Array.isArray(value) && test({ ...value } as never));
}
