import 'server-only';
import type { ObjectId } from 'mongodb';
import { type Idempotency, readIdempotencyKey } from '@/lib/server/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/errors';
import type { PlaceOrderInput } from '@/lib/shared/schemas/order';
import { findOrderByKey } from './orders.repository';

export type { Idempotency };

/** The `Idempotency-Key` of an order (decisions §4); undefined without the header. Throws `validation-failed`. */
export function readIdempotency(headers: Headers, input: PlaceOrderInput): Idempotency | undefined {
  const asked = [input.toolId, input.orderQuantity, input.orderValue ?? null, input.address, input.phone];
  return readIdempotencyKey(headers, asked);
}

/** The id of the order that this request made before, or null. Throws `idempotency-mismatch` if the key made another. */
export async function findRepeated(buyerId: ObjectId, idempotency: Idempotency): Promise<ObjectId | null> {
  const order = await findOrderByKey(buyerId, idempotency.key);
  if (!order) return null;
  if (order.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return order._id;
}
