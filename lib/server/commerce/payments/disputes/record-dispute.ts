import type { ClientSession, ObjectId } from 'mongodb';
import { findOrder } from '@/lib/server/commerce/orders/find-order';
import { updateDisputeStatus } from '@/lib/server/commerce/orders/lifecycle/update-payment-status';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import type { ProviderDispute } from '@/lib/server/commerce/payments/provider/provider-disputes';
import { StaleIntentError } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { isDisputeOpen } from '@/lib/shared/payments/disputes';
import { chargedBackCents, disputeChange } from './dispute.policy';
import {
  claimDueDispute,
  findDispute,
  findDisputesOf,
  findDisputesOfOrder,
  insertDispute,
  replaceDispute,
  setDisputedOrder,
} from './disputes.repository';

/** How often an open dispute is retrieved, in case its webhooks are lost. */
const CHECK_EVERY_MS = 15 * 60_000;

type DisputeContext = { orderId: ObjectId | null; retrievedAt: Date };

function documentOf(
  dispute: ProviderDispute,
  { orderId, retrievedAt }: DisputeContext,
  before: DisputeDocument | null,
): DisputeDocument {
  const { id, dueBy, ...fields } = dispute;
  const isOpen = isDisputeOpen(dispute.state);
  const closedAt = before && !isDisputeOpen(before.state) ? before.closedAt : retrievedAt;
  return {
    _id: id,
    ...fields,
    orderId: orderId ?? before?.orderId ?? null,
    ...(dueBy ? { dueBy } : {}),
    ...(isOpen ? { nextCheckAt: new Date(retrievedAt.getTime() + CHECK_EVERY_MS) } : {}),
    ...(isOpen || !closedAt ? {} : { closedAt }),
    retrievedAt,
  };
}

/** Any open dispute marks the order, but only those of the payment that paid it count as charged back. */
async function updateOrder(orderId: ObjectId | null, session: ClientSession): Promise<OrderDocument | null> {
  const order = orderId && (await findOrder(orderId, session));
  if (!order) return null;
  const disputes = await findDisputesOfOrder(order._id, session);
  const ofItsMoney = disputes.filter(({ intentId }) => intentId === order.transactionId);
  const lost = ofItsMoney.findLast(({ state }) => state === 'lost');
  const amountCents = chargedBackCents(ofItsMoney);
  return updateDisputeStatus(
    order._id,
    {
      disputedSince: disputes.find(({ state }) => isDisputeOpen(state))?.openedAt ?? null,
      chargedBack: lost?.closedAt && amountCents > 0 ? { amountCents, at: lost.closedAt } : null,
    },
    session,
  );
}

/**
 * Records a dispute as the provider returned it at `retrievedAt` or later (product §4.20), with its order, audit, and
 * mails when it opens and closes. Idempotent. Throws StaleIntentError if something newer was recorded meanwhile.
 */
export async function recordDispute(
  dispute: ProviderDispute,
  context: DisputeContext,
  session: ClientSession,
): Promise<'disputed' | 'repeated'> {
  const before = await findDispute(dispute.id, session);
  const after = documentOf(dispute, context, before);
  const isStored =
    before === null
      ? await insertDispute(after, session)
      : before.retrievedAt <= context.retrievedAt && (await replaceDispute(after, before, session));
  if (!isStored) throw new StaleIntentError(`${dispute.id} was retrieved again meanwhile`);
  const change = disputeChange(before, after);
  if (!change) return 'repeated';
  const order = await updateOrder(after.orderId, session);
  await recordPaymentEvent(`dispute.${change}`, { before, dispute: after, order }, session);
  return 'disputed';
}

export async function attachDisputes(
  intentId: string,
  orderId: ObjectId,
  session: ClientSession,
): Promise<void> {
  if (await setDisputedOrder(intentId, orderId, session)) await updateOrder(orderId, session);
}

export async function disputesOf(intentId: string, session?: ClientSession): Promise<DisputeDocument[]> {
  return findDisputesOf(intentId, session);
}

const CHECKS_A_ROUND = 50;

/**
 * Open disputes without a recent webhook, longest first. Each is rescheduled before its check, so that one that
 * always fails blocks no other.
 */
export async function* dueDisputes(now: Date): AsyncGenerator<DisputeDocument> {
  const next = new Date(now.getTime() + CHECK_EVERY_MS);
  for (let check = 0; check < CHECKS_A_ROUND; check += 1) {
    const dispute = await claimDueDispute(now, next);
    if (!dispute) return;
    yield dispute;
  }
}
