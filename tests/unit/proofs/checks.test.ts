import { expect, it } from 'vitest';
import { CHECKS } from '@/proofs/checks/all-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { renewOffer } from './sound-offers';
import { soundSnapshot } from './sound-snapshot';
import { APPROVAL_TAMPERING } from './tampering/approval-tampering';
import { CLAIM_TAMPERING } from './tampering/claim-tampering';
import { DISPUTE_TAMPERING } from './tampering/dispute-tampering';
import { EVENT_TAMPERING, soundTold } from './tampering/event-tampering';
import { INVOICE_TAMPERING } from './tampering/invoice-tampering';
import { JOURNAL_TAMPERING, withJournal, withOwedJournal } from './tampering/journal-tampering';
import { MAIL_TAMPERING } from './tampering/mail-tampering';
import { OFFER_TAMPERING } from './tampering/offer-tampering';
import { ORDER_TAMPERING } from './tampering/order-tampering';
import { PAYMENT_TAMPERING } from './tampering/payment-tampering';
import { RECEIVABLE_TAMPERING } from './tampering/receivable-tampering';
import { failRefund, find, loseDispute, oweUnits, refundPart } from './tampering/recorded-events';
import { REFUND_TAMPERING } from './tampering/refund-tampering';
import { RETURN_TAMPERING, settleReturn } from './tampering/return-tampering';
import { SHIPMENT_TAMPERING } from './tampering/shipment-tampering';
import { STOCK_TAMPERING } from './tampering/stock-tampering';
import { TAX_TAMPERING } from './tampering/tax-tampering';
import { withFreight } from './with-freight';
import { withCardPayment, withReceivables } from './with-receivables';
import { withTax, withTaxBack, withTaxOwed, withUntaxed } from './with-tax';

const TAMPERINGS = [
  APPROVAL_TAMPERING,
  RECEIVABLE_TAMPERING,
  CLAIM_TAMPERING,
  DISPUTE_TAMPERING,
  EVENT_TAMPERING,
  INVOICE_TAMPERING,
  JOURNAL_TAMPERING,
  MAIL_TAMPERING,
  OFFER_TAMPERING,
  ORDER_TAMPERING,
  PAYMENT_TAMPERING,
  REFUND_TAMPERING,
  RETURN_TAMPERING,
  SHIPMENT_TAMPERING,
  STOCK_TAMPERING,
  TAX_TAMPERING,
]
  .flatMap((checks) => Object.entries(checks))
  .flatMap(([check, ways]) => Object.entries(ways).map(([what, tamper]) => [check, what, tamper] as const));

function brokenBy(snapshot: Snapshot): string[] {
  return CHECKS.filter(({ violations }) => violations(snapshot).length > 0).map(({ name }) => name);
}

it('the invariants of the proofs hold for a sound snapshot', () => {
  const snapshot = soundSnapshot();
  for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
});

it.each([
  ['freight was charged', withFreight],
  ['VAT was charged', withTax],
  ['a part of an order with VAT went back', withTaxBack],
  ['a company owes VAT', withTaxOwed],
  ['goods went to another member untaxed', withUntaxed],
  ['a company owes', withReceivables],
  ['a company paid by card, and some of it was refunded', withCardPayment],
  ['the journal was read', withJournal],
  ['the journal of a company that owes was read', (s: Snapshot) => withOwedJournal(s, 'hand')],
  ['the journal of a company that paid by card was read', (s: Snapshot) => withOwedJournal(s, 'card')],
  ['a bank sent a refund back and the store recorded it', failRefund],
  ['a dispute was lost and the store recorded it', loseDispute],
  ['units were ordered that are not there', oweUnits],
  ['units came back by a return', settleReturn],
  ['an offer was declined, and its buyer asks to renew it', renewOffer],
  [
    'events were read and received',
    (snapshot: Snapshot) => {
      snapshot.told = soundTold(snapshot.orders);
    },
  ],
] as const)('the invariants of the proofs hold where %s', (_, happen) => {
  const snapshot = soundSnapshot();
  happen(snapshot);
  for (const { name, violations } of CHECKS) expect(violations(snapshot), name).toEqual([]);
});

it('the invariants of the proofs hold where a part was refunded, before and after it was sent back by a bank', () => {
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

it.each(TAMPERINGS)('the invariants of the proofs: %s: catches %s', (check, _, tamper) => {
  const snapshot = soundSnapshot();
  tamper(snapshot);
  expect(brokenBy(snapshot)).toContain(check);
});

it('the invariants of the proofs each have a test that they catch something', () => {
  const shown = new Set(TAMPERINGS.map(([check]) => check));
  expect(CHECKS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

it('the invariants of the proofs allow a mail to arrive twice after a crash, if both have one Message-ID', () => {
  const snapshot = soundSnapshot();
  snapshot.mails.push({ ...snapshot.mails[0]! });
  expect(brokenBy(snapshot)).toEqual([]);
});
