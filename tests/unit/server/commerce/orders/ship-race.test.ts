import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { markPaid } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import type { OrderTerms } from '@/lib/server/commerce/orders/place/order-terms';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import { shipOrder, shipUnits } from '@/lib/server/commerce/orders/ship/ship-units';
import { cancelUnits } from '@/lib/server/commerce/payments/refunds/cancel-units';
import { refundOrder } from '@/lib/server/commerce/payments/refunds/refund-order';
import { pricesBy } from '@/lib/server/commerce/prices/prices-for';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { lineUnits, openUnits } from '@/lib/shared/orders/line-units';
import { hasShipped, isOpen } from '@/lib/shared/orders/order-status';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('ship-race'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => ({
  ...(await original<object>()),
  refreshPublic: () => undefined,
}));
// The money is sent afterwards, by a provider that there is none of here.
vi.mock('@/lib/server/commerce/payments/refunds/send-refunds', () => ({
  sendRefunds: async () => undefined,
}));

giveOwnDatabase(settings);

const UNITS = 10;
const TERMS: OrderTerms = {
  prices: { ...pricesBy([], null, new Date()), areCurrent: async () => true },
  accept: () => undefined,
  refuse: () => new AppError('out-of-stock'),
};

function anActor(role: Actor['role']): Actor {
  const userId = new ObjectId();
  const email = `${userId.toHexString()}@example.com`;
  const session = { sessionId: 's', sessionVersion: 0, secondFactor: false };
  return { userId, email, name: 'Ann', image: null, role, emailVerified: true, ...session };
}

const [buyer, admin] = [anActor('customer'), anActor('admin')];
let made = 0;

async function paidOrder(): Promise<{ id: string; toolId: string }> {
  made += 1;
  const tool = toolDocument({ sku: `FT-${made}`, name: `Tool ${made}`, priceCents: 1_250, quantity: 100 });
  await (await collection('tools')).insertOne(tool);
  const toolId = tool._id.toHexString();
  const lines = [{ toolId, quantity: UNITS }];
  const delivery = { address: '1 Main Street', phone: '5550100' };
  const { insertedId: id } = await placeOrder(buyer, async () => ({ lines, delivery, terms: TERMS }));
  const payment = { orderId: new ObjectId(id), intentId: `pi_${id}`, by: 'system', at: new Date() } as const;
  await inTransaction((session) => markPaid(payment, session));
  return { id, toolId };
}

/** The same numbers in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('of steps of one order at once each happens as a whole or is refused, and every unit is accounted for once', async () => {
  const random = numbersFrom(51);
  for (let round = 0; round < 40; round += 1) {
    const { id, toolId } = await paidOrder();
    const some = () => [{ toolId, quantity: 1 + random(6) }];
    const steps = [
      () => shipUnits(admin, id, { lines: some() }, { key: `ship-${random(3)}` }),
      () => shipUnits(admin, id, { lines: some(), externalId: `${id} ${random(2)}` }, { key: undefined }),
      () => cancelUnits(admin, id, { lines: some(), reason: 'Race' }, { key: `cancel-${random(2)}` }),
      () => refundOrder(admin, id),
      () => shipOrder(admin, id),
    ];
    const chosen = Array.from({ length: 4 }, () => steps[random(steps.length)]!);
    const outcomes = await Promise.allSettled(chosen.map((step) => step()));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AppError);
    const orderId = new ObjectId(id);
    const order = await (await collection('orders')).findOne({ _id: orderId });
    const shipments = await (await collection('shipments')).find({ orderId }).toArray();
    if (!order) throw new Error('the order is gone');
    const own = lineUnits(order).get(toolId)!;
    const left = shipments.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(own.shipped).toBe(left);
    expect(order.shipmentCount).toBe(shipments.length);
    expect(openUnits(own)).toBeGreaterThanOrEqual(0);
    if (hasShipped(order)) expect(openUnits(own)).toBe(0);
    if (!isOpen(order) && !hasShipped(order)) expect(shipments).toEqual([]);
    const tool = await (await collection('tools')).findOne({ _id: new ObjectId(toolId) });
    expect(tool?.reserved).toBe(isOpen(order) ? openUnits(own) : 0);
    expect((tool?.quantity ?? 0) + (tool?.reserved ?? 0)).toBe(100 - own.shipped);
  }
  const notes = await (await collection('shipments')).find().sort({ sequence: 1 }).toArray();
  expect(notes.map(({ sequence }) => sequence)).toEqual(notes.map((_, place) => place + 1));
});
