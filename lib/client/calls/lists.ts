import { call } from '@/lib/client/api';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';
import type {
  List,
  ListInput,
  ListLine,
  ListSummary,
  ReplaceListInput,
} from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';

export function fetchLists(): Promise<ListSummary[]> {
  return call(listCalls.getLists, {});
}

export function fetchBoughtTools(): Promise<ListLine[]> {
  return call(listCalls.listBoughtTools, {});
}

export function fetchList(id: string): Promise<List> {
  return call(listCalls.getList, { params: { id } });
}

export async function addList(body: ListInput): Promise<void> {
  await call(listCalls.addList, { body });
}

/** Throws ApiProblem: `conflict` if it was changed elsewhere. */
export async function changeList(id: string, body: ReplaceListInput): Promise<void> {
  await call(listCalls.changeList, { params: { id }, body });
}

export async function removeList(id: string): Promise<void> {
  await call(listCalls.removeList, { params: { id } });
}

/** Once for each key. Throws ApiProblem. */
export function listToCart(id: string, idempotencyKey: string): Promise<JoinedCart> {
  return call(listCalls.listToCart, { params: { id }, idempotencyKey });
}
