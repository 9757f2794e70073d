import type { Binary } from 'bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import {
  bsonClass,
  type Document,
  isDocument,
  isRegex,
  isTypeCode,
  TypeOrder,
  typeCode,
  typeCodeOfAlias,
  typeOrder,
} from './bson-type';
import { binaryBytes, compareSameType, compareValues, regexParts } from './compare';
import { encodeIndexKey } from './key-string';
import { compareNumbers, isNaNValue, isNumeric, toDouble } from './number';
import { compilePathTest, type DocumentTest, type ValueTest } from './path';
import { compileRegex } from './regex';

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

/** Equality as filters mean it: null also equals a missing field. */
export function testEquals(expected: unknown): ValueTest {
  switch (typeof expected) {
    case 'string':
    case 'boolean':
      return (value) => value === expected;
    case 'number':
      if (Number.isNaN(expected)) return isNaNValue;
      return (value) =>
        value === expected ||
        (typeof value === 'object' && isNumeric(value) && compareNumbers(value, expected) === 0);
  }
  if (expected === null || expected === undefined) return (value) => value === null || value === undefined;
  if (bsonClass(expected) === 'ObjectId') {
    const hex = (expected as { toHexString(): string }).toHexString();
    return (value) =>
      bsonClass(value) === 'ObjectId' && (value as { toHexString(): string }).toHexString() === hex;
  }
  const type = typeOrder(expected);
  return (value) => typeOrder(value) === type && compareSameType(type, value, expected) === 0;
}

function testRange(operator: string, bound: unknown): ValueTest {
  if (isRegex(bound)) throw bad(`Can't have RegEx as arg to predicate over field with ${operator}.`);
  const inclusive = operator.endsWith('e');
  const sign = operator.startsWith('$g') ? 1 : -1;
  if (bound === null || bound === undefined) {
    return (value) => inclusive && (value === null || value === undefined);
  }
  if (typeof bound === 'number' && !Number.isNaN(bound)) return numberRange(operator, bound);
  if (isNaNValue(bound)) return (value) => inclusive && isNaNValue(value);
  const type = typeOrder(bound);
  if (type === TypeOrder.MinKey || type === TypeOrder.MaxKey) {
    return (value) => {
      const order = sign * compareValues(value, bound);
      return order > 0 || (inclusive && order === 0);
    };
  }
  return (value) => {
    if (typeOrder(value) !== type || isNaNValue(value)) return false;
    const order = sign * compareSameType(type, value, bound);
    return order > 0 || (inclusive && order === 0);
  };
}

function numberRange(operator: string, bound: number): ValueTest {
  const slow = (value: unknown, accept: (order: number) => boolean): boolean =>
    typeof value === 'object' &&
    isNumeric(value) &&
    !isNaNValue(value) &&
    accept(compareNumbers(value, bound));
  switch (operator) {
    case '$gt':
      return (value) => (typeof value === 'number' ? value > bound : slow(value, (order) => order > 0));
    case '$gte':
      return (value) => (typeof value === 'number' ? value >= bound : slow(value, (order) => order >= 0));
    case '$lt':
      return (value) => (typeof value === 'number' ? value < bound : slow(value, (order) => order < 0));
    default:
      return (value) => (typeof value === 'number' ? value <= bound : slow(value, (order) => order <= 0));
  }
}

function testIn(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw bad('$in needs an array');
  for (const value of operand) {
    if (isDocument(value) && Object.keys(value)[0]?.startsWith('$') && bsonClass(value) !== 'DBRef') {
      throw bad('cannot nest $ under $in');
    }
  }
  const regexes = operand.filter(isRegex).map((regex) => compileRegexTest(regex));
  const values = operand.filter((value) => !isRegex(value));
  const strings = new Set(values.filter((value) => typeof value === 'string'));
  const others = values.filter((value) => typeof value !== 'string');
  const testOther = others.length > 8 ? testKeySet(others) : anyOf(others.map(testEquals));
  const testRegex = anyOf(regexes);
  return (value) => {
    if (typeof value === 'string') return strings.has(value) || testRegex(value);
    return testOther(value) || testRegex(value);
  };
}

function anyOf(tests: ValueTest[]): ValueTest {
  if (tests.length === 0) return () => false;
  if (tests.length === 1) return tests[0]!;
  return (value) => tests.some((test) => test(value));
}

function testKeySet(values: unknown[]): ValueTest {
  const keyOf = (value: unknown): string => encodeIndexKey([value], [1]).toString('latin1');
  const keys = new Set(values.map(keyOf));
  return (value) => keys.has(keyOf(value));
}

