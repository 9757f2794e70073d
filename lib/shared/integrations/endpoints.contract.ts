import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema } from '../calls/write-results.schema';
import {
  createdEndpointSchema,
  deliveriesQuerySchema,
  deliveryParamsSchema,
  deliverySchema,
  editEndpointSchema,
  endpointSchema,
  newEndpointSchema,
  resentSchema,
  rotatedSchema,
  rotateSchema,
  sentTestSchema,
} from './endpoint.schema';

const endpoint = { path: '/api/webhook-endpoint/{id}', params: idParamSchema } as const;

/** Calls about the endpoints of webhooks. No program makes them. */
export const endpointCalls = callsOf({ tag: 'Events', who: 'either-admin' })({
  listEndpoints: {
    method: 'GET',
    path: '/api/webhook-endpoint',
    summary: 'List the endpoints to which events are sent, newest first, without their secrets.',
    success: { status: 200, description: 'The endpoints.', list: 'endpoints', schema: endpointSchema },
  },
  createEndpoint: {
    method: 'POST',
    path: '/api/webhook-endpoint',
    summary:
      'Add an endpoint, which gets events of its types (`["*"]`: all) from now on. The secret with which they are signed is returned this once. There are at most 10.',
    request: newEndpointSchema,
    success: { status: 201, description: 'The new endpoint.', schema: createdEndpointSchema },
    errors: ['conflict'],
  },
  editEndpoint: {
    ...endpoint,
    method: 'PATCH',
    summary:
      'Change an endpoint, disable it, or enable it. Enabled again it goes on where it stopped (`from`: `stopped`), or from now on (`now`), which ends what is held as failed.',
    request: editEndpointSchema,
    success: { status: 200, description: 'The endpoint.', schema: endpointSchema },
  },
  deleteEndpoint: {
    ...endpoint,
    method: 'DELETE',
    summary: 'Delete an endpoint. What waits for it is not sent.',
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  },
  rotateSecret: {
    method: 'POST',
    path: '/api/webhook-endpoint/{id}/rotate',
    params: idParamSchema,
    summary:
      'Replace the secret of an endpoint. Both sign for `hours` (24), at most a week; 0 ends the one before at once. The new one is returned this once. `conflict` while an earlier one still signs.',
    request: rotateSchema,
    success: { status: 200, description: 'The new secret.', schema: rotatedSchema },
    errors: ['conflict'],
  },
  sendTest: {
    method: 'POST',
    path: '/api/webhook-endpoint/{id}/test',
    params: idParamSchema,
    summary: 'Send an event `webhook.test`, which is not in the feed. `conflict`: the endpoint is disabled.',
    success: { status: 200, description: 'Its id.', schema: sentTestSchema },
    errors: ['conflict'],
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/webhook-endpoint/{id}/delivery',
    params: idParamSchema,
    summary:
      'List what was sent to an endpoint in the last 90 days and what waits, newest first, with the attempts.',
    query: deliveriesQuerySchema,
    success: {
      status: 200,
      description: 'Deliveries of this page.',
      list: 'deliveries',
      schema: deliverySchema,
    },
  },
  resendDelivery: {
    method: 'POST',
    path: '/api/webhook-endpoint/{id}/delivery/{delivery}/resend',
    params: deliveryParamsSchema,
    summary: 'Send an event again, with the same id and body. `conflict`: the endpoint is disabled.',
    success: { status: 200, description: 'It waits to be sent.', schema: resentSchema },
    errors: ['conflict'],
  },
});
