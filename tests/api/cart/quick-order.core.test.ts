import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();

const newSku = () => unique('QO-').toUpperCase();

async function toolOf(fields: Record<string, unknown> = {}): Promise<{ toolId: string; sku: string }> {
  const sku = newSku();
  const toolId = await addTool(admin, { sku, quantity: 100, moq: 1, ...fields });
  return { toolId, sku };
}

const texts = (...rows: string[]) => rows.map((text) => ({ text }));

async function check(rows: unknown[], person?: Person) {
  const path = '/api/quick-order/check';
  const { status, body, headers } = await (person
    ? person.call('POST', path, { rows })
    : call('POST', path, { rows }));
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.rows).toHaveLength(rows.length);
  return body.rows;
}

it('a list that is checked takes the article numbers of the demo’s tools, however they are written', async () => {
  const rows = await check(texts('10 x FL-TW-1220', 'fl tw 1220;15', 'FL-BV-125 qty 5'));
  const seen = rows.map(({ sku, toolId }: { sku: string; toolId: string }) => [sku, typeof toolId]);
  expect(seen).toEqual([
    ['FL-TW-1220', 'string'],
    ['FL-TW-1220', 'string'],
    ['FL-BV-125', 'string'],
  ]);
});

it('a list that is checked requires a choice of the quantity where no heading names it, whatever other figures are there', async () => {
  const rows = await check(texts('SKU;Price USD', 'FL-TW-1220;12', 'FL-PT-DD18;15'));
  expect(rows.slice(1)).toMatchObject([
    { status: 'ambiguous', code: 'quantity-missing', sku: 'FL-TW-1220' },
    { status: 'ambiguous', code: 'quantity-missing', sku: 'FL-PT-DD18' },
  ]);
});

it('a list that is checked has one result a row, in order, at the price of the moment', async () => {
  const [many, stepped, low, few] = await Promise.all([
    toolOf(),
    toolOf({ moq: 10, step: 5 }),
    toolOf({ moq: 10 }),
    toolOf({ quantity: 5 }),
  ]);
  const rows = [
    { text: 'SKU;Qty' },
    { text: `${many.sku.toLowerCase().replaceAll('-', ' ')};1.000` },
    { text: `${many.sku};12` },
    { sku: stepped.sku, quantity: 13 },
    { sku: low.sku, quantity: '3' },
    { sku: few.sku, quantity: 6 },
    { text: `${unique('none')};4` },
    { text: `${many.sku};` },
  ];
  expect(await check(rows)).toMatchObject([
    { status: 'unknown', skipped: 'header' },
    {
      status: 'short',
      code: 'quantity-above-available',
      sku: many.sku,
      quantity: 100,
      asked: { quantity: 1000 },
    },
    { status: 'ok', ...many, quantity: 12, unitPrice: 12.5, lineTotal: 150 },
    { status: 'adjusted', code: 'quantity-off-step', sku: stepped.sku, quantity: 15, lineTotal: 187.5 },
    { status: 'adjusted', code: 'quantity-below-moq', message: 'Quantity short than MOQ', quantity: 10 },
    { status: 'short', code: 'quantity-above-available', quantity: 5, asked: { quantity: 6 } },
    { status: 'unknown', code: 'row-unknown' },
    { status: 'ambiguous', code: 'quantity-missing', toolId: many.toolId },
  ]);
});

