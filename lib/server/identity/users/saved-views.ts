import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { byName } from '@/lib/server/platform/sort-key';
import {
  SAVED_VIEWS_MAX,
  type SavedView,
  type SaveViewInput,
} from '@/lib/shared/customers/saved-view.schema';
import { ADMIN_VIEW_LISTS, pathOfViews, type ViewList } from '@/lib/shared/customers/view-lists';
import { AppError } from '@/lib/shared/messages/errors';
import { findUserById, updateUser } from './users.repository';

export async function listViews(actor: Actor, list?: ViewList): Promise<SavedView[]> {
  const { savedViews = [] } = (await findUserById(actor.userId)) ?? {};
  return savedViews
    .filter((view) => list === undefined || pathOfViews(view.list) === pathOfViews(list))
    .map(({ id, ...view }) => ({ _id: id.toHexString(), ...view }))
    .toSorted(byName);
}

const isOfAdmins = (list: ViewList) => ADMIN_VIEW_LISTS.some((each) => each === list);

const keyOf = ({ list, name }: Pick<SaveViewInput, 'list' | 'name'>) =>
  `${pathOfViews(list)} ${name.toLowerCase()}`;

/**
 * A view of the same list and name is replaced in its place. Throws `forbidden`, and `validation-failed` for more views than
 * an account may have.
 */
export async function saveView(actor: Actor, input: SaveViewInput): Promise<{ insertedId: string }> {
  if (isOfAdmins(input.list) && actor.role !== 'admin') throw new AppError('forbidden');
  return inTransaction(async (session) => {
    const user = await findUserById(actor.userId, session);
    if (!user) throw new AppError('unauthenticated');
    const views = user.savedViews ?? [];
    const existing = views.find((view) => keyOf(view) === keyOf(input));
    if (!existing && views.length >= SAVED_VIEWS_MAX)
      throw new AppError('validation-failed', { issues: { name: ['views-too-many'] } });
    const { list, name } = input;
    const address = Object.fromEntries(Object.entries(input.address).filter(([, value]) => value));
    const view = { id: existing?.id ?? new ObjectId(), list, name, address };
    const savedViews = existing ? views.map((each) => (each === existing ? view : each)) : [...views, view];
    await updateUser(actor.userId, { $set: { savedViews } }, session);
    return { insertedId: view.id.toHexString() };
  });
}

export async function removeView(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const viewId = parseObjectId(id);
  const { matchedCount } = await updateUser(
    actor.userId,
    { $pull: { savedViews: { id: viewId } } },
    undefined,
    { 'savedViews.id': viewId },
  );
  if (matchedCount === 0) throw new AppError('not-found');
  return { deletedCount: 1 };
}
