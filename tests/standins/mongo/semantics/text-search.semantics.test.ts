import { describe, expect, test } from 'vitest';
import { openEngine } from '../support/engine';
import { codeOf } from '../support/failure';

const { fresh, exceptOracle } = await openEngine('text');

async function shelf() {
  const c = fresh();
  await c.createIndex({ title: 'text', body: 'text' }, { weights: { title: 5, body: 1 }, name: 'words' });
  await c.insertMany([
    { _id: 1, title: 'Red drill', body: 'fast running hammer drill', kind: 'drill' },
    { _id: 2, title: 'Blue saw', body: 'comes with a red ribbon', kind: 'saw' },
    { _id: 3, title: 'Green file', body: 'nothing else', kind: 'file' },
    { _id: 4, title: 'Drills of many kinds', body: '', kind: 'set' },
  ]);
  return c;
}

describe('$text', () => {
  test('finds any of the words, without regard to case', async () => {
    const c = await shelf();
    const find = async (search: string) =>
      (
        await c
          .find({ $text: { $search: search } })
          .sort({ _id: 1 })
          .toArray()
      ).map((row) => row._id);
    expect(await find('red')).toStrictEqual([1, 2]);
    expect(await find('RED')).toStrictEqual([1, 2]);
    expect(await find('saw file')).toStrictEqual([2, 3]);
    expect(await find('nowhere')).toStrictEqual([]);
  });

  test('knows stems of words and passes over stop words', async () => {
    const c = await shelf();
    const find = async (search: string) =>
      (
        await c
          .find({ $text: { $search: search } })
          .sort({ _id: 1 })
          .toArray()
      ).map((row) => row._id);
    expect(await find('drill')).toStrictEqual([1, 4]);
    expect(await find('drills')).toStrictEqual([1, 4]);
    expect(await find('with')).toStrictEqual([]);
  });

  test('leaves out what is negated, and asks phrases whole', async () => {
    const c = await shelf();
    const find = async (search: string) =>
      (
        await c
          .find({ $text: { $search: search } })
          .sort({ _id: 1 })
          .toArray()
      ).map((row) => row._id);
    expect(await find('red -ribbon')).toStrictEqual([1]);
    expect(await find('"red ribbon"')).toStrictEqual([2]);
    expect(await find('"ribbon red"')).toStrictEqual([]);
  });

  test('goes with other conditions', async () => {
    const c = await shelf();
    const rows = await c.find({ $text: { $search: 'red' }, kind: 'saw' }).toArray();
    expect(rows.map((row) => row._id)).toStrictEqual([2]);
    expect(await c.countDocuments({ $text: { $search: 'red' } })).toBe(2);
  });

  test('ranks by weight', async () => {
    const c = await shelf();
    const rows = await c
      .find({ $text: { $search: 'red' } })
      .project({ score: { $meta: 'textScore' } })
      .sort({ score: { $meta: 'textScore' } })
      .toArray();
    expect(rows.map((row) => row._id)).toStrictEqual([1, 2]);
    expect(rows[0]?.score).toBeGreaterThan(rows[1]?.score);
  });

  test('follows changes of the documents', async () => {
    const c = await shelf();
    await c.updateOne({ _id: 3 }, { $set: { title: 'Red file' } });
    await c.deleteOne({ _id: 1 });
    const rows = await c
      .find({ $text: { $search: 'red' } })
      .sort({ _id: 1 })
      .toArray();
    expect(rows.map((row) => row._id)).toStrictEqual([2, 3]);
  });

  test('starts an aggregation', async () => {
    const c = await shelf();
    const rows = await c.aggregate([{ $match: { $text: { $search: 'drill' } } }, { $count: 'n' }]).toArray();
    expect(rows).toStrictEqual([{ n: 2 }]);
  });

  test('without a text index is 27', async () => {
    const c = fresh();
    await c.insertOne({ a: 'x' });
    expect(await codeOf(c.find({ $text: { $search: 'x' } }).toArray())).toBe(27);
  });
});

test('the index of words tells its weights', async () => {
  const c = await shelf();
  const index = (await c.indexes()).find((item) => item.name === 'words');
  expect(index).toMatchObject({ weights: { title: 5, body: 1 }, key: { _fts: 'text', _ftsx: 1 } });
});

exceptOracle('index-words', 'a collection has at most one text index', async () => {
  const c = await shelf();
  expect([67, 85]).toContain(await codeOf(c.createIndex({ kind: 'text' })));
});
