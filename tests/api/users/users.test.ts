import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { call, type Person, registerCustomer, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

let admin: Person;
let customer: Person;
let stranger: Person;

beforeAll(async () => {
  [admin, customer, stranger] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);
});

function at(path: string, email: string): string {
  return `${path}/${encodeURIComponent(email)}`;
}

describe('PUT /api/user/{email}', () => {
  it('turns the session into a token that opens the calls with token', async () => {
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

  it('needs only the path, in any case', async () => {
    const path = at('/api/user', customer.email.toUpperCase());
    expect((await customer.callWithSession('PUT', path)).status).toBe(200);
  });

  it('is refused to everyone but the session of that very e-mail', async () => {
    const path = at('/api/user', customer.email);
    expectProblem(await call('PUT', path, { email: customer.email }), 'unauthenticated');
    expectProblem(await customer.call('PUT', path, { email: customer.email }), 'unauthenticated');
    expectProblem(await stranger.callWithSession('PUT', path, { email: customer.email }), 'forbidden');
    expectProblem(await admin.callWithSession('PUT', path), 'forbidden');
    expectProblem(await customer.callWithSession('PUT', path, { email: stranger.email }), 'forbidden');
    expectProblem(
      await call('PUT', path, undefined, { cookie: 'next-auth.session-token=nonsense' }),
      'unauthenticated',
    );
  });

  it('is refused to other sites', async () => {
    const path = at('/api/user', customer.email);
    expectProblem(
      await customer.callWithSession('PUT', path, undefined, { 'sec-fetch-site': 'cross-site' }),
      'cross-site',
    );
    expectProblem(
      await customer.callWithSession('PUT', path, undefined, { origin: 'https://evil.example' }),
      'cross-site',
    );
  });
});

describe('the access token', () => {
  const forged = (header: object, payload: object) =>
    `${[header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

  it.each([
    ['none', undefined],
    ['an empty one', 'Bearer '],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['nonsense', 'Bearer nonsense'],
    [
      'an unsigned one',
      `Bearer ${forged({ alg: 'none', typ: 'at+jwt' }, { sub: '0'.repeat(24), exp: 9e9 })}`,
    ],
  ])('is refused when it is %s', async (_, authorization) => {
    const response = await call('GET', at('/api/user', customer.email), undefined, {
      ...(authorization === undefined ? {} : { authorization }),
      cookie: customer.cookie,
    });
    expectProblem(response, 'unauthenticated');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is refused when one of its letters was changed', async () => {
    const [head, body, signature = ''] = customer.token.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, email: admin.email })).toString('base64url');
    for (const token of [`${head}.${other}.${signature}`, `${head}.${body}.${signature.slice(0, -2)}AA`])
      expectProblem(
        await call('GET', at('/api/user', customer.email), undefined, { authorization: `Bearer ${token}` }),
        'unauthenticated',
      );
  });

  it('is no session: the cookie it would make opens nothing', async () => {
    const response = await call('PUT', at('/api/user', customer.email), undefined, {
      cookie: `next-auth.session-token=${customer.token}`,
    });
    expectProblem(response, 'unauthenticated');
  });

  it('takes precedence over the cookie: an invalid token is refused despite a session', async () => {
    const response = await customer.callWithSession(
      'PUT',
      `/api/user?email=${customer.email}`,
      { phone: '1' },
      { authorization: 'Bearer nonsense' },
    );
    expectProblem(response, 'unauthenticated');
  });
});

describe('GET /api/user/{email}', () => {
  it('returns the caller’s own profile, with nothing secret', async () => {
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

  it('returns anyone’s to admins, and 404 for an unknown account', async () => {
    expect((await admin.call('GET', at('/api/user', customer.email))).body.email).toBe(customer.email);
    expectProblem(await admin.call('GET', at('/api/user', `${unique('no')}@example.com`)), 'not-found');
  });

  it('is refused to others, whether or not there is such an account', async () => {
    const nobody = `${unique('no')}@example.com`;
    expectProblem(await stranger.call('GET', at('/api/user', customer.email)), 'forbidden');
    expectProblem(await stranger.call('GET', at('/api/user', nobody)), 'forbidden');
    expectProblem(await call('GET', at('/api/user', customer.email)), 'unauthenticated');
    expectProblem(await customer.callWithSession('GET', at('/api/user', customer.email)), 'unauthenticated');
    expectProblem(await customer.call('GET', '/api/user/no-address'), 'not-found');
  });
});

describe('PUT /api/user?email=', () => {
  const own = (person: Person) => `/api/user?email=${encodeURIComponent(person.email)}`;

  it('stores the fields that were sent and keeps the others', async () => {
    const person = await registerCustomer();
    const fields = { phone: '+1 555 0100', address: '1 Main St\nOhio', education: 'MIT', linkedin: 'in/me' };
    expect((await person.call('PUT', own(person), fields)).body).toEqual({
      upsertedCount: 0,
      modifiedCount: 1,
    });
    expect((await person.call('PUT', own(person), fields)).body).toEqual({
      upsertedCount: 0,
      modifiedCount: 0,
    });
    expect((await person.callWithSession('PUT', own(person), { phone: '' })).body.modifiedCount).toBe(1);
    expect((await person.call('PUT', own(person), {})).body).toEqual({ upsertedCount: 0, modifiedCount: 0 });
    const { body } = await person.call('GET', at('/api/user', person.email));
    expect(body).toMatchObject({ ...fields, phone: '', role: 'customer', name: person.name });
  });

  it('is for the owner only, not for admins, and from the store’s own pages', async () => {
    const body = { phone: '1' };
    expectProblem(await call('PUT', own(customer), body), 'unauthenticated');
    expectProblem(await stranger.call('PUT', own(customer), body), 'forbidden');
    expectProblem(await admin.call('PUT', own(customer), body), 'forbidden');
    expectProblem(
      await customer.call('PUT', own({ ...customer, email: 'nobody@example.com' }), body),
      'forbidden',
    );
    expectProblem(
      await customer.callWithSession('PUT', own(customer), body, { 'sec-fetch-site': 'cross-site' }),
      'cross-site',
    );
    expectProblem(await customer.call('PUT', '/api/user', body), 'validation-failed', {
      email: [VALIDATION['email-required']],
    });
  });

  it.each([
    ['role', 'admin', VALIDATION['unknown-field']],
    ['passwordHash', 'x', VALIDATION['unknown-field']],
    ['sessionVersion', 0, VALIDATION['unknown-field']],
    ['$set', { role: 'admin' }, VALIDATION['unknown-field']],
    ['phone', { $ne: '' }, VALIDATION.invalid],
    ['phone', 'x'.repeat(201), VALIDATION['field-too-long']],
    ['address', 'nul \u0000', VALIDATION.invalid],
    ['linkedin', ['a'], VALIDATION.invalid],
  ])('refuses %s = %j', async (field, value, message) => {
    const response = await customer.call('PUT', own(customer), { [field]: value });
    expectProblem(response, 'validation-failed', { [field]: [message] });
    expect((await admin.call('GET', at('/api/admin', customer.email))).body).toEqual({ admin: false });
  });

  it('refuses prototype keys instead of storing them', async () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const response = await customer.call('PUT', own(customer), `{"${key}":{"role":"admin"},"phone":"1"}`);
      expect(response).toMatchObject({ status: 422, body: { code: 'validation-failed' } });
    }
    const user = await stored('users').findOne({ email: customer.email });
    expect(user).toMatchObject({ role: 'customer' });
    expect(Object.keys(user ?? {})).not.toContain('__proto__');
  });
});

describe('GET /api/admin/{email}', () => {
  it('returns it to that user, and to admins', async () => {
    expect((await customer.call('GET', at('/api/admin', customer.email))).body).toEqual({ admin: false });
    expect((await admin.call('GET', at('/api/admin', admin.email))).body).toEqual({ admin: true });
    expect((await admin.call('GET', at('/api/admin', customer.email))).body).toEqual({ admin: false });
    expect((await admin.call('GET', at('/api/admin', 'nobody@example.com'))).body).toEqual({ admin: false });
    expectProblem(await customer.call('GET', at('/api/admin', admin.email)), 'forbidden');
    expectProblem(await call('GET', at('/api/admin', admin.email)), 'unauthenticated');
    expectProblem(await admin.callWithSession('GET', at('/api/admin', admin.email)), 'unauthenticated');
  });
});

describe('GET /api/user', () => {
  it('lists users with e-mail and role for admins, with nothing secret', async () => {
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

  it('returns one page with the total', async () => {
    const { body, headers } = await admin.call('GET', '/api/user?limit=2&page=1');
    expect(body).toHaveLength(2);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2);
    for (const query of ['page=0', 'limit=0', 'limit=100000', 'page=x'])
      expectProblem(await admin.call('GET', `/api/user?${query}`), 'validation-failed');
  });

  it('finds by name and e-mail, by role, in the requested order', async () => {
    const find = async (query: string) => {
      const { status, body } = await admin.call('GET', `/api/user?${query}`);
      expect(status).toBe(200);
      return body.map(({ email }: { email: string }) => email);
    };
    const name = encodeURIComponent(customer.name.toUpperCase());
    expect(await find(`q=${name}`)).toEqual([customer.email]);
    expect(await find(`q=${encodeURIComponent(customer.email)}&role=customer`)).toEqual([customer.email]);
    expect(await find(`q=${encodeURIComponent(customer.email)}&role=admin`)).toEqual([]);
    expect(await find('role=admin&limit=1')).toHaveLength(1);
    const newest = await find('sort=newest&limit=200');
    expect(newest).toContain(customer.email);
    for (const query of ['q=%00', 'q=.*', 'q=%5B', 'q=(a%2B)%2B%24']) await find(`${query}&limit=1`);
    for (const query of ['sort=rating', 'role=king'])
      expectProblem(await admin.call('GET', `/api/user?${query}`), 'validation-failed');
  });

  it('is for admins only', async () => {
    expectProblem(await call('GET', '/api/user'), 'unauthenticated');
    expectProblem(await customer.call('GET', '/api/user'), 'forbidden');
    expectProblem(await admin.callWithSession('GET', '/api/user'), 'unauthenticated');
  });
});

describe('PUT /api/user/admin/{email}', () => {
  it('makes a verified customer an admin, at once and once', async () => {
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

  it('refuses an account whose e-mail is not verified', async () => {
    expectProblem(await admin.call('PUT', at('/api/user/admin', customer.email)), 'email-not-verified');
    expect((await admin.call('GET', at('/api/admin', customer.email))).body).toEqual({ admin: false });
  });

  it('is 403 for a non-admin, and 404 for an unknown account', async () => {
    expectProblem(await customer.call('PUT', at('/api/user/admin', customer.email)), 'forbidden');
    expectProblem(await call('PUT', at('/api/user/admin', customer.email)), 'unauthenticated');
    expectProblem(
      await admin.callWithSession('PUT', at('/api/user/admin', customer.email)),
      'unauthenticated',
    );
    expectProblem(await admin.call('PUT', at('/api/user/admin', `${unique('no')}@example.com`)), 'not-found');
    expectProblem(await admin.call('PUT', '/api/user/admin/no-address'), 'not-found');
    expect((await admin.call('GET', at('/api/admin', customer.email))).body).toEqual({ admin: false });
  });
});
