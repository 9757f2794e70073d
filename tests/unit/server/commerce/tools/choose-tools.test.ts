import { expect, it } from 'vitest';
import { toCents } from '@/lib/shared/numbers/money';
import type { ToolQuery } from '@/lib/shared/tools/tool.schema';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { packedCatalogue, toolsOf } from './packed-catalogue';

const [first, ...others] = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const documents = [{ ...first!, quantity: first!.moq - 1 }, ...others];
const catalogue = packedCatalogue(documents);
const choose = async (query: ToolQuery) => {
  const { tools } = await catalogue.choose(query, { skip: 0, limit: 0 });
  return toolsOf(documents, tools);
};

it('the tools that match has every tool, newest first, without a query', async () => {
  const expected = [...documents]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1))
    .map(({ _id }) => _id.toHexString());
  expect((await choose({})).map(({ _id }) => _id)).toEqual(expected);
});

it('the tools that match has those below their minimum order, or those that can be ordered', async () => {
  expect((await choose({ inStock: false })).map(({ sku }) => sku)).toContain(first?.sku);
  expect((await choose({ inStock: false })).every(({ quantity, moq }) => quantity < moq)).toBe(true);
  expect((await choose({ inStock: true })).every(({ quantity, moq }) => quantity >= moq)).toBe(true);
  expect((await choose({ inStock: true })).length + (await choose({ inStock: false })).length).toBe(
    documents.length,
  );
});

it('the tools that match requires every word, in name, SKU or description, ignoring hyphens', async () => {
  const found = await choose({ q: 'bench vise' });
  expect(found.length).toBeGreaterThan(0);
  for (const { name, description, sku } of found) {
    expect(`${name} ${sku} ${description}`).toMatch(/bench/i);
    expect(`${name} ${sku} ${description}`).toMatch(/vise/i);
  }
  expect((await choose({ q: 'flbv125' })).map(({ slug }) => slug)).toEqual(['bench-vise-125']);
  expect(await choose({ q: 'bench nonsense' })).toEqual([]);
});

it('the tools that match filters by category and price', async () => {
  const wanted = documents.find(({ category }) => category !== first?.category)!;
  const [category, price] = [wanted.category, wanted.priceCents / 100];
  const found = await choose({ category, minPrice: toCents(price), maxPrice: toCents(price + 10) });
  expect(found.map(({ _id }) => _id)).toContain(wanted._id.toHexString());
  for (const tool of found) {
    expect(tool.category).toBe(category);
    expect(tool.price).toBeGreaterThanOrEqual(price);
    expect(tool.price).toBeLessThanOrEqual(price + 10);
  }
});

it.each(['price', '-price', 'name', 'rating'] as const)(
  'the tools that match is in the order of %s',
  async (sort) => {
    const found = await choose({ sort });
    const isInOrder = {
      price: (a: (typeof found)[0], b: (typeof found)[0]) => (a.price ?? 0) <= (b.price ?? 0),
      '-price': (a: (typeof found)[0], b: (typeof found)[0]) => (a.price ?? 0) >= (b.price ?? 0),
      name: (a: (typeof found)[0], b: (typeof found)[0]) => a.name <= b.name,
      rating: (a: (typeof found)[0], b: (typeof found)[0]) => a.rating.average >= b.rating.average,
    }[sort];
    expect(found.slice(1).every((tool, place) => isInOrder(found[place]!, tool))).toBe(true);
  },
);
