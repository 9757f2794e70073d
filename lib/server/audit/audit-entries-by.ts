import 'server-only';
import type { ObjectId } from 'mongodb';
import { findEntries } from './audit-log.repository';
import { sealAuditLog } from './seal-audit-log';

const MOST = 10_000;

/** What one account did, newest first: when, what, and from which address. For its owner alone. */
export async function auditEntriesBy(
  userId: ObjectId,
): Promise<{ at: Date; action: string; address: string | null }[]> {
  await sealAuditLog();
  const page = { skip: 0, limit: MOST };
  const { entries } = await findEntries({ 'actor.id': userId.toHexString() }, page);
  return entries.map(({ at, action, address }) => ({ at, action, address }));
}
