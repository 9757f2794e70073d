import { z } from 'zod';
import { type CorrectStockInput, type StockFigures, stockFiguresSchema } from '@/lib/shared/schemas/stock';
import { type AddToolInput, type Tool, toolSchema } from '@/lib/shared/schemas/tool';
import { callApi } from './api';

/** An admin's calls (spec §7). All throw ApiProblem. */

const modifiedSchema = z.object({ modifiedCount: z.number() });
const deletedSchema = z.object({ deletedCount: z.number() });
const insertedSchema = z.object({ insertedId: z.string() });
const toolsSchema = z.array(toolSchema);

/** Marks a paid order as shipped; answers false if it was shipped already. */
export async function shipOrder(orderId: string): Promise<boolean> {
  const path = `/api/all-order/${orderId}`;
  return (await callApi(path, modifiedSchema, { method: 'PATCH', as: 'bearer' })).modifiedCount === 1;
}

/** Cancels anyone's unpaid order; its units go back on the shelf. */
export async function cancelAnyOrder(orderId: string): Promise<void> {
  await callApi(`/api/all-order/${orderId}`, deletedSchema, { method: 'DELETE', as: 'bearer' });
}

/** Sends a paid order's money back before it ships; answers false if that was done already. */
export async function refundAnyOrder(orderId: string): Promise<boolean> {
  const path = `/api/all-order/${orderId}/refund`;
  return (await callApi(path, modifiedSchema, { method: 'POST', as: 'bearer' })).modifiedCount === 1;
}

/** Sends a refund that the bank sent back once more; answers false if it is on its way or back. */
export async function retryRefund(transactionId: string): Promise<boolean> {
  const path = `/api/refund/${transactionId}/retry`;
  return (await callApi(path, modifiedSchema, { method: 'POST', as: 'bearer' })).modifiedCount === 1;
}

/** Notes that the money of a failed refund was given back another way; answers false if that was noted already. */
export async function settleRefund(transactionId: string): Promise<boolean> {
  const path = `/api/refund/${transactionId}/settled`;
  return (await callApi(path, modifiedSchema, { method: 'POST', as: 'bearer' })).modifiedCount === 1;
}

/** Puts a tool on sale; answers its id. */
export async function addTool(tool: AddToolInput): Promise<string> {
  const options = { method: 'POST', as: 'bearer', body: tool } as const;
  return (await callApi('/api/tool', insertedSchema, options)).insertedId;
}

/** The tools that fit a query of `GET /api/tool`, asked for with the token (spec §7). */
export function fetchTools(query: string, signal: AbortSignal): Promise<Tool[]> {
  return callApi(`/api/tool?${query}`, toolsSchema, { as: 'bearer', signal });
}

/** Whether two lists show the same tools, in the same order and with the same figures. */
export function isSameTools(one: readonly Tool[], other: readonly Tool[]): boolean {
  return JSON.stringify(toolsSchema.parse(one)) === JSON.stringify(toolsSchema.parse(other));
}

/** Corrects a tool's stock; answers its figures afterwards. Throws `conflict` if it is not as it was seen. */
export function correctStock(toolId: string, correction: CorrectStockInput): Promise<StockFigures> {
  const options = { method: 'POST', as: 'bearer', body: correction } as const;
  return callApi(`/api/tool/${toolId}/stock`, stockFiguresSchema, options);
}

/** Takes a tool off sale. */
export async function deleteTool(toolId: string): Promise<void> {
  await callApi(`/api/tool/${toolId}`, deletedSchema, { method: 'DELETE', as: 'bearer' });
}

/** Makes a user an admin; answers false if they were one already. */
export async function makeAdmin(email: string): Promise<boolean> {
  const path = `/api/user/admin/${encodeURIComponent(email)}`;
  return (await callApi(path, modifiedSchema, { method: 'PUT', as: 'bearer' })).modifiedCount === 1;
}
