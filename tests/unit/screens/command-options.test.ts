import { expect, it, vi } from 'vitest';
import { commandOptions, groupOptions, isLocal } from '@/components/command/command-options';
import { matchEntries } from '@/components/search/page-entries';
import { commandBox } from '@/lib/shared/texts/en/command-box';
import { dashboard } from '@/lib/shared/texts/en/dashboard';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const texts = { ...commandBox, menu: dashboard.menu };
const found = {
  orders: [
    {
      _id: 'a1',
      number: 'ORD-A76C12',
      poNumber: '4711',
      buyerName: 'Ann',
      state: 'paid' as const,
      value: 125,
    },
  ],
  customers: [{ _id: 'b1', name: 'Ann Ånderson', email: 'ann@example.com' }],
  tools: [{ _id: 'c1', sku: 'FL-BV-125', name: 'Bench Vise', state: 'draft' as const }],
};
const optionsFor = (query: string, response: typeof found | null = null) =>
  commandOptions({ query, found: response, language: 'en', texts });

const entries = ['Manage All Orders', 'Price Lists', 'Übersicht'].map((name) => ({ href: name, name }));
const namesFor = (query: string, limit = 9) => matchEntries(entries, query, limit).map(({ name }) => name);

it.each([
  ['manage ord', ['Manage All Orders']],
  ['ORD', ['Manage All Orders']],
  ['ubersicht', ['Übersicht']],
  ['lists price', ['Price Lists']],
  ['rice', []],
  ['price orders', []],
  ['“”', []],
])('entries by words: “%s” finds %j', (query, names) => expect(namesFor(query)).toEqual(names));

it('entries by words are all there for no words, and else at most so many', () => {
  expect(namesFor('  ')).toHaveLength(3);
  expect(matchEntries([...entries, ...entries], 'p', 1)).toHaveLength(1);
});

it('the options of the command box are actions and every page of the menu before anything is typed', () => {
  const groups = groupOptions(optionsFor(''));
  expect(groups.map(({ group }) => group)).toEqual(['actions', 'pages']);
  expect(groups[0]?.options.map(({ name }) => name)).toContain('Add a product');
  for (const name of [
    'My Profile',
    'Manage All Orders',
    'Customers',
    'Make Admin',
    'Audit Log',
    'Home',
    'Blog',
  ])
    expect(groups[1]?.options.map((option) => option.name)).toContain(name);
});

it('the options of the command box begin with what needs no answer, which the answer does not move', () => {
  const before = optionsFor('add');
  expect(before.map(({ group, name }) => [group, name])).toEqual([
    ['pages', 'Add a Product'],
    ['actions', 'Add a product'],
    ['lists', 'Search orders for “add”'],
    ['lists', 'Search customers for “add”'],
    ['lists', 'Search tools for “add”'],
  ]);
  expect(before.filter(isLocal)).toHaveLength(2);
  expect(optionsFor('add', found).slice(0, 2)).toEqual(before.slice(0, 2));
});

it('the options of the command box lead to the order, the customer and the editor of the tool, with what tells them apart', () => {
  const options = optionsFor('xq', found);
  expect(options.map(({ href }) => href)).toEqual([
    '/dashboard/manage-order/a1',
    '/dashboard/customers/b1',
    '/dashboard/manage-product/c1/edit',
    '/dashboard/manage-order?q=xq&state=all',
    '/dashboard/customers?q=xq',
    '/dashboard/manage-product?q=xq',
  ]);
  expect(options[0]).toMatchObject({ name: 'ORD-A76C12', detail: 'Ann · PO: 4711' });
  expect(options[0]?.mark).toMatch(/^To ship · .*125/);
  expect(options[2]).toMatchObject({ detail: 'FL-BV-125', mark: 'Draft' });
});

it('the options of the command box lead to companies, offers, requests, price lists, and to the order or company of what has no page', () => {
  const records = [
    { kind: 'company', _id: 'c', name: 'Hartwell', detail: 'COM-7' },
    { kind: 'offer', _id: 'o', name: 'OFF-7', value: 10 },
    { kind: 'request', _id: 'r', name: 'RFQ-7' },
    { kind: 'approval', _id: 'a', name: 'REQ-7', companyId: 'c' },
    { kind: 'approval', _id: 'b', name: 'REQ-8', companyId: 'c', orderId: 'd' },
    { kind: 'invoice', _id: 'i', name: 'INV-000007', orderId: 'd' },
    { kind: 'payment', _id: 'p', name: 'BK-7', companyId: 'c' },
    { kind: 'price-list', _id: 'l', name: 'Trade' },
  ] as const;
  const only = { orders: [], customers: [], tools: [], records: [...records] };
  const options = commandOptions({ query: 'xq', found: only, language: 'en', texts }).filter(
    ({ group }) => group !== 'lists',
  );
  expect(options.map(({ href }) => href)).toEqual([
    '/dashboard/companies/c',
    '/dashboard/offers/o',
    '/dashboard/quotes?q=RFQ-7&state=all',
    '/dashboard/companies/c',
    '/dashboard/manage-order/d',
    '/dashboard/manage-order/d',
    '/dashboard/companies/c',
    '/dashboard/price-lists/l',
  ]);
  expect(options[1]?.mark).toContain('10');
  for (const { group } of options) expect(commandBox.groups).toHaveProperty([group]);
});

it('the options of the command box keep their places in their groups', () => {
  const places = groupOptions(optionsFor('a', found)).flatMap(({ options }) => options);
  expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index));
});
