import type { ClientSession, ObjectId } from 'mongodb';
import { readHeadNumber, readSealedAfter } from '@/lib/server/platform/audit-log/read-audit-log';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { kickOutbox } from '@/lib/server/platform/outbox/senders';
import { EVENT_TYPES, type EventType } from '@/lib/shared/integrations/public-events';
import { eventOf } from '../feed/event-of';
import { bodyOf } from './deliveries';
import { insertDeliveries } from './deliveries.repository';
import { findEnabledIds, findEndpoint, updateEndpoint } from './endpoints.repository';

const BATCH = 200;

const wakeDispatcher = () => kickOutbox('webhook');

function typesOf({ types }: WebhookEndpointDocument): readonly EventType[] {
  return types[0] === '*' ? EVENT_TYPES : (types as EventType[]);
}

/** Puts the next events of an endpoint into the outbox and moves its position. Returns whether there may be more. */
async function queueNext(id: ObjectId, now: Date, session: ClientSession): Promise<boolean> {
  const endpoint = await findEndpoint(id, session);
  if (endpoint?.state !== 'enabled') return false;
  const head = await readHeadNumber(session);
  if (head <= endpoint.upTo) return false;
  const entries = await readSealedAfter(endpoint.upTo, typesOf(endpoint), BATCH, session);
  const isMore = entries.length === BATCH;
  const events = entries.flatMap((entry) => eventOf(entry) ?? []);
  const deliveries = events.map((event) => ({
    ...{ endpointId: id, eventId: event.id, type: event.type, body: bodyOf(event) },
  }));
  await insertDeliveries(deliveries, now, session);
  await updateEndpoint(id, { $set: { upTo: isMore ? (entries.at(-1)?._id ?? head) : head } }, session);
  if (deliveries.length > 0) afterCommit(session, wakeDispatcher);
  return isMore;
}

/** One document an event and endpoint: position and documents change together. */
export async function queueEvents(now: Date, signal?: AbortSignal): Promise<void> {
  for (const id of await findEnabledIds())
    while (!signal?.aborted && (await inTransaction((session) => queueNext(id, now, session))));
}

const EVERY_MS = 1_000;
const LEASE_MS = 60_000;

export function startQueueJob(): RunningJob {
  return startJob({
    name: 'queue-webhooks',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: (signal) => queueEvents(new Date(), signal),
  });
}
