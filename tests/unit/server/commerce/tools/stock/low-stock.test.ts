import { beforeEach, expect, it, vi } from 'vitest';
import { isLowStock, lowStockFilter, reportLowStock } from '@/lib/server/commerce/tools/stock/low-stock';
import { openDatabase } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: '',
  NEXTAUTH_URL: '',
  CONTACT_LANGUAGE: 'en',
  LOW_STOCK_UNITS: 10,
}));
Object.assign(settings, shopSettings('low-stock'));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const at = new Date('2026-11-22T10:00:00Z');

const tool = (sku: string, quantity: number, more: Partial<ToolDocument> = {}) =>
  toolDocument({ sku, quantity, createdAt: at, ...more });

const store = async (...tools: ToolDocument[]) => (await collection('tools')).insertMany(tools);
const setUnits = async (sku: string, quantity: number) =>
  (await collection('tools')).updateOne({ sku }, { $set: { quantity } });
const subjects = async () =>
  (await (await collection('outbox')).find({}, { sort: { createdAt: 1, _id: 1 } }).toArray()).map(
    ({ subject }) => subject,
  );

beforeEach(async () => {
  await ensureIndexes(await openDatabase());
  await (await collection('tools')).deleteMany({});
  await (await collection('outbox')).deleteMany({});
});

it('news of low stock comes once in a mail of all tools below their limit, and again only after a tool was restocked', async () => {
  await store(tool('PLENTY', 10), tool('FEW', 9), tool('NONE', 0));
  expect(await reportLowStock()).toBe(2);
  const [mail] = await (await collection('outbox')).find({}).toArray();
  expect(mail).toMatchObject({ to: 'sales@example.com', subject: 'Low stock: 2 tools' });
  expect(mail?.text).toMatch(/Tool NONE \(NONE\): 0 available[\s\S]*Tool FEW \(FEW\): 9 available/);
  expect(mail?.text).not.toContain('PLENTY');

  await setUnits('FEW', 3);
  expect(await reportLowStock()).toBe(0);
  await setUnits('FEW', 10);
  expect(await reportLowStock()).toBe(0);
  await setUnits('FEW', 9);
  expect(await reportLowStock()).toBe(1);
  expect(await subjects()).toEqual(['Low stock: 2 tools', 'Low stock: Tool FEW']);
});

it('news of low stock comes once however many processes check at the same moment', async () => {
  await store(tool('FEW', 9), tool('NONE', 0));
  const told = await Promise.all([1, 2, 3, 4].map(() => reportLowStock()));
  expect(told.reduce((one, other) => one + other)).toBe(2);
  expect(await subjects()).toHaveLength(1);
});

it('news of low stock uses a tool’s own limit, of which 0 is never reached, and leaves out what is not on sale', async () => {
  await store(
    tool('OWN', 40, { lowStockBelow: 50 }),
    tool('NEVER', 0, { lowStockBelow: 0 }),
    tool('SHOP', 9, { lowStockBelow: null }),
    tool('DRAFT', 0, { state: 'draft' }),
    tool('ASK', 0, { state: 'on-request', lowStockBelow: 50 }),
  );
  const found = await (await collection('tools')).find(lowStockFilter(10)).toArray();
  expect(found.map(({ sku }) => sku).toSorted()).toEqual(['OWN', 'SHOP']);
  const all = await (await collection('tools')).find({}).toArray();
  expect(all.filter((each) => isLowStock(each, 10)).map(({ sku }) => sku)).toEqual(
    all.filter(({ sku }) => ['OWN', 'SHOP'].includes(sku)).map(({ sku }) => sku),
  );
  expect(await reportLowStock()).toBe(2);
  // Another limit may be what makes it low, or no longer so.
  await (await collection('tools')).updateOne({ sku: 'NEVER' }, { $set: { lowStockBelow: 1 } });
  await (await collection('tools')).updateOne({ sku: 'OWN' }, { $set: { lowStockBelow: 20 } });
  expect(await reportLowStock()).toBe(1);
  await (await collection('tools')).updateOne({ sku: 'OWN' }, { $set: { lowStockBelow: 50 } });
  expect(await reportLowStock()).toBe(1);
});

it('news of low stock marks nothing where the mail is not written, and counts no tool as changed', async () => {
  await store(tool('FEW', 9));
  settings.NEXTAUTH_URL = 'nowhere';
  await expect(reportLowStock()).rejects.toThrow();
  settings.NEXTAUTH_URL = 'http://localhost:3000';
  settings.CONTACT_LANGUAGE = 'de';
  expect(await reportLowStock()).toBe(1);
  expect(await subjects()).toEqual(['Bestand knapp: Tool FEW']);
  expect(await (await collection('tools')).findOne({ sku: 'FEW' })).toMatchObject({ updatedAt: at });
});
