import 'server-only';
import Stripe from 'stripe';
import { AppError } from '@/lib/shared/messages/errors';

/** Whether the provider rejected the request itself, so that sending it again changes nothing. */
export function isRejected(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether the provider rejected the request with this code (https://docs.stripe.com/error-codes). */
export function isRejectedWith(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

/**
 * Makes one call to the provider. A rejected request is a fault of the store and is thrown as it is (500); anything else
 * is an outage: `payment-provider-unavailable` (502).
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
