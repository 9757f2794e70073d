import Stripe from 'stripe';
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpEndpoint, WEBHOOK_EVENTS } from '@/lib/server/commerce/payments/webhooks/webhook-endpoint';

type Endpoint = Pick<Stripe.WebhookEndpoint, 'id' | 'url' | 'api_version' | 'enabled_events' | 'created'>;

const provider = vi.hoisted(() => ({
  endpoints: [] as unknown[],
  list: () => provider.endpoints,
  update: vi.fn(),
  create: vi.fn(() => ({ secret: 'whsec_new' })),
}));
vi.mock('@/lib/server/commerce/payments/provider/stripe-client', () => ({
  stripe: () => ({ webhookEndpoints: provider }),
}));
vi.mock('@/lib/server/platform/config/site-origin', () => ({ siteOrigin: () => 'https://shop.invalid' }));

function endpoint(enabled_events: string[], fields: Partial<Endpoint> = {}) {
  const url = 'https://shop.invalid/api/webhooks/stripe';
  return {
    id: 'we_1',
    url,
    status: 'enabled',
    api_version: Stripe.API_VERSION,
    created: 1,
    enabled_events,
    ...fields,
  };
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('events that an operator added stay when those that are missing are added', async () => {
  provider.endpoints = [endpoint(['customer.created', 'refund.failed'])];
  expect(await setUpEndpoint({ isRenewed: false })).toEqual({ outcome: 'events-added' });
  const [id, { enabled_events }] = provider.update.mock.calls[0] as [string, { enabled_events: string[] }];
  expect(id).toBe('we_1');
  expect(enabled_events.toSorted()).toEqual(['customer.created', ...WEBHOOK_EVENTS].toSorted());
});

it.each([
  ['its own', [...WEBHOOK_EVENTS]],
  ['its own and others', ['customer.created', ...WEBHOOK_EVENTS]],
  ['every event', ['*']],
])('an endpoint with %s is left as it is', async (_name, events) => {
  provider.endpoints = [endpoint(events)];
  expect(await setUpEndpoint({ isRenewed: false })).toEqual({ outcome: 'present' });
  expect(provider.update).not.toHaveBeenCalled();
});

it.each([
  ['renewed', true, endpoint(['customer.created']), ['customer.created', ...WEBHOOK_EVENTS]],
  [
    'of another version',
    false,
    endpoint(['customer.created'], { api_version: '2020-08-27' }),
    ['customer.created', ...WEBHOOK_EVENTS],
  ],
  ['of every event', true, endpoint(['*']), ['*']],
  ['the first', false, endpoint([], { url: 'https://other.invalid' }), [...WEBHOOK_EVENTS]],
])('a new endpoint that is %s has the events of the one before', async (_name, isRenewed, before, events) => {
  provider.endpoints = [before];
  expect(await setUpEndpoint({ isRenewed })).toMatchObject({ outcome: 'created', secret: 'whsec_new' });
  expect(provider.create).toHaveBeenCalledWith(
    expect.objectContaining({ enabled_events: expect.arrayContaining(events) }),
  );
  const [[{ enabled_events }]] = provider.create.mock.calls as unknown as [[{ enabled_events: string[] }]];
  expect(enabled_events).toHaveLength(events.length);
});
