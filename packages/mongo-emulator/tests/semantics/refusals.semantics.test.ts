import { Code, Decimal128, type Document, MaxKey, MinKey } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../support/engine';
import { failureOf } from '../support/failure';

/**
 * What MongoDB has and the emulator leaves out: each must be refused by its name, with the code of an unknown or
 * unsupported one, and never computed wrongly or ignored.
 */

const { kind, client, db, fresh } = await openEngine('refusals');

async function expectRefusal(work: Promise<unknown>, name: string, code: number): Promise<void> {
  const failure = await failureOf(work);
  expect([name, failure.code]).toStrictEqual([name, code]);
  expect(failure.message).toContain(name);
}

const onEmulator = describe.runIf(kind === 'emulator');

onEmulator('expression operators', () => {
  test.each([
    ...['$acos', '$acosh', '$asin', '$asinh', '$atan', '$atan2', '$atanh', '$cos', '$cosh', '$sin', '$sinh'],
    ...['$tan', '$tanh', '$degreesToRadians', '$radiansToDegrees'],
    ...['$abs', '$exp', '$ln', '$log', '$log10', '$pow', '$sqrt', '$rand', '$stdDevPop', '$stdDevSamp'],
    ...['$bitAnd', '$bitNot', '$bitOr', '$bitXor', '$toHashedIndexKey'],
    ...[
      '$allElementsTrue',
      '$anyElementTrue',
      '$setEquals',
      '$setIsSubset',
      '$zip',
      '$indexOfArray',
      '$range',
      '$sortArray',
    ],
    ...['$firstN', '$lastN', '$maxN', '$minN', '$median', '$percentile'],
    ...['$getField', '$setField', '$unsetField', '$meta', '$function', '$accumulator', '$sampleRate'],
    ...['$convert', '$toBool', '$toDecimal', '$binarySize', '$bsonSize', '$toUUID'],
    ...[
      '$dateAdd',
      '$dateDiff',
      '$dateSubtract',
      '$dayOfYear',
      '$isoWeek',
      '$isoWeekYear',
      '$dateFromParts',
      '$dateFromString',
      '$dateToParts',
      '$week',
      '$tsIncrement',
      '$tsSecond',
    ],
    ...['$regexFind', '$regexFindAll', '$indexOfBytes', '$indexOfCP', '$strLenBytes', '$strcasecmp'],
    ...['$substr', '$substrBytes'],
  ])('%s', async (name) => {
    const c = fresh();
    await c.insertOne({ a: 1 });
    const expression = { [name]: '$a' };
    await expectRefusal(c.aggregate([{ $set: { x: expression } }]).toArray(), name, 168);
    await expectRefusal(c.find({ $expr: expression }).toArray(), name, 168);
    await expectRefusal(c.find({}, { projection: { x: expression } }).toArray(), name, 31325);
  });
});

onEmulator('pipeline stages', () => {
  test.each([
    ...[
      '$bucket',
      '$bucketAuto',
      '$changeStream',
      '$collStats',
      '$currentOp',
      '$densify',
      '$documents',
      '$fill',
      '$geoNear',
    ],
    ...[
      '$graphLookup',
      '$indexStats',
      '$listSessions',
      '$merge',
      '$out',
      '$planCacheStats',
      '$sortByCount',
      '$redact',
      '$sample',
      '$search',
    ],
    ...['$setWindowFields', '$vectorSearch'],
  ])('%s', (name) =>
    expectRefusal(
      fresh()
        .aggregate([{ [name]: {} }])
        .toArray(),
      name,
      40324,
    ),
  );
});

onEmulator('accumulators', () => {
  test.each([
    ...[
      '$accumulator',
      '$bottom',
      '$bottomN',
      '$firstN',
      '$lastN',
      '$maxN',
      '$median',
      '$mergeObjects',
      '$minN',
    ],
    ...['$percentile', '$stdDevPop', '$stdDevSamp', '$top', '$topN'],
  ])('%s', (name) =>
    expectRefusal(
      fresh()
        .aggregate([{ $group: { _id: null, x: { [name]: '$a' } } }])
        .toArray(),
      name,
      15952,
    ),
  );
});

