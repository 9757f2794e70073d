import { beforeEach, expect, it, vi } from 'vitest';
import { countCategories, listCategories } from '@/lib/server/commerce/tools/search/list-categories';

const { state } = vi.hoisted(() => ({ state: { isReady: false, stored: ['pliers', 'wrenches'] } }));

vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
vi.mock('@/lib/server/commerce/tools/tools.repository', () => ({
  findListedCategories: async () => state.stored,
}));
vi.mock('@/lib/server/commerce/tools/index/catalogue-index', () => ({
  catalogueIfReady: async () =>
    state.isReady
      ? {
          browse: async () => ({
            total: 5,
            facets: {
              categories: [
                { slug: 'wrenches', count: 3 },
                { slug: 'pliers', count: 2 },
              ],
            },
          }),
        }
      : undefined,
}));

beforeEach(() => {
  state.isReady = false;
  state.stored = ['pliers', 'wrenches'];
});

it('categories are listed before the catalogue is ready, without counts', async () => {
  expect(await listCategories()).toEqual(['pliers', 'wrenches']);
  expect(await countCategories()).toEqual({
    categories: [
      { slug: 'pliers', count: null },
      { slug: 'wrenches', count: null },
    ],
    total: null,
  });
});

it('the list of categories has no tools while the catalogue is not loaded', async () => {
  state.stored = [];
  expect(await countCategories()).toEqual({ categories: [], total: 0 });
});

it('categories are counted with the catalogue, and listed in the same order as before', async () => {
  state.isReady = true;
  expect(await listCategories()).toEqual(['pliers', 'wrenches']);
  expect(await countCategories()).toMatchObject({ total: 5, categories: [{ count: 3 }, { count: 2 }] });
});
