import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { addUpRows } from '@/lib/server/commerce/quick-order/add-up-rows';

const toolId = new ObjectId();
const id = toolId.toHexString();
const OFFER = {
  ...{ toolId, sku: 'A-1', name: 'Tool', slug: 'tool', image: '/a.webp', category: 'vises' },
  ...{ unitPriceCents: 1_250, moq: 20, step: 1, available: 100, sale: 'on-sale' as const },
};

function shares(units: readonly number[], rules: Partial<typeof OFFER> = {}) {
  const rows = units.map((own, line) => ({ line, toolId: id, units: own }));
  const together = addUpRows(rows, new Map([[id, { ...OFFER, ...rules }]]));
  return units.map((_, line) => together.get(line));
}

it('rows of one tool are added up before their sum is raised to the minimum', () => {
  expect(shares([24, 6])).toEqual([
    { total: 30, fit: 30, share: 24 },
    { total: 30, fit: 30, share: 6 },
  ]);
  expect(shares([5, 6]).map((row) => row?.share)).toEqual([14, 6]);
  expect(shares([5])).toEqual([{ total: 5, fit: 20, share: 20 }]);
});

it('rows of one tool are never more together than what their sum becomes', () => {
  for (const units of [[1], [1, 1, 1], [7, 15], [12, 12], [3, 20, 9], [33, 33, 33]]) {
    const all = shares(units, { step: 8 });
    const sum = all.reduce((total, row) => total + (row?.share ?? 0), 0);
    expect(sum).toBe(all[0]?.fit);
  }
});

it('rows of one tool lose units from the last row on where their sum is lowered to a step', () => {
  expect(shares([20, 11], { moq: 10, step: 10 }).map((row) => row?.share)).toEqual([20, 10]);
  expect(shares([13, 1, 1, 18], { moq: 10, step: 10 }).map((row) => row?.share)).toEqual([13, 1, 1, 15]);
});

it('rows of one tool are each short by the others where they are too many together, one that is too much alone apart', () => {
  expect(shares([60, 70]).map((row) => row?.share)).toEqual([30, 40]);
  expect(shares([101, 30])).toEqual([undefined, { total: 30, fit: 30, share: 30 }]);
});
