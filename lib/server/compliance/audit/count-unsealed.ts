import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { readUnsealed, type Unsealed } from '@/lib/server/platform/audit-log/read-unsealed';
import { AppError } from '@/lib/shared/errors';
import { mayReadAuditLog } from './audit.policy';

/** Returns how many recorded events the audit log lacks, and why; for admins. Throws `forbidden`. */
export async function countUnsealed(actor: Actor): Promise<Unsealed> {
  if (!mayReadAuditLog(actor)) throw new AppError('forbidden');
  return readUnsealed();
}
