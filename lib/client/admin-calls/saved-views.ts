import { callApi } from '@/lib/client/api';
import { deletedSchema, insertedSchema } from '@/lib/shared/calls/write-results.schema';
import type { SaveViewInput } from '@/lib/shared/customers/saved-view.schema';
import type { removeSavedViewCall, saveViewCall } from '@/lib/shared/customers/saved-views.contract';

/** Saves what a list shows, in place of the view of the same name. Throws ApiProblem. */
export async function saveView(body: SaveViewInput): Promise<void> {
  const options = { schema: insertedSchema, body, as: 'bearer' } as const;
  await callApi<typeof saveViewCall>('POST', '/api/saved-view', options);
}

/** Removes a saved view. Throws ApiProblem. */
export async function removeSavedView(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof removeSavedViewCall>('DELETE', '/api/saved-view/{id}', options);
}
