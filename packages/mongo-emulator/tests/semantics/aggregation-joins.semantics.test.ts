import { describe, expect, test } from 'vitest';
import { openEngine } from '../support/engine';
import { codeOf } from '../support/failure';

const { fresh } = await openEngine('joins');

async function shop() {
  const orders = fresh();
  const users = fresh();
  await users.insertMany([
    { _id: 'a', name: 'Ann', tags: ['x'] },
    { _id: 'b', name: 'Bob', tags: ['x', 'y'] },
  ]);
  await orders.insertMany([
    { _id: 1, user: 'a', n: 5 },
    { _id: 2, user: 'b', n: 7 },
    { _id: 3, user: 'nobody', n: 1 },
    { _id: 4 },
    { _id: 5, user: ['a', 'b'] },
  ]);
  return { orders, users, from: users.collectionName };
}

describe('$lookup', () => {
  test('by equal fields: arrays by element, none as an empty list', async () => {
    const { orders, from } = await shop();
    const rows = await orders
      .aggregate([
        { $lookup: { from, localField: 'user', foreignField: '_id', as: 'u' } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(rows.map((row) => row.u.map((user: { name: string }) => user.name).sort())).toStrictEqual([
      ['Ann'],
      ['Bob'],
      [],
      [],
      ['Ann', 'Bob'],
    ]);
  });

  test('a missing field matches null and missing', async () => {
    const { orders, users, from } = await shop();
    await users.insertMany([
      { _id: 'null', ref: null },
      { _id: 'set', ref: 1 },
    ]);
    const rows = await orders
      .aggregate([
        { $match: { _id: 4 } },
        { $lookup: { from, localField: 'user', foreignField: 'ref', as: 'u' } },
      ])
      .toArray();
    expect(rows[0]?.u.map((user: { _id: string }) => user._id).sort()).toStrictEqual(['a', 'b', 'null']);
  });

  test('by a pipeline with variables', async () => {
    const { orders, from } = await shop();
    const pipeline = [{ $match: { $expr: { $eq: ['$_id', '$$who'] } } }, { $project: { _id: 0, name: 1 } }];
    const rows = await orders
      .aggregate([
        { $match: { _id: { $lte: 3 } } },
        { $lookup: { from, let: { who: '$user' }, pipeline, as: 'u' } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(rows.map((row) => row.u)).toStrictEqual([[{ name: 'Ann' }], [{ name: 'Bob' }], []]);
  });

  test('by equal fields and a pipeline together', async () => {
    const { orders, from } = await shop();
    const rows = await orders
      .aggregate([
        {
          $lookup: {
            from,
            localField: 'user',
            foreignField: '_id',
            pipeline: [{ $match: { tags: 'y' } }, { $project: { name: 1 } }],
            as: 'u',
          },
        },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(rows.map((row) => row.u.length)).toStrictEqual([0, 1, 0, 0, 1]);
  });

  test('of a collection that does not exist finds nothing', async () => {
    const { orders } = await shop();
    const rows = await orders
      .aggregate([{ $lookup: { from: 'not_there', localField: 'user', foreignField: '_id', as: 'u' } }])
      .toArray();
    expect(rows.every((row) => row.u.length === 0)).toBe(true);
  });

  test('with an unwind returns one document for each match', async () => {
    const { orders, from } = await shop();
    const rows = await orders
      .aggregate([
        { $lookup: { from, localField: 'user', foreignField: '_id', as: 'u' } },
        { $unwind: '$u' },
        { $project: { name: '$u.name' } },
        { $sort: { _id: 1, name: 1 } },
      ])
      .toArray();
    expect(rows).toStrictEqual([
      { _id: 1, name: 'Ann' },
      { _id: 2, name: 'Bob' },
      { _id: 5, name: 'Ann' },
      { _id: 5, name: 'Bob' },
    ]);
  });

  test('without a name for the result is refused', async () => {
    const { orders, from } = await shop();
    expect([4572, 40414, 9]).toContain(
      await codeOf(
        orders.aggregate([{ $lookup: { from, localField: 'user', foreignField: '_id' } }]).toArray(),
      ),
    );
  });
});

test('$unionWith appends another collection', async () => {
  const { orders, users } = await shop();
  expect(await orders.aggregate([{ $unionWith: users.collectionName }]).toArray()).toHaveLength(7);
  const rows = await orders
    .aggregate([
      { $match: { _id: 1 } },
      { $project: { _id: 1 } },
      { $unionWith: { coll: users.collectionName, pipeline: [{ $project: { _id: 1 } }] } },
    ])
    .toArray();
  expect(rows).toStrictEqual([{ _id: 1 }, { _id: 'a' }, { _id: 'b' }]);
});
