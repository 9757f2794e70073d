import { Long, MongoClient, type MongoServerError } from 'mongodb';
import { afterAll, describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf, failureOf } from '../../support/failure';
import { transactionsOf } from '../../support/transactions';

const engine = await openEngine('numbers');
const { uri, client, db, onEmulatorOnly } = engine;
const { begin, accounts } = transactionsOf(engine);

describe('what is refused', () => {
  /** Sends transaction numbers of the test's own, from a separate client whose sessions the driver does not number. */
  const raw = new MongoClient(uri);
  let lastNumber = 0;

  afterAll(() => raw.close());

  function rawTransaction() {
    // Causally consistent, it would give later commands a read concern, which has no place in a transaction.
    const session = raw.startSession({ causalConsistency: false });
    // The driver reuses a session that another test has ended; its numbers must grow.
    const base = lastNumber;
    lastNumber += 10;
    const send = (database: string, command: object, txnNumber: number) =>
      raw
        .db(database)
        .command(
          { ...command, txnNumber: Long.fromNumber(base + txnNumber), autocommit: false },
          { session },
        );
    const run = (command: object, txnNumber: number, extra: object = {}) =>
      send(db.databaseName, { ...command, ...extra }, txnNumber);
    // With 1 instead of 0 the driver would treat the command as its own and set its number.
    const end = (command: string, txnNumber: number) => send('admin', { [command]: 0 }, txnNumber);
    return { run, end };
  }

  test('a transaction that was never begun is 251', async () => {
    const { run, end } = rawTransaction();
    const c = await accounts();
    expect(await failureOf(run({ find: c.collectionName }, 1))).toMatchObject({
      code: 251,
      labels: expect.arrayContaining(['TransientTransactionError']),
    });
    expect(await codeOf(end('commitTransaction', 1))).toBe(251);
    expect(await codeOf(end('abortTransaction', 1))).toBe(251);
  });

  test('an older number than the last one of the session is 225', async () => {
    const { run, end } = rawTransaction();
    const c = await accounts();
    await run({ find: c.collectionName }, 5, { startTransaction: true });
    expect(await codeOf(run({ find: c.collectionName }, 4, { startTransaction: true }))).toBe(225);
    await end('abortTransaction', 5);
  });

  test('committing twice succeeds; aborting what is committed is 256, using it too', async () => {
    const { run, end } = rawTransaction();
    const c = await accounts();
    await run({ insert: c.collectionName, documents: [{ _id: 'c' }] }, 1, { startTransaction: true });
    await end('commitTransaction', 1);
    expect(await end('commitTransaction', 1)).toMatchObject({ ok: 1 });
    expect(await codeOf(end('abortTransaction', 1))).toBe(256);
    expect(await codeOf(run({ find: c.collectionName }, 1))).toBe(256);
    expect(await c.countDocuments({})).toBe(3);
  });

  test('what is aborted can neither be used nor committed: 251', async () => {
    const { run, end } = rawTransaction();
    const c = await accounts();
    await run({ insert: c.collectionName, documents: [{ _id: 'c' }] }, 1, { startTransaction: true });
    await end('abortTransaction', 1);
    expect(await codeOf(run({ find: c.collectionName }, 1))).toBe(251);
    expect(await codeOf(end('commitTransaction', 1))).toBe(251);
    expect(await c.countDocuments({})).toBe(2);
  });

  test('a new transaction of a session ends the one before', async () => {
    const { run, end } = rawTransaction();
    const c = await accounts();
    await run({ insert: c.collectionName, documents: [{ _id: 'c' }] }, 1, { startTransaction: true });
    await run({ insert: c.collectionName, documents: [{ _id: 'd' }] }, 2, { startTransaction: true });
    await end('commitTransaction', 2);
    expect(await c.countDocuments({ _id: { $in: ['c', 'd'] } })).toBe(1);
  });

  test('commands that have no place in a transaction are 263', async () => {
    const { run, end } = rawTransaction();
    const c = await accounts();
    await run({ find: c.collectionName }, 1, { startTransaction: true });
    expect(await codeOf(run({ count: c.collectionName }, 1))).toBe(263);
    expect([undefined, 251]).toContain(
      await end('abortTransaction', 1).then(
        () => undefined,
        (error: MongoServerError) => error.code,
      ),
    );
  });

  onEmulatorOnly('one that is left alone too long is aborted, and releases its locks', async () => {
    const admin = client.db('admin');
    const c = await accounts();
    const { was } = await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: 1 });
    const session = begin();
    try {
      await c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } }, { session });
      // Waits until the abandoned transaction no longer holds the document.
      await c.updateOne({ _id: 'a' }, { $inc: { amount: 10 } });
    } finally {
      await admin.command({ setParameter: 1, transactionLifetimeLimitSeconds: was });
    }
    expect(await failureOf(c.findOne({}, { session }))).toMatchObject({
      code: 251,
      labels: expect.arrayContaining(['TransientTransactionError']),
    });
    await session.abortTransaction();
    expect(await c.findOne({ _id: 'a' })).toMatchObject({ amount: 110 });
  });

  test('a client that closes leaves nothing of its open transaction', async () => {
    const c = await accounts();
    const gone = await new MongoClient(uri).connect();
    const session = gone.startSession();
    session.startTransaction();
    await gone.db(db.databaseName).collection(c.collectionName).insertOne({ amount: 1 }, { session });
    await gone.close();
    expect(await c.countDocuments({})).toBe(2);
  });
});
