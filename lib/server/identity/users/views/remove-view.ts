import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { updateUser } from '../users.repository';

export async function removeView(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'save-views');
  const viewId = parseObjectId(id);
  const { matchedCount } = await updateUser(
    { _id: actor.userId, 'savedViews.id': viewId },
    { $pull: { savedViews: { id: viewId } } },
  );
  if (matchedCount === 0) throw new AppError('not-found');
  return { deletedCount: 1 };
}
