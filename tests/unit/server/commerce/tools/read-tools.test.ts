import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueIndex } from '@/lib/server/commerce/tools/index/catalogue-index';
import { indexedToolOf } from '@/lib/server/commerce/tools/index/indexed-tool';
import { getTool } from '@/lib/server/commerce/tools/read/get-tool';
import { getToolPage } from '@/lib/server/commerce/tools/read/get-tool-page';
import { readTools } from '@/lib/server/commerce/tools/read-tools';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { packedCatalogue } from './packed-catalogue';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const [first, second] = documents as [ToolDocument, ToolDocument];
const idOf = ({ _id }: ToolDocument) => _id.toHexString();
const foundOf = (tool: ToolDocument) => ({ id: idOf(tool), revision: indexedToolOf(tool).revision });

const store = {
  tools: new Map<string, ToolDocument>(),
  reads: 0,
  index: undefined as CatalogueIndex | undefined,
  words: [] as { text: string; translation: string }[],
  wordsVersion: '',
};

vi.mock('@/lib/server/commerce/tools/index/catalogue-index', () => ({
  catalogueIfReady: () => Promise.resolve(store.index),
}));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  cachePublic: (_name: string, _tags: string[], read: unknown) => read,
  publicVersion: () => Promise.resolve(store.wordsVersion),
}));
vi.mock('@/lib/server/commerce/tools/spec-words/spec-words.repository', () => ({
  wordsOfLanguage: () => Promise.resolve(store.words),
}));
vi.mock('@/lib/server/commerce/tools/tools.repository', () => {
  const read = <Result>(result: Result): Promise<Result> => {
    store.reads += 1;
    return Promise.resolve(result);
  };
  const all = () => [...store.tools.values()];
  return {
    findTool: (id: ObjectId) => read(store.tools.get(id.toHexString()) ?? null),
    findToolBySlug: (slug: string) => read(all().find((tool) => tool.slug === slug) ?? null),
    findToolsById: (ids: ObjectId[]) => read(ids.flatMap((id) => store.tools.get(id.toHexString()) ?? [])),
    findNewestTools: (limit: number, category: string) =>
      read(
        all()
          .filter((tool) => tool.category === category)
          .slice(0, limit),
      ),
  };
});

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('forgeline.process-singletons'));
  Object.assign(store, {
    tools: new Map(documents.map((tool) => [idOf(tool), tool])),
    reads: 0,
    index: undefined,
    words: [],
    wordsVersion: '1',
  });
});

it('tools that the index found are read once, in the order in which they were found', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const tools = await readTools([foundOf(second), foundOf(first)], 'en');
    expect(tools.map(({ _id }) => _id)).toEqual([idOf(second), idOf(first)]);
  }
  expect(store.reads).toBe(1);
});

it('tools that the index found are read again when the index knows another revision, and left out when they are gone', async () => {
  await readTools([foundOf(first), foundOf(second)], 'en');
  const changed = { ...first, quantity: first.quantity + 1 };
  store.tools.set(idOf(first), changed);
  const [tool] = await readTools([foundOf(changed), foundOf(second)], 'en');
  expect(tool?.quantity).toBe(changed.quantity);
  expect(store.reads).toBe(2);
  store.tools.delete(idOf(second));
  const unknown = { id: idOf(second), revision: 0 };
  expect(await readTools([foundOf(changed), unknown], 'en')).toEqual([tool]);
});

describe('tools in another language', () => {
  const texts = { de: { name: 'Knarre', slug: 'knarre', description: 'Dreht.' } };
  const spec = { name: 'Material', value: 'Forged steel' };
  const translated = { ...first, texts, specs: [spec, { name: 'Weight', value: '1.42', unit: 'kg' }] };

  beforeEach(() => {
    store.tools.set(idOf(first), translated);
    store.words = [
      { text: 'Material', translation: 'Werkstoff' },
      { text: 'Forged steel', translation: 'Schmiedestahl' },
    ];
  });

  it('tools in another language have its texts and words, and say which parts are not in it', async () => {
    const { texts: _, ...plain } = second;
    store.tools.set(idOf(second), plain);
    const [tool, other] = await readTools([foundOf(translated), foundOf(plain)], 'de');
    expect(tool).toMatchObject({ ...texts.de, sku: first.sku, untranslated: ['specs'] });
    expect(tool?.specs).toEqual([
      { name: 'Werkstoff', value: 'Schmiedestahl' },
      { name: 'Weight', value: '1.42', unit: 'kg' },
    ]);
    expect(other).toMatchObject({ name: second.name, slug: second.slug });
    expect(other?.untranslated).toEqual(['name', 'description', 'specs']);
    const [leading] = await readTools([foundOf(translated)], 'en');
    expect(leading).toMatchObject({ name: first.name, specs: translated.specs });
    expect(leading).not.toHaveProperty('untranslated');
  });

  it('tools in another language are read again once a text or a word is another', async () => {
    await readTools([foundOf(translated)], 'de');
    store.words = [{ text: 'Material', translation: 'Stoff' }];
    store.wordsVersion = '2';
    const [reworded] = await readTools([foundOf(translated)], 'de');
    expect(reworded?.specs[0]?.name).toBe('Stoff');
    const renamed = { ...translated, texts: { de: { name: 'Ratsche' } } };
    store.tools.set(idOf(first), renamed);
    expect((await readTools([foundOf(renamed)], 'de'))[0]?.name).toBe('Ratsche');
  });
});

it('reading tools leaves out what became a draft since the index was queried', async () => {
  store.tools.set(idOf(first), { ...first, state: 'draft' });
  expect(await readTools([foundOf(first), foundOf(second)], 'en')).toHaveLength(1);
});

describe.each([
  ['before the catalogue is ready', undefined],
  ['once it is', packedCatalogue(documents)],
])('one tool, %s', (_, index) => {
  beforeEach(() => {
    store.index = index;
  });

  it('one tool is found by its id', async () => {
    expect(await getTool(idOf(first), 'en')).toMatchObject({ sku: first.sku });
    await expect(getTool(new ObjectId().toHexString(), 'en')).rejects.toMatchObject({ code: 'not-found' });
    await expect(getTool('nonsense', 'en')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('one tool has a page with others of its category', async () => {
    const page = await getToolPage(first.slug, 'en');
    expect(page?.tool.sku).toBe(first.sku);
    expect(page?.related.length).toBeGreaterThan(0);
    for (const { _id, category } of page?.related ?? []) {
      expect(category).toBe(first.category);
      expect(_id).not.toBe(idOf(first));
    }
    expect(await getToolPage('no-such-tool', 'en')).toBeNull();
  });

  it('one tool is visible to nobody as a draft, and without others of its kind when it is retired', async () => {
    const ofOthers = documents.filter((tool) => tool !== first);
    if (index) store.index = packedCatalogue(ofOthers);
    store.tools.set(idOf(first), { ...first, state: 'draft' });
    await expect(getTool(idOf(first), 'en')).rejects.toMatchObject({ code: 'not-found' });
    expect(await getToolPage(first.slug, 'en')).toBeNull();
    store.tools.set(idOf(first), { ...first, state: 'retired', successorId: second._id });
    expect(await getTool(idOf(first), 'en')).toMatchObject({ sku: first.sku, state: 'retired' });
    expect(await getToolPage(first.slug, 'en')).toMatchObject({
      tool: { sku: first.sku },
      related: [],
      successor: { name: second.name },
    });
  });
});
