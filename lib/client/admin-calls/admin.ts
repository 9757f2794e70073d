import { call } from '@/lib/client/api';
import { newKey } from '@/lib/client/idempotency-key';
import { userCalls } from '@/lib/shared/customers/users.contract';
import type { RefundPartInput } from '@/lib/shared/orders/order-desk.schema';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';
import type { AddToolInput } from '@/lib/shared/tools/tool.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

/** All throw ApiProblem. */

export async function shipOrder(id: string): Promise<boolean> {
  return (await call(orderCalls.shipOrder, { params: { id } })).modifiedCount === 1;
}

export async function cancelAnyOrder(id: string): Promise<void> {
  await call(orderCalls.cancelAnyOrder, { params: { id } });
}

/** False if that was done already. */
export async function refundAnyOrder(id: string): Promise<boolean> {
  const refunded = await call(orderCalls.refundOrder, {
    params: { id },
    body: undefined,
    idempotencyKey: newKey(),
  });
  return 'modifiedCount' in refunded && refunded.modifiedCount === 1;
}

/** Returns dollars; the same key refunds nothing again. Throws `refund-exceeds-paid` for more than is left. */
export async function refundPart(id: string, body: RefundPartInput, idempotencyKey: string): Promise<number> {
  const refunded = await call(orderCalls.refundOrder, { params: { id }, body, idempotencyKey });
  return 'refunded' in refunded ? refunded.refunded : 0;
}

export async function retryRefund(transactionId: string): Promise<boolean> {
  return (await call(paymentCalls.retryRefund, { params: { transactionId } })).modifiedCount === 1;
}

export async function settleRefund(transactionId: string): Promise<boolean> {
  return (await call(paymentCalls.settleRefund, { params: { transactionId } })).modifiedCount === 1;
}

export async function addTool(tool: AddToolInput): Promise<string> {
  return (await call(toolCalls.addTool, { body: tool })).insertedId;
}

export async function deleteTool(id: string): Promise<void> {
  await call(toolCalls.deleteTool, { params: { id } });
}

export async function makeAdmin(email: string): Promise<boolean> {
  return (await call(userCalls.makeAdmin, { params: { email } })).modifiedCount === 1;
}
