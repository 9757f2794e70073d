import { expect, it } from 'vitest';
import { rowsTo } from '@/components/dashboard/rows/row-selection';

const PAGE = ['a', 'b', 'c', 'd'];

it('a press is about its row, with shift about those up to the one before as well, in the order of the page', () => {
  expect(rowsTo(PAGE, 'c', null)).toEqual(['c']);
  expect(rowsTo(PAGE, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rowsTo(PAGE, 'a', 'c')).toEqual(['a', 'b', 'c']);
  expect(rowsTo(PAGE, 'b', 'b')).toEqual(['b']);
});

it('for a press with shift, a row that the page does not show any more counts as none', () => {
  expect(rowsTo(PAGE, 'c', 'gone')).toEqual(['c']);
});
