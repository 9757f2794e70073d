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

/** Fetches the viewer's lists, without lines. Throws ApiProblem. */
export function fetchLists(): Promise<ListSummary[]> {
  return callApi<typeof getListsCall>('GET', '/api/list', { schema: z.array(listSummarySchema) });
}

/** Fetches a list with its lines. Throws ApiProblem. */
export function fetchList(id: string): Promise<List> {
  return callApi<typeof getListCall>('GET', '/api/list/{id}', { schema: listSchema, params: { id } });
}

/** Stores a list. Throws ApiProblem. */
export async function addList(body: ListInput): Promise<void> {
  await callApi<typeof addListCall>('POST', '/api/list', { schema: insertedSchema, body });
}

/** Replaces a list. Throws ApiProblem: `conflict` where it was changed elsewhere. */
export async function changeList(id: string, body: ReplaceListInput): Promise<void> {
  const options = { schema: modifiedSchema, params: { id }, body };
  await callApi<typeof changeListCall>('PUT', '/api/list/{id}', options);
}

/** Deletes a list. Throws ApiProblem. */
export async function removeList(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id } };
  await callApi<typeof removeListCall>('DELETE', '/api/list/{id}', options);
}

/** Puts a list into the viewer's cart, once a key. Throws ApiProblem. */
export function listToCart(id: string, idempotencyKey: string): Promise<JoinedCart> {
  const options = { schema: joinedCartSchema, params: { id }, idempotencyKey };
  return callApi<typeof listToCartCall>('POST', '/api/list/{id}/to-cart', options);
}
