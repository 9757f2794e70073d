import { afterAll, beforeAll, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { isSignedWith } from '@/proofs/stack/verify-webhook';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';
import { type Receiver, receiverPort, receiverUrl, startReceiver } from '@/tests/support/webhook-receiver';

const MISSING = 'a'.repeat(24);
const added: string[] = [];

let admin: Person;
let receiver: Receiver;
beforeAll(async () => {
  admin = await anAdmin();
  receiver = await startReceiver(receiverPort());
});
afterAll(async () => {
  for (const id of added) await admin.call('DELETE', `/api/webhook-endpoint/${id}`);
  await receiver.close();
});

async function add(types: string[]) {
  const body = { name: unique('ERP '), url: receiverUrl('/hook'), types };
  const created = await admin.call('POST', '/api/webhook-endpoint', body);
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  added.push(created.body.insertedId);
  return { ...body, id: created.body.insertedId as string, secret: created.body.secret as string };
}

it('an order that is paid is sent to the endpoints that ask for it, within seconds, signed, as the feed has it', async () => {
  const { id, secret, ...body } = await add(['order.paid']);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const buyer = await registerCustomer();
  const orderId = await placeOrder(buyer, await addTool(await anAdmin()));
  await payOrder(buyer, orderId);
  const got = await eventually('the webhook', async () =>
    receiver.received.find((one) => JSON.parse(one.body).data.id === orderId),
  );
  expect(isSignedWith(secret, got)).toBe(true);
  const { body: feed } = await admin.call('GET', '/api/event?types=order.paid&limit=500');
  const event = feed.find((one: { id: string }) => one.id === got.id);
  expect(JSON.parse(got.body)).toEqual({ type: event.type, timestamp: event.timestamp, data: event.data });

  const listed = await eventually('the delivery', async () => {
    const { body: deliveries } = await admin.call('GET', `/api/webhook-endpoint/${id}/delivery`);
    const own = deliveries.find((one: { id: string }) => one.id === got.id);
    return own?.state === 'delivered' ? own : undefined;
  });
  expect(listed.attempts).toEqual([{ at: expect.any(String), status: 204, ms: expect.any(Number) }]);
  const { body: endpoints, headers } = await admin.call('GET', '/api/webhook-endpoint');
  const shown = endpoints.find((one: { _id: string }) => one._id === id);
  expect(shown).toMatchObject({ ...body, _id: id, state: 'enabled', createdBy: 'admin@example.com' });
  expect(JSON.stringify(endpoints)).not.toContain(secret);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(JSON.stringify(await stored('webhook_endpoints').find({}).toArray())).not.toContain(secret);

  expect((await admin.call('POST', `/api/webhook-endpoint/${id}/delivery/${got.id}/resend`)).body).toEqual({
    state: 'waiting',
  });
  await eventually('the same again', async () =>
    receiver.received.filter((one) => one.id === got.id).length > 1 ? true : undefined,
  );
});

it('POST /api/webhook-endpoint/{id}/test sends an event that is not in the feed, with the secret that rotate returned', async () => {
  const { id, secret } = await add(['*']);
  const rotated = await admin.call('POST', `/api/webhook-endpoint/${id}/rotate`);
  expect(rotated.status).toBe(200);
  expectProblem(await admin.call('POST', `/api/webhook-endpoint/${id}/rotate`, { hours: 1 }), 'conflict');
  const test = await admin.call('POST', `/api/webhook-endpoint/${id}/test`);
  const got = await eventually('the test', async () =>
    receiver.received.find((one) => one.id === test.body.id),
  );
  expect([secret, rotated.body.secret].map((one) => isSignedWith(one, got))).toEqual([true, true]);
  expect(JSON.parse(got.body)).toMatchObject({ type: 'webhook.test', data: {} });
  expectProblem(await admin.call('GET', `/api/event?after=${test.body.id}`), 'event-unknown');

  expect(
    (await admin.call('PATCH', `/api/webhook-endpoint/${id}`, { state: 'disabled' })).body,
  ).toMatchObject({
    state: 'disabled',
    why: 'admin',
  });
  expectProblem(await admin.call('POST', `/api/webhook-endpoint/${id}/test`), 'conflict');
  expect((await admin.call('PATCH', `/api/webhook-endpoint/${id}`, { state: 'enabled' })).body).toMatchObject(
    {
      state: 'enabled',
    },
  );
});

it.each([
  [{ url: 'http://erp.example.com/' }, { url: [VALIDATION['url-not-https']] }],
  [{ url: 'https://user@erp.example.com/' }, { url: [VALIDATION['url-unreachable']] }],
  [{ url: 'https://127.0.0.1:8443/' }, { url: [VALIDATION['url-unreachable']] }],
  [{ url: 'https://no-such-host.invalid/' }, { url: [VALIDATION['url-unreachable']] }],
  [{ types: [] }, { types: [VALIDATION['events-required']] }],
  [
    { types: ['order.vanished'] },
    { 'types.0': [expect.stringMatching(/^Must be one of \*, order\.placed, /)] },
  ],
  [{ name: '' }, { name: [VALIDATION['name-required']] }],
])('POST /api/webhook-endpoint refuses %o', async (fields, errors) => {
  const body = { name: 'ERP', url: receiverUrl(), types: ['*'], ...fields };
  expectProblem(await admin.call('POST', '/api/webhook-endpoint', body), 'validation-failed', errors);
});

it('calls about an endpoint or delivery that is not there are 404, and go on from now only with enabled', async () => {
  const path = `/api/webhook-endpoint/${MISSING}`;
  for (const [method, at, body] of [
    ['PATCH', path, {}],
    ['DELETE', path],
    ['POST', `${path}/rotate`],
    ['POST', `${path}/test`],
    ['GET', `${path}/delivery`],
    ['POST', `${path}/delivery/${MISSING}/resend`],
  ] as const)
    expectProblem(await admin.call(method, at, body), 'not-found');
  const { id } = await add(['*']);
  expectProblem(
    await admin.call('PATCH', `/api/webhook-endpoint/${id}`, { from: 'now' }),
    'validation-failed',
    {
      from: [VALIDATION.invalid],
    },
  );
  expectProblem(
    await admin.call('POST', `/api/webhook-endpoint/${id}/delivery/${MISSING}/resend`),
    'not-found',
  );
});
