import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { purgeCdn } from '@/lib/server/platform/cache/purge-cdn';

type Purge = { authorization: string | undefined; named: unknown; tags: string[] };

/** Another instance knows of a change after this long at the latest. */
const LEARNED_AFTER_MS = 1_000;

const { settings, warn, pauses } = vi.hoisted(() => ({
  settings: {} as { CDN_PURGE_URL?: string; CDN_PURGE_TOKEN?: string },
  warn: vi.fn(),
  pauses: [] as number[],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => ({ log: () => ({ warn }) }));
/** No second is waited for, but other work goes on. */
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    pauses.push(ms);
    return new Promise((resolve) => setImmediate(resolve));
  },
}));

let server: Server;
let received: Purge[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  pauses.length = 0;
  warn.mockClear();
  Reflect.deleteProperty(globalThis, Symbol.for('forgeline.process-singletons'));
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { authorization, 'cache-tag': named } = request.headers;
    received.push({ authorization, named, tags: JSON.parse(text).tags });
    response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:9/' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(settings, { CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'secret' });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const TOOL = 'tool:0123456789abcdef01234567';

it('names what pages show, once each, and nothing that only the store knows', async () => {
  purgeCdn(['tools', TOOL, 'reviews', 'tools', 'read:tool-page:x']);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const tags = ['tools', 'reviews'];
  expect(received).toEqual([{ authorization: 'Bearer secret', named: 'tools,reviews', tags }]);
  purgeCdn([TOOL]);
  purgeCdn(['prices']);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.tags).toEqual(['prices']);
});

it('sends a change only after other instances know of it, and then all changes meanwhile', async () => {
  purgeCdn(['tools']);
  purgeCdn(['reviews']);
  purgeCdn(['tools', 'prices']);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received.map((purge) => purge.tags)).toEqual([['tools'], ['reviews', 'tools', 'prices']]);
  expect(pauses.every((ms) => ms > LEARNED_AFTER_MS)).toBe(true);
});

it.each([500, 307])('tells again what was answered with %d, and warns of it once', async (status) => {
  statuses = [status, status];
  purgeCdn(['legal-pages']);
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received.map((purge) => purge.tags)).toEqual(Array.from({ length: 3 }, () => ['legal-pages']));
  expect(warn).toHaveBeenCalledTimes(1);
});

it('tells nothing where no network is set', async () => {
  settings.CDN_PURGE_URL = undefined;
  purgeCdn(['tools']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toEqual([]);
});
