import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { giveBackOrder } from './give-back-order';
import { findOrder, setReturned } from './orders.repository';
import { recordReturn } from './record-order-event';

/**
 * Brings a paid order into line with money that went back at the provider without us, `amountCents` in all, within the
 * caller's transaction. All of it, before the order shipped: the order is refunded, with stock, credit note and mail. A
 * part of it, or after it shipped: the order stays as it is, and says what went back. Repeating it changes nothing.
 */
export async function noteReturn(
  id: ObjectId,
  { amountCents, at }: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<void> {
  const order = await findOrder(id, session);
  if (!order) return;
  const isWhole = amountCents >= order.orderValueCents;
  if (isWhole && (await giveBackOrder(id, { state: 'refunded', at, by: 'system' }, session))) return;
  if (order.state !== 'paid' && order.state !== 'shipped') return;
  const noted = await setReturned(id, { amountCents, at }, session);
  if (noted) await recordReturn(noted, amountCents, session);
}
