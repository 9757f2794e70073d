import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import type { BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addCategory } from '@/tests/support/categories';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const UNKNOWN = '0123456789abcdef01234567';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

const change = (body: Record<string, unknown>, key?: string) =>
  admin.call('POST', '/api/all-tool', body, key ? { 'idempotency-key': key } : undefined);
const undo = (undoToken: string) => admin.call('POST', '/api/all-tool/undo', { undoToken });
const read = async (id: string) => (await call('GET', `/api/tool/${id}`)).body;
const pricesOf = async (ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).price));
const short = (rows: BulkRow[]) => rows.map(({ before, after, problem }) => [before, after, problem]);

async function someTools(prices: number[]): Promise<string[]> {
  const ids = [];
  for (const price of prices) ids.push(await addTool(admin, { price }));
  return ids;
}

it('POST /api/all-tool previews each row, and changes nothing', async () => {
  const ids = await someTools([10, 0.05, 999_999]);
  const { status, body } = await change({
    ids: [...ids, UNKNOWN],
    change: { price: { percent: -95 } },
    dryRun: true,
  });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('undoToken');
  expect(short(body.rows)).toEqual([
    [{ price: 10 }, { price: 0.5 }, undefined],
    [{ price: 0.05 }, { price: 0 }, 'price-too-low'],
    [{ price: 999_999 }, { price: 49_999.95 }, undefined],
    [{}, {}, 'not-found'],
  ]);
  expect(await pricesOf(ids)).toEqual([10, 0.05, 999_999]);
  expect((await read(ids[0] ?? '')).revision).toBe(1);
});

it('POST /api/all-tool changes prices by percent, half up, and by an amount; and undoes it once', async () => {
  const ids = await someTools([10.05, 20]);
  const up = await change({ ids, change: { price: { percent: 10 } } });
  expect(short(up.body.rows)).toEqual([
    [{ price: 10.05 }, { price: 11.06 }, undefined],
    [{ price: 20 }, { price: 22 }, undefined],
  ]);
  expect(await pricesOf(ids)).toEqual([11.06, 22]);
  const less = await change({ ids, change: { price: { amount: -1.06 } } });
  expect(await pricesOf(ids)).toEqual([10, 20.94]);
  const back = await undo(less.body.undoToken);
  expect(short(back.body.rows)).toEqual([
    [{ price: 10 }, { price: 11.06 }, undefined],
    [{ price: 20.94 }, { price: 22 }, undefined],
  ]);
  expect(await pricesOf(ids)).toEqual([11.06, 22]);
  expect((await undo(less.body.undoToken)).body).toEqual(back.body);
  expect(await pricesOf(ids)).toEqual([11.06, 22]);
  expect((await read(ids[0] ?? '')).revision).toBe(4);
});

it('POST /api/all-tool changes state and category, also of all that a filter finds', async () => {
  const category = unique('cat-');
  const ids = [];
  for (const name of ['A', 'B', 'C']) ids.push(await addTool(admin, { category, name: unique(name) }));
  const moved = await addCategory(admin);
  const { body } = await change({ filter: { category }, change: { category: moved } });
  expect(body.rows).toHaveLength(3);
  const drafts = await change({
    filter: { category: moved, state: 'on-sale' },
    change: { state: 'draft' },
  });
  expect(short(drafts.body.rows)[0]).toEqual([{ state: 'on-sale' }, { state: 'draft' }, undefined]);
  expect((await call('GET', `/api/tool?category=${moved}`)).body).toEqual([]);
  const none = await change({ filter: { category: moved, state: 'on-sale' }, change: { state: 'draft' } });
  expect(none.body).toEqual({ rows: [] });
  await undo(drafts.body.undoToken);
  expect((await call('GET', `/api/tool?category=${moved}`)).body).toHaveLength(3);
});

it('POST /api/all-tool sets the lead time of many tools, and undoes it', async () => {
  const ids = [await addTool(admin, { leadTimeDays: 5 }), await addTool(admin)];
  const { body } = await change({ ids, change: { leadTimeDays: 10 } });
  expect(short(body.rows)).toEqual([
    [{ leadTimeDays: 5 }, { leadTimeDays: 10 }, undefined],
    [{ leadTimeDays: null }, { leadTimeDays: 10 }, undefined],
  ]);
  const leadTimes = () => Promise.all(ids.map(async (id) => (await read(id)).leadTimeDays));
  expect(await leadTimes()).toEqual([10, 10]);
  await undo(body.undoToken);
  expect(await leadTimes()).toEqual([5, undefined]);
});

it.each([
  ['taxClass', 'reduced', null],
  ['weightGrams', 2_500, null],
  ['bulky', true, false],
])('POST /api/all-tool sets %s of many tools, and undoes it', async (field, value, unset) => {
  const ids = [await addTool(admin, { [field]: value }), await addTool(admin)];
  const { body } = await change({ ids, change: { [field]: value } });
  expect(short(body.rows)).toEqual([
    [{ [field]: value }, { [field]: value }, 'unchanged'],
    [{ [field]: unset }, { [field]: value }, undefined],
  ]);
  const values = () => Promise.all(ids.map(async (id) => (await read(id))[field]));
  expect(await values()).toEqual([value, value]);
  await undo(body.undoToken);
  expect(await values()).toEqual([value, undefined]);
});

