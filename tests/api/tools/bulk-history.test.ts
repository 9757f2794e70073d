import { expect, it } from 'vitest';
import type { BulkEntry, BulkHistory } from '@/lib/shared/stock/bulk-edit.schema';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, type Person, signInAdmin } from '@/tests/support/people';

const [admin, other] = await Promise.all([signInAdmin(), signInAdmin()]);

const change = async (ids: string[], asked: Record<string, unknown>): Promise<string> =>
  (await admin.call('POST', '/api/all-tool', { ids, change: asked })).body.undoToken;
const history = async (): Promise<BulkHistory[]> =>
  (await admin.call('GET', '/api/all-tool/changes?limit=100')).body;
const entryOf = async (undoToken: string) => admin.call('GET', `/api/all-tool/changes/${undoToken}`);
const undo = (by: Person, undoToken: string) => by.call('POST', '/api/all-tool/undo', { undoToken });
const read = async (id: string) => (await call('GET', `/api/tool/${id}`)).body;

it('GET /api/all-tool/changes lists each change with who, what and until when it can be undone, newest first', async () => {
  const ids = [await addTool(admin, { price: 10 }), await addTool(admin, { price: 20 })];
  const first = await change(ids, { price: { percent: 5 } });
  const second = await change(ids, { state: 'draft' });
  const listed = (await history()).filter(({ undoToken }) => [first, second].includes(undoToken));
  expect(listed.map(({ undoToken }) => undoToken)).toEqual([second, first]);
  expect(listed[1]).toEqual({
    undoToken: first,
    at: expect.any(String),
    actorName: admin.name,
    field: 'price',
    change: { price: { percent: 5 } },
    changed: 2,
    undoUntil: expect.any(String),
  });
  const { at = '', undoUntil = '' } = listed[1] ?? {};
  expect(Date.parse(undoUntil) - Date.parse(at)).toBe(7 * 86_400_000);
});

it('GET /api/all-tool/changes leaves out what changed nothing', async () => {
  const id = await addTool(admin);
  const before = (await history()).length;
  await change([id], { state: 'on-sale' });
  expect(await history()).toHaveLength(before);
});

it('GET /api/all-tool/changes says by whom a change was undone, and which tools stayed as someone edited them since', async () => {
  const ids = [await addTool(admin, { price: 10 }), await addTool(admin, { price: 20 })];
  const [first = '', second = ''] = ids;
  const undoToken = await change(ids, { price: { to: 15 } });
  await admin.call('PATCH', `/api/tool/${second}`, { revision: 2, price: 99 });
  await undo(other, undoToken);
  const { body } = (await entryOf(undoToken)) as { body: BulkEntry };
  expect(body.rows.map(({ before, after }) => [before, after])).toEqual([
    [{ price: 10 }, { price: 15 }],
    [{ price: 20 }, { price: 15 }],
  ]);
  expect(body.undone).toMatchObject({ actorName: other.name, restored: 1, kept: 1 });
  expect(body.undone?.rows.map(({ toolId, problem }) => [toolId, problem])).toEqual([
    [first, undefined],
    [second, 'edited-meanwhile'],
  ]);
  expect((await read(second)).price).toBe(99);

  await admin.call('PATCH', `/api/tool/${first}`, { revision: 3, price: 12 });
  const again = await undo(admin, undoToken);
  expect(again.status).toBe(200);
  expect(again.body.rows).toEqual(body.undone?.rows);
  expect((await read(first)).price).toBe(12);
  expect((await entryOf(undoToken)).body.undone.actorName).toBe(other.name);
});

it('GET /api/all-tool/changes is of changes that there are', async () => {
  expectProblem(await entryOf('none'), 'not-found');
});

it('a value for many tools is a price, a minimum order or a limit of low stock, and is undone', async () => {
  const ids = [
    await addTool(admin, { price: 10, moq: 2 }),
    await addTool(admin, { price: 20, moq: 5, step: 5 }),
  ];
  const values = () => Promise.all(ids.map(read));
  const price = await change(ids, { price: { to: 12.5 } });
  expect((await values()).map((tool) => tool.price)).toEqual([12.5, 12.5]);
  const asked = await admin.call('POST', '/api/all-tool', { ids, change: { moq: 4 }, dryRun: true });
  expect(asked.body.rows.map(({ problem }: { problem?: string }) => problem)).toEqual([
    undefined,
    'moq-not-multiple',
  ]);
  await change(ids, { moq: 4 });
  expect((await values()).map(({ moq }) => moq)).toEqual([4, 5]);
  const low = await change(ids, { lowStockBelow: 30 });
  expect((await entryOf(low)).body.rows[0]).toMatchObject({
    before: { lowStockBelow: null },
    after: { lowStockBelow: 30 },
  });
  const refused = await undo(admin, price);
  expect(refused.body.rows.map(({ problem }: { problem?: string }) => problem)).toEqual([
    'edited-meanwhile',
    'edited-meanwhile',
  ]);
  await undo(admin, low);
  expect((await entryOf(low)).body.undone).toMatchObject({ restored: 2, kept: 0 });
});
