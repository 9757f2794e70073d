import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  InvoiceDocument,
  ReceivableDocument,
  ReceivableLedgerDocument,
} from '@/lib/server/platform/db/documents/receivables';
import type { Snapshot } from '@/proofs/checks/snapshot';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 9, count));
const EMPTY = { reserved: 0, invoiced: 0, credit: 0 };

type Posted = Pick<ReceivableLedgerDocument, 'reason' | 'ref' | 'change'> & { limitCents?: number };

function ledgerOf(companyId: ObjectId, posted: readonly Posted[]): ReceivableLedgerDocument[] {
  let after = EMPTY;
  return posted.map((line, place) => {
    after = {
      reserved: after.reserved + line.change.reserved,
      invoiced: after.invoiced + line.change.invoiced,
      credit: after.credit + line.change.credit,
    };
    return { _id: new ObjectId(), companyId, line: place + 1, part: 1, ...line, after, at: minute(place) };
  });
}

/**
 * Gives the shop of the sound snapshot a company that owes: two orders on account of $125 and $62.50, of which the second shipped
 * and is half paid by a payment whose rest, $10, was taken back from what had become credit.
 */
export function withReceivables(snapshot: Snapshot): {
  shipped: OrderDocument;
  receivable: ReceivableDocument;
} {
  const companyId = new ObjectId();
  const [waiting] = snapshot.orders;
  const sold = snapshot.orders.find(({ number }) => number === 'FL-SHIP');
  const [paper] = snapshot.invoices;
  const [tool] = snapshot.tools;
  const [line] = snapshot.ledger;
  if (!waiting || !sold || !paper || !tool || !line) throw new Error('the snapshot is not the sound one');
  const onAccount = (order: OrderDocument, more: Partial<OrderDocument>): OrderDocument => {
    const { expiresAt, paidAt, transactionId, idempotency, invoiceNumber, ...rest } = order;
    return { ...rest, _id: new ObjectId(), companyId, payBy: 'account', termsDays: 30, ...more };
  };
  const open = onAccount(waiting, {
    ...{ number: 'FL-OPEN', payment: 'account', fulfilment: 'open' },
    timeline: [{ state: 'on-account', at: waiting.placedAt, by: 'buyer' }],
  });
  const shipped = onAccount(sold, {
    ...{ number: 'FL-OWED', payment: 'account', fulfilment: 'shipped', invoiceNumber: 'INV-000003' },
    timeline: [
      { state: 'on-account', at: sold.placedAt, by: 'buyer' },
      { state: 'shipped', at: sold.shippedAt as Date, by: 'admin' },
    ],
  });
  snapshot.orders.push(open, shipped);
  const { transactionId, ...invoice } = paper;
  const papers = { _id: new ObjectId(), sequence: 3, number: 'INV-000003', part: 1, orderId: shipped._id };
  snapshot.invoices.push({ ...invoice, ...papers, orderNumber: shipped.number } as InvoiceDocument);
  snapshot.counters = snapshot.counters.map((counter) =>
    counter._id === 'invoice'
      ? { ...counter, last: 3 }
      : counter._id === 'delivery-note'
        ? { ...counter, last: 2 }
        : counter,
  );
  const [earlier] = snapshot.shipments;
  if (!earlier) throw new Error('a snapshot without a shipment');
  snapshot.shipments.push({
    ...{ ...earlier, _id: new ObjectId(), number: 'DN-000002', sequence: 2, orderId: shipped._id },
    ...{ orderNumber: shipped.number, invoiceNumber: 'INV-000003' },
    lines: earlier.lines.map((one) => ({ ...one, quantity: shipped.units })),
  });
  snapshot.ledger.push(
    ...[open, shipped].map(({ _id, units }) => ({
      ...{ ...line, _id: new ObjectId(), orderId: _id, change: -units, onHandChange: 0 },
      reason: 'order-placed' as const,
    })),
    {
      ...{ ...line, _id: new ObjectId(), orderId: shipped._id, change: 0, onHandChange: -shipped.units },
      reason: 'order-shipped' as const,
      part: 1,
    },
  );
  tool.quantity -= open.units + shipped.units;
  tool.reserved += open.units;
  const mailed = snapshot.outbox[0];
  if (mailed) {
    for (const { _id, number, timeline } of [open, shipped])
      for (const { state } of timeline) {
        const name = state === 'on-account' ? 'placed' : state;
        const mail = { key: `order-${name}:${_id.toHexString()}`, subject: `Order ${number} ${state}` };
        snapshot.outbox.push({ ...mailed, _id: new ObjectId(), ...mail });
        snapshot.mails.push({ to: mailed.to, subject: mail.subject, messageId: `${number} ${state}` });
      }
  }
  const [openDue, gross] = [open.totals.totalCents, shipped.totals.totalCents];
  const [paid, back] = [gross / 2, 1_000];
  const paymentId = new ObjectId();
  const limitCents = openDue + gross;
  snapshot.account.ledger.push(
    ...ledgerOf(companyId, [
      { reason: 'order-placed', ref: shipped._id, change: { ...EMPTY, reserved: gross }, limitCents },
      { reason: 'order-placed', ref: open._id, change: { ...EMPTY, reserved: openDue }, limitCents },
      { reason: 'payment', ref: paymentId, change: { ...EMPTY, credit: paid + back } },
      { reason: 'order-shipped', ref: shipped._id, change: { reserved: -gross, invoiced: gross, credit: 0 } },
      { reason: 'credit-applied', ref: shipped._id, change: { reserved: 0, invoiced: -paid, credit: -paid } },
      { reason: 'reversal', ref: paymentId, change: { ...EMPTY, credit: -back } },
    ]),
  );
  const receivable: ReceivableDocument = {
    ...{ _id: 'INV-000003', orderId: shipped._id, companyId, orderNumber: shipped.number },
    ...{
      grossCents: gross,
      openCents: gross - paid,
      issuedAt: minute(2),
      dueAt: minute(50),
      dueOn: '2026-12-21',
    },
  };
  snapshot.account.receivables.push(receivable);
  snapshot.account.payments.push({
    ...{ _id: paymentId, companyId, method: 'hand', amountCents: paid + back, reference: 'Transfer' },
    receivedOn: '2026-11-21',
    allocations: [{ orderId: shipped._id, invoiceNumber: 'INV-000003', cents: paid, at: minute(3) }],
    unappliedCents: 0,
    reversals: [{ cents: back, at: minute(4), reason: 'too much' }],
    createdAt: minute(3),
  });
  snapshot.account.accounts.push({
    ...{ _id: companyId, reservedCents: openDue, invoicedCents: gross - paid, creditCents: 0, lines: 6 },
  });
  return { shipped, receivable };
}