it('POST /api/all-tool skips what has the requested value already, and what was edited since the preview', async () => {
  const ids = await someTools([10, 20]);
  const [first = '', second = ''] = ids;
  const asked = { ids, change: { price: { amount: 5 } } };
  const preview = (await change({ ...asked, dryRun: true })).body.rows as BulkRow[];
  const seen = preview.map(({ toolId, revision }) => ({ toolId, revision }));
  await admin.call('PATCH', `/api/tool/${first}`, { revision: 1, price: 12 });
  const { body } = await change({ ...asked, seen });
  expect(body.rows.map(({ problem }: BulkRow) => problem)).toEqual(['edited-meanwhile', undefined]);
  expect(await pricesOf(ids)).toEqual([12, 25]);
  const same = await change({ ids: [second], change: { state: 'on-sale' } });
  expect(same.body).toMatchObject({ rows: [{ problem: 'unchanged' }] });
  expect(same.body).not.toHaveProperty('undoToken');
});

it('POST /api/all-tool undoes only what nobody edited or deleted since', async () => {
  const ids = await someTools([10, 20, 30]);
  const [first = '', second = '', third = ''] = ids;
  const { body } = await change({ ids, change: { price: { amount: 1 } } });
  await admin.call('PATCH', `/api/tool/${first}`, { revision: 2, price: 99 });
  await admin.call('DELETE', `/api/tool/${second}`);
  // Stock is no edit.
  await placeOrder(customer, third);
  const rows = (await undo(body.undoToken)).body.rows as BulkRow[];
  const problems = Object.fromEntries(rows.map(({ toolId, problem }) => [toolId, problem]));
  expect(problems).toEqual({ [first]: 'edited-meanwhile', [second]: 'not-found', [third]: undefined });
  expect(await pricesOf([first, third])).toEqual([99, 30]);
});

it('POST /api/all-tool changes nothing again for the same key', async () => {
  const ids = await someTools([10]);
  const key = unique('bulk-');
  const body = { ids, change: { price: { amount: 1 } } };
  const answers = await Promise.all([change(body, key), change(body, key), change(body, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await pricesOf(ids)).toEqual([11]);
  const other = { ids, change: { price: { amount: 2 } } };
  expectProblem(await change(other, key), 'idempotency-mismatch');
});

it('POST /api/all-tool is in the audit log, a line a tool', async () => {
  const ids = await someTools([10, 20]);
  await change({ ids, change: { price: { percent: 50 } } });
  for (const [id, before, after] of [
    [ids[0], 1_000, 1_500],
    [ids[1], 2_000, 3_000],
  ]) {
    const about = { action: 'tool.edited', 'subject.id': id };
    const line = (await stored('audit_pending').findOne(about)) ?? (await stored('audit_log').findOne(about));
    expect(line).toMatchObject({ before: { priceCents: before }, after: { priceCents: after } });
  }
});

it.each([
  ['no tools', { change: { state: 'draft' } }, { ids: [VALIDATION['bulk-none']] }],
  ['an empty list', { ids: [], change: { state: 'draft' } }, { ids: [VALIDATION['bulk-none']] }],
  [
    'both ways to choose',
    { ids: [UNKNOWN], filter: {}, change: { state: 'draft' } },
    { ids: [VALIDATION['bulk-none']] },
  ],
  [
    'too many',
    { ids: Array(1_001).fill(UNKNOWN), change: { state: 'draft' } },
    { ids: [VALIDATION['bulk-too-many']] },
  ],
  ['no change', { ids: [UNKNOWN], change: {} }, { change: [VALIDATION.invalid] }],
  [
    'a fraction of a cent',
    { ids: [UNKNOWN], change: { price: { amount: 0.001 } } },
    { 'change.price.amount': [VALIDATION['bulk-amount-invalid']] },
  ],
  [
    'everything off',
    { ids: [UNKNOWN], change: { price: { percent: -100 } } },
    { 'change.price.percent': [VALIDATION['bulk-percent-invalid']] },
  ],
  [
    'a lead time of none',
    { ids: [UNKNOWN], change: { leadTimeDays: 0 } },
    { 'change.leadTimeDays': [VALIDATION['lead-time-invalid']] },
  ],
  ['an unknown state', { ids: [UNKNOWN], change: { state: 'sold' } }, { change: [VALIDATION.invalid] }],
  [
    'two changes',
    { ids: [UNKNOWN], change: { state: 'draft', category: 'x' } },
    { change: [VALIDATION.invalid] },
  ],
])('POST /api/all-tool refuses %s', async (_what, body, errors) => {
  expectProblem(await change(body), 'validation-failed', errors);
});

it('POST /api/all-tool undoes no change that there is not', async () => {
  expectProblem(await undo('none'), 'not-found');
  expectProblem(await admin.call('POST', '/api/all-tool/undo', {}), 'validation-failed');
});
