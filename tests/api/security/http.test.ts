import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { call, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

const customer = await registerCustomer();

const LIMIT = 64 * 1024;

/** A body in chunks, without a Content-Length. */
function sendChunked(path: string, chunks: string[], headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, baseUrl()), { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.once('error', reject);
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}

it('a body of more than 64 KiB is 413 without Content-Length too; of 64 KiB it is read', async () => {
  const path = '/api/review';
  const padded = (length: number) => JSON.stringify({ review: 'x', rating: 5 }).padEnd(length, ' ');
  const headers = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' };
  expect(await sendChunked(path, [padded(LIMIT), ' '], headers)).toBe(413);
  expect(await sendChunked(path, [padded(LIMIT)], headers)).toBe(201);
});

it('a body that is deeply nested is refused like any other, and one of too many values unread', async () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expectProblem(await customer.call('POST', '/api/review', deep(5_000)), 'validation-failed');
  expectProblem(await customer.call('POST', '/api/review', deep(20_000)), 'too-large');
});

/** The status of a request with exactly these header lines. */
function statusOf(address: string, lines: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(baseUrl());
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write([`GET ${address} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(Number(received.split(' ', 2)[1])));
  });
}

const host = () => `Host: ${new URL(baseUrl()).host}`;

it.each(['/', '/tools', '/api/health', '/placeholder.webp', '/_next/image'])(
  'a request that names its host twice is 400: %s',
  async (address) => {
    expect(await statusOf(address, [host(), host()])).toBe(400);
    expect(await statusOf(address, [host(), 'HOST: evil.example'])).toBe(400);
    expect(await statusOf(address, ['Host: evil.example', 'X-Other: a', host()])).toBe(400);
  },
);

it('a request that names its host once is served, whatever other headers repeat', async () => {
  expect(await statusOf('/api/health', [host(), 'X-Other: host', 'X-Other: host'])).toBe(200);
  expect(await statusOf('/api/health', [])).toBe(400);
});

it.each([
  ['GET', '/api/webhooks/stripe', 'POST'],
  ['GET', '/api/account/register', 'POST'],
  ['POST', '/api/openapi.json', 'GET'],
])(
  'a method that an address does not accept: %s %s is 405 and names what it accepts',
  async (method, path, allow) => {
    const response = await call(method, path);
    expectProblem(response, 'method-not-allowed');
    expect(response.headers.get('allow')).toBe(allow);
  },
);

it('other sites may read nothing: no call allows another origin', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await call(method, '/api/tool?limit=1', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

it('other sites change nothing by a link: no GET changes state', async () => {
  const before = await customer.callWithSession('GET', '/api/auth/session');
  await customer.callWithSession('GET', '/api/auth/signout');
  await customer.callWithSession('GET', '/api/auth/callback/credentials');
  const after = await customer.callWithSession('GET', '/api/auth/session');
  expect(after.body.user).toEqual(before.body.user);
});

it('the client’s own claim of its address is ignored: the client does not get a limit of its own', async () => {
  const claimed = '203.0.113.7';
  // A change, since reads are counted in memory.
  const response = await call('DELETE', '/api/order/000000000000000000000000', undefined, {
    'x-forwarded-for': claimed,
    'x-real-ip': claimed,
    'x-forgeline-peer': claimed,
    forwarded: `for=${claimed}`,
  });
  expect(response.status).toBe(401);
  expect(await stored('rate_limits').findOne({ _id: /203\.0\.113\.7/ as never })).toBeNull();
  expect(
    await stored('rate_limits').findOne({ _id: /^write:(127\.0\.0\.1|0:0:0:0::\/64)$/ as never }),
  ).not.toBeNull();
});

it('GET /api/health reports that the store serves and reaches its database', async () => {
  expect(await call('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
