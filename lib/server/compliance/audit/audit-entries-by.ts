import 'server-only';
import type { ObjectId } from 'mongodb';
import { readAuditLog } from '@/lib/server/platform/audit-log/read-audit-log';

const MOST = 10_000;

/** Only for its owner. */
export async function auditEntriesBy(
  userId: ObjectId,
): Promise<{ at: Date; action: string; address: string | null }[]> {
  const page = { skip: 0, limit: MOST };
  const { entries } = await readAuditLog({ 'actor.id': userId.toHexString() }, page);
  return entries.map(({ at, action, address }) => ({ at, action, address }));
}
