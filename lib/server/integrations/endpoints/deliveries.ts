import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OutboxWebhook } from '@/lib/server/platform/db/documents/integrations';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { kickOutbox } from '@/lib/server/platform/outbox/senders';
import type { DeliveriesQuery, Delivery } from '@/lib/shared/integrations/endpoint.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findDeliveries, insertDeliveries, sendAgain } from './deliveries.repository';
import { requireEndpoint } from './manage-endpoints';

const DELIVERIES_LIMIT = 50;

const wakeDispatcher = () => kickOutbox('webhook');
const disabled = () => new AppError('conflict', { reason: { code: 'endpoint-disabled' } });

/** What receivers get. */
export function bodyOf(event: { type: string; timestamp: string; data: unknown }): string {
  const { type, timestamp, data } = event;
  return JSON.stringify({ type, timestamp, data });
}

function serializeDelivery(delivery: OutboxWebhook): Delivery {
  const { eventId: id, type, state, createdAt, log, nextAttemptAt } = delivery;
  return {
    ...{ id, type, state, at: createdAt.toISOString() },
    attempts: log.map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
    ...(state === 'waiting' ? { nextAttemptAt: nextAttemptAt.toISOString() } : {}),
  };
}

/** Newest first. Throws `forbidden`, `not-found`. */
export async function listDeliveries(
  actor: Actor,
  id: string,
  { state, page = 1, limit = DELIVERIES_LIMIT }: DeliveriesQuery,
): Promise<{ deliveries: Delivery[]; total: number }> {
  requirePermission(actor, 'manage-webhooks');
  const { _id } = await requireEndpoint(parseObjectId(id));
  const { found, total } = await findDeliveries(_id, state, { skip: (page - 1) * limit, limit });
  return { deliveries: found.map(serializeDelivery), total };
}

/** Sends an event that is not in the feed. Throws `forbidden`, `not-found`, `conflict` for a disabled endpoint. */
export async function sendTest(actor: Actor, id: string, now: Date = new Date()): Promise<{ id: string }> {
  requirePermission(actor, 'manage-webhooks');
  const endpointId = parseObjectId(id);
  const eventId = new ObjectId().toHexString();
  await inTransaction(async (session) => {
    if ((await requireEndpoint(endpointId, session)).state === 'disabled') throw disabled();
    const type = 'webhook.test';
    const body = bodyOf({ type, timestamp: now.toISOString(), data: {} });
    await insertDeliveries([{ endpointId, eventId, type, body }], now, session);
    afterCommit(session, wakeDispatcher);
  });
  return { id: eventId };
}

/** Throws `forbidden`, `not-found`, `conflict` for a disabled endpoint. */
export async function resendDelivery(
  actor: Actor,
  id: string,
  eventId: string,
  now: Date = new Date(),
): Promise<{ state: 'waiting' }> {
  requirePermission(actor, 'manage-webhooks');
  const endpointId = parseObjectId(id);
  return inTransaction(async (session) => {
    const { state } = await requireEndpoint(endpointId, session);
    if (state === 'disabled') throw disabled();
    if (!(await sendAgain(endpointId, eventId, { now, session }))) throw new AppError('not-found');
    afterCommit(session, wakeDispatcher);
    return { state: 'waiting' };
  });
}
