import 'server-only';
import type { Filter } from 'mongodb';
import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/audit';
import { findEntries, findNewestOf } from './audit-log.repository';
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
