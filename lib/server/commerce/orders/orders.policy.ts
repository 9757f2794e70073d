import 'server-only';
import { type Actor, type Caller, isProgram } from '@/lib/server/identity/actor';
import { isOwnedBy, type Owner, ownerOf } from '@/lib/server/identity/owner';
import { may } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

type Owned = Pick<OrderDocument, 'buyerId'>;

export function ownerOfOrder({ buyerId }: Owned): Owner {
  return ownerOf({ userId: buyerId });
}

export function isOwnOrder(owner: Owner, order: Owned): boolean {
  return isOwnedBy('orders', owner, order);
}

/** The buyer, an admin or a program (product §6.4). */
export function mayReadOrder(actor: Caller, order: Owned): boolean {
  const isOwn = !isProgram(actor) && isOwnOrder(ownerOf(actor), order);
  return isOwn || may(actor, 'manage-orders');
}

export function mayListOrdersOf(actor: Actor, email: string): boolean {
  return actor.email === email || may(actor, 'manage-orders');
}
