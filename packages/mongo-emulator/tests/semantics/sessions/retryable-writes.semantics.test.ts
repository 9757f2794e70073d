import { Long, MongoClient } from 'mongodb';
import { afterAll, describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../../support/engine';
import { codeOf } from '../../support/failure';
import { startLossyProxy } from '../../support/lossy-proxy';

const { uri, db, fresh, exceptOracle } = await openEngine('retries');

const raw = new MongoClient(uri);
let lastNumber = 0;

afterAll(() => raw.close());

/** Sends commands of one session with numbers of the test's own, so that one can be sent twice. */
function retrying() {
  const session = raw.startSession();
  // The driver reuses a session that another test has ended; its numbers must grow.
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

  exceptOracle('retried-writes', 'happens once: update, with the same counts in the reply', async () => {
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

describe('a reply that is lost on the way', () => {
  /** A client whose connection breaks before the reply to the next such command arrives, once. */
  async function through(
    body: (client: MongoClient, loseReplyTo: (command: string) => void) => Promise<void>,
  ) {
    const proxy = await startLossyProxy(uri);
    const lossy = await new MongoClient(proxy.uri, { monitorCommands: true }).connect();
    let command: string | undefined;
    lossy.on('commandStarted', ({ commandName }) => {
      if (commandName !== command) return;
      command = undefined;
      proxy.loseNextReply();
    });
    try {
      await body(lossy, (name) => {
        command = name;
      });
    } finally {
      await lossy.close();
      await proxy.close();
    }
  }

  exceptOracle('retried-writes', 'has the driver send the write again, which happens once', () =>
    through(async (lossy, loseReplyTo) => {
      const c = fresh();
      const same = lossy.db(db.databaseName).collection<Row>(c.collectionName);
      loseReplyTo('insert');
      await same.insertOne({ _id: 1, n: 0 });
      loseReplyTo('update');
      await same.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      expect(await c.find().toArray()).toStrictEqual([{ _id: 1, n: 1 }]);
    }),
  );

  exceptOracle('retried-writes', 'has the driver send the commit again, which happens once', () =>
    through(async (lossy, loseReplyTo) => {
      const c = fresh();
      await c.insertOne({ _id: 1, n: 0 });
      const same = lossy.db(db.databaseName).collection<Row>(c.collectionName);
      loseReplyTo('commitTransaction');
      await lossy.withSession((session) =>
        session.withTransaction(() => same.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session })),
      );
      expect(await c.findOne()).toStrictEqual({ _id: 1, n: 1 });
    }),
  );
});
