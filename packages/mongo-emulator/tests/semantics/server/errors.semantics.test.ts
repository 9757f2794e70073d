import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf, failureOf, writeErrorCodeOf } from '../../support/failure';

const { client, db, fresh, exceptOracle } = await openEngine('errors');

describe('commands', () => {
  test('an unknown one is 59 and named', async () => {
    const failure = await failureOf(db.command({ nonsense: 1 }));
    expect(failure).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
    expect(failure.message).toContain('nonsense');
  });

  test('a field of the wrong type is 14', async () => {
    expect(await codeOf(db.command({ find: fresh().collectionName, filter: 'x' }))).toBe(14);
    expect(await codeOf(db.command({ insert: fresh().collectionName, documents: 1 }))).toBe(14);
  });

  test('a bad namespace is 73', async () => {
    expect(await codeOf(db.command({ find: '' }))).toBe(73);
    expect(await codeOf(db.command({ insert: 'a$b', documents: [{ a: 1 }] }))).toBe(73);
  });

  exceptOracle(
    'parse-codes',
    'a limit that is no number is 14, a negative skip or batch size 51024',
    async () => {
      const find = fresh().collectionName;
      expect(await codeOf(db.command({ find, limit: 'x' }))).toBe(14);
      expect(await codeOf(db.command({ find, skip: -1 }))).toBe(51024);
      expect(await codeOf(db.command({ find, batchSize: -1 }))).toBe(51024);
    },
  );
});

describe('aggregation', () => {
  test('an unknown stage is 40324 and named', async () => {
    const failure = await failureOf(
      fresh()
        .aggregate([{ $nope: 1 }])
        .toArray(),
    );
    expect(failure.code).toBe(40324);
    expect(failure.message).toContain('$nope');
  });

  exceptOracle(
    'parse-codes',
    'an unknown expression is 31325 in $project, 168 elsewhere, and named',
    async () => {
      const c = fresh();
      await c.insertOne({ a: 1 });
      const projecting = await failureOf(c.aggregate([{ $project: { x: { $nope: '$a' } } }]).toArray());
      expect(projecting.code).toBe(31325);
      expect(projecting.message).toContain('$nope');
      const grouping = await failureOf(c.aggregate([{ $group: { _id: { $nope: '$a' } } }]).toArray());
      expect(grouping.code).toBe(168);
      expect(grouping.message).toContain('$nope');
    },
  );

  test('an unknown accumulator is 15952 and named', async () => {
    const c = fresh();
    await c.insertOne({ a: 1 });
    const failure = await failureOf(c.aggregate([{ $group: { _id: null, x: { $nope: 1 } } }]).toArray());
    expect(failure.code).toBe(15952);
    expect(failure.message).toContain('$nope');
  });
});

describe('documents', () => {
  test('fields of a replacement may not start with $', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    const command = { update: c.collectionName, updates: [{ q: { _id: 1 }, u: { a: 1, $b: 2 } }] };
    expect(await writeErrorCodeOf(db.command(command))).toBe(52);
    expect(await c.findOne()).toStrictEqual({ _id: 1 });
  });
});

describe('write concerns', () => {
  test('majority and journal are granted', async () => {
    const c = fresh();
    expect((await c.insertOne({ a: 3 }, { writeConcern: { w: 'majority', j: true } })).acknowledged).toBe(
      true,
    );
  });

  exceptOracle('write-concern', 'more members than there are is 100', async () => {
    const c = fresh();
    expect(await codeOf(c.insertOne({ a: 1 }, { writeConcern: { w: 3, wtimeoutMS: 100 } }))).toBe(100);
  });
});

test('a slow operation ends at its maxTimeMS with 50', async () => {
  const c = fresh();
  await c.insertMany(Array.from({ length: 20_000 }, (_, i) => ({ i })));
  expect(await codeOf(c.find({ i: -1 }, { maxTimeMS: 1 }).toArray())).toBe(50);
  expect((await client.db('admin').command({ ping: 1 })).ok).toBe(1);
});
