import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { Actor } from '@/lib/server/auth/actor';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { cancelAnyOrder, cancelOrder } from '@/lib/server/orders/cancel-order';
import { findPayableOrder } from '@/lib/server/orders/order-payment';
import { reviewIntent } from './review-intent';

const PATIENCE_MS = 3_000;

/** The order is cancelled already: a provider that does not answer now is asked again by the reconciliation. */
async function tryToVoid(id: string): Promise<void> {
  try {
    const order = await findPayableOrder(parseObjectId(id));
    if (order?.paymentIntentId) await reviewIntent(order, new Date());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      JSON.stringify({ level: 'warn', at: new Date().toISOString(), event: 'void-intent', id, reason }),
    );
  }
}

/** Waits for the provider, but not for long: whoever cancelled has their answer, and the voiding goes on without them. */
async function voidIntentOf(id: string): Promise<void> {
  await Promise.race([tryToVoid(id), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
}

/**
 * Cancels the actor's own unpaid order and voids its payment intent, so that it cannot be paid any more. Throws what
 * `cancelOrder` throws.
 */
export async function cancelOrderAndIntent(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const answer = await cancelOrder(actor, id);
  await voidIntentOf(id);
  return answer;
}

/** The same for anyone's unpaid order, by an admin. Throws what `cancelAnyOrder` throws. */
export async function cancelAnyOrderAndIntent(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const answer = await cancelAnyOrder(actor, id);
  await voidIntentOf(id);
  return answer;
}
