import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CatalogueTable } from '@/components/tools/catalogue/table/catalogue-table';
import { sortOptions } from '@/components/tools/catalogue/table/table-columns';
import { rowProblem, stepRow } from '@/lib/client/cart/add-row';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

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
const counted = (name: string, tools: number, values: number) => ({
  name,
  token: name.toLowerCase().replaceAll(' ', '-'),
  tools,
  values,
});
const tokensOf = ({ specs }: Tool) =>
  specs.map(({ name, value, unit }) =>
    `${name}:${value} ${unit ?? ''}`.trim().toLowerCase().replaceAll(' ', '-'),
  );
const listOf = (tools: readonly Tool[], columns: CatalogueResult['columns']) =>
  ({
    tools: [...tools],
    total: tools.length,
    columns,
    specTokens: Object.fromEntries(tools.map((tool) => [tool._id, tokensOf(tool)])),
    facets: { specs: [] },
  }) as unknown as CatalogueResult;
const result = listOf([vise], [counted('Jaw width', 1, 1)]);
const shown = (query: CatalogueQuery, list: CatalogueResult) =>
  renderToStaticMarkup(createElement(CatalogueTable, { query, result: list, texts }));
const tableOf = (query: CatalogueQuery, tools: readonly Tool[] = [vise]) =>
  shown(query, listOf(tools, result.columns));
const other = (fields: Partial<Tool>, id = 'f') => ({ ...vise, _id: id.repeat(24), ...fields }) as Tool;

it('the table of tools has a column for each specification that tells them apart, its unit in the head, and a dash where a tool lacks it', () => {
  const wide = other({ specs: [{ name: 'Jaw width', value: '150', unit: 'mm' }] } as Partial<Tool>, 'e');
  const html = shown(
    { view: 'table' },
    listOf([vise, wide, other({ specs: [] })], [counted('Jaw width', 2, 2)]),
  );
  expect(html).toMatch(/data-spec="figure"><a[^>]*>Jaw width<\/a><small> mm<\/small>/);
  expect(html).toMatch(/data-spec="figure"><a[^>]*>125<\/a>/);
  expect(html).toContain('<span class="sr-only">Not specified</span>');
});

it('a cell of the table narrows the list to its value, and pressed again no longer does', () => {
  const pressed = (query: CatalogueQuery) => {
    const [, link = ''] = /<td role="cell" data-spec="figure">(<a[^>]*>)/.exec(tableOf(query)) ?? [];
    return link;
  };
  expect(pressed({ view: 'table', stock: 'in' })).toContain(
    'href="/tools?stock=in&amp;spec=jaw-width%3A125-mm&amp;view=table"',
  );
  const chosen = pressed({ view: 'table', spec: ['jaw-width:125-mm'] });
  expect(chosen).toContain('href="/tools?view=table"');
  expect(chosen).toContain('aria-current="true"');
});

it('the table of tools tells once what all of them have', () => {
  const [first] = [counted('Jaw width', 2, 1)].map((count) => ({ ...count, only: '125 mm' }));
  const html = shown({ view: 'table' }, listOf([vise, other({})], first ? [first] : []));
  expect(html).toContain('<p class="shared-specs">All of these: <span>Jaw width <b>125 mm</b></span></p>');
  expect(html).not.toContain('data-spec=""');
});

it('the table of tools has families below a heading each, unless it is sorted by a column', () => {
  const tools = ['13 mm', '8 mm'].map((size, at) =>
    other({ name: `Ring Wrench ${size}`, specs: [] }, String(at)),
  );
  const list = listOf([vise, ...tools], []);
  const query: CatalogueQuery = { category: 'wrenches', view: 'table' };
  expect(shown(query, list).match(/class="family-row"/g)).toHaveLength(2);
  expect(shown({ ...query, sort: 'price' }, list)).not.toContain('family-row');
  expect(shown({ view: 'table' }, list)).not.toContain('family-row');
  expect(tableOf(query)).not.toContain('family-row');
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
