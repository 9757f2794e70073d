import type { Filter } from 'mongodb';
import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import { findEntries, findNewestOf, findSince } from './audit-log.repository';
import { sealAuditLog } from './seal-audit-log';

/** Newest first. Includes what was recorded up to now. */
export async function readAuditLog(
  filter: Filter<AuditEntryDocument>,
  page: { skip: number; limit: number },
): Promise<{ entries: AuditEntryDocument[]; total: number }> {
  await sealAuditLog();
  return findEntries(filter, page);
}

export async function readNewestEntry(action: string): Promise<AuditEntryDocument | null> {
  await sealAuditLog();
  return findNewestOf(action);
}

/** Returns what an action was done to since then, and when, the oldest first. */
export async function readSubjectsOf(action: AuditAction, since: Date): Promise<{ id: string; at: Date }[]> {
  await sealAuditLog();
  const entries = await findSince(action, since);
  return entries.flatMap(({ subject: { id }, at }) => (id === null ? [] : [{ id, at }]));
}
