import { CURRENCY } from '../site/currency';

const STEP = BigInt(CURRENCY.stepCents);
/** A rate is in thousandths of a percent: 19 % is 19,000. */
const WHOLE_RATE = 100_000n;

/** Rounds half up to the currency's step, exactly also where products exceed what a double holds. */
function rounded(numerator: bigint, denominator: bigint): number {
  const unit = denominator * STEP;
  return Number(((2n * numerator + unit) / (2n * unit)) * STEP);
}

/** Returns the tax of a basis in cents, rounded once. `rate` is in thousandths of a percent. */
export function taxOf(basisCents: number, rate: number): number {
  return rounded(BigInt(basisCents) * BigInt(rate), WHOLE_RATE);
}

/**
 * Divides an amount in cents by weights: each part is rounded down to the currency's step, and what is left goes to the largest
 * remainders, of equal ones to the earlier part. The parts sum to the amount. Where all weights are 0, the first part is all of it.
 */
export function divide(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, at) => (at === 0 ? cents : 0));
  const steps = BigInt(cents) / STEP;
  const exact = weights.map((weight, at) => ({ at, product: steps * BigInt(weight) }));
  const floors = exact.map(({ product }) => product / total);
  const left = Number(steps - floors.reduce((sum, floor) => sum + floor, 0n));
  const byRemainder = exact.toSorted(
    (a, b) => Number((b.product % total) - (a.product % total)) || a.at - b.at,
  );
  for (const { at } of byRemainder.slice(0, left)) floors[at] = (floors[at] as bigint) + 1n;
  return floors.map((floor) => Number(floor * STEP));
}

/** Net and tax in cents, of a group or what is left of one. */
export type Taxed = { netCents: number; taxCents: number };

/** Returns a part of a group by its net: taking all of the net takes all of the tax. */
export function takeNet(left: Taxed, netCents: number): Taxed {
  if (left.netCents === 0) return { netCents, taxCents: 0 };
  return { netCents, taxCents: rounded(BigInt(left.taxCents) * BigInt(netCents), BigInt(left.netCents)) };
}

/** Returns a part of a group by its gross. Where no net is left, all of it is tax. */
export function takeGross(left: Taxed, grossCents: number): Taxed {
  const whole = left.netCents + left.taxCents;
  if (whole === 0) return { netCents: 0, taxCents: 0 };
  const taxCents = rounded(BigInt(left.taxCents) * BigInt(grossCents), BigInt(whole));
  return { netCents: grossCents - taxCents, taxCents };
}
