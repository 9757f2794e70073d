import type { removeSavedViewCall, saveViewCall } from '@/lib/shared/contracts/saved-views';
import type { SaveViewInput } from '@/lib/shared/schemas/saved-view';
import { deletedSchema, insertedSchema } from '@/lib/shared/schemas/write-results';
import { callApi } from './api';

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
