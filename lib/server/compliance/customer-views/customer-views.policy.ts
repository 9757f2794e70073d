import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether admins may see the account's pages as its owner does: those of customers, never those of admins. */
export function isViewable(account: Pick<Actor, 'role'>): boolean {
  return account.role === 'customer';
}
