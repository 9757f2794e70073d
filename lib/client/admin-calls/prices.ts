import { z } from 'zod';
import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import {
  type NewPriceList,
  type PriceListResponse,
  priceListSchema,
} from '@/lib/shared/prices/price-list.schema';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

/** The same key with the same list adds no second one. */
export async function addPriceList(list: NewPriceList, idempotencyKey: string): Promise<string> {
  return (await call(priceListCalls.addPriceList, { body: list, idempotencyKey })).insertedId;
}

export async function editPriceList(id: string, list: NewPriceList & { revision: number }): Promise<number> {
  return (await call(priceListCalls.editPriceList, { params: { id }, body: list })).revision;
}

export function editedPriceList(error: unknown): PriceListResponse | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = priceListSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}

export async function deletePriceList(id: string): Promise<void> {
  await call(priceListCalls.deletePriceList, { params: { id } });
}

export async function addPriceGroup(name: string): Promise<void> {
  await call(priceListCalls.addPriceGroup, { body: { name } });
}

export async function renamePriceGroup(id: string, name: string): Promise<void> {
  await call(priceListCalls.renamePriceGroup, { params: { id }, body: { name } });
}

export async function deletePriceGroup(id: string): Promise<void> {
  await call(priceListCalls.deletePriceGroup, { params: { id } });
}

const inUseSchema = z.object({ customers: z.number(), lists: z.array(z.string()) });

export function groupUses(error: unknown): z.infer<typeof inUseSchema> | null {
  if (!(error instanceof ApiProblem) || error.code !== 'price-group-in-use') return null;
  const parsed = inUseSchema.safeParse(error.members);
  return parsed.success ? parsed.data : null;
}

/** `null` removes the customer from their group. */
export async function assignPriceGroup(email: string, groupId: string | null): Promise<void> {
  await call(priceListCalls.assignPriceGroup, { params: { email }, body: { groupId } });
}
