import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf, failureOf } from '../../support/failure';
import { transactionsOf } from '../../support/transactions';

const engine = await openEngine('conflicts');
const { fresh } = engine;
const { begin, accounts } = transactionsOf(engine);

describe('conflicts', () => {
  const WRITE_CONFLICT = { code: 112, labels: expect.arrayContaining(['TransientTransactionError']) };

  test('the second transaction to write a document is refused and aborted', async () => {
    const c = await accounts();
    const first = begin();
    const second = begin();
    await c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } }, { session: first });
    await c.updateOne({ _id: 'b' }, { $inc: { amount: 5 } }, { session: second });
    const refused = await failureOf(c.updateOne({ _id: 'a' }, { $inc: { amount: 2 } }, { session: second }));
    expect(refused).toMatchObject(WRITE_CONFLICT);
    expect(await failureOf(c.findOne({ _id: 'a' }, { session: second }))).toMatchObject({ code: 251 });
    await first.commitTransaction();
    await second.abortTransaction();
    expect(
      await c
        .find()
        .sort({ _id: 1 })
        .map((row) => row.amount)
        .toArray(),
    ).toStrictEqual([101, 50]);
  });

  test('what was changed since the snapshot cannot be written', async () => {
    const c = await accounts();
    const session = begin();
    await c.findOne({ _id: 'a' }, { session });
    await c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } });
    const refused = await failureOf(c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } }, { session }));
    expect(refused).toMatchObject(WRITE_CONFLICT);
    await session.abortTransaction();
    expect(await c.findOne({ _id: 'a' })).toMatchObject({ amount: 101 });
  });

  test('nor what was deleted since, nor deleted what was changed', async () => {
    const c = await accounts();
    const session = begin();
    await c.findOne({}, { session });
    await c.deleteOne({ _id: 'a' });
    expect(await failureOf(c.updateOne({ _id: 'a' }, { $set: { amount: 1 } }, { session }))).toMatchObject(
      WRITE_CONFLICT,
    );
    await session.abortTransaction();
    const other = begin();
    await c.findOne({}, { session: other });
    await c.updateOne({ _id: 'b' }, { $set: { amount: 1 } });
    expect(await failureOf(c.deleteOne({ _id: 'b' }, { session: other }))).toMatchObject(WRITE_CONFLICT);
    await other.abortTransaction();
  });

  test('two transactions cannot take one unique value', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    const first = begin();
    const second = begin();
    await c.insertOne({ _id: 1, email: 'x' }, { session: first });
    await c.findOne({}, { session: second });
    expect(await failureOf(c.insertOne({ _id: 2, email: 'x' }, { session: second }))).toMatchObject(
      WRITE_CONFLICT,
    );
    await first.commitTransaction();
    await second.abortTransaction();
    expect(await c.countDocuments({})).toBe(1);
  });

  test('a value the snapshot shows is a duplicate, which ends the transaction', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    await c.insertOne({ _id: 1, email: 'x' });
    const session = begin();
    await c.insertOne({ _id: 3, email: 'y' }, { session });
    expect(await failureOf(c.insertOne({ _id: 2, email: 'x' }, { session }))).toMatchObject({
      code: 11000,
      labels: [],
    });
    expect(await codeOf(c.findOne({}, { session }))).toBe(251);
    await session.abortTransaction();
    expect(await c.countDocuments({})).toBe(1);
  });

  test('transactions on different documents do not conflict', async () => {
    const c = await accounts();
    const first = begin();
    const second = begin();
    await c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } }, { session: first });
    await c.updateOne({ _id: 'b' }, { $inc: { amount: 1 } }, { session: second });
    await second.commitTransaction();
    await first.commitTransaction();
    expect(
      await c
        .find()
        .sort({ _id: 1 })
        .map((row) => row.amount)
        .toArray(),
    ).toStrictEqual([101, 51]);
  });

  test('a write outside waits for the transaction that holds the document', async () => {
    const c = await accounts();
    const session = begin();
    await c.updateOne({ _id: 'a' }, { $inc: { amount: 1 } }, { session });
    const outside = c.updateOne({ _id: 'a' }, { $inc: { amount: 10 } });
    await c.updateOne({ _id: 'b' }, { $inc: { amount: 1 } });
    await session.commitTransaction();
    await outside;
    expect(await c.findOne({ _id: 'a' })).toMatchObject({ amount: 111 });
  });
});
