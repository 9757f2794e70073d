import { expect, it } from 'vitest';
import { listHref, readListQuery } from '@/lib/client/page/list-query';
import { allOrdersQuerySchema } from '@/lib/shared/orders/order.schema';

it('readListQuery reads the query of the address', () => {
  expect(readListQuery(allOrdersQuerySchema, { q: ' hammer ', state: 'paid', page: '3' })).toEqual({
    q: 'hammer',
    state: 'paid',
    page: 3,
  });
});

it('readListQuery leaves out invalid values and reads the rest', () => {
  const address = { q: 'hammer', state: 'nonsense', page: '-1', limit: 'many' };
  expect(readListQuery(allOrdersQuerySchema, address)).toEqual({ q: 'hammer' });
});

it('readListQuery reads the first of a repeated name, and no unknown ones', () => {
  const address = { page: ['2', '9'], state: '', utm_source: 'mail', constructor: 'x' };
  expect(readListQuery(allOrdersQuerySchema, address)).toEqual({ page: 2 });
});

it('listHref returns the shortest equivalent address', () => {
  expect(listHref('/list', { q: '', state: undefined, page: 1 })).toBe('/list');
  expect(listHref('/list', { q: 'M10 & up', page: 2 })).toBe('/list?q=M10+%26+up&page=2');
});
