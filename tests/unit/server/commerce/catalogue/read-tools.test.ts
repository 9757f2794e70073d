import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueIndex } from '@/lib/server/commerce/catalogue/index/catalogue-index';
import { indexedToolOf } from '@/lib/server/commerce/catalogue/index/indexed-tool-of';
import { getTool } from '@/lib/server/commerce/catalogue/read/get-tool';
import { getToolPage } from '@/lib/server/commerce/catalogue/read/get-tool-page';
import { readTools } from '@/lib/server/commerce/catalogue/read-tools';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { packedCatalogue } from './packed-catalogue';

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const [first, second] = documents as [ToolDocument, ToolDocument];
const idOf = ({ _id }: ToolDocument) => _id.toHexString();
const foundOf = (tool: ToolDocument) => ({ id: idOf(tool), revision: indexedToolOf(tool).revision });

const store = {
  tools: new Map<string, ToolDocument>(),
  reads: 0,
  index: undefined as CatalogueIndex | undefined,
};

vi.mock('@/lib/server/commerce/catalogue/index/catalogue-index', () => ({
  catalogueIfReady: () => Promise.resolve(store.index),
}));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  cachePublic: (_name: string, _tags: string[], read: unknown) => read,
}));
vi.mock('@/lib/server/commerce/catalogue/tools.repository', () => {
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
  });
});

describe('tools that the index found', () => {
  it('are read once, in the order in which they were found', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const tools = await readTools([foundOf(second), foundOf(first)]);
      expect(tools.map(({ _id }) => _id)).toEqual([idOf(second), idOf(first)]);
    }
    expect(store.reads).toBe(1);
  });

  it('are read again when the index knows another revision, and left out when they are gone', async () => {
    await readTools([foundOf(first), foundOf(second)]);
    const changed = { ...first, quantity: first.quantity + 1 };
    store.tools.set(idOf(first), changed);
    const [tool] = await readTools([foundOf(changed), foundOf(second)]);
    expect(tool?.quantity).toBe(changed.quantity);
    expect(store.reads).toBe(2);
    store.tools.delete(idOf(second));
    const unknown = { id: idOf(second), revision: 0 };
    expect(await readTools([foundOf(changed), unknown])).toEqual([tool]);
  });
});

it('reading tools leaves out what became a draft since the index was queried', async () => {
  store.tools.set(idOf(first), { ...first, state: 'draft' });
  expect(await readTools([foundOf(first), foundOf(second)])).toHaveLength(1);
});

describe.each([
  ['before the catalogue is ready', undefined],
  ['once it is', packedCatalogue(documents)],
])('one tool, %s', (_, index) => {
  beforeEach(() => {
    store.index = index;
  });

  it('is found by its id', async () => {
    expect(await getTool(idOf(first))).toMatchObject({ sku: first.sku });
    await expect(getTool(new ObjectId().toHexString())).rejects.toMatchObject({ code: 'not-found' });
    await expect(getTool('nonsense')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('has a page with others of its category', async () => {
    const page = await getToolPage(first.slug);
    expect(page?.tool.sku).toBe(first.sku);
    expect(page?.related.length).toBeGreaterThan(0);
    for (const { _id, category } of page?.related ?? []) {
      expect(category).toBe(first.category);
      expect(_id).not.toBe(idOf(first));
    }
    expect(await getToolPage('no-such-tool')).toBeNull();
  });

  it('is visible to nobody as a draft, and without others of its kind when it is retired', async () => {
    const ofOthers = documents.filter((tool) => tool !== first);
    if (index) store.index = packedCatalogue(ofOthers);
    store.tools.set(idOf(first), { ...first, state: 'draft' });
    await expect(getTool(idOf(first))).rejects.toMatchObject({ code: 'not-found' });
    expect(await getToolPage(first.slug)).toBeNull();
    store.tools.set(idOf(first), { ...first, state: 'retired', successorId: second._id });
    expect(await getTool(idOf(first))).toMatchObject({ sku: first.sku, state: 'retired' });
    expect(await getToolPage(first.slug)).toMatchObject({
      tool: { sku: first.sku },
      related: [],
      successor: { name: second.name },
    });
  });
});
