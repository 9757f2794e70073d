import { expect, it } from 'vitest';
import { toolFields } from '@/lib/server/platform/db/migrations/0010-tool-fields';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

it('migration 0010 gives tools what an edit writes, and changes nothing of those that have it', async () => {
  const db = newDatabase();
  const edited = {
    sku: 'FL-B',
    skuKey: 'flb',
    image: '/b.webp',
    pictures: [{ url: '/b.webp', alt: 'In use' }, { url: '/c.webp' }],
    formerSlugs: ['before'],
    step: 5,
    packs: [{ name: 'Box', units: 10 }],
    state: 'draft',
    successorId: null,
    revision: 7,
  };
  await db
    .collection('tools')
    .insertMany([{ sku: 'FL-A 1', image: '/a.webp' }, { sku: 'fl-a1', image: '/a.webp' }, { ...edited }]);
  await expect(toolFields.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  const old = { pictures: [{ url: '/a.webp' }], formerSlugs: [], step: 1, packs: [], state: 'on-sale' };
  const added = { image: '/a.webp', ...old, successorId: null, revision: 1 };
  for (let run = 1; run <= 2; run += 1) {
    await toolFields.up({ db, signal });
    const tools = await db
      .collection('tools')
      .find({}, { projection: { _id: 0 } })
      .toArray();
    // Keys are unique: of two SKUs that read alike only the first has one.
    expect(tools).toEqual([{ sku: 'FL-A 1', skuKey: 'fla1', ...added }, { sku: 'fl-a1', ...added }, edited]);
  }
});
