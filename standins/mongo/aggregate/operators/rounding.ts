import { doubleResult, fromExact, integerResult, rankOf, toBigInt } from '@/standins/mongo/query/arithmetic';
import { exactDecimal, isNumeric, toDouble } from '@/standins/mongo/query/number';
import { onNumber, requireNumeric } from './number-operand';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, takes } from './operator';

type Rounding = 'half-even' | 'down' | 'floor' | 'ceil';

function roundQuotient(digits: bigint, divisor: bigint, sign: 1 | -1, rounding: Rounding): bigint {
  const quotient = digits / divisor;
  const rest = digits % divisor;
  if (rest === 0n || rounding === 'down') return quotient;
  if (rounding === 'floor') return sign < 0 ? quotient + 1n : quotient;
  if (rounding === 'ceil') return sign > 0 ? quotient + 1n : quotient;
  const twice = rest * 2n;
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/** Rounds to a number of decimal places (negative: tens, hundreds …), keeping the value's type. */
function roundTo(value: unknown, place: number, rounding: Rounding): unknown {
  const rank = rankOf(value);
  if (rank === 'decimal') {
    const exact = exactDecimal(value as Parameters<typeof exactDecimal>[0]);
    if (!exact || exact.exponent >= -place) return value;
    const divisor = 10n ** BigInt(-place - exact.exponent);
    return fromExact({
      sign: exact.sign,
      digits: roundQuotient(exact.digits, divisor, exact.sign, rounding),
      exponent: -place,
    });
  }
  if (rank === 'int' || rank === 'long') {
    if (place >= 0) return value;
    const integer = toBigInt(value);
    const sign = integer < 0n ? -1 : 1;
    const divisor = 10n ** BigInt(-place);
    const rounded = roundQuotient(sign < 0 ? -integer : integer, divisor, sign, rounding) * divisor;
    return integerResult(BigInt(sign) * rounded, rank === 'long');
  }
  return doubleResult(roundDouble(toDouble(value), place, rounding));
}

function roundDouble(value: number, place: number, rounding: Rounding): number {
  if (!Number.isFinite(value) || (Number.isInteger(value) && place >= 0)) return value;
  if (place === 0) {
    if (rounding === 'floor') return Math.floor(value);
    if (rounding === 'ceil') return Math.ceil(value);
    if (rounding === 'down') return Math.trunc(value);
    const floor = Math.floor(value);
    const rest = value - floor;
    if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1;
    return floor % 2 === 0 ? floor : floor + 1;
  }
  // Like mongod, by way of the decimal digits the double is written with.
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e') as [string, string];
  const digits = BigInt(mantissa.replace('.', ''));
  const scale = Number(exponent) - (mantissa.includes('.') ? mantissa.length - 2 : 0);
  if (scale >= -place) return value;
  const sign = value < 0 ? -1 : 1;
  const rounded = roundQuotient(digits, 10n ** BigInt(-place - scale), sign, rounding);
  return sign * Number(`${rounded}e${-place}`);
}

function rounder(rounding: Rounding): OperatorCompiler {
  return (operand, context) =>
    takes(1, 2, (value, place = 0) => {
      if (isNullish(value) || isNullish(place)) return null;
      requireNumeric(context.name, value, 51081);
      const places = isNumeric(place) ? toDouble(place) : Number.NaN;
      if (!Number.isInteger(places))
        refuse(51082, `precision argument to  ${context.name} must be a integral value`);
      if (places < -20 || places > 100)
        refuse(
          51083,
          `cannot apply ${context.name} with precision value ${places} value must be in [-20, 100]`,
        );
      return roundTo(value, places, rounding);
    })(operand, context);
}

/** Rounding operators; each keeps the type of its number. */
export const ROUNDING_OPERATORS: OperatorTable = {
  $ceil: onNumber((value) => roundTo(value, 0, 'ceil')),
  $floor: onNumber((value) => roundTo(value, 0, 'floor')),
  $round: rounder('half-even'),
  $trunc: rounder('down'),
};
