import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import { deletedSchema, insertedSchema, modifiedSchema } from '@/lib/shared/calls/write-results.schema';
import {
  type NewPriceList,
  type PriceListResponse,
  priceListRevisionSchema,
  priceListSchema,
} from '@/lib/shared/pricing/price-list.schema';
import type {
  addPriceGroupCall,
  addPriceListCall,
  assignPriceGroupCall,
  deletePriceGroupCall,
  deletePriceListCall,
  editPriceListCall,
  renamePriceGroupCall,
} from '@/lib/shared/pricing/prices.contract';

/** An admin's calls about prices. All throw ApiProblem. */

/** The same key with the same list adds no second one. */
export async function addPriceList(list: NewPriceList, idempotencyKey: string): Promise<string> {
  const options = { schema: insertedSchema, body: list, idempotencyKey, as: 'bearer' } as const;
  return (await callApi<typeof addPriceListCall>('POST', '/api/price-list', options)).insertedId;
}

export async function editPriceList(id: string, list: NewPriceList & { revision: number }): Promise<number> {
  const options = { schema: priceListRevisionSchema, params: { id }, body: list, as: 'bearer' } as const;
  return (await callApi<typeof editPriceListCall>('PUT', '/api/price-list/{id}', options)).revision;
}

/** The current list that a refused edit came with. */
export function editedPriceList(error: unknown): PriceListResponse | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = priceListSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}

export async function deletePriceList(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof deletePriceListCall>('DELETE', '/api/price-list/{id}', options);
}

export async function addPriceGroup(name: string): Promise<void> {
  const options = { schema: insertedSchema, body: { name }, as: 'bearer' } as const;
  await callApi<typeof addPriceGroupCall>('POST', '/api/price-group', options);
}

export async function renamePriceGroup(id: string, name: string): Promise<void> {
  const options = { schema: modifiedSchema, params: { id }, body: { name }, as: 'bearer' } as const;
  await callApi<typeof renamePriceGroupCall>('PUT', '/api/price-group/{id}', options);
}

export async function deletePriceGroup(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof deletePriceGroupCall>('DELETE', '/api/price-group/{id}', options);
}

const inUseSchema = z.object({ customers: z.number(), lists: z.array(z.string()) });

/** What prevents the deletion of a group, from the refusal. */
export function groupUses(error: unknown): z.infer<typeof inUseSchema> | null {
  if (!(error instanceof ApiProblem) || error.code !== 'price-group-in-use') return null;
  const parsed = inUseSchema.safeParse(error.members);
  return parsed.success ? parsed.data : null;
}

/** `null` removes the customer from their group. */
export async function assignPriceGroup(email: string, groupId: string | null): Promise<void> {
  const options = { schema: modifiedSchema, params: { email }, body: { groupId }, as: 'bearer' } as const;
  await callApi<typeof assignPriceGroupCall>('PUT', '/api/user/{email}/price-group', options);
}
