import 'server-only';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findIdentityByEmail } from '@/lib/server/identity/users/identity';
import { setPriceGroup } from '@/lib/server/identity/users/user-price-group';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { findPriceGroup } from '../price-groups.repository';
import { requireGroup } from './require-group';

/**
 * `email` is lower-case; `groupId` null removes the account from its group. Throws `forbidden`, `not-found`, and
 * `validation-failed` for an unknown group.
 */
export async function assignPriceGroup(
  actor: Actor,
  email: string,
  groupId: string | null,
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-prices');
  return inTransaction(async (session) => {
    const account = await findIdentityByEmail(email, session);
    if (!account) throw new AppError('not-found');
    const group = groupId === null ? null : await requireGroup(groupId, 'groupId', session);
    const current = account.priceGroupId ? await findPriceGroup(account.priceGroupId, session) : null;
    if (current?._id.toHexString() === group?._id.toHexString()) return { modifiedCount: 0 };
    await setPriceGroup(account._id, group?._id ?? null, session);
    const [from, to] = [current?.name ?? null, group?.name ?? null];
    await recordPriceEvent('user.price-group-changed', { actor, userId: account._id, from, to }, session);
    return { modifiedCount: 1 };
  });
}
