import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { deletedSchema, insertedSchema, modifiedSchema } from '@/lib/shared/calls/write-results.schema';
import { type JoinedCart, joinedCartSchema } from '@/lib/shared/cart/cart.schema';
import {
  type List,
  type ListInput,
  type ListSummary,
  listSchema,
  listSummarySchema,
  type ReplaceListInput,
} from '@/lib/shared/lists/list.schema';
import type {
  addListCall,
  changeListCall,
  getListCall,
  getListsCall,
  listToCartCall,
  removeListCall,
} from '@/lib/shared/lists/lists.contract';

export function fetchLists(): Promise<ListSummary[]> {
  return callApi<typeof getListsCall>('GET', '/api/list', { schema: z.array(listSummarySchema) });
}

export function fetchList(id: string): Promise<List> {
  return callApi<typeof getListCall>('GET', '/api/list/{id}', { schema: listSchema, params: { id } });
}

export async function addList(body: ListInput): Promise<void> {
  await callApi<typeof addListCall>('POST', '/api/list', { schema: insertedSchema, body });
}

/** Throws ApiProblem: `conflict` if it was changed elsewhere. */
export async function changeList(id: string, body: ReplaceListInput): Promise<void> {
  const options = { schema: modifiedSchema, params: { id }, body };
  await callApi<typeof changeListCall>('PUT', '/api/list/{id}', options);
}

export async function removeList(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id } };
  await callApi<typeof removeListCall>('DELETE', '/api/list/{id}', options);
}

/** Once for each key. Throws ApiProblem. */
export function listToCart(id: string, idempotencyKey: string): Promise<JoinedCart> {
  const options = { schema: joinedCartSchema, params: { id }, idempotencyKey };
  return callApi<typeof listToCartCall>('POST', '/api/list/{id}/to-cart', options);
}
