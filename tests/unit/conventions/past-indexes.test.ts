import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INDEXES } from '@/lib/server/platform/db/migrations/indexes';
import { RETIRED_INDEXES } from '@/lib/server/platform/db/migrations/retired-indexes';

const FILE = new URL('past-indexes.txt', import.meta.url);

/** MongoDB's name of an index by its key. */
const nameOf = (key: Record<string, 1 | -1>) =>
  Object.entries(key)
    .map(([field, direction]) => `${field}_${direction}`)
    .join('_');

const declared = Object.entries(INDEXES).flatMap(([collection, declarations]) =>
  declarations.map(([key, options]) => `${collection} ${options?.name ?? nameOf(key)}`),
);
const retired = Object.entries(RETIRED_INDEXES).flatMap(([collection, names]) =>
  names.map((name) => `${collection} ${name}`),
);
const past = readFileSync(FILE, 'utf8').trim().split('\n');

it('every index is in tests/unit/conventions/past-indexes.txt: add new ones, in order, and remove none', () => {
  expect(declared.filter((index) => !past.includes(index))).toEqual([]);
  expect(past).toEqual([...past].sort());
});

it('every index that a release had is declared, or retired so that old databases lose it', () => {
  expect(past.filter((index) => !declared.includes(index)).sort()).toEqual([...retired].sort());
  expect(declared.filter((index) => retired.includes(index))).toEqual([]);
});
