import { expect, it } from 'vitest';
import { heldMailKind, orderOfMail } from '@/lib/shared/held-mail';

const ID = '0123456789abcdef01234567';

it.each([
  [`order-paid:${ID}`, 'order', ID],
  [`order-part-refunded-5:${ID}`, 'order', ID],
  ['order-paid:pi_123', 'order', null],
  [`refund-failed:${ID}`, 'payment', null],
  ['dispute-opened:dp_1:inquiry', 'payment', null],
  [`low-stock:${ID}`, 'stock', null],
  [`newsletter-welcome:${ID}`, 'newsletter', null],
  [`account-closed:${ID}`, 'account', null],
  ['verify-email:hash', 'account', null],
  [`password-removed:${ID}:2`, 'account', null],
  [`quote-acknowledgement:${ID}`, 'request', null],
  [`contact-acknowledgement:${ID}`, 'request', null],
  [`digest:${ID}`, 'digest', null],
  ['something:else', 'other', null],
] as const)('a mail with the key %s is about: %s', (key, kind, order) => {
  expect([heldMailKind(key), orderOfMail(key)]).toEqual([kind, order]);
});