/** Matches strings, and regular expressions equal to the given one. */
export function compileRegexTest(operand: unknown, options?: unknown): ValueTest {
  if (options !== undefined && typeof options !== 'string') throw bad('$options has to be a string');
  let pattern: string;
  let flags: string;
  if (typeof operand === 'string') {
    pattern = operand;
    flags = options ?? '';
  } else if (isRegex(operand)) {
    const parts = regexParts(operand);
    if (parts.options !== '' && options !== undefined && options !== '') {
      throw new MongoStandinError(51075, 'options set in both $regex and $options');
    }
    pattern = parts.pattern;
    flags = parts.options || (options ?? '');
  } else {
    throw bad('$regex has to be a string');
  }
  const regex = compileRegex(pattern, flags);
  return (value) => {
    if (typeof value === 'string') return regex.test(value);
    if (typeof value !== 'object' || value === null) return false;
    if (bsonClass(value) === 'BSONSymbol') return regex.test(String((value as { value: string }).value));
    if (!isRegex(value)) return false;
    const parts = regexParts(value);
    return parts.pattern === pattern && parts.options === flags;
  };
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

function testMod(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw bad('malformed mod, needs to be an array');
  if (operand.length < 2) throw bad('malformed mod, not enough elements');
  if (operand.length > 2) throw bad('malformed mod, too many elements');
  const [divisor, remainder] = operand.map((part, index) => {
    if (!isNumeric(part)) {
      throw bad(`malformed mod, ${index === 0 ? 'divisor' : 'remainder'} not a number`);
    }
    const number = toDouble(part);
    if (!Number.isFinite(number)) throw bad('malformed mod, divisor and remainder must be finite numbers');
    return toInteger(part)!;
  });
  if (divisor === 0n) throw bad('divisor cannot be 0');
  return (value) => {
    if (typeof value !== 'number' && !isNumeric(value)) return false;
    const integer = toInteger(value);
    return integer !== undefined && integer % divisor! === remainder;
  };
}

/** A numeric value cut to an integer; undefined for NaN, infinities and what int64 cannot hold. */
function toInteger(value: unknown): bigint | undefined {
  if (bsonClass(value) === 'Long') return (value as { toBigInt(): bigint }).toBigInt();
  const number = toDouble(value);
  if (!Number.isFinite(number) || Math.abs(number) >= 2 ** 63) return undefined;
  return BigInt(Math.trunc(number));
}

function testBits(operator: string, operand: unknown): ValueTest {
  const mask = readBitMask(operator, operand);
  return (value) => {
    const bits = bitsOf(value);
    if (bits === undefined) return false;
    const set = bits & mask;
    switch (operator) {
      case '$bitsAllSet':
        return set === mask;
      case '$bitsAllClear':
        return set === 0n;
      case '$bitsAnySet':
        return set !== 0n;
      default:
        return set !== mask;
    }
  };
}

function readBitMask(operator: string, operand: unknown): bigint {
  if (Array.isArray(operand)) {
    let mask = 0n;
    for (const position of operand) {
      const bit = isNumeric(position) ? toDouble(position) : Number.NaN;
      if (!Number.isInteger(bit) || bit < 0) {
        throw bad(`Failed to parse bit position. Expected a non-negative integer in: ${operator}`);
      }
      mask |= 1n << BigInt(bit);
    }
    return mask;
  }
  if (isNumeric(operand)) {
    const integer = Number.isInteger(toDouble(operand)) ? toInteger(operand) : undefined;
    if (integer === undefined || integer < 0n) {
      throw new MongoStandinError(9, `Expected a non-negative integer in: ${operator}: ${String(operand)}`);
    }
    return integer;
  }
  if (bsonClass(operand) === 'Binary') return binaryBits(operand as Binary);
  throw bad(`${operator} takes an Array, a number, or a BinData but received: ${String(operand)}`);
}

function binaryBits(binary: Binary): bigint {
  let bits = 0n;
  const bytes = binaryBytes(binary);
  for (let i = bytes.length - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[i]!);
  return bits;
}

function bitsOf(value: unknown): bigint | undefined {
  if (typeof value === 'number' || isNumeric(value)) {
    // Numbers with a fraction or outside int64 have no bits to test; negative ones are sign-extended.
    return Number.isInteger(toDouble(value)) ? toInteger(value) : undefined;
  }
  return bsonClass(value) === 'Binary' ? binaryBits(value as Binary) : undefined;
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
