import { Code, Decimal128, type Document, MaxKey, MinKey } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { failureOf } from '../../support/failure';

/**
 * MongoDB has these and the emulator leaves them out, by a few names of each kind: each must be refused by its name, with the
 * code of an unknown or unsupported one, and never computed wrongly or ignored.
 */

const { kind, client, db, fresh } = await openEngine('refusals');

async function expectRefusal(work: Promise<unknown>, name: string, code: number): Promise<void> {
  const failure = await failureOf(work);
  expect([name, failure.code]).toStrictEqual([name, code]);
  expect(failure.message).toContain(name);
}

const onEmulator = describe.runIf(kind === 'emulator');

onEmulator('operators', () => {
  test.each(['$map', '$toString', '$dateTrunc', '$concat', '$function'])(
    'the expression %s',
    async (name) => {
      const c = fresh();
      const expression = { [name]: '$a' };
      await expectRefusal(c.aggregate([{ $group: { _id: expression } }]).toArray(), name, 168);
      await expectRefusal(c.find({ $expr: expression }).toArray(), name, 168);
      await expectRefusal(c.find({}, { projection: { x: expression } }).toArray(), name, 31325);
    },
  );

  test.each(['$lookup', '$set', '$count', '$graphLookup', '$out', '$changeStream'])(
    'the stage %s',
    (name) => {
      const stage = { [name]: {} };
      return expectRefusal(fresh().aggregate([stage]).toArray(), name, 40324);
    },
  );

  test.each(['$avg', '$addToSet', '$first', '$accumulator'])(
    'the accumulator %s is refused by name',
    (name) => {
      const group = { _id: null, x: { [name]: '$a' } };
      return expectRefusal(
        fresh()
          .aggregate([{ $group: group }])
          .toArray(),
        name,
        15952,
      );
    },
  );

  test.each(['$where', '$text', '$nor', '$comment', '$jsonSchema'])(
    'the operator %s of a document is refused by name',
    (name) =>
      expectRefusal(
        fresh()
          .find({ [name]: 1 })
          .toArray(),
        name,
        2,
      ),
  );

  test.each(['$not', '$all', '$size', '$mod', '$near', '$options'])(
    'the operator %s of a field is refused by name',
    (name) =>
      expectRefusal(
        fresh()
          .find({ a: { [name]: 1 } })
          .toArray(),
        name,
        2,
      ),
  );

  test.each(['$mul', '$rename', '$pop', '$currentDate', '$bit'])('the update %s is refused by name', (name) =>
    expectRefusal(fresh().updateOne({ _id: 1 }, { [name]: { a: 1 } } as Document), name, 9),
  );
});

onEmulator('forms of operators', () => {
  test('forms of projections and sorts that are left out are refused by name', async () => {
    const c = fresh();
    const refuse = (projection: Document, name: string, code: number) =>
      expectRefusal(c.findOne({ a: 1 }, { projection }), name, code);
    await refuse({ a: { $elemMatch: { b: 1 } } }, '$elemMatch', 31325);
    await refuse({ 'a.$': 1 }, 'a.$', 238);
    await refuse({ a: { $slice: [1, 2] } }, '$slice', 28724);
    await expectRefusal(
      c
        .find()
        .sort({ a: { $meta: 'textScore' } })
        .toArray(),
      '$sort',
      17312,
    );
    await expectRefusal(c.find().sort({ $natural: 1 }).toArray(), '$natural', 16410);
    await expectRefusal(c.aggregate([{ $unwind: { path: '$l' } }]).toArray(), '$unwind', 238);
    await expectRefusal(c.find({ a: { $type: ['int'] } as never }).toArray(), 'int', 2);
  });

  test('forms of updates that are left out are refused by name', async () => {
    const c = fresh();
    await expectRefusal(c.updateOne({}, [{ $set: { a: 1 } }]), 'pipeline', 238);
    await expectRefusal(c.findOneAndUpdate({}, [{ $set: { a: 1 } }]), 'pipeline', 238);
    await expectRefusal(c.updateOne({}, { $set: { 'l.$[x]': 1 } }), '$[x]', 238);
    await expectRefusal(
      c.updateOne({}, { $push: { l: { $each: [1], $position: 0 } } as never }),
      '$position',
      2,
    );
    await expectRefusal(c.updateOne({}, { $push: { l: { $each: [1], $sort: 1 } } as never }), '$sort', 238);
  });
});

onEmulator('types of values', () => {
  test.each<[string, unknown]>([
    ['decimal', Decimal128.fromString('0.1')],
    ['javascript', new Code('return 1')],
    ['minKey', new MinKey()],
    ['maxKey', new MaxKey()],
  ])('%s', async (name, value) => {
    const c = fresh();
    await expectRefusal(c.insertOne({ value }), `'${name}'`, 238);
    await expectRefusal(c.find({ value }).toArray(), `'${name}'`, 238);
    expect(await c.countDocuments({})).toBe(0);
  });
});

onEmulator('commands', () => {
  test.each([
    'renameCollection',
    'listDatabases',
    'collMod',
    'dbStats',
    'getParameter',
    'configureFailPoint',
  ])('%s', (name) => expectRefusal(client.db('admin').command({ [name]: 1 }), name, 59));

  test.each(['aggregate', 'count', 'update'])('explain of %s', (name) =>
    expectRefusal(db.command({ explain: { [name]: 'c' }, verbosity: 'executionStats' }), name, 238),
  );
});

onEmulator('options', () => {
  test.each([
    ['find', 'hint'],
    ['find', 'collation'],
    ['find', 'let'],
    ['find', 'tailable'],
    ['aggregate', 'allowDiskUse'],
    ['count', 'query'],
    ['distinct', 'hint'],
    ['findAndModify', 'arrayFilters'],
    ['insert', 'bypassDocumentValidation'],
    ['create', 'validator'],
    ['ping', 'comment'],
  ])('of %s: %s', (command, option) =>
    expectRefusal(db.command({ [command]: 'c', [option]: {} }), `${command}.${option}`, 40415),
  );

  test('options of single updates and deletes that are left out are refused by name', async () => {
    const collation = { locale: 'en' };
    await expectRefusal(fresh().updateOne({}, { $set: { a: 1 } }, { hint: 'a_1' }), 'hint', 40415);
    await expectRefusal(fresh().deleteOne({}, { collation }), 'collation', 40415);
  });

  test.each(['weights', 'hidden', 'wildcardProjection'])(
    'the option %s of an index is refused by name',
    (name) => {
      const indexes = [{ key: { a: 1 }, name: 'a_1', [name]: {} }];
      return expectRefusal(db.command({ createIndexes: 'c', indexes }), name, 197);
    },
  );

  test.each(['text', '2dsphere', 'hashed'])('an index of the kind %s is refused by name', (name) =>
    expectRefusal(db.command({ createIndexes: 'c', indexes: [{ key: { a: name }, name }] }), name, 67),
  );
});
