import { expect, it } from 'vitest';
import { undoOperations } from '@/lib/client/cart/add-to-cart';
import { sortChanges } from '@/lib/client/cart/own/retry-changes';
import { comparePrices } from '@/lib/client/cart/seen-prices';
import type { CartLine, CartOperation } from '@/lib/shared/cart/cart.schema';

const line = (toolId: string, quantity: number, unitPrice?: number): CartLine => {
  const about = { sku: toolId, name: `Tool ${toolId}`, image: '', problems: [] };
  return { toolId, quantity, ...about, ...(unitPrice === undefined ? {} : { unitPrice }) };
};
const set = (toolId: string, quantity: number): CartOperation => ({ op: 'set', toolId, quantity });

it('taking out again what was added leaves what was there before', () => {
  const lines = [line('a', 5), line('b', 3), line('c', 1)];
  const added = [
    { toolId: 'a', quantity: 2 },
    { toolId: 'a', quantity: 1 },
    { toolId: 'b', quantity: 3 },
    { toolId: 'gone', quantity: 1 },
  ];
  expect(undoOperations(lines, added)).toEqual([set('a', 2), { op: 'remove', toolId: 'b' }]);
});

const written = (quantity: number, text: string) => ({ written: { quantity, text } });
const added = [{ toolId: 'a', quantity: 2, reference: 'Bay 7', ...written(2, '2 x A') }];
const joined = { ...line('a', 5), reference: 'Bay 7', ...written(5, '3 x A · 2 x A') };
const undone = (before: CartLine, now: CartLine = joined) =>
  undoOperations([now], added, { before: [before], after: [joined] });

it('taking out again what a list added to a line that was in the cart gives its reference and its list’s words back', () => {
  const before = { ...line('a', 3), reference: 'Bay 1', ...written(3, '3 x A') };
  expect(undone(before)).toEqual([{ ...set('a', 3), reference: 'Bay 1', ...written(3, '3 x A') }]);
});

it('taking out again what a list added to a line that was in the cart leaves it without them where it had none', () => {
  expect(undone(line('a', 3))).toEqual([{ ...set('a', 3), reference: '', written: null }]);
});

it('taking out again what a list added to a line that was in the cart leaves what was changed since', () => {
  const now = { ...joined, quantity: 9, reference: 'Bay 9', ...written(9, 'x') };
  expect(undone(line('a', 3), now)).toEqual([set('a', 7)]);
});

const meantFor = { lines: [line('a', 1), line('b', 2)] };
it('changes that met another cart are made where nobody else changed the line, and need a decision elsewhere', () => {
  const current = { lines: [line('a', 1), line('b', 9), line('c', 4)] };
  const ops: CartOperation[] = [set('a', 5), set('b', 6), set('c', 7), { op: 'remove', toolId: 'b' }];
  const { retried, conflicts } = sortChanges(ops, meantFor, current);
  expect(retried).toEqual([set('a', 5), { op: 'remove', toolId: 'b' }]);
  expect([...conflicts]).toEqual([
    ['b', { requested: 6, name: 'Tool b' }],
    ['c', { requested: 7, name: 'Tool c' }],
  ]);
});

it('changes that met another cart need a decision where the line is gone, and are dropped where it has the requested value already', () => {
  const current = { lines: [line('b', 6)] };
  const { retried, conflicts } = sortChanges([set('a', 5), set('b', 6)], meantFor, current);
  expect(retried).toEqual([]);
  expect([...conflicts]).toEqual([['a', { requested: 5, name: 'Tool a' }]]);
});

it('prices that were confirmed are to be accepted when they change for the same quantity', () => {
  const first = comparePrices([line('a', 1, 10), line('b', 1, 20), line('c', 1)], {});
  expect([first.changes.size, Object.keys(first.seen)]).toEqual([0, ['a', 'b']]);
  const second = comparePrices([line('a', 1, 11), line('b', 5, 18), line('d', 1, 3)], first.seen);
  expect([...second.changes]).toEqual([['a', { before: 10, after: 11 }]]);
  expect(second.seen).toEqual({
    a: { quantity: 1, unitPrice: 10 },
    b: { quantity: 5, unitPrice: 18 },
    d: { quantity: 1, unitPrice: 3 },
  });
  // Asked again it is still open; back at the old price it is not.
  expect(comparePrices([line('a', 1, 11)], second.seen).changes.size).toBe(1);
  expect(comparePrices([line('a', 1, 10)], second.seen).changes.size).toBe(0);
});
