import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Actor } from '@/lib/server/identity/actor';
import { axesOf } from '@/lib/shared/orders/order-status';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

/**
 * The order of two requests does not decide whose change is stored first: an earlier request may move an order from the
 * state that a later one brought it into.
 */
const MOMENT_MS = 60_000;

let admin: Person;
let buyer: Person;
let ship: (actor: Actor, id: string, now: Date) => Promise<unknown>;
let refund: (actor: Actor, id: string, now: Date) => Promise<unknown>;
let cancel: (actor: Actor, id: string, now: Date) => Promise<unknown>;

beforeAll(async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  [{ shipOrder: ship }, { refundOrder: refund }, { cancelOrder: cancel }] = await Promise.all([
    import('@/lib/server/commerce/orders/ship/ship-units'),
    import('@/lib/server/commerce/payments/refunds/refund-order'),
    import('@/lib/server/commerce/orders/lifecycle/cancel-order'),
  ]);
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
});

async function actorOf(person: Person): Promise<Actor> {
  const user = await stored('users').findOne({ email: person.email });
  return { ...user, userId: user?._id } as unknown as Actor;
}

async function orderOf(id: string) {
  const order = await stored('orders').findOne({ _id: new ObjectId(id) });
  const times: number[] = order?.timeline.map(({ at }: { at: Date }) => at.getTime());
  return { order, times };
}

it.each([
  ['shipped', 'shippedAt', () => ship],
  ['refunded', 'endedAt', () => refund],
] as const)('an order is never %s before it was paid', async (state, stamp, step) => {
  const id = await placeOrder(buyer, await addTool(admin));
  await payOrder(buyer, id);
  await step()(await actorOf(admin), id, new Date(Date.now() - MOMENT_MS));
  const { order, times } = await orderOf(id);
  const [, paid = 0, last = 0] = times;
  expect(order).toMatchObject({ ...axesOf(state), [stamp]: new Date(last) });
  expect(last).toBeGreaterThanOrEqual(paid);
});

it('an order is never cancelled before it was placed', async () => {
  const id = await placeOrder(buyer, await addTool(admin));
  await cancel(await actorOf(buyer), id, new Date(Date.now() - MOMENT_MS));
  const { order, times } = await orderOf(id);
  const [placed = 0, cancelled = 0] = times;
  expect(cancelled).toBeGreaterThanOrEqual(placed);
  const line = await stored('stock_ledger').findOne({ orderId: new ObjectId(id), reason: 'order-cancelled' });
  expect(line?.at).toEqual(order?.endedAt);
});
