import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { emailsOf } from '@/lib/server/identity/users/identity';
import { readNewestNumber } from '@/lib/server/platform/audit-log/read-audit-log';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { Endpoint, NewEndpoint } from '@/lib/shared/integrations/endpoint.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { countUnsent, endDeliveries, lastDeliveredAt } from './deliveries.repository';
import { recordEndpointEvent } from './endpoint-events';
import {
  countDisabled,
  findEndpoint,
  findEndpoints,
  insertEndpoint,
  removeEndpoint,
  updateEndpoint,
} from './endpoints.repository';
import { requireReachable } from './require-reachable';
import { newSecret } from './sign-webhook';

const ENDPOINTS_MAX = 10;
const HOUR_MS = 3_600_000;
const OVERLAP_HOURS = 24;

/** Also where a session is given: what a call changes or sends is decided for one call after the other. */
export async function requireEndpoint(
  id: ObjectId,
  session?: ClientSession,
): Promise<WebhookEndpointDocument> {
  if (session) await takeGuard(`webhook-endpoint ${id.toHexString()}`, session);
  const endpoint = await findEndpoint(id, session);
  if (!endpoint) throw new AppError('not-found');
  return endpoint;
}

/** It gets events from now on. Throws `forbidden`, `validation-failed` for its address, `conflict` where there are 10. */
export async function createEndpoint(
  actor: Actor,
  { name, url, types }: NewEndpoint,
  now: Date = new Date(),
): Promise<{ insertedId: string; secret: string }> {
  requirePermission(actor, 'manage-webhooks');
  await requireReachable(url);
  const _id = new ObjectId();
  const { secret, sealed } = newSecret(_id);
  const upTo = await readNewestNumber();
  await inTransaction(async (session) => {
    await takeGuard('webhook-endpoints', session);
    if ((await findEndpoints(session)).length >= ENDPOINTS_MAX)
      throw new AppError('conflict', {
        reason: { code: 'endpoints-too-many', params: { count: ENDPOINTS_MAX } },
      });
    const endpoint: WebhookEndpointDocument = {
      ...{ _id, name, url: new URL(url).href, sealedSecret: sealed, state: 'enabled', upTo },
      types: types as WebhookEndpointDocument['types'],
      ...{ createdAt: now, createdBy: actor.userId },
    };
    await insertEndpoint(endpoint, session);
    await recordEndpointEvent('webhook.added', { actor, endpoint }, session);
  });
  return { insertedId: _id.toHexString(), secret };
}

async function serializeEndpoint(
  endpoint: WebhookEndpointDocument,
  emails: ReadonlyMap<string, string>,
): Promise<Endpoint> {
  const { _id, name, url, types, state, why, failingSince, createdAt, createdBy } = endpoint;
  const [waiting, deliveredAt] = await Promise.all([countUnsent(_id), lastDeliveredAt(_id)]);
  return {
    ...{ _id: _id.toHexString(), name, url, types, state, waiting },
    ...(why ? { why } : {}),
    ...(failingSince ? { failingSince: failingSince.toISOString() } : {}),
    ...(deliveredAt ? { lastDeliveredAt: deliveredAt.toISOString() } : {}),
    createdAt: createdAt.toISOString(),
    createdBy: emails.get(createdBy.toHexString()) ?? null,
  };
}

async function serialized(found: readonly WebhookEndpointDocument[]): Promise<Endpoint[]> {
  const emails = await emailsOf([...new Set(found.map(({ createdBy }) => createdBy.toHexString()))]);
  return Promise.all(found.map((endpoint) => serializeEndpoint(endpoint, emails)));
}

export async function listEndpoints(actor: Actor): Promise<{ endpoints: Endpoint[]; total: number }> {
  requirePermission(actor, 'manage-webhooks');
  const endpoints = await serialized(await findEndpoints());
  return { endpoints, total: endpoints.length };
}

/** What waits for an admin. */
export async function countDisabledEndpoints(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-webhooks');
  return countDisabled();
}

/** Throws `forbidden`, `not-found`. */
export async function getEndpoint(actor: Actor, id: string): Promise<Endpoint> {
  requirePermission(actor, 'manage-webhooks');
  const [endpoint] = await serialized([await requireEndpoint(parseObjectId(id))]);
  return endpoint as Endpoint;
}

export async function deleteEndpoint(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-webhooks');
  const endpointId = parseObjectId(id);
  await inTransaction(async (session) => {
    await requireEndpoint(endpointId, session);
    const endpoint = await removeEndpoint(endpointId, session);
    if (!endpoint) throw new AppError('not-found');
    await endDeliveries(endpointId, 'deleted', { now, session });
    await recordEndpointEvent('webhook.removed', { actor, endpoint }, session);
  });
  return { deletedCount: 1 };
}

/** Returns the new secret this once. Throws `forbidden`, `not-found`, and `conflict` while an earlier one still signs. */
export async function rotateSecret(
  actor: Actor,
  id: string,
  hours: number = OVERLAP_HOURS,
  now: Date = new Date(),
): Promise<{ secret: string; previousUntil?: string }> {
  requirePermission(actor, 'manage-webhooks');
  const endpointId = parseObjectId(id);
  const { secret, sealed } = newSecret(endpointId);
  const previousUntil = hours > 0 ? new Date(now.getTime() + hours * HOUR_MS) : undefined;
  await inTransaction(async (session) => {
    const { sealedSecret, ...before } = await requireEndpoint(endpointId, session);
    if (before.previousUntil && now < before.previousUntil)
      throw new AppError('conflict', { reason: { code: 'secret-overlap' } });
    const change = previousUntil
      ? { $set: { sealedSecret: sealed, sealedPrevious: sealedSecret, previousUntil } }
      : {
          $set: { sealedSecret: sealed },
          $unset: { sealedPrevious: '' as const, previousUntil: '' as const },
        };
    const endpoint = await updateEndpoint(endpointId, change, session);
    if (!endpoint) throw new AppError('not-found');
    const facts = { actor, endpoint, before: {}, after: { rotated: true, previousUntil } };
    await recordEndpointEvent('webhook.edited', facts, session);
  });
  return { secret, ...(previousUntil ? { previousUntil: previousUntil.toISOString() } : {}) };
}
