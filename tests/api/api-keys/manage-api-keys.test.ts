import { afterAll, beforeAll, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { revokeCreatedKeys, revokeKey } from '@/tests/support/api-keys';
import { anAdmin, type Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
});
afterAll(revokeCreatedKeys);

it('POST /api/api-key returns the key once, and its list shows what it is, but never the key', async () => {
  const name = unique('ERP ');
  const body = { name: `  ${name} `, scopes: ['orders:read', 'tools:read'], expiresAt: '2999-01-31' };
  const created = await admin.call('POST', '/api/api-key', body);
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    insertedId: expect.stringMatching(/^[0-9a-f]{24}$/),
    key: expect.stringMatching(/^flk_[A-Za-z0-9_-]{43}$/),
  });
  const { insertedId, key } = created.body;
  const { body: list, headers } = await admin.call('GET', '/api/api-key');
  expect(list.find(({ _id }: { _id: string }) => _id === insertedId)).toEqual({
    ...{ _id: insertedId, name, prefix: key.slice(0, 8), scopes: ['tools:read', 'orders:read'] },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    ...{ createdBy: 'admin@example.com', expiresAt: '2999-01-31T23:59:59.999Z' },
  });
  expect(headers.get('x-total-count')).toBe(String(list.length));
  expect(JSON.stringify(list)).not.toContain(key);
  expect(JSON.stringify(await stored('api_keys').find({ name }).toArray())).not.toContain(key.slice(8));
  for (const answer of [created.headers, headers])
    expect(answer.get('cache-control')).toBe('private, no-store');
  await revokeKey(insertedId);
});

it.each([
  ['no name', { name: undefined }, 'name', 'name-required'],
  ['an empty name', { name: ' ' }, 'name', 'name-required'],
  ['a long name', { name: 'x'.repeat(61) }, 'name', 'field-too-long'],
  ['a name of two lines', { name: 'a\nb' }, 'name', 'invalid'],
  ['no scopes', { scopes: undefined }, 'scopes', 'scopes-required'],
  ['an empty list of scopes', { scopes: [] }, 'scopes', 'scopes-required'],
  ['scopes as text', { scopes: 'tools:read' }, 'scopes', 'scopes-required'],
  ['an unknown scope', { scopes: ['tools:read', 'all'] }, 'scopes.1', 'scope-unknown'],
  ['a day in the past', { expiresAt: '2020-01-01' }, 'expiresAt', 'expiry-past'],
  ['a moment in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'expiry-past'],
  ['a day that is none', { expiresAt: '2999-02-30' }, 'expiresAt', 'expiry-invalid'],
  ['a moment without a zone', { expiresAt: '2999-02-01T00:00:00' }, 'expiresAt', 'expiry-invalid'],
  ['a number as its end', { expiresAt: 4_102_444_800 }, 'expiresAt', 'expiry-invalid'],
  ['null as its end', { expiresAt: null }, 'expiresAt', 'expiry-invalid'],
] as const)('POST /api/api-key refuses %s', async (_, fields, field, code) => {
  const body = { name: 'x', scopes: ['tools:read'], ...fields };
  const errors = { [field]: [VALIDATION[code]] };
  expectProblem(await admin.call('POST', '/api/api-key', body), 'validation-failed', errors);
});
