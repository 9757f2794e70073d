import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { call, registerCustomer, signInAdmin } from '@/tests/support/people';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

function at(path: string, email: string): string {
  return `${path}/${encodeURIComponent(email)}`;
}

it('PUT /api/user/{email} turns the session into a token that opens the calls with token', async () => {
  const { status, body, headers } = await customer.callWithSession('PUT', at('/api/user', customer.email), {
    email: customer.email,
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token']);
  expect(headers.get('cache-control')).toBe('no-store');
  const payload = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
  expect(payload).toMatchObject({ email: customer.email, sub: expect.stringMatching(/^[0-9a-f]{24}$/) });
  expect(payload.exp - payload.iat).toBe(3600);
  const profile = await call('GET', at('/api/user', customer.email), undefined, {
    authorization: `Bearer ${body.token}`,
  });
  expect(profile.status).toBe(200);
});

const forged = (header: object, payload: object) =>
  `${[header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

it.each([
  ['none', undefined],
  ['an empty one', 'Bearer '],
  ['another scheme', 'Basic YWRtaW46YWRtaW4='],
  ['nonsense', 'Bearer nonsense'],
  ['an unsigned one', `Bearer ${forged({ alg: 'none', typ: 'at+jwt' }, { sub: '0'.repeat(24), exp: 9e9 })}`],
])('the access token is refused when it is %s', async (_, authorization) => {
  const response = await call('GET', at('/api/user', customer.email), undefined, {
    ...(authorization === undefined ? {} : { authorization }),
    cookie: customer.cookie,
  });
  expectProblem(response, 'unauthenticated');
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
});

it('the access token is refused when one of its letters was changed', async () => {
  const [head, body, signature = ''] = customer.token.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, email: admin.email })).toString('base64url');
  for (const token of [`${head}.${other}.${signature}`, `${head}.${body}.${signature.slice(0, -2)}AA`])
    expectProblem(
      await call('GET', at('/api/user', customer.email), undefined, { authorization: `Bearer ${token}` }),
      'unauthenticated',
    );
});

it('the access token is no session: the cookie it would make opens nothing', async () => {
  const response = await call('PUT', at('/api/user', customer.email), undefined, {
    cookie: `next-auth.session-token=${customer.token}`,
  });
  expectProblem(response, 'unauthenticated');
});

it('GET /api/user/{email} returns the caller’s own profile, with nothing secret', async () => {
  const { status, body } = await customer.call('GET', at('/api/user', customer.email.toUpperCase()));
  expect(status).toBe(200);
  expect(body).toEqual({
    email: customer.email,
    name: customer.name,
    role: 'customer',
    phone: '',
    address: '',
    education: '',
    linkedin: '',
    language: 'en',
  });
});

it('GET /api/user lists users with e-mail and role for admins, with nothing secret', async () => {
  const { status, body, headers } = await admin.call('GET', '/api/user');
  expect(status).toBe(200);
  expect(headers.get('x-total-count')).toBe(String(body.length));
  const row = body.find(({ email }: { email: string }) => email === customer.email);
  expect(row).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    email: customer.email,
    name: customer.name,
    role: 'customer',
    verified: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|sessionVersion/);
});

it('PUT /api/user/admin/{email} makes a verified customer an admin, at once and once', async () => {
  const person = await registerCustomer({ verified: true });
  const path = at('/api/user/admin', person.email.toUpperCase());
  const responses = await Promise.all([admin.call('PUT', path), admin.call('PUT', path)]);
  expect(responses.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1]);
  expect((await admin.call('PUT', path)).body).toEqual({ modifiedCount: 0 });
  // The role is read from the database at each call: the old token opens the admin calls now.
  expect((await person.call('GET', '/api/all-order?limit=1')).status).toBe(200);
  expect((await person.call('GET', at('/api/admin', person.email))).body).toEqual({ admin: true });
  const { body } = await person.callWithSession('GET', '/api/auth/session');
  expect(body.user).toMatchObject({ email: person.email, role: 'admin', emailVerified: true });
});
