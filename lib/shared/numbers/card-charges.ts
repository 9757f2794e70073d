import { CURRENCY } from '../site/currency';

/**
 * The smallest card charges that are not half of the currency, by the provider's table
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts): neither its API nor its package has them. Of currencies
 * that the table leaves out, and where an account is paid out in another one, the provider alone knows.
 */
const MINIMUM_CHARGES: Readonly<Record<string, number>> = {
  ...{ AED: 2, BGN: 1, COP: 2_000, CZK: 15, DKK: 2.5, GBP: 0.3, HKD: 4, HUF: 175, JPY: 50, MXN: 10 },
  ...{ MYR: 2, NOK: 3, PLN: 2, RON: 2, SEK: 3, THB: 10 },
};

/** The smallest card charge: half a dollar, or 50 yen. */
export const MINIMUM_CHARGE_CENTS = Math.round(
  (MINIMUM_CHARGES[CURRENCY.code] ?? (50 * CURRENCY.stepCents) / CURRENCY.scale) * CURRENCY.scale,
);

/** The provider's maximum: eight digits. */
export const MAXIMUM_CHARGE_CENTS = 99_999_999;

/** Returns whether a card can pay what is open: there are smaller sums than the provider takes. */
export const isChargeable = (dollars = 0) => Math.round(dollars * CURRENCY.scale) >= MINIMUM_CHARGE_CENTS;
