import { expect, it } from 'vitest';
import { usualPayment } from '@/lib/client/payment/usual-payment';

const account = { needed: false, needs: [], problems: [] };

it('the usual payment is on account where a company has terms, unless such an order would be refused', () => {
  expect(usualPayment({ account })).toBe('account');
  expect(usualPayment({ account: { ...account, needed: true } })).toBe('account');
  expect(
    usualPayment({ account: { ...account, problems: [{ code: 'account-overdue', message: '' }] } }),
  ).toBe('card');
  expect(usualPayment({ account: null })).toBe('card');
});
