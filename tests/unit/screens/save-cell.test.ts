import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import type { ProductRow } from '@/components/tools/manage/cells/product-row';
import { saveCell } from '@/components/tools/manage/cells/save-cell';
import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import { stockCalls } from '@/lib/shared/stock/stock.contract';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

vi.mock('@/lib/client/api', () => ({ call: vi.fn() }));

const sent: Mock = vi.mocked(call);

const row: ProductRow = {
  ...{ _id: '1', sku: 'FL-1', slug: 'vise', name: 'Vise', image: '/a.webp' },
  ...{ price: 10, moq: 5, quantity: 100, reserved: 2, state: 'on-sale', lowStockBelow: null },
  ...{ isLowStock: false, sold: 0, revision: 1 },
};
const price = { field: 'price', seen: 10, value: 12 } as const;
const stock = { field: 'quantity', seen: 100, value: 90 } as const;

function refused(
  status: number,
  code: string,
  more: Partial<ConstructorParameters<typeof ApiProblem>[0]> = {},
) {
  return new ApiProblem({ status, code, detail: code, ...more });
}

/** Someone else's edit. */
function editedTo(change: Partial<ManagedTool>): ApiProblem {
  const { isLowStock: _low, sold: _sold, reserved: _reserved, ...facts } = row;
  const current = {
    ...{ ...facts, description: '', category: 'vises', details: '', specs: [], step: 1, packs: [] },
    ...{
      rating: { average: 0, count: 0 },
      pictures: [],
      documents: [],
      successorId: null,
      leadTimeDays: null,
    },
    ...change,
  };
  return refused(409, 'edited-meanwhile', { members: { current } });
}

beforeEach(() => {
  sent.mockReset();
});

it('a saved cell names the revision that the row has', async () => {
  sent.mockResolvedValue({ revision: 2 });
  expect(await saveCell(row, price)).toEqual({ kind: 'saved', row: { ...row, price: 12, revision: 2 } });
  expect(sent).toHaveBeenCalledWith(toolCalls.editTool, {
    params: { id: '1' },
    body: { revision: 1, price: 12 },
  });
});

it('a saved cell is sent again by the new revision where someone edited other fields', async () => {
  sent.mockRejectedValueOnce(editedTo({ revision: 4, moq: 6 })).mockResolvedValueOnce({ revision: 5 });
  const saved = { ...row, price: 12, moq: 6, revision: 5 };
  expect(await saveCell(row, price)).toEqual({ kind: 'saved', row: saved });
  expect(sent).toHaveBeenLastCalledWith(toolCalls.editTool, {
    params: { id: '1' },
    body: { revision: 4, price: 12 },
  });
});

it('a saved cell is a conflict where someone edited the same field, and saves nothing', async () => {
  sent.mockRejectedValueOnce(editedTo({ revision: 4, price: 11 }));
  const outcome = await saveCell(row, price);
  expect(outcome).toEqual({ kind: 'conflict', row: { ...row, price: 11, revision: 4 } });
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a saved cell is saved where the same was saved already, as after a lost response', async () => {
  sent.mockRejectedValueOnce(editedTo({ revision: 2, price: 12 }));
  expect(await saveCell(row, price)).toMatchObject({ kind: 'saved', row: { price: 12, revision: 2 } });
});

it('a saved cell is a conflict where the page was read again since the cell was opened', async () => {
  const now = { ...row, price: 11, revision: 2 };
  expect(await saveCell(now, price)).toEqual({ kind: 'conflict', row: now });
  expect(sent).not.toHaveBeenCalled();
});

it('a saved cell says at the cell what the store refuses, and what failed', async () => {
  const issue = { errors: { price: ['Too high'] } };
  sent.mockRejectedValueOnce(refused(422, 'validation-failed', issue));
  expect(await saveCell(row, price)).toEqual({ kind: 'refused', message: 'Too high' });
  sent.mockRejectedValueOnce(refused(500, 'internal', { detail: 'Broken' }));
  expect(await saveCell(row, price)).toEqual({ kind: 'failed', message: 'Broken' });
});

it('saved stock is counted from what the cell showed', async () => {
  sent.mockResolvedValue({ available: 90, reserved: 3, onHand: 93 });
  expect(await saveCell(row, stock)).toEqual({ kind: 'saved', row: { ...row, quantity: 90, reserved: 3 } });
  expect(sent).toHaveBeenCalledWith(stockCalls.correctStock, {
    params: { id: '1' },
    body: { quantity: 90, seen: 100, reason: 'stocktake' },
  });
});

it('saved stock is a conflict with what orders left', async () => {
  const reason = { code: 'stock-changed', params: { count: 60 } };
  sent.mockRejectedValueOnce(refused(409, 'conflict', { reason }));
  expect(await saveCell(row, stock)).toEqual({ kind: 'conflict', row: { ...row, quantity: 60 } });
});
