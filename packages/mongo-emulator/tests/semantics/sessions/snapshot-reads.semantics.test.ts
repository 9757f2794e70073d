import { type ClientSession, GridFSBucket, type MongoServerError, type Timestamp } from 'mongodb';
import { afterEach, describe, expect } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { client, db, fresh, exceptOracle, onEmulatorOnly } = await openEngine('snapshot_reads');

const sessions: ClientSession[] = [];

function beginSnapshot(): ClientSession {
  const session = client.startSession({ snapshot: true });
  sessions.push(session);
  return session;
}

afterEach(async () => {
  for (const session of sessions.splice(0)) await session.endSession();
});

function rows(count: number): { _id: number; state: string }[] {
  return Array.from({ length: count }, (_, index) => ({ _id: index, state: 'before' }));
}

describe('the reads of a snapshot session', () => {
  exceptOracle('snapshot-reads', 'show several collections at one time, whatever others write', async () => {
    const [orders, stock, counters] = [fresh(), fresh(), fresh()];
    await orders.insertMany(rows(3));
    await stock.insertMany(rows(2));
    await counters.insertOne({ _id: 'orders', value: 3 });
    const session = beginSnapshot();
    expect(await counters.findOne({}, { session })).toStrictEqual({ _id: 'orders', value: 3 });

    await orders.insertOne({ _id: 3, state: 'after' });
    await orders.deleteOne({ _id: 0 });
    await stock.updateMany({}, { $set: { state: 'after' } });
    await counters.updateOne({}, { $inc: { value: 1 } });

    expect(await orders.find({}, { session }).sort({ _id: 1 }).toArray()).toStrictEqual(rows(3));
    expect(await orders.countDocuments({ state: 'before' }, { session })).toBe(3);
    expect(await stock.distinct('state', {}, { session })).toStrictEqual(['before']);
    expect(await orders.countDocuments({ state: 'before' })).toBe(2);
    expect(await stock.distinct('state')).toStrictEqual(['after']);
  });

  exceptOracle('snapshot-reads', 'read the same time through all batches of a cursor', async () => {
    const c = fresh();
    await c.insertMany(rows(1000));
    const session = beginSnapshot();
    const cursor = c.find({}, { session, batchSize: 100 }).sort({ _id: 1 });
    const read = [await cursor.next()];
    await c.updateMany({}, { $set: { state: 'after' } });
    await c.deleteMany({ _id: { $gte: 500 } });
    for await (const row of cursor) read.push(row);
    expect(read).toStrictEqual(rows(1000));
  });

  exceptOracle('snapshot-reads', 'use the indexes as they were', async () => {
    const c = fresh();
    await c.createIndex({ state: 1 });
    await c.insertMany(rows(4));
    const session = beginSnapshot();
    expect(await c.countDocuments({}, { session })).toBe(4);
    await c.updateMany({ _id: { $lt: 2 } }, { $set: { state: 'after' } });
    const before = c.find({ state: 'before' }, { session });
    expect(await before.toArray()).toHaveLength(4);
    expect(await c.find({ state: 'after' }, { session }).toArray()).toStrictEqual([]);
  });

  exceptOracle('snapshot-reads', 'find the files of a bucket with their chunks', async () => {
    const name = `files_${fresh().collectionName}`;
    const bucket = new GridFSBucket(db, { bucketName: name, chunkSizeBytes: 1024 });
    const content = Buffer.alloc(10_000, 'a');
    const upload = bucket.openUploadStream('drawing.step');
    upload.end(content);
    await new Promise((resolve, reject) => upload.on('finish', resolve).on('error', reject));
    const session = beginSnapshot();
    const file = await db.collection(`${name}.files`).findOne({}, { session });
    await bucket.delete(upload.id);
    const chunks = await db
      .collection(`${name}.chunks`)
      .find({ files_id: file?._id }, { session })
      .sort({ n: 1 })
      .toArray();
    expect(Buffer.concat(chunks.map((chunk) => chunk.data.buffer))).toStrictEqual(content);
    expect(await db.collection(`${name}.chunks`).countDocuments()).toBe(0);
  });

  exceptOracle('snapshot-reads', 'begin anew with another session', async () => {
    const c = fresh();
    await c.insertMany(rows(1));
    expect(await c.countDocuments({}, { session: beginSnapshot() })).toBe(1);
    await c.insertOne({ _id: 1 });
    expect(await c.countDocuments({}, { session: beginSnapshot() })).toBe(2);
  });
});

