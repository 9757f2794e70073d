import { expect, it } from 'vitest';
import { readHiddenColumns, writeHiddenColumns } from '@/lib/client/page/hidden-columns';

it('hidden columns are read as they were written, whatever the letters of their keys', () => {
  const keys = ['tool', 'lowStockBelow', 'on-hand'];
  expect(readHiddenColumns(writeHiddenColumns(keys))).toEqual(keys);
});

it('what is no key of a column is left out of a cookie', () => {
  expect(readHiddenColumns('tool.<b>..state')).toEqual(['tool', 'state']);
  expect(readHiddenColumns(undefined)).toEqual([]);
});
