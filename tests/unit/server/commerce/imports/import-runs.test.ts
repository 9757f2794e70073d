import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { beginFileImport, importFile } from '@/lib/server/commerce/imports/begin-import';
import { cancelImport, undoImport } from '@/lib/server/commerce/imports/end-import';
import { getImport } from '@/lib/server/commerce/imports/read-import';
import { applyChunks } from '@/lib/server/commerce/imports/run/work-on-chunk';
import { workOnRun } from '@/lib/server/commerce/imports/run/work-on-run';
import { updateTools } from '@/lib/server/commerce/tools/edit/tool-edits.repository';
import { collection } from '@/lib/server/platform/db/collections';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, emptyShop, imported, refusal, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
vi.mock('@/lib/server/commerce/tools/edit/tool-edits.repository', async (original) => {
  const actual = await original<typeof import('@/lib/server/commerce/tools/edit/tool-edits.repository')>();
  return { ...actual, updateTools: vi.fn(actual.updateTools) };
});
giveOwnDatabase(settings);

emptyShop();

const many = (count: number) =>
  `SKU,Name,Description,Price,Minimum,Stock,Pictures\n${Array.from(
    { length: count },
    (_, place) => `N-${place},Name ${place},Text,1.00,1,3,/placeholder.webp`,
  ).join('\n')}\n`;

it('an import goes on where a process died in the middle of it, and does nothing twice', async () => {
  const bytes = Buffer.from(many(250));
  const run = await beginFileImport(admin, { kind: 'tools', bytes, query: {}, key: 'k' });
  await applyChunks(run, [0]);
  expect(await getImport(admin, run._id.toHexString())).toMatchObject({
    state: 'running',
    done: 100,
    total: 250,
  });
  await Promise.all([workOnRun(run._id), workOnRun(run._id)]);
  expect(await getImport(admin, run._id.toHexString())).toMatchObject({
    state: 'done',
    done: 250,
    created: 250,
  });
  expect(await (await collection('tools')).countDocuments()).toBe(250);
  const again = await beginFileImport(admin, { kind: 'tools', bytes, query: {}, key: 'k' });
  expect(again._id).toEqual(run._id);
});

it('an import of many rows is left to the background, and can be cancelled once', async () => {
  const begun = await importFile(admin, { kind: 'tools', bytes: Buffer.from(many(2_001)), query: {} });
  if (!('accepted' in begun)) throw new Error('was done at once');
  const { id } = begun.accepted;
  expect(await getImport(admin, id)).toMatchObject({ state: 'running', done: 0, total: 2_001 });
  expect(await cancelImport(admin, id)).toEqual({ state: 'cancelled' });
  expect((await refusal(cancelImport(admin, id))).code).toBe('conflict');
  await workOnRun(new ObjectId(id));
  expect(await (await collection('tools')).countDocuments()).toBe(0);
  expect(await undoImport(admin, id)).toEqual({ undone: 0, kept: 0, rows: [] });
});

it('an import is undone once: what was changed since is kept, and ordered tools are retired', async () => {
  await bulk('tools', [tool('A-1'), tool('A-2'), tool('A-3')]);
  const { id } = await imported(
    'tools',
    'SKU,Price,Stock,Name,Description,Minimum,Pictures\nA-1,20,15,,,,\nA-2,30,,,,,\nA-3,,50,,,,\nB-1,1,5,B,B,1,/b.webp\nB-2,1,5,B,B,1,/b.webp\n',
  );
  await bulk('tools', [{ sku: 'A-2', price: 31 }]);
  await (await collection('tools')).updateOne({ sku: 'A-3' }, { $set: { quantity: 30 } });
  const made = await stored('B-2');
  await (await collection('stock_ledger')).insertOne({
    ...{
      _id: new ObjectId(),
      toolId: made?._id ?? new ObjectId(),
      change: -1,
      onHandChange: 0,
      reason: 'order-placed',
    },
    ...{ orderId: new ObjectId(), at: new Date() },
  });
  expect(await undoImport(admin, id)).toEqual({
    undone: 3,
    kept: 2,
    rows: [
      { row: 3, sku: 'A-2', reason: 'edited-meanwhile' },
      { row: 4, sku: 'A-3', reason: 'stock-below-zero' },
    ],
  });
  expect(await stored('A-1')).toMatchObject({ priceCents: 1_250, quantity: 10 });
  expect(await stored('A-2')).toMatchObject({ priceCents: 3_100 });
  expect(await stored('B-1')).toBeNull();
  expect(await stored('B-2')).toMatchObject({ state: 'retired' });
  expect((await refusal(undoImport(admin, id))).code).toBe('conflict');
});

