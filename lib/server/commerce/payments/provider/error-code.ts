import 'server-only';
import Stripe from 'stripe';
import { AppError, type ProblemCode } from '@/lib/shared/messages/errors';

/**
 * Returns the code of an error of a call to the provider, without its sentence: the store's own (`lib/shared/messages/errors.ts`), the
 * provider's (https://docs.stripe.com/error-codes) where it rejected the request, or `internal`.
 */
export function errorCodeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
  return 'internal' satisfies ProblemCode;
}
