import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

let admin: Person;
let buyer: Person;
let ids: string[];
/** The moments at which the orders changed: after those of all other tests, and two of them the same. */
const MOMENTS = ['2096-11-01T12:00:00.000Z', '2096-11-02T12:00:00.000Z', '2096-11-02T12:00:00.000Z'] as const;
const SINCE = MOMENTS[0];

beforeAll(async () => {
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 2, quantity: 500 });
  ids = [];
  for (const units of [10, 20, 30]) ids.push(await placeOrder(buyer, toolId, units));
  for (const [place, moment] of MOMENTS.entries()) await moveTo(place, moment);
});

const moveTo = (place: number, moment: string) =>
  stored('orders').updateOne({ _id: new ObjectId(ids[place]) }, { $set: { updatedAt: new Date(moment) } });

const changed = (query: string) => admin.call('GET', `/api/all-order?updatedSince=${query}&q=${buyer.email}`);
const placesOf = (body: { _id: string }[]) => body.map(({ _id }) => ids.indexOf(_id));

it('orders have their currency, their buyer’s id and the moment at which they changed', async () => {
  const { body } = await changed(SINCE);
  const { _id: buyerId } = (await stored('users').findOne({ email: buyer.email })) ?? {};
  expect(body[0]).toMatchObject({ buyerId: String(buyerId), updatedAt: SINCE });
  expect(body[0].currency).toMatch(/^[A-Z]{3}$/);
});

it('GET /api/all-order with updatedSince lists what changed from that moment on, the oldest change first', async () => {
  const { status, body, headers } = await changed(SINCE);
  expect([status, placesOf(body), headers.get('x-total-count')]).toEqual([200, [0, 1, 2], '3']);
  expect(placesOf((await changed(MOMENTS[1])).body)).toEqual([1, 2]);
  expect(placesOf((await changed('2096-11-02T13:00:00%2B01:00')).body)).toEqual([1, 2]);
  expect(placesOf((await changed('2096-11-03T00:00:00Z')).body)).toEqual([]);
  expect(placesOf((await changed(`${SINCE}&sort=newest`)).body)).toEqual([2, 1, 0]);
});

it('GET /api/all-order with updatedSince lists cancelled orders too, unless a state is named', async () => {
  expect((await buyer.call('DELETE', `/api/order/${ids[1]}`)).status).toBe(200);
  await moveTo(1, MOMENTS[1]);
  expect(placesOf((await changed(SINCE)).body)).toEqual([0, 1, 2]);
  expect(placesOf((await changed(`${SINCE}&state=cancelled`)).body)).toEqual([1]);
});

it('GET /api/all-order refuses a moment that is none, and a place to go on from that is none', async () => {
  for (const query of ['yesterday', '2096-11-01', `${SINCE}&after=1`]) {
    const { status, body } = await changed(query);
    expect([status, body.code]).toEqual([422, 'validation-failed']);
  }
});

it('an order that is paid is among those that changed since', async () => {
  const toolId = await addTool(admin, { price: 2, quantity: 500 });
  const id = await placeOrder(buyer, toolId, 10);
  const before = (await admin.call('GET', `/api/order/${id}`)).body.updatedAt;
  await payOrder(buyer, id);
  const { body } = await admin.call(
    'GET',
    `/api/all-order?updatedSince=${before}&limit=100&q=${buyer.email}`,
  );
  const found = body.find(({ _id }: { _id: string }) => _id === id);
  expect(found.state).toBe('paid');
  expect(Date.parse(found.updatedAt)).toBeGreaterThanOrEqual(Date.parse(found.paidAt));
});