it('an import of all or none with thousands of rows is done whole or not at all', async () => {
  const begin = (file: string) =>
    beginFileImport(admin, { kind: 'tools', bytes: Buffer.from(file), query: { mode: 'all' } });
  const bad = await begin(`${many(300)}BAD,Name,,,,,\n`);
  expect(await workOnRun(bad._id)).toMatchObject({ state: 'failed', counts: { created: 300, refused: 1 } });
  expect(await (await collection('tools')).countDocuments()).toBe(0);
  const good = await begin(many(300));
  expect(await workOnRun(good._id)).toMatchObject({ state: 'done', counts: { created: 300, refused: 0 } });
});

it.each([
  [151, { created: 150, refused: 1 }, undefined],
  [6_000, { created: 150, refused: 1 }, { undone: 150, kept: 0 }],
])(
  'an import of all or none, of %i rows, leaves nothing where a row is refused after all',
  async (total, counted, undone) => {
    const bytes = Buffer.from(`${many(150)}BAD,Name,,,,,\n`);
    const run = await beginFileImport(admin, { kind: 'tools', bytes, query: { mode: 'all' } });
    // As if the row had been in order when all were looked at.
    await (await collection('imports')).updateOne({ _id: run._id }, { $set: { isChecked: true, total } });
    const ended = await workOnRun(run._id);
    expect(ended).toMatchObject({ state: 'failed', counts: counted });
    expect(ended?.undone).toEqual(undone);
    expect(await (await collection('tools')).countDocuments()).toBe(0);
  },
);

it('an import reads its rows again where somebody else has changed a tool meanwhile, and when it is undone', async () => {
  await bulk('tools', [tool('A-1')]);
  vi.mocked(updateTools).mockRejectedValueOnce(new Overtaken()).mockRejectedValueOnce(new Overtaken());
  const { id, ...result } = await imported('tools', 'SKU,Price\nA-1,20\n');
  expect(result).toMatchObject({ state: 'done', changed: 1, refused: 0 });
  vi.mocked(updateTools).mockRejectedValueOnce(new Overtaken());
  expect(await undoImport(admin, id)).toMatchObject({ undone: 1, kept: 0 });
  expect(await stored('A-1')).toMatchObject({ priceCents: 1_250 });
});

it('an import does not repeat what fails for any other reason', async () => {
  await bulk('tools', [tool('A-1')]);
  vi.mocked(updateTools).mockRejectedValueOnce(new Error('a fault'));
  await expect(imported('tools', 'SKU,Price\nA-1,20\n')).rejects.toThrow('a fault');
});

it('an edit of another revision than the stored one is overtaken', async () => {
  await bulk('tools', [tool('A-1')]);
  const known = await stored('A-1');
  const edit = { toolId: known?._id ?? new ObjectId(), revision: 7, at: new Date(), set: { moq: 2 } };
  await expect(inTransaction((session) => updateTools([edit], session))).rejects.toThrow(Overtaken);
});

it('an import that only looked cannot be undone', async () => {
  const { id } = await imported('tools', many(3), { dryRun: true });
  expect(await (await collection('tools')).countDocuments()).toBe(0);
  expect((await refusal(undoImport(admin, id))).reason?.code).toBe('import-nothing-to-undo');
});
