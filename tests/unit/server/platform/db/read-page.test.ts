import { expect, test } from 'vitest';
import { type PagePart, readPage } from '@/lib/server/platform/db/read-page';

/** A list that records what it has to walk over. */
function listOf(length: number) {
  const rows = Array.from({ length }, (_, number) => number);
  const skipped: number[] = [];
  const find = async ({ skip, limit }: PagePart) => {
    skipped.push(skip);
    return rows.slice(skip, skip + limit);
  };
  const findFromEnd = async ({ skip, limit }: PagePart) => {
    skipped.push(skip);
    return rows.slice(Math.max(0, length - skip - limit), length - skip);
  };
  return { rows, skipped, list: { count: async () => length, find, findFromEnd } };
}

test.each([0, 1, 7, 50, 51])('every page of %i rows is the same part of the list', async (length) => {
  for (const limit of [1, 5, 24, 100]) {
    for (let skip = 0; skip < length + limit; skip += limit) {
      const { rows, list } = listOf(length);
      expect(await readPage({ skip, limit }, list)).toEqual([rows.slice(skip, skip + limit), length]);
    }
  }
});

test('no page of a list reads more than half of the list, and one beyond it reads nothing', async () => {
  const { list, skipped } = listOf(1_000);
  for (let skip = 0; skip <= 1_000; skip += 10) await readPage({ skip, limit: 10 }, list);
  expect(Math.max(...skipped)).toBeLessThanOrEqual(500);
  skipped.length = 0;
  expect(await readPage({ skip: 9_999_900, limit: 100 }, list)).toEqual([[], 1_000]);
  expect(skipped).toEqual([]);
});
