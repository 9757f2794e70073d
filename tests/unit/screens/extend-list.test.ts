import { expect, it } from 'vitest';
import { extendList } from '@/components/lists/extend-list';
import type { ImportedLine } from '@/lib/client/lists/list-import';

const line = (toolId: string, quantity: number, reference = ''): ImportedLine => ({
  ...{ toolId, quantity, reference },
  ...{ sku: `FL-${toolId}`, name: 'Tool' },
});
const LIST = [
  { toolId: 'a', quantity: 4, reference: 'Bay 7' },
  { toolId: 'b', quantity: 12 },
];
const outcomes = ({ joined }: ReturnType<typeof extendList>) =>
  joined.map(({ toolId, outcome, before, quantity }) => [toolId, outcome, before, quantity]);

it('rows that join a list replace the quantity of a tool that is there, and come after the others', () => {
  const result = extendList(LIST, [line('c', 3, 'Dock'), line('a', 10), line('b', 12)], 'replace');
  expect(result.lines).toEqual([
    { toolId: 'a', quantity: 10, reference: 'Bay 7' },
    { toolId: 'b', quantity: 12, reference: '' },
    { toolId: 'c', quantity: 3, reference: 'Dock' },
  ]);
  expect(outcomes(result)).toEqual([
    ['c', 'new', undefined, 3],
    ['a', 'changed', 4, 10],
    ['b', 'same', 12, 12],
  ]);
});

it('rows that join a list are added to it where that is chosen', () => {
  const result = extendList(LIST, [line('a', 10), line('b', 1, 'Van')], 'add');
  expect(result.lines).toEqual([
    { toolId: 'a', quantity: 14, reference: 'Bay 7' },
    { toolId: 'b', quantity: 13, reference: 'Van' },
  ]);
  expect(outcomes(result)).toEqual([
    ['a', 'changed', 4, 14],
    ['b', 'changed', 12, 13],
  ]);
});

it('rows that join a list change nothing where the sum would be too large, or the list too long', () => {
  const full = Array.from({ length: 500 }, (_, place) => ({ toolId: String(place), quantity: 999_999 }));
  const result = extendList(full, [line('0', 2), line('1', 1), line('new', 1)], 'add');
  expect(result.lines).toHaveLength(500);
  expect(outcomes(result)).toEqual([
    ['0', 'too-many', 999_999, 999_999],
    ['1', 'changed', 999_999, 1_000_000],
    ['new', 'no-room', undefined, 1],
  ]);
  expect(result.lines.slice(0, 2).map(({ quantity }) => quantity)).toEqual([999_999, 1_000_000]);
});

it('rows that join a list count as a change where only the reference is new', () => {
  const result = extendList(LIST, [line('a', 4, 'Bay 8')], 'replace');
  expect(result.lines[0]).toEqual({ toolId: 'a', quantity: 4, reference: 'Bay 8' });
  expect(outcomes(result)).toEqual([['a', 'changed', 4, 4]]);
});
