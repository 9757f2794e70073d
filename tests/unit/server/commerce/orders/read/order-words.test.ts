import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { poKeyOf } from '@/lib/server/commerce/orders/order-number';
import { orderWords } from '@/lib/server/commerce/orders/read/order-words';
import { findSelectedOrders } from '@/lib/server/commerce/orders/read/selected-orders.repository';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { axesOf } from '@/lib/shared/orders/order-status';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'order-words' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const BUYERS = ['Wei Zhang', 'Ärger AG', 'alpha co', 'Öl GmbH', 'Tomasz Nowak', 'zoe klein'];

beforeAll(async () => {
  const orders = BUYERS.map((buyerName, index) => ({
    ...{ _id: new ObjectId(), number: `ORD-${index}`, ...axesOf('unpaid'), placedAt: new Date(index) },
    ...{ buyerName, buyerSortKey: sortKeyOf(buyerName), buyerEmail: `b${index}@example.com` },
    ...(index === 1 ? { poNumber: 'PO 47/a', poKey: poKeyOf('PO 47/a') } : {}),
    lines: [{ sku: index === 0 ? 'T3-LAST-E49+57' : `FL ${index}`, name: 'Hammer' }],
  }));
  await (await collection('orders')).insertMany(orders as unknown as OrderDocument[]);
});

async function find(query: string, sort?: 'buyer' | '-buyer'): Promise<string[]> {
  const orders = await findSelectedOrders({ axes: axesOf('unpaid'), words: orderWords(query), sort });
  return orders.map(({ buyerName }) => buyerName);
}

it.each([
  'T3-LAST-E49+57',
  'T3LASTE4957',
  't3laste4957',
  'T3.LAST.E4957',
  't3 last e4957',
  'T3–LAST/E49_57',
  'Ｔ３ＬＡＳＴ',
  'hammer laste49',
])('orders are found by a SKU of theirs, however it is written: %j', async (query) => {
  expect(await find(query)).toEqual(['Wei Zhang']);
});

it.each(['PO47', 'po 47/A', 'ＰＯ47', 'PO\u200b47'])(
  'orders are found by the buyer’s own number: %j',
  async (query) => {
    expect(await find(query)).toEqual(['Ärger AG']);
  },
);

it('orders are found by no other SKU, and by words of punctuation alone never', async () => {
  for (const query of ['T3LASTE4958', 'T3LASTE4957 saw', '…', '+-', '\u3164'])
    expect(await find(query)).toEqual([]);
});

it('orders are found by a name in any of Unicode’s forms', async () => {
  for (const form of ['NFC', 'NFD']) expect(await find('ärger'.normalize(form))).toEqual(['Ärger AG']);
});

it('orders by buyer are in the order of names, whatever their case and accents', async () => {
  const inOrder = ['alpha co', 'Ärger AG', 'Öl GmbH', 'Tomasz Nowak', 'Wei Zhang', 'zoe klein'];
  expect(await find('', 'buyer')).toEqual(inOrder);
  expect(await find('', '-buyer')).toEqual(inOrder.toReversed());
});
