import type { Actor } from '@/lib/server/identity/actor';
import { companyOf, isMemberOf } from '@/lib/server/identity/users/company-members';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { AppError } from '@/lib/shared/messages/errors';
import type { SerialFilter } from './serials.repository';

type Holder = Pick<Actor, 'userId' | 'company' | 'role' | 'owesSecondFactor'>;

/** Throws `not-found` for admins, also those who have yet to set up the second step: they act for the shop, which holds nothing. */
export function requireHolder({ role, owesSecondFactor }: Pick<Actor, 'role' | 'owesSecondFactor'>): void {
  if (role === 'admin' || owesSecondFactor) throw new AppError('not-found');
}

/**
 * Finds what somebody holds at this moment: their company's, whoever ordered it, and their own, bought for no company. Throws
 * `not-found` for admins.
 */
export function heldBy(actor: Holder): SerialFilter {
  requireHolder(actor);
  const { userId } = actor;
  const company = companyOf(actor);
  return { holderId: company ? { $in: [company.id, userId] } : userId };
}

/** Returns whether somebody who holds a tool may read the order that it came with. */
export function mayReadOrderOf(
  actor: Pick<Actor, 'userId' | 'company'>,
  { buyerId, companyId }: Pick<SerialDocument, 'buyerId' | 'companyId'>,
): boolean {
  return Boolean(buyerId?.equals(actor.userId)) || isMemberOf(actor, companyId, 'read-company-orders');
}
