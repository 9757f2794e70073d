import type { NumberReading } from '../numbers/read-amount';
import { readNumber, readWhole, type ShownMark } from '../tables/decimal-mark';

export type WeightUnit = 'kg' | 'g';

const GRAMS: Readonly<Record<WeightUnit, number>> = { kg: 1_000, g: 1 };
const WITH_UNIT = /^(.*\d)\s*(kg|g)$/i;
/** The finest step that is told apart, in parts of a gram. */
const PRECISION = 1_000;

/** Reads a weight as grams, in this unit unless the text has its own: `1,25`, `1.25 kg`, `850 g`. */
export function readWeight(text: string, mark: ShownMark, unit: WeightUnit = 'kg'): NumberReading {
  const [, number = text, own = unit] = WITH_UNIT.exec(text.trim()) ?? [];
  const per = own.toLowerCase() as WeightUnit;
  const reading = (per === 'g' ? readWhole : readNumber)(number, mark);
  if (!('value' in reading)) return reading;
  // 1.005 × 1,000 is 1,004.9999999999999.
  return { value: Math.round(reading.value * GRAMS[per] * PRECISION) / PRECISION };
}

/** Returns the unit that a heading ends with: `Weight [g]`, `Gewicht in kg`; kilograms where it ends with none. */
export function weightUnitOf(heading: string): WeightUnit {
  return /(?:(?<!\p{L})g|(?<!kilo)gramm?s?)\W*$/iu.test(heading) ? 'g' : 'kg';
}
