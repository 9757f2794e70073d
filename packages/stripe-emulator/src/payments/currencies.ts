import { ApiError, badParam } from '#http/api-error';

/** The least charge in the smallest unit of each supported currency (https://docs.stripe.com/currencies). */
const LEAST_CHARGE: Record<string, number> = {
  usd: 50,
  aud: 50,
  cad: 50,
  chf: 50,
  eur: 50,
  gbp: 30,
  jpy: 50,
  nok: 300,
  nzd: 50,
  pln: 200,
  sek: 300,
  dkk: 250,
  sgd: 50,
};
const GREATEST_CHARGE = 99_999_999;

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
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return `${format.format(amount / 10 ** maximumFractionDigits)} ${currency}`;
}
