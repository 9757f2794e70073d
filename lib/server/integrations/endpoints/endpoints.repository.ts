import type { ClientSession, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';

export async function insertEndpoint(
  endpoint: WebhookEndpointDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('webhook_endpoints')).insertOne(endpoint, { session });
}

/** Newest first. */
export async function findEndpoints(session?: ClientSession): Promise<WebhookEndpointDocument[]> {
  return (await collection('webhook_endpoints')).find({}, { sort: { _id: -1 }, session }).toArray();
}

export async function findEnabledIds(): Promise<ObjectId[]> {
  const endpoints = await collection('webhook_endpoints');
  const enabled = await endpoints.find({ state: 'enabled' }, { projection: { _id: 1 } }).toArray();
  return enabled.map(({ _id }) => _id);
}

export async function findEndpoint(
  id: ObjectId,
  session?: ClientSession,
): Promise<WebhookEndpointDocument | null> {
  return (await collection('webhook_endpoints')).findOne({ _id: id }, { session });
}

export async function countDisabled(): Promise<number> {
  return (await collection('webhook_endpoints')).countDocuments({ state: 'disabled' });
}

/** Returns it as it is afterwards; null where it is gone. */
export async function updateEndpoint(
  id: ObjectId,
  update: UpdateFilter<WebhookEndpointDocument>,
  session: ClientSession,
): Promise<WebhookEndpointDocument | null> {
  const endpoints = await collection('webhook_endpoints');
  return endpoints.findOneAndUpdate({ _id: id }, update, { session, returnDocument: 'after' });
}

export async function removeEndpoint(
  id: ObjectId,
  session: ClientSession,
): Promise<WebhookEndpointDocument | null> {
  return (await collection('webhook_endpoints')).findOneAndDelete({ _id: id }, { session });
}

/** Returns since when it has been failing: since then, unless it failed before; null where it is not enabled. */
export async function markFailing(id: ObjectId, at: Date): Promise<WebhookEndpointDocument | null> {
  const endpoints = await collection('webhook_endpoints');
  await endpoints.updateOne(
    { _id: id, state: 'enabled', failingSince: { $exists: false } },
    { $set: { failingSince: at } },
  );
  return endpoints.findOne({ _id: id, state: 'enabled' });
}

export async function markSucceeding(id: ObjectId): Promise<void> {
  await (await collection('webhook_endpoints')).updateOne(
    { _id: id, failingSince: { $exists: true } },
    { $unset: { failingSince: '', warnedAt: '' } },
  );
}
