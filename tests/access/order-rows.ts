import type { Person } from '@/tests/support/people';
import { adminsOnly, withEither, withToken } from './define-row';
import type { AccessRequest, Row, World } from './row';

const ORDER = 'an order';
const EMAIL = 'an e-mail';

async function ofOrder(holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newOrder(holder) } };
}

async function newOrder(holder: Person, world: World): Promise<AccessRequest> {
  const toolId = await world.newTool();
  return {
    body: { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100', buyerEmail: holder.email },
  };
}

async function payment(holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newOrder(holder) }, body: { transactionId: 'pi_there_is_none' } };
}

const ofNoPayment = () => ({ path: { transactionId: 'pi_there_is_none' } });

/** Orders and their payment. An unknown payment of one's own order is refused as such (409): one was allowed to ask. */
export const ORDER_ROWS: readonly Row[] = [
  withEither(
    'POST /api/order',
    { own: 201, others: 403, adminOthers: 403 },
    { record: EMAIL, request: newOrder },
  ),
  withToken(
    'GET /api/order',
    { own: 200, others: 403, adminOthers: 200 },
    { record: EMAIL, request: (holder) => ({ query: { email: holder.email } }) },
  ),
  withToken(
    'GET /api/order/{id}',
    { own: 200, others: 403, adminOthers: 200 },
    { record: ORDER, request: ofOrder },
  ),
  withToken(
    'PATCH /api/order/{id}',
    { own: 409, others: 403, adminOthers: 403 },
    { record: ORDER, request: payment },
  ),
  withToken(
    'DELETE /api/order/{id}',
    { own: 200, others: 403, adminOthers: 403 },
    { record: ORDER, request: ofOrder },
  ),
  withToken(
    'POST /api/create-payment-intent',
    { own: 200, others: 403, adminOthers: 403 },
    {
      record: ORDER,
      request: async (holder, world) => ({ body: { orderId: await world.newOrder(holder) } }),
    },
  ),
  adminsOnly('GET /api/all-order', 200, { request: () => ({ query: { limit: '1' } }) }),
  adminsOnly('PATCH /api/all-order/{id}', 409, { request: ofOrder }),
  adminsOnly('DELETE /api/all-order/{id}', 200, { request: ofOrder }),
  adminsOnly('POST /api/all-order/{id}/refund', 409, { request: ofOrder }),
  // An order that was not paid has no papers yet (404): one was allowed to ask.
  withEither(
    'GET /api/order/{id}/invoice.pdf',
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  withEither(
    'GET /api/order/{id}/credit-note.pdf',
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  adminsOnly('GET /api/refund', 200, { request: () => ({ query: { limit: '1' } }) }),
  // Of a payment that nobody made: an admin was allowed to ask.
  adminsOnly('POST /api/refund/{transactionId}/retry', 404, { request: ofNoPayment }),
  adminsOnly('POST /api/refund/{transactionId}/settled', 404, { request: ofNoPayment }),
];
