import 'server-only';
import Stripe from 'stripe';
import { env } from '@/lib/server/platform/config/env';

/** Per attempt; a buyer waits at most for provider-timeout.ts. */
const TIMEOUT_MS = 5_000;
const RETRIES = 2;

let cached: Stripe | undefined;

function addressOf(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}

export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  cached ??= new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(STRIPE_API_URL ? addressOf(STRIPE_API_URL) : {}),
  });
  return cached;
}
