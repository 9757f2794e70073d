import { expect, it } from 'vitest';
import { declineLimits, intentLimits } from '@/lib/server/commerce/payments/intents/payment-limits.policy';

const SETTINGS = {
  PAYMENT_INTENTS_MAX: 60,
  CARD_DECLINES_MAX: 10,
  RATE_LIMIT_SCALE: 2,
  UNCAPPED_ACCOUNTS: false,
};
const payer = { accountId: 'a1', address: '10.0.0.1' };

function intents(isVerified: boolean, ofOrder: boolean) {
  return intentLimits(payer, { isVerified, ofOrder }, SETTINGS).map(({ key, limit }) => [key, limit]);
}

const general = [
  ['payment-intents:account:a1', 60],
  ['payment-intents:address:10.0.0.1', 600],
];

it.each([
  [true, true],
  [true, false],
  [false, true],
])('intents in an hour e-mail verified %j, of an order %j: those of any account', (isVerified, ofOrder) => {
  expect(intents(isVerified, ofOrder)).toEqual(general);
});

it('intents in an hour of no order are a handful for an unverified account', () => {
  expect(intents(false, false)).toEqual([
    ['payment-unattached-intents:account:a1', 5],
    ['payment-unattached-intents:address:10.0.0.1', 50],
    ...general,
  ]);
});

it('declined cards in an hour count for the account and, scaled, for the address', () => {
  expect(declineLimits(payer, SETTINGS).map(({ key, limit }) => [key, limit])).toEqual([
    ['payment-declines:account:a1', 10],
    ['payment-declines:address:10.0.0.1', 100],
  ]);
});

it('declined cards in an hour count for the account alone where the address is unknown', () => {
  expect(declineLimits({ ...payer, address: null }, SETTINGS)).toHaveLength(1);
});
