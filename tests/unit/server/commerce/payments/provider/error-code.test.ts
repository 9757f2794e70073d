import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { errorCodeOf } from '@/lib/server/commerce/payments/provider/call-provider';
import { AppError } from '@/lib/shared/messages/errors';

it('the code of a failed call to the provider is the store’s own for an expected failure, without its sentence', () => {
  expect(errorCodeOf(new AppError('payment-provider-unavailable'))).toBe('payment-provider-unavailable');
});

it('the code of a failed call to the provider is the provider’s for a rejected request, or the kind of error if it has none', () => {
  const rejected = (code?: string) =>
    new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No.', code });
  expect(errorCodeOf(rejected('charge_already_refunded'))).toBe('charge_already_refunded');
  expect(errorCodeOf(rejected())).toBe('StripeInvalidRequestError');
});

it('the code of a failed call to the provider is “internal” for anything else', () => {
  expect(errorCodeOf(new TypeError('x is not a function'))).toBe('internal');
  expect(errorCodeOf('a text')).toBe('internal');
});
