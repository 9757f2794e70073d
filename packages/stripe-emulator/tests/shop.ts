import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type StripeEmulator, type StripeOptions, startStripeEmulator } from '#server';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export const SECRET_KEY = 'sk_test_demo';
const PUBLISHABLE_KEY = 'pk_test_demo';

export type Shop = {
  emulator: StripeEmulator;
  stripe: Stripe;
  browser: Stripe;
  control: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;
  restart: (changes?: Partial<StripeOptions>) => Promise<Shop>;
};

/**
 * Starts an emulator that belongs to the running test. Retries of the package are off: tests see the first response.
 */
export async function openShop(options: Partial<StripeOptions> = {}): Promise<Shop> {
  const settings = { port: 0, dataDir: options.dataDir ?? makeDataFolder(), firstRetryMs: 5, ...options };
  const emulator = await startStripeEmulator(settings);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await emulator.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    emulator,
    stripe: clientOf(emulator, SECRET_KEY),
    browser: clientOf(emulator, PUBLISHABLE_KEY),
    control: (method, path, body) => callControl(emulator, method, path, body),
    restart: async (changes) => {
      await close();
      return openShop({ ...settings, ...changes });
    },
  };
}

export function clientOf({ host, port }: StripeEmulator, key: string, maxNetworkRetries = 0): Stripe {
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries, telemetry: false });
}

async function callControl(emulator: StripeEmulator, method: string, path: string, body?: unknown) {
  const response = await fetch(`${emulator.url}/_control/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const result = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw Object.assign(new Error(JSON.stringify(result)), { status: response.status });
  return result;
}

/** A card as a form gives it, for `payment_method_data`. */
export function cardData(
  number: string,
  rest: object = {},
): Stripe.PaymentIntentConfirmParams.PaymentMethodData {
  return {
    type: 'card',
    card: { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 3, cvc: '123' },
    ...rest,
  } as unknown as Stripe.PaymentIntentConfirmParams.PaymentMethodData;
}

export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome && outcome.error instanceof Stripe.errors.StripeError) return outcome.error;
  throw new Error(`expected a refusal, got ${JSON.stringify(outcome)}`);
}

export async function paidIntent(stripe: Stripe, amount = 5000): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
}
