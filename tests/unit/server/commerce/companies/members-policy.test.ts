import { expect, it } from 'vitest';
import { heirAmong, lackOwner } from '@/lib/server/commerce/companies/members/members.policy';

it('lackOwner is about members who have no owner among them; without members there is nobody who lacks one', () => {
  expect(lackOwner([{ role: 'buyer' }, { role: 'approver' }])).toBe(true);
  expect(lackOwner([{ role: 'buyer' }, { role: 'owner' }])).toBe(false);
  expect(lackOwner([])).toBe(false);
});

const member = (role: 'buyer' | 'owner', day: number) => ({
  role,
  since: new Date(Date.UTC(2026, 10, day)),
});

it('heirAmong is the owner who has been a member longest', () => {
  const [buyer, late, early] = [member('buyer', 1), member('owner', 9), member('owner', 3)];
  expect(heirAmong([buyer, late, early])).toBe(early);
  expect(heirAmong([buyer])).toBeNull();
});
