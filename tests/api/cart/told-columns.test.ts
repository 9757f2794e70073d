import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { activeCompany, newMember } from '@/tests/support/companies';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
const sku = unique('TC-').toUpperCase();
await addTool(admin, { sku, quantity: 100, moq: 1 });

const PATH = '/api/quick-order/column';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A table with headings that nobody knows. */
async function check(more: object = {}, person?: Person) {
  const lines = [
    'Ding;Wieviel;Wohin;Bis wann',
    `${sku};5;Halle 3;${dayIn(9)}`,
    `${sku};6;Halle 4;2020-01-01`,
  ];
  const body = { rows: lines.map((text) => ({ text })), ...more };
  const path = '/api/quick-order/check';
  const answer = await (person ? person.call('POST', path, body) : call('POST', path, body));
  return answer.body;
}

const usesOf = ({ columns }: { columns: { use: string; by: string }[] }) =>
  columns.map(({ use, by }) => `${use} ${by}`);

const TOLD = [
  { column: 3, heading: 'Wohin', use: 'note' },
  { column: 4, heading: 'Bis wann', use: 'day' },
];

it('a list is read by what was said of its columns, and a day that has passed stands in the note', async () => {
  const guessed = await check();
  expect(usesOf(guessed)).toEqual(['number guess', 'quantity guess', 'reference guess', 'none guess']);
  expect(guessed.rows[1]).toMatchObject({ sku, asked: { quantity: 5 }, reference: 'Halle 3' });
  const told = await check({ columns: TOLD });
  expect(usesOf(told)).toEqual(['number guess', 'quantity guess', 'note told', 'day told']);
  expect(told.columns[3]).toMatchObject({
    column: 4,
    heading: 'Bis wann',
    samples: [dayIn(9), '2020-01-01'],
  });
  expect(told.unread).toEqual([]);
  expect(told.rows[1]).toMatchObject({ note: 'Halle 3', requestedOn: dayIn(9) });
  expect(told.rows[1]).not.toHaveProperty('reference');
  expect(told.rows[2]).toMatchObject({
    note: 'Halle 4 · 2020-01-01',
    dayFault: { code: 'requested-day-past', message: 'Requested date must be today or later' },
  });
});

it('what a member says of a heading is learned for the company, not for others', async () => {
  const company = await activeCompany();
  const [member, stranger] = await Promise.all([newMember(company, 'buyer'), registerCustomer()]);
  const columns = TOLD.map(({ heading, use }) => ({ heading, use }));
  const learned = await member.call('PUT', PATH, { columns });
  expect([learned.status, learned.body]).toEqual([200, { modifiedCount: 2 }]);
  const all = ['number guess', 'quantity guess', 'note learned', 'day learned'];
  expect(usesOf(await check({}, company.owner))).toEqual(all);
  expect(usesOf(await check({}, stranger))).toContain('reference guess');
  await company.owner.call('PUT', PATH, { columns: [{ heading: 'WOHIN', use: 'reference' }] });
  expect(usesOf(await check({}, member))).toContain('reference learned');
  expect(usesOf(await check({ columns: TOLD.slice(0, 1) }, member))).toContain('note told');
});

it('an account without a company learns by itself, and its data has what it learned', async () => {
  const buyer = await registerCustomer();
  await buyer.call('PUT', PATH, { columns: [{ heading: 'Wohin', use: 'none' }] });
  expect(usesOf(await check({}, buyer))).toContain('none learned');
  const { body } = await buyer.call('GET', '/api/account/data');
  expect(body.listColumns).toEqual([{ heading: 'Wohin', use: 'none' }]);
});

it('columns that are none are refused', async () => {
  const buyer = await registerCustomer();
  for (const columns of [
    [],
    [{ heading: '', use: 'note' }],
    [{ heading: '--', use: 'note' }],
    [{ heading: 'x'.repeat(201), use: 'note' }],
    [{ heading: 'Was', use: 'price' }],
    [{ heading: 'Was', use: 'note', owner: 'me' }],
  ])
    expectProblem(await buyer.call('PUT', PATH, { columns }), 'validation-failed');
  expectProblem(await call('PUT', PATH, { columns: [{ heading: 'Was', use: 'note' }] }), 'unauthenticated');
  const rows = [{ text: `${sku};5` }];
  for (const columns of [[{ column: 0, use: 'note' }], [{ column: 1, use: 'price' }], 'note'])
    expectProblem(await call('POST', '/api/quick-order/check', { rows, columns }), 'validation-failed');
});
