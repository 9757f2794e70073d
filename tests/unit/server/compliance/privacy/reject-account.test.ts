import { expect, it, vi } from 'vitest';
import { rejectAccount } from '@/lib/server/compliance/privacy/reject-account';
import { issueAccountToken } from '@/lib/server/identity/accounts/account-token';
import { createIdentity, findIdentityById } from '@/lib/server/identity/users/identity';
import { collection } from '@/lib/server/platform/db/collections';
import { newCompany } from '@/tests/unit/server/commerce/receivables/receivables-world';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('reject-account'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const NOW = new Date('2026-11-28T10:00:00Z');

it('"This was not me" changes nothing of the last owner of a company with other members', async () => {
  const { _id: companyId } = await newCompany();
  const users = await collection('users');
  const member = async (email: string, role: 'owner' | 'buyer') => {
    const passwordHash = 'hash';
    const { _id } = await createIdentity({ name: 'Jane', email, passwordHash, emailVerified: null }, NOW);
    const company = { id: companyId, role, since: NOW, state: 'active' as const, groupId: null };
    await users.updateOne({ _id }, { $set: { company } });
    return _id;
  };
  const owner = await member('owner@x.test', 'owner');
  await member('buyer@x.test', 'buyer');
  const token = await issueAccountToken(owner, 'verify-email', NOW);
  const before = await findIdentityById(owner);
  await expect(rejectAccount(token, NOW)).rejects.toMatchObject({ code: 'last-owner' });
  expect(await findIdentityById(owner)).toEqual(before);
});
