import { beforeEach, expect, it, vi } from 'vitest';

const USER = {
  id: '1',
  email: 'b@example.com',
  name: 'B',
  image: null,
  role: 'customer',
  emailVerified: true,
};

function tokenOf(email: string, secondsLeft: number): string {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  const payload = Buffer.from(JSON.stringify({ email, exp, name: 'Zoë' })).toString('base64url');
  return `head.${payload}.signature`;
}

type Reply = { status?: number; body: unknown } | 'down';
let kept: Map<string, string>;
let calls: string[];
let replies: Record<string, Reply>;

async function load() {
  vi.resetModules();
  return import('@/lib/client/session/access-token');
}

beforeEach(() => {
  kept = new Map();
  calls = [];
  replies = {
    '/api/auth/session': { body: { user: USER } },
    '/api/user/b%40example.com': { body: { token: tokenOf(USER.email, 3600) } },
  };
  vi.stubGlobal('window', {
    location: { origin: 'http://localhost' },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    const reply = replies[path];
    if (reply === undefined || reply === 'down') throw new TypeError('fetch failed');
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
});

it('the access token in the browser is made from the session and kept under accessToken (product §3.6)', async () => {
  const { getAccessToken } = await load();
  const token = await getAccessToken();
  expect(calls).toEqual(['GET /api/auth/session', 'PUT /api/user/b%40example.com']);
  expect(kept.get('accessToken')).toBe(token);
  expect(await getAccessToken()).toBe(token);
  expect(calls).toHaveLength(2);
});

it('the access token in the browser is renewed in its last minute, once for however many ask', async () => {
  kept.set('accessToken', tokenOf(USER.email, 30));
  const { getAccessToken } = await load();
  const tokens = await Promise.all([getAccessToken(), getAccessToken(), getAccessToken()]);
  expect(new Set(tokens).size).toBe(1);
  expect(calls).toHaveLength(2);
});

it('the access token in the browser is deleted when nobody is signed in any more', async () => {
  kept.set('accessToken', tokenOf(USER.email, 10));
  replies['/api/auth/session'] = { body: {} };
  const { getAccessToken } = await load();
  await expect(getAccessToken()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(kept.has('accessToken')).toBe(false);
});

it('the access token in the browser stays through an outage, which never looks like a logout', async () => {
  const old = tokenOf(USER.email, 10);
  kept.set('accessToken', old);
  const { getAccessToken } = await load();
  replies['/api/auth/session'] = 'down';
  await expect(getAccessToken()).rejects.toMatchObject({ code: 'network', status: 0 });
  replies['/api/auth/session'] = { status: 503, body: { code: 'database-unavailable', detail: 'Later.' } };
  await expect(getAccessToken()).rejects.toMatchObject({ code: 'database-unavailable', status: 503 });
  expect(kept.get('accessToken')).toBe(old);
  replies['/api/auth/session'] = { body: { user: USER } };
  expect(await getAccessToken()).not.toBe(old);
});

it('the access token in the browser of someone else is deleted', async () => {
  const { clearTokenUnlessOf } = await load();
  kept.set('accessToken', tokenOf(USER.email, 3000));
  clearTokenUnlessOf(USER.email);
  expect(kept.has('accessToken')).toBe(true);
  clearTokenUnlessOf('other@example.com');
  expect(kept.has('accessToken')).toBe(false);
});

it('the access token in the browser works where the browser refuses local storage', async () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('denied');
    },
  });
  const { getAccessToken } = await load();
  const token = await getAccessToken();
  expect(await getAccessToken()).toBe(token);
  expect(calls).toHaveLength(2);
});

it.each(['', 'nonsense', 'a.b.c', 'a.e30.c'])(
  'the access token in the browser is no token when it is %j',
  async (token) => {
    const { readTokenClaims } = await load();
    expect(readTokenClaims(token)).toBeNull();
  },
);
