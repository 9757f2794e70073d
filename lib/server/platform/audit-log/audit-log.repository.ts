import 'server-only';
import type { ClientSession, Filter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  AuditEntryDocument,
  AuditHeadDocument,
  PendingAuditDocument,
} from '@/lib/server/platform/db/documents/audit';

const HEAD = 'audit';

/** Puts an event before the chain: a document of its own, which no other writer touches. */
export async function insertPending(event: PendingAuditDocument, session?: ClientSession): Promise<void> {
  await (await collection('audit_pending')).insertOne(event, { session });
}

/** Events that are not in the chain yet, oldest first. */
export async function findPending(limit: number, session?: ClientSession): Promise<PendingAuditDocument[]> {
  return (await collection('audit_pending')).find({}, { session, sort: { _id: 1 }, limit }).toArray();
}

/** Where the chain ends; null before its first entry. */
export async function findHead(session?: ClientSession): Promise<AuditHeadDocument | null> {
  return (await collection('audit_head')).findOne({ _id: HEAD }, { session });
}

/**
 * Appends entries to the chain in place of their pending events, and moves its head, within the caller's transaction.
 * Two that append at once collide at the head (and at the entries' numbers): one of them begins anew.
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

/** Every entry from number `from` on, in the order of the chain, as a stream. */
export async function* streamEntries(from: number): AsyncGenerator<AuditEntryDocument> {
  const log = await collection('audit_log');
  yield* log.find({ _id: { $gte: from } }, { sort: { _id: 1 }, batchSize: 500 });
}

/** One page of entries, newest first, and how many fit in all. */
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

/** The newest entry of an action, or null. */
export async function findNewestOf(action: string): Promise<AuditEntryDocument | null> {
  return (await collection('audit_log')).findOne({ action }, { sort: { _id: -1 } });
}
