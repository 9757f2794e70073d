import { isDisputeOpen } from '@/lib/shared/payments/disputes';
import { type Check, groupBy, type ProviderDispute, type Snapshot } from './snapshot';

/** In the store's terms; an inquiry has the status of a dispute behind `warning_`. */
const STATES: Record<string, string> = {
  needs_response: 'to-answer',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

/** The same line for the provider and for the record. */
function lineOf({ id, payment_intent: intent, amount, status }: ProviderDispute): string {
  const isInquiry = status.startsWith('warning_');
  const state = STATES[status.replace('warning_', '')] ?? status;
  return `${id} of ${intent}: ${amount} cents, ${state}${isInquiry ? ', inquiry' : ''}`;
}

function recordedLines(disputes: Snapshot['disputes']): string[] {
  return disputes.map(
    ({ _id, intentId, amountCents, state, isInquiry }) =>
      `${_id} of ${intentId}: ${amountCents} cents, ${state}${isInquiry ? ', inquiry' : ''}`,
  );
}

export function unrecordedDisputes(there: readonly ProviderDispute[], here: Snapshot['disputes']): string[] {
  const recorded = new Set(recordedLines(here));
  return there.map(lineOf).filter((line) => !recorded.has(line));
}

const disputesRecorded: Check = {
  name: 'disputes recorded',
  promise: 'every dispute of a payment is on record as it stands at the provider, and no other is',
  violations: ({ disputes, provider }) => {
    const there = new Set(provider.disputes.map(lineOf));
    return [
      ...unrecordedDisputes(provider.disputes, disputes).map((line) => `not on record: ${line}`),
      ...recordedLines(disputes)
        .filter((line) => !there.has(line))
        .map((line) => `on record, and not so: ${line}`),
    ];
  },
};

const disputesReported: Check = {
  name: 'disputes reported',
  promise:
    'the shop got a mail about each dispute as it stands; an order is marked exactly while one is open, and shows what was lost of the payment that paid it',
  violations: ({ disputes, orders, outbox }) => {
    const written = groupBy(outbox, ({ key }) => key);
    const unrecorded = disputes.flatMap(({ _id, state, isInquiry }) => {
      const key = isDisputeOpen(state)
        ? `dispute-opened:${_id}:${isInquiry ? 'inquiry' : 'dispute'}`
        : `dispute-closed:${_id}:${state}`;
      const mails = written.get(key) ?? [];
      return mails.length === 1 && mails[0]?.state === 'sent' ? [] : [`${key}: ${mails.length} mails`];
    });
    const byOrder = groupBy(disputes, ({ orderId }) => orderId?.toHexString() ?? 'no order');
    const mismarked = orders.flatMap(({ _id, number, transactionId, disputedAt, chargedBack }) => {
      const own = byOrder.get(_id.toHexString()) ?? [];
      const isOpen = own.some(({ state }) => isDisputeOpen(state));
      const lost = own
        .filter(({ intentId, state }) => intentId === transactionId && state === 'lost')
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      return [
        ...((disputedAt !== undefined) === isOpen ? [] : [`${number} is ${isOpen ? 'not ' : ''}marked`]),
        ...((chargedBack?.amountCents ?? 0) === lost
          ? []
          : [`${number} shows ${chargedBack?.amountCents ?? 0} cents as lost, and ${lost} were`]),
      ];
    });
    return [...unrecorded, ...mismarked];
  },
};

export const DISPUTE_CHECKS: readonly Check[] = [disputesRecorded, disputesReported];
