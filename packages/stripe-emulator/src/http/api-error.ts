import type Stripe from 'stripe';

export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
};

/** A refusal in Stripe's shape (https://docs.stripe.com/api/errors). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** True once the call had begun to act: only then does an Idempotency-Key replay the response. */
    readonly acted = false,
  ) {
    super(body.message);
    this.name = 'ApiError';
    if (body.code !== undefined) {
      body.doc_url ??= `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}`;
    }
  }
}

export function badParam(message: string, param: string, code?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    ...(code !== undefined && { code }),
    message,
    param,
  });
}

export function missingResource(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function unexpectedState(message: string, intent: Stripe.PaymentIntent): ApiError {
  return new ApiError(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: structuredClone(intent),
    },
    true,
  );
}
