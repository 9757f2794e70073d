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
 * Saves what a list shows under a name, for the actor alone; the view of that list with that name is replaced and keeps its place.
 * Throws `forbidden`, and `validation-failed` for more views than an account may have.
 */
export async function saveView(actor: Actor, input: SaveViewInput): Promise<{ insertedId: string }> {
  requirePermission(actor, 'save-views');
  return inTransaction(async (session) => {
    const user = await findUser({ _id: actor.userId }, session);
    if (!user) throw new AppError('unauthenticated');
    const views = user.savedViews ?? [];
    const known = views.find((view) => keyOf(view) === keyOf(input));
    if (!known && views.length >= SAVED_VIEWS_MAX)
      throw new AppError('validation-failed', { issues: { name: ['views-too-many'] } });
    const { list, name } = input;
    const address = Object.fromEntries(Object.entries(input.address).filter(([, value]) => value));
    const view = { id: known?.id ?? new ObjectId(), list, name, address };
    const savedViews = known ? views.map((each) => (each === known ? view : each)) : [...views, view];
    await updateUser({ _id: actor.userId }, { $set: { savedViews } }, session);
    return { insertedId: view.id.toHexString() };
  });
}
