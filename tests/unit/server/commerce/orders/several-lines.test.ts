import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { changeCart } from '@/lib/server/commerce/cart/change-cart';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { orderCart } from '@/lib/server/commerce/cart/order-cart';
import { cancelOrder } from '@/lib/server/commerce/orders/lifecycle/cancel-order';
import { markPaid } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { type OrderTerms, shortLines } from '@/lib/server/commerce/orders/place/order-terms';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import { boughtTools, hasBoughtTool } from '@/lib/server/commerce/orders/read/bought-tools';
import { getOrder } from '@/lib/server/commerce/orders/read/get-order';
import { listAllOrders, listOwnOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { shipOrder } from '@/lib/server/commerce/orders/ship/ship-units';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { pricesBy } from '@/lib/server/commerce/prices/prices-for';
import { reserveUnits } from '@/lib/server/commerce/tools/stock/move-units';
import {
  reserveToolUnits,
  reserveUnitsOfEach,
} from '@/lib/server/commerce/tools/stock/tool-stock.repository';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('several-lines'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => ({
  ...(await original<object>()),
  refreshPublic: () => undefined,
}));

giveOwnDatabase(settings);

const PRICE_CENTS = 1_250;
const DELIVERY = { address: '1 Main Street', phone: '5550100' };
let made = 0;

const TERMS: OrderTerms = {
  prices: { ...pricesBy([], null, new Date()), areCurrent: async () => true },
  accept: () => undefined,
  refuse: (lines) => new AppError('out-of-stock', { members: { lines: shortLines(lines) } }),
};

function anActor(role: Actor['role'] = 'customer'): Actor {
  const userId = new ObjectId();
  const email = `${userId.toHexString()}@example.com`;
  const session = { sessionId: 's', sessionVersion: 0, secondFactor: false };
  return { userId, email, name: 'Ann', image: null, role, emailVerified: true, ...session };
}

/** Puts tools with so many units on sale; returns their ids. */
async function severalTools(...quantities: number[]): Promise<string[]> {
  const tools = quantities.map((quantity) => {
    made += 1;
    return toolDocument({ sku: `FT-${made}`, name: `Tool ${made}`, priceCents: PRICE_CENTS, quantity });
  });
  await (await collection('tools')).insertMany(tools);
  await (await collection('stock_ledger')).insertMany(
    tools.map(({ _id, quantity, createdAt: at }) => {
      const line = { toolId: _id, change: quantity, onHandChange: quantity, reason: 'initial', at } as const;
      return { _id: new ObjectId(), ...line };
    }),
  );
  return tools.map(({ _id }) => _id.toHexString());
}

const linesOf = (toolIds: readonly string[], quantity = 1) => toolIds.map((toolId) => ({ toolId, quantity }));

async function place(buyer: Actor, lines: { toolId: string; quantity: number }[]): Promise<string> {
  return (await placeOrder(buyer, async () => ({ lines, delivery: DELIVERY, terms: TERMS }))).insertedId;
}

/** Returns each tool's available and reserved units, and the same by its ledger. */
async function stockOf(toolIds: readonly string[]): Promise<[number, number, number, number][]> {
  const [tools, ledger] = [await collection('tools'), await collection('stock_ledger')];
  return Promise.all(
    toolIds.map(async (id) => {
      const toolId = new ObjectId(id);
      const tool = await tools.findOne({ _id: toolId });
      const own = await ledger.find({ toolId }).toArray();
      const available = own.reduce((sum, { change }) => sum + change, 0);
      const onHand = own.reduce((sum, { onHandChange }) => sum + onHandChange, 0);
      return [tool?.quantity ?? -1, tool?.reserved ?? -1, available, onHand - available];
    }),
  );
}

/** Pays an order as a webhook does. */
async function pay(orderId: string): Promise<void> {
  const payment = { orderId: new ObjectId(orderId), intentId: `pi_${orderId}`, by: 'system' } as const;
  await inTransaction((session) => markPaid({ ...payment, at: new Date() }, session));
}

it('an order of several lines reserves the units of every line, and returns all of them when it is cancelled', async () => {
  const [buyer, tools] = [anActor(), await severalTools(10, 20, 30)];
  const lines = tools.map((toolId, place) => ({ toolId, quantity: place + 1 })).reverse();
  const id = await place(buyer, lines);
  expect(await stockOf(tools)).toEqual([
    [9, 1, 9, 1],
    [18, 2, 18, 2],
    [27, 3, 27, 3],
  ]);
  const order = await getOrder(buyer, id);
  expect(order.lines.map(({ toolId, quantity }) => ({ toolId, quantity }))).toEqual(lines);
  expect(order).toMatchObject({ toolId: tools[2], toolName: order.lines[0]?.name, orderQuantity: 6 });
  expect(order).toMatchObject({ lineCount: 3, goodsValue: 75, orderValue: 75, refundedValue: 0 });
  expect(order).not.toHaveProperty('unitPrice');
  await cancelOrder(buyer, id);
  expect(await stockOf(tools)).toEqual([10, 20, 30].map((units) => [units, 0, units, 0]));
});

it('an order of several lines reserves nothing if one line is short, and returns what is left of each short one', async () => {
  const [buyer, tools] = [anActor(), await severalTools(10, 2, 10, 3)];
  const [first, second, third, fourth] = tools as [string, string, string, string];
  const refused = await place(buyer, linesOf([first, second, third, fourth], 5)).catch((error) => error);
  expect(refused.code).toBe('out-of-stock');
  const skus = (await getSkus([second, fourth])) as [string, string];
  expect(refused.members.lines).toEqual([
    { toolId: second, sku: skus[0], wanted: 5, left: 2 },
    { toolId: fourth, sku: skus[1], wanted: 5, left: 3 },
  ]);
  expect(await stockOf(tools)).toEqual([10, 2, 10, 3].map((units) => [units, 0, units, 0]));
  expect(await (await collection('orders')).countDocuments({ buyerId: buyer.userId })).toBe(0);
  expect(await (await collection('outbox')).countDocuments({ to: buyer.email })).toBe(0);
});

it('an order of several lines is invoiced line by line, and ships every line', async () => {
  const [buyer, admin, tools] = [anActor(), anActor('admin'), await severalTools(5, 5, 5, 5, 5, 5, 5)];
  const id = await place(buyer, linesOf(tools, 2));
  await pay(id);
  const invoice = await (await collection('invoices')).findOne({ orderId: new ObjectId(id) });
  expect(invoice?.lines.map(({ sku, quantity, amountCents }) => [sku, quantity, amountCents])).toEqual(
    (await getSkus(tools)).map((sku) => [sku, 2, 2_500]),
  );
  expect(invoice?.totalCents).toBe(17_500);
  await shipOrder(admin, id);
  expect(await stockOf(tools)).toEqual(tools.map(() => [3, 0, 3, 0]));
  expect(await Promise.all(tools.map((tool) => hasBoughtTool(ownerOf(buyer), new ObjectId(tool))))).toEqual(
    tools.map(() => true),
  );
  expect((await boughtTools(ownerOf(buyer))).map(({ toolId }) => toolId.toHexString())).toEqual(tools);
});

it('an order of several lines shows its first five lines in lists, all of them on request, and is found by any of its tools', async () => {
  const [buyer, admin, tools] = [anActor(), anActor('admin'), await severalTools(5, 5, 5, 5, 5, 5, 5)];
  const id = await place(buyer, linesOf(tools));
  const [listed] = (await listOwnOrders(buyer, buyer.email)).orders;
  expect([listed?.lines.length, listed?.lineCount, listed?.goodsValue]).toEqual([5, 7, 87.5]);
  const [whole] = (await listOwnOrders(buyer, buyer.email, { withAllLines: true })).orders;
  expect(whole?.lines).toHaveLength(7);
  const last = whole?.lines.at(-1);
  for (const q of [last?.sku, last?.name, last?.sku.toLowerCase()]) {
    const found = await listAllOrders(admin, { q });
    expect(found.orders.map(({ _id }) => _id)).toContain(id);
  }
});

it('an order of several lines of a tool that was deleted meanwhile writes its units off and returns the others', async () => {
  const [buyer, tools] = [anActor(), await severalTools(5, 5)];
  const id = await place(buyer, linesOf(tools, 2));
  await (await collection('tools')).deleteOne({ _id: new ObjectId(tools[0]) });
  await cancelOrder(buyer, id);
  const [gone, kept] = await stockOf(tools);
  expect(kept).toEqual([5, 0, 5, 0]);
  expect(gone?.slice(2)).toEqual([3, 0]);
});

it.each([
  ['its price', { priceCents: PRICE_CENTS + 1 }],
  ['its minimum order', { moq: 4 }],
  ['its step', { moq: 2, step: 2 }],
  ['to be on request', { state: 'on-request' }],
  ['to be retired', { state: 'retired' }],
  ['to be a draft', { state: 'draft' }],
])('a tool that is changed meanwhile in %s is not reserved, nor is anything beside it', async (_, change) => {
  const tools = await severalTools(9, 9);
  await (await collection('tools')).updateOne({ _id: new ObjectId(tools[1]) }, { $set: change as object });
  const lines = tools.map((id) => ({ toolId: new ObjectId(id), units: 3, baseCents: PRICE_CENTS }));
  const about = { orderId: new ObjectId(), orderNumber: 'FL-1', reason: 'order-placed' } as const;
  const { isReserved } = await inTransaction((session) =>
    reserveUnits({ ...about, lines, at: new Date() }, session),
  );
  expect(isReserved).toBe(false);
  const alone = { ...about, lines: lines.slice(1), at: new Date() };
  expect((await inTransaction((session) => reserveUnits(alone, session))).isReserved).toBe(false);
  expect(await stockOf(tools)).toEqual([
    [9, 0, 9, 0],
    [9, 0, 9, 0],
  ]);
});

it('a tool that is changed meanwhile reserves units exactly where the quantity rules allow them, alone or beside another', async () => {
  const tools = await collection('tools');
  const [id = '', other = ''] = await severalTools(1, 1_000);
  const toolId = new ObjectId(id);
  const wantedOf = (units: number) => ({ toolId, units, baseCents: PRICE_CENTS });
  const beside = { toolId: new ObjectId(other), units: 1, baseCents: PRICE_CENTS };
  const rules = fc.record({
    ...{ units: fc.integer({ min: 1, max: 14 }), moq: fc.integer({ min: 1, max: 6 }) },
    ...{ step: fc.integer({ min: 1, max: 4 }), available: fc.integer({ min: 0, max: 12 }) },
    sale: fc.constantFrom('on-sale' as const, 'on-request' as const),
  });
  const property = fc.asyncProperty(rules, fc.boolean(), async ({ units, ...tool }, isAlone) => {
    const { available: quantity, sale: state, moq, step } = tool;
    await tools.updateOne({ _id: toolId }, { $set: { quantity, moq, step, state } });
    const lines = isAlone ? [wantedOf(units)] : [wantedOf(units), beside];
    const request = { ...{ orderId: new ObjectId(), orderNumber: 'FL-1' }, lines, at: new Date() };
    const { isReserved } = await inTransaction((session) =>
      reserveUnits({ ...request, reason: 'order-placed' }, session),
    );
    expect(isReserved).toBe(checkQuantity(units, tool).problems.length === 0);
    const stored = await tools.findOne({ _id: toolId });
    expect(stored?.quantity).toBe(isReserved ? quantity - units : quantity);
  });
  await fc.assert(property, { numRuns: 200 });
});

it('a tool that is changed meanwhile is not taken from in a quantity between two steps, whatever was read before', async () => {
  const [id = ''] = await severalTools(9);
  const toolId = new ObjectId(id);
  await (await collection('tools')).updateOne({ _id: toolId }, { $set: { moq: 2, step: 3 } });
  const taking = (units: number) =>
    inTransaction((session) =>
      reserveToolUnits({ toolId, units, baseCents: PRICE_CENTS }, new Date(), session),
    );
  expect(await taking(4)).toBe(null);
  expect((await taking(5))?.quantity).toBe(9);
  await expect(
    inTransaction((session) =>
      reserveUnitsOfEach([{ toolId, units: 3, baseCents: PRICE_CENTS }], new Date(), session),
    ),
  ).rejects.toThrow('units were taken that the transaction had read as there');
});

it('a cart holds 500 lines, and is ordered in one transaction', async () => {
  const buyer = anActor();
  const tools = await severalTools(...Array.from({ length: 501 }, () => 5));
  const additions = tools.map((toolId) => ({ op: 'add', toolId, quantity: 2 }) as const);
  const cart = await changeCart(buyer, { ops: additions.slice(0, 500) });
  expect([cart.lines.length, cart.units, cart.due]).toEqual([500, 1_000, 12_500]);
  const full = await changeCart(buyer, { ops: additions.slice(500) }).catch((error) => error);
  expect(full.errors).toEqual({ ops: ['A cart holds at most 500 tools'] });
  const seen = { version: cart.version, seenDue: cart.due };
  const { insertedId } = await orderCart(buyer, { ...seen, ...DELIVERY }, { key: 'k' });
  expect((await getCart(buyerOf(buyer))).lines).toEqual([]);
  const order = await getOrder(buyer, insertedId);
  expect(order.lines.map(({ toolId }) => toolId)).toEqual(tools.slice(0, 500));
  expect(await stockOf([tools[0] as string, tools[499] as string, tools[500] as string])).toEqual([
    [3, 2, 3, 2],
    [3, 2, 3, 2],
    [5, 0, 5, 0],
  ]);
  await cancelOrder(buyer, insertedId);
  const released = await (await collection('tools'))
    .find({ _id: { $in: tools.map((id) => new ObjectId(id)) } })
    .toArray();
  expect(released.every(({ quantity, reserved }) => quantity === 5 && reserved === 0)).toBe(true);
  const lines = await (await collection('stock_ledger'))
    .find({ orderId: new ObjectId(insertedId) })
    .toArray();
  expect(lines).toHaveLength(1_000);
});

it('a cart that was changed since it was read is not ordered', async () => {
  const [buyer, [tool = '']] = [anActor(), await severalTools(5)];
  const ops = [{ op: 'add', toolId: tool, quantity: 1 }] as const;
  const { version, due } = await changeCart(buyer, { ops: [...ops] });
  const ordering = orderCart(buyer, { version, seenDue: due, ...DELIVERY }, { key: 'k' });
  const adding = changeCart(buyer, { ops: [...ops] });
  const [ordered] = await Promise.allSettled([ordering, adding]);
  const { lines } = await getCart(buyerOf(buyer));
  // Whichever came first, the second unit is in the cart and never in the order.
  if (ordered.status === 'rejected') expect(ordered.reason.code).toBe('cart-changed');
  expect(lines.map(({ quantity }) => quantity)).toEqual([ordered.status === 'fulfilled' ? 1 : 2]);
  expect(await stockOf([tool])).toEqual([ordered.status === 'fulfilled' ? [4, 1, 4, 1] : [5, 0, 5, 0]]);
});

it('many orders of several lines at once never sell more than there is, nor half an order', async () => {
  const tools = await severalTools(6, 7, 8, 9, 10);
  const buyers = Array.from({ length: 24 }, () => anActor());
  const outcomes = await Promise.allSettled(
    buyers.map((buyer, place_) => {
      // Each begins with another tool, so that no two take them in the same order by themselves.
      const turned = tools.map((_, place) => tools[(place + place_) % tools.length] as string);
      return place(buyer, linesOf(turned));
    }),
  );
  const placed = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(placed).toHaveLength(6);
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
  expect(new Set(codes)).toEqual(new Set(['out-of-stock']));
  expect(await stockOf(tools)).toEqual([6, 7, 8, 9, 10].map((units) => [units - 6, 6, units - 6, 6]));
});

async function getSkus(toolIds: readonly string[]): Promise<string[]> {
  const tools = await (await collection('tools'))
    .find({ _id: { $in: toolIds.map((id) => new ObjectId(id)) } })
    .toArray();
  return toolIds.map((id) => tools.find(({ _id }) => _id.toHexString() === id)?.sku ?? '');
}