it('a list that is checked adds up the rows of a tool before they are raised, once, and says from what to what', async () => {
  const [low, step] = await Promise.all([toolOf({ moq: 24 }), toolOf({ moq: 10, step: 10 })]);
  const enough = await check(texts(`${low.sku};24`, `${low.sku};6`));
  expect(enough).toMatchObject([
    { status: 'ok', quantity: 24, asked: { quantity: 24 } },
    { status: 'ok', quantity: 6, asked: { quantity: 6 } },
  ]);
  const raised = await check(texts(`${low.sku};5`, `${step.sku};31`, `6 x ${low.sku}`));
  const change = { from: 11, to: 24, value: 162.5 };
  expect(raised).toMatchObject([
    { status: 'adjusted', code: 'quantity-below-moq', quantity: 18, asked: { quantity: 5 }, change },
    { status: 'adjusted', quantity: 30, change: { from: 31, to: 30, value: -12.5 } },
    { status: 'adjusted', code: 'quantity-below-moq', quantity: 6, asked: { quantity: 6 }, change },
  ]);
  const [short, also] = await check(texts(`${low.sku};60`, `${low.sku};70`));
  expect([short, also]).toMatchObject([
    { status: 'short', available: 100, quantity: 30, asked: { quantity: 60 } },
    { status: 'short', available: 100, quantity: 40, asked: { quantity: 70 } },
  ]);
});

it('a list that is checked takes a column of texts as the reference, and names columns that it does not read', async () => {
  const { sku } = await toolOf();
  const rows = texts('Artikel\tMenge\tBemerkung\tLiefertermin', `${sku}\t1.250\tHalle 3\t1.12.`);
  const { body } = await call('POST', '/api/quick-order/check', { rows });
  expect(body.rows[1]).toMatchObject({ sku, reference: 'Halle 3', asked: { quantity: 1_250 } });
  expect(body.unread).toEqual([{ column: 4, heading: 'Liefertermin' }]);
  const [plain] = await check(texts(`${sku};5;Halle 3`));
  expect(plain).toMatchObject({ status: 'ok', quantity: 5, reference: 'Halle 3' });
});

it('a list that is checked keeps what was written with the line of the cart, until it is removed', async () => {
  const [buyer, { toolId }] = [await registerCustomer(), await toolOf({ moq: 10 })];
  const patch = (...ops: object[]) => buyer.call('PATCH', '/api/cart', { ops });
  const written = { quantity: 5, text: 'FL ⇥ 5 ⇥ Halle 3' };
  await patch({ op: 'add', toolId, quantity: 10, reference: 'Halle 3', written });
  const changed = await patch({ op: 'set', toolId, quantity: 20 });
  expect(changed.body.lines).toMatchObject([{ quantity: 20, reference: 'Halle 3', written }]);
  const more = { op: 'add', toolId, quantity: 2, written: { quantity: 2, text: '2 x FL' } };
  expect((await patch(more)).body.lines).toMatchObject([
    { quantity: 22, written: { quantity: 7, text: `${written.text} · 2 x FL` } },
  ]);
  const again = await patch({ op: 'remove', toolId }, { op: 'add', toolId, quantity: 10 });
  expect(again.body.lines[0]).not.toHaveProperty('written');
  for (const wrong of [{ quantity: 0, text: '' }, { quantity: 1, text: 'a\nb' }, { quantity: 1 }, 'x'])
    expectProblem(await patch({ op: 'add', toolId, quantity: 1, written: wrong }), 'validation-failed');
});

it('a list that is checked offers near numbers and several readings to choose from, and takes none', async () => {
  const { toolId, sku } = await toolOf({ name: unique('Zyxwrench ') });
  const [near, several] = await check(texts(`3 x ${sku.slice(0, -1)}`, `2 x ${sku}, 4 x QO-9`));
  expect(near.status).toBe('ambiguous');
  expect(near.candidates).toContainEqual(expect.objectContaining({ toolId, sku }));
  expect(near).not.toHaveProperty('toolId');
  expect(several).toMatchObject({ status: 'ambiguous', code: 'row-several' });
});

it('a list that is checked says of a row that is short what is in stock, and guesses no number that differs by more than two characters', async () => {
  const few = await toolOf({ quantity: 7, step: 1 });
  const none = await toolOf({ quantity: 0 });
  const [some, gone, unlike] = await check(texts(`${few.sku};10`, `${none.sku};10`, 'FL-XX-999;2'));
  expect(some).toMatchObject({ status: 'short', available: 7, quantity: 7, asked: { quantity: 10 } });
  expect(gone).toMatchObject({ status: 'short', available: 0, asked: { quantity: 10 } });
  expect(gone).not.toHaveProperty('quantity');
  expect(unlike).toMatchObject({ status: 'unknown', code: 'row-unknown' });
  expect(unlike).not.toHaveProperty('candidates');
});

