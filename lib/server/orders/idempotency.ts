import 'server-only';
import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { AppError } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';
import type { PlaceOrderInput } from '@/lib/shared/schemas/order';
import { findOrderByKey } from './orders.repository';

/** A request that may be sent again: the key the client chose, and what it asked for. */
export type Idempotency = { key: string; fingerprint: string };

/**
 * The `Idempotency-Key` of a request with the fingerprint of its body; undefined without the header. Throws
 * `validation-failed` for a key that is no key (decisions §4; IETF draft-ietf-httpapi-idempotency-key-header).
 */
export function readIdempotency(headers: Headers, input: PlaceOrderInput): Idempotency | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('validation-failed', {
      errors: { 'Idempotency-Key': [VALIDATION.idempotencyKeyInvalid] },
    });
  }
  const asked = [input.toolId, input.orderQuantity, input.orderValue ?? null, input.address, input.phone];
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return { key, fingerprint };
}

/** The id of the order that this request made before, or null. Throws `idempotency-mismatch` if the key made another. */
export async function findRepeated(buyerId: ObjectId, idempotency: Idempotency): Promise<ObjectId | null> {
  const order = await findOrderByKey(buyerId, idempotency.key);
  if (!order) return null;
  if (order.idempotency?.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency-mismatch');
  return order._id;
}
