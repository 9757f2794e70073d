import type { z } from 'zod';
import type { addAliasCall, checkListCall } from '@/lib/shared/contracts/quick-order';
import { type CheckedRow, checkedListSchema, type checkListSchema } from '@/lib/shared/schemas/quick-order';
import { insertedSchema } from '@/lib/shared/schemas/write-results';
import { callApi } from '../api';

export type AskedRow = z.input<typeof checkListSchema>['rows'][number];

/** Checks rows, 1,000 at most, and returns what each is. Throws ApiProblem. */
export async function checkList(rows: AskedRow[]): Promise<CheckedRow[]> {
  const options = { schema: checkedListSchema, body: { rows } };
  return (await callApi<typeof checkListCall>('POST', '/api/quick-order/check', options)).rows;
}

/** Learns the number that the account calls a tool by. Throws ApiProblem. */
export async function learnAlias(alias: string, toolId: string): Promise<void> {
  const options = { schema: insertedSchema, body: { alias, toolId } };
  await callApi<typeof addAliasCall>('POST', '/api/alias', options);
}
