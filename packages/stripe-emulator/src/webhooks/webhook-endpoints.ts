import type Stripe from 'stripe';
import { badParam, missingResource } from '#http/api-error';
import type { Params } from '#http/params';
import { newId, nowSeconds, randomText } from '#state/ids';
import type { State } from '#state/state';

const SECRET_LENGTH = 32;
const EVENT_NAME = /^(?:\*|[a-z_]+(?:\.[a-z_]+)+)$/;

function readEvents(params: Params): string[] | undefined {
  const events = params.list('enabled_events');
  const wrong = events?.find((name) => !EVENT_NAME.test(name));
  if (wrong !== undefined) throw badParam(`Invalid enabled_events: ${wrong}`, 'enabled_events');
  if (events?.length === 0) throw badParam('At least one event is required.', 'enabled_events');
  return events;
}

function readUrl(params: Params): string | undefined {
  const url = params.text('url');
  if (url !== undefined && !URL.canParse(url)) throw badParam('Not a valid URL', 'url', 'url_invalid');
  return url;
}

/** `POST /v1/webhook_endpoints`: the response alone has the secret. Events go to the emulator's own address. */
export function createEndpoint(state: State, params: Params): Stripe.WebhookEndpoint {
  const url = params.required('url', readUrl(params));
  const events = params.required('enabled_events', readEvents(params));
  const version = params.text('api_version');
  const description = params.text('description') ?? null;
  const metadata = params.texts('metadata') ?? {};
  params.refuseRest();
  const endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: version ?? null,
    application: null,
    created: nowSeconds(),
    description,
    enabled_events: events,
    livemode: false,
    metadata,
    status: 'enabled',
    url,
  } as Stripe.WebhookEndpoint;
  state.put('endpoints', endpoint.id, endpoint);
  return { ...endpoint, secret: `whsec_${randomText(SECRET_LENGTH)}` };
}

/** `POST /v1/webhook_endpoints/{id}`: address, events, and whether it is disabled; its API version never changes. */
export function updateEndpoint(state: State, id: string, params: Params): Stripe.WebhookEndpoint {
  const endpoint = state.endpoints.get(id);
  if (!endpoint) throw missingResource('webhook endpoint', id, 'webhook_endpoint');
  const url = readUrl(params);
  const events = readEvents(params);
  const isDisabled = params.boolean('disabled');
  params.refuseRest();
  const updated: Stripe.WebhookEndpoint = {
    ...endpoint,
    ...(url !== undefined && { url }),
    ...(events !== undefined && { enabled_events: events }),
    ...(isDisabled !== undefined && { status: isDisabled ? 'disabled' : 'enabled' }),
  };
  state.put('endpoints', id, updated);
  return updated;
}
