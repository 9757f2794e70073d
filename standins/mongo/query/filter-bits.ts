import type { Binary } from 'bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { bsonClass } from './bson-type';
import { binaryBytes } from './compare';
import { isNumeric, toDouble } from './number';
import type { ValueTest } from './path';

const bad = (message: string): MongoStandinError => new MongoStandinError(2, message);

/** `$mod`: numbers cut to integers that leave the remainder. */
export function testMod(operand: unknown): ValueTest {
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

/** `$bitsAllSet` and its like, on integers and binary data. */
export function testBits(operator: string, operand: unknown): ValueTest {
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
