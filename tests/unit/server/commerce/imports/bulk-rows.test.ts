import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runBulk } from '@/lib/server/commerce/imports/begin-import';
import { correctStock } from '@/lib/server/commerce/tools/stock/tool-stock';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, outcomes, refusal, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

it('bulk calls add tools and change them by their SKUs, in any spelling', async () => {
  expect(counts(await bulk('tools', [tool('FL-BV 125'), tool('B-2')]))).toEqual([2, 0, 0, 0]);
  const result = await bulk('tools', [
    { sku: 'flbv125', price: 20, details: '# More' },
    { sku: 'B-2', name: 'Tool B-2' },
  ]);
  expect(outcomes(result)).toEqual(['changed', 'same']);
  expect(await stored('FL-BV 125')).toMatchObject({
    priceCents: 2_000,
    details: '# More',
    revision: 2,
    quantity: 10,
  });
  expect(await (await collection('stock_ledger')).countDocuments({ reason: 'initial' })).toBe(2);
});

it('bulk calls refuse what is wrong, row by row, and do the others', async () => {
  const result = await bulk('tools', [
    tool('A-1'),
    tool('a1'),
    'no json',
    '[1]',
    { sku: 'A-1', description: 'x'.repeat(251) },
    { sku: 'C-3', price: 1 },
    tool('D-4', { category: 'Not A Category' }),
    tool('E-5', { colour: 'red' }),
    tool('F-6', { name: '\ud800' }),
    '{"sku":"G-7","__proto__":{"name":"x"}}',
    { price: 2 },
    tool('H-8', { successorId: 'A-1', state: 'retired' }),
  ]);
  expect(outcomes(result)).toEqual(['created', ...Array.from({ length: 10 }, () => 'refused'), 'created']);
  const errors = result.rows.map(({ issues = {} }) => Object.keys(issues));
  expect(errors.slice(1, 11)).toEqual([
    ['sku'],
    ['row'],
    ['row'],
    ['sku'],
    expect.arrayContaining(['name', 'description', 'image', 'moq', 'quantity']),
    ['category'],
    ['colour'],
    ['name'],
    expect.any(Array),
    ['sku'],
  ]);
  expect(result.rows[1]?.issues?.sku?.[0]?.code).toBe('twice');
  expect((await stored('H-8'))?.successorId).toEqual((await stored('A-1'))?._id);
});

it('bulk calls change nothing in a dry run, and nothing where all or none are to be done', async () => {
  const rows = [tool('A-1'), { sku: 'Z', price: 1 }];
  expect(counts(await bulk('tools', rows, { dryRun: true }))).toEqual([1, 0, 0, 1]);
  const error = await refusal(bulk('tools', rows, { mode: 'all' }));
  expect(error.status).toBe(422);
  expect(error.members).toMatchObject({
    created: 1,
    refused: 1,
    rows: [{ row: 1 }, { row: 2, outcome: 'refused' }],
  });
  expect(await stored('A-1')).toBeNull();
  expect(counts(await bulk('tools', [tool('A-1')], { mode: 'all' }))).toEqual([1, 0, 0, 0]);
});

it('bulk calls are done once by a key, and refused with another body', async () => {
  await bulk('tools', [tool('A-1')]);
  const rows = [{ sku: 'A-1', change: -3, externalId: 'D-1' }];
  const [one, other] = await Promise.all([bulk('stock', rows, {}, 'same'), bulk('stock', rows, {}, 'same')]);
  expect(one).toEqual(other);
  expect(await bulk('stock', rows, {}, 'same')).toEqual(one);
  expect((await stored('A-1'))?.quantity).toBe(7);
  expect((await refusal(bulk('stock', [], {}, 'same'))).code).toBe('idempotency-mismatch');
  expect((await refusal(runBulk(admin, 'tools', Buffer.from(''), { query: {}, key: undefined }))).code).toBe(
    'validation-failed',
  );
});

