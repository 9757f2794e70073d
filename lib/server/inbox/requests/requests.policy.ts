import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may read everyone's requests, and mark them as answered. */
export function mayManageRequests(actor: Actor): boolean {
  return actor.role === 'admin';
}
