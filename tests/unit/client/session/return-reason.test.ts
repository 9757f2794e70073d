import { expect, it } from 'vitest';
import { returnReason } from '@/lib/client/session/return-path';

const ID = '0123456789abcdef01234567';

it.each([
  [`/purchase/${ID}`, { kind: 'order', toolId: ID }],
  [`/de/purchase/${ID}`, { kind: 'order', toolId: ID }],
  [`/purchase/${ID}?quantity=24#form`, { kind: 'order', toolId: ID }],
  ['/cart', { kind: 'order' }],
  ['/de/cart', { kind: 'order' }],
])('someone sent from %s signs in to order', (from, reason) => {
  expect(returnReason(from)).toEqual(reason);
});

it.each([
  undefined,
  '',
  '/',
  '/dashboard/my-order',
  '/purchase/',
  '/purchase/<b>cheap</b>',
  `/purchase/${ID}/more`,
  `/purchase/${ID.toUpperCase()}`,
  `/purchase/${ID}%00`,
  `//evil.example/purchase/${ID}`,
  `https://evil.example/purchase/${ID}`,
  `/\\evil.example/purchase/${ID}`,
  `/login?from=/purchase/${ID}`,
])('someone sent from %s signs in for something else', (from) => {
  expect(returnReason(from)).toEqual({ kind: 'other' });
});

it('an address with several of them counts as one without', () => {
  expect(returnReason([`/purchase/${ID}`, '/cart'])).toEqual({ kind: 'other' });
});
