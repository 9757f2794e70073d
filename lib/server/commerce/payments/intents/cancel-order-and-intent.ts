import { setTimeout } from 'node:timers/promises';
import { cancelAnyOrder, cancelOrder } from '@/lib/server/commerce/orders/lifecycle/cancel-order';
import type { Actor } from '@/lib/server/identity/actor';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { log } from '@/lib/server/platform/log';
import { touchOpenIntent } from './payment-intents.repository';
import { syncIntent } from './sync-intent';

const TIMEOUT_MS = 3_000;

/** The order is cancelled already: if the provider does not respond, reconciliation voids the intent later. */
async function tryToVoid(id: string): Promise<void> {
  try {
    const now = new Date();
    const intent = await touchOpenIntent(parseObjectId(id), now);
    if (intent) await syncIntent(intent, now);
  } catch (error) {
    log().warn({ order: id, error }, 'the intent of a cancelled order is not voided yet');
  }
}

async function voidIntentOf(id: string): Promise<void> {
  await Promise.race([tryToVoid(id), setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
}

/** The intent is voided so that a cancelled order cannot be paid (product §4.4). Throws what `cancelOrder` throws. */
export async function cancelOrderAndIntent(
  actor: Pick<Actor, 'userId'> & Partial<Pick<Actor, 'company' | 'leftCompanyIds'>>,
  id: string,
): Promise<{ deletedCount: number }> {
  const cancelled = await cancelOrder(actor, id);
  await voidIntentOf(id);
  return cancelled;
}

export async function cancelAnyOrderAndIntent(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const cancelled = await cancelAnyOrder(actor, id);
  await voidIntentOf(id);
  return cancelled;
}
