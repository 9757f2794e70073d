import { describe, expect, it } from 'vitest';
import {
  additionsOf,
  type EditedRow,
  newRows,
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
