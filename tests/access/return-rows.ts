import { allReturnCalls, returnCalls } from '@/lib/shared/returns/returns.contract';
import { returnOf, shippedTo } from '@/tests/api/support/returns';
import type { Person } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

/** Admins act for the shop, which returns nothing to itself. */
const RETURNED = { others: 404, adminOwn: 404, adminOthers: 404 };
const RETURN = 'a return';

type Stage = Parameters<typeof returnOf>[1];

/** No admin asks for a return: those that they try are a customer's. */
const buyerOf = (holder: Person, { admin, customer }: World) =>
  holder.email === admin.email ? customer : holder;

export const ofReturn =
  (stage?: Stage) =>
  async (holder: Person, world: World): Promise<AccessRequest> => {
    const { id } = await returnOf(buyerOf(holder, world), stage);
    return { path: { id } };
  };

async function asking(holder: Person, world: World): Promise<AccessRequest> {
  const { orderId, shipmentId, toolId } = await shippedTo(buyerOf(holder, world));
  const lines = [{ toolId, quantity: 1, reason: 'damaged' }];
  return { path: { id: orderId }, body: { shipmentId, lines }, headers: newKey() };
}

const shopReturn =
  (stage?: Stage, body?: object) =>
  async (_: Person, { customer }: World): Promise<AccessRequest> => {
    const { id } = await returnOf(customer, stage);
    return { path: { id }, ...(body ? { body } : {}) };
  };

async function receiving(_: Person, { customer }: World): Promise<AccessRequest> {
  const { id, toolId } = await returnOf(customer, 'approved');
  return { path: { id }, body: { lines: [{ toolId, restock: 4, scrap: 0 }] } };
}

async function settling(_: Person, { customer }: World): Promise<AccessRequest> {
  const { id } = await returnOf(customer, 'received');
  return { path: { id }, body: {}, headers: newKey() };
}

/** What colleagues and leavers may do is in tests/api/returns. */
export const RETURN_ROWS: readonly Row[] = [
  callRow(
    returnCalls.requestReturn,
    { others: 404, adminOwn: 404, adminOthers: 404 },
    { record: 'an order', request: asking },
  ),
  callRow(returnCalls.listReturns, { adminOwn: 404 }),
  callRow(returnCalls.exportReturns, { adminOwn: 404 }),
  callRow(returnCalls.getReturn, RETURNED, { record: RETURN, request: ofReturn() }),
  callRow(
    returnCalls.getReturnSlip,
    { others: 404, adminOwn: 200, adminOthers: 200 },
    { record: RETURN, request: ofReturn('approved') },
  ),
  callRow(returnCalls.withdrawReturn, RETURNED, { record: RETURN, request: ofReturn() }),
  callRow(allReturnCalls.makeReturnForBuyer, {}, { request: asking }),
  callRow(allReturnCalls.listAllReturns),
  callRow(allReturnCalls.exportAllReturns),
  callRow(allReturnCalls.getManagedReturn, {}, { request: shopReturn() }),
  callRow(allReturnCalls.approveReturn, {}, { request: shopReturn('requested', {}) }),
  callRow(allReturnCalls.refuseReturn, {}, { request: shopReturn('requested', { reason: 'Used' }) }),
  callRow(allReturnCalls.receiveReturn, {}, { request: receiving }),
  callRow(allReturnCalls.settleReturn, {}, { request: settling }),
  callRow(allReturnCalls.closeReturn, {}, { request: shopReturn('approved', { reason: 'Nothing came' }) }),
];
