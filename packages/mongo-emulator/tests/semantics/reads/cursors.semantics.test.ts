import { Long } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { db, fresh, exceptOracle } = await openEngine('cursors');

/** Cursor ids have 64 bits; a number of JavaScript would lose the last of them. */
const EXACT = { promoteLongs: false } as const;

async function numbered(count: number) {
  const c = fresh();
  await c.insertMany(Array.from({ length: count }, (_, i) => ({ _id: i, i })));
  return c;
}

test('many batches return every document once and in order', async () => {
  const c = await numbered(2_500);
  const natural = await c.find().batchSize(100).toArray();
  expect(natural.map((row) => row.i)).toStrictEqual(Array.from({ length: 2_500 }, (_, i) => i));
  const sorted: Row[] = [];
  for await (const row of c.find().sort({ i: -1 }).batchSize(333)) sorted.push(row);
  expect(sorted.map((row) => row.i)).toStrictEqual(Array.from({ length: 2_500 }, (_, i) => 2_499 - i));
});

test('batches have the requested size: by default 101 documents first, then all of the rest', async () => {
  const c = await numbered(250);
  const first = await db.command({ find: c.collectionName }, EXACT);
  expect(first.cursor.firstBatch).toHaveLength(101);
  expect(first.cursor.ns).toBe(c.namespace);
  const next = await db.command({ getMore: first.cursor.id, collection: c.collectionName });
  expect(next.cursor.nextBatch).toHaveLength(149);
  expect(Number(next.cursor.id)).toBe(0);
  const small = await db.command({ find: c.collectionName, batchSize: 7 }, EXACT);
  expect(small.cursor.firstBatch).toHaveLength(7);
  const more = await db.command({ getMore: small.cursor.id, collection: c.collectionName, batchSize: 9 });
  expect(more.cursor.nextBatch.map((row: Row) => row.i)).toStrictEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
  await db.command({ killCursors: c.collectionName, cursors: [small.cursor.id] });
});

test('an empty first batch still opens a cursor', async () => {
  const c = await numbered(3);
  const first = await db.command({ find: c.collectionName, batchSize: 0 }, EXACT);
  expect(first.cursor.firstBatch).toStrictEqual([]);
  const next = await db.command({ getMore: first.cursor.id, collection: c.collectionName });
  expect(next.cursor.nextBatch).toHaveLength(3);
});

test('limit counts over all batches; a single batch closes by itself', async () => {
  const c = await numbered(50);
  expect(await c.find().limit(25).batchSize(10).toArray()).toHaveLength(25);
  expect(await c.find().skip(45).limit(25).toArray()).toHaveLength(5);
  expect(await c.find().limit(0).toArray()).toHaveLength(50);
  const single = await db.command({ find: c.collectionName, limit: 5, singleBatch: true });
  expect(single.cursor.firstBatch).toHaveLength(5);
  expect(Number(single.cursor.id)).toBe(0);
});

test('two cursors of one client do not mix', async () => {
  const c = await numbered(400);
  const up = c.find().sort({ i: 1 }).batchSize(20);
  const down = c.find().sort({ i: -1 }).batchSize(30);
  let rounds = 0;
  for (;;) {
    const [low, high] = [await up.next(), await down.next()];
    if (!low || !high) break;
    expect(low.i + high.i).toBe(399);
    rounds += 1;
  }
  expect(rounds).toBe(400);
});

test('an aggregation returns batches as well', async () => {
  const c = await numbered(500);
  const rows = await c
    .aggregate([{ $match: { i: { $gte: 100 } } }, { $sort: { i: 1 } }], { batchSize: 50 })
    .toArray();
  expect(rows.map((row) => row.i)).toStrictEqual(Array.from({ length: 400 }, (_, i) => i + 100));
});

test('a large result is split by size as well as by number', async () => {
  const c = fresh();
  await c.insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, text: 'x'.repeat(1_000_000) })));
  const rows = await c.find().batchSize(20).toArray();
  expect(rows.map((row) => row._id)).toStrictEqual(Array.from({ length: 20 }, (_, i) => i));
});

describe('a cursor that is gone', () => {
  test('is 43 for getMore, whether killed, exhausted or never opened', async () => {
    const c = await numbered(20);
    const open = await db.command({ find: c.collectionName, batchSize: 5 }, EXACT);
    const killed = await db.command({ killCursors: c.collectionName, cursors: [open.cursor.id] }, EXACT);
    expect(killed.cursorsKilled.map(String)).toStrictEqual([String(open.cursor.id)]);
    expect(await codeOf(db.command({ getMore: open.cursor.id, collection: c.collectionName }))).toBe(43);
    expect(await codeOf(db.command({ getMore: Long.fromNumber(12345), collection: c.collectionName }))).toBe(
      43,
    );
  });

  test('is reported by killCursors', async () => {
    const c = await numbered(1);
    const reply = await db.command({ killCursors: c.collectionName, cursors: [Long.fromNumber(777)] });
    expect(reply).toMatchObject({
      cursorsKilled: [],
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
      cursorsNotFound: [777],
    });
  });

  test('closing early leaves the client usable', async () => {
    const c = await numbered(100);
    const cursor = c.find().batchSize(10);
    for (let i = 0; i < 25; i += 1) await cursor.next();
    await cursor.close();
    expect(await c.countDocuments({})).toBe(100);
  });
});

exceptOracle('cursor-namespace', 'a cursor of another collection is refused', async () => {
  const c = await numbered(20);
  const open = await db.command({ find: c.collectionName, batchSize: 5 }, EXACT);
  expect(await codeOf(db.command({ getMore: open.cursor.id, collection: 'another' }))).toBe(13);
});

test('a cursor survives deletes and inserts of others between its batches', async () => {
  const c = await numbered(300);
  const cursor = c.find().sort({ _id: 1 }).batchSize(50);
  const seen: number[] = [];
  for (let i = 0; i < 50; i += 1) seen.push((await cursor.next())?.i);
  await c.deleteMany({ i: { $gte: 100, $lt: 150 } });
  await c.insertOne({ _id: 1_000, i: 1_000 });
  for await (const row of cursor) seen.push(row.i);
  expect(new Set(seen).size).toBe(seen.length);
  for (let i = 150; i < 300; i += 1) expect(seen).toContain(i);
});

test('hasNext and tryNext agree with next', async () => {
  const c = await numbered(3);
  const cursor = c.find().sort({ i: 1 });
  const seen: number[] = [];
  while (await cursor.hasNext()) seen.push((await cursor.next())?.i);
  expect(seen).toStrictEqual([0, 1, 2]);
  expect(await cursor.tryNext()).toBeNull();
});
