import { describe, expect, it } from 'vitest';
import { heirAmong, lackOwner } from '@/lib/server/commerce/companies/members/members.policy';

describe('lackOwner', () => {
  it('is about members who have no owner among them; without members there is nobody who lacks one', () => {
    expect(lackOwner([{ role: 'buyer' }, { role: 'approver' }])).toBe(true);
    expect(lackOwner([{ role: 'buyer' }, { role: 'owner' }])).toBe(false);
    expect(lackOwner([])).toBe(false);
  });
});

describe('heirAmong', () => {
  const member = (role: 'buyer' | 'owner', day: number) => ({
    role,
    since: new Date(Date.UTC(2026, 10, day)),
  });

  it('is the owner who has been a member longest', () => {
    const [buyer, late, early] = [member('buyer', 1), member('owner', 9), member('owner', 3)];
    expect(heirAmong([buyer, late, early])).toBe(early);
    expect(heirAmong([buyer])).toBeNull();
  });
});
