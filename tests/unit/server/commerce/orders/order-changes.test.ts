import { type ClientSession, ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { anonymiseOrders, removePaymentNotes } from '@/lib/server/commerce/orders/buyer-orders.repository';
import {
  addCancellation,
  addPartRefund,
} from '@/lib/server/commerce/orders/lifecycle/ended-units.repository';
import { setReturns } from '@/lib/server/commerce/orders/lifecycle/order-returns.repository';
import {
  addRefundNote,
  addShipment,
  claimWarning,
  insertOrder,
  moveOrder,
  reduceReturned,
  setOrderFields,
  setReturned,
  touchOrder,
} from '@/lib/server/commerce/orders/orders.repository';
import { setPromises } from '@/lib/server/commerce/orders/promises.repository';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));

giveOwnDatabase(settings);

const PLACED = new Date('2026-11-22T12:00:00Z');
let made = 0;

function order(change: Partial<OrderDocument> = {}): OrderDocument {
  made += 1;
  return {
    _id: new ObjectId(),
    number: `ORD-${made}`,
    ...ofLines(orderLine({ quantity: 2 })),
    currency: 'usd',
    buyerId: new ObjectId(),
    buyerName: 'Ann',
    buyerSortKey: 'ann',
    buyerEmail: 'ann@example.com',
    address: '1 Main Street',
    phone: '5550100',
    language: 'en',
    ...axesOf('paid'),
    placedAt: PLACED,
    timeline: [{ state: 'unpaid', at: PLACED, by: 'buyer' }],
    ...change,
  };
}

const by = (id: ObjectId) => ({ kind: 'person', id }) as const;
const at = new Date('2026-11-23T12:00:00Z');
const entry = { at, by: 'admin' } as const;
const idempotency = { key: 'k', fingerprint: 'f' };
const part = { part: 1, at, reason: 'r', actorId: new ObjectId(), idempotency };
const unpaid = { ...axesOf('unpaid'), warnAt: PLACED, expiresAt: at };
const RETURNED = { returned: { amountCents: 9, at: PLACED } };

type Change = [
  title: string,
  change: (order: OrderDocument, session: ClientSession) => Promise<unknown>,
  before?: Partial<OrderDocument>,
];

const CHANGES: Change[] = [
  ['a field that is set', ({ _id }, s) => setOrderFields(_id, { poNumber: 'PO-1' }, s)],
  ['a field that is removed', ({ _id }, s) => setOrderFields(_id, { poNumber: undefined }, s)],
  ['a payment', ({ _id: id }, s) => moveOrder({ id, entry: { ...entry, state: 'paid' } }, s), unpaid],
  [
    'its cancelling',
    ({ _id: id }, s) => moveOrder({ id, entry: { ...entry, state: 'cancelled' } }, s),
    unpaid,
  ],
  ['its expiry', ({ _id: id }, s) => moveOrder({ id, entry: { ...entry, state: 'expired' } }, s), unpaid],
  ['its refund', ({ _id: id }, s) => moveOrder({ id, entry: { ...entry, state: 'refunded' } }, s)],
  ['a shipment', (o, s) => addShipment(o, { units: [unitOf(o)], entry: { ...entry, state: 'shipped' } }, s)],
  ['other promises', (o, s) => setPromises(o, { lines: o.lines, shipsOn: '2026-12-01' }, s)],
  [
    'a partial refund',
    (o, s) => addPartRefund(o, { ...part, id: new ObjectId(), amountCents: 5, lines: [] }, s),
  ],
  ['units that are cancelled', (o, s) => addCancellation(o, { ...part, lines: [], cents: 5 }, s)],
  ['a return', ({ _id }, s) => setReturns(_id, [], s)],
  ['money given back by the provider', ({ _id }, s) => setReturned(_id, { amountCents: 5, at }, s)],
  ['less of it', ({ _id }, s) => reduceReturned(_id, { amountCents: 5, at }, s), RETURNED],
  ['none of it', ({ _id }, s) => reduceReturned(_id, { amountCents: 0, at }, s), RETURNED],
  [
    'a refund that the bank sent back',
    ({ _id }, s) => addRefundNote(_id, { what: 'failed', at, amountCents: 5, by: 'system' }, s),
  ],
  ['a reminder', ({ _id }, s) => claimWarning(_id, at, s), unpaid],
  [
    'a note of the payment that is closed',
    ({ buyerId }) => removePaymentNotes(by(buyerId), at),
    { paymentNote: true, paidAt: PLACED },
  ],
  ['the closing of its buyer’s account', ({ buyerId }, s) => anonymiseOrders(by(buyerId), s)],
  ['what another collection stores of it', ({ _id }, s) => touchOrder(_id, s)],
];

function unitOf({ lines: [line] }: OrderDocument): { toolId: ObjectId; units: number } {
  return { toolId: line?.toolId ?? new ObjectId(), units: 2 };
}

it.each(CHANGES)('%s moves the moment at which an order changed', async (_title, change, before) => {
  const placed = order(before);
  await inTransaction((session) => insertOrder(placed, session));
  expect(await momentOf(placed)).toEqual(PLACED);
  await inTransaction((session) => change(placed, session));
  expect((await momentOf(placed))?.getTime()).toBeGreaterThan(PLACED.getTime());
});

async function momentOf({ _id }: OrderDocument): Promise<Date | undefined> {
  return (await (await collection('orders')).findOne({ _id }))?.updatedAt;
}
