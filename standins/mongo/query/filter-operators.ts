import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, isRegex, isTypeCode, typeCode, typeCodeOfAlias } from './bson-type';
import { testBits, testMod } from './filter-bits';
import { compileRegexTest, testEquals, testIn, testRange } from './filter-comparison';
import { isNumeric, toDouble } from './number';
import { compilePathTest, type DocumentTest, type ValueTest } from './path';

type CompileNested = (filter: Document) => DocumentTest;

const bad = (message: string): MongoStandinError => new MongoStandinError(2, message);

/** Compiles `{$gt: 1, $lt: 5, …}` on a path into one test per operator. */
export function compileFieldOperators(
  path: string,
  condition: Document,
  nested: CompileNested,
): DocumentTest[] {
  const tests: DocumentTest[] = [];
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$options') {
      if (!Object.hasOwn(condition, '$regex')) throw bad('$options needs a $regex');
      continue;
    }
    tests.push(compileFieldOperator(path, operator, operand, condition, nested));
  }
  return tests;
}

function compileFieldOperator(
  path: string,
  operator: string,
  operand: unknown,
  condition: Document,
  nested: CompileNested,
): DocumentTest {
  switch (operator) {
    case '$not':
      return negate(compileNot(path, operand, nested));
    case '$ne':
      if (isRegex(operand)) throw bad("Can't have regex as arg to $ne.");
      return negate(compilePathTest(path, testEquals(operand), true));
    case '$nin':
      return negate(compilePathTest(path, testIn(operand), true));
    case '$exists':
      return compileExists(path, operand);
    case '$size':
      return compilePathTest(path, testSize(operand), false);
    case '$elemMatch':
      return compileElemMatchOnPath(path, operand, nested);
    case '$all':
      return compileAll(path, operand, nested);
    default:
      return compilePathTest(path, compileValueOperator(operator, operand, condition, nested), true);
  }
}

/** The operators whose meaning needs only the value itself. */
function compileValueOperator(
  operator: string,
  operand: unknown,
  condition: Document,
  nested: CompileNested,
): ValueTest {
  switch (operator) {
    case '$eq':
      return testEquals(operand);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return testRange(operator, operand);
    case '$in':
      return testIn(operand);
    case '$regex':
      return compileRegexTest(operand, condition.$options);
    case '$type':
      return testType(operand);
    case '$mod':
      return testMod(operand);
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return testBits(operator, operand);
    // Inside $elemMatch these apply to the element itself.
    case '$ne':
      if (isRegex(operand)) throw bad("Can't have regex as arg to $ne.");
      return not(testEquals(operand));
    case '$nin':
      return not(testIn(operand));
    case '$exists':
      return isTrueOperand(operand) ? () => true : () => false;
    case '$size':
      return testSize(operand);
    case '$elemMatch':
      return asElementTest(compileElementTest(operand, nested));
    case '$all':
      return testAllElements(operand, nested);
    case '$not': {
      if (isRegex(operand)) return not(compileRegexTest(operand));
      return not(compileValueOperators(requireOperators(operand), nested));
    }
    default:
      throw bad(`unknown operator: ${operator}`);
  }
}

function compileValueOperators(condition: Document, nested: CompileNested): ValueTest {
  const tests = Object.entries(condition)
    .filter(([operator]) => operator !== '$options')
    .map(([operator, operand]) => compileValueOperator(operator, operand, condition, nested));
  return (value) => tests.every((test) => test(value));
}

const not =
  (test: ValueTest): ValueTest =>
  (value) =>
    !test(value);

const negate =
  (test: DocumentTest): DocumentTest =>
  (doc) =>
    !test(doc);

function requireOperators(operand: unknown): Document {
  if (!isDocument(operand)) throw bad('$not needs a regex or a document');
  const keys = Object.keys(operand);
  if (keys.length === 0) throw bad('$not cannot be empty');
  const plain = keys.find((key) => !key.startsWith('$'));
  if (plain !== undefined) throw bad(`unknown operator: ${plain}`);
  return operand;
}

function compileNot(path: string, operand: unknown, nested: CompileNested): DocumentTest {
  if (isRegex(operand)) return compilePathTest(path, compileRegexTest(operand), true);
  const tests = compileFieldOperators(path, requireOperators(operand), nested);
  return (doc) => tests.every((test) => test(doc));
}

