import { Binary, BSONRegExp, Double, Int32, Long, ObjectId, Timestamp, UUID } from 'mongodb';
import { expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { fresh } = await openEngine('bson');

const EVERY_TYPE = {
  date: new Date('2024-02-29T12:34:56.789Z'),
  beforeEpoch: new Date(-1),
  int: new Int32(-7),
  long: Long.fromString('9007199254740993'),
  wholeDouble: new Double(2),
  double: new Double(0.1),
  binary: new Binary(Buffer.from([1, 2, 255])),
  uuid: new UUID('01234567-89ab-cdef-0123-456789abcdef'),
  regex: new BSONRegExp('a.b', 'i'),
  timestamp: new Timestamp({ t: 5, i: 6 }),
  nothing: null,
  no: false,
  list: [new Int32(1), [new Int32(2), { x: [] }]],
  nested: { é: '😀', empty: {}, 'with space': '' },
};

test('every type comes back as it was stored', async () => {
  const c = fresh();
  const _id = new ObjectId();
  await c.insertOne({ _id, ...EVERY_TYPE });
  const row = await c.findOne({ _id }, { promoteValues: false, bsonRegExp: true });
  expect(Object.keys(row ?? {})).toStrictEqual(['_id', ...Object.keys(EVERY_TYPE)]);
  for (const [field, value] of Object.entries(EVERY_TYPE)) {
    expect([field, row?.[field]]).toStrictEqual([field, field === 'uuid' ? expect.any(Binary) : value]);
  }
  expect(row?.uuid.toUUID().toString()).toBe(EVERY_TYPE.uuid.toString());
});

test('every comparable value is found by itself', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1, ...EVERY_TYPE });
  for (const field of ['date', 'long', 'uuid', 'binary', 'timestamp', 'wholeDouble'] as const) {
    expect([field, await c.countDocuments({ [field]: EVERY_TYPE[field] })]).toStrictEqual([field, 1]);
  }
});

test('an update of other fields leaves the types of the rest alone', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1, ...EVERY_TYPE });
  await c.updateOne({ _id: 1 }, { $set: { other: 1 } });
  const row = await c.findOne({ _id: 1 }, { promoteValues: false, bsonRegExp: true });
  expect(row?.wholeDouble).toStrictEqual(new Double(2));
  expect(row?.long).toStrictEqual(Long.fromString('9007199254740993'));
  expect(row?.list).toStrictEqual(EVERY_TYPE.list);
});

test('adding returns the wider of the two numeric types', async () => {
  const c = fresh();
  await c.insertOne({
    _id: 1,
    int: new Int32(1),
    edge: new Int32(2_147_483_647),
    long: Long.fromString('9007199254740993'),
    double: new Double(2),
  });
  await c.updateOne(
    { _id: 1 },
    {
      $inc: {
        int: new Int32(1),
        edge: new Int32(1),
        long: new Int32(1),
        double: new Int32(1),
      },
    },
  );
  const row = await c.findOne({ _id: 1 }, { promoteValues: false });
  expect(row?.int).toStrictEqual(new Int32(2));
  expect(row?.edge).toStrictEqual(Long.fromNumber(2_147_483_648));
  expect(row?.long).toStrictEqual(Long.fromString('9007199254740994'));
  expect(row?.double).toStrictEqual(new Double(3));
});

test('a 64-bit overflow is refused with 2', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1, long: Long.MAX_VALUE });
  expect(await codeOf(c.updateOne({ _id: 1 }, { $inc: { long: Long.fromNumber(1) } }))).toBe(2);
});

test('numbers are equal across types, and $type distinguishes them', async () => {
  const c = fresh();
  await c.insertMany([
    { _id: 'int', v: new Int32(1) },
    { _id: 'long', v: Long.fromNumber(1) },
    { _id: 'double', v: new Double(1) },
  ]);
  expect(await c.countDocuments({ v: 1 })).toBe(3);
  expect(await c.countDocuments({ v: Long.fromNumber(1) })).toBe(3);
  for (const type of ['int', 'long', 'double']) {
    const rows = await c.find({ v: { $type: type as 'int' } }).toArray();
    expect(rows.map((row) => row._id)).toStrictEqual([type]);
  }
});

test('a 64-bit integer beyond 2^53 is compared to the last digit', async () => {
  const c = fresh();
  await c.insertMany([
    { _id: 1, v: Long.fromString('9007199254740992') },
    { _id: 2, v: Long.fromString('9007199254740993') },
  ]);
  const ids = (await c.find({ v: { $gt: Long.fromString('9007199254740992') } }).toArray()).map(
    (row) => row._id,
  );
  expect(ids).toStrictEqual([2]);
});

test('a document over 16 MB is refused', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1, half: 'x'.repeat(9_000_000) });
  const grow = c.updateOne({ _id: 1 }, { $set: { other: 'x'.repeat(9_000_000) } });
  expect([10334, 17419, 17420]).toContain(await codeOf(grow));
  expect(Object.keys((await c.findOne()) ?? {})).toStrictEqual(['_id', 'half']);
});
