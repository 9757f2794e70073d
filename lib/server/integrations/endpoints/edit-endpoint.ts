import type { ClientSession, ObjectId, UpdateFilter } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { readNewestNumber } from '@/lib/server/platform/audit-log/read-audit-log';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { kickOutbox } from '@/lib/server/platform/outbox/senders';
import type { EditEndpoint, Endpoint } from '@/lib/shared/integrations/endpoint.schema';
import type { EndpointReason } from '@/lib/shared/integrations/endpoint-states';
import { AppError } from '@/lib/shared/messages/errors';
import { endDeliveries, holdDeliveries, releaseDeliveries } from './deliveries.repository';
import { auditedEndpoint, recordEndpointEvent } from './endpoint-events';
import { updateEndpoint } from './endpoints.repository';
import { getEndpoint, requireEndpoint } from './manage-endpoints';
import { requireReachable } from './require-reachable';

const wakeDispatcher = () => kickOutbox('webhook');

/** Holds what waits for an endpoint. Returns false, changing nothing, where it is disabled already or gone. */
export async function disableEndpoint(
  id: ObjectId,
  { why, actor, now }: { why: EndpointReason; actor: AuditActor; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const { state } = await requireEndpoint(id, session);
  if (state === 'disabled') return false;
  const endpoint = await updateEndpoint(id, { $set: { state: 'disabled', why, disabledAt: now } }, session);
  if (!endpoint) return false;
  await holdDeliveries(id, session);
  await recordEndpointEvent('webhook.disabled', { actor, endpoint }, session);
  return true;
}

type Enabling = { actor: Actor; from: NonNullable<EditEndpoint['from']>; newest: number; now: Date };

async function enableEndpoint(
  id: ObjectId,
  { actor, from, newest, now }: Enabling,
  session: ClientSession,
): Promise<void> {
  const endpoint = await updateEndpoint(
    id,
    {
      $set: { state: 'enabled', ...(from === 'now' ? { upTo: newest } : {}) },
      $unset: { why: '', disabledAt: '', failingSince: '', warnedAt: '' },
    },
    session,
  );
  if (!endpoint) throw new AppError('not-found');
  if (from === 'now') await endDeliveries(id, 'skipped', { now, session });
  else await releaseDeliveries(id, now, session);
  const facts = { before: { state: 'disabled' }, after: { state: 'enabled', from } };
  await recordEndpointEvent('webhook.edited', { actor, endpoint, ...facts }, session);
  afterCommit(session, wakeDispatcher);
}

async function changeFields(
  actor: Actor,
  before: WebhookEndpointDocument,
  { name, url, types }: EditEndpoint,
  session: ClientSession,
): Promise<void> {
  const set: UpdateFilter<WebhookEndpointDocument>['$set'] = {
    ...(name !== undefined && name !== before.name ? { name } : {}),
    ...(url !== undefined && url !== before.url ? { url } : {}),
    ...(types !== undefined && types.join() !== before.types.join()
      ? { types: types as WebhookEndpointDocument['types'] }
      : {}),
  };
  if (Object.keys(set).length === 0) return;
  const endpoint = await updateEndpoint(before._id, { $set: set }, session);
  if (!endpoint) throw new AppError('not-found');
  const facts = { before: auditedEndpoint(before), after: auditedEndpoint(endpoint) };
  await recordEndpointEvent('webhook.edited', { actor, endpoint, ...facts }, session);
}

/**
 * Deliveries that wait go to a new address; other types count from now on. Throws `forbidden`, `not-found`,
 * `validation-failed` for its address.
 */
export async function editEndpoint(
  actor: Actor,
  id: string,
  edit: EditEndpoint,
  now: Date = new Date(),
): Promise<Endpoint> {
  requirePermission(actor, 'manage-webhooks');
  const endpointId = parseObjectId(id);
  await requireEndpoint(endpointId);
  if (edit.url !== undefined) await requireReachable(edit.url);
  const url = edit.url === undefined ? {} : { url: new URL(edit.url).href };
  const newest = edit.from === 'now' ? await readNewestNumber() : 0;
  await inTransaction(async (session) => {
    const before = await requireEndpoint(endpointId, session);
    await changeFields(actor, before, { ...edit, ...url }, session);
    if (edit.state === 'disabled') await disableEndpoint(endpointId, { why: 'admin', actor, now }, session);
    if (edit.state === 'enabled' && before.state === 'disabled')
      await enableEndpoint(endpointId, { actor, from: edit.from ?? 'stopped', newest, now }, session);
  });
  return getEndpoint(actor, id);
}
