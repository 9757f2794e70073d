import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { byName } from '@/lib/server/platform/search/sort-key';
import type { SavedView, ViewList } from '@/lib/shared/customers/saved-view.schema';
import { findUser } from '../users.repository';

export async function listViews(actor: Actor, list?: ViewList): Promise<SavedView[]> {
  requirePermission(actor, 'save-views');
  const { savedViews = [] } = (await findUser({ _id: actor.userId })) ?? {};
  return savedViews
    .filter((view) => list === undefined || view.list === list)
    .map(({ id, ...view }) => ({ _id: id.toHexString(), ...view }))
    .toSorted(byName);
}
