import { call } from '@/lib/client/api';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';
import type {
  List,
  ListInput,
  ListLine,
  ListSummary,
  ReplaceListInput,
} from '@/lib/shared/lists/list.schema';
import {
  addListCall,
  changeListCall,
  getListCall,
  getListsCall,
  listBoughtToolsCall,
  listToCartCall,
  removeListCall,
} from '@/lib/shared/lists/lists.contract';

export function fetchLists(): Promise<ListSummary[]> {
  return call(getListsCall, {});
}

export function fetchBoughtTools(): Promise<ListLine[]> {
  return call(listBoughtToolsCall, {});
}

export function fetchList(id: string): Promise<List> {
  return call(getListCall, { params: { id } });
}

export async function addList(body: ListInput): Promise<void> {
  await call(addListCall, { body });
}

/** Throws ApiProblem: `conflict` if it was changed elsewhere. */
export async function changeList(id: string, body: ReplaceListInput): Promise<void> {
  await call(changeListCall, { params: { id }, body });
}

export async function removeList(id: string): Promise<void> {
  await call(removeListCall, { params: { id } });
}

/** Once for each key. Throws ApiProblem. */
export function listToCart(id: string, idempotencyKey: string): Promise<JoinedCart> {
  return call(listToCartCall, { params: { id }, idempotencyKey });
}
