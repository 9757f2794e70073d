import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { addMissedSearches } from '@/lib/server/commerce/tools/search/missed-searches.repository';
import { addSearchWords } from '@/lib/server/commerce/tools/search-words/edit-search-words';
import { listOpenSearches } from '@/lib/server/commerce/tools/search-words/list-search-words';
import { collection } from '@/lib/server/platform/db/collections';
import { newSearchWordsSchema } from '@/lib/shared/search-words/search-words.schema';
import { giveOwnDatabase } from '../../../own-database';
import { admin } from '../../imports/import-shop';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: 'open-searches',
  AUDIT_LOG_SECRET: 'a'.repeat(32),
  AUDIT_LOG_SECRET_PREVIOUS: [],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
const version = vi.hoisted(() => ({ current: 0 }));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: () => {
    version.current += 1;
  },
  publicVersion: () => Promise.resolve(`${version.current}`),
  cachePublic: (_name: string, _tags: readonly string[], read: unknown) => read,
}));
giveOwnDatabase(settings);

const NOW = new Date('2026-11-27T08:00:00Z');
const DAY = new Date('2026-11-21T00:00:00Z');

beforeEach(async () => {
  version.current += 1;
  for (const name of ['missed_searches', 'search_words'] as const)
    await (await collection(name)).deleteMany({});
  const counts = Object.entries({ anvil: 9, sage: 7, 'wood glue': 5, ladder: 3, once: 1 });
  await addMissedSearches(DAY, new Map(counts));
});

const add = (group: object) => addSearchWords(admin, newSearchWordsSchema.parse(group), NOW);
const open = async (limit = 10) => (await listOpenSearches(admin, limit, NOW)).map(({ words }) => words);

it('searches without a match are open until a group of any language has their words', async () => {
  expect(await listOpenSearches(admin, 2, NOW)).toEqual([
    { words: 'anvil', count: 9 },
    { words: 'sage', count: 7 },
  ]);
  await add({ language: 'en', kind: 'unsold', words: ['Wood  Glue'] });
  expect(await open()).toEqual(['anvil', 'sage', 'ladder']);
  await add({ language: 'de', kind: 'same', words: ['Säge', 'Handsäge'] });
  await add({ language: 'en', kind: 'means', words: ['step'], to: ['ladder'] });
  expect(await open()).toEqual(['anvil']);
});

it('searches of more than 90 days ago are not listed, and none to customers', async () => {
  await addMissedSearches(new Date('2026-08-01T00:00:00Z'), new Map([['crane', 50]]));
  expect(await open(1)).toEqual(['anvil']);
  const customer = { userId: new ObjectId(), role: 'customer' } as never;
  await expect(listOpenSearches(customer, 10, NOW)).rejects.toMatchObject({ code: 'forbidden' });
});
