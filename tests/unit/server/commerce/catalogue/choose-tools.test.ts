import { describe, expect, it } from 'vitest';
import { Catalogue } from '@/lib/server/commerce/catalogue/in-memory/catalogue';
import { chooseTools } from '@/lib/server/commerce/catalogue/in-memory/choose-tools';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import { toolDocuments } from '@/stack/seed-documents';

const [first, ...others] = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const documents = [{ ...first!, quantity: first!.moq - 1 }, ...others];
const catalogue = new Catalogue();
for (const document of documents) catalogue.put(document);
const choose = (query: ToolQuery) => chooseTools(catalogue.list(), query).map(({ tool }) => tool);

describe('the tools that match', () => {
  it('has every tool, newest first, without a query', () => {
    const expected = [...documents]
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1))
      .map(({ _id }) => _id.toHexString());
    expect(choose({}).map(({ _id }) => _id)).toEqual(expected);
  });

  it('has those below their minimum order, or those that can be ordered', () => {
    expect(choose({ inStock: false }).map(({ sku }) => sku)).toContain(first?.sku);
    expect(choose({ inStock: false }).every(({ quantity, moq }) => quantity < moq)).toBe(true);
    expect(choose({ inStock: true }).every(({ quantity, moq }) => quantity >= moq)).toBe(true);
    expect(choose({ inStock: true }).length + choose({ inStock: false }).length).toBe(documents.length);
  });

  it('requires every word, in name, SKU or description, ignoring hyphens', () => {
    const found = choose({ q: 'bench vise' });
    expect(found.length).toBeGreaterThan(0);
    for (const { name, description, sku } of found) {
      expect(`${name} ${sku} ${description}`).toMatch(/bench/i);
      expect(`${name} ${sku} ${description}`).toMatch(/vise/i);
    }
    expect(choose({ q: 'flbv125' }).map(({ slug }) => slug)).toEqual(['bench-vise-125']);
    expect(choose({ q: 'bench nonsense' })).toEqual([]);
  });

  it('filters by category and price', () => {
    const wanted = documents.find(({ category }) => category !== first?.category)!;
    const [category, price] = [wanted.category, wanted.priceCents / 100];
    const found = choose({ category, minPrice: price, maxPrice: price + 10 });
    expect(found.map(({ _id }) => _id)).toContain(wanted._id.toHexString());
    for (const tool of found) {
      expect(tool.category).toBe(category);
      expect(tool.price).toBeGreaterThanOrEqual(price);
      expect(tool.price).toBeLessThanOrEqual(price + 10);
    }
  });

  it.each(['price', '-price', 'name', 'rating'] as const)('is in the order of %s', (sort) => {
    const found = choose({ sort });
    const isInOrder = {
      price: (a: (typeof found)[0], b: (typeof found)[0]) => (a.price ?? 0) <= (b.price ?? 0),
      '-price': (a: (typeof found)[0], b: (typeof found)[0]) => (a.price ?? 0) >= (b.price ?? 0),
      name: (a: (typeof found)[0], b: (typeof found)[0]) => a.name <= b.name,
      rating: (a: (typeof found)[0], b: (typeof found)[0]) => a.rating.average >= b.rating.average,
    }[sort];
    expect(found.slice(1).every((tool, place) => isInOrder(found[place]!, tool))).toBe(true);
  });
});
