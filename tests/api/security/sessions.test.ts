import { beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, registerCustomer, signIn, signInSession } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import { expectProblem } from '../support/problem';

const PATH = '/api/account/sessions';

/** The status of the account's page for the session's cookie: 200 while it is valid. */
function statusOf(cookie: string): Promise<number> {
  return call('GET', PATH, undefined, { cookie, 'sec-fetch-site': 'same-origin' }).then(
    ({ status }) => status,
  );
}

async function logOut(cookie: string): Promise<void> {
  const headers = { cookie, origin: new URL(baseUrl()).origin };
  const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()), { headers });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const given = csrf.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const response = await fetch(new URL('/api/auth/signout', baseUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headers,
      cookie: [cookie, ...given].join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  });
  expect(response.status).toBe(200);
}

describe('a user’s own sessions', () => {
  let person: Person;

  beforeAll(async () => {
    person = await registerCustomer();
  });

  it('a user’s own sessions are listed with device and address, this one first, and without secrets', async () => {
    const other = await signIn(person.email, person.password);
    const { status, body } = await other.callWithSession('GET', PATH);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(2);
    expect(body.map((row: { current: boolean }) => row.current)).toEqual([
      true,
      ...body.slice(1).map(() => false),
    ]);
    expect(body[0]).toMatchObject({ method: 'password', secondFactor: false, device: expect.any(String) });
    expect(Object.keys(body[0]).sort()).toEqual(
      ['address', 'createdAt', 'current', 'device', 'id', 'lastUsedAt', 'method', 'secondFactor'].sort(),
    );
    const asToken = { cookie: `next-auth.session-token=${body[0].id}`, 'sec-fetch-site': 'same-origin' };
    expectProblem(await call('GET', PATH, undefined, asToken), 'unauthenticated');
  });

  it('a user’s own sessions end one by one, the token with its session, and no one else’s', async () => {
    const [here, there] = [
      await signIn(person.email, person.password),
      await signIn(person.email, person.password),
    ];
    const stranger = await registerCustomer();
    const own = (await there.call('GET', PATH)).body.find((row: { current: boolean }) => row.current);
    expect((await stranger.call('DELETE', `${PATH}/${own.id}`)).body).toEqual({ deletedCount: 0 });
    expect(await statusOf(there.cookie)).toBe(200);
    expect((await here.call('DELETE', `${PATH}/${own.id}`)).body).toEqual({ deletedCount: 1 });
    expect(await statusOf(there.cookie)).toBe(401);
    expectProblem(await there.call('GET', PATH), 'unauthenticated');
    expect(await statusOf(here.cookie)).toBe(200);
    expect((await here.call('DELETE', `${PATH}/${own.id}`)).body).toEqual({ deletedCount: 0 });
  });

  it.each(['x', '..%2f', `${'a'.repeat(42)}$`])('a user’s own sessions refuse the handle %s', async (id) => {
    expectProblem(await person.call('DELETE', `${PATH}/${id}`), 'not-found');
  });

  it('a user’s own sessions all end with “log out everywhere”, including this one and every token', async () => {
    const victim = await registerCustomer();
    const other = await signIn(victim.email, victim.password);
    const { body } = await victim.callWithSession('DELETE', PATH);
    expect(body.deletedCount).toBeGreaterThanOrEqual(2);
    for (const { cookie, call: withToken } of [victim, other]) {
      expect(await statusOf(cookie)).toBe(401);
      expectProblem(await withToken('GET', PATH), 'unauthenticated');
    }
    expect((await signInSession(victim.email, victim.password)).ok).toBe(true);
  });
});

it('logging out ends the session on the server: the same cookie and token are invalid after it', async () => {
  const person = await registerCustomer();
  await logOut(person.cookie);
  expect(await statusOf(person.cookie)).toBe(401);
  expectProblem(await person.call('GET', PATH), 'unauthenticated');
  const session = await call('GET', '/api/auth/session', undefined, { cookie: person.cookie });
  expect(session.body).toEqual({});
  const exchange = await person.callWithSession('PUT', `/api/user/${person.email}`, {
    email: person.email,
  });
  expectProblem(exchange, 'unauthenticated');
});

it('logging out does not affect other devices', async () => {
  const person = await registerCustomer();
  const other = await signIn(person.email, person.password);
  await logOut(person.cookie);
  expect(await statusOf(other.cookie)).toBe(200);
});

it('signing in opens a new session each time, and ends the one the browser had', async () => {
  const person = await registerCustomer();
  const headers = { cookie: person.cookie, origin: new URL(baseUrl()).origin };
  const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()), { headers });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const given = csrf.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const response = await fetch(new URL('/api/auth/callback/credentials', baseUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headers,
      cookie: [person.cookie, ...given].join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ csrfToken, email: person.email, password: person.password, json: 'true' }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie().find((line) => /session-token=[^;]/.test(line)) ?? '';
  expect(await statusOf(cookie.split(';', 1)[0] ?? '')).toBe(200);
  expect(await statusOf(person.cookie)).toBe(401);
});
