import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartCosts } from '@/lib/server/commerce/cart/cart-costs';
import { changeCart } from '@/lib/server/commerce/cart/change-cart';
import { orderCart } from '@/lib/server/commerce/cart/order-cart';
import { markPaid } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { markRefunded } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import { placeSingleOrder } from '@/lib/server/commerce/orders/place/place-single-order';
import { getOrder } from '@/lib/server/commerce/orders/read/get-order';
import { markTradeChanged } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('freight-orders'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => ({
  ...(await original<object>()),
  refreshPublic: () => undefined,
}));
giveOwnDatabase(settings);

const MUNICH = {
  ...{
    company: '',
    name: 'Robin Smith',
    street: 'Weg 2',
    addition: '',
    postalCode: '80331',
    city: 'München',
  },
  ...{ region: '', country: 'DE', phone: '5550100', reference: '' },
};
const TO = { country: 'DE', region: '', postalCode: '80331' };
const PARCEL = { delivery: MUNICH, shippingMethod: 'parcel' };

let revision = 0;
let made = 0;
let buyer: Actor;

async function setTrade(trade: TradeSettings): Promise<void> {
  revision += 1;
  const saved = { ...trade, revision, savedAt: new Date(), savedBy: new ObjectId() };
  await (await collection('trade_settings')).replaceOne({ _id: 'trade' }, saved, { upsert: true });
  markTradeChanged();
}

/** By weight from 6.90, from 5 kg 14.90, and 25.00 more for what is bulky. */
const BY_WEIGHT = structuredClone(PARCEL_TRADE);
for (const { prices } of BY_WEIGHT.shipping.methods)
  for (const price of prices)
    Object.assign(price, {
      ...{ by: 'weight', bulky: 25, freeFrom: 150 },
      steps: [
        { from: 0, price: 6.9 },
        { from: 5_000, price: 14.9 },
      ],
    });

type Given = Partial<ToolDocument> & { units: number };

/** Puts so many units of each tool into the buyer's cart. Returns its version. */
async function fill(...given: Given[]): Promise<number> {
  const tools = given.map(({ units: _, ...more }) => {
    made += 1;
    return toolDocument({ sku: `FT-${made}`, quantity: 1_000, moq: 1, ...more });
  });
  await (await collection('tools')).insertMany(tools);
  const ops = tools.map(({ _id }, at) => {
    return { op: 'add' as const, toolId: _id.toHexString(), quantity: given[at]?.units ?? 1 };
  });
  return (await changeCart(buyer, { ops }, {})).version;
}

async function order(version: number, seenDue: number, more: object = {}): Promise<string> {
  made += 1;
  const input = { version, seenDue, ...PARCEL, ...more };
  return (await orderCart(buyer, input, { key: `key-${made}` })).insertedId;
}

beforeEach(() => {
  const userId = new ObjectId();
  const session = { sessionId: 's', sessionVersion: 0, secondFactor: false };
  const email = `${userId.toHexString()}@example.com`;
  buyer = { userId, email, name: 'Ann', image: null, role: 'customer', emailVerified: true, ...session };
});

it('freight by weight is that of all units, and more for what is bulky, also where it is free', async () => {
  await setTrade(BY_WEIGHT);
  await fill(
    { units: 2, priceCents: 1_000, weightGrams: 4_200, bulky: true },
    { units: 1, priceCents: 1_000, weightGrams: 600 },
  );
  expect((await cartCosts(buyer, { to: TO })).costs).toMatchObject({ goods: 30, shipping: 39.9, due: 69.9 });
  await fill({ units: 1, priceCents: 12_000, weightGrams: 1 });
  expect((await cartCosts(buyer, { to: TO })).costs).toMatchObject({ goods: 150, shipping: 25, due: 175 });
});

it('a tool without a weight leaves freight by weight on request, and its order is refused', async () => {
  await setTrade(BY_WEIGHT);
  const version = await fill({ units: 1, priceCents: 1_000 });
  const { costs, reasons, methods } = await cartCosts(buyer, { to: TO });
  expect(costs).toBeNull();
  expect(reasons).toMatchObject([{ code: 'weight', lines: [0] }]);
  expect(methods[0]).toMatchObject({ price: null, why: { code: 'weight-unknown', lines: [0] } });
  await expect(order(version, 16.9)).rejects.toMatchObject({
    code: 'costs-on-request',
    members: { reasons: [{ code: 'weight' }] },
  });
});

