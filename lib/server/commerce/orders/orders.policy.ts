import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
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

/** The buyer or an admin (product §6.4). */
export function mayReadOrder(actor: Actor, order: Owned): boolean {
  return isOwnOrder(ownerOf(actor), order) || may(actor, 'manage-orders');
}

export function mayListOrdersOf(actor: Actor, email: string): boolean {
  return actor.email === email || may(actor, 'manage-orders');
}
