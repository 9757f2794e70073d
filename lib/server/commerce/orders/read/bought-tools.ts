import type { ObjectId } from 'mongodb';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import {
  type BoughtLine,
  type BoughtTool,
  findBoughtTools,
  findLastOrdered,
  hasOrderOf,
  readBoughtLines,
} from '../buyer-orders.repository';

/** Each tool once, the most recently ordered first, named as in its order. */
export async function boughtTools(owner: PersonOwner): Promise<BoughtTool[]> {
  const byTool = new Map<string, BoughtTool>();
  for (const tool of await findBoughtTools(owner, ORDERS_THAT.areSold)) {
    const id = tool.toolId.toHexString();
    if (!byTool.has(id)) byTool.set(id, tool);
  }
  return [...byTool.values()];
}

export async function hasBoughtTool(owner: PersonOwner, toolId: ObjectId): Promise<boolean> {
  return hasOrderOf(owner, ORDERS_THAT.areSold, toolId);
}

/** The tools of recent orders, each as it was ordered last. */
export async function lastBoughtLines(owner: PersonOwner, limit: number): Promise<BoughtLine[]> {
  const byTool = new Map<string, BoughtLine>();
  for await (const line of readBoughtLines(owner, ORDERS_THAT.areSold)) {
    const id = line.toolId.toHexString();
    if (!byTool.has(id)) byTool.set(id, line);
    if (byTool.size >= limit) break;
  }
  return [...byTool.values()];
}

/** By the tool's id in hex. */
export async function lastOrderedAt(
  owner: PersonOwner,
  toolIds: readonly ObjectId[],
): Promise<ReadonlyMap<string, Date>> {
  if (toolIds.length === 0) return new Map();
  const found = await findLastOrdered(owner, ORDERS_THAT.areSold, toolIds);
  return new Map(found.map(({ _id, at }) => [_id.toHexString(), at]));
}
