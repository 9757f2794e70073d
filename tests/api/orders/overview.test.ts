import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { shop } from '#shop';
import type { Overview } from '@/lib/shared/reports/overview.schema';
import { stored } from '@/tests/api/support/database';
import { payOrder, refundByHand } from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

const get = (days?: number) => admin.call('GET', `/api/overview${days ? `?days=${days}` : ''}`);
const refund = (orderId: string, body: object) =>
  admin.call('POST', `/api/all-order/${orderId}/refund`, body, { 'idempotency-key': unique('refund') });

/** Orders whose money took every way, each by the calls that people use. */
async function makeOrders(): Promise<ObjectId[]> {
  const toolId = await addTool(admin, { price: 12.35, quantity: 1_000 });
  const place = (units: number) => placeOrder(buyer, toolId, units);
  const [shipped, part, whole, rest, byHand, cancelled, unpaid] = await Promise.all(
    [10, 11, 12, 13, 14, 15, 16].map(place),
  );
  const transactions = new Map<string, string>();
  for (const id of [shipped, part, whole, rest, byHand]) transactions.set(id!, await payOrder(buyer, id!));
  await admin.call('PATCH', `/api/all-order/${shipped}`);
  expect((await refund(part!, { lines: [{ toolId, quantity: 2 }], reason: 'Bent' })).status).toBe(200);
  expect((await admin.call('POST', `/api/all-order/${whole}/refund`)).status).toBe(200);
  expect((await refund(rest!, { amount: 0.07, reason: 'Scratched' })).status).toBe(200);
  expect((await admin.call('POST', `/api/all-order/${rest}/refund`)).status).toBe(200);
  await refundByHand(transactions.get(byHand!)!, 101);
  await eventually('the refund made by hand to be known', async () => {
    const order = await stored('orders').findOne({ _id: new ObjectId(byHand) });
    return order?.returned?.amountCents === 101 || undefined;
  });
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  return [shipped, part, whole, rest, byHand, cancelled, unpaid].map((id) => new ObjectId(id));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns what the ledgers say of these orders, in cents: invoices, credit notes, what went back at the provider, stock. */
async function ledgersOf(ids: readonly ObjectId[]) {
  const of = { orderId: { $in: [...ids] } };
  const paid = await stored('orders')
    .find({ _id: { $in: [...ids] }, transactionId: { $exists: true } })
    .toArray();
  const invoices = await stored('invoices')
    .find({ ...of, kind: 'invoice' })
    .toArray();
  const notes = await stored('invoices')
    .find({ ...of, kind: 'credit-note' })
    .toArray();
  const placed = await stored('stock_ledger')
    .find({ reason: 'order-placed', orderId: { $in: paid.map(({ _id }) => _id) } })
    .toArray();
  return {
    revenue: sum(invoices.map(({ totalCents }) => totalCents)),
    refunds:
      sum(notes.map(({ totalCents }) => Math.abs(totalCents))) +
      sum(paid.map(({ returned }) => returned?.amountCents ?? 0)),
    orders: invoices.length,
    units: -sum(placed.map(({ change }) => change)),
  };
}

/** The overview of a year, computed after this call. */
async function freshYear(): Promise<Overview> {
  const asked = new Date();
  return eventually('the overview to be computed anew', async () => {
    const { body } = await get(365);
    return new Date(body.to) > asked ? body : undefined;
  });
}

const inCents = ({ revenue, refunds, ...counts }: Overview['now']) => ({
  revenue: Math.round(revenue * 100),
  refunds: Math.round(refunds * 100),
  ...counts,
});

it('GET /api/overview agrees with the ledgers of orders whose money took every way, to the cent', async () => {
  const before = inCents((await freshYear()).now);
  const ids = await makeOrders();
  const { now, series } = await freshYear();
  const after = inCents(now);
  const made = {
    revenue: after.revenue - before.revenue,
    refunds: after.refunds - before.refunds,
    orders: after.orders - before.orders,
    units: after.units - before.units,
  };
  expect(made).toEqual({ revenue: 60 * 1_235, refunds: (2 + 12 + 13) * 1_235 + 101, orders: 5, units: 60 });
  expect(made).toEqual(await ledgersOf(ids));
  expect(sum(series.map((part) => Math.round(part.now.revenue * 100)))).toBe(after.revenue);
});

it('GET /api/overview takes 7, 30, 90 or 365 days, 30 by itself', async () => {
  expect((await get()).body).toMatchObject({ days: 30, unit: 'day', timeZone: shop.timeZone });
  expect((await get(365)).body).toMatchObject({ days: 365, unit: 'month' });
  expect((await get(7)).body.series).toHaveLength(7);
});
