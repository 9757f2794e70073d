import { expect, it } from 'vitest';
import { receivesOffers } from '@/lib/server/commerce/offers/offer.policy';

it('offers are made to customers, and not to admins, also while they owe the second step of the sign-in', () => {
  expect(receivesOffers({ role: 'customer' })).toBe(true);
  expect(receivesOffers({ role: 'admin' })).toBe(false);
  expect(receivesOffers({ role: 'customer', owesSecondFactor: true })).toBe(false);
});
