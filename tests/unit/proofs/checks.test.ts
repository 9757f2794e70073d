import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { CHECKS } from '@/proofs/checks/all-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { soundSnapshot } from './sound-snapshot';

function brokenBy(snapshot: Snapshot): string[] {
  return CHECKS.filter(({ violations }) => violations(snapshot).length > 0).map(({ name }) => name);
}

/** The order with this number, as it stands in the snapshot. */
function find(snapshot: Snapshot, number: string): OrderDocument {
  return snapshot.orders.find((order) => order.number === number)!;
}

/** The bank sends the refund of FL-BACK back, and the store records it correctly. */
function failRefund(snapshot: Snapshot): void {
  const [at, amountCents] = [new Date(), 3_750];
  snapshot.provider.refunds[0]!.status = 'failed';
  const failures = [{ providerRefundId: 're_1', amountCents, reason: 'declined', at }];
  Object.assign(snapshot.refunds[0]!, { state: 'failed', failedAt: at, failures });
  const refundNotes = [{ what: 'failed', at, amountCents, by: 'system' }];
  Object.assign(find(snapshot, 'FL-BACK'), { refundFailedAt: at, refundNotes });
  snapshot.outbox.push({ ...snapshot.outbox[0]!, key: 'refund-failed:re_1' });
}

/** The bank takes the money of FL-SHIP back for good, and the store records it correctly. */
function loseDispute(snapshot: Snapshot): void {
  const { _id: orderId, orderValueCents: amountCents, transactionId = '' } = find(snapshot, 'FL-SHIP');
  const at = new Date();
  const there = { id: 'du_1', payment_intent: transactionId, amount: amountCents, status: 'lost' };
  snapshot.provider.disputes.push(there);
  const facts = { amountCents, currency: 'usd', reason: 'fraudulent', isInquiry: false, openedAt: at };
  const outcome = { state: 'lost', closedAt: at, retrievedAt: at } as const;
  snapshot.disputes.push({ _id: 'du_1', intentId: transactionId, orderId, ...facts, ...outcome });
  find(snapshot, 'FL-SHIP').chargedBack = { amountCents, at };
  snapshot.outbox.push({ ...snapshot.outbox[0]!, key: 'dispute-closed:du_1:lost' });
}

