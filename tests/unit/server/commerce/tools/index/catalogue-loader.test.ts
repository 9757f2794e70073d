import { setImmediate } from 'node:timers/promises';
import { packHere } from '@forgeline/catalogue-index/pack/pack-here';
import { BSON, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CatalogueLoader } from '@/lib/server/commerce/tools/index/catalogue-loader';
import { indexedToolIn, OWN_WORDING } from '@/lib/server/commerce/tools/index/indexed-tool';
import { packingHere } from '@/lib/server/commerce/tools/index/pack-catalogue';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toolDocuments } from '@/stack/seed/seed-documents';

/** The stored tools, how often they were read, and how long each read takes by the clock of the test. */
const database = {
  tools: new Map<string, ToolDocument>(),
  removed: [] as { _id: ObjectId; removedAt: Date }[],
  allRead: 0,
  changesRead: 0,
  documentsRead: 0,
  tookMs: 0,
  whileReading: (): void => undefined,
};

async function reading<Result>(read: () => Result): Promise<Result> {
  await setImmediate();
  const result = read();
  database.whileReading();
  vi.advanceTimersByTime(database.tookMs);
  return result;
}

vi.mock('@/lib/server/commerce/tools/tools.repository', () => ({
  async *everyListedToolAsBson() {
    database.allRead += 1;
    const listed = [...database.tools.values()].filter(({ state }) => state !== 'draft');
    const tools = listed.sort((a, b) => (a._id.toHexString() < b._id.toHexString() ? -1 : 1));
    yield await reading(() => tools.map((tool) => BSON.serialize(tool)));
  },
  findToolChangesSince: (since: Date) => {
    database.changesRead += 1;
    return reading(() => [...database.tools.values()].filter(({ updatedAt }) => updatedAt >= since));
  },
  findToolsById: (ids: readonly ObjectId[]) => {
    database.documentsRead += ids.length;
    return reading(() => ids.flatMap((id) => database.tools.get(id.toHexString()) ?? []));
  },
}));
const { refreshPublicHere } = vi.hoisted(() => ({ refreshPublicHere: vi.fn() }));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({ refreshPublicHere }));
vi.mock('@/lib/server/commerce/tools/removed-tools.repository', () => ({
  findRemovedSince: (since: Date) =>
    Promise.resolve(database.removed.filter(({ removedAt }) => removedAt >= since)),
}));

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const [first] = documents as [ToolDocument];
const id = first._id.toHexString();
let loader: CatalogueLoader;
const count = async () => (await (await loader.current()).browse({})).total;
const later = (ms: number) => vi.advanceTimersByTime(ms);
const store = (tool: ToolDocument) => void database.tools.set(tool._id.toHexString(), tool);
const imported = (at: Date, name = 'Imported Anvil'): ToolDocument => ({
  ...first,
  _id: new ObjectId(),
  name,
  updatedAt: at,
});

