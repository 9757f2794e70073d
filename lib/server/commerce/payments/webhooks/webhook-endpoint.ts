import 'server-only';
import Stripe from 'stripe';
import { stripe } from '@/lib/server/commerce/payments/provider/stripe-client';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';

/** The events that the store's webhook endpoint must be sent: all that `readEvent` makes something of. */
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

/** What the provider knows about the store's webhook endpoint. */
export type EndpointState = {
  url: string;
  /** Enabled, at the store's address, of the API version that this release reads; newest first. */
  current: Stripe.WebhookEndpoint[];
  /** Enabled, at the store's address, of another API version. */
  outdated: Stripe.WebhookEndpoint[];
  /** Events that the newest current endpoint is not sent. */
  missingEvents: string[];
};

export type EndpointSetup =
  | { outcome: 'present' | 'events-added' }
  | { outcome: 'made'; secret: string; earlier: number };

const PAGE_SIZE = 100;
const EVERY_EVENT = '*';

function endpointUrl(): string {
  return `${siteOrigin()}/api/webhooks/stripe`;
}

/** Returns what the provider knows about the store's endpoint. Throws the provider's errors. */
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

/**
 * Makes the store's webhook endpoint, with the events and the API version that this release reads, or adds what its events
 * lack. An endpoint's version cannot be changed and its secret is shown only once, so that where the version differs, or
 * with `isRenewed`, a new one is made beside those before, which stay enabled until `disableEarlierEndpoints`.
 */
export async function setUpEndpoint({ isRenewed }: { isRenewed: boolean }): Promise<EndpointSetup> {
  const { url, current, outdated, missingEvents } = await readEndpoint();
  const [newest] = current;
  if (newest && !isRenewed) {
    if (missingEvents.length === 0) return { outcome: 'present' };
    await stripe().webhookEndpoints.update(newest.id, { enabled_events: [...WEBHOOK_EVENTS] });
    return { outcome: 'events-added' };
  }
  const { secret } = await stripe().webhookEndpoints.create({
    url,
    enabled_events: [...WEBHOOK_EVENTS],
    api_version: Stripe.API_VERSION,
  });
  if (!secret) throw new Error('The provider made an endpoint and did not return its secret.');
  return { outcome: 'made', secret, earlier: current.length + outdated.length };
}

/** Disables every endpoint at the store's address but the newest current one; returns how many. */
export async function disableEarlierEndpoints(): Promise<number> {
  const { current, outdated } = await readEndpoint();
  if (current.length === 0) throw new Error('There is no endpoint of this release yet.');
  const earlier = [...current.slice(1), ...outdated];
  for (const { id } of earlier) await stripe().webhookEndpoints.update(id, { disabled: true });
  return earlier.length;
}
