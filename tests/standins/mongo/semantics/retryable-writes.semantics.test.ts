import { Long, MongoClient } from 'mongodb';
import { afterAll, describe, expect, test } from 'vitest';
import { openEngine } from '../support/engine';
import { codeOf, failureOf } from '../support/failure';

const { uri, kind, client, db, fresh, exceptOracle, onStandinOnly } = await openEngine('retries');

const raw = new MongoClient(uri);
let lastNumber = 0;

afterAll(() => raw.close());

/** Sends commands of one session with numbers of the test's own, so that one can be sent twice. */
function retrying() {
  const session = raw.startSession();
  // The driver takes up a session again that another test has ended; its numbers must grow.
  const base = lastNumber;
  lastNumber += 10;
  return (txnNumber: number, command: object) =>
    raw
      .db(db.databaseName)
      .command({ ...command, txnNumber: Long.fromNumber(base + txnNumber) }, { session });
}

describe('a write sent again with its number', () => {
  exceptOracle('retried-writes', 'happens once: insert', async () => {
    const c = fresh();
    const send = retrying();
    const insert = { insert: c.collectionName, documents: [{ _id: 1 }, { _id: 2 }] };
    expect(await send(1, insert)).toMatchObject({ n: 2 });
    const again = await send(1, insert);
    expect(again).toMatchObject({ n: 2 });
    expect(again.writeErrors).toBeUndefined();
    expect(await c.countDocuments({})).toBe(2);
  });

  exceptOracle('retried-writes', 'happens once: update, with the same counts told', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, n: 0 });
    const send = retrying();
    const update = {
      update: c.collectionName,
      updates: [
        { q: { _id: 1 }, u: { $inc: { n: 1 } } },
        { q: { _id: 2 }, u: { $inc: { n: 1 } }, upsert: true },
      ],
    };
    const first = await send(1, update);
    expect(first).toMatchObject({ n: 2, nModified: 1, upserted: [{ index: 1, _id: 2 }] });
    expect(await send(1, update)).toMatchObject({ n: 2, nModified: 1, upserted: [{ index: 1, _id: 2 }] });
    expect(await c.find().sort({ _id: 1 }).toArray()).toStrictEqual([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ]);
  });

  exceptOracle('retried-writes', 'happens once: delete', async () => {
    const c = fresh();
    await c.insertMany([{ a: 1 }, { a: 1 }]);
    const send = retrying();
    const remove = { delete: c.collectionName, deletes: [{ q: { a: 1 }, limit: 1 }] };
    expect(await send(1, remove)).toMatchObject({ n: 1 });
    expect(await send(1, remove)).toMatchObject({ n: 1 });
    expect(await c.countDocuments({})).toBe(1);
  });

  exceptOracle('retried-writes', 'happens once: findAndModify, and gives the same document', async () => {
    const c = fresh();
    await c.insertOne({ _id: 'orders', next: 7 });
    const send = retrying();
    const take = {
      findAndModify: c.collectionName,
      query: { _id: 'orders' },
      update: { $inc: { next: 1 } },
      new: true,
    };
    expect((await send(1, take)).value).toStrictEqual({ _id: 'orders', next: 8 });
    expect((await send(1, take)).value).toStrictEqual({ _id: 'orders', next: 8 });
    expect((await send(2, take)).value).toStrictEqual({ _id: 'orders', next: 9 });
    const remove = { findAndModify: c.collectionName, query: { _id: 'orders' }, remove: true };
    expect((await send(3, remove)).value).toStrictEqual({ _id: 'orders', next: 9 });
    expect((await send(3, remove)).value).toStrictEqual({ _id: 'orders', next: 9 });
  });

  exceptOracle('retried-writes', 'with a number already passed is 225', async () => {
    const c = fresh();
    const send = retrying();
    await send(2, { insert: c.collectionName, documents: [{ _id: 1 }] });
    expect(await codeOf(send(1, { insert: c.collectionName, documents: [{ _id: 2 }] }))).toBe(225);
  });

  test('that was refused is refused again', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    const send = retrying();
    const insert = { insert: c.collectionName, documents: [{ _id: 1 }] };
    expect((await send(1, insert)).writeErrors).toMatchObject([{ code: 11000 }]);
    expect((await send(1, insert)).writeErrors).toMatchObject([{ code: 11000 }]);
  });
});

/** Failures on demand need test commands, which a production mongod has not. */
describe.runIf(kind === 'stand-in')('failures on demand', () => {
  async function failing(data: object, work: () => Promise<unknown>, times = 1) {
    const admin = client.db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: { times }, data });
    try {
      return await work();
    } finally {
      await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    }
  }

  onStandinOnly('a write whose answer is lost is sent again by the driver and happens once', async () => {
    const c = fresh();
    await failing({ failCommands: ['insert'], closeConnection: true }, () => c.insertOne({ _id: 1 }));
    await failing({ failCommands: ['update'], errorCode: 10107 }, () =>
      c.updateOne({ _id: 1 }, { $inc: { n: 1 } }),
    );
    expect(await c.findOne()).toStrictEqual({ _id: 1, n: 1 });
  });

  onStandinOnly('a read is tried again too, once', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    const found = await failing({ failCommands: ['find'], closeConnection: true }, () => c.findOne());
    expect(found).toStrictEqual({ _id: 1 });
    const refused = failing({ failCommands: ['find'], errorCode: 11600 }, () => failureOf(c.findOne()), 2);
    expect(await refused).toMatchObject({ code: 11600 });
  });

  onStandinOnly('withTransaction begins again after a transient error, and commits again', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, n: 0 });
    let attempts = 0;
    const work = () =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          attempts += 1;
          await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
        }),
      );
    await failing({ failCommands: ['update'], errorCode: 112 }, work);
    expect(attempts).toBe(2);
    await failing({ failCommands: ['commitTransaction'], closeConnection: true }, work);
    expect(attempts).toBe(3);
    expect(await c.findOne()).toStrictEqual({ _id: 1, n: 2 });
  });

  onStandinOnly('a write whose write concern fails at a shutdown is sent again', async () => {
    const c = fresh();
    const writeConcernError = { code: 91, errmsg: 'shutting down' };
    await failing({ failCommands: ['insert'], writeConcernError }, () => c.insertOne({ _id: 1 }));
    expect(await c.countDocuments({})).toBe(1);
  });

  onStandinOnly('errors carry the labels the driver decides by', async () => {
    const c = fresh();
    const always = (errorCode: number) => ({ failCommands: ['insert'], errorCode });
    const labelled = await failing(always(91), () => failureOf(c.insertOne({ _id: 1 })), 2);
    expect(labelled).toMatchObject({ labels: expect.arrayContaining(['RetryableWriteError']) });
    const plain = await failing(always(2), () => failureOf(c.insertOne({ _id: 1 })));
    expect(plain).toMatchObject({ code: 2, labels: [] });
  });
});
