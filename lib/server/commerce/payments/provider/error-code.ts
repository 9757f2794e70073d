import 'server-only';
import Stripe from 'stripe';
import { AppError, type ProblemCode } from '@/lib/shared/messages/errors';

/**
 * The code of an error of a provider call: the store's own, the provider's (https://docs.stripe.com/error-codes), or
 * `internal`.
 */
export function errorCodeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
  return 'internal' satisfies ProblemCode;
}
