import { SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '@/lib/server/identity/passwords/password';
import { BLOCK_MS, blocksAccount, FAILURE_WINDOW_MS } from '@/lib/server/identity/rate-limits/failure-block';
import {
  ACCESS_TOKEN_SECONDS,
  issueAccessToken,
  verifyAccessToken,
} from '@/lib/server/identity/sessions/access-token';
import {
  endSessionCookies,
  readSessionCookie,
  sessionValueOf,
  writeSessionCookie,
} from '@/lib/server/identity/sessions/session-cookie';
import { keyRing } from '@/lib/server/platform/config/key-ring';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

const SECRET = 'a'.repeat(40);

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT, { ACCESS_TOKEN_SECRET: SECRET });
});

const SESSION_ID = 'S'.repeat(43);
const user = {
  userId: '0123456789abcdef01234567',
  sessionId: SESSION_ID,
  sessionVersion: 3,
  email: 'b@example.com',
};

/** Keys as the store derives them, for tokens made by hand. */
const tokenKey = (secret: string) => keyRing('access token', secret, []).current;

it('an access token names its user and its session', async () => {
  expect(await verifyAccessToken(await issueAccessToken(user))).toEqual({
    userId: user.userId,
    sessionId: SESSION_ID,
    sessionVersion: 3,
  });
});

it('an access token ends after an hour', async () => {
  const before = new Date(Date.now() - (ACCESS_TOKEN_SECONDS + 1) * 1000);
  expect(await verifyAccessToken(await issueAccessToken(user, before))).toBeNull();
});

const good = {
  alg: 'HS256',
  typ: 'at+jwt',
  key: SECRET as string | Uint8Array,
  kid: undefined as string | undefined,
  issuer: 'http://localhost:3000',
  audience: 'http://localhost:3000/api',
  subject: user.userId,
  claims: { sid: SESSION_ID, sessionVersion: 3 } as Record<string, unknown>,
  seconds: 60,
};

async function made(change: Partial<typeof good>): Promise<string> {
  const { alg, typ, key, kid, issuer, audience, subject, claims, seconds } = { ...good, ...change };
  const signing = typeof key === 'string' ? tokenKey(key).bytes : key;
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg, typ, kid: kid ?? tokenKey(SECRET).id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(signing);
}

it('an access token is valid when made like the store’s', async () => {
  expect(await verifyAccessToken(await made({}))).not.toBeNull();
});

it.each<[string, Partial<typeof good>]>([
  ['signed with another key', { key: 'b'.repeat(40) }],
  ['signed with another algorithm', { alg: 'HS512', key: new TextEncoder().encode(SECRET.repeat(2)) }],
  ['signed with the secret itself', { key: new TextEncoder().encode(SECRET) }],
  ['signed with the key of sessions', { key: keyRing('session', SECRET, []).current.bytes }],
  ['of a key that no longer counts', { key: 'b'.repeat(40), kid: tokenKey('b'.repeat(40)).id }],
  ['without a name for its key', { kid: '' }],
  ['of another kind', { typ: 'JWT' }],
  ['of another issuer', { issuer: 'http://evil.example' }],
  ['for other ears', { audience: 'http://localhost:3000' }],
  ['of nobody', { subject: 'admin' }],
  ['without a session', { claims: { sessionVersion: 3 } }],
  ['with a session that is no id', { claims: { sid: 'x', sessionVersion: 3 } }],
  ['without a version', { claims: { sid: SESSION_ID } }],
  ['with a version that is no number', { claims: { sid: SESSION_ID, sessionVersion: '3' } }],
])('is refused when it is %s', async (_, change) => {
  expect(await verifyAccessToken(await made(change))).toBeNull();
});

it.each(['', '.', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
  'an access token is refused when it is %j',
  async (token) => {
    expect(await verifyAccessToken(token)).toBeNull();
  },
);

const person = { ...user, name: 'B', image: null, role: 'customer' as const };

it('the session cookie can be read and written only by the store, and not by scripts and other sites', async () => {
  const line = await writeSessionCookie(person);
  expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const cookie = line.split(';')[0] ?? '';
  expect(await readSessionCookie(`other=1; ${cookie}; more=2`)).toEqual({
    userId: user.userId,
    sessionId: SESSION_ID,
    sessionVersion: 3,
  });
  expect(cookie).not.toContain('b@example.com');
});

it('the session cookie is put together from its parts', async () => {
  const value = (await writeSessionCookie(person)).split(';')[0]?.split('=')[1] ?? '';
  const half = Math.floor(value.length / 2);
  const parts = [value.slice(0, half), value.slice(half)].map(
    (part, index) => `next-auth.session-token.${index}=${part}`,
  );
  expect(sessionValueOf(parts.toReversed().join('; '))).toBe(value);
  expect(await readSessionCookie(parts.join('; '))).not.toBeNull();
});

it('the session cookie names no session when it is missing, forged or an access token', async () => {
  const token = await issueAccessToken(user);
  for (const header of [
    null,
    '',
    'next-auth.session-token=',
    'next-auth.session-token=x',
    `next-auth.session-token=${token}`,
  ])
    expect(await readSessionCookie(header)).toBeNull();
});

it('the session cookie is removed in all its parts', () => {
  const lines = endSessionCookies('next-auth.session-token=a; next-auth.session-token.0=b; other=c');
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    'next-auth.session-token',
    'next-auth.session-token.0',
  ]);
  expect(lines.every((line) => line.includes('Max-Age=0'))).toBe(true);
});

it('a password is stored as an argon2id hash, each with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('pässwörd'), hashPassword('pässwörd')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'pässwörd')).toBe(true);
  expect(await verifyPassword(one, 'passwort')).toBe(false);
});

it('a password never matches for an account without one', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false);
});

const now = new Date('2026-11-21T08:00:00Z');
const ago = (...seconds: number[]) => seconds.map((second) => new Date(now.getTime() - second * 1000));

it('too many failures are five within a quarter of an hour', () => {
  expect(blocksAccount(ago(40, 30, 20, 10, 0), now)).toBe(true);
  expect(blocksAccount(ago(30, 20, 10, 0), now)).toBe(false);
  expect(blocksAccount(ago(899, 30, 20, 10, 0), now)).toBe(true);
  expect(blocksAccount(ago(900, 30, 20, 10, 0), now)).toBe(false);
  expect(blocksAccount(ago(5000, 40, 30, 20, 10, 0), now)).toBe(true);
  expect([FAILURE_WINDOW_MS, BLOCK_MS]).toEqual([900_000, 900_000]);
});

const from = (headers: Record<string, string>) => () =>
  requireSameOrigin(new Request('http://localhost:3000/api', { headers }));

it.each<[Record<string, string>]>([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
  [{ 'sec-fetch-site': 'none' }],
])('passes with %j', (headers) => {
  expect(from(headers)).not.toThrow();
});

it.each<[Record<string, string>]>([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'Same-Origin ' }],
  [{ origin: 'https://localhost:3000' }],
  [{ origin: 'http://localhost:3001' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
])('is refused with %j', (headers) => {
  expect(from(headers)).toThrow(/cross-site/);
});
