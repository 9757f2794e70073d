import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '@/lib/server/api/handle';
import { issueAccessToken } from '@/lib/server/identity/sessions/access-token';
import { authenticateBearer } from '@/lib/server/identity/sessions/authenticate';
import { newSessionId, sessionHandle } from '@/lib/server/identity/sessions/session-token';
import type { Identity } from '@/lib/server/identity/users/identity';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

const stored = vi.hoisted(() => ({ user: null as unknown }));
vi.mock('@/lib/server/identity/users/identity', () => ({ findIdentityById: async () => stored.user }));

const sessionId = newSessionId();
const userId = new ObjectId();

function storeUser(
  role: 'admin' | 'customer',
  secondFactor: boolean,
  method: 'password' | 'google' = 'password',
): void {
  const now = new Date();
  const session = {
    id: sessionHandle(sessionId),
    method,
    secondFactor,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
    address: 'unknown',
    device: {},
  } as const;
  stored.user = {
    _id: userId,
    name: 'A',
    email: 'a@example.com',
    emailVerified: now,
    image: null,
    role,
    sessionVersion: 0,
    sessions: [session],
    createdAt: now,
  } satisfies Identity;
}

async function asked(): Promise<Request> {
  const token = await issueAccessToken({
    userId: userId.toHexString(),
    sessionId,
    sessionVersion: 0,
    email: 'a@example.com',
  });
  return new Request('http://localhost:3000/api/x', { headers: { authorization: `Bearer ${token}` } });
}

const call = handle({ path: '/api/x', who: 'admin', run: async () => Response.json({ done: true }) });
const context = { params: Promise.resolve({}) };

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT, { REQUIRE_ADMIN_TOTP: '1' });
});

beforeEach(() => storeUser('admin', false));

it('where admins must have a second factor (REQUIRE_ADMIN_TOTP), an admin without it has to set it up, and is a customer until then', async () => {
  const response = await call(await asked(), context);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'second-factor-setup-required' });
  expect(await authenticateBearer(await asked())).toMatchObject({
    role: 'customer',
    owesSecondFactor: true,
  });
});

it.each(['password', 'google'] as const)(
  'where admins must have a second factor (REQUIRE_ADMIN_TOTP), an admin whose session proved it acts as one (%s)',
  async (method) => {
    storeUser('admin', true, method);
    expect((await call(await asked(), context)).status).toBe(200);
  },
);

it('where admins must have a second factor (REQUIRE_ADMIN_TOTP), a sign-in through Google alone makes nobody an admin', async () => {
  storeUser('admin', false, 'google');
  expect(await (await call(await asked(), context)).json()).toMatchObject({
    code: 'second-factor-setup-required',
  });
});

it('where admins must have a second factor (REQUIRE_ADMIN_TOTP), a customer does not need one, and is no admin either', async () => {
  storeUser('customer', false);
  const response = await call(await asked(), context);
  expect(await response.json()).toMatchObject({ code: 'forbidden' });
  expect(await authenticateBearer(await asked())).toMatchObject({ owesSecondFactor: false });
});
