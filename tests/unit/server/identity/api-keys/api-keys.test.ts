import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '@/lib/server/identity/actor';
import { findProgram } from '@/lib/server/identity/api-keys/api-key';
import {
  createApiKey,
  LIVE_API_KEYS_MAX,
  listApiKeys,
  revokeApiKey,
} from '@/lib/server/identity/api-keys/manage-api-keys';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('api-keys'),
  STORE_TIME_ZONE: 'Europe/Berlin',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const actor = { userId: new ObjectId(), role: 'admin' } as Actor;
const NOW = new Date('2026-11-26T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const create = (given: Partial<Parameters<typeof createApiKey>[1]> = {}, now = NOW) =>
  createApiKey(actor, { name: 'ERP', scopes: ['tools:read'], ...given }, now);

async function storedKey(id: string) {
  return (await collection('api_keys')).findOne({ _id: new ObjectId(id) });
}

beforeEach(async () => {
  await (await collection('api_keys')).deleteMany({});
});

it('a key is stored as its hash alone, and its scopes once each', async () => {
  const { insertedId, key } = await create({ scopes: ['orders:read', 'tools:read', 'orders:read'] });
  const stored = await storedKey(insertedId);
  expect(stored?.scopes).toEqual(['tools:read', 'orders:read']);
  expect(JSON.stringify(stored)).not.toContain(key.slice(8));
  const entries = await (await collection('audit_pending')).find().toArray();
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toContain(key.slice(8));
  expect(JSON.stringify(entries)).not.toContain(stored?.hash);
  expect(JSON.stringify(await listApiKeys(actor))).not.toContain(stored?.hash);
});

it('a key admits a program with its scopes until it is revoked, and is revoked once', async () => {
  const { insertedId, key } = await create();
  expect(await findProgram(key, NOW)).toEqual({
    ...{ role: 'key', scopes: ['tools:read'] },
    keyId: new ObjectId(insertedId),
  });
  const twice = await Promise.all([revokeApiKey(actor, insertedId), revokeApiKey(actor, insertedId)]);
  expect(twice.map(({ deletedCount }) => deletedCount).sort()).toEqual([0, 1]);
  expect(await findProgram(key, NOW)).toBeNull();
  expect((await listApiKeys(actor)).apiKeys).toEqual([]);
  const revocations = await (await collection('audit_pending')).countDocuments({
    'subject.id': insertedId,
    action: 'api-key.revoked',
  });
  expect(revocations).toBe(1);
  await expect(revokeApiKey(actor, new ObjectId().toHexString())).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('a key is another one if a letter differs', async () => {
  const { key } = await create();
  for (const other of [
    key.slice(0, -1),
    `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    key.toUpperCase(),
  ])
    expect(await findProgram(other, NOW)).toBeNull();
});

it('a key is valid to the end of a day of the shop, or to a moment', async () => {
  const byDay = await create({ expiresAt: '2026-11-26' });
  expect((await storedKey(byDay.insertedId))?.expiresAt).toEqual(new Date('2026-11-26T22:59:59.999Z'));
  expect(await findProgram(byDay.key, new Date('2026-11-26T22:59:59.999Z'))).not.toBeNull();
  expect(await findProgram(byDay.key, new Date('2026-11-26T23:00:00Z'))).toBeNull();
  const byMoment = await create({ expiresAt: '2026-11-26T14:30:00+01:00' });
  expect(await findProgram(byMoment.key, new Date('2026-11-26T13:30:00Z'))).not.toBeNull();
  expect(await findProgram(byMoment.key, new Date('2026-11-26T13:30:00.001Z'))).toBeNull();
  expect((await create({ expiresAt: '' })).key).toMatch(/^flk_/);
  for (const expiresAt of ['2026-11-25', '2026-11-26T11:59:59Z', '0001-01-01'])
    await expect(create({ expiresAt })).rejects.toMatchObject({
      code: 'validation-failed',
      issues: { expiresAt: ['expiry-past'] },
    });
});

it('a key notes its last use at most once a minute', async () => {
  const { insertedId, key } = await create();
  const used = async (ms: number) => {
    await findProgram(key, later(ms));
    return (await storedKey(insertedId))?.lastUsedAt;
  };
  expect(await used(0)).toEqual(NOW);
  expect(await used(60_000)).toEqual(NOW);
  expect(await used(60_001)).toEqual(later(60_001));
});

it('a key is not created by those who are no admin', async () => {
  const customer = { ...actor, role: 'customer' } as Actor;
  const refused = { code: 'forbidden' };
  await expect(createApiKey(customer, { name: 'x', scopes: ['tools:read'] })).rejects.toMatchObject(refused);
  await expect(listApiKeys(customer)).rejects.toMatchObject(refused);
  await expect(revokeApiKey(customer, new ObjectId().toHexString())).rejects.toMatchObject(refused);
});

it('live keys are fifty at most, also of those created at once; revoked and expired ones do not count', async () => {
  const expired = await create({ expiresAt: '2026-11-26T12:00:01Z' });
  const revoked = await create();
  await revokeApiKey(actor, revoked.insertedId);
  const at = later(2_000);
  for (let count = 0; count < LIVE_API_KEYS_MAX - 3; count += 1) await create({}, at);
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => create({}, at)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    code: 'conflict',
    reason: { code: 'api-keys-too-many', params: { count: 50 } },
  });
  const { apiKeys } = await listApiKeys(actor);
  expect(apiKeys).toHaveLength(LIVE_API_KEYS_MAX + 1);
  expect(apiKeys.at(-1)?._id).toBe(expired.insertedId);
  expect(await revokeApiKey(actor, expired.insertedId)).toEqual({ deletedCount: 1 });
  expect((await listApiKeys(actor)).apiKeys).toHaveLength(LIVE_API_KEYS_MAX);
  await revokeApiKey(actor, apiKeys[0]?._id ?? '');
  expect((await create({}, at)).key).toMatch(/^flk_/);
});
