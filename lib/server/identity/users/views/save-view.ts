import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { SAVED_VIEWS_MAX, type SaveViewInput } from '@/lib/shared/customers/saved-view.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findUser, updateUser } from '../users.repository';

const keyOf = ({ list, name }: Pick<SaveViewInput, 'list' | 'name'>) => `${list} ${name.toLowerCase()}`;

/**
 * A view of the same list and name is replaced in its place. Throws `forbidden`, and `validation-failed` for more views than
 * an account may have.
 */
export async function saveView(actor: Actor, input: SaveViewInput): Promise<{ insertedId: string }> {
  requirePermission(actor, 'save-views');
  return inTransaction(async (session) => {
    const user = await findUser({ _id: actor.userId }, session);
    if (!user) throw new AppError('unauthenticated');
    const views = user.savedViews ?? [];
    const existing = views.find((view) => keyOf(view) === keyOf(input));
    if (!existing && views.length >= SAVED_VIEWS_MAX)
      throw new AppError('validation-failed', { issues: { name: ['views-too-many'] } });
    const { list, name } = input;
    const address = Object.fromEntries(Object.entries(input.address).filter(([, value]) => value));
    const view = { id: existing?.id ?? new ObjectId(), list, name, address };
    const savedViews = existing ? views.map((each) => (each === existing ? view : each)) : [...views, view];
    await updateUser({ _id: actor.userId }, { $set: { savedViews } }, session);
    return { insertedId: view.id.toHexString() };
  });
}
