import { callApi } from '@/lib/client/api';
import { deletedSchema, insertedSchema } from '@/lib/shared/calls/write-results.schema';
import type { SaveViewInput } from '@/lib/shared/customers/saved-view.schema';
import type { removeSavedViewCall, saveViewCall } from '@/lib/shared/customers/saved-views.contract';

/** Replaces the view of the same name. */
export async function saveView(body: SaveViewInput): Promise<void> {
  const options = { schema: insertedSchema, body, as: 'bearer' } as const;
  await callApi<typeof saveViewCall>('POST', '/api/saved-view', options);
}

export async function removeSavedView(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof removeSavedViewCall>('DELETE', '/api/saved-view/{id}', options);
}
