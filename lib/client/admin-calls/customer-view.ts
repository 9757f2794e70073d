import { callApi } from '@/lib/client/api';
import { deletedSchema } from '@/lib/shared/calls/write-results.schema';
import { viewStartedSchema } from '@/lib/shared/customers/customer-view.schema';
import type { endViewCall, startViewCall } from '@/lib/shared/customers/users.contract';

/** Read-only, for a time. */
export async function startView(email: string): Promise<void> {
  const options = { schema: viewStartedSchema, params: { email }, as: 'bearer' } as const;
  await callApi<typeof startViewCall>('POST', '/api/user/{email}/view', options);
}

export async function endView(email: string): Promise<void> {
  const options = { schema: deletedSchema, params: { email }, as: 'bearer' } as const;
  await callApi<typeof endViewCall>('DELETE', '/api/user/{email}/view', options);
}