it('a list that is checked counts a pack’s GTIN in packs', async () => {
  const gtin = '10614141000415';
  const { toolId } = await toolOf({ quantity: 1_000, packs: [{ name: 'Box of 12', units: 12, gtin }] });
  const [row, shortened, ...others] = await check([
    ...texts(`${gtin};3`, '4.00638E+12;2', `(01)${gtin};3`),
    { sku: `(01)${gtin}`, quantity: 3 },
  ]);
  expect(shortened).toMatchObject({ status: 'unknown', code: 'number-shortened' });
  expect(others).toMatchObject([{ toolId }, { toolId }]);
  expect(row).toMatchObject({ status: 'adjusted', code: 'row-packs', toolId, quantity: 36 });
  expect(row.message).toBe('3 × Box of 12 are 36 units');
});

it('a list that is checked treats drafts as unknown numbers, and names tools on request and what replaced a tool', async () => {
  const next = await toolOf();
  const [draft, asked, old] = await Promise.all([
    toolOf({ state: 'draft' }),
    toolOf({ state: 'on-request', leadTimeDays: 9 }),
    toolOf({ state: 'retired', successorId: next.toolId }),
  ]);
  const rows = [draft, asked, old].map(({ sku }) => ({ sku, quantity: 2 }));
  const [hidden, quoted, retired] = await check(rows);
  expect(hidden).not.toHaveProperty('toolId');
  expect(['unknown', 'ambiguous']).toContain(hidden.status);
  expect(quoted).toMatchObject({
    status: 'short',
    code: 'quantity-on-request',
    sku: asked.sku,
    leadTimeDays: 9,
  });
  expect(quoted).not.toHaveProperty('unitPrice');
  expect(retired).toMatchObject({ status: 'retired', code: 'row-replaced', sku: old.sku });
  expect(retired.candidates).toMatchObject([{ ...next, quantity: 2 }]);
});

it('a list that is checked is of 1 to 1,000 rows', async () => {
  for (const rows of [[], Array.from({ length: 1_001 }, () => ({ text: 'A1;1' })), [{ text: 5 }], 'A1']) {
    expectProblem(await call('POST', '/api/quick-order/check', { rows }), 'validation-failed');
  }
  expect(await check(Array.from({ length: 1_000 }, () => ({ text: '' })))).toHaveLength(1_000);
});

