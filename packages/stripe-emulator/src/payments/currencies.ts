import { ApiError, badParam } from '#http/api-error';

/** The least charge in the smallest unit of each supported currency (https://docs.stripe.com/currencies). */
const LEAST_CHARGE: Record<string, number> = {
  ...{ usd: 50, aed: 200, aud: 50, bgn: 100, brl: 50, cad: 50, chf: 50, cop: 200_000, czk: 1_500, dkk: 250 },
  ...{ eur: 50, gbp: 30, hkd: 400, huf: 17_500, inr: 50, jpy: 50, mxn: 1_000, myr: 200, nok: 300, nzd: 50 },
  ...{ pln: 200, ron: 200, sek: 300, sgd: 50, thb: 1_000 },
  // Of these Stripe publishes none; a real account has one that depends on its own currency.
  ...{ bhd: 500, isk: 5_000, jod: 500, krw: 50, kwd: 500, omr: 500, tnd: 500 },
};
const GREATEST_CHARGE = 99_999_999;
const WITHOUT_DECIMALS = ['jpy', 'krw'];
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

/** The provider takes only multiples of this: https://docs.stripe.com/currencies#three-decimal */
function stepOf(currency: string): number {
  if (currency === 'isk') return 100;
  return decimalsOf(currency) === 3 ? 10 : 1;
}

/** Returns the currency in lower case. Throws ApiError if it is not supported. */
export function checkCurrency(currency: string): string {
  const code = currency.toLowerCase();
  if (LEAST_CHARGE[code] === undefined) {
    throw badParam(
      `Invalid currency: ${code}. The local emulator for Stripe supports these currencies: ${Object.keys(LEAST_CHARGE).join(', ')}`,
      'currency',
    );
  }
  return code;
}

/** Throws ApiError unless `amount`, in the smallest unit, may be charged: `amount_too_small`, `amount_too_large`. */
export function checkAmount(amount: number, currency: string): void {
  if (amount < 1) {
    throw badParam('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  }
  const step = stepOf(currency);
  if (amount % step !== 0) {
    throw badParam(`Invalid amount: ${amount} ${currency} must be divisible by ${step}.`, 'amount');
  }
  const least = LEAST_CHARGE[currency] ?? 50;
  if (amount < least) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'amount_too_small',
      message: `Amount must be at least ${formatAmount(least, currency)}`,
      param: 'amount',
    });
  }
  if (amount > GREATEST_CHARGE) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'amount_too_large',
      message: `Amount must be no more than ${formatAmount(GREATEST_CHARGE, currency)}`,
      param: 'amount',
    });
  }
}

/** Formats an amount as Stripe's messages do: `$0.50 usd`. */
export function formatAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${format.format(amount / 10 ** decimals)} ${currency}`;
}