it('an order has its freight in groups of its tax, which its invoice and credit note repeat', async () => {
  const trade = structuredClone(VAT_TRADE);
  for (const { prices } of trade.shipping.methods)
    for (const price of prices) price.steps = [{ from: 0, price: 10 }];
  await setTrade(trade);
  const version = await fill(
    { units: 2, priceCents: 5_000, taxClass: 'standard' },
    { units: 5, priceCents: 1_000, taxClass: 'reduced' },
  );
  const id = new ObjectId(await order(version, 184));
  const stored = await (await collection('orders')).findOne({ _id: id });
  expect(stored).toMatchObject({
    totals: { goodsCents: 15_000, shippingCents: 1_000, taxCents: 2_400, totalCents: 18_400 },
    lines: [
      { group: 0, taxClass: 'standard' },
      { group: 1, taxClass: 'reduced' },
    ],
    taxes: [
      { rate: 19_000, goodsCents: 10_000, shippingCents: 667, taxCents: 2_027 },
      { rate: 7_000, goodsCents: 5_000, shippingCents: 333, taxCents: 373 },
    ],
    tax: { mode: 'vat', trade: revision },
  });
  const { costs, lines } = await getOrder(buyer, id.toHexString());
  expect(costs?.taxes).toMatchObject([
    { treatment: 'domestic', category: 'S', rate: 19, name: 'VAT 19%', net: 106.67, tax: 20.27 },
    { rate: 7, net: 53.33, tax: 3.73 },
  ]);
  expect(lines.map(({ rate }) => rate)).toEqual([19, 7]);
  const at = new Date();
  await inTransaction((session) => markPaid({ orderId: id, intentId: 'pi_1', by: 'buyer', at }, session));
  const entry = { state: 'refunded', at, by: 'admin', actorId: new ObjectId() } as const;
  await inTransaction((session) => markRefunded(id, entry, session));
  const papers = await (await collection('invoices')).find({ orderId: id }, { sort: { kind: -1 } }).toArray();
  expect(papers.map(({ totalCents }) => totalCents)).toEqual([18_400, -18_400]);
  expect(papers[1]?.groups).toMatchObject([
    { goodsCents: -10_000, shippingCents: -667, basisCents: -10_667, taxCents: -2_027 },
    { basisCents: -5_333, taxCents: -373 },
  ]);
  expect(papers[1]?.lines).toHaveLength(2);
});

it('an order is priced anew where the settings change while it is placed', async () => {
  await setTrade(PARCEL_TRADE);
  const version = await fill({ units: 1, priceCents: 1_000 });
  const dearer = structuredClone(PARCEL_TRADE);
  for (const { prices } of dearer.shipping.methods)
    for (const price of prices) price.steps = [{ from: 0, price: 6 }];
  // Another instance saves them: this one has its copy for up to a second.
  revision += 1;
  const saved = { ...dearer, revision, savedAt: new Date(), savedBy: new ObjectId() };
  await cartCosts(buyer, { to: TO });
  await (await collection('trade_settings')).replaceOne({ _id: 'trade' }, saved, { upsert: true });
  await expect(order(version, 14.9)).rejects.toMatchObject({
    code: 'price-changed',
    members: { costs: { due: 16 } },
  });
  expect(await order(version, 16)).toMatch(/^[0-9a-f]{24}$/);
});

it('an order of less than a card can be charged with is allowed where its freight makes it more', async () => {
  await setTrade(PARCEL_TRADE);
  expect(await order(await fill({ units: 1, priceCents: 10 }), 5)).toMatch(/^[0-9a-f]{24}$/);
  const free = structuredClone(PARCEL_TRADE);
  for (const { prices } of free.shipping.methods)
    for (const price of prices) price.steps = [{ from: 0, price: 0 }];
  await setTrade(free);
  const version = await fill({ units: 1, priceCents: 10 });
  await expect(order(version, 0.1)).rejects.toMatchObject({
    issues: { lines: ['order-value-too-low'] },
  });
  const [tool] = await (await collection('tools')).find({ sku: `FT-${made - 1}` }).toArray();
  const single = { toolId: tool?._id.toHexString() ?? '', orderQuantity: 1, orderValue: 0.1, ...PARCEL };
  await expect(placeSingleOrder(buyer, single)).rejects.toMatchObject({ code: expect.any(String) });
});
