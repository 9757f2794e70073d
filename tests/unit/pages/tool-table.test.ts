import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CatalogueTable } from '@/components/tools/catalogue/catalogue-table';
import { sortOptions } from '@/components/tools/catalogue/table-columns';
import { rowProblem, stepRow } from '@/lib/client/cart/add-row';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));

const texts = textsFor('en');
const vise = {
  _id: '0123456789abcdef01234567',
  sku: 'FL-BV-125',
  slug: 'bench-vise-125',
  name: 'Bench Vise',
  image: '/placeholder.webp',
  price: 219,
  moq: 2,
  step: 2,
  packs: [],
  quantity: 46,
  specs: [
    { name: 'Jaw width', value: '125', unit: 'mm' },
    { name: 'Weight', value: '14.8', unit: 'kg' },
  ],
  rating: { average: 0, count: 0 },
  state: 'on-sale',
} as unknown as Tool;
const facets = { specs: [{ token: 'jaw-width', name: 'Jaw width', values: [] }] };
const result = { tools: [vise], facets } as unknown as CatalogueResult;
const tableOf = (query: CatalogueQuery, tools: readonly Tool[] = [vise]) =>
  renderToStaticMarkup(
    createElement(CatalogueTable, { query, result: { ...result, tools: [...tools] }, texts }),
  );

it('the table of tools has a column for each key specification, and a dash where a tool lacks it', () => {
  const html = tableOf({ view: 'table' }, [vise, { ...vise, _id: 'f'.repeat(24), specs: [] }]);
  expect(html).toContain('>Jaw width</a>');
  expect(html).toContain('<td role="cell" data-spec=""><span class="whitespace-nowrap">125 mm</span></td>');
  expect(html).toContain('<span class="sr-only">Not specified</span>');
});

it('the table of tools has one column for a specification and its plural, which tools of a set have', () => {
  const named = (token: string, name: string) => ({ token, name, values: [] });
  const set = { ...vise, specs: [{ name: 'Sizes', value: '8 to 19', unit: 'mm' }] } as unknown as Tool;
  const one = { ...vise, specs: [{ name: 'Size', value: '17', unit: 'mm' }] } as unknown as Tool;
  const specs = [named('size', 'Size'), named('sizes', 'Sizes'), named('drive', 'Drive')];
  const both = { tools: [one, set], facets: { specs } } as unknown as CatalogueResult;
  const html = renderToStaticMarkup(createElement(CatalogueTable, { query: {}, result: both, texts }));
  expect(html.match(/<th[^>]*data-spec/g)).toHaveLength(2);
  expect(html).toContain('>Size</a>');
  expect(html).not.toContain('>Sizes</a>');
  expect(html).toMatch(/<td[^>]*data-spec=""[^>]*>.*17 mm/);
  expect(html).toMatch(/<td[^>]*data-spec=""[^>]*>8 to <span[^>]*>19 mm/);
});

it('the table of tools sorts by a column’s head, from its other end where the list is sorted by it, and marks it', () => {
  const html = tableOf({ view: 'table', sort: 'price' });
  expect(html).toMatch(
    /aria-sort="ascending"[^>]*><a[^>]*href="\/tools\?sort=-price&amp;view=table"[^>]*>Price/,
  );
  expect(html.match(/aria-sort=/g)).toHaveLength(1);
  expect(tableOf({ view: 'table', sort: '-spec:jaw-width' })).toMatch(
    /aria-sort="descending"[^>]*><a[^>]*href="\/tools\?sort=spec%3Ajaw-width&amp;view=table"/,
  );
});

it('the table of tools leads to the purchase page with the quantity where no script runs, and to a quote where nothing can be ordered', () => {
  expect(tableOf({})).toContain('<form action="/purchase/0123456789abcdef01234567">');
  expect(tableOf({}, [{ ...vise, quantity: 1 }])).toContain('/quote?tool=0123456789abcdef01234567');
});

it('the orders to choose from have those of columns in the table alone, and always the current one', () => {
  const sorts = (query: CatalogueQuery) =>
    sortOptions(query, result, texts.catalogue.sort).map(({ sort }) => sort);
  expect(sorts({})).toEqual(['newest', 'price', '-price', 'name', 'rating']);
  expect(sorts({ q: 'vise', sort: '-sku' })).toEqual([
    'relevance',
    'newest',
    'price',
    '-price',
    'name',
    'rating',
    '-sku',
  ]);
  expect(sorts({ view: 'table' })).toContain('spec:jaw-width');
  const [last] = sortOptions({ sort: '-spec:jaw-width' }, result, texts.catalogue.sort).slice(-1);
  expect(last?.label).toBe('Jaw width, highest first');
});

const rules = { moq: 2, step: 2, available: 46 };
it.each([
  ['2', null],
  ['46', null],
  ['1', 'Quantity short than MOQ'],
  ['48', 'Quantity greater than available'],
])('the quantity of a row: %j: %j', (typed, problem) => {
  expect(rowProblem(typed, rules)).toBe(problem);
});

it('the quantity of a row off its steps or without a number is refused with a reason', () => {
  expect(rowProblem('3', rules)).toMatch(/\b2\b.*\b4\b/);
  for (const typed of ['', ' ', 'two', '1.5']) expect(rowProblem(typed, rules)).toBeTruthy();
});

it('the quantity of a row is read by the language of the page', () => {
  const many = { moq: 1, available: 5_000 };
  expect(rowProblem('2.000', many, 'de')).toBeNull();
  expect(rowProblem('2.000', many)).toBe('Is this 2000 or 2.00? Please enter the one you mean');
  for (const typed of ['1e3', '0x10', '10²']) expect(rowProblem(typed, many)).toBeTruthy();
});

it('the quantity of a row is one that a cart can hold', () => {
  const heap = { moq: 7, step: 7, available: 10_000_000 };
  expect(stepRow('999999', 1, heap)).toBe('999999');
  expect(rowProblem('1000006', heap)).toBe('Quantity greater than available');
});

it('the quantity of a row steps through what can be ordered', () => {
  expect(stepRow('2', 1, rules)).toBe('4');
  expect(stepRow('3', -1, rules)).toBe('2');
  expect(stepRow('', 1, rules)).toBe('2');
});
