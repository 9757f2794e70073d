import { CURRENCY } from '../site/currency';

/** Percentages have at most two decimals, so that they are whole hundredths. */
const HUNDREDTHS = 100;
const WHOLE = 100n * BigInt(HUNDREDTHS);

/** Either a fixed price or a discount, which may be rounded. */
export type PriceChange = {
  fixedCents?: number | undefined;
  /** Off the public price, 0 to 100, at most two decimals. */
  percent?: number | undefined;
  /** A discounted price is rounded half up to a multiple of this. */
  roundingCents?: number | undefined;
};

export function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** 0 to 100, at most two decimals. */
export function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100 && hasTwoDecimals(percent);
}

/**
 * Takes a percentage off, half up to the smallest amount of the currency, in whole numbers only. What costs something is not rounded to nothing: only
 * 100 % off is. Throws RangeError for a number that is not a percentage.
 */
function discounted(cents: number, percent: number): number {
  if (!isPercent(percent)) throw new RangeError(`not a percentage: ${percent}`);
  const left = BigInt(cents) * (WHOLE - BigInt(Math.round(percent * HUNDREDTHS)));
  return left === 0n ? 0 : rounded(Math.max(1, Number((left + WHOLE / 2n) / WHOLE)), CURRENCY.stepCents);
}

/** Half up to a multiple of `step`, at least one of them. */
function rounded(cents: number, step: number): number {
  if (cents === 0) return 0;
  const twice = 2 * cents + step;
  return Math.max(step, ((twice - (twice % (2 * step))) / (2 * step)) * step);
}

/** The price of a unit before the comparison with the public price. */
export function changedPriceCents(baseCents: number, change: PriceChange): number {
  const { fixedCents, percent, roundingCents } = change;
  if (fixedCents !== undefined) return fixedCents;
  if (percent === undefined) return baseCents;
  const cents = discounted(baseCents, percent);
  return roundingCents === undefined ? cents : rounded(cents, roundingCents);
}
