import { z } from 'zod';
import { type CallOptions, callApi } from '@/lib/client/api';
import { deletedSchema, insertedSchema, modifiedSchema } from '@/lib/shared/calls/write-results.schema';
import type { makeAdminCall } from '@/lib/shared/customers/users.contract';
import type { cancelAnyOrderCall, refundOrderCall, shipOrderCall } from '@/lib/shared/orders/orders.contract';
import { type RefundPartInput, refundedSchema } from '@/lib/shared/payments/part-refund.schema';
import type { retryRefundCall, settleRefundCall } from '@/lib/shared/payments/payments.contract';
import {
  type CorrectStockInput,
  type StockFigures,
  stockFiguresSchema,
} from '@/lib/shared/stock/stock.schema';
import { type AddToolInput, type Tool, toolSchema } from '@/lib/shared/tools/tool.schema';
import type {
  addToolCall,
  correctStockCall,
  deleteToolCall,
  listToolsCall,
} from '@/lib/shared/tools/tools.contract';

/** All throw ApiProblem. */

const toolsSchema = z.array(toolSchema);

export async function shipOrder(id: string): Promise<boolean> {
  const options = { schema: modifiedSchema, params: { id }, as: 'bearer' } as const;
  return (await callApi<typeof shipOrderCall>('PATCH', '/api/all-order/{id}', options)).modifiedCount === 1;
}

export async function cancelAnyOrder(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof cancelAnyOrderCall>('DELETE', '/api/all-order/{id}', options);
}

/** False if that was done already. */
export async function refundAnyOrder(id: string): Promise<boolean> {
  const options = {
    schema: modifiedSchema,
    params: { id },
    body: undefined,
    idempotencyKey: crypto.randomUUID(),
    as: 'bearer',
  } as const;
  const refunded = await callApi<typeof refundOrderCall>('POST', '/api/all-order/{id}/refund', options);
  return 'modifiedCount' in refunded && refunded.modifiedCount === 1;
}

/** Returns dollars; the same key refunds nothing again. Throws `refund-exceeds-paid` for more than is left. */
export async function refundPart(id: string, body: RefundPartInput, idempotencyKey: string): Promise<number> {
  const options = { schema: refundedSchema, params: { id }, body, idempotencyKey, as: 'bearer' } as const;
  const refunded = await callApi<typeof refundOrderCall>('POST', '/api/all-order/{id}/refund', options);
  return 'refunded' in refunded ? refunded.refunded : 0;
}

/** False if it is pending or has succeeded. */
export async function retryRefund(transactionId: string): Promise<boolean> {
  const options = { schema: modifiedSchema, params: { transactionId }, as: 'bearer' } as const;
  const path = '/api/refund/{transactionId}/retry';
  return (await callApi<typeof retryRefundCall>('POST', path, options)).modifiedCount === 1;
}

/** False if that was recorded already. */
export async function settleRefund(transactionId: string): Promise<boolean> {
  const options = { schema: modifiedSchema, params: { transactionId }, as: 'bearer' } as const;
  const path = '/api/refund/{transactionId}/settled';
  return (await callApi<typeof settleRefundCall>('POST', path, options)).modifiedCount === 1;
}

export async function addTool(tool: AddToolInput): Promise<string> {
  const options = { schema: insertedSchema, body: tool, as: 'bearer' } as const;
  return (await callApi<typeof addToolCall>('POST', '/api/tool', options)).insertedId;
}

export type ToolListQuery = CallOptions<typeof listToolsCall>['query'];

export function fetchTools(query: ToolListQuery, signal: AbortSignal): Promise<Tool[]> {
  const options = { schema: toolsSchema, query, as: 'bearer', signal } as const;
  return callApi<typeof listToolsCall>('GET', '/api/tool', options);
}

/** Same tools, order and figures. */
export function isSameTools(one: readonly Tool[], other: readonly Tool[]): boolean {
  return JSON.stringify(toolsSchema.parse(one)) === JSON.stringify(toolsSchema.parse(other));
}

/** Throws `conflict` if the stock changed since it was read. */
export function correctStock(id: string, correction: CorrectStockInput): Promise<StockFigures> {
  const options = { schema: stockFiguresSchema, params: { id }, body: correction, as: 'bearer' } as const;
  return callApi<typeof correctStockCall>('POST', '/api/tool/{id}/stock', options);
}

export async function deleteTool(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof deleteToolCall>('DELETE', '/api/tool/{id}', options);
}

/** False if they were one already. */
export async function makeAdmin(email: string): Promise<boolean> {
  const options = { schema: modifiedSchema, params: { email }, as: 'bearer' } as const;
  return (await callApi<typeof makeAdminCall>('PUT', '/api/user/admin/{email}', options)).modifiedCount === 1;
}
