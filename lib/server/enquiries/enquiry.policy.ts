import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';

/** Whether the actor may read everyone's messages and requests for quote, and mark them as answered. */
export function mayManageEnquiries(actor: Actor): boolean {
  return actor.role === 'admin';
}
