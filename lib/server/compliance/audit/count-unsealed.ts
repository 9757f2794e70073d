import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { readUnsealed, type Unsealed } from '@/lib/server/platform/audit-log/seal-audit-log';

export async function countUnsealed(actor: Actor): Promise<Unsealed> {
  requirePermission(actor, 'read-audit-log');
  return readUnsealed();
}
