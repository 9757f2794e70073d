import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { serializeOrder } from '@/lib/server/commerce/orders/order.serializer';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { orderSchema } from '@/lib/shared/orders/order.schema';
import { axesOf, ORDER_STATES } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

const at = new Date('2026-11-21T08:00:00Z');

function document(change: Partial<OrderDocument> = {}): OrderDocument {
  return {
    _id: new ObjectId(),
    number: 'FL-ABC123',
    ...ofLines(orderLine({ quantity: 3, unitPriceCents: 1235 })),
    currency: 'usd',
    buyerId: new ObjectId(),
    buyerName: 'B',
    buyerSortKey: 'b',
    buyerEmail: 'b@example.com',
    address: 'A',
    phone: '1',
    language: 'en',
    ...axesOf('unpaid'),
    idempotency: { key: 'k', fingerprint: 'f' },
    placedAt: at,
    expiresAt: at,
    timeline: [{ state: 'unpaid', at, by: 'buyer', actorId: new ObjectId() }],
    ...change,
  };
}

it('an order as calls return it has dollars, ISO dates and hex ids, and no internal fields', () => {
  const order = serializeOrder(document());
  expect(order).toMatchObject({ unitPrice: 12.35, orderValue: 37.05, placedAt: at.toISOString() });
  expect(orderSchema.strict().safeParse(order).success).toBe(true);
  const text = JSON.stringify(order);
  for (const ours of ['fingerprint', 'actorId', 'Cents']) expect(text).not.toContain(ours);
});

it('an order as calls return it has its currency, its buyer’s id and when it changed last', () => {
  const buyerId = new ObjectId();
  const updatedAt = new Date('2026-11-22T09:30:00Z');
  const programs = { currency: 'USD', buyerId: buyerId.toHexString() };
  const changed = serializeOrder(document({ buyerId, updatedAt }));
  expect(changed).toMatchObject({ ...programs, updatedAt: updatedAt.toISOString() });
  // Written by a server of an earlier release.
  expect(serializeOrder(document({ buyerId }))).toMatchObject({ ...programs, updatedAt: at.toISOString() });
});

it('an order as calls return it has its address as fields where it came as fields, until the account is closed', () => {
  const delivery = {
    name: 'B',
    street: '1 Main',
    addition: '',
    city: 'X',
    postalCode: '1',
    region: '',
    country: 'US',
    phone: '1',
  };
  const withFields = document({ delivery } as Partial<OrderDocument>);
  expect(serializeOrder(withFields).delivery).toEqual(delivery);
  expect(serializeOrder(document())).not.toHaveProperty('delivery');
  const closed = { ...withFields, buyerEmail: CLOSED_ACCOUNT.email };
  expect(serializeOrder(closed)).not.toHaveProperty('delivery');
});

it('an order as calls return it has the end of the hold while it is unpaid, and not afterwards', () => {
  expect(serializeOrder(document()).expiresAt).toBe(at.toISOString());
  expect(serializeOrder(document(axesOf('paid')))).not.toHaveProperty('expiresAt');
});

it('an order as calls return it has the day on which it is expected to ship, where one was promised', () => {
  expect(serializeOrder(document({ shipsOn: '2026-11-30' })).shipsOn).toBe('2026-11-30');
  expect(serializeOrder(document())).not.toHaveProperty('shipsOn');
});

it('an order as calls return it has a status once it is shipped or ended, and none before (product §3.2)', () => {
  const statuses = ORDER_STATES.map((state) => serializeOrder(document(axesOf(state))).status);
  expect(statuses).toEqual([
    undefined,
    'on-account',
    undefined,
    'shipped',
    'cancelled',
    'expired',
    'refunded',
  ]);
  expect('status' in serializeOrder(document())).toBe(false);
});

it('an order as calls return it is paid from the payment on, and names its transaction', () => {
  expect(serializeOrder(document()).paid).toBe(false);
  const paid = serializeOrder(document({ ...axesOf('paid'), transactionId: 'pi_1', paidAt: at }));
  expect(paid).toMatchObject({ paid: true, transactionId: 'pi_1', paidAt: at.toISOString() });
});

it('an order as calls return it of several lines has the first one’s tool, the sum of units, and each line with its receipt', () => {
  const lines = [
    orderLine({ name: 'Saw', sku: 'FT-SAW', quantity: 2, unitPriceCents: 333 }),
    orderLine({ quantity: 40, unitPriceCents: 50 }),
  ];
  const order = serializeOrder(document({ ...ofLines(...lines), poNumber: 'PO-7' }));
  expect(order).toMatchObject({ toolName: 'Saw', orderQuantity: 42, orderValue: 26.66, goodsValue: 26.66 });
  expect(order).toMatchObject({ lineCount: 2, poNumber: 'PO-7' });
  expect(order).not.toHaveProperty('unitPrice');
  expect(order.lines[0]).toEqual({
    toolId: lines[0]?.toolId.toHexString(),
    sku: 'FT-SAW',
    name: 'Saw',
    image: '/h.webp',
    quantity: 2,
    unitPrice: 3.33,
    lineTotal: 6.66,
    shippedQuantity: 0,
    openQuantity: 2,
    receipt: {
      code: 'public-price',
      quantity: 2,
      base: 3.33,
      capped: false,
      unitPrice: 3.33,
      sentence: 'Public price',
    },
  });
  expect(orderSchema.strict().safeParse(order).success).toBe(true);
});

it('an order as calls return it has what was refunded: nothing, a part, or all', () => {
  expect(serializeOrder(document(axesOf('paid'))).refundedValue).toBe(0);
  const partly = document({ ...axesOf('paid'), returned: { amountCents: 105, at } });
  expect(serializeOrder(partly).refundedValue).toBe(1.05);
  expect(serializeOrder(document(axesOf('refunded'))).refundedValue).toBe(37.05);
});
