import type { z } from 'zod';
import type { checkListCall } from '@/lib/shared/quick-order/quick-order.contract';
import {
  type CheckedRow,
  checkedListSchema,
  type checkListSchema,
} from '@/lib/shared/quick-order/quick-order.schema';
import { callApi } from '../api';

export type AskedRow = z.input<typeof checkListSchema>['rows'][number];

/** Checks rows, 1,000 at most, and returns what each is. Throws ApiProblem. */
export async function checkList(rows: AskedRow[]): Promise<CheckedRow[]> {
  const options = { schema: checkedListSchema, body: { rows } };
  return (await callApi<typeof checkListCall>('POST', '/api/quick-order/check', options)).rows;
}
