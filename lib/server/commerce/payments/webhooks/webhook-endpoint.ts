import 'server-only';
import Stripe from 'stripe';
import { stripe } from '@/lib/server/commerce/payments/provider/stripe-client';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';

/** The events that `readEvent` handles. `charge.refund.updated` is left out: `refund.updated` reports the same. */
export const WEBHOOK_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export type EndpointState = {
  url: string;
  /** Enabled, at the store's address, with the API version of this release; newest first. */
  current: Stripe.WebhookEndpoint[];
  outdated: Stripe.WebhookEndpoint[];
  missingEvents: string[];
};

export type EndpointSetup =
  | { outcome: 'present' | 'events-added' }
  | { outcome: 'created'; secret: string; earlier: number };

const PAGE_SIZE = 100;
const EVERY_EVENT = '*';

function endpointUrl(): string {
  return `${siteOrigin()}/api/webhooks/stripe`;
}

export async function readEndpoint(): Promise<EndpointState> {
  const url = endpointUrl();
  const enabled: Stripe.WebhookEndpoint[] = [];
  for await (const endpoint of stripe().webhookEndpoints.list({ limit: PAGE_SIZE }))
    if (endpoint.url === url && endpoint.status === 'enabled') enabled.push(endpoint);
  enabled.sort((one, other) => other.created - one.created);
  const isCurrent = ({ api_version }: Stripe.WebhookEndpoint) => api_version === Stripe.API_VERSION;
  const current = enabled.filter(isCurrent);
  const sent = current[0]?.enabled_events ?? [];
  const missingEvents = sent.includes(EVERY_EVENT)
    ? []
    : WEBHOOK_EVENTS.filter((event) => !sent.includes(event));
  return { url, current, outdated: enabled.filter((endpoint) => !isCurrent(endpoint)), missingEvents };
}

type EnabledEvent = Stripe.WebhookEndpointCreateParams.EnabledEvent;

/** The events of an endpoint with those that the store reads: an operator may have added others. */
function withOwnEvents(endpoint: Stripe.WebhookEndpoint | undefined): EnabledEvent[] {
  const present = (endpoint?.enabled_events ?? []) as EnabledEvent[];
  return present.includes(EVERY_EVENT) ? [EVERY_EVENT] : [...new Set([...present, ...WEBHOOK_EVENTS])];
}

/**
 * Creates the store's webhook endpoint, or adds the events that it lacks, and leaves what an operator added. The version of an endpoint cannot be changed and its
 * secret is shown only once: for another version, or with `isRenewed`, a new one is created beside the former ones,
 * which stay enabled until `disableEarlierEndpoints`, with the events of the newest of them.
 */
export async function setUpEndpoint({ isRenewed }: { isRenewed: boolean }): Promise<EndpointSetup> {
  const { url, current, outdated, missingEvents } = await readEndpoint();
  const [newest] = current;
  if (newest && !isRenewed) {
    if (missingEvents.length === 0) return { outcome: 'present' };
    await stripe().webhookEndpoints.update(newest.id, { enabled_events: withOwnEvents(newest) });
    return { outcome: 'events-added' };
  }
  const { secret } = await stripe().webhookEndpoints.create({
    url,
    enabled_events: withOwnEvents(newest ?? outdated[0]),
    api_version: Stripe.API_VERSION,
  });
  if (!secret) throw new Error('The provider made an endpoint and did not return its secret.');
  return { outcome: 'created', secret, earlier: current.length + outdated.length };
}

/** All at the store's address but the newest current one. Returns how many. */
export async function disableEarlierEndpoints(): Promise<number> {
  const { current, outdated } = await readEndpoint();
  if (current.length === 0) throw new Error('There is no endpoint of this release yet.');
  const earlier = [...current.slice(1), ...outdated];
  for (const { id } of earlier) await stripe().webhookEndpoints.update(id, { disabled: true });
  return earlier.length;
}
