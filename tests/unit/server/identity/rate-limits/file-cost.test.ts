import { expect, it } from 'vitest';
import { costOfBeginning, costOfFile } from '@/lib/server/identity/rate-limits/read-allowance';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

it('a call that makes a file counts as several before a PDF is drawn, and as more the larger it is', () => {
  expect(costOfBeginning(listCalls.getListLabels)).toBe(9);
  expect(costOfFile(listCalls.getListLabels, 200 * 1024)).toBe(25);
});

it('a call that makes a file counts by its size alone where it is a table', () => {
  expect(costOfBeginning(orderCalls.exportOrders)).toBe(0);
  expect(costOfFile(orderCalls.exportOrders, 1024 * 1024)).toBe(16);
});

it('a call that makes a file is no other call', () => {
  expect(costOfBeginning(orderCalls.listAllOrders)).toBe(0);
});
