import type { z } from 'zod';
import { headingKey, type ToldColumn } from '@/lib/shared/quick-order/list-columns';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import type { CheckedList, checkListSchema } from '@/lib/shared/quick-order/quick-order.schema';
import { call } from '../api';

export type ListRowInput = z.input<typeof checkListSchema>['rows'][number];

export async function checkList(
  rows: ListRowInput[],
  columns: readonly ToldColumn[] = [],
): Promise<CheckedList> {
  const told = columns.length > 0 ? { columns: [...columns] } : {};
  return call(quickOrderCalls.checkList, { body: { rows, ...told } });
}

/** Stores what was said of columns that have a heading, for lists to come. */
export async function learnColumns(columns: readonly ToldColumn[]): Promise<void> {
  const named = columns.flatMap(({ heading = '', use }) => (headingKey(heading) ? [{ heading, use }] : []));
  if (named.length > 0) await call(quickOrderCalls.learnColumns, { body: { columns: named } });
}

export async function findToolByNumber(number: string): Promise<string | null> {
  const { rows } = await checkList([{ sku: number.slice(0, 200), quantity: 1 }]);
  const [row] = rows;
  return row && row.status !== 'retired' ? (row.toolId ?? null) : null;
}
