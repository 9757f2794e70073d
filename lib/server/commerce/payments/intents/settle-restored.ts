import { ObjectId } from 'mongodb';
import { findOrder, findOrderByNumber, findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import {
  type Intent,
  type ListedIntent,
  listIntentsSince,
  retrieveIntent,
  siteName,
  voidIntent,
} from '@/lib/server/commerce/payments/provider/provider-intents';
import { listPartsSince } from '@/lib/server/commerce/payments/provider/provider-refunds';
import type { ListedPayment } from '@/lib/server/platform/db/documents/coordination';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { findPart } from '../refunds/refunds.repository';
import { applyPaymentNow, type PaymentOutcome } from './apply-payment';
import { closeIntent, findOpenIntent, findOpenIntents, openIntent } from './payment-intents.repository';

/** An intent is created a moment before it is recorded, and clocks differ. */
const OVERLAP_MS = 3_600_000;

export type SettledPayments = {
  /** Payments by outcome; `voided` are intents of lost orders, which can no longer be paid. */
  counts: Partial<Record<PaymentOutcome | 'voided' | 'reopened', number>>;
  listed: (ListedPayment & { email?: string })[];
};

function describe(intent: Intent, kind: ListedPayment['kind'], email: string | null = null) {
  const { id: intentId, receivedCents, refundedCents, partRefundedCents, currency } = intent;
  return {
    kind,
    intentId,
    amountCents: receivedCents,
    refundedCents: refundedCents + partRefundedCents,
    currency,
    ...(intent.orderNumber === undefined ? {} : { orderNumber: intent.orderNumber }),
    ...(intent.invoiceNumber === undefined ? {} : { invoiceNumber: intent.invoiceNumber }),
    ...(email === null ? {} : { email }),
  };
}

class RestoreSettlement {
  readonly settled: SettledPayments = { counts: {}, listed: [] };

  constructor(private readonly now: Date) {}

  #count(outcome: keyof SettledPayments['counts']): void {
    this.settled.counts[outcome] = (this.settled.counts[outcome] ?? 0) + 1;
  }

  async #applyPaid(intent: Intent, email: string | null): Promise<void> {
    // The metadata of an unattached one names the order that claimed it.
    const claims = intent.orderId === undefined ? intent.orderNumber : undefined;
    const order = claims === undefined ? null : await findOrderByNumber(claims);
    if (claims !== undefined && !order) {
      // That order is lost: its money must not be refunded automatically.
      this.settled.listed.push(describe(intent, 'order-lost', email));
      return;
    }
    const claimedBy = order ? { claimedBy: order._id } : {};
    const outcome = await applyPaymentNow(intent, { by: 'system', at: this.now, ...claimedBy });
    if (outcome === 'foreign') this.settled.listed.push(describe(intent, 'order-lost', email));
    else this.#count(outcome);
  }

  /** Intents that are open in the backup. Those still open are left to polling. */
  async settleOpen(): Promise<void> {
    for (const { _id } of await findOpenIntents()) {
      const intent = await retrieveIntent(_id);
      if (intent?.status === 'succeeded') await this.#applyPaid(intent, null);
      else if (!intent || intent.status === 'canceled') await closeIntent(_id);
    }
  }

  /** The provider would return this intent again for the same order. */
  async #reopen({ id, orderId }: Intent): Promise<boolean> {
    const order = orderId && OBJECT_ID_PATTERN.test(orderId) ? await findOrder(new ObjectId(orderId)) : null;
    if (!order || !awaitsPayment(order)) return false;
    const open = await findOpenIntent(order._id);
    if (open && open._id !== id) return false;
    const [touchedAt, nextCheckAt] = [this.now, this.now];
    return openIntent({ _id: id, orderId: order._id, touchedAt, nextCheckAt, askedFrom: null });
  }

  async settleCreated({ id, email }: ListedIntent): Promise<void> {
    const intent = await retrieveIntent(id);
    if (!intent || intent.status === 'canceled') return;
    if (intent.status === 'succeeded') return this.#applyPaid(intent, email);
    if (await this.#reopen(intent)) return this.#count('reopened');
    const voided = intent.status === 'open' ? await voidIntent(id) : intent;
    if (voided?.status === 'succeeded') return this.#applyPaid(voided, email);
    if (voided?.status === 'processing') this.settled.listed.push(describe(voided, 'processing', email));
    else this.#count('voided');
  }
}

/**
 * Applies all payments since a backup that was restored, with the invoice numbers in their metadata. Intents of lost
 * orders are voided, and payments that need an admin's decision are listed. Idempotent. Only while no server runs.
 * Throws `payment-provider-unavailable`.
 */
export async function settleRestored(snapshotAt: Date, now: Date = new Date()): Promise<SettledPayments> {
  const since = new Date(snapshotAt.getTime() - OVERLAP_MS);
  const settlement = new RestoreSettlement(now);
  await settlement.settleOpen();
  const own = (await listIntentsSince(since)).filter(({ site }) => site === siteName());
  for (const intent of own.reverse()) await settlement.settleCreated(intent);
  const { counts, listed } = settlement.settled;
  return { counts, listed: [...listed, ...(await listUnrecordedParts(since))] };
}

/**
 * Partial refunds at the provider of known orders that the store has no record of: a backup was restored, and their
 * units are unknown. Throws `payment-provider-unavailable`.
 */
async function listUnrecordedParts(since: Date): Promise<ListedPayment[]> {
  const lost: ListedPayment[] = [];
  for (const { intentId, partId, amountCents } of await listPartsSince(since)) {
    if (!OBJECT_ID_PATTERN.test(partId) || (await findPart(new ObjectId(partId)))) continue;
    const order = await findOrderPaidBy(intentId);
    if (!order) continue;
    const { number: orderNumber, currency } = order;
    const amounts = { amountCents, refundedCents: amountCents, currency };
    lost.push({ kind: 'part-refund-lost', intentId, ...amounts, orderNumber });
  }
  return lost;
}
