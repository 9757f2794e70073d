import { afterEach, expect, it, vi } from 'vitest';
import { hashToken } from '@/lib/server/identity/accounts/account-token';
import { resetPassword } from '@/lib/server/identity/accounts/reset-password';
import { AdminExistsError, setUpFirstAdmin } from '@/lib/server/identity/accounts/set-up-first-admin';
import { createIdentity } from '@/lib/server/identity/users/identity';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));

giveOwnDatabase(settings);

// Of today: the database deletes expired links.
const NOW = new Date();
const HOUR_MS = 3_600_000;
const ann = { name: 'Ann', email: 'ann@example.com' };
const ben = { name: 'Ben', email: 'ben@example.com' };
const password = 'kiln-otter-42';
afterEach(async () => {
  for (const name of ['users', 'account_tokens', 'accounts', 'audit_pending'] as const)
    await (await collection(name)).deleteMany({});
});

const userOf = async ({ email }: { email: string }) => (await collection('users')).findOne({ email });
const actions = async () =>
  (await (await collection('audit_pending')).find().toArray()).map(({ action }) => action);

it('the first-admin command makes an admin whose password the link sets, once, within an hour', async () => {
  const token = await setUpFirstAdmin(ann, NOW);
  expect(await userOf(ann)).toMatchObject({ role: 'admin', name: 'Ann', emailVerified: NOW });
  expect((await userOf(ann))?.passwordHash).toBeUndefined();
  expect(await actions()).toEqual(['user.registered', 'user.role-changed']);
  const links = await (await collection('account_tokens')).find().toArray();
  expect(links.map(({ _id }) => _id)).toEqual([hashToken(token)]);

  const late = new Date(NOW.getTime() + HOUR_MS + 1);
  await expect(resetPassword({ token, password }, late)).rejects.toMatchObject({ code: 'token-invalid' });
  expect(await resetPassword({ token, password }, NOW)).toEqual({ email: ann.email });
  await expect(resetPassword({ token, password }, NOW)).rejects.toMatchObject({ code: 'token-invalid' });
  expect(await userOf(ann)).toMatchObject({ role: 'admin', passwordHash: expect.any(String) });
});

it('the first-admin command returns a further link until one was used, and refuses then', async () => {
  await setUpFirstAdmin(ann, NOW);
  const token = await setUpFirstAdmin(ann, NOW);
  await expect(setUpFirstAdmin(ben, NOW)).rejects.toThrow(ann.email);
  await resetPassword({ token, password }, NOW);
  await expect(setUpFirstAdmin(ann, NOW)).rejects.toThrow(AdminExistsError);
  await expect(setUpFirstAdmin(ben, NOW)).rejects.toThrow('has an admin already');
  expect(await userOf(ben)).toBeNull();
});

it('the first-admin command takes over an account registered with the address before', async () => {
  const made = await createIdentity({ ...ann, passwordHash: 'of a stranger', emailVerified: null }, NOW);
  const token = await setUpFirstAdmin({ ...ann, name: 'Other' }, NOW);
  const user = await userOf(ann);
  expect(user).toMatchObject({ _id: made._id, role: 'admin', name: 'Ann', sessions: [], sessionVersion: 1 });
  expect(user?.passwordHash).toBeUndefined();
  await resetPassword({ token, password }, NOW);
});

it('the first-admin command makes one admin of two that are set up at once', async () => {
  const outcomes = await Promise.allSettled([setUpFirstAdmin(ann, NOW), setUpFirstAdmin(ben, NOW)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await (await collection('users')).countDocuments({ role: 'admin' })).toBe(1);
});