it('bulk calls give new tools of one name addresses of their own', async () => {
  await bulk('tools', [tool('A-1', { name: 'Vise' }), tool('A-2', { name: 'Vise' })]);
  const slugs = (await (await collection('tools')).find().toArray()).map(({ slug }) => slug);
  expect(slugs[0]).toBe('vise');
  expect(new Set(slugs).size).toBe(2);
  await bulk('tools', [{ sku: 'A-1', name: 'Bench Vise' }]);
  expect(await stored('A-1')).toMatchObject({ slug: 'bench-vise', formerSlugs: ['vise'] });
});

it('bulk calls set public prices of tools that there are', async () => {
  await bulk('tools', [tool('A-1')]);
  const result = await bulk('prices', [
    { sku: 'A-1', price: 9.99 },
    { sku: 'B-2', price: 1 },
    { sku: 'A-1', price: 1, name: 'x' },
  ]);
  expect(outcomes(result)).toEqual(['changed', 'refused', 'refused']);
  expect((await stored('A-1'))?.priceCents).toBe(999);
});

describe('stock', () => {
  beforeEach(async () => {
    await bulk('tools', [tool('A-1')]);
  });

  it('stock in bulk calls is counted or moved, each a line of the ledger', async () => {
    const result = await bulk('stock', [
      { sku: 'A-1', available: 20, externalId: '1' },
      { sku: 'A-1', change: -5, externalId: '2', reason: 'damage' },
      { sku: 'A-1', change: -5, externalId: '2' },
      { sku: 'A-1', available: 15, externalId: '3' },
      { sku: 'A-1', change: -16, externalId: '4' },
      { sku: 'A-1', available: -1, externalId: '5' },
      { sku: 'A-1', externalId: '6' },
      { sku: 'B-2', change: 1, externalId: '7' },
    ]);
    expect(outcomes(result)).toEqual(['changed', 'changed', 'same', 'same', ...Array(4).fill('refused')]);
    expect((await stored('A-1'))?.quantity).toBe(15);
    const lines = await (await collection('stock_ledger')).find({}, { sort: { _id: 1 } }).toArray();
    expect(lines.map(({ change, reason }) => [change, reason])).toEqual([
      [10, 'initial'],
      [10, 'stocktake'],
      [-5, 'damage'],
    ]);
  });

  it('stock in bulk calls as of a moment has added what moved since, and an older figure is refused', async () => {
    await (await collection('tools')).updateMany({}, { $set: { stockCountedAt: new Date('2026-01-01') } });
    await (await collection('stock_ledger')).updateMany({}, { $set: { at: new Date('2026-01-01') } });
    await bulk('stock', [{ sku: 'A-1', change: -4, externalId: 'sold' }]);
    const asOf = '2026-01-02T00:00:00Z';
    expect(outcomes(await bulk('stock', [{ sku: 'A-1', available: 30, asOf, externalId: 'a' }]))).toEqual([
      'changed',
    ]);
    expect((await stored('A-1'))?.quantity).toBe(26);
    const older = await bulk('stock', [
      { sku: 'A-1', available: 5, asOf: '2026-01-01T12:00:00Z', externalId: 'b' },
    ]);
    expect(older.rows[0]?.issues).toEqual({ asOf: [{ code: 'older' }] });
    const future = await bulk('stock', [{ sku: 'A-1', available: 5, asOf: '2999-01-01', externalId: 'c' }]);
    expect(future.rows[0]?.issues).toEqual({ asOf: [{ code: 'as-of-future' }] });
    const tools = await collection('tools');
    const { _id } = (await tools.findOne({})) ?? {};
    await correctStock(admin, String(_id), { quantity: 50, seen: 26, reason: 'stocktake' });
    const stale = await bulk('stock', [{ sku: 'A-1', available: 5, asOf, externalId: 'd' }]);
    expect(stale.rows[0]?.issues).toEqual({ asOf: [{ code: 'older' }] });
  });

  it('stock in bulk calls of a dry run is that of the rows before', async () => {
    const rows = ['-6', '-6'].map((change, place) => ({ sku: 'A-1', change, externalId: String(place) }));
    expect(outcomes(await bulk('stock', rows, { dryRun: true }))).toEqual(['changed', 'refused']);
    expect((await stored('A-1'))?.quantity).toBe(10);
  });
});
