import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';

/** Whether the actor may read the audit log. */
export function mayReadAuditLog(actor: Actor): boolean {
  return actor.role === 'admin';
}
