import { setTimeout } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { transactionsOf } from '../../support/transactions';

const engine = await openEngine('transactions');
const { client, db, fresh } = engine;
const { begin, accounts } = transactionsOf(engine);

describe('isolation', () => {
  test('a transaction sees its own writes; nobody else does until it is committed', async () => {
    const c = await accounts();
    const session = begin();
    await c.updateOne({ _id: 'a' }, { $inc: { amount: -10 } }, { session });
    await c.insertOne({ _id: 'c', amount: 10 }, { session });
    await c.deleteOne({ _id: 'b' }, { session });
    const amounts = async (options: { session?: ClientSession }) =>
      (await c.find({}, options).sort({ _id: 1 }).toArray()).map((row) => `${row._id}${row.amount}`);
    expect(await amounts({ session })).toStrictEqual(['a90', 'c10']);
    expect(await c.countDocuments({}, { session })).toBe(2);
    expect(await amounts({})).toStrictEqual(['a100', 'b50']);
    await session.commitTransaction();
    expect(await amounts({})).toStrictEqual(['a90', 'c10']);
  });

  test('reads stay at the state of the first, whatever others commit', async () => {
    const c = await accounts();
    const session = begin();
    expect(await c.findOne({ _id: 'a' }, { session })).toMatchObject({ amount: 100 });
    await c.updateOne({ _id: 'b' }, { $set: { amount: 0 } });
    await c.insertOne({ _id: 'c' });
    expect(await c.findOne({ _id: 'b' }, { session })).toMatchObject({ amount: 50 });
    expect(await c.countDocuments({}, { session })).toBe(2);
    expect(
      await c.aggregate([{ $group: { _id: null, sum: { $sum: '$amount' } } }], { session }).next(),
    ).toEqual({
      _id: null,
      sum: 150,
    });
    await session.commitTransaction();
    expect(await c.countDocuments({})).toBe(3);
  });

  test('own writes are found through indexes, in order, and by aggregation', async () => {
    const c = fresh();
    await c.createIndex({ rank: 1 });
    await c.insertMany([1, 3, 5].map((rank) => ({ _id: rank, rank })));
    const session = begin();
    await c.insertMany(
      [
        { _id: 2, rank: 2 },
        { _id: 4, rank: 4 },
      ],
      { session },
    );
    await c.updateOne({ _id: 1 }, { $set: { rank: 6 } }, { session });
    await c.deleteOne({ _id: 3 }, { session });
    const ranks = await c
      .find({ rank: { $gte: 2 } }, { session })
      .sort({ rank: 1 })
      .toArray();
    expect(ranks.map((row) => row.rank)).toStrictEqual([2, 4, 5, 6]);
    const down = await c
      .find({ rank: { $lt: 6 } }, { session })
      .sort({ rank: -1 })
      .toArray();
    expect(down.map((row) => row.rank)).toStrictEqual([5, 4, 2]);
    expect(await c.find({ rank: 1 }, { session }).toArray()).toStrictEqual([]);
    await session.abortTransaction();
    expect(
      await c
        .find({ rank: { $gte: 2 } })
        .sort({ rank: 1 })
        .map((row) => row.rank)
        .toArray(),
    ).toStrictEqual([3, 5]);
  });

  test('aborting leaves nothing behind', async () => {
    const c = await accounts();
    const session = begin();
    await c.updateMany({}, { $set: { amount: 0 } }, { session });
    await c.insertOne({ _id: 'c' }, { session });
    await session.abortTransaction();
    expect(
      await c
        .find()
        .sort({ _id: 1 })
        .map((row) => row.amount)
        .toArray(),
    ).toStrictEqual([100, 50]);
  });

  test('a session that ends takes its open transaction with it', async () => {
    const c = await accounts();
    const session = begin();
    await c.updateOne({ _id: 'a' }, { $set: { amount: 0 } }, { session });
    await session.endSession();
    // Succeeds only once the lost transaction no longer holds the document.
    await c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } });
    expect(await c.findOne({ _id: 'a' })).toMatchObject({ amount: 101 });
  });

  test('a cursor of a transaction goes on within it, batch by batch', async () => {
    const c = fresh();
    await c.insertMany(Array.from({ length: 10 }, (_, index) => ({ _id: index })));
    const session = begin();
    await c.insertOne({ _id: 10 }, { session });
    const cursor = c.find({}, { session, batchSize: 3 }).sort({ _id: 1 });
    const seen: unknown[] = [];
    for await (const row of cursor) {
      seen.push(row._id);
      if (row._id === 2) await c.insertOne({ _id: 99 });
    }
    expect(seen).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await session.commitTransaction();
  });

  test('a collection may be made by the first insert of a transaction', async () => {
    const c = fresh();
    const session = begin();
    await c.insertOne({ _id: 1 }, { session });
    expect(await db.listCollections({ name: c.collectionName }).toArray()).toStrictEqual([]);
    await session.commitTransaction();
    expect(await c.countDocuments({})).toBe(1);
  });
});

describe('withTransaction', () => {
  test('many at once on one document lose no increment', { timeout: 60_000 }, async () => {
    const c = await accounts();
    const times = 24;
    let attempts = 0;
    await Promise.all(
      Array.from({ length: times }, () =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            attempts += 1;
            const row = await c.findOne({ _id: 'a' }, { session });
            await c.updateOne({ _id: 'a' }, { $set: { amount: row?.amount + 1 } }, { session });
          }),
        ),
      ),
    );
    expect(await c.findOne({ _id: 'a' })).toMatchObject({ amount: 100 + times });
    expect(attempts).toBeGreaterThanOrEqual(times);
  });

  test('transfers in all directions preserve the sum at every moment', {
    timeout: 60_000,
  }, async () => {
    const c = fresh();
    await c.insertMany(Array.from({ length: 5 }, (_, index) => ({ _id: index, amount: 100 })));
    const transfer = (from: number, to: number) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await c.updateOne({ _id: from }, { $inc: { amount: -7 } }, { session });
          await c.updateOne({ _id: to }, { $inc: { amount: 7 } }, { session });
        }),
      );
    let working = true;
    const watch = async () => {
      while (working) {
        const sum = (await c.find().toArray()).reduce((total, row) => total + row.amount, 0);
        expect(sum).toBe(500);
        await setTimeout(2);
      }
    };
    const watched = watch();
    await Promise.all(Array.from({ length: 20 }, (_, index) => transfer(index % 5, (index * 2 + 1) % 5)));
    working = false;
    await watched;
  });

  test('an error of the application aborts, and is rethrown', async () => {
    const c = await accounts();
    const broken = client.withSession((session) =>
      session.withTransaction(async () => {
        await c.updateOne({ _id: 'a' }, { $set: { amount: 0 } }, { session });
        throw new RangeError('no such tool');
      }),
    );
    await expect(broken).rejects.toThrow(new RangeError('no such tool'));
    expect(await c.findOne({ _id: 'a' })).toMatchObject({ amount: 100 });
  });
});
