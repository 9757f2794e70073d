import type { ClientSession, Filter } from 'mongodb';
import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import {
  findEntries,
  findEntriesAfter,
  findFirstNumber,
  findHead,
  findNewestOf,
  findSince,
} from './audit-log.repository';
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

/** Entries of some actions behind a number, oldest first. Includes what was recorded up to now. */
export async function readEntriesAfter(
  number: number,
  actions: readonly AuditAction[],
  limit: number,
): Promise<AuditEntryDocument[]> {
  await sealAuditLog();
  return findEntriesAfter(number, actions, limit);
}

export async function readNumberOf(eventId: string, actions: readonly AuditAction[]): Promise<number | null> {
  return findFirstNumber({ eventId, action: { $in: [...actions] } });
}

/** The lowest number of what happened at this moment or later: entries are not in the order in which they happened. */
export async function readNumberSince(since: Date, actions: readonly AuditAction[]): Promise<number | null> {
  await sealAuditLog();
  return findFirstNumber({ at: { $gte: since }, action: { $in: [...actions] } });
}

/** The number of the newest entry there is. */
export async function readHeadNumber(session?: ClientSession): Promise<number> {
  return (await findHead(session))?.seq ?? 0;
}

/** The same, after sealing what was recorded up to now. */
export async function readNewestNumber(): Promise<number> {
  await sealAuditLog();
  return readHeadNumber();
}

/** Of what is sealed, as the transaction sees it. */
export async function readSealedAfter(
  number: number,
  actions: readonly AuditAction[],
  limit: number,
  session: ClientSession,
): Promise<AuditEntryDocument[]> {
  return findEntriesAfter(number, actions, limit, session);
}
