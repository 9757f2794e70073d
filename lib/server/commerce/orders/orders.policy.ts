import { type Actor, type Caller, isProgram } from '@/lib/server/identity/actor';
import { isOwnedBy, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { may } from '@/lib/server/identity/permissions';
import { isMemberOf } from '@/lib/server/identity/users/company-members';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

type Owned = Pick<OrderDocument, 'buyerId' | 'companyId'>;

export function ownerOfOrder({ buyerId }: Owned): PersonOwner {
  return ownerOf({ userId: buyerId });
}

/** Rights to an order of a company end with the membership, also for its buyer. */
export function isOwnOrder(owner: PersonOwner, order: Owned): boolean {
  const { leftCompanyIds: left = [] } = owner;
  return isOwnedBy('orders', owner, order) && !left.some((id) => order.companyId?.equals(id));
}

/** Returns whether an order is one's own, or of the company whose approver or owner one is. */
export function isOwnOrCompanys(
  actor: Pick<Actor, 'userId' | 'company' | 'leftCompanyIds'>,
  order: Owned,
): boolean {
  return isOwnOrder(ownerOf(actor), order) || isMemberOf(actor, order.companyId, 'read-company-orders');
}

/** The buyer, an approver of the company, an admin or a program (product §6.4). */
export function mayReadOrder(actor: Caller, order: Owned): boolean {
  return (!isProgram(actor) && isOwnOrCompanys(actor, order)) || may(actor, 'manage-orders');
}

export function mayListOrdersOf(actor: Actor, email: string): boolean {
  return actor.email === email || may(actor, 'manage-orders');
}
