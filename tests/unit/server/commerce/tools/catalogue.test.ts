import { specToken } from '@forgeline/tool-text/spec-token';
import { describe, expect, it } from 'vitest';
import { shownPages } from '@/components/tools/catalogue/catalogue-pages';
import { priceRangeText } from '@/components/tools/catalogue/filter-texts';
import { volumeUnits } from '@/components/tools/page/tool-buy-panel';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { readCatalogueQuery } from '@/lib/client/catalogue/read-catalogue-query';
import { indexedToolOf } from '@/lib/server/commerce/tools/index/indexed-tool';
import { formatDollars, formatRoundDollars } from '@/lib/shared/numbers/money';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { packedCatalogue, toolsOf } from './packed-catalogue';

const documents = toolDocuments(new Date('2026-11-21T00:00:00Z'));
const catalogue = packedCatalogue(documents);
const browse = async (query: CatalogueQuery) => {
  const page = await catalogue.browse(query);
  return { ...page, tools: toolsOf(documents, page.tools) };
};
const slugs = async (query: string) => {
  const { tools } = await catalogue.suggest(query, 8);
  return toolsOf(documents, tools).map(({ slug }) => slug);
};

it.each([
  ['FL-BV-125', 'bench-vise-125'],
  ['flbv125', 'bench-vise-125'],
  ['fl bv 125', 'bench-vise-125'],
  ['bv-125', 'bench-vise-125'],
  ['bench vises', 'bench-vise-125'],
  ['vice swivel base', 'bench-vise-125'],
  ['18v drill driver', 'cordless-drill-driver-18v'],
  ['toggle-clamps', 'vertical-toggle-clamp'],
])('the catalogue’s search for %j returns %s first', async (query, slug) => {
  expect((await slugs(query))[0]).toBe(slug);
});

it('the catalogue’s search ranks the SKU above every word', async () => {
  expect((await slugs('FL-FC-300'))[0]).toBe('f-clamp-300');
  expect((await slugs('fl-')).length).toBe(8);
});

it('the catalogue’s search finds nothing for nothing', async () => {
  expect(await slugs('')).toEqual([]);
  expect(await slugs('--')).toEqual([]);
  expect((await browse({ q: '--' })).total).toBe(0);
});

it('the catalogue’s list counts for each choice what choosing it would show', async () => {
  const { facets, total } = await browse({ category: 'clamps-vises' });
  expect(total).toBe(6);
  expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(documents.length);
  for (const { min, max, count } of facets.prices) {
    expect((await browse({ category: 'clamps-vises', min, max })).total).toBe(count);
  }
  for (const { rating, count } of facets.ratings) {
    expect((await browse({ category: 'clamps-vises', rating })).total).toBe(count);
  }
  for (const { values } of facets.specs) {
    for (const { token, count } of values) {
      expect((await browse({ category: 'clamps-vises', spec: [token] })).total).toBe(count);
    }
  }
  expect((await browse({ category: 'clamps-vises', stock: 'in' })).total).toBe(facets.available);
});

it.each([
  ['torque-sockets', 'Drive', ['3/8 in', '1/2 in', '3/4 in']],
  ['torque-sockets', 'Accuracy', ['±1.5 %', '±3 %', '±4 %']],
  ['measuring-layout', 'Accuracy', ['±2 µm', '±0.02 mm', '±0.03 mm', '±0.2 mm/m', '0.5 mm/m', 'EC class II']],
])('the catalogue’s list in %s offers each %s in order of size', async (category, name, inOrder) => {
  const { facets } = await browse({ category });
  const offered = facets.specs.find((spec) => spec.name === name);
  expect(offered?.values.map(({ label }) => label)).toEqual(inOrder);
});

it('the catalogue’s list treats several values of a specification as alternatives, and values of different ones as both required', async () => {
  const either = await browse({ category: 'clamps-vises', spec: ['opening:150-mm', 'opening:300-mm'] });
  expect(either.total).toBe(3);
  const both = await browse({ category: 'clamps-vises', spec: ['opening:150-mm', 'jaw-width:125-mm'] });
  expect(both.tools.map(({ slug }) => slug)).toEqual(['bench-vise-125']);
  // The choices that remain for one are those that the other allows.
  const jaws = both.facets.specs.find(({ name }) => name === 'Jaw width');
  expect(jaws?.values.map(({ token }) => token)).toEqual(['jaw-width:125-mm']);
});

