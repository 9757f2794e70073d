import { type ClientSession, ObjectId } from 'mongodb';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { moveFailed } from './failed-refunds.repository';
import { updateOrderOfRefund } from './record-refund';
import { findPart, findRefundOf } from './refunds.repository';
import { sendRefunds } from './send-refunds';

type Resolution = { what: 'retried' | 'settled'; actor: Actor; at: Date };

async function findByRef(ref: string): Promise<RefundDocument | null> {
  return OBJECT_ID_PATTERN.test(ref) ? findPart(new ObjectId(ref)) : findRefundOf(ref);
}

async function requireRefund(actor: Actor, ref: string): Promise<RefundDocument> {
  requirePermission(actor, 'manage-orders');
  const refund = await findByRef(ref);
  if (!refund) throw new AppError('not-found');
  return refund;
}

async function resolve(
  { _id, intentId }: RefundDocument,
  { what, actor, at }: Resolution,
  session: ClientSession,
): Promise<boolean> {
  const isRetry = what === 'retried';
  const to = isRetry
    ? ({ state: 'waiting', dueAt: at } as const)
    : ({ state: 'settled', settledAt: at } as const);
  const refund = await moveFailed(_id, to, session);
  if (!refund) return false;
  const { orderId, failures = [] } = refund;
  const amountCents = failures.at(-1)?.amountCents ?? refund.amountCents;
  const note = { what, at, amountCents, by: 'admin', actorId: actor.userId } as const;
  const order = await updateOrderOfRefund(orderId, { note }, session);
  const event = isRetry ? 'refund.retried' : 'refund.settled';
  await recordPaymentEvent(event, { actor, intentId, order, amountCents }, session);
  return true;
}

/**
 * Sends a failed refund again; another one is left unchanged (`modifiedCount` 0). Throws `forbidden`, `not-found`,
 * and `conflict`: it was settled, the provider rejects it, or it was made in the provider's dashboard and its order
 * retains the money.
 */
export async function retryRefund(
  actor: Actor,
  ref: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const refund = await requireRefund(actor, ref);
  if (refund.state === 'settled') throw new AppError('conflict', { reason: { code: 'refund-settled' } });
  if (refund.state === 'failed' && refund.isKept) {
    throw new AppError('conflict', { reason: { code: 'refund-at-provider' } });
  }
  const resolution = { what: 'retried', actor, at: now } as const;
  if (!(await inTransaction((session) => resolve(refund, resolution, session)))) return { modifiedCount: 0 };
  await sendRefunds();
  const sent = await findByRef(ref);
  if (sent?.state === 'failed') throw new AppError('conflict', { reason: { code: 'refund-refused' } });
  return { modifiedCount: 1 };
}

/**
 * Settles a failed refund whose money reached the buyer another way, by bank transfer for instance; a settled one is
 * left unchanged (`modifiedCount` 0). Throws `forbidden`, `not-found`, `conflict` if it is neither failed nor
 * settled.
 */
export async function settleRefund(
  actor: Actor,
  ref: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const refund = await requireRefund(actor, ref);
  const resolution = { what: 'settled', actor, at: now } as const;
  if (await inTransaction((session) => resolve(refund, resolution, session))) return { modifiedCount: 1 };
  if ((await findByRef(ref))?.state === 'settled') return { modifiedCount: 0 };
  throw new AppError('conflict', { reason: { code: 'refund-not-failed' } });
}
