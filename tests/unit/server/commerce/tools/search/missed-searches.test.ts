import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  listMissedSearches,
  missedWordsOf,
  recordMissedSearch,
} from '@/lib/server/commerce/tools/search/missed-searches';
import { addMissedSearches } from '@/lib/server/commerce/tools/search/missed-searches.repository';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'missed-searches' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

beforeEach(async () => {
  await (await collection('missed_searches')).deleteMany({});
});

const DAY = new Date('2026-11-21T00:00:00Z');
const admin = { userId: new ObjectId(), role: 'admin' } as Actor;

it.each([
  ['  Torque   WRENCH ', 'torque wrench'],
  ['Säge 12,5 mm', 'sage 12,5 mm'],
  ['4006381333931', '4006381333931'],
  ['FL-BV-125', 'fl-bv-125'],
])('the words of a missed search of %j are %j', (query, words) => {
  expect(missedWordsOf(query)).toBe(words);
});

it.each([
  'ann@example.com',
  'https://example.com/x',
  'www.example.com',
  '+1 555 010 0199',
  '0171/2345678',
  'call 0171 234 56 78',
  '4111 1111 1111 1111',
  'x'.repeat(61),
  '???',
  '',
])('the words of a missed search are none for %j', (query) => {
  expect(missedWordsOf(query)).toBeNull();
});

it('missed searches are counted by day and words, and listed from two on, most first', async () => {
  await addMissedSearches(
    DAY,
    new Map([
      ['anvil', 2],
      ['awl', 1],
      ['adze', 3],
    ]),
  );
  await addMissedSearches(new Date('2026-11-22T00:00:00Z'), new Map([['anvil', 2]]));
  expect(await listMissedSearches(admin, DAY, 10)).toEqual([
    { words: 'anvil', count: 4 },
    { words: 'adze', count: 3 },
  ]);
  expect(await listMissedSearches(admin, new Date('2026-11-22T08:00:00Z'), 10)).toEqual([
    { words: 'anvil', count: 2 },
  ]);
});

it('missed searches of one day are stored for 200 words, and those still counted when it is full', async () => {
  await addMissedSearches(DAY, new Map(Array.from({ length: 150 }, (_, n) => [`word ${n}`, 1])));
  await addMissedSearches(DAY, new Map(Array.from({ length: 150 }, (_, n) => [`other ${n}`, 1])));
  await addMissedSearches(
    DAY,
    new Map([
      ['word 1', 5],
      ['new', 5],
    ]),
  );
  const searches = await collection('missed_searches');
  expect(await searches.countDocuments()).toBe(200);
  expect(await listMissedSearches(admin, DAY, 10)).toEqual([{ words: 'word 1', count: 6 }]);
});

it('missed searches are written together, without who searched', async () => {
  for (const query of ['Anvil', 'anvil ', 'ann@example.com']) recordMissedSearch(query);
  await vi.waitFor(async () => {
    expect(await (await collection('missed_searches')).find().toArray()).toEqual([
      { _id: expect.stringMatching(/ anvil$/), day: expect.any(Date), words: 'anvil', count: 2 },
    ]);
  }, 10_000);
});

it('missed searches are for admins alone', async () => {
  const customer = { ...admin, role: 'customer' } as Actor;
  await expect(listMissedSearches(customer, DAY, 10)).rejects.toThrow('forbidden');
});
