import { expect, it, vi } from 'vitest';
import { boxGroups, isTypedNumber, placeGroups } from '@/components/search/box-options';
import { pagesFor } from '@/components/search/page-entries';
import { dashboard as germanDashboard } from '@/lib/shared/texts/de/dashboard';
import { legal as germanLegal } from '@/lib/shared/texts/de/legal';
import { pageNames as germanNames } from '@/lib/shared/texts/de/page-names';
import { dashboard } from '@/lib/shared/texts/en/dashboard';
import { legal } from '@/lib/shared/texts/en/legal';
import { pageNames } from '@/lib/shared/texts/en/page-names';
import type { SearchHit, SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const hit = (_id: string): SearchHit => ({
  ...{ _id, sku: `FL-${_id}`, slug: `tool-${_id}`, name: `Tool ${_id}`, image: '/x.webp', category: 'saws' },
  ...{ price: 10, moq: 5, step: 5, quantity: 50, inStock: true },
});
const pages = [
  { href: '/quick-order', name: 'Quick Order' },
  { href: '/dashboard/my-order', name: 'My Orders' },
];
const categories = [{ slug: 'saws', name: 'Saws', count: 7 }];

function groupsFor(
  query: string,
  found: Partial<SearchResponse> & { own?: { number: string; hit: SearchHit }[] },
  recent: string[] = [],
) {
  const response = { results: [], total: 0, own: [], ...found };
  return boxGroups({ search: { query, response, hasFailed: false }, pages, recent });
}
const keysOf = (groups: ReturnType<typeof boxGroups>) =>
  groups.map(({ key, options }) => [key, options.map(({ href }) => href)]);

it.each([
  ['fl-2', true],
  ['FL 2', true],
  ['order7', true],
  ['order', false],
  ['tool 2', false],
  ['-', false],
])('a tool is chosen at once only where its whole SKU or own number was typed: %s', (typed, isChosen) => {
  const [own] = groupsFor(typed, { own: [{ number: 'ORDER-7', hit: hit('2') }] });
  expect(isTypedNumber(own?.options[0], typed)).toBe(isChosen);
});

it('the options of the search box are the catalogue and recent searches before anything is typed', () => {
  const search = { query: '', response: null, hasFailed: false };
  expect(keysOf(boxGroups({ search, pages, recent: ['10 mm socket'] }))).toEqual([
    ['all', ['/tools']],
    ['recent', ['/tools?q=10+mm+socket']],
  ]);
  expect(keysOf(boxGroups({ search, pages, recent: [] }))).toEqual([['all', ['/tools']]]);
});

it('the options of the search box are tools by own numbers, other tools, categories, pages and all results, each tool once', () => {
  const groups = groupsFor('order', {
    results: [hit('1'), hit('2')],
    total: 9,
    own: [{ number: 'ORDER-7', hit: hit('2') }],
    categories,
  });
  expect(keysOf(groups)).toEqual([
    ['own', ['/tools/tool-2']],
    ['tools', ['/tools/tool-1']],
    ['categories', ['/tools/c/saws']],
    ['pages', ['/quick-order', '/dashboard/my-order']],
    ['all', ['/tools?q=order']],
  ]);
  expect(groups[0]?.options[0]).toMatchObject({ number: 'ORDER-7' });
  expect(groups.at(-1)?.options[0]).toMatchObject({ total: 9 });
});

it('the options of the search box begin with pages where no tool is found, and have no list of all results then', () => {
  expect(keysOf(groupsFor('my or', { similar: [hit('1')], categories }))).toEqual([
    ['pages', ['/dashboard/my-order']],
    ['categories', ['/tools/c/saws']],
    ['similar', ['/tools/tool-1']],
  ]);
  expect(keysOf(groupsFor('zzz', { similar: [hit('1')], categories })).map(([key]) => key)).toEqual([
    'similar',
    'categories',
  ]);
  expect(groupsFor('zzz', {})).toEqual([]);
});

it('the options of the search box have pages from two letters on, and none while the search does not respond', () => {
  expect(keysOf(groupsFor('q', { results: [hit('1')] })).map(([key]) => key)).toEqual(['tools', 'all']);
  const failed = { query: 'quick', response: null, hasFailed: true };
  expect(boxGroups({ search: failed, pages, recent: ['saw'] })).toEqual([]);
});

it('the options of the search box offer one’s orders for what may be a number of an order, an invoice or a PO, before anything that only comes near', () => {
  const own = pagesFor({ role: 'customer', menu: dashboard.menu }, pageNames);
  const offered = (query: string) => {
    const response = { results: [], total: 0, own: [], similar: [hit('9')] };
    const [first] = boxGroups({ search: { query, response, hasFailed: false }, pages: own, recent: [] });
    return first?.options[0];
  };
  expect(offered('PO-4711')).toEqual({
    ...{ kind: 'page', href: '/dashboard/my-order?q=PO-4711', name: 'My Orders: “PO-4711”' },
  });
  expect(offered('17 mm')?.kind).toBe('tool');
  const visitor = pagesFor(null, pageNames);
  expect(visitor.some(({ find }) => find)).toBe(false);
  expect(pagesFor({ role: 'admin', menu: dashboard.menu }, pageNames).some(({ find }) => find)).toBe(false);
});

it('the options of the search box are placed in rows below each other, those aside in none, and counted through', () => {
  const { groups, rows } = placeGroups(
    groupsFor('qu', {
      results: [hit('1')],
      own: [{ number: '4', hit: hit('2') }],
      categories,
    }),
  );
  expect(
    groups.map(({ key, row, rows: many, options }) => [key, row, many, options.map((at) => at.row)]),
  ).toEqual([
    ['own', 2, 3, [3]],
    ['tools', 5, 3, [6]],
    ['categories', 8, 0, [8]],
    ['pages', 8, 0, [8]],
    ['all', 8, 1, [8]],
  ]);
  expect(rows).toBe(8);
  const positions = groups.flatMap(({ options }) => options.map(({ position }) => position));
  expect(positions).toEqual([0, 1, 2, 3, 4]);
});

it('the pages that the box offers are called as on themselves', () => {
  expect([pageNames.legal, germanNames.legal]).toEqual([legal.titles, germanLegal.titles]);
});

const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

it('the pages that the box offers are those of header and footer and signing in for visitors', () => {
  const names = namesOf(pagesFor(null, pageNames));
  for (const name of ['Quick Order', 'Cart', 'Terms', 'Login', 'Register']) expect(names).toContain(name);
  expect(names).not.toContain('My Orders');
});

it('the pages that the box offers are those of the menu that someone has, in the language of the page, and each once', () => {
  const { menu } = dashboard;
  const customer = pagesFor({ role: 'customer', menu }, pageNames);
  expect(namesOf(customer)).toEqual(expect.arrayContaining(['My Orders', 'My Lists', 'Terms']));
  for (const name of ['Login', 'Approvals', 'Audit Log']) expect(namesOf(customer)).not.toContain(name);
  expect(new Set(customer.map(({ href }) => href)).size).toBe(customer.length);
  expect(namesOf(pagesFor({ role: 'customer', isMember: true, menu }, pageNames))).toContain('Approvals');
  expect(namesOf(pagesFor({ role: 'admin', menu }, pageNames))).toContain('Audit Log');
  const german = pagesFor({ role: 'customer', menu: germanDashboard.menu }, germanNames);
  expect(namesOf(german)).toEqual(expect.arrayContaining(['Meine Bestellungen', 'AGB']));
});

it('the viewer’s orders, offers and lists follow the tools, and come first where no tool is found', () => {
  const records = [
    { kind: 'order', _id: '7', name: 'ORD-7', detail: 'HS-2207', value: 12.5 },
    { kind: 'company-order', _id: '8', name: 'ORD-8' },
    { kind: 'list', _id: '9', name: 'Hall 22' },
  ] as const;
  const found = (results: SearchHit[]) =>
    boxGroups({
      search: {
        query: '22',
        response: { results, total: results.length, own: [] },
        hasFailed: false,
      },
      records,
      pages,
      recent: [],
    });
  const hrefs = ['/dashboard/my-order/7', '/dashboard/company/orders/8', '/dashboard/lists/9'];
  expect(keysOf(found([]))).toEqual([['records', hrefs]]);
  const beside = found([hit('22')]);
  expect(keysOf(beside).map(([key]) => key)).toEqual(['tools', 'records', 'all']);
  const { groups, rows } = placeGroups(beside);
  expect(groups.find(({ key }) => key === 'records')).toMatchObject({ row: 5, rows: 4 });
  expect(rows).toBe(9);
});
