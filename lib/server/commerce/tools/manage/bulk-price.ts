import { MAXIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { toCents } from '@/lib/shared/numbers/money';
import { CURRENCY } from '@/lib/shared/site/currency';

export type BulkPriceChange = { amount: number } | { percent: number } | { to: number };

const BASIS_POINTS = 10_000n;

/** Rounds to the nearest integer, a half up. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  // BigInt truncates towards zero; a half is rounded up, also below it.
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}

/** In integers, half up: 1,005 cents and 10 % are 1,106. May be less than 1 or more than can be charged; see `isPrice`. */
export function bulkPriceCents(priceCents: number, change: BulkPriceChange): number {
  if ('to' in change) return toCents(change.to);
  if ('amount' in change) return priceCents + toCents(change.amount);
  // A hundredth of a percent is the smallest step.
  const factor = BASIS_POINTS + BigInt(Math.round(change.percent * 100));
  const step = BigInt(CURRENCY.stepCents);
  return Number(divideHalfUp(BigInt(priceCents) * factor, BASIS_POINTS * step) * step);
}

export function isPrice(cents: number): boolean {
  return cents >= 1 && cents <= MAXIMUM_CHARGE_CENTS;
}