function isTrueOperand(operand: unknown): boolean {
  return (
    operand !== undefined &&
    operand !== null &&
    operand !== false &&
    !(isNumeric(operand) && toDouble(operand) === 0)
  );
}

function compileExists(path: string, operand: unknown): DocumentTest {
  const exists = compilePathTest(path, (value) => value !== undefined, true);
  return isTrueOperand(operand) ? exists : negate(exists);
}

function testSize(operand: unknown): ValueTest {
  if (!isNumeric(operand)) {
    throw bad(`Failed to parse $size. Expected a number in: $size: ${String(operand)}`);
  }
  const size = toDouble(operand);
  if (!Number.isInteger(size)) {
    throw bad(`Failed to parse $size. Expected an integer: $size: ${size}`);
  }
  if (size < 0) {
    throw bad(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
  }
  return (value) => Array.isArray(value) && value.length === size;
}

function testType(operand: unknown): ValueTest {
  const wanted = Array.isArray(operand) ? operand : [operand];
  if (wanted.length === 0) throw new MongoStandinError(9, '$type must match at least one type');
  const codes = new Set<number>();
  for (const type of wanted) {
    if (type === 'number') {
      for (const code of [1, 16, 18, 19]) codes.add(code);
    } else if (typeof type === 'string') {
      const code = typeCodeOfAlias(type);
      if (code === undefined) throw bad(`Unknown type name alias: ${type}`);
      codes.add(code);
    } else if (isNumeric(type)) {
      const code = toDouble(type);
      if (!isTypeCode(code)) throw bad(`Invalid numerical type code: ${code}`);
      codes.add(code);
    } else {
      throw new MongoStandinError(14, 'type must be represented as a number or a string');
    }
  }
  return (value) => value !== undefined && codes.has(typeCode(value));
}

function compileElemMatchOnPath(path: string, operand: unknown, nested: CompileNested): DocumentTest {
  const test = compileElementTest(operand, nested);
  const inArray = compilePathTest(path, asElementTest(test), false);
  return (doc, details) => {
    if (!inArray(doc)) return false;
    if (details) recordElement(doc, path, test, details);
    return true;
  };
}

function recordElement(doc: Document, path: string, test: ValueTest, details: { arrayIndex?: number }): void {
  // Only the array found without crossing another one gives an unambiguous position.
  compilePathTest(
    path,
    (value) => {
      const index = Array.isArray(value) ? value.findIndex((element) => test(element)) : -1;
      if (index >= 0) details.arrayIndex = index;
      return index >= 0;
    },
    false,
  )(doc);
}

const asElementTest =
  (test: ValueTest): ValueTest =>
  (value) =>
    Array.isArray(value) && value.some((element) => test(element));

function compileElementTest(operand: unknown, nested: CompileNested): ValueTest {
  if (!isDocument(operand)) throw bad('$elemMatch needs an Object');
  const [first] = Object.keys(operand);
  const isValueForm =
    first?.startsWith('$') === true &&
    !['$and', '$or', '$nor', '$expr', '$where', '$ref', '$id'].includes(first);
  if (isValueForm) return compileValueOperators(operand, nested);
  const test = nested(operand);
  return (value) => {
    if (Array.isArray(value)) return test({ ...value } as unknown as Document);
    return isDocument(value) && test(value);
  };
}

function compileAll(path: string, operand: unknown, nested: CompileNested): DocumentTest {
  if (!Array.isArray(operand)) throw bad('$all needs an array');
  if (operand.length === 0) return () => false;
  const elemMatches = operand.filter(isElemMatch);
  if (elemMatches.length > 0 && elemMatches.length < operand.length) {
    throw bad('$all/$elemMatch has to be consistent');
  }
  const tests = operand.map((value) => {
    if (isElemMatch(value)) return compileElemMatchOnPath(path, value.$elemMatch, nested);
    if (isRegex(value)) return compilePathTest(path, compileRegexTest(value), true);
    if (isDocument(value) && Object.keys(value)[0]?.startsWith('$')) throw bad('no $ expressions in $all');
    return compilePathTest(path, testEquals(value), true);
  });
  return (doc, details) => tests.every((test) => test(doc, details));
}

function isElemMatch(value: unknown): value is { $elemMatch: unknown } {
  return isDocument(value) && Object.keys(value)[0] === '$elemMatch';
}

function testAllElements(operand: unknown, nested: CompileNested): ValueTest {
  const test = compileAll('element', operand, nested);
  return (element) => test({ element });
}
