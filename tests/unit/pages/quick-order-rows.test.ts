import { expect, it } from 'vitest';
import { additionsOf, openTools } from '@/components/quick-order/list-additions';
import {
  acceptChanges,
  checkTogether,
  type EditedRow,
  editRow,
  isRowReady,
  newRows,
  openChanges,
  pileOf,
  readAgain,
  repeatedRows,
  rowInputOf,
  sumPiles,
  withCandidate,
  withChecked,
  withResult,
} from '@/components/quick-order/list-rows';

const row = (more: Partial<EditedRow> = {}): EditedRow => ({
  ...{ id: 1, pasted: 'A 1;4', article: '', quantity: '', checked: null },
  ...more,
});

it('rows of a pasted list show the SKU and the units that were written; lines without an order are left out', () => {
  const results = [
    { status: 'unknown', skipped: 'header' } as const,
    {
      status: 'adjusted',
      sku: 'A-1',
      toolId: 't',
      quantity: 5,
      asked: { article: 'A-1', quantity: 4 },
    } as const,
    { status: 'unknown', asked: { article: 'X9', quantity: 2 } } as const,
  ];
  expect(newRows(['SKU;Qty', 'A 1;4', '2 x X9'], results, 7)).toMatchObject([
    { id: 8, pasted: 'A 1;4', article: 'A-1', quantity: '4' },
    { id: 9, pasted: '2 x X9', article: 'X9', quantity: '2' },
  ]);
});

it('rows of a pasted list show the requested quantity where there is less', () => {
  const checked = {
    status: 'short',
    sku: 'A-1',
    quantity: 3,
    asked: { article: 'A-1', quantity: 5 },
  } as const;
  expect(withResult(row(), checked)).toMatchObject({ article: 'A-1', quantity: '5' });
});

it('rows of a pasted list take a candidate, and store the number it was chosen for', () => {
  const near = row({ article: 'A-2', quantity: '4', checked: { status: 'ambiguous', code: 'row-near' } });
  const chosen = withCandidate(near, { toolId: 't', sku: 'A-1', name: 'Tool' });
  expect(chosen).toMatchObject({ suggestedNumber: { alias: 'A-2', toolId: 't', sku: 'A-1' } });
  expect(rowInputOf(chosen)).toEqual({ sku: 'A-1', quantity: '4' });
  const question = { ...near, checked: { status: 'ambiguous', code: 'row-question' } as const };
  expect(withCandidate(question, { toolId: 't', sku: 'A-1', name: 'Tool' })).not.toHaveProperty(
    'suggestedNumber',
  );
});

const checkedAs = (toolId: string, quantity: number, asked = quantity): EditedRow['checked'] => ({
  ...{ status: 'ok', toolId, quantity, asked: { article: 'A-1', quantity: asked } },
});

it('rows of a pasted list are added one line a tool, up to so many tools, with what was written, and no other row', () => {
  const ok = (id: number, toolId: string) => row({ id, checked: checkedAs(toolId, 2) });
  const open = row({ id: 9, checked: { status: 'short', toolId: 'c', quantity: 1 } });
  const rows = [ok(1, 'a'), ok(2, 'b'), open, ok(3, 'a'), ok(4, 'd')];
  expect(additionsOf(rows, 2)).toMatchObject({
    additions: [
      { toolId: 'a', quantity: 4, written: { quantity: 4, text: 'A 1;4 · A 1;4' } },
      { toolId: 'b', quantity: 2, written: { quantity: 2, text: 'A 1;4' } },
    ],
    ids: [1, 3, 2],
  });
});

it('rows of a pasted list are added with their references, and with what was written where it was raised', () => {
  const typed = row({ id: 1, pasted: '', reference: 'Halle 3', checked: checkedAs('a', 15, 5) });
  const other = row({ id: 2, pasted: '', reference: 'Halle 4', checked: checkedAs('a', 5) });
  expect(additionsOf([typed, other], 9).additions).toEqual([
    { toolId: 'a', quantity: 20, reference: 'Halle 3, Halle 4', written: { quantity: 10, text: '' } },
  ]);
  expect(additionsOf([row({ pasted: '', checked: checkedAs('a', 5) })], 9).additions).toEqual([
    { toolId: 'a', quantity: 5 },
  ]);
});

it('rows of a pasted list keep the reference that they were pasted with when they are checked again', () => {
  const first = withResult(row(), { status: 'ok', toolId: 'a', reference: 'Halle 3' });
  expect(withResult(first, { status: 'ok', toolId: 'a' }).reference).toBe('Halle 3');
});

const of = (id: number, toolId?: string): EditedRow =>
  row({ id, checked: { status: toolId ? 'ok' : 'unknown', ...(toolId ? { toolId } : {}) } });

it('rows that name the same tool each say which others do, the first one too, unknown ones and those not checked never', () => {
  const rows = [of(11, 'a'), of(12, 'b'), of(13), of(14, 'a'), row({ id: 15 }), of(16, 'a'), of(17)];
  expect([...repeatedRows(rows)]).toEqual([
    [11, [4, 6]],
    [14, [1, 6]],
    [16, [1, 4]],
  ]);
});

it('rows that name the same tool are all to be checked again once one of them is edited', () => {
  const rows = [of(1, 'a'), of(2, 'b'), of(3, 'a')].map((one) =>
    withResult(one, one.checked ?? { status: 'ok' }),
  );
  const edited = editRow(rows, 3, { quantity: '9' });
  expect(edited.map(({ checked }) => checked === null)).toEqual([true, false, true]);
  expect(edited[2]?.quantity).toBe('9');
});

