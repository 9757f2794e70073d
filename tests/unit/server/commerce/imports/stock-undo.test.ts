import { beforeEach, describe, expect, it, vi } from 'vitest';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { correctStock } from '@/lib/server/commerce/tools/stock/tool-stock';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, imported, outcomes, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const available = async (sku = 'A-1') => (await stored(sku))?.quantity;
const undo = (id: string) => undoImport(admin, id);

beforeEach(async () => {
  await bulk('tools', [tool('A-1', { quantity: 100 }), tool('B-2', { quantity: 50 })]);
});

const file = (...rows: string[]) => imported('stock', ['SKU,Change,Reference', ...rows].join('\n'));

it('a reference is free again once its import was undone: the corrected file is booked', async () => {
  const { id } = await file('A-1,20,LS-1', 'B-2,5,LS-1');
  await undo(id);
  expect(await available()).toBe(100);
  expect(counts(await file('A-1,-20,LS-1', 'B-2,5,LS-1'))).toEqual([0, 2, 0, 0]);
  expect(await available()).toBe(80);
});

it('a reference is free again for bulk calls too', async () => {
  const { id } = await bulk('stock', [{ sku: 'A-1', change: 20, externalId: 'LS-1' }]);
  await undo(id);
  const again = await bulk('stock', [{ sku: 'A-1', change: 20, externalId: 'LS-1' }]);
  expect([outcomes(again), await available()]).toEqual([['changed'], 120]);
});

it('a reference of a row that changed no figure is free again too', async () => {
  const { id } = await bulk('stock', [{ sku: 'A-1', available: 100, externalId: 'INV-1' }]);
  expect(await undo(id)).toEqual({ undone: 0, kept: 0, rows: [] });
  const again = await bulk('stock', [{ sku: 'A-1', available: 90, externalId: 'INV-1' }]);
  expect(outcomes(again)).toEqual(['changed']);
});

it('a reference stays where its row is kept', async () => {
  const { id } = await file('A-1,20,LS-1', 'A-1,1,LS-1');
  await bulk('stock', [{ sku: 'A-1', change: -120, externalId: 'out' }]);
  expect(await undo(id)).toMatchObject({ undone: 1, kept: 1 });
  expect(counts(await file('A-1,20,LS-1'))).toEqual([0, 0, 1, 0]);
  expect(counts(await file('A-1,1,LS-1'))).toEqual([0, 0, 0, 1]);
});

it('a reference on several lines of a file is one document, all of which counts', async () => {
  expect(counts(await file('A-1,5,LS-2', 'A-1,7,LS-2', 'A-1,7,LS-2'))).toEqual([0, 3, 0, 0]);
  expect(await available()).toBe(119);
  expect(counts(await file('A-1,5,LS-2', 'A-1,7,LS-2', 'A-1,7,LS-2'))).toEqual([0, 0, 3, 0]);
});

it('a reference counts on lines of a file that are parts from each other', async () => {
  const between = Array.from({ length: 150 }, () => 'B-2,1,');
  expect(counts(await file('A-1,5,LS-2', ...between, 'A-1,7,LS-2'))).toEqual([0, 152, 0, 0]);
  expect(await available()).toBe(112);
});

it('a reference with another figure than was booked is refused, in files and bulk calls', async () => {
  await file('A-1,5,LS-1');
  const { problems } = await file('A-1,50,LS-1');
  expect(problems).toMatchObject([{ row: 2, column: 'Reference', code: 'reference-used' }]);
  const rows = [
    { sku: 'A-1', change: 5, externalId: 'LS-1' },
    { sku: 'A-1', available: 5, externalId: 'LS-1' },
    { sku: 'A-1', change: 1, externalId: 'N' },
    { sku: 'A-1', change: 1, externalId: 'N' },
    { sku: 'A-1', change: 2, externalId: 'N' },
  ];
  const result = await bulk('stock', rows);
  expect(outcomes(result)).toEqual(['same', 'refused', 'changed', 'same', 'refused']);
  expect(await available()).toBe(106);
});

describe('a count that was undone', () => {
  const friday = '2026-11-20T18:00:00Z';
  const count = (figure: number, asOf?: string, sku = 'A-1') =>
    imported('stock', `SKU,Available,As of\n${sku},${figure},${asOf ?? ''}`);

  beforeEach(async () => {
    await (await collection('tools')).updateMany({}, { $set: { stockCountedAt: new Date('2026-01-01') } });
    await (await collection('stock_ledger')).deleteMany({});
  });

  it('a count that was undone is no newer one: an earlier count is taken', async () => {
    const before = await stored('A-1');
    const { id } = await count(7);
    await undo(id);
    expect(await stored('A-1')).toMatchObject({
      quantity: 100,
      stockCountedAt: before?.stockCountedAt,
    });
    expect(counts(await count(90, friday))).toEqual([0, 1, 0, 0]);
    expect(await available()).toBe(90);
  });

  it('a count that was undone is none either where it found what there was, and in a file of tools', async () => {
    const same = await count(100);
    await undo(same.id);
    const tools = await imported('tools', 'SKU,Stock\nA-1,100\nB-2,7');
    await undo(tools.id);
    expect(counts(await count(90, friday))).toEqual([0, 1, 0, 0]);
    expect(counts(await count(45, friday, 'B-2'))).toEqual([0, 1, 0, 0]);
  });

  it('a count that was undone leaves no trace in whichever order counts are undone', async () => {
    const runs = [await count(7), await count(90), await count(30)];
    for (const place of [0, 2, 1]) await undo(runs[place]?.id ?? '');
    expect(await available()).toBe(100);
    expect(counts(await count(80, friday))).toEqual([0, 1, 0, 0]);
  });

  it('a count that was undone moves nothing that a newer count replaced', async () => {
    const wrong = await count(7);
    await count(90);
    expect(await undo(wrong.id)).toMatchObject({ undone: 1, kept: 0 });
    expect(await available()).toBe(90);
    const delivered = await imported('stock', 'SKU,Change\nA-1,20');
    await correctStock(admin, (await stored('A-1'))?._id.toHexString() ?? '', {
      ...{ quantity: 50, seen: 110, reason: 'stocktake' },
    });
    await undo(delivered.id);
    expect(await available()).toBe(50);
  });

  it('a count that was undone of equal moment goes back to the one before', async () => {
    await count(90, friday);
    const wrong = await count(7, friday);
    await undo(wrong.id);
    expect(await available()).toBe(90);
    expect(counts(await count(80, '2026-11-20T17:00:00Z'))).toEqual([0, 0, 0, 1]);
  });
});

it('units that were undone did not move: a count of a moment before has neither them nor their way back', async () => {
  await (await collection('tools')).updateMany({}, { $set: { stockCountedAt: new Date('2026-01-01') } });
  await (await collection('stock_ledger')).deleteMany({});
  const { id } = await imported('stock', 'SKU,Change\nA-1,20');
  await undo(id);
  await imported('stock', 'SKU,Available,As of\nA-1,90,2026-11-20T18:00:00Z');
  expect(await available()).toBe(90);
});
