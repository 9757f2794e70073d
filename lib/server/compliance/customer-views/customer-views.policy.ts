import type { Actor } from '@/lib/server/identity/actor';

export function isViewable(account: Pick<Actor, 'role'>): boolean {
  return account.role === 'customer';
}
