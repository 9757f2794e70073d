import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Snapshot } from '@/proofs/checks/snapshot';

/** The order with this number, as it stands in the snapshot. */
export function find(snapshot: Snapshot, number: string): OrderDocument {
  return snapshot.orders.find((order) => order.number === number)!;
}

/** The bank sends the refund of FL-BACK back, and the store records it correctly. */
export function failRefund(snapshot: Snapshot): void {
  const [at, amountCents] = [new Date(), 3_750];
  snapshot.provider.refunds[0]!.status = 'failed';
  const failures = [{ providerRefundId: 're_1', amountCents, reason: 'declined', at }];
  Object.assign(snapshot.refunds[0]!, { state: 'failed', failedAt: at, failures });
  const refundNotes = [{ what: 'failed', at, amountCents, by: 'system' }];
  Object.assign(find(snapshot, 'FL-BACK'), { refundFailedAt: at, refundNotes });
  snapshot.outbox.push({ ...snapshot.outbox[0]!, key: 'refund-failed:re_1' });
}

/** The bank takes the money of FL-SHIP back for good, and the store records it correctly. */
export function loseDispute(snapshot: Snapshot): void {
  const { _id: orderId, totals, transactionId = '' } = find(snapshot, 'FL-SHIP');
  const { totalCents: amountCents } = totals;
  const at = new Date();
  const there = { id: 'du_1', payment_intent: transactionId, amount: amountCents, status: 'lost' };
  snapshot.provider.disputes.push(there);
  const facts = { amountCents, currency: 'usd', reason: 'fraudulent', isInquiry: false, openedAt: at };
  const outcome = { state: 'lost', closedAt: at, retrievedAt: at } as const;
  snapshot.disputes.push({ _id: 'du_1', intentId: transactionId, orderId, ...facts, ...outcome });
  find(snapshot, 'FL-SHIP').chargedBack = { amountCents, at };
  snapshot.outbox.push({ ...snapshot.outbox[0]!, key: 'dispute-closed:du_1:lost' });
}

/** Of the ten units of FL-WAIT four are not there, nor is any on sale, and the store records it correctly. */
export function oweUnits(snapshot: Snapshot): void {
  const tool = snapshot.tools[0]!;
  const { _id } = find(snapshot, 'FL-WAIT');
  const placed = snapshot.ledger.find(({ orderId }) => orderId?.equals(_id))!;
  const gone = tool.quantity + 4;
  const change = { change: -gone, onHandChange: -gone, reason: 'damage' as const };
  snapshot.ledger.push({ _id: new ObjectId(), toolId: tool._id, ...change, at: new Date() });
  Object.assign(placed, {
    change: placed.change + 4,
    owedChange: 4,
    after: { available: 0, onHand: 6, owed: 4 },
  });
  Object.assign(tool, { quantity: 0, owed: 4, backorderLimit: 4 });
}

/** Two of the five units of FL-SHIP come back after it shipped, and the store records it correctly. */
export function refundPart(snapshot: Snapshot): void {
  const order = find(snapshot, 'FL-SHIP');
  const [id, at, amountCents] = [new ObjectId(), new Date(), 2_500];
  const { toolId } = order.lines[0]!;
  order.partRefunds = [
    {
      ...{
        id,
        part: 1,
        at,
        amountCents,
        lines: [{ toolId, quantity: 2, restock: true, open: false }],
        actorId: id,
      },
      creditNoteNumber: 'CN-000002',
      idempotency: { key: 'k', fingerprint: 'f' },
    },
  ];
  order.partRefundedCents = amountCents;
  const { reason: _, ...refund } = snapshot.refunds[0]!;
  const intentId = order.transactionId!;
  snapshot.refunds.push({
    ...{ ...refund, _id: id, intentId, orderId: order._id },
    ...{ reason: 'admin-part' as const, amountCents },
  });
  const metadata = { forgeline_part: id.toHexString() };
  const there = { id: 're_2', payment_intent: intentId, amount: amountCents, status: 'succeeded', metadata };
  snapshot.provider.refunds.push(there);
  const note = snapshot.invoices.find(({ kind }) => kind === 'credit-note')!;
  const [line] = note.lines;
  snapshot.invoices.push({
    ...{ ...note, _id: id, part: 1, sequence: 2, number: 'CN-000002', orderId: order._id },
    lines: [{ ...line!, quantity: 2, amountCents: -amountCents }],
    totalCents: -amountCents,
  });
  snapshot.counters[1]!.last = 2;
  const back = { change: 2, onHandChange: 2, part: 1, after: { available: 87, onHand: 97 } };
  snapshot.ledger.push({
    ...{ _id: id, toolId, orderId: order._id, reason: 'order-refunded' as const, at },
    ...back,
  });
  snapshot.tools[0]!.quantity += 2;
  const key = `order-refunded-1:${order._id.toHexString()}`;
  const [{ to }, subject] = [snapshot.outbox[0]!, `Refund of order ${order.number}`];
  snapshot.outbox.push({ ...snapshot.outbox[0]!, key, subject });
  snapshot.mails.push({ to, subject, messageId: 'refund' });
}
