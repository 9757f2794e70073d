import { EncryptJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findSession,
  SESSION_LONGEST_SECONDS,
  sessionEnd,
} from '@/lib/server/identity/sessions/current-session';
import { deviceLabel, deviceOf } from '@/lib/server/identity/sessions/device';
import {
  decodeSessionToken,
  encodeSessionToken,
  newSessionId,
  sessionClaimsOf,
  sessionHandle,
} from '@/lib/server/identity/sessions/session-token';
import type { Identity } from '@/lib/server/identity/users/identity';
import { keyRing } from '@/lib/server/platform/config/key-ring';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const SECRET = 'n'.repeat(40);
const OLD_SECRET = 'o'.repeat(40);
const ORIGIN = 'http://localhost:3000';
const USER_ID = '0123456789abcdef01234567';

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT, {
    NEXTAUTH_URL: ORIGIN,
    NEXTAUTH_SECRET: SECRET,
    NEXTAUTH_SECRET_PREVIOUS: OLD_SECRET,
  });
});

describe('a session token', () => {
  const claims = { sub: USER_ID, sid: newSessionId(), sessionVersion: 0 };
  const good = {
    secret: SECRET,
    purpose: 'session',
    enc: 'A256GCM',
    typ: 'session+jwt',
    issuer: ORIGIN,
    audience: `${ORIGIN}/session`,
    seconds: 60,
  };

  function made(change: Partial<typeof good>): Promise<string> {
    const { secret, purpose, enc, typ, issuer, audience, seconds } = { ...good, ...change };
    const key = keyRing(purpose, secret, []).current;
    const now = Math.floor(Date.now() / 1000);
    return new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc, typ, kid: key.id })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .encrypt(key.bytes);
  }

  it('a session token names its session, but not to its holder', async () => {
    const token = await encodeSessionToken(claims, 60);
    expect(token).not.toContain(Buffer.from(USER_ID).toString('base64url').slice(0, 16));
    expect(sessionClaimsOf(await decodeSessionToken(token))).toEqual({
      userId: USER_ID,
      sessionId: claims.sid,
      sessionVersion: 0,
    });
  });

  it('a session token is valid when made like the store’s, also with the previous secret', async () => {
    expect(await decodeSessionToken(await made({}))).not.toBeNull();
    expect(await decodeSessionToken(await made({ secret: OLD_SECRET }))).not.toBeNull();
  });

  it.each<[string, Partial<typeof good>]>([
    ['under a secret that was never ours', { secret: 'x'.repeat(40) }],
    ['under the key of another purpose', { purpose: 'second factor ticket' }],
    ['of another kind', { typ: 'second-factor+jwt' }],
    ['of no kind', { typ: 'JWT' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['for other ears', { audience: `${ORIGIN}/second-factor` }],
    ['over', { seconds: -60 }],
  ])('is refused when it is %s', async (_, change) => {
    expect(await decodeSessionToken(await made(change))).toBeNull();
  });

  it.each([undefined, '', '.', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.e30.'])(
    'a session token is refused when it is %j',
    async (token) => {
      expect(await decodeSessionToken(token)).toBeNull();
    },
  );

  it.each([
    { ...claims, sub: 'admin' },
    { ...claims, sid: 'short' },
    { ...claims, sid: { $ne: null } },
    { ...claims, sessionVersion: '0' },
    { sub: USER_ID, sessionVersion: 0 },
  ])('a session token names no session with %j', (payload) => {
    expect(sessionClaimsOf(payload)).toBeNull();
  });
});

describe('a session', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const sessionId = newSessionId();
  const record = {
    id: sessionHandle(sessionId),
    method: 'password',
    secondFactor: false,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + 1000),
    address: '203.0.113.7',
    device: { browser: 'Firefox', system: 'Linux' },
  } as const;
  const user = { sessionVersion: 2, sessions: [record] } as unknown as Identity;
  const claims = { userId: USER_ID, sessionId, sessionVersion: 2 };

  it('a session is valid while its record exists, its version is the account’s, and it has not expired', () => {
    expect(findSession(user, claims, now)).toEqual(record);
    expect(findSession(user, { ...claims, sessionId: newSessionId() }, now)).toBeNull();
    expect(findSession(user, { ...claims, sessionId: record.id }, now)).toBeNull();
    expect(findSession(user, { ...claims, sessionVersion: 1 }, now)).toBeNull();
    expect(findSession(user, claims, record.expiresAt)).toBeNull();
    expect(findSession({ ...user, sessions: [] }, claims, now)).toBeNull();
  });

  it('a session is extended by use, but not for ever', () => {
    const later = new Date(now.getTime() + 29 * 24 * 3_600_000);
    expect(sessionEnd(now, now).toISOString()).toBe('2026-12-05T12:00:00.000Z');
    expect(sessionEnd(now, later).getTime()).toBe(now.getTime() + SESSION_LONGEST_SECONDS * 1000);
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iPhone'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('a session names the browser %j "%s"', (userAgent, summary) => {
  expect(deviceLabel(deviceOf(userAgent))).toBe(summary);
});
