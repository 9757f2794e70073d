import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { bind } from '@/lib/server/api/bind';
import type { RouteHandler } from '@/lib/server/api/handle';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { hashApiKey } from '@/lib/server/identity/api-keys/api-key';
import { createApiKey } from '@/lib/server/identity/api-keys/manage-api-keys';
import { collection } from '@/lib/server/platform/db/collections';
import { callsOf } from '@/lib/shared/calls/contract';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('judge-caller'),
  ...{ RATE_LIMIT_SCALE: 1, TRUSTED_PROXIES: 1, REGISTRATION_EMAILS: 'plain' },
}));
const logged = vi.hoisted((): unknown[][] => []);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const hear = (...line: unknown[]) => void logged.push(line);
  return { log: () => ({ error: hear, warn: hear, info: hear }) };
});

giveOwnDatabase(settings);

const success = { status: 200, description: 'It.', schema: z.object({ by: z.string() }) } as const;
const calls = callsOf({ tag: 'Service', rate: 'search' })({
  work: {
    method: 'POST',
    path: '/api/thing',
    summary: 'Work on a thing.',
    who: 'admin',
    key: 'tools:write',
    success,
    request: z.strictObject({ rows: z.number().optional(), fail: z.boolean().optional() }),
    work: ({ rows = 0 }: { rows?: number }) => rows,
  },
  open: { method: 'GET', path: '/api/open', summary: 'Something for anyone.', who: 'optional', success },
  persons: { method: 'GET', path: '/api/own', summary: 'Something of one’s own.', who: 'either', success },
});

const byOf = (actor: Caller | null) => (actor ? actor.role : 'nobody');
const work = bind(calls.work, async ({ actor, body }) => {
  if (body.fail) throw new Error('broken');
  return { by: byOf(actor) };
}).handler;
const open = bind(calls.open, async ({ actor }) => ({ by: byOf(actor) })).handler;
const own = bind(calls.persons, async ({ actor }) => ({ by: byOf(actor) })).handler;

const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
let key: string;
let address = 0;

beforeEach(async () => {
  ({ key } = await createApiKey(admin, { name: 'ERP', scopes: ['tools:write'] }));
  address += 1;
});

function send(handler: RouteHandler, presented: string, body?: object): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${address}` });
  headers.set('authorization', `Bearer ${presented}`);
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return handler(new Request('http://localhost:3000/api/thing', init), { params: Promise.resolve({}) });
}

async function statusesOf(count: number, one: () => Promise<Response>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let place = 0; place < count; place += 1) {
    const { status } = await one();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

it('the calls of a program are counted by its key, by what they cost, and not by its address', async () => {
  expect(await (await send(work, key, { rows: 1_000 })).json()).toEqual({ by: 'key' });
  expect(await statusesOf(150, () => send(work, key, {}))).toEqual({ 200: 150 });
  expect((await send(work, key, { rows: 2_000 })).status).toBe(200);
  const refused = await send(work, key, {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  const other = await createApiKey(admin, { name: 'Other', scopes: ['tools:write'] });
  expect((await send(work, other.key, {})).status).toBe(200);
});

/** Limit, remaining and reset, null where a response has none. */
function standingOf({ headers }: Response): (number | null)[] {
  const names = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
  return names.map((name) => (headers.has(name) ? Number(headers.get(name)) : null));
}

it('the answers to a key say how it stands with its limit, refusals too', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(standingOf(await send(work, key, {}))).toEqual([1_200, 1_199, 1]);
  expect(standingOf(await send(work, key, { rows: 599 }))).toEqual([1_200, 599, 31]);
  expect(standingOf(await send(work, key, { fail: true }))).toEqual([1_200, 598, 31]);
  expect(standingOf(await send(work, key, { rows: 1_000 }))).toEqual([1_200, 0, 81]);
  const refused = await send(work, key, {});
  expect([refused.status, ...standingOf(refused)]).toEqual([429, 1_200, 0, 21]);
  expect(refused.headers.get('retry-after')).toBe('21');
});

it('the answers to a token and to an unknown key say how the address stands, and those without either say nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const unknown = await send(own, `flk_${'A'.repeat(43)}`);
  expect([unknown.status, ...standingOf(unknown)]).toEqual([401, 1_200, 1_199, 1]);
  const token = await send(own, 'a.b.c');
  expect([token.status, ...standingOf(token)]).toEqual([401, 1_200, 1_198, 1]);
  const visitor = await open(new Request('http://localhost:3000/api/open'), { params: Promise.resolve({}) });
  expect([visitor.status, ...standingOf(visitor)]).toEqual([200, null, null, null]);
});

it('the calls of a program are a visitor’s where anyone may call, counted by the address like those of a person’s calls and of unknown keys', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await (await send(open, key)).json()).toEqual({ by: 'nobody' });
  expect((await send(own, key)).status).toBe(403);
  const unknown = `flk_${'A'.repeat(43)}`;
  const counts = await statusesOf(1_400, () => send(own, unknown));
  expect(counts[401]).toBeGreaterThanOrEqual(1_198);
  expect(counts[429]).toBeGreaterThan(0);
  expect((await statusesOf(100, () => send(open, key)))[429]).toBeGreaterThan(0);
  expect((await send(work, key, {})).status).toBe(200);
});

it('the calls of a program are refused with what is wrong with their key', async () => {
  const refusal = async (presented: string) => {
    const response = await send(work, presented, {});
    const { detail, reason } = await response.json();
    const challenge = response.headers.get('www-authenticate');
    expect(challenge).toBe(`Bearer error="invalid_token", error_description="${detail}"`);
    return [response.status, reason.code, detail];
  };
  const unknown = [401, 'api-key-unknown', expect.stringContaining('no such API key')];
  expect(await refusal(`flk_${'A'.repeat(43)}`)).toEqual(unknown);
  const malformed = [401, 'api-key-malformed', expect.stringContaining('cut off')];
  expect(await refusal(key.slice(0, -3))).toEqual(malformed);
  const old = await createApiKey(admin, { name: 'Old', scopes: ['tools:write'] });
  const keys = await collection('api_keys');
  const ofOld = { hash: hashApiKey(old.key) };
  await keys.updateOne(ofOld, { $set: { expiresAt: new Date('2026-01-01') } });
  expect(await refusal(old.key)).toEqual([401, 'api-key-expired', 'This API key has expired.']);
  await keys.updateOne(ofOld, { $set: { revokedAt: new Date('2026-01-01') } });
  expect(await refusal(old.key)).toEqual([401, 'api-key-revoked', 'This API key was revoked.']);
});

it.each([
  ['x-api-key', (own: string) => own],
  ['authorization', (own: string) => own],
  ['authorization', (own: string) => `Token ${own}`],
  ['authorization', (own: string) => `ApiKey key=${own}`],
])(
  'the calls of a program are told how to send the key that came in %s another way',
  async (name, written) => {
    const request = new Request('http://localhost:3000/api/thing', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [name]: written(key) },
      body: '{}',
    });
    const response = await work(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain("'Authorization: Bearer flk_...'");
    expect(await response.json()).toMatchObject({
      code: 'unauthenticated',
      reason: { code: 'api-key-elsewhere' },
      detail: expect.stringContaining('Authorization: Bearer'),
    });
  },
);

it('the calls of a program leave no trace of the key in the log', async () => {
  expect((await send(work, key, { fail: true })).status).toBe(500);
  expect((await send(work, `${key}x`, { fail: true })).status).toBe(401);
  expect(logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toContain(key.slice(4));
  for (const line of logged.flat())
    expect(String(line instanceof Error ? line.stack : line)).not.toContain(key.slice(4));
});
