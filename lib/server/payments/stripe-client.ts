import 'server-only';
import Stripe from 'stripe';
import { env } from '@/lib/server/config/env';
import { BRAND } from '@/lib/shared/brand';

/** Of one try; people wait for the answer, see `withinPatience`. */
const TIMEOUT_MS = 5_000;
const RETRIES = 2;

let cached: Stripe | undefined;

/** Where the provider's API is, if not at its own address: a stand-in's URL, taken apart as the library wants it. */
function addressOf(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}

/** The payment provider's client. Retries carry an idempotency key, so that nothing happens twice. */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  cached ??= new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: BRAND.name },
    ...(STRIPE_API_URL ? addressOf(STRIPE_API_URL) : {}),
  });
  return cached;
}