/** The same, where the payment came by card. */
export function withCardPayment(snapshot: Snapshot): void {
  const { shipped } = withReceivables(snapshot);
  const [payment] = snapshot.account.payments;
  const [like] = snapshot.provider.intents;
  const [stored] = snapshot.intents;
  if (!payment || !like || !stored) throw new Error('the snapshot is not the sound one');
  const intentId = 'pi_card';
  const [back] = payment.reversals;
  const { amountCents: amount } = payment;
  Object.assign(payment, { method: 'card', intentId, reference: intentId });
  snapshot.provider.intents.push({
    ...{ ...like, id: intentId, amount, amount_received: amount },
    metadata: { ...like.metadata, orderId: shipped._id.toHexString() },
  });
  snapshot.provider.charges.push({ id: 'ch_card', payment_intent: intentId, amount, status: 'succeeded' });
  snapshot.intents.push({ ...stored, _id: intentId, orderId: shipped._id });
  const cents = back?.cents ?? 0;
  const refund = { id: 're_card', payment_intent: intentId, amount: cents, status: 'succeeded' };
  snapshot.provider.refunds.push(refund);
  snapshot.refunds.push({
    ...{ _id: new ObjectId(), intentId, orderId: shipped._id, amountCents: cents, reason: 'provider' },
    ...{ state: 'refunded', dueAt: minute(4), attempts: 0, createdAt: minute(4), refundedAt: minute(4) },
  });
}
