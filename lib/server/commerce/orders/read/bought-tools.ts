import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { type BoughtTool, findBoughtTools, hasOrderOf } from '../buyer-orders.repository';

/** Each tool once, the most recently ordered first, named as in its order. */
export async function boughtTools(owner: Owner): Promise<BoughtTool[]> {
  const byTool = new Map<string, BoughtTool>();
  for (const tool of await findBoughtTools(owner, ORDERS_THAT.retainPayment)) {
    const id = tool.toolId.toHexString();
    if (!byTool.has(id)) byTool.set(id, tool);
  }
  return [...byTool.values()];
}

export async function hasBoughtTool(owner: Owner, toolId: ObjectId): Promise<boolean> {
  return hasOrderOf(owner, ORDERS_THAT.retainPayment, toolId);
}
