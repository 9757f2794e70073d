import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentCatalogue, markCatalogueChanged } from '@/lib/server/commerce/catalogue/current-catalogue';
import { toolDocuments } from '@/stack/seed-documents';

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z'));
/** How often the database was read, and how long each read takes by the clock of the test. */
const database = { reads: 0, tookMs: 0, whileReading: (): void => undefined };
const MOST_READS = 10;

async function read() {
  database.reads += 1;
  if (database.reads > MOST_READS) throw new Error('it reads for ever');
  await setImmediate();
  database.whileReading();
  vi.setSystemTime(Date.now() + database.tookMs);
  return documents;
}

vi.mock('@/lib/server/commerce/catalogue/tools.repository', () => ({
  everyTool: () => read(),
  findToolsChangedSince: () => read(),
}));
vi.mock('@/lib/server/commerce/catalogue/removed-tools.repository', () => ({
  findRemovedSince: () => Promise.resolve([]),
}));

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

/** Long after whatever was read before, and as long after the last time that everything was. */
beforeEach(() => {
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  Object.assign(database, { reads: 0, tookMs: 0, whileReading: () => undefined });
});

it('is read once where a read takes longer than what is read stays fresh', async () => {
  database.tookMs = 30_000;
  expect((await currentCatalogue()).list()).toHaveLength(documents.length);
  expect(database.reads).toBe(1);
});

it('is read once for all who ask while it is being read', async () => {
  database.tookMs = 30_000;
  await Promise.all([currentCatalogue(), currentCatalogue(), currentCatalogue()]);
  expect(database.reads).toBe(1);
});

it('is read again for who asks long after the read that is under way has begun', async () => {
  const first = currentCatalogue();
  vi.setSystemTime(Date.now() + 5_000);
  await Promise.all([first, currentCatalogue()]);
  expect(database.reads).toBe(2);
});

it('is read again after a change, once for each who asks, while others go on changing it', async () => {
  await currentCatalogue();
  database.reads = 0;
  database.tookMs = 5_000;
  database.whileReading = () => markCatalogueChanged();
  markCatalogueChanged();
  await currentCatalogue();
  expect(database.reads).toBe(1);
  await currentCatalogue();
  expect(database.reads).toBe(2);
});

it('is not read while it is fresh', async () => {
  await currentCatalogue();
  database.reads = 0;
  vi.setSystemTime(Date.now() + 900);
  await currentCatalogue();
  expect(database.reads).toBe(0);
});
