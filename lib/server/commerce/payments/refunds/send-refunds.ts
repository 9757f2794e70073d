import 'server-only';
import { isRefundLost } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { isRejected, isRejectedWith } from '@/lib/server/commerce/payments/provider/call-provider';
import { errorCodeOf } from '@/lib/server/commerce/payments/provider/error-code';
import { retrieveIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import {
  findPartAtProvider,
  refundAmount,
  refundIntent,
} from '@/lib/server/commerce/payments/provider/provider-refunds';
import { tellProvider } from '@/lib/server/commerce/payments/tell-provider';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import { log } from '@/lib/server/platform/log';
import { setRejected } from './failed-refunds.repository';
import { leaseDueRefund, setNextAttempt, setRefunded } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

const LEASE_MS = 60_000;
const BACKOFF_MAX_MS = 3_600_000;
const ROUND_MAX = 100;
/** How many are sent at a time: one that the provider takes long over does not hold up the others. */
const PARALLEL = 3;

function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, 15_000 * 2 ** Math.min(attempts - 1, 10));
}

/** Makes a refund failed. The provider does not retry what the bank sent back: an admin has to decide. */
async function giveUp(id: RefundDocument['_id'], code: string, at: Date): Promise<void> {
  await inTransaction(async (session) => {
    const refund = await setRejected(id, { lastError: code, at }, session);
    await updateOrderOfRefund(refund?.orderId ?? null, {}, session);
  });
}

/**
 * Sends what parts have left of a payment, less what was refunded of that in the provider's dashboard: never the money of a
 * part, which has a refund of its own.
 */
async function sendRest({
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

/** Sends a refund in part. The provider is asked first whether an earlier attempt has arrived there without a response. */
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

/** Sends the money of a refund. Returns the provider's id, or null where all of it had been refunded before. */
async function sendMoney(refund: RefundDocument): Promise<string | null> {
  const { _id, intentId, attempts } = refund;
  if (refund.reason === 'admin-part') return sendPart(refund);
  // Before the money: a store that is restored meanwhile finds the refund and its number, or neither.
  if (refund.reason === 'admin') await tellProvider(intentId);
  if (refund.isRest) return sendRest(refund);
  return refundIntent(intentId, `forgeline-refund-${_id.toHexString()}-${attempts}`);
}

/** Whether less is left of a payment than a part of it asks for: what is gone was refunded in the provider's dashboard. */
async function isTooMuch({ reason, intentId, amountCents }: RefundDocument): Promise<boolean> {
  if (reason !== 'admin-part') return false;
  const intent = await retrieveIntent(intentId);
  if (!intent) return false;
  return intent.receivedCents - intent.refundedCents - intent.partRefundedCents < amountCents;
}

/** Whether the provider, which has rejected a refund, will never accept it: then an admin has to decide. */
async function isHopeless(refund: RefundDocument): Promise<boolean> {
  if (refund.failures?.length) return true;
  return isRefundLost(await disputesOf(refund.intentId)) || isTooMuch(refund);
}

/** Sends a leased refund and records the result. Returns whether the provider has accepted it. */
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
    const isOver = isRejected(error) && (await isHopeless(refund));
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
 * Sends every refund that is due to the provider. One that cannot be sent is logged, keeps the error's code and is retried
 * with growing delays, for ever: the money is the buyer's. Only one that the provider rejects becomes failed, where the bank
 * had sent it back before, a dispute of the payment is lost, or less is left of the payment than a part asks for. Returns how many were sent. Throws where the database is away.
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