describe('the wire', () => {
  const find = (collection: string, readConcern: object) =>
    db.command({ find: collection, filter: {}, readConcern });

  exceptOracle('snapshot-reads', 'a reply has the time by which the same state is read again', async () => {
    const c = fresh();
    await c.insertMany(rows(2));
    const first = await find(c.collectionName, { level: 'snapshot' });
    const atClusterTime = first.cursor.atClusterTime as Timestamp;
    expect(atClusterTime._bsontype).toBe('Timestamp');
    await c.deleteMany({});
    const again = await find(c.collectionName, { level: 'snapshot', atClusterTime });
    expect(again.cursor.firstBatch).toStrictEqual(rows(2));
    expect(again.cursor.atClusterTime).toStrictEqual(atClusterTime);
  });

  exceptOracle('snapshot-reads', 'a time without the level is refused', async () => {
    const c = fresh();
    await c.insertMany(rows(1));
    const { cursor } = await find(c.collectionName, { level: 'snapshot' });
    const { atClusterTime } = cursor;
    expect(await codeOf(find(c.collectionName, { level: 'majority', atClusterTime }))).toBe(72);
  });

  exceptOracle('snapshot-reads', 'other commands than reads of documents are refused', async () => {
    const readConcern = { level: 'snapshot' };
    expect(await codeOf(db.command({ count: 'c', readConcern }))).toBe(72);
    expect(await codeOf(db.command({ listCollections: 1, readConcern }))).toBe(72);
  });
});

describe('a snapshot that cannot be read any more', () => {
  onEmulatorOnly('is refused after a collection or its indexes have changed', async () => {
    const [dropped, indexed] = [fresh(), fresh()];
    const session = beginSnapshot();
    for (const c of [dropped, indexed]) await c.insertMany(rows(1));
    expect(await dropped.countDocuments({}, { session })).toBe(1);
    await dropped.drop();
    await indexed.createIndex({ state: 1 });
    for (const c of [dropped, indexed]) expect(await codeOf(c.find({}, { session }).toArray())).toBe(246);
  });

  onEmulatorOnly('is refused once nobody has read it for the time of the parameter', async () => {
    const admin = client.db('admin');
    const c = fresh();
    await c.insertMany(rows(1));
    const session = beginSnapshot();
    await c.countDocuments({}, { session });
    const { was } = await admin.command({ setParameter: 1, minSnapshotHistoryWindowInSeconds: 1 });
    const read = () => c.countDocuments({}, { session }).catch((error: MongoServerError) => error.code);
    try {
      // Each read extends the snapshot by another second, so the next one comes later than that.
      await expect.poll(read, { interval: 2_000, timeout: 60_000 }).toBe(239);
    } finally {
      await admin.command({ setParameter: 1, minSnapshotHistoryWindowInSeconds: was });
    }
  });

  onEmulatorOnly('is refused when a hundred newer ones have been taken', async () => {
    const c = fresh();
    await c.insertMany(rows(1));
    const oldest = beginSnapshot();
    await c.countDocuments({}, { session: oldest });
    const newer = beginSnapshot();
    for (let taken = 0; taken < 100; taken++) {
      await db.command({ find: c.collectionName, readConcern: { level: 'snapshot' } });
      await c.countDocuments({}, { session: newer });
    }
    expect(await codeOf(c.countDocuments({}, { session: oldest }))).toBe(239);
    expect(await c.countDocuments({}, { session: newer })).toBe(1);
  });
});
