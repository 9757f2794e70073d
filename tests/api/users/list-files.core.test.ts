import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { activeCompany } from '@/tests/support/companies';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();

const rowsOf = (body: string) => body.replace('\ufeff', '').trimEnd().split('\r\n');

const shifted = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('the file of a list has every row that its query selects, however many pages the list has', async () => {
  const word = unique('Files ');
  for (const number of [1, 2, 3]) await activeCompany(undefined, { name: `${word} ${number}` });
  const query = `q=${encodeURIComponent(word)}`;
  const list = await admin.call('GET', `/api/all-company?${query}&page=1&limit=1`);
  expect([list.body.length, list.headers.get('x-total-count')]).toEqual([1, '3']);
  const file = await admin.call('GET', `/api/all-company/export.csv?${query}`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="all-company.csv"');
  expect(file.headers.get('cache-control')).toContain('no-store');
  const [head, ...rows] = rowsOf(file.body);
  expect(head).toMatch(/^number,company,state,members,/);
  expect(rows.map((row) => row.split(',')[1])).toEqual([3, 2, 1].map((number) => `${word} ${number}`));
  const german = await admin.call('GET', `/api/all-company/export.csv?${query}&language=de`);
  expect(rowsOf(german.body)[1]).toMatch(/;0,00;0,00;/);
  const { body: audit } = await admin.call('GET', '/api/audit?action=data.exported&limit=1');
  expect(audit[0]).toMatchObject({ subject: { label: '/api/all-company/export.csv' }, after: { rows: 3 } });
});

it.each([
  ['all-offer', 'number,version,state,'],
  ['all-quote', 'number,state,requested,sku,'],
  ['contact', 'number,state,received,topic,'],
  ['all-return', 'number,state,requested,order,'],
  ['user', 'name,email,confirmed,orders,'],
])(
  'the file of /api/%s has a row of names first, and nothing that is not searched for',
  async (list, names) => {
    const { status, body } = await admin.call('GET', `/api/${list}/export.csv?q=${unique('nobody')}`);
    expect(status).toBe(200);
    const [head, ...rows] = rowsOf(body);
    expect(head?.startsWith(names)).toBe(true);
    expect(rows).toEqual([]);
  },
);

it('the files of categories, refunds and the audit log have the rows of their lists, for admins alone', async () => {
  const name = unique('Filed ');
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const named = { slug, names: { en: name, de: 'Abgelegt' }, keySpecs: ['Length', 'Weight'] };
  expect((await admin.call('POST', '/api/category', named)).status).toBe(201);
  await addTool(admin, { category: slug });
  const categories = rowsOf((await admin.call('GET', '/api/category/export.csv')).body);
  expect(categories[0]).toBe('address,order,name_en,name_de,key_specifications,tools');
  expect(categories.find((row) => row.startsWith(slug))).toMatch(
    new RegExp(`^${slug},\\d+,${name},Abgelegt,Length; Weight,1$`),
  );
  const audit = rowsOf((await admin.call('GET', `/api/audit/export.csv?subject=${slug}`)).body);
  expect(audit[0]).toMatch(/^number,at,action,actor_kind,/);
  expect(audit).toHaveLength(2);
  expect(audit[1]).toContain(',category.added,admin,');
  const { headers } = await admin.call('GET', '/api/refund?limit=1');
  const refunds = rowsOf((await admin.call('GET', '/api/refund/export.csv')).body);
  expect(refunds[0]).toMatch(/^created,order,transaction,amount,/);
  expect(String(refunds.length - 1)).toBe(headers.get('x-total-count'));
  const customer = await registerCustomer();
  for (const list of ['category', 'audit', 'refund'])
    expectProblem(await customer.call('GET', `/api/${list}/export.csv`), 'forbidden');
});

it('the file of the products has the listed tools in the columns of an import', async () => {
  const toolId = await addTool(admin);
  const { body: tool } = await admin.call('GET', `/api/tool/${toolId}?state=all`);
  const { body } = await admin.call('GET', `/api/all-tool/export.csv?q=${tool.sku}`);
  const [head, ...rows] = rowsOf(body);
  const [all] = rowsOf((await admin.call('GET', '/api/export/tools.csv')).body);
  expect(head?.split(',').slice(0, 5)).toEqual(all?.split(',').slice(0, 5));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(tool.sku);
});

it('orders are listed and exported by the days on which they were placed', async () => {
  const [buyer, toolId] = await Promise.all([registerCustomer(), addTool(admin)]);
  await placeOrder(buyer, toolId);
  const found = async (days: string) => {
    const query = `q=${encodeURIComponent(buyer.email)}&${days}`;
    const list = await admin.call('GET', `/api/all-order?${query}`);
    const file = await admin.call('GET', `/api/all-order/export.csv?${query}`);
    return [list.body.length, rowsOf(file.body).length - 1];
  };
  expect(await found(`from=${shifted(-2)}&to=${shifted(2)}`)).toEqual([1, 1]);
  expect(await found(`from=${shifted(3)}`)).toEqual([0, 0]);
  expect(await found(`to=${shifted(-3)}`)).toEqual([0, 0]);
  expectProblem(await admin.call('GET', '/api/all-order?from=yesterday'), 'validation-failed');
});
