import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FuzzResponse, type Judge, makeJudge, type OpenApiDocument } from '@/fuzz/judge-response';
import type { Cast } from '@/fuzz/people';
import { type FuzzRequest, requestArbitrary } from '@/fuzz/request-arbitrary';
import { openApiDocument } from '@/lib/server/api/openapi/document';
import { ALL_CALLS } from '@/lib/shared/contracts/all-calls';
import { listUsersCall, makeAdminCall } from '@/lib/shared/contracts/users';
import type { Person } from '@/tests/support/people';

function person(name: string): Person {
  const none = async () => ({ status: 0, headers: new Headers(), body: null });
  return {
    name,
    email: `${name}@example.com`,
    password: 'pw',
    cookie: `session=${name}`,
    token: `head.${name}.signature`,
    call: none,
    callWithSession: none,
  };
}

const CAST: Cast = {
  admin: person('admin'),
  stranger: person('stranger'),
  victim: person('victim'),
  toolId: 'a'.repeat(24),
  victimOrder: 'b'.repeat(24),
  strangerOrder: 'c'.repeat(24),
  secrets: ['secret street 1'],
};

beforeAll(() => {
  vi.stubEnv('STORE_URL', 'http://localhost:3000');
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
  vi.stubEnv('NEXTAUTH_SECRET', 'n'.repeat(40));
  vi.stubEnv('ACCESS_TOKEN_SECRET', 'a'.repeat(40));
  vi.stubEnv('AUDIT_LOG_SECRET', 'l'.repeat(40));
  vi.stubEnv('SECOND_FACTOR_SECRET', 's'.repeat(40));
  vi.stubEnv('MONGODB_URI', 'mongodb://localhost:1');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_unit');
  vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_unit');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_unit_tests');
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.stubEnv('FORGELINE_STANDINS', '1');
});

describe('requests of the fuzzer', () => {
  const sample = (seed: number) =>
    ALL_CALLS.flatMap((call) => fc.sample(requestArbitrary(call, CAST), { seed, numRuns: 3 }));

  it('are the same for the same seed, and others for another', () => {
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
  });

  it('can all be sent', () => {
    for (const { method, address, headers, body } of sample(3)) {
      const init = { method, headers, ...(body === undefined ? {} : { body }) };
      expect(() => new Request(`http://localhost:3000${address}`, init)).not.toThrow();
    }
  });

  it('never contain what only the victim wrote', () => {
    expect(JSON.stringify(sample(4))).not.toContain(CAST.secrets[0]);
  });

  it('are mostly valid, and often not', () => {
    const requests = fc.sample(requestArbitrary(makeAdminCall, CAST), { seed: 5, numRuns: 400 });
    const astray = requests.filter(({ isAstray }) => isAstray).length;
    expect(astray).toBeGreaterThan(40);
    expect(astray).toBeLessThan(160);
    const queries = fc.sample(requestArbitrary(listUsersCall, CAST), { seed: 5, numRuns: 400 });
    const valid = queries.filter(({ address }) => {
      const given = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
      return listUsersCall.query.safeParse(given).success;
    });
    expect(valid.length).toBeGreaterThan(150);
    expect(valid.length).toBeLessThan(380);
  });
});

describe('the judge of responses', () => {
  const request: FuzzRequest = {
    contract: listUsersCall,
    role: 'stranger',
    method: 'GET',
    address: '/api/user',
    headers: {},
    body: undefined,
    isAstray: false,
  };
  const user = { _id: 'x', email: 'a@example.com', name: 'A', role: 'admin', verified: true };
  const problem = { type: 'urn:x', title: 'T', status: 403, detail: 'D', code: 'forbidden' };

  let judge: Judge;

  beforeAll(() => {
    judge = makeJudge(openApiDocument() as unknown as OpenApiDocument);
  });

  function faults(status: number, value: unknown, more: Partial<FuzzResponse & FuzzRequest> = {}): string[] {
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return judge({ ...request, ...more }, { status, type, text, ...more }, CAST.secrets);
  }

  it('accepts what is in the document', () => {
    expect(faults(200, [user])).toEqual([]);
    expect(faults(403, problem)).toEqual([]);
  });

  it('finds a missing field, an extra one, or one of another type', () => {
    const { role: _, ...fewer } = user;
    expect(faults(200, [fewer])).toEqual(["at /0 must have required property 'role'"]);
    expect(faults(200, [{ ...user, hash: 'x' }])).toEqual(['at /0 must NOT have additional properties']);
    expect(faults(200, [{ ...user, verified: 'yes' }])).toEqual(['at /0/verified must be boolean']);
    expect(faults(403, { ...problem, status: '403' })).toEqual(['at /status must be integer']);
  });

  it('finds a status and a type that are not in the document, and what is not JSON', () => {
    expect(faults(201, [user])).toEqual(['201 is not in the document']);
    expect(faults(409, problem)).toEqual(['409 is not in the document']);
    expect(faults(200, [user], { type: 'text/html' })).toEqual(['is text/html, not JSON']);
    expect(faults(200, '[')).toEqual(['is said to be JSON and is not']);
  });

  it('accepts any response of the store for a request that may have reached another call', () => {
    expect(faults(409, problem, { isAstray: true })).toEqual([]);
    expect(faults(200, 'a page', { isAstray: true, type: 'text/html' })).toEqual([]);
  });

  it('finds server errors, internals, and data of someone else', () => {
    expect(faults(500, { ...problem, status: 500 })).toEqual(['is a 500', '500 is not in the document']);
    expect(faults(403, { ...problem, detail: 'MongoServerError: E11000' })).toEqual([
      'reveals internals: MongoServerError',
    ]);
    expect(faults(200, [{ ...user, name: 'secret street 1' }])).toEqual(['reveals data of someone else']);
    expect(faults(200, [{ ...user, name: 'secret street 1' }], { role: 'admin' })).toEqual([]);
  });
});