it('numbers of one’s own are learned, listed, changed and deleted, and read in one’s lists alone', async () => {
  const [buyer, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const [one, two] = await Promise.all([toolOf(), toolOf()]);
  const alias = unique('Regal 7/');
  const post = (toolId: string) => buyer.call('POST', '/api/alias', { alias, toolId });
  const first = await post(one.toolId);
  expect(first.status).toBe(201);
  expect((await post(one.toolId)).body).toEqual(first.body);
  expectProblem(await post(two.toolId), 'alias-taken');
  const listed = await buyer.call('GET', '/api/alias');
  expect(listed.body).toMatchObject([{ alias, ...one }]);
  expect((await other.call('GET', '/api/alias')).body).toEqual([]);

  const rows = [{ sku: alias.toUpperCase().replaceAll(' ', '-'), quantity: 2 }];
  expect(await check(rows, buyer)).toMatchObject([{ status: 'ok', ...one, quantity: 2 }]);
  for (const [row] of [await check(rows), await check(rows, other)]) expect(row.status).not.toBe('ok');

  const put = await buyer.call('PUT', '/api/alias', { alias, toolId: two.toolId });
  expect(put.body).toEqual({ upsertedCount: 0, modifiedCount: 1 });
  expect(await check(rows, buyer)).toMatchObject([{ status: 'ok', ...two }]);
  const address = `/api/alias?${new URLSearchParams({ alias })}`;
  expect((await other.call('DELETE', address)).body).toEqual({ deletedCount: 0 });
  expect((await buyer.call('DELETE', address)).body).toEqual({ deletedCount: 1 });
  expect((await buyer.call('PUT', '/api/alias', { alias, toolId: two.toolId })).body).toEqual({
    upsertedCount: 1,
    modifiedCount: 0,
  });
});

it('numbers of one’s own that are a SKU of another tool are a question', async () => {
  const [buyer, one, two] = [await registerCustomer(), await toolOf(), await toolOf()];
  await buyer.call('POST', '/api/alias', { alias: one.sku, toolId: two.toolId });
  const [row] = await check([{ sku: one.sku, quantity: 2 }], buyer);
  expect(row).toMatchObject({ status: 'ambiguous', code: 'row-question' });
  expect(row.candidates).toHaveLength(2);
});

it('numbers of one’s own are refused without a letter or digit, and for no tool', async () => {
  const [buyer, { toolId }] = [await registerCustomer(), await toolOf()];
  expectProblem(await buyer.call('POST', '/api/alias', { alias: '--', toolId }), 'validation-failed');
  const unknown = new ObjectId().toHexString();
  for (const id of [unknown, 'no-id'])
    expectProblem(await buyer.call('PUT', '/api/alias', { alias: 'A1', toolId: id }), 'not-found');
});

it('numbers of one’s own are in the export of one’s data', async () => {
  const [buyer, { toolId, sku }] = [await registerCustomer(), await toolOf()];
  await buyer.call('POST', '/api/alias', { alias: 'Shelf 9', toolId });
  const { body } = await buyer.call('GET', '/api/account/data');
  expect(body.ownNumbers).toMatchObject([{ number: 'Shelf 9', sku }]);
});

it('numbers of one’s own are stored from a file, each by itself, for the caller alone', async () => {
  const [buyer, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const [one, two, draft] = await Promise.all([toolOf(), toolOf(), toolOf({ state: 'draft' })]);
  const path = '/api/all-alias';
  const aliases = [
    { alias: 'Shelf 1', sku: one.sku.toLowerCase().replaceAll('-', ' ') },
    { alias: 'Shelf 2', sku: draft.sku },
    { alias: '--', sku: one.sku },
  ];
  const first = await buyer.call('PUT', path, { aliases });
  expect(first.status).toBe(200);
  expect(first.body.rows).toMatchObject([
    { status: 'added' },
    { status: 'refused', code: 'row-unknown', message: 'There is no such article number' },
    { status: 'refused', code: 'alias-invalid' },
  ]);
  expect((await buyer.call('PUT', path, { aliases })).body.rows[0]).toEqual({ status: 'unchanged' });
  expect((await other.call('GET', '/api/alias')).body).toEqual([]);
  await other.call('PUT', path, { aliases: [{ alias: 'Shelf 1', sku: two.sku }] });
  expect((await buyer.call('GET', '/api/alias')).body).toMatchObject([{ alias: 'Shelf 1', ...one }]);
  const changed = await buyer.call('PUT', path, { aliases: [{ alias: 'shelf-1', sku: two.sku }] });
  expect(changed.body.rows).toEqual([{ status: 'changed' }]);
  expect((await buyer.call('GET', '/api/alias')).body).toMatchObject([{ alias: 'shelf-1', ...two }]);

  const many = Array.from({ length: 2_001 }, (_, place) => ({ alias: `N${place}`, sku: one.sku }));
  for (const body of [{ aliases: [] }, { aliases: many }, { aliases: [{ alias: 1, sku: 'A' }] }, {}])
    expectProblem(await buyer.call('PUT', path, body), 'validation-failed');
  const full = await buyer.call('PUT', path, { aliases: many.slice(0, 2_000) });
  expect(full.body.rows.at(-1)).toMatchObject({ status: 'refused', code: 'aliases-too-many' });
  expect((await buyer.call('GET', '/api/alias')).body).toHaveLength(2_000);
});
