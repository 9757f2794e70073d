import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';
import { eventCalls } from '@/lib/shared/integrations/events.contract';
import { unique } from '@/tests/support/store';
import { receiverUrl } from '@/tests/support/webhook-receiver';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

const OWN = 'Access ';
const newEndpoint = () => ({ name: unique(OWN), url: receiverUrl(), types: ['*'] });

/** Returns the ids of this table's endpoints: there are only so many in a shop. */
async function ownEndpoints({ admin }: World): Promise<string[]> {
  const { body } = await admin.call('GET', '/api/webhook-endpoint');
  return body.flatMap(({ _id, name }: { _id: string; name: string }) => (name.startsWith(OWN) ? [_id] : []));
}

export async function anEndpoint(world: World): Promise<string> {
  const [id] = await ownEndpoints(world);
  return id ?? (await world.admin.call('POST', '/api/webhook-endpoint', newEndpoint())).body.insertedId;
}

const ofEndpoint =
  (body?: unknown) =>
  async (_holder: unknown, world: World): Promise<AccessRequest> => ({
    path: { id: await anEndpoint(world) },
    ...(body === undefined ? {} : { body }),
  });

async function toAdd(_holder: unknown, world: World): Promise<AccessRequest> {
  for (const id of await ownEndpoints(world)) await world.admin.call('DELETE', `/api/webhook-endpoint/${id}`);
  return { body: newEndpoint() };
}

async function ofDelivery(_holder: unknown, world: World): Promise<AccessRequest> {
  const id = await anEndpoint(world);
  const { body } = await world.admin.call('POST', `/api/webhook-endpoint/${id}/test`);
  return { path: { id, delivery: body.id } };
}

/** Calls for other programs. */
export const INTEGRATION_ROWS: readonly Row[] = [
  callRow(eventCalls.listEvents, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(endpointCalls.listEndpoints),
  callRow(endpointCalls.createEndpoint, {}, { request: toAdd }),
  callRow(endpointCalls.editEndpoint, {}, { request: ofEndpoint({ state: 'enabled' }) }),
  callRow(endpointCalls.rotateSecret, {}, { request: ofEndpoint({ hours: 0 }) }),
  callRow(endpointCalls.sendTest, {}, { request: ofEndpoint() }),
  callRow(endpointCalls.listDeliveries, {}, { request: ofEndpoint() }),
  callRow(endpointCalls.resendDelivery, {}, { request: ofDelivery }),
  callRow(endpointCalls.deleteEndpoint, {}, { request: ofEndpoint() }),
];