it('rows that name the same tool are checked together, with those of the tool that an edited row names now', async () => {
  const known = (id: number, toolId: string) => row({ id, article: toolId, quantity: '1', toolId });
  const rows = [known(1, 'a'), known(2, 'b'), { ...known(3, 'a'), article: 'b' }];
  const calls: string[][] = [];
  const results = await checkTogether(rows, rows[2] as EditedRow, async (inputs) => {
    const articles = inputs.map((input) => ('sku' in input ? input.sku : ''));
    calls.push(articles);
    return { unread: [], columns: [], rows: articles.map((toolId) => ({ status: 'ok', toolId })) };
  });
  expect(calls).toEqual([
    ['a', 'b'],
    ['b', 'b'],
  ]);
  expect(results.map(({ row: { id }, checked }) => [id, checked.toolId])).toEqual([
    [1, 'a'],
    [3, 'b'],
    [2, 'b'],
  ]);
  expect(withChecked(rows[2] as EditedRow, results).toolId).toBe('b');
  // Edited meanwhile.
  expect(withChecked({ ...(rows[2] as EditedRow), quantity: '7' }, results).toolId).toBe('a');
});

const raised = (id: number, toolId = 'a') =>
  row({
    ...{ id, toolId },
    checked: { status: 'adjusted', toolId, quantity: 20, change: { from: 5, to: 20, value: 198 } },
  });

it('a row whose quantity was changed is not ready until that change is accepted, and not with another change', () => {
  const [accepted] = acceptChanges([raised(1)]);
  expect([isRowReady(raised(1)), isRowReady(accepted as EditedRow)]).toEqual([false, true]);
  const other = { ...accepted, checked: { ...raised(1).checked, change: { from: 6, to: 20, value: 1 } } };
  expect(isRowReady(other as EditedRow)).toBe(false);
});

it('a row whose quantity was changed is accepted with the others of its tool, or with all', () => {
  const rows = [raised(1), raised(2), raised(3, 'b')];
  expect(acceptChanges(rows, [2]).map(isRowReady)).toEqual([true, true, false]);
  expect(acceptChanges(rows).map(isRowReady)).toEqual([true, true, true]);
  expect([openChanges(rows), openChanges(acceptChanges(rows, [1]))]).toEqual([2, 1]);
});

it('a row whose quantity was changed is ready where only packs were counted', () => {
  expect(isRowReady(row({ checked: { status: 'adjusted', code: 'row-packs', quantity: 24 } }))).toBe(true);
});

it('rows of a pasted list lie in three piles with their money, whether a change is accepted or not', () => {
  const change = { from: 4, to: 5, value: 2 };
  const tool = { toolId: 't', sku: 'A-1', name: 'Tool' };
  const rows = [
    row({ checked: { status: 'ok', ...tool, lineTotal: 12.5 } }),
    row({ checked: { status: 'adjusted', ...tool, lineTotal: 10, change } }),
    row({ checked: { status: 'adjusted', ...tool, lineTotal: 0.1, change }, accepted: '4>5' }),
    row({ checked: { status: 'short', ...tool, lineTotal: 9, asked: { article: 'A-1', quantity: 7 } } }),
    row({ checked: { status: 'short', ...tool, asked: { article: 'A-1', quantity: 3 } } }),
    row({ checked: { status: 'unknown', asked: { article: 'B', quantity: 2 } } }),
    row(),
  ];
  expect(rows.map(pileOf)).toEqual(['written', 'changed', 'changed', 'open', 'open', 'open', 'open']);
  expect(sumPiles(rows)).toEqual({
    written: { count: 1, cents: 1250 },
    changed: { count: 2, cents: 1010 },
    open: { count: 4, cents: 0 },
  });
  expect(openTools(rows)).toMatchObject([{ ...tool, quantity: 10 }]);
});

it('of rows that become one line, those with a day are named in its note where others have none', () => {
  const of = (id: number, quantity: number, more: object) =>
    row({ id, checked: { status: 'ok', toolId: 'a', quantity }, ...more });
  const [early, late] = ['2026-12-12', '2026-12-20'];
  const wordsOf = (...rows: EditedRow[]) => {
    const [{ note, requestedOn } = { note: '', requestedOn: '' }] = additionsOf(rows, 9).additions;
    return [note, requestedOn];
  };
  const [one, other] = [of(1, 5, { note: 'red', requestedOn: early }), of(2, 10, { requestedOn: late })];
  expect(wordsOf(one)).toEqual(['red', early]);
  expect(wordsOf(one, other)).toEqual([`red · 10 × ${late}`, early]);
  expect(wordsOf(one, other, of(3, 1, {}))).toEqual([`red · 5 × ${early} · 10 × ${late}`, undefined]);
});

it('rows of one tool whose notes are too long for a line together stay in the list', () => {
  const of = (id: number, toolId: string, note: string) =>
    row({ id, checked: { status: 'ok', toolId, quantity: 1 }, note });
  const rows = [of(1, 'a', 'x'.repeat(600)), of(2, 'a', 'y'.repeat(600)), of(3, 'b', 'z')];
  expect(additionsOf(rows, 9)).toMatchObject({ ids: [3], isTooLong: true });
});

it('a text that is read again keeps what was edited and what was removed as they are', () => {
  const fresh = [1, 2, 3].map((id) => row({ id, quantity: '5', note: 'new' }));
  const edited = row({ id: 1, quantity: '7', isEdited: true, note: 'old' });
  const typed = row({ id: 9, quantity: '1' });
  expect(readAgain([edited, typed], fresh, new Set([1, 2]))).toMatchObject([
    { id: 1, quantity: '7', note: 'new' },
    { id: 3, quantity: '5', note: 'new' },
    { id: 9 },
  ]);
});
