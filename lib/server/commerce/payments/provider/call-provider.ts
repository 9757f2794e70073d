import 'server-only';
import Stripe from 'stripe';
import { AppError } from '@/lib/shared/messages/errors';

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
