import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { may } from '@/lib/server/identity/permissions';

type Viewed = { role: Actor['role'] };

/** Whether the actor may see an account's pages as its owner does: admins those of customers, never those of admins. */
export function mayView(actor: Actor, account: Viewed): boolean {
  return may(actor, 'view-as-customer') && account.role === 'customer';
}
