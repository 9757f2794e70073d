import { callApi } from '@/lib/client/api';
import { deletedSchema } from '@/lib/shared/calls/write-results.schema';
import { viewStartedSchema } from '@/lib/shared/customers/customer-view.schema';
import type { endViewCall, startViewCall } from '@/lib/shared/customers/users.contract';

/** Begins to view the pages of this customer; only reading them, for a time. Throws ApiProblem. */
export async function startView(email: string): Promise<void> {
  const options = { schema: viewStartedSchema, params: { email }, as: 'bearer' } as const;
  await callApi<typeof startViewCall>('POST', '/api/user/{email}/view', options);
}

/** Ends the view. Throws ApiProblem. */
export async function endView(email: string): Promise<void> {
  const options = { schema: deletedSchema, params: { email }, as: 'bearer' } as const;
  await callApi<typeof endViewCall>('DELETE', '/api/user/{email}/view', options);
}
