import { describe, expect, it } from 'vitest';
import {
  additionsOf,
  adjustmentOf,
  type EditedRow,
  newRows,
  repeatedRows,
  rowInputOf,
  withCandidate,
  withResult,
} from '@/components/quick-order/list-rows';

const row = (more: Partial<EditedRow> = {}): EditedRow => ({
  ...{ id: 1, pasted: 'A 1;4', article: '', quantity: '', checked: null },
  ...more,
});

describe('rows of a pasted list', () => {
  it('show the SKU and the units that can be ordered; lines without an order are left out', () => {
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
      { id: 8, pasted: 'A 1;4', article: 'A-1', quantity: '5' },
      { id: 9, pasted: '2 x X9', article: 'X9', quantity: '2' },
    ]);
  });

  it('show the requested quantity where there is less', () => {
    const checked = {
      status: 'short',
      sku: 'A-1',
      quantity: 3,
      asked: { article: 'A-1', quantity: 5 },
    } as const;
    expect(withResult(row(), checked)).toMatchObject({ article: 'A-1', quantity: '5' });
  });

  it('take a candidate, and store the number it was chosen for', () => {
    const near = row({ article: 'A-2', quantity: '4', checked: { status: 'ambiguous', code: 'row-near' } });
    const chosen = withCandidate(near, { toolId: 't', sku: 'A-1', name: 'Tool' });
    expect(chosen).toMatchObject({ suggestedAlias: { alias: 'A-2', toolId: 't', sku: 'A-1' } });
    expect(rowInputOf(chosen)).toEqual({ sku: 'A-1', quantity: '4' });
    const question = { ...near, checked: { status: 'ambiguous', code: 'row-question' } as const };
    expect(withCandidate(question, { toolId: 't', sku: 'A-1', name: 'Tool' })).not.toHaveProperty(
      'suggestedAlias',
    );
  });

  it('are added one line a tool, up to so many tools, and no other row', () => {
    const ok = (id: number, toolId: string) => row({ id, checked: { status: 'ok', toolId, quantity: 2 } });
    const open = row({ id: 9, checked: { status: 'short', toolId: 'c', quantity: 1 } });
    const rows = [ok(1, 'a'), ok(2, 'b'), open, ok(3, 'a'), ok(4, 'd')];
    expect(additionsOf(rows, 2)).toEqual({
      additions: [
        { toolId: 'a', quantity: 4 },
        { toolId: 'b', quantity: 2 },
      ],
      ids: [1, 2, 3],
    });
  });
});

describe('rows that name a tool again', () => {
  const of = (id: number, toolId?: string): EditedRow =>
    row({ id, checked: { status: toolId ? 'ok' : 'unknown', ...(toolId ? { toolId } : {}) } });

  it('are marked with the row that named it first, unknown ones and those not checked never', () => {
    const rows = [of(11, 'a'), of(12, 'b'), of(13), of(14, 'a'), row({ id: 15 }), of(16, 'a'), of(17)];
    expect([...repeatedRows(rows)]).toEqual([
      [14, 1],
      [16, 1],
    ]);
  });
});

describe('a row that was adjusted', () => {
  const adjusted = (asked: number, quantity: number) =>
    row({ checked: { status: 'adjusted', quantity, asked: { article: 'A-1', quantity: asked } } });

  it('says from what to what', () => {
    expect(adjustmentOf(adjusted(3, 10))).toEqual({ asked: 3, quantity: 10 });
  });

  it('says nothing where the quantity is the one that was asked for, or the row another kind', () => {
    expect(adjustmentOf(adjusted(36, 36))).toBeNull();
    expect(adjustmentOf(row({ checked: { status: 'ok', quantity: 3 } }))).toBeNull();
    expect(adjustmentOf(row())).toBeNull();
  });
});
