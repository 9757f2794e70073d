import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { readUnsealed, type Unsealed } from '@/lib/server/platform/audit-log/read-unsealed';

/** Returns how many recorded events the audit log lacks, and why; for admins. Throws `forbidden`. */
export async function countUnsealed(actor: Actor): Promise<Unsealed> {
  requirePermission(actor, 'read-audit-log');
  return readUnsealed();
}
