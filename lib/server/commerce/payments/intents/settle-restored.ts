import 'server-only';
import { ObjectId } from 'mongodb';
import { findOrder, findOrderByNumber } from '@/lib/server/commerce/orders/find-order';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import {
  type ListedIntent,
  listIntentsSince,
  retrieveIntent,
  voidIntent,
} from '@/lib/server/commerce/payments/provider/provider-intents';
import { listLostParts } from '@/lib/server/commerce/payments/refunds/list-lost-parts';
import type { ListedPayment } from '@/lib/server/platform/db/documents/coordination';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { siteName } from '../provider/intent';
import type { PaymentOutcome } from './apply-payment';
import { applyPaymentNow } from './apply-payment-now';
import { closeIntent, findOpenIntent, findOpenIntents, openIntent } from './payment-intents.repository';

/** An intent is made a moment before it is recorded, and clocks differ. */
const OVERLAP_MS = 3_600_000;

/** What became of each payment, and those that an admin has to decide about. */
export type SettledPayments = {
  /** Payments by what became of them (`PaymentOutcome`); `voided` are pages of lost orders that can no longer be paid. */
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

class Settling {
  readonly settled: SettledPayments = { counts: {}, listed: [] };

  constructor(private readonly now: Date) {}

  #count(outcome: keyof SettledPayments['counts']): void {
    this.settled.counts[outcome] = (this.settled.counts[outcome] ?? 0) + 1;
  }

  async #applyPaid(intent: Intent, email: string | null): Promise<void> {
    // An unattached one has the number of the order that claimed it.
    const claims = intent.orderId === undefined ? intent.orderNumber : undefined;
    const order = claims === undefined ? null : await findOrderByNumber(claims);
    if (claims !== undefined && !order) {
      // That order is lost: its money must not go back by itself.
      this.settled.listed.push(describe(intent, 'order-lost', email));
      return;
    }
    const claimedBy = order ? { claimedBy: order._id } : {};
    const outcome = await applyPaymentNow(intent, { by: 'system', at: this.now, ...claimedBy });
    if (outcome === 'foreign') this.settled.listed.push(describe(intent, 'order-lost', email));
    else this.#count(outcome);
  }

  /** Intents that the backup has as open: those still open are left to the store's own polling. */
  async known(): Promise<void> {
    for (const { _id } of await findOpenIntents()) {
      const intent = await retrieveIntent(_id);
      if (intent?.status === 'succeeded') await this.#applyPaid(intent, null);
      else if (!intent || intent.status === 'canceled') await closeIntent(_id);
    }
  }

  /** Keeps the intent of a known order that is still to be paid; the provider would return it again for the same order. */
  async #reopen({ id, orderId }: Intent): Promise<boolean> {
    const order = orderId && OBJECT_ID_PATTERN.test(orderId) ? await findOrder(new ObjectId(orderId)) : null;
    if (!order || !awaitsPayment(order)) return false;
    const open = await findOpenIntent(order._id);
    if (open && open._id !== id) return false;
    const [touchedAt, nextCheckAt] = [this.now, this.now];
    return openIntent({ _id: id, orderId: order._id, touchedAt, nextCheckAt, askedFrom: null });
  }

  async since({ id, email }: ListedIntent): Promise<void> {
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
 * Asks the provider for all payments that the store made since a backup, after it was restored: those of orders it knows are
 * applied as ever, with the invoice number they had where the intent carries it; nobody can pay lost orders any more; what
 * only an admin can decide is listed. Repeating it changes nothing. Only while no server runs. Throws
 * `payment-provider-unavailable`.
 */
export async function settleRestored(snapshotAt: Date, now: Date = new Date()): Promise<SettledPayments> {
  const since = new Date(snapshotAt.getTime() - OVERLAP_MS);
  const settling = new Settling(now);
  await settling.known();
  const own = (await listIntentsSince(since)).filter(({ site }) => site === siteName());
  for (const intent of own.reverse()) await settling.since(intent);
  const { counts, listed } = settling.settled;
  return { counts, listed: [...listed, ...(await listLostParts(since))] };
}
