import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/auth/actor';
import type { RefundDocument } from '@/lib/server/db/documents/payments';
import { inTransaction } from '@/lib/server/db/transaction';
import { noteRefund } from '@/lib/server/orders/note-refund';
import { mayManageOrders } from '@/lib/server/orders/orders.policy';
import { AppError } from '@/lib/shared/errors';
import { REFUSAL } from '@/lib/shared/messages';
import { markFailedRefunds } from './note-refund-failure';
import { recordRefundEvent } from './record-refund-event';
import { moveFailed } from './refund-failures.repository';
import { findRefund } from './refunds.repository';
import { sendRefunds } from './send-refunds';

type Answer = { what: 'retried' | 'settled'; actor: Actor; at: Date };

async function requireRefund(actor: Actor, intentId: string): Promise<RefundDocument> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  const refund = await findRefund(intentId);
  if (!refund) throw new AppError('not-found');
  return refund;
}

/** What an admin decided about a failed refund: on it, on its order, and in the audit log. Null if it is not failed. */
async function noteAnswer(
  intentId: string,
  { what, actor, at }: Answer,
  session: ClientSession,
): Promise<RefundDocument | null> {
  const to =
    what === 'retried'
      ? ({ state: 'waiting', dueAt: at } as const)
      : ({ state: 'settled', settledAt: at } as const);
  const refund = await moveFailed(intentId, to, session);
  if (!refund) return null;
  const { orderId, failures = [] } = refund;
  const amountCents = failures.at(-1)?.amountCents ?? refund.amountCents;
  const note = { what, at, amountCents, by: 'admin', actorId: actor.userId } as const;
  const order = orderId && (await noteRefund(orderId, note, session));
  await markFailedRefunds(orderId, session);
  const action = what === 'retried' ? 'refund.retried' : 'refund.settled';
  await recordRefundEvent({ action, actor, intentId, order, after: { amountCents } }, session);
  return refund;
}

/**
 * Sends a refund that the bank had sent back once more, under a new idempotency key, for admins. One that is on its way
 * or back by now stays as it is (`modifiedCount` 0). Throws `forbidden`, `not-found`, `conflict`: it was settled, the
 * provider refuses, or it was made in the provider's dashboard and its order keeps the money.
 */
export async function retryRefund(
  actor: Actor,
  intentId: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const refund = await requireRefund(actor, intentId);
  if (refund.state === 'settled') throw new AppError('conflict', { detail: REFUSAL.refundSettled });
  if (refund.state === 'failed' && refund.isKept) {
    throw new AppError('conflict', { detail: REFUSAL.refundAtProvider });
  }
  const answer = { what: 'retried', actor, at: now } as const;
  if (!(await inTransaction((session) => noteAnswer(intentId, answer, session)))) return { modifiedCount: 0 };
  await sendRefunds();
  const sent = await findRefund(intentId);
  if (sent?.state === 'failed') throw new AppError('conflict', { detail: REFUSAL.refundRefused });
  return { modifiedCount: 1 };
}

/**
 * Notes that the money of a failed refund was given back another way, by bank transfer for instance, for admins. One
 * that is settled already stays as it is (`modifiedCount` 0). Throws `forbidden`, `not-found`, `conflict` where it is on
 * its way or back.
 */
export async function settleRefund(
  actor: Actor,
  intentId: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  await requireRefund(actor, intentId);
  const answer = { what: 'settled', actor, at: now } as const;
  if (await inTransaction((session) => noteAnswer(intentId, answer, session))) return { modifiedCount: 1 };
  if ((await findRefund(intentId))?.state === 'settled') return { modifiedCount: 0 };
  throw new AppError('conflict', { detail: REFUSAL.refundNotFailed });
}
