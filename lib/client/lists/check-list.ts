import type { z } from 'zod';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import type { CheckedList, checkListSchema } from '@/lib/shared/quick-order/quick-order.schema';
import { call } from '../api';

export type ListRowInput = z.input<typeof checkListSchema>['rows'][number];

export async function checkList(rows: ListRowInput[]): Promise<CheckedList> {
  return call(quickOrderCalls.checkList, { body: { rows } });
}

export async function findToolByNumber(number: string): Promise<string | null> {
  const { rows } = await checkList([{ sku: number.slice(0, 200), quantity: 1 }]);
  const [row] = rows;
  return row && row.status !== 'retired' ? (row.toolId ?? null) : null;
}
