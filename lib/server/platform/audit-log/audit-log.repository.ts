import type { ClientSession, Filter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  AuditEntryDocument,
  AuditHeadDocument,
  IsolatedAuditDocument,
  PendingAuditDocument,
} from '@/lib/server/platform/db/documents/compliance';

const HEAD = 'audit';

export async function insertPending(event: PendingAuditDocument, session?: ClientSession): Promise<void> {
  await (await collection('audit_pending')).insertOne(event, { session });
}

export async function insertManyPending(
  events: readonly PendingAuditDocument[],
  session?: ClientSession,
): Promise<void> {
  await (await collection('audit_pending')).insertMany(events, { session });
}

export async function findPending(
  keyIds: readonly string[],
  limit: number,
  session?: ClientSession,
): Promise<PendingAuditDocument[]> {
  const pending = await collection('audit_pending');
  return pending.find({ keyId: { $in: [...keyIds] } }, { session, sort: { _id: 1 }, limit }).toArray();
}

export async function countPending(): Promise<number> {
  return (await collection('audit_pending')).countDocuments();
}

/** How many were recorded under none of these keys, and the id of one. */
export async function findForeignPending(
  keyIds: readonly string[],
): Promise<{ count: number; example: PendingAuditDocument | null }> {
  const pending = await collection('audit_pending');
  const foreign: Filter<PendingAuditDocument> = { keyId: { $nin: [...keyIds] } };
  const example = await pending.findOne(foreign);
  return { count: example ? await pending.countDocuments(foreign) : 0, example };
}

export async function findChained(
  eventIds: readonly string[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const log = await collection('audit_log');
  const found = log.find({ eventId: { $in: [...eventIds] } }, { session, projection: { eventId: 1 } });
  return new Set((await found.toArray()).map(({ eventId }) => eventId));
}

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

export async function findIsolated(): Promise<{ count: number; newest: IsolatedAuditDocument | null }> {
  const isolated = await collection('audit_isolated');
  const newest = await isolated.findOne({}, { sort: { isolatedAt: -1 } });
  return { count: newest ? await isolated.countDocuments() : 0, newest };
}

export async function findHead(session?: ClientSession): Promise<AuditHeadDocument | null> {
  return (await collection('audit_head')).findOne({ _id: HEAD }, { session });
}

/** Two concurrent appends conflict at the head (and at the numbers of the entries): one of them is retried. */
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

export async function* streamEntries(from: number): AsyncGenerator<AuditEntryDocument> {
  const log = await collection('audit_log');
  yield* log.find({ _id: { $gte: from } }, { sort: { _id: 1 }, batchSize: 500 });
}

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

/** Entries of some actions behind a number, oldest first. */
export async function findEntriesAfter(
  number: number,
  actions: readonly string[],
  limit: number,
  session?: ClientSession,
): Promise<AuditEntryDocument[]> {
  const log = await collection('audit_log');
  const filter = { _id: { $gt: number }, action: { $in: [...actions] } };
  return log.find(filter, { sort: { _id: 1 }, limit, session }).toArray();
}

/** The number of the first entry, in order of number, that the filter selects. */
export async function findFirstNumber(filter: Filter<AuditEntryDocument>): Promise<number | null> {
  const log = await collection('audit_log');
  return (await log.findOne(filter, { sort: { _id: 1 }, projection: { _id: 1 } }))?._id ?? null;
}

export async function findNewestOf(action: string): Promise<AuditEntryDocument | null> {
  return (await collection('audit_log')).findOne({ action }, { sort: { _id: -1 } });
}

export async function findSince(
  action: string,
  since: Date,
): Promise<Pick<AuditEntryDocument, 'subject' | 'at'>[]> {
  const log = await collection('audit_log');
  const found = log.find(
    { action, at: { $gte: since } },
    { sort: { _id: 1 }, projection: { subject: 1, at: 1 } },
  );
  return found.toArray();
}
