import { it } from 'vitest';
import type { Person } from '@/tests/support/people';
import { bySession, byTamperedSession, byTamperedToken, byToken, type Caller, visitor } from './callers';
import type { Golden } from './golden';

/** A request that is valid by itself. */
type Good = { path: string; body?: Record<string, unknown> };

const OTHER_SITES: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
];

const LARGEST_BODY = 64 * 1024;
const LONGEST_QUERY = 4_096;

/** Tests a call "with token", which nothing else authenticates. */
export function itNeedsToken(golden: Golden, person: () => Person, good: () => Good): void {
  it('is refused without a valid token', async () => {
    await golden.check('no token', visitor, good());
    await golden.check('the session in place of the token', bySession('buyer', person()), good());
    await golden.check('a tampered token', byTamperedToken('buyer', person()), good());
    const headers = { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` };
    await golden.check('another scheme than Bearer', visitor, { ...good(), headers });
  });
}

/** Tests a call that accepts the session, but no cross-site request. */
export function itNeedsSession(golden: Golden, person: () => Person, good: () => Good): void {
  it('is refused without a valid session, and to other sites', async () => {
    await golden.check('no session', visitor, good());
    await golden.check('a tampered session', byTamperedSession('buyer', person()), good());
    for (const headers of OTHER_SITES) {
      const [[name, value] = []] = Object.entries(headers);
      await golden.check(`${name}: ${value}`, bySession('buyer', person()), { ...good(), headers });
    }
  });
}

/** Tests a call that accepts either: a token that is sent must be valid, whatever the session. */
export function itNeedsTokenOrSession(golden: Golden, person: () => Person, good: () => Good): void {
  itNeedsSession(golden, person, good);
  it('is refused with an invalid token, whatever the session', async () => {
    await golden.check('a tampered token', byTamperedToken('buyer', person()), good());
    const headers = { authorization: 'Bearer none' };
    await golden.check('a bad token beside the session', bySession('buyer', person()), {
      ...good(),
      headers,
    });
  });
}

/** Tests a call of admins: a customer's token is not enough. */
export function itNeedsAdmin(golden: Golden, person: () => Person, good: () => Good): void {
  itNeedsToken(golden, person, good);
  it('is refused to customers', async () => {
    await golden.check('a customer', byToken('buyer', person()), good());
  });
}

/** Tests a call with a JSON body. */
export function itNeedsJsonObject(golden: Golden, caller: () => Caller, good: () => Required<Good>): void {
  it('refuses anything but a JSON object, and unknown fields', async () => {
    const { path, body } = good();
    const text = JSON.stringify(body);
    const send = (name: string, sent: unknown, headers?: Record<string, string>) =>
      golden.check(name, caller(), { path, body: sent, ...(headers ? { headers } : {}) });
    await send('malformed JSON', '{"a":');
    await send('a form', 'a=1&b=2');
    await send('another content type', '{}', { 'content-type': 'text/plain' });
    await send('a list', []);
    await send('a text', '"text"');
    await send('null', 'null');
    await send('a byte more than 64 KiB', text.padEnd(LARGEST_BODY + 1));
    await send('a field it does not know', { ...body, surprise: true });
    await send('a body that is not UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]));
  });
}

/** Tests a call with a query. */
export function itReadsQueryOnce(
  golden: Golden,
  caller: () => Caller,
  path: () => string,
  parameters: readonly string[],
): void {
  it('refuses a parameter that comes twice, and a query that is too long', async () => {
    const start = path().includes('?') ? '&' : '?';
    for (const parameter of parameters) {
      const query = `${path().includes(`${parameter}=`) ? '' : `${parameter}=1&`}${parameter}=1`;
      await golden.check(`${parameter} twice`, caller(), { path: `${path()}${start}${query}` });
    }
    const long = `${path()}${start}x=`.padEnd(path().length + LONGEST_QUERY + 1, 'y');
    await golden.check('a query that is too long', caller(), { path: long });
  });
}

/** Tests that a path refuses the methods that no call of it has. */
export function itRefusesMethods(golden: Golden, path: string, methods: readonly string[]): void {
  it(`refuses ${methods.join(', ')}`, async () => {
    for (const method of methods) await golden.check(method, visitor, { method, path });
  });
}

export const UNKNOWN_ID = '0123456789abcdef01234567';

/** Unknown ids, one of them malformed. */
export function itKnowsItsIds(
  golden: Golden,
  caller: () => Caller,
  path: string,
  body?: Record<string, unknown>,
): void {
  it('finds nothing under an id that is unknown or malformed', async () => {
    for (const [name, id] of [
      ['an unknown id', UNKNOWN_ID],
      ['a malformed id', 'nonsense'],
      ['an id that cannot be decoded', '%E0%A4%A'],
    ] as const) {
      await golden.check(name, caller(), { path: `${path}/${id}`, ...(body ? { body } : {}) });
    }
  });
}
