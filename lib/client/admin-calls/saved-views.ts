import { call } from '@/lib/client/api';
import type { SaveViewInput } from '@/lib/shared/customers/saved-view.schema';
import { removeSavedViewCall, saveViewCall } from '@/lib/shared/customers/saved-views.contract';

export async function saveView(body: SaveViewInput): Promise<void> {
  await call(saveViewCall, { body });
}

export async function removeSavedView(id: string): Promise<void> {
  await call(removeSavedViewCall, { params: { id } });
}
