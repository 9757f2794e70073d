import 'server-only';
import type { ClientSession, Filter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  AuditEntryDocument,
  AuditHeadDocument,
  IsolatedAuditDocument,
  PendingAuditDocument,
} from '@/lib/server/platform/db/documents/audit';

const HEAD = 'audit';

/** Inserts an event that waits for the chain, as a document of its own that no other writer touches. */
export async function insertPending(event: PendingAuditDocument, session?: ClientSession): Promise<void> {
  await (await collection('audit_pending')).insertOne(event, { session });
}

/** Inserts several such events. */
export async function insertManyPending(
  events: readonly PendingAuditDocument[],
  session?: ClientSession,
): Promise<void> {
  await (await collection('audit_pending')).insertMany(events, { session });
}

/** Returns events recorded under these keys that are not in the chain yet, oldest first. */
export async function findPending(
  keyIds: readonly string[],
  limit: number,
  session?: ClientSession,
): Promise<PendingAuditDocument[]> {
  const pending = await collection('audit_pending');
  return pending.find({ keyId: { $in: [...keyIds] } }, { session, sort: { _id: 1 }, limit }).toArray();
}

/** Returns how many events are not in the chain yet. */
export async function countPending(): Promise<number> {
  return (await collection('audit_pending')).countDocuments();
}

/** Returns how many events wait that were recorded under none of these keys, and the id of one. */
export async function findForeignPending(
  keyIds: readonly string[],
): Promise<{ count: number; example: PendingAuditDocument | null }> {
  const pending = await collection('audit_pending');
  const foreign: Filter<PendingAuditDocument> = { keyId: { $nin: [...keyIds] } };
  const example = await pending.findOne(foreign);
  return { count: example ? await pending.countDocuments(foreign) : 0, example };
}

/** Returns which of these events are in the chain already. */
export async function findChained(
  eventIds: readonly string[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const log = await collection('audit_log');
  const found = log.find({ eventId: { $in: [...eventIds] } }, { session, projection: { eventId: 1 } });
  return new Set((await found.toArray()).map(({ eventId }) => eventId));
}

/** Moves events out of the way of those that wait, within the caller's transaction. */
export async function isolatePending(
  events: readonly IsolatedAuditDocument[],
  session: ClientSession,
): Promise<void> {
  const isolated = await collection('audit_isolated');
  // Someone may insert the same event again: the newest is kept.
  for (const { _id, ...event } of events)
    await isolated.replaceOne({ _id }, event, { upsert: true, session });
  const ids = events.map(({ _id }) => _id);
  await (await collection('audit_pending')).deleteMany({ _id: { $in: ids } }, { session });
}

/** Returns how many events were isolated, and the newest. */
export async function findIsolated(): Promise<{ count: number; newest: IsolatedAuditDocument | null }> {
  const isolated = await collection('audit_isolated');
  const newest = await isolated.findOne({}, { sort: { isolatedAt: -1 } });
  return { count: newest ? await isolated.countDocuments() : 0, newest };
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
