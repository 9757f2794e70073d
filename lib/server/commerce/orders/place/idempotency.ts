import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { type Idempotency, idempotencyOf } from '@/lib/server/platform/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/messages/errors';
import type { PlaceOrderInput } from '@/lib/shared/orders/order.schema';
import { findOrderByKey } from '../buyer-orders.repository';

/** Returns what makes a request for an order the same as one before (product §7.7); the server's own fields do not count. */
export function orderIdempotency(key: string | undefined, input: PlaceOrderInput): Idempotency | undefined {
  const asked = [input.toolId, input.orderQuantity, input.orderValue ?? null, input.address, input.phone];
  return idempotencyOf(key, asked);
}

/** Returns the id of the order that this request made before, or null. Throws `idempotency-mismatch` if the key made another. */
export async function findRepeated(owner: Owner, idempotency: Idempotency): Promise<ObjectId | null> {
  const order = await findOrderByKey(owner, idempotency.key);
  if (!order) return null;
  if (order.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return order._id;
}
