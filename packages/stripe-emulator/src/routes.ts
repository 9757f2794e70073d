import type Stripe from 'stripe';
import { ApiError, badParam, missingResource } from '#http/api-error';
import { readPage } from '#http/lists';
import type { Params } from '#http/params';
import { confirmIntent, endAuthentication } from '#payments/confirm-intent';
import { findDispute } from '#payments/disputes';
import { cancelIntent, createIntent, findIntent, readMethod, updateIntent } from '#payments/payment-intents';
import { createPaymentMethod } from '#payments/payment-methods';
import { createRefund } from '#payments/refunds';
import type { State } from '#state/state';
import type { Cause } from '#webhooks/events';
import { createEndpoint, updateEndpoint } from '#webhooks/webhook-endpoints';

/** One call, after its key was checked. `isBrowser` is true for the publishable key. */
export type Call = { state: State; params: Params; cause: Cause; isBrowser: boolean; id: string };

type Route = {
  method: 'GET' | 'POST';
  path: RegExp;
  forBrowsers?: true;
  run: (call: Call) => unknown;
};

const ROUTES: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    run: ({ state, params, cause }) => createIntent(state, params, cause),
  },
  { method: 'GET', path: /^\/v1\/payment_intents$/, run: listIntents },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(pi_\w+)$/,
    forBrowsers: true,
    run: (call) => {
      const intent = openIntent(call);
      call.params.refuseRest();
      return shownTo(call, intent);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(pi_\w+)$/,
    run: ({ state, params, id }) => updateIntent(state, id, params),
  },
  { method: 'POST', path: /^\/v1\/payment_intents\/(pi_\w+)\/confirm$/, forBrowsers: true, run: confirm },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(pi_\w+)\/cancel$/,
    run: ({ state, params, cause, id }) => cancelIntent(state, id, params, cause),
  },
  // Not Stripe's: what the bank's page would report to Stripe. The emulated Stripe.js calls it for the 3-D Secure
  // dialog.
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(pi_\w+)\/emulator_authenticate$/,
    forBrowsers: true,
    run: authenticate,
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods$/,
    forBrowsers: true,
    run: ({ state, params }) => createPaymentMethod(state, params),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    run: ({ state, params, cause }) => createRefund(state, params, cause),
  },
  { method: 'GET', path: /^\/v1\/refunds$/, run: listRefunds },
  { method: 'GET', path: /^\/v1\/disputes$/, run: listDisputes },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/(du_\w+)$/,
    run: ({ state, params, id }) => {
      params.refuseRest();
      return findDispute(state, id);
    },
  },
  { method: 'GET', path: /^\/v1\/charges$/, run: listCharges },
  {
    method: 'GET',
    path: /^\/v1\/charges\/(ch_\w+)$/,
    run: ({ state, params, id }) => {
      params.refuseRest();
      return state.charges.get(id) ?? throwMissing('charge', id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/webhook_endpoints$/,
    run: ({ state, params }) => createEndpoint(state, params),
  },
  {
    method: 'GET',
    path: /^\/v1\/webhook_endpoints$/,
    run: ({ state, params }) =>
      readPage(params, 'webhook_endpoint', '/v1/webhook_endpoints', state.endpoints.values()),
  },
  {
    method: 'POST',
    path: /^\/v1\/webhook_endpoints\/(we_\w+)$/,
    run: ({ state, params, id }) => updateEndpoint(state, id, params),
  },
  { method: 'GET', path: /^\/v1\/events$/, run: listEvents },
];

export function findRoute(
  method: string,
  pathname: string,
  isBrowser: boolean,
): { id: string; run: Route['run'] } {
  for (const route of ROUTES) {
    const match = route.path.exec(pathname);
    if (route.method !== method || !match) continue;
    if (isBrowser && !route.forBrowsers) {
      throw new ApiError(403, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message:
          'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      });
    }
    return { id: match[1] ?? '', run: route.run };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${pathname}). The local emulator for Stripe does not serve it; see https://docs.stripe.com/api for what Stripe does.`,
  });
}

function listIntents({ state, params }: Call) {
  return readPage(params, 'payment_intent', '/v1/payment_intents', state.intents.values());
}

function listRefunds({ state, params }: Call) {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  return readPage(
    params,
    'refund',
    '/v1/refunds',
    state.refunds.values(),
    (refund) =>
      (charge === undefined || refund.charge === charge) &&
      (intent === undefined || refund.payment_intent === intent),
  );
}

function listDisputes({ state, params }: Call) {
  return readPage(params, 'dispute', '/v1/disputes', state.disputes.values());
}

function listCharges({ state, params }: Call) {
  const intent = params.text('payment_intent');
  return readPage(
    params,
    'charge',
    '/v1/charges',
    state.charges.values(),
    (charge) => intent === undefined || charge.payment_intent === intent,
  );
}

function listEvents({ state, params }: Call) {
  const type = params.text('type');
  return readPage(
    params,
    'event',
    '/v1/events',
    state.events.values(),
    (event) => type === undefined || event.type === type,
  );
}

function confirm(call: Call): unknown {
  const { state, params, cause } = call;
  const intent = openIntent(call);
  params.boolean('use_stripe_sdk');
  const errorOnAction = params.boolean('error_on_requires_action') ?? false;
  const methodId = readMethod(state, params);
  params.refuseRest();
  const options = { ...(methodId !== undefined && { methodId }), errorOnAction };
  return forCaller(call, () => confirmIntent(state, intent, cause, options));
}

function authenticate(call: Call): unknown {
  const intent = openIntent(call);
  const outcome = call.params.required('outcome', call.params.oneOf('outcome', ['complete', 'fail']));
  call.params.refuseRest();
  return forCaller(call, () => endAuthentication(call.state, intent, outcome === 'complete', call.cause));
}

/** The intent of the call; a browser must know its client secret. */
function openIntent({ state, params, id, isBrowser }: Call): Stripe.PaymentIntent {
  const secret = params.text('client_secret');
  if (isBrowser) params.required('client_secret', secret);
  const intent = findIntent(state, id);
  if (secret !== undefined && secret !== intent.client_secret) {
    throw badParam(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      'client_secret',
      'payment_intent_invalid_parameter',
    );
  }
  return intent;
}

const SHOWN_TO_BROWSERS = [
  ...['id', 'object', 'amount', 'automatic_payment_methods', 'canceled_at', 'cancellation_reason'],
  ...['capture_method', 'client_secret', 'confirmation_method', 'created', 'currency', 'description'],
  ...['last_payment_error', 'livemode', 'next_action', 'payment_method', 'payment_method_types'],
  ...['processing', 'receipt_email', 'setup_future_usage', 'shipping', 'source', 'status'],
];

/** A browser sees less of an intent than the shop does: no metadata, no charge. */
function shownTo({ isBrowser }: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  if (!isBrowser) return intent;
  const shown = intent as unknown as Record<string, unknown>;
  return Object.fromEntries(
    SHOWN_TO_BROWSERS.map((name) => [name, shown[name]]),
  ) as unknown as Stripe.PaymentIntent;
}

/** The intent after `act`, as the caller may see it; the same applies to the one inside an error. */
function forCaller(call: Call, act: () => Stripe.PaymentIntent): Stripe.PaymentIntent {
  try {
    return shownTo(call, act());
  } catch (error) {
    if (error instanceof ApiError && error.body.payment_intent) {
      error.body.payment_intent = shownTo(call, error.body.payment_intent);
    }
    throw error;
  }
}

function throwMissing(kind: string, id: string): never {
  throw missingResource(kind, id);
}
