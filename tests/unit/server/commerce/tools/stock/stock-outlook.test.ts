import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { readStockOutlook } from '@/lib/server/commerce/tools/stock/stock-outlook';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolState } from '@/lib/shared/quantity/quantity-rules';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'stock-outlook' }));
const IDS = vi.hoisted(() => ({ unsold: 'f'.repeat(24), retired: 'e'.repeat(24) }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/commerce/tools/search/list-tools', () => ({
  listTools: () => ({
    tools: [
      { _id: IDS.unsold, sku: 'UNSOLD', name: 'UNSOLD', quantity: 1, state: 'on-sale' },
      { _id: IDS.retired, sku: 'ASK', name: 'ASK', quantity: 0, state: 'on-request' },
    ],
    total: 3,
  }),
}));

giveOwnDatabase(settings);

const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
const NAMES = ['fast', 'slow', 'plenty', 'out', 'draft'] as const;
const ids = Object.fromEntries(NAMES.map((name) => [name, new ObjectId()])) as Record<
  (typeof NAMES)[number],
  ObjectId
>;

beforeAll(async () => {
  const tool = (name: (typeof NAMES)[number], quantity: number, moq = 5, state: ToolState = 'on-sale') =>
    toolDocument({ _id: ids[name], name, sku: name, quantity, moq, state });
  await (await collection('tools')).insertMany([
    tool('fast', 20),
    tool('slow', 29),
    tool('plenty', 1_000),
    tool('out', 4),
    tool('draft', 1, 1, 'draft'),
  ]);
});

it('the outlook of stock names what lasts less than the days at its pace, shortest first, and what is out, most sold first', async () => {
  const sold = [
    { _id: ids.fast, units: 60 },
    { _id: ids.slow, units: 30 },
    { _id: ids.plenty, units: 30 },
    { _id: ids.out, units: 10 },
    { _id: ids.draft, units: 90 },
  ];
  const outlook = await readStockOutlook(admin, { pace: { days: 30, sold }, lowDays: 30, limit: 10 });
  expect(outlook.low.map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
    ['fast', 10],
    ['slow', 29],
  ]);
  expect(outlook.outOfStock).toBe(3);
  expect(outlook.out.map(({ name, sold: units }) => [name, units])).toEqual([
    ['out', 10],
    ['UNSOLD', 0],
  ]);
});

it('the outlook of stock is for admins alone', async () => {
  const customer = { ...admin, role: 'customer' } as Actor;
  const pace = { days: 30, sold: [] };
  await expect(readStockOutlook(customer, { pace, lowDays: 30, limit: 10 })).rejects.toThrow('forbidden');
});
