import { call } from '@/lib/client/api';
import { newKey } from '@/lib/client/idempotency-key';
import { makeAdminCall } from '@/lib/shared/customers/users.contract';
import type { RefundPartInput } from '@/lib/shared/orders/order-desk.schema';
import { cancelAnyOrderCall, refundOrderCall, shipOrderCall } from '@/lib/shared/orders/orders.contract';
import { retryRefundCall, settleRefundCall } from '@/lib/shared/payments/payments.contract';
import type { AddToolInput } from '@/lib/shared/tools/tool.schema';
import { addToolCall, deleteToolCall } from '@/lib/shared/tools/tools.contract';

/** All throw ApiProblem. */

export async function shipOrder(id: string): Promise<boolean> {
  return (await call(shipOrderCall, { params: { id } })).modifiedCount === 1;
}

export async function cancelAnyOrder(id: string): Promise<void> {
  await call(cancelAnyOrderCall, { params: { id } });
}

/** False if that was done already. */
export async function refundAnyOrder(id: string): Promise<boolean> {
  const refunded = await call(refundOrderCall, {
    params: { id },
    body: undefined,
    idempotencyKey: newKey(),
  });
  return 'modifiedCount' in refunded && refunded.modifiedCount === 1;
}

/** Returns dollars; the same key refunds nothing again. Throws `refund-exceeds-paid` for more than is left. */
export async function refundPart(id: string, body: RefundPartInput, idempotencyKey: string): Promise<number> {
  const refunded = await call(refundOrderCall, { params: { id }, body, idempotencyKey });
  return 'refunded' in refunded ? refunded.refunded : 0;
}

export async function retryRefund(transactionId: string): Promise<boolean> {
  return (await call(retryRefundCall, { params: { transactionId } })).modifiedCount === 1;
}

export async function settleRefund(transactionId: string): Promise<boolean> {
  return (await call(settleRefundCall, { params: { transactionId } })).modifiedCount === 1;
}

export async function addTool(tool: AddToolInput): Promise<string> {
  return (await call(addToolCall, { body: tool })).insertedId;
}

export async function deleteTool(id: string): Promise<void> {
  await call(deleteToolCall, { params: { id } });
}

export async function makeAdmin(email: string): Promise<boolean> {
  return (await call(makeAdminCall, { params: { email } })).modifiedCount === 1;
}
