import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { readDispute } from '@/lib/server/commerce/payments/provider/provider-disputes';

const DUE = 1_796_083_199;

const dispute = (status: string, rest: object = {}) =>
  ({
    id: 'du_1',
    amount: 5_000,
    currency: 'usd',
    payment_intent: 'pi_1',
    reason: 'fraudulent',
    created: 1_795_000_000,
    evidence_details: { due_by: DUE },
    status,
    ...rest,
  }) as unknown as Stripe.Dispute;

it.each([
  ['warning_needs_response', 'to-answer', true],
  ['warning_under_review', 'under-review', true],
  ['warning_closed', 'closed', true],
  ['needs_response', 'to-answer', false],
  ['under_review', 'under-review', false],
  ['won', 'won', false],
  ['lost', 'lost', false],
  ['prevented', 'closed', false],
  ['appeal_needs_response', 'to-answer', false],
  ['appeal_under_review', 'under-review', false],
  ['added_since', 'under-review', false],
])('%s is %s (inquiry: %s)', (status, state, isInquiry) => {
  expect(readDispute(dispute(status))).toMatchObject({ id: 'du_1', intentId: 'pi_1', state, isInquiry });
});

it('a dispute has the date of its evidence only while evidence is due, and where the bank takes any', () => {
  expect(readDispute(dispute('needs_response'))?.dueBy).toEqual(new Date(DUE * 1_000));
  expect(readDispute(dispute('under_review'))?.dueBy).toBeNull();
  expect(readDispute(dispute('needs_response', { evidence_details: { due_by: 0 } }))?.dueBy).toBeNull();
  expect(readDispute(dispute('needs_response', { evidence_details: { due_by: null } }))?.dueBy).toBeNull();
});

it('a dispute is none of the store’s where the payment has no intent', () => {
  expect(readDispute(dispute('lost', { payment_intent: null }))).toBeNull();
  expect(readDispute(dispute('lost', { payment_intent: { id: 'pi_2' } }))?.intentId).toBe('pi_2');
});
