import 'server-only';
import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { AppError } from '@/lib/shared/messages/errors';
import type { ProblemCode } from '@/lib/shared/messages/problems';

/** The request itself was rejected: repeating it changes nothing. */
export function isRejected(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Codes: https://docs.stripe.com/error-codes */
export function isRejectedWith(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

/**
 * A rejected request is a fault of the store and thrown unchanged (500); anything else is an outage:
 * `payment-provider-unavailable` (502).
 */
export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (isRejected(cause) || cause instanceof Stripe.errors.StripeIdempotencyError) throw cause;
    if (cause instanceof Stripe.errors.StripeError) {
      throw new AppError('payment-provider-unavailable', { cause });
    }
    throw cause;
  }
}

/** Product §4.5. */
const PROVIDER_TIMEOUT_MS = 8_000;

/**
 * Throws `payment-provider-unavailable` after the timeout while `work` goes on in the background, so it must be safe to repeat.
 */
export async function withProviderTimeout<T>(
  work: Promise<T>,
  timeoutMs: number = PROVIDER_TIMEOUT_MS,
): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(timeoutMs, undefined, { signal: over.signal, ref: false }).then(
    () => {
      throw new AppError('payment-provider-unavailable');
    },
    // Aborted: the work was first.
    () => work,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    // Whichever of the two lost may still reject.
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}

/**
 * The code of an error of a provider call: the store's own, the provider's (https://docs.stripe.com/error-codes), or
 * `internal`.
 */
export function errorCodeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
  return 'internal' satisfies ProblemCode;
}