onEmulator('query operators', () => {
  test.each(['$alwaysFalse', '$alwaysTrue', '$jsonSchema', '$text', '$where'])('%s of a document', (name) =>
    expectRefusal(
      fresh()
        .find({ [name]: 1 })
        .toArray(),
      name,
      2,
    ),
  );

  test.each([
    ...[
      '$bitsAllClear',
      '$bitsAllSet',
      '$bitsAnyClear',
      '$bitsAnySet',
      '$geoIntersects',
      '$geoWithin',
      '$mod',
      '$near',
    ],
    ...['$nearSphere', '$rand'],
  ])('%s of a field', (name) =>
    expectRefusal(
      fresh()
        .find({ a: { [name]: 1 } })
        .toArray(),
      name,
      2,
    ),
  );

  test('$meta in a sort, $elemMatch and the positional $ of a projection', async () => {
    const c = fresh();
    await expectRefusal(c.findOne({}, { projection: { a: { $elemMatch: { b: 1 } } } }), '$elemMatch', 31325);
    await expectRefusal(
      c
        .find()
        .sort({ score: { $meta: 'textScore' } })
        .toArray(),
      '$sort',
      17312,
    );
    await expectRefusal(c.find({ a: 1 }, { projection: { 'a.$': 1 } }).toArray(), 'a.$', 238);
  });
});

onEmulator('update operators', () => {
  test.each(['$bit', '$pushAll', '$isolated'])('%s', async (name) => {
    const c = fresh();
    await c.insertOne({ _id: 1, a: 1 });
    await expectRefusal(c.updateOne({ _id: 1 }, { [name]: { a: { or: 1 } } } as Document), name, 9);
  });

  test('a timestamp of $currentDate', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    await expectRefusal(
      c.updateOne({}, { $currentDate: { a: { $type: 'timestamp' } } } as never),
      'timestamp',
      2,
    );
  });
});

onEmulator('types of values', () => {
  test.each<[string, unknown]>([
    ['decimal', Decimal128.fromString('0.1')],
    ['javascript', new Code('return 1')],
    ['javascript', new Code('return x', { x: 1 })],
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
    ...[
      'collMod',
      'collStats',
      'configureFailPoint',
      'connectionStatus',
      'convertToCapped',
      'createUser',
      'dbStats',
    ],
    ...['currentOp', 'getCmdLineOpts', 'getLog', 'getParameter', 'hostInfo', 'killAllSessions', 'killOp'],
    ...['killSessions', 'mapReduce', 'refreshSessions', 'replSetGetStatus', 'saslStart', 'startSession'],
    ...['validate', 'whatsmyuri'],
  ])('%s', (name) => expectRefusal(client.db('admin').command({ [name]: 1 }), name, 59));

  test.each(['count', 'delete', 'distinct', 'findAndModify', 'update'])('explain of %s', (name) =>
    expectRefusal(db.command({ explain: { [name]: 'c' } }), name, 238),
  );
});

onEmulator('options', () => {
  const collection = {
    capped: true,
    validator: {},
    viewOn: 'x',
    timeseries: {},
    clusteredIndex: {},
    collation: {},
  };

  test.each(Object.entries(collection))('%s of a new collection', (name, value) =>
    expectRefusal(db.command({ create: 'c', [name]: value }), name, 40415),
  );

  const index = {
    weights: {},
    hidden: true,
    wildcardProjection: {},
    prepareUnique: true,
    storageEngine: {},
    bits: 1,
  };

  test.each(Object.entries(index))('%s of an index', (name, value) => {
    const indexes = [{ key: { a: 1 }, name: 'a_1', [name]: value }];
    return expectRefusal(db.command({ createIndexes: 'c', indexes }), name, 197);
  });

  test.each(['text', '2d', '2dsphere', 'hashed'])('a %s index', (name) =>
    expectRefusal(db.command({ createIndexes: 'c', indexes: [{ key: { a: name }, name }] }), name, 67),
  );

  test.each(['let', 'max', 'min', 'noCursorTimeout', 'returnKey', 'showRecordId', 'tailable', 'awaitData'])(
    '%s of find',
    (name) => expectRefusal(db.command({ find: 'c', [name]: true }), name, 40415),
  );

  test('let of other commands', async () => {
    const let_ = { let: { v: 1 } };
    await expectRefusal(fresh().aggregate([], let_).toArray(), 'let', 40415);
    await expectRefusal(fresh().updateOne({}, { $set: { a: 1 } }, let_ as never), 'let', 40415);
    await expectRefusal(fresh().deleteOne({}, let_), 'let', 40415);
    await expectRefusal(fresh().findOneAndUpdate({}, { $set: { a: 1 } }, let_), 'let', 40415);
  });
});
