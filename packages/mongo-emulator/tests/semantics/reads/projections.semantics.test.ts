import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { fresh, exceptOracle } = await openEngine('projections');

const ROW: Row = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  l: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 5],
  n: [1, 2, 3, 4],
};

async function projected(projection: object): Promise<unknown> {
  const c = fresh();
  await c.insertOne({ ...ROW });
  return await c.findOne({}, { projection });
}

describe('inclusion and exclusion', () => {
  test('fields and the id', async () => {
    expect(await projected({ a: 1 })).toStrictEqual({ _id: 1, a: 1 });
    expect(await projected({ a: true, _id: 0 })).toStrictEqual({ a: 1 });
    expect(await projected({ b: 0, l: 0, n: 0 })).toStrictEqual({ _id: 1, a: 1 });
    expect(await projected({ _id: 0, b: 0, l: 0, n: 0 })).toStrictEqual({ a: 1 });
    expect(await projected({ _id: 1 })).toStrictEqual({ _id: 1 });
    expect(await projected({ none: 1 })).toStrictEqual({ _id: 1 });
    expect(await projected({})).toStrictEqual(ROW);
  });

  test('paths reach into documents and each element', async () => {
    expect(await projected({ 'b.c': 1, _id: 0 })).toStrictEqual({ b: { c: 2 } });
    expect(await projected({ b: { c: 1 }, _id: 0 })).toStrictEqual({ b: { c: 2 } });
    expect(await projected({ 'l.x': 1, _id: 0 })).toStrictEqual({ l: [{ x: 1 }, { x: 2 }] });
    expect(await projected({ 'l.x': 0, a: 0, b: 0, n: 0, _id: 0 })).toStrictEqual({
      l: [{ y: 1 }, { y: 2 }, 5],
    });
    expect(await projected({ 'a.z': 1 })).toStrictEqual({ _id: 1 });
  });

  test('preserve the order of fields in the document', async () => {
    expect(JSON.stringify(await projected({ n: 1, a: 1 }))).toBe('{"_id":1,"a":1,"n":[1,2,3,4]}');
  });

  test('may not be mixed', async () => {
    expect(await codeOf(projected({ a: 1, b: 0 }))).toBe(31254);
  });

  exceptOracle('parse-codes', 'may not be mixed the other way round', async () => {
    expect(await codeOf(projected({ a: 0, b: 1 }))).toBe(31253);
  });

  test('may not name a path and its parent', async () => {
    expect([31249, 31250]).toContain(await codeOf(projected({ b: 1, 'b.c': 1 })));
  });
});

describe('operators', () => {
  test('$slice', async () => {
    expect(await projected({ n: { $slice: 2 }, l: 0 })).toStrictEqual({ _id: 1, a: 1, b: ROW.b, n: [1, 2] });
    expect(await projected({ n: { $slice: -1 }, _id: 1, a: 1 })).toStrictEqual({ _id: 1, a: 1, n: [4] });
  });

  test('expressions', async () => {
    expect(await projected({ sum: { $add: ['$a', '$b.c'] }, _id: 0 })).toStrictEqual({ sum: 3 });
    expect(await projected({ copy: '$b.d', _id: 0 })).toStrictEqual({ copy: 3 });
    expect(await projected({ a: 1, last: { $arrayElemAt: ['$n', -1] } })).toStrictEqual({
      _id: 1,
      a: 1,
      last: 4,
    });
    expect(await projected({ 'b.e': '$a', 'l.z': '$a', _id: 0 })).toStrictEqual({
      b: { e: 1 },
      l: [{ z: 1 }, { z: 1 }, { z: 1 }],
    });
  });
});
