import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import type * as PlaceOrder from '@/lib/server/commerce/orders/place/place-single-order';
import { AppError } from '@/lib/shared/messages/errors';
import { findActor } from '@/tests/api/support/actors';
import { stockOf, stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';

const HOUR_MS = 3_600_000;

let placing: typeof PlaceOrder;
let admin: Person;

beforeAll(async () => {
  // The store under test has high caps, since a few accounts place all orders; these tests use the defaults.
  await joinStore({
    OPEN_ORDERS_MAX: undefined,
    OPEN_ORDERS_MAX_UNVERIFIED: undefined,
    UNCAPPED_ACCOUNTS: undefined,
  });
  [placing, admin] = await Promise.all([
    import('@/lib/server/commerce/orders/place/place-single-order'),
    anAdmin(),
  ]);
});

async function orderAs(person: Person, toolId: string, orderQuantity = 10, key?: string): Promise<string> {
  const emailVerified = (await stored('users').findOne({ email: person.email }))?.emailVerified !== null;
  const idempotency = key ? { key, fingerprint: key } : undefined;
  try {
    const { insertedId } = await placing.placeSingleOrder(
      { ...(await findActor(person.email)), emailVerified },
      { toolId, orderQuantity, address: '1 Test Street', phone: '5550100' },
      { idempotency },
    );
    return insertedId;
  } catch (error) {
    if (error instanceof AppError) return error.reason?.code ?? error.code;
    throw error;
  }
}

const isPlaced = (outcome: string) => ObjectId.isValid(outcome);

function severalTools(count: number, quantity = 100): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => addTool(admin, { quantity })));
}

async function letLapse(id: string, state: 'expired' | 'cancelled'): Promise<void> {
  const endedAt = new Date();
  const placedAt = new Date(endedAt.getTime() - 2 * HOUR_MS);
  await stored('orders').updateOne({ _id: new ObjectId(id) }, { $set: { placedAt } });
  if (state === 'expired') {
    const expiresAt = new Date(endedAt.getTime() - HOUR_MS);
    await stored('orders').updateOne({ _id: new ObjectId(id) }, { $set: { expiresAt } });
    const { expireUnpaidOrders } = await import('@/lib/server/commerce/orders/lifecycle/order-jobs');
    await expireUnpaidOrders(endedAt);
  }
}

it('unpaid orders of one account begin with one that may take all there is; further ones are capped in number and units', async () => {
  const buyer = await registerCustomer();
  const [first, second, third, fourth] = (await severalTools(4)) as [string, string, string, string];
  expect(isPlaced(await orderAs(buyer, first, 100))).toBe(true);
  expect(await orderAs(buyer, second, 26)).toBe('unpaid-orders-units');
  expect(isPlaced(await orderAs(buyer, second, 25))).toBe(true);
  expect(await orderAs(buyer, second, 10)).toBe('unpaid-orders-units-none');
  expect(isPlaced(await orderAs(buyer, third, 10))).toBe(true);
  expect(await orderAs(buyer, fourth, 10)).toBe('unpaid-orders-number-unverified');
  expect((await stockOf(fourth)).figures).toEqual({ available: 100, reserved: 0, onHand: 100 });
});

it('unpaid orders of one account leave room again once one is cancelled', async () => {
  const buyer = await registerCustomer();
  const tools = await severalTools(4);
  const [one] = await Promise.all([orderAs(buyer, tools[0] ?? '')]);
  for (const toolId of tools.slice(1, 3)) expect(isPlaced(await orderAs(buyer, toolId))).toBe(true);
  expect(await orderAs(buyer, tools[3] ?? '')).toBe('unpaid-orders-number-unverified');
  expect((await buyer.call('DELETE', `/api/order/${one}`)).status).toBe(200);
  expect(isPlaced(await orderAs(buyer, tools[3] ?? ''))).toBe(true);
});

it('unpaid orders of one account are no more than that when placed all at once', async () => {
  const buyer = await registerCustomer();
  const tools = await severalTools(8);
  const outcomes = await Promise.all(tools.map((toolId) => orderAs(buyer, toolId)));
  expect(outcomes.filter(isPlaced)).toHaveLength(3);
  expect(new Set(outcomes.filter((outcome) => !isPlaced(outcome)))).toEqual(
    new Set(['unpaid-orders-number-unverified']),
  );
});

it('unpaid orders of one account have one first order alone when two that take everything are placed at once', async () => {
  const buyer = await registerCustomer();
  const tools = await severalTools(2);
  const outcomes = await Promise.all(tools.map((toolId) => orderAs(buyer, toolId, 100)));
  expect(outcomes.filter(isPlaced)).toHaveLength(1);
  expect(outcomes).toContain('unpaid-orders-units');
});

it('unpaid orders of one account are found again by their key, also at the cap', async () => {
  const buyer = await registerCustomer();
  const tools = await severalTools(3);
  for (const toolId of tools.slice(0, 2)) await orderAs(buyer, toolId);
  const last = tools[2] ?? '';
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => orderAs(buyer, last, 10, 'last')));
  expect(new Set(outcomes).size).toBe(1);
  expect(isPlaced(outcomes[0] ?? '')).toBe(true);
});

it('unpaid orders of one account are capped harder where several in a row expire', async () => {
  const buyer = await registerCustomer({ verified: true });
  const [toolId, other] = (await severalTools(2)) as [string, string];
  for (let time = 1; time <= 5; time += 1) {
    const id = await orderAs(buyer, toolId, 100);
    await letLapse(id, time % 2 === 0 ? 'cancelled' : 'expired');
    if (time % 2 === 0) expect((await buyer.call('DELETE', `/api/order/${id}`)).status).toBe(200);
  }
  expect(await orderAs(buyer, toolId, 100)).toBe('unpaid-orders-lapsed-units');
  expect(isPlaced(await orderAs(buyer, toolId, 25))).toBe(true);
  expect(await orderAs(buyer, other, 10)).toBe('unpaid-orders-lapsed');
});

it('the hold is 24 hours until the e-mail is verified, then 72', async () => {
  const people = [await registerCustomer(), await registerCustomer({ verified: true })];
  const hours = [];
  for (const person of people) {
    const order = await stored('orders').findOne({
      _id: new ObjectId(await orderAs(person, await addTool(admin))),
    });
    hours.push((order?.expiresAt - order?.placedAt) / HOUR_MS);
  }
  expect(hours).toEqual([24, 72]);
});
