import type Stripe from 'stripe';
import { ApiError, badParam, missingResource } from '#http/api-error';
import { newId, nowSeconds } from '#state/ids';
import type { State } from '#state/state';
import { type Cause, recordEvent } from '#webhooks/events';
import { formatAmount } from './currencies';

/** How long a shop has to send evidence, unless the scenario sets another date: about what card networks give. */
const EVIDENCE_DAYS = 9;
const DAY_SECONDS = 86_400;

/** Reasons of card disputes (https://docs.stripe.com/disputes/categories). */
export const DISPUTE_REASONS = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

/** The next statuses of a dispute; one that is lost, won or closed stays so. */
const NEXT: Record<string, readonly string[]> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
};

export const DISPUTE_STATUSES = [
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;
type Status = (typeof DISPUTE_STATUSES)[number];

type NewDispute = {
  intentId: string;
  amount?: number | undefined;
  reason: (typeof DISPUTE_REASONS)[number];
  isInquiry: boolean;
  /** Until when evidence counts, in seconds since 1970. */
  dueBy?: number | undefined;
};

/** Takes the money at once, unless it is an inquiry. Throws ApiError for a payment that cannot be disputed. */
export function openDispute(state: State, given: NewDispute, cause: Cause): Stripe.Dispute {
  const intent = state.intents.get(given.intentId);
  if (!intent) throw missingResource('payment_intent', given.intentId, 'payment_intent');
  const charge = state.charges.get(String(intent.latest_charge));
  if (!charge?.paid) throw badParam(`${intent.id} was not paid.`, 'payment_intent');
  const amount = given.amount ?? leftOf(state, charge);
  refuseMoreThanLeft(state, charge, amount);
  if (disputesOf(state, charge.id).some(isOpen))
    throw badParam(`${charge.id} is disputed already.`, 'charge');
  const created = nowSeconds();
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: given.dueBy ?? created + EVIDENCE_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: given.isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: given.isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: null,
      },
      type: 'card',
    },
    reason: given.reason,
    status: given.isInquiry ? 'warning_needs_response' : 'needs_response',
  } as unknown as Stripe.Dispute;
  state.put('disputes', dispute.id, dispute);
  state.put('charges', charge.id, { ...charge, disputed: true });
  recordEvent(state, cause, 'charge.dispute.created', dispute);
  if (!given.isInquiry) recordEvent(state, cause, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** With Stripe's events for it. Throws ApiError where it cannot go. */
export function moveDispute(state: State, id: string, status: Status, cause: Cause): Stripe.Dispute {
  const before = findDispute(state, id);
  if (!NEXT[before.status]?.includes(status)) {
    throw badParam(`Dispute ${id} is ${before.status} and cannot become ${status}.`, 'status');
  }
  const isEscalated = before.status.startsWith('warning_') && status === 'needs_response';
  const charge = state.charges.get(String(before.charge)) as Stripe.Charge;
  // Some of it may have been refunded during the inquiry.
  const amount = isEscalated ? Math.min(before.amount, leftOf(state, charge)) : before.amount;
  if (isEscalated) refuseMoreThanLeft(state, charge, amount);
  const isEvidenceSent = status === 'under_review' || status === 'warning_under_review';
  const dispute = {
    ...before,
    amount,
    status,
    is_charge_refundable: status.startsWith('warning_'),
    evidence_details: {
      ...before.evidence_details,
      ...(isEvidenceSent ? { has_evidence: true, submission_count: 1 } : {}),
      ...(isEscalated ? { due_by: nowSeconds() + EVIDENCE_DAYS * DAY_SECONDS } : {}),
    },
  };
  state.put('disputes', id, dispute);
  const isClosed = !isOpen(dispute);
  recordEvent(state, cause, isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute, {
    status: before.status,
  });
  if (isEscalated) recordEvent(state, cause, 'charge.dispute.funds_withdrawn', dispute);
  if (status === 'won') recordEvent(state, cause, 'charge.dispute.funds_reinstated', dispute);
  return dispute;
}

/** Returns what a charge brought, less refunds and lost disputes. */
function leftOf(state: State, charge: Stripe.Charge): number {
  const lost = disputesOf(state, charge.id).filter(({ status }) => status === 'lost');
  return charge.amount - charge.amount_refunded - lost.reduce((sum, { amount }) => sum + amount, 0);
}

function refuseMoreThanLeft(state: State, charge: Stripe.Charge, amount: number): void {
  const left = leftOf(state, charge);
  if (amount >= 1 && amount <= left) return;
  throw badParam(`${formatAmount(left, charge.currency)} are left of ${charge.id}.`, 'amount');
}

/** Throws ApiError `resource_missing`. */
export function findDispute(state: State, id: string): Stripe.Dispute {
  const dispute = state.disputes.get(id);
  if (!dispute) throw missingResource('dispute', id);
  return dispute;
}

function disputesOf(state: State, chargeId: string): Stripe.Dispute[] {
  return [...state.disputes.values()].filter(({ charge }) => charge === chargeId);
}

function isOpen({ status }: Stripe.Dispute): boolean {
  return status in NEXT;
}

/** Stripe refunds only during an inquiry or after a dispute was won. Throws ApiError `charge_disputed`. */
export function refuseIfDisputed(state: State, charge: Stripe.Charge): void {
  const isTaken = disputesOf(state, charge.id).some(
    ({ is_charge_refundable: isRefundable, status }) => !isRefundable && status !== 'won',
  );
  if (!isTaken) return;
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
  });
}