it.each([
  ['price', (one: number, other: number) => one <= other],
  ['-price', (one: number, other: number) => one >= other],
] as const)('the catalogue’s list sorted by %s is in that order', async (sort, inOrder) => {
  const { tools } = await browse({ sort });
  for (const [position, tool] of tools.slice(1).entries()) {
    expect(inOrder(tools[position]?.price ?? 0, tool.price ?? 0)).toBe(true);
  }
});

it('the catalogue’s list finds figures in a range, whatever unit they and it are in, and offers the range of those that are there', async () => {
  const { facets, total } = await browse({ category: 'torque-sockets', range: ['drive:10..16:mm'] });
  const drives = facets.specs.find(({ name }) => name === 'Drive');
  expect(drives?.range).toMatchObject({ unit: 'in', min: 0.375, max: 0.75 });
  const half = await browse({ category: 'torque-sockets', spec: ['drive:1/2-in'] });
  expect(total).toBe(half.total);
  expect(total).toBeGreaterThan(0);
  // A value chosen beside it narrows further.
  const other = { category: 'torque-sockets', range: ['drive:10..16:mm'], spec: ['drive:3/4-in'] };
  expect((await browse(other)).total).toBe(0);
});

it('the catalogue’s list sorts by SKU, stock, minimum order and a specification, those without it last in both directions', async () => {
  const skus = (await browse({ sort: 'sku' })).tools.map(({ sku }) => sku);
  expect(skus).toEqual(skus.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  const ofCategory = async (sort: CatalogueQuery['sort']) =>
    (await browse({ category: 'clamps-vises', sort })).tools;
  const stock = (await ofCategory('-stock')).map(({ quantity }) => quantity);
  expect(stock).toEqual(stock.toSorted((a, b) => b - a));
  const minimum = (await ofCategory('moq')).map(({ moq }) => moq);
  expect(minimum).toEqual(minimum.toSorted((a, b) => a - b));
  for (const sort of ['spec:jaw-width', '-spec:jaw-width'] as const) {
    const widths = (await ofCategory(sort)).map(
      ({ specs }) => specs.find(({ name }) => name === 'Jaw width')?.value,
    );
    expect(widths.slice(0, 2)).toEqual(sort === 'spec:jaw-width' ? ['100', '125'] : ['125', '100']);
    expect(widths.slice(2).every((width) => width === undefined)).toBe(true);
  }
});

it('the catalogue’s list has every tool on exactly one page, and the last page for one beyond it', async () => {
  const { pageCount } = await browse({ sort: 'name' });
  const seen: string[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    seen.push(...(await browse({ sort: 'name', page })).tools.map(({ _id }) => _id));
  }
  expect(new Set(seen).size).toBe(documents.length);
  expect(seen).toHaveLength(documents.length);
  expect((await browse({ page: 9_999 })).page).toBe(pageCount);
});

it('the catalogue’s list follows changes of a tool and removes one that is gone', async () => {
  const [document] = documents;
  if (!document) throw new Error('no tools');
  const own = packedCatalogue([]);
  const found = async (typed: string) => (await own.suggest(typed, 1)).total;
  expect(own.put(indexedToolOf(document))).toBe(true);
  expect(own.put(indexedToolOf(document))).toBe(false);
  expect(own.put(indexedToolOf({ ...document, quantity: 0 }))).toBe(true);
  expect((await own.browse({ stock: 'in' })).total).toBe(0);
  expect(own.put(indexedToolOf({ ...document, name: 'Quite Another Thing' }))).toBe(true);
  expect(await found('quite another')).toBe(1);
  expect(own.remove(document._id.toHexString())).toBe(true);
  expect(own.remove(document._id.toHexString())).toBe(false);
  expect(await found('quite another')).toBe(0);
  expect(own.size).toBe(0);
});

it('the catalogue’s list relates tools of the same category, never a tool to itself', async () => {
  const vise = documents.find(({ slug }) => slug === 'bench-vise-125');
  if (!vise) throw new Error('no vise');
  const related = toolsOf(documents, await catalogue.related(vise._id.toHexString(), 4));
  expect(related).toHaveLength(4);
  expect(related.every(({ category }) => category === 'clamps-vises')).toBe(true);
  expect(related.map(({ slug }) => slug)).not.toContain('bench-vise-125');
  expect(related.map(({ slug }) => slug)).toContain('drill-press-vise-100');
});

it('the catalogue’s address contains the query, and is parsed into it again', () => {
  const query: CatalogueQuery = {
    category: 'wrenches',
    q: 'ring & open',
    min: 10,
    max: 24.99,
    stock: 'in',
    rating: 4,
    spec: ['size:12.5-mm', 'size:1/2-in'],
    sort: '-price',
    page: 3,
  };
  const href = catalogueHref(query, { page: 3 });
  const address = new URL(href, 'http://shop.example');
  expect(address.pathname).toBe('/tools/c/wrenches');
  const spec = address.searchParams.getAll('spec');
  const asked = { ...Object.fromEntries(address.searchParams), spec };
  expect(readCatalogueQuery(asked, 'wrenches')).toEqual(query);
});

it('the catalogue’s address starts over at the first page when anything changes', () => {
  expect(catalogueHref({ q: 'saw', page: 4 }, { stock: 'in' })).toBe('/tools?q=saw&stock=in');
  expect(catalogueHref({ q: 'saw', page: 4 }, { q: undefined })).toBe('/tools');
});

it('the catalogue’s address names a table, and an order by a column, and keeps both in every link', () => {
  const query = readCatalogueQuery({ view: 'table', sort: '-spec:jaw-width' });
  expect(query).toEqual({ view: 'table', sort: '-spec:jaw-width' });
  expect(catalogueHref(query, { stock: 'in' })).toBe('/tools?stock=in&sort=-spec%3Ajaw-width&view=table');
  expect(readCatalogueQuery({ view: 'list', sort: 'spec:' })).toEqual({});
});

it('the catalogue’s address leaves out invalid values', () => {
  expect(
    readCatalogueQuery({
      q: ['first', 'second'],
      min: 'cheap',
      rating: '9',
      spec: ['no colon', 'a:b', 'a:b'],
      sort: 'up',
      page: '-1',
      other: 'x',
    }),
  ).toEqual({ q: 'first', spec: ['a:b'] });
});

it.each([
  ['Jaw width', 'jaw-width'],
  ['12.5 mm', '12.5-mm'],
  ['1/2 in', '1/2-in'],
  ['M16: left', 'm16-left'],
])('the catalogue’s address names %j %s', (text, token) => {
  expect(specToken(text)).toBe(token);
});

describe('what the catalogue shows', () => {
  const { filters } = textsFor('en').catalogue;
  const round = (dollars: number) => formatRoundDollars(dollars, 'en');
  const exact = (dollars: number) => formatDollars(dollars, 'en');

  it.each([
    [{ max: 9.99 }, `Under ${round(10)}`],
    [{ min: 10, max: 24.99 }, `${round(10)} to ${round(25)}`],
    [{ min: 500 }, `${round(500)} and up`],
    [{ min: 12.5, max: 13.37 }, `${exact(12.5)} to ${exact(13.37)}`],
  ])('what the catalogue shows prices %j as %s', (range, text) => {
    expect(priceRangeText(range, filters, 'en')).toBe(text);
  });

  it('what the catalogue shows links the first, the last and the neighbouring pages', () => {
    expect(shownPages(1, 3)).toEqual([1, 2, 3]);
    expect(shownPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
    expect(shownPages(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });

  it('what the catalogue shows hints at a volume price from ten minimum orders, or from all there is', () => {
    expect(volumeUnits(2, 46)).toBe(20);
    expect(volumeUnits(20, 60)).toBe(60);
    expect(volumeUnits(20, 3)).toBe(20);
  });
});
