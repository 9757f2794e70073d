import { isRefundImpossible } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import {
  errorCodeOf,
  isRejected,
  isRejectedWith,
} from '@/lib/server/commerce/payments/provider/call-provider';
import { retrieveIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import {
  findPartAtProvider,
  refundAmount,
  refundIntent,
} from '@/lib/server/commerce/payments/provider/provider-refunds';
import { syncIntentMetadata } from '@/lib/server/commerce/payments/sync-intent-metadata';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import { log } from '@/lib/server/platform/log';
import { setRejected } from './failed-refunds.repository';
import { updateOrderOfRefund } from './record-refund';
import { leaseDueRefund, setNextAttempt, setRefunded } from './refunds.repository';

const LEASE_MS = 60_000;
const BACKOFF_MAX_MS = 3_600_000;
const ROUND_MAX = 100;
const PARALLEL = 3;

function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, 15_000 * 2 ** Math.min(attempts - 1, 10));
}

/** Stops sending a refund that will always be refused: an admin has to decide, and gets a mail. */
async function giveUp(id: RefundDocument['_id'], code: string, at: Date): Promise<void> {
  await inTransaction(async (session) => {
    const refund = await setRejected(id, { lastError: code, at }, session);
    if (!refund) return;
    const order = await updateOrderOfRefund(refund.orderId, {}, session);
    await recordPaymentEvent('refund.given-up', { refund, order }, session);
  });
}

/** Never the money of a partial refund, which is sent by itself. */
async function sendRemaining({
  _id,
  intentId,
  amountCents,
  keyNumber = 0,
}: RefundDocument): Promise<string | null> {
  const intent = await retrieveIntent(intentId);
  const due = amountCents - (intent?.refundedCents ?? 0);
  if (due <= 0) return null;
  const idempotencyKey = `forgeline-refund-${_id.toHexString()}-${keyNumber}-${due}`;
  try {
    return await refundAmount(intentId, { amountCents: due, idempotencyKey });
  } catch (error) {
    if (isRejectedWith(error, 'charge_already_refunded')) return null;
    throw error;
  }
}

/** A second attempt first looks for the first one at the provider: its response may have been lost. */
async function sendPart({
  _id,
  intentId,
  amountCents,
  attempts,
  keyNumber = 0,
}: RefundDocument): Promise<string> {
  const partId = _id.toHexString();
  const sent = attempts > 1 ? await findPartAtProvider(intentId, partId) : null;
  if (sent) return sent;
  const idempotencyKey = `forgeline-refund-${partId}-${keyNumber}`;
  return refundAmount(intentId, { amountCents, idempotencyKey, partId });
}

async function sendMoney(refund: RefundDocument): Promise<string | null> {
  const { _id, intentId, attempts } = refund;
  if (refund.reason === 'admin-part') return sendPart(refund);
  // Before the refund, so that a store restored meanwhile finds the refund and its number, or neither.
  if (refund.reason === 'admin') await syncIntentMetadata(intentId);
  if (refund.isRest) return sendRemaining(refund);
  return refundIntent(intentId, `forgeline-refund-${_id.toHexString()}-${attempts}`);
}

/** Less is left of the payment than the partial refund: the difference was refunded in the provider's dashboard. */
async function exceedsPayment({ reason, intentId, amountCents }: RefundDocument): Promise<boolean> {
  if (reason !== 'admin-part') return false;
  const intent = await retrieveIntent(intentId);
  if (!intent) return false;
  return intent.receivedCents - intent.refundedCents - intent.partRefundedCents < amountCents;
}

async function isFinalRejection(refund: RefundDocument): Promise<boolean> {
  if (refund.failures?.length) return true;
  return isRefundImpossible(await disputesOf(refund.intentId)) || exceedsPayment(refund);
}

async function send(refund: RefundDocument, now: () => Date): Promise<boolean> {
  const { _id, intentId, orderId, amountCents, reason, attempts } = refund;
  const facts = { refund: _id, intent: intentId, order: orderId, amountCents, reason, attempts };
  try {
    const providerRefundId = await sendMoney(refund);
    await setRefunded(_id, providerRefundId, now());
    log().info({ ...facts, providerRefundId }, 'refund sent');
    return true;
  } catch (error) {
    log().error({ ...facts, error }, 'a refund could not be sent');
    const isOver = isRejected(error) && (await isFinalRejection(refund));
    if (isOver) await giveUp(_id, errorCodeOf(error), now());
    else await setNextAttempt(_id, errorCodeOf(error), new Date(now().getTime() + backoffMs(attempts)));
    return false;
  }
}

async function* dueRefunds(now: () => Date): AsyncGenerator<RefundDocument> {
  for (let round = 0; round < ROUND_MAX; round += 1) {
    const refund = await leaseDueRefund(now(), new Date(now().getTime() + LEASE_MS));
    if (!refund) return;
    yield refund;
  }
}

/**
 * Sends every due refund. A failure is logged and retried with growing delays without end: the money is the buyer's.
 * A rejected refund becomes failed only if a bank had returned it, a dispute is lost, or less is left of the payment.
 * Returns how many were sent. Throws while the database is unreachable.
 */
export async function sendRefunds(now: () => Date = () => new Date(), signal?: AbortSignal): Promise<number> {
  const { done } = await workOff({
    job: 'send-refunds',
    items: dueRefunds(now),
    work: (refund) => send(refund, now),
    describe: ({ _id }) => ({ refund: _id }),
    parallel: PARALLEL,
    signal,
  });
  return done;
}
