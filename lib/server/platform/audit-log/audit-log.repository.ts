import 'server-only';
import type { ClientSession, Filter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  AuditEntryDocument,
  AuditHeadDocument,
  PendingAuditDocument,
} from '@/lib/server/platform/db/documents/audit';

const HEAD = 'audit';

/** Inserts an event that waits for the chain, as a document of its own that no other writer touches. */
export async function insertPending(event: PendingAuditDocument, session?: ClientSession): Promise<void> {
  await (await collection('audit_pending')).insertOne(event, { session });
}

/** Returns events that are not in the chain yet, oldest first. */
export async function findPending(limit: number, session?: ClientSession): Promise<PendingAuditDocument[]> {
  return (await collection('audit_pending')).find({}, { session, sort: { _id: 1 }, limit }).toArray();
}

/** Returns the end of the chain; null before its first entry. */
export async function findHead(session?: ClientSession): Promise<AuditHeadDocument | null> {
  return (await collection('audit_head')).findOne({ _id: HEAD }, { session });
}

/**
 * Appends entries to the chain in place of their pending events, and moves its head, within the caller's transaction.
 * Two concurrent appends conflict at the head (and at the entries' numbers): one of them is retried.
 */
export async function appendEntries(
  entries: readonly AuditEntryDocument[],
  pendingIds: readonly PendingAuditDocument['_id'][],
  head: Omit<AuditHeadDocument, '_id'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('audit_head')).updateOne({ _id: HEAD }, { $set: head }, { upsert: true, session });
  await (await collection('audit_log')).insertMany([...entries], { session });
  await (await collection('audit_pending')).deleteMany({ _id: { $in: [...pendingIds] } }, { session });
}

/** Streams every entry from number `from` on, in the order of the chain. */
export async function* streamEntries(from: number): AsyncGenerator<AuditEntryDocument> {
  const log = await collection('audit_log');
  yield* log.find({ _id: { $gte: from } }, { sort: { _id: 1 }, batchSize: 500 });
}

/** Returns one page of entries, newest first, and how many match in all. */
export async function findEntries(
  filter: Filter<AuditEntryDocument>,
  page: { skip: number; limit: number },
): Promise<{ entries: AuditEntryDocument[]; total: number }> {
  const log = await collection('audit_log');
  const [entries, total] = await Promise.all([
    log.find(filter, { sort: { _id: -1 }, ...page }).toArray(),
    log.countDocuments(filter),
  ]);
  return { entries, total };
}

/** Returns the newest entry of an action, or null. */
export async function findNewestOf(action: string): Promise<AuditEntryDocument | null> {
  return (await collection('audit_log')).findOne({ action }, { sort: { _id: -1 } });
}