beforeAll(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterAll(() => vi.useRealTimers());

/** Goes on asking until what was packed at first has made room for what is packed now. */
async function untilPacked(ask: () => Promise<unknown>): Promise<void> {
  const before = await loader.current();
  for (let now: unknown = before; now === before; now = await loader.current()) {
    await ask();
    await setImmediate();
  }
  expect(database.allRead).toBe(1);
}

/** A process that has just packed what is stored. */
beforeEach(async () => {
  loader = new CatalogueLoader(packingHere);
  database.tools.clear();
  for (const tool of documents) store(tool);
  Object.assign(database, { tookMs: 0, whileReading: () => undefined, removed: [] });
  expect(await count()).toBe(documents.length);
  Object.assign(database, { allRead: 0, changesRead: 0, documentsRead: 0 });
});

it('the catalogue in memory is read once for all requests while it is being read, however long that takes', async () => {
  later(5_000);
  database.tookMs = 30_000;
  await Promise.all([loader.current(), loader.current(), loader.current()]);
  expect(database.changesRead).toBe(1);
});

it('the catalogue in memory is read again for a request long after the read that is under way has begun', async () => {
  later(5_000);
  const before = loader.current();
  later(5_000);
  await Promise.all([before, loader.current()]);
  expect(database.changesRead).toBe(2);
});

it('the catalogue in memory has each change of this process for a request after it, while others go on changing it', async () => {
  database.tookMs = 5_000;
  database.whileReading = () => loader.markChanged(id);
  store({ ...first, quantity: 0 });
  loader.markChanged(id);
  const version = await loader.version();
  const stocked = (await (await loader.current()).browse({ stock: 'in' })).total;
  database.whileReading = () => undefined;
  store(first);
  loader.markChanged(id);
  expect((await (await loader.current()).browse({ stock: 'in' })).total).toBe(stocked + 1);
  expect(await loader.version()).not.toBe(version);
});

it('the catalogue in memory is not read while it is fresh', async () => {
  later(900);
  await loader.current();
  expect(database).toMatchObject({ allRead: 0, changesRead: 0, documentsRead: 0 });
});

it('the catalogue in memory reads each document of an import once, however often it looks for changes', async () => {
  const at = new Date();
  for (let number = 0; number < 500; number += 1) store(imported(at));
  for (let second = 0; second < 300; second += 1) {
    later(1_100);
    await loader.current();
  }
  expect(database.changesRead).toBe(300);
  expect(database.documentsRead).toBe(500);
  expect(await count()).toBe(documents.length + 500);
});

it('the catalogue in memory reads an own change once, and finds what others changed without an announcement', async () => {
  later(2_000);
  store({ ...first, quantity: 0, updatedAt: new Date() });
  loader.markChanged(id);
  await loader.current();
  later(2_000);
  const other = imported(new Date());
  store(other);
  await loader.current();
  expect(database.documentsRead).toBe(2);
  database.tools.delete(other._id.toHexString());
  database.removed = [{ _id: other._id, removedAt: new Date() }];
  later(2_000);
  expect(await count()).toBe(documents.length);
});

it('the catalogue in memory has what public lists hold: a draft comes when it is put on sale, and leaves when it is retired', async () => {
  const draft: ToolDocument = { ...imported(new Date()), state: 'draft' };
  const put = (state: ToolDocument['state']) => {
    store({ ...draft, state, updatedAt: new Date() });
    loader.markChanged(draft._id.toHexString());
    return count();
  };
  expect(await put('draft')).toBe(documents.length);
  expect(await put('on-request')).toBe(documents.length + 1);
  expect(await put('on-sale')).toBe(documents.length + 1);
  expect(await put('retired')).toBe(documents.length);
  expect(await put('draft')).toBe(documents.length);
  later(11 * 60_000);
  await untilPacked(() => loader.current());
  expect(await count()).toBe(documents.length);
});

it('the catalogue in memory finds a change within half a minute that was dated earlier than others that were read before', async () => {
  later(2_000);
  const began = new Date();
  later(50_000);
  store(imported(new Date()));
  await loader.current();
  store(imported(began));
  for (let second = 0; second < 31; second += 1) {
    later(1_100);
    await loader.current();
  }
  expect(await count()).toBe(documents.length + 2);
});

it('the catalogue in memory is packed anew while it is queried, and then has what was changed directly in the database', async () => {
  const version = await loader.version();
  later(11 * 60_000);
  store(imported(new Date(0)));
  // Whoever asks now gets what is packed, at once.
  expect(await count()).toBe(documents.length);
  await vi.waitFor(async () => expect(await count()).toBe(documents.length + 1));
  expect(database.allRead).toBe(1);
  expect(await loader.version()).not.toBe(version);
});

it('the catalogue in memory has the same version after it is packed anew where nothing changed', async () => {
  const version = await loader.version();
  later(11 * 60_000);
  await untilPacked(async () => expect(await loader.version()).toBe(version));
});

it('the catalogue in memory has what changes while it is packed', async () => {
  later(11 * 60_000);
  const added = imported(new Date(0));
  database.whileReading = () => {
    if (database.allRead === 0) return;
    database.whileReading = () => undefined;
    store(added);
    loader.markChanged(added._id.toHexString());
  };
  await untilPacked(() => loader.current());
  expect(await count()).toBe(documents.length + 1);
  expect(await (await loader.ifReady())?.find(added._id.toHexString())).toBeDefined();
});

it('the catalogue in memory reads the database itself until it is packed for the first time, and packs again after a failure', async () => {
  loader = new CatalogueLoader(packingHere);
  database.whileReading = () => {
    throw new Error('the database is away');
  };
  await expect(loader.current()).rejects.toThrow('away');
  await expect(loader.version()).rejects.toThrow('away');
  database.whileReading = () => undefined;
  expect(await loader.ifReady()).toBeUndefined();
  expect(await count()).toBe(documents.length);
  expect(await loader.ifReady()).toBeDefined();
});

it('the catalogue in memory makes what was read without it stale once it is packed, and nothing where all waited for it', async () => {
  loader = new CatalogueLoader(packingHere);
  refreshPublicHere.mockClear();
  await count();
  expect(refreshPublicHere).not.toHaveBeenCalled();
  loader = new CatalogueLoader(packingHere);
  await Promise.all([loader.ifReady(), loader.ifReady()]);
  expect(refreshPublicHere).not.toHaveBeenCalled();
  await count();
  expect(refreshPublicHere.mock.calls).toEqual([['tools']]);
});

/** Starts a process with the documents as they were a day before `change` was made to them. */
async function startWithSnapshot(change: () => void = () => undefined): Promise<void> {
  const readFrom = Date.now();
  const old = documents.map((tool) => ({ ...tool, updatedAt: new Date(readFrom - 3_600_000) }));
  for (const tool of old) store(tool);
  const sorted = old.sort((a, b) => (a._id.toHexString() < b._id.toHexString() ? -1 : 1));
  async function* all() {
    yield sorted.map((tool) => BSON.serialize(tool));
  }
  const snapshot = { readFrom, packed: await packHere(all(), indexedToolIn) };
  later(24 * 3_600_000);
  change();
  later(3_600_000);
  loader = new CatalogueLoader({ ...packingHere, restore: async () => snapshot });
}

it('a process that starts with what an earlier one packed has what was changed, added and removed since, and reads no other tool', async () => {
  const [, second] = documents as [ToolDocument, ToolDocument];
  let added = first;
  await startWithSnapshot(() => {
    store({ ...first, name: 'Renamed Anvil', updatedAt: new Date() });
    added = imported(new Date());
    store(added);
    database.tools.delete(second._id.toHexString());
    database.removed = [{ _id: second._id, removedAt: new Date() }];
  });
  const catalogue = await loader.current();
  expect((await catalogue.browse({})).total).toBe(documents.length);
  expect((await catalogue.browse({ q: 'renamed anvil' })).tools.map((tool) => tool.id)).toContain(id);
  expect(await catalogue.find(added._id.toHexString())).toBeDefined();
  expect(await catalogue.find(second._id.toHexString())).toBeUndefined();
  expect(database).toMatchObject({ allRead: 0, documentsRead: 3 });
});

it('a process that starts with what an earlier one packed has what changes while it starts', async () => {
  await startWithSnapshot();
  const added = imported(new Date(0));
  database.whileReading = () => {
    database.whileReading = () => undefined;
    store(added);
    loader.markChanged(added._id.toHexString());
  };
  expect(await (await loader.current()).find(added._id.toHexString())).toBeDefined();
});

it('a process that starts with what an earlier one packed packs all tools where too many changed', async () => {
  await startWithSnapshot(() => {
    for (let number = 0; number < 1_500; number += 1) store(imported(new Date(), `Anvil ${number}`));
  });
  expect(await count()).toBe(documents.length + 1_500);
  expect(database.allRead).toBe(1);
});

it('a process that starts with what an earlier one packed packs them anew ten minutes later, which finds what was changed directly in the database', async () => {
  await startWithSnapshot();
  store(imported(new Date(0)));
  expect(await count()).toBe(documents.length);
  later(11 * 60_000);
  await untilPacked(() => loader.current());
  expect(await count()).toBe(documents.length + 1);
});

it('a process that starts with what an earlier one packed packs all tools where there is nothing to start with', async () => {
  loader = new CatalogueLoader(packingHere);
  expect(await count()).toBe(documents.length);
  expect(database.allRead).toBe(1);
});

it('searches with the words of the shop as they are now, without packing again', async () => {
  const word = (name: string) => ({ synonyms: [{ from: [name], to: [first.name] }], needs: [], unsold: [] });
  let search = { version: '1', words: new Map([['en', word('gizmo')]]) };
  const own = new CatalogueLoader(packingHere, {
    wording: async () => ({ version: '', wording: OWN_WORDING }),
    search: async () => search,
  });
  const found = async (query: string) => (await (await own.current()).suggest(query, 1, 'en')).tools[0]?.id;
  expect(await found('gizmo')).toBe(id);
  const read = database.allRead;
  search = { version: '2', words: new Map([['en', word('doodad')]]) };
  expect([await found('doodad'), await found('gizmo')]).toEqual([id, undefined]);
  expect(database.allRead).toBe(read);
});

it('orders equal matches by what sold lately, without packing again', async () => {
  let sold: ReadonlyMap<string, number> = new Map();
  const own = new CatalogueLoader(packingHere, {
    wording: async () => ({ version: '', wording: OWN_WORDING }),
    search: async () => ({ version: '', words: new Map() }),
    sold: async () => sold,
  });
  const found = async () =>
    (await (await own.current()).suggest('fl', 50, 'en')).tools.map((each) => each.id);
  const before = await found();
  const last = before.at(-1) ?? '';
  const read = database.allRead;
  sold = new Map([[last, 12]]);
  expect((await found()).indexOf(last)).toBeLessThan(before.length - 1);
  expect(database.allRead).toBe(read);
});
