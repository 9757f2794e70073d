import { expect, it } from 'vitest';
import {
  chargedBackCents,
  disputeChange,
  isFullyChargedBack,
  isRefundable,
  isRefundImpossible,
} from '@/lib/server/commerce/payments/disputes/dispute.policy';
import type { DisputeState } from '@/lib/shared/payments/disputes';

const at = (state: DisputeState, isInquiry = false) => ({
  state,
  isInquiry,
  amountCents: 5_000,
  reason: 'fraudulent',
});

it.each([
  ['opened', null, at('to-answer')],
  ['opened', null, at('to-answer', true)],
  ['opened', null, at('under-review')],
  ['closed', null, at('lost')],
  ['updated', at('to-answer'), at('under-review')],
  ['opened', at('to-answer', true), at('to-answer')],
  ['opened', at('closed', true), at('to-answer')],
  ['opened', at('lost'), at('to-answer')],
  ['updated', at('under-review'), at('to-answer')],
  ['closed', at('under-review'), at('won')],
  ['closed', at('to-answer', true), at('closed', true)],
  ['closed', at('won'), at('lost')],
  ['updated', at('lost'), { ...at('lost'), amountCents: 4_000 }],
  ['updated', at('to-answer'), { ...at('to-answer'), dueBy: new Date(1) }],
  [null, at('to-answer'), at('to-answer')],
  [null, at('lost'), at('lost')],
] as const)('what is new about a dispute is %s from %j to %j', (news, before, after) => {
  expect(disputeChange(before, after)).toBe(news);
});

it('a payment with disputes is refundable while a bank only asks, and after the shop won, and not while a bank has its money', () => {
  expect(isRefundable([])).toBe(true);
  expect(isRefundable([at('to-answer', true), at('closed', true)])).toBe(true);
  expect(isRefundable([at('won')])).toBe(true);
  expect(isRefundable([at('to-answer')])).toBe(false);
  expect(isRefundable([at('won'), at('under-review')])).toBe(false);
  expect(isRefundable([at('lost')])).toBe(false);
});

it('a payment with disputes is lost by as much as the buyer has back by disputes', () => {
  expect(chargedBackCents([])).toBe(0);
  expect(chargedBackCents([at('won')])).toBe(0);
  expect(chargedBackCents([at('lost'), at('won'), at('lost')])).toBe(10_000);
  expect(chargedBackCents([at('lost'), at('to-answer')])).toBe(5_000);
});

it('a payment with disputes is all lost once what was not refunded is, and no dispute is open', () => {
  const whole = { amountCents: 5_000, returnedCents: 0 };
  expect(isFullyChargedBack([at('lost')], whole)).toBe(true);
  expect(isFullyChargedBack([at('lost')], { amountCents: 5_100, returnedCents: 100 })).toBe(true);
  expect(isFullyChargedBack([at('lost')], { amountCents: 5_100, returnedCents: 99 })).toBe(false);
  expect(isFullyChargedBack([at('lost'), at('to-answer')], whole)).toBe(false);
  expect(isFullyChargedBack([at('won')], whole)).toBe(false);
  expect(isFullyChargedBack([], { amountCents: 5_000, returnedCents: 5_000 })).toBe(false);
});

it.each([
  [false, []],
  [false, [at('to-answer')]],
  [false, [at('won')]],
  [false, [at('lost'), at('under-review')]],
  [true, [at('lost')]],
  [true, [at('won'), at('lost')]],
] as const)('a refund that the provider rejects is lost (%s) with disputes %j', (isLost, disputes) => {
  expect(isRefundImpossible(disputes)).toBe(isLost);
});
