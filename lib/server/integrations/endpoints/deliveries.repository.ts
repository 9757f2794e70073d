import { type ClientSession, type Filter, ObjectId } from 'mongodb';
import type { DeliveryAttempt, OutboxWebhook } from '@/lib/server/platform/db/documents/integrations';
import { leased, outboxOf } from '@/lib/server/platform/outbox/outbox-of';
import type { DeliveryState } from '@/lib/shared/integrations/endpoint-states';

/** An event is given up with the last of so many failed attempts. */
export const ATTEMPTS_MAX = 10;
const LOGGED_MAX = 20;

const of = (endpointId: ObjectId) => ({ kind: 'webhook', endpointId }) as const;

type NewDelivery = Pick<OutboxWebhook, 'endpointId' | 'eventId' | 'type' | 'body'>;

export async function insertDeliveries(
  deliveries: readonly NewDelivery[],
  now: Date,
  session: ClientSession,
): Promise<void> {
  if (deliveries.length === 0) return;
  const documents = deliveries.map(
    (delivery): OutboxWebhook => ({
      _id: new ObjectId(),
      kind: 'webhook',
      key: `webhook:${delivery.endpointId.toHexString()}:${delivery.eventId}`,
      ...delivery,
      state: 'waiting',
      attempts: 0,
      left: ATTEMPTS_MAX,
      nextAttemptAt: now,
      log: [],
      createdAt: now,
    }),
  );
  await (await outboxOf('webhook')).insertMany(documents, { session });
}

export async function hasDue(endpointId: ObjectId, now: Date): Promise<boolean> {
  const outbox = await outboxOf('webhook');
  const due = { ...of(endpointId), state: 'waiting' as const, nextAttemptAt: { $lte: now } };
  return (await outbox.findOne(due, { projection: { _id: 1 } })) !== null;
}

const logged = (attempt: DeliveryAttempt) => ({ log: { $each: [attempt], $slice: -LOGGED_MAX } });

/** Also where it is held since: the receiver has it. */
export async function markDelivered(delivery: OutboxWebhook, attempt: DeliveryAttempt): Promise<void> {
  await (await outboxOf('webhook')).updateOne(
    { ...leased(delivery), state: { $in: ['waiting', 'held'] } },
    { $set: { state: 'delivered', sentAt: attempt.at }, $push: logged(attempt), $unset: { failedAt: '' } },
  );
}

/** Adds an attempt that does not count: its endpoint was disabled meanwhile, or is about to be. */
export async function logAttempt(delivery: OutboxWebhook, attempt: DeliveryAttempt): Promise<void> {
  const { _id, attempts } = delivery;
  await (await outboxOf('webhook')).updateOne({ _id, attempts }, { $push: logged(attempt) });
}

/** Null gives it up. Returns whether it was still waiting. */
export async function markFailedAttempt(
  delivery: OutboxWebhook,
  attempt: DeliveryAttempt,
  { nextAttemptAt, at }: { nextAttemptAt: Date | null; at: Date },
): Promise<boolean> {
  const change = nextAttemptAt ? { nextAttemptAt } : { state: 'failed' as const, failedAt: at };
  const { matchedCount } = await (await outboxOf('webhook')).updateOne(leased(delivery), {
    $set: change,
    $inc: { left: -1 },
    $push: logged(attempt),
  });
  return matchedCount === 1;
}

export async function holdDeliveries(endpointId: ObjectId, session: ClientSession): Promise<void> {
  await (await outboxOf('webhook')).updateMany(
    { ...of(endpointId), state: 'waiting' },
    { $set: { state: 'held' } },
    { session },
  );
}

export async function releaseDeliveries(
  endpointId: ObjectId,
  now: Date,
  session: ClientSession,
): Promise<void> {
  await (await outboxOf('webhook')).updateMany(
    { ...of(endpointId), state: 'held' },
    { $set: { state: 'waiting', nextAttemptAt: now } },
    { session },
  );
}

/** Those that wait or are held are not sent any more, for this reason. */
export async function endDeliveries(
  endpointId: ObjectId,
  error: 'skipped' | 'deleted',
  { now, session }: { now: Date; session: ClientSession },
): Promise<void> {
  await (await outboxOf('webhook')).updateMany(
    { ...of(endpointId), state: { $in: ['waiting', 'held'] } },
    { $set: { state: 'failed', failedAt: now }, $push: logged({ at: now, error, ms: 0 }) },
    { session },
  );
}

/** With all its attempts anew. Returns false where there is none. */
export async function sendAgain(
  endpointId: ObjectId,
  eventId: string,
  { now, session }: { now: Date; session: ClientSession },
): Promise<boolean> {
  const { matchedCount } = await (await outboxOf('webhook')).updateOne(
    { ...of(endpointId), eventId },
    {
      $set: { state: 'waiting', left: ATTEMPTS_MAX, nextAttemptAt: now },
      $unset: { sentAt: '', failedAt: '' },
    },
    { session },
  );
  return matchedCount === 1;
}

export async function findDeliveries(
  endpointId: ObjectId,
  state: DeliveryState | undefined,
  page: { skip: number; limit: number },
): Promise<{ found: OutboxWebhook[]; total: number }> {
  const outbox = await outboxOf('webhook');
  const filter: Filter<OutboxWebhook> = { ...of(endpointId), ...(state ? { state } : {}) };
  const [found, total] = await Promise.all([
    outbox.find(filter, { sort: { createdAt: -1, _id: -1 }, ...page }).toArray(),
    outbox.countDocuments(filter),
  ]);
  return { found, total };
}

export async function countUnsent(endpointId: ObjectId): Promise<number> {
  return (await outboxOf('webhook')).countDocuments({
    ...of(endpointId),
    state: { $in: ['waiting', 'held'] },
  });
}

export async function lastDeliveredAt(endpointId: ObjectId): Promise<Date | undefined> {
  const outbox = await outboxOf('webhook');
  const delivered = { ...of(endpointId), state: 'delivered' as const };
  // Its lease was taken when it was sent, and is in the index.
  const last = await outbox.findOne(delivered, { sort: { nextAttemptAt: -1 }, projection: { sentAt: 1 } });
  return last?.sentAt;
}

export async function countDeliveries(): Promise<Record<'waiting' | 'held' | 'failed', number>> {
  const outbox = await outboxOf('webhook');
  const count = (state: DeliveryState) => outbox.countDocuments({ kind: 'webhook', state });
  const [waiting, held, failed] = await Promise.all([count('waiting'), count('held'), count('failed')]);
  return { waiting, held, failed };
}