/** Two of the five units of FL-SHIP come back after it shipped, and the store records it correctly. */
function refundPart(snapshot: Snapshot): void {
  const order = find(snapshot, 'FL-SHIP');
  const [id, at, amountCents] = [new ObjectId(), new Date(), 2_500];
  const { toolId } = order.lines[0]!;
  order.partRefunds = [
    {
      ...{ id, part: 1, at, amountCents, lines: [{ toolId, quantity: 2, restock: true }], actorId: id },
      creditNoteNumber: 'CN-000002',
      idempotency: { key: 'k', fingerprint: 'f' },
      wasShipped: true,
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
  snapshot.outbox.push({ ...snapshot.outbox[0]!, key });
}

type Tampering = [check: string, what: string, tamper: (snapshot: Snapshot) => void];

const TAMPERINGS: Tampering[] = [
  [
    'one payment an order',
    'a paid order whose payment failed',
    (s) => {
      s.provider.intents[0]!.status = 'requires_payment_method';
    },
  ],
  [
    'one payment an order',
    'a paid order whose payment brought a cent less',
    (s) => {
      s.provider.intents[0]!.amount_received -= 1;
    },
  ],
  [
    'one payment an order',
    'a paid order that someone else paid',
    (s) => {
      s.provider.intents[0]!.metadata.buyerId = new ObjectId().toHexString();
    },
  ],
  [
    'no payment for two orders',
    'one payment for two orders',
    (s) => {
      find(s, 'FL-BACK').transactionId = find(s, 'FL-SHIP').transactionId!;
    },
  ],
  [
    'no payment for two orders',
    'a cancelled order that names a payment',
    (s) => {
      find(s, 'FL-GONE').transactionId = 'pi_three';
    },
  ],
  [
    'no charge for nothing',
    'a charge for an order that was cancelled',
    (s) => {
      const orderId = find(s, 'FL-GONE')._id.toHexString();
      s.provider.intents.push({ ...s.provider.intents[0]!, id: 'pi_three', metadata: { orderId } });
    },
  ],
  [
    'no charge for nothing',
    'a charge for no order at all',
    (s) => {
      s.provider.intents.push({ ...s.provider.intents[0]!, id: 'pi_three', metadata: { site: 'x' } });
    },
  ],
  [
    'no charge for nothing',
    'a refund of too little',
    (s) => {
      s.provider.refunds[0]!.amount -= 1;
    },
  ],
  [
    'no charge for nothing',
    'a shipped order whose money went back',
    (s) => {
      s.provider.refunds.push({ ...s.provider.refunds[0]!, id: 're_2', payment_intent: 'pi_one' });
    },
  ],
  [
    'one charge an intent',
    'a card charged twice',
    (s) => {
      s.provider.charges.push({ ...s.provider.charges[0]!, id: 'ch_3' });
    },
  ],
  [
    'one charge an intent',
    'a payment with more refunded than charged',
    (s) => {
      s.provider.refunds.push({ ...s.provider.refunds[0]!, id: 're_2' });
    },
  ],
  [
    'refunds recorded and sent',
    'a partial refund by hand that was not recorded',
    (s) => {
      s.provider.refunds.push({ id: 're_2', payment_intent: 'pi_one', amount: 1, status: 'succeeded' });
    },
  ],
  [
    'no impossible state',
    'an order that says more went back than it is worth',
    (s) => {
      find(s, 'FL-SHIP').returned = { amountCents: 1_000_000, at: new Date() };
    },
  ],
  [
    'refunds recorded and sent',
    'a refund that was never sent',
    (s) => {
      s.refunds[0]!.state = 'waiting';
    },
  ],
  [
    'refunds recorded and sent',
    'two refunds of one payment',
    (s) => {
      s.refunds.push({ ...s.refunds[0]!, _id: new ObjectId() });
    },
  ],
  [
    'refunds recorded and sent',
    'a refund that was never noted',
    (s) => {
      s.refunds = [];
    },
  ],
  [
    'refunds recorded and sent',
    'a refund that the bank sent back and the store takes for sent',
    (s) => {
      s.provider.refunds[0]!.status = 'failed';
    },
  ],
  [
    'no charge for nothing',
    'money that the bank sent back and nobody is told of',
    (s) => {
      s.provider.refunds[0]!.status = 'failed';
    },
  ],
  [
    'failed refunds recorded once',
    'a failure noted twice',
    (s) => {
      failRefund(s);
      s.refunds[0]!.failures!.push(s.refunds[0]!.failures![0]!);
    },
  ],
  [
    'failed refunds recorded once',
    'a failure that never happened',
    (s) => {
      failRefund(s);
      s.provider.refunds[0]!.status = 'succeeded';
    },
  ],
  [
    'failed refunds reported',
    'a failure that no mail reports',
    (s) => {
      failRefund(s);
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('refund-failed:'));
    },
  ],
  [
    'failed refunds reported',
    'an order that is not marked though its refund failed',
    (s) => {
      failRefund(s);
      delete find(s, 'FL-BACK').refundFailedAt;
    },
  ],
  [
    'failed refunds reported',
    'an order that stays marked though its refund was settled',
    (s) => {
      failRefund(s);
      s.refunds[0]!.state = 'settled';
    },
  ],
  [
    'disputes recorded',
    'a dispute that is not on record',
    (s) => {
      loseDispute(s);
      s.disputes = [];
    },
  ],
  [
    'disputes recorded',
    'a dispute that the store takes for won',
    (s) => {
      loseDispute(s);
      s.disputes[0]!.state = 'won';
    },
  ],
  [
    'disputes reported',
    'a lost dispute that no mail reports',
    (s) => {
      loseDispute(s);
      s.outbox = s.outbox.filter(({ key }) => !key.startsWith('dispute-'));
    },
  ],
  [
    'disputes reported',
    'an order that stays marked though its dispute was decided',
    (s) => {
      loseDispute(s);
      find(s, 'FL-SHIP').disputedAt = new Date();
    },
  ],
  [
    'no charge for nothing',
    'money that a bank took and the order does not show',
    (s) => {
      loseDispute(s);
      delete find(s, 'FL-SHIP').chargedBack;
    },
  ],
  [
    'every acknowledged effect',
    'a lost resolution of a failed refund',
    (s) => {
      failRefund(s);
      s.claims.push({ kind: 'refund-settled', intentId: 'pi_two' });
    },
  ],
  [
    'nothing left to pay',
    'a cancelled order that can still be paid',
    (s) => {
      s.intents.push({ ...s.intents[0]!, _id: 'pi_open', orderId: find(s, 'FL-GONE')._id });
      s.provider.intents.push({
        ...s.provider.intents[0]!,
        id: 'pi_open',
        status: 'requires_action',
        amount_received: 0,
      });
    },
  ],
  [
    'one payment intent an order',
    'two intents for one order',
    (s) => {
      s.claims.push({ kind: 'payable', orderId: find(s, 'FL-SHIP')._id.toHexString(), intentId: 'pi_other' });
    },
  ],
  [
    'one payment intent an order',
    'two open intents of one order',
    (s) => {
      const orderId = find(s, 'FL-WAIT')._id;
      s.intents.push({ ...s.intents[0]!, _id: 'pi_a', orderId, state: 'open' });
      s.intents.push({ ...s.intents[0]!, _id: 'pi_b', orderId, state: 'open' });
    },
  ],
  [
    'no payment intent forgotten',
    'a secret given out of an intent that nobody polls',
    (s) => {
      s.intents = s.intents.filter(({ _id }) => _id !== 'pi_one');
    },
  ],
  [
    'no payment intent forgotten',
    'an intent that is polled for ever though it was paid',
    (s) => {
      s.intents[0]!.state = 'open';
    },
  ],
  [
    'webhooks recorded',
    'a webhook that was acknowledged and forgotten',
    (s) => {
      s.events = [];
    },
  ],
  [
    'ledger = stock',
    'a unit that went without a ledger line',
    (s) => {
      s.tools[0]!.quantity -= 1;
    },
  ],
  [
    'ledger = stock',
    'a ledger line twice',
    (s) => {
      s.ledger.push({ ...s.ledger[0]!, _id: new ObjectId() });
    },
  ],
  [
    'on hand = available + reserved',
    'a reservation that no order holds',
    (s) => {
      s.tools[0]!.reserved += 1;
    },
  ],
  [
    'on hand = available + reserved',
    'stock below zero for a moment',
    (s) => {
      s.ledger[1]!.after = { available: -1, onHand: 0 };
    },
  ],
  [
    'ledger explains every order',
    'a cancelled order that kept its units',
    (s) => {
      s.ledger = s.ledger.filter(({ reason }) => reason !== 'order-cancelled');
    },
  ],
  [
    'ledger explains every order',
    'an order that took its units twice',
    (s) => {
      s.ledger.push({ ...s.ledger[1]!, _id: new ObjectId() });
    },
  ],
  [
    'ledger explains every order',
    'units of an order that does not exist',
    (s) => {
      s.ledger[1]!.orderId = new ObjectId();
    },
  ],
  [
    'timeline matches state',
    'a state the timeline does not tell',
    (s) => {
      find(s, 'FL-SHIP').timeline.pop();
    },
  ],
  [
    'timeline matches state',
    'a step that is not allowed',
    (s) => {
      find(s, 'FL-SHIP').timeline.splice(1, 1);
    },
  ],
  [
    'timeline matches state',
    'a step by someone who may not',
    (s) => {
      find(s, 'FL-SHIP').timeline[2]!.by = 'buyer';
    },
  ],
  [
    'timeline matches state',
    'a step before the one before it',
    (s) => {
      find(s, 'FL-SHIP').timeline[2]!.at = new Date(0);
    },
  ],
  [
    'no impossible state',
    'a paid order without a payment',
    (s) => {
      delete find(s, 'FL-SHIP').transactionId;
    },
  ],
  [
    'no impossible state',
    'a shipped order without a date',
    (s) => {
      delete find(s, 'FL-SHIP').shippedAt;
    },
  ],
  [
    'lines add up',
    'a value that is not quantity times price',
    (s) => {
      find(s, 'FL-WAIT').orderValueCents += 1;
    },
  ],
  [
    'lines add up',
    'a line at another price than its receipt gives',
    (s) => {
      const order = find(s, 'FL-WAIT');
      order.lines[0]!.receipt.baseCents -= 1;
    },
  ],
  [
    'lines add up',
    'a line above the public price',
    (s) => {
      const order = find(s, 'FL-WAIT');
      const line = order.lines[0]!;
      const cents = line.unitPriceCents + 1;
      const receipt = {
        ...line.receipt,
        code: 'own-price',
        fixedCents: cents,
        unitPriceCents: cents,
      } as const;
      Object.assign(order, ofLines({ ...line, unitPriceCents: cents, receipt }));
    },
  ],
  [
    'lines add up',
    'two lines of one tool',
    (s) => {
      const order = find(s, 'FL-WAIT');
      const [line] = order.lines;
      Object.assign(order, ofLines(line!, { ...line! }));
    },
  ],
  [
    'ledger explains every order',
    'an order that reserved only some of its lines',
    (s) => {
      const order = find(s, 'FL-WAIT');
      Object.assign(order, ofLines(...order.lines, orderLine({ quantity: 1 })));
    },
  ],
  [
    'one invoice a paid order',
    'an invoice with other lines than the order',
    (s) => {
      s.invoices[0]!.lines[0]!.quantity += 1;
    },
  ],
  [
    'one order per key',
    'one key for two orders',
    (s) => {
      find(s, 'FL-GONE').idempotency = { key: 'k1', fingerprint: 'f' };
    },
  ],
  [
    'one order per key',
    'two responses to one key',
    (s) => {
      const [first] = s.claims;
      if (first?.kind === 'placed') s.claims.push({ ...first, orderId: new ObjectId().toHexString() });
    },
  ],
  [
    'one number per order',
    'two orders of one number',
    (s) => {
      find(s, 'FL-WAIT').number = 'FL-SHIP';
    },
  ],
  [
    'one invoice a paid order',
    'a paid order without an invoice',
    (s) => {
      s.invoices.shift();
    },
  ],
  [
    'one invoice a paid order',
    'an invoice of another amount',
    (s) => {
      s.invoices[0]!.totalCents += 1;
    },
  ],
  [
    'one invoice a paid order',
    'a credit note for an order that was not refunded',
    (s) => {
      s.invoices[2]!.orderId = find(s, 'FL-SHIP')._id;
    },
  ],
  [
    'gap-free invoice numbers',
    'a gap',
    (s) => {
      s.invoices[1]!.sequence = 3;
    },
  ],
  [
    'gap-free invoice numbers',
    'a number that was taken and not used',
    (s) => {
      s.counters[0]!.last = 3;
    },
  ],
  [
    'one mail a step',
    'a mail that was never sent',
    (s) => {
      s.outbox[0]!.state = 'waiting';
    },
  ],
  [
    'one mail a step',
    'a step nobody was told of',
    (s) => {
      s.outbox.shift();
    },
  ],
  [
    'one mail a step',
    'a mail about a step that never happened',
    (s) => {
      s.outbox[0]!.key = `order-shipped:${find(s, 'FL-WAIT')._id.toHexString()}`;
    },
  ],
  [
    'mails arrived',
    'a sent mail that never came',
    (s) => {
      s.mails.shift();
    },
  ],
  [
    'mails arrived',
    'two mails of one step',
    (s) => {
      s.mails.push({ ...s.mails[0]!, messageId: 'another' });
    },
  ],
  [
    'every acknowledged effect',
    'an order that was placed and is gone',
    (s) => {
      s.claims.push({
        kind: 'placed',
        orderId: new ObjectId().toHexString(),
        buyerId: '',
        lines: [{ toolId: '', quantity: 1 }],
      });
    },
  ],
  [
    'every acknowledged effect',
    'a cancellation that was undone',
    (s) => {
      s.claims.push({ kind: 'cancelled', orderId: find(s, 'FL-WAIT')._id.toHexString() });
    },
  ],
  [
    'every acknowledged effect',
    'a payment that was recorded and is not',
    (s) => {
      s.claims.push({ kind: 'paid', orderId: find(s, 'FL-WAIT')._id.toHexString(), intentId: 'pi_one' });
    },
  ],
  [
    'every acknowledged effect',
    'a tool that was deleted and is still sold',
    (s) => {
      s.claims.push({ kind: 'tool-deleted', toolId: s.tools[0]!._id.toHexString() });
    },
  ],
  [
    'every acknowledged effect',
    'a correction the ledger does not know',
    (s) => {
      s.claims.push({ kind: 'stock-corrected', toolId: s.tools[0]!._id.toHexString(), note: 'counted' });
    },
  ],
  [
    'refunds in part',
    'a part whose money is not recorded',
    (s) => {
      refundPart(s);
      s.refunds.pop();
    },
  ],
  [
    'refunds in part',
    'parts of more units than were bought',
    (s) => {
      refundPart(s);
      find(s, 'FL-SHIP').partRefunds![0]!.lines[0]!.quantity = 6;
    },
  ],
  [
    'refunds in part',
    'parts that do not add up',
    (s) => {
      refundPart(s);
      find(s, 'FL-SHIP').partRefundedCents! += 1;
    },
  ],
  [
    'refunds in part',
    'two parts by one key',
    (s) => {
      refundPart(s);
      const { partRefunds = [] } = find(s, 'FL-SHIP');
      partRefunds.push({ ...partRefunds[0]!, part: 2 });
    },
  ],
  [
    'one invoice a paid order',
    'a part without a credit note',
    (s) => {
      refundPart(s);
      s.invoices.pop();
    },
  ],
  [
    'one invoice a paid order',
    'a credit note of a cent more than its part',
    (s) => {
      refundPart(s);
      s.invoices.at(-1)!.totalCents -= 1;
    },
  ],
  [
    'ledger explains every order',
    'units of a part that came back twice',
    (s) => {
      refundPart(s);
      s.ledger.push({ ...s.ledger.at(-1)!, _id: new ObjectId() });
    },
  ],
  [
    'refunds recorded and sent',
    'a part that was sent twice',
    (s) => {
      refundPart(s);
      s.provider.refunds.push({ ...s.provider.refunds.at(-1)!, id: 're_3' });
    },
  ],
  [
    'no charge for nothing',
    'a part that was never sent',
    (s) => {
      refundPart(s);
      s.provider.refunds.pop();
    },
  ],
  [
    'one mail a step',
    'a part without a mail',
    (s) => {
      refundPart(s);
      s.outbox.pop();
    },
  ],
  [
    'every acknowledged effect',
    'an acknowledged part that the order does not know',
    (s) => {
      const orderId = find(s, 'FL-SHIP')._id.toHexString();
      s.claims.push({ kind: 'part-refunded', orderId, refundId: orderId, cents: 100 });
    },
  ],
];

describe('the invariants of the proofs', () => {
  it('hold for a sound snapshot', () => {
    const snapshot = soundSnapshot();
    for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
  });

  it('hold where a bank sent a refund back and the store recorded it', () => {
    const snapshot = soundSnapshot();
    failRefund(snapshot);
    for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
  });

  it('hold where a part was refunded, before and after it was sent back by a bank', () => {
    const snapshot = soundSnapshot();
    refundPart(snapshot);
    for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
    const failures = [{ providerRefundId: 're_2', amountCents: 2_500, reason: 'declined', at: new Date() }];
    snapshot.provider.refunds[1]!.status = 'failed';
    Object.assign(snapshot.refunds[1]!, { state: 'failed', failures });
    find(snapshot, 'FL-SHIP').refundFailedAt = new Date();
    snapshot.outbox.push({ ...snapshot.outbox[0]!, key: 'refund-failed:re_2' });
    for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
  });

  it('hold where a dispute was lost and the store recorded it', () => {
    const snapshot = soundSnapshot();
    loseDispute(snapshot);
    for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
  });

  it.each(TAMPERINGS)('%s: catches %s', (check, _, tamper) => {
    const snapshot = soundSnapshot();
    tamper(snapshot);
    expect(brokenBy(snapshot)).toContain(check);
  });

  it('each have a test that they catch something', () => {
    const shown = new Set(TAMPERINGS.map(([check]) => check));
    expect(CHECKS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('allow a mail to arrive twice after a crash, if both have one Message-ID', () => {
    const snapshot = soundSnapshot();
    snapshot.mails.push({ ...snapshot.mails[0]! });
    expect(brokenBy(snapshot)).toEqual([]);
  });
});
